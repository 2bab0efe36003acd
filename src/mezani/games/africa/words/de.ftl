### Africa, auf Deutsch. Dieselben Ids und Argumente wie en.ftl und it.ftl. Nummern der Regeln: docs/rules/africa.md.

africa-title = Africa

## Optionen eines Tisches

africa-option-first_player = Wer beginnt
africa-option-first_player-help = Wer den ersten Zug hat.
africa-option-first_player-random = Ausgelost
africa-option-first_player-random-help = Das Los bestimmt, wer beginnt.
africa-option-first_player-seat = Bestimmt
africa-option-first_player-seat-help = Wer den Tisch anlegt, sagt, wer beginnt.
africa-option-two_player_rule = Regel zu zweit
africa-option-two_player_rule-help = Ob zu zweit mit weniger Lagern und Monumenten gespielt wird.
africa-option-two_player_rule-true = An
africa-option-two_player_rule-true-help = Zu zweit: weniger Lager, und ein früheres Monument beendet das Spiel.
africa-option-two_player_rule-false = Aus
africa-option-two_player_rule-false-help = Zu zweit gelten Lager und Monumente wie zu dritt.
africa-option-simple_turns = Einfache Züge
africa-option-simple_turns-help = Kürzere Züge für Jüngere.
africa-option-simple_turns-true = An
africa-option-simple_turns-true-help = Ein Zug hat einen Gang und eine Aktion.
africa-option-simple_turns-false = Aus
africa-option-simple_turns-false-help = Ein Zug hat zwei Gänge und zwei Aktionen.
africa-option-tile_mix = Plättchen
africa-option-tile_mix-help = Wie viele Tiere und Nomaden unter den Plättchen sind.
africa-option-tile_mix-A = A
africa-option-tile_mix-A-help = Kleine Herden, viele Nomaden.
africa-option-tile_mix-B = B
africa-option-tile_mix-B-help = Größere Herden, weniger Nomaden.
africa-option-tile_mix-C = C
africa-option-tile_mix-C-help = Große Herden aus weniger Arten.
africa-option-vacated_space_counts = Verlassenes Feld zählt
africa-option-vacated_space_counts-help = Ob das Feld, das Nomaden eben verlassen haben, neben dem neuen zählt.
africa-option-vacated_space_counts-true = Zählt
africa-option-vacated_space_counts-true-help = Es zählt als leer.
africa-option-vacated_space_counts-false = Zählt nicht
africa-option-vacated_space_counts-false-help = Für diesen einen Zug zählt es nicht als leer.
africa-option-prize_needs_piece = Preise nur mit Stück
africa-option-prize_needs_piece-help = Ob ein Preis für Gold oder Edelsteine mindestens ein Stück braucht.
africa-option-prize_needs_piece-true = Nötig
africa-option-prize_needs_piece-true-help = Ohne Stück gibt es keinen Preis.
africa-option-prize_needs_piece-false = Nicht nötig
africa-option-prize_needs_piece-false-help = Auch ohne Stück ist ein Preis möglich.
africa-option-exchanges_per_good = Tausche je Ware
africa-option-exchanges_per_good-help = Wie oft eine aufgedeckte Ware getauscht werden darf.
africa-option-exchanges_per_good-0 = Keiner
africa-option-exchanges_per_good-0-help = Waren werden nie getauscht.
africa-option-exchanges_per_good-1 = Einer
africa-option-exchanges_per_good-1-help = Eine aufgedeckte Ware darf einmal getauscht werden.
africa-option-worthless_camps = Lager ohne Gewinn
africa-option-worthless_camps-help = Ob ein Lager gebaut werden darf, das nichts zählt und nichts nimmt.
africa-option-worthless_camps-true = Erlaubt
africa-option-worthless_camps-true-help = Für ein Lager ist jedes leere Feld recht.
africa-option-worthless_camps-false = Nicht erlaubt
africa-option-worthless_camps-false-help = Ein Lager muss etwas zählen oder nehmen.
africa-option-stall_rounds = Runden ohne Aktion
africa-option-stall_rounds-help = Runden ganz ohne Aktion, die das Spiel beenden.
africa-option-stall_rounds-0 = Nie
africa-option-stall_rounds-0-help = Das Spiel wartet auf das letzte Monument, so lange es dauert.

## Überschriften der Regeln

africa-rule-1 = Spielende und Material
africa-rule-2 = Leere Felder und Zählen
africa-rule-3 = Aufbau
africa-rule-4 = Züge
africa-rule-5 = Beliebig weit reisen
africa-rule-6 = Gehen
africa-rule-7 = Aktionen allgemein
africa-rule-8 = Plättchen aufdecken; Vorkommen und Waren
africa-rule-9 = Neues Tier
africa-rule-10 = Ein Tier versetzen
africa-rule-11 = Nomaden versetzen; neue Nomaden
africa-rule-12 = Monument
africa-rule-13 = Lager
africa-rule-14 = Ende des Spiels
africa-rule-15 = Schlusswertung
africa-rule-16 = Sieg
africa-rule-17 = Passen und Runden ohne Aktion
africa-rule-18 = Punkte und öffentliches Wissen
africa-rule-19 = Varianten

## Teile: eines davon

africa-piece-monument = Monument
africa-piece-nomad = Nomaden
africa-piece-gold1 = 1 Gold
africa-piece-gold2 = 2 Gold
africa-piece-gem1 = 1 Edelstein
africa-piece-gem2 = 2 Edelsteine
africa-piece-statue = Statue
africa-piece-kettle = Kessel
africa-piece-garment = Gewand
africa-piece-mask = Maske
africa-piece-drum = Trommel
africa-piece-elephant = Elefant
africa-piece-zebra = Zebra
africa-piece-giraffe = Giraffe
africa-piece-lion = Löwe
africa-piece-rhino = Nashorn
africa-piece-camp = Lager
africa-piece-hidden = verdecktes Plättchen
africa-piece-explorer = { $you ->
    [who] deine Figur
   *[nobody] Figur von { $who }
}

## Teile: eine Anzahl

africa-piece-many-gold = { $n } Gold
africa-piece-many-gems = { $n ->
    [one] 1 Edelstein
   *[other] { $n } Edelsteine
}
africa-piece-many-gold1 = { $n } Plättchen mit 1 Gold
africa-piece-many-gold2 = { $n } Plättchen mit 2 Gold
africa-piece-many-gem1 = { $n } Plättchen mit 1 Edelstein
africa-piece-many-gem2 = { $n } Plättchen mit 2 Edelsteinen
africa-piece-many-statue = { $n ->
    [one] 1 Statue
   *[other] { $n } Statuen
}
africa-piece-many-kettle = { $n } Kessel
africa-piece-many-garment = { $n ->
    [one] 1 Gewand
   *[other] { $n } Gewänder
}
africa-piece-many-mask = { $n ->
    [one] 1 Maske
   *[other] { $n } Masken
}
africa-piece-many-drum = { $n ->
    [one] 1 Trommel
   *[other] { $n } Trommeln
}
africa-piece-many-elephant = { $n ->
    [one] 1 Elefant
   *[other] { $n } Elefanten
}
africa-piece-many-zebra = { $n ->
    [one] 1 Zebra
   *[other] { $n } Zebras
}
africa-piece-many-giraffe = { $n ->
    [one] 1 Giraffe
   *[other] { $n } Giraffen
}
africa-piece-many-lion = { $n ->
    [one] 1 Löwe
   *[other] { $n } Löwen
}
africa-piece-many-rhino = { $n ->
    [one] 1 Nashorn
   *[other] { $n } Nashörner
}

## Plättchen einer Klasse

africa-piece-class-monument = { $n ->
    [one] 1 Monument
   *[other] { $n } Monumente
}
africa-piece-class-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
africa-piece-class-animal = { $n ->
    [one] 1 Tier
   *[other] { $n } Tiere
}
africa-piece-class-nomad = { $n } Nomadenplättchen
africa-piece-class-gold = { $n ->
    [one] 1 Goldplättchen
   *[other] { $n } Goldplättchen
}
africa-piece-class-gem = { $n ->
    [one] 1 Edelsteinplättchen
   *[other] { $n } Edelsteinplättchen
}

## Orte

africa-place-named = { $space }, { $name }
africa-place-tangier = Tanger
africa-place-cairo = Kairo
africa-place-lagos = Lagos
africa-place-zanzibar = Sansibar
africa-place-cape_town = Kapstadt
africa-place-atlas = Atlas
africa-place-libyan_desert = Libysche Wüste
africa-place-lower_nile = Unterer Nil
africa-place-atlantic_sahara = Atlantische Sahara
africa-place-central_sahara = Zentrale Sahara
africa-place-nubia = Nubien
africa-place-senegal_river = Senegalfluss
africa-place-niger_bend = Nigerbogen
africa-place-lake_chad = Tschadsee
africa-place-white_nile = Weißer Nil
africa-place-ethiopian_highlands = Hochland von Äthiopien
africa-place-horn = Horn
africa-place-guinea_coast = Guineaküste
africa-place-cameroon_highlands = Hochland von Kamerun
africa-place-congo_basin = Kongobecken
africa-place-great_lakes = Große Seen
africa-place-swahili_coast = Suaheliküste
africa-place-angolan_plateau = Hochland von Angola
africa-place-zambezi = Sambesi
africa-place-mozambique_coast = Küste von Mosambik
africa-place-namib = Namib
africa-place-kalahari = Kalahari
africa-place-cape = Kap

## Was geschehen ist

africa-event-setup = Neues Spiel zu { $n }.
africa-event-city_chosen = { $you ->
    [who] Du beginnst
   *[nobody] { $who } beginnt
} in { $place }.
africa-event-turn_started = Zug { $turn }: { $you ->
    [who] du
   *[nobody] { $who }
}.
africa-event-leapt = { $you ->
    [who] Du reist
   *[nobody] { $who } reist
} von { $from } nach { $to }.
africa-event-walked = { $you ->
    [who] Du gehst
   *[nobody] { $who } geht
} von { $from } nach { $to }.
africa-event-skipped = { $you ->
    [who] Du führst keine Aktion aus.
   *[nobody] { $who } führt keine Aktion aus.
}
africa-event-flipped = { $you ->
    [who] Du deckst
   *[nobody] { $who } deckt
} { $space } auf: { $piece }.
africa-event-good_taken = { $you ->
    [who] Du hast jetzt
   *[nobody] { $who } hat jetzt
} { $goods }.
africa-event-exchanged = { $you ->
    [who] Du tauschst { $gave } gegen { $got } von { $other }.
    [other] { $who } tauscht mit dir { $gave } gegen { $got }.
   *[nobody] { $who } tauscht { $gave } gegen { $got } von { $other }.
}
africa-event-settled-animal = { $you ->
    [who] Du versetzt das Tier
   *[nobody] { $who } versetzt das Tier
} von { $from } nach { $to }, daneben { $near }.
africa-event-settled-animal-stays = { $you ->
    [who] Du lässt das Tier
   *[nobody] { $who } lässt das Tier
} auf { $to }, daneben { $n ->
    [0] keines seiner Art
   *[other] { $near }
}.
africa-event-settled-nomad = { $you ->
    [who] Du versetzt die Nomaden
   *[nobody] { $who } versetzt die Nomaden
} von { $from } nach { $to }, ringsum { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
}.
africa-event-settled-nomad-stays = { $you ->
    [who] Du lässt die Nomaden
   *[nobody] { $who } lässt die Nomaden
} auf { $to }, ringsum { $n ->
    [0] kein leeres Feld
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
}.
africa-event-tile_moved-animal = { $you ->
    [who] Du versetzt ein Tier
   *[nobody] { $who } versetzt ein Tier
} von { $from } nach { $to }, daneben { $near }, vorher { $before }.
africa-event-tile_moved-nomad = { $you ->
    [who] Du versetzt Nomaden
   *[nobody] { $who } versetzt Nomaden
} von { $from } nach { $to }, ringsum { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
}, vorher { $before }.
africa-event-camp_built-research = { $you ->
    [who] Du baust
   *[nobody] { $who } baut
} ein Forschungslager auf { $space }.
africa-event-camp_built-mine = { $you ->
    [who] Du baust
   *[nobody] { $who } baut
} ein Schürflager auf { $space }.
africa-event-mined = { $you ->
    [who] Du nimmst
   *[nobody] { $who } nimmt
} { $spoils }.
africa-event-mined-nothing = { $you ->
    [who] Du nimmst nichts.
   *[nobody] { $who } nimmt nichts.
}
africa-event-camp_gained = { $you ->
    [who] Du erhältst
   *[nobody] { $who } erhält
} ein Lager: Monument { $found } von { $last }.
africa-event-scored = { $you ->
    [who] Du
   *[nobody] { $who }
} +{ $points }, jetzt { $total }.
africa-event-lap = { $you ->
    [who] Du erreichst
   *[nobody] { $who } erreicht
} { $points } Punkte.
africa-event-stall_warning = { $n ->
    [one] Nach 1 weiteren Zug ohne Aktion endet das Spiel.
   *[other] Nach { $n } weiteren Zügen ohne Aktion endet das Spiel.
}
africa-event-game_over-last_monument = { $you ->
    [who] Du deckst
   *[nobody] { $who } deckt
} das letzte Monument auf. Das Spiel endet.
africa-event-game_over-stall = Zu lange hat niemand etwas getan. Das Spiel endet.
africa-event-final_goods = { $you ->
    [who] Deine Waren
   *[nobody] Waren von { $who }
}: { $goods }. Zusammen { $points }.
africa-event-final_goods-none = { $you ->
    [who] Du hast keine Waren.
   *[nobody] { $who } hat keine Waren.
}
africa-event-final_goods-type = { $goods } ({ $points })
africa-event-final_prize-gold = Gold: { $ranking }.
africa-event-final_prize-gold-none = Niemand hat Gold.
africa-event-final_prize-gems = Edelsteine: { $ranking }.
africa-event-final_prize-gems-none = Niemand hat Edelsteine.
africa-event-final_prize-seat = { $you ->
    [who] du
   *[nobody] { $who }
} { $points } ({ $pieces } Stück)
africa-event-final_result = { $you ->
    [who] Du gewinnst
   *[nobody] { $who } gewinnt
} mit { $points }.
africa-event-final_result-shared = { $winners } gewinnen gemeinsam mit { $points }.

## Was gefragt wird

africa-prompt-waiting = { $who } überlegt.
africa-prompt-over = Das Spiel ist zu Ende.
africa-prompt-start_city = Wähle die Stadt, in der deine Figur beginnt.
africa-prompt-option = Du bist dran. { $parts ->
    [one] Geh und handle einmal, oder reise beliebig weit.
   *[other] Geh und handle zweimal, oder reise beliebig weit.
}
africa-prompt-leap = Wähle, wohin du reist. Das ist dein ganzer Zug.
africa-prompt-walk = Aktion { $part } von { $parts }. Geh bis zu { $steps } Felder, dann aufdecken, versetzen oder bauen.
africa-prompt-act = Aktion { $part } von { $parts }. Aufdecken, versetzen, Lager bauen oder nichts tun.
africa-prompt-flip = Wähle ein Plättchen zum Aufdecken. Nicht rücknehmbar.
africa-prompt-swap = Du hast jetzt { $goods }. Behalte deine Waren oder tausche einmal.
africa-prompt-settle-animal = Neu: { $piece }. Lass es hier oder versetz es neben mehr seiner Art.
africa-prompt-settle-nomad = Neu: Nomaden. Lass sie hier oder versetz sie, wo mehr Felder leer sind.
africa-prompt-lift-animal = Wähle das Tier, das du versetzt.
africa-prompt-lift-nomad = Wähle die Nomaden, die du versetzt.
africa-prompt-drop-animal = { $piece } auf { $space }: wähle ein Feld neben mehr seiner Art.
africa-prompt-drop-nomad = Nomaden auf { $space }: wähle ein Feld mit mehr leeren Feldern ringsum.
africa-prompt-turn_end = Dein Zug ist fertig. Beende ihn.

## Gruppen von Möglichkeiten

africa-deed-city = Startstadt
africa-deed-travel = Beliebig weit reisen
africa-deed-walk = Gehen und handeln
africa-deed-flip = Plättchen aufdecken
africa-deed-animal = Tier versetzen
africa-deed-nomad = Nomaden versetzen
africa-deed-research = Forschungslager
africa-deed-mine = Schürflager
africa-deed-skip = Keine Aktion
africa-deed-swap = Waren tauschen
africa-deed-settle = Neues Plättchen
africa-deed-end = Zug beenden

## Möglichkeiten

africa-offer-hidden = verdeckt
africa-offer-later = später
africa-offer-city = Beginne in { $place } · { $n ->
    [0] kein Plättchen daneben
    [one] 1 Plättchen daneben
   *[other] { $n } Plättchen daneben
}
africa-offer-travel = Beliebig weit reisen. Das ist der ganze Zug.
africa-offer-walk-and-act = { $parts ->
    [one] Einmal gehen und handeln
   *[other] Zweimal gehen und handeln
}
africa-offer-leap = Reise nach { $place }
africa-offer-walk = Geh nach { $place }
africa-offer-stay = Bleib auf { $place }
africa-offer-do-flip = Plättchen aufdecken · { $n ->
    [one] 1 zur Wahl
   *[other] { $n } zur Wahl
}
africa-offer-do-animal = Tier versetzen · bis zu +{ $n }
africa-offer-do-nomad = Nomaden versetzen · bis zu +{ $n }
africa-offer-research = Forschungslager · { $n ->
    [0] daneben zählt nichts
    [one] 1 Plättchen zählt
   *[other] { $n } Plättchen zählen
}
africa-offer-mine = Schürflager · nimm { $spoils }
africa-offer-mine-nothing = Schürflager · nichts zu nehmen
africa-offer-skip = Keine Aktion
africa-offer-flip = { $space } aufdecken. Nicht rücknehmbar.
africa-offer-keep = Deine Waren behalten
africa-offer-swap = { $gave } gegen { $got } · du { $before } → { $after }, { $who } { $their-before } → { $their-after }
africa-offer-settle-animal = Nach { $to } · daneben { $near }
africa-offer-settle-animal-stays = { $n ->
    [0] Auf { $to } lassen · daneben keines seiner Art
   *[other] Auf { $to } lassen · daneben { $near }
}
africa-offer-settle-nomad = Nach { $to } · ringsum { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
}
africa-offer-settle-nomad-stays = Auf { $to } lassen · ringsum { $n ->
    [0] kein leeres Feld
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
}
africa-offer-lift-animal = { $piece } von { $from } · bis zu +{ $n }
africa-offer-lift-nomad = Nomaden von { $from } · bis zu +{ $n }
africa-offer-drop-animal = { $from } nach { $to } · daneben { $near }, jetzt { $before }
africa-offer-drop-nomad = { $from } nach { $to } · ringsum { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
}, jetzt { $before }
africa-offer-end = Zug beenden

## Möglichkeiten, die zusammengehören

africa-plan-research = Forschungslager auf { $to } · { $n ->
    [one] 1 Plättchen zählt
   *[other] { $n } Plättchen zählen
}
africa-plan-mine = Schürflager auf { $to } · nimm { $spoils }
africa-plan-flip = Von { $to } aus aufdecken · { $n ->
    [one] 1 zur Wahl
   *[other] { $n } zur Wahl
}
africa-plan-move = { $from } nach { $to } · { $piece }, +{ $n }

## Warum etwas nicht geht

africa-why-over = Das Spiel ist zu Ende.
africa-why-expects-start_city = Wähle zuerst die Stadt, in der deine Figur beginnt.
africa-why-expects-option = Wähle zuerst: gehen und handeln oder beliebig weit reisen.
africa-why-expects-leap = Du reist in diesem Zug. Wähle, wohin.
africa-why-expects-walk = Eine Aktion beginnt mit einem Gang. Geh oder bleib, wo du bist.
africa-why-expects-act = Der Gang ist gemacht. Wähle jetzt eine Aktion oder keine.
africa-why-expects-flip = Du deckst ein Plättchen auf. Wähle, welches.
africa-why-expects-swap = Behalte zuerst deine Waren oder tausche.
africa-why-expects-settle = Wähle zuerst, wohin das neue Plättchen kommt.
africa-why-expects-lift = Du versetzt ein Plättchen. Wähle, welches.
africa-why-expects-drop = Du hast ein Plättchen genommen. Wähle, wohin es kommt.
africa-why-expects-turn_end = In diesem Zug ist nichts mehr zu tun. Beende ihn.
africa-why-no-space = Ein Feld { $space } gibt es nicht.
africa-why-no-city = { $space } ist keine Stadt.
africa-why-city-taken = Auf { $space } beginnt schon eine Figur.
africa-why-no-travel = Kein Feld ist frei, um dorthin zu reisen.
africa-why-already-there = Deine Figur ist schon auf { $space }.
africa-why-face-down = Auf { $space } liegt ein verdecktes Plättchen.
africa-why-occupied = Auf { $space } steht die Figur von { $who }.
africa-why-too-far = { $space } ist nicht in { $steps } Schritten über offene Felder zu erreichen.
africa-why-no-tile-to-flip = Neben deiner Figur liegt kein verdecktes Plättchen.
africa-why-not-face-down = Auf { $space } liegt kein verdecktes Plättchen.
africa-why-not-beside = { $space } ist nicht neben deiner Figur.
africa-why-no-animal = Unter und neben deiner Figur ist kein Tier.
africa-why-animals-stuck = Kein Tier hier hat ein leeres Feld neben mehr seiner Art.
africa-why-no-nomad = Unter und neben deiner Figur sind keine Nomaden.
africa-why-nomads-stuck = Keine Nomaden hier können dorthin, wo mehr Felder leer sind.
africa-why-not-in-reach = { $space } ist weder unter noch neben deiner Figur.
africa-why-not-animal = Auf { $space } liegt kein offenes Tier.
africa-why-not-nomad = Auf { $space } liegen keine offenen Nomaden.
africa-why-animal-stuck = Kein leeres Feld liegt neben mehr von der Art auf { $space }.
africa-why-nomad-stuck = Kein leeres Feld hat ringsum mehr leere Felder als { $space }.
africa-why-not-empty = { $space } ist nicht leer.
africa-why-not-more-animals = Neben { $space } sind { $n } seiner Art. Nötig sind mehr als { $least }.
africa-why-not-more-empty = Rings um { $space } { $n ->
    [one] ist 1 Feld
   *[other] sind { $n } Felder
} leer. Nötig sind mehr als { $least }.
africa-why-no-camp = Du hast kein Lager mehr.
africa-why-on-tile = Deine Figur steht auf einem Plättchen. Ein Lager braucht ein leeres Feld.
africa-why-on-camp = Deine Figur steht auf einem Lager. Ein Lager braucht ein leeres Feld.
africa-why-nothing-to-research = Neben deiner Figur liegen keine offenen Tiere, Nomaden oder Monumente.
africa-why-nothing-to-mine = Neben deiner Figur liegen weder Gold noch Edelsteine offen.
africa-why-no-exchanges = An diesem Tisch wird nicht getauscht.
africa-why-no-swap = Niemand hat Waren, gegen die du tauschen kannst.
africa-why-no-seat = Platz { $n } gibt es nicht.
africa-why-swap-with-self = Getauscht wird nur mit anderen.
africa-why-no-goods = Waren mit Namen { $name } gibt es nicht.
africa-why-swap-same = Beide Seiten gäben die gleichen Waren.
africa-why-has-none = { $who } hat nichts davon: { $piece }.
africa-why-swap-few = Nötig: { $need }. Du hast { $have }.

## Der Tisch in Worten

africa-view-turn = Zug { $turn }: { $you ->
    [who] du
   *[nobody] { $who }
}.
africa-view-part = Aktion { $part } von { $parts }.
africa-view-setting-up = Die Figuren wählen ihre Städte.
africa-view-over = Das Spiel ist zu Ende.
africa-view-seat = { $you ->
    [who] Du
   *[nobody] { $who }
}: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $camps } Lager bereit.
africa-view-goods = { $you ->
    [who] Deine Waren
   *[nobody] Waren von { $who }
}: { $goods }. Jetzt { $points } wert.
africa-view-mined = { $you ->
    [who] Du hast geschürft
   *[nobody] { $who } hat geschürft
}: { $spoils }.
africa-view-monuments = Offene Monumente: { $found } von { $last }. Lager im Vorrat: { $supply }.
africa-view-next-ends = Das nächste Monument beendet das Spiel.
africa-view-idle = Züge ohne Aktion nacheinander: { $n }. Bei { $limit } endet das Spiel.
africa-view-hidden = Verdeckte Plättchen: { $n }. Darunter { $tiles }.
africa-view-hidden-none = Kein Plättchen ist verdeckt.
africa-view-at = { $you ->
    [who] Du stehst
   *[nobody] { $who } steht
} auf { $place }.
africa-view-on = { $you ->
    [who] Du stehst
   *[nobody] { $who } steht
} auf { $place }, darunter: { $piece }.
africa-view-around = { $you ->
    [who] Neben dir
   *[nobody] Neben { $who }
}: { $things }.
africa-view-thing = { $space } { $piece }
africa-view-empty = { $space } leer
africa-view-up = Offen, { $piece }: { $spaces }.
africa-view-camps = Lager: { $spaces }.
africa-view-found = Neues Plättchen: { $piece } auf { $space }.
africa-view-lifted = Wird versetzt: { $piece } auf { $space }.
africa-view-prizes-gold = Preise für Gold jetzt: { $ranking }.
africa-view-prizes-gems = Preise für Edelsteine jetzt: { $ranking }.
africa-view-points = { $you ->
    [who] du
   *[nobody] { $who }
} { $points }
africa-view-projected = Wäre das Spiel jetzt zu Ende: { $totals }.
africa-view-final = Endstand: { $totals }.

## Die Schlussabrechnung

africa-count-play = Spiel
africa-count-deposit = Vorkommen
africa-count-animal = Tiere
africa-count-nomad = Nomaden
africa-count-move = Versetzen
africa-count-research = Forschung
africa-count-bonus = Letztes Monument
africa-count-goods = Waren
africa-count-gold = Gold
africa-count-gems = Edelsteine
africa-count-total = Summe
africa-count-place = Platz
africa-count-tie-gold-first = { $who } teilen sich das meiste Gold: { $prize } / { $n } = je { $points }.
africa-count-tie-gold-second = { $who } teilen sich das zweitmeiste Gold: { $prize } / { $n } = je { $points }.
africa-count-tie-gems-first = { $who } teilen sich die meisten Edelsteine: { $prize } / { $n } = je { $points }.
africa-count-tie-gems-second = { $who } teilen sich die zweitmeisten Edelsteine: { $prize } / { $n } = je { $points }.
africa-count-tie-win = { $who } gewinnen gemeinsam mit { $points }.

## Auf dem Bildschirm
africa-screen-minutes = 50 min
africa-screen-about = Geh, deck auf, bring Tiere zusammen, schürfe und tausche, bis das letzte Monument gefunden ist.
africa-screen-board = Karte von Afrika mit 101 Feldern
africa-screen-space = { $place }: { $things }
africa-screen-open = frei
africa-screen-beside = neben deiner Figur
africa-screen-there = Hier: { $things }
africa-screen-up-to = bis zu +{ $points }
africa-screen-can-city = hier beginnen
africa-screen-can-travel = hierher reisen
africa-screen-can-walk = hierher gehen
africa-screen-can-flip = aufdecken
africa-screen-can-animal = versetzen oder hierher versetzen
africa-screen-can-nomad = versetzen oder hierher versetzen
africa-screen-can-research = Forschungslager möglich
africa-screen-can-mine = Schürflager möglich
africa-screen-can-settle = neues Plättchen hierher
africa-screen-camps = Deine Lager auf der Hand: { $n }
africa-screen-camps-of = { $n } Lager
africa-screen-which-research = Forschen
africa-screen-which-mine = Schürfen
africa-screen-nothing-here = Auf { $place } ist jetzt nichts möglich.
africa-screen-no-camp-now = Jetzt lässt sich kein Lager bauen.
africa-screen-swap = Waren. Wähl, wogegen du tauschst.
africa-screen-goods-of = { $you ->
    [who] Deine Waren
   *[nobody] Waren von { $who }
}, { $piece }: { $n }
africa-screen-turn = Zug { $turn }
africa-screen-monuments = Monumente
africa-screen-supply = Lager übrig
africa-screen-until-end = Bis zum Ende
africa-screen-hidden = Monumente gefunden. { $n } Plättchen noch verdeckt, { $monuments ->
    [one] 1 davon ein Monument.
   *[other] { $monuments } davon Monumente.
}
africa-screen-if-ended = Wenn jetzt Schluss wäre
africa-screen-who = Wer
africa-screen-pieces = Teile
africa-screen-piece = { $piece }: noch { $n } verdeckt
africa-screen-pieces-help = Unter jedem Teil: wie viele noch verdeckt sind. Drück eins, um es auf der Karte zu sehen.
africa-screen-class-animal = Tier
africa-screen-class-goods = Ware
africa-screen-class-nomad = Nomaden
africa-screen-class-monument = Monument
africa-screen-class-gold = Gold
africa-screen-class-gem = Edelsteine
africa-do-city = Hier beginnen
africa-do-travel = Reisen
africa-do-walk = Gehen
africa-do-flip = Aufdecken
africa-do-animal = Tier versetzen
africa-do-nomad = Nomaden versetzen
africa-do-research = Lager bauen
africa-do-mine = Lager bauen
africa-do-skip = Nichts tun
africa-do-swap = Tauschen
africa-do-settle = Hierher
africa-do-end = Zug beenden
