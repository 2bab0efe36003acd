"""Positions: what is said goes round, and what no game can come to is refused with its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from mezani import BadPosition, Match, Rng, game
from tests.contract.walks import walk
from tests.games.africa.scenes import Scene, position_of
from tests.games.africa.test_vectors import VECTORS

POSITIONS = game("africa").positions


def in_phase(wanted: str) -> dict[str, Any]:
    """Return the position of a random game in which a phase comes."""
    found, rng = game("africa"), Rng(3)
    while True:
        for state in walk(found, 3, rng):
            position: dict[str, Any] = POSITIONS.write(state)
            if position["phase"] == wanted:
                return position


def changed(position: dict[str, Any], **members: Any) -> dict[str, Any]:
    """Return a position with other members; `Ellipsis` takes one away."""
    new = {**copy.deepcopy(position), **members}
    return {name: value for name, value in new.items() if value is not ...}


def refused(position: dict[str, Any], place: str) -> None:
    """Check that a position is refused with an error that names a place."""
    with pytest.raises(BadPosition, match=place):
        Match.at(position)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"position of {vector['id']}")
def test_partial_positions_go_round(vector: dict[str, Any]) -> None:
    table = Scene(vector)
    again = Match.at({**table.match.position(), "partial": True}, dealer=None)
    assert again.position() == table.match.position()
    assert again.view() == table.view


def test_a_partial_position_needs_no_true_sums() -> None:
    position = position_of({"players": 2, "hand": [7, 0], "gold": [9, 9]})
    assert Match.at(position).view().gold == (9, 9)
    refused(changed(position, partial=False), "AFP-1")
    refused(changed(position, partial=...), "AFP-1")


def test_left_out_members_have_a_default() -> None:
    bare = {"game": "africa", "seats": 2, "phase": "option", "explorers": ["A1", "Q1"], "partial": True}
    view = Match.at(bare).view()
    assert (view.camps, view.supply, view.monuments, view.points, view.turn, view.part) == ((2, 2), 8, 0, (0, 0), 1, 1)
    assert view.board == {}


OPTION = in_phase("option")
START = Match("africa", seats=3, seed=1).position()

BAD_MEMBERS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 6}, "position"),
    ({"phase": "nap"}, "position: phase"),
    ({"phase": ...}, "has no `phase`"),
    ({"mover": 3}, "position: mover"),
    ({"turn": 0}, "position: turn"),
    ({"part": 3}, "position: part"),
    ({"acted": 1}, "position: acted"),
    ({"idle": -1}, "position: idle"),
    ({"idle": 9}, "position: idle: 9 idle turns end the game"),
    ({"monuments": 12}, "position: monuments"),
    ({"monuments": 11}, "position: monuments: the last monument"),
    ({"supply": 0}, "position: supply"),
    ({"board": []}, "position: board"),
    ({"board": {"A9": "?"}}, "position: board: there is no space 'A9'"),
    ({"board": {"A2": "drum"}}, r"position: board\.A2"),
    ({"board": {"A2": 7}}, r"position: board\.A2"),
    ({"explorers": ["A1", "B8"]}, "position: explorers: must have 3"),
    ({"explorers": ["A1", "B8", "A1"]}, "two explorers"),
    ({"explorers": ["A1", "B8", "Z1"]}, r"position: explorers\[2\]"),
    ({"explorers": ["A1", "B8", None]}, "must all be on the map"),
    ({"camps": [2, 2, "2"]}, r"position: camps\[2\]"),
    ({"points": [0, 0, -1]}, r"position: points\[2\]"),
    ({"goods": [{}, {}, {"pearl": 1}]}, r"position: goods\[2\]: 'pearl' is none of"),
    ({"mined": [{}, {}, {"lion": 1}]}, r"position: mined\[2\]"),
    ({"earned": [{}, {"luck": 1}, {}]}, r"position: earned\[1\]"),
    ({"unseen": {"lion": 1}}, "position: unseen: must be as many"),
    ({"fresh": "lion"}, "position: fresh: cannot be 'lion' in phase option"),
    ({"fresh": "pearl"}, "position: fresh"),
    ({"picked": "A2"}, "position: picked: cannot be a space in phase option"),
    ({"lifting": "animal"}, "position: lifting: cannot be 'animal' in phase option"),
    ({"lifting": "gold"}, "position: lifting"),
    ({"options": {"stall_rounds": 11}}, "stall_rounds"),
    ({"phase": "over"}, "nothing has ended the game"),
]


@pytest.mark.parametrize(("members", "place"), BAD_MEMBERS, ids=lambda case: str(case)[:40])
def test_a_bad_member_is_named(members: dict[str, Any], place: str) -> None:
    refused(changed(OPTION, **members), place)


@pytest.mark.parametrize(
    ("explorers", "place"),
    [
        (["A1", "B8", "Q1"], "not yet all"),
        ([None, "B8", None], "the first seats"),
        (["A2", None, None], "no explorer stands on a face-down tile"),
    ],
)
def test_while_cities_are_chosen_the_first_seats_have_theirs(explorers: list[str | None], place: str) -> None:
    refused(changed(START, explorers=explorers), place)


def test_explorers_start_in_cities() -> None:
    board = {space: lies for space, lies in START["board"].items() if space != "A2"} | {"A1": "?"}
    refused(changed(START, board=board, explorers=["A2", None, None]), "start in cities")


@pytest.mark.parametrize("phase", ["reveal", "swap", "settle", "lift", "drop", "flip"])
def test_an_action_under_way_fits_its_tile(phase: str) -> None:
    position = in_phase(phase)
    assert Match.at(position, dealer=None).position() == position
    if phase in ("reveal", "swap", "settle", "drop"):
        refused(changed(position, picked=None), "position: picked")
        refused(changed(position, picked="D6"), "position: picked")
        me = position["explorers"][position["mover"]]
        refused(changed(position, picked=me), "position: picked")
    if phase in ("swap", "settle"):
        refused(changed(position, fresh=None), "position: fresh")
        refused(changed(position, fresh="gold1"), "position: fresh")
    if phase in ("lift", "drop"):
        refused(changed(position, lifting=None), "position: lifting")


def test_a_swapped_good_is_the_movers() -> None:
    position = in_phase("swap")
    goods = [dict(owned) for owned in position["goods"]]
    goods[position["mover"]] = {}
    refused(changed(position, goods=goods, partial=True), "must be among the goods of the mover")


@pytest.mark.parametrize(
    ("phase", "rest", "more"),
    [
        ("flip", "bare", {}),
        ("leap", "down", {}),
        ("lift", "bare", {"lifting": "animal"}),
        ("lift", "bare", {"lifting": "nomad"}),
    ],
)
def test_a_phase_without_a_choice_is_refused(phase: str, rest: str, more: dict[str, str]) -> None:
    position = position_of({"players": 5, "rest": rest}) | {"phase": phase} | more
    refused(position, f"there is no choice in phase {phase}")


def test_a_long_game_has_positions() -> None:
    position = {**OPTION, "options": {**OPTION["options"], "stall_rounds": 0}, "turn": 12345, "idle": 12344}
    assert Match.at(position).position() == position


def test_sums_that_are_not_true() -> None:
    camps = OPTION["camps"]
    refused(changed(OPTION, camps=[camps[0] + 1, *camps[1:]]), "AFP-2")
    refused(changed(OPTION, camps=[camps[0] - 1, *camps[1:]], supply=OPTION["supply"] + 1), "AFP-3")
    refused(changed(OPTION, points=[1, *OPTION["points"][1:]]), "position: points")
    mined = [{"gold1": 1}, *OPTION["mined"][1:]]
    refused(changed(OPTION, mined=mined), "tiles 'gold1', not 6")
    one_more = {"monuments": OPTION["monuments"] + 1, "supply": OPTION["supply"] - 1}
    refused(changed(OPTION, **one_more, camps=[camps[0] + 1, *camps[1:]]), "position: monuments")
    assert Match.at(in_phase("over")).over
