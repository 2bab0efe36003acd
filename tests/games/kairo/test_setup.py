"""The start of a game: options, setup and data (KA-0, KA-1 and KA-D of docs/rules/kairo.md)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from mezani import BadOption, BadRecord, Match, game
from mezani.core.errors import BadData
from mezani.games.kairo import rules
from mezani.games.kairo.cards import CARDS, read_cards
from tests.games.kairo.setups import building, ids, last, legal, new, play, seen

rule = pytest.mark.rule
KAIRO = game("kairo")
DATA = KAIRO.folder / "data.toml"


# Options --------------------------------------------------------------------------------------------------------------


@rule("KA-0.1", "KA-1.1")
def test_there_are_two_to_four_seats() -> None:
    assert list(KAIRO.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption):
            Match("kairo", seats=seats)


@rule("KA-0.2", "KA-0.3", "KA-0.4", "KA-0.5")
def test_options_and_their_defaults() -> None:
    match = new(2)
    everything = dict.fromkeys(("unspent_bonus_kept", "open_capitals", "count_help", "take_back"), True)
    assert match.options == everything
    assert seen(match).options == everything
    assert {option.id for option in KAIRO.options if option.house} == {"unspent_bonus_kept"}
    for name in everything:
        assert seen(new(2, **{name: False})).options == {**everything, name: False}


@rule("KA-0.2", "KA-5.6")
def test_unspent_bonus_is_kept_by_default() -> None:
    match = building([[8, 5]], pool=[10, 9], bonus=[3, 0])
    play(match, "s0=build:b0p0")
    assert seen(match).bonus[0] == 3


@rule("KA-0.4")
def test_without_counting_help_the_pile_is_a_number_only() -> None:
    shown, hidden = seen(new(2)), seen(new(2, count_help=False))
    assert shown.pile_cards == tuple(ids(range(1, 51)))
    assert hidden.pile_cards is None
    assert shown.pile == hidden.pile == 50


@rule("KA-0.5")
def test_a_table_without_taking_back() -> None:
    match = new(2, take_back=False)
    play(match, "#8 #45")
    assert match.offers(0).notes["bid:7"].final
    match.play(0, "bid:7")
    assert not match.can_undo(0)
    assert match.legal(0) == []
    play(match, "s1=bid:6")
    match.play(0, "take:8")
    assert not match.can_undo(0)


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KA-1.2", "KA-1.3")
def test_each_seat_has_a_colour_of_its_own(seats: int) -> None:
    colours = last(new(seats), "game_started")["colours"]
    assert len(set(colours)) == len(colours) == seats
    assert set(colours) <= {"red", "blue", "yellow", "green"}


@rule("KA-1.5")
def test_what_the_cards_show() -> None:
    assert {card.terrain.id for card in CARDS.deck} == {"savanna", "village", "desert", "mountain", "river"}
    assert {card.tracks for card in CARDS.deck} == {0, 1, 2, 3}
    assert {card.payment for card in CARDS.deck} == set(range(1, 11))
    assert CARDS.named("45").label == "R2/7"


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KA-1.6", "AT-SETUP")
def test_all_cards_form_the_pile(seats: int) -> None:
    match = new(seats)
    assert match.outcomes() == dict.fromkeys(ids(range(1, 51)), 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KA-1.9", "KA-1.10", "KA-1.11", "KA-2.1", "KA-2.4")
def test_an_empty_table_and_auction_one(seats: int) -> None:
    view = seen(new(seats))
    assert view.rows == view.crossed == ((),) * seats
    assert view.bonus == view.bought == (0,) * seats
    assert (view.discards, view.pool, view.offer) == ((), (), ())
    assert (view.phase, view.auction, view.turn, view.to_act) == ("offer", 1, None, ())


@rule("KA-1.8")
def test_a_capital_may_grow_beyond_its_start() -> None:
    match = building([[22]], pool=[10, 20, 29], capital=100)
    play(match, "s0=build:b0p0")
    assert seen(match).capital[0] == 110


# Data -----------------------------------------------------------------------------------------------------------------


@rule("KA-D.1", "KA-D.2")
def test_the_deck_is_as_the_specification_sums_it_up() -> None:
    assert [card.id for card in CARDS.deck] == list(range(1, 51))
    assert sum(card.tracks for card in CARDS.deck) == 74
    assert Counter(card.tracks for card in CARDS.deck) == {0: 10, 1: 15, 2: 16, 3: 9}
    assert set(Counter(card.payment for card in CARDS.deck).values()) == {5}
    assert set(Counter(card.terrain.id for card in CARDS.deck).values()) == {10}
    assert len({card.label for card in CARDS.deck}) == 50


SPOILT = [
    ("id = 50\n", "id = 49\n", r"card\[49\].id: must be"),
    ("[[card]]\nid = 50\n", "[[other]]\nid = 50\n", "card: must be 50 cards, are 49"),
    ('[[terrain]]\nid = "river"', '[[other]]\nid = "river"', "terrain: must be 5 terrains, are 4"),
    ("tracks = 0\npayment = 3\n", "tracks = 4\npayment = 3\n", r"card\[0\].tracks"),
    ("tracks = 0\npayment = 3\n", "tracks = 0\npayment = 11\n", r"card\[0\].payment"),
    (
        "tracks = 0\npayment = 3\n",
        "tracks = 1\npayment = 3\n",
        "deck_checks.pieces_total: is 74, but the cards make 75",
    ),
    ("tracks = 0\npayment = 3\n", "tracks = 0\npayment = 4\n", "deck_checks.payment_each: is 5"),
    ("cards_by_tracks = [10", "cards_by_tracks = [9", r"deck_checks.cards_by_tracks\[0\]: is 9"),
    ("savanna = 10", "savanna = 9", "deck_split.savanna: is 9"),
    ("payment = 8\n", "payment = 3\n", "deck_checks.payment_each"),
    ("[limits.payment_min]\nvalue = 1", "[limits.payment_min]\nvalue = 0", "limits.payment_min.value"),
    ("need = 6\n", 'need = "six"\n', r"terrain\[0\].need: must be"),
    ("[limits.piece_price]\nvalue = 10", "[limits.piece_price]\nvalue = 0", "limits.piece_price.value"),
    ("[limits.bid_step]\nvalue = 1", "[limits.bid_step]\nvalue = 2", "limits.bid_step.value"),
    ("[limits.bonus_cap]\n", "[limits.bonus_most]\n", "limits: has no `bonus_cap`"),
    ('colours = ["red", "blue"', 'colours = ["red", "red"', "seat_colours.colours: must be a different colour"),
    ("size = 50", "size = 51", "deck.size"),
    ("[meta]", "[meta", "kairo/data.toml"),
]


@pytest.mark.parametrize(("old", "new_text", "place"), SPOILT, ids=lambda text: text.strip()[:30])
@rule("KA-D.2")
def test_a_spoilt_data_file_is_refused_with_its_place(tmp_path: Path, old: str, new_text: str, place: str) -> None:
    text = DATA.read_text(encoding="utf-8")
    assert old in text
    folder = tmp_path / "kairo"
    folder.mkdir()
    spoilt = folder / "data.toml"
    spoilt.write_text(text.replace(old, new_text, 1), encoding="utf-8")
    with pytest.raises(BadData, match=place):
        read_cards(spoilt)


@rule("KA-D.2")
def test_two_cards_alike_are_refused(tmp_path: Path) -> None:
    """Cards 1 and 2 become S0/3 and S0/3, and card 10 pays what card 2 paid, so that all sums stay."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    places = {n: k for k, line in enumerate(lines) for n in range(1, 51) if line == f"id = {n}"}
    payment = {n: lines[places[n] + 3].partition(" = ")[2] for n in places}
    other = next(n for n in places if payment[n] == payment[1] and n not in (1, 2))
    lines[places[2] + 3], lines[places[other] + 3] = f"payment = {payment[1]}", f"payment = {payment[2]}"
    spoilt = tmp_path / "data.toml"
    spoilt.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadData, match="card: must not be alike"):
        read_cards(spoilt)


@rule("KA-D.3")
def test_a_record_names_its_data() -> None:
    match = new(2)
    play(match, "#8 #45")
    line = f"data {KAIRO.data_version}"
    assert line in match.record.splitlines()
    with pytest.raises(BadRecord, match="data 1999"):
        Match.replay(match.record.replace(line, "data 1999"))


@rule("KA-D.4", "KA-3.20", "KA-8.6")
def test_an_injected_deck_that_is_too_small_for_the_next_auction() -> None:
    """Five cards for two seats: the first build leaves one card for an offer of two."""
    rules.load(replace(CARDS, deck=tuple(card for card in CARDS.deck if card.id in (8, 45, 10))))
    try:
        match = new(2)
        play(match, "#8 #45 s0=bid:1 s1=bid:0 s0=take:8 s1=take:45 s0=reveal #10")
        assert legal(match) == ["build:b0p1", "pass"]
        play(match, "s0=build:b0p1")
    finally:
        rules.load(CARDS)
    assert match.over
    assert seen(match).auction == 1
    assert last(match, "game_ended")["reason"] == "stuck"
    assert match.ranks == [1, 2]


@rule("KA-3.20")
def test_the_deck_is_always_enough_for_an_auction() -> None:
    """Before auction 8 of four seats, 28 cards are owned; all others lie in pile and discards."""
    assert len(CARDS.deck) - 4 * (CARDS.route_length - 1) == 22
