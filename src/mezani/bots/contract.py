"""What a bot is: it gets a view and the legal texts, nothing else, and so cannot cheat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mezani.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a bot may think about one decision; without a number a bot takes what its level says."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Alternative:
    """A choice that a bot looked at, as data that a client can word."""

    text: str
    values: tuple[float, ...] | None = None
    """The chance of each seat to win after this choice, where the bot estimates it."""
    visits: int = 0
    """How often a search tried it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decides, what it expects, and what else it looked at."""

    decision: str
    values: tuple[float, ...] | None = None
    """The chance of each seat to win, where the bot estimates it; a win shared by k seats counts 1/k for each."""
    why: tuple[Alternative, ...] = ()
    """The choices looked at most, the decision among them, best first."""


class Bot(Protocol):
    """Anything that can choose. All it may know is in the view of its seat; all its luck comes from `rng`."""

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return one of the legal texts."""
        ...
