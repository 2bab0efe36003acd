"""One seat as a Gymnasium environment: its own suite, the bots beside it, and what an illegal choice costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mezani import Rng
from mezani.adapters.gymnasium import MezaniEnv
from mezani.bots import Choice, Limit
from tests.contract.walks import each_table


class Watching:
    """Plays the first legal choice and keeps the seats it played for."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        self.seats.add(view.seat)
        return Choice(legal[0])


@each_table
def test_the_suite_of_gymnasium(id: str, seats: int) -> None:
    for seat in range(seats):
        check_env(MezaniEnv(id, seats, seat), skip_render_check=True)


@each_table
def test_a_game_ends_with_the_worth_of_the_place(id: str, seats: int) -> None:
    bots = [Watching() for _ in range(seats - 1)]
    env = MezaniEnv(id, seats, seat=seats - 1, bots=bots)
    observation, _ = env.reset(seed=4)
    rng, ended, reward = Rng(4), False, 0.0
    while not ended:
        assert reward == 0
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, ended, cut, info = env.step(legal[rng.below(len(legal))])
        assert not cut
        assert info == {}
    assert reward == env.state.returns()[seats - 1]
    assert [bot.seats for bot in bots] == [{seat} for seat in range(seats - 1)]


@each_table
def test_an_illegal_choice_loses_at_once(id: str, seats: int) -> None:
    env = MezaniEnv(id, seats)
    observation, _ = env.reset(seed=4)
    _, reward, ended, _, info = env.step(np.int64(np.argmin(observation["action_mask"])))
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        MezaniEnv("mara", 2, seat=2)


def test_it_renders_what_its_seat_knows() -> None:
    env = MezaniEnv("mara", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.frame.knowledge(env.state, 0)
    assert MezaniEnv("mara", 2).render() is None
