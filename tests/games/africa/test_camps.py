"""Research and mining camps (AF-13)."""

from __future__ import annotations

import pytest

from mezani import Illegal
from tests.games.africa.scenes import scene

AROUND = {"E5": "zebra", "E6": "nomad", "F4": "monument", "F6": "gold2", "G4": "gem1"}
WALK = "opt:B walk:F5"


@pytest.mark.rule("AF-13.1")
@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ({"hand": [0, 2]}, "africa-why-no-camp"),
        ({"tiles": {"F5": "gold1"}}, "africa-why-on-tile"),
        ({"camps": ["F5"]}, "africa-why-on-camp"),
    ],
)
def test_a_camp_needs_a_camp_in_hand_and_a_bare_space(setting: dict[str, object], why: str) -> None:
    assert {"research", "mine"} <= {*scene(moves=WALK).deeds}
    table = scene(**setting, moves=WALK)
    for deed in ("do:research", "do:mine"):
        with pytest.raises(Illegal) as refusal:
            table.match.play(0, deed)
        assert (refusal.value.say.id, refusal.value.rule) == (why, "AF-13.1")


@pytest.mark.rule("AF-13.2")
def test_a_bare_city_is_a_building_space() -> None:
    table = scene(at=["G4", "Q1"], moves="opt:B walk:G4 do:mine")
    assert table.holds("G4") == "camp"


@pytest.mark.rule("AF-13.3", "AF-13.4")
def test_research_counts_animals_nomads_and_monuments() -> None:
    table = scene(tiles=AROUND, down={"G5": "lion"}, moves=f"{WALK} do:research")
    assert table.view.points == (3, 0)
    assert table.view.earned[0]["research"] == 3
    assert {space: table.holds(space) for space in AROUND} == AROUND
    assert (table.view.gold, table.view.gems) == ((0, 0), (0, 0))
    assert scene(camps=list(AROUND), moves=f"{WALK} do:research").view.points == (0, 0)


@pytest.mark.rule("AF-13.5", "AF-13.6")
def test_mining_takes_every_face_up_deposit_beside_the_camp() -> None:
    tiles = AROUND | {"G5": "gem2", "F7": "gold1"}
    table = scene(tiles=tiles, moves=f"{WALK} do:mine")
    assert table.view.points == (0, 0)
    assert (table.view.gold, table.view.gems) == ((2, 0), (3, 0))
    left = {space: lies for space, lies in tiles.items() if space not in ("F6", "G4", "G5")}
    assert table.view.board == left | {"F5": "camp"}
    assert table.view.mined[0] == {"gold1": 0, "gold2": 1, "gem1": 1, "gem2": 1}


@pytest.mark.rule("AF-13.5")
def test_mining_leaves_face_down_tiles() -> None:
    table = scene(down={"F6": "gold2"}, moves=f"{WALK} do:mine")
    assert table.holds("F6") == "?"
    assert table.view.gold == (0, 0)


@pytest.mark.rule("AF-13.7")
@pytest.mark.parametrize(
    ("tiles", "deeds"),
    [
        ({}, ["skip"]),
        ({"F6": "gold1"}, ["mine", "skip"]),
        ({"F6": "monument"}, ["research", "skip"]),
        ({"F6": "monument", "F4": "gem1"}, ["research", "mine", "skip"]),
    ],
)
def test_without_worthless_camps_a_camp_must_gain(tiles: dict[str, str], deeds: list[str]) -> None:
    assert scene(options={"worthless_camps": False}, tiles=tiles, moves=WALK).deeds == deeds
    assert scene(tiles=tiles, moves=WALK).deeds == ["research", "mine", "skip"]


@pytest.mark.rule("AF-13.8", "AF-13.9")
def test_a_camp_stays_and_never_scores_again() -> None:
    table = scene(down={"F6": "lion", "F4": "gold1"}, moves=f"{WALK} do:research")
    assert table.view.explorers[0] == "F5"
    assert table.view.camps == (1, 2)
    table.play("walk:F5 do:flip flip:F6 settle:F6 end opt:A leap:F7 end opt:B walk:G4 do:flip flip:F4")
    assert table.holds("F5") == "camp"
    assert table.view.earned[0] == {"deposit": 1, "animal": 1, "nomad": 0, "move": 0, "research": 0, "bonus": 0}
    assert table.view.points[1] == 0


@pytest.mark.rule("AF-13.8")
def test_anybody_may_stand_on_a_camp_but_nothing_is_built_on_it() -> None:
    table = scene(at=["F5", "F7"], moves=f"{WALK} do:research walk:G5 do:skip end opt:B walk:F5")
    assert table.deeds == ["skip"]
