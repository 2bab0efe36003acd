"""Plans: choices that belong together, the best first, never into what is hidden (ux 3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from mezani.core.offer import Plan
from mezani.core.say import Say
from tests.games.africa.scenes import scene

HERD = {"F6": "lion", "F4": "nomad", "C3": "lion", "C4": "lion"}


def plans(**setting: Any) -> list[Plan]:
    """Return the plans of the seat to act of a scene."""
    table = scene(**setting)
    return list(table.match.offers(table.seat).plans)


def told(made: list[Plan]) -> list[tuple[str, int | None]]:
    """Return the texts of plans, with the gain of seat 0."""
    return [(" ".join(plan.texts), None if plan.gain is None else plan.gain[0]) for plan in made]


@pytest.mark.parametrize(("moves", "first"), [("", "opt:B "), ("opt:B", "")])
def test_a_walk_leads_to_camps_and_flips(moves: str, first: str) -> None:
    """Most first, by research, mining and flips; ties by the map."""
    made = plans(
        rest="down",
        bare=["F5", "F6", "F7"],
        tiles={"G6": "zebra", "G7": "monument", "E8": "gem2", "E7": "gold1"},
        camps=["G5"],
        moves=moves,
    )
    assert told(made) == [
        (f"{first}walk:F7 do:research", 2),
        (f"{first}walk:F6 do:research", 1),
        (f"{first}walk:F7 do:mine", None),
        (f"{first}walk:F6 do:mine", None),
        *((f"{first}walk:{space} do:flip", None) for space in ("E7", "F5", "G4", "G6")),
    ]
    assert [plan.say.args["n"] for plan in made if plan.texts[-1] == "do:flip"] == [3, 3, 2, 2]
    gold, gems = Say("africa-piece-many-gold", {"n": 1}), Say("africa-piece-many-gems", {"n": 2})
    assert made[2].say == Say("africa-plan-mine", {"to": "F7", "spoils": (gold, gems)})
    assert made[0].lights == {"from": ("F5", "F6"), "target": ("F7", "camp"), "because": ("G6", "G7")}
    assert made[2].lights == {"from": ("F5", "F6"), "target": ("F7", "camp"), "because": ("E7", "E8")}
    assert made[4].lights["target"][0] == "E7"
    assert len(made[4].lights["target"]) == 4


def test_without_a_camp_in_hand_no_camp_is_planned() -> None:
    made = plans(rest="down", bare=["F5", "F6"], tiles={"E6": "zebra", "F7": "gold1"}, hand=[0, 2], moves="opt:B")
    assert made
    assert {plan.texts[-1] for plan in made} == {"do:flip"}


def test_a_walk_may_be_none_and_each_kind_of_plan_has_four_places_at_most() -> None:
    made = plans(tiles={"F6": "zebra"}, down={"F4": "lion"}, moves="opt:B")
    research = [plan.texts for plan in made if plan.texts[-1] == "do:research"]
    assert research == [(f"walk:{space}", "do:research") for space in ("E6", "E7", "F5", "F7")]
    assert len([plan for plan in made if plan.texts[-1] == "do:flip"]) == 4


def test_equal_plans_come_in_the_order_of_the_map() -> None:
    """D9 before D10, although the letters say otherwise."""
    made = plans(at=["D9", "Q1"], rest="down", bare=["D9", "D10"], tiles={"E10": "zebra"}, moves="opt:B")
    assert told(made)[:2] == [("walk:D9 do:research", 1), ("walk:D10 do:research", 1)]


def test_a_tile_in_reach_is_lifted_and_dropped() -> None:
    made = plans(tiles=HERD, moves="opt:B walk:F5")
    moves = [("B3", 2), ("D4", 2), ("B2", 1), ("B4", 1), ("C2", 1), ("C5", 1), ("D3", 1), ("D5", 1)]
    assert told(made) == [(f"do:animal lift:F6 drop:{space}", gain) for space, gain in moves]
    assert made[0].say == Say("africa-plan-move", {"piece": Say("africa-piece-lion"), "from": "F6", "to": "B3", "n": 2})

    assert made[0].lights == {"target": ("B3",), "because": ("C3", "C4"), "from": ("F6",)}


def test_a_flip_beside_the_explorer_is_one_step_and_final() -> None:
    made = plans(tiles=HERD, down={"E5": "lion", "G4": "drum"}, moves="opt:B walk:F5")
    assert len(made) == 12
    assert [(plan.texts, plan.lights["target"], plan.final) for plan in made[-2:]] == [
        (("do:flip", f"flip:{space}"), (space,), True) for space in ("E5", "G4")
    ]
    assert not any(plan.final for plan in made[:-2])


def test_once_a_class_is_chosen_its_tiles_are_planned() -> None:
    made = plans(tiles=HERD, camps=["E4"], moves="opt:B walk:F5 do:nomad")
    assert len(made) == 12
    assert {plan.texts[0] for plan in made} == {"lift:F4"}
    assert {plan.gain for plan in made} == {(1, 0)}


def test_there_are_no_plans_where_one_choice_is_all() -> None:
    for moves in ("opt:A", "opt:A leap:F6", "opt:B walk:F5 do:animal lift:F6"):
        assert plans(tiles=HERD, moves=moves) == []
