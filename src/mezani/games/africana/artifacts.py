"""Splits finished artifacts into the collections that count most (AN-15.3 to 15.5, section 10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from mezani.games.africana.box import Collections

Counts = tuple[int, ...]
"""How many artifacts there are of each type, in the order of the data."""


@dataclass(frozen=True, slots=True)
class Collection:
    """One collection: the types of its artifacts, e.g. (0, 0, 0), and what it is worth."""

    types: tuple[int, ...]
    points: int


def possible(counts: Counts, worth: Collections) -> Iterator[Collection]:
    """Yield the collections that can be formed next: 4 different, 3 identical, 2 identical, 2 different."""
    here = [kind for kind, number in enumerate(counts) if number]
    for four in combinations(here, 4):
        yield Collection(four, worth.four_different)
    for kind in here:
        if counts[kind] >= 3:
            yield Collection((kind,) * 3, worth.three_identical)
    for kind in here:
        if counts[kind] >= 2:
            yield Collection((kind,) * 2, worth.two_identical)
    for two in combinations(here, 2):
        yield Collection(two, worth.two_different)


def without(counts: Counts, collection: Collection) -> Counts:
    """Return what is left beside a collection."""
    return tuple(number - collection.types.count(kind) for kind, number in enumerate(counts))


def best(counts: Counts, worth: Collections) -> int:
    """Return the highest sum that a split reaches; the order of the types does not matter."""
    return best_sorted(tuple(sorted(counts, reverse=True)), worth)


@cache
def best_sorted(counts: Counts, worth: Collections) -> int:
    return max((part.points + best(without(counts, part), worth) for part in possible(counts, worth)), default=0)


def split(counts: Counts, worth: Collections) -> tuple[Collection, ...]:
    """Return the split that is shown: of those that reach the highest sum, the first in the order of `possible`."""
    goal = best(counts, worth)
    for part in possible(counts, worth):
        if goal and part.points + best(without(counts, part), worth) == goal:
            return (part, *split(without(counts, part), worth))
    return ()


def all_counts(types: int, most: int) -> Iterator[Counts]:
    """Yield every count of `types` types of up to `most` each; the first type counts up fastest."""
    return (counts[::-1] for counts in product(range(most + 1), repeat=types))
