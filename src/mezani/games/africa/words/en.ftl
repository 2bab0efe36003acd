### Africa, in English. Same ids and arguments as it.ftl and de.ftl. Rule ids: docs/rules/africa.md.

africa-title = Africa

## Options of a table

africa-option-first_player = First player
africa-option-first_player-help = Who takes the first turn.
africa-option-first_player-random = Drawn by lot
africa-option-first_player-random-help = Lots decide who begins.
africa-option-first_player-seat = Named by the host
africa-option-first_player-seat-help = Whoever sets up the table says who begins.
africa-option-two_player_rule = Rule for two players
africa-option-two_player_rule-help = Whether two players play with fewer camps and monuments.
africa-option-two_player_rule-true = On
africa-option-two_player_rule-true-help = With two players: fewer camps, and an earlier monument ends the game.
africa-option-two_player_rule-false = Off
africa-option-two_player_rule-false-help = Two players have the camps and monuments of three.
africa-option-simple_turns = Simple turns
africa-option-simple_turns-help = Shorter turns for young players.
africa-option-simple_turns-true = On
africa-option-simple_turns-true-help = A turn has one walk and one action.
africa-option-simple_turns-false = Off
africa-option-simple_turns-false-help = A turn has two walks and two actions.
africa-option-tile_mix = Tiles
africa-option-tile_mix-help = How many animals and nomads are among the tiles.
africa-option-tile_mix-A = A
africa-option-tile_mix-A-help = Small herds, many nomads.
africa-option-tile_mix-B = B
africa-option-tile_mix-B-help = Larger herds, fewer nomads.
africa-option-tile_mix-C = C
africa-option-tile_mix-C-help = Large herds of fewer kinds.
africa-option-vacated_space_counts = Left space counts
africa-option-vacated_space_counts-help = Whether the space nomads have just left counts beside their new space.
africa-option-vacated_space_counts-true = Counts
africa-option-vacated_space_counts-true-help = It counts as empty.
africa-option-vacated_space_counts-false = Does not count
africa-option-vacated_space_counts-false-help = It does not count as empty for this one move.
africa-option-prize_needs_piece = Prizes need a piece
africa-option-prize_needs_piece-help = Whether a prize for gold or gems needs at least one piece.
africa-option-prize_needs_piece-true = Needed
africa-option-prize_needs_piece-true-help = Players without a piece win no prize.
africa-option-prize_needs_piece-false = Not needed
africa-option-prize_needs_piece-false-help = Players without a piece can win a prize, too.
africa-option-exchanges_per_good = Exchanges per good
africa-option-exchanges_per_good-help = How many exchanges a flipped good allows.
africa-option-exchanges_per_good-0 = None
africa-option-exchanges_per_good-0-help = Goods are never swapped.
africa-option-exchanges_per_good-1 = One
africa-option-exchanges_per_good-1-help = A flipped good may be swapped once.
africa-option-worthless_camps = Camps without gain
africa-option-worthless_camps-help = Whether a camp may be built that scores and takes nothing.
africa-option-worthless_camps-true = Allowed
africa-option-worthless_camps-true-help = Every empty space will do for a camp.
africa-option-worthless_camps-false = Not allowed
africa-option-worthless_camps-false-help = A camp must score or take something.
africa-option-stall_rounds = Idle rounds
africa-option-stall_rounds-help = Rounds without any action that end the game.
africa-option-stall_rounds-0 = Never
africa-option-stall_rounds-0-help = The game waits for the last monument, however long it takes.

## Headings of the rules

africa-rule-1 = Players and material
africa-rule-2 = Emptiness and counting
africa-rule-3 = Setup
africa-rule-4 = Turns
africa-rule-5 = Travelling anywhere
africa-rule-6 = Walking
africa-rule-7 = Actions in general
africa-rule-8 = Flipping a tile; deposits and goods
africa-rule-9 = New animal
africa-rule-10 = Moving an animal
africa-rule-11 = Moving nomads; new nomads
africa-rule-12 = Monument
africa-rule-13 = Camps
africa-rule-14 = End of the game
africa-rule-15 = Final scoring
africa-rule-16 = Winner
africa-rule-17 = Passing and idle rounds
africa-rule-18 = Score and public information
africa-rule-19 = Variants

## Pieces: one of a kind

africa-piece-monument = monument
africa-piece-nomad = nomads
africa-piece-gold1 = 1 gold
africa-piece-gold2 = 2 gold
africa-piece-gem1 = 1 gem
africa-piece-gem2 = 2 gems
africa-piece-statue = statue
africa-piece-kettle = kettle
africa-piece-garment = garment
africa-piece-mask = mask
africa-piece-drum = drum
africa-piece-elephant = elephant
africa-piece-zebra = zebra
africa-piece-giraffe = giraffe
africa-piece-lion = lion
africa-piece-rhino = rhino
africa-piece-camp = camp
africa-piece-hidden = face-down tile
africa-piece-explorer = { $you ->
    [who] your explorer
   *[nobody] { $who }'s explorer
}

## Pieces: a number of them

africa-piece-many-gold = { $n } gold
africa-piece-many-gems = { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
africa-piece-many-gold1 = { $n ->
    [one] 1 tile of 1 gold
   *[other] { $n } tiles of 1 gold
}
africa-piece-many-gold2 = { $n ->
    [one] 1 tile of 2 gold
   *[other] { $n } tiles of 2 gold
}
africa-piece-many-gem1 = { $n ->
    [one] 1 tile of 1 gem
   *[other] { $n } tiles of 1 gem
}
africa-piece-many-gem2 = { $n ->
    [one] 1 tile of 2 gems
   *[other] { $n } tiles of 2 gems
}
africa-piece-many-statue = { $n ->
    [one] 1 statue
   *[other] { $n } statues
}
africa-piece-many-kettle = { $n ->
    [one] 1 kettle
   *[other] { $n } kettles
}
africa-piece-many-garment = { $n ->
    [one] 1 garment
   *[other] { $n } garments
}
africa-piece-many-mask = { $n ->
    [one] 1 mask
   *[other] { $n } masks
}
africa-piece-many-drum = { $n ->
    [one] 1 drum
   *[other] { $n } drums
}
africa-piece-many-elephant = { $n ->
    [one] 1 elephant
   *[other] { $n } elephants
}
africa-piece-many-zebra = { $n ->
    [one] 1 zebra
   *[other] { $n } zebras
}
africa-piece-many-giraffe = { $n ->
    [one] 1 giraffe
   *[other] { $n } giraffes
}
africa-piece-many-lion = { $n ->
    [one] 1 lion
   *[other] { $n } lions
}
africa-piece-many-rhino = { $n ->
    [one] 1 rhino
   *[other] { $n } rhinos
}

## Tiles of a class

africa-piece-class-monument = { $n ->
    [one] 1 monument
   *[other] { $n } monuments
}
africa-piece-class-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
africa-piece-class-animal = { $n ->
    [one] 1 animal
   *[other] { $n } animals
}
africa-piece-class-nomad = { $n ->
    [one] 1 nomad tile
   *[other] { $n } nomad tiles
}
africa-piece-class-gold = { $n ->
    [one] 1 gold tile
   *[other] { $n } gold tiles
}
africa-piece-class-gem = { $n ->
    [one] 1 gem tile
   *[other] { $n } gem tiles
}

## Places

africa-place-named = { $space }, { $name }
africa-place-tangier = Tangier
africa-place-cairo = Cairo
africa-place-lagos = Lagos
africa-place-zanzibar = Zanzibar
africa-place-cape_town = Cape Town
africa-place-atlas = Atlas
africa-place-libyan_desert = Libyan Desert
africa-place-lower_nile = Lower Nile
africa-place-atlantic_sahara = Atlantic Sahara
africa-place-central_sahara = Central Sahara
africa-place-nubia = Nubia
africa-place-senegal_river = Senegal River
africa-place-niger_bend = Niger Bend
africa-place-lake_chad = Lake Chad
africa-place-white_nile = White Nile
africa-place-ethiopian_highlands = Ethiopian Highlands
africa-place-horn = Horn
africa-place-guinea_coast = Guinea Coast
africa-place-cameroon_highlands = Cameroon Highlands
africa-place-congo_basin = Congo Basin
africa-place-great_lakes = Great Lakes
africa-place-swahili_coast = Swahili Coast
africa-place-angolan_plateau = Angolan Plateau
africa-place-zambezi = Zambezi
africa-place-mozambique_coast = Mozambique Coast
africa-place-namib = Namib
africa-place-kalahari = Kalahari
africa-place-cape = Cape

## What happened

africa-event-setup = New game, { $n } players.
africa-event-city_chosen = { $you ->
    [who] You start
   *[nobody] { $who } starts
} in { $place }.
africa-event-turn_started = Turn { $turn }: { $you ->
    [who] you
   *[nobody] { $who }
}.
africa-event-leapt = { $you ->
    [who] You travel
   *[nobody] { $who } travels
} from { $from } to { $to }.
africa-event-walked = { $you ->
    [who] You walk
   *[nobody] { $who } walks
} from { $from } to { $to }.
africa-event-skipped = { $you ->
    [who] You take no action.
   *[nobody] { $who } takes no action.
}
africa-event-flipped = { $you ->
    [who] You flip
   *[nobody] { $who } flips
} { $space }: { $piece }.
africa-event-good_taken = { $you ->
    [who] You now have
   *[nobody] { $who } now has
} { $goods }.
africa-event-exchanged = { $you ->
    [who] You swap { $gave } for { $got } of { $other }.
    [other] { $who } swaps { $gave } for your { $got }.
   *[nobody] { $who } swaps { $gave } for { $got } of { $other }.
}
africa-event-settled-animal = { $you ->
    [who] You move it
   *[nobody] { $who } moves it
} from { $from } to { $to }, beside { $near }.
africa-event-settled-animal-stays = { $you ->
    [who] You leave it
   *[nobody] { $who } leaves it
} at { $to }, { $n ->
    [0] none of its kind beside it
   *[other] beside { $near }
}.
africa-event-settled-nomad = { $you ->
    [who] You move the nomads
   *[nobody] { $who } moves the nomads
} from { $from } to { $to }, { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
} around.
africa-event-settled-nomad-stays = { $you ->
    [who] You leave the nomads
   *[nobody] { $who } leaves the nomads
} at { $to }, { $n ->
    [0] no empty space
    [one] 1 empty space
   *[other] { $n } empty spaces
} around.
africa-event-tile_moved-animal = { $you ->
    [who] You move an animal
   *[nobody] { $who } moves an animal
} from { $from } to { $to }, beside { $near }, before { $before }.
africa-event-tile_moved-nomad = { $you ->
    [who] You move nomads
   *[nobody] { $who } moves nomads
} from { $from } to { $to }, { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
} around, before { $before }.
africa-event-camp_built-research = { $you ->
    [who] You build
   *[nobody] { $who } builds
} a research camp at { $space }.
africa-event-camp_built-mine = { $you ->
    [who] You build
   *[nobody] { $who } builds
} a mining camp at { $space }.
africa-event-mined = { $you ->
    [who] You take
   *[nobody] { $who } takes
} { $spoils }.
africa-event-mined-nothing = { $you ->
    [who] You take nothing.
   *[nobody] { $who } takes nothing.
}
africa-event-camp_gained = { $you ->
    [who] You receive
   *[nobody] { $who } receives
} a camp: monument { $found } of { $last }.
africa-event-scored = { $you ->
    [who] You
   *[nobody] { $who }
} +{ $points }, now { $total }.
africa-event-lap = { $you ->
    [who] You reach
   *[nobody] { $who } reaches
} { $points } points.
africa-event-stall_warning = { $n ->
    [one] The game ends after 1 more turn without an action.
   *[other] The game ends after { $n } more turns without an action.
}
africa-event-game_over-last_monument = { $you ->
    [who] You flip
   *[nobody] { $who } flips
} the last monument. The game ends.
africa-event-game_over-stall = Nobody has acted for too long. The game ends.
africa-event-final_goods = { $you ->
    [who] Your goods
   *[nobody] Goods of { $who }
}: { $goods }. In all { $points }.
africa-event-final_goods-none = { $you ->
    [who] You have no goods.
   *[nobody] { $who } has no goods.
}
africa-event-final_goods-type = { $goods } ({ $points })
africa-event-final_prize-gold = Gold: { $ranking }.
africa-event-final_prize-gold-none = Nobody has gold.
africa-event-final_prize-gems = Gems: { $ranking }.
africa-event-final_prize-gems-none = Nobody has gems.
africa-event-final_prize-seat = { $you ->
    [who] you
   *[nobody] { $who }
} { $points } ({ $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
})
africa-event-final_result = { $you ->
    [who] You win
   *[nobody] { $who } wins
} with { $points }.
africa-event-final_result-shared = { $winners } win together with { $points }.

## What a person is asked

africa-prompt-waiting = { $who } is choosing.
africa-prompt-over = The game is over.
africa-prompt-start_city = Choose the city where your explorer starts.
africa-prompt-option = Your turn. { $parts ->
    [one] Walk and act once, or travel anywhere.
   *[other] Walk and act twice, or travel anywhere.
}
africa-prompt-leap = Choose where to travel. That is your whole turn.
africa-prompt-walk = Action { $part } of { $parts }. Walk up to { $steps } spaces, then flip, move or camp.
africa-prompt-act = Action { $part } of { $parts }. Flip, move a tile, build a camp, or do nothing.
africa-prompt-flip = Choose a tile to flip. It can't be undone.
africa-prompt-swap = You now have { $goods }. Keep your goods or swap once.
africa-prompt-settle-animal = New: { $piece }. Leave it, or move it beside more of its kind.
africa-prompt-settle-nomad = New: nomads. Leave them, or move them where more space is empty.
africa-prompt-lift-animal = Choose the animal to move.
africa-prompt-lift-nomad = Choose the nomads to move.
africa-prompt-drop-animal = Choose a space beside more of its kind for the { $piece } at { $space }.
africa-prompt-drop-nomad = Nomads at { $space }: choose a space with more empty spaces around.
africa-prompt-turn_end = Your turn is done. End it.

## Groups of choices

africa-deed-city = Starting city
africa-deed-travel = Travel anywhere
africa-deed-walk = Walk and act
africa-deed-flip = Flip a tile
africa-deed-animal = Move an animal
africa-deed-nomad = Move nomads
africa-deed-research = Research camp
africa-deed-mine = Mining camp
africa-deed-skip = No action
africa-deed-swap = Swap goods
africa-deed-settle = New tile
africa-deed-end = End the turn

## Choices

africa-offer-hidden = hidden
africa-offer-later = later
africa-offer-city = Start in { $place } · { $n ->
    [0] no tile beside it
    [one] 1 tile beside it
   *[other] { $n } tiles beside it
}
africa-offer-travel = Travel anywhere. That is the whole turn.
africa-offer-walk-and-act = { $parts ->
    [one] Walk and act once
   *[other] Walk and act twice
}
africa-offer-leap = Travel to { $place }
africa-offer-walk = Walk to { $place }
africa-offer-stay = Stay at { $place }
africa-offer-do-flip = Flip a tile · { $n ->
    [one] 1 to choose from
   *[other] { $n } to choose from
}
africa-offer-do-animal = Move an animal · up to +{ $n }
africa-offer-do-nomad = Move nomads · up to +{ $n }
africa-offer-research = Research camp · { $n ->
    [0] nothing counts beside it
    [one] 1 tile counts
   *[other] { $n } tiles count
}
africa-offer-mine = Mining camp · take { $spoils }
africa-offer-mine-nothing = Mining camp · nothing to take
africa-offer-skip = No action
africa-offer-flip = Flip { $space }. Can't be undone.
africa-offer-keep = Keep your goods
africa-offer-swap = { $gave } for { $got } · you { $before } → { $after }, { $who } { $their-before } → { $their-after }
africa-offer-settle-animal = To { $to } · beside { $near }
africa-offer-settle-animal-stays = { $n ->
    [0] Leave it at { $to } · none of its kind beside it
   *[other] Leave it at { $to } · beside { $near }
}
africa-offer-settle-nomad = To { $to } · { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
} around
africa-offer-settle-nomad-stays = Leave them at { $to } · { $n ->
    [0] no empty space
    [one] 1 empty space
   *[other] { $n } empty spaces
} around
africa-offer-lift-animal = Move the { $piece } from { $from } · up to +{ $n }
africa-offer-lift-nomad = Nomads at { $from } · up to +{ $n }
africa-offer-drop-animal = { $from } to { $to } · beside { $near }, now { $before }
africa-offer-drop-nomad = { $from } to { $to } · { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
} around, now { $before }
africa-offer-end = End the turn

## Choices that belong together

africa-plan-research = Research camp at { $to } · { $n ->
    [one] 1 tile counts
   *[other] { $n } tiles count
}
africa-plan-mine = Mining camp at { $to } · take { $spoils }
africa-plan-flip = Flip a tile from { $to } · { $n ->
    [one] 1 to choose from
   *[other] { $n } to choose from
}
africa-plan-move = { $from } to { $to } · { $piece }, +{ $n }

## Why a choice is not possible

africa-why-over = The game is over.
africa-why-expects-start_city = First choose the city where your explorer starts.
africa-why-expects-option = First choose: walk and act, or travel anywhere.
africa-why-expects-leap = You chose to travel. Choose where to.
africa-why-expects-walk = An action starts with a walk. Walk, or stay where you are.
africa-why-expects-act = You have walked. Now choose an action, or none.
africa-why-expects-flip = You chose to flip. Choose the tile.
africa-why-expects-swap = First keep your goods or swap.
africa-why-expects-settle = First choose where the new tile goes.
africa-why-expects-lift = You chose to move a tile. Choose which.
africa-why-expects-drop = You lifted a tile. Choose where it goes.
africa-why-expects-turn_end = Nothing is left to do in this turn. End it.
africa-why-no-space = There is no space { $space }.
africa-why-no-city = { $space } is not a city.
africa-why-city-taken = An explorer already starts at { $space }.
africa-why-no-travel = No space is free to travel to.
africa-why-already-there = Your explorer is already at { $space }.
africa-why-face-down = A face-down tile lies at { $space }.
africa-why-occupied = { $who }'s explorer stands at { $space }.
africa-why-too-far = { $space } can't be reached in { $steps } steps over open spaces.
africa-why-no-tile-to-flip = No face-down tile lies beside your explorer.
africa-why-not-face-down = No face-down tile lies at { $space }.
africa-why-not-beside = { $space } is not beside your explorer.
africa-why-no-animal = No animal is under or beside your explorer.
africa-why-animals-stuck = No animal here has an empty space beside more of its kind.
africa-why-no-nomad = No nomads are under or beside your explorer.
africa-why-nomads-stuck = No nomads here can go where more space is empty.
africa-why-not-in-reach = { $space } is neither under nor beside your explorer.
africa-why-not-animal = No face-up animal is at { $space }.
africa-why-not-nomad = No face-up nomads are at { $space }.
africa-why-animal-stuck = No empty space is beside more of the kind at { $space }.
africa-why-nomad-stuck = No empty space has more empty spaces around than { $space }.
africa-why-not-empty = { $space } is not empty.
africa-why-not-more-animals = { $space } has { $n } of its kind beside it. More than { $least } are needed.
africa-why-not-more-empty = { $space } has { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
} around. More than { $least } are needed.
africa-why-no-camp = You have no camp in hand.
africa-why-on-tile = Your explorer stands on a tile. A camp needs an empty space.
africa-why-on-camp = Your explorer stands on a camp. A camp needs an empty space.
africa-why-nothing-to-research = No face-up animal, nomads or monument lie beside your explorer.
africa-why-nothing-to-mine = No face-up gold or gems lie beside your explorer.
africa-why-no-exchanges = This table plays without exchanges.
africa-why-no-swap = Nobody has goods that you could swap for.
africa-why-no-seat = There is no seat { $n }.
africa-why-swap-with-self = You can't swap with yourself.
africa-why-no-goods = There are no goods named { $name }.
africa-why-swap-same = Both sides would be the same goods.
africa-why-has-none = { $who } has none of: { $piece }.
africa-why-swap-few = You need { $need }, you have { $have }.

## The table in words

africa-view-turn = Turn { $turn }: { $you ->
    [who] you
   *[nobody] { $who }
}.
africa-view-part = Action { $part } of { $parts }.
africa-view-setting-up = The explorers choose their cities.
africa-view-over = The game is over.
africa-view-seat = { $you ->
    [who] You
   *[nobody] { $who }
}: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $camps ->
    [one] 1 camp
   *[other] { $camps } camps
} in hand.
africa-view-goods = { $you ->
    [who] Your goods
   *[nobody] Goods of { $who }
}: { $goods }. Worth { $points } now.
africa-view-mined = { $you ->
    [who] You have mined
   *[nobody] { $who } has mined
} { $spoils }.
africa-view-monuments = Monuments face up: { $found } of { $last }. Camps in the supply: { $supply }.
africa-view-next-ends = The next monument ends the game.
africa-view-idle = Turns in a row without an action: { $n }. The game ends at { $limit }.
africa-view-hidden = Face-down tiles: { $n }. Among them { $tiles }.
africa-view-hidden-none = No tile is face down.
africa-view-at = { $you ->
    [who] You stand
   *[nobody] { $who } stands
} at { $place }.
africa-view-on = { $you ->
    [who] You stand
   *[nobody] { $who } stands
} at { $place }, on: { $piece }.
africa-view-around = { $you ->
    [who] Beside you
   *[nobody] Beside { $who }
}: { $things }.
africa-view-thing = { $space } { $piece }
africa-view-empty = { $space } empty
africa-view-up = Face up, { $piece }: { $spaces }.
africa-view-camps = Camps: { $spaces }.
africa-view-found = New tile: { $piece } at { $space }.
africa-view-lifted = To be moved: { $piece } at { $space }.
africa-view-prizes-gold = Gold prizes now: { $ranking }.
africa-view-prizes-gems = Gem prizes now: { $ranking }.
africa-view-points = { $you ->
    [who] you
   *[nobody] { $who }
} { $points }
africa-view-projected = If the game ended now: { $totals }.
africa-view-final = Final scores: { $totals }.

## The count at the end

africa-count-play = Play
africa-count-deposit = Deposits
africa-count-animal = Animals
africa-count-nomad = Nomads
africa-count-move = Moves
africa-count-research = Research
africa-count-bonus = Last monument
africa-count-goods = Goods
africa-count-gold = Gold
africa-count-gems = Gems
africa-count-total = Total
africa-count-place = Place
africa-count-tie-gold-first = { $who } share most gold: { $prize } / { $n } = { $points } each.
africa-count-tie-gold-second = { $who } share second most gold: { $prize } / { $n } = { $points } each.
africa-count-tie-gems-first = { $who } share most gems: { $prize } / { $n } = { $points } each.
africa-count-tie-gems-second = { $who } share second most gems: { $prize } / { $n } = { $points } each.
africa-count-tie-win = { $who } win together with { $points }.

## On the screen
africa-screen-minutes = 50 min
africa-screen-about = Walk, uncover, bring animals together, mine and trade before the last monument is found.
africa-screen-board = Map of Africa with 101 spaces
africa-screen-space = { $place }: { $things }
africa-screen-open = open
africa-screen-beside = beside your explorer
africa-screen-there = Here: { $things }
africa-screen-up-to = up to +{ $points }
africa-screen-can-city = start here
africa-screen-can-travel = travel here
africa-screen-can-walk = walk here
africa-screen-can-flip = flip it
africa-screen-can-animal = move it or move to it
africa-screen-can-nomad = move them or move to it
africa-screen-can-research = research camp possible
africa-screen-can-mine = mining camp possible
africa-screen-can-settle = put the new tile here
africa-screen-camps = Your camps in hand: { $n }
africa-screen-camps-of = { $n ->
    [one] 1 camp
   *[other] { $n } camps
}
africa-screen-which-research = Research
africa-screen-which-mine = Mine
africa-screen-nothing-here = Nothing can be done at { $place } now.
africa-screen-no-camp-now = No camp can be built now.
africa-screen-swap = Goods. Pick what you swap for.
africa-screen-goods-of = { $you ->
    [who] Your goods
   *[nobody] Goods of { $who }
}, { $piece }: { $n }
africa-screen-turn = Turn { $turn }
africa-screen-monuments = Monuments
africa-screen-supply = Camps left
africa-screen-until-end = Until the end
africa-screen-hidden = Monuments found. { $n } tiles still face down, { $monuments ->
    [one] 1 of them a monument.
   *[other] { $monuments } of them monuments.
}
africa-screen-if-ended = If it ended now
africa-screen-who = Who
africa-screen-pieces = Pieces
africa-screen-piece = { $piece }: { $n } still face down
africa-screen-pieces-help = Below each: how many are still face down. Press one to see it on the map.
africa-screen-class-animal = animal
africa-screen-class-goods = goods
africa-screen-class-nomad = nomads
africa-screen-class-monument = monument
africa-screen-class-gold = gold
africa-screen-class-gem = gems
africa-do-city = Start here
africa-do-travel = Travel
africa-do-walk = Walk
africa-do-flip = Flip
africa-do-animal = Move animal
africa-do-nomad = Move nomads
africa-do-research = Build camp
africa-do-mine = Build camp
africa-do-skip = Skip action
africa-do-swap = Swap
africa-do-settle = Put it here
africa-do-end = End turn
