"""The bot that searches: from a view to a state that could be true, to a tree, to a choice with its reasons."""

from __future__ import annotations

import threading
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
        threads: int = 1,
        style: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """Search within `limit`, or less if the decision has a tighter one; `style` holds settings of `Search`.

        `overlook` is the chance that a choice is not thought of, as happens to people: the best of the others is made.
        Each of `threads` searches in worlds of its own, with the whole budget, and what they found is put together.
        """
        self.game = game
        self.limit = limit
        self.overlook = overlook
        self.threads = threads
        self.style = dict(style)

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Return the choice that the search visits most often."""
        if len(legal) == 1:
            return Choice(legal[0])
        looked_at = self.noticed(self.looked_at(view, legal, limit, rng), rng)
        return Choice(looked_at[0].text, looked_at[0].values, tuple(looked_at[:MOST_ALTERNATIVES]))

    def looked_at(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> list[Alternative]:
        """Return the choices that were tried, the most visited first."""
        state = self.game.positions.from_view(view)
        state.give_turn(view.seat)
        choices = len(self.game.notation.CHOICES)
        searches = [Search(state, choices, rng.next(), **self.style) for _ in range(self.threads)]
        seconds = min((s for s in (self.limit.seconds, limit.seconds) if s is not None), default=None)
        run_all(searches, limit.simulations or self.limit.simulations or UNLIMITED, seconds)
        texts, allowed = self.game.notation.CHOICES, set(legal)
        return [
            Alternative(texts[code], None if searches[0].own_turn else shares, visits)
            for code, visits, shares in together(searches)
            if texts[code] in allowed
        ]

    def noticed(self, looked_at: list[Alternative], rng: Rng) -> list[Alternative]:
        """Return what is not overlooked, at least one of them."""
        if not self.overlook:
            return looked_at
        kept = [alternative for alternative in looked_at if rng.below(1000) >= 1000 * self.overlook]
        return kept or [looked_at[rng.below(len(looked_at))]]


def run_all(searches: Sequence[Search], simulations: int, seconds: float | None) -> None:
    """Run searches side by side, the last one in this thread."""
    threads = [threading.Thread(target=search.run, args=(simulations, seconds)) for search in searches[:-1]]
    for thread in threads:
        thread.start()
    searches[-1].run(simulations, seconds)
    for thread in threads:
        thread.join()


def together(searches: Sequence[Search]) -> list[tuple[int, int, tuple[float, ...]]]:
    """Return what the searches found at their roots, the most visited first: code, visits, each seat's share."""
    if len(searches) == 1:
        return searches[0].edges()
    found: dict[int, list[tuple[int, tuple[float, ...]]]] = {}
    for search in searches:
        for code, visits, shares in search.edges():
            found.setdefault(code, []).append((visits, shares))
    merged = []
    for code, parts in found.items():
        visits = sum(part for part, _ in parts)
        merged.append((code, visits, tuple(sum(n * s[k] for n, s in parts) / visits for k in range(len(parts[0][1])))))
    return sorted(merged, key=lambda edge: -edge[1])
