"""Random games to test with: states on their way, and matches played by nobody in particular."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol, cast

import pytest

from mezani import GAMES, BadOption, Match, Rng, State, game
from mezani.core.game import Game
from mezani.core.ground import CHANCE, NOBODY, OVER

FUZZ = bool(os.environ.get("MEZANI_FUZZ"))
"""Whether this is the long run."""

MANY = 40 if FUZZ else 1
"""How many times longer the long run walks."""

MOST_PLIES = 50_000
"""A game that is longer does not end."""

TABLES = [pytest.param(id, seats, id=f"{id}-{seats}") for id in GAMES for seats in game(id).seats]
each_table = pytest.mark.parametrize(("id", "seats"), TABLES)


class TwinFile(Protocol):
    """`tests/games/<id>/twins.py`; where a rule shows to all what was hidden, also `opens(before, after)`."""

    def twin(self, state: Any, seat: int, rng: Rng) -> Any: ...


class InvariantFile(Protocol):
    """`tests/games/<id>/invariants.py`."""

    def check(self, state: Any) -> None: ...


def twins_of(found: Game) -> TwinFile:
    return cast(TwinFile, import_module(f"tests.games.{found.id}.twins"))


def opens(found: Game, before: State, after: State) -> bool:
    """Tell whether what happened showed to all what had been hidden: the end, the last seal, or by the game's rules."""
    by_rule = getattr(twins_of(found), "opens", None)
    ended = after.to_act == OVER or (before.sealed() and not after.sealed())
    return ended or (by_rule is not None and by_rule(before, after))


def invariants_of(found: Game) -> InvariantFile:
    return cast(InvariantFile, import_module(f"tests.games.{found.id}.invariants"))


def random_options(found: Game, seats: int, rng: Rng) -> dict[str, object]:
    """Return options drawn at random, of those that these seats can have."""
    while True:
        drawn: dict[str, object] = {o.id: o.values[rng.below(len(o.values))] for o in found.options}
        try:
            found.start(seats, drawn)
        except BadOption:  # it names a seat that is not in use
            continue
        return drawn


def step(state: State, rng: Rng) -> tuple[int, int]:
    """Let luck or the seat to act do anything; return who did what."""
    actor = state.to_act
    if actor == CHANCE:
        code = state.drawn(rng)
        state.give(code)
    else:
        codes = state.codes()
        code = codes[rng.below(len(codes))]
        state.step(code)
    return actor, code


def walk(found: Game, seats: int, rng: Rng, options: dict[str, object] | None = None) -> Iterator[State]:
    """Yield the states of a random game, each before it changes; the last one is over."""
    state = found.start(seats, options or {})
    for _ in range(MOST_PLIES):
        yield state
        if state.to_act == OVER:
            return
        step(state, rng)
    pytest.fail(f"{found.id} with {seats} seats does not end")


def glimpses(found: Game, seats: int, rng: Rng, every: int) -> Iterator[State]:
    """Yield copies of some states of a random game, about one in `every`, and of its end."""
    for state in walk(found, seats, rng, random_options(found, seats, rng)):
        if state.to_act == OVER or rng.below(every) == 0:
            yield state.copy()


def knowers(seats: int) -> list[int | None]:
    """Return all seats, and None for a spectator."""
    return [*range(seats), None]


def number(seat: int | None) -> int:
    """Return the seat as states write it."""
    return NOBODY if seat is None else seat


def play_out(match: Match, rng: Rng, undo: bool = False, most: int = MOST_PLIES) -> None:
    """Play a match at random, in any order where choices are sealed, now and then taking back."""
    for _ in range(most):
        if match.over:
            return
        seats = match.to_act
        if seats == (CHANCE,):
            texts = list(match.outcomes())
            match.give(texts[rng.below(len(texts))])
            continue
        seat = seats[rng.below(len(seats))]
        if undo and rng.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
            continue
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    assert most < MOST_PLIES, "the match does not end"
