"""What the store takes and gives: a person, a token, a table with its seats, entries and drafts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from msgspec import Struct

from mezani.core.ground import CHANCE
from mezani.core.options import Option, Value
from mezani.core.record import Entry, Record
from mezani.server.forms import Pace
from mezani.server.messages import Proposal


@dataclass(slots=True)
class Person:
    """Somebody with a name."""

    id: int
    name: str
    language: str
    created: float
    account: str | None = None
    password: str | None = None
    mark: str = ""
    settings: str = "{}"
    notices: str = "{}"
    host: bool = False


@dataclass(slots=True)
class Token:
    """A secret that stands for a person, or for one seat; only its hash is kept."""

    hash: str
    id: str
    kind: str
    created: float
    person: int | None = None
    table: int | None = None
    chair: int | None = None
    label: str = ""
    used: float | None = None


class Setup(Struct):
    """How a table is played; settled when its game starts."""

    options: dict[str, Value] = {}
    pace: Pace = Pace()
    order: str = "chosen"
    spectators: bool = True
    level: str = ""
    """Of bots that fill empty seats."""
    rules: str = ""
    data: str = ""
    salts: list[str] = []
    position: dict[str, Any] | None = None
    looked_at: bool = False
    """Whether it was imported; nobody plays on it."""


class Running(Struct):
    """What changes with every move."""

    versions: list[int] = []
    """What `act` has to bring, for each seat."""
    public: int = 0
    """Grows with what everybody sees."""
    to_act: list[int] = []
    since: list[float | None] = []
    """Since when the clock of each seat runs."""
    banks: list[float] = []
    """Seconds each seat had left then; live clocks only."""
    warned: list[int] = []
    """Seats that know that their time runs out."""
    practice: bool = False
    proposal: Proposal | None = None
    ranks: list[int] = []
    """At the end."""


@dataclass(slots=True)
class SeatRow:
    """One place at a table."""

    seat: int
    chair: int
    """Stays the same when seats are drawn at the start."""
    kind: str = "open"
    person: int | None = None
    name: str = ""
    mark: str = ""
    level: str = ""
    sits_in: bool = False
    muted: bool = False
    salt: str = ""

    @property
    def bot_plays(self) -> bool:
        """Whether a bot chooses here now."""
        return self.kind == "bot" or self.sits_in


@dataclass(slots=True)
class TableRow:
    """A table but for its seats and entries."""

    id: int
    code: str
    version: int
    game: str
    name: str
    listing: str
    state: str
    host: int | None
    seed: str
    created: float
    changed: float
    turn: int = 0
    due: float | None = None
    next: str | None = None
    reason: str = ""
    setup: Setup = field(default_factory=Setup)
    running: Running = field(default_factory=Running)


class EntryRow(NamedTuple):
    """One line of the record."""

    seat: int
    text: str
    at: float


class DraftRow(NamedTuple):
    """A choice that only its seat sees."""

    seat: int
    text: str


@dataclass(slots=True)
class Stored:
    """A table as it is kept."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow] = field(default_factory=list)
    drafts: list[DraftRow] = field(default_factory=list)

    def record(self) -> Record:
        """Return the record of the table as it stands, without its seed."""
        setup = self.table.setup
        return Record(
            self.table.game,
            setup.rules,
            setup.data,
            len(self.seats),
            {name: Option.write(value) for name, value in setup.options.items()},
            [Entry(CHANCE if entry.seat < 0 else entry.seat, entry.text) for entry in self.entries],
            tuple(setup.salts),
            position=setup.position,
        )


class Notice(NamedTuple):
    """Somebody is to be told something about a table."""

    id: int
    person: int
    table: int
    what: str
    due: float
    tries: int


@dataclass(slots=True)
class Growth:
    """One change of one table, written as a whole or not at all."""

    table: TableRow
    """As it is to be; its version is the one it had before."""
    seats: list[SeatRow] | None = None
    cut: int | None = None
    """Entries from this number on are taken back."""
    first: int = 0
    entries: list[EntryRow] = field(default_factory=list)
    """New ones, from number `first` on."""
    drafts: list[DraftRow] | None = None
    """All drafts, if they changed."""
    notices: list[Notice] = field(default_factory=list)
    """To be sent when they are due; all older ones about the table are dropped."""


def grown(table: TableRow, **changes: Any) -> TableRow:
    """Return a table with some fields changed."""
    return replace(table, **changes)
