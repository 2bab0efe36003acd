### Mara, in English. The same ids and arguments as in it.ftl and de.ftl. Numbers of rules: docs/rules/mara.md.

mara-title = Mara

## Options of a table

mara-option-rounds = Rounds
mara-option-rounds-help = How many rounds are added up.
mara-option-tie_break = Equal totals
mara-option-tie_break-help = Who wins if several seats have the highest total.
mara-option-tie_break-shared = Shared
mara-option-tie_break-shared-help = All of them win.
mara-option-tie_break-animals = Most animals
mara-option-tie_break-animals-help = The seat wins that brought more animals across in all rounds.
mara-option-running_score = Points during a round
mara-option-running_score-help = Whether the table shows what the others have brought across.
mara-option-running_score-hidden = Hidden
mara-option-running_score-hidden-help = Animals that crossed lie face down; only their number is shown.
mara-option-running_score-open = Open
mara-option-running_score-open-help = Everybody's animals and points are shown.
mara-option-card_tracker = Card tracker
mara-option-card_tracker-help = Whether the table lists the cards you have not seen yet.
mara-option-card_tracker-off = Off
mara-option-card_tracker-off-help = Everyone counts the cards in the head.
mara-option-card_tracker-on = On
mara-option-card_tracker-on-help = The cards you have not seen are listed.
mara-option-first_dealer = First dealer
mara-option-first_dealer-help = Who deals the first round. The next seat starts.
mara-option-first_dealer-random = By lot
mara-option-first_dealer-random-help = Luck decides.
mara-option-first_dealer-A = Seat A
mara-option-first_dealer-A-help = Seat A deals.
mara-option-first_dealer-B = Seat B
mara-option-first_dealer-B-help = Seat B deals.
mara-option-first_dealer-C = Seat C
mara-option-first_dealer-C-help = Seat C deals.
mara-option-first_dealer-D = Seat D
mara-option-first_dealer-D-help = Seat D deals.
mara-option-reveal_after_round = Cards after a round
mara-option-reveal_after_round-help = Whether hands, river and pile are shown when a round has ended.
mara-option-reveal_after_round-false = Hidden
mara-option-reveal_after_round-false-help = What was not played stays unknown.
mara-option-reveal_after_round-true = Shown
mara-option-reveal_after_round-true-help = Everybody sees what was not played.

## Headings of the rules

mara-rule-1 = Frame
mara-rule-2 = Set-up of a round
mara-rule-3 = Turn
mara-rule-4 = Laying an animal
mara-rule-5 = Laying a pair
mara-rule-6 = Playing a special card
mara-rule-7 = Elephant
mara-rule-8 = Super-crocodile
mara-rule-9 = Crocodile
mara-rule-10 = Refill and lions
mara-rule-11 = Empty pile
mara-rule-12 = End of a round
mara-rule-13 = Scoring and end of the game
mara-rule-14 = Markers run out
mara-rule-15 = What is open, what is hidden
mara-rule-16 = What is always true

## Cards

mara-piece-gnu = gnu { $number }
mara-piece-zebra = zebra { $number }
mara-piece-antelope = antelope { $number }
mara-piece-the-gnu = gnu { $number }
mara-piece-the-zebra = zebra { $number }
mara-piece-the-antelope = antelope { $number }
mara-piece-all-gnu = all gnus
mara-piece-all-zebra = all zebras
mara-piece-all-antelope = all antelopes
mara-piece-elephant = elephant
mara-piece-super_crocodile = super-crocodile
mara-piece-crocodile-gnu = gnu crocodile
mara-piece-crocodile-zebra = zebra crocodile
mara-piece-crocodile-antelope = antelope crocodile
mara-piece-lion = lion
mara-piece-points =
    { $you ->
        [seat] you { $points }
       *[nobody] { $seat } { $points }
    }

## Deeds

mara-deed-lay = Lay an animal
mara-deed-pair = Lay a pair
mara-deed-elephant = Elephant
mara-deed-super_crocodile = Super-crocodile
mara-deed-crocodile = Crocodile
mara-deed-lion = Place the lion

## What happens

mara-event-game_started =
    A game of { $seats }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
mara-event-dealer_set =
    { $you ->
        [dealer] You deal, { $starter } starts.
        [starter] { $dealer } deals, you start.
       *[nobody] { $dealer } deals, { $starter } starts.
    }
mara-event-round_started = Round { $round } of { $rounds }.
mara-event-hand_dealt = { $seat } takes { $count } cards.
mara-event-hand_dealt-cards = You take { $cards }.
mara-event-river_laid = Five cards mark the fords.
mara-event-pile_formed = Pile: { $size } cards.
mara-event-turn_started =
    { $you ->
        [seat] Your turn.
       *[nobody] { $seat } to act.
    }
mara-event-animals_laid =
    { $you ->
        [seat] You lay { $animals } at ford { $ford }.
       *[nobody] { $seat } lays { $animals } at ford { $ford }.
    }
mara-event-special_played-elephant =
    { $you ->
        [seat] You send an elephant to ford { $ford }.
       *[nobody] { $seat } sends an elephant to ford { $ford }.
    }
mara-event-special_played-super_crocodile =
    { $you ->
        [seat] You send the super-crocodile to ford { $ford }.
       *[nobody] { $seat } sends the super-crocodile to ford { $ford }.
    }
mara-event-special_played-first =
    { $you ->
        [seat] You play { $crocodile } at ford { $ford }: only the front.
       *[nobody] { $seat } plays { $crocodile } at ford { $ford }: only the front.
    }
mara-event-special_played-species =
    { $you ->
        [seat] You play { $crocodile } at ford { $ford }: { $prey }.
       *[nobody] { $seat } plays { $crocodile } at ford { $ford }: { $prey }.
    }
mara-event-animals_crossed = { $count } animals cross at ford { $ford }: { $gains }.
mara-event-gain =
    { $you ->
        [seat] you +{ $points }
       *[nobody] { $seat } +{ $points }
    }
mara-event-animals_eaten = Eaten at ford { $ford }: { $prey }.
mara-event-prey =
    { $you ->
        [seat] { $animal } (yours)
       *[nobody] { $animal } ({ $seat })
    }
mara-event-ford_freed = Ford { $ford } is free again.
mara-event-card_drawn = { $seat } draws.
mara-event-card_drawn-card = You draw { $card }.
mara-event-lion_drawn =
    { $you ->
        [seat] You draw a lion.
       *[nobody] { $seat } draws a lion.
    }
mara-event-lion_placed = The lion closes ford { $ford }.
mara-event-pile_emptied = The pile is empty.
mara-event-round_ended-empty_hand =
    { $you ->
        [seat] The round ends: you have no card left.
       *[nobody] The round ends: { $seat } has no card left.
    }
mara-event-round_ended-no_legal_card =
    { $you ->
        [seat] The round ends: you cannot play. Cards in hand: { $hand_size }.
       *[nobody] The round ends: { $seat } cannot play. Cards in hand: { $hand_size }.
    }
mara-event-round_scored = Round { $round }: { $scores }.
mara-event-round_revealed = Still in hand: { $hands }. Never drawn: { $rest }.
mara-event-hand =
    { $you ->
        [seat] you ({ $cards })
       *[nobody] { $seat } ({ $cards })
    }
mara-event-game_ended-none =
    { $you ->
        [winner] You win.
       *[nobody] { $winner } wins.
    } Total: { $totals }.
mara-event-game_ended-shared = { $winners } win together. Total: { $totals }.
mara-event-game_ended-broken_by_animals =
    { $you ->
        [winner] You win, with more animals across.
       *[nobody] { $winner } wins, with more animals across.
    } Total: { $totals }.

## Choices

mara-offer-animals =
    Lay { $animals } · { $count ->
        [one] ford { $fords }
       *[other] fords { $fords }
    }
mara-offer-special =
    Play { $card } · { $count ->
        [one] ford { $fords }
       *[other] fords { $fords }
    }
mara-offer-later = worth { $points } later
mara-offer-lay =
    Lay { $animals } at ford { $ford } · after { $tail }{ $skipped ->
        [0] {""}
       *[other] , gap { $skipped }
    }
mara-offer-lay-free = Lay { $animals } at ford { $ford } · new row
mara-offer-elephant = Elephant to ford { $ford } · { $gains }
mara-offer-gain =
    { $you ->
        [seat] you +{ $points }
       *[nobody] { $seat } +{ $points }
    }
mara-offer-super_crocodile = Super-crocodile to ford { $ford } · { $losses }
mara-offer-loss =
    { $you ->
        [seat] you −{ $points }
       *[nobody] { $seat } −{ $points }
    }
mara-offer-crocodile = Crocodile to ford { $ford } · only the front, { $animal }
mara-offer-crocodile-choice = Crocodile to ford { $ford } · front { $animal } or { $prey }: { $animals }
mara-offer-bite-first =
    Only the front, { $animal } · { $losses } · { $tail ->
        [0] ford free
       *[other] { $left } left, next above { $tail }
    }
mara-offer-bite-species =
    Eat { $prey }: { $animals } · { $losses } · { $tail ->
        [0] ford free
       *[other] { $left } left, next above { $tail }
    }
mara-offer-lion = Lion to ford { $ford } · { $losses }
mara-offer-lion-free = Lion to ford { $ford } · no animal there
mara-plan-bite-first = Crocodile to ford { $ford } · front { $animal } · { $losses }
mara-plan-bite-species = Crocodile to ford { $ford } · { $prey }: { $animals } · { $losses }

## Why not

mara-why-over = The game is over.
mara-why-turn = Another seat is to act.
mara-why-no-lion = A lion is never played. It is placed when it is drawn.
mara-why-card-first = Choose a card first.
mara-why-not-held = Not in your hand: { $card }.
mara-why-lower-first = Write the lower number of a pair first: { $low }+{ $high }.
mara-why-no-pair = { $low } and { $high } are no pair: the numbers must differ by 1 or 2.
mara-why-no-row = All open rows end above { $number }.
mara-why-pair-fits-nowhere = The pair { $low }+{ $high } fits no row.
mara-why-no-elephant = No ford has { $least } animals for an elephant.
mara-why-nothing-to-eat = No animal to eat: { $card }.
mara-why-ford-first = Choose the ford first.
mara-why-chosen = You have chosen { $cards }. Take it back to play another card.
mara-why-closed = A lion closes ford { $ford }.
mara-why-too-low = The row at ford { $ford } ends with { $tail }. { $number } is too low.
mara-why-too-few =
    { $count ->
        [0] Ford { $ford } has no animal. An elephant needs { $least }.
        [one] Ford { $ford } has 1 animal. An elephant needs { $least }.
       *[other] Ford { $ford } has { $count } animals. An elephant needs { $least }.
    }
mara-why-nothing-there = Ford { $ford } has no animal to eat.
mara-why-bite-first = Choose the bite, or take the crocodile back.
mara-why-no-gnu = No gnu is there. Only the front can be eaten.
mara-why-no-zebra = No zebra is there. Only the front can be eaten.
mara-why-no-antelope = No antelope is there. Only the front can be eaten.
mara-why-same-bite-gnu = The front is the only gnu: both bites are the same.
mara-why-same-bite-zebra = The front is the only zebra: both bites are the same.
mara-why-same-bite-antelope = The front is the only antelope: both bites are the same.
mara-why-lion-first = Place the lion first.
mara-why-closed-twice = Ford { $ford } has a lion already.
mara-why-lion-hungry = Ford { $ford } has no animals. A lion goes where animals are.

## Prompts

mara-prompt-card = Your turn. Play a card. You can't pass.
mara-prompt-card-only = Your turn. You have one possible play. You can't pass.
mara-prompt-card-one = Your turn. Your only possible card: { $card }. You can't pass.
mara-prompt-card-costly = Your turn. Every play costs you animals. You can't pass.
mara-prompt-card-other = { $seat } chooses an action.
mara-prompt-ford = Choose a ford: { $cards }.
mara-prompt-bite = Choose the bite: { $crocodile } at ford { $ford }.
mara-prompt-lion = You draw a lion. Choose a ford with animals: it eats them and closes the ford.
mara-prompt-lion-free = You draw a lion. No animals anywhere: close any open ford.
mara-prompt-lion-other = { $seat } places a lion.
mara-prompt-dealer = Luck chooses the dealer.
mara-prompt-deal = Cards are dealt.
mara-prompt-draw =
    { $you ->
        [seat] You draw.
       *[nobody] { $seat } draws.
    }
mara-prompt-over = The game is over.

## The table in words

mara-view-setting-up = Round { $round } of { $rounds }. Cards are dealt.
mara-view-turn =
    { $you ->
        [seat] Round { $round } of { $rounds }, turn { $turn }: you.
       *[nobody] Round { $round } of { $rounds }, turn { $turn }: { $seat }.
    }
mara-view-over =
    The game is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
mara-view-ford-closed = Ford { $ford }: closed by a lion.
mara-view-ford-free = Ford { $ford }: free, any number.
mara-view-ford =
    Ford { $ford }, { $count ->
        [one] 1 animal
       *[other] { $count } animals
    }: { $animals }. Next above { $tail }.
mara-view-ford-crossable = Ford { $ford }, { $count } animals: { $animals }. Next above { $tail }. Elephant possible.
mara-view-owned =
    { $you ->
        [seat] { $animal } (yours, { $points })
       *[nobody] { $animal } ({ $seat }, { $points })
    }
mara-view-seat =
    { $you ->
        [seat] You
       *[nobody] { $seat }
    }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $crossed ->
        [one] 1 animal
       *[other] { $crossed } animals
    } across, { $reserve ->
        [one] 1 marker
       *[other] { $reserve } markers
    } left{ $borrowed ->
        [0] {""}
       *[other] , { $borrowed } borrowed
    }.
mara-view-seat-open =
    { $you ->
        [seat] You
       *[nobody] { $seat }
    }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $crossed ->
        [one] 1 animal
       *[other] { $crossed } animals
    } across ({ $points }), { $reserve ->
        [one] 1 marker
       *[other] { $reserve } markers
    } left{ $borrowed ->
        [0] {""}
       *[other] , { $borrowed } borrowed
    }.
mara-view-crossed =
    { $you ->
        [seat] You have across: { $animals }.
       *[nobody] { $seat } has across: { $animals }.
    }
mara-view-hand = Your hand: { $cards }.
mara-view-held = { $animal } ({ $points })
mara-view-pile =
    Pile: { $pile }. Aside: { $eaten ->
        [one] 1 animal
       *[other] { $eaten } animals
    }, { $played ->
        [one] 1 special card
       *[other] { $played } special cards
    }. Lions: { $lions } of { $all }.
mara-view-unseen-animals = Animals you have not seen: { $numbers }.
mara-view-unseen-specials = Special cards you have not seen: { $specials }.
mara-view-unseen-special = { $card } ({ $count })
mara-view-pile-empty = The pile is empty. The round ends when a seat cannot act.
mara-view-scores-final = All elephants are played: the points of this round are final.
mara-view-round = Round { $round }: { $scores }.
mara-view-totals = Total: { $totals }.

## The count

mara-count-round = Round { $round }
mara-count-total = Total
mara-count-animals = Animals
mara-count-won =
    { $you ->
        [seat] You win with { $points } points.
       *[nobody] { $seat } wins with { $points } points.
    }
mara-count-shared = { $seats } win together with { $points } points.
mara-count-animals-decide =
    { $points } points are shared; animals across decide: { $animals }. { $you ->
        [seat] You win.
       *[nobody] { $seat } wins.
    }

## On the screen

mara-do-lay = Lay it
mara-do-pair = Lay the pair
mara-do-elephant = Send the elephant
mara-do-super_crocodile = Send the super-crocodile
mara-do-crocodile = Play the crocodile
mara-do-lion = Place the lion
mara-screen-board = River with five fords
mara-screen-hand = Your hand
mara-screen-card-gnu = Gnu
mara-screen-card-zebra = Zebra
mara-screen-card-antelope = Antelope
mara-screen-card-elephant = Elephant
mara-screen-card-super_crocodile = Super croc
mara-screen-card-crocodile = Crocodile
mara-screen-card-lion = Lion
mara-screen-does-elephant = Takes 3+ across
mara-screen-does-super_crocodile = Eats the row
mara-screen-does-crocodile-gnu = First, or all gnus
mara-screen-does-crocodile-zebra = First, or all zebras
mara-screen-does-crocodile-antelope = First, or antelopes
mara-screen-does-lion = Closes the ford
mara-screen-closed = Closed
mara-screen-open = Open
mara-screen-any = any number
mara-screen-next = next: { $number }+
mara-screen-next-short = { $number }+
mara-screen-bite-all = All { $n }
mara-screen-pair = Pair { $low } + { $high }: play both
mara-screen-safe = { $n } safe
mara-screen-safe-short = { $n } safe
mara-screen-in-hand = { $n } in hand
mara-screen-round = Round { $round } of { $rounds }
mara-screen-pile = Pile
mara-screen-lions = Lions left
mara-screen-waiting = Your animals on the bank
mara-screen-points-waiting = points waiting
mara-screen-out-there = Still out there
mara-screen-out-there-help = In hands, in the pile or under the river. Counted from cards everyone has seen.
mara-screen-all-elephant = Elephants
mara-screen-all-crocodile = Crocodiles
mara-screen-all-super-crocodile = Super croc
mara-screen-all-lion = Lions
mara-screen-of = { $left } of { $all }
mara-screen-minutes = 20 min
mara-screen-about = Line up your animals at the river and send the elephant when it pays.
