"""Positions: a match may start from any, and says what is wrong with one that is none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mezani import BadPosition, Match, Rng
from mezani.core.ground import CHANCE
from tests.contract.walks import play_out


def middle() -> Match:
    match = Match("mara", seats=2, seed=7)
    play_out(match, Rng(7), most=12)
    return match


def test_a_match_goes_on_from_a_position() -> None:
    match = middle()
    for position in (match.position(), json.dumps(match.position())):
        again = Match.at(position, seed=1)
        assert again.position() == match.position()
        play_out(again, Rng(1))
        assert again.over


def test_its_seed_is_its_own() -> None:
    position = middle().position()
    assert Match.at(position).record != Match.at(position).record
    assert Match.at(position, seed=1).record == Match.at(position, seed=1).record
    assert "seed-hash" not in Match.at(position, dealer=None).record


def test_the_callers_position_may_change_afterwards() -> None:
    position = middle().position()
    match = Match.at(position, seed=1)
    record = match.record
    position["options"]["rounds"] = 99
    assert match.record == record


def test_luck_may_be_owed() -> None:
    position = Match("mara", seats=2, dealer=None).position()
    assert Match.at(position, dealer=None).to_act == (CHANCE,)
    assert CHANCE not in Match.at(position, seed=1).to_act


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("{", "the position is no JSON"),
        ("[" * 100_000, "the position is no JSON"),
        ({"game": "mara", "seats": {1, 2}}, "the position is no JSON"),
        ("[]", "position: must be an object that names its `game`"),
        ([], "position: must be an object that names its `game`"),
        ({"game": 7}, "position: must be an object that names its `game`"),
        ({"game": "mara", "options": []}, "position.options: must be an object"),
        ({"game": "chess"}, "position: no game 'chess'"),
        ({"game": "mara"}, "position: mara is for 2 to 4 seats, not 0"),
        ({"game": "mara", "seats": 2, "options": {"rounds": 99}}, "position: option rounds"),
        ({"game": "mara", "seats": 2, "options": {"colour": "red"}}, "position: no option 'colour'"),
    ],
)
def test_what_is_wrong_is_named(position: Any, why: str) -> None:
    with pytest.raises(BadPosition) as error:
        Match.at(position)
    assert str(error.value).startswith(why)
