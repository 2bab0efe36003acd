"""Flips: deposits, goods and exchanges, monuments, and the luck behind them (AF-8, AF-12, section 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from mezani import Illegal, Match, Rng, game
from mezani.games.africa.box import BOX
from mezani.games.africa.rules import Africa
from tests.games.africa.scenes import Scene, scene

FLIP = "opt:B walk:F5 do:flip flip:F6"


@pytest.mark.rule("AF-8.1")
def test_only_adjacent_face_down_tiles_can_be_flipped() -> None:
    table = scene(down={"F6": "lion", "E5": "mask", "F7": "drum"}, tiles={"E6": "zebra"}, moves="opt:B walk:F5 do:flip")
    assert table.legal == ["flip:E5", "flip:F6"]
    for text in ("flip:F7", "flip:E6", "flip:F5"):
        with pytest.raises(Illegal) as refusal:
            table.match.play(0, text)
        assert refusal.value.rule == "AF-8.1"


@pytest.mark.rule("AF-8.1", "AF-9.1", "AF-11.7")
@pytest.mark.parametrize("kind", ["lion", "nomad"])
def test_the_tile_is_turned_up_on_its_space_before_anything_else(kind: str) -> None:
    table = scene(down={"F6": kind}, moves=FLIP)
    assert table.holds("F6") == kind
    assert table.view.phase == "settle"
    assert table.view.points == (0, 0)
    assert table.kinds()[-1] == "flipped"


@pytest.mark.rule("AF-8.2", "AF-15.10")
@pytest.mark.parametrize(("kind", "points"), [("gold1", 1), ("gold2", 2), ("gem1", 1), ("gem2", 2)])
def test_a_deposit_stays_and_scores_its_pieces(kind: str, points: int) -> None:
    table = scene(down={"F6": kind}, moves=FLIP)
    assert table.holds("F6") == kind
    assert table.view.points == (points, 0)
    assert (table.view.gold, table.view.gems) == ((0, 0), (0, 0))
    assert table.view.phase == "walk"
    table.play("walk:F5 do:skip end opt:A leap:F7 end opt:A leap:F4 end opt:B walk:F7 do:mine")
    assert table.view.points == (points, 0)
    assert table.view.gold[1] + table.view.gems[1] == points


@pytest.mark.rule("AF-8.3", "AF-8.4")
def test_a_good_goes_to_the_area_and_its_space_is_bare() -> None:
    table = scene(down={"F6": "mask"}, goods=[{"mask": 2}, {"drum": 1}], moves=FLIP)
    assert table.holds("F6") == "-"
    assert table.view.goods[0]["mask"] == 3
    assert table.legal == ["swap:none", "swap:s2.drum"]
    table.play("swap:none")
    assert table.view.goods[0]["mask"] == 3
    assert table.view.goods[1]["drum"] == 1


def swaps(mine: dict[str, int], *others: dict[str, int], **more: object) -> list[str]:
    """Return the legal exchanges after a statue was taken."""
    goods = [mine, *others]
    return scene(players=len(goods), down={"F6": "statue"}, goods=goods, moves=FLIP, **more).legal


@pytest.mark.rule("AF-8.6")
def test_an_exchange_needs_as_many_of_the_uncovered_type() -> None:
    assert swaps({}, {"kettle": 1, "mask": 2}) == ["swap:none", "swap:s2.kettle"]
    assert swaps({"statue": 1}, {"kettle": 1, "mask": 2}) == ["swap:none", "swap:s2.kettle", "swap:s2.mask"]
    assert swaps({"drum": 4}, {"kettle": 2}) == ["swap:none"]
    assert swaps({"statue": 4}, {"statue": 1}) == ["swap:none"]
    assert swaps({"kettle": 1}, {}) == ["swap:none"]


@pytest.mark.rule("AF-8.6", "AF-8.8")
def test_exchanges_are_offered_by_seat_and_type() -> None:
    every = {"statue": 1, "kettle": 1, "garment": 1, "mask": 1, "drum": 1}
    types = ("kettle", "garment", "mask", "drum")
    listed = [f"swap:s{seat}.{kind}" for seat in (2, 3, 4, 5) for kind in types]
    assert swaps({}, every, every, every, every) == ["swap:none", *listed]


@pytest.mark.rule("AF-8.5", "AF-8.7")
def test_an_exchange_takes_the_whole_type_and_scores_nothing() -> None:
    goods = [{"statue": 3, "mask": 1}, {"drum": 3, "kettle": 1, "statue": 1}]
    table = scene(down={"F6": "statue"}, goods=goods, moves=f"{FLIP} swap:s2.drum")
    owned = [{kind: n for kind, n in area.items() if n} for area in table.view.goods]
    assert owned == [{"statue": 1, "mask": 1, "drum": 3}, {"statue": 4, "kettle": 1}]
    assert table.view.points == (0, 0)
    assert table.seat == 0


@pytest.mark.rule("AF-8.8", "AF-8.9")
def test_one_exchange_per_uncovered_good_and_none_without() -> None:
    goods = [{"statue": 5}, {"drum": 1, "kettle": 1}]
    table = scene(down={"F6": "statue", "F4": "gold1"}, goods=goods, moves=f"{FLIP} swap:s2.drum walk:F5")
    assert "swap" not in {text.partition(":")[0] for text in table.legal}
    table.play("do:flip flip:F4")
    assert table.legal == ["end"]


@pytest.mark.rule("AF-8.8")
def test_the_house_rule_without_exchanges() -> None:
    assert swaps({"statue": 1}, {"kettle": 1}, options={"exchanges_per_good": 0}) == ["swap:none"]
    assert swaps({"statue": 1}, {"kettle": 1}, options={"exchanges_per_good": 1}) == ["swap:none", "swap:s2.kettle"]


@pytest.mark.rule("AF-8.10")
@pytest.mark.parametrize(
    ("kind", "phase"),
    [("monument", "walk"), ("lion", "settle"), ("nomad", "settle"), ("drum", "swap"), ("gem1", "walk")],
)
def test_what_follows_depends_on_the_class(kind: str, phase: str) -> None:
    assert scene(players=3, down={"F6": kind}, moves=FLIP).view.phase == phase


@pytest.mark.rule("AF-12.1", "AF-12.2")
def test_a_monument_stays_and_brings_a_camp() -> None:
    table = scene(players=3, down={"F6": "monument"}, hand=[0, 2, 2], moves=FLIP)
    assert table.holds("F6") == "monument"
    assert table.view.points == (0, 0, 0)
    assert (table.view.camps, table.view.supply, table.view.monuments) == ((1, 2, 2), 9, 1)
    table.play("walk:F5")
    assert "research" in table.deeds
    for moves in ("opt:B walk:F5 do:animal", "opt:B walk:F5 do:flip"):
        with pytest.raises(Illegal):
            scene(players=3, tiles={"F6": "monument"}, moves=moves)


@pytest.mark.rule("AF-12.2")
def test_a_camp_won_in_the_second_part_is_built_in_a_later_turn() -> None:
    table = scene(down={"F6": "monument"}, hand=[0, 0], moves="opt:B walk:F5 do:skip walk:F5 do:flip flip:F6")
    assert table.legal == ["end"]
    table.play("end opt:B walk:Q1 do:skip walk:Q1 do:skip end opt:B walk:F5")
    assert "research" in table.deeds


@pytest.mark.rule("AF-12.3", "AF-12.4", "AFP-3")
@pytest.mark.parametrize("players", [2, 3])
def test_the_supply_is_empty_when_only_the_last_monument_is_missing(players: int) -> None:
    spaces = ["E5", "E6", "F4", "F6", "G4", "G5", "E7", "F7", "G6", "E4", "F3"]
    last = {2: 9, 3: 11}[players]
    table = scene(players=players, down=dict.fromkeys(spaces[:last], "monument"), options={"stall_rounds": 0})
    found = 0
    while not table.match.over:
        moves = {"option": "opt:B", "walk": "walk", "act": "do:flip", "flip": "flip", "turn_end": "end"}
        wanted = moves[table.view.phase]
        if table.seat > 0 or (wanted == "do:flip" and "do:flip" not in table.legal):
            pass_turn(table)
            continue
        legal = [text for text in table.legal if text.startswith(wanted)]
        table.play(next((text for text in legal if beside_a_tile(table, text)), legal[0]))
        if "flipped" in table.kinds():
            found += 1
            assert table.view.monuments == found
            assert table.view.supply == last - 1 - min(found, last - 1)
    assert found == last
    assert sum(table.view.camps) == 2 * players + last - 1


def beside_a_tile(table: Scene, text: str) -> bool:
    """Tell whether a walk ends beside a face-down tile; true for every other choice."""
    word, _, space = text.partition(":")
    return word != "walk" or "?" in {table.holds(BOX.spaces[k]) for k in BOX.beside[BOX.spaces.index(space)]}


def pass_turn(table: Scene) -> None:
    """Do nothing with what is left of a turn."""
    while "end" not in table.legal:
        quiet = ["opt:B", f"walk:{table.view.explorers[table.seat]}", "do:skip"]
        table.play(next(text for text in quiet if text in table.legal))
    table.play("end")


# Luck (section 7) -----------------------------------------------------------------------------------------------------


def test_a_flip_may_bring_every_kind_still_face_down_by_its_number() -> None:
    match = Match("africa", seats=2, dealer=None)
    for seat, text in ((0, "city:G4"), (1, "city:A1"), (0, "opt:B"), (0, "walk:G4"), (0, "do:flip"), (0, "flip:F4")):
        match.play(seat, text, publish=True)
    mix = dict(zip(BOX.kinds, BOX.mixes["A"], strict=True))
    assert match.outcomes() == mix
    match.give("monument")
    for text in ("walk:G4", "do:flip", "flip:G5"):
        match.play(0, text, publish=True)
    assert match.outcomes() == {**mix, "monument": 10}


def test_a_kind_of_which_none_is_left_cannot_come() -> None:
    table = scene(down={"F6": "lion"}, moves="opt:B walk:F5 do:flip")
    table.match.play(0, "flip:F6")
    assert table.match.outcomes() == {"lion": 1}
    with pytest.raises(Illegal):
        table.match.give("zebra")


@pytest.mark.rule("AF-18.2")
@pytest.mark.parametrize("space", ["F4", "G3", "G5"])
def test_every_kind_comes_as_often_as_it_is_left_whatever_the_space(space: str) -> None:
    """Section 7, items 4 and 5: of 20 000 draws each kind is within five standard deviations of its share."""
    state = game("africa").start(3)
    for text in ("city:G4", "city:A1", "city:Q1", "opt:B", "walk:G4", "do:flip", f"flip:{space}"):
        state.step(game("africa").code_of[text])
    rng, draws = Rng(7), 20_000
    drawn = Counter(BOX.kinds[state.drawn(rng)] for _ in range(draws))
    for kind, n in zip(BOX.kinds, BOX.mixes["A"], strict=True):
        share = n / 96
        assert abs(drawn[kind] - draws * share) < 5 * (draws * share * (1 - share)) ** 0.5, kind


@pytest.mark.rule("AF-18.2", "AFP-11")
def test_a_sample_leaves_nothing_to_draw_anew() -> None:
    """The hidden kinds are no part of a state: a sample is the state, and each later flip its draw."""
    state = game("africa").start(2)
    assert isinstance(state, Africa)
    state.step(game("africa").code_of["city:G4"])
    sampled = state.copy()
    sampled.resample(0, Rng(3))
    assert game("africa").positions.write(sampled) == game("africa").positions.write(state)
    assert sum(sampled.unseen) == list(sampled.content).count(-3) == 96
