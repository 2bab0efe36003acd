### Vom Kap bis Kairo

kairo-title = Vom Kap bis Kairo

## Options

kairo-option-unspent_bonus_kept = Nicht genutzte Bonusgleise
kairo-option-unspent_bonus_kept-help = Was beim Bauen mit den Bonusgleisen geschieht, die nicht genutzt wurden.
kairo-option-unspent_bonus_kept-true = Bleiben
kairo-option-unspent_bonus_kept-true-help = Ein Bau kostet nur die Bonusgleise, die dafür genutzt werden.
kairo-option-unspent_bonus_kept-false = Verfallen
kairo-option-unspent_bonus_kept-false-help = Wer baut, verliert jedes Mal alle übrigen Bonusgleise.
kairo-option-open_capitals = Kapital
kairo-option-open_capitals-help = Ob das Kapital der anderen Plätze zu sehen ist.
kairo-option-open_capitals-true = Offen
kairo-option-open_capitals-true-help = Jedes Kapital ist für alle zu sehen.
kairo-option-open_capitals-false = Verdeckt
kairo-option-open_capitals-false-help = Fremdes Kapital ist nicht zu sehen, Gebote und Zahlungen schon.
kairo-option-count_help = Zählhilfe
kairo-option-count_help-help = Ob der Tisch die Karten zählt, die noch kommen können.
kairo-option-count_help-true = An
kairo-option-count_help-true-help = Der Rest des Stapels ist zu sehen, mit den Chancen der nächsten Karte.
kairo-option-count_help-false = Aus
kairo-option-count_help-false-help = Alle zählen die Karten im Kopf.
kairo-option-take_back = Zurücknehmen
kairo-option-take_back-help = Ob eine Wahl zurückgenommen werden kann, solange nichts Neues zu sehen war.
kairo-option-take_back-true = Erlaubt
kairo-option-take_back-true-help = Zurück geht es, bis eine Karte aufgedeckt wird oder ein anderer Platz wählt.
kairo-option-take_back-false = Nicht erlaubt
kairo-option-take_back-false-help = Jede Wahl gilt sofort.

## Headings of the rules

kairo-rule-0 = Optionen
kairo-rule-1 = Aufbau
kairo-rule-2 = Ablauf
kairo-rule-3 = Versteigerung
kairo-rule-4 = Ein Zug in der Bauphase
kairo-rule-5 = Bauen
kairo-rule-6 = Flussbonus
kairo-rule-7 = Stapel und Ablage
kairo-rule-8 = Ende der Partie
kairo-rule-9 = Was immer gilt
kairo-rule-10 = Verdecktes Wissen
kairo-rule-11 = Entscheidungen
kairo-rule-12 = Zurücknehmen
kairo-rule-13 = Was ein Bot vermuten darf
kairo-rule-14 = Schreibweise
kairo-rule-15 = Ereignisse

## Terrains and cards

kairo-piece-savanna = Savanne
kairo-piece-village = Dorf
kairo-piece-desert = Wüste
kairo-piece-mountain = Gebirge
kairo-piece-river = Fluss
kairo-piece-one-savanna = eine Savanne
kairo-piece-one-village = ein Dorf
kairo-piece-one-desert = eine Wüste
kairo-piece-one-mountain = ein Gebirge
kairo-piece-one-river = einen Fluss
# $label is the short form of a card, the same in every language: #8 S2/1
kairo-piece-label = { $terrain } { $label }
kairo-piece-card =
    { $terrain } ({ $tracks ->
        [one] 1 Gleis
       *[other] { $tracks } Gleise
    }, zahlt £{ $payment })

## Deeds

kairo-deed-bid = Bieten
kairo-deed-draw = Für den Gleichstand ziehen
kairo-deed-take = Karte nehmen
kairo-deed-reveal = Karte aufdecken
kairo-deed-build = Bauen
kairo-deed-pass = Passen

## What happens

kairo-event-game_started = Die Partie beginnt. Alle haben £{ $capital }.
kairo-event-auction_opened =
    Versteigerung { $auction } von { $auctions }: { $cards }.{ $reshuffled ->
        [0] {""}
       *[other] {" "}Die Ablage ist der neue Stapel.
    }
kairo-event-bid_sealed = { $seat } gibt ein verdecktes Gebot ab.
kairo-event-bid_sealed_own = Du bietest verdeckt £{ $bid } und behältst £{ $left }.
kairo-event-bid_unsealed = { $seat } nimmt das Gebot zurück.
kairo-event-bids_revealed = Gebote: { $bids }.
kairo-event-bid = { $seat } £{ $bid }
kairo-event-bid-left = { $seat } £{ $bid } (£{ $left } übrig)
kairo-event-tie_found = Gleiche Gebote von £{ $bid }, gleiches Kapital: { $seats } ziehen je eine Karte.
kairo-event-tie_card = { $seat } zieht { $card }: Zahlung { $payment }.
kairo-event-tie_round_done = Noch gleich: { $seats } ziehen noch einmal.
kairo-event-order_set = Reihenfolge der Wahl: { $seats }.
kairo-event-card_taken = { $seat } nimmt { $card }.
kairo-event-card_taken-last = { $seat } nimmt die letzte Karte: { $card }.
kairo-event-building_opened = Die Bauphase beginnt mit { $seat }.
kairo-event-pile_reshuffled =
    { $size ->
        [one] Die eine Karte der Ablage wird zum neuen Stapel.
       *[other] Die { $size } Karten der Ablage werden zum neuen Stapel gemischt.
    }
kairo-event-card_revealed =
    { $seat } deckt { $card } auf. Auslage: { $pieces ->
        [one] 1 Gleis
       *[other] { $pieces } Gleise
    }.
kairo-event-reveal_skipped = { $seat } deckt nichts auf: Es gibt keine Karte mehr.
kairo-event-passed = { $seat } passt.
kairo-event-passed-unable = { $seat } kann nicht bauen und passt.
kairo-event-build_forced = { $seat } muss bauen: Eine ganze Runde lang kam keine Karte.
kairo-event-built =
    { $seat } durchquert { $terrain }: Reihe { $row }, Auslage { $pool }{ $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , gekauft { $bought } für £{ $paid }
    }{ $waste ->
        [0] {""}
       *[other] , verfallen { $waste }
    }.
kairo-event-payment_received = { $seat } erhält £{ $amount }.
kairo-event-payment_received-left = { $seat } erhält £{ $amount } und hat £{ $capital }.
kairo-event-train_moved = Der Zug von { $seat } hat { $crossed } von { $route } Strecken geschafft.
kairo-event-bonus_lost =
    { $seat } verliert { $amount ->
        [one] 1 nicht genutztes Bonusgleis
       *[other] { $amount } nicht genutzte Bonusgleise
    }.
kairo-event-bonus_granted =
    { $seat } wartet am Fluss: jetzt { $bonus ->
        [one] 1 Bonusgleis
       *[other] { $bonus } Bonusgleise
    }.
kairo-event-bonus_full = { $seat } wartet am Fluss, hat aber schon { $bonus } Bonusgleise.
kairo-event-taken_back = { $seat } nimmt eine Wahl zurück.
kairo-event-game_ended = { $seats } erreicht Kairo zuerst und gewinnt.
kairo-event-game_ended-stuck = Es geht nicht weiter, die Partie endet. Vorn: { $seats }.

## Choices

kairo-offer-bid = £{ $bid } bieten. Du behältst £{ $left }.
kairo-offer-draw = Eine Karte für den Gleichstand ziehen.
kairo-offer-take =
    { $card } nehmen. Reihe dann { $tracks }{ $short ->
        [0] {""}
        [one] , es fehlt 1
       *[other] , es fehlen { $short }
    }.
kairo-offer-reveal = Eine Karte aufdecken.
kairo-offer-build =
    Bauen: Reihe { $row }, Auslage { $pool }{ $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , Kauf { $bought }
    }{ $lost ->
        [0] {""}
       *[other] , Bonus { $lost } verfällt
    }, dann £{ $capital }.
kairo-offer-build-last =
    Bauen und gewinnen: Reihe { $row }, Auslage { $pool }{ $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , Kauf { $bought }
    }.
kairo-offer-pass = An { $seat } weitergeben: hat { $free } von { $need }, deckt auf.
kairo-offer-pass-dry = An { $seat } weitergeben: hat { $free } von { $need }. Keine Karte mehr.
kairo-offer-pass-end = Passen. Die Partie endet.
kairo-offer-price = £{ $price }
kairo-offer-free = kostenlos
kairo-offer-hidden = verdeckt

## Why not

kairo-why-turn = Ein anderer Platz ist dran.
kairo-why-luck = Erst wird eine Karte aufgedeckt.
kairo-why-over = Die Partie ist zu Ende.
kairo-why-bid-capital = Du hast £{ $capital } und kannst nicht £{ $bid } bieten.
kairo-why-bid-once = In einer Versteigerung gilt ein Gebot, und deins steht.
kairo-why-no-auction = Die nächste Versteigerung kommt, wenn ein Bau eine Reihe leert.
kairo-why-bids-first = Karten werden genommen, wenn alle Gebote offen sind.
kairo-why-tie-first = Erst der Gleichstand: Zieh eine Karte.
kairo-why-no-tie = Gezogen wird nur bei gleichen Geboten, und die gibt es nicht.
kairo-why-auction-first = Gebaut wird nach der Versteigerung.
kairo-why-no-card = Eine Karte #{ $card } gibt es nicht.
kairo-why-not-offered = { $card } ist nicht im Angebot.
kairo-why-reveal-first = Deck erst eine Karte auf: So beginnt jeder Zug.
kairo-why-revealed = In einem Zug wird eine Karte aufgedeckt, und deine liegt schon offen.
kairo-why-nothing-to-reveal = Stapel und Ablage sind leer: Es gibt nichts aufzudecken.
kairo-why-must-build = Eine ganze Runde lang kam keine Karte. Wer bauen kann, muss bauen.
kairo-why-short =
    Vorn: { $terrain }, braucht { $need }; du hast { $free }. Mit Bonus { $bonus } und £{ $capital } { $short ->
        [one] fehlt noch 1
       *[other] fehlen noch { $short }
    }.
kairo-why-bonus =
    Du hast { $bonus ->
        [0] keine Bonusgleise
        [one] 1 Bonusgleis
       *[other] { $bonus } Bonusgleise
    } und kannst nicht { $spent } nutzen.
kairo-why-money =
    { $bought ->
        [one] 1 Gleis kostet
       *[other] { $bought } Gleise kosten
    } £{ $price }. Du hast £{ $capital }.
kairo-why-split =
    { $missing ->
        [0] Es fehlt nichts: kein Bonus, kein Kauf.
        [one] Es fehlt 1 Gleis: Bonus und Kauf müssen zusammen 1 ergeben.
       *[other] Es fehlen { $missing } Gleise: Bonus und Kauf müssen zusammen { $missing } ergeben.
    }

## Prompts

kairo-prompt-bid = Biete verdeckt. Du hast £{ $capital }. Alle zahlen.
kairo-prompt-bid-sealed = Dein Gebot von £{ $bid } liegt verdeckt. Es fehlen: { $seats }.
kairo-prompt-bid-others = Es fehlen noch Gebote: { $seats }.
kairo-prompt-draw = Gleichstand mit { $seats }. Zieh: Höhere Zahlung wählt zuerst.
kairo-prompt-draw-other = { $seat } zieht eine Karte für den Gleichstand.
kairo-prompt-take = Nimm eine Karte. Sie kommt ans Ende deiner Reihe.
kairo-prompt-take-last = Nimm die letzte Karte. Sie kommt ans Ende deiner Reihe.
kairo-prompt-take-other = { $seat } nimmt eine Karte.
kairo-prompt-reveal = Deck eine Karte auf. Vorn: { $terrain }, braucht { $need }; du hast { $free }.
kairo-prompt-reveal-other = { $seat } deckt eine Karte auf.
kairo-prompt-build = Bau oder passe. Vorn: { $terrain }, braucht { $need }; du hast { $free }.
kairo-prompt-build-unable = Du musst passen. Vorn: { $terrain }, braucht { $need }; du hast { $free }.
kairo-prompt-build-forced = Du musst bauen. Vorn: { $terrain }, braucht { $need }; du hast { $free }.
kairo-prompt-build-other = { $seat } baut oder passt.
kairo-prompt-luck = Eine Karte wird aufgedeckt.
kairo-prompt-over = Die Partie ist zu Ende. Gewonnen: { $seats }.

## The table in words

kairo-view-auction = Versteigerung { $auction } von { $auctions }.
kairo-view-building = Bauphase nach Versteigerung { $auction } von { $auctions }.
kairo-view-over = Die Partie ist nach Versteigerung { $auction } von { $auctions } zu Ende.
kairo-view-needs = Nötige Gleise: { $needs }.
kairo-view-need = { $terrain } { $need }
kairo-view-offer = Im Angebot: { $card }. Braucht { $need }.
kairo-view-offer-short =
    Im Angebot: { $card }. Braucht { $need }; am Ende deiner Reihe { $short ->
        [one] fehlt dir 1 Gleis
       *[other] fehlen dir { $short } Gleise
    }.
kairo-view-offer-enough = Im Angebot: { $card }. Braucht { $need }; deine Reihe und dein Bonus reichen.
kairo-view-richer = Bei gleichem Gebot wählst du vor { $seats }.
kairo-view-bid-own = Dein verdecktes Gebot: £{ $bid }. Du behältst £{ $left }.
kairo-view-sealed = Verdeckte Gebote: { $seats }.
kairo-view-thinking = Es fehlen noch Gebote: { $seats }.
kairo-view-bids = Gebote: { $bids }.
kairo-view-bid = { $seat } £{ $bid }
kairo-view-drawn = Für den Gleichstand gezogen: { $cards }.
kairo-view-drawn-card = { $seat } { $payment }
kairo-view-order = Reihenfolge der Wahl: { $seats }.
kairo-view-pool =
    Auslage, { $pieces ->
        [one] 1 Gleis
       *[other] { $pieces } Gleise
    }: { $cards }.
kairo-view-pool-empty = Die Auslage ist leer.
kairo-view-pile = Stapel: { $pile }. Ablage: { $discards }.
kairo-view-discards = In der Ablage: { $cards }.
kairo-view-tracks =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mit { $tracks ->
        [one] 1 Gleis
       *[other] { $tracks } Gleisen
    }
kairo-view-left = Noch im Stapel: { $counts }.
kairo-view-left-terrain = Noch im Stapel, { $terrain }: { $cards }.
kairo-view-seat = { $seat }: Kapital £{ $capital }, Bonus { $bonus } von { $most }, Strecken { $crossed } von { $route }.
kairo-view-seat-hidden = { $seat }: Kapital verdeckt, Bonus { $bonus } von { $most }, Strecken { $crossed } von { $route }.
kairo-view-seat-own = Du: Kapital £{ $capital }, Bonus { $bonus } von { $most }, Strecken { $crossed } von { $route }.
kairo-view-row = Reihe von { $seat }. Vorn: { $front }.
kairo-view-row-long = Reihe von { $seat }. Vorn: { $front }. Dann { $cards }.
kairo-view-row-empty = Reihe von { $seat }: leer.
kairo-view-row-own = Deine Reihe. Vorn: { $front }.
kairo-view-row-own-long = Deine Reihe. Vorn: { $front }. Dann { $cards }.
kairo-view-row-own-empty = Deine Reihe: leer.
kairo-view-front =
    { $terrain }, braucht { $need }, { $tracks ->
        [one] 1 Gleis
       *[other] { $tracks } Gleise
    }, zahlt £{ $payment }
kairo-view-missing-own = Du brauchst { $need }: Reihe { $row }, Auslage { $pool }. Fehlend { $missing }, verfallen { $waste }.
kairo-view-missing = { $seat } braucht { $need }: Reihe { $row }, Auslage { $pool }. Fehlend { $missing }.
kairo-view-affords = { $seat } braucht { $need }: Reihe { $row }, Auslage { $pool }. Fehlend { $missing }, baut für £{ $price }.
kairo-view-ready = { $seat } braucht { $need }: Reihe { $row }, Auslage { $pool }. Baut kostenlos.
kairo-view-chance =
    Die nächste Karte reicht ohne Geld: { $good } von { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $percent } %.
kairo-view-chance-lap =
    Wenn niemand baut, { $cards ->
        [one] reicht die nächste Karte
       *[other] reichen die nächsten { $cards } Karten
    } ohne Geld: { $percent } %.
kairo-view-next-reveal = Nach deinem nächsten Bau deckst du wieder auf.
kairo-view-next-auction = Dein nächster Bau eröffnet eine Versteigerung.
kairo-view-next-bonus = Ein Bonusgleis durch deinen nächsten Bau: { $seats }.
kairo-view-next-win = Mit deinem nächsten Bau gewinnst du die Partie.
kairo-view-ranks = Ergebnis: { $ranks }.
kairo-view-rank = { $rank } { $seat }

## The end of the game

kairo-count-crossed = Strecken
kairo-count-capital = Kapital
kairo-count-bonus = Bonus
kairo-count-won = { $seat } durchquert zuerst { $route } Karten und gewinnt. Geld und Bonus zählen nicht.
kairo-count-stuck = Es ging nicht weiter. Es zählen die Strecken, dann das Kapital.
kairo-count-shared = { $seats } teilen sich Platz { $rank }.

## Auf dem Bildschirm
kairo-screen-minutes = 30 min
kairo-screen-about = Biete auf Land, leg Gleise und bring deinen Zug vor allen anderen vom Kap nach Kairo.
kairo-do-bid = Versiegeln
kairo-do-draw = Karte ziehen
kairo-do-take = Nehmen
kairo-do-reveal = Karte aufdecken
kairo-do-build = Bauen
kairo-do-pass = Passen
kairo-screen-board = Strecken vom Kap nach Kairo
kairo-screen-bar = Bauleiste
kairo-screen-card-savanna = Savanne
kairo-screen-card-village = Dorf
kairo-screen-card-desert = Wüste
kairo-screen-card-mountain = Gebirge
kairo-screen-card-river = Fluss
kairo-screen-no-track = 0 Gleise
kairo-screen-at-front = Vorn bei { $seat }: { $card }
kairo-screen-at-row = Reihe von { $seat }: { $card }
kairo-screen-at-pool = Auslage, Karte { $place }: { $card }
kairo-screen-at-offer = Angebot, Karte { $place }: { $card }
kairo-screen-pounds = £{ $n }
kairo-screen-hidden = £ verdeckt
kairo-screen-bonus = Bonus { $n }
kairo-screen-in-row =
    { $n ->
        [one] 1 Gleis in der Reihe
       *[other] { $n } Gleise in der Reihe
    }
kairo-screen-auction = Versteigerung { $auction } von { $auctions }
kairo-screen-building = Bauphase · nach Versteigerung { $auction } von { $auctions }
kairo-screen-result = Ergebnis
kairo-screen-pile = Stapel
kairo-screen-discards = Ablage
kairo-screen-pool =
    Auslage für alle: { $n ->
        [one] 1 Gleis
       *[other] { $n } Gleise
    }
kairo-screen-offer = Im Angebot
kairo-screen-short =
    { $n ->
        [0] reicht
        [one] 1 fehlt
       *[other] { $n } fehlen
    }
kairo-screen-needs-pieces = { $terrain } braucht { $need } Gleise
kairo-screen-part-row = Reihe { $n }
kairo-screen-part-bonus = Bonus { $n }
kairo-screen-part-bought = Kauf { $n }
kairo-screen-part-missing = Fehlt { $n }
kairo-screen-part-pool = Auslage { $n }
kairo-screen-costs = Das Fehlende zu kaufen: £{ $price }.
kairo-screen-bill =
    { $price ->
        [0] Nichts zu kaufen.
       *[other] Du zahlst £{ $price }.
    } Es bringt £{ $payment }.{ $waste ->
        [0] {""}
       *[other] {" "}{ $waste } mehr als nötig.
    }
kairo-screen-chance = Nächste Karte reicht: { $good } von { $cards } ({ $percent } %)
kairo-screen-way = Bonus { $bonus } · £{ $price }
kairo-screen-way-short = £{ $price }
kairo-screen-thinking = überlegt
kairo-screen-sealed = versiegelt
kairo-screen-sealed-own = £{ $bid } versiegelt
kairo-screen-drew = zieht { $payment }
kairo-screen-others = Wenn du passt
kairo-screen-your-bid = Dein Gebot
kairo-screen-left =
    Du behältst £{ $left }, genug für { $pieces ->
        [one] 1 Gleis
       *[other] { $pieces } Gleise
    }.
kairo-screen-seal = £{ $bid } versiegeln
kairo-screen-needs = So viele Gleise braucht
kairo-screen-in-pile = { $n } im Stapel
kairo-screen-to-come = Noch im Stapel: { $n }
kairo-screen-tracks = Gleise
kairo-screen-cards = Karten
kairo-screen-bids = Gebote
kairo-screen-auctions = Versteigerungen
kairo-screen-bids-help = Alle zahlen. Das höchste Gebot wählt zuerst.
