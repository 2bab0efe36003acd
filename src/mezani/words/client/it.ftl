### L’interfaccia nel browser, in italiano. Gli stessi id e argomenti di en.ftl e de.ftl.

## Dappertutto

client-home = Inizio
client-menu = Menu
client-close = Chiudi
client-back = Indietro
client-settings = Impostazioni
client-rules = Regole
client-language = Lingua
client-theme = Tema
client-theme-auto = Automatico
client-theme-light = Chiaro
client-theme-dark = Scuro
client-you = Tu
client-you-small = tu
client-keys = Tasti
client-nav-play = Gioca
client-nav-learn = Regole
client-nav-bots = Bot
client-nav-me = Io
client-about = Informazioni
client-loading = Un momento.

## Livelli dei bot

client-level-beginner = Principiante
client-level-casual = Amichevole
client-level-strong = Forte
client-level-expert = Esperto

## Il tavolo: zone e persone

client-table = Tavolo
client-prompt = Che cosa fare ora
client-actions = Azioni
client-board = Plancia
client-people = Persone
client-tabs = Accanto alla plancia
client-tab-actions = Azioni
client-tab-log = Diario
client-tab-chat = Chat
client-skip-to = Vai a
client-skip-prompt = Che cosa fare ora
client-skip-actions = Azioni
client-skip-board = Plancia
client-skip-log = Diario
client-bot-level = Bot · { $level }
client-sits-in = Gioca un bot · { $level }
client-away = via da { $minutes } min
client-away-now = via
client-to-move = di turno
client-score-hidden = nascosto
client-your-move = Tocca a te
client-chat = Chat
client-chat-empty = Nessuno ha ancora scritto.
client-chat-say = Scrivi al tavolo
client-chat-send = Invia
client-connection-live = Dal vivo
client-connection-connecting = Connessione
client-connection-away = Senza rete
client-connection-gone = Chiuso
client-your-clock = Il tuo tempo
client-clock-of = { $name }
client-clock-warning = Il tuo tempo sta per finire.

## Il tavolo: scegliere

client-undo = Annulla
client-undo-n = Annulla { $n }
client-undo-off = Si è visto qualcosa o qualcuno ha scelto: non si torna indietro.
client-do-it = Fallo
client-final = { $choice } Non si può annullare.
client-tap-again = Tocca di nuovo per farlo
client-what-you-can-do = Che cosa puoi fare · { $n }
client-show-all = Mostra tutto
client-plans = Mosse intere
client-not-now = Non ora
client-nothing-now = Ora non c'è nulla da fare.
client-sending = Inviato.
client-not-possible = Non si può: { $why }
client-since-your-turn = Dal tuo ultimo turno
client-replay = Rivedi
client-sheet-more = Mostra di più
client-sheet-less = Mostra meno
client-more-said = Altre { $n } nel diario.
client-verify = Controlla il mescolamento
client-leave = Lascia il tavolo
client-leave-now = Lascia: un bot prende il tuo posto

## Tasti

client-key-undo = Annulla
client-key-next = Il prossimo tavolo che ti aspetta
client-key-board = Di' la plancia
client-key-scores = Di' i punti
client-key-turn = Di' che cosa fare ora
client-key-last = Di' l'ultimo turno
client-key-help = Questi tasti
client-key-region = Zona seguente
client-key-back = Un passo indietro
client-key-primary = Fai la scelta selezionata

## Che cosa può andare storto

client-error-away = Nessuna connessione. Il tavolo torna da solo.
client-error-server = Il server ora non risponde. Riprova tra un momento.
client-error = Non è riuscito
client-error-load = Ora questa pagina non si carica.
client-error-no-page = A questo indirizzo non c'è nulla.
client-try-again = Riprova

## La plancia

client-zoom-in = Ingrandisci
client-zoom-out = Riduci
client-zoom-fit = Tutto
