"""The bot that searches: from a view to a state that could be true, to a tree, to a choice with its reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mezani.bots.contract import Alternative, Choice, Limit
from mezani.bots.search import Search
from mezani.core.game import Game
from mezani.core.rng import Rng

MOST_ALTERNATIVES = 3
UNLIMITED = 2**31 - 1


class SearchBot:
    """Chooses what its search visits most often."""

    def __init__(self, game: Game, limit: Limit, style: Mapping[str, Any] | None = None) -> None:
        """Search within `limit`, or less if the decision has a tighter one; `style` holds settings of `Search`."""
        self.game = game
        self.limit = limit
        self.style = dict(style or {})

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return the choice that the search visits most often."""
        if len(legal) == 1:
            return Choice(legal[0])
        search = self.search(view, limit, rng)
        looked_at = self.looked_at(search, legal)
        return Choice(looked_at[0].text, looked_at[0].values, tuple(looked_at[:MOST_ALTERNATIVES]))

    def search(self, view: Any, limit: Limit, rng: Rng) -> Search:
        """Return the finished search of a decision."""
        state = self.game.positions.from_view(view)
        state.give_turn(view.seat)
        search = Search(state, len(self.game.notation.CHOICES), rng.next(), **self.style)
        seconds = min((s for s in (self.limit.seconds, limit.seconds) if s is not None), default=None)
        simulations = limit.simulations or self.limit.simulations or UNLIMITED
        search.run(simulations, seconds)
        return search

    def looked_at(self, search: Search, legal: Sequence[str]) -> list[Alternative]:
        """Return the choices that were tried, the most visited first."""
        texts = self.game.notation.CHOICES
        allowed = set(legal)
        tried = [Alternative(texts[code], values, visits) for code, visits, values in search.edges()]
        return [alternative for alternative in tried if alternative.text in allowed]
