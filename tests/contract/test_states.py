"""What every state keeps: games end, copies are independent, codes and texts agree, positions say everything."""

from __future__ import annotations

import json

import pytest

from mezani import GAMES, Rng, game
from mezani.core.encode import plain
from mezani.core.ground import CHANCE, OVER
from tests.contract.walks import FUZZ, MANY, each_table, glimpses, invariants_of, knowers, number, random_options, walk

DECISIONS = 1_000_000 if FUZZ else 6_000


@each_table
def test_games_end_and_keep_the_invariants(id: str, seats: int) -> None:
    found, rng, decisions = game(id), Rng(seats), 0
    check = invariants_of(found).check
    while decisions < DECISIONS // len(found.seats):
        for state in walk(found, seats, rng, random_options(found, seats, rng)):
            check(state)
            if state.to_act >= 0:
                decisions += 1
                codes = state.codes()
                assert codes, "a seat to act must have a choice"
                assert len(set(codes)) == len(codes)
            elif state.to_act == CHANCE:
                outcomes = state.outcomes()
                assert outcomes == sorted(outcomes)
                assert all(weight > 0 for _, weight in outcomes)
                drawn = state.drawn(rng)
                assert drawn in dict(outcomes)
        assert state.to_act == OVER
        assert 1 in state.ranks()


@each_table
def test_a_copy_is_independent(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 10)
    write = found.positions.write
    for state in glimpses(found, seats, rng, every=20):
        if state.to_act == OVER:
            continue
        before = write(state)
        copy = state.copy()
        assert write(copy) == before
        if copy.to_act == CHANCE:
            copy.give(copy.drawn(rng))
        else:
            copy.step(copy.codes()[0])
        assert write(state) == before
        copy.copy_from(state)
        assert write(copy) == before


@pytest.mark.parametrize("id", GAMES)
def test_every_code_has_its_own_text(id: str) -> None:
    notation = game(id).notation
    for texts in (notation.CHOICES, notation.OUTCOMES):
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and not any(letter.isspace() for letter in text) for text in texts)
    assert all(notation.GRAMMAR.fullmatch(text) for text in notation.CHOICES)


@each_table
def test_positions_say_everything(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 20)
    for _ in range(MANY):
        options = random_options(found, seats, rng)
        for state in walk(found, seats, rng, options):
            if rng.below(15) and state.to_act != OVER:
                continue
            written = json.loads(json.dumps(found.positions.write(state)))
            again = found.positions.read({"seats": seats, "options": found.settle(seats, options), **written})
            assert found.positions.write(again) == found.positions.write(state)
            assert (again.to_act, again.codes(), again.scores(), again.ranks()) == (
                state.to_act,
                state.codes(),
                state.scores(),
                state.ranks(),
            )
            if state.to_act == CHANCE:
                assert again.outcomes() == state.outcomes()
            for seat in knowers(seats):
                assert found.views.view(again, seat) == found.views.view(state, seat)


@each_table
def test_a_state_can_be_made_from_a_view(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 30)
    check = invariants_of(found).check
    for _ in range(MANY):
        for state in glimpses(found, seats, rng, every=25):
            for seat in knowers(seats):
                view = found.views.view(state, seat)
                guess = found.positions.from_view(view)
                check(guess)
                assert plain(found.views.view(guess, seat)) == plain(view)
                if state.to_act == seat:
                    assert guess.codes() == state.codes()


@each_table
def test_returns_sum_to_nothing(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 40)
    *_, last = walk(found, seats, rng)
    assert sum(last.returns()) == pytest.approx(0)
    assert max(last.returns()) == last.returns()[last.ranks().index(1)]


@each_table
def test_what_is_observed_fits(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats + 50)
    observed = found.rules.observed(seats)
    for state in glimpses(found, seats, rng, every=25):
        for seat in knowers(seats):
            numbers = state.observation(number(seat), 16384)
            assert not any(numbers[observed:]), "writes beyond what `observed` tells"
            assert all(-1000 <= value <= 1000 for value in numbers)
