"""Data files: every wrong value is one clear error that names the place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mezani import BadData, BadOption
from mezani.core.data import Place, read_data
from mezani.core.options import Option, read_options, settle

DATA = Place({"number": 7, "text": "x", "yes": True, "list": [1, "a"], "table": {"k": 1}}, "toy: ")


def test_right_values() -> None:
    assert DATA["number"].number(7, 7) == 7
    assert DATA["text"].text("x", "y") == "x"
    assert DATA["yes"].yes()
    assert [part.path for part in DATA["list"]] == ["toy: list[0]", "toy: list[1]"]
    assert [(key, part.path) for key, part in DATA["table"].items()] == [("k", "toy: table.k")]
    assert Place([1, 2], "x").numbers() == (1, 2)
    assert Place(["a"], "x").texts() == ("a",)
    assert "k" in DATA["table"]
    assert "k" not in DATA["number"]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: DATA["number"]["k"], "toy: number: must be a table"),
        (lambda: DATA["table"]["z"], "toy: table: has no `z`"),
        (lambda: list(DATA["number"]), "toy: number: must be a list"),
        (lambda: list(DATA["number"].items()), "toy: number: must be a table"),
        (lambda: DATA["number"].number(8), "toy: number: must be a whole number from 8 to 1000000, is 7"),
        (lambda: DATA["number"].number(0, 6), "toy: number: must be a whole number from 0 to 6, is 7"),
        (DATA["yes"].number, "must be a whole number from 0 to 1000000, is True"),
        (DATA["number"].text, "toy: number: must be a text, is 7"),
        (lambda: Place("", "here").text(), "here: must be a text, is ''"),
        (lambda: DATA["text"].text("y", "z"), "toy: text: must be one of y, z, is 'x'"),
        (DATA["number"].yes, "toy: number: must be true or false, is 7"),
        (DATA["list"].numbers, r"toy: list\[1\]: must be a whole number"),
        (DATA["list"].texts, r"toy: list\[0\]: must be a text"),
    ],
)
def test_wrong_values(read: Callable[[], Any], said: str) -> None:
    with pytest.raises(BadData, match=said):
        read()


@pytest.mark.parametrize("content", [b"a = ", b"\xff\xfe", None])
def test_files_that_cannot_be_read(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "data.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData, match=f"{tmp_path.name}/data.toml: "):
        read_data(path)


def options(**entry: Any) -> tuple[Option, ...]:
    return read_options(Place({"option": [{"id": "o", **entry}]}, "toy: "))


def test_options_of_every_type() -> None:
    (number,) = options(type="integer", min=2, max=4, off=0, default=3, house=True)
    assert (number.values, number.default, number.house) == ((0, 2, 3, 4), 3, True)
    (choice,) = options(type="choice", values=["a", "b"], default="b")
    assert (choice.values, choice.default, choice.house) == (("a", "b"), "b", False)
    (yes,) = options(type="boolean", default=True)
    assert (yes.values, yes.default) == ((False, True), True)


def test_values_are_read_from_texts_and_written_back() -> None:
    for option in (Option("n", (1, 2), 1), Option("b", (False, True), False), Option("c", ("x", "y"), "x")):
        for value in option.values:
            assert option.read(value) is value
            assert option.read(Option.write(value)) is value


def test_one_is_not_true() -> None:
    with pytest.raises(BadOption, match="option b: 1 is not possible"):
        Option("b", (False, True), False).read(1)
    with pytest.raises(BadOption, match="option n: True is not possible"):
        Option("n", (0, 1), 0).read(True)


def test_options_with_wrong_entries() -> None:
    with pytest.raises(BadData, match=r"option\[0\].default: option o: 9 is not possible \(choose from 2, 3, 4\)"):
        options(type="integer", min=2, max=4, default=9)
    with pytest.raises(BadData, match=r"option\[0\].type: must be one of integer, choice, boolean"):
        options(type="colour", default=1)


def test_unknown_options() -> None:
    with pytest.raises(BadOption, match=r"no option 'x' \(there are o\)"):
        settle(options(type="boolean", default=True), {"x": 1})
    assert settle(options(type="boolean", default=True), {}) == {"o": True}
