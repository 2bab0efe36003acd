"""The levels that people choose from, made of the numbers in levels.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from mezani.bots.contract import Limit
from mezani.bots.searching import SearchBot
from mezani.core.game import Game

LEVELS = ("beginner", "casual", "strong", "expert")
"""The weakest first."""

FILE = Path(__file__).with_name("levels.toml")


@cache
def tables() -> dict[str, dict[str, dict[str, Any]]]:
    """Return the tables of the file, by game and level."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def level(game: Game, name: str) -> SearchBot:
    """Return a new bot of a level of a game, or its greedy one."""
    own = tables().get(game.id, {})
    style = own.get("style", {}) if name in LEVELS else {}
    settings = {**tables()["common"][name], **style, **own.get(name, {})}
    limit = Limit(settings.pop("seconds"), settings.pop("simulations"))
    return SearchBot(game, limit, overlook=settings.pop("overlook", 0.0), style=settings)
