"""Players, map and setup (AN-1 to AN-3): what lies on the table before the first choice, and how luck laid it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mezani import BadOption, BadPosition, Match, Rng, game
from mezani.core.ground import CHANCE
from mezani.games.africana import box
from mezani.games.africana.box import BOX
from tests.contract.walks import play_out
from tests.games.africana.table import Table, player, position

DATA: dict[str, Any] = tomllib.loads((Path(box.__file__).parent / "data.toml").read_text(encoding="utf-8"))
SEATS = (2, 3, 4)
each_number_of_seats = pytest.mark.parametrize("seats", SEATS)


def letters(ids: list[str]) -> set[str]:
    return {id[0] for id in ids}


def laid_out(seats: int, **options: Any) -> tuple[Match, list[list[str]]]:
    """Return a match after its setup, and what luck could bring at each step; it brought the first each time."""
    match = Match("africana", seats=seats, dealer=None, **options)
    asked = []
    while match.to_act == (CHANCE,):
        asked.append(list(match.outcomes()))
        match.give(asked[-1][0])
    return match, asked


# Players --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-1.1")
def test_two_to_four_seats() -> None:
    assert tuple(game("africana").seats) == SEATS
    for seats in (0, 1, 5):
        with pytest.raises(BadOption):
            Match("africana", seats=seats)


@each_number_of_seats
@pytest.mark.rule("AN-1.2", "AN-1.3", "AN-4.1")
def test_seats_act_in_their_order(seats: int) -> None:
    match, _ = laid_out(seats)
    acted = []
    for _ in range(2 * seats):
        (seat,) = match.to_act
        acted.append((seat, match.view(None).round))
        match.play(seat, "move")
        match.play(seat, "stop")
    assert acted == [(seat, turn) for turn in (1, 2) for seat in range(seats)]
    companies = ["italy", "france", "germany", "england"]
    assert [company.company for company in match.view(None).players] == companies[:seats]
    assert [company["seat"] for company in DATA["company"]] == [1, 2, 3, 4]


@pytest.mark.rule("AN-1.4")
def test_who_sits_where_is_settled_before_a_game_begins() -> None:
    """The lot or the host gives out the seats; the game itself is the same."""
    lot, host = (laid_out(3, start_player=how)[0] for how in ("random", "chosen"))
    assert lot.options["start_player"] == "random"
    assert host.view(None).options["start_player"] == "chosen"
    assert lot.to_act == host.to_act == (0,)
    assert {**lot.position(), "options": None} == {**host.position(), "options": None}


@each_number_of_seats
@pytest.mark.rule("AN-1.5", "AN-3.12")
def test_other_companies_take_no_part(seats: int) -> None:
    match, _ = laid_out(seats)
    view = match.view(None)
    assert len(view.players) == seats
    assert view.removed == ()
    assert [company.specials for company in view.players] == [("j",)] * seats
    with pytest.raises(BadPosition, match="slots"):
        Match.at(position(others=[player("lagos")] * (seats - 1), marks={"A01": [seats]}))


@pytest.mark.rule("AN-1.6", "AN-3.12")
def test_four_markers_each() -> None:
    match, _ = laid_out(4)
    assert [company.markers for company in match.view(None).players] == [4, 4, 4, 4]
    marks = {"A01": [0], "A02": [0, 1], "A06": [0], "A09": [0]}
    assert [company.markers for company in Table(marks=marks).match.view(None).players] == [0, 3]
    with pytest.raises(BadPosition, match="more than 4 markers"):
        Match.at(position(marks={**marks, "A10": [0]}))


# Map ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-2.5", "AN-7.8")
def test_pawns_share_a_place_and_never_block() -> None:
    lists = []
    for at in ("lagos", "dakar"):
        others = [player(at, hand="j") for _ in range(3)]
        table = Table(at="dakar", hand="m+t+g+o+v", others=others)
        table.do("move")
        lists.append(table.legal)
        table.do("go:lagos:g stop")
        places = [company.place for company in table.match.view(None).players]
        assert places == ["lagos", at, at, at]
    assert lists[0] == lists[1]


@pytest.mark.rule("AN-2.6", "AN-3.2")
def test_rings_and_borders_are_those_of_the_halves() -> None:
    rings = {"north": "brown", "south": "white"}
    borders = {"north": "white", "south": "brown"}
    assert [place["ring"] for place in DATA["location"]] == [rings[place["half"]] for place in DATA["location"]]
    assert [page["border"] for page in DATA["adventure"]] == [borders[page["book"]] for page in DATA["adventure"]]


# Setup ----------------------------------------------------------------------------------------------------------------


@each_number_of_seats
@pytest.mark.rule("AN-3.5", "AN-3.7", "AN-3.8", "AN-3.15")
def test_luck_is_asked_in_order(seats: int) -> None:
    """Slots 1 to 5, the page of the north book, of the south book, the start hands from seat 1 on."""
    match, asked = laid_out(seats)
    assert len(asked) == 5 + 2 + seats
    first = [f"A{n:02}" for n in range(1, 11)]
    assert asked[:5] == [first[slot:] for slot in range(5)]
    assert [slot.expedition for slot in match.view(None).slots] == ["A01", "A02", "A03", "A04", "A05"]
    assert asked[5] == [f"N{n:02}" for n in range(1, 16)]
    assert asked[6] == [f"S{n:02}" for n in range(1, 16)]
    assert asked[7:] == [["m", "t", "g", "o", "v"]] * seats


@pytest.mark.rule("AN-3.1", "AN-3.2", "AN-3.3", "AN-3.4")
def test_each_half_has_its_book_with_one_page_open() -> None:
    match, _ = laid_out(2)
    for half, (letter, pages) in enumerate(zip("NS", match.view(None).books, strict=True)):
        assert (pages.left, pages.right, pages.visible_left, pages.visible_right) == (0, 15, None, f"{letter}01")
        assert pages.known == (f"{letter}01",)
        assert pages.unseen == tuple(f"{letter}{n:02}" for n in range(2, 16))
        targets = {BOX.locations[page.target].half for page in BOX.adventures if page.book == half}
        assert targets == {1 - half}, "white-bordered pages have southern targets and lie in the north book"


@each_number_of_seats
@pytest.mark.rule("AN-3.6", "AN-3.7", "AN-3.14")
def test_the_pile_is_a_then_b_then_c(seats: int) -> None:
    match, _ = laid_out(seats)
    left = {2: 19, 3: 22, 4: 25}[seats]
    assert match.view(None).expeditions_left == {"A": 5, "B": 10, "C": left - 15}
    turned = []
    state = match.state
    while any(state.left):  # type: ignore[attr-defined]
        written = game("africana").positions.write(state)
        slot = next(slot for slot in written["slots"] if slot["expedition"])
        written["players"][0]["finished"].append(slot["expedition"])
        slot.update(expedition=None, joined=[])
        written.update(game="africana", active=0, phase="refill", last_taken_round=written["round"])
        again = Match.at(written, dealer=None)
        possible = list(again.outcomes())
        assert len(letters(possible)) == 1
        again.give(possible[0])
        turned.append(possible[0])
        state = again.state
    assert "".join(id[0] for id in turned) == "A" * 5 + "B" * 10 + "C" * (left - 15)
    assert len(again.view(None).unseen_expeditions) == {2: 10, 3: 7, 4: 4}[seats], "those nobody ever sees"


@pytest.mark.rule("AN-3.9", "AN-9.4", "AN-13.2")
def test_each_slot_has_its_bonus_for_the_whole_game() -> None:
    assert BOX.bonuses == ((1, 0), (0, 2), (1, 0), (0, 1), (1, 0))
    for slot, bonus in enumerate(("card", 2, "card", 1, "card")):
        shown = ["A02", "A06", "A09", "A10"]
        shown.insert(slot, "A01")
        table = Table(at="windhoek", slots=" ".join(shown))
        joined = table.do("move join:A01")[1]
        assert (joined["slot"], joined["bonus"]) == (slot + 1, bonus)
        assert table.now["silver"] == (0 if bonus == "card" else bonus)
        assert table.now["hand"] == ("m+j" if bonus == "card" else "j")


@each_number_of_seats
@pytest.mark.rule("AN-3.10", "AN-3.11", "AN-3.12", "AN-3.13", "AN-3.14")
def test_cards_and_silver_at_the_start(seats: int) -> None:
    match, asked = laid_out(seats)
    view = match.view(None)
    assert view.supply == {"am": 2, "at": 2, "ag": 2, "ao": 2, "av": 2}
    assert view.travel_pile == 60 - seats
    assert view.discard == {"m": 0, "t": 0, "g": 0, "o": 0, "v": 0}
    start = [("napoli", 2), ("cape_town", 2), ("lagos", 3), ("jidda", 4)][:seats]
    assert [(company.place, company.silver) for company in view.players] == start
    assert [company.cards for company in view.players] == [2] * seats
    for seat in range(seats):
        assert match.view(seat).players[seat].hand == ("m", "j")
        assert [company.hand for company in match.view(seat).players].count(None) == seats - 1
    assert asked[-1] == ["m", "t", "g", "o", "v"]


@pytest.mark.rule("AN-3.13", "AN-5.1")
def test_start_hands_are_drawn_one_after_the_other() -> None:
    match = Match("africana", seats=3, dealer=None)
    while match.view(None).phase != "deal":
        match.give(next(iter(match.outcomes())))
    for seat, left in enumerate(({"m": 12}, {"m": 11}, {"m": 10})):
        assert match.outcomes() == {"t": 12, "g": 12, "o": 12, "v": 12} | left
        assert match.state.codes() == [], "nobody chooses while luck decides"
        match.give("m")
        assert match.view(seat).players[seat].hand == ("m", "j")


@pytest.mark.rule("AN-3.4", "AN-6.17")
def test_the_top_of_r_always_lies_open_when_a_seat_chooses() -> None:
    match, rng = Match("africana", seats=2, seed=5, stall_rounds=40), Rng(5)
    while not match.over:
        for pages in match.view(None).books:
            assert (pages.visible_right is None) == (pages.right == 0)
            assert (pages.visible_left is None) == (pages.left == 0)
        play_out(match, rng, most=1)
