### Africana, auf Deutsch. Gleiche Ids und Argumente wie en.ftl und it.ftl. Regel-Ids: docs/rules/africana.md.

africana-title = Africana

## Optionen eines Tischs

africana-option-start_player = Wer beginnt
africana-option-start_player-random = Das Los
africana-option-start_player-chosen = Bestimmt, wer den Tisch eröffnet
africana-option-score_view = Erfüllte Karten und Punkte
africana-option-score_view-hidden = Nur für ihren Besitz sichtbar
africana-option-score_view-open = Für alle sichtbar
africana-option-page_notes = Notizen zu Buchseiten
africana-option-page_notes-on = An
africana-option-page_notes-off = Aus
africana-option-hand_limit_counts = Limit von 5 Karten
africana-option-hand_limit_counts-all = Zählt die ganze Hand
africana-option-hand_limit_counts-travel = Zählt nur Reisekarten
africana-option-stall_rounds = Leere Runden, die das Spiel beenden
africana-option-take_back = Zurücknehmen
africana-option-take_back-on = An
africana-option-take_back-off = Aus

## Überschriften der Regeln

africana-rule-1 = Mitspielende und Gesellschaften
africana-rule-2 = Karte
africana-rule-3 = Aufbau
africana-rule-4 = Zug
africana-rule-5 = Reisekarten
africana-rule-6 = Abenteuerbücher
africana-rule-7 = Reisen
africana-rule-8 = Joker, Assistenz, Umfärben
africana-rule-9 = Sich Expeditionen anschließen
africana-rule-10 = Expeditionen beenden
africana-rule-11 = Abenteuer beenden
africana-rule-12 = Zugende: Limits
africana-rule-13 = Neue Expeditionen
africana-rule-14 = Ende des Spiels
africana-rule-15 = Wertung
africana-rule-16 = Sieg
africana-rule-17 = Geld
africana-rule-18 = Was bekannt ist
africana-rule-19 = Was endgültig ist

## Spielmaterial

africana-piece-italy = Italien
africana-piece-france = Frankreich
africana-piece-germany = Deutschland
africana-piece-england = England
africana-piece-magenta = Magenta
africana-piece-turquoise = Türkis
africana-piece-grey = Grau
africana-piece-orange = Orange
africana-piece-violet = Violett
africana-piece-either = { $first } oder { $second }
africana-piece-joker = Joker
africana-piece-assistant = Assistenz { $colour }
africana-piece-several = { $n } × { $card }
africana-piece-expedition = { $from } → { $to }
africana-piece-page = { $what } – { $place }
africana-piece-mask = Maske
africana-piece-djembe = Djembe
africana-piece-figurine = Figur
africana-piece-vessel = Gefäß
africana-piece-shield = Schild

## Orte

africana-place-north = Nord
africana-place-south = Süd
africana-place-addis_abeba = Addis Abeba
africana-place-aswan = Assuan
africana-place-cairo = Kairo
africana-place-cape_town = Kapstadt
africana-place-dakar = Dakar
africana-place-jidda = Dschidda
africana-place-khartoum = Khartum
africana-place-lagos = Lagos
africana-place-leopoldville = Leopoldville
africana-place-luanda = Luanda
africana-place-marrakesh = Marrakesch
africana-place-mozambique = Mozambique
africana-place-napoli = Neapel
africana-place-port_natal = Port Natal
africana-place-serengeti = Serengeti
africana-place-tananarive = Tananarive
africana-place-timbuktu = Timbuktu
africana-place-tripoli = Tripolis
africana-place-ujiji = Ujiji
africana-place-victoria_falls = Victoriafälle
africana-place-windhoek = Windhoek
africana-place-zanzibar = Sansibar

## Was geschehen ist

africana-event-game_started = Neues Spiel: { $companies }.
africana-event-setup_done = In der Auslage: { $expeditions }.
africana-event-start_hand = { $who } beginnt mit { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
africana-event-start_hand-own = { $who } beginnt mit { $cards }.
africana-event-turn_started = Runde { $round }: { $who }.
africana-event-turn_started-last = Runde { $round }, die letzte: { $who }.
africana-event-travel_drawn-action = { $who } zieht { $n ->
    [0] nichts: keine Reisekarte ist übrig
    [one] 1 Reisekarte
   *[other] { $n } Reisekarten
}.
africana-event-travel_drawn-action-own = { $who } zieht { $cards }.
africana-event-travel_drawn-bonus = { $who } erhält { $n ->
    [0] nichts: keine Reisekarte ist übrig
    [one] 1 Reisekarte
   *[other] { $n } Reisekarten
}.
africana-event-travel_drawn-bonus-own = { $who } erhält { $cards }.
africana-event-travel_shuffled = Der Ablagestapel wird gemischt: { $n ->
    [one] 1 Reisekarte
   *[other] { $n } Reisekarten
}.
africana-event-page_turned = { $who } blättert { $direction ->
    [F] vor
   *[B] zurück
} ({ $n ->
    [0] kostenlos
   *[other] { $n } Silber
}).
africana-event-page_turned-now = { $who } blättert { $direction ->
    [F] vor
   *[B] zurück
} ({ $n ->
    [0] kostenlos
   *[other] { $n } Silber
}): jetzt { $pages }.
africana-event-adventure_bought = { $who } kauft { $page } für { $n } Silber ({ $book }buch).
africana-event-book_closed = { $who } schließt das Buch und lässt alles, wie es ist.
africana-event-pawn_moved = { $who } reist { $from } → { $to } mit { $card }.
africana-event-pawn_moved-recoloured = { $who } reist { $from } → { $to } mit { $card }, umgefärbt für { $n } Silber.
africana-event-expedition_joined = { $who } schließt sich { $expedition } an und erhält { $n } Silber.
africana-event-expedition_joined-card = { $who } schließt sich { $expedition } an und zieht.
africana-event-expedition_finished = { $who } beendet { $expedition }: { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
africana-event-expedition_finished-others = { $who } beendet { $expedition }: { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Marker zurück an { $others }.
africana-event-adventure_finished = { $who } bringt heim: { $artifact } ({ $n } Silber).
africana-event-adventure_finished-assistant = { $who } gewinnt: { $assistant }.
africana-event-move_ended = { $who } bleibt am Ort.
africana-event-card_dropped-discard = { $who } wirft ab: { $card }.
africana-event-card_dropped-removed = { $who } gibt endgültig ab: { $card }.
africana-event-adventure_shed = { $who } gibt auf: { $page }.
africana-event-expeditions_refilled = Neu in der Auslage: { $expeditions }. Übrig: { $left }.
africana-event-last_round = Die Expeditionen gehen aus: Das ist die letzte Runde. Noch am Zug: { $left }.
africana-event-last_round-over = Die Expeditionen gehen aus.
africana-event-taken_back = { $who } nimmt eine Wahl zurück.
africana-event-game_ended-regular = Die letzte Runde ist zu Ende.
africana-event-game_ended-stalled = Zu lange wurde keine Expedition beendet. Das Spiel ist aus.
africana-event-hands_shown = Alle Hände: { $hands }.
africana-event-hands_shown-one = { $who } ({ $cards })
africana-event-hands_shown-none = { $who } (keine Karte)
africana-event-scored = Die Wertung: { $totals }.
africana-event-scored-one = { $who } { $n }
africana-event-winner-points = { $who } gewinnt.
africana-event-winner-silver = { $who } gewinnt mit mehr Silber.
africana-event-winner-shared = { $who } gewinnen gemeinsam.

## Was du gefragt wirst

africana-prompt-waiting = { $who } überlegt.
africana-prompt-over = Das Spiel ist zu Ende.
africana-prompt-action = Ziehen, Buch öffnen oder reisen.
africana-prompt-book = Blättern, kaufen oder Buch schließen. Du hast { $silver } Silber.
africana-prompt-move = Weiterreisen, sich anschließen, beenden oder die Reise abschließen.
africana-prompt-drop = Behalte { $keep } Karten: wirf { $n } ab.
africana-prompt-shed = Behalte { $keep } Abenteuer: gib { $n } ab.

## Gruppen von Möglichkeiten

africana-deed-draw = Ziehen
africana-deed-book = Buch
africana-deed-move = Reisen
africana-deed-turn = Umblättern
africana-deed-buy = Seite kaufen
africana-deed-close = Buch schließen
africana-deed-join = Anschluss an eine Expedition
africana-deed-fin = Expedition beenden
africana-deed-adv = Abenteuer beenden
africana-deed-go = Weiterreisen
africana-deed-stop = Reise abschließen
africana-deed-drop = Karte abwerfen
africana-deed-shed = Abenteuer abgeben

## Möglichkeiten

africana-offer-hidden = verdeckt
africana-offer-price = { $n ->
    [0] kostenlos
   *[other] { $n } Silber
}
africana-offer-draw = { $n ->
    [0] Ziehen: keine Reisekarte ist übrig
    [one] 1 Reisekarte ziehen
   *[other] { $n } Reisekarten ziehen
}
africana-offer-draw-over = { $n ->
    [0] Ziehen: keine Reisekarte ist übrig
    [one] 1 Reisekarte ziehen
   *[other] { $n } Reisekarten ziehen
}, dann { $over } abwerfen
africana-offer-book = { $book }buch öffnen
africana-offer-move = Reisen{ $n ->
    [0] {""}
    [one] , 1 Ziel ist hier
   *[other] , { $n } Ziele sind hier
}
africana-offer-close = Buch schließen
africana-offer-close-over = Buch schließen, dann { $over } Abenteuer abgeben
africana-offer-turn-F = Umblättern
africana-offer-turn-F-known = Umblättern zu { $page }
africana-offer-turn-B = Zurückblättern
africana-offer-turn-B-known = Zurückblättern zu { $page }
africana-offer-buy = { $page } kaufen
africana-offer-stop = Reise abschließen{ $n ->
    [0] {""}
    [one] , 1 Ziel bleibt offen
   *[other] , { $n } Ziele bleiben offen
}
africana-offer-stop-over = Reise abschließen, dann { $over ->
    [one] 1 Karte
   *[other] { $over } Karten
} abwerfen
africana-offer-join = Anschluss an { $expedition }: { $n } Silber
africana-offer-join-card = Anschluss an { $expedition }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ziehen
africana-offer-fin = { $expedition } beenden: { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
africana-offer-adv-artifact = { $artifact } heimbringen: { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
africana-offer-adv-artifact-set = { $artifact } heimbringen: { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Sammlungen { $before } → { $after }
africana-offer-adv-assistant = { $assistant } gewinnen
africana-offer-adv-assistant-penalty = { $assistant } gewinnen, Abzug { $before } → { $after }
africana-offer-go = Nach { $place } mit { $card }
africana-offer-go-recoloured = Nach { $place } mit { $card }, umgefärbt
africana-offer-drop = { $card } abwerfen
africana-offer-drop-for-good = { $card } endgültig abgeben
africana-offer-shed = { $page } abgeben. Es verlässt das Spiel.

## Was zusammengehört

africana-plan-join = { $n ->
    [0] Hier
    [one] In 1 Schritt
   *[other] In { $n } Schritten
}: Anschluss an { $expedition }
africana-plan-fin = { $n ->
    [0] Hier
    [one] In 1 Schritt
   *[other] In { $n } Schritten
}: { $expedition } beenden
africana-plan-adv = { $n ->
    [0] Hier
    [one] In 1 Schritt
   *[other] In { $n } Schritten
}: { $page } beenden

## Warum etwas nicht geht

africana-why-over = Das Spiel ist zu Ende.
africana-why-one-action = Deine Aktion steht fest. Eine pro Zug.
africana-why-expects-action = Wähle zuerst eine Aktion: ziehen, Buch öffnen oder reisen.
africana-why-expects-book = Dein Buch ist offen. Blättere, kaufe oder schließe es.
africana-why-expects-move = Du bist auf Reisen. Zieh weiter, beende etwas oder schließe ab.
africana-why-expects-drop = Du hast zu viele Karten. Wirf erst eine ab.
africana-why-expects-shed = Du hast zu viele Abenteuer. Gib erst eins ab.
africana-why-book-empty = Das { $book }buch ist leer.
africana-why-no-page-left = Links liegt keine Seite.
africana-why-no-page-right = Rechts liegt keine Seite.
africana-why-turn-silver = Weiterblättern kostet { $need } Silber. Du hast { $have }.
africana-why-buy-silver = Eine Seite kostet { $need } Silber. Du hast { $have }.
africana-why-recolour-silver = Umfärben kostet { $need } Silber. Du hast { $have }.
africana-why-no-expedition = Eine Expedition { $name } gibt es nicht.
africana-why-not-displayed = { $expedition } liegt nicht aus.
africana-why-starts-elsewhere = { $expedition }: Anschluss nur hier möglich: { $place }.
africana-why-joined-already = { $expedition }: Du bist schon dabei.
africana-why-no-marker = Deine { $n } Marker liegen alle auf Expeditionen.
africana-why-not-joined = { $expedition }: Du bist nicht dabei.
africana-why-ends-elsewhere = { $expedition } endet dort: { $place }. Deine Spielfigur ist woanders.
africana-why-no-adventure = Ein Abenteuer { $name } gibt es nicht.
africana-why-adventure-of = { $who } hat { $page }.
africana-why-adventure-not-held = Du hast { $page } nicht.
africana-why-target-elsewhere = Deine Spielfigur ist nicht dort ({ $place }): { $page }.
africana-why-no-place = Einen Ort { $name } gibt es nicht.
africana-why-no-route = Keine Route führt von { $from } nach { $to }.
africana-why-not-in-hand = Diese Karte fehlt in deiner Hand: { $card }.
africana-why-on-table = Schon auf dieser Reise gespielt: { $card }.
africana-why-card-closed = Für { $place } brauchst du { $colours }. Das passt nicht: { $card }.
africana-why-valid-anyway = Für { $place } ist Umfärben unnötig: { $card }.
africana-why-no-card = Dir fehlt { $colours } für { $place }.
africana-why-only-travel = Joker und Assistenz zählen hier nicht. Wirf Reisekarten ab.

## Der Tisch in Worten

africana-view-setting-up = Der Tisch wird aufgebaut.
africana-view-turn = Runde { $round }: { $who } ist am Zug.
africana-view-last-round = Die letzte Runde. Noch nicht fertig: { $left }.
africana-view-over = Das Spiel ist zu Ende, nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
africana-view-reading = Geblättert: { $turns }. Gekauft: { $bought }.
africana-view-table = Auf dieser Reise gespielt: { $cards }.
africana-view-company = { $who } ({ $name }), { $place }: { $silver } Silber, { $markers } Marker im Vorrat.
africana-view-you = Du bist { $who } ({ $name }), { $place }: { $silver } Silber, { $markers } Marker im Vorrat.
africana-view-hand = Hand von { $who }, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}: { $cards }.
africana-view-cards = Hand von { $who }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
africana-view-cards-known = Hand von { $who }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, darunter { $cards }.
africana-view-unfinished = Offene Abenteuer von { $who }: { $pages }.
africana-view-stack-hidden = Beendet von { $who }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
africana-view-stack-expeditions = Beendete Expeditionen von { $who }: { $expeditions }.
africana-view-stack-artifacts = Artefakte von { $who }: { $artifacts }.
africana-view-stack-assistants = Beendete Abenteuer mit Assistenz von { $who }: { $n }.
africana-view-score = { $who } zählt jetzt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
africana-view-ways = Von { $place } ({ $half }): { $ways }.
africana-view-way = { $place } ({ $colours })
africana-view-slot = Platz { $slot }: { $expedition }, { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Anschluss bringt { $bonus }.
africana-view-slot-empty = Platz { $slot } ist leer.
africana-view-bonus-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
africana-view-bonus-silver = { $n } Silber
africana-view-joined = Auf Platz { $slot } dabei: { $who }.
africana-view-pile = { $n ->
    [0] Im Stapel ist keine Expedition mehr.
    [one] Im Stapel ist 1 Expedition, Buchstabe { $letter }.
   *[other] Im Stapel sind { $n } Expeditionen, oben Buchstabe { $letter }.
}
africana-view-book = { $book }buch: offen { $pages }. { $left } links, { $right } rechts.
africana-view-book-notes = { $book }buch, schon gesehen: { $pages }. Noch nie gesehen: { $n }.
africana-view-book-empty = { $book }buch: leer.
africana-view-travel = Reisestapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
africana-view-discard = Ablagestapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}: { $cards }.
africana-view-assistants = { $n ->
    [0] Keine Assistenz ist übrig.
   *[other] Noch zu gewinnen: { $assistants }.
}
africana-view-removed = Aus dem Spiel: { $things }.

## Die Abrechnung am Ende

africana-count-expeditions = Expeditionen
africana-count-artifacts = Artefakte
africana-count-collections = Sammlungen
africana-count-assistants = Assistenz
africana-count-silver = Silber
africana-count-cards = Reisekarten
africana-count-unfinished = Offene Artefakte
africana-count-total = Summe
africana-count-collection = { $artifacts } = { $points }
africana-count-split = { $who }: { $collections }.
africana-count-split-over = { $who }: { $collections }. Übrig: { $over }.
africana-count-regular = Die Expeditionen gingen in Runde { $rounds } aus.
africana-count-stalled = Zu lange wurde keine Expedition beendet. Ende nach Runde { $rounds }.
africana-count-tie-silver = Gleichstand: { $who } gewinnt mit { $silver } Silber.
africana-count-tie-shared = { $who } teilen sich den Sieg, je mit { $silver } Silber.

## Auf dem Bildschirm
africana-screen-minutes = 60 min
africana-screen-about = Reise mit Karten, schließ dich Expeditionen an, beende sie, kauf Abenteuer aus zwei Büchern.
africana-screen-board = Karte von Afrika
africana-screen-hand = Deine Hand
africana-screen-hand-of = { $n } von { $limit }
africana-screen-equator = Äquator
africana-screen-pile = Stapel
africana-screen-pile-of = Reisestapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
africana-screen-expeditions = Expeditionen
africana-screen-expeditions-help = Drück auf eine, um sie auf der Karte zu sehen.
africana-screen-expeditions-left = Übrige Expeditionen
africana-screen-route = { $from } nach { $to }
africana-screen-worth = { $silver } Silber, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
africana-screen-bonus-card = dabei: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
africana-screen-bonus-silver = dabei: { $n } Silber
africana-screen-joined = Dabei: { $who }
africana-screen-empty-slot = Leer
africana-screen-sets = Sammlungen
africana-screen-each = eins von jedem
africana-screen-two-different = zwei verschiedene
africana-screen-three-same = drei gleiche
africana-screen-two-same = zwei gleiche
africana-screen-set = { $set }: { $n } Punkte
africana-screen-round = Runde { $round }
africana-screen-last-round = Runde { $round }, die letzte
africana-screen-silver = { $n } Silber
africana-screen-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
africana-screen-open-adventures = { $n ->
    [one] 1 Abenteuer
   *[other] { $n } Abenteuer
}
africana-screen-finished = { $n } erfüllt
africana-screen-place = { $place }, { $half }. Eintritt mit { $colours }. { $things }
africana-screen-pawn = { $who } steht hier.
africana-screen-can = Möglich: { $deeds }.
africana-screen-starts = { $expedition } beginnt hier.
africana-screen-ends = { $expedition } endet hier.
africana-screen-no-way = Dahin führt jetzt nichts.
africana-screen-card = { $card }, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
africana-screen-book-north = Nordbuch
africana-screen-book-south = Südbuch
africana-screen-page-left = { $book }, links: { $page }
africana-screen-page-right = { $book }, rechts: { $page }
africana-screen-no-page = keine Seite
africana-screen-turn-back = { $book }: zurückblättern, { $price }
africana-screen-turn-forward = { $book }: umblättern, { $price }
africana-screen-book-closed = Dieses Buch ist jetzt nicht für dich offen.
africana-screen-assistant = Assistenz
africana-screen-card-m = Spirale
africana-screen-card-t = Welle
africana-screen-card-g = Berg
africana-screen-card-o = Sonne
africana-screen-card-v = Raute
africana-screen-card-j = Joker
africana-do-draw = Ziehen
africana-do-book = Buch öffnen
africana-do-move = Reisen
africana-do-turn = Umblättern
africana-do-buy = Seite kaufen
africana-do-close = Buch schließen
africana-do-join = Anschließen
africana-do-fin = Beenden
africana-do-adv = Beenden
africana-do-go = Reisen
africana-do-stop = Zug beenden
africana-do-drop = Ablegen
africana-do-shed = Ablegen
