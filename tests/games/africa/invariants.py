"""What holds in every state: the specification's properties of one position (section 10.1)."""

from __future__ import annotations

from mezani.games.africa.box import BOX
from mezani.games.africa.phases import BARE, CAMP, FACE_DOWN, START_CITY
from mezani.games.africa.rules import Africa
from mezani.games.africa.view import DEPOSITS, GOODS

SPACES = len(BOX.spaces)


def check(state: Africa) -> None:
    """Assert every property of one state."""
    board = list(state.content[:SPACES])
    explorers = [space for space in state.at[: state.seats] if space >= 0]
    check_tiles(state, board)
    check_camps(state, board)
    check_map(state)
    assert state.phase == START_CITY or len(explorers) == state.seats
    assert [sum(state.earned[seat]) for seat in range(5)] == state.points


def check_tiles(state: Africa, board: list[int]) -> None:
    """AFP-1, with the tiles face down counted as `unseen`."""
    mix = BOX.mixes[list(BOX.mixes)[state.tile_mix]]
    for number, kind in enumerate(BOX.kinds):
        tiles = board.count(number) + state.unseen[number]
        if kind in GOODS:
            tiles += sum(area[GOODS.index(kind)] for area in state.goods)
        if kind in DEPOSITS:
            tiles += sum(area[DEPOSITS.index(kind)] for area in state.mined)
        assert tiles == mix[number], kind
    assert sum(state.unseen) == board.count(FACE_DOWN)


def check_camps(state: Africa, board: list[int]) -> None:
    """AFP-2 and AFP-3."""
    start = state.last_monument - 1
    assert state.supply + sum(state.camps) + board.count(CAMP) == start + BOX.camps_in_hand * state.seats
    assert state.supply == start - min(state.monuments, start)
    assert board.count(BOX.kinds.index("monument")) == state.monuments <= state.last_monument


def check_map(state: Africa) -> None:
    """AFP-4, and that the sets which the rules keep of the map agree with it."""
    board = list(state.content[:SPACES])
    explorers = [space for space in state.at[: state.seats] if space >= 0]
    assert len(set(explorers)) == len(explorers)
    assert all(board[space] != FACE_DOWN for space in explorers)
    bare = {space for space in range(SPACES) if board[space] == BARE}
    assert spaces_in(state.bare) == bare
    assert spaces_in(state.down) == {space for space in range(SPACES) if board[space] == FACE_DOWN}
    assert spaces_in(state.explorers) == set(explorers)
    for kind in range(len(BOX.kinds)):
        assert spaces_in(state.face_up[kind]) == {space for space in range(SPACES) if board[space] == kind}
    counts = [len(bare & set(BOX.beside[space])) for space in range(SPACES)]
    assert list(state.bare_beside[:SPACES]) == counts
    for number in range(8):
        assert spaces_in(state.roomy[number]) == {space for space in range(SPACES) if counts[space] >= number}


def spaces_in(halves: list[int]) -> set[int]:
    """Return the members of a set of spaces."""
    both = halves[0] + (halves[1] << 64)
    return {space for space in range(128) if both >> space & 1}
