### Africana, in English. Same ids and arguments as it.ftl and de.ftl. Rule ids: docs/rules/africana.md.

africana-title = Africana

## Options of a table

africana-option-start_player = First player
africana-option-start_player-random = Drawn by lot
africana-option-start_player-chosen = Named by the host
africana-option-score_view = Finished cards and score
africana-option-score_view-hidden = Seen by their owner
africana-option-score_view-open = Seen by everybody
africana-option-page_notes = Notes of book pages
africana-option-page_notes-on = On
africana-option-page_notes-off = Off
africana-option-hand_limit_counts = Limit of 5 cards
africana-option-hand_limit_counts-all = Counts the whole hand
africana-option-hand_limit_counts-travel = Counts travel cards only
africana-option-stall_rounds = Idle rounds that end the game
africana-option-take_back = Taking back
africana-option-take_back-on = On
africana-option-take_back-off = Off

## Headings of the rules

africana-rule-1 = Players and companies
africana-rule-2 = Map
africana-rule-3 = Setup
africana-rule-4 = Turn
africana-rule-5 = Travel cards
africana-rule-6 = Adventure books
africana-rule-7 = Movement
africana-rule-8 = Joker, assistants, recolouring
africana-rule-9 = Joining expeditions
africana-rule-10 = Finishing expeditions
africana-rule-11 = Finishing adventures
africana-rule-12 = End of turn: limits
africana-rule-13 = New expeditions
africana-rule-14 = End of the game
africana-rule-15 = Scoring
africana-rule-16 = Winner
africana-rule-17 = Money
africana-rule-18 = Information
africana-rule-19 = What is final

## Pieces

africana-piece-italy = Italy
africana-piece-france = France
africana-piece-germany = Germany
africana-piece-england = England
africana-piece-magenta = magenta
africana-piece-turquoise = turquoise
africana-piece-grey = grey
africana-piece-orange = orange
africana-piece-violet = violet
africana-piece-either = { $first } or { $second }
africana-piece-joker = joker
africana-piece-assistant = { $colour } assistant
africana-piece-several = { $card } × { $n }
africana-piece-expedition = { $from } → { $to }
africana-piece-page = { $what } – { $place }
africana-piece-mask = mask
africana-piece-djembe = djembe
africana-piece-figurine = figurine
africana-piece-vessel = vessel
africana-piece-shield = shield

## Places

africana-place-north = north
africana-place-south = south
africana-place-addis_abeba = Addis Ababa
africana-place-aswan = Aswan
africana-place-cairo = Cairo
africana-place-cape_town = Cape Town
africana-place-dakar = Dakar
africana-place-jidda = Jidda
africana-place-khartoum = Khartoum
africana-place-lagos = Lagos
africana-place-leopoldville = Leopoldville
africana-place-luanda = Luanda
africana-place-marrakesh = Marrakesh
africana-place-mozambique = Mozambique
africana-place-napoli = Napoli
africana-place-port_natal = Port Natal
africana-place-serengeti = Serengeti
africana-place-tananarive = Tananarive
africana-place-timbuktu = Timbuktu
africana-place-tripoli = Tripoli
africana-place-ujiji = Ujiji
africana-place-victoria_falls = Victoria Falls
africana-place-windhoek = Windhoek
africana-place-zanzibar = Zanzibar

## What happened

africana-event-game_started = New game: { $companies }.
africana-event-setup_done = On display: { $expeditions }.
africana-event-start_hand = { $who } starts with { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
africana-event-start_hand-own = { $who } starts with { $cards }.
africana-event-turn_started = Round { $round }: { $who }.
africana-event-turn_started-last = Round { $round }, the last: { $who }.
africana-event-travel_drawn-action = { $who } draws { $n ->
    [0] no travel card: none is left
    [one] 1 travel card
   *[other] { $n } travel cards
}.
africana-event-travel_drawn-action-own = { $who } draws { $cards }.
africana-event-travel_drawn-bonus = { $who } gets { $n ->
    [0] no travel card: none is left
    [one] 1 travel card
   *[other] { $n } travel cards
}.
africana-event-travel_drawn-bonus-own = { $who } gets { $cards }.
africana-event-travel_shuffled = The discard pile is shuffled: { $n ->
    [one] 1 travel card
   *[other] { $n } travel cards
}.
africana-event-page_turned = { $who } turns a page { $direction ->
    [F] forward
   *[B] back
} ({ $n ->
    [0] free
   *[other] { $n } silver
}).
africana-event-page_turned-now = { $who } turns a page { $direction ->
    [F] forward
   *[B] back
} ({ $n ->
    [0] free
   *[other] { $n } silver
}): now { $pages }.
africana-event-adventure_bought = { $who } buys { $page } from the { $book } book for { $n } silver.
africana-event-book_closed = { $who } closes the book and leaves all as it is.
africana-event-pawn_moved = { $who } travels { $from } → { $to } with { $card }.
africana-event-pawn_moved-recoloured = { $who } travels { $from } → { $to } with { $card }, recoloured for { $n } silver.
africana-event-expedition_joined = { $who } joins { $expedition } and gets { $n } silver.
africana-event-expedition_joined-card = { $who } joins { $expedition } and draws.
africana-event-expedition_finished = { $who } finishes { $expedition }: { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
africana-event-expedition_finished-others = { $who } finishes { $expedition }: { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}; markers back to { $others }.
africana-event-adventure_finished = { $who } takes home: { $artifact } ({ $n } silver).
africana-event-adventure_finished-assistant = { $who } hires the { $assistant }.
africana-event-move_ended = { $who } stays put.
africana-event-card_dropped-discard = { $who } discards { $card }.
africana-event-card_dropped-removed = { $who } gives up the { $card } for good.
africana-event-adventure_shed = { $who } gives up { $page }.
africana-event-expeditions_refilled = New on display: { $expeditions }. { $left } left.
africana-event-last_round = The expeditions run out: this is the last round. Still to play: { $left }.
africana-event-last_round-over = The expeditions run out.
africana-event-taken_back = { $who } takes back a choice.
africana-event-game_ended-regular = The last round is over.
africana-event-game_ended-stalled = Nobody has finished an expedition for too long. The game ends.
africana-event-hands_shown = All hands: { $hands }.
africana-event-hands_shown-one = { $who } ({ $cards })
africana-event-hands_shown-none = { $who } (no card)
africana-event-scored = The count: { $totals }.
africana-event-scored-one = { $who } { $n }
africana-event-winner-points = { $who } wins.
africana-event-winner-silver = { $who } wins with more silver.
africana-event-winner-shared = { $who } win together.

## What a person is asked

africana-prompt-waiting = { $who } is choosing.
africana-prompt-over = The game is over.
africana-prompt-action = Draw, open a book, or move.
africana-prompt-book = Turn a page, buy, or close the book. You have { $silver } silver.
africana-prompt-move = Take a step, join or finish something, or end the move.
africana-prompt-drop = Keep { $keep } cards: drop { $n }.
africana-prompt-shed = Keep { $keep } adventures: drop { $n }.

## Groups of choices

africana-deed-draw = Draw
africana-deed-book = Book
africana-deed-move = Move
africana-deed-turn = Turn a page
africana-deed-buy = Buy a page
africana-deed-close = Close the book
africana-deed-join = Join an expedition
africana-deed-fin = Finish an expedition
africana-deed-adv = Finish an adventure
africana-deed-go = Take a step
africana-deed-stop = End the move
africana-deed-drop = Drop a card
africana-deed-shed = Drop an adventure

## Choices

africana-offer-hidden = hidden
africana-offer-price = { $n ->
    [0] free
   *[other] { $n } silver
}
africana-offer-draw = Draw { $n ->
    [0] nothing: no travel card is left
    [one] 1 travel card
   *[other] { $n } travel cards
}
africana-offer-draw-over = Draw { $n ->
    [0] nothing
    [one] 1 travel card
   *[other] { $n } travel cards
}, then drop { $over }
africana-offer-book = Open the { $book } book
africana-offer-move = Move{ $n ->
    [0] {""}
    [one] , 1 claim open here
   *[other] , { $n } claims open here
}
africana-offer-close = Close the book
africana-offer-close-over = Close the book, then drop { $over ->
    [one] 1 adventure
   *[other] { $over } adventures
}
africana-offer-turn-F = Turn the page
africana-offer-turn-F-known = Turn the page to { $page }
africana-offer-turn-B = Turn back
africana-offer-turn-B-known = Turn back to { $page }
africana-offer-buy = Buy { $page }
africana-offer-stop = End the move{ $n ->
    [0] {""}
    [one] , 1 claim open here
   *[other] , { $n } claims open here
}
africana-offer-stop-over = End the move, then drop { $over ->
    [one] 1 card
   *[other] { $over } cards
}
africana-offer-join = Join { $expedition }: { $n } silver
africana-offer-join-card = Join { $expedition }: draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
africana-offer-fin = Finish { $expedition }: { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}
africana-offer-adv-artifact = Take home: { $artifact }, { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}
africana-offer-adv-artifact-set = Take home: { $artifact }, { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}, collections { $before } → { $after }
africana-offer-adv-assistant = Hire the { $assistant }
africana-offer-adv-assistant-penalty = Hire the { $assistant }, penalty { $before } → { $after }
africana-offer-go = To { $place } with { $card }
africana-offer-go-recoloured = To { $place } with { $card }, recoloured
africana-offer-drop = Drop { $card }
africana-offer-drop-for-good = Give up the { $card } for good
africana-offer-shed = Drop { $page }. It leaves the game.

## Choices that belong together

africana-plan-join = { $n ->
    [0] Here
    [one] In 1 step
   *[other] In { $n } steps
}: join { $expedition }
africana-plan-fin = { $n ->
    [0] Here
    [one] In 1 step
   *[other] In { $n } steps
}: finish { $expedition }
africana-plan-adv = { $n ->
    [0] Here
    [one] In 1 step
   *[other] In { $n } steps
}: finish { $page }

## Why a choice is not possible

africana-why-over = The game is over.
africana-why-one-action = You have chosen your action. One per turn.
africana-why-expects-action = First choose an action: draw, open a book, or move.
africana-why-expects-book = Your book is open. Turn, buy, or close it.
africana-why-expects-move = You are on the move. Take a step, claim something, or end it.
africana-why-expects-drop = You hold too many cards. Drop one first.
africana-why-expects-shed = You have too many adventures. Drop one first.
africana-why-book-empty = The { $book } book is empty.
africana-why-no-page-left = No page lies on the left.
africana-why-no-page-right = No page lies on the right.
africana-why-turn-silver = Another page turn costs { $need } silver. You have { $have }.
africana-why-buy-silver = A page costs { $need } silver. You have { $have }.
africana-why-recolour-silver = Recolouring costs { $need } silver. You have { $have }.
africana-why-no-expedition = There is no expedition { $name }.
africana-why-not-displayed = { $expedition } is not on display.
africana-why-starts-elsewhere = { $expedition } can be joined at { $place } only.
africana-why-joined-already = You have joined { $expedition } already.
africana-why-no-marker = All your { $n } markers are on expeditions.
africana-why-not-joined = You have not joined { $expedition }.
africana-why-ends-elsewhere = { $expedition } ends at { $place }. Your pawn is not there.
africana-why-no-adventure = There is no adventure { $name }.
africana-why-adventure-of = { $who } holds { $page }.
africana-why-adventure-not-held = You do not hold { $page }.
africana-why-target-elsewhere = Your pawn is not at { $place }: { $page }.
africana-why-no-place = There is no place { $name }.
africana-why-no-route = No route leads from { $from } to { $to }.
africana-why-not-in-hand = Your hand has no such card: { $card }.
africana-why-on-table = You have played it in this move: { $card }.
africana-why-card-closed = { $place } opens to { $colours }, not to: { $card }.
africana-why-valid-anyway = No need to recolour for { $place }: { $card }.
africana-why-no-card = You hold no { $colours } card for { $place }.
africana-why-only-travel = Joker and assistants don't count here. Drop travel cards.

## The table in words

africana-view-setting-up = The table is being set up.
africana-view-turn = Round { $round }: it is the turn of { $who }.
africana-view-last-round = The last round. Still to finish: { $left }.
africana-view-over = The game is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
africana-view-reading = Pages turned: { $turns }. Bought: { $bought }.
africana-view-table = Played in this move: { $cards }.
africana-view-company = { $who } ({ $name }) at { $place }: { $silver } silver, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} in stock.
africana-view-you = You are { $who } ({ $name }) at { $place }: { $silver } silver, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} in stock.
africana-view-hand = Hand of { $who }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $cards }.
africana-view-cards = Hand of { $who }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
africana-view-cards-known = Hand of { $who }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, among them { $cards }.
africana-view-unfinished = Unfinished adventures of { $who }: { $pages }.
africana-view-stack-hidden = Finished by { $who }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
africana-view-stack-expeditions = Expeditions finished by { $who }: { $expeditions }.
africana-view-stack-artifacts = Artifacts of { $who }: { $artifacts }.
africana-view-stack-assistants = Assistant adventures finished by { $who }: { $n }.
africana-view-score = { $who } would count { $n ->
    [one] 1 point
   *[other] { $n } points
} now.
africana-view-ways = From { $place } ({ $half }): { $ways }.
africana-view-way = { $place } ({ $colours })
africana-view-slot = Slot { $slot }: { $expedition }, { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Joining brings { $bonus }.
africana-view-slot-empty = Slot { $slot } is empty.
africana-view-bonus-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
africana-view-bonus-silver = { $n } silver
africana-view-joined = Joined slot { $slot }: { $who }.
africana-view-pile = { $n ->
    [0] No expedition is left in the pile.
    [one] 1 expedition is left in the pile, letter { $letter }.
   *[other] { $n } expeditions are left in the pile, on top letter { $letter }.
}
africana-view-book = Book, { $book }: { $pages } open. { $left } on the left, { $right } on the right.
africana-view-book-notes = Book, { $book }, also seen: { $pages }. Not seen yet: { $n }.
africana-view-book-empty = Book, { $book }: empty.
africana-view-travel = Travel pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
africana-view-discard = Discard pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $cards }.
africana-view-assistants = { $n ->
    [0] No assistants are left.
   *[other] Assistants to hire: { $assistants }.
}
africana-view-removed = Out of the game: { $things }.

## The count at the end

africana-count-expeditions = Expeditions
africana-count-artifacts = Artifacts
africana-count-collections = Collections
africana-count-assistants = Assistants
africana-count-silver = Silver
africana-count-cards = Travel cards
africana-count-unfinished = Unfinished artifacts
africana-count-total = Total
africana-count-collection = { $artifacts } = { $points }
africana-count-split = { $who }: { $collections }.
africana-count-split-over = { $who }: { $collections }. Left over: { $over }.
africana-count-regular = The expeditions ran out in round { $rounds }.
africana-count-stalled = Nobody finished an expedition for too long. Over after round { $rounds }.
africana-count-tie-silver = { $who } wins the tie with { $silver } silver.
africana-count-tie-shared = { $who } share the victory, all with { $silver } silver.

## On the screen
africana-screen-minutes = 60 min
africana-screen-about = Travel by cards, join and finish expeditions, buy adventures from two books.
africana-screen-board = Map of Africa
africana-screen-hand = Your hand
africana-screen-hand-of = { $n } of { $limit }
africana-screen-equator = Equator
africana-screen-pile = Pile
africana-screen-pile-of = Travel pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
africana-screen-expeditions = Expeditions
africana-screen-expeditions-help = Press one to see it on the map.
africana-screen-expeditions-left = Expeditions left
africana-screen-route = { $from } to { $to }
africana-screen-worth = { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}
africana-screen-bonus-card = join: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
africana-screen-bonus-silver = join: { $n } silver
africana-screen-joined = Joined: { $who }
africana-screen-empty-slot = Empty
africana-screen-sets = Artifact sets
africana-screen-each = one of each
africana-screen-two-different = two different
africana-screen-three-same = three of a kind
africana-screen-two-same = two of a kind
africana-screen-set = { $set }: { $n } points
africana-screen-round = Round { $round }
africana-screen-last-round = Round { $round }, the last
africana-screen-silver = { $n } silver
africana-screen-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
africana-screen-open-adventures = { $n ->
    [one] 1 adventure
   *[other] { $n } adventures
}
africana-screen-finished = { $n } finished
africana-screen-place = { $place }, { $half }. Enter with { $colours }. { $things }
africana-screen-pawn = { $who } is here.
africana-screen-can = You can: { $deeds }.
africana-screen-starts = { $expedition } starts here.
africana-screen-ends = { $expedition } ends here.
africana-screen-no-way = Nothing leads there now.
africana-screen-card = { $card }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
africana-screen-book-north = North book
africana-screen-book-south = South book
africana-screen-page-left = { $book }, left: { $page }
africana-screen-page-right = { $book }, right: { $page }
africana-screen-no-page = no page
africana-screen-turn-back = { $book }: turn back, { $price }
africana-screen-turn-forward = { $book }: turn the page, { $price }
africana-screen-book-closed = This book is not open for you now.
africana-screen-assistant = Assistant
africana-screen-card-m = Spiral
africana-screen-card-t = Wave
africana-screen-card-g = Mountain
africana-screen-card-o = Sun
africana-screen-card-v = Diamond
africana-screen-card-j = Joker
africana-do-draw = Draw
africana-do-book = Open the book
africana-do-move = Travel
africana-do-turn = Turn the page
africana-do-buy = Buy the page
africana-do-close = Close the book
africana-do-join = Join
africana-do-fin = Finish it
africana-do-adv = Finish it
africana-do-go = Travel
africana-do-stop = End the move
africana-do-drop = Drop it
africana-do-shed = Drop it
