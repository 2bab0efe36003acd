"""What counts as empty, and where animals and nomads go (AF-2, AF-9, AF-10, AF-11)."""

from __future__ import annotations

import pytest

from mezani import Illegal, Rng, game
from mezani.games.africa.box import BOX
from mezani.games.africa.rules import Africa
from mezani.games.africa.sight import BESIDE
from mezani.games.africa.view import View, view
from tests.contract.walks import random_options, walk
from tests.games.africa.scenes import scene

ANIMALS = BOX.of_class("animal")
FLIP = "opt:B walk:F5 do:flip flip:F6"


def targets(view: View, start: str) -> dict[str, int]:
    """Return where the animal or nomad of a space may go and its count there, straight from AF-2, AF-9 and AF-11."""
    kind, without = view.board[start], {space: lies for space, lies in view.board.items() if space != start}
    if kind == "nomad":
        here = sum(near not in view.board for near in BESIDE[start])
        after = without if view.options["vacated_space_counts"] else view.board
        counts = {space: sum(near not in after for near in BESIDE[space]) for space in BOX.spaces}
    else:
        here = sum(without.get(near) == kind for near in BESIDE[start])
        counts = {space: sum(without.get(near) == kind for near in BESIDE[space]) for space in BOX.spaces}
    return {space: n for space, n in counts.items() if space not in view.board and n > here}


@pytest.mark.rule(
    "AF-2.4", "AF-2.5", "AF-2.6", "AF-2.7", "AF-9.2", "AF-9.3", "AF-10.3", "AF-10.4", "AF-11.3", "AF-11.4"
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_targets_and_gains_of_random_games(seats: int) -> None:
    """Every settling, lifting and dropping of some games against the rule, with its points."""
    found, rng = game("africa"), Rng(seats)
    texts, tried = found.notation.CHOICES, dict.fromkeys(("settle", "lift", "drop"), 0)
    for _ in range(6):
        options = random_options(found, seats, rng)
        for state in walk(found, seats, rng, options):
            assert isinstance(state, Africa)
            now = view(state, None)
            if now.phase in tried:
                tried[now.phase] += 1
                check_choices(state, now, [texts[code] for code in state.codes()])
    assert min(tried.values()) > 10


def check_choices(state: Africa, now: View, legal: list[str]) -> None:
    """Compare one decision about a tile with the rule."""
    me = now.explorers[now.to_act]
    assert me is not None
    if now.phase == "lift":
        around = [space for space in BOX.spaces if space in (me, *BESIDE[me])]
        kinds = ANIMALS if now.lifting == "animal" else ("nomad",)
        movable = [space for space in around if now.board.get(space) in kinds and targets(now, space)]
        assert legal == [f"lift:{space}" for space in movable]
        return
    start = now.fresh_space if now.phase == "settle" else now.lifted
    assert start is not None
    counts, kind = targets(now, start), now.board[start]
    here = sum(now.board.get(near) == kind if kind in ANIMALS else near not in now.board for near in BESIDE[start])
    stay = [start] * (now.phase == "settle")
    assert legal == [f"{now.phase}:{space}" for space in (*stay, *counts)]
    for text in legal:
        after = state.copy()
        after.step(game("africa").code_of[text])
        count = counts.get(text.partition(":")[2], here)
        worth = {"settle": count + (kind in ANIMALS), "drop": count - here}[now.phase]
        assert after.points[now.mover] - now.points[now.mover] == worth


@pytest.mark.rule("AF-2.1", "AF-2.2", "AF-2.3")
def test_tiles_and_camps_fill_a_space_and_cities_do_not() -> None:
    table = scene(at=["F5", "F3"], tiles={"E4": "gold1", "G3": "nomad"}, camps=["E5"], down={"F4": "nomad"})
    table.play("opt:B walk:F5 do:flip flip:F4")
    assert BESIDE["F4"] == ("E4", "E5", "F3", "F5", "G3", "G4")
    assert table.event("flipped")["tile"] == "nomad"
    table.play("settle:F4")
    assert table.event("settled")["neighbours"] == ["F3", "F5", "G4"]
    assert table.view.points == (3, 0)


@pytest.mark.rule("AF-2.4", "AF-2.8")
def test_a_tile_slides_under_explorers() -> None:
    for target in ("B3", "D3"):
        table = scene(players=3, at=["D3", "B3", "Q1"], tiles={"D2": "lion", "C3": "lion", "C4": "lion"})
        table.play("opt:B walk:D3 do:animal lift:D2")
        assert f"drop:{target}" in table.legal
        table.play(f"drop:{target}")
        assert table.holds(target) == "lion"
        assert table.view.explorers == ("D3", "B3", "Q1")


@pytest.mark.rule("AF-2.6")
@pytest.mark.parametrize(("counts", "drops"), [(True, ["drop:F5"]), (False, [])])
def test_the_space_that_nomads_leave(counts: bool, drops: list[str]) -> None:
    setting = {"rest": "down", "tiles": {"F4": "nomad"}, "bare": ["F5", "F6"], "camps": ["G4"]}
    table = scene(options={"vacated_space_counts": counts}, **setting, moves="opt:B walk:F5")
    assert ("nomad" in table.deeds) == bool(drops)
    if drops:
        table.play("do:nomad lift:F4")
        assert table.legal == drops


@pytest.mark.rule("AF-2.6", "AF-11.6")
@pytest.mark.parametrize(("counts", "points"), [(True, 2), (False, None)])
def test_the_left_space_of_a_fresh_nomad(counts: bool, points: int | None) -> None:
    setting = {"rest": "down", "down": {"F4": "nomad"}, "bare": ["F5", "F6"], "camps": ["G4"]}
    table = scene(options={"vacated_space_counts": counts}, **setting, moves="opt:B walk:F5 do:flip flip:F4")
    assert ("settle:F5" in table.legal) == (points is not None)
    if points is not None:
        table.play("settle:F5")
        assert table.view.points == (points, 0)


@pytest.mark.rule("AF-2.6", "AF-11.5", "AF-11.6")
@pytest.mark.parametrize(("counts", "beside"), [(True, ["E6", "F4", "F6", "G5"]), (False, ["E6", "F6", "G5"])])
def test_what_counts_beside_the_new_space_is_lit_scored_and_told_alike(counts: bool, beside: list[str]) -> None:
    """Nomads leave F4, which touches the bare F5 alone, for F5."""
    setting = {"options": {"vacated_space_counts": counts}, "camps": ["E4", "E5", "F3", "G3", "G4"]}
    old = scene(**setting, tiles={"F4": "nomad"}, moves="opt:B walk:F5 do:nomad lift:F4")
    fresh = scene(**setting, down={"F4": "nomad"}, moves="opt:B walk:F5 do:flip flip:F4")
    for table, text, points in ((old, "drop:F5", len(beside) - 1), (fresh, "settle:F5", len(beside))):
        note = table.match.offers(0).notes[text]
        assert (note.gain, note.lights["because"]) == ((points, 0), tuple(beside))
        table.play(text)
        assert table.view.points == (points, 0)
        moved = table.event("tile_moved" if text.startswith("drop") else "settled")
        assert (moved["count_from"], moved["count_to"], moved["neighbours"]) == (1, len(beside), beside)


@pytest.mark.rule("AF-2.7")
def test_only_face_up_animals_of_the_same_kind_count() -> None:
    table = scene(tiles={"E6": "zebra", "F7": "lion"}, down={"F6": "lion", "G6": "lion"}, moves=FLIP)
    table.play("settle:F6")
    assert table.view.points == (2, 0)


@pytest.mark.rule("AF-2.9")
def test_a_space_holds_one_tile_or_camp_and_one_explorer() -> None:
    table = scene(at=["F5", "F6"], tiles={"E5": "lion", "C3": "lion"}, camps=["E6", "B3"], moves="opt:B")
    assert "walk:F6" not in table.legal
    table.play("walk:E6")
    assert table.deeds == ["animal", "skip"]
    table.play("do:animal lift:E5")
    assert table.legal == [f"drop:{space}" for space in ("B2", "C2", "C4", "D3", "D4")]


@pytest.mark.rule("AF-9.1", "AF-9.5", "AF-11.7", "AF-11.8")
@pytest.mark.parametrize("kind", ["lion", "nomad"])
def test_a_fresh_tile_stays_or_goes_to_any_better_space(kind: str) -> None:
    tiles = {"C3": "lion", "C4": "lion", "E6": "gold1", "E7": "gem1"}
    table = scene(tiles=tiles, down={"F6": kind}, moves=FLIP)
    better = targets(table.view, "F6")
    assert len({*better.values()}) > 1
    assert table.legal == ["settle:F6", *(f"settle:{space}" for space in better)]


@pytest.mark.rule("AF-9.2")
def test_equal_company_is_not_enough_for_a_fresh_animal() -> None:
    table = scene(tiles={"F7": "lion", "A1": "lion"}, down={"F6": "lion"}, moves=FLIP)
    assert table.legal == ["settle:F6"]


@pytest.mark.rule("AF-9.3")
def test_a_fresh_animal_needs_an_empty_space_anywhere() -> None:
    table = scene(at=["F5", "C2"], tiles={"C3": "lion", "B2": "gem1"}, camps=["B3"], down={"F6": "lion", "C4": "drum"})
    table.play("opt:B walk:F5 do:flip flip:F6")
    assert table.legal == ["settle:F6", "settle:C2", "settle:D3", "settle:D4"]


@pytest.mark.rule("AF-9.4")
@pytest.mark.parametrize(("space", "points"), [("F6", 1), ("B2", 2), ("B3", 3)])
def test_a_fresh_animal_scores_one_and_its_kin(space: str, points: int) -> None:
    table = scene(tiles={"C3": "lion", "C4": "lion"}, down={"F6": "lion"}, moves=f"{FLIP} settle:{space}")
    assert table.view.points == (points, 0)
    assert table.view.earned[0]["animal"] == points


@pytest.mark.rule("AF-10.1", "AF-11.1")
@pytest.mark.parametrize(("kind", "deed"), [("lion", "animal"), ("nomad", "nomad")])
def test_a_tile_under_or_beside_the_own_explorer_is_moved(kind: str, deed: str) -> None:
    """Also one under another explorer, but none further away."""
    tiles = {"F5": kind, "F6": kind, "F8": kind, "C3": "lion", "C4": "lion"}
    walls = dict.fromkeys(("E5", "E6", "E7", "F4", "F7", "G4"), "gem1")
    table = scene(at=["F5", "F6"], tiles=tiles | walls, moves=f"opt:B walk:F5 do:{deed}")
    assert table.legal == ["lift:F5", "lift:F6"]


@pytest.mark.rule("AF-10.2", "AF-11.2")
def test_a_tile_without_target_cannot_be_picked() -> None:
    table = scene(tiles={"F6": "lion", "F7": "lion", "F4": "zebra", "A2": "zebra"}, moves="opt:B walk:F5")
    table.play("do:animal")
    assert table.legal == ["lift:F4"]
    assert "nomad" not in scene(tiles={"F6": "nomad"}, moves="opt:B walk:F5").deeds
    crowded = scene(tiles={"F6": "nomad"}, camps=["E6"], moves="opt:B walk:F5")
    assert "nomad" in crowded.deeds


@pytest.mark.rule("AF-10.4", "AF-10.5")
@pytest.mark.parametrize("before", range(7))
def test_an_animal_goes_where_more_of_its_kind_are_however_many(before: int) -> None:
    """From E4 with `before` lions around it to K3 with `n`."""
    for n in range(1, 7):
        tiles = dict.fromkeys((*BESIDE["E4"][:before], *BESIDE["K3"][:n], "E4"), "lion")
        table = scene(rest="down", at=["E4", "Q1"], tiles=tiles, bare=["K3"], camps=["G4"], moves="opt:B walk:E4")
        if "animal" in table.deeds:
            table.play("do:animal")
        assert ("lift:E4" in table.legal) == (n > before)
        if n > before:
            table.play("lift:E4")
            assert table.legal == ["drop:K3"]
            table.play("drop:K3")
            assert table.view.points == (n - before, 0)


@pytest.mark.rule("AF-10.5", "AF-11.5")
def test_an_old_tile_scores_the_difference() -> None:
    tiles = {"F6": "lion", "F7": "lion", "C3": "lion", "C4": "lion", "B2": "lion"}
    table = scene(tiles=tiles, moves="opt:B walk:F5 do:animal lift:F6 drop:B3")
    assert table.view.points == (2, 0)
    assert table.view.earned[0] == {"deposit": 0, "animal": 0, "nomad": 0, "move": 2, "research": 0, "bonus": 0}
    table = scene(tiles={"F6": "nomad"}, camps=["E6", "E7", "F7"], moves="opt:B walk:F5 do:nomad lift:F6 drop:K3")
    assert table.view.points == (3, 0)


@pytest.mark.rule("AF-11.3")
def test_nomads_go_to_any_empty_space() -> None:
    table = scene(at=["F5", "K3"], tiles={"F6": "nomad"}, camps=["E6", "E7", "C5"], down={"J3": "drum"})
    table.play("opt:B walk:F5 do:nomad lift:F6")
    assert "drop:K3" in table.legal
    assert not {"drop:C5", "drop:J3", "drop:F6"} & {*table.legal}


@pytest.mark.rule("AF-11.6")
@pytest.mark.parametrize(("blocked", "points"), [([], 6), (["E6"], 5), (["E6", "E7", "F7", "G5", "G6"], 1)])
def test_a_fresh_nomad_scores_its_empty_neighbours(blocked: list[str], points: int) -> None:
    table = scene(camps=blocked, down={"F6": "nomad"}, moves=f"{FLIP} settle:F6")
    assert table.view.points == (points, 0)
    assert table.view.earned[0]["nomad"] == points
    assert table.event("scored")["reason"] == "nomad"


@pytest.mark.rule("AF-11.8")
def test_equal_room_is_not_enough_for_a_fresh_nomad() -> None:
    table = scene(camps=["E6"], down={"F6": "nomad"}, moves=FLIP)
    six = {text.removeprefix("settle:") for text in table.legal[1:]}
    assert six == {space for space, n in targets(table.view, "F6").items() if n == 6}
    with pytest.raises(Illegal) as refusal:
        table.match.play(0, "settle:F12")
    assert refusal.value.rule == "AF-11.8"
