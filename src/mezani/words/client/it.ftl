### L’interfaccia nel browser, in italiano. Gli stessi id e argomenti di en.ftl e de.ftl.

## Dappertutto

client-home = Inizio
client-menu = Menu
client-close = Chiudi
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
client-level-beginner-help = Per una prima partita.
client-level-casual = Amichevole
client-level-casual-help = Gioca a sensazione.
client-level-strong = Forte
client-level-strong-help = Guarda un po’ avanti.
client-level-expert = Esperto
client-level-expert-help = Guarda avanti finché c’è tempo.

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
client-final = Non si può annullare.
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
client-frozen = Questo tavolo non può andare avanti: { $why }
client-watching = Stai guardando. Le mani restano nascoste fino alla fine.
client-replaced = Un bot gioca al tuo posto.
client-take-back-seat = Riprendi il tuo posto
client-proposal = { $name } chiede di tornare alla mossa { $turn }.
client-agree = Accetta
client-refuse = Rifiuta

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

## Inizio

client-home-title = Al tavolo
client-home-your-move = Tocca a te
client-home-other-tables = Gli altri tuoi tavoli
client-home-play-now = Gioca subito
client-home-open-tables = Tavoli aperti qui
client-play-now = Gioca subito
client-with-friends = Con amici
client-seats-range = { $least }–{ $most } persone
client-guest-name = Ospite { $n }
client-loading-short = Un momento
client-error-away-page = Nessuna connessione. La pagina riprova da sola.
client-time-left = ancora { $time }
client-seats-taken = { $taken } posti su { $all } occupati.
client-waits-for = Si aspetta { $names }
client-over = Finita
client-none = Nessuno

## Un nuovo tavolo

client-new-table = Nuovo tavolo: { $game }
client-new-who = Con chi
client-who-bots = Con i bot
client-who-bots-help = Comincia subito.
client-who-link = Con un link
client-who-link-help = Ognuno lo apre sul proprio schermo.
client-who-screen = A questo schermo
client-who-screen-help = Un dispositivo passa di mano.
client-new-seats = Posti
client-your-name = Il tuo nome
client-name = Nome
client-level = Livello
client-seat-kind = { $seat }: chi ci siede
client-seat-open = Posto libero
client-seat-open-help = Chi apre il link.
client-seat-person = Una persona qui
client-seat-bot = Bot
client-seat-add = Aggiungi un posto
client-seat-remove = Togli { $seat }
client-new-pace = Ritmo
client-pace-none = Senza tempo
client-pace-live-5 = 5 min a testa
client-pace-live-15 = 15 min a testa
client-pace-days-1 = 1 giorno a mossa
client-pace-days-3 = 3 giorni a mossa
client-pace-days-7 = 7 giorni a mossa
client-new-listed = Mostralo nella pagina iniziale di questo luogo
client-table-name = Nome del tavolo, se vuoi
client-new-rules = Regole
client-rules-standard = Come al solito
client-rules-house = Regole della casa
client-rules-show = { $n } scelte
client-rules-read = Leggi le regole
client-usual = solito
client-create = Crea e siediti

## Sedersi e aspettare

client-invites = { $name } ti invita.
client-sit-down = Siediti come { $name }
client-seat-fill = Metti un bot
client-seat-free = Libera il posto
client-copy-link = Copia il link
client-copied = Copiato
client-share = Condividi
client-qr = Codice QR
client-start = Comincia
client-start-with-bots = Comincia ora, i bot prendono i posti liberi
client-host-starts = { $name } comincia la partita.
client-error-full = Tutti i posti sono occupati. Puoi guardare quando comincia.

## A uno schermo

client-pass-to = Passa a { $name }
client-hold-to-look = { $name }: tieni premuto per guardare
client-hold-help = Tieni premuto il tuo segno per vedere la tua mano.

## La fine della partita

client-end-count = Il conteggio
client-end-place = Posto
client-end-seat = Chi
client-end-show-all = Mostra tutto
client-end-see-board = Guarda la plancia
client-end-curve = Punti nel tempo
client-end-again = Ancora
client-end-to-next = Alla prossima partita
client-end-new-seats = Ancora, altri posti

## Rivedere

client-replay-first = All'inizio
client-replay-before = Un'azione indietro
client-replay-play = Avvia
client-replay-pause = Pausa
client-replay-after = Un'azione avanti
client-replay-last = Alla fine
client-replay-speed = Velocità, ora per { $n }
client-replay-scrub = Momento della partita
client-replay-eyes = Chi guarda
client-replay-public = Ciò che tutti hanno visto
client-replay-as = Come l'ha vista { $name }
client-replay-play-on = Gioca da qui
client-replay-now = Torna a ora
client-recap = Mentre non c'eri
client-recap-since =
    { $n ->
        [one] 1 mossa da { $when }
       *[other] { $n } mosse da { $when }
    }
client-watch = Guarda
client-read = Leggi
client-skip = Salta

## Regole, bot, informazioni

client-rules-search = Cerca nelle regole
client-rules-english = Le regole numerate sono in inglese.
client-contents = Indice
client-bots-about = I bot sanno solo ciò che il loro posto può sapere. Ogni livello gioca a tutti i giochi.
client-play-it = Giocaci
client-about-what = Mezani, in swahili «a tavola», porta nel browser quattro giochi da tavolo ambientati in Africa.
client-about-fair = Nessuno conosce la prossima carta, nemmeno il programma. Ogni pescata segue da un seme il cui hash si vede prima della partita, e dopo ognuno può controllare.
client-about-theme = La terra è un luogo, non un premio. La mappa mostra coste e spazi, nessun confine; i nomi dei luoghi sono quelli dei giochi, alcuni sono antichi.
client-about-licence = Software libero con licenza MIT. Tutte le figure sono disegnate per Mezani.
client-about-fonts = Caratteri: Bricolage Grotesque e Atkinson Hyperlegible Next, con la Open Font License.
client-about-coast = Coste: Natural Earth, di pubblico dominio.
client-about-version = Versione { $version }

## Controllare il mescolamento

client-verify-how = Prima della partita l'hash del seme era fissato. Dopo la fine il seme si mostra: con esso ogni pescata si può ricavare di nuovo.
client-verify-hash = Hash del seme
client-verify-seed = Seme
client-verify-salts = Sali dei posti
client-verify-later = La partita è in corso. Il seme si mostra alla fine.
client-verify-holds = È giusto: tutte le { $n } pescate seguono dal seme.
client-verify-fails = Non è giusto.
client-record = Registro della partita
client-to-table = Al tavolo

## Impostazioni

client-me-who = Chi sei
client-me-mark = Il tuo segno, dove è libero
client-mark-blue = Cerchio blu
client-mark-red = Triangolo rosso
client-mark-gold = Quadrato oro
client-mark-mint = Rombo menta
client-mark-plum = Esagono prugna
client-keep = Salva
client-kept = Salvato.
client-account = Tieni questo nome con una password
client-account-help = Un conto raccoglie i tuoi tavoli su tutti i tuoi dispositivi. Non serve un indirizzo di posta.
client-account-make = Tienilo
client-account-made = Ora il nome è tuo.
client-password = Password
client-login = Entra
client-logout = Esci
client-me-look = Aspetto
client-text-size = Testo: { $percent } %
client-motion = Movimento
client-motion-natural = Naturale
client-motion-fast = Veloce
client-motion-off = Spento
client-setting-sound = Suoni
client-setting-single_tap = Un tocco gioca ciò che si può annullare
client-setting-single_press = Basta una pressione, anche se non si può annullare
client-setting-keys = Le lettere sono scorciatoie
client-me-data = I tuoi dati
client-export = Esporta tutto
client-delete = Cancellami
client-delete-now = Cancellami ora: non si può annullare
client-deleted = Cancellato.
client-host-page = Questo luogo
client-host-name = Nome di questo luogo
client-host-opens = Chi può aprire tavoli
client-host-opens-everybody = Tutti
client-host-opens-accounts = Chi ha un conto
client-host-opens-host = Solo chi ospita
client-host-numbers = Versione { $version } · { $people } persone · { $tables } tavoli, { $running } in corso · { $megabytes } MB
client-host-healthy = Va tutto bene.
client-host-ill = Qualcosa non funziona: guarda il registro.
client-host-backup = Scarica una copia
