"""The text of every choice and of every outcome of luck (KA-14)."""

from __future__ import annotations

import re

from mezani.games.kairo.cards import CARDS

GRAMMAR = re.compile(r"bid:(0|[1-9][0-9]*)|draw|take:[1-9][0-9]*|reveal|pass|build:b[0-5]p(0|[1-9][0-9]*)", re.ASCII)
"""What every choice looks like; what fits but is not in `CHOICES` is never legal, e.g. `bid:301`."""

CHOICES = (
    *(f"bid:{amount}" for amount in range(CARDS.bid_max + 1)),
    "draw",
    *(f"take:{card.id}" for card in CARDS.deck),
    "reveal",
    "pass",
    *(f"build:b{bonus}p{bought}" for bonus in range(CARDS.bonus_cap + 1) for bought in range(CARDS.most_need + 1)),
)
"""The text of each choice; the code is the index."""

OUTCOMES = tuple(str(card.id) for card in CARDS.deck)
"""The card that luck turns up; the code is the index."""
