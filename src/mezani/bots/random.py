"""The bot that chooses at random: the floor of every ladder, and the last to replace a bot that failed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mezani.bots.contract import Choice, Limit
from mezani.core.rng import Rng


class RandomBot:
    """Chooses each legal text as likely as the others."""

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return a legal text at random."""
        return Choice(legal[rng.below(len(legal))])
