"""The rules of Africa, in the order of the rulebook. Ids: docs/rules/africa.md.

Spaces and kinds of tile are numbered as in the box. A set of spaces is two bit sets, the first 64 spaces and the
others: `half` says which. A face-down tile has no kind: `unseen` counts the kinds still face down, and a flip draws
from it.
"""

from __future__ import annotations

from collections.abc import Mapping

from mezani.core.ground import *
from mezani.core.rng import Rng
from mezani.games.africa.areas import Areas, load_areas
from mezani.games.africa.board import load_map
from mezani.games.africa.box import BOX, Box
from mezani.games.africa.phases import *

SPACES = 0
CITIES = 0
KINDS = 0
TYPES = 0
FIRST_GOOD = 0
CAMPS_IN_HAND = 0
PARTS = 0
PARTS_SIMPLE = 0
FRESH_ANIMAL = 0
ANIMAL_NEIGHBOUR = 0
NOMAD_NEIGHBOUR = 0
DEPOSIT_PIECE = 0
MOVE_GAIN = 0
RESEARCH_TILE = 0
FINDER_BONUS = 0
LEAP_CODE = 0
OPTION_A_CODE = 0
OPTION_B_CODE = 0
WALK_CODE = 0
DO_CODE = 0
FLIP_CODE = 0
SETTLE_CODE = 0
LIFT_CODE = 0
DROP_CODE = 0
SWAP_NONE_CODE = 0
SWAP_CODE = 0
END_CODE = 0
CITY = [0] * 8
SUPPLY = [0] * 8
LAST_MONUMENT = [0] * 8
FIRST_PLAYER = ("random", "seat")
MIX = [[0] * 32 for _ in range(8)]


def load(box: Box) -> None:
    """Take every number from the box; a new box replaces the old one (tests play with other tiles)."""
    load_map(box)
    load_areas(box)
    load_material(box)
    load_scores(box)
    load_codes(box)


def load_material(box: Box) -> None:
    global SPACES, CITIES, KINDS, TYPES, FIRST_GOOD, CAMPS_IN_HAND, PARTS, PARTS_SIMPLE
    SPACES, CITIES, KINDS, TYPES = len(box.spaces), len(box.cities), len(box.kinds), box.classes.count("goods")
    FIRST_GOOD = box.classes.index("goods")
    CAMPS_IN_HAND, PARTS, PARTS_SIMPLE = box.camps_in_hand, box.parts, box.parts_simple
    for number, (_, space) in enumerate(box.cities):
        CITY[number] = space
    for seats in box.supply:
        SUPPLY[seats], LAST_MONUMENT[seats] = box.supply[seats], box.last_monument[seats]
    for number, mix in enumerate(box.mixes.values()):
        for kind in range(KINDS):
            MIX[number][kind] = mix[kind]


def load_scores(box: Box) -> None:
    global FRESH_ANIMAL, ANIMAL_NEIGHBOUR, NOMAD_NEIGHBOUR, DEPOSIT_PIECE, MOVE_GAIN, RESEARCH_TILE, FINDER_BONUS
    FRESH_ANIMAL, ANIMAL_NEIGHBOUR, NOMAD_NEIGHBOUR = box.fresh_animal, box.animal_neighbour, box.nomad_neighbour
    DEPOSIT_PIECE, MOVE_GAIN, RESEARCH_TILE = box.deposit_piece, box.move_gain, box.research_tile
    FINDER_BONUS = box.finder_bonus


def load_codes(box: Box) -> None:
    """Number the choices as notation.py lists them."""
    global OPTION_A_CODE, OPTION_B_CODE, LEAP_CODE, WALK_CODE, DO_CODE, FLIP_CODE, SETTLE_CODE, LIFT_CODE, DROP_CODE
    global SWAP_NONE_CODE, SWAP_CODE, END_CODE
    OPTION_A_CODE = len(box.cities)
    OPTION_B_CODE = OPTION_A_CODE + 1
    LEAP_CODE = OPTION_B_CODE + 1
    WALK_CODE = LEAP_CODE + SPACES
    DO_CODE = WALK_CODE + SPACES
    FLIP_CODE = DO_CODE + DO_SKIP + 1
    SETTLE_CODE = FLIP_CODE + SPACES
    LIFT_CODE = SETTLE_CODE + SPACES
    DROP_CODE = LIFT_CODE + SPACES
    SWAP_NONE_CODE = DROP_CODE + SPACES
    SWAP_CODE = SWAP_NONE_CODE + 1
    END_CODE = SWAP_CODE + len(box.colours) * TYPES


class Africa(Areas):
    """One instant of a game of Africa."""

    def __init__(self) -> None:
        super().__init__()
        self.first_player = 0
        self.two_player_rule = 0
        self.simple_turns = 0
        self.tile_mix = 0
        self.exchanges_per_good = 0
        self.worthless_camps = 0
        self.stall_rounds = 0
        self.last_monument = 0
        self.parts = 0
        self.phase = END
        self.mover = 0
        self.turn = 0
        self.part = 0
        self.acted = 0
        self.idle = 0
        self.supply = 0
        self.monuments = 0
        self.fresh = NOBODY
        self.lifting = NOBODY
        self.unseen = [0] * 32

    # AF-1, AF-3 Material and set-up -----------------------------------------------------------------------------------

    def set_up(self, options: Mapping[str, int | str | bool]) -> None:
        """Prepare the first instant: `s1` chooses a city (AF-3.2)."""
        self.first_player = FIRST_PLAYER.index(str(options["first_player"]))  # AF-3.6: settled before the game
        self.two_player_rule = int(options["two_player_rule"])
        self.simple_turns = int(options["simple_turns"])
        self.tile_mix = list(BOX.mixes).index(str(options["tile_mix"]))
        self.vacated_space_counts = int(options["vacated_space_counts"])
        self.prize_needs_piece = int(options["prize_needs_piece"])
        self.exchanges_per_good = int(options["exchanges_per_good"])
        self.worthless_camps = int(options["worthless_camps"])
        self.stall_rounds = int(options["stall_rounds"])
        self.parts = PARTS_SIMPLE if self.simple_turns else PARTS  # AF-19.1
        share = 3 if self.seats == 2 and not self.two_player_rule else self.seats  # AF-1.3, 1.4
        self.last_monument = LAST_MONUMENT[share]
        self.supply = SUPPLY[share]
        self.clear_board()
        for space in range(SPACES):  # AF-3.1
            self.put(space, FACE_DOWN)
        for number in range(CITIES):
            self.put(CITY[number], BARE)
        for kind in range(KINDS):
            self.unseen[kind] = MIX[self.tile_mix][kind]  # AF-1.5
        for seat in range(self.seats):
            self.camps[seat] = CAMPS_IN_HAND  # AF-3.4
        self.phase = START_CITY
        self.to_act = 0

    def choose_city(self, space: int) -> None:
        """The next seat chooses, after the last `s1` begins (AF-3.2, 4.1)."""
        self.stand(self.to_act, space)
        self.to_act += 1
        self.mover = self.to_act
        if self.to_act == self.seats:
            self.to_act = 0
            self.start_turn()

    # AF-4 Turns -------------------------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.turn += 1
        self.mover = self.to_act
        self.part = 1
        self.acted = 0
        self.phase = OPTION

    def end_part(self) -> None:
        """The next part starts from the position that this one left (AF-4.5)."""
        self.picked = NOBODY
        self.fresh = NOBODY
        self.lifting = NOBODY
        if self.part < self.parts:
            self.part += 1
            self.phase = WALK
        else:
            self.phase = TURN_END

    def end_turn(self) -> None:
        """Clockwise without end (AF-4.1), unless nobody acts any more (AF-17.1, 17.2)."""
        self.idle = 0 if self.acted else self.idle + 1
        if self.stall_rounds and self.idle >= self.stall_rounds * self.seats:
            self.finish()
            return
        self.to_act = (self.mover + 1) % self.seats
        self.start_turn()

    def finish(self) -> None:
        self.picked = NOBODY
        self.phase = END
        self.to_act = OVER

    # The choices ------------------------------------------------------------------------------------------------------

    def legal(self) -> int:
        """Fill `moves` in the order of section 8."""
        if self.phase == LEAP:
            return self.legal_leaps()
        if self.phase == WALK:
            return self.list_walks(self.at[self.mover], WALK_CODE)  # AF-6.3
        if self.phase == ACT:
            return self.legal_deeds()
        if self.phase == FLIP:
            return self.list_flips(self.at[self.mover], FLIP_CODE)
        if self.phase == SETTLE:
            self.moves[0] = SETTLE_CODE + self.picked  # AF-9.1, 11.7
            return self.list_targets(SETTLE_CODE, 1)
        if self.phase == DROP:
            return self.list_targets(DROP_CODE, 0)
        if self.phase == LIFT:
            return self.list_lifts(self.at[self.mover], self.lifting, LIFT_CODE)
        return self.legal_others()

    def legal_others(self) -> int:
        if self.phase == OPTION:
            return self.legal_options()
        if self.phase == TURN_END:
            self.moves[0] = END_CODE
            return 1
        if self.phase == SWAP:
            return self.legal_swaps()
        if self.phase == START_CITY:
            return self.legal_cities()
        return 0

    def apply(self, code: int) -> None:
        """Carry out one atomic choice of the mover."""
        if self.phase == WALK:
            self.stand(self.mover, code - WALK_CODE)
            self.phase = ACT
        elif self.phase == ACT:
            self.act(code - DO_CODE)
        elif self.phase == FLIP:
            self.picked = code - FLIP_CODE
            self.phase = REVEAL
            self.to_act = CHANCE
        elif self.phase == OPTION:
            self.phase = LEAP if code == OPTION_A_CODE else WALK  # AF-4.2, 4.3
        elif self.phase == LEAP:
            self.stand(self.mover, code - LEAP_CODE)
            self.phase = TURN_END  # AF-5.5
        elif self.phase == TURN_END:
            self.end_turn()
        elif self.phase == SETTLE:
            self.settle(code - SETTLE_CODE)
        elif self.phase == LIFT:
            self.picked = code - LIFT_CODE
            self.phase = DROP
        elif self.phase == DROP:
            self.drop(code - DROP_CODE)
        elif self.phase == SWAP:
            self.swap(code)
        else:
            self.choose_city(CITY[code])

    def is_free(self, code: int) -> bool:
        """All but flips, cities and the end of a turn can be taken back (section 5, Take-back)."""
        return self.phase != FLIP and self.phase != START_CITY and self.phase != TURN_END

    def legal_cities(self) -> int:
        """Any city without an explorer (AF-3.2, 3.7)."""
        n = 0
        for number in range(CITIES):
            space = CITY[number]
            if not self.explorers[space >> 6] & bit(space & 63):
                self.moves[n] = number
                n += 1
        return n

    # AF-5 Leap --------------------------------------------------------------------------------------------------------

    def legal_options(self) -> int:
        """A leap needs a target (AF-5.2)."""
        if self.open_spaces(0) or self.open_spaces(1):
            self.moves[0] = OPTION_A_CODE
            self.moves[1] = OPTION_B_CODE
            return 2
        self.moves[0] = OPTION_B_CODE
        return 1

    def legal_leaps(self) -> int:
        n = self.list_spaces(self.open_spaces(0), LEAP_CODE, 0)
        return self.list_spaces(self.open_spaces(1), LEAP_CODE + 64, n)

    # AF-7 Actions -----------------------------------------------------------------------------------------------------

    def legal_deeds(self) -> int:
        """What can be done from here (AF-7.1, 7.6); skipping always (AF-7.2)."""
        me = self.at[self.mover]
        n = 0
        if self.can_flip(me):
            self.moves[n] = DO_CODE + DO_FLIP
            n += 1
        if self.can_lift(me, ANIMAL):
            self.moves[n] = DO_CODE + DO_ANIMAL
            n += 1
        if self.can_lift(me, NOMAD):
            self.moves[n] = DO_CODE + DO_NOMAD
            n += 1
        if self.camps[self.mover] > 0 and self.content[me] == BARE:  # AF-13.1
            if self.worthless_camps or self.research_tiles(me):  # AF-13.7
                self.moves[n] = DO_CODE + DO_RESEARCH
                n += 1
            if self.worthless_camps or self.deposit_beside(me) != NOBODY:
                self.moves[n] = DO_CODE + DO_MINE
                n += 1
        self.moves[n] = DO_CODE + DO_SKIP
        return n + 1

    def act(self, deed: int) -> None:
        """Camps are built here, the other actions only begin (section 5, ACT)."""
        if deed == DO_FLIP:
            self.phase = FLIP
        elif deed == DO_ANIMAL:
            self.lifting = ANIMAL
            self.phase = LIFT
        elif deed == DO_NOMAD:
            self.lifting = NOMAD
            self.phase = LIFT
        elif deed == DO_SKIP:
            self.end_part()
        else:
            self.build(deed)

    # AF-8 Flip, deposits, goods ---------------------------------------------------------------------------------------

    def chances(self) -> int:
        """List the kinds that are still face down; each tile is equally likely, whatever the space (section 7)."""
        n = 0
        for kind in range(KINDS):
            if self.unseen[kind]:
                self.moves[n] = kind
                self.weights[n] = self.unseen[kind]
                n += 1
        return n

    def draw(self, rng: Rng) -> int:
        total = 0
        for kind in range(KINDS):
            total += self.unseen[kind]
        left = rng.below(total)
        kind = 0
        while left >= self.unseen[kind]:
            left -= self.unseen[kind]
            kind += 1
        return kind

    def reveal(self, outcome: int) -> None:
        """Turn the tile up, visible to all, and apply it (AF-8.1, 8.10)."""
        self.unseen[outcome] -= 1
        self.acted = 1
        self.to_act = self.mover
        if self.class_of(outcome) == GOOD:  # AF-8.3
            self.put(self.picked, BARE)
            self.goods[self.mover][outcome - FIRST_GOOD] += 1
            self.fresh = outcome
            self.phase = SWAP
            return
        self.put(self.picked, outcome)
        if self.class_of(outcome) == DEPOSIT:  # AF-8.2
            self.gain(self.mover, self.pieces_on(outcome) * DEPOSIT_PIECE, FOR_DEPOSIT)
            self.end_part()
        elif self.class_of(outcome) == MONUMENT:
            self.find_monument()
        else:
            self.fresh = outcome
            self.phase = SETTLE

    def legal_swaps(self) -> int:
        """Keep everything, or take all that another seat has of another type (AF-8.4, 8.6, 8.8)."""
        self.moves[0] = SWAP_NONE_CODE
        n = 1
        if not self.exchanges_per_good:
            return n
        fresh = self.fresh - FIRST_GOOD
        mine = self.goods[self.mover][fresh]
        for other in range(self.seats):
            if other != self.mover:
                for kind in range(TYPES):
                    if kind != fresh and 0 < self.goods[other][kind] <= mine:
                        self.moves[n] = SWAP_CODE + other * TYPES + kind
                        n += 1
        return n

    def swap(self, code: int) -> None:
        """The other seat gets as many of the uncovered type as it loses (AF-8.5, 8.7)."""
        if code != SWAP_NONE_CODE:
            other = (code - SWAP_CODE) // TYPES
            kind = (code - SWAP_CODE) % TYPES
            fresh = self.fresh - FIRST_GOOD
            tiles = self.goods[other][kind]
            self.goods[other][kind] = 0
            self.goods[other][fresh] += tiles
            self.goods[self.mover][kind] += tiles
            self.goods[self.mover][fresh] -= tiles
        self.end_part()

    # AF-9, AF-10, AF-11 Animals and nomads ----------------------------------------------------------------------------

    def settle(self, space: int) -> None:
        """A fresh animal scores 1 and its kin (AF-9.4), a fresh nomad its bare neighbours (AF-11.6, 11.8)."""
        if space != self.picked:
            self.move_tile(space)
        worth = self.worth(space, self.picked)
        if self.class_of(self.fresh) == ANIMAL:
            self.gain(self.mover, FRESH_ANIMAL + worth * ANIMAL_NEIGHBOUR, FOR_ANIMAL)
        else:
            self.gain(self.mover, worth * NOMAD_NEIGHBOUR, FOR_NOMAD)
        self.end_part()

    def drop(self, space: int) -> None:
        """An old tile scores the difference (AF-10.5, 11.5)."""
        before = self.worth(self.picked, self.picked)
        self.move_tile(space)
        self.acted = 1
        self.gain(self.mover, (self.worth(space, self.picked) - before) * MOVE_GAIN, FOR_MOVE)
        self.end_part()

    # AF-12 Monument ---------------------------------------------------------------------------------------------------

    def find_monument(self) -> None:
        """A camp from the supply (AF-12.2), or the end of the game at once (AF-12.4, 14.1, 14.3)."""
        self.monuments += 1
        if self.monuments >= self.last_monument:
            self.gain(self.mover, FINDER_BONUS, FOR_BONUS)  # AF-14.2
            self.finish()
            return
        self.supply -= 1
        self.camps[self.mover] += 1
        self.end_part()

    # AF-13 Camps ------------------------------------------------------------------------------------------------------

    def build(self, deed: int) -> None:
        """A camp from the hand under the explorer (AF-13.9), where it stays (AF-13.8)."""
        me = self.at[self.mover]
        self.acted = 1
        self.camps[self.mover] -= 1
        self.put(me, CAMP)
        if deed == DO_RESEARCH:
            self.gain(self.mover, self.research_tiles(me) * RESEARCH_TILE, FOR_RESEARCH)
        else:
            self.mine(self.mover, me)
        self.end_part()

    # For learners -----------------------------------------------------------------------------------------------------

    def observe(self, seat: int, out: list[float]) -> None:
        """Contents and explorers by space, then the areas from one's own on, then what is left, then the frame."""
        first = seat if seat >= 0 else 0
        at = 0
        for space in range(SPACES):
            content = self.content[space]
            if content >= 0:
                out[at + content] = 1.0
            elif content == FACE_DOWN:
                out[at + KINDS] = 1.0
            elif content == CAMP:
                out[at + KINDS + 1] = 1.0
            at += KINDS + 2
        for k in range(self.seats):
            other = (first + k) % self.seats
            out[at] = 1.0 if other == self.mover else 0.0
            at = self.observe_area(other, out, at + 1)
        for kind in range(KINDS):
            out[at + kind] = self.unseen[kind] / 16.0
        at += KINDS
        out[at] = self.supply / 10.0
        out[at + 1] = (self.last_monument - self.monuments) / 11.0
        out[at + 2] = self.part / 2.0
        out[at + 3] = self.idle / 15.0 if self.idle < 15 else 1.0
        out[at + 4] = self.acted
        out[at + 5] = 1.0 if self.lifting == NOMAD else 0.0
        out[at + 6 + self.phase] = 1.0
        at += 6 + END + 1
        if self.fresh >= 0:
            out[at + self.fresh] = 1.0
        at += KINDS
        if self.picked >= 0:
            out[at + self.picked] = 1.0


def observed(seats: int) -> int:
    """Return how many numbers `observe` writes."""
    return SPACES * (KINDS + 3) + seats * (SPACES + 5 + TYPES) + 2 * KINDS + 7 + END


STATE = Africa
load(BOX)
