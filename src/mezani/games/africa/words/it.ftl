### Africa, in italiano. Stessi id e argomenti di en.ftl e de.ftl. Numeri delle regole: docs/rules/africa.md.

africa-title = Africa

## Opzioni di un tavolo

africa-option-first_player = Chi comincia
africa-option-first_player-help = A chi tocca il primo turno.
africa-option-first_player-random = A sorte
africa-option-first_player-random-help = La sorte decide chi comincia.
africa-option-first_player-seat = Lo decide chi ospita
africa-option-first_player-seat-help = Chi prepara il tavolo dice chi comincia.
africa-option-two_player_rule = Regola per due
africa-option-two_player_rule-help = Se in due si gioca con meno campi e monumenti.
africa-option-two_player_rule-true = Sì
africa-option-two_player_rule-true-help = In due: meno campi, e la partita finisce con un monumento precedente.
africa-option-two_player_rule-false = No
africa-option-two_player_rule-false-help = In due valgono i campi e i monumenti di tre.
africa-option-simple_turns = Turni semplici
africa-option-simple_turns-help = Turni più brevi per chi è più giovane.
africa-option-simple_turns-true = Sì
africa-option-simple_turns-true-help = Un turno ha un movimento e un'azione.
africa-option-simple_turns-false = No
africa-option-simple_turns-false-help = Un turno ha due movimenti e due azioni.
africa-option-tile_mix = Tessere
africa-option-tile_mix-help = Quanti animali e nomadi ci sono tra le tessere.
africa-option-tile_mix-A = A
africa-option-tile_mix-A-help = Piccoli branchi, molti nomadi.
africa-option-tile_mix-B = B
africa-option-tile_mix-B-help = Branchi più grandi, meno nomadi.
africa-option-tile_mix-C = C
africa-option-tile_mix-C-help = Grandi branchi di meno specie.
africa-option-vacated_space_counts = Lo spazio lasciato conta
africa-option-vacated_space_counts-help = Se lo spazio appena lasciato dai nomadi conta accanto a quello nuovo.
africa-option-vacated_space_counts-true = Conta
africa-option-vacated_space_counts-true-help = Conta come vuoto.
africa-option-vacated_space_counts-false = Non conta
africa-option-vacated_space_counts-false-help = Per questo solo spostamento non conta come vuoto.
africa-option-prize_needs_piece = Premi solo con un pezzo
africa-option-prize_needs_piece-help = Se per un premio per oro o gemme serve almeno un pezzo.
africa-option-prize_needs_piece-true = Serve
africa-option-prize_needs_piece-true-help = Chi non ha pezzi non vince premi.
africa-option-prize_needs_piece-false = Non serve
africa-option-prize_needs_piece-false-help = Anche chi non ha pezzi può vincere un premio.
africa-option-exchanges_per_good = Scambi per merce
africa-option-exchanges_per_good-help = Quanti scambi permette una merce girata.
africa-option-exchanges_per_good-0 = Nessuno
africa-option-exchanges_per_good-0-help = Le merci non si scambiano mai.
africa-option-exchanges_per_good-1 = Uno
africa-option-exchanges_per_good-1-help = Una merce girata si può scambiare una volta.
africa-option-worthless_camps = Campi senza guadagno
africa-option-worthless_camps-help = Se si può costruire un campo che non dà punti e non prende nulla.
africa-option-worthless_camps-true = Permessi
africa-option-worthless_camps-true-help = Ogni spazio vuoto va bene per un campo.
africa-option-worthless_camps-false = Non permessi
africa-option-worthless_camps-false-help = Un campo deve dare punti o prendere qualcosa.
africa-option-stall_rounds = Giri senza azioni
africa-option-stall_rounds-help = Giri senza alcuna azione che chiudono la partita.
africa-option-stall_rounds-0 = Mai
africa-option-stall_rounds-0-help = La partita aspetta l'ultimo monumento, per quanto tempo serva.

## Titoli delle regole

africa-rule-1 = Partecipanti e materiale
africa-rule-2 = Spazi vuoti e come si contano
africa-rule-3 = Preparazione
africa-rule-4 = Turni
africa-rule-5 = Viaggiare ovunque
africa-rule-6 = Muoversi
africa-rule-7 = Le azioni in generale
africa-rule-8 = Girare una tessera; giacimenti e merci
africa-rule-9 = Nuovo animale
africa-rule-10 = Spostare un animale
africa-rule-11 = Spostare nomadi; nuovi nomadi
africa-rule-12 = Monumento
africa-rule-13 = Campi
africa-rule-14 = Fine della partita
africa-rule-15 = Punteggio finale
africa-rule-16 = Vittoria
africa-rule-17 = Passare e giri senza azioni
africa-rule-18 = Punti e informazioni pubbliche
africa-rule-19 = Varianti

## Pezzi: uno solo

africa-piece-monument = monumento
africa-piece-nomad = nomadi
africa-piece-gold1 = 1 oro
africa-piece-gold2 = 2 ori
africa-piece-gem1 = 1 gemma
africa-piece-gem2 = 2 gemme
africa-piece-statue = statua
africa-piece-kettle = paiolo
africa-piece-garment = veste
africa-piece-mask = maschera
africa-piece-drum = tamburo
africa-piece-elephant = elefante
africa-piece-zebra = zebra
africa-piece-giraffe = giraffa
africa-piece-lion = leone
africa-piece-rhino = rinoceronte
africa-piece-camp = campo
africa-piece-hidden = tessera coperta
africa-piece-explorer = { $you ->
    [who] il tuo esploratore
   *[nobody] esploratore di { $who }
}

## Pezzi: un certo numero

africa-piece-many-gold = { $n ->
    [one] 1 oro
   *[other] { $n } ori
}
africa-piece-many-gems = { $n ->
    [one] 1 gemma
   *[other] { $n } gemme
}
africa-piece-many-gold1 = { $n ->
    [one] 1 tessera da 1 oro
   *[other] { $n } tessere da 1 oro
}
africa-piece-many-gold2 = { $n ->
    [one] 1 tessera da 2 ori
   *[other] { $n } tessere da 2 ori
}
africa-piece-many-gem1 = { $n ->
    [one] 1 tessera da 1 gemma
   *[other] { $n } tessere da 1 gemma
}
africa-piece-many-gem2 = { $n ->
    [one] 1 tessera da 2 gemme
   *[other] { $n } tessere da 2 gemme
}
africa-piece-many-statue = { $n ->
    [one] 1 statua
   *[other] { $n } statue
}
africa-piece-many-kettle = { $n ->
    [one] 1 paiolo
   *[other] { $n } paioli
}
africa-piece-many-garment = { $n ->
    [one] 1 veste
   *[other] { $n } vesti
}
africa-piece-many-mask = { $n ->
    [one] 1 maschera
   *[other] { $n } maschere
}
africa-piece-many-drum = { $n ->
    [one] 1 tamburo
   *[other] { $n } tamburi
}
africa-piece-many-elephant = { $n ->
    [one] 1 elefante
   *[other] { $n } elefanti
}
africa-piece-many-zebra = { $n ->
    [one] 1 zebra
   *[other] { $n } zebre
}
africa-piece-many-giraffe = { $n ->
    [one] 1 giraffa
   *[other] { $n } giraffe
}
africa-piece-many-lion = { $n ->
    [one] 1 leone
   *[other] { $n } leoni
}
africa-piece-many-rhino = { $n ->
    [one] 1 rinoceronte
   *[other] { $n } rinoceronti
}

## Tessere di una classe

africa-piece-class-monument = { $n ->
    [one] 1 monumento
   *[other] { $n } monumenti
}
africa-piece-class-goods = { $n ->
    [one] 1 merce
   *[other] { $n } merci
}
africa-piece-class-animal = { $n ->
    [one] 1 animale
   *[other] { $n } animali
}
africa-piece-class-nomad = { $n ->
    [one] 1 tessera nomadi
   *[other] { $n } tessere nomadi
}
africa-piece-class-gold = { $n ->
    [one] 1 tessera oro
   *[other] { $n } tessere oro
}
africa-piece-class-gem = { $n ->
    [one] 1 tessera gemme
   *[other] { $n } tessere gemme
}

## Luoghi

africa-place-named = { $space }, { $name }
africa-place-tangier = Tangeri
africa-place-cairo = Il Cairo
africa-place-lagos = Lagos
africa-place-zanzibar = Zanzibar
africa-place-cape_town = Città del Capo
africa-place-atlas = Atlante
africa-place-libyan_desert = Deserto libico
africa-place-lower_nile = Basso Nilo
africa-place-atlantic_sahara = Sahara atlantico
africa-place-central_sahara = Sahara centrale
africa-place-nubia = Nubia
africa-place-senegal_river = Fiume Senegal
africa-place-niger_bend = Ansa del Niger
africa-place-lake_chad = Lago Ciad
africa-place-white_nile = Nilo Bianco
africa-place-ethiopian_highlands = Altopiano etiopico
africa-place-horn = Corno
africa-place-guinea_coast = Costa della Guinea
africa-place-cameroon_highlands = Altopiani del Camerun
africa-place-congo_basin = Bacino del Congo
africa-place-great_lakes = Grandi Laghi
africa-place-swahili_coast = Costa swahili
africa-place-angolan_plateau = Altopiano angolano
africa-place-zambezi = Zambesi
africa-place-mozambique_coast = Costa del Mozambico
africa-place-namib = Namib
africa-place-kalahari = Kalahari
africa-place-cape = Capo

## Che cosa è successo

africa-event-setup = Nuova partita, in { $n }.
africa-event-city_chosen = { $you ->
    [who] Parti da
   *[nobody] { $who } parte da
} { $place }.
africa-event-turn_started = Turno { $turn }: { $you ->
    [who] tu
   *[nobody] { $who }
}.
africa-event-leapt = { $you ->
    [who] Viaggi
   *[nobody] { $who } viaggia
} da { $from } a { $to }.
africa-event-walked = { $you ->
    [who] Vai
   *[nobody] { $who } va
} da { $from } a { $to }.
africa-event-skipped = { $you ->
    [who] Non compi azioni.
   *[nobody] { $who } non compie azioni.
}
africa-event-flipped = { $you ->
    [who] Giri
   *[nobody] { $who } gira
} { $space }: { $piece }.
africa-event-good_taken = { $you ->
    [who] Ora hai
   *[nobody] { $who } ora ha
} { $goods }.
africa-event-exchanged = { $you ->
    [who] Scambi { $gave } con { $got } di { $other }.
    [other] { $who } ti dà { $gave } in cambio di { $got }.
   *[nobody] { $who } scambia { $gave } con { $got } di { $other }.
}
africa-event-settled-animal = { $you ->
    [who] Sposti l'animale
   *[nobody] { $who } sposta l'animale
} da { $from } a { $to }, accanto a { $near }.
africa-event-settled-animal-stays = { $you ->
    [who] Lasci l'animale
   *[nobody] { $who } lascia l'animale
} in { $to }, { $n ->
    [0] nessuno della sua specie accanto
   *[other] accanto a { $near }
}.
africa-event-settled-nomad = { $you ->
    [who] Sposti i nomadi
   *[nobody] { $who } sposta i nomadi
} da { $from } a { $to }, { $n ->
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
} intorno.
africa-event-settled-nomad-stays = { $you ->
    [who] Lasci i nomadi
   *[nobody] { $who } lascia i nomadi
} in { $to }, { $n ->
    [0] nessuno spazio vuoto
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
} intorno.
africa-event-tile_moved-animal = { $you ->
    [who] Sposti un animale
   *[nobody] { $who } sposta un animale
} da { $from } a { $to }, accanto a { $near }, prima { $before }.
africa-event-tile_moved-nomad = { $you ->
    [who] Sposti nomadi
   *[nobody] { $who } sposta nomadi
} da { $from } a { $to }, { $n ->
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
} intorno, prima { $before }.
africa-event-camp_built-research = { $you ->
    [who] Costruisci
   *[nobody] { $who } costruisce
} un campo di ricerca in { $space }.
africa-event-camp_built-mine = { $you ->
    [who] Costruisci
   *[nobody] { $who } costruisce
} un campo minerario in { $space }.
africa-event-mined = { $you ->
    [who] Prendi
   *[nobody] { $who } prende
} { $spoils }.
africa-event-mined-nothing = { $you ->
    [who] Non prendi nulla.
   *[nobody] { $who } non prende nulla.
}
africa-event-camp_gained = { $you ->
    [who] Ricevi
   *[nobody] { $who } riceve
} un campo: monumento { $found } di { $last }.
africa-event-scored = { $you ->
    [who] Tu
   *[nobody] { $who }
} +{ $points }, ora { $total }.
africa-event-lap = { $you ->
    [who] Arrivi
   *[nobody] { $who } arriva
} a { $points } punti.
africa-event-stall_warning = { $n ->
    [one] La partita finisce dopo 1 altro turno senza azioni.
   *[other] La partita finisce dopo altri { $n } turni senza azioni.
}
africa-event-game_over-last_monument = { $you ->
    [who] Giri
   *[nobody] { $who } gira
} l'ultimo monumento. La partita finisce.
africa-event-game_over-stall = Nessuno agisce da troppo tempo. La partita finisce.
africa-event-final_goods = { $you ->
    [who] Le tue merci
   *[nobody] Merci di { $who }
}: { $goods }. In tutto { $points }.
africa-event-final_goods-none = { $you ->
    [who] Non hai merci.
   *[nobody] { $who } non ha merci.
}
africa-event-final_goods-type = { $goods } ({ $points })
africa-event-final_prize-gold = Oro: { $ranking }.
africa-event-final_prize-gold-none = Nessuno ha oro.
africa-event-final_prize-gems = Gemme: { $ranking }.
africa-event-final_prize-gems-none = Nessuno ha gemme.
africa-event-final_prize-seat = { $you ->
    [who] tu
   *[nobody] { $who }
} { $points } ({ $pieces ->
    [one] 1 pezzo
   *[other] { $pieces } pezzi
})
africa-event-final_result = { $you ->
    [who] Vinci
   *[nobody] { $who } vince
} con { $points }.
africa-event-final_result-shared = { $winners } vincono insieme con { $points }.

## Che cosa si chiede

africa-prompt-waiting = Sta scegliendo { $who }.
africa-prompt-over = La partita è finita.
africa-prompt-start_city = Scegli la città da cui parte il tuo esploratore.
africa-prompt-option = È il tuo turno. { $parts ->
    [one] Muovi e agisci una volta, o viaggia ovunque.
   *[other] Muovi e agisci due volte, o viaggia ovunque.
}
africa-prompt-leap = Scegli dove viaggiare. È tutto il tuo turno.
africa-prompt-walk = Azione { $part } di { $parts }. Muovi fino a { $steps } spazi, poi gira, sposta o costruisci.
africa-prompt-act = Azione { $part } di { $parts }. Gira, sposta una tessera, costruisci un campo o nulla.
africa-prompt-flip = Scegli la tessera da girare. Non si può annullare.
africa-prompt-swap = Ora hai { $goods }. Tieni le tue merci o fai uno scambio.
africa-prompt-settle-animal = Nuovo animale: { $piece }. Lascialo, o spostalo accanto a più animali uguali.
africa-prompt-settle-nomad = Nuovi nomadi. Lasciali, o spostali dove ci sono più spazi vuoti.
africa-prompt-lift-animal = Scegli l'animale da spostare.
africa-prompt-lift-nomad = Scegli i nomadi da spostare.
africa-prompt-drop-animal = Da { $space }: { $piece }. Scegli uno spazio con più animali uguali accanto.
africa-prompt-drop-nomad = Da { $space }: nomadi. Scegli uno spazio con più spazi vuoti intorno.
africa-prompt-turn_end = Il tuo turno è fatto. Chiudilo.

## Gruppi di scelte

africa-deed-city = Città di partenza
africa-deed-travel = Viaggia ovunque
africa-deed-walk = Muovi e agisci
africa-deed-flip = Gira una tessera
africa-deed-animal = Sposta un animale
africa-deed-nomad = Sposta nomadi
africa-deed-research = Campo di ricerca
africa-deed-mine = Campo minerario
africa-deed-skip = Nessuna azione
africa-deed-swap = Scambia merci
africa-deed-settle = Nuova tessera
africa-deed-end = Chiudi il turno

## Scelte

africa-offer-hidden = coperta
africa-offer-later = dopo
africa-offer-city = Parti da { $place } · { $n ->
    [0] nessuna tessera accanto
    [one] 1 tessera accanto
   *[other] { $n } tessere accanto
}
africa-offer-travel = Viaggia ovunque. È tutto il turno.
africa-offer-walk-and-act = { $parts ->
    [one] Muovi e agisci una volta
   *[other] Muovi e agisci due volte
}
africa-offer-leap = Viaggia fino a { $place }
africa-offer-walk = Vai a { $place }
africa-offer-stay = Resta in { $place }
africa-offer-do-flip = Gira una tessera · { $n ->
    [one] 1 tra cui scegliere
   *[other] { $n } tra cui scegliere
}
africa-offer-do-animal = Sposta un animale · fino a +{ $n }
africa-offer-do-nomad = Sposta nomadi · fino a +{ $n }
africa-offer-research = Campo di ricerca · { $n ->
    [0] nulla conta accanto
    [one] conta 1 tessera
   *[other] contano { $n } tessere
}
africa-offer-mine = Campo minerario · prendi { $spoils }
africa-offer-mine-nothing = Campo minerario · nulla da prendere
africa-offer-skip = Nessuna azione
africa-offer-flip = Gira { $space }. Non si può annullare.
africa-offer-keep = Tieni le tue merci
africa-offer-swap = { $gave } per { $got } · tu { $before } → { $after }, { $who } { $their-before } → { $their-after }
africa-offer-settle-animal = In { $to } · accanto a { $near }
africa-offer-settle-animal-stays = { $n ->
    [0] Lascialo in { $to } · nessuno della sua specie accanto
   *[other] Lascialo in { $to } · accanto a { $near }
}
africa-offer-settle-nomad = In { $to } · { $n ->
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
} intorno
africa-offer-settle-nomad-stays = Lasciali in { $to } · { $n ->
    [0] nessuno spazio vuoto
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
} intorno
africa-offer-lift-animal = Da { $from }: { $piece } · fino a +{ $n }
africa-offer-lift-nomad = Da { $from }: nomadi · fino a +{ $n }
africa-offer-drop-animal = Da { $from } a { $to } · accanto a { $near }, ora { $before }
africa-offer-drop-nomad = Da { $from } a { $to } · { $n ->
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
} intorno, ora { $before }
africa-offer-end = Chiudi il turno

## Scelte che vanno insieme

africa-plan-research = Campo di ricerca in { $to } · { $n ->
    [one] conta 1 tessera
   *[other] contano { $n } tessere
}
africa-plan-mine = Campo minerario in { $to } · prendi { $spoils }
africa-plan-flip = Gira una tessera da { $to } · { $n ->
    [one] 1 tra cui scegliere
   *[other] { $n } tra cui scegliere
}
africa-plan-move = Da { $from } a { $to } · { $piece }, +{ $n }

## Perché una scelta non è possibile

africa-why-over = La partita è finita.
africa-why-expects-start_city = Prima scegli la città da cui parte il tuo esploratore.
africa-why-expects-option = Prima scegli: muovere e agire, o viaggiare ovunque.
africa-why-expects-leap = Hai scelto di viaggiare. Scegli dove.
africa-why-expects-walk = Un'azione comincia con un movimento. Muovi, o resta dove sei.
africa-why-expects-act = Il movimento è fatto. Ora scegli un'azione, o nessuna.
africa-why-expects-flip = Hai scelto di girare. Scegli la tessera.
africa-why-expects-swap = Prima tieni le tue merci o fai uno scambio.
africa-why-expects-settle = Prima scegli dove va la nuova tessera.
africa-why-expects-lift = Hai scelto di spostare una tessera. Scegli quale.
africa-why-expects-drop = Hai preso una tessera. Scegli dove va.
africa-why-expects-turn_end = In questo turno non resta altro da fare. Chiudilo.
africa-why-no-space = Lo spazio { $space } non esiste.
africa-why-no-city = { $space } non è una città.
africa-why-city-taken = In { $space } parte già un esploratore.
africa-why-no-travel = Nessuno spazio è libero per viaggiarci.
africa-why-already-there = Il tuo esploratore è già in { $space }.
africa-why-face-down = In { $space } c'è una tessera coperta.
africa-why-occupied = In { $space } c'è l'esploratore di { $who }.
africa-why-too-far = { $space } non si raggiunge in { $steps } passi su spazi aperti.
africa-why-no-tile-to-flip = Nessuna tessera coperta è accanto al tuo esploratore.
africa-why-not-face-down = In { $space } non c'è una tessera coperta.
africa-why-not-beside = { $space } non è accanto al tuo esploratore.
africa-why-no-animal = Nessun animale è sotto o accanto al tuo esploratore.
africa-why-animals-stuck = Nessun animale qui ha uno spazio vuoto con più animali uguali accanto.
africa-why-no-nomad = Nessun nomade è sotto o accanto al tuo esploratore.
africa-why-nomads-stuck = Nessun nomade qui può andare dove ci sono più spazi vuoti.
africa-why-not-in-reach = { $space } non è né sotto né accanto al tuo esploratore.
africa-why-not-animal = In { $space } non c'è un animale scoperto.
africa-why-not-nomad = In { $space } non ci sono nomadi scoperti.
africa-why-animal-stuck = Nessuno spazio vuoto ha accanto più animali uguali che { $space }.
africa-why-nomad-stuck = Nessuno spazio vuoto ha intorno più spazi vuoti che { $space }.
africa-why-not-empty = { $space } non è vuoto.
africa-why-not-more-animals = { $space } ha accanto { $n } della sua specie. Ne servono più di { $least }.
africa-why-not-more-empty = { $space } ha intorno { $n ->
    [one] 1 spazio vuoto
   *[other] { $n } spazi vuoti
}. Ne servono più di { $least }.
africa-why-no-camp = Non hai campi in mano.
africa-why-on-tile = Il tuo esploratore è su una tessera. Per un campo serve uno spazio vuoto.
africa-why-on-camp = Il tuo esploratore è su un campo. Per un campo serve uno spazio vuoto.
africa-why-nothing-to-research = Accanto al tuo esploratore non ci sono animali, nomadi o monumenti scoperti.
africa-why-nothing-to-mine = Accanto al tuo esploratore non ci sono oro o gemme scoperti.
africa-why-no-exchanges = A questo tavolo si gioca senza scambi.
africa-why-no-swap = Nessuno ha merci che puoi avere in cambio.
africa-why-no-seat = Il posto { $n } non esiste.
africa-why-swap-with-self = Uno scambio si fa solo con altri.
africa-why-no-goods = Non ci sono merci di nome { $name }.
africa-why-swap-same = Le merci sarebbero le stesse da entrambe le parti.
africa-why-has-none = { $who } non ne ha: { $piece }.
africa-why-swap-few = Servono { $need }, ne hai { $have }.

## Il tavolo a parole

africa-view-turn = Turno { $turn }: { $you ->
    [who] tu
   *[nobody] { $who }
}.
africa-view-part = Azione { $part } di { $parts }.
africa-view-setting-up = Gli esploratori scelgono le città.
africa-view-over = La partita è finita.
africa-view-seat = { $you ->
    [who] Tu
   *[nobody] { $who }
}: { $score ->
    [one] 1 punto
   *[other] { $score } punti
}, { $camps ->
    [one] 1 campo
   *[other] { $camps } campi
} in mano.
africa-view-goods = { $you ->
    [who] Le tue merci
   *[nobody] Merci di { $who }
}: { $goods }. Ora valgono { $points }.
africa-view-mined = { $you ->
    [who] Le tue miniere
   *[nobody] Miniere di { $who }
}: { $spoils }.
africa-view-monuments = Monumenti scoperti: { $found } di { $last }. Campi nella riserva: { $supply }.
africa-view-next-ends = Il prossimo monumento chiude la partita.
africa-view-idle = Turni di fila senza azioni: { $n }. La partita finisce a { $limit }.
africa-view-hidden = Tessere coperte: { $n }. Tra queste { $tiles }.
africa-view-hidden-none = Nessuna tessera è coperta.
africa-view-at = { $you ->
    [who] Sei
   *[nobody] { $who } è
} in { $place }.
africa-view-on = { $you ->
    [who] Sei
   *[nobody] { $who } è
} in { $place }, su: { $piece }.
africa-view-around = { $you ->
    [who] Accanto a te
   *[nobody] Accanto a { $who }
}: { $things }.
africa-view-thing = { $space } { $piece }
africa-view-empty = { $space } vuoto
africa-view-up = Scoperti, { $piece }: { $spaces }.
africa-view-camps = Campi: { $spaces }.
africa-view-found = Nuova tessera: { $piece } in { $space }.
africa-view-lifted = Da spostare: { $piece } in { $space }.
africa-view-prizes-gold = Premi per l'oro ora: { $ranking }.
africa-view-prizes-gems = Premi per le gemme ora: { $ranking }.
africa-view-points = { $you ->
    [who] tu
   *[nobody] { $who }
} { $points }
africa-view-projected = Se la partita finisse ora: { $totals }.
africa-view-final = Punteggio finale: { $totals }.

## Il conteggio finale

africa-count-play = Gioco
africa-count-deposit = Giacimenti
africa-count-animal = Animali
africa-count-nomad = Nomadi
africa-count-move = Spostamenti
africa-count-research = Ricerca
africa-count-bonus = Ultimo monumento
africa-count-goods = Merci
africa-count-gold = Oro
africa-count-gems = Gemme
africa-count-total = Totale
africa-count-place = Posto
africa-count-tie-gold-first = { $who } hanno insieme più oro: { $prize } / { $n } = { $points } a testa.
africa-count-tie-gold-second = { $who } sono insieme al secondo posto per l'oro: { $prize } / { $n } = { $points } a testa.
africa-count-tie-gems-first = { $who } hanno insieme più gemme: { $prize } / { $n } = { $points } a testa.
africa-count-tie-gems-second = { $who } sono insieme al secondo posto per le gemme: { $prize } / { $n } = { $points } a testa.
africa-count-tie-win = { $who } vincono insieme con { $points }.

## Sullo schermo
africa-screen-minutes = 50 min
africa-screen-about = Cammina, scopri, riunisci gli animali, scava e scambia prima che si trovi l’ultimo monumento.
africa-screen-board = Mappa dell’Africa con 101 spazi
africa-screen-space = { $place }: { $things }
africa-screen-open = libero
africa-screen-beside = accanto al tuo esploratore
africa-screen-there = Qui: { $things }
africa-screen-up-to = fino a +{ $points }
africa-screen-can-city = parti da qui
africa-screen-can-travel = viaggia fin qui
africa-screen-can-walk = cammina fin qui
africa-screen-can-flip = giralo
africa-screen-can-animal = spostalo o sposta qui
africa-screen-can-nomad = spostali o sposta qui
africa-screen-can-research = campo di ricerca possibile
africa-screen-can-mine = campo minerario possibile
africa-screen-can-settle = metti qui la nuova tessera
africa-screen-camps = I tuoi campi in mano: { $n }
africa-screen-camps-of = { $n ->
    [one] 1 campo
   *[other] { $n } campi
}
africa-screen-which-research = Ricerca
africa-screen-which-mine = Scavo
africa-screen-nothing-here = Adesso non si può fare nulla in { $place }.
africa-screen-no-camp-now = Adesso non si può costruire un campo.
africa-screen-swap = Merci. Scegli che cosa vuoi in cambio.
africa-screen-goods-of = { $you ->
    [who] Le tue merci
   *[nobody] Merci di { $who }
}, { $piece }: { $n }
africa-screen-turn = Turno { $turn }
africa-screen-monuments = Monumenti
africa-screen-supply = Campi rimasti
africa-screen-until-end = Fino alla fine
africa-screen-hidden = Monumenti trovati. { $n } tessere ancora coperte, { $monuments ->
    [one] 1 è un monumento.
   *[other] { $monuments } sono monumenti.
}
africa-screen-if-ended = Se finisse adesso
africa-screen-who = Chi
africa-screen-pieces = Pezzi
africa-screen-piece = { $piece }: ancora { $n } coperti
africa-screen-pieces-help = Sotto ogni pezzo: quanti sono ancora coperti. Premine uno per vederlo sulla mappa.
africa-screen-class-animal = animale
africa-screen-class-goods = merce
africa-screen-class-nomad = nomadi
africa-screen-class-monument = monumento
africa-screen-class-gold = oro
africa-screen-class-gem = gemme
africa-do-city = Parti da qui
africa-do-travel = Viaggia
africa-do-walk = Cammina
africa-do-flip = Gira
africa-do-animal = Sposta animale
africa-do-nomad = Sposta nomadi
africa-do-research = Costruisci campo
africa-do-mine = Costruisci campo
africa-do-skip = Salta azione
africa-do-swap = Scambia
africa-do-settle = Mettila qui
africa-do-end = Fine turno
