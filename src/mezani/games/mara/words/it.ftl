### Mara, in italiano. Stessi id e argomenti di en.ftl e de.ftl. Numeri delle regole: docs/rules/mara.md.

mara-title = Mara

## Opzioni di un tavolo

mara-option-rounds = Manche
mara-option-rounds-help = Quante manche si sommano.
mara-option-tie_break = Parità
mara-option-tie_break-help = Chi vince se più posti hanno il totale più alto.
mara-option-tie_break-shared = Vittoria comune
mara-option-tie_break-shared-help = Vincono tutti insieme.
mara-option-tie_break-animals = Più animali
mara-option-tie_break-animals-help = Vince chi in tutte le manche ha portato oltre il fiume più animali.
mara-option-running_score = Punti durante la manche
mara-option-running_score-help = Se il tavolo mostra che cosa hanno portato oltre il fiume gli altri.
mara-option-running_score-hidden = Coperti
mara-option-running_score-hidden-help = Gli animali oltre il fiume restano coperti: si vede solo quanti sono.
mara-option-running_score-open = Scoperti
mara-option-running_score-open-help = Si vedono gli animali e i punti di tutti.
mara-option-card_tracker = Memoria delle carte
mara-option-card_tracker-help = Se il tavolo elenca le carte che non hai ancora visto.
mara-option-card_tracker-off = No
mara-option-card_tracker-off-help = Ognuno conta le carte a mente.
mara-option-card_tracker-on = Sì
mara-option-card_tracker-on-help = Le carte che non hai visto sono elencate.
mara-option-first_dealer = Chi dà le carte
mara-option-first_dealer-help = Chi dà le carte nella prima manche. Comincia il posto seguente.
mara-option-first_dealer-random = A sorte
mara-option-first_dealer-random-help = Decide la sorte.
mara-option-first_dealer-A = Posto A
mara-option-first_dealer-A-help = Dà le carte il posto A.
mara-option-first_dealer-B = Posto B
mara-option-first_dealer-B-help = Dà le carte il posto B.
mara-option-first_dealer-C = Posto C
mara-option-first_dealer-C-help = Dà le carte il posto C.
mara-option-first_dealer-D = Posto D
mara-option-first_dealer-D-help = Dà le carte il posto D.
mara-option-reveal_after_round = Carte dopo la manche
mara-option-reveal_after_round-help = Se a fine manche si mostrano le mani, il fiume e il mazzo.
mara-option-reveal_after_round-false = Coperte
mara-option-reveal_after_round-false-help = Le carte non giocate restano ignote.
mara-option-reveal_after_round-true = Scoperte
mara-option-reveal_after_round-true-help = Tutti vedono le carte non giocate.

## Titoli delle regole

mara-rule-1 = Cornice
mara-rule-2 = Preparazione di una manche
mara-rule-3 = Turno
mara-rule-4 = Mettere un animale
mara-rule-5 = Mettere una coppia
mara-rule-6 = Giocare una carta speciale
mara-rule-7 = Elefante
mara-rule-8 = Supercoccodrillo
mara-rule-9 = Coccodrillo
mara-rule-10 = Pescare; i leoni
mara-rule-11 = Mazzo finito
mara-rule-12 = Fine di una manche
mara-rule-13 = Punteggio e fine della partita
mara-rule-14 = Segnalini finiti
mara-rule-15 = Che cosa si vede e che cosa no
mara-rule-16 = Che cosa vale sempre

## Carte

mara-piece-gnu = gnu { $number }
mara-piece-zebra = zebra { $number }
mara-piece-antelope = antilope { $number }
mara-piece-the-gnu = lo gnu { $number }
mara-piece-the-zebra = la zebra { $number }
mara-piece-the-antelope = l'antilope { $number }
mara-piece-all-gnu = tutti gli gnu
mara-piece-all-zebra = tutte le zebre
mara-piece-all-antelope = tutte le antilopi
mara-piece-elephant = elefante
mara-piece-super_crocodile = supercoccodrillo
mara-piece-crocodile-gnu = coccodrillo degli gnu
mara-piece-crocodile-zebra = coccodrillo delle zebre
mara-piece-crocodile-antelope = coccodrillo delle antilopi
mara-piece-lion = leone
mara-piece-points =
    { $you ->
        [seat] tu { $points }
       *[nobody] { $seat } { $points }
    }

## Azioni

mara-deed-lay = Metti un animale
mara-deed-pair = Metti una coppia
mara-deed-elephant = Elefante
mara-deed-super_crocodile = Supercoccodrillo
mara-deed-crocodile = Coccodrillo
mara-deed-lion = Metti il leone

## Che cosa succede

mara-event-game_started =
    Partita a { $seats }, { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manche
    }.
mara-event-dealer_set =
    { $you ->
        [dealer] Dai le carte tu, { $starter } comincia.
        [starter] { $dealer } dà le carte, cominci tu.
       *[nobody] { $dealer } dà le carte, { $starter } comincia.
    }
mara-event-round_started = Manche { $round } di { $rounds }.
mara-event-hand_dealt = { $seat } riceve { $count } carte.
mara-event-hand_dealt-cards = Ricevi { $cards }.
mara-event-river_laid = Cinque carte segnano i guadi.
mara-event-pile_formed = Mazzo: { $size } carte.
mara-event-turn_started =
    { $you ->
        [seat] Tocca a te.
       *[nobody] Tocca a { $seat }.
    }
mara-event-animals_laid =
    { $you ->
        [seat] Metti { $animals } al guado { $ford }.
       *[nobody] { $seat } mette { $animals } al guado { $ford }.
    }
mara-event-special_played-elephant =
    { $you ->
        [seat] Mandi un elefante al guado { $ford }.
       *[nobody] { $seat } manda un elefante al guado { $ford }.
    }
mara-event-special_played-super_crocodile =
    { $you ->
        [seat] Mandi il supercoccodrillo al guado { $ford }.
       *[nobody] { $seat } manda il supercoccodrillo al guado { $ford }.
    }
mara-event-special_played-first =
    { $you ->
        [seat] Mandi un { $crocodile } al guado { $ford }: solo il primo.
       *[nobody] { $seat } manda un { $crocodile } al guado { $ford }: solo il primo.
    }
mara-event-special_played-species =
    { $you ->
        [seat] Mandi un { $crocodile } al guado { $ford }: { $prey }.
       *[nobody] { $seat } manda un { $crocodile } al guado { $ford }: { $prey }.
    }
mara-event-animals_crossed = { $count } animali attraversano al guado { $ford }: { $gains }.
mara-event-gain =
    { $you ->
        [seat] tu +{ $points }
       *[nobody] { $seat } +{ $points }
    }
mara-event-animals_eaten = Perduti al guado { $ford }: { $prey }.
mara-event-prey =
    { $you ->
        [seat] { $animal } (tua carta)
       *[nobody] { $animal } ({ $seat })
    }
mara-event-ford_freed = Il guado { $ford } è di nuovo libero.
mara-event-card_drawn = { $seat } pesca.
mara-event-card_drawn-card = Peschi: { $card }.
mara-event-lion_drawn =
    { $you ->
        [seat] Peschi un leone.
       *[nobody] { $seat } pesca un leone.
    }
mara-event-lion_placed = Il leone chiude il guado { $ford }.
mara-event-pile_emptied = Il mazzo è finito.
mara-event-round_ended-empty_hand =
    { $you ->
        [seat] La manche finisce: non hai più carte.
       *[nobody] La manche finisce: { $seat } non ha più carte.
    }
mara-event-round_ended-no_legal_card =
    { $you ->
        [seat] La manche finisce: non puoi giocare. Carte in mano: { $hand_size }.
       *[nobody] La manche finisce: { $seat } non può giocare. Carte in mano: { $hand_size }.
    }
mara-event-round_scored = Manche { $round }: { $scores }.
mara-event-round_revealed = Ancora in mano: { $hands }. Mai pescate: { $rest }.
mara-event-hand =
    { $you ->
        [seat] tu ({ $cards })
       *[nobody] { $seat } ({ $cards })
    }
mara-event-game_ended-none =
    { $you ->
        [winner] Vinci tu.
       *[nobody] Vince { $winner }.
    } Totale: { $totals }.
mara-event-game_ended-shared = Vincono insieme { $winners }. Totale: { $totals }.
mara-event-game_ended-broken_by_animals =
    { $you ->
        [winner] Vinci tu, con più animali oltre il fiume.
       *[nobody] Vince { $winner }, con più animali oltre il fiume.
    } Totale: { $totals }.

## Scelte

mara-offer-animals =
    Metti { $animals } · { $count ->
        [one] guado { $fords }
       *[other] guadi { $fords }
    }
mara-offer-special =
    Gioca { $card } · { $count ->
        [one] guado { $fords }
       *[other] guadi { $fords }
    }
mara-offer-later = varrà { $points }
mara-offer-lay =
    Al guado { $ford }: { $animals } · dopo { $tail }{ $skipped ->
        [0] {""}
       *[other] , salto { $skipped }
    }
mara-offer-lay-free = Al guado { $ford }: { $animals } · fila nuova
mara-offer-elephant = Elefante al guado { $ford } · { $gains }
mara-offer-gain =
    { $you ->
        [seat] tu +{ $points }
       *[nobody] { $seat } +{ $points }
    }
mara-offer-super_crocodile = Supercoccodrillo al guado { $ford } · { $losses }
mara-offer-loss =
    { $you ->
        [seat] tu −{ $points }
       *[nobody] { $seat } −{ $points }
    }
mara-offer-crocodile = Coccodrillo al guado { $ford } · solo il primo, { $animal }
mara-offer-crocodile-choice = Coccodrillo al guado { $ford } · solo { $animal } o { $prey }: { $animals }
mara-offer-bite-first =
    Solo il primo, { $animal } · { $losses } · { $tail ->
        [0] guado libero
       *[other] { $left ->
            [one] resta 1
           *[other] restano { $left }
        }, poi oltre { $tail }
    }
mara-offer-bite-species =
    Morso: { $prey }, { $animals } · { $losses } · { $tail ->
        [0] guado libero
       *[other] { $left ->
            [one] resta 1
           *[other] restano { $left }
        }, poi oltre { $tail }
    }
mara-offer-lion = Leone al guado { $ford } · { $losses }
mara-offer-lion-free = Leone al guado { $ford } · nessun animale
mara-plan-bite-first = Coccodrillo al guado { $ford } · solo { $animal } · { $losses }
mara-plan-bite-species = Coccodrillo al guado { $ford } · { $prey }: { $animals } · { $losses }

## Perché no

mara-why-over = La partita è finita.
mara-why-turn = Tocca a un altro posto.
mara-why-no-lion = Un leone non si gioca: si mette quando si pesca.
mara-why-card-first = Scegli prima una carta.
mara-why-not-held = Non hai in mano: { $card }.
mara-why-lower-first = In una coppia scrivi prima il numero più basso: { $low }+{ $high }.
mara-why-no-pair = { $low } e { $high } non sono una coppia: la differenza deve essere 1 o 2.
mara-why-no-row = Tutte le file aperte finiscono oltre il { $number }.
mara-why-pair-fits-nowhere = La coppia { $low }+{ $high } non entra in nessuna fila.
mara-why-no-elephant = Nessun guado ha { $least } animali per un elefante.
mara-why-nothing-to-eat = Nessun animale da mangiare: { $card }.
mara-why-ford-first = Scegli prima il guado.
mara-why-chosen = Hai scelto { $cards }. Torna indietro per giocare un'altra carta.
mara-why-closed = Un leone chiude il guado { $ford }.
mara-why-too-low = La fila al guado { $ford } finisce con { $tail }. Il { $number } è troppo basso.
mara-why-too-few =
    { $count ->
        [0] Al guado { $ford } non c'è nessun animale. Un elefante ne vuole { $least }.
        [one] Al guado { $ford } c'è 1 animale. Un elefante ne vuole { $least }.
       *[other] Al guado { $ford } ci sono { $count } animali. Un elefante ne vuole { $least }.
    }
mara-why-nothing-there = Al guado { $ford } non c'è nessun animale da mangiare.
mara-why-bite-first = Scegli il morso o riprendi il coccodrillo.
mara-why-no-gnu = Lì non ci sono gnu. Si può mangiare solo il primo.
mara-why-no-zebra = Lì non ci sono zebre. Si può mangiare solo il primo.
mara-why-no-antelope = Lì non ci sono antilopi. Si può mangiare solo il primo.
mara-why-same-bite-gnu = Il primo è l'unico gnu: i due morsi sono uguali.
mara-why-same-bite-zebra = La prima è l'unica zebra: i due morsi sono uguali.
mara-why-same-bite-antelope = La prima è l'unica antilope: i due morsi sono uguali.
mara-why-lion-first = Metti prima il leone.
mara-why-closed-twice = Al guado { $ford } c'è già un leone.
mara-why-lion-hungry = Al guado { $ford } non ci sono animali. Un leone va dove ce ne sono.

## Domande

mara-prompt-card = È il tuo turno. Gioca una carta. Non puoi passare.
mara-prompt-card-only = È il tuo turno. Hai una sola giocata possibile. Non puoi passare.
mara-prompt-card-one = È il tuo turno. Puoi giocare solo: { $card }. Non puoi passare.
mara-prompt-card-costly = È il tuo turno. Ogni giocata ti costa animali. Non puoi passare.
mara-prompt-card-other = { $seat } sceglie un'azione.
mara-prompt-ford = Scegli un guado: { $cards }.
mara-prompt-bite = Scegli il morso: { $crocodile } al guado { $ford }.
mara-prompt-lion = Peschi un leone. Scegli un guado con animali: li mangia e chiude il guado.
mara-prompt-lion-free = Peschi un leone. Nessun animale in gioco: chiudi un guado aperto.
mara-prompt-lion-other = { $seat } mette un leone.
mara-prompt-dealer = La sorte sceglie chi dà le carte.
mara-prompt-deal = Si danno le carte.
mara-prompt-draw =
    { $you ->
        [seat] Peschi.
       *[nobody] { $seat } pesca.
    }
mara-prompt-over = La partita è finita.

## Il tavolo a parole

mara-view-setting-up = Manche { $round } di { $rounds }. Si danno le carte.
mara-view-turn =
    { $you ->
        [seat] Manche { $round } di { $rounds }, turno { $turn }: tocca a te.
       *[nobody] Manche { $round } di { $rounds }, turno { $turn }: tocca a { $seat }.
    }
mara-view-over =
    La partita è finita dopo { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manche
    }.
mara-view-ford-closed = Guado { $ford }: chiuso da un leone.
mara-view-ford-free = Guado { $ford }: libero, va bene ogni numero.
mara-view-ford =
    Guado { $ford }, { $count ->
        [one] 1 animale
       *[other] { $count } animali
    }: { $animals }. Prossimo animale oltre { $tail }.
mara-view-ford-crossable = Guado { $ford }, { $count } animali: { $animals }. Prossimo animale oltre { $tail }. Elefante possibile.
mara-view-owned =
    { $you ->
        [seat] { $animal } (tua carta, { $points })
       *[nobody] { $animal } ({ $seat }, { $points })
    }
mara-view-seat =
    { $you ->
        [seat] Tu
       *[nobody] { $seat }
    }: { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano, { $crossed ->
        [one] 1 animale
       *[other] { $crossed } animali
    } oltre il fiume, { $reserve ->
        [one] 1 segnalino
       *[other] { $reserve } segnalini
    } in riserva{ $borrowed ->
        [0] {""}
       *[other] , { $borrowed } in prestito
    }.
mara-view-seat-open =
    { $you ->
        [seat] Tu
       *[nobody] { $seat }
    }: { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano, { $crossed ->
        [one] 1 animale
       *[other] { $crossed } animali
    } oltre il fiume per { $points } punti, { $reserve ->
        [one] 1 segnalino
       *[other] { $reserve } segnalini
    } in riserva{ $borrowed ->
        [0] {""}
       *[other] , { $borrowed } in prestito
    }.
mara-view-crossed =
    { $you ->
        [seat] I tuoi animali oltre il fiume: { $animals }.
       *[nobody] Gli animali di { $seat } oltre il fiume: { $animals }.
    }
mara-view-hand = La tua mano: { $cards }.
mara-view-held = { $animal } ({ $points })
mara-view-pile =
    Mazzo: { $pile }. Fuori gioco: { $eaten ->
        [one] 1 animale
       *[other] { $eaten } animali
    }, { $played ->
        [one] 1 carta speciale
       *[other] { $played } carte speciali
    }. Leoni: { $lions } di { $all }.
mara-view-unseen-animals = Animali che non hai visto: { $numbers }.
mara-view-unseen-specials = Carte speciali che non hai visto: { $specials }.
mara-view-unseen-special = { $card } ({ $count })
mara-view-pile-empty = Il mazzo è finito. La manche finisce quando un posto non può giocare.
mara-view-scores-final = Tutti gli elefanti sono giocati: i punti di questa manche non cambiano più.
mara-view-round = Manche { $round }: { $scores }.
mara-view-totals = Totale: { $totals }.

## Il conteggio

mara-count-round = Manche { $round }
mara-count-total = Totale
mara-count-animals = Animali
mara-count-won =
    { $you ->
        [seat] Vinci tu con { $points } punti.
       *[nobody] Vince { $seat } con { $points } punti.
    }
mara-count-shared = Vincono insieme { $seats } con { $points } punti.
mara-count-animals-decide =
    Parità a { $points } punti; decidono gli animali oltre il fiume: { $animals }. { $you ->
        [seat] Vinci tu.
       *[nobody] Vince { $seat }.
    }

## Sullo schermo

mara-do-lay = Mettilo
mara-do-pair = Metti la coppia
mara-do-elephant = Manda l'elefante
mara-do-super_crocodile = Manda il super coccodrillo
mara-do-crocodile = Gioca il coccodrillo
mara-do-lion = Piazza il leone
mara-screen-board = Fiume con cinque guadi
mara-screen-hand = La tua mano
mara-screen-card-gnu = Gnu
mara-screen-card-zebra = Zebra
mara-screen-card-antelope = Antilope
mara-screen-card-elephant = Elefante
mara-screen-card-super_crocodile = Supercocco
mara-screen-card-crocodile = Coccodrillo
mara-screen-card-lion = Leone
mara-screen-does-elephant = Ne porta 3 o più
mara-screen-does-super_crocodile = Mangia la fila
mara-screen-does-crocodile-gnu = Il primo o gli gnu
mara-screen-does-crocodile-zebra = Il primo o le zebre
mara-screen-does-crocodile-antelope = Il primo o antilopi
mara-screen-does-lion = Chiude il guado
mara-screen-closed = Chiuso
mara-screen-open = Libero
mara-screen-any = ogni numero
mara-screen-next = poi: { $number }+
mara-screen-next-short = { $number }+
mara-screen-bite-all = Tutti: { $n }
mara-screen-pair = Coppia { $low } + { $high }: gioca tutte e due
mara-screen-safe = { $n } in salvo
mara-screen-safe-short = { $n } in salvo
mara-screen-in-hand = { $n } in mano
mara-screen-round = Manche { $round } di { $rounds }
mara-screen-pile = Mazzo
mara-screen-lions = Leoni rimasti
mara-screen-waiting = I tuoi animali sulla riva
mara-screen-points-waiting = punti in attesa
mara-screen-out-there = Ancora in giro
mara-screen-out-there-help = In mano, nel mazzo o sotto il fiume. Contati dalle carte viste da tutti.
mara-screen-all-elephant = Elefanti
mara-screen-all-crocodile = Coccodrilli
mara-screen-all-super-crocodile = Super coccodrillo
mara-screen-all-lion = Leoni
mara-screen-of = { $left } di { $all }
mara-screen-minutes = 20 min
mara-screen-about = Metti in fila i tuoi animali al fiume e manda l’elefante quando conviene.
