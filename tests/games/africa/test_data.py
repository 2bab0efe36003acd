"""The data file: every bad value is refused with its place, and the rules take every number from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mezani import BadData, game
from mezani.games.africa import box, rules
from mezani.games.africa.rules import Africa
from tests.games.africa.scenes import scene

TEXT = (Path(box.__file__).parent / "data.toml").read_text(encoding="utf-8")


def with_changes(folder: Path, *changes: tuple[str, str]) -> box.Box:
    """Return the box of a data file in which texts are replaced."""
    text = TEXT
    for old, new in changes:
        assert re.search(old, text, re.MULTILINE), old
        text = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    path = folder / "africa" / "data.toml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return box.read_box(path)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (r"^spaces = 101", "spaces = 100", r"board\.spaces: must be 101"),
        (r"^adjacencies = 259", "adjacencies = 260", r"board\.adjacencies: must be 259"),
        (r'id = "A2", q = 6', 'id = "A2", q = 16', r"hexes\.list: must be the spaces of board\.rows"),
        (r'id = "A2", q = 6', 'id = "A2", q = "6"', r"hexes\.list\[1\]\.q"),
        (
            r'id = "A3", q = 7, r = 0, region = "atlas"',
            'id = "A3", q = 7, r = 0, region = "horn"',
            r"list\[2\]\.region",
        ),
        (r'name = "Tangier", space = "A1"', 'name = "Tangier", space = "A9"', r"cities\.list\[0\]\.space"),
        (r"^monument = 11", "monument = 12", r"mix\.A: must hold 96 tiles of known kinds, holds 97"),
        (r"^zebra = 5", "zebu = 5", r"mix\.A: must hold 96 tiles"),
        (r"^nomad = 15", "nomad = -1", r"mix\.A\.nomad"),
        (r'id = "drum"', 'id = "mask"', r"tiles: must give every kind a name of its own"),
        (r"^per_player = 2", "per_player = -2", r"camps\.per_player"),
        (r'supply = \{ "2" = 8', 'supply = { "2" = "8"', r"camps\.supply\.2"),
        (r'^last_monument = \{ "2" = 9', 'last_monument = { "2" = -9', r"end\.last_monument\.2"),
        (r"^parts_normal = 2", "parts_normal = 3", r"turn\.parts_normal"),
        (r"^parts_simple = 1", "parts_simple = 0", r"turn\.parts_simple"),
        (r"^max_steps = 2", "max_steps = 5", r"turn\.max_steps"),
        (r"^fresh_animal_base = 1", "fresh_animal_base = 10", r"score\.fresh_animal_base"),
        (r"^finder_bonus = 3", "finder_bonus = true", r"score\.finder_bonus"),
        (r"^lap = 50", "lap = 0", r"score\.lap"),
        (r"^lap = 50", "", r"score: has no `lap`"),
        (r"^table = \[0, 1,", "table = [1, 1,", r"score\.goods\.table: must begin with 0"),
        (r"^first = 10", "first = 100", r"score\.majority\.first"),
        (r"^\[cities\]", "[towns]", r"has no `cities`"),
        (r"^\[meta\]", "[meta", r"africa/data\.toml: .*line"),
    ],
)
def test_a_bad_value_is_named(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(BadData, match=place) as error:
        with_changes(tmp_path, (old, new))
    assert str(error.value).startswith("africa/data.toml: ")


def test_no_file_is_a_bad_file(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"data\.toml"):
        box.read_box(tmp_path / "data.toml")


@pytest.fixture
def another_box(tmp_path: Path) -> Iterator[None]:
    """Let the rules play with other numbers for a while."""
    rules.load(
        with_changes(
            tmp_path,
            (r"^fresh_animal_base = 1", "fresh_animal_base = 2"),
            (r"^fresh_animal_per_neighbour = 1", "fresh_animal_per_neighbour = 3"),
            (r"^fresh_nomad_per_empty_neighbour = 1", "fresh_nomad_per_empty_neighbour = 2"),
            (r"^fresh_deposit_per_piece = 1", "fresh_deposit_per_piece = 4"),
            (r"^move_gain_per_difference = 1", "move_gain_per_difference = 5"),
            (r"^research_camp_per_tile = 1", "research_camp_per_tile = 6"),
            (r"^finder_bonus = 3", "finder_bonus = 7"),
            (r"^table = \[0, 1, 3, 5, 8, 12\]", "table = [0, 2, 5, 9]"),
            (r"^first = 10", "first = 20"),
            (r"^second = 6", "second = 11"),
            (r"^max_steps = 2", "max_steps = 1"),
        )
    )
    yield
    rules.load(box.BOX)


@pytest.mark.usefixtures("another_box")
def test_every_number_comes_from_the_data_file() -> None:
    kin = {"C3": "lion", "C4": "lion"}
    flip = "opt:B walk:F5 do:flip flip:F6"
    assert scene(tiles=kin, down={"F6": "lion"}, moves=f"{flip} settle:B3").view.points == (8, 0)
    assert scene(down={"F6": "nomad"}, moves=f"{flip} settle:F6").view.points == (12, 0)
    assert scene(down={"F6": "gold2"}, moves=flip).view.points == (8, 0)
    assert scene(tiles=kin | {"F6": "lion"}, moves="opt:B walk:F5 do:animal lift:F6 drop:B3").view.points == (10, 0)
    assert scene(tiles={"F6": "zebra", "E5": "nomad"}, moves="opt:B walk:F5 do:research").view.points == (12, 0)
    assert scene(players=3, monuments=10, down={"F6": "monument"}, moves=flip).view.points == (7, 0, 0)
    counted = scene(players=3, goods=[{"mask": 3}, {"mask": 4}, {}], gold=[1, 2, 2], gems=[1, 2, 0]).view
    assert counted.goods_points == (9, 11, 0)
    assert (counted.gold_points, counted.gem_points) == ((0, 15, 15), (11, 20, 0))
    assert len(scene(moves="opt:B").legal) == 7


@pytest.mark.rule("AF-15.9", "AF-1.5")
def test_another_mix_is_played_as_it_stands(tmp_path: Path) -> None:
    rules.load(with_changes(tmp_path, (r"^statue = 5", "statue = 9"), (r"^drum = 5", "drum = 1")))
    try:
        state = game("africa").start(2)
        assert isinstance(state, Africa)
        assert state.unseen[6:11] == [9, 5, 5, 5, 1]
    finally:
        rules.load(box.BOX)
    state = game("africa").start(2)
    assert isinstance(state, Africa)
    assert state.unseen[6:11] == [5, 5, 5, 5, 5]
