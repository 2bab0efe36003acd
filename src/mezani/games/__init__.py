"""The list of games. A fifth is one more name here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mezani.core.errors import BadOption
from mezani.core.game import Game

GAMES = ("africa", "africana", "kairo", "mara")


@cache
def game(id: str) -> Game:
    """Return a game of the list by its id."""
    if id not in GAMES:
        raise BadOption(f"no game {id!r} (there are {', '.join(GAMES)})")
    return Game(id, Path(__file__).with_name(id))
