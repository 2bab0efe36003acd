"""Many games side by side as NumPy arrays, all seats held by the caller: for self-play at the speed of the rules."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mezani.adapters.frame import Frame
from mezani.core.batch import Batch


@dataclass(frozen=True, slots=True)
class Look:
    """What the seats to act see, one row a game. The arrays are overwritten by the next step."""

    to_act: NDArray[np.int32]
    mask: NDArray[np.uint8]
    observation: NDArray[np.float32]


class MezaniVector:
    """So many games at once. A game that ends gives its returns once and begins anew.

    >>> games = MezaniVector("mara", seats=3, lanes=1024)
    >>> look = games.reset(seed=1)
    >>> look, returns, done = games.step(look.mask.argmax(axis=1))
    """

    def __init__(self, game: str, seats: int, lanes: int, seed: int = 0, **options: object) -> None:
        self.frame = Frame(game, seats, options)
        self.batch = Batch(self.frame.root, lanes, seed, self.frame.choices, self.frame.observed)
        self.look = Look(
            np.zeros(lanes, np.int32),
            np.zeros((lanes, self.frame.choices), np.uint8),
            np.zeros((lanes, self.frame.observed), np.float32),
        )
        self.returns = np.zeros((lanes, seats), np.float32)
        self.done = np.zeros(lanes, np.uint8)

    def reset(self, seed: int = 0) -> Look:
        """Begin all games anew."""
        self.batch.restart(seed)
        return self._see()

    def step(self, choices: NDArray[np.integer]) -> tuple[Look, NDArray[np.float32], NDArray[np.uint8]]:
        """Carry out one choice in every game; an illegal one raises ValueError and nothing happens."""
        self.batch.step(np.ascontiguousarray(choices, np.int32), self.returns, self.done)
        return self._see(), self.returns, self.done

    def _see(self) -> Look:
        self.batch.look(self.look.to_act, self.look.mask, self.look.observation)
        return self.look
