"""Twin worlds: two states that differ only in what a seat must not know are one and the same for that seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mezani import Rng, State, game
from mezani.core.encode import encode
from mezani.core.game import Game
from mezani.core.ground import CHANCE, OVER
from tests.contract.walks import MANY, each_table, glimpses, invariants_of, knowers, number, opens, twins_of

View = Callable[[Any, int | None], Any]


def seen(found: Game, before: State, seat: int | None, code: int) -> tuple[bytes, State]:
    """Carry out a choice or an outcome in a copy; return what a seat sees happen, and the copy."""
    actor, after = before.to_act, before.copy()
    (after.give if actor == CHANCE else after.step)(code)
    happened = found.events.events(before, actor, code, after)
    return encode([event.seen_by(seat) for event in happened]), after


def compare(found: Game, view: View, world: State, other: State, seat: int | None, rng: Rng) -> None:
    """Check that a seat cannot tell two worlds apart now, nor after anything that can happen in both."""
    assert encode(view(world, seat)) == encode(view(other, seat))
    assert world.to_act == other.to_act
    observed = found.rules.observed(world.seats)
    assert world.observation(number(seat), observed) == other.observation(number(seat), observed)
    if world.to_act == seat:
        assert world.codes() == other.codes()
    if world.to_act == OVER:
        return
    codes = [code for code, _ in world.outcomes()] if world.to_act == CHANCE else world.codes()
    also = {code for code, _ in other.outcomes()} if world.to_act == CHANCE else set(other.codes())
    code = codes[rng.below(len(codes))]
    if code in also:
        here, after = seen(found, world, seat, code)
        there, after_other = seen(found, other, seat, code)
        if opens(found, world, after):
            return  # what differs is shown
        assert here == there
        assert encode(view(after, seat)) == encode(view(after_other, seat))


def walk_twins(id: str, seats: int, view: View, games: int, seed: int) -> None:
    found, rng = game(id), Rng(seed)
    twin, check = twins_of(found).twin, invariants_of(found).check
    for _ in range(games):
        for world in glimpses(found, seats, rng, every=6):
            for seat in knowers(seats):
                other = twin(world, number(seat), rng)
                check(other)
                compare(found, view, world, other, seat, rng)


@each_table
def test_twin_worlds_look_the_same(id: str, seats: int) -> None:
    walk_twins(id, seats, game(id).views.view, 3 * MANY, seats)


@each_table
def test_twin_worlds_give_the_same_offers_and_refusals(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 60)
    twin = twins_of(found).twin
    texts = found.notation.CHOICES
    for world in glimpses(found, seats, rng, every=12):
        if world.to_act < 0:
            continue
        seat = world.to_act
        other = twin(world, seat, rng)
        legal = [texts[code] for code in world.codes()]
        here, there = found.views.view(world, seat), found.views.view(other, seat)
        assert found.offering.offers(here, legal) == found.offering.offers(there, legal)
        for _ in range(10):
            text = texts[rng.below(len(texts))]
            if text not in legal:
                assert found.offering.reason(here, text) == found.offering.reason(there, text)


@each_table
def test_luck_that_a_seat_does_not_see_shows_nowhere(id: str, seats: int) -> None:
    """Where the seat's record says `- ?`, its view and events are the same whatever luck brought, or all is shown."""
    found, rng = game(id), Rng(seats + 80)
    sees, view = found.views.sees_outcome, found.views.view
    for _ in range(2 * MANY):
        for world in glimpses(found, seats, rng, every=3):
            if world.to_act != CHANCE:
                continue
            for seat in knowers(seats):
                unseen = [code for code, _ in world.outcomes() if not sees(world, code, seat)][:4]
                shown = [seen(found, world, seat, code) for code in unseen]
                alike = {(happened, encode(view(after, seat))) for happened, after in shown}
                assert len(alike) <= 1 or all(opens(found, world, after) for _, after in shown)


def hides_something(found: Game, seats: int) -> bool:
    """Tell whether a twin ever differs from its world."""
    rng = Rng(1)
    twin, write = twins_of(found).twin, found.positions.write
    worlds = [world for world in glimpses(found, seats, rng, every=3) if world.to_act != OVER]
    return any(write(twin(world, seat, rng)) != write(world) for world in worlds for seat in range(seats))


@each_table
def test_a_leak_is_caught(id: str, seats: int) -> None:
    """A view that tells the whole truth must fail; in a game that hides nothing, there is nothing to leak."""
    found = game(id)

    def leaky(state: State, seat: int | None) -> Any:
        return found.positions.write(state)

    if hides_something(found, seats):
        with pytest.raises(AssertionError):
            walk_twins(id, seats, leaky, 3, seats)
    else:
        assert id == "africa", "only Africa draws all that nobody knows at the moment of the flip (AF-18.2)"


@each_table
def test_a_sample_contradicts_nothing_the_seat_knows(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 70)
    view, check = found.views.view, invariants_of(found).check
    for _ in range(2 * MANY):
        for world in glimpses(found, seats, rng, every=8):
            for seat in knowers(seats):
                other = world.copy()
                other.resample(number(seat), rng)
                check(other)
                assert encode(view(other, seat)) == encode(view(world, seat))
                if world.to_act == seat:
                    assert other.codes() == world.codes()
