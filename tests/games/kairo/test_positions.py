"""Positions: what can be left out, what is refused and where (KA-7.9 and KA-9 of docs/rules/kairo.md)."""

from __future__ import annotations

from typing import Any

import pytest

from mezani import BadPosition, Match, game
from mezani.core.ground import CHANCE
from tests.games.kairo.setups import at, bidding, building, ids, seen, truth
from tests.games.kairo.test_vectors import trace

rule = pytest.mark.rule


def position(line: int) -> dict[str, Any]:
    """Return a position of a whole game, from the trace of the document."""
    return trace(line).position()


def refused(given: dict[str, Any]) -> str:
    """Return the text of the error that a position causes."""
    with pytest.raises(BadPosition) as error:
        Match.at(given)
    return str(error.value)


def test_a_position_is_written_as_a_view_reads() -> None:
    written = position(20)
    assert (written["phase"], written["turn"], written["luck"], written["auction"]) == ("build", 0, False, 2)
    assert written["rows"] == [["45", "40"], ["12"]]
    assert written["crossed"] == [[], ["8"]]
    assert written["bids"] == [[7, 7], [3, 5]]
    assert (written["order"], written["draws"]) == ([[1], [0]], [0, 0])
    assert (written["capital"], written["bonus"], written["bought"]) == ([90, 89], [1, 0], [0, 0])
    assert (written["pool"], written["discards"]) == (["28", "35"], ["1", "2", "9", "10", "21"])
    assert len(written["pile"]) == 39


def test_without_a_pile_it_holds_what_is_not_named() -> None:
    given = position(20)
    pile = given.pop("pile")
    assert Match.at(given).position()["pile"] == pile


@pytest.mark.parametrize("line", [line for line in range(1, 23) if line not in (2, 14)])
def test_a_position_goes_on_as_the_game_does(line: int) -> None:
    match = trace(line)
    again = Match.at(match.position(), dealer=None)
    assert again.to_act == match.to_act
    assert [again.legal(seat) for seat in (0, 1)] == [match.legal(seat) for seat in (0, 1)]


@rule("KA-3.3")
def test_sealed_bids_stand_in_a_position() -> None:
    given = position(1)
    match = Match.at({**given, "bids": [[12, None]]}, dealer=None)
    assert match.to_act == (1,)
    assert seen(match, 0).own_bid == 12
    assert seen(match, 1).sealed == (True, False)


def test_a_tie_round_that_runs() -> None:
    match = bidding([100, 100, 100], pile=[1, 2, 4, 5])
    for line in ("bid:3",) * 3:
        match.play(match.to_act[0], line)
    match.play(0, "draw")
    match.give("1")
    match.play(1, "draw")
    again = Match.at({**match.position(), "partial": True}, dealer=None)
    assert again.to_act == (CHANCE,)
    assert sorted(again.outcomes()) == ["2", "4", "5"]
    assert truth(again).drawing == 1
    assert again.position() == match.position()


WITHOUT = object()
"""Stands for a part of a position that is left out."""

WRONG: list[tuple[int, dict[str, Any], str]] = [
    (20, {"seats": 5}, "seats"),
    (20, {"options": {"unspent_bonus_kept": "maybe"}}, "option unspent_bonus_kept"),
    (20, {"phase": "sleep"}, "position: phase: must be one of"),
    (20, {"auction": 9}, "position: auction"),
    (20, {"auction": 3}, "position: rows: seat 0 must own 3 cards"),
    (20, {"turn": 2}, "position: turn"),
    (20, {"turn": None}, "position: turn"),
    (20, {"luck": True}, "position: luck: no card is turned up in this phase"),
    (20, {"rows": [["45", "40"]]}, "position: rows: must have 2 members"),
    (20, {"rows": [["45", "40"], ["12", "12"]]}, r"position: rows[1][1]: '12' is no card, or stands elsewhere too"),
    (20, {"rows": [["45", "40"], ["51"]]}, "position: rows[1][0]: '51' is no card"),
    (20, {"rows": [[], ["12"]], "crossed": [["45", "40"], ["8"]]}, "seat 0 must have a card in its row (KA-9.7)"),
    (20, {"rows": [ids(range(13, 22)), ["12"]]}, "position: rows[0]: must have at most 8 cards"),
    (20, {"pool": [], "pile": WITHOUT}, "position: pool: must have the card that was revealed"),
    (20, {"pile": ids(range(13, 20))}, "position: pile: card 3, 4, 5"),
    (20, {"capital": [91, 89]}, "position: capital: seat 0 must have 90 (KA-9.10)"),
    (20, {"capital": [90, -1]}, "position: capital[1]"),
    (20, {"capital": [90, 250]}, "position: capital: seat 1 must have at most 230"),
    (20, {"bought": [1, 0]}, "position: capital: seat 0 must have 80"),
    (20, {"bonus": [6, 0]}, "position: bonus[0]"),
    (20, {"bids": [[7, 7], [3, 5], [0, 0]]}, "position: bids: must have at most one list for each auction"),
    (20, {"bids": [[7, 7], [5, 3]]}, "position: order: must follow bids and capitals"),
    (20, {"bids": [[7, 7], [3, None]]}, "position: bids[1][1]"),
    (20, {"order": [[1], [1]]}, "position: order: must name each seat once"),
    (20, {"order": [[0, 1]]}, "position: order[0]: no seats are tied in this phase"),
    (20, {"order": [[]]}, "position: order[0]: must be seats in rising order"),
    (20, {"order": [[2], [0]]}, "position: order[0]"),
    (20, {"drawn": ["9", None]}, "position: drawn[0]: must be null for a seat that drew no card"),
    (20, {"draws": [11, 0]}, "position: draws[0]"),
    (20, {"draws": [1, 0]}, "position: drawn[0]: must be a text"),
    (20, {"dry": 1}, "position: dry: counts dry turns, and this turn is none"),
    (20, {"dry": 5}, "position: dry"),
    (20, {"skipped": True}, "position: skipped: a turn is dry only in phase build"),
    (20, {"offer": ["13"], "pile": WITHOUT}, "position: offer: must have 0 to 0 cards in this phase"),
    (20, {"reshuffled_after": 2}, "position: reshuffled_after"),
    (20, {"crossed": [[], ["8", "12"]], "rows": [["45", "40"], []]}, "seat 1 must have a card in its row"),
    (1, {"bids": [[101, None]]}, "position: bids[0][0]"),
    (1, {"bids": [[1, 2]]}, "position: bids: must leave a bid open in phase bid"),
    (1, {"offer": ["8", "45", "1"]}, "position: offer: must have at most 2 cards"),
    (1, {"offer": ["8"]}, "position: offer: must have 2 to 2 cards in this phase"),
    (1, {"pool": ["1"], "pile": None}, "position: pile: must be a list"),
    (3, {"order": [[0], [1]]}, "position: order: must have a tie group in phase draw"),
    (3, {"order": [[1, 0]]}, "position: order[0]: must be seats in rising order"),
    (3, {"bids": [[6, 7]]}, "position: order: must follow bids and capitals"),
    (4, {"draws": [2, 0], "drawn": ["1", None]}, "position: draws: must be equal in a tie group"),
    (4, {"draws": [0, 0], "drawn": [None, None]}, "position: pile: card 1 must be somewhere (KA-7.9)"),
    (13, {"rows": [["45"], []], "crossed": [[], ["8"]], "offer": []}, "position: offer: must have 2 to 2 cards"),
    (14, {"crossed": [["8"], []], "rows": [[], ["45"]]}, "position: capital: seat 0 must have 94"),
]


@pytest.mark.parametrize(("line", "change", "error"), WRONG, ids=[f"{n}-{w[2][10:40]}" for n, w in enumerate(WRONG)])
@rule("KA-7.9", "KA-9.1", "KA-9.10", "KA-9.11")
def test_a_wrong_position_is_refused_with_its_place(line: int, change: dict[str, Any], error: str) -> None:
    given = {name: value for name, value in {**position(line), **change}.items() if value is not WITHOUT}
    assert error in refused(given)


PARTIAL: list[tuple[Match, dict[str, Any], str]] = [
    (building([[8]], phase="reveal"), {"pile": [], "discards": []}, "there is no card to reveal"),
    (bidding([9, 9]), {"phase": "draw", "order": [[0, 1]], "pile": ["1"]}, "too few cards for the tie"),
    (
        bidding([9, 9]),
        {"phase": "draw", "order": [[0, 1]], "pile": [], "luck": True},
        "the pile, which must not be empty",
    ),
    (bidding([9, 9]), {"phase": "offer", "offer": ["31"], "pile": [], "discards": ["1"]}, "which must not be empty"),
    (bidding([9, 9, 9]), {"phase": "offer", "offer": ["31"], "pile": ["1"]}, "too few cards for the offer"),
    (
        bidding([9, 9]),
        {"phase": "draw", "order": [[0, 1]], "draws": [10, 10], "drawn": ["1", "2"]},
        "after the last round the seats are ordered by number (KA-3.13)",
    ),
    (bidding([9, 9], pile=[2]), {"pool": ["1"]}, "position: pool: must be empty while an auction runs (KA-9.12)"),
    (
        building([[41]], pool=[1], pile=[], discards=[], skipped=True, dry=3),
        {"dry": 4},
        "position: dry: so many dry turns end the game",
    ),
]


@pytest.mark.parametrize(("match", "change", "error"), PARTIAL, ids=[case[2][:30] for case in PARTIAL])
@rule("KA-9.12", "KA-7.5", "KA-3.13")
def test_not_even_a_partial_position_may_stop_the_rules(match: Match, change: dict[str, Any], error: str) -> None:
    assert error in refused({**match.position(), "bids": [], "partial": True, **change})


@rule("KA-9.5", "KA-9.3", "KA-8.1")
def test_trains_that_no_game_brings_so_far_are_refused() -> None:
    """Money is accounted for in these, but the trains are not."""
    start = position(7)
    ahead = {"phase": "build", "auction": 2, "bids": [[7, 7], [0, 0]], "pool": ["10"], "order": [[1], [0]], "turn": 0}
    rows = {
        "rows": [["45", "40"], ["8", "12"]],
    }
    assert "the foremost seat must have crossed 1 cards" in refused(whole({**start, **ahead, **rows}))
    two_empty = {"phase": "offer", "auction": 2, "rows": [[], []], "crossed": [["45"], ["8"]], "order": []}
    assert "exactly one row is empty" in refused(whole({**start, **two_empty, "capital": [100, 94]}))
    over = {"phase": "end", "auction": 1, "order": [[1], [0]]}
    assert "at the end one seat has crossed all its cards" in refused(whole({**start, **over}))
    both = {"crossed": [ids(range(1, 9)), ids(range(9, 17))], "rows": [[], []], "auction": 8, "phase": "end"}
    assert "only one seat crosses its last card" in refused(
        {**at("end", 2, **ended()).position(), **both, "partial": True}
    )


def ended() -> dict[str, Any]:
    """Return a won game."""
    return {"auction": 8, "crossed": [ids(range(1, 9)), ids(range(9, 16))], "rows": [[], ["16"]]}


def whole(given: dict[str, Any]) -> dict[str, Any]:
    """Return a position whose pile is what is left."""
    return {name: value for name, value in given.items() if name not in ("pile", "discards", "turn_up")}


@rule("KA-8.5")
def test_an_ended_game_can_be_set_up() -> None:
    match = at("end", 2, **ended())
    assert match.over
    assert match.ranks == [1, 2]
    assert match.to_act == ()


def test_a_view_of_a_partial_position_gives_a_state() -> None:
    match = building([[8]], pool=[10], pile=[1, 2, 4], options={"count_help": False})
    view = seen(match, 0)
    guess = game("kairo").positions.from_view(view)
    assert guess.pile.bit_count() == 3
    assert game("kairo").views.view(guess, 0) == view
