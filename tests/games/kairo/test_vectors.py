"""Test vectors 12.1, 12.2 and 12.8 of docs/rules/kairo.md: the rulebook's example, auctions, and the full trace."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mezani import Illegal, Match, Rng, game
from mezani.core.ground import CHANCE
from mezani.games.kairo.cards import CARDS
from tests.games.kairo.setups import (
    at,
    bidding,
    building,
    ids,
    kinds,
    last,
    legal,
    new,
    order,
    play,
    seen,
)

DOCUMENT = (Path(__file__).parents[3] / "docs" / "rules" / "kairo.md").read_text(encoding="utf-8")
rule = pytest.mark.rule


def rows_of(section: str) -> list[list[str]]:
    """Return the cells of the table in a section of the document, its head left out."""
    text = DOCUMENT.split(f"\n### {section} ")[1].split("\n## ")[0].split("\n### ")[0]
    rows = [re.split(r"(?<!\\)\|", line.strip()[1:-1]) for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def test_the_document_has_these_vectors() -> None:
    """A vector that is added must find its test: `make trace` lists those without one."""
    found = re.findall(r"^\| (KT-\d+) \|", DOCUMENT, re.MULTILINE)
    assert found == [f"KT-{number}" for number in range(1, 90)]


# 12.1 From the rulebook -----------------------------------------------------------------------------------------------


@rule("KT-1", "KA-4.3", "KA-4.10", "KA-4.15")
def test_mike_is_two_pieces_short() -> None:
    match = building([[35, 17]], pool=[10], capital=60, bonus=0)
    assert legal(match) == ["build:b0p2", "pass"]
    rich = building([[35, 17]], pool=[10], capital=60, bonus=0)
    play(rich, "s0=build:b0p2")
    built = last(rich, "built")
    assert (built["need"], built["free_pool"], built["free_row"], built["bought"]) == (9, 3, 4, 2)
    assert built["paid"] == 20
    play(match, "s0=pass")
    assert seen(match).capital[0] == 60


@rule("KT-2", "KA-4.6", "KA-4.7", "KA-4.14", "KA-5.2", "KA-5.5")
def test_dinah_builds_with_what_mike_revealed() -> None:
    match = building([[35, 17], [8]], pool=[10], capital=60, coming=[9], discards=[])
    play(match, "s0=pass s1=reveal #9")
    assert seen(match).pool == ("10", "9")
    assert legal(match) == ["build:b0p0", "pass"]
    crossed = seen(match).crossed[1]
    play(match, "s1=build:b0p0")
    built = last(match, "built")
    assert (built["free_pool"], built["free_row"], built["need"], built["waste"]) == (5, 2, 6, 1)
    after = seen(match)
    assert after.capital[1] == 61
    assert after.pool == ()
    assert after.discards == ("9", "10")
    assert after.bonus == (0, 0)
    assert after.crossed[1] == (*crossed, "8")


@rule("KT-3", "KA-1.4", "KA-D.1")
def test_the_needs() -> None:
    needs = {terrain.letter: terrain.need for terrain in CARDS.terrains}
    assert needs == {"S": 6, "V": 7, "D": 8, "M": 9, "R": 10}


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KT-4", "KA-1.1", "KA-1.6", "KA-1.7", "KA-3.1")
def test_the_start_of_any_game(seats: int) -> None:
    match = new(seats)
    assert seen(match).pile == 50
    play(match, " ".join(f"#{card}" for card in (30, 2, 50, 17)[:seats]))
    assert seen(match).capital == (100,) * seats
    assert seen(match).pile == 50 - seats
    assert seen(match).offer == ("30", "2", "50", "17")[:seats]


# 12.2 Auction ---------------------------------------------------------------------------------------------------------


@rule("KT-5", "KA-3.5", "KA-3.8", "KA-3.19")
def test_all_pay_and_the_higher_bid_comes_first() -> None:
    match = bidding([100, 100, 100])
    play(match, "s0=bid:4 s1=bid:9 s2=bid:0")
    assert seen(match).capital == (96, 91, 100)
    assert order(match) == [1, 0, 2]
    assert seen(match).phase == "take"
    assert "tie_found" not in kinds(match.events())
    play(match, "s1=take:{} s0=take:{} s2=take:{}".format(*seen(match).offer))
    assert match.to_act == (1,)
    assert last(match, "building_opened") == {"seat": 1}
    assert seen(match).phase == "reveal"


@rule("KT-6", "KA-3.9")
def test_at_equal_bids_the_poorer_seat_comes_first() -> None:
    match = bidding([80, 70, 100])
    play(match, "s0=bid:5 s1=bid:5 s2=bid:0")
    assert seen(match).capital == (75, 65, 100)
    assert order(match) == [1, 0, 2]
    assert seen(match).phase == "take"


@rule("KT-7", "KA-3.10", "KA-3.14")
def test_a_tie_is_drawn_for() -> None:
    match = bidding([100, 100])
    play(match, "s0=bid:0 s1=bid:0 s0=draw #1 s1=draw #2")
    assert [event["payment"] for event in match.events() if event["kind"] == "tie_card"] == [3, 8]
    assert order(match) == [1, 0]
    view = seen(match)
    assert (view.pile, len(view.discards)) == (46, 2)
    assert view.capital == (100, 100)


@rule("KT-8", "KA-3.11")
def test_equal_payments_draw_again() -> None:
    match = bidding([100, 100])
    play(match, "s0=bid:0 s1=bid:0 s0=draw #1 s1=draw #5")
    assert last(match, "tie_round_done")["again"] == [0, 1]
    play(match, "s0=draw #4 s1=draw #10")
    assert order(match) == [0, 1]
    view = seen(match)
    assert (view.pile, len(view.discards)) == (44, 4)


@rule("KT-9", "KA-3.11", "KA-3.12")
def test_only_those_still_equal_draw_again() -> None:
    match = bidding([100, 100, 100])
    play(match, "s0=bid:6 s1=bid:6 s2=bid:6 s0=draw #2 s1=draw #1 s2=draw #16")
    assert seen(match).order == ((0, 2), (1,))
    play(match, "s0=draw #10 s2=draw #11")
    assert order(match) == [2, 0, 1]
    assert len(seen(match).discards) == 5


@rule("KT-10", "KA-3.12")
def test_tie_groups_draw_from_the_front() -> None:
    match = bidding([100, 100, 100, 100])
    play(match, "s0=bid:6 s1=bid:2 s2=bid:6 s3=bid:2 s0=draw #18 s2=draw #4 s1=draw #5 s3=draw #6")
    assert [(e["seat"], e["payment"]) for e in match.events() if e["kind"] == "tie_card"] == [
        (0, 3),
        (2, 2),
        (1, 3),
        (3, 5),
    ]
    assert order(match) == [0, 2, 3, 1]
    assert len(seen(match).discards) == 4


@rule("KT-11", "KA-3.9", "KA-3.10")
def test_the_poorest_does_not_draw() -> None:
    match = bidding([65, 65, 55])
    play(match, "s0=bid:5 s1=bid:5 s2=bid:5")
    assert seen(match).capital == (60, 60, 50)
    assert seen(match).order == ((2,), (0, 1))
    play(match, "s0=draw #4 s1=draw #6")
    assert order(match) == [2, 1, 0]


@rule("KT-12", "KA-3.9", "KA-3.10")
def test_the_two_poorest_draw() -> None:
    match = bidding([30, 10, 20, 10])
    play(match, "s0=bid:0 s1=bid:0 s2=bid:0 s3=bid:0 s1=draw #4 s3=draw #6")
    assert order(match) == [3, 1, 2, 0]


@rule("KT-13", "KA-3.8")
def test_a_higher_bid_beats_a_lower_capital() -> None:
    match = bidding([5, 90])
    play(match, "s0=bid:0 s1=bid:1")
    assert order(match) == [1, 0]
    assert seen(match).capital == (5, 89)


@rule("KT-14", "KA-3.2", "DP-BID")
def test_without_money_there_is_one_bid() -> None:
    assert bidding([0, 50]).legal(0) == ["bid:0"]


@rule("KT-15", "KA-3.2", "KA-11.2")
def test_a_bid_goes_up_to_the_capital() -> None:
    match = bidding([37, 50])
    before, record = match.position(), match.record
    with pytest.raises(Illegal) as refusal:
        match.play(0, "bid:38")
    assert refusal.value.rule == "KA-3.2"
    assert (match.position(), match.record) == (before, record)
    play(match, "s0=bid:37")
    assert seen(match, 0).capital[0] == 0


@rule("KT-16", "KA-1.8", "KA-3.2", "DP-BID")
def test_a_capital_may_be_more_than_at_the_start() -> None:
    assert bidding([103, 50]).legal(0) == [f"bid:{amount}" for amount in range(104)]


@rule("KT-17", "KA-3.15")
def test_a_tie_for_the_last_places_is_drawn_for_too() -> None:
    match = bidding([100, 92, 92, 92])
    play(match, "s0=bid:9 s1=bid:1 s2=bid:1 s3=bid:1")
    assert seen(match).order == ((0,), (1, 2, 3))
    assert match.to_act == (1,)
    assert legal(match) == ["draw"]
    play(match, "s1=draw #1 s2=draw #2 s3=draw #4")
    assert order(match) == [0, 2, 1, 3]


@rule("KT-18", "KA-7.2", "KA-7.3", "KA-7.4", "KT-87", "KA-15.3")
def test_a_reshuffle_in_a_tie_round() -> None:
    match = bidding([100, 100], pile=[4], discards=[6])
    play(match, "s0=bid:3 s1=bid:3 s0=draw #4 s1=draw")
    assert match.outcomes() == {"6": 1}
    play(match, "#6")
    assert order(match) == [1, 0]
    view = seen(match)
    assert (view.pile, view.discards) == (0, ("4", "6"))
    drawn = [event for event in match.events() if event["kind"] in ("tie_card", "pile_reshuffled")]
    assert kinds(drawn) == ["tie_card", "pile_reshuffled", "tie_card"]
    assert (drawn[1]["size"], drawn[2]["seat"]) == (1, 1)


@rule("KT-19", "KA-7.4", "KT-87", "KA-15.3", "AT-OFFER")
def test_a_reshuffle_in_an_offer() -> None:
    match = at("offer", 3, auction=1, pile=["50"], discards=ids(range(1, 10)))
    assert match.outcomes() == {"50": 1}
    play(match, "#50")
    assert match.outcomes() == dict.fromkeys(ids(range(1, 10)), 1)
    play(match, "#7 #3")
    view = seen(match)
    assert view.offer == ("50", "7", "3")
    assert (view.pile, view.discards) == (7, ())
    assert last(match, "auction_opened")["reshuffled_after"] == 1
    assert "pile_reshuffled" not in kinds(match.events())


@rule("KT-20", "KA-3.16", "DP-TAKE")
def test_cards_are_taken_in_choosing_order() -> None:
    match = at("take", 3, auction=1, order=[[2], [0], [1]], offer=["8", "45", "31"])
    assert match.to_act == (2,)
    assert legal(match) == ["take:8", "take:45", "take:31"]
    play(match, "s2=take:45")
    assert match.to_act == (0,)
    assert legal(match) == ["take:8", "take:31"]
    play(match, "s0=take:8")
    assert match.to_act == (1,)
    assert legal(match) == ["take:31"]
    play(match, "s1=take:31")
    assert last(match, "card_taken") == {"seat": 1, "card": "31", "row_position": 1, "automatic": True}


@rule("KT-21", "KA-3.17", "KA-3.18")
def test_a_taken_card_goes_to_the_end_of_the_row() -> None:
    rows = [["20"], ["11"]]
    match = at("take", 2, auction=2, rows=rows, order=[[0], [1]], offer=["45", "12"])
    play(match, "s0=take:45")
    assert seen(match).rows[0] == ("20", "45")
    assert last(match, "card_taken")["row_position"] == 2


@rule("KT-22", "KA-3.6", "KA-10.3")
def test_a_sealed_bid_is_seen_by_its_seat_only() -> None:
    match = bidding([100, 100])
    play(match, "s0=bid:20")
    for other in (1, None):
        view = seen(match, other)
        assert (view.capital[0], view.sealed[0], view.own_bid) == (100, True, None)
    own = seen(match, 0)
    assert (own.own_bid, own.capital[0]) == (20, 80)


@rule("KT-23", "KA-11.4")
def test_bids_may_arrive_in_any_order() -> None:
    late, early = bidding([100, 100, 100]), bidding([100, 100, 100])
    play(late, "s2=bid:8 s0=bid:3 s1=bid:8")
    play(early, "s0=bid:3 s1=bid:8 s2=bid:8")
    assert late.position() == early.position()
    assert late.record == early.record
    assert [late.view(seat) for seat in range(3)] == [early.view(seat) for seat in range(3)]


@rule("KT-24", "KA-3.13")
def test_after_ten_equal_rounds_the_lower_seat_comes_first() -> None:
    match = bidding([100, 100])
    play(match, "s0=bid:0 s1=bid:0")
    by_payment = [[card.id for card in CARDS.deck if card.payment == payment] for payment in range(1, 11)]
    free = [[card for card in cards if str(card) not in seen(match).offer][:4] for cards in by_payment]
    pairs = [cards[k : k + 2] for cards in free for k in range(0, len(cards) - 1, 2)]
    for number, (first, second) in enumerate(pairs[:10], 1):
        assert seen(match).draws == (number - 1, number - 1)
        play(match, f"s0=draw #{first} s1=draw #{second}")
    assert order(match) == [0, 1]
    assert seen(match).phase == "take"
    assert last(match, "order_set") == {"order": [0, 1], "decided_by": ["seat", "seat"]}


# 12.8 Full trace ------------------------------------------------------------------------------------------------------

PILE = [8, 45, 1, 2, 10, 21, 9, 12, 40, 28, 35, 25]
AFTER: dict[int, dict[str, Any]] = {
    1: {"offer": ("8", "45"), "pile": 48},
    2: {"sealed": (True, False), "capital": (100, 100)},
    3: {"capital": (93, 93), "order": ((0, 1),), "phase": "draw"},
    4: {"drawn": ("1", None)},
    5: {"order": ((1,), (0,)), "discards": ("1", "2"), "pile": 46},
    6: {"rows": ((), ("8",))},
    7: {"rows": (("45",), ("8",))},
    8: {"pool": ("10",), "pile": 45},
    9: {"phase": "reveal"},
    10: {"pool": ("10", "21"), "pile": 44},
    11: {"phase": "reveal"},
    12: {"pool": ("10", "21", "9"), "pile": 43},
    13: {
        "capital": (93, 94),
        "crossed": ((), ("8",)),
        "bonus": (1, 0),
        "offer": ("12", "40"),
        "auction": 2,
        "pile": 41,
    },
    14: {"sealed": (True, False), "capital": (93, 94)},
    15: {"capital": (90, 89), "order": ((1,), (0,))},
    16: {"rows": (("45",), ("12",))},
    17: {"rows": (("45", "40"), ("12",))},
    18: {"pool": ("28",), "pile": 40},
    19: {"phase": "reveal"},
    20: {"pool": ("28", "35"), "pile": 39},
    21: {"capital": (97, 89), "bonus": (0, 0), "crossed": (("45",), ("8",)), "rows": (("40",), ("12",)), "pool": ()},
    22: {"pool": ("25",), "pile": 38},
}
"""What the results of the trace say, as a spectator's view holds it."""

CHOICES = {
    8: ["build:b0p1", "pass"],
    10: ["build:b0p5", "pass"],
    12: ["build:b0p0", "pass"],
    18: ["build:b0p5", "pass"],
    20: ["build:b1p0", "build:b0p1", "pass"],
    22: ["build:b0p5", "pass"],
}
"""The legal lists that the trace gives."""


def trace(lines: int, **options: object) -> Match:
    """Return the game of the trace after so many of its lines, as the document writes them."""
    match, pile = new(2, **options), list(PILE)
    for _, choice, _ in rows_of("12.8")[:lines]:
        if choice != "(offer)":
            play(match, choice.strip("`"))
        while match.to_act == (CHANCE,):
            play(match, f"#{pile.pop(0)}")
    return match


def test_the_document_gives_this_trace() -> None:
    text = DOCUMENT.split("### 12.8")[1]
    assert [int(card) for card in re.findall(r"#(\d+)", text.partition("`,")[0])] == PILE
    rows = rows_of("12.8")
    assert [int(row[0]) for row in rows] == list(AFTER)
    for number, _, result in rows:
        texts = re.findall(r"`((?:build|pass)[^`]*)`", result)
        assert texts == CHOICES.get(int(number), [])


@pytest.mark.parametrize("line", AFTER)
@rule("KA-2.1", "KA-2.3")
def test_trace(line: int) -> None:
    match = trace(line)
    view = seen(match)
    assert {name: getattr(view, name) for name in AFTER[line]} == AFTER[line]
    if line in CHOICES:
        assert legal(match) == CHOICES[line]
    if line in (7, 17):
        assert last(match, "card_taken")["automatic"]
    if line == 5:
        assert [event["payment"] for event in match.events() if event["kind"] == "tie_card"] == [3, 8]


@rule("KT-81", "KA-13.2", "KA-13.7", "KA-13.8")
def test_what_is_unknown_in_a_turn() -> None:
    view = seen(trace(8), 1)
    guess = game("kairo").positions.from_view(view)
    assert guess.pile.bit_count() == 45
    assert guess.pile == sum(2 ** (card.id - 1) for card in CARDS.deck if card.id not in (1, 2, 8, 10, 45))
    assert guess.discards == 0b11
    assert guess.seals == 0


@rule("KT-82", "KA-13.3", "KA-13.5")
def test_what_is_unknown_while_bids_are_sealed() -> None:
    view = seen(trace(14), 1)
    assert view.capital == (93, 94)
    rng, guesses = Rng(1), [game("kairo").positions.from_view(view) for _ in range(300)]
    for guess in guesses:
        guess.resample(1, rng)
    assert {guess.pile.bit_count() for guess in guesses} == {41}
    assert {guess.capital[1] for guess in guesses} == {94}
    bids = {guess.bid[1][0] for guess in guesses}
    assert bids <= set(range(94))
    assert len(bids) > 10, "the bid is drawn anew, and not the real one"


@rule("KT-83", "KA-15.1", "KA-5.7", "KA-6.9", "KA-2.4", "AT-SETTLE")
def test_the_events_of_a_build() -> None:
    match = trace(12)
    before = len(match.events())
    play(match, "s1=build:b0p0 #12 #40")
    found = [{name: value for name, value in e.items() if name != "cycle"} for e in match.events()[before:]]
    assert found == [
        {
            "kind": "built",
            "seat": 1,
            "card": "8",
            "need": 6,
            "free_pool": 5,
            "free_row": 2,
            "bonus_spent": 0,
            "bought": 0,
            "paid": 0,
            "waste": 1,
        },
        {"kind": "payment_received", "seat": 1, "amount": 1, "capital": 94},
        {"kind": "train_moved", "seat": 1, "crossed": 1, "new_front": None},
        {"kind": "pool_discarded", "cards": ["10", "21", "9"], "discards": 5},
        {"kind": "bonus_granted", "seat": 0, "bonus": 1},
        {"kind": "auction_opened", "auction": 2, "cards": ["12", "40"], "reshuffled_after": None, "pile": 41},
    ]


@rule("KT-84", "KA-10.6", "KA-9.10", "KA-0.3")
def test_hidden_capitals_can_be_reckoned() -> None:
    match = trace(15, open_capitals=False)
    revealed = {seat: last(match, "bids_revealed", seat) for seat in (0, 1, None)}
    assert [revealed[seat]["capitals"] for seat in (0, 1, None)] == [[90, None], [None, 89], [None, None]]
    assert all(event["bids"] == [3, 5] for event in revealed.values())
    assert seen(match, 1).capital == (None, 89)
    assert game("kairo").positions.from_view(seen(match, 1)).capital[:2] == [90, 89]


@rule("KT-85", "KA-3.7", "KA-4.19")
def test_bids_leave_the_game() -> None:
    before, after = seen(trace(2)).capital, seen(trace(3)).capital
    assert (before, after) == ((100, 100), (93, 93))
