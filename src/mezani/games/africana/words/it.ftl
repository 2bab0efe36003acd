### Africana, in italiano. Stessi id e argomenti di en.ftl e de.ftl. Id delle regole: docs/rules/africana.md.

africana-title = Africana

## Opzioni di un tavolo

africana-option-start_player = Chi inizia
africana-option-start_player-random = Sorteggio
africana-option-start_player-chosen = Decide chi apre il tavolo
africana-option-score_view = Carte concluse e punteggio
africana-option-score_view-hidden = Li vede solo chi li possiede
africana-option-score_view-open = Li vedono tutti
africana-option-page_notes = Appunti sulle pagine
africana-option-page_notes-on = Sì
africana-option-page_notes-off = No
africana-option-hand_limit_counts = Limite di 5 carte
africana-option-hand_limit_counts-all = Conta tutta la mano
africana-option-hand_limit_counts-travel = Conta solo le carte viaggio
africana-option-stall_rounds = Giri a vuoto che chiudono la partita
africana-option-take_back = Riprendere una scelta
africana-option-take_back-on = Sì
africana-option-take_back-off = No

## Titoli delle regole

africana-rule-1 = Giocatori e compagnie
africana-rule-2 = Mappa
africana-rule-3 = Preparazione
africana-rule-4 = Turno
africana-rule-5 = Carte viaggio
africana-rule-6 = Libri delle avventure
africana-rule-7 = Movimento
africana-rule-8 = Jolly, assistenti, cambio di colore
africana-rule-9 = Unirsi alle spedizioni
africana-rule-10 = Concludere le spedizioni
africana-rule-11 = Concludere le avventure
africana-rule-12 = Fine del turno: limiti
africana-rule-13 = Nuove spedizioni
africana-rule-14 = Fine della partita
africana-rule-15 = Punteggio
africana-rule-16 = Vittoria
africana-rule-17 = Denaro
africana-rule-18 = Informazioni
africana-rule-19 = Che cosa è definitivo

## Pezzi

africana-piece-italy = Italia
africana-piece-france = Francia
africana-piece-germany = Germania
africana-piece-england = Inghilterra
africana-piece-magenta = magenta
africana-piece-turquoise = turchese
africana-piece-grey = grigio
africana-piece-orange = arancione
africana-piece-violet = viola
africana-piece-either = { $first } o { $second }
africana-piece-joker = jolly
africana-piece-assistant = assistente ({ $colour })
africana-piece-several = { $card } × { $n }
africana-piece-expedition = { $from } → { $to }
africana-piece-page = { $what } – { $place }
africana-piece-mask = maschera
africana-piece-djembe = djembe
africana-piece-figurine = statuetta
africana-piece-vessel = vaso
africana-piece-shield = scudo

## Luoghi

africana-place-north = nord
africana-place-south = sud
africana-place-addis_abeba = Addis Abeba
africana-place-aswan = Assuan
africana-place-cairo = Il Cairo
africana-place-cape_town = Città del Capo
africana-place-dakar = Dakar
africana-place-jidda = Gedda
africana-place-khartoum = Khartum
africana-place-lagos = Lagos
africana-place-leopoldville = Léopoldville
africana-place-luanda = Luanda
africana-place-marrakesh = Marrakech
africana-place-mozambique = Mozambique
africana-place-napoli = Napoli
africana-place-port_natal = Port Natal
africana-place-serengeti = Serengeti
africana-place-tananarive = Tananarive
africana-place-timbuktu = Timbuctù
africana-place-tripoli = Tripoli
africana-place-ujiji = Ujiji
africana-place-victoria_falls = Cascate Vittoria
africana-place-windhoek = Windhoek
africana-place-zanzibar = Zanzibar

## Che cosa è successo

africana-event-game_started = Nuova partita: { $companies }.
africana-event-setup_done = In mostra: { $expeditions }.
africana-event-start_hand = { $who } inizia con { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
africana-event-start_hand-own = { $who } inizia con { $cards }.
africana-event-turn_started = Giro { $round }: { $who }.
africana-event-turn_started-last = Giro { $round }, l’ultimo: { $who }.
africana-event-travel_drawn-action = { $who } { $n ->
    [0] non pesca: le carte viaggio sono finite
    [one] pesca 1 carta viaggio
   *[other] pesca { $n } carte viaggio
}.
africana-event-travel_drawn-action-own = { $who } pesca { $cards }.
africana-event-travel_drawn-bonus = { $who } { $n ->
    [0] non riceve nulla: le carte viaggio sono finite
    [one] riceve 1 carta viaggio
   *[other] riceve { $n } carte viaggio
}.
africana-event-travel_drawn-bonus-own = { $who } riceve { $cards }.
africana-event-travel_shuffled = Si mescolano gli scarti: { $n ->
    [one] 1 carta viaggio
   *[other] { $n } carte viaggio
}.
africana-event-page_turned = { $who } gira una pagina { $direction ->
    [F] avanti
   *[B] indietro
} ({ $n ->
    [0] gratis
   *[other] { $n } argento
}).
africana-event-page_turned-now = { $who } gira una pagina { $direction ->
    [F] avanti
   *[B] indietro
} ({ $n ->
    [0] gratis
   *[other] { $n } argento
}): ora { $pages }.
africana-event-adventure_bought = { $who } compra dal libro { $book } { $page } per { $n } argento.
africana-event-book_closed = { $who } chiude il libro e lascia tutto com’è.
africana-event-pawn_moved = { $who } viaggia { $from } → { $to } con { $card }.
africana-event-pawn_moved-recoloured = { $who } viaggia { $from } → { $to } con { $card }, colore cambiato per { $n } argento.
africana-event-expedition_joined = { $who } si unisce alla spedizione { $expedition } e riceve { $n } argento.
africana-event-expedition_joined-card = { $who } si unisce alla spedizione { $expedition } e pesca.
africana-event-expedition_finished = { $who } conclude { $expedition }: { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
africana-event-expedition_finished-others = { $who } conclude { $expedition }: { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; i segnalini tornano a { $others }.
africana-event-adventure_finished = { $who } riporta: { $artifact } ({ $n } argento).
africana-event-adventure_finished-assistant = { $who } ingaggia: { $assistant }.
africana-event-move_ended = { $who } resta dov’è.
africana-event-card_dropped-discard = { $who } scarta { $card }.
africana-event-card_dropped-removed = { $who } lascia per sempre { $card }.
africana-event-adventure_shed = { $who } lascia { $page }.
africana-event-expeditions_refilled = Ora in mostra: { $expeditions }. Ne restano { $left }.
africana-event-last_round = Le spedizioni sono finite: è l’ultimo giro. Giocano ancora: { $left }.
africana-event-last_round-over = Le spedizioni sono finite.
africana-event-taken_back = { $who } riprende una scelta.
africana-event-game_ended-regular = L’ultimo giro è finito.
africana-event-game_ended-stalled = Da troppo tempo nessuno conclude una spedizione. La partita finisce.
africana-event-hands_shown = Tutte le mani: { $hands }.
africana-event-hands_shown-one = { $who } ({ $cards })
africana-event-hands_shown-none = { $who } (nessuna carta)
africana-event-scored = Il conteggio: { $totals }.
africana-event-scored-one = { $who } { $n }
africana-event-winner-points = Vince { $who }.
africana-event-winner-silver = Vince { $who } con più argento.
africana-event-winner-shared = Vincono insieme { $who }.

## Che cosa ti viene chiesto

africana-prompt-waiting = Sta scegliendo { $who }.
africana-prompt-over = La partita è finita.
africana-prompt-action = Pesca, apri un libro o muovi.
africana-prompt-book = Gira una pagina, compra o chiudi il libro. Hai { $silver } argento.
africana-prompt-move = Fai un passo, unisciti, concludi o termina il movimento.
africana-prompt-drop = Tieni { $keep } carte: { $n ->
    [one] scartane 1
   *[other] scartane { $n }
}.
africana-prompt-shed = Tieni { $keep } avventure: { $n ->
    [one] scartane 1
   *[other] scartane { $n }
}.

## Gruppi di scelte

africana-deed-draw = Pesca
africana-deed-book = Libro
africana-deed-move = Muovi
africana-deed-turn = Gira una pagina
africana-deed-buy = Compra una pagina
africana-deed-close = Chiudi il libro
africana-deed-join = Unisciti a una spedizione
africana-deed-fin = Concludi una spedizione
africana-deed-adv = Concludi un’avventura
africana-deed-go = Fai un passo
africana-deed-stop = Termina il movimento
africana-deed-drop = Scarta una carta
africana-deed-shed = Scarta un’avventura

## Scelte

africana-offer-hidden = coperto
africana-offer-price = { $n ->
    [0] gratis
   *[other] { $n } argento
}
africana-offer-draw = { $n ->
    [0] Pesca: le carte viaggio sono finite
    [one] Pesca 1 carta viaggio
   *[other] Pesca { $n } carte viaggio
}
africana-offer-draw-over = { $n ->
    [0] Pesca: le carte sono finite
    [one] Pesca 1 carta viaggio
   *[other] Pesca { $n } carte viaggio
}, poi scartane { $over }
africana-offer-book = Apri il libro { $book }
africana-offer-move = Muovi{ $n ->
    [0] {""}
    [one] , qui c’è 1 obiettivo
   *[other] , qui ci sono { $n } obiettivi
}
africana-offer-close = Chiudi il libro
africana-offer-close-over = Chiudi il libro, poi scarta { $over ->
    [one] 1 avventura
   *[other] { $over } avventure
}
africana-offer-turn-F = Gira la pagina
africana-offer-turn-F-known = Gira la pagina: { $page }
africana-offer-turn-B = Torna indietro
africana-offer-turn-B-known = Torna indietro: { $page }
africana-offer-buy = Compra { $page }
africana-offer-stop = Termina il movimento{ $n ->
    [0] {""}
    [one] , resta 1 obiettivo qui
   *[other] , restano { $n } obiettivi qui
}
africana-offer-stop-over = Termina il movimento, poi scarta { $over ->
    [one] 1 carta
   *[other] { $over } carte
}
africana-offer-join = Unisciti: { $expedition }, { $n } argento
africana-offer-join-card = Unisciti: { $expedition }, pesca { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
africana-offer-fin = Concludi { $expedition }: { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
africana-offer-adv-artifact = Riporta: { $artifact }, { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
africana-offer-adv-artifact-set = Riporta: { $artifact }, { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, collezioni { $before } → { $after }
africana-offer-adv-assistant = Ingaggia: { $assistant }
africana-offer-adv-assistant-penalty = Ingaggia: { $assistant }, penalità { $before } → { $after }
africana-offer-go = Verso { $place } con { $card }
africana-offer-go-recoloured = Verso { $place }: { $card }, ricolorata
africana-offer-drop = Scarta { $card }
africana-offer-drop-for-good = Lascia per sempre { $card }
africana-offer-shed = Scarta { $page }. Esce dal gioco.

## Scelte che vanno insieme

africana-plan-join = { $n ->
    [0] Qui
    [one] In 1 passo
   *[other] In { $n } passi
} ti unisci: { $expedition }
africana-plan-fin = { $n ->
    [0] Qui
    [one] In 1 passo
   *[other] In { $n } passi
} concludi { $expedition }
africana-plan-adv = { $n ->
    [0] Qui
    [one] In 1 passo
   *[other] In { $n } passi
} concludi { $page }

## Perché una scelta non è possibile

africana-why-over = La partita è finita.
africana-why-one-action = Hai già scelto la tua azione. Una per turno.
africana-why-expects-action = Prima scegli un’azione: pesca, apri un libro o muovi.
africana-why-expects-book = Il tuo libro è aperto. Gira, compra o chiudilo.
africana-why-expects-move = Sei in viaggio. Fai un passo, concludi qualcosa o termina.
africana-why-expects-drop = Hai troppe carte. Prima scartane una.
africana-why-expects-shed = Hai troppe avventure. Prima scartane una.
africana-why-book-empty = Il libro { $book } è vuoto.
africana-why-no-page-left = A sinistra non c’è nessuna pagina.
africana-why-no-page-right = A destra non c’è nessuna pagina.
africana-why-turn-silver = Girare un’altra pagina costa { $need } argento. Hai { $have }.
africana-why-buy-silver = Una pagina costa { $need } argento. Hai { $have }.
africana-why-recolour-silver = Cambiare colore costa { $need } argento. Hai { $have }.
africana-why-no-expedition = Non esiste nessuna spedizione { $name }.
africana-why-not-displayed = { $expedition } non è in mostra.
africana-why-starts-elsewhere = { $expedition }: ci si unisce solo qui: { $place }.
africana-why-joined-already = Fai già parte di { $expedition }.
africana-why-no-marker = I tuoi { $n } segnalini sono tutti sulle spedizioni.
africana-why-not-joined = Non fai parte di { $expedition }.
africana-why-ends-elsewhere = { $expedition } finisce qui: { $place }. La tua pedina è altrove.
africana-why-no-adventure = Non esiste nessuna avventura { $name }.
africana-why-adventure-of = { $who } ha { $page }.
africana-why-adventure-not-held = Non hai { $page }.
africana-why-target-elsewhere = La tua pedina non è lì ({ $place }): { $page }.
africana-why-no-place = Non esiste nessun luogo { $name }.
africana-why-no-route = Nessuna rotta porta da { $from } a { $to }.
africana-why-not-in-hand = Nella tua mano non c’è questa carta: { $card }.
africana-why-on-table = L’hai già giocata in questo movimento: { $card }.
africana-why-card-closed = Per { $place } serve { $colours }. Non basta: { $card }.
africana-why-valid-anyway = Per { $place } non serve cambiare colore a questa carta: { $card }.
africana-why-no-card = Per { $place } ti serve { $colours }.
africana-why-only-travel = Jolly e assistenti qui non contano. Scarta carte viaggio.

## Il tavolo a parole

africana-view-setting-up = Il tavolo è in preparazione.
africana-view-turn = Giro { $round }: è il turno di { $who }.
africana-view-last-round = È l’ultimo giro. Giocano ancora: { $left }.
africana-view-over = La partita è finita dopo { $rounds ->
    [one] 1 giro
   *[other] { $rounds } giri
}.
africana-view-reading = Pagine girate: { $turns }. Comprate: { $bought }.
africana-view-table = Giocate in questo movimento: { $cards }.
africana-view-company = { $who } ({ $name }), { $place }: { $silver } argento, { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
} di riserva.
africana-view-you = La tua compagnia: { $who } ({ $name }), { $place }: { $silver } argento, { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
} di riserva.
africana-view-hand = Mano di { $who }, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}: { $cards }.
africana-view-cards = Mano di { $who }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
africana-view-cards-known = Mano di { $who }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}, tra cui { $cards }.
africana-view-unfinished = Avventure da concludere di { $who }: { $pages }.
africana-view-stack-hidden = Concluse da { $who }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
africana-view-stack-expeditions = Spedizioni concluse da { $who }: { $expeditions }.
africana-view-stack-artifacts = Reperti di { $who }: { $artifacts }.
africana-view-stack-assistants = Avventure con assistenti concluse da { $who }: { $n }.
africana-view-score = { $who } avrebbe ora { $n ->
    [one] 1 punto
   *[other] { $n } punti
}.
africana-view-ways = Da { $place } ({ $half }): { $ways }.
africana-view-way = { $place } ({ $colours })
africana-view-slot = Casella { $slot }: { $expedition }, { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Chi si unisce riceve { $bonus }.
africana-view-slot-empty = La casella { $slot } è vuota.
africana-view-bonus-card = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
africana-view-bonus-silver = { $n } argento
africana-view-joined = Alla casella { $slot } partecipano: { $who }.
africana-view-pile = { $n ->
    [0] Nel mazzo non restano spedizioni.
    [one] Nel mazzo resta 1 spedizione, lettera { $letter }.
   *[other] Nel mazzo restano { $n } spedizioni, in cima la lettera { $letter }.
}
africana-view-book = Libro { $book }: aperte { $pages }. { $left } a sinistra, { $right } a destra.
africana-view-book-notes = Libro { $book }, già viste: { $pages }. Mai viste: { $n }.
africana-view-book-empty = Libro { $book }: vuoto.
africana-view-travel = Mazzo viaggio: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
africana-view-discard = Scarti, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}: { $cards }.
africana-view-assistants = { $n ->
    [0] Non restano assistenti.
   *[other] Assistenti da ingaggiare: { $assistants }.
}
africana-view-removed = Fuori dal gioco: { $things }.

## Il conteggio alla fine

africana-count-expeditions = Spedizioni
africana-count-artifacts = Reperti
africana-count-collections = Collezioni
africana-count-assistants = Assistenti
africana-count-silver = Argento
africana-count-cards = Carte viaggio
africana-count-unfinished = Reperti da concludere
africana-count-total = Totale
africana-count-collection = { $artifacts } = { $points }
africana-count-split = { $who }: { $collections }.
africana-count-split-over = { $who }: { $collections }. Avanza: { $over }.
africana-count-regular = Le spedizioni sono finite nel giro { $rounds }.
africana-count-stalled = Da troppo tempo nessuno concludeva una spedizione. Fine dopo il giro { $rounds }.
africana-count-tie-silver = Parità: vince { $who } con { $silver } argento.
africana-count-tie-shared = { $who } vincono insieme, con { $silver } argento a testa.

## Sullo schermo
africana-screen-minutes = 60 min
africana-screen-about = Viaggia con le carte, unisciti alle spedizioni e concludile, compra avventure da due libri.
africana-screen-board = Carta dell’Africa
africana-screen-hand = La tua mano
africana-screen-hand-of = { $n } di { $limit }
africana-screen-equator = Equatore
africana-screen-pile = Mazzo
africana-screen-pile-of = Mazzo viaggio, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
africana-screen-expeditions = Spedizioni
africana-screen-expeditions-help = Premine una per vederla sulla carta.
africana-screen-expeditions-left = Spedizioni rimaste
africana-screen-route = Da { $from } a { $to }
africana-screen-worth = { $silver } argento, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
africana-screen-bonus-card = unisciti: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
africana-screen-bonus-silver = unisciti: { $n } argento
africana-screen-joined = Partecipano: { $who }
africana-screen-empty-slot = Vuoto
africana-screen-sets = Collezioni di reperti
africana-screen-each = uno per tipo
africana-screen-two-different = due diversi
africana-screen-three-same = tre uguali
africana-screen-two-same = due uguali
africana-screen-set = { $set }: { $n } punti
africana-screen-round = Giro { $round }
africana-screen-last-round = Giro { $round }, l’ultimo
africana-screen-silver = { $n } argento
africana-screen-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
africana-screen-open-adventures = { $n ->
    [one] 1 avventura
   *[other] { $n } avventure
}
africana-screen-finished = { $n } concluse
africana-screen-place = { $place }, { $half }. Si entra con { $colours }. { $things }
africana-screen-pawn = Qui c’è { $who }.
africana-screen-can = Puoi: { $deeds }.
africana-screen-starts = { $expedition } parte da qui.
africana-screen-ends = { $expedition } finisce qui.
africana-screen-no-way = Ora non ci arrivi.
africana-screen-card = { $card }, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
africana-screen-book-north = Libro nord
africana-screen-book-south = Libro sud
africana-screen-page-left = { $book }, a sinistra: { $page }
africana-screen-page-right = { $book }, a destra: { $page }
africana-screen-no-page = nessuna pagina
africana-screen-turn-back = { $book }: torna indietro, { $price }
africana-screen-turn-forward = { $book }: gira pagina, { $price }
africana-screen-book-closed = Questo libro ora non è aperto per te.
africana-screen-assistant = Assistente
africana-screen-card-m = Spirale
africana-screen-card-t = Onda
africana-screen-card-g = Monte
africana-screen-card-o = Sole
africana-screen-card-v = Rombo
africana-screen-card-j = Jolly
africana-do-draw = Pesca
africana-do-book = Apri il libro
africana-do-move = Viaggia
africana-do-turn = Gira pagina
africana-do-buy = Compra la pagina
africana-do-close = Chiudi il libro
africana-do-join = Unisciti
africana-do-fin = Concludi
africana-do-adv = Concludi
africana-do-go = Viaggia
africana-do-stop = Fine movimento
africana-do-drop = Scarta
africana-do-shed = Scarta
