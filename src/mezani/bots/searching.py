"""The bot that searches: from a view to a state that could be true, to a tree, to a choice with its reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from mezani.bots.contract import Alternative, Choice, Limit
from mezani.bots.search import Search
from mezani.core.game import Game
from mezani.core.rng import Rng

MOST_ALTERNATIVES = 3
UNLIMITED = 2**31 - 1


class SearchBot:
    """Chooses what its search visits most often."""

    def __init__(
        self,
        game: Game,
        limit: Limit,
        *,
        overlook: float = 0.0,
        style: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """Search within `limit`, or less if the decision has a tighter one; `style` holds settings of `Search`.

        `overlook` is the chance that a choice is not thought of, as happens to people: the best of the others is made.
        """
        self.game = game
        self.limit = limit
        self.overlook = overlook
        self.style = dict(style)

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return the choice that the search visits most often."""
        if len(legal) == 1:
            return Choice(legal[0])
        looked_at = self.noticed(self.looked_at(self.search(view, limit, rng), legal), rng)
        return Choice(looked_at[0].text, looked_at[0].values, tuple(looked_at[:MOST_ALTERNATIVES]))

    def search(self, view: Any, limit: Limit, rng: Rng) -> Search:
        """Return the finished search of a decision."""
        state = self.game.positions.from_view(view)
        state.give_turn(view.seat)
        search = Search(state, len(self.game.notation.CHOICES), rng.next(), **self.style)
        seconds = min((s for s in (self.limit.seconds, limit.seconds) if s is not None), default=None)
        search.run(limit.simulations or self.limit.simulations or UNLIMITED, seconds)
        return search

    def looked_at(self, search: Search, legal: Sequence[str]) -> list[Alternative]:
        """Return the choices that were tried, the most visited first."""
        texts = self.game.notation.CHOICES
        allowed = set(legal)
        tried = [(texts[code], visits, shares) for code, visits, shares in search.edges()]
        values = not search.own_turn
        return [Alternative(text, shares if values else None, n) for text, n, shares in tried if text in allowed]

    def noticed(self, looked_at: list[Alternative], rng: Rng) -> list[Alternative]:
        """Return what is not overlooked, at least one of them."""
        if not self.overlook:
            return looked_at
        kept = [alternative for alternative in looked_at if rng.below(1000) >= 1000 * self.overlook]
        return kept or [looked_at[rng.below(len(looked_at))]]
