"""The map: what lies where, who stands where, how far an explorer walks, where an animal or nomad has more.

Spaces and kinds of tile are numbered as in the box. A set of spaces is two bit sets, the first 64 spaces and the
others: `half` says which.
"""

from __future__ import annotations

from collections.abc import Iterable

from mezani.core.ground import *
from mezani.core.state import State
from mezani.games.africa.box import Box
from mezani.games.africa.phases import *

SPACES = 0
KINDS = 0
STEPS = 0
MAP = [0] * 2
BESIDE_COUNT = [0] * 128
BESIDE = [[0] * 8 for _ in range(128)]
AROUND = [[0] * 8 for _ in range(128)]
NEAR = [[0] * 2 for _ in range(128)]
CLASS = [0] * 32


def load_map(box: Box) -> None:
    """Take map and classes of tiles from the box."""
    global SPACES, KINDS, STEPS
    SPACES, KINDS, STEPS = len(box.spaces), len(box.kinds), box.steps
    for half in range(2):
        MAP[half] = sum(bit(space & 63) for space in range(SPACES) if space >> 6 == half)
    for space, beside in enumerate(box.beside):
        BESIDE_COUNT[space] = len(beside)
        for k, other in enumerate(beside):
            BESIDE[space][k] = other
        for k, other in enumerate(sorted((space, *beside))):
            AROUND[space][k] = other
        for half in range(2):
            NEAR[space][half] = sum(bit(other & 63) for other in beside if other >> 6 == half)
    numbers = {"monument": MONUMENT, "nomad": NOMAD, "gold": DEPOSIT, "gem": DEPOSIT, "goods": GOOD, "animal": ANIMAL}
    for kind in range(KINDS):
        CLASS[kind] = numbers[box.classes[kind]]


def exceeding(number: int, ones: int, twos: int, fours: int) -> int:
    """Return the members whose count, kept as three binary digits, is greater than a number below 8."""
    above = ones & 0
    level = ~above
    if number & 4:
        level &= fours
    else:
        above |= fours
        level &= ~fours
    if number & 2:
        level &= twos
    else:
        above |= level & twos
        level &= ~twos
    if number & 1:
        return above
    return above | (level & ones)


class Board(State):
    """The map at one instant."""

    def __init__(self) -> None:
        super().__init__()
        self.vacated_space_counts = 0
        self.picked = NOBODY
        self.at = [0] * 5
        self.content = [0] * 128
        self.bare_beside = [0] * 128
        self.bare = [0] * 2
        self.down = [0] * 2
        self.explorers = [0] * 2
        self.face_up = [[0] * 2 for _ in range(32)]
        self.roomy = [[0] * 2 for _ in range(8)]

    def clear_board(self) -> None:
        """Make every space bare, without explorers."""
        for seat in range(5):
            self.at[seat] = NOBODY
        for space in range(SPACES):
            self.content[space] = BARE
            self.bare_beside[space] = BESIDE_COUNT[space]
        for half in range(2):
            self.bare[half] = MAP[half]
            self.down[half] = 0
            self.explorers[half] = 0
            for kind in range(KINDS):
                self.face_up[kind][half] = 0
            for number in range(8):
                self.roomy[number][half] = 0
        for space in range(SPACES):
            for number in range(BESIDE_COUNT[space] + 1):
                self.roomy[number][space >> 6] |= bit(space & 63)

    # AF-2 What lies where ---------------------------------------------------------------------------------------------

    def put(self, space: int, content: int) -> None:
        """Change what a space holds: BARE, CAMP, FACE_DOWN or the kind of a face-up tile (AF-2.9)."""
        old = self.content[space]
        half = space >> 6
        here = bit(space & 63)
        self.content[space] = content
        if old == BARE:
            self.bare[half] &= ~here
            self.crowd(space)
        elif old == FACE_DOWN:
            self.down[half] &= ~here
        elif old >= 0:
            self.face_up[old][half] &= ~here
        if content == BARE:
            self.bare[half] |= here
            self.make_room(space)
        elif content == FACE_DOWN:
            self.down[half] |= here
        elif content >= 0:
            self.face_up[content][half] |= here

    def crowd(self, space: int) -> None:
        """The neighbours of a space that is bare no more have one bare neighbour less (AF-2.5)."""
        for k in range(BESIDE_COUNT[space]):
            other = BESIDE[space][k]
            self.roomy[self.bare_beside[other]][other >> 6] &= ~bit(other & 63)
            self.bare_beside[other] -= 1

    def make_room(self, space: int) -> None:
        """The neighbours of a space that turns bare have one bare neighbour more (AF-2.5)."""
        for k in range(BESIDE_COUNT[space]):
            other = BESIDE[space][k]
            self.bare_beside[other] += 1
            self.roomy[self.bare_beside[other]][other >> 6] |= bit(other & 63)

    def kin_beside(self, space: int, kind: int) -> int:
        """Return the number of neighbours with a face-up tile of a kind (AF-2.7)."""
        return count(NEAR[space][0] & self.face_up[kind][0]) + count(NEAR[space][1] & self.face_up[kind][1])

    def class_of(self, kind: int) -> int:
        """Return the class of a kind of tile."""
        return CLASS[kind]

    def research_tiles(self, space: int) -> int:
        """Return the number of neighbours with a face-up animal, nomad or monument (AF-13.3)."""
        tiles = 0
        for k in range(BESIDE_COUNT[space]):
            content = self.content[BESIDE[space][k]]
            if content >= 0 and CLASS[content] != DEPOSIT:
                tiles += 1
        return tiles

    def deposit_beside(self, space: int) -> int:
        """Return the first neighbour with a face-up deposit, or NOBODY's."""
        for k in range(BESIDE_COUNT[space]):
            other = BESIDE[space][k]
            content = self.content[other]
            if content >= 0 and CLASS[content] == DEPOSIT:
                return other
        return NOBODY

    # AF-5, AF-6, AF-8 Explorers ---------------------------------------------------------------------------------------

    def stand(self, seat: int, space: int) -> None:
        """Put an explorer on a space."""
        old = self.at[seat]
        if old >= 0:
            self.explorers[old >> 6] &= ~bit(old & 63)
        self.at[seat] = space
        self.explorers[space >> 6] |= bit(space & 63)

    def open_spaces(self, half: int) -> int:
        """Return the spaces without face-down tile and explorer (AF-5.1, 5.3, 5.4, 6.1, 6.2)."""
        return MAP[half] & ~self.down[half] & ~self.explorers[half]

    def list_spaces(self, spaces: int, first: int, n: int) -> int:
        """List a choice for each space of a half, `first` being that of its space 0."""
        while spaces:
            self.moves[n] = first + lowest(spaces)
            spaces &= spaces - 1
            n += 1
        return n

    def list_walks(self, me: int, first: int) -> int:
        """Where the explorer stands, and all that it reaches step by step over open spaces (AF-6.3)."""
        open_north = self.open_spaces(0)
        open_south = self.open_spaces(1)
        north = bit(me & 63) if me < 64 else open_north & 0
        south = open_south & 0 if me < 64 else bit(me & 63)
        edge_north = north
        edge_south = south
        for _ in range(STEPS):
            next_north = north
            next_south = south
            while edge_north:
                space = lowest(edge_north)
                edge_north &= edge_north - 1
                next_north |= NEAR[space][0] & open_north
                next_south |= NEAR[space][1] & open_south
            while edge_south:
                space = 64 + lowest(edge_south)
                edge_south &= edge_south - 1
                next_north |= NEAR[space][0] & open_north
                next_south |= NEAR[space][1] & open_south
            edge_north = next_north & ~north
            edge_south = next_south & ~south
            north = next_north
            south = next_south
        n = self.list_spaces(north, first, 0)
        return self.list_spaces(south, first + 64, n)

    def can_flip(self, me: int) -> bool:
        """Tell whether a face-down tile lies beside the explorer (AF-8.1)."""
        return (NEAR[me][0] & self.down[0]) != 0 or (NEAR[me][1] & self.down[1]) != 0

    def list_flips(self, me: int, first: int) -> int:
        n = self.list_spaces(NEAR[me][0] & self.down[0], first, 0)
        return self.list_spaces(NEAR[me][1] & self.down[1], first + 64, n)

    # AF-9, AF-10, AF-11 Animals and nomads ----------------------------------------------------------------------------

    def better(self, space: int, half: int) -> int:
        """Return the spaces of a half where the animal or nomad of this space would have more (AF-9.3, 10.3, 11.3)."""
        if CLASS[self.content[space]] == ANIMAL:
            return self.bare[half] & self.more_kin(space, half)  # AF-2.4
        empties = self.bare_beside[space]
        roomier = self.roomy[empties + 1][half]  # AF-11.4, 11.8
        if self.vacated_space_counts:  # AF-2.6
            roomier |= self.roomy[empties][half] & NEAR[space][half]
        return self.bare[half] & roomier

    def more_kin(self, space: int, half: int) -> int:
        """Return the spaces of a half with more matching animals beside them than this one (AF-9.2, 10.4).

        The animal itself does not count (AF-2.6).
        """
        kind = self.content[space]
        ones = self.bare[half] & 0
        twos = ones
        fours = ones
        for side in range(2):
            kin = self.face_up[kind][side]
            if side == space >> 6:
                kin &= ~bit(space & 63)
            while kin:
                near = NEAR[side * 64 + lowest(kin)][half]
                kin &= kin - 1
                fours |= twos & ones & near
                twos ^= ones & near
                ones ^= near
        return exceeding(self.kin_beside(space, kind), ones, twos, fours)

    def can_lift(self, me: int, its_class: int) -> bool:
        """Tell whether a tile of a class under or beside the explorer can go anywhere (AF-10.2, 11.2)."""
        for k in range(BESIDE_COUNT[me] + 1):
            space = AROUND[me][k]
            content = self.content[space]
            if content >= 0 and CLASS[content] == its_class and (self.better(space, 0) or self.better(space, 1)):
                return True
        return False

    def list_lifts(self, me: int, its_class: int, first: int) -> int:
        """Tiles under the explorer or beside it (AF-10.1, 11.1), with a target (AF-10.2, 11.2)."""
        n = 0
        for k in range(BESIDE_COUNT[me] + 1):
            space = AROUND[me][k]
            content = self.content[space]
            if content >= 0 and CLASS[content] == its_class and (self.better(space, 0) or self.better(space, 1)):
                self.moves[n] = first + space
                n += 1
        return n

    def list_targets(self, first: int, n: int) -> int:
        n = self.list_spaces(self.better(self.picked, 0), first, n)
        return self.list_spaces(self.better(self.picked, 1), first + 64, n)

    def worth(self, space: int, left: int) -> int:
        """Return what the animal or nomad on a space counts there, having left another one (AF-2.5, 2.6, 2.7)."""
        kind = self.content[space]
        if CLASS[kind] == ANIMAL:
            return self.kin_beside(space, kind)
        if not self.vacated_space_counts and NEAR[space][left >> 6] & bit(left & 63):
            return self.bare_beside[space] - 1
        return self.bare_beside[space]

    def move_tile(self, space: int) -> None:
        """Move the picked tile; explorers stay where they are (AF-2.8)."""
        kind = self.content[self.picked]
        self.put(self.picked, BARE)
        self.put(space, kind)

    # The same for Python ----------------------------------------------------------------------------------------------

    def lay_out(self, contents: Iterable[int], explorers: Iterable[int]) -> None:
        """Set up the whole map; an explorer at NOBODY's space is not on it."""
        self.clear_board()
        for space, content in enumerate(contents):
            self.put(space, content)
        for seat, space in enumerate(explorers):
            if space != NOBODY:
                self.stand(seat, space)
