"""What every level must do in every game: know nothing but the view, stay legal, be repeatable, answer in time."""

from __future__ import annotations

import time
from typing import Any

import pytest

from mezani import Match, Rng, State, game
from mezani.bots import Limit
from mezani.bots.levels import LEVELS
from mezani.bots.names import GREEDY, RANDOM, load
from mezani.bots.seat import BotSeat
from mezani.core.game import Game
from tests.contract.walks import each_table, glimpses, twins_of

NAMES = (RANDOM, GREEDY, *LEVELS)
QUICK = Limit(simulations=30)
each_bot = pytest.mark.parametrize("name", NAMES)


def decisions(found: Game, seats: int, rng: Rng, every: int) -> list[State]:
    """Return states of a random game in which a seat has more than one choice."""
    return [world for world in glimpses(found, seats, rng, every) if world.to_act >= 0 and len(world.codes()) > 1]


def texts(found: Game, world: State) -> list[str]:
    return [found.notation.CHOICES[code] for code in world.codes()]


@each_table
@each_bot
def test_the_answer_depends_on_nothing_but_what_the_seat_knows(id: str, seats: int, name: str) -> None:
    found, rng = game(id), Rng(seats)
    bot = load(name, found)
    compared = 0
    for world in decisions(found, seats, rng, every=6)[:8]:
        seat = world.to_act
        other = twins_of(found).twin(world, seat, rng)
        here = bot.choose(found.views.view(world, seat), texts(found, world), QUICK, Rng(9))
        there = bot.choose(found.views.view(other, seat), texts(found, other), QUICK, Rng(9))
        assert here == there
        assert here.decision in texts(found, world)
        compared += 1
    assert compared > 0


@each_table
@each_bot
def test_values_are_chances_to_win(id: str, seats: int, name: str) -> None:
    found = game(id)
    bot = load(name, found)
    for world in decisions(found, seats, Rng(seats + 1), every=6)[:4]:
        choice = bot.choose(found.views.view(world, world.to_act), texts(found, world), QUICK, Rng(2))
        assert len({alternative.text for alternative in choice.why}) == len(choice.why) <= 3
        for values in (choice.values, *(alternative.values for alternative in choice.why)):
            if values is not None:
                assert len(values) == seats
                assert min(values) >= 0
                assert sum(values) == pytest.approx(1)
        if name in LEVELS:
            assert choice.values is not None
            assert choice.why[0].text == choice.decision
            assert all(alternative.visits > 0 for alternative in choice.why)


@each_table
def test_a_forced_choice_takes_no_thought(id: str, seats: int) -> None:
    match = Match(id, seats=seats, seed=1)
    bots = {name: load(name, match.game) for name in LEVELS}
    rng, forced = Rng(1), 0
    while not match.over:
        for seat in match.to_act:
            view, legal = match.view(seat), match.legal(seat)
            if len(legal) == 1:
                began = time.thread_time()
                answers = {bot.choose(view, legal, Limit(), rng).decision for bot in bots.values()}
                assert time.thread_time() - began < 0.005
                assert answers == set(legal)
                forced += 1
            match.play(seat, legal[rng.below(len(legal))], publish=True)
    assert forced > 0


@each_table
@pytest.mark.parametrize("name", [GREEDY, *LEVELS])
def test_a_bot_plays_whole_games_without_a_fault(id: str, seats: int, name: str) -> None:
    match = Match(id, seats=seats, seed=3)
    holders: dict[int, BotSeat] = {
        seat: BotSeat(match.game, seat, name if seat == 0 else RANDOM, Rng(seat), Limit(simulations=8))
        for seat in range(seats)
    }
    while not match.over:
        for seat in match.to_act:
            match.play(seat, holders[seat].choose(match.view(seat), match.legal(seat)).decision, publish=True)
    assert all(not holder.failures for holder in holders.values())
    assert holders[0].decisions > 0
    for holder in holders.values():
        holder.close()


@each_table
def test_the_same_luck_gives_the_same_game(id: str, seats: int) -> None:
    def record() -> Any:
        match = Match(id, seats=seats, seed=4)
        bots = [load("beginner", match.game) for _ in range(seats)]
        rng = Rng(5)
        for _ in range(60):
            for seat in match.to_act:
                choice = bots[seat].choose(match.view(seat), match.legal(seat), Limit(None, 20), rng)
                match.play(seat, choice.decision, publish=True)
        return match.record

    assert record() == record()
