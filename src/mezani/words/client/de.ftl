### Die Oberfläche im Browser, auf Deutsch. Dieselben Ids und Argumente wie in en.ftl und it.ftl.

## Überall

client-home = Start
client-menu = Menü
client-close = Schließen
client-back = Zurück
client-settings = Einstellungen
client-rules = Regeln
client-language = Sprache
client-theme = Farben
client-theme-auto = Automatisch
client-theme-light = Hell
client-theme-dark = Dunkel
client-you = Du
client-you-small = du
client-keys = Tasten
client-nav-play = Spielen
client-nav-learn = Regeln
client-nav-bots = Bots
client-nav-me = Ich
client-about = Über Mezani
client-loading = Einen Moment.

## Stufen der Bots

client-level-beginner = Anfänger
client-level-casual = Gemütlich
client-level-strong = Stark
client-level-expert = Meister

## Der Tisch: Bereiche und Leute

client-table = Tisch
client-prompt = Was jetzt zu tun ist
client-actions = Aktionen
client-board = Spielplan
client-people = Leute
client-tabs = Neben dem Plan
client-tab-actions = Aktionen
client-tab-log = Verlauf
client-tab-chat = Chat
client-skip-to = Springen zu
client-skip-prompt = Was jetzt zu tun ist
client-skip-actions = Aktionen
client-skip-board = Spielplan
client-skip-log = Verlauf
client-bot-level = Bot · { $level }
client-sits-in = Bot springt ein · { $level }
client-away = weg seit { $minutes } min
client-away-now = weg
client-to-move = am Zug
client-score-hidden = verdeckt
client-your-move = Du bist dran
client-chat = Chat
client-chat-empty = Noch hat niemand geschrieben.
client-chat-say = An den Tisch schreiben
client-chat-send = Senden
client-connection-live = Verbunden
client-connection-connecting = Verbinden
client-connection-away = Getrennt
client-connection-gone = Beendet
client-your-clock = Deine Zeit
client-clock-of = { $name }
client-clock-warning = Deine Zeit ist fast um.

## Der Tisch: wählen

client-undo = Zurück
client-undo-n = Zurück { $n }
client-undo-off = Etwas wurde gezeigt oder jemand anderes hat gewählt, kein Zurück.
client-do-it = Ausführen
client-final = { $choice } Nicht rücknehmbar.
client-tap-again = Zum Ausführen nochmal tippen
client-what-you-can-do = Was du tun kannst · { $n }
client-show-all = Alle zeigen
client-plans = Ganze Züge
client-not-now = Jetzt nicht
client-nothing-now = Jetzt ist nichts zu tun.
client-sending = Gesendet.
client-not-possible = Geht nicht: { $why }
client-since-your-turn = Seit deinem letzten Zug
client-replay = Nachspielen
client-sheet-more = Mehr zeigen
client-sheet-less = Weniger zeigen
client-more-said = { $n } weitere im Verlauf.
client-verify = Mischen prüfen
client-leave = Tisch verlassen
client-leave-now = Verlassen: ein Bot übernimmt

## Tasten

client-key-undo = Zurück
client-key-next = Nächster Tisch, der auf dich wartet
client-key-board = Den Plan ansagen
client-key-scores = Die Punkte ansagen
client-key-turn = Ansagen, was zu tun ist
client-key-last = Den letzten Zug ansagen
client-key-help = Diese Tasten
client-key-region = Nächster Bereich
client-key-back = Einen Schritt zurück
client-key-primary = Gewähltes ausführen

## Was schiefgehen kann

client-error-away = Keine Verbindung. Der Tisch kommt von selbst wieder.
client-error-server = Der Server kann gerade nicht antworten. Versuch es gleich nochmal.
client-error = Das ging nicht
client-error-load = Diese Seite lässt sich gerade nicht laden.
client-error-no-page = Unter dieser Adresse gibt es nichts.
client-try-again = Nochmal versuchen

## Der Plan

client-zoom-in = Vergrößern
client-zoom-out = Verkleinern
client-zoom-fit = Alles
