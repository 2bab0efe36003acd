"""Mezani, at the table: four board games set in Africa, with every rule, at C++ speed."""

import os

from mezani.plain import play_plain, warn_if_plain

if os.environ.get("MEZANI_PLAIN"):
    play_plain()
else:
    warn_if_plain()

from mezani.core.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    Illegal,
    MezaniError,
    NotYourTurn,
    Refused,
    Stale,
    Unreadable,
)
from mezani.core.event import Event
from mezani.core.match import Match
from mezani.core.replay import verify
from mezani.core.rng import Rng
from mezani.core.state import State
from mezani.games import GAMES, game

__all__ = [
    "GAMES",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Illegal",
    "Match",
    "MezaniError",
    "NotYourTurn",
    "Refused",
    "Rng",
    "Stale",
    "State",
    "Unreadable",
    "game",
    "verify",
]
