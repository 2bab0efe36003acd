"""Auctions and who acts in them (KA-2, KA-3 and the decision points of docs/rules/kairo.md)."""

from __future__ import annotations

import pytest

from mezani import Illegal, NotYourTurn
from mezani.core.ground import CHANCE
from tests.games.kairo.setups import (
    acting,
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
    truth,
)

rule = pytest.mark.rule


@rule("KA-3.1", "AT-OFFER", "KA-2.4")
def test_the_offer_lies_open_before_anyone_bids() -> None:
    match = new(3)
    assert acting(match) == [CHANCE]
    play(match, "#8 #45")
    assert acting(match) == [CHANCE]
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]
    play(match, "#31")
    assert acting(match) == [0, 1, 2]
    assert last(match, "auction_opened") == {
        "auction": 1,
        "cards": ["8", "45", "31"],
        "reshuffled_after": None,
        "pile": 47,
    }


@rule("KA-3.2")
def test_each_seat_bids_once() -> None:
    match = bidding([10, 10])
    play(match, "s0=bid:3 s1=bid:4")
    with pytest.raises(NotYourTurn):
        match.play(0, "bid:5")
    with pytest.raises(Illegal) as refusal:
        match.play(1, "bid:5")
    assert (refusal.value.rule, refusal.value.say.id) == ("KA-3.2", "kairo-why-bid-once")


@rule("KA-3.3", "KA-3.4", "KA-3.6", "AT-UNSEAL")
def test_bids_open_at_the_same_moment() -> None:
    match = bidding([50, 60, 70])
    play(match, "s2=bid:9 s0=bid:4")
    for other in (0, 1, None):
        view = seen(match, other)
        assert view.bids == ()
        assert view.capital[2] == 70
        assert not any("9" in str(event.get("bid", "")) for event in match.events(other))
    assert seen(match, 2).capital[2] == 61
    play(match, "s1=bid:6")
    for other in (0, 1, 2, None):
        assert seen(match, other).bids == ((4, 6, 9),)
        assert seen(match, other).capital == (46, 54, 61)
        assert last(match, "bids_revealed", other)["bids"] == [4, 6, 9]


@rule("KA-3.6", "KA-11.4")
def test_each_bidder_is_told_what_is_left_the_last_one_too() -> None:
    match = bidding([100, 90])
    play(match, "s1=bid:30 s0=bid:7")
    assert last(match, "bid_sealed_own", 1) == {"seat": 1, "bid": 30, "capital_after": 60}
    assert last(match, "bid_sealed_own", 0) == {"seat": 0, "bid": 7, "capital_after": 93}


@rule("KA-11.5", "KA-11.4", "DP-BID")
def test_all_without_a_sealed_bid_are_to_act() -> None:
    match = bidding([10, 20, 30])
    assert acting(match) == list(seen(match).to_act) == [0, 1, 2]
    assert [len(match.legal(seat)) for seat in range(3)] == [11, 21, 31]
    play(match, "s1=bid:3")
    assert acting(match) == list(seen(match).to_act) == [0, 2]
    assert seen(match).sealed == (False, True, False)


@rule("KA-10.2")
def test_the_view_holds_no_order_while_bids_are_sealed_and_no_ranks_before_the_end() -> None:
    match = building([[8]], pool=[10, 9], coming=[1, 2])
    assert (seen(match).order, seen(match).ranks) == (((0,), (1,)), ())
    play(match, "s0=build:b0p0")
    assert seen(match).order == ()
    play(match, "#1 #2 s0=bid:4")
    assert (seen(match).phase, seen(match).order) == ("bid", ())
    play(match, "s1=bid:5")
    assert (seen(match).order, seen(match).ranks) == (((1,), (0,)), ())


@rule("KA-3.10", "KA-3.12", "DP-DRAW", "AT-TIE")
def test_a_tie_round() -> None:
    match = bidding([30, 40, 30])
    play(match, "s0=bid:2 s1=bid:5 s2=bid:2")
    assert seen(match).order == ((1,), (0, 2))
    assert (match.to_act, legal(match)) == ((0,), ["draw"])
    play(match, "s0=draw")
    assert acting(match) == [CHANCE]
    play(match, "#9")
    assert (match.to_act, seen(match).drawn) == ((2,), ("9", None, None))
    assert seen(match).discards == (), "the cards of a running round lie before their seats"
    play(match, "s2=draw #12")
    assert seen(match).discards == ("9", "12")
    assert order(match) == [1, 2, 0]
    assert (match.to_act, seen(match).phase) == ((1,), "take")


@rule("KA-3.11", "KA-3.12")
def test_two_subgroups_are_settled_one_after_the_other() -> None:
    match = bidding([100] * 4)
    play(match, "s0=bid:0 s1=bid:0 s2=bid:0 s3=bid:0 s0=draw #1 s1=draw #2 s2=draw #5 s3=draw #16")
    assert seen(match).order == ((1, 3), (0, 2))
    play(match, "s1=draw #4 s3=draw #8")
    assert seen(match).order == ((1,), (3,), (0, 2))
    play(match, "s0=draw #9 s2=draw #6")
    assert order(match) == [1, 3, 2, 0]
    assert last(match, "order_set")["decided_by"] == ["draw"] * 4


@pytest.mark.parametrize(("pile", "discards", "draws"), [([], [], 0), ([1], [], 0), ([1], [2], 2), ([], [1, 2], 2)])
@rule("KA-3.13")
def test_without_a_card_for_each_the_seats_go_by_number(pile: list[int], discards: list[int], draws: int) -> None:
    match = bidding([100, 100], pile=pile, discards=discards)
    play(match, "s0=bid:1 s1=bid:1")
    assert (seen(match).phase == "draw") == bool(draws)
    if not draws:
        assert order(match) == [0, 1]
        assert last(match, "order_set")["decided_by"] == ["seat", "seat"]


@pytest.mark.parametrize(("cards", "decided"), [("#2 #4", "draw"), ("#4 #13", "seat")])
@rule("KA-3.13")
def test_the_tenth_card_still_decides(cards: str, decided: str) -> None:
    offer = ["21", "22"]
    match = at("draw", 2, auction=1, offer=offer, order=[[0, 1]], draws=[9, 9], drawn=["1", "5"], discards=["1", "5"])
    first, second = cards.split()
    play(match, f"s0=draw {first} s1=draw {second}")
    assert (order(match), seen(match).draws) == ([0, 1], (10, 10))
    assert last(match, "order_set")["decided_by"] == [decided, decided]


@rule("KA-3.12", "KA-3.14", "AT-TIE")
def test_what_is_told_of_a_round_concerns_its_group_only() -> None:
    match = bidding([100] * 4)
    play(match, "s0=bid:6 s1=bid:2 s2=bid:6 s3=bid:2 s0=draw #9 s2=draw #12")
    assert last(match, "tie_round_done") == {"round": 1, "ordered": [2, 0], "again": [], "cards_discarded": ["9", "12"]}
    play(match, "s1=draw #5 s3=draw #1")
    assert last(match, "tie_round_done") == {"round": 1, "ordered": [], "again": [1, 3], "cards_discarded": ["5", "1"]}


@rule("KA-3.11")
def test_a_card_of_an_earlier_round_is_not_compared_again() -> None:
    """s0 is first with 8; s1 draws an 8 as well, but a round later."""
    match = bidding([100, 100, 100])
    play(match, "s0=bid:0 s1=bid:0 s2=bid:0 s0=draw #2 s1=draw #1 s2=draw #5 s1=draw #16 s2=draw #4")
    assert order(match) == [0, 1, 2]
    assert last(match, "order_set")["decided_by"] == ["draw"] * 3


@rule("KA-3.13", "KA-3.12")
def test_after_the_last_round_of_one_group_the_next_one_draws() -> None:
    match = bidding([100] * 4, pile=[1, 5], discards=[])
    play(match, "s0=bid:6 s1=bid:2 s2=bid:6 s3=bid:2" + " s0=draw #1 s2=draw #5" * 10)
    assert seen(match).order == ((0,), (2,), (1, 3))
    assert (match.to_act, seen(match).draws) == ((1,), (10, 0, 10, 0))
    play(match, " s1=draw #1 s3=draw #5" * 10)
    assert order(match) == [0, 2, 1, 3]
    assert last(match, "order_set")["decided_by"] == ["seat"] * 4


@pytest.mark.parametrize(("pile", "opens"), [([1, 2], True), ([1], False)])
@rule("KA-3.20", "KA-2.3", "KA-8.6")
def test_an_auction_needs_a_card_for_each_seat(pile: list[int], opens: bool) -> None:
    """Two cards in pile and discards, the pool's one included, or three."""
    match = building([[8]], seats=3, pool=[10], pile=pile[1:], discards=pile[:1], capital=[10, 7, 9])
    play(match, "s0=build:b0p1")
    assert (seen(match).phase == "offer") == opens
    if not opens:
        assert match.ranks == [1, 3, 2]
        assert last(match, "game_ended")["reason"] == "stuck"
        assert seen(match).auction == 1


@rule("KA-15.3", "KA-7.4")
def test_a_reshuffle_is_told_of_the_offer_it_fell_into() -> None:
    match = building([[8, 12]], pool=[10, 9], pile=[], discards=[1, 2, 3])
    play(match, "s0=build:b0p0 s0=reveal #1")
    assert seen(match).reshuffled_after is None, "a reveal is no offer"
    match = building([[8]], pool=[10, 9], pile=[1], discards=[2, 3, 4])
    play(match, "s0=build:b0p0 #1 #2")
    assert seen(match).reshuffled_after == last(match, "auction_opened")["reshuffled_after"] == 1
    match = building([[8]], pool=[10, 9], pile=[1, 2, 3], reshuffled_after=1)
    play(match, "s0=build:b0p0 #1 #2")
    assert last(match, "auction_opened")["reshuffled_after"] is None


@rule("KA-3.13")
def test_the_guard_counts_the_cards_of_a_subgroup_only() -> None:
    """Two cards are too few for three seats, which go by number, but enough for two."""
    match = bidding([100, 100, 100], pile=[1, 2])
    play(match, "s0=bid:1 s1=bid:1 s2=bid:1")
    assert order(match) == [0, 1, 2]
    match = bidding([100, 90, 100], pile=[1, 2])
    play(match, "s0=bid:1 s1=bid:0 s2=bid:1")
    assert acting(match) == [0]
    play(match, "s0=draw #1 s2=draw #2")
    assert order(match) == [2, 0, 1]


@rule("KA-3.14", "KA-7.1")
def test_cards_drawn_for_a_tie_enter_no_row() -> None:
    match = bidding([100, 100])
    offer = seen(match).offer
    play(match, "s0=bid:0 s1=bid:0 s0=draw #1 s1=draw #2")
    view = seen(match)
    assert (view.offer, view.pool, view.rows, view.discards) == (offer, (), ((), ()), ("1", "2"))


@rule("KA-3.17", "KA-3.18", "KA-4.4")
def test_rows_keep_their_order() -> None:
    rows = [["8", "20"], ["11"]]
    match = at("take", 2, auction=3, rows=rows, crossed=[[], ["12"]], order=[[1], [0]], offer=["45", "31"])
    play(match, "s1=take:31 s0=take:45")
    assert seen(match).rows == (("8", "20", "45"), ("11", "31"))
    assert [card + 1 for card in truth(match).route[1][:3]] == [12, 11, 31]


@rule("KA-3.19", "AT-OPEN")
def test_the_building_phase_begins_with_the_auction_winner() -> None:
    match = at("take", 3, auction=1, order=[[2], [0], [1]], offer=["8", "45", "31"])
    happened = play(match, "s2=take:8 s0=take:45 s1=take:31")
    assert kinds(happened) == ["card_taken", "building_opened"]
    assert last(match, "building_opened") == {"seat": 2}
    assert (match.to_act, seen(match).phase, seen(match).offer) == ((2,), "reveal", ())


@rule("KA-2.3")
def test_only_an_empty_row_of_the_builder_starts_an_auction() -> None:
    match = building([[8, 5], [9, 10]], pool=[20, 29])
    play(match, "s0=build:b0p0")
    assert seen(match).phase == "reveal"
    assert seen(match).auction == 2
    play(match, "s0=reveal #1 s0=build:b0p5")
    assert (seen(match).phase, seen(match).auction) == ("offer", 3)


@rule("KA-4.19", "KA-3.7")
def test_nothing_passes_between_seats() -> None:
    match = building([[8], [45]], pool=[10], capital=[50, 60], bonus=[1, 0])
    play(match, "s0=build:b0p1")
    assert seen(match).capital == (41, 60)
    assert seen(match).rows[1] == ("45",)


@rule("KA-3.9")
def test_capitals_are_compared_after_the_bid() -> None:
    """Equal bids: before or after the bid makes no difference; the poorer of three comes first."""
    match = bidding([30, 20, 25])
    play(match, "s0=bid:4 s1=bid:4 s2=bid:4")
    assert order(match) == [1, 2, 0]
    assert last(match, "order_set")["decided_by"] == ["capital"] * 3


@rule("KA-3.16", "KA-11.2")
def test_only_offered_cards_can_be_taken() -> None:
    match = at("take", 2, auction=1, order=[[0], [1]], offer=["8", "45"])
    for text, why in (("take:9", "kairo-why-not-offered"), ("take:99", "kairo-why-no-card")):
        with pytest.raises(Illegal) as refusal:
            match.play(0, text)
        assert refusal.value.say.id == why
    assert ids([8, 45]) == list(seen(match).offer)
