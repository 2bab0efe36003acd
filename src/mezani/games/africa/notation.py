"""The text of every choice and every outcome of luck (section 8); the index of a text is its code."""

from __future__ import annotations

import re

from mezani.games.africa.box import BOX

DEEDS = ("flip", "animal", "nomad", "research", "mine", "skip")
"""What can be done after a walk, in the order of the legal list."""

SEATS = tuple(f"s{number + 1}" for number in range(len(BOX.colours)))
"""The seats as the notation writes them."""


def at_each_space(word: str) -> tuple[str, ...]:
    """Return one choice per space."""
    return tuple(f"{word}:{space}" for space in BOX.spaces)


CHOICES: tuple[str, ...] = (
    *(f"city:{BOX.spaces[space]}" for _, space in BOX.cities),
    "opt:A",
    "opt:B",
    *at_each_space("leap"),
    *at_each_space("walk"),
    *(f"do:{deed}" for deed in DEEDS),
    *at_each_space("flip"),
    *at_each_space("settle"),
    *at_each_space("lift"),
    *at_each_space("drop"),
    "swap:none",
    *(f"swap:{seat}.{kind}" for seat in SEATS for kind in BOX.of_class("goods")),
    "end",
)
"""The text of each code."""

OUTCOMES: tuple[str, ...] = BOX.kinds
"""The text of each outcome: the kind that is turned up."""

GRAMMAR = re.compile(
    r"(city|leap|walk|flip|settle|lift|drop):[A-HJ-NPQ][1-9][0-9]?"
    r"|opt:[AB]|do:(flip|animal|nomad|research|mine|skip)|swap:(none|s[1-5]\.[a-z][a-z0-9_]*)|end"
)
"""What a whole choice looks like."""
