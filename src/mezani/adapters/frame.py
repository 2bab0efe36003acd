"""What all adapters share: one game with its seats and options, its codes, and what a seat observes as an array."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mezani.core.encode import encode
from mezani.core.game import find_game
from mezani.core.ground import CHANCE
from mezani.core.rng import Rng
from mezani.core.state import State

if TYPE_CHECKING:
    from gymnasium import spaces

BOUND = 1000.0
"""No number that a seat observes goes beyond this."""


class Frame:
    """One game as numbers."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object]) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.options = dict(options)
        self.root = self.game.start(seats, options)
        self.choices = len(self.game.notation.CHOICES)
        """How many choices the game has; their codes are the actions."""
        self.outcomes = len(self.game.notation.OUTCOMES)
        """How many outcomes luck has."""
        self.observed = self.game.rules.observed(seats)
        """How many numbers a seat observes."""

    def begin(self, rng: Rng) -> State:
        """Return a new game at its first decision."""
        state = self.root.copy()
        self.let_luck_decide(state, rng)
        return state

    def let_luck_decide(self, state: State, rng: Rng) -> None:
        """Draw until a seat is to act or the game is over."""
        while state.to_act == CHANCE:
            state.give(state.drawn(rng))

    def space(self) -> spaces.Space[Any]:
        """Return the Gymnasium space of an observation with its action mask."""
        from gymnasium import spaces

        numbers = spaces.Box(-BOUND, BOUND, (self.observed,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.choices,), np.int8)})

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each choice that the seat may make now; zeros for a seat that may not."""
        mask = np.zeros(self.choices, np.int8)
        if state.to_act == seat:
            mask[state.codes()] = 1
        return mask

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat knows as numbers."""
        return np.asarray(state.observation(seat, self.observed), np.float32)

    def knowledge(self, state: State, seat: int | None) -> str:
        """Return all that a seat or a spectator knows as JSON; a view keeps what a perfect memory would."""
        return encode(self.game.views.view(state, seat)).decode()
