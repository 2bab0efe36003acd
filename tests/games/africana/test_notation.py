"""Choices and outcomes as texts, and the record of a game (section 8)."""

from __future__ import annotations

import pytest

from mezani import BadRecord, Illegal, Match, Unreadable, game
from mezani.games.africana.box import BOX
from tests.games.africana.table import NORTH, Table, book, position

NOTATION = game("africana").notation
CARDS = ("m", "t", "g", "o", "v", "am", "at", "ag", "ao", "av", "j")
PLACES = (
    *("addis_abeba", "aswan", "cairo", "cape_town", "dakar", "jidda", "khartoum", "lagos", "leopoldville", "luanda"),
    *("marrakesh", "mozambique", "napoli", "port_natal", "serengeti", "tananarive", "timbuktu", "tripoli", "ujiji"),
    *("victoria_falls", "windhoek", "zanzibar"),
)
EXPEDITIONS = [f"{letter}{n:02}" for letter, size in (("A", 10), ("B", 10), ("C", 14)) for n in range(1, size + 1)]
PAGES = [f"{letter}{n:02}" for letter in "NS" for n in range(1, 16)]


def test_the_choices_are_those_of_the_grammar() -> None:
    wanted = ["draw", "book", "move", "close", "stop", "turn:F", "turn:B", "buy:L", "buy:R"]
    wanted += [f"{word}:{id}" for word in ("join", "fin") for id in EXPEDITIONS]
    wanted += [f"{word}:{id}" for word in ("adv", "shed") for id in PAGES]
    for place in PLACES:
        wanted += [f"go:{place}:{card}" for card in CARDS]
        wanted += [f"go:{place}:{card}!" for card in CARDS if card != "j"]
    wanted += [f"drop:{card}" for card in CARDS]
    assert list(NOTATION.CHOICES) == wanted
    assert all(NOTATION.GRAMMAR.fullmatch(text) for text in wanted)
    assert [place.id for place in BOX.locations] == list(PLACES)


def test_the_outcomes_are_cards_and_pages() -> None:
    assert list(NOTATION.OUTCOMES) == [*EXPEDITIONS, *PAGES, "m", "t", "g", "o", "v"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "Draw", "draw ", " draw", "pass", "turn", "turn:f", "turn:L", "buy:F", "buy:r", "stop:"),
        *("join:D01", "join:A1", "join:a01", "join:N01", "fin:A001", "adv:A01", "adv:N1", "shed:n01", "shed:"),
        *("go:napoli", "go:Napoli:m", "go:napoli:j!", "go:napoli:x", "go:napoli:am!!", "go::m", "go:cape town:m"),
        *("drop:m!", "drop:aj", "drop:", "draw[mt]", "join:A05[v]", "7.2", "move stop", "draw\n"),
    ],
)
def test_texts_of_another_shape_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        Table().match.play(0, text)


@pytest.mark.parametrize(
    "text", ["join:A99", "fin:C15", "adv:N16", "adv:S00", "go:rome:m", "go:a_b_c:j", "go:napoli:j"]
)
def test_cards_and_places_that_do_not_exist_are_refused(text: str) -> None:
    table = Table()
    table.do("move")
    with pytest.raises(Illegal):
        table.match.play(0, text)


@pytest.mark.rule("AN-8.7")
def test_a_step_is_legal_in_one_way() -> None:
    """With `!` a card that is not valid, without it a valid one."""
    table = Table(at="cairo", hand="m+o", silver=5)
    table.do("move")
    for place in ("aswan", "jidda", "napoli", "tripoli"):
        for card in ("m", "o"):
            ways = [text for text in (f"go:{place}:{card}", f"go:{place}:{card}!") if text in table.legal]
            assert len(ways) == 1


@pytest.mark.rule("AN-9.7", "AN-11.3", "AN-12.6")
def test_lists_follow_slots_ids_places_and_cards() -> None:
    table = Table(
        at="windhoek",
        hand="v+m+g+am+j",
        silver=5,
        unfinished="S01 N04",
        slots="C14 B10 A02 B01 A01",
        marks={"B01": [0], "C14": [0]},
    )
    table.do("move")
    assert table.legal[:6] == ["stop", "join:B10", "join:A01", "fin:C14", "fin:B01", "adv:N04"]
    steps = [text.removeprefix("go:") for text in table.legal[6:]]
    assert steps == [
        *("cape_town:g", "cape_town:j", "cape_town:m!", "cape_town:v!", "cape_town:am!"),
        *("luanda:m", "luanda:v", "luanda:am", "luanda:j", "luanda:g!"),
        *("victoria_falls:m", "victoria_falls:g", "victoria_falls:am", "victoria_falls:j", "victoria_falls:v!"),
    ]
    table = Table(silver=20, north=book("N03 N01 N04 N02"), unfinished="S02")
    table.do("book buy:R buy:R buy:R buy:R close")
    assert table.legal == ["shed:N01", "shed:N02", "shed:N03", "shed:N04", "shed:S02"]


# Records --------------------------------------------------------------------------------------------------------------

SETUP = ("A01", "A02", "A06", "A09", "A10", "N01", "S01", "m", "t")
TURNS = ("0 draw", "- g", "- v", "1 book", "1 turn:F", "- S02", "1 close", "0 move", "0 go:marrakesh:g")
LINES = [*(f"- {text}" for text in SETUP), *TURNS, "0 join:A06", "- o", "0 stop", "1 move"]


def record(lines: list[str]) -> str:
    head = Match("africana", seats=2, dealer=None).record
    return head + "".join(f"{line}\n" for line in lines)


def test_a_record_has_one_choice_or_outcome_a_line() -> None:
    match = Match.replay(record(LINES))
    assert match.record.endswith("\n".join(LINES) + "\n")
    assert match.legal(1)[0] == "stop"
    assert Match.replay(match.record).position() == match.position()


@pytest.mark.parametrize(
    ("place", "line"), [(0, "- B01"), (5, "- S01"), (10, "- N02"), (12, "1 buy:R"), (16, "0 go:cairo:g"), (9, "1 draw")]
)
def test_a_record_cannot_hold_what_is_not_possible(place: int, line: str) -> None:
    with pytest.raises(BadRecord, match=f"entry {place + 1}"):
        Match.replay(record([*LINES[:place], line]))


@pytest.mark.rule("AN-18.1", "AN-19.3")
def test_others_see_a_record_without_drawn_cards() -> None:
    match = Match.replay(record(LINES))
    for reader, hidden in ((0, {8}), (1, {7, 10, 11, 19}), (None, {7, 8, 10, 11, 19})):
        _, _, body = match.record_seen_by(reader).partition("\n\n")
        assert body.split("\n")[:-1] == ["- ?" if place in hidden else line for place, line in enumerate(LINES)]
    match = Match.at(position(), dealer=None)
    match.play(0, "move")
    assert "0 move" not in match.record


def test_reshuffles_leave_no_line() -> None:
    table = Table(travel="m", discard="t+t")
    table.do("draw")
    assert table.match.record.splitlines()[-3:] == ["0 draw", "- m", "- t"]


def test_what_was_taken_back_leaves_no_trace() -> None:
    table = Table(north=book(NORTH))
    table.do("move go:cairo:j", publish=False)
    table.match.undo(0)
    table.match.undo(0)
    table.do("draw")
    assert "move" not in table.match.record
