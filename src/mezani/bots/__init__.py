"""What a bot is: it gets a view and the legal texts, nothing else, and so cannot cheat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mezani.core.rng import Rng
from mezani.core.say import Say


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a bot may think about one decision."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decides, what it expects, and why."""

    decision: str
    values: tuple[float, ...] | None = None
    """The chance of each seat to win, where the bot estimates it."""
    why: tuple[Say, ...] = ()


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return one of the legal texts."""
        ...


class RandomBot:
    """Chooses each legal text as likely as the others."""

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return a legal text at random."""
        return Choice(legal[rng.below(len(legal))])
