"""The text of every choice and outcome, and how joined actions are split (docs/rules/mara.md, section 8)."""

from __future__ import annotations

import re

from mezani.games.mara.cards import CARDS, Cards

PHASES = ("dealer", "deal", "card", "ford", "bite", "draw", "lion", "end")
"""The word of each phase."""

BITES = {"xf": "first", "xs": "species"}


def choices(cards: Cards) -> tuple[str, ...]:
    """Return the text of each code: what is laid, the specials of a hand, fords, bites, fords for a lion (8.1)."""
    laid = (f"{low + 1}" if low == high else f"{low + 1}+{high + 1}" for low, high in cards.laid)
    fords = range(1, cards.fords + 1)
    specials = cards.kinds[len(cards.animals) : -1]
    return (*laid, *specials, *(f"@{ford}" for ford in fords), *BITES, *(f"L@{ford}" for ford in fords))


def grammar(cards: Cards) -> re.Pattern[str]:
    """Return the pattern of 8.1."""
    number = f"(?:{'|'.join(cards.kinds[: len(cards.animals)])})"
    species = "".join(code for _, code in cards.species)
    return re.compile(rf"{number}(?:\+{number})?|[ES]|C[{species}]|L?@[1-{cards.fords}]|x[fs]")


CHOICES = choices(CARDS)
OUTCOMES = (*CARDS.kinds, *CARDS.letters)
GRAMMAR = grammar(CARDS)


def split(action: str) -> list[str]:
    """Split a complete action before `@` and before `x` (8.2): `Cg@2xs` is `Cg`, `@2`, `xs`; `L@2` stays whole."""
    return re.split(r"(?<!^)(?<!L)(?=@)|(?<!^)(?=x)", action)


def number_of(ford: str) -> int:
    """Return the number of the ford that a FORD or LION choice names."""
    return int(ford.rpartition("@")[2])
