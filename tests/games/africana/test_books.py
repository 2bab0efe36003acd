"""Adventure books (AN-6): which book, what is for sale, what turning costs, what stays where it is."""

from __future__ import annotations

import pytest

from mezani.core.ground import CHANCE
from mezani.games.africana.box import BOX
from tests.games.africana.table import NORTH, Table, book, kinds, refused

SOUTH = "S01 S02 S03"
BOTH = {"north": book(NORTH), "south": book(SOUTH)}


@pytest.mark.rule("AN-6.1")
def test_what_a_page_shows() -> None:
    for page in BOX.adventures:
        assert 0 <= page.target < len(BOX.locations)
        assert (page.artifact >= 0) != (page.assistant >= 0)
        assert (page.silver, page.points) == (0, 0) if page.assistant >= 0 else (page.silver > 0 and page.points > 0)


@pytest.mark.rule("AN-6.3")
@pytest.mark.parametrize(("at", "page"), [("napoli", "N01"), ("lagos", "N01"), ("luanda", "S01"), ("cape_town", "S01")])
def test_the_half_of_the_pawn_decides(at: str, page: str) -> None:
    table = Table(at=at, silver=5, **BOTH)
    table.do("book buy:R")
    assert table.now["unfinished"] == [page]


@pytest.mark.rule("AN-6.4", "AN-6.6", "AN-6.7")
def test_only_the_two_visible_pages_are_for_sale() -> None:
    north = {"known": ["N01", "N02", "N03", "N04"], "left": 2, "unseen": ["N05"]}
    table = Table(silver=10, north=north)
    table.do("book")
    assert table.legal == ["close", "turn:F", "turn:B", "buy:L", "buy:R"]
    (bought,) = table.do("buy:L")
    assert (bought["adventure"], bought["visible_left"], bought["visible_right"]) == ("N02", "N01", "N03")
    (bought,) = table.do("buy:R")
    assert (bought["adventure"], bought["visible_left"], bought["visible_right"]) == ("N03", "N01", "N04")
    assert table.match.position()["books"][0] == {"known": ["N01", "N04"], "left": 1, "unseen": ["N05"]}
    assert table.match.view(1).players[0].unfinished == ("N02", "N03"), "bought pages lie face up"


@pytest.mark.rule("AN-6.4")
@pytest.mark.parametrize(("side", "pages"), [("L", book("N01")), ("R", book("", left="N01"))])
def test_an_empty_side_sells_nothing(side: str, pages: dict[str, object]) -> None:
    table = Table(silver=10, north=pages)
    table.do("book")
    assert refused(table, f"buy:{side}") == "AN-6.4"


@pytest.mark.rule("AN-6.5", "AN-17.3")
@pytest.mark.parametrize("silver", [4, 5, 9, 10, 30])
def test_a_page_costs_five_silver(silver: int) -> None:
    table = Table(silver=silver, north=book(NORTH))
    table.do("book")
    bought = 0
    while "buy:R" in table.legal:
        table.do("buy:R")
        bought += 1
        assert table.now["silver"] == silver - 5 * bought
    assert bought == min(silver // 5, 4)
    if silver < 20:
        assert refused(table, "buy:R") == "AN-6.5"


@pytest.mark.rule("AN-6.8", "AN-6.15")
def test_none_or_all_pages_may_be_bought() -> None:
    for bought in range(5):
        table = Table(silver=20, north=book(NORTH))
        table.do("book " + "buy:R " * bought)
        assert len(table.now["unfinished"]) == bought
        happened = table.do("close")
        assert (happened[0]["kind"], happened[0]["turns"], happened[0]["bought"]) == ("book_closed", 0, bought)


@pytest.mark.rule("AN-6.9", "AN-6.10")
def test_a_turn_moves_one_page_over() -> None:
    table = Table(silver=9, north=book(NORTH))
    table.do("book")
    shown = [table.now["visible"]]
    for text in ("turn:F", "turn:F", "turn:B", "turn:F", "turn:F", "turn:F"):
        table.do(text)
        shown.append(table.now["visible"])
    assert shown == ["- N01", "N01 N02", "N02 N03", "N01 N02", "N02 N03", "N03 N04", "N04 -"]
    assert refused(table, "turn:F") == "AN-6.9"
    table.do("turn:B turn:B turn:B")
    table = Table(north=book(NORTH))
    table.do("book")
    assert refused(table, "turn:B") == "AN-6.10"


@pytest.mark.rule("AN-6.11", "AN-6.13")
def test_the_first_turn_is_free_and_each_further_one_costs_a_silver() -> None:
    table = Table(silver=2, north=book(NORTH))
    table.do("book")
    costs = [table.do(text)[0]["cost"] for text in ("turn:F", "turn:B", "turn:F")]
    assert costs == [0, 1, 1]
    assert table.now["silver"] == 0
    assert table.legal == ["close"]
    assert refused(table, "turn:B") == "AN-6.11"


@pytest.mark.rule("AN-6.11")
def test_a_further_turn_is_paid_before_the_page_is_shown() -> None:
    table = Table(silver=3, north=book(NORTH))
    table.do("book turn:F")
    table.match.play(0, "turn:F")
    assert table.match.to_act == (CHANCE,)
    assert table.match.view(1).players[0].silver == 2
    assert table.match.view(1).books[0].visible_right is None


@pytest.mark.rule("AN-6.12", "AN-6.13")
@pytest.mark.parametrize(
    ("choices", "silver"),
    [("turn:F buy:R turn:F", 4), ("buy:R turn:F buy:R", 0), ("buy:R turn:F turn:F turn:B", 3), ("turn:F buy:L", 5)],
)
def test_purchases_neither_count_nor_reset_the_turns(choices: str, silver: int) -> None:
    table = Table(silver=10, north=book(NORTH))
    table.do(f"book {choices}")
    assert table.now["silver"] == silver


@pytest.mark.rule("AN-6.14", "AN-19.1")
@pytest.mark.parametrize("choices", ["turn:F", "turn:F turn:B", "buy:R", "turn:F buy:L", "turn:F buy:R"])
def test_turns_and_purchases_are_final(choices: str) -> None:
    """Even a turn back, which shows nothing new."""
    table = Table(silver=10, north=book(NORTH))
    table.do("book", publish=False)
    assert table.match.can_undo(0)
    for text in choices.split():
        assert table.match.offers(0).notes[text].final
        table.do(text, publish=False)
        assert not table.match.can_undo(0)
        assert table.match.drafts(0) == []


@pytest.mark.rule("AN-6.6", "AN-6.14")
def test_a_purchase_is_shown_with_the_page_below() -> None:
    table = Table(silver=10, north={"known": ["N01", "N02"], "left": 1, "unseen": ["N03", "N04"]})
    table.do("book")
    table.match.play(0, "buy:R")
    assert table.match.outcomes() == {"N03": 1, "N04": 1}
    (told,) = [event.data for event in table.match.give("N04")]
    assert (told["adventure"], told["visible_right"], told["new_page"]) == ("N02", "N04", True)
    (told,) = table.do("buy:L")
    assert (told["adventure"], told["visible_left"], told["new_page"]) == ("N01", None, False)


@pytest.mark.rule("AN-6.15", "AN-6.7")
def test_the_stacks_stay_for_the_next_user() -> None:
    table = Table(silver=9, north=book(NORTH))
    table.do("book turn:F turn:F close")
    table.do("book")
    assert table.now["visible"] == "N02 N03"
    assert table.now["known"] == "N01 N02 N03"
    assert table.legal == ["close", "turn:F", "turn:B"]


@pytest.mark.rule("AN-6.16", "AN-6.7")
def test_pages_do_not_come_back() -> None:
    table = Table(silver=20, north=book("N01 N02 N03 N04"), unfinished="S01")
    table.do("book buy:R buy:R buy:R close shed:N01")
    assert table.now["known"] == "N04"
    assert "N01" in table.now["removed"]


@pytest.mark.rule("AN-6.17")
def test_a_page_keeps_its_face_when_it_is_turned() -> None:
    table = Table(silver=9, north=book(NORTH))
    table.do("book")
    (told,) = table.do("turn:F")
    assert (told["visible_left"], told["visible_right"]) == ("N01", "N02")
    (told,) = table.do("turn:B")
    assert (told["visible_left"], told["visible_right"], told["new_page"]) == (None, "N01", False)
    (told,) = table.do("turn:F")
    assert (told["visible_right"], told["new_page"]) == ("N02", False), "luck is not asked again for a seen page"


@pytest.mark.rule("AN-6.18", "AN-18.3")
@pytest.mark.parametrize("notes", ["on", "off"])
def test_turns_and_pages_are_public(notes: str) -> None:
    """With notes off the log names no card, but whoever looks at the book sees the visible pages."""
    table = Table(silver=9, north=book(NORTH), options={"page_notes": notes})
    table.do("book turn:F")
    for seat in (0, 1, None):
        told = table.match.events(seat)[-1]
        assert (told["kind"], told["visible_left"], told["visible_right"]) == ("page_turned", "N01", "N02")
        assert table.match.view(seat).books[0].known == ("N01", "N02")
        line = table.match.game.events.line(told)
        assert line is not None
        assert ("pages" in line.args) == (notes == "on")


@pytest.mark.rule("AN-6.2", "AN-6.6")
def test_the_last_page_can_be_bought_and_the_book_is_empty_then() -> None:
    table = Table(silver=10, north=book("N01"))
    assert kinds(table.do("book buy:R")) == ["action_chosen", "adventure_bought"]
    assert table.legal == ["close"]
    table.do("close move stop")
    assert table.legal == ["draw", "move"]
