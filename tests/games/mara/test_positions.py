"""Positions as JSON: what is written can be read, and each fault is named with its place (docs/rules/mara.md, 8.4)."""

from __future__ import annotations

from typing import Any

import pytest

from mezani import BadPosition, Match, Rng
from mezani.core.ground import OVER
from mezani.games.mara.position import from_view, read, write
from mezani.games.mara.rules import Mara
from mezani.games.mara.view import view
from tests.contract.walks import random_options, step
from tests.games.mara.test_rounds import SEATS

Position = dict[str, Any]

MIDDLE: Position = {
    "game": "mara",
    "seats": 3,
    "phase": "card",
    "mover": 1,
    "rows": "X/1A.2B.3C/4A.5A/6C.7B/8A.9B",
    "hands": ["25.26.27.28.29", "20.21.22.23.24", "30.31.32.33.34"],
    "crossed": ["10.11", "12.13", "14.15"],
    "eaten": "16.17.18.19",
    "played": "Cg.Cz.Ca.E.E",
    "unseen": "35.36.37.38.39.40.41.42.Cg.Cz.Ca.E.E.E.E.E.S.L.L",
    "pile": 14,
}
DEALT: Position = {"game": "mara", "seats": 2, "phase": "deal", "mover": 0, "turn": 0, "hands": ["1.2.3.4.5", "6"]}
REST = ".".join([*map(str, range(7, 43)), "Cg.Cg.Cz.Cz.Ca.Ca", "E.E.E.E.E.E.E", "S", "L.L.L"])
LOT: Position = {"game": "mara", "seats": 2, "phase": "dealer", "turn": 0, "unseen": f"1.2.3.4.5.6.{REST}"}


@SEATS
def test_every_state_is_written_and_read(seats: int) -> None:
    rng = Rng(seats)
    game = Match("mara", seats=seats, dealer=None).game
    for _ in range(3):
        state = Mara.start(seats, game.settle(seats, random_options(game, seats, rng)))
        while state.to_act != OVER:
            again = read(write(state))
            assert write(again) == write(state)
            for seat in [*range(seats), None]:
                assert view(again, seat) == view(state, seat)
                assert view(from_view(view(state, seat)), seat) == view(state, seat)
            step(state, rng)
        assert write(read(write(state))) == write(state)


@pytest.mark.parametrize("position", [MIDDLE, {**DEALT, "unseen": REST}, LOT])
def test_these_can_be_played(position: Position) -> None:
    assert Match.at(position, dealer=None).to_act in ((1,), (-1,))


FAULTS: list[tuple[Position, Position, str]] = [
    (MIDDLE, {"seats": 5}, "mara is for 2 to 4 seats, not 5"),
    (MIDDLE, {"options": {"first_dealer": "D"}}, "there is no seat D"),
    (MIDDLE, {"phase": "night"}, "phase: must be"),
    (MIDDLE, {"mover": 3}, "mover: must be a whole number from 0 to 2"),
    (MIDDLE, {"dealer": "B"}, "dealer: must be a whole number"),
    (MIDDLE, {"rows": "X/-/-/-"}, "rows: must have 5 rows"),
    (MIDDLE, {"rows": "X/1A.2B.3C/5A.4A/6C.7B/8A.9B"}, "'5A.4A' must rise"),
    (MIDDLE, {"rows": "X/1A.2B.3D/4A.5A/6C.7B/8A.9B"}, "'3D' must be an animal and the letter of its owner"),
    (MIDDLE, {"rows": "X/1A.2B.EC/4A.5A/6C.7B/8A.9B"}, "'E' cannot be here"),
    (MIDDLE, {"rows": "X/X/X/X/-"}, "more 'L' than there are"),
    (MIDDLE, {"hands": ["25.26.27.28.29", "20.21.22.23.24"]}, "hands: must have 3 members"),
    (MIDDLE, {"hands": ["25.26.27.28.L", "20.21.22.23.24", "30.31.32.33.34"]}, "'L' cannot be here"),
    (MIDDLE, {"hands": ["25.26.27.28.29.1", "20.21.22.23.24", "-"]}, "hands"),
    (MIDDLE, {"hands": ["25.26.27.28.1", "20.21.22.23.24", "30.31.32.33.34"]}, "more '1' than there are"),
    (MIDDLE, {"crossed": ["E", "-", "-"]}, "'E' cannot be here"),
    (MIDDLE, {"played": "16"}, "played: '16' cannot be here"),
    (MIDDLE, {"pile": 20}, "pile: must be a whole number from 0 to 19"),
    (MIDDLE, {"pile": 13}, "unseen: must be the pile and 5 river cards"),
    (MIDDLE, {"eaten": "16.17.18"}, "19 must be somewhere"),
    (MIDDLE, {"turn": -1}, "turn: must be a whole number"),
    (MIDDLE, {"staged": ["20"]}, "staged: must have 0 choices in phase card"),
    (MIDDLE, {"phase": "bite", "staged": ["20", "@2"]}, "only a crocodile bites"),
    (MIDDLE, {"phase": "ford", "staged": ["25"]}, "'25' is not legal here"),
    (MIDDLE, {"phase": "draw"}, "the mover draws only while its hand is short"),
    (MIDDLE, {"phase": "end"}, "must have 2 rounds at the end, and fewer before"),
    (MIDDLE, {"past": [{}, {}]}, "must have 2 rounds at the end, and fewer before"),
    (MIDDLE, {"past": [{}, {}, {}]}, "the game has 2 rounds"),
    (MIDDLE, {"past": [{}, {}], "phase": "end"}, "the last round must have the animals crossed now"),
    (MIDDLE, {"past": [{"crossed": ["1", "1", "-"]}]}, "more '1' than there are"),
    (
        MIDDLE,
        {"hands": ["25.26.27.28", "20.21.22.23.24", "30.31.32.33.34"], "eaten": "16.17.18.19.29"},
        "must have 5 cards while there is a pile",
    ),
    (
        MIDDLE,
        {"rows": "X/-/-/-/-", "hands": ["-", "Cg", "-"], "played": "-", "partial": True},
        "the mover has no legal action: the round is over",
    ),
    (
        MIDDLE,
        {"phase": "draw", "hands": ["-", "E", "-"], "unseen": "1", "pile": 0, "rows": "-/-/-/-/-", "partial": True},
        "there is no card to draw",
    ),
    (MIDDLE, {"hands": ["10.11.12.13.14.15", "-", "-"], "crossed": ["-"] * 3}, "a hand has at most 5 cards"),
    (DEALT, {"unseen": REST, "mover": 0, "dealer": 0}, "must be the seat next to the dealer"),
    (DEALT, {"unseen": REST, "hands": ["1.2.3.4", "5.6"]}, "are dealt one after the other"),
    (DEALT, {"unseen": REST, "pile": 3}, "the deal is complete"),
    (DEALT, {"unseen": "E.E.E.S", "partial": True}, "has not enough cards for hands and river"),
    (DEALT, {"unseen": REST.replace("7.8.", ""), "rows": "7A.8B/-/-/-/-"}, "nothing is played before the deal"),
    (LOT, {"turn": 1}, "no card is dealt before there is a dealer"),
    (LOT, {"unseen": REST, "hands": ["1.2.3.4.5", "6"]}, "no card is dealt before there is a dealer"),
    (LOT, {"unseen": REST}, "1.2.3.4.5.6 must be somewhere"),
]


@pytest.mark.parametrize(("position", "change", "said"), FAULTS)
def test_what_no_game_can_come_to_is_refused(position: Position, change: Position, said: str) -> None:
    with pytest.raises(BadPosition) as fault:
        Match.at({**position, **change}, dealer=None)
    assert said in str(fault.value)


def test_a_round_that_was_shown_is_read_with_its_hands() -> None:
    position = {**MIDDLE, "options": {"reveal_after_round": True}}
    past = {"crossed": ["1", "-", "-"], "hands": ["2", "-", "E"], "unseen": "3.L"}
    shown = Match.at({**position, "past": [past]}, dealer=None).view(0).rounds[0]
    assert (shown.scores, shown.hands, shown.rest) == ((5, 0, 0), (("2",), (), ("E",)), ("3", "L"))
