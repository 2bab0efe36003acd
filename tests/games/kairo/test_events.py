"""Events: their kinds, fields and order, and the lines of the log (KA-15 of docs/rules/kairo.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.words import words
from tests.games.kairo.setups import bidding, building, kinds, last, play
from tests.games.kairo.test_vectors import DOCUMENT, trace

rule = pytest.mark.rule
SECTION = DOCUMENT.split("\n## 10. Events")[1].split("\n## 11.")[0]
TAKING_BACK = ("bid_unsealed", "taken_back")
"""What a match tells, not the rules; these have no `cycle`."""


def documented() -> dict[str, set[str]]:
    """Return the kinds of events with their fields, read from the document's table."""
    table = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", SECTION, re.MULTILINE)
    return {kind: fields_of(cell) for kind, cell in table}


def fields_of(cell: str) -> set[str]:
    """Return the names of the fields of a cell, without what is said about them."""
    names = re.sub(r"\([^)]*\)", "", cell).partition(";")[0]
    return {name.strip().removesuffix("[]") for name in names.split(",")}


def fields(event: dict[str, Any]) -> set[str]:
    return set(event) - {"kind", "cycle"}


def everything(seats: int) -> list[dict[str, Any]]:
    """Return events of random games as the first seat sees them."""
    found: list[dict[str, Any]] = []
    rng = Rng(seats)
    for seed in range(30):
        match = Match("kairo", seats=seats, seed=seed, unspent_bonus_kept=bool(seed % 2))
        while not match.over:
            seat = match.to_act[0]
            texts = match.legal(seat)[:3]
            match.play(seat, texts[rng.below(len(texts))], publish=True)
        found += match.events(0)
    return found


def test_the_table_of_events_is_read() -> None:
    assert len(documented()) == 26
    assert documented()["built"] == {
        "seat",
        "card",
        "need",
        "free_pool",
        "free_row",
        "bonus_spent",
        "bought",
        "paid",
        "waste",
    }


@rule("KA-15.4")
def test_events_have_the_documented_fields() -> None:
    wanted, found = documented(), [event for seats in (2, 4) for event in everything(seats)]
    for event in found:
        assert fields(event) == wanted[event["kind"]]
        assert event["cycle"] >= 1
    rare = {"reveal_skipped", "build_forced", *TAKING_BACK}
    assert {event["kind"] for event in found} == set(wanted) - rare


@rule("KA-15.4", "KA-7.5", "KA-7.7")
def test_the_rare_events_have_the_documented_fields() -> None:
    match = building([[41], [8, 5]], pool=[1], pile=[], discards=[], capital=[0, 100], skipped=True, dry=1)
    play(match, "s0=pass")
    match.undo(0)
    play(match, "s0=pass")
    bids = bidding([10, 10])
    play(bids, "s0=bid:1")
    bids.undo(0)
    found = {event["kind"]: event for event in (*match.events(), *bids.events())}
    for kind in ("reveal_skipped", "build_forced", *TAKING_BACK):
        assert fields(found[kind]) == documented()[kind]
    assert last(match, "build_forced") == {"seat": 1, "dry_count": 2}


@rule("KA-15.1", "KA-5.6")
def test_the_order_of_the_events_of_a_build() -> None:
    """From s1 clockwise: s2 gains, s3 has five already, s0 stands before no river."""
    rows = [[21, 22], [8, 5], [45, 46], [47, 48]]
    house = {"unspent_bonus_kept": False}
    match = building(rows, seats=4, turn=1, pool=[10, 9], bonus=[0, 2, 1, 5], options=house)
    happened = match.play(1, "build:b0p0", publish=True)
    assert [event.kind for event in happened] == [
        "built",
        "payment_received",
        "train_moved",
        "pool_discarded",
        "bonus_lost",
        "bonus_granted",
        "bonus_full",
    ]
    assert (last(match, "bonus_granted"), last(match, "bonus_full")) == ({"seat": 2, "bonus": 2}, {"seat": 3})
    assert last(match, "bonus_lost") == {"seat": 1, "amount": 2}


@rule("KA-15.1")
def test_bonus_events_go_clockwise_from_the_builders_left() -> None:
    match = building([[41, 5], [42, 6], [8, 9]], seats=3, turn=2, pool=[10, 20], bonus=0)
    happened = match.play(2, "build:b0p0", publish=True)
    assert [event.data["seat"] for event in happened if event.kind == "bonus_granted"] == [0, 1]
    match = building([[41, 5], [8, 9], [42, 6]], seats=3, turn=1, pool=[10, 20], bonus=0)
    happened = match.play(1, "build:b0p0", publish=True)
    assert [event.data["seat"] for event in happened if event.kind == "bonus_granted"] == [2, 0]


@rule("KA-15.2", "KA-10.3")
def test_a_sealed_bid_is_told_without_its_amount() -> None:
    match = bidding([100, 100])
    play(match, "s0=bid:42")
    assert kinds(match.events(0)) == ["game_started", "bid_sealed", "bid_sealed_own"]
    assert last(match, "bid_sealed_own", 0) == {"seat": 0, "bid": 42, "capital_after": 58}
    for other in (1, None):
        assert kinds(match.events(other)) == ["game_started", "bid_sealed"]
        assert last(match, "bid_sealed", other) == {"seat": 0}


@rule("KA-15.3", "KA-7.2")
def test_a_reshuffle_precedes_the_card_that_needed_it() -> None:
    match = building([[8]], phase="reveal", pool=[10], pile=[], discards=[1, 2])
    play(match, "s0=reveal #2")
    assert kinds(match.events())[-2:] == ["pile_reshuffled", "card_revealed"]
    assert last(match, "card_revealed") == {
        "seat": 0,
        "card": "2",
        "tracks": 0,
        "pool_cards": 2,
        "pool_pieces": 3,
        "pile": 1,
    }


@rule("KA-15.5", "KA-4.16")
def test_a_pass_is_automatic_if_there_was_no_other_choice() -> None:
    unable = building([[41]], pool=[1], capital=0)
    play(unable, "s0=pass")
    assert last(unable, "passed") == {"seat": 0, "automatic": True}
    willing = building([[8]], pool=[10, 9])
    play(willing, "s0=pass")
    assert last(willing, "passed") == {"seat": 0, "automatic": False}


@rule("KA-15.4")
def test_the_public_state_follows_from_public_events() -> None:
    """A diary of the events alone comes to the table that a spectator sees."""
    rng = Rng(5)
    match = Match("kairo", seats=3, seed=5)
    while not match.over:
        seat = match.to_act[0]
        texts = match.legal(seat)[:4]
        match.play(seat, texts[rng.below(len(texts))], publish=True)
        view = match.view(None)
        diary = Diary(match.events(None))
        if view.phase != "bid":
            assert (diary.capital, diary.bonus) == (list(view.capital), list(view.bonus))
        assert [tuple(row) for row in diary.rows] == list(view.rows)
        assert [tuple(cards) for cards in diary.crossed] == list(view.crossed)
        assert tuple(diary.pool) == view.pool
        assert (diary.pile, sorted(diary.discards, key=int)) == (view.pile, list(view.discards))


class Diary:
    """What someone knows who writes down public events."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        self.rows: list[list[str]] = [[] for _ in range(3)]
        self.crossed: list[list[str]] = [[] for _ in range(3)]
        self.pool: list[str] = []
        self.discards: set[str] = set()
        self.capital, self.bonus, self.pile = [100] * 3, [0] * 3, 50
        for event in events:
            getattr(self, event["kind"], lambda event: None)(event)

    def auction_opened(self, event: dict[str, Any]) -> None:
        self.pile = event["pile"]
        if event["reshuffled_after"] is not None:
            self.discards = set()

    def bids_revealed(self, event: dict[str, Any]) -> None:
        self.capital = event["capitals"]

    def tie_card(self, event: dict[str, Any]) -> None:
        self.pile = event["pile"]

    def tie_round_done(self, event: dict[str, Any]) -> None:
        self.discards |= set(event["cards_discarded"])

    def card_taken(self, event: dict[str, Any]) -> None:
        self.rows[event["seat"]].append(event["card"])
        assert len(self.rows[event["seat"]]) == event["row_position"]

    def pile_reshuffled(self, event: dict[str, Any]) -> None:
        assert event["size"] == len(self.discards)
        self.discards = set()

    def card_revealed(self, event: dict[str, Any]) -> None:
        self.pool.append(event["card"])
        self.pile = event["pile"]

    def built(self, event: dict[str, Any]) -> None:
        self.crossed[event["seat"]].append(self.rows[event["seat"]].pop(0))
        self.capital = [money - event["paid"] * (k == event["seat"]) for k, money in enumerate(self.capital)]
        self.bonus[event["seat"]] -= event["bonus_spent"]

    def payment_received(self, event: dict[str, Any]) -> None:
        self.capital[event["seat"]] += event["amount"]
        assert self.capital[event["seat"]] == event["capital"]

    def pool_discarded(self, event: dict[str, Any]) -> None:
        assert event["cards"] == self.pool
        self.discards |= set(self.pool)
        self.pool = []
        assert len(self.discards) == event["discards"]

    def bonus_granted(self, event: dict[str, Any]) -> None:
        self.bonus[event["seat"]] += 1


@rule("KA-2.4", "KA-3.12")
def test_the_events_of_an_auction_with_a_tie() -> None:
    found = trace(7).events(None)
    assert kinds(found) == [
        "game_started",
        "auction_opened",
        "bid_sealed",
        "bid_sealed",
        "bids_revealed",
        "tie_found",
        "tie_card",
        "tie_card",
        "tie_round_done",
        "order_set",
        "card_taken",
        "card_taken",
        "building_opened",
    ]
    by_kind = {event["kind"]: {k: v for k, v in event.items() if k != "kind"} for event in found}
    options = dict.fromkeys(("unspent_bonus_kept", "open_capitals", "count_help", "take_back"), True)
    assert by_kind["game_started"] == {
        "cycle": 1,
        "n": 2,
        "options": options,
        "seats": [0, 1],
        "colours": ["red", "blue"],
        "capitals": [100, 100],
        "pile": 50,
    }
    assert by_kind["bids_revealed"] == {"cycle": 1, "auction": 1, "bids": [7, 7], "capitals": [93, 93]}
    assert by_kind["tie_found"] == {"cycle": 1, "seats": [0, 1], "bid": 7, "capital": 93}
    assert by_kind["tie_card"] == {"cycle": 1, "seat": 1, "card": "2", "payment": 8, "round": 1, "pile": 46}
    done = {"cycle": 1, "round": 1, "ordered": [1, 0], "again": [], "cards_discarded": ["1", "2"]}
    assert by_kind["tie_round_done"] == done
    assert by_kind["order_set"] == {"cycle": 1, "order": [1, 0], "decided_by": ["draw", "draw"]}


@rule("KA-10.6")
def test_hidden_capitals_stay_out_of_events() -> None:
    match = trace(13, open_capitals=False)
    assert last(match, "tie_found")["capital"] is None
    received = [last(match, "payment_received", seat)["capital"] for seat in (0, 1, None)]
    assert received == [None, 94, None]


@rule("KA-2.4", "KA-15.1")
def test_a_build_belongs_to_the_cycle_of_its_auction() -> None:
    match = building([[8], [45]], pool=[10, 9], coming=[1, 2], bonus=[1, 0], options={"unspent_bonus_kept": False})
    first = len(match.events())
    play(match, "s0=build:b0p0 #1 #2")
    cycles = [(event["kind"], event["cycle"]) for event in match.events()[first:]]
    told = ["built", "payment_received", "train_moved", "pool_discarded", "bonus_lost", "bonus_granted"]
    assert cycles == [*((kind, 1) for kind in told), ("auction_opened", 2)]


@rule("KA-15.4")
def test_every_kind_has_its_line_or_none() -> None:
    line = game("kairo").events.line
    said = {kind: line(event) for event in everything(3) for kind in [event["kind"]]}
    assert {kind for kind, say in said.items() if say is None} <= {"pool_discarded", "tie_round_done"}
    names = ["Ada", "Ben", "Cem"]
    lines = [words("en")(say, names) for event in trace(13).events(1) if (say := line(event))]
    assert "Bids: Ada £7 (£93 left) and Ben £7 (£93 left)." in lines
    assert "Choosing order: Ben and Ada." in lines
    assert "Ben takes savanna #8 S2/1." in lines
    assert "Ben reveals savanna #10 S3/1. Pool: 3 pieces." in lines
    assert "Ben crosses a savanna: row 2, pool 5, wasted 1." in lines
    assert "Ada waits at a river: 1 bonus piece now." in lines
