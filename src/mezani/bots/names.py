"""Bots by name: a level, `random`, `greedy`, `module:Class` of Python code, or `exec:COMMAND` for another program."""

from __future__ import annotations

import shlex
from importlib import import_module

from mezani.bots.contract import Bot
from mezani.bots.external import ExternalBot
from mezani.bots.levels import LEVELS, level
from mezani.bots.random import RandomBot
from mezani.core.errors import MezaniError
from mezani.core.game import Game

RANDOM = "random"
GREEDY = "greedy"
EXEC = "exec:"
SIMPLER = (*reversed(LEVELS), GREEDY, RANDOM)
"""The strongest first: a bot that fails is replaced by the next one; a bot that is not in the list by a casual one."""


class BadBot(MezaniError):
    """A name that no bot answers to."""


def load(name: str, game: Game) -> Bot:
    """Return a new bot for one seat of one match."""
    if name == RANDOM:
        return RandomBot()
    if name in (GREEDY, *LEVELS):
        return level(game, name)
    if name.startswith(EXEC):
        return ExternalBot(game, shlex.split(name.removeprefix(EXEC)))
    return load_python(name, game)


def load_python(name: str, game: Game) -> Bot:
    """Return `Class(game)` for a name like `module:Class`."""
    module, colon, class_name = name.partition(":")
    if not (module and colon and class_name):
        known = ", ".join((*LEVELS, GREEDY, RANDOM))
        raise BadBot(f"no bot {name!r}: there are {known}, module:Class and exec:COMMAND")
    try:
        made = getattr(import_module(module), class_name)(game)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"no bot {name!r}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadBot(f"{name!r} cannot choose: it has no method `choose`")
    bot: Bot = made
    return bot


def simpler(name: str) -> str:
    """Return the name of the bot that replaces one that failed."""
    return SIMPLER[min(SIMPLER.index(name) + 1, len(SIMPLER) - 1)] if name in SIMPLER else LEVELS[1]
