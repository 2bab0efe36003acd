### From Cape to Cairo

kairo-title = From Cape to Cairo

## Options

kairo-option-unspent_bonus_kept = Unspent bonus pieces
kairo-option-unspent_bonus_kept-help = What a build does to the bonus pieces that were not spent on it.
kairo-option-unspent_bonus_kept-true = Kept
kairo-option-unspent_bonus_kept-true-help = A build costs only the bonus pieces spent on it.
kairo-option-unspent_bonus_kept-false = Lost
kairo-option-unspent_bonus_kept-false-help = With each build the builder loses all bonus pieces left.
kairo-option-open_capitals = Capitals
kairo-option-open_capitals-help = Whether the capital of the other seats is shown.
kairo-option-open_capitals-true = Open
kairo-option-open_capitals-true-help = Every capital is shown to all.
kairo-option-open_capitals-false = Hidden
kairo-option-open_capitals-false-help = Other capitals are not shown, though bids and payments are.
kairo-option-count_help = Counting help
kairo-option-count_help-help = Whether the table counts the cards that can still come.
kairo-option-count_help-true = On
kairo-option-count_help-true-help = What is left in the pile is shown, with the chances of the next card.
kairo-option-count_help-false = Off
kairo-option-count_help-false-help = Everyone counts the cards in the head.
kairo-option-take_back = Taking back
kairo-option-take_back-help = Whether a choice can be taken back while nothing new has been shown.
kairo-option-take_back-true = Allowed
kairo-option-take_back-true-help = A choice can be taken back until a card is shown or another seat chooses.
kairo-option-take_back-false = Not allowed
kairo-option-take_back-false-help = Every choice stands at once.

## Headings of the rules

kairo-rule-0 = Options
kairo-rule-1 = Setup
kairo-rule-2 = Course of the game
kairo-rule-3 = Auction
kairo-rule-4 = A turn in the building phase
kairo-rule-5 = Build
kairo-rule-6 = River bonus
kairo-rule-7 = Pile and discards
kairo-rule-8 = End of the game
kairo-rule-9 = What is always true
kairo-rule-10 = Hidden information
kairo-rule-11 = Choices
kairo-rule-12 = Taking back
kairo-rule-13 = What a bot may guess
kairo-rule-14 = Notation
kairo-rule-15 = Events

## Terrains and cards

kairo-piece-savanna = savanna
kairo-piece-village = village
kairo-piece-desert = desert
kairo-piece-mountain = mountain
kairo-piece-river = river
kairo-piece-one-savanna = a savanna
kairo-piece-one-village = a village
kairo-piece-one-desert = a desert
kairo-piece-one-mountain = a mountain
kairo-piece-one-river = a river
# $label is the short form of a card, the same in every language: #8 S2/1
kairo-piece-label = { $terrain } { $label }
kairo-piece-card =
    { $terrain } ({ $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }, pays £{ $payment })

## Deeds

kairo-deed-bid = Bid
kairo-deed-draw = Draw for the tie
kairo-deed-take = Take a card
kairo-deed-reveal = Reveal a card
kairo-deed-build = Build
kairo-deed-pass = Pass

## What happens

kairo-event-game_started = The game begins. Everyone has £{ $capital }.
kairo-event-auction_opened =
    Auction { $auction } of { $auctions }: { $cards }.{ $reshuffled ->
        [0] {""}
       *[other] {" "}The discards are the new pile.
    }
kairo-event-bid_sealed = { $seat } seals a bid.
kairo-event-bid_sealed_own = You seal £{ $bid } and have £{ $left } left.
kairo-event-bid_unsealed = { $seat } takes the bid back.
kairo-event-bids_revealed = Bids: { $bids }.
kairo-event-bid = { $seat } £{ $bid }
kairo-event-bid-left = { $seat } £{ $bid } (£{ $left } left)
kairo-event-tie_found = Equal bids of £{ $bid }, equal capital: { $seats } draw cards.
kairo-event-tie_card = { $seat } draws { $card }: payment { $payment }.
kairo-event-tie_round_done = Still equal: { $seats } draw again.
kairo-event-order_set = Choosing order: { $seats }.
kairo-event-card_taken = { $seat } takes { $card }.
kairo-event-card_taken-last = { $seat } takes the last card: { $card }.
kairo-event-building_opened = The building phase begins with { $seat }.
kairo-event-pile_reshuffled =
    { $size ->
        [one] The 1 discard becomes the new pile.
       *[other] The { $size } discards are shuffled into a new pile.
    }
kairo-event-card_revealed =
    { $seat } reveals { $card }. Pool: { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }.
kairo-event-reveal_skipped = { $seat } reveals nothing: no card is left.
kairo-event-passed = { $seat } passes.
kairo-event-passed-unable = { $seat } cannot build and passes.
kairo-event-build_forced = { $seat } must build: a whole lap was passed without a card.
kairo-event-built =
    { $seat } crosses { $terrain }: row { $row }, pool { $pool }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , bought { $bought } for £{ $paid }
    }{ $waste ->
        [0] {""}
       *[other] , wasted { $waste }
    }.
kairo-event-payment_received = { $seat } earns £{ $amount }.
kairo-event-payment_received-left = { $seat } earns £{ $amount } and has £{ $capital }.
kairo-event-train_moved = The train of { $seat } has crossed { $crossed } of { $route }.
kairo-event-bonus_lost =
    { $seat } loses { $amount ->
        [one] 1 unspent bonus piece
       *[other] { $amount } unspent bonus pieces
    }.
kairo-event-bonus_granted =
    { $seat } waits at a river: { $bonus ->
        [one] 1 bonus piece
       *[other] { $bonus } bonus pieces
    } now.
kairo-event-bonus_full = { $seat } waits at a river, but has { $bonus } bonus pieces already.
kairo-event-taken_back = { $seat } takes a choice back.
kairo-event-game_ended = { $seats } reaches Cairo first and wins.
kairo-event-game_ended-stuck = The game cannot go on and ends. In front: { $seats }.

## Choices

kairo-offer-bid = Bid £{ $bid }. You keep £{ $left }.
kairo-offer-draw = Draw a card for the tie.
kairo-offer-take =
    Take { $card }. Row then { $tracks }{ $short ->
        [0] {""}
       *[other] , { $short } short
    }.
kairo-offer-reveal = Reveal a card.
kairo-offer-build =
    Build: row { $row }, pool { $pool }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , buy { $bought }
    }{ $lost ->
        [0] {""}
       *[other] , lose { $lost } bonus
    }, then £{ $capital }.
kairo-offer-build-last =
    Build and win: row { $row }, pool { $pool }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }{ $bought ->
        [0] {""}
       *[other] , buy { $bought }
    }.
kairo-offer-pass =
    Pass to { $seat }, who has { $free } of { $need } and reveals a card.
kairo-offer-pass-dry = Pass to { $seat }, who has { $free } of { $need }. No card is left.
kairo-offer-pass-end = Pass. The game ends.
kairo-offer-price = £{ $price }
kairo-offer-free = free
kairo-offer-hidden = hidden

## Why not

kairo-why-turn = Another seat is to act.
kairo-why-luck = A card is being turned up first.
kairo-why-over = The game is over.
kairo-why-bid-capital = You have £{ $capital } and cannot bid £{ $bid }.
kairo-why-bid-once = One bid each in an auction, and yours is in.
kairo-why-no-auction = The next auction comes when a build empties a row.
kairo-why-bids-first = Cards are taken when all bids are open.
kairo-why-tie-first = The tie is settled first: draw a card.
kairo-why-no-tie = A draw only settles a tie of bids, and there is none.
kairo-why-auction-first = Building begins when the auction is over.
kairo-why-no-card = There is no card #{ $card }.
kairo-why-not-offered = The offer has no { $card }.
kairo-why-reveal-first = Reveal a card first: every turn begins so.
kairo-why-revealed = A turn reveals one card, and yours is open.
kairo-why-nothing-to-reveal = Pile and discards are empty: nothing can be revealed.
kairo-why-must-build = A whole lap was passed without a card. Who can build must build.
kairo-why-short =
    Front: { $terrain }, needs { $need }; you have { $free }. Bonus { $bonus } and £{ $capital } leave you { $short } short.
kairo-why-bonus =
    You have { $bonus ->
        [0] no bonus pieces
        [one] 1 bonus piece
       *[other] { $bonus } bonus pieces
    } and cannot spend { $spent }.
kairo-why-money =
    { $bought ->
        [one] 1 piece costs
       *[other] { $bought } pieces cost
    } £{ $price }. You have £{ $capital }.
kairo-why-split =
    { $missing ->
        [0] Nothing is missing: spend no bonus and buy nothing.
        [one] 1 piece is missing: bonus and purchase together must be 1.
       *[other] { $missing } pieces are missing: bonus and purchase together must be { $missing }.
    }

## Prompts

kairo-prompt-bid = Bid in secret. You have £{ $capital }. Everyone pays.
kairo-prompt-bid-sealed = Your bid of £{ $bid } is sealed. Still bidding: { $seats }.
kairo-prompt-bid-others = Still bidding: { $seats }.
kairo-prompt-draw = You tie with { $seats }. Draw: the higher payment chooses first.
kairo-prompt-draw-other = { $seat } draws a card for the tie.
kairo-prompt-take = Take a card. It goes to the end of your row.
kairo-prompt-take-last = Take the last card. It goes to the end of your row.
kairo-prompt-take-other = { $seat } takes a card.
kairo-prompt-reveal = Reveal a card. Front: { $terrain }, needs { $need }; you have { $free }.
kairo-prompt-reveal-other = { $seat } reveals a card.
kairo-prompt-build = Build or pass. Front: { $terrain }, needs { $need }; you have { $free }.
kairo-prompt-build-unable = You must pass. Front: { $terrain }, needs { $need }; you have { $free }.
kairo-prompt-build-forced = You must build. Front: { $terrain }, needs { $need }; you have { $free }.
kairo-prompt-build-other = { $seat } builds or passes.
kairo-prompt-luck = A card is turned up.
kairo-prompt-over = The game is over. Won by { $seats }.

## The table in words

kairo-view-auction = Auction { $auction } of { $auctions }.
kairo-view-building = Building phase after auction { $auction } of { $auctions }.
kairo-view-over = The game is over after auction { $auction } of { $auctions }.
kairo-view-needs = Pieces needed: { $needs }.
kairo-view-need = { $terrain } { $need }
kairo-view-offer = Offer: { $card }. It needs { $need }.
kairo-view-offer-short =
    Offer: { $card }. It needs { $need }; at the end of your row you are { $short ->
        [one] 1 piece
       *[other] { $short } pieces
    } short.
kairo-view-offer-enough = Offer: { $card }. It needs { $need }; your row and bonus are enough.
kairo-view-richer = At an equal bid you choose before { $seats }.
kairo-view-bid-own = Your sealed bid: £{ $bid }. You keep £{ $left }.
kairo-view-sealed = Sealed bids: { $seats }.
kairo-view-thinking = Still bidding: { $seats }.
kairo-view-bids = Bids: { $bids }.
kairo-view-bid = { $seat } £{ $bid }
kairo-view-drawn = Drawn for the tie: { $cards }.
kairo-view-drawn-card = { $seat } { $payment }
kairo-view-order = Choosing order: { $seats }.
kairo-view-pool =
    Pool, { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }: { $cards }.
kairo-view-pool-empty = The pool is empty.
kairo-view-pile = Pile: { $pile }. Discards: { $discards }.
kairo-view-discards = In the discards: { $cards }.
kairo-view-tracks =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } with { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }
kairo-view-left = Left in the pile: { $counts }.
kairo-view-left-terrain = Left in the pile, { $terrain }: { $cards }.
kairo-view-seat = { $seat }: capital £{ $capital }, bonus { $bonus } of { $most }, crossed { $crossed } of { $route }.
kairo-view-seat-hidden = { $seat }: capital hidden, bonus { $bonus } of { $most }, crossed { $crossed } of { $route }.
kairo-view-seat-own = You: capital £{ $capital }, bonus { $bonus } of { $most }, crossed { $crossed } of { $route }.
kairo-view-row = Row of { $seat }. Front: { $front }.
kairo-view-row-long = Row of { $seat }. Front: { $front }. Then { $cards }.
kairo-view-row-empty = Row of { $seat }: empty.
kairo-view-row-own = Your row. Front: { $front }.
kairo-view-row-own-long = Your row. Front: { $front }. Then { $cards }.
kairo-view-row-own-empty = Your row: empty.
kairo-view-front =
    { $terrain }, needs { $need }, { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }, pays £{ $payment }
kairo-view-missing-own = You need { $need }: row { $row }, pool { $pool }. Missing { $missing }, wasted { $waste }.
kairo-view-missing = { $seat } needs { $need }: row { $row }, pool { $pool }. Missing { $missing }.
kairo-view-affords = { $seat } needs { $need }: row { $row }, pool { $pool }. Missing { $missing }, builds for £{ $price }.
kairo-view-ready = { $seat } needs { $need }: row { $row }, pool { $pool }. Builds for free.
kairo-view-chance =
    The next card is enough without money: { $good } of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $percent } %.
kairo-view-chance-lap =
    If nobody builds, the next { $cards ->
        [one] card is
       *[other] { $cards } cards are
    } enough without money: { $percent } %.
kairo-view-next-reveal = After your next build you reveal again.
kairo-view-next-auction = Your next build opens an auction.
kairo-view-next-bonus = Your next build gives a bonus piece to { $seats }.
kairo-view-next-win = Your next build wins the game.
kairo-view-ranks = Result: { $ranks }.
kairo-view-rank = { $rank } { $seat }

## The end of the game

kairo-count-crossed = Crossed
kairo-count-capital = Capital
kairo-count-bonus = Bonus
kairo-count-won = { $seat } is the first to cross { $route } cards and wins. Money and bonus do not count.
kairo-count-stuck = The game could not go on. Crossed cards count, then capital.
kairo-count-shared = { $seats } share place { $rank }.

## On the screen
kairo-screen-minutes = 30 min
kairo-screen-about = Bid for land, lay track, and bring your train from the Cape to Cairo before all others.
kairo-do-bid = Seal it
kairo-do-draw = Draw a card
kairo-do-take = Take it
kairo-do-reveal = Reveal a card
kairo-do-build = Build
kairo-do-pass = Pass
kairo-screen-board = Lanes from the Cape to Cairo
kairo-screen-bar = Build bar
kairo-screen-card-savanna = Savanna
kairo-screen-card-village = Village
kairo-screen-card-desert = Desert
kairo-screen-card-mountain = Mountain
kairo-screen-card-river = River
kairo-screen-no-track = no track
kairo-screen-at-front = Front of { $seat }: { $card }
kairo-screen-at-row = Row of { $seat }: { $card }
kairo-screen-at-pool = Pool, card { $place }: { $card }
kairo-screen-at-offer = Offer, card { $place }: { $card }
kairo-screen-pounds = £{ $n }
kairo-screen-hidden = £ hidden
kairo-screen-bonus = bonus { $n }
kairo-screen-in-row =
    { $n ->
        [one] 1 piece in row
       *[other] { $n } pieces in row
    }
kairo-screen-auction = Auction { $auction } of { $auctions }
kairo-screen-building = Building · after auction { $auction } of { $auctions }
kairo-screen-result = Result
kairo-screen-pile = Pile
kairo-screen-discards = Discards
kairo-screen-pool =
    Revealed for all: { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }
kairo-screen-offer = On offer
kairo-screen-short =
    { $n ->
        [0] enough
       *[other] { $n } short
    }
kairo-screen-needs-pieces = { $terrain } needs { $need } pieces
kairo-screen-part-row = Row { $n }
kairo-screen-part-bonus = Bonus { $n }
kairo-screen-part-bought = Buy { $n }
kairo-screen-part-missing = Missing { $n }
kairo-screen-part-pool = Pool { $n }
kairo-screen-costs = To buy what is missing: £{ $price }.
kairo-screen-bill =
    { $price ->
        [0] Nothing to buy.
       *[other] You pay £{ $price }.
    } It earns £{ $payment }.{ $waste ->
        [0] {""}
       *[other] {" "}{ $waste } more than needed.
    }
kairo-screen-chance = Next card enough: { $good } of { $cards } ({ $percent } %)
kairo-screen-way = bonus { $bonus } · £{ $price }
kairo-screen-way-short = £{ $price }
kairo-screen-thinking = thinking
kairo-screen-sealed = sealed
kairo-screen-sealed-own = £{ $bid } sealed
kairo-screen-drew = drew { $payment }
kairo-screen-others = If you pass
kairo-screen-your-bid = Your bid
kairo-screen-left =
    You keep £{ $left }, enough for { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }.
kairo-screen-seal = Seal £{ $bid }
kairo-screen-needs = Pieces each terrain needs
kairo-screen-in-pile = { $n } in pile
kairo-screen-to-come = Still in the pile: { $n }
kairo-screen-tracks = Pieces
kairo-screen-cards = Cards
kairo-screen-bids = Bids
kairo-screen-auctions = Auctions
kairo-screen-bids-help = Everyone pays. The highest bid chooses first.
