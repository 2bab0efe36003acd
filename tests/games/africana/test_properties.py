"""Properties of random games: guards, invariants, finality (AN-19), and that each choice does only what it says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.core.encode import plain
from mezani.core.ground import CHANCE, OVER
from mezani.games.africana.rules import Africana
from tests.contract.walks import play_out, random_options
from tests.games.africana.invariants import check
from tests.games.africana.table import NORTH, Table, book

AFRICANA = game("africana")
CHOICES = AFRICANA.notation.CHOICES
each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def eager(texts: list[str], rng: Rng) -> str:
    """Return a choice at random, more often one that brings the game forward."""
    claims = [text for text in texts if text[:3] in ("joi", "fin", "adv", "buy")]
    chosen = claims if claims and rng.below(4) else texts
    return chosen[rng.below(len(chosen))]


@each_number_of_seats
@pytest.mark.rule("AN-19.4", "AN-19.5", "AN-19.6", "AN-17.3")
def test_every_action_ends_by_itself(seats: int) -> None:
    """At most one page turn more than silver; 13 steps, 5 joins, 5 expeditions and 3 adventures in a Move."""
    rng = Rng(seats)
    deeds: Counter[str] = Counter()
    most: Counter[str] = Counter()
    for _ in range(3):
        options = {**random_options(AFRICANA, seats, rng), "hand_limit_counts": "all", "stall_rounds": 60}
        state = AFRICANA.start(seats, options)
        assert isinstance(state, Africana)
        silver = 0
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.give(state.drawn(rng))
                continue
            text = eager([CHOICES[code] for code in state.codes()], rng)
            word = text.partition(":")[0]
            if word in ("draw", "book", "move"):
                deeds, silver = Counter(), state.silver[state.active]
            deeds[word] += 1
            at = state.at[state.active]
            state.step(CHOICES.index(text))
            assert min(state.silver) >= 0
            assert deeds["turn"] <= 1 + silver
            assert (deeds["go"], deeds["join"], deeds["fin"], deeds["adv"]) <= (13, 5, 5, 3)
            assert max(deeds["join"], deeds["fin"]) <= 5
            assert deeds["adv"] <= 3
            if word == "go":
                assert state.at[state.active] != at
            most |= deeds
    assert most["turn"] > 2
    assert most["go"] > 3
    assert most["fin"] > 0


@each_number_of_seats
@pytest.mark.rule("AN-19.1", "AN-19.2")
def test_final_is_what_cannot_be_taken_back(seats: int) -> None:
    rng = Rng(seats)
    for option in ("on", "off"):
        match = Match("africana", seats=seats, seed=seats, take_back=option, stall_rounds=20)
        finals = Counter[bool]()
        while not match.over:
            (seat,) = match.to_act
            before = plain(match.view(seat))
            notes = match.offers(seat).notes
            text = eager(list(notes), rng)
            others = [plain(match.view(other)) for other in (None, *range(seats)) if other != seat]
            match.play(seat, text)
            final = notes[text].final
            finals[final] += 1
            assert match.can_undo(seat) is not final
            if final:
                continue
            assert [plain(match.view(other)) for other in (None, *range(seats)) if other != seat] == others
            if rng.below(2):
                assert match.undo(seat) == [text]
                assert plain(match.view(seat)) == before
        assert finals[True] > 20
        assert (finals[False] > 20) is (option == "on")


@pytest.mark.rule("AN-19.2", "AN-19.3")
def test_free_choices_are_taken_back_one_by_one_down_to_the_last_final_one() -> None:
    table = Table(at="luanda", hand="o+v+m", slots="A01 A02 A06 A09 B10")
    table.do("move go:windhoek:o join:A01", publish=False)
    table.do("go:luanda:v go:dakar:m", publish=False)
    assert table.match.drafts(0) == ["go:luanda:v", "go:dakar:m"]
    assert table.match.view(1).players[0].place == "windhoek"
    assert table.match.undo(0) == ["go:dakar:m"]
    assert table.match.undo(0) == ["go:luanda:v"]
    assert not table.match.can_undo(0)
    told = len(table.match.events(1))
    table.do("go:luanda:v stop", publish=False)
    assert [event["kind"] for event in table.match.events(1)[told:]][:2] == ["pawn_moved", "move_ended"]


@pytest.mark.rule("AN-19.1")
@pytest.mark.parametrize(
    ("given", "before", "text", "final"),
    [
        ({}, "", "draw", True),
        ({"travel": ""}, "", "draw", True),
        ({"north": book(NORTH)}, "", "book", False),
        ({}, "", "move", False),
        ({"north": book(NORTH)}, "book", "close", True),
        ({"north": book(NORTH), "silver": 20}, "book buy:R buy:R buy:R", "close", True),
        ({"north": book(NORTH), "silver": 20}, "book buy:R buy:R buy:R buy:R", "close", False),
        ({"unfinished": "S01 S02", "north": book(NORTH), "silver": 15}, "book buy:R buy:R close", "shed:S01", True),
        (
            {"unfinished": "S01 S02", "north": book(NORTH), "silver": 15},
            "book buy:R buy:R buy:R close",
            "shed:S01",
            False,
        ),
        ({}, "move", "stop", True),
        ({"at": "windhoek", "hand": "g+g+o+o"}, "move join:A01", "stop", True),
        ({"at": "windhoek", "hand": "g+g+o+o+j"}, "move join:A01", "stop", False),
        ({"at": "windhoek", "hand": "g+g+o+o+j"}, "move join:A01 go:luanda:j", "stop", False),
        ({"at": "windhoek", "hand": "g+g+o+v+m"}, "move join:A01 go:luanda:v", "stop", True),
        ({"at": "windhoek", "hand": "g"}, "move", "join:A01", True),
        ({"at": "windhoek", "hand": "g", "travel": ""}, "move", "join:A01", False),
        ({"at": "windhoek", "hand": "g", "travel": "", "discard": "m"}, "move", "join:A01", True),
        ({"at": "windhoek", "hand": "g", "slots": "A02 A01 A06 A09 A10"}, "move", "join:A01", False),
        ({"at": "lagos", "marks": {"A01": [0]}}, "move", "fin:A01", False),
        ({"at": "zanzibar", "unfinished": "N15"}, "move", "adv:N15", False),
        ({"at": "napoli"}, "move", "go:cairo:j", False),
        ({"hand": "m+m+m+j"}, "draw", "drop:m", True),
        ({"hand": "m+m+m+m+j"}, "draw", "drop:m", False),
        ({"hand": "m+m+m+m+j"}, "draw drop:m", "drop:j", True),
    ],
)
def test_which_choices_are_final(given: dict[str, Any], before: str, text: str, final: bool) -> None:
    table = Table(**given)
    table.do(before)
    assert table.match.offers(table.match.to_act[0]).notes[text].final is final
    table.do(text, publish=False)
    assert table.match.can_undo(0) is not final


@each_number_of_seats
@pytest.mark.rule("AN-19.8")
def test_refused_choices_change_nothing(seats: int) -> None:
    rng = Rng(seats)
    match = Match("africana", seats=seats, seed=seats, stall_rounds=10)
    while not match.over:
        (seat,) = match.to_act
        legal = match.legal(seat)
        before = (match.position(), match.versions, plain(match.view(seat)), match.record)
        for _ in range(3):
            text = CHOICES[rng.below(len(CHOICES))]
            if text not in legal:
                with pytest.raises(Exception, match=text.replace("!", ".")):
                    match.play(seat, text)
        assert (match.position(), match.versions, plain(match.view(seat)), match.record) == before
        play_out(match, rng, most=1)


@each_number_of_seats
@pytest.mark.rule("AN-9.10", "AN-10.6", "AN-13.2", "AN-14.9")
def test_invariants_hold_where_much_is_claimed(seats: int) -> None:
    rng, finished = Rng(seats), 0
    state = AFRICANA.start(seats, {"stall_rounds": 0})
    assert isinstance(state, Africana)
    while state.to_act != OVER:
        if rng.below(5) == 0:
            check(state)
        if state.to_act == CHANCE:
            state.give(state.drawn(rng))
            continue
        text = eager([CHOICES[code] for code in state.codes()], rng)
        before = state.copy()
        state.step(CHOICES.index(text))
        if text.startswith("fin:"):
            finished += 1
            slot = next(slot for slot in range(5) if before.slot[slot] != state.slot[slot])
            assert (state.slot[slot], state.joined[slot]) == (-1, 0)
        else:
            kept = [slot for slot in range(5) if before.slot[slot] >= 0]
            assert all(before.slot[slot] == state.slot[slot] for slot in kept)
            assert all(before.joined[slot] & ~state.joined[slot] == 0 for slot in kept)
    check(state)
    assert finished >= {2: 20, 3: 23, 4: 26}[seats]
