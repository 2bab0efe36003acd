### Mara, auf Deutsch. Dieselben Ids und Argumente wie in en.ftl und it.ftl. Nummern der Regeln: docs/rules/mara.md.

mara-title = Mara

## Optionen eines Tisches

mara-option-rounds = Runden
mara-option-rounds-help = Wie viele Runden zusammenzählen.
mara-option-tie_break = Gleichstand
mara-option-tie_break-help = Wer gewinnt, wenn mehrere Plätze die höchste Summe haben.
mara-option-tie_break-shared = Geteilter Sieg
mara-option-tie_break-shared-help = Alle zusammen gewinnen.
mara-option-tie_break-animals = Meiste Tiere
mara-option-tie_break-animals-help = Es gewinnt, wer in allen Runden mehr Tiere über den Fluss gebracht hat.
mara-option-running_score = Punkte während der Runde
mara-option-running_score-help = Ob der Tisch zeigt, was die anderen über den Fluss gebracht haben.
mara-option-running_score-hidden = Verdeckt
mara-option-running_score-hidden-help = Tiere am anderen Ufer liegen verdeckt, nur ihre Zahl ist zu sehen.
mara-option-running_score-open = Offen
mara-option-running_score-open-help = Tiere und Punkte von allen sind zu sehen.
mara-option-card_tracker = Kartengedächtnis
mara-option-card_tracker-help = Ob der Tisch die Karten nennt, die du noch nicht gesehen hast.
mara-option-card_tracker-off = Aus
mara-option-card_tracker-off-help = Alle zählen die Karten im Kopf.
mara-option-card_tracker-on = An
mara-option-card_tracker-on-help = Die Karten, die du nicht gesehen hast, werden genannt.
mara-option-first_dealer = Wer zuerst gibt
mara-option-first_dealer-help = Wer in der ersten Runde die Karten gibt. Der nächste Platz beginnt.
mara-option-first_dealer-random = Das Los
mara-option-first_dealer-random-help = Das Glück entscheidet.
mara-option-first_dealer-A = Platz A
mara-option-first_dealer-A-help = Platz A gibt.
mara-option-first_dealer-B = Platz B
mara-option-first_dealer-B-help = Platz B gibt.
mara-option-first_dealer-C = Platz C
mara-option-first_dealer-C-help = Platz C gibt.
mara-option-first_dealer-D = Platz D
mara-option-first_dealer-D-help = Platz D gibt.
mara-option-reveal_after_round = Karten nach der Runde
mara-option-reveal_after_round-help = Ob Hände, Fluss und Stapel nach einer Runde gezeigt werden.
mara-option-reveal_after_round-false = Verdeckt
mara-option-reveal_after_round-false-help = Was nicht gespielt wurde, bleibt unbekannt.
mara-option-reveal_after_round-true = Gezeigt
mara-option-reveal_after_round-true-help = Alle sehen, was nicht gespielt wurde.

## Überschriften der Regeln

mara-rule-1 = Rahmen
mara-rule-2 = Aufbau einer Runde
mara-rule-3 = Zug
mara-rule-4 = Ein Tier legen
mara-rule-5 = Ein Paar legen
mara-rule-6 = Eine Sonderkarte spielen
mara-rule-7 = Elefant
mara-rule-8 = Superkrokodil
mara-rule-9 = Krokodil
mara-rule-10 = Nachziehen und Löwen
mara-rule-11 = Leerer Stapel
mara-rule-12 = Ende einer Runde
mara-rule-13 = Wertung und Ende des Spiels
mara-rule-14 = Wenn die Marker ausgehen
mara-rule-15 = Was offen und was verdeckt ist
mara-rule-16 = Was immer gilt

## Karten

mara-piece-gnu = Gnu { $number }
mara-piece-zebra = Zebra { $number }
mara-piece-antelope = Antilope { $number }
mara-piece-the-gnu = Gnu { $number }
mara-piece-the-zebra = Zebra { $number }
mara-piece-the-antelope = Antilope { $number }
mara-piece-all-gnu = alle Gnus
mara-piece-all-zebra = alle Zebras
mara-piece-all-antelope = alle Antilopen
mara-piece-elephant = Elefant
mara-piece-super_crocodile = Superkrokodil
mara-piece-crocodile-gnu = Gnu-Krokodil
mara-piece-crocodile-zebra = Zebra-Krokodil
mara-piece-crocodile-antelope = Antilopen-Krokodil
mara-piece-lion = Löwe
mara-piece-points =
    { $you ->
        [seat] du { $points }
       *[nobody] { $seat } { $points }
    }

## Was man tut

mara-deed-lay = Ein Tier legen
mara-deed-pair = Ein Paar legen
mara-deed-elephant = Elefant
mara-deed-super_crocodile = Superkrokodil
mara-deed-crocodile = Krokodil
mara-deed-lion = Den Löwen legen

## Was geschieht

mara-event-game_started =
    Spiel zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] viert
    }, { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }.
mara-event-dealer_set =
    { $you ->
        [dealer] Du gibst, { $starter } beginnt.
        [starter] { $dealer } gibt, du beginnst.
       *[nobody] { $dealer } gibt, { $starter } beginnt.
    }
mara-event-round_started = Runde { $round } von { $rounds }.
mara-event-hand_dealt = { $seat } erhält { $count } Karten.
mara-event-hand_dealt-cards = Du erhältst { $cards }.
mara-event-river_laid = Fünf Karten markieren die Furten.
mara-event-pile_formed = Stapel: { $size } Karten.
mara-event-turn_started =
    { $you ->
        [seat] Du bist dran.
       *[nobody] { $seat } ist dran.
    }
mara-event-animals_laid =
    { $you ->
        [seat] Du legst { $animals } an Furt { $ford }.
       *[nobody] { $seat } legt { $animals } an Furt { $ford }.
    }
mara-event-special_played-elephant =
    { $you ->
        [seat] Du schickst einen Elefanten an Furt { $ford }.
       *[nobody] { $seat } schickt einen Elefanten an Furt { $ford }.
    }
mara-event-special_played-super_crocodile =
    { $you ->
        [seat] Du schickst das Superkrokodil an Furt { $ford }.
       *[nobody] { $seat } schickt das Superkrokodil an Furt { $ford }.
    }
mara-event-special_played-first =
    { $you ->
        [seat] Du schickst ein { $crocodile } an Furt { $ford }: nur das vorderste Tier.
       *[nobody] { $seat } schickt ein { $crocodile } an Furt { $ford }: nur das vorderste Tier.
    }
mara-event-special_played-species =
    { $you ->
        [seat] Du schickst ein { $crocodile } an Furt { $ford }: { $prey }.
       *[nobody] { $seat } schickt ein { $crocodile } an Furt { $ford }: { $prey }.
    }
mara-event-animals_crossed = { $count } Tiere überqueren Furt { $ford }: { $gains }.
mara-event-gain =
    { $you ->
        [seat] du +{ $points }
       *[nobody] { $seat } +{ $points }
    }
mara-event-animals_eaten = An Furt { $ford } verloren: { $prey }.
mara-event-prey =
    { $you ->
        [seat] { $animal } (von dir)
       *[nobody] { $animal } ({ $seat })
    }
mara-event-ford_freed = Furt { $ford } ist wieder frei.
mara-event-card_drawn = { $seat } zieht.
mara-event-card_drawn-card = Du ziehst: { $card }.
mara-event-lion_drawn =
    { $you ->
        [seat] Du ziehst einen Löwen.
       *[nobody] { $seat } zieht einen Löwen.
    }
mara-event-lion_placed = Der Löwe sperrt Furt { $ford }.
mara-event-pile_emptied = Der Stapel ist leer.
mara-event-round_ended-empty_hand =
    { $you ->
        [seat] Die Runde endet: Du hast keine Karte mehr.
       *[nobody] Die Runde endet: { $seat } hat keine Karte mehr.
    }
mara-event-round_ended-no_legal_card =
    { $you ->
        [seat] Die Runde endet: Du kannst nicht spielen. Karten auf der Hand: { $hand_size }.
       *[nobody] Die Runde endet: { $seat } kann nicht spielen. Karten auf der Hand: { $hand_size }.
    }
mara-event-round_scored = Runde { $round }: { $scores }.
mara-event-round_revealed = Noch auf der Hand: { $hands }. Nie gezogen: { $rest }.
mara-event-hand =
    { $you ->
        [seat] du ({ $cards })
       *[nobody] { $seat } ({ $cards })
    }
mara-event-game_ended-none =
    { $you ->
        [winner] Du gewinnst.
       *[nobody] { $winner } gewinnt.
    } Summe: { $totals }.
mara-event-game_ended-shared = { $winners } gewinnen zusammen. Summe: { $totals }.
mara-event-game_ended-broken_by_animals =
    { $you ->
        [winner] Du gewinnst mit mehr Tieren am anderen Ufer.
       *[nobody] { $winner } gewinnt mit mehr Tieren am anderen Ufer.
    } Summe: { $totals }.

## Auswahl

mara-offer-animals =
    { $animals } legen · { $count ->
        [one] Furt { $fords }
       *[other] Furten { $fords }
    }
mara-offer-special =
    { $card } spielen · { $count ->
        [one] Furt { $fords }
       *[other] Furten { $fords }
    }
mara-offer-later = später { $points } wert
mara-offer-lay =
    { $animals } an Furt { $ford } · nach { $tail }{ $skipped ->
        [0] {""}
       *[other] , Lücke { $skipped }
    }
mara-offer-lay-free = { $animals } an Furt { $ford } · neue Reihe
mara-offer-elephant = Elefant an Furt { $ford } · { $gains }
mara-offer-gain =
    { $you ->
        [seat] du +{ $points }
       *[nobody] { $seat } +{ $points }
    }
mara-offer-super_crocodile = Superkrokodil an Furt { $ford } · { $losses }
mara-offer-loss =
    { $you ->
        [seat] du −{ $points }
       *[nobody] { $seat } −{ $points }
    }
mara-offer-crocodile = Krokodil an Furt { $ford } · nur das vorderste, { $animal }
mara-offer-crocodile-choice = Krokodil an Furt { $ford } · vorn { $animal } oder { $prey }: { $animals }
mara-offer-bite-first =
    Nur vorn, { $animal } · { $losses } · { $tail ->
        [0] Furt frei
       *[other] { $left ->
            [one] 1 bleibt
           *[other] { $left } bleiben
        }, dann über { $tail }
    }
mara-offer-bite-species =
    Biss: { $prey }, { $animals } · { $losses } · { $tail ->
        [0] Furt frei
       *[other] { $left ->
            [one] 1 bleibt
           *[other] { $left } bleiben
        }, dann über { $tail }
    }
mara-offer-lion = Löwe an Furt { $ford } · { $losses }
mara-offer-lion-free = Löwe an Furt { $ford } · kein Tier dort
mara-plan-bite-first = Krokodil an Furt { $ford } · vorn { $animal } · { $losses }
mara-plan-bite-species = Krokodil an Furt { $ford } · { $prey }: { $animals } · { $losses }

## Warum nicht

mara-why-over = Das Spiel ist zu Ende.
mara-why-turn = Ein anderer Platz ist dran.
mara-why-no-lion = Löwen spielt man nicht aus. Sie kommen beim Ziehen auf eine Furt.
mara-why-card-first = Wähle zuerst eine Karte.
mara-why-not-held = Nicht auf deiner Hand: { $card }.
mara-why-lower-first = Schreib bei einem Paar die niedrigere Zahl zuerst: { $low }+{ $high }.
mara-why-no-pair = { $low } und { $high } sind kein Paar: Der Abstand muss 1 oder 2 sein.
mara-why-no-row = Alle offenen Reihen enden über { $number }.
mara-why-pair-fits-nowhere = Das Paar { $low }+{ $high } passt an keine Reihe.
mara-why-no-elephant = Keine Furt hat { $least } Tiere für einen Elefanten.
mara-why-nothing-to-eat = Kein Tier zu fressen: { $card }.
mara-why-ford-first = Wähle zuerst die Furt.
mara-why-chosen = Du hast { $cards } gewählt. Nimm es zurück, um anders zu spielen.
mara-why-closed = Ein Löwe sperrt Furt { $ford }.
mara-why-too-low = Die Reihe an Furt { $ford } endet mit { $tail }. { $number } ist zu niedrig.
mara-why-too-few =
    { $count ->
        [0] An Furt { $ford } ist kein Tier. Ein Elefant braucht { $least }.
        [one] An Furt { $ford } ist 1 Tier. Ein Elefant braucht { $least }.
       *[other] An Furt { $ford } sind { $count } Tiere. Ein Elefant braucht { $least }.
    }
mara-why-nothing-there = An Furt { $ford } gibt es kein Tier zu fressen.
mara-why-bite-first = Wähle den Biss oder nimm das Krokodil zurück.
mara-why-no-gnu = Dort ist kein Gnu. Nur das vorderste Tier geht.
mara-why-no-zebra = Dort ist kein Zebra. Nur das vorderste Tier geht.
mara-why-no-antelope = Dort ist keine Antilope. Nur das vorderste Tier geht.
mara-why-same-bite-gnu = Vorn ist das einzige Gnu: Beide Bisse sind gleich.
mara-why-same-bite-zebra = Vorn ist das einzige Zebra: Beide Bisse sind gleich.
mara-why-same-bite-antelope = Vorn ist die einzige Antilope: Beide Bisse sind gleich.
mara-why-lion-first = Leg zuerst den Löwen.
mara-why-closed-twice = An Furt { $ford } liegt schon ein Löwe.
mara-why-lion-hungry = An Furt { $ford } sind keine Tiere. Ein Löwe geht dorthin, wo Tiere sind.

## Aufforderungen

mara-prompt-card = Du bist dran. Spiel eine Karte. Passen geht nicht.
mara-prompt-card-only = Du bist dran. Nur ein Zug ist möglich. Passen geht nicht.
mara-prompt-card-one = Du bist dran. Nur eine Karte geht: { $card }. Passen geht nicht.
mara-prompt-card-costly = Du bist dran. Jeder Zug kostet dich Tiere. Passen geht nicht.
mara-prompt-card-other = { $seat } wählt eine Aktion.
mara-prompt-ford = Wähle eine Furt: { $cards }.
mara-prompt-bite = Wähle den Biss: { $crocodile } an Furt { $ford }.
mara-prompt-lion = Du ziehst einen Löwen. Wähle eine Furt: Er frisst ihre Tiere und sperrt sie.
mara-prompt-lion-free = Du ziehst einen Löwen. Nirgends sind Tiere: Sperr eine offene Furt.
mara-prompt-lion-other = { $seat } legt einen Löwen.
mara-prompt-dealer = Das Los bestimmt, wer gibt.
mara-prompt-deal = Die Karten werden gegeben.
mara-prompt-draw =
    { $you ->
        [seat] Du ziehst.
       *[nobody] { $seat } zieht.
    }
mara-prompt-over = Das Spiel ist zu Ende.

## Der Tisch in Worten

mara-view-setting-up = Runde { $round } von { $rounds }. Die Karten werden gegeben.
mara-view-turn =
    { $you ->
        [seat] Runde { $round } von { $rounds }, Zug { $turn }: Du bist dran.
       *[nobody] Runde { $round } von { $rounds }, Zug { $turn }: { $seat } ist dran.
    }
mara-view-over =
    Das Spiel ist nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } zu Ende.
mara-view-ford-closed = Furt { $ford }: von einem Löwen gesperrt.
mara-view-ford-free = Furt { $ford }: frei, jede Zahl.
mara-view-ford =
    Furt { $ford }, { $count ->
        [one] 1 Tier
       *[other] { $count } Tiere
    }: { $animals }. Nächstes Tier über { $tail }.
mara-view-ford-crossable = Furt { $ford }, { $count } Tiere: { $animals }. Nächstes Tier über { $tail }. Elefant möglich.
mara-view-owned =
    { $you ->
        [seat] { $animal } (von dir, { $points })
       *[nobody] { $animal } ({ $seat }, { $points })
    }
mara-view-seat =
    { $you ->
        [seat] Du
       *[nobody] { $seat }
    }: { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $crossed ->
        [one] 1 Tier
       *[other] { $crossed } Tiere
    } drüben, { $reserve } Marker übrig{ $borrowed ->
        [0] {""}
       *[other] , { $borrowed } geliehen
    }.
mara-view-seat-open =
    { $you ->
        [seat] Du
       *[nobody] { $seat }
    }: { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $crossed ->
        [one] 1 Tier
       *[other] { $crossed } Tiere
    } drüben für { $points } Punkte, { $reserve } Marker übrig{ $borrowed ->
        [0] {""}
       *[other] , { $borrowed } geliehen
    }.
mara-view-crossed =
    { $you ->
        [seat] Deine Tiere drüben: { $animals }.
       *[nobody] Tiere drüben von { $seat }: { $animals }.
    }
mara-view-hand = Deine Hand: { $cards }.
mara-view-held = { $animal } ({ $points })
mara-view-pile =
    Stapel: { $pile }. Aus dem Spiel: { $eaten ->
        [one] 1 Tier
       *[other] { $eaten } Tiere
    }, { $played ->
        [one] 1 Sonderkarte
       *[other] { $played } Sonderkarten
    }. Löwen: { $lions } von { $all }.
mara-view-unseen-animals = Tiere, die du nicht gesehen hast: { $numbers }.
mara-view-unseen-specials = Sonderkarten, die du nicht gesehen hast: { $specials }.
mara-view-unseen-special = { $card } ({ $count })
mara-view-pile-empty = Der Stapel ist leer. Die Runde endet, wenn ein Platz nicht spielen kann.
mara-view-scores-final = Alle Elefanten sind gespielt: Die Punkte dieser Runde stehen fest.
mara-view-round = Runde { $round }: { $scores }.
mara-view-totals = Summe: { $totals }.

## Die Abrechnung

mara-count-round = Runde { $round }
mara-count-total = Summe
mara-count-animals = Tiere
mara-count-won =
    { $you ->
        [seat] Du gewinnst mit { $points } Punkten.
       *[nobody] { $seat } gewinnt mit { $points } Punkten.
    }
mara-count-shared = { $seats } gewinnen zusammen mit { $points } Punkten.
mara-count-animals-decide =
    Gleichstand bei { $points } Punkten; Tiere am anderen Ufer entscheiden: { $animals }. { $you ->
        [seat] Du gewinnst.
       *[nobody] { $seat } gewinnt.
    }

## Auf dem Bildschirm

mara-do-lay = Anlegen
mara-do-pair = Paar anlegen
mara-do-elephant = Elefant schicken
mara-do-super_crocodile = Superkrokodil schicken
mara-do-crocodile = Krokodil spielen
mara-do-lion = Löwen legen
mara-screen-board = Fluss mit fünf Furten
mara-screen-hand = Deine Hand
mara-screen-card-gnu = Gnu
mara-screen-card-zebra = Zebra
mara-screen-card-antelope = Antilope
mara-screen-card-elephant = Elefant
mara-screen-card-super_crocodile = Superkroko
mara-screen-card-crocodile = Krokodil
mara-screen-card-lion = Löwe
mara-screen-does-elephant = Bringt 3+ hinüber
mara-screen-does-super_crocodile = Frisst die Reihe
mara-screen-does-crocodile-gnu = Eins oder alle Gnus
mara-screen-does-crocodile-zebra = Eins oder Zebras
mara-screen-does-crocodile-antelope = Eins oder Antilopen
mara-screen-does-lion = Schließt die Furt
mara-screen-closed = Zu
mara-screen-open = Frei
mara-screen-any = jede Zahl
mara-screen-next = weiter: { $number }+
mara-screen-next-short = { $number }+
mara-screen-bite-all = Alle { $n }
mara-screen-pair = Paar { $low } + { $high }: beide spielen
mara-screen-safe = { $n } sicher
mara-screen-safe-short = { $n } sicher
mara-screen-in-hand = { $n } auf der Hand
mara-screen-round = Runde { $round } von { $rounds }
mara-screen-pile = Stapel
mara-screen-lions = Löwen übrig
mara-screen-waiting = Deine Tiere am Ufer
mara-screen-points-waiting = Punkte warten
mara-screen-out-there = Noch unterwegs
mara-screen-out-there-help = Auf Händen, im Stapel oder unter dem Fluss. Gezählt nach Karten, die alle gesehen haben.
mara-screen-all-elephant = Elefanten
mara-screen-all-crocodile = Krokodile
mara-screen-all-super-crocodile = Superkrokodil
mara-screen-all-lion = Löwen
mara-screen-of = { $left } von { $all }
mara-screen-minutes = 20 min
mara-screen-about = Reih deine Tiere am Fluss auf und schick den Elefanten, wenn es sich lohnt.
