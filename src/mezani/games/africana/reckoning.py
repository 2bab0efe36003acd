"""Where the points of a company come from (AN-15)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from mezani.games.africana.artifacts import Counts, best
from mezani.games.africana.box import BOX
from mezani.games.africana.pieces import ADVENTURE, EXPEDITION


@dataclass(frozen=True, slots=True)
class Points:
    """The points of one company, row by row."""

    expeditions: int
    artifacts: int
    collections: int
    assistants: int
    silver: int
    cards: int
    unfinished: int

    @property
    def total(self) -> int:
        """The sum; it may be negative (AN-15.13)."""
        rows = (self.expeditions, self.artifacts, self.collections, self.assistants)
        return sum(rows) + self.silver + self.cards + self.unfinished


def reckon(silver: int, travel_cards: int, unfinished: Iterable[str], finished: Collection[str]) -> Points:
    """Return the points of a company that has so much silver and so many travel cards, and these cards by id."""
    pages = [ADVENTURE[id] for id in finished if id in ADVENTURE]
    assistants = sum(page.artifact < 0 for page in pages)
    return Points(
        expeditions=sum(EXPEDITION[id].points for id in finished if id in EXPEDITION),
        artifacts=sum(page.points for page in pages),
        collections=best(artifact_counts(finished), BOX.collections),
        assistants=BOX.penalties[min(assistants, len(BOX.penalties) - 1)],
        silver=silver // BOX.silver_per_point,
        cards=travel_cards // BOX.cards_per_point,
        unfinished=BOX.unfinished_points * sum(ADVENTURE[id].artifact >= 0 for id in unfinished),
    )


def artifact_counts(finished: Iterable[str]) -> Counts:
    """Return how many artifacts of each type are among finished cards."""
    kinds = [ADVENTURE[id].artifact for id in finished if id in ADVENTURE]
    return tuple(kinds.count(kind) for kind in range(len(BOX.artifacts)))
