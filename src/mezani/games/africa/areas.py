"""The areas of the players: camps in hand, goods, mined deposits, points; and what they count at the end."""

from __future__ import annotations

from mezani.core.ground import *
from mezani.games.africa.board import Board
from mezani.games.africa.box import Box
from mezani.games.africa.phases import *

SPACES = 0
TYPES = 0
FULL_SET = 0
FIRST_PRIZE = 0
SECOND_PRIZE = 0
FIRST_OF = [0] * 2
KINDS_OF = [0] * 2
PIECES = [0] * 32
GOODS_POINTS = [0] * 16


def load_areas(box: Box) -> None:
    """Take from the box what goods and deposits count."""
    global SPACES, TYPES, FULL_SET, FIRST_PRIZE, SECOND_PRIZE
    SPACES = len(box.spaces)
    TYPES, FULL_SET = len(box.of_class("goods")), len(box.goods_table) - 1
    FIRST_PRIZE, SECOND_PRIZE = box.first_prize, box.second_prize
    for tiles, points in enumerate(box.goods_table):
        GOODS_POINTS[tiles] = points
    for kind, pieces in enumerate(box.pieces):
        PIECES[kind] = pieces
    for resource, name in ((GOLD, "gold"), (GEMS, "gem")):
        FIRST_OF[resource], KINDS_OF[resource] = box.classes.index(name), box.classes.count(name)


class Areas(Board):
    """The map, and the areas of the players."""

    def __init__(self) -> None:
        super().__init__()
        self.prize_needs_piece = 0
        self.camps = [0] * 5
        self.points = [0] * 5
        self.earned = [[0] * 8 for _ in range(5)]
        self.goods = [[0] * 8 for _ in range(5)]
        self.mined = [[0] * 8 for _ in range(5)]

    def gain(self, seat: int, points: int, reason: int) -> None:
        """Points go to the acting seat at once (AF-7.5)."""
        self.points[seat] += points
        self.earned[seat][reason] += points

    def mine(self, seat: int, space: int) -> None:
        """All face-up deposits beside a camp go to the seat (AF-13.5), without points (AF-13.6)."""
        other = self.deposit_beside(space)
        while other != NOBODY:
            self.mined[seat][self.content[other] - FIRST_OF[GOLD]] += 1
            self.put(other, BARE)
            other = self.deposit_beside(space)

    def pieces_on(self, kind: int) -> int:
        """Return the pieces printed on a deposit."""
        return PIECES[kind]

    def goods_points(self, seat: int) -> int:
        """Each type by its table (AF-15.1, 15.2), full sets again and again (AF-15.9)."""
        points = 0
        for kind in range(TYPES):
            tiles = self.goods[seat][kind]
            points += tiles // FULL_SET * GOODS_POINTS[FULL_SET] + GOODS_POINTS[tiles % FULL_SET]
        return points

    def pieces(self, seat: int, resource: int) -> int:
        """Return the pieces of GOLD or GEMS on a seat's mined tiles (AF-15.3)."""
        pieces = 0
        for number in range(KINDS_OF[resource]):
            kind = FIRST_OF[resource] + number
            pieces += self.mined[seat][kind - FIRST_OF[GOLD]] * PIECES[kind]
        return pieces

    def prize(self, seat: int, resource: int) -> int:
        """Return the prize for the most or second most (AF-15.4); ties share what they cover (AF-15.5, 15.6)."""
        mine = self.pieces(seat, resource)
        if mine == 0 and self.prize_needs_piece:  # AF-15.7
            return 0
        richer = 0
        equal = 0
        for other in range(self.seats):
            pieces = self.pieces(other, resource)
            richer += 1 if pieces > mine else 0
            equal += 1 if pieces == mine else 0
        if richer == 0 and equal == 1:
            return FIRST_PRIZE
        if richer == 0:
            return (FIRST_PRIZE + SECOND_PRIZE) // equal
        if richer == 1:
            return SECOND_PRIZE // equal
        return 0

    def score(self, seat: int) -> int:
        """Points of play, goods, gold and gems (AF-15.8); equal scores share a place (AF-16.2, 16.3)."""
        return self.points[seat] + self.goods_points(seat) + self.prize(seat, GOLD) + self.prize(seat, GEMS)

    def observe_area(self, seat: int, out: list[float], at: int) -> int:
        if self.at[seat] >= 0:
            out[at + self.at[seat]] = 1.0
        at += SPACES
        out[at] = self.points[seat] / 64.0
        out[at + 1] = self.camps[seat] / 8.0
        out[at + 2] = self.pieces(seat, GOLD) / 15.0
        out[at + 3] = self.pieces(seat, GEMS) / 15.0
        at += 4
        for kind in range(TYPES):
            out[at + kind] = self.goods[seat][kind] / 5.0
        return at + TYPES

    # The same for Python ----------------------------------------------------------------------------------------------

    def counted(self, seat: int) -> tuple[int, int, int]:
        """Return what goods, gold and gems would count if the game ended now."""
        return self.goods_points(seat), self.prize(seat, GOLD), self.prize(seat, GEMS)

    def riches(self, seat: int) -> tuple[int, int]:
        """Return the pieces of gold and gems on the mined tiles."""
        return self.pieces(seat, GOLD), self.pieces(seat, GEMS)
