"""Many games at once give the same as one game after the other."""

from __future__ import annotations

import numpy as np
import pytest

from mezani import Rng, game
from mezani.adapters.vector import MezaniVector
from mezani.core.ground import CHANCE, OVER
from tests.contract.walks import each_table

LANES = 16


@each_table
def test_lanes_are_games_by_the_rules(id: str, seats: int) -> None:
    """One lane is followed by a state of its own, with the luck of the same generator."""
    games = MezaniVector(id, seats, lanes=1)
    look = games.reset(seed=9)
    luck, state = Rng(9), game(id).start(seats)
    pick = Rng(1)
    ends = 0
    while ends < 2:
        while state.to_act == CHANCE:
            state.give(state.drawn(luck))
        assert look.to_act[0] == state.to_act
        assert np.flatnonzero(look.mask[0]).tolist() == sorted(state.codes())
        assert look.observation[0] == pytest.approx(state.observation(state.to_act, games.frame.observed))
        code = state.codes()[pick.below(len(state.codes()))]
        look, returns, done = games.step(np.array([code]))
        state.step(code)
        while state.to_act == CHANCE:
            state.give(state.drawn(luck))
        assert done[0] == (state.to_act == OVER)
        if state.to_act == OVER:
            assert returns[0] == pytest.approx(state.returns())
            state, ends = game(id).start(seats), ends + 1
        else:
            assert not returns.any()


@each_table
def test_a_seed_fixes_all_lanes(id: str, seats: int) -> None:
    looks = []
    for _ in range(2):
        games = MezaniVector(id, seats, LANES)
        look = games.reset(seed=3)
        for _ in range(50):
            look, _, _ = games.step(look.mask.argmax(axis=1))
        looks.append((look.to_act.copy(), look.mask.copy(), look.observation.copy()))
    for one, other in zip(*looks, strict=True):
        assert (one == other).all()


def test_one_illegal_choice_stops_all() -> None:
    games = MezaniVector("mara", 2, LANES)
    look = games.reset(seed=3)
    before = look.mask.copy()
    choices = look.mask.argmax(axis=1)
    choices[5] = int(look.mask[5].argmin())
    with pytest.raises(ValueError, match="lane 5"):
        games.step(choices)
    games._see()
    assert (games.look.mask == before).all()


def test_arrays_of_the_wrong_shape() -> None:
    games = MezaniVector("mara", 2, LANES)
    games.reset()
    with pytest.raises(ValueError, match="16 rows"):
        games.step(np.zeros(3, int))
    with pytest.raises(ValueError, match="at least one lane"):
        MezaniVector("mara", 2, 0)
