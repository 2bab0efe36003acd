"""The games as PettingZoo environments: its own suite, seeds, masks and rewards."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from mezani import Rng
from mezani.adapters.pettingzoo import MezaniAEC
from tests.contract.walks import each_table


def play_out(env: MezaniAEC, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """Play a game at random; return who chose what, and what each agent got."""
    env.reset(seed=seed)
    rng, chosen, got = Rng(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        got[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        action = int(legal[rng.below(len(legal))])
        chosen.append((agent, action))
        env.step(action)
    return chosen, got


@each_table
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_suite_of_pettingzoo(id: str, seats: int) -> None:
    """Its warnings are advice about observations that are not plain arrays; its assertions are what counts."""
    api_test(MezaniAEC(id, seats), num_cycles=1000)
    seed_test(lambda: MezaniAEC(id, seats), num_cycles=200)


@each_table
def test_a_seed_fixes_the_game(id: str, seats: int) -> None:
    first, again, other = MezaniAEC(id, seats), MezaniAEC(id, seats), MezaniAEC(id, seats)
    assert play_out(first, 5) == play_out(again, 5)
    assert play_out(first, 6) == play_out(again, 6), "a second game depends on its own seed only"
    assert play_out(other, 7) != play_out(first, 6)


@each_table
def test_rewards_are_what_the_places_are_worth(id: str, seats: int) -> None:
    env = MezaniAEC(id, seats)
    _, got = play_out(env, 3)
    assert list(got.values()) == env.state_now.returns()


@each_table
def test_only_who_acts_may_choose(id: str, seats: int) -> None:
    env = MezaniAEC(id, seats)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
    illegal = int(np.argmin(env.observe(env.agent_selection)["action_mask"]))
    before = env.state_now.copy()
    with pytest.raises(ValueError, match="not legal"):
        env.step(illegal)
    assert env.state_now.codes() == before.codes()


def test_what_it_renders_is_public() -> None:
    env = MezaniAEC("mara", 2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert shown == env.frame.knowledge(env.state_now, None)
