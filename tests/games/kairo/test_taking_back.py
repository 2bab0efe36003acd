"""What can be taken back, and until when (KA-12 of docs/rules/kairo.md)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from mezani import Illegal, Match, NotYourTurn
from mezani.core.encode import encode
from tests.games.kairo.setups import at, bidding, building, kinds, last, play, seen, truth

rule = pytest.mark.rule


def known(match: Match) -> list[bytes]:
    """Return what all seats and a spectator see."""
    return [encode(match.view(seat)) for seat in (*range(match.seats), None)]


@rule("KA-12.2", "KA-15.2")
def test_changing_a_bid_shows_nothing() -> None:
    match = bidding([100, 100, 100])
    play(match, "s0=bid:20")
    others = [match.view(1), match.events(1), match.view(None), match.events(None)]
    play(match, "s0=bid:12 s0=bid:40")
    assert [match.view(1), match.events(1), match.view(None), match.events(None)] == others
    assert seen(match, 0).own_bid == 40
    own = [event["bid"] for event in match.events(0) if event["kind"] == "bid_sealed_own"]
    assert own == [20, 12, 40]


@rule("KA-12.2", "KA-15.2", "KA-12.9")
def test_withdrawing_a_bid_is_seen_without_its_amount() -> None:
    match = bidding([100, 100, 100])
    before = known(match)
    play(match, "s1=bid:20")
    assert match.undo(1) == ["bid:20"]
    assert known(match) == before
    assert kinds(match.events())[-2:] == ["bid_sealed", "bid_unsealed"]
    assert last(match, "bid_unsealed") == {"seat": 1}
    assert match.to_act == (0, 1, 2)


@pytest.mark.parametrize("arrival", list(permutations(range(3))))
@rule("KA-11.4", "KA-12.2", "KA-12.9", "KA-12.10", "KA-14.4")
def test_bids_come_in_any_order_and_change_on_the_way(arrival: tuple[int, ...]) -> None:
    straight, winding = bidding([30, 40, 50]), bidding([30, 40, 50])
    bids = ["bid:3", "bid:8", "bid:8"]
    for seat, bid in enumerate(bids):
        straight.play(seat, bid)
    for place, seat in enumerate(arrival):
        if place < 2:
            before = known(winding)
            winding.play(seat, "bid:1")
            winding.play(seat, "bid:30")
            assert winding.undo(seat) == ["bid:30"]
            assert known(winding) == before
            assert winding.to_act == tuple(sorted(arrival[place:]))
        winding.play(seat, bids[seat])
    assert winding.record == straight.record
    assert winding.position() == straight.position()
    assert known(winding) == known(straight)
    assert last(winding, "bids_revealed") == last(straight, "bids_revealed")


@rule("KA-12.2", "KA-15.2", "KA-10.1")
def test_nobody_else_can_count_how_often_a_bid_changed() -> None:
    once, often = bidding([30, 40, 50]), bidding([30, 40, 50])
    play(once, "s1=bid:4")
    play(often, "s1=bid:9 s1=bid:0 s1=bid:7")
    for other in (0, 2, None):
        assert encode(once.view(other)) == encode(often.view(other))
        assert encode(once.events(other)) == encode(often.events(other))
    for other in (0, 2):
        assert once.versions[other] == often.versions[other] == 0
        assert once.legal(other) == often.legal(other)
        assert once.can_undo(other) == often.can_undo(other) is False
    assert once.record_seen_by(0) == often.record_seen_by(0)


@rule("KA-12.2", "KA-3.2")
def test_a_sealed_bid_stays_when_its_change_is_refused() -> None:
    match = bidding([30, 40])
    play(match, "s0=bid:30")
    assert match.legal(0) == [f"bid:{amount}" for amount in range(31)], "the sealed bid is not paid yet"
    before = known(match)
    with pytest.raises(Illegal) as refusal:
        match.play(0, "bid:31")
    assert refusal.value.rule == "KA-3.2"
    assert known(match) == before
    play(match, "s1=bid:0")
    assert seen(match).bids == ((30, 0),)


@rule("KA-0.5", "KA-12.2")
def test_without_taking_back_a_sealed_bid_stands() -> None:
    match = bidding([30, 40, 50], options={"take_back": False})
    assert match.offers(1).notes["bid:4"].final
    play(match, "s1=bid:4")
    assert (match.legal(1), match.can_undo(1), match.to_act) == ([], False, (0, 2))
    with pytest.raises(NotYourTurn):
        match.play(1, "bid:5")
    with pytest.raises(Illegal):
        match.undo(1)
    assert seen(match, 1).own_bid == 4


@rule("KA-12.3")
def test_the_bid_that_completes_the_set_stands() -> None:
    match = bidding([100, 100])
    assert not match.offers(0).notes["bid:7"].final
    play(match, "s0=bid:7")
    assert match.can_undo(0)
    assert match.offers(1).notes["bid:7"].final
    play(match, "s1=bid:3")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@rule("KA-12.4")
def test_a_take_can_be_taken_back_until_the_next_seat_takes() -> None:
    match = at("take", 3, auction=1, order=[[0], [1], [2]], offer=["8", "45", "31"])
    before = known(match)
    match.play(0, "take:8")
    assert match.can_undo(0)
    match.undo(0)
    assert known(match) == before
    match.play(0, "take:8")
    match.play(1, "take:45")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.play(2, "take:31")
    assert match.can_undo(1), "the take of the last card is automatic"
    play(match, "s0=reveal")
    assert not match.can_undo(1)
    play(match, "#1")
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3


@rule("KA-12.5", "KA-12.1", "KA-12.9", "KA-12.10")
def test_a_pass_taken_back_leaves_no_trace_in_the_record() -> None:
    match = building([[8]], pool=[10, 9])
    before, record = known(match), match.record
    match.play(0, "pass")
    assert "0 pass" in match.record
    match.undo(0)
    assert (known(match), match.record) == (before, record)
    assert last(match, "taken_back") == {"seat": 0, "choice": "pass"}
    again = Match.replay(match.record)
    assert again.position() == match.position()
    assert kinds(again.events()) == ["game_started"]


@rule("KA-12.6", "KA-12.10")
def test_a_build_is_a_draft_until_the_next_reveal() -> None:
    match = building([[8, 20], [45]], pool=[10, 9], coming=[1], bonus=0)
    others = [encode(match.view(1)), encode(match.events(1)), encode(match.view(None))]
    match.play(0, "build:b0p0")
    assert seen(match, 0).crossed[0][-1] == "8"
    assert [encode(match.view(1)), encode(match.events(1)), encode(match.view(None))] == others
    assert match.can_undo(0)
    play(match, "s0=reveal")
    assert not match.can_undo(0)
    assert seen(match, 1).bonus == (0, 1)
    assert "build:b0p0" in match.record


@rule("KA-12.7", "KA-12.8")
def test_what_shows_a_card_or_ends_the_game_stands() -> None:
    row = building([[8]], pool=[10, 9])
    assert row.offers(0).notes["build:b0p0"].final
    assert not truth(row).revocable(row.game.code_of["build:b0p0"])
    crossed = [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23, 24, 25, 26, 27]]
    end = building([[8]], crossed=crossed, pool=[10, 9])
    assert end.offers(0).notes["build:b0p0"].final
    play(end, "s0=build:b0p0")
    assert not end.can_undo(0)
    with pytest.raises(Illegal):
        end.undo(0)
    reveal = building([[8]], phase="reveal")
    assert reveal.offers(0).notes["reveal"].final
    tie = bidding([100, 100])
    play(tie, "s0=bid:1 s1=bid:1")
    assert tie.offers(0).notes["draw"].final
    play(tie, "s0=draw")
    assert not tie.can_undo(0)


@rule("KA-12.5", "KA-12.8", "KA-7.8")
def test_a_pass_that_ends_the_game_stands() -> None:
    dry: dict[str, Any] = {"pile": [], "discards": [], "capital": 0, "skipped": True}
    earlier = building([[41]], pool=[1], dry=2, **dry)
    assert not earlier.offers(0).notes["pass"].final
    assert truth(earlier).revocable(earlier.game.code_of["pass"])
    match = building([[41]], pool=[1], dry=3, **dry)
    assert match.offers(0).notes["pass"].final
    assert not truth(match).revocable(match.game.code_of["pass"])
    play(match, "s0=pass")
    assert match.over
    assert not match.can_undo(0)


@rule("KA-12.8", "KA-12.1")
def test_a_pass_before_a_forced_winning_build_stands() -> None:
    """The build is the only choice of s1, but it ends the game."""
    crossed = [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23, 24, 25, 26, 27]]
    match = building([[41], [8]], crossed=crossed, pool=[10, 9], pile=[], discards=[], capital=0, skipped=True, dry=2)
    play(match, "s0=pass")
    assert match.can_undo(0)
    assert match.legal(1) == ["build:b0p0"]
    play(match, "s1=build:b0p0")
    assert not match.can_undo(0)


@rule("KA-12.1", "KA-0.5")
def test_a_build_that_goes_on_says_so() -> None:
    assert not building([[8, 20]], pool=[10, 9]).offers(0).notes["build:b0p0"].final
    assert not building([[8]], pool=[10, 9]).offers(0).notes["pass"].final
    house = building([[8, 20]], pool=[10, 9], options={"take_back": False})
    assert all(note.final for note in house.offers(0).notes.values())
    play(house, "s0=build:b0p0")
    assert not house.can_undo(0)


@rule("KA-12.5", "KA-7.5")
def test_a_draft_of_the_neighbour_does_not_show_by_being_in_the_way() -> None:
    match = building([[8, 5], [9, 11]], pool=[10, 20], pile=[], discards=[], capital=0, skipped=True)
    play(match, "s0=pass")
    assert match.can_undo(0)
    match.play(1, "build:b0p0")
    assert match.drafts(1) == ["build:b0p0"]
    assert match.can_undo(0), "what the neighbour tries out is its own affair"
    assert match.undo(0) == ["pass"]
    assert (match.to_act, match.drafts(1)) == ((0,), [])
