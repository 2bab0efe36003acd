"""One seat of a game as a Gymnasium environment; bots hold the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mezani.adapters.frame import Frame
from mezani.bots import Bot, Limit, RandomBot
from mezani.core.ground import OVER
from mezani.core.rng import Rng

Observation = dict[str, NDArray[Any]]


NO_LIMIT = Limit()


class MezaniEnv(gymnasium.Env[Observation, np.int64]):
    """A game seen from one seat. The reward comes at the end, 1 to -1 by place; an illegal choice loses at once."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int = 0,
        bots: Sequence[Bot] = (RandomBot(),),
        limit: Limit = NO_LIMIT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if not 0 <= seat < seats:
            raise ValueError(f"seat must be from 0 to {seats - 1}, is {seat}")
        self.frame = Frame(game, seats, options)
        self.seat = seat
        self.bots = bots
        """The bots of the other seats, taken in turn from the seat behind one's own."""
        self.limit = limit
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.frame.choices)
        self.observation_space = self.frame.space()
        self.rng = Rng(0)
        self.state = self.frame.begin(self.rng)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and let the others play up to one's own first decision."""
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(2**63)))
        self.state = self.frame.begin(self.rng)
        self._let_others_play()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a choice and let the others play up to one's own next decision."""
        if self.state.to_act != self.seat or int(action) not in self.state.codes():
            return self._observation(), -1.0, True, False, {"illegal": True}
        self.state.step(int(action))
        self.frame.let_luck_decide(self.state, self.rng)
        self._let_others_play()
        over = self.state.to_act == OVER
        return self._observation(), self.state.returns()[self.seat] if over else 0.0, over, False, {}

    def _let_others_play(self) -> None:
        texts, codes = self.frame.game.notation.CHOICES, self.frame.game.code_of
        while self.state.to_act not in (self.seat, OVER):
            seat = self.state.to_act
            bot = self.bots[(seat - self.seat - 1) % self.frame.seats % len(self.bots)]
            legal = [texts[code] for code in self.state.codes()]
            view = self.frame.game.views.view(self.state, seat)
            self.state.step(codes[bot.choose(view, legal, self.limit, self.rng).decision])
            self.frame.let_luck_decide(self.state, self.rng)

    def _observation(self) -> Observation:
        observation, mask = self.frame.observation(self.state, self.seat), self.frame.mask(self.state, self.seat)
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Return what the seat knows."""
        return self.frame.knowledge(self.state, self.seat) if self.render_mode == "ansi" else None
