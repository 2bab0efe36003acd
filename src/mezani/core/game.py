"""One game as the rest of the program meets it: its name, seats and options at once, its rules when they are needed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, cast

from mezani.core.data import Place, read_data
from mezani.core.errors import BadOption
from mezani.core.event import Event
from mezani.core.offer import Offers, Reason
from mezani.core.options import Option, Value, read_options, settle
from mezani.core.say import Say
from mezani.core.state import State
from mezani.core.table import Table


class Rules(Protocol):
    """`rules.py` of a game."""

    STATE: type[State]

    def observed(self, seats: int) -> int: ...


class Notation(Protocol):
    """`notation.py` of a game."""

    CHOICES: tuple[str, ...]
    OUTCOMES: tuple[str, ...]
    GRAMMAR: re.Pattern[str]


class Views(Protocol):
    """`view.py` of a game."""

    def view(self, state: Any, seat: int | None) -> Any: ...
    def sees_outcome(self, before: Any, outcome: int, seat: int | None) -> bool: ...


class Events(Protocol):
    """`events.py` of a game."""

    UNSEALED: str
    """The kind of event that tells of a sealed choice withdrawn; a game without sealed choices has none."""

    def opening(self, state: Any) -> list[Event]: ...
    def events(self, before: Any, seat: int, code: int, after: Any) -> list[Event]: ...
    def line(self, seen: Mapping[str, Any]) -> Say | None: ...


class Positions(Protocol):
    """`position.py` of a game."""

    def read(self, position: Mapping[str, Any]) -> Any: ...
    def write(self, state: Any) -> dict[str, Any]: ...
    def from_view(self, view: Any) -> Any: ...


class Offering(Protocol):
    """`offers.py` of a game."""

    def prompt(self, view: Any) -> Say: ...
    def offers(self, view: Any, legal: Sequence[str]) -> Offers: ...
    def reason(self, view: Any, text: str) -> Reason: ...


class Describing(Protocol):
    """`describe.py` of a game."""

    def describe(self, view: Any) -> Sequence[Say]: ...


class Counting(Protocol):
    """`count.py` of a game."""

    def breakdown(self, state: Any) -> Table: ...


class Game:
    """A game of the list in `mezani.games`."""

    def __init__(self, id: str, folder: Path) -> None:
        self.id = id
        self.folder = folder

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def part(self, name: str) -> Any:
        """Return a module of the game."""
        return import_module(f"mezani.games.{self.id}.{name}")

    @cached_property
    def data(self) -> Place:
        """The data file."""
        return read_data(self.folder / "data.toml")

    @cached_property
    def rules_version(self) -> str:
        """The version of the specification these rules carry out."""
        return str(self.data["meta"]["rules_version"].value)

    @cached_property
    def data_version(self) -> str:
        """The version of the cards, map and numbers."""
        return self.data["meta"]["data_version"].text()

    @cached_property
    def seats(self) -> range:
        """The possible numbers of seats."""
        players = self.data["players"]
        return range(players["min"].number(1), players["max"].number(1) + 1)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options of a table."""
        return read_options(self.data)

    @cached_property
    def rules(self) -> Rules:
        """The rules."""
        return cast(Rules, self.part("rules"))

    @cached_property
    def notation(self) -> Notation:
        """The texts of choices and outcomes."""
        return cast(Notation, self.part("notation"))

    @cached_property
    def code_of(self) -> dict[str, int]:
        """The code of each choice by its text."""
        return {text: code for code, text in enumerate(self.notation.CHOICES)}

    @cached_property
    def outcome_of(self) -> dict[str, int]:
        """The code of each outcome of luck by its text."""
        return {text: code for code, text in enumerate(self.notation.OUTCOMES)}

    @cached_property
    def views(self) -> Views:
        """What each seat may know."""
        return cast(Views, self.part("view"))

    @cached_property
    def events(self) -> Events:
        """What happened."""
        return cast(Events, self.part("events"))

    @cached_property
    def positions(self) -> Positions:
        """States as JSON."""
        return cast(Positions, self.part("position"))

    @cached_property
    def offering(self) -> Offering:
        """What a person is told before choosing."""
        return cast(Offering, self.part("offers"))

    @cached_property
    def describing(self) -> Describing:
        """The table in words."""
        return cast(Describing, self.part("describe"))

    @cached_property
    def counting(self) -> Counting:
        """The end-of-game table."""
        return cast(Counting, self.part("count"))

    def settle(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Return all options, checked, or raise BadOption."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        return settle(self.options, given)

    def start(self, seats: int, given: Mapping[str, object] = MappingProxyType({})) -> State:
        """Return the raw state before anything happened."""
        options = self.settle(seats, given)
        try:
            return self.rules.STATE.start(seats, options)
        except ValueError as error:
            raise BadOption(f"{self.id}: {error}") from error


def find_game(game: str | Game) -> Game:
    """Return a game given as itself or by its id."""
    return game if isinstance(game, Game) else cast(Game, import_module("mezani.games").game(game))
