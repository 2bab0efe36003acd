"""The games as PettingZoo AEC environments: agents `seat_0`, `seat_1`, ..., an action mask in every observation."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from mezani.adapters.frame import Frame
from mezani.core.ground import OVER
from mezani.core.rng import Rng

Observation = dict[str, NDArray[Any]]


class MezaniAEC(AECEnv):  # type: ignore[misc]
    """One game for as many agents as it has seats. Rewards come at the end: 1 for beating all, -1 for beating none."""

    def __init__(self, game: str, seats: int, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.frame = Frame(game, seats, options)
        self.metadata = {"name": f"mezani_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: spaces.Discrete(self.frame.choices) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.frame.space() for agent in self.possible_agents}
        self.rng = Rng(0)
        self.state_now = self.frame.begin(self.rng)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of all choices."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state_now = self.frame.begin(self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[max(0, self.state_now.to_act)]
        self._end_if_over()

    def step(self, action: int | None) -> None:
        """Carry out the choice of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.state_now.codes():
            raise ValueError(f"{agent}: choice {action} is not legal; the action mask tells which are")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now.step(int(action))
        self.frame.let_luck_decide(self.state_now, self.rng)
        self._end_if_over()
        if self.state_now.to_act != OVER:
            self.agent_selection = self.possible_agents[self.state_now.to_act]
        self._accumulate_rewards()

    def _end_if_over(self) -> None:
        if self.state_now.to_act == OVER:
            self.rewards = dict(zip(self.possible_agents, self.state_now.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """Return what an agent observes, with the mask of its legal choices."""
        seat = self.possible_agents.index(agent)
        mask, observation = self.frame.mask(self.state_now, seat), self.frame.observation(self.state_now, seat)
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Return what a spectator knows."""
        return self.frame.knowledge(self.state_now, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Hold nothing back."""
