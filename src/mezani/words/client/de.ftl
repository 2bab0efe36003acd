### Die Oberfläche im Browser, auf Deutsch. Dieselben Ids und Argumente wie in en.ftl und it.ftl.

## Überall

client-home = Start
client-menu = Menü
client-close = Schließen
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
client-level-beginner-help = Für eine erste Partie.
client-level-casual = Gemütlich
client-level-casual-help = Spielt nach Gefühl.
client-level-strong = Stark
client-level-strong-help = Denkt etwas voraus.
client-level-expert = Meister
client-level-expert-help = Denkt voraus, so weit die Zeit reicht.

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
client-final = Nicht rücknehmbar.
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
client-frozen = Dieser Tisch kann nicht weitergehen: { $why }
client-watching = Du schaust zu. Die Hände bleiben bis zum Ende verdeckt.
client-replaced = Auf deinem Platz spielt ein Bot.
client-take-back-seat = Platz zurücknehmen
client-proposal = { $name } möchte zu Zug { $turn } zurück.
client-agree = Einverstanden
client-refuse = Ablehnen

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

## Start

client-home-title = Am Tisch
client-home-your-move = Du bist dran
client-home-other-tables = Deine anderen Tische
client-home-play-now = Gleich spielen
client-home-open-tables = Offene Tische hier
client-play-now = Gleich spielen
client-with-friends = Mit Freunden
client-seats-range = { $least }–{ $most } Personen
client-guest-name = Gast { $n }
client-loading-short = Moment
client-error-away-page = Keine Verbindung. Die Seite versucht es selbst nochmal.
client-time-left = noch { $time }
client-seats-taken = { $taken } von { $all } Plätzen besetzt.
client-waits-for = Es wird gewartet auf { $names }
client-over = Zu Ende
client-none = Keine

## Ein neuer Tisch

client-new-table = Neuer Tisch: { $game }
client-new-who = Mit wem
client-who-bots = Mit Bots
client-who-bots-help = Geht sofort los.
client-who-link = Per Link
client-who-link-help = Alle öffnen ihn am eigenen Bildschirm.
client-who-screen = An diesem Bildschirm
client-who-screen-help = Ein Gerät geht reihum.
client-new-seats = Plätze
client-your-name = Dein Name
client-name = Name
client-level = Stufe
client-seat-kind = { $seat }: wer dort sitzt
client-seat-open = Freier Platz
client-seat-open-help = Wer den Link öffnet.
client-seat-person = Jemand hier
client-seat-bot = Bot
client-seat-add = Platz dazu
client-seat-remove = { $seat } entfernen
client-new-pace = Tempo
client-pace-none = Ohne Uhr
client-pace-live-5 = je 5 min
client-pace-live-15 = je 15 min
client-pace-days-1 = 1 Tag je Zug
client-pace-days-3 = 3 Tage je Zug
client-pace-days-7 = 7 Tage je Zug
client-new-listed = Auf der Startseite dieses Ortes zeigen
client-table-name = Name des Tisches, wenn du magst
client-new-rules = Regeln
client-rules-standard = Wie üblich
client-rules-house = Hausregeln
client-rules-show = { $n } Schalter
client-rules-read = Regeln lesen
client-usual = üblich
client-create = Anlegen und hinsetzen

## Hinsetzen und warten

client-invites = { $name } lädt dich ein.
client-sit-down = Als { $name } hinsetzen
client-seat-fill = Bot hinsetzen
client-seat-free = Platz freigeben
client-copy-link = Link kopieren
client-copied = Kopiert
client-share = Teilen
client-qr = QR-Code
client-start = Los
client-start-with-bots = Jetzt starten, Bots nehmen die freien Plätze
client-host-starts = { $name } startet das Spiel.
client-error-full = Alle Plätze sind besetzt. Du kannst zuschauen, wenn es losgeht.

## An einem Bildschirm

client-pass-to = Weiter an { $name }
client-hold-to-look = { $name }: zum Ansehen gedrückt halten
client-hold-help = Halte dein Zeichen gedrückt, um deine Hand zu sehen.

## Das Ende einer Partie

client-end-count = Die Wertung
client-end-place = Rang
client-end-seat = Wer
client-end-show-all = Alles zeigen
client-end-see-board = Plan ansehen
client-end-curve = Punkte im Verlauf
client-end-again = Nochmal
client-end-to-next = Zum nächsten Spiel
client-end-new-seats = Nochmal, neue Plätze

## Nachspielen

client-replay-first = Zum Anfang
client-replay-before = Eine Aktion zurück
client-replay-play = Abspielen
client-replay-pause = Pause
client-replay-after = Eine Aktion weiter
client-replay-last = Zum Ende
client-replay-speed = Tempo, jetzt mal { $n }
client-replay-scrub = Stelle der Partie
client-replay-eyes = Wer schaut
client-replay-public = Was alle sahen
client-replay-as = Wie { $name } es sah
client-replay-play-on = Von hier weiterspielen
client-replay-now = Zurück zu jetzt
client-recap = Während du weg warst
client-recap-since =
    { $n ->
        [one] 1 Zug seit { $when }
       *[other] { $n } Züge seit { $when }
    }
client-watch = Ansehen
client-read = Lesen
client-skip = Überspringen

## Regeln, Bots, Über

client-rules-search = In den Regeln suchen
client-rules-english = Die nummerierten Regeln sind auf Englisch.
client-contents = Inhalt
client-bots-about = Bots wissen nur, was ihr Platz wissen darf. Jede Stufe spielt jedes Spiel.
client-play-it = Gegen sie spielen
client-about-what = Mezani, auf Swahili „am Tisch“, bringt vier Brettspiele aus Afrika in den Browser.
client-about-fair = Niemand kennt die nächste Karte, auch das Programm nicht. Jeder Zug des Glücks folgt aus einem Startwert, dessen Hash vor dem Spiel zu sehen ist; danach können ihn alle prüfen.
client-about-theme = Das Land ist ein Ort, keine Beute. Die Karte zeigt Küsten und Felder, keine Grenzen; Ortsnamen sind die der Spiele, manche sind alt.
client-about-licence = Freie Software unter der MIT-Lizenz. Alle Bilder sind für Mezani gezeichnet.
client-about-fonts = Schriften: Bricolage Grotesque und Atkinson Hyperlegible Next, unter der Open Font License.
client-about-coast = Küsten: Natural Earth, gemeinfrei.
client-about-version = Version { $version }

## Das Mischen prüfen

client-verify-how = Vor dem Spiel stand der Hash des Startwerts fest. Nach dem Ende wird der Startwert gezeigt: mit ihm lässt sich jedes Ziehen nachrechnen.
client-verify-hash = Hash des Startwerts
client-verify-seed = Startwert
client-verify-salts = Beigaben der Plätze
client-verify-later = Das Spiel läuft. Der Startwert wird am Ende gezeigt.
client-verify-holds = Es stimmt: alle { $n } Ziehungen folgen aus dem Startwert.
client-verify-fails = Es stimmt nicht.
client-record = Aufzeichnung der Partie
client-to-table = Zum Tisch

## Einstellungen

client-me-who = Wer du bist
client-me-mark = Dein Zeichen, wo es frei ist
client-mark-blue = Blauer Kreis
client-mark-red = Rotes Dreieck
client-mark-gold = Goldenes Quadrat
client-mark-mint = Mintgrüne Raute
client-mark-plum = Pflaumenfarbenes Sechseck
client-keep = Speichern
client-kept = Gespeichert.
client-account = Diesen Namen mit Passwort behalten
client-account-help = Ein Konto sammelt deine Tische auf allen Geräten. Eine Mailadresse ist nicht nötig.
client-account-make = Behalten
client-account-made = Der Name gehört jetzt dir.
client-password = Passwort
client-login = Anmelden
client-logout = Abmelden
client-me-look = Aussehen
client-text-size = Schriftgröße: { $percent } %
client-motion = Bewegung
client-motion-natural = Natürlich
client-motion-fast = Schnell
client-motion-off = Aus
client-setting-sound = Töne
client-setting-single_tap = Einmal tippen spielt, was rücknehmbar ist
client-setting-single_press = Einmal drücken genügt, auch wenn es nicht rücknehmbar ist
client-setting-keys = Einzelne Buchstaben sind Kurzbefehle
client-me-data = Deine Daten
client-export = Alles ausgeben
client-delete = Mich löschen
client-delete-now = Mich jetzt löschen: nicht rücknehmbar
client-deleted = Gelöscht.
client-host-page = Dieser Ort
client-host-name = Name dieses Ortes
client-host-opens = Wer Tische anlegen darf
client-host-opens-everybody = Alle
client-host-opens-accounts = Wer ein Konto hat
client-host-opens-host = Nur wer diesen Ort führt
client-host-numbers = Version { $version } · { $people } Personen · { $tables } Tische, { $running } laufen · { $megabytes } MB
client-host-healthy = Alles in Ordnung.
client-host-ill = Etwas geht nicht: sieh ins Protokoll.
client-host-backup = Sicherung herunterladen
