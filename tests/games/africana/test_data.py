"""The data file: every bad value is refused with its place, and the rules take every number from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mezani import BadData
from mezani.games.africana import board, box
from mezani.games.africana.box import BOX
from tests.games.africana.table import NORTH, SPECIFICATION, Table, book, player

TEXT = (Path(box.__file__).parent / "data.toml").read_text(encoding="utf-8")


def with_changes(folder: Path, *changes: tuple[str, str]) -> box.Box:
    """Return the box of a data file in which texts are replaced."""
    text = TEXT
    for old, new in changes:
        assert re.search(old, text, re.MULTILINE), old
        text = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    path = folder / "africana" / "data.toml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return box.read_box(path)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (r"^seat = 2", "seat = 3", r"company\[1\]\.seat"),
        (r'^start = "napoli"', 'start = "rome"', r"company\[0\]\.start"),
        (r"^max = 4\nstatus", "max = 3\nstatus", r"company: must be 3 companies, are 4"),
        (r"^min = 2", "min = 1", r"players\.min"),
        (r"^count = 12", "count = 0", r"travel_card\[0\]\.count"),
        (r"^count = 2", "count = 20", r"assistant\[0\]\.count"),
        (r"^per_player = 1", "per_player = 5", r"joker\.per_player"),
        (r"^start_hand = 1", "start_hand = 0", r"travel_deck\.start_hand"),
        (r"^draw_action = 2", "draw_action = 11", r"travel_deck\.draw_action"),
        (r"^A = 10", "A = 11", r"expedition_stack\.A: must be the number of cards listed"),
        (r"^p3 = 7", "p3 = -7", r"expedition_removed_from_C\.p3"),
        (r"^p4 = 4", "", r"expedition_removed_from_C: has no `p4`"),
        (r"^slot = 4", "slot = 5", r"join_bonus\[3\]\.slot"),
        (r"^travel_cards = 1", "travel_cards = 11", r"join_bonus\[0\]\.travel_cards"),
        (r"^expedition_slots = 5", "expedition_slots = 4", r"limits\.expedition_slots"),
        (r"^company_markers = 4", "company_markers = 9", r"limits\.company_markers"),
        (r"^hand_at_end_of_turn = 5", "hand_at_end_of_turn = 0", r"limits\.hand_at_end_of_turn"),
        (r"^adventure = 5", 'adventure = "5"', r"prices\.adventure"),
        (r"^further_page_turn = 1", "further_page_turn = 0", r"prices\.further_page_turn"),
        (r"^assistants_2 = -5", "assistants_2 = 5", r"scoring\.assistants_2"),
        (r"^silver_per_point = 10", "silver_per_point = 0", r"scoring\.silver_per_point"),
        (r"^travel_cards_per_point = 2", "travel_cards_per_point = true", r"scoring\.travel_cards_per_point"),
        (r'^half = "north"', 'half = "west"', r"location\[0\]\.half"),
        (r'^enter = \["magenta", "turquoise"\]', 'enter = ["pink"]', r"location\[0\]\.enter\[0\]"),
        (r'^id = "marrakesh"', 'id = "napoli"', r"location\[1\]\.id: is there twice|route"),
        (r'^a = "napoli"\nb = "tripoli"', 'a = "napoli"\nb = "napoli"', r"route\[0\]: leads back to its own end"),
        (r'^a = "napoli"\nb = "tripoli"', 'a = "cairo"\nb = "napoli"', r"route\[1\]: leads back .* is there twice"),
        (r'^a = "napoli"\nb = "tripoli"', 'a = "napoli"\nb = "rome"', r"route\[0\]\.b"),
        (r'^stack = "B"', 'stack = "A"', r"expedition_stack\.A: must be the number"),
        (r'^stack = "B"', 'stack = "D"', r"expedition\[10\]\.stack"),
        (r'^destination = "lagos"', 'destination = "rome"', r"expedition\[0\]\.destination"),
        (r"^vp = 1", "vp = -1", r"expedition\[0\]\.vp"),
        (r'^book = "north"', 'book = "south"', r"adventure: the north book must have 15 pages"),
        (r'^kind = "artifact"', 'kind = "relic"', r"adventure\[0\]\.kind"),
        (r'^artifact = "mask"', 'artifact = "crown"', r"adventure\[0\]\.artifact"),
        (r'^assistant = "turquoise"', 'assistant = "pink"', r"adventure\[10\]\.assistant"),
        (r'^target = "luanda"', 'target = "rome"', r"adventure\[0\]\.target"),
        (r"^\[joker\]", "[jester]", r"has no `joker`"),
        (r"^\[meta\]", "[meta", r"africana/data\.toml: .*line"),
    ],
)
def test_a_bad_value_is_named(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(BadData, match=place) as error:
        with_changes(tmp_path, (old, new))
    assert str(error.value).startswith("africana/data.toml: ")


def test_no_file_is_a_bad_file(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"data\.toml"):
        box.read_box(tmp_path / "data.toml")


def test_the_numbers_are_those_of_the_rules() -> None:
    """What the specification states (AN-1.3, 3.6, 6.5, 6.11, 8.4, 12.2, 12.6, 15.3, 15.6)."""
    assert [(company.silver, company.colour) for company in BOX.companies] == [
        (2, "white"),
        (2, "blue"),
        (3, "yellow"),
        (4, "red"),
    ]
    assert BOX.removed == {2: 10, 3: 7, 4: 4}
    assert BOX.copies == (12,) * 5 + (2,) * 5 + (1,)
    assert (BOX.markers, BOX.hand_limit, BOX.unfinished_limit) == (4, 5, 3)
    assert (BOX.adventure_price, BOX.turn_prices, BOX.recolour_price) == (5, (0, 1), 5)
    assert BOX.penalties == (0, 0, -5, -10)
    assert BOX.collections == box.Collections(6, 12, 2, 10)
    assert (BOX.silver_per_point, BOX.cards_per_point, BOX.unfinished_points) == (10, 2, 1)


@pytest.mark.rule("AN-1.4", "AN-12.3", "AN-14.8")
def test_the_options_are_those_of_the_document() -> None:
    table = SPECIFICATION.read_text(encoding="utf-8").partition("### 1.1 Options")[2].partition("### 1.2")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| `?(\w+)`? \|", table, re.MULTILINE)
    options = Table().match.game.options
    assert [(option.id, str(option.write(option.default))) for option in options] == [(id, on) for id, _, on in rows]
    for option, (_, values, _) in zip(options, rows, strict=True):
        named = re.findall(r"`(\w+)`", values)
        assert [str(value) for value in option.values] == named if named else option.values == (0, *range(10, 100))


@pytest.fixture
def another_box(tmp_path: Path) -> Iterator[None]:
    """Let the rules play with other cards for a while."""
    board.load(
        with_changes(
            tmp_path,
            (r'^id = "A01"\nstack = "A"\nstart = "windhoek"', 'id = "A01"\nstack = "A"\nstart = "napoli"'),
            (r'^destination = "lagos"\nsilver = 3\nvp = 1', 'destination = "tripoli"\nsilver = 7\nvp = 9'),
            (r'^target = "luanda"\nsilver = 2\nvp = 3', 'target = "tripoli"\nsilver = 11\nvp = 8'),
            (r'^enter = \["grey", "orange"\]', 'enter = ["violet"]'),
            (r"^travel_cards = 1\nsilver = 0", "travel_cards = 0\nsilver = 3"),
            (r"^assistants_2 = -5", "assistants_2 = -6"),
            (r"^two_identical = 6", "two_identical = 20"),
        )
    )
    yield
    board.load(BOX)


@pytest.mark.usefixtures("another_box")
def test_the_rules_take_their_numbers_from_the_file() -> None:
    table = Table(hand="v+g", unfinished="N01", finished="N11 N12 N03 N04")
    state = table.match.state
    codes = table.match.game.code_of
    for text in ("move", "join:A01", "go:tripoli:v", "fin:A01", "adv:N01"):
        assert codes[text] in state.codes(), text
        state.step(codes[text])
    assert codes["go:cairo:g"] not in state.codes()
    silver = 3 + 7 + 11
    assert table.match.game.positions.write(state)["players"][0]["silver"] == silver
    assert state.scores()[0] == 9 + 8 + (3 + 4) + 20 - 6 + silver // 10


def test_after_a_change_the_real_numbers_are_back() -> None:
    table = Table(at="windhoek", silver=5, north=book(NORTH), others=[player("lagos")])
    assert table.match.scores == [0, 0]
    table.do("move join:A01")
    assert table.now["hand"] == "m+j"
