"""Choices as texts, the order of legal lists, and reading lines (section 8)."""

from __future__ import annotations

import pytest

from mezani import BadRecord, Illegal, Match, Refused, Unreadable, game
from mezani.games.africa.box import BOX
from tests.games.africa.scenes import Scene, scene

NOTATION = game("africa").notation
GOODS = ("statue", "kettle", "garment", "mask", "drum")


def test_the_choices_are_those_of_the_grammar() -> None:
    spaces = BOX.spaces
    swaps = [f"swap:s{seat}.{kind}" for seat in range(1, 6) for kind in GOODS]
    wanted = [f"city:{space}" for space in ("A1", "B8", "G4", "J6", "Q1")]
    wanted += ["opt:A", "opt:B", *(f"leap:{space}" for space in spaces), *(f"walk:{space}" for space in spaces)]
    wanted += [f"do:{deed}" for deed in ("flip", "animal", "nomad", "research", "mine", "skip")]
    wanted += [f"{word}:{space}" for word in ("flip", "settle", "lift", "drop") for space in spaces]
    wanted += ["swap:none", *swaps, "end"]
    assert list(NOTATION.CHOICES) == wanted


def test_the_outcomes_are_the_kinds() -> None:
    animals = ("elephant", "zebra", "giraffe", "lion", "rhino")
    assert ("monument", "nomad", "gold1", "gold2", "gem1", "gem2", *GOODS, *animals) == NOTATION.OUTCOMES


@pytest.mark.parametrize(
    "text",
    [
        *("", "walk", "walk:", "walk:a1", "walk:A01", "walk:I1", "walk:O1", "walk: A1", "walk:A1 ", "Walk:A1"),
        *("opt:C", "do:fly", "flip:F6=lion", "end:"),
        *("swap:s6.mask", "swap:s0.mask", "swap:2.mask", "swap:s2", "swap:s2.Mask"),
    ],
)
def test_texts_of_another_shape_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        scene().match.play(0, text)


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("opt:B", "walk:A9"),
        ("opt:B", "walk:Q3"),
        ("opt:A", "leap:H7"),
        ("opt:B walk:F5 do:flip", "flip:F99"),
        ("opt:B walk:F5 do:flip flip:F6", "swap:s5.mask"),
        ("opt:B walk:F5 do:flip flip:F6", "swap:s2.pearl"),
    ],
)
def test_spaces_seats_and_types_that_do_not_exist_are_refused(moves: str, text: str) -> None:
    table = scene(down={"F6": "drum"}, goods=[{}, {"mask": 1}], moves=moves)
    with pytest.raises(Illegal) as refusal:
        table.match.play(0, text)
    assert refusal.value.say.id.startswith("africa-why-no-")


def in_order(table: Scene) -> bool:
    """Tell whether a legal list names spaces in the order of the map."""
    spaces = [BOX.spaces.index(text.partition(":")[2]) for text in table.legal]
    return spaces == sorted(spaces)


def test_lists_follow_the_map_with_the_found_space_first() -> None:
    tiles = {"E5": "lion", "G5": "lion", "F4": "nomad", "G4": "nomad", "C3": "lion", "C4": "lion"}
    down = {"E6": "lion", "F6": "mask"}
    table = scene(at=["F5", "Q1"], tiles=tiles, down=down)
    assert table.legal == ["opt:A", "opt:B"]
    table.play("opt:B")
    assert in_order(table)
    assert table.legal[0] == "walk:D4"
    table.play("walk:F5")
    assert table.deeds == ["flip", "animal", "nomad", "research", "mine", "skip"]
    table.play("do:animal")
    assert table.legal == ["lift:E5", "lift:G5"]
    table.play("lift:G5")
    assert in_order(table)
    table.play("drop:B3 walk:F5 do:flip")
    assert table.legal == ["flip:E6", "flip:F6"]
    table.play("flip:E6")
    assert table.legal[0] == "settle:E6"
    spaces = [BOX.spaces.index(text.partition(":")[2]) for text in table.legal[1:]]
    assert spaces == sorted(spaces)
    assert in_order(scene(moves="opt:A"))


def test_the_example_of_the_document() -> None:
    """`=kind` in a reading line is the outcome that a record has on a line of its own."""
    record = scene(rest="down", at=["A1", "Q1"]).match.record
    body = "0 opt:B/0 walk:A1/0 do:flip/0 flip:B3/- drum/0 swap:none/0 walk:B3/0 do:flip/0 flip:C4/- nomad/0 settle:C4"
    match = Match.replay(record + body.replace("/", "\n") + "\n0 end\n")
    assert match.to_act == (1,)
    with pytest.raises(BadRecord, match="entry 3"):
        Match.replay(record + body.replace("/0 do:flip/0 flip:B3", "/0 flip:B3", 1).replace("/", "\n"))


def test_a_record_cannot_bring_a_kind_of_which_none_is_left() -> None:
    record = scene(down={"F6": "lion"}).match.record + "0 opt:B\n0 walk:F5\n0 do:flip\n0 flip:F6\n"
    assert Match.replay(record + "- lion\n").to_act == (0,)
    with pytest.raises(BadRecord, match="entry 5"):
        Match.replay(record + "- zebra\n")


def test_seats_stand_as_labels_in_exchanges_only() -> None:
    goods: list[dict[str, int]] = [{}, {}, {"kettle": 1}]
    table = scene(players=3, down={"F6": "statue"}, goods=goods, moves="opt:B walk:F5 do:flip flip:F6")
    assert table.legal == ["swap:none", "swap:s3.kettle"]
    table.play("swap:s3.kettle")
    assert table.event("exchanged")["other"] == 2
    assert "\n0 swap:s3.kettle\n" in table.match.record


def test_nobody_else_may_choose() -> None:
    table = scene(players=3)
    for seat in (1, 2):
        with pytest.raises(Refused):
            table.match.play(seat, "opt:B")
