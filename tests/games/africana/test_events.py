"""Events: their kinds, fields, order and readers are those of section 9."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mezani import Illegal, Match, Rng, game
from tests.contract.walks import random_options
from tests.games.africana.table import NORTH, SPECIFICATION, Table, book, kinds, player
from tests.games.africana.test_properties import eager

VISIBLE = {"visible_left", "visible_right"}
FIELDS: dict[str, set[str]] = {
    "game_started": {"options", "n", "companies", "starts"},
    "setup_done": {
        *("slots", "bonuses", "pile_left", "top_letter", "travel_pile", "pages", "locations", "silver"),
    },
    "start_hand": {"size"},
    "turn_started": {"last_round"},
    "action_chosen": {"action"},
    "travel_drawn": {"source", "count", "pile_left"},
    "travel_shuffled": {"pile"},
    "page_turned": {"book", "direction", "cost", "silver_after", "new_page", "page_notes", *VISIBLE},
    "adventure_bought": {"book", "side", "adventure", "cost", "silver_after", "new_page", *VISIBLE},
    "book_closed": {"turns", "bought"},
    "pawn_moved": {"from", "to", "card", "recoloured", "cost", "silver_after"},
    "expedition_joined": {"expedition", "slot", "bonus", "silver_after", "markers_left"},
    "expedition_finished": {"expedition", "slot", "silver", "silver_after", "points", "markers_returned"},
    "adventure_finished": {"adventure", "target", "silver_after"},
    "move_ended": {"discarded", "returned", "steps", "claims"},
    "card_dropped": {"card", "where", "hand_size"},
    "adventure_shed": {"adventure"},
    "expeditions_refilled": {"filled", "pile_left", "top_letter"},
    "last_round": {"still_to_play"},
    "turn_ended": {"hand_size", "silver", "next"},
    "taken_back": {"choice"},
    "game_ended": {"reason"},
    "hands_shown": {"hands"},
    "scored": {"scores"},
    "winner": {"winners", "decided_by", "ranks"},
}
"""Fields beside kind, round and seat; the seat is who turns, draws, plays, and who caused the last round.

A page turned says whether the table plays with notes, so that the log can leave its pages out.
"""

OWN = {"start_hand": "cards", "travel_drawn": "cards"}
"""What the owner sees besides."""


def events(table: Table, line: str, reader: int | None = None) -> list[dict[str, Any]]:
    """Carry out choices and return what a reader sees happen, without round and seat."""
    told = len(table.match.events(reader))
    table.do(line)
    frame = ("round", "seat")
    return [{k: v for k, v in seen.items() if k not in frame} for seen in table.match.events(reader)[told:]]


def test_the_kinds_are_those_of_the_document() -> None:
    section = SPECIFICATION.read_text(encoding="utf-8").partition("## 9. Events")[2].partition("Log lines")[0]
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == list(FIELDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("AN-18.1", "AN-18.3")
def test_every_event_of_random_games_has_its_fields(seats: int) -> None:
    rng, found = Rng(seats), set()
    for seed in range(2):
        options: dict[str, Any] = random_options(game("africana"), seats, rng) | {"stall_rounds": 60 * seed}
        match = Match("africana", seats=seats, seed=seed, **options)
        while not match.over:
            match.play(match.to_act[0], eager(match.legal(match.to_act[0]), rng))
        for reader in (None, *range(seats)):
            for event in match.events(reader):
                found.add(event["kind"])
                own = {OWN[event["kind"]]} if event["kind"] in OWN and event["seat"] == reader else set()
                gained = {"silver"} & event.keys() or {"assistant"}
                more = gained if event["kind"] == "adventure_finished" else set()
                assert event.keys() - {"kind", "round", "seat"} == FIELDS[event["kind"]] | own | more
    assert found >= FIELDS.keys() - {"taken_back", "adventure_shed"}


@pytest.mark.rule("AN-1.3", "AN-3.15")
def test_the_start_of_a_game() -> None:
    match = Match("africana", seats=3, dealer=None, stall_rounds=40)
    (started,) = match.events()
    assert (started["kind"], started["n"], started["starts"]) == ("game_started", 3, 0)
    assert started["companies"] == ["italy", "france", "germany"]
    assert started["options"] == match.options
    for text in ["A04", "A01", "A09", "A10", "A02", "N07", "S12", "v", "m", "t"]:
        match.give(text)
    others, setup, turn = match.events()[1:4], match.events()[4], match.events()[5]
    assert [(event["kind"], event["seat"], event["size"]) for event in others] == [
        ("start_hand", seat, 2) for seat in range(3)
    ]
    assert [event.get("cards") for event in match.events(1)[1:4]] == [None, ["m", "j"], None]
    assert {key: setup[key] for key in FIELDS["setup_done"]} == {
        "slots": ["A04", "A01", "A09", "A10", "A02"],
        "bonuses": ["card", 2, "card", 1, "card"],
        "pile_left": 22,
        "top_letter": "A",
        "travel_pile": 57,
        "pages": [
            {"visible_left": None, "visible_right": "N07"},
            {"visible_left": None, "visible_right": "S12"},
        ],
        "locations": ["napoli", "cape_town", "lagos"],
        "silver": [2, 2, 3],
    }
    assert turn == {"kind": "turn_started", "round": 1, "seat": 0, "last_round": False}


def test_a_position_tells_what_lies_on_the_table() -> None:
    assert kinds(Table().match.events()) == ["game_started", "setup_done", "turn_started"]
    over = Table(phase="over", active=1, last_round=True, pile="").match.events()
    assert kinds(over) == ["game_started", "setup_done"]


def test_a_draw_with_a_shuffle_between() -> None:
    table = Table(travel="v", discard="m+m+t")
    table.luck = ["v", "m"]
    assert events(table, "draw", reader=0) == [
        {"kind": "action_chosen", "action": "draw"},
        {"kind": "travel_shuffled", "pile": 3},
        {"kind": "travel_drawn", "source": "action", "count": 2, "pile_left": 2, "cards": ["m", "v"]},
        {"kind": "turn_ended", "hand_size": 3, "silver": 0, "next": 1},
        {"kind": "turn_started", "last_round": False},
    ]
    table = Table(travel="", discard="m+m+t")
    table.luck = ["t", "m"]
    assert events(table, "draw", reader=1)[:3] == [
        {"kind": "action_chosen", "action": "draw"},
        {"kind": "travel_shuffled", "pile": 3},
        {"kind": "travel_drawn", "source": "action", "count": 2, "pile_left": 1},
    ]


@pytest.mark.rule("AN-5.6")
def test_a_draw_that_brings_less_than_two() -> None:
    assert events(Table(travel="v"), "draw", reader=0)[1] == {
        "kind": "travel_drawn",
        "source": "action",
        "count": 1,
        "pile_left": 0,
        "cards": ["v"],
    }
    assert events(Table(travel=""), "draw", reader=0)[1] == {
        "kind": "travel_drawn",
        "source": "action",
        "count": 0,
        "pile_left": 0,
        "cards": [],
    }


def test_the_book() -> None:
    table = Table(silver=9, north=book(NORTH))
    now = {"visible_left": "N01", "visible_right": "N02"}
    turned = {"kind": "page_turned", "book": "north", "direction": "F", "page_notes": "on"}
    assert events(table, "book turn:F turn:B turn:F buy:R close") == [
        {"kind": "action_chosen", "action": "book"},
        {**turned, "cost": 0, "silver_after": 9, **now, "new_page": True},
        {
            **turned,
            "direction": "B",
            "cost": 1,
            "silver_after": 8,
            "visible_left": None,
            "visible_right": "N01",
            "new_page": False,
        },
        {**turned, "cost": 1, "silver_after": 7, **now, "new_page": False},
        {
            "kind": "adventure_bought",
            "book": "north",
            "side": "R",
            "adventure": "N02",
            "cost": 5,
            "silver_after": 2,
            "visible_left": "N01",
            "visible_right": "N03",
            "new_page": True,
        },
        {"kind": "book_closed", "turns": 3, "bought": 1},
        {"kind": "turn_ended", "hand_size": 1, "silver": 2, "next": 1},
        {"kind": "turn_started", "last_round": False},
    ]


def test_a_move_with_all_kinds_of_claim() -> None:
    table = Table(
        at="luanda",
        hand="v+am+j",
        silver=5,
        unfinished="N04 N13",
        slots="B01 A01 C14 A09 A10",
        marks={"B01": [0], "C14": [0, 1]},
        pile="C01",
    )
    line = "move go:windhoek:v fin:B01 join:A01 fin:C14 adv:N04 go:victoria_falls:am adv:N13 go:windhoek:am! stop"
    assert events(table, line, reader=1) == [
        {"kind": "action_chosen", "action": "move"},
        {
            "kind": "pawn_moved",
            "from": "luanda",
            "to": "windhoek",
            "card": "v",
            "recoloured": False,
            "cost": 0,
            "silver_after": 5,
        },
        {
            "kind": "expedition_finished",
            "expedition": "B01",
            "slot": 1,
            "silver": 2,
            "silver_after": 7,
            "points": 4,
            "markers_returned": [0],
        },
        {
            "kind": "expedition_joined",
            "expedition": "A01",
            "slot": 2,
            "bonus": 2,
            "silver_after": 9,
            "markers_left": 2,
        },
        {
            "kind": "expedition_finished",
            "expedition": "C14",
            "slot": 3,
            "silver": 3,
            "silver_after": 12,
            "points": 8,
            "markers_returned": [0, 1],
        },
        {"kind": "adventure_finished", "adventure": "N04", "target": "windhoek", "silver": 3, "silver_after": 15},
        {
            "kind": "pawn_moved",
            "from": "windhoek",
            "to": "victoria_falls",
            "card": "am",
            "recoloured": False,
            "cost": 0,
            "silver_after": 15,
        },
        {
            "kind": "adventure_finished",
            "adventure": "N13",
            "target": "victoria_falls",
            "assistant": "magenta",
            "silver_after": 15,
        },
        {
            "kind": "pawn_moved",
            "from": "victoria_falls",
            "to": "windhoek",
            "card": "am",
            "recoloured": True,
            "cost": 5,
            "silver_after": 10,
        },
        {"kind": "move_ended", "discarded": ["v"], "returned": ["am", "am"], "steps": 3, "claims": 5},
        {
            "kind": "expeditions_refilled",
            "filled": [{"slot": 1, "expedition": "C01"}],
            "pile_left": 0,
            "top_letter": None,
        },
        {"kind": "last_round", "still_to_play": [1]},
        {"kind": "turn_ended", "hand_size": 3, "silver": 10, "next": 1},
        {"kind": "turn_started", "last_round": True},
    ]


def test_what_is_counted_in_an_action_begins_anew_with_the_next() -> None:
    table = Table(silver=9, north=book(NORTH), others=[player("napoli")])
    (closed,) = [event for event in events(table, "book turn:F buy:R close") if event["kind"] == "book_closed"]
    assert (closed["turns"], closed["bought"]) == (1, 1)
    (closed,) = [event for event in events(table, "book close") if event["kind"] == "book_closed"]
    assert (closed["turns"], closed["bought"]) == (0, 0)
    table = Table(at="windhoek", hand="g")
    (ended,) = [event for event in events(table, "move join:A01 go:cape_town:g stop") if event["kind"] == "move_ended"]
    assert (ended["steps"], ended["claims"]) == (1, 1)
    (ended,) = [event for event in events(table, "move stop") if event["kind"] == "move_ended"]
    assert (ended["steps"], ended["claims"]) == (0, 0)


def test_joining_for_a_card() -> None:
    table = Table(at="windhoek", travel="", discard="g+g")
    assert events(table, "move join:A01", reader=0)[1:] == [
        {
            "kind": "expedition_joined",
            "expedition": "A01",
            "slot": 1,
            "bonus": "card",
            "silver_after": 0,
            "markers_left": 3,
        },
        {"kind": "travel_shuffled", "pile": 2},
        {"kind": "travel_drawn", "source": "bonus", "count": 1, "pile_left": 1, "cards": ["g"]},
    ]
    table = Table(at="windhoek", travel="")
    joined = events(table, "move join:A01", reader=0)[-1]
    assert joined == {"kind": "travel_drawn", "source": "bonus", "count": 0, "pile_left": 0, "cards": []}


def test_cards_and_adventures_that_must_go() -> None:
    table = Table(hand="m+m+m+am+j", travel="o v")
    assert events(table, "draw drop:m drop:am", reader=1)[2:4] == [
        {"kind": "card_dropped", "card": "m", "where": "discard", "hand_size": 6},
        {"kind": "card_dropped", "card": "am", "where": "removed", "hand_size": 5},
    ]
    table = Table(silver=20, north=book(NORTH), unfinished="S01")
    assert events(table, "book buy:R buy:R buy:R close shed:N02", reader=1)[-3:] == [
        {"kind": "adventure_shed", "adventure": "N02"},
        {"kind": "turn_ended", "hand_size": 1, "silver": 5, "next": 1},
        {"kind": "turn_started", "last_round": False},
    ]


def test_a_refill_of_several_slots() -> None:
    table = Table(slots="- A01 - A02 -", pile="B10 C02 C01")
    table.luck = ["B10", "C02", "C01"]
    (refilled,) = [event for event in events(table, "move stop") if event["kind"] == "expeditions_refilled"]
    assert refilled["filled"] == [
        {"slot": 1, "expedition": "B10"},
        {"slot": 3, "expedition": "C02"},
        {"slot": 5, "expedition": "C01"},
    ]
    table = Table(slots="- A01 A06 A02 A09", pile="B10 C02")
    (refilled,) = [event for event in events(table, "move stop") if event["kind"] == "expeditions_refilled"]
    assert (refilled["pile_left"], refilled["top_letter"]) == (1, "C")


@pytest.mark.rule("AN-14.4", "AN-16.1")
def test_the_end_of_a_game() -> None:
    others = [player("lagos", hand="g+g", silver=12, finished="N01 S01 N03")]
    table = Table(hand="j", finished="A03", unfinished="N05", others=others, marks={"A01": [1]}, pile="", active=1)
    told = events(table, "move fin:A01 stop")
    assert kinds(told)[2:] == [
        "move_ended",
        "last_round",
        "turn_ended",
        "game_ended",
        "hands_shown",
        "scored",
        "winner",
    ]
    assert told[3]["still_to_play"] == []
    assert told[4] == {"kind": "turn_ended", "hand_size": 2, "silver": 15, "next": None}
    assert told[5]["reason"] == "regular"
    assert told[6]["hands"] == [["j"], ["g", "g"]]
    rows = ("expeditions", "artifacts", "collections", "assistants", "silver", "cards", "unfinished", "total")
    assert told[7]["scores"] == [
        {**dict(zip(rows, (1, 0, 0, 0, 0, 0, 1, 2), strict=True)), "split": []},
        {
            **dict(zip(rows, (1, 10, 6, 0, 1, 1, 0, 19), strict=True)),
            "split": [{"artifacts": ["mask", "mask"], "points": 6}],
        },
    ]
    assert told[8] == {"kind": "winner", "winners": [1], "decided_by": "points", "ranks": [2, 1]}


@pytest.mark.rule("AN-14.8")
def test_a_game_that_stands_still() -> None:
    table = Table(round=35, last_taken_round=10, active=1)
    told = events(table, "move stop")
    assert [event["reason"] for event in told if event["kind"] == "game_ended"] == ["stalled"]
    assert told[-1] == {"kind": "winner", "winners": [0, 1], "decided_by": "shared", "ranks": [1, 1]}


@pytest.mark.rule("AN-19.3")
def test_events_of_free_choices_wait_for_their_publication() -> None:
    table = Table(at="lagos", hand="g+g", marks={"A01": [0]})
    told = {reader: len(table.match.events(reader)) for reader in (0, 1, None)}
    table.do("move fin:A01 go:cape_town:g", publish=False)
    fresh = {reader: kinds(table.match.events(reader)[told[reader] :]) for reader in told}
    assert fresh == {0: ["action_chosen", "expedition_finished", "pawn_moved"], 1: [], None: []}
    table.match.undo(0)
    assert kinds(table.match.events(0)[told[0] :]) == fresh[0][:2]
    table.do("stop", publish=False)
    for reader in (0, 1, None):
        seen = kinds(table.match.events(reader)[told[reader] :])
        assert seen[:3] == ["action_chosen", "expedition_finished", "move_ended"]


@pytest.mark.rule("AN-19.2", "AN-19.3")
def test_what_was_published_is_taken_back_in_public() -> None:
    """Only who publishes free choices on purpose comes to this; a draft that is taken back is told to nobody."""
    table = Table()
    told = [table.match.events(reader) for reader in (0, 1, None)]
    table.do("move", publish=False)
    table.match.undo(0)
    assert [table.match.events(reader) for reader in (0, 1, None)] == told
    table.do("move", publish=True)
    table.match.undo(0)
    for reader in (0, 1, None):
        assert table.match.events(reader)[-1] == {"kind": "taken_back", "seat": 0, "choice": "move"}
    table.do("draw")
    with pytest.raises(Illegal):
        table.match.undo(0)


def test_who_owns_what_is_told() -> None:
    table = Table(others=[player("lagos"), player("dakar")], active=1)
    (drawn,) = [event for event in events(table, "draw", reader=1) if event["kind"] == "travel_drawn"]
    assert drawn["cards"] == ["m", "t"]
    for reader in (0, 2, None):
        (seen,) = [event for event in table.match.events(reader) if event["kind"] == "travel_drawn"]
        assert "cards" not in seen
        assert (seen["seat"], seen["round"]) == (1, 5)
