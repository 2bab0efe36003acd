"""What a seat knows, field by field, and the same as numbers for learners (section 6)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from mezani import Rng, game
from mezani.core.ground import CHANCE, OVER
from mezani.games.africa.box import BOX
from mezani.games.africa.phases import END
from mezani.games.africa.rules import Africa, observed
from mezani.games.africa.view import GOODS, view
from tests.contract.walks import glimpses
from tests.games.africa.scenes import scene

FOUND = game("africa")


def shown(*names: str, **setting: Any) -> dict[str, Any]:
    """Return some fields of the view of seat 0 of a scene, all of them if none is named."""
    fields = asdict(scene(**setting).match.view(0))
    return {name: fields[name] for name in names or fields}


@pytest.mark.rule("AF-18.1", "AF-18.2")
def test_everything_that_is_public_is_shown() -> None:
    down = ["E6", "E7", "G6"]
    fields = shown(
        players=3,
        options={"tile_mix": "B", "stall_rounds": 4, "simple_turns": True},
        tiles={"F6": "lion", "F7": "monument"},
        camps=["E5"],
        down=dict.fromkeys(down, "zebra"),
        hand=[2, 0, 1],
        goods=[{"mask": 2}, {}, {"drum": 1}],
        gold=[0, 2, 0],
        gems=[3, 0, 3],
        score=[8, 9, 51],
        idle=2,
        moves="opt:B walk:F5 do:research",
    )
    options = {option.id: option.default for option in FOUND.options}
    nothing = dict.fromkeys(GOODS, 0)
    reasons = dict.fromkeys(("deposit", "animal", "nomad", "move", "research", "bonus"), 0)
    mined = {"gold1": 0, "gold2": 0, "gem1": 0, "gem2": 0}
    assert fields == {
        "seat": 0,
        "seats": 3,
        "options": {**options, "tile_mix": "B", "stall_rounds": 4, "simple_turns": True},
        "phase": "turn_end",
        "to_act": 0,
        "mover": 0,
        "turn": 1,
        "part": 1,
        "parts": 1,
        "acted": True,
        "idle": 2,
        "idle_limit": 12,
        "board": {**dict.fromkeys(down, "?"), "E5": "camp", "F5": "camp", "F6": "lion", "F7": "monument"},
        "explorers": ("F5", "Q1", "A1"),
        "camps": (1, 0, 1),
        "supply": 9,
        "monuments": 1,
        "last_monument": 11,
        "points": (9, 9, 51),
        "earned": ({**reasons, "research": 1}, reasons, reasons),
        "goods": ({**nothing, "mask": 2}, nothing, {**nothing, "drum": 1}),
        "mined": ({**mined, "gem1": 3}, {**mined, "gold1": 2}, {**mined, "gem1": 3}),
        "gold": (0, 2, 0),
        "gems": (3, 0, 3),
        "goods_points": (3, 0, 1),
        "gold_points": (0, 10, 0),
        "gem_points": (8, 0, 8),
        "totals": (20, 19, 60),
        "unseen": {"zebra": 3},
        "fresh": None,
        "fresh_space": None,
        "lifting": None,
        "lifted": None,
        "finder": None,
    }


def test_every_option_is_shown_as_it_was_set() -> None:
    for option in FOUND.options:
        for value in option.values:
            assert shown("options", options={option.id: value})["options"][option.id] == value


@pytest.mark.parametrize(
    ("setting", "phase", "tile"),
    [
        ({"moves": "opt:B walk:F5 do:flip"}, "flip", (None, None, None, None)),
        ({"moves": "opt:B walk:F5 do:flip flip:F6"}, "settle", ("lion", "F6", None, None)),
        ({"moves": "opt:B walk:F5 do:flip flip:E5"}, "swap", ("drum", "E5", None, None)),
        ({"moves": "opt:B walk:F5 do:flip flip:E5 swap:none"}, "walk", (None, None, None, None)),
        ({"moves": "opt:B walk:F5 do:animal"}, "lift", (None, None, "animal", None)),
        ({"moves": "opt:B walk:F5 do:nomad lift:F4"}, "drop", (None, None, "nomad", "F4")),
        ({"moves": "opt:B walk:F5 do:nomad lift:F4 drop:K3"}, "walk", (None, None, None, None)),
    ],
)
def test_the_tile_under_way_is_shown(setting: dict[str, str], phase: str, tile: tuple[str | None, ...]) -> None:
    tiles = {"F4": "nomad", "G4": "lion", "C3": "lion"}
    names = ("phase", "fresh", "fresh_space", "lifting", "lifted")
    fields = shown(*names, tiles=tiles, camps=["G5"], down={"F6": "lion", "E5": "drum"}, **setting)
    assert tuple(fields.values()) == (phase, *tile)


def test_while_luck_decides_the_space_is_shown_and_no_kind() -> None:
    table = scene(down={"F6": "lion"}, moves="opt:B walk:F5 do:flip")
    table.match.play(0, "flip:F6")
    seen = table.view
    assert (seen.phase, seen.to_act, seen.mover) == ("reveal", CHANCE, 0)
    assert (seen.fresh, seen.fresh_space, seen.board["F6"]) == (None, "F6", "?")


@pytest.mark.rule("AF-14.2", "AF-17.2")
def test_only_the_last_monument_has_a_finder() -> None:
    found = scene(monuments=8, down={"F6": "monument"}, moves="opt:B walk:F5 do:flip flip:F6").view
    assert (found.phase, found.to_act, found.finder, found.fresh_space) == ("over", OVER, 0, None)
    stalled = scene(monuments=8, idle=5, moves="opt:A leap:F6 end").view
    assert (stalled.phase, stalled.finder) == ("over", None)
    assert scene(monuments=8).view.finder is None


def test_luck_hides_nothing_of_what_it_brought() -> None:
    """AF-8.1: whoever reads the record of a running game reads every flip."""
    table = scene(down={"F6": "lion"}, moves="opt:B walk:F5 do:flip flip:F6")
    for seat in (None, 0, 1):
        assert "- lion" in table.match.record_seen_by(seat)


# For learners ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_learners_see_what_a_view_shows(seats: int) -> None:
    for state in glimpses(FOUND, seats, Rng(seats), every=9):
        assert isinstance(state, Africa)
        for seat in range(seats):
            check_numbers(state, seat)


def check_numbers(state: Africa, seat: int) -> None:
    """Read the numbers of `observe` back: spaces, areas from one's own on, what is left, the frame."""
    numbers, now = state.observation(seat, observed(state.seats)), view(state, seat)
    read = iter(numbers)

    def take(n: int) -> list[float]:
        return [next(read) for _ in range(n)]

    contents = (*BOX.kinds, "?", "camp")
    for space in BOX.spaces:
        assert take(len(contents)) == [float(now.board.get(space) == lies) for lies in contents]
    for other in (*range(seat, state.seats), *range(seat)):
        assert take(1) == [float(other == now.mover)]
        assert take(len(BOX.spaces)) == [float(now.explorers[other] == space) for space in BOX.spaces]
        assert take(1) == [now.points[other] / 64]
        assert take(3) == pytest.approx([now.camps[other] / 8, now.gold[other] / 15, now.gems[other] / 15])
        assert take(len(GOODS)) == pytest.approx([n / 5 for n in now.goods[other].values()])
    assert take(len(BOX.kinds)) == [now.unseen.get(kind, 0) / 16 for kind in BOX.kinds]
    left = (now.supply / 10, (now.last_monument - now.monuments) / 11, now.part / 2, min(now.idle, 15) / 15)
    assert take(6) == pytest.approx([*left, float(now.acted), float(now.lifting == "nomad")])
    assert take(END + 1) == [float(number == state.phase) for number in range(END + 1)]
    assert take(len(BOX.kinds)) == [float(now.fresh == kind) for kind in BOX.kinds]
    assert take(len(BOX.spaces)) == [float(space in (now.fresh_space, now.lifted)) for space in BOX.spaces]
    assert next(read, None) is None
