### Dal Capo al Cairo

kairo-title = Dal Capo al Cairo

## Options

kairo-option-unspent_bonus_kept = Pezzi bonus non spesi
kairo-option-unspent_bonus_kept-help = Che cosa succede, costruendo, ai pezzi bonus non spesi.
kairo-option-unspent_bonus_kept-true = Restano
kairo-option-unspent_bonus_kept-true-help = Una costruzione costa solo i pezzi bonus spesi per farla.
kairo-option-unspent_bonus_kept-false = Persi
kairo-option-unspent_bonus_kept-false-help = A ogni costruzione chi costruisce perde tutti i pezzi bonus rimasti.
kairo-option-open_capitals = Capitali
kairo-option-open_capitals-help = Se il capitale degli altri posti si vede.
kairo-option-open_capitals-true = Scoperti
kairo-option-open_capitals-true-help = Ogni capitale si vede.
kairo-option-open_capitals-false = Coperti
kairo-option-open_capitals-false-help = Il capitale degli altri non si vede, offerte e pagamenti sì.
kairo-option-count_help = Aiuto nel contare
kairo-option-count_help-help = Se il tavolo conta le carte che possono ancora uscire.
kairo-option-count_help-true = Sì
kairo-option-count_help-true-help = Si vede che cosa resta nel mazzo, con le probabilità della prossima carta.
kairo-option-count_help-false = No
kairo-option-count_help-false-help = Ognuno conta le carte a mente.
kairo-option-take_back = Annullare
kairo-option-take_back-help = Se una scelta si può annullare finché non si è visto nulla di nuovo.
kairo-option-take_back-true = Consentito
kairo-option-take_back-true-help = Una scelta si annulla finché non esce una carta e nessun altro sceglie.
kairo-option-take_back-false = Non consentito
kairo-option-take_back-false-help = Ogni scelta vale subito.

## Headings of the rules

kairo-rule-0 = Opzioni
kairo-rule-1 = Preparazione
kairo-rule-2 = Svolgimento
kairo-rule-3 = Asta
kairo-rule-4 = Un turno nella fase di costruzione
kairo-rule-5 = Costruzione
kairo-rule-6 = Bonus del fiume
kairo-rule-7 = Mazzo e scarti
kairo-rule-8 = Fine della partita
kairo-rule-9 = Che cosa vale sempre
kairo-rule-10 = Informazioni nascoste
kairo-rule-11 = Scelte
kairo-rule-12 = Annullare
kairo-rule-13 = Che cosa può supporre un bot
kairo-rule-14 = Notazione
kairo-rule-15 = Eventi

## Terrains and cards

kairo-piece-savanna = savana
kairo-piece-village = villaggio
kairo-piece-desert = deserto
kairo-piece-mountain = montagna
kairo-piece-river = fiume
kairo-piece-one-savanna = una savana
kairo-piece-one-village = un villaggio
kairo-piece-one-desert = un deserto
kairo-piece-one-mountain = una montagna
kairo-piece-one-river = un fiume
# $label is the short form of a card, the same in every language: #8 S2/1
kairo-piece-label = { $terrain } { $label }
kairo-piece-card =
    { $terrain } ({ $tracks ->
        [one] 1 pezzo
       *[other] { $tracks } pezzi
    }, paga £{ $payment })

## Deeds

kairo-deed-bid = Fai un'offerta
kairo-deed-draw = Pesca per lo spareggio
kairo-deed-take = Prendi una carta
kairo-deed-reveal = Scopri una carta
kairo-deed-build = Costruisci
kairo-deed-pass = Passa

## What happens

kairo-event-game_started = La partita comincia con £{ $capital } a testa.
kairo-event-auction_opened =
    Asta { $auction } di { $auctions }: { $cards }.{ $reshuffled ->
        [0] {""}
       *[other] {" "}Gli scarti sono il nuovo mazzo.
    }
kairo-event-bid_sealed = { $seat } sigilla un'offerta.
kairo-event-bid_sealed_own = Sigilli £{ $bid } e ti restano £{ $left }.
kairo-event-bid_unsealed = { $seat } riprende la sua offerta.
kairo-event-bids_revealed = Offerte: { $bids }.
kairo-event-bid = { $seat } £{ $bid }
kairo-event-bid-left = { $seat } £{ $bid } (restano £{ $left })
kairo-event-tie_found = Offerte pari di £{ $bid }, capitale pari: { $seats } pescano una carta.
kairo-event-tie_card = { $seat } pesca { $card }: pagamento { $payment }.
kairo-event-tie_round_done = Ancora pari: { $seats } pescano di nuovo.
kairo-event-order_set = Ordine di scelta: { $seats }.
kairo-event-card_taken = { $seat } prende { $card }.
kairo-event-card_taken-last = { $seat } prende l'ultima carta: { $card }.
kairo-event-building_opened = La fase di costruzione comincia con { $seat }.
kairo-event-pile_reshuffled =
    { $size ->
        [one] L'unico scarto diventa il nuovo mazzo.
       *[other] I { $size } scarti, mescolati, diventano il nuovo mazzo.
    }
kairo-event-card_revealed =
    { $seat } scopre { $card }. Carte comuni: { $pieces ->
        [one] 1 pezzo
       *[other] { $pieces } pezzi
    }.
kairo-event-reveal_skipped = { $seat } non scopre nulla: le carte sono finite.
kairo-event-passed = { $seat } passa.
kairo-event-passed-unable = { $seat } non può costruire e passa.
kairo-event-build_forced = { $seat } deve costruire: un giro intero è passato senza carte.
kairo-event-built =
    { $seat } attraversa { $terrain }: fila { $row }, comuni { $pool }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , comprati { $bought } per £{ $paid }
    }{ $waste ->
        [0] {""}
       *[other] , sprecati { $waste }
    }.
kairo-event-payment_received = { $seat } riceve £{ $amount }.
kairo-event-payment_received-left = { $seat } riceve £{ $amount } e ha £{ $capital }.
kairo-event-train_moved = Il treno di { $seat } ha superato la tratta { $crossed } di { $route }.
kairo-event-bonus_lost =
    { $seat } perde { $amount ->
        [one] 1 pezzo bonus non speso
       *[other] { $amount } pezzi bonus non spesi
    }.
kairo-event-bonus_granted =
    { $seat } attende al fiume: ora { $bonus ->
        [one] 1 pezzo bonus
       *[other] { $bonus } pezzi bonus
    }.
kairo-event-bonus_full = { $seat } attende al fiume, ma ha già { $bonus } pezzi bonus.
kairo-event-taken_back = { $seat } annulla una scelta.
kairo-event-game_ended = { $seats } raggiunge il Cairo prima di tutti e vince.
kairo-event-game_ended-stuck = La partita non può continuare e finisce. In testa: { $seats }.

## Choices

kairo-offer-bid = Offri £{ $bid }. Ti restano £{ $left }.
kairo-offer-draw = Pesca una carta per lo spareggio.
kairo-offer-take =
    Prendi { $card }. Poi fila { $tracks }{ $short ->
        [0] {""}
        [one] , ne manca 1
       *[other] , ne mancano { $short }
    }.
kairo-offer-reveal = Scopri una carta.
kairo-offer-build =
    Costruisci: fila { $row }, comuni { $pool }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , compra { $bought }
    }{ $lost ->
        [0] {""}
       *[other] , perdi { $lost } bonus
    }, poi £{ $capital }.
kairo-offer-build-last =
    Costruisci e vinci: fila { $row }, comuni { $pool }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , compra { $bought }
    }.
kairo-offer-pass = Passa a { $seat }, che ha { $free } di { $need } e scopre una carta.
kairo-offer-pass-dry = Passa a { $seat }, che ha { $free } di { $need }. Le carte sono finite.
kairo-offer-pass-end = Passa. La partita finisce.
kairo-offer-price = £{ $price }
kairo-offer-free = gratis
kairo-offer-hidden = nascosto

## Why not

kairo-why-turn = Tocca a un altro posto.
kairo-why-luck = Prima si scopre una carta.
kairo-why-over = La partita è finita.
kairo-why-bid-capital = Hai £{ $capital } e non puoi offrire £{ $bid }.
kairo-why-bid-once = In un'asta si fa una sola offerta, e la tua c'è già.
kairo-why-no-auction = La prossima asta arriva quando una costruzione svuota una fila.
kairo-why-bids-first = Le carte si prendono quando tutte le offerte sono scoperte.
kairo-why-tie-first = Prima lo spareggio: pesca una carta.
kairo-why-no-tie = Si pesca solo per uno spareggio tra offerte, e non ce n'è.
kairo-why-auction-first = Si costruisce quando l'asta è finita.
kairo-why-no-card = La carta #{ $card } non esiste.
kairo-why-not-offered = Tra le carte all'asta non c'è { $card }.
kairo-why-reveal-first = Prima scopri una carta: ogni turno comincia così.
kairo-why-revealed = In un turno si scopre una carta, e la tua è già scoperta.
kairo-why-nothing-to-reveal = Mazzo e scarti sono vuoti: non c'è nulla da scoprire.
kairo-why-must-build = Un giro intero è passato senza carte. Chi può costruire deve farlo.
kairo-why-short =
    In testa: { $terrain }, richiede { $need }; hai { $free }. Con bonus { $bonus } e £{ $capital } { $short ->
        [one] ne manca ancora 1
       *[other] ne mancano ancora { $short }
    }.
kairo-why-bonus =
    { $bonus ->
        [0] Non hai pezzi bonus
        [one] Hai 1 pezzo bonus
       *[other] Hai { $bonus } pezzi bonus
    } e non puoi spenderne { $spent }.
kairo-why-money =
    { $bought ->
        [one] 1 pezzo costa
       *[other] { $bought } pezzi costano
    } £{ $price }. Hai £{ $capital }.
kairo-why-split =
    { $missing ->
        [0] Non manca nulla: non spendere bonus e non comprare.
        [one] Manca 1 pezzo: bonus e acquisti insieme devono fare 1.
       *[other] Mancano { $missing } pezzi: bonus e acquisti insieme devono fare { $missing }.
    }

## Prompts

kairo-prompt-bid = Offri in segreto. Hai £{ $capital }. Pagano tutti.
kairo-prompt-bid-sealed = La tua offerta di £{ $bid } è sigillata. Mancano: { $seats }.
kairo-prompt-bid-others = Offerte mancanti: { $seats }.
kairo-prompt-draw = Pari con { $seats }. Pesca: sceglie prima il pagamento più alto.
kairo-prompt-draw-other = { $seat } pesca una carta per lo spareggio.
kairo-prompt-take = Prendi una carta. Va in fondo alla tua fila.
kairo-prompt-take-last = Prendi l'ultima carta. Va in fondo alla tua fila.
kairo-prompt-take-other = { $seat } prende una carta.
kairo-prompt-reveal = Scopri una carta. In testa: { $terrain }, richiede { $need }; hai { $free }.
kairo-prompt-reveal-other = { $seat } scopre una carta.
kairo-prompt-build = Costruisci o passa. In testa: { $terrain }, richiede { $need }; hai { $free }.
kairo-prompt-build-unable = Devi passare. In testa: { $terrain }, richiede { $need }; hai { $free }.
kairo-prompt-build-forced = Devi costruire. In testa: { $terrain }, richiede { $need }; hai { $free }.
kairo-prompt-build-other = { $seat } costruisce o passa.
kairo-prompt-luck = Si scopre una carta.
kairo-prompt-over = La partita è finita. Vittoria: { $seats }.

## The table in words

kairo-view-auction = Asta { $auction } di { $auctions }.
kairo-view-building = Fase di costruzione dopo l'asta { $auction } di { $auctions }.
kairo-view-over = La partita è finita dopo l'asta { $auction } di { $auctions }.
kairo-view-needs = Pezzi richiesti: { $needs }.
kairo-view-need = { $terrain } { $need }
kairo-view-offer = All'asta: { $card }. Ne richiede { $need }.
kairo-view-offer-short =
    All'asta: { $card }. Ne richiede { $need }; in fondo alla tua fila { $short ->
        [one] manca 1 pezzo
       *[other] mancano { $short } pezzi
    }.
kairo-view-offer-enough = All'asta: { $card }. Ne richiede { $need }; la tua fila e i bonus bastano.
kairo-view-richer = A pari offerta scegli prima di { $seats }.
kairo-view-bid-own = La tua offerta sigillata: £{ $bid }. Ti restano £{ $left }.
kairo-view-sealed = Offerte sigillate: { $seats }.
kairo-view-thinking = Offerte mancanti: { $seats }.
kairo-view-bids = Offerte: { $bids }.
kairo-view-bid = { $seat } £{ $bid }
kairo-view-drawn = Pescate per lo spareggio: { $cards }.
kairo-view-drawn-card = { $seat } { $payment }
kairo-view-order = Ordine di scelta: { $seats }.
kairo-view-pool =
    Carte comuni, { $pieces ->
        [one] 1 pezzo
       *[other] { $pieces } pezzi
    }: { $cards }.
kairo-view-pool-empty = Non ci sono carte comuni.
kairo-view-pile = Mazzo: { $pile }. Scarti: { $discards }.
kairo-view-discards = Negli scarti: { $cards }.
kairo-view-tracks =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } con { $tracks ->
        [one] 1 pezzo
       *[other] { $tracks } pezzi
    }
kairo-view-left = Restano nel mazzo: { $counts }.
kairo-view-left-terrain = Restano nel mazzo, { $terrain }: { $cards }.
kairo-view-seat = { $seat }: capitale £{ $capital }, bonus { $bonus } di { $most }, tratte { $crossed } di { $route }.
kairo-view-seat-hidden = { $seat }: capitale coperto, bonus { $bonus } di { $most }, tratte { $crossed } di { $route }.
kairo-view-seat-own = Tu: capitale £{ $capital }, bonus { $bonus } di { $most }, tratte { $crossed } di { $route }.
kairo-view-row = Fila di { $seat }. In testa: { $front }.
kairo-view-row-long = Fila di { $seat }. In testa: { $front }. Poi { $cards }.
kairo-view-row-empty = Fila di { $seat }: vuota.
kairo-view-row-own = La tua fila. In testa: { $front }.
kairo-view-row-own-long = La tua fila. In testa: { $front }. Poi { $cards }.
kairo-view-row-own-empty = La tua fila: vuota.
kairo-view-front =
    { $terrain }, richiede { $need }, { $tracks ->
        [one] 1 pezzo
       *[other] { $tracks } pezzi
    }, paga £{ $payment }
kairo-view-missing-own = Te ne servono { $need }: fila { $row }, comuni { $pool }. Mancanti { $missing }, sprecati { $waste }.
kairo-view-missing = A { $seat } ne servono { $need }: fila { $row }, comuni { $pool }. Mancanti { $missing }.
kairo-view-affords = A { $seat } ne servono { $need }: fila { $row }, comuni { $pool }. Mancanti { $missing }, costruisce con £{ $price }.
kairo-view-ready = A { $seat } ne servono { $need }: fila { $row }, comuni { $pool }. Costruisce gratis.
kairo-view-chance =
    La prossima carta basta senza denaro: { $good } di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $percent } %.
kairo-view-chance-lap =
    Se nessuno costruisce, { $cards ->
        [one] la prossima carta basta
       *[other] le prossime { $cards } carte bastano
    } senza denaro: { $percent } %.
kairo-view-next-reveal = Dopo la tua prossima costruzione scopri ancora.
kairo-view-next-auction = La tua prossima costruzione apre un'asta.
kairo-view-next-bonus = La tua prossima costruzione dà un pezzo bonus a { $seats }.
kairo-view-next-win = Con la prossima costruzione vinci la partita.
kairo-view-ranks = Risultato: { $ranks }.
kairo-view-rank = { $rank } { $seat }

## The end of the game

kairo-count-crossed = Tratte
kairo-count-capital = Capitale
kairo-count-bonus = Bonus
kairo-count-won = { $seat } attraversa prima di tutti { $route } carte e vince. Denaro e bonus non contano.
kairo-count-stuck = La partita non poteva continuare. Contano le tratte, poi il capitale.
kairo-count-shared = { $seats } condividono il posto { $rank }.

## Sullo schermo
kairo-screen-minutes = 30 min
kairo-screen-about = Offri per i terreni, posa i binari e porta il tuo treno dal Capo al Cairo prima degli altri.
kairo-do-bid = Sigilla
kairo-do-draw = Pesca una carta
kairo-do-take = Prendila
kairo-do-reveal = Scopri una carta
kairo-do-build = Costruisci
kairo-do-pass = Passa
kairo-screen-board = Linee dal Capo al Cairo
kairo-screen-bar = Barra di costruzione
kairo-screen-card-savanna = Savana
kairo-screen-card-village = Villaggio
kairo-screen-card-desert = Deserto
kairo-screen-card-mountain = Montagna
kairo-screen-card-river = Fiume
kairo-screen-no-track = 0 binari
kairo-screen-at-front = In testa per { $seat }: { $card }
kairo-screen-at-row = Fila di { $seat }: { $card }
kairo-screen-at-pool = Comuni, carta { $place }: { $card }
kairo-screen-at-offer = In offerta, carta { $place }: { $card }
kairo-screen-pounds = £{ $n }
kairo-screen-hidden = £ nascoste
kairo-screen-bonus = bonus { $n }
kairo-screen-in-row =
    { $n ->
        [one] 1 pezzo in fila
       *[other] { $n } pezzi in fila
    }
kairo-screen-auction = Asta { $auction } di { $auctions }
kairo-screen-building = Costruzione · dopo l'asta { $auction } di { $auctions }
kairo-screen-result = Risultato
kairo-screen-pile = Mazzo
kairo-screen-discards = Scarti
kairo-screen-pool =
    Scoperti per tutti: { $n ->
        [one] 1 pezzo
       *[other] { $n } pezzi
    }
kairo-screen-offer = In offerta
kairo-screen-short =
    { $n ->
        [0] basta
        [one] manca 1
       *[other] mancano { $n }
    }
kairo-screen-needs-pieces = { $terrain }: servono { $need } pezzi
kairo-screen-part-row = Fila { $n }
kairo-screen-part-bonus = Bonus { $n }
kairo-screen-part-bought = Compra { $n }
kairo-screen-part-missing = Mancano { $n }
kairo-screen-part-pool = Comuni { $n }
kairo-screen-costs = Per comprare ciò che manca: £{ $price }.
kairo-screen-bill =
    { $price ->
        [0] Niente da comprare.
       *[other] Paghi £{ $price }.
    } Ricevi £{ $payment }.{ $waste ->
        [0] {""}
       *[other] {" "}In più: { $waste }.
    }
kairo-screen-chance = La prossima basta: { $good } su { $cards } ({ $percent } %)
kairo-screen-way = bonus { $bonus } · £{ $price }
kairo-screen-way-short = £{ $price }
kairo-screen-thinking = sta scegliendo
kairo-screen-sealed = sigillata
kairo-screen-sealed-own = £{ $bid } sigillate
kairo-screen-drew = pesca { $payment }
kairo-screen-others = Se passi
kairo-screen-your-bid = La tua offerta
kairo-screen-left =
    Ti restano £{ $left }, cioè { $pieces ->
        [one] 1 pezzo
       *[other] { $pieces } pezzi
    }.
kairo-screen-seal = Sigilla £{ $bid }
kairo-screen-needs = Pezzi per ogni terreno
kairo-screen-in-pile = { $n } nel mazzo
kairo-screen-to-come = Ancora nel mazzo: { $n }
kairo-screen-tracks = Pezzi
kairo-screen-cards = Carte
kairo-screen-bids = Offerte
kairo-screen-auctions = Aste
kairo-screen-bids-help = Pagano tutti. L'offerta più alta sceglie per prima.
