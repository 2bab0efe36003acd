"""The text of every choice and outcome of Africana (section 8.2); the place in a list is the code."""

from __future__ import annotations

import re

from mezani.games.africana.box import BOX, Box


def choice_texts(box: Box) -> tuple[str, ...]:
    """Return the texts in the order of the codes: actions, claims and sheds by card, steps by place and card, drops."""
    recolourable = box.cards[:-1]
    payments = (*box.cards, *(card + "!" for card in recolourable))
    return (
        *("draw", "book", "move", "close", "stop", "turn:F", "turn:B", "buy:L", "buy:R"),
        *(f"join:{card.id}" for card in box.expeditions),
        *(f"fin:{card.id}" for card in box.expeditions),
        *(f"adv:{card.id}" for card in box.adventures),
        *(f"shed:{card.id}" for card in box.adventures),
        *(f"go:{place.id}:{payment}" for place in box.locations for payment in payments),
        *(f"drop:{card}" for card in box.cards),
    )


def outcome_texts(box: Box) -> tuple[str, ...]:
    """Return the texts in the order of the codes: expeditions, adventures, colours of travel cards."""
    return (
        *(card.id for card in box.expeditions),
        *(card.id for card in box.adventures),
        *box.cards[: len(box.colours)],
    )


CHOICES = choice_texts(BOX)
OUTCOMES = outcome_texts(BOX)
GRAMMAR = re.compile(
    r"draw|book|move|close|stop|turn:[FB]|buy:[LR]|(?:join|fin):[ABC][0-9]{2}|(?:adv|shed):[NS][0-9]{2}"
    r"|go:[a-z_]{1,20}:(?:a?[mtgov]!?|j)|drop:(?:a?[mtgov]|j)"
)
PHASES = (
    "display",
    "opening",
    "deal",
    "action",
    "draw",
    "book",
    "page",
    "move",
    "bonus",
    "drop",
    "shed",
    "refill",
    "over",
)
"""The word for each phase; `display`, `opening`, `deal`, `draw`, `page`, `bonus` and `refill` wait for luck."""

TRAVEL = BOX.cards[: len(BOX.colours)]
"""The codes of the travel cards."""

ASSISTANTS = BOX.cards[len(BOX.colours) : -1]
"""The codes of the assistants, in the same order of colours."""
