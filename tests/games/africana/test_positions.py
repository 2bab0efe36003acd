"""Positions: what they say, what can be left out, what is refused and where (sections 3, 5.1 and 7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mezani import BadPosition, Match, Rng, game
from mezani.core.ground import CHANCE, OVER
from mezani.games.africana.notation import PHASES
from tests.games.africana.invariants import check
from tests.games.africana.table import NORTH, Table, book, player, position
from tests.games.africana.test_properties import eager
from tests.games.africana.test_setup import laid_out

POSITIONS = game("africana").positions
WITHOUT = object()
"""Stands for a part that is left out."""


def start() -> dict[str, Any]:
    """Return the whole position of a game that has just begun: A01 to A05, N01, S01, magenta and a joker each."""
    return laid_out(2)[0].position()


def changed(given: Any, path: str, value: object) -> Any:
    """Return a position with one part exchanged or left out; a path is like `players.0.hand`."""
    first, _, rest = path.partition(".")
    if isinstance(given, list):
        copy = list(given)
        copy[int(first)] = changed(copy[int(first)], rest, value) if rest else value
        return copy
    if rest:
        return {**given, first: changed(given[first], rest, value)}
    return {name: part for name, part in {**given, first: value}.items() if part is not WITHOUT}


def refused(given: dict[str, Any]) -> str:
    """Return the text of the error that a position causes."""
    with pytest.raises(BadPosition) as error:
        Match.at(given)
    return str(error.value)


# What a position says -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-3.14", "AN-3.15")
def test_the_position_after_the_setup() -> None:
    given = start()
    assert given["players"] == [
        {"at": "napoli", "silver": 2, "hand": "m+j", "unfinished": [], "finished": []},
        {"at": "cape_town", "silver": 2, "hand": "m+j", "unfinished": [], "finished": []},
    ]
    assert given["slots"] == [{"expedition": f"A{n:02}", "joined": []} for n in range(1, 6)]
    assert given["expedition_pile"] == {"A": 5, "B": 10, "C": 4}
    assert given["books"][1] == {"known": ["S01"], "left": 0, "unseen": [f"S{n:02}" for n in range(2, 16)]}
    assert given["travel_pile"] == "+".join("m" * 10 + "t" * 12 + "g" * 12 + "o" * 12 + "v" * 12)
    assert (given["discard"], given["table"], given["fresh"]) == ("-", "-", "-")
    assert given["known"] == ["-", "-", "-"]
    assert given["supply"] == "am+am+at+at+ag+ag+ao+ao+av+av"
    assert (given["phase"], given["round"], given["active"]) == ("action", 1, 0)
    assert (given["last_round"], given["last_taken_round"]) == (False, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_instant_of_a_game_is_a_sound_position(seats: int) -> None:
    rng, phases = Rng(seats), Counter[str]()
    for option in ("all", "travel"):
        state = game("africana").start(seats, {"stall_rounds": 40, "hand_limit_counts": option})
        while state.to_act != OVER:
            written = POSITIONS.write(state)
            phases[written["phase"]] += 1
            if phases[written["phase"]] < 9 or rng.below(9) == 0:
                again = POSITIONS.read({**written, "seats": seats})
                assert POSITIONS.write(again) == written
                assert again.to_act == state.to_act
                check(again)
            if state.to_act == CHANCE:
                state.give(state.drawn(rng))
            else:
                texts = game("africana").notation.CHOICES
                state.step(game("africana").code_of[eager([texts[code] for code in state.codes()], rng)])
    assert phases.keys() >= set(PHASES) - {"shed", "over"}


def test_what_may_be_left_out() -> None:
    """A partial position of a table without books, piles and markers."""
    given = {
        "game": "africana",
        "seats": 2,
        "phase": "action",
        "players": [{"at": "napoli"}, {"at": "lagos"}],
        "slots": [{"expedition": id} for id in ("A01", "A02", "A06", "A09", "A10")],
        "partial": True,
    }
    match = Match.at(given, dealer=None)
    assert match.legal(0) == ["draw", "move"]
    written = match.position()
    assert written["players"][0] == {"at": "napoli", "silver": 0, "hand": "-", "unfinished": [], "finished": []}
    assert (written["round"], written["active"], written["travel_pile"], written["supply"][:5]) == (1, 0, "-", "am+am")
    assert written["options"]["stall_rounds"] == 25
    assert "a card" not in refused({**given, "partial": False})


@pytest.mark.rule("AN-11.7")
def test_without_a_supply_it_holds_what_nobody_has() -> None:
    given = position(hand="am+at+at", others=[player("lagos", hand="am+av")])
    assert Match.at(given).position()["supply"] == "ag+ag+ao+ao+av"


def test_the_middle_of_what_luck_does() -> None:
    table = Table(travel="m t g")
    table.match.play(0, "draw")
    table.match.give("t")
    drawing = table.match.position()
    assert (drawing["phase"], drawing["due"], drawing["fresh"]) == ("draw", 1, "t")
    again = Match.at({**drawing, "partial": True}, dealer=None)
    assert again.to_act == (CHANCE,)
    (told,) = [event for event in again.give("g") if event.kind == "travel_drawn"]
    assert told.secret == {"cards": ["t", "g"]}
    table = Table(silver=5, north=book(NORTH))
    table.do("book")
    table.match.play(0, "buy:R")
    buying = table.match.position()
    assert (buying["phase"], buying["sold"], buying["bought"]) == ("page", "N01", 1)
    (told,) = Match.at({**buying, "partial": True}, dealer=None).give("N03")
    assert (told.kind, told.data["adventure"]) == ("adventure_bought", "N01")
    table = Table(slots="- A02 - A09 A10")
    table.match.play(0, "move", publish=True)
    table.match.play(0, "stop", publish=True)
    table.match.give("B02")
    filling = table.match.position()
    assert (filling["phase"], filling["filled"]) == ("refill", [1])
    told = Match.at({**filling, "partial": True}, dealer=None).give("B05")[0]
    assert [slot["slot"] for slot in told.data["filled"]] == [1, 3]


# What is refused ------------------------------------------------------------------------------------------------------

WRONG: list[tuple[str, object, str]] = [
    ("seats", 5, "seats"),
    ("seats", "2", "seats"),
    ("options", {"page_notes": "maybe"}, "option page_notes"),
    ("options", {"page_marks": "on"}, "page_marks"),
    ("phase", "sleep", "position: phase: must be one of"),
    ("phase", WITHOUT, "phase"),
    ("round", 0, "position: round"),
    ("active", 2, "position: active"),
    ("due", -1, "position: due"),
    ("last_round", 1, "position: last_round"),
    ("last_taken_round", 2, "position: last_taken_round"),
    ("sold", "N99", "position: sold"),
    ("players", [], "position: players: must be 2, one for each seat"),
    ("players.0.at", "rome", "position: players[0].at"),
    ("players.1.at", WITHOUT, "position: players[1]: has no `at`"),
    ("players.0.silver", -1, "position: players[0].silver"),
    ("players.0.silver", 2.5, "position: players[0].silver"),
    ("players.0.hand", "m+x", "position: players[0].hand: 'x' cannot be here"),
    ("players.0.hand", "m+j+j", "position: players"),
    ("players.1.hand", "m+j+j", "position: players: there are 3 cards 'j', not 2"),
    ("players.0.hand", "j", "position: players: there are 11 cards 'm', not 12"),
    ("players.0.hand", "m+m+j", "position: players: there are 13 cards 'm', not 12"),
    ("players.0.hand", "m+j+am+am+am", "position: players: there are 5 cards 'am', not 2"),
    ("players.0.unfinished", ["N01"], "position: players: an adventure is in two places"),
    ("players.0.unfinished", ["N99"], "position: players[0].unfinished: 'N99' cannot be here"),
    ("players.0.unfinished", ["A01"], "position: players[0].unfinished: 'A01' cannot be here"),
    ("players.0.finished", ["A01"], "position: slots: an expedition is in two places"),
    ("players.0.finished", ["A06", "A06"], "position: players[0].finished: 'A06' cannot be here, or is here twice"),
    ("players.0.finished", ["S02"], "position: players: an adventure is in two places"),
    ("slots", [], "position: slots: must be 5"),
    ("slots.0.expedition", "A02", "position: slots: an expedition is in two places"),
    ("slots.0.expedition", "D01", "position: slots[0].expedition"),
    ("slots.0.expedition", None, "position: slots: an expedition is nowhere"),
    ("slots.2.joined", [2], "position: slots[2].joined"),
    ("filled", [6], "position: filled"),
    ("filled", [1], "position: filled: must be slots with a card, while luck fills the others"),
    ("unseen_expeditions", ["A01"], "position: slots: an expedition is in two places"),
    ("expedition_pile.A", 6, "position: expedition_pile.A: cannot be 6 with 5 unseen cards"),
    ("expedition_pile.C", 5, "position: expedition_pile.C: cannot be 5 with 14 unseen cards"),
    ("expedition_pile.B", 9, "position: expedition_pile.B: cannot be 9 with 10 unseen cards"),
    ("expedition_pile", {"A": 5}, "position: expedition_pile: has no `B`"),
    ("books", [{}], "position: books: must be 2, north and south"),
    ("books.0.known", ["S05"], "position: books[0].known: 'S05' cannot be here"),
    ("books.0.known", [], "position: books: the north book must have an open page on the right"),
    ("books.1.left", 1, "position: books: the south book must have an open page on the right"),
    ("books.1.left", 2, "position: books[1].left"),
    ("books.0.unseen", ["N01"], "position: players: an adventure is in two places"),
    ("travel_pile", "m+am", "position: travel_pile: 'am' cannot be here"),
    ("travel_pile", "-", "position: players: there are 2 cards 'm', not 12"),
    ("discard", "m", "position: players: there are 13 cards 'm', not 12"),
    ("table", "m", "position: players: there are 13 cards 'm', not 12"),
    ("table", "am", "position: players: there are 3 cards 'am', not 2"),
    ("table", "q", "position: table: 'q' cannot be here"),
    ("supply", "am", "position: supply: cannot be 1 of 'am'"),
    ("supply", "am+j", "position: supply: 'j' cannot be here"),
    ("known", ["-", "-"], "position: known: must be 3: what all know, then what each seat knows"),
    ("known", ["-", "t", "-"], "position: known: cards are known that those hands do not hold"),
    ("known", ["t", "-", "-"], "position: known: cards are known that those hands do not hold"),
    ("claims", 1, "position: claims: are counted only during a move"),
    ("turns", 1, "position: turns: are counted only while the book is open"),
    ("bought", 1, "position: bought: are counted only while the book is open"),
    ("due", 1, "position: due: cards are due while luck draws them, and only then"),
    ("fresh", "m", "position: fresh: must be cards of the active hand, while luck draws"),
    ("sold", "N02", "position: sold: must be a page just bought, while luck turns up the next one"),
    ("phase", "draw", "position: due: cards are due while luck draws them, and only then"),
    ("phase", "page", "position: books: the north book must have an open page on the right"),
    ("phase", "refill", "position: phase: there is no slot to fill, or no card to fill it with"),
    ("phase", "opening", "position: books: the south book must have"),
    ("phase", "drop", "position: players: seat 0 cannot hold so many cards now"),
    ("phase", "shed", "position: players: seat 0 cannot have so many unfinished adventures now"),
    ("phase", "over", "position: phase: the game is not over"),
    ("last_round", True, "position: last_round: is not reached while there are expeditions in the pile"),
]


@pytest.mark.parametrize(("path", "value", "error"), WRONG, ids=[f"{n}-{case[0]}" for n, case in enumerate(WRONG)])
@pytest.mark.rule("AN-1.5", "AN-1.6", "AN-12.2", "AN-12.6", "AN-13.1")
def test_a_wrong_position_is_refused_with_its_place(path: str, value: object, error: str) -> None:
    assert error in refused(changed(start(), path, value))


MARKS = {"A01": [0], "A02": [0], "A06": [0], "A09": [0], "A10": [0]}
PARTLY: list[tuple[dict[str, Any], str]] = [
    ({"marks": MARKS}, "position: slots: seat 0 has more than 4 markers"),
    ({"slots": "- A02 A06 A09 A10", "marks": {"": [0]}}, "position: slots: slot 1 is empty, but has markers"),
    ({"hand": "m+m+m+m+m+m"}, "position: players: seat 0 cannot hold so many cards now"),
    ({"others": [player("lagos", hand="m+t+g+o+v+j")], "phase": "move"}, "seat 1 cannot hold so many cards now"),
    ({"unfinished": "N01 N02 N03 N04"}, "position: players: seat 0 cannot have so many unfinished adventures now"),
    (
        {"others": [player("lagos", unfinished="N01 N02 N03 N04")], "phase": "book", "north": book("N05")},
        "position: players: seat 1 cannot have so many unfinished adventures now",
    ),
    ({"table": "m"}, "position: table: cards lie on the table only during a move"),
    ({"phase": "draw", "due": 1, "travel": ""}, "position: travel_pile: there is no card to draw"),
    ({"phase": "draw", "due": 2, "fresh": "m"}, "position: fresh: must be cards of the active hand"),
    ({"phase": "refill"}, "position: phase: there is no slot to fill"),
    ({"phase": "refill", "slots": "- A02 A06 A09 A10", "filled": [1]}, "position: filled: must be slots with a card"),
    ({"phase": "refill", "slots": "- A02 A06 A09 A10", "pile": ""}, "position: phase: there is no slot to fill"),
    ({"phase": "over", "active": 0, "last_round": True, "pile": ""}, "position: phase: the game is not over"),
    ({"phase": "over", "active": 1, "round": 24}, "position: phase: the game is not over"),
    ({"phase": "deal", "due": 1, "marks": {"A01": [0]}}, "before the first turn"),
    ({"phase": "deal", "due": 1, "finished": "A03"}, "before the first turn"),
    ({"phase": "deal", "due": 1, "unfinished": "N05"}, "before the first turn"),
    ({"hand": "-", "others": [player("lagos", hand="j+j")]}, "position: players: seat 1 has more than one joker"),
    (
        {"hand": "j", "table": "j", "phase": "move", "others": [player("lagos", hand="-")]},
        "position: players: seat 0 has more than one joker",
    ),
]


@pytest.mark.parametrize(("given", "error"), PARTLY, ids=[f"{n}-{case[1][10:40]}" for n, case in enumerate(PARTLY)])
def test_not_even_a_partial_position_may_be_unsound(given: dict[str, Any], error: str) -> None:
    assert error in refused(position(**given))


@pytest.mark.rule("AN-13.1", "AN-14.1")
def test_a_slot_is_empty_at_the_start_of_a_turn_in_the_last_round_only() -> None:
    given = start()
    card = given["slots"][0]["expedition"]
    given = changed(given, "slots.0.expedition", None)
    given = changed(given, "players.0.finished", [card])
    given = {**given, "last_taken_round": 1}
    assert "position: slots: a slot can be empty at the start of a turn only in the last round" in refused(given)
    moving = Match.at({**given, "phase": "move"}, dealer=None)
    assert moving.legal(0)[0] == "stop"


def test_a_game_that_stood_still_is_over() -> None:
    over = Match.at(position(phase="over", active=1, round=25), dealer=None)
    assert over.over
    assert over.view(None).ended == "stalled"
    assert "the game is not over" in refused(position(phase="over", active=1, round=25, options={"stall_rounds": 0}))


@pytest.mark.parametrize("value", [None, [], "text", 7, {}, {"game": "africana"}, {"game": "africana", "seats": 2}])
def test_other_values_are_refused(value: Any) -> None:
    with pytest.raises(BadPosition):
        Match.at(value)
