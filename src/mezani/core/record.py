"""A whole game as text: header lines, an empty line, then one choice or outcome of luck a line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mezani.core.errors import BadRecord
from mezani.core.ground import NOBODY

FORMAT = "mezani 1"
LUCK = "-"
HIDDEN = "?"


class Entry(NamedTuple):
    """A choice of a seat, or an outcome of luck where the seat is NOBODY."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{LUCK if self.seat == NOBODY else self.seat} {self.text}"


@dataclass(slots=True)
class Record:
    """What is needed to play a game again."""

    game: str
    rules: str
    data: str
    seats: int
    options: dict[str, str]
    entries: list[Entry] = field(default_factory=list)
    salts: tuple[str, ...] = ()
    seed_hash: str = ""
    seed: str = ""
    """The seed in hexadecimal, once the game is over."""
    position: Mapping[str, Any] | None = None
    """Where the game began, if not at the start."""

    def __str__(self) -> str:
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"data {self.data}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"salt {salt}" for salt in self.salts]
        lines += [f"seed-hash {self.seed_hash}"] * bool(self.seed_hash)
        lines += [f"seed {self.seed}"] * bool(self.seed)
        if self.position is not None:
            lines.append(f"position {json.dumps(self.position, separators=(',', ':'), sort_keys=True)}")
        return "\n".join([*lines, "", *map(str, self.entries), ""])

    @classmethod
    def read(cls, text: str) -> Record:
        """Read a record, or raise BadRecord with the number of the line that is wrong."""
        head, _, body = text.replace("\r\n", "\n").strip("\n").partition("\n\n")
        lines = head.split("\n")
        if lines[0].strip() != FORMAT:
            raise BadRecord(f"line 1: must be {FORMAT!r}, is {lines[0][:40]!r}")
        record = cls("", "", "", 0, {})
        for number, line in enumerate(lines[1:], 2):
            record.take_header(number, line)
        for name in ("game", "rules", "data", "seats"):
            if not getattr(record, name):
                raise BadRecord(f"the header has no line `{name} ...`")
        first = len(lines) + 2
        record.entries = [
            record.read_entry(number, line) for number, line in enumerate(body.split("\n"), first) if line
        ]
        return record

    def take_header(self, number: int, line: str) -> None:
        """Read one header line."""
        name, _, value = line.strip().partition(" ")
        if name in ("game", "rules", "data", "seed", "seed-hash") and value:
            setattr(self, name.replace("-", "_"), value)
        elif name == "seats" and value.isdecimal() and value.isascii() and len(value) < 4:
            self.seats = int(value)
        elif name == "option" and len(value.split()) == 2:
            option, chosen = value.split()
            self.options[option] = chosen
        elif name == "salt":
            self.salts += (value,)
        elif name == "position":
            self.position = read_position(f"line {number}", value)
        else:
            raise BadRecord(f"line {number}: no header line: {line[:60]!r}")

    def read_entry(self, number: int, line: str) -> Entry:
        """Read one choice or outcome."""
        seat, _, text = line.strip().partition(" ")
        if seat == LUCK and text:
            return Entry(NOBODY, text)
        if not (seat.isascii() and seat.isdecimal() and text) or len(seat) > 3 or int(seat) >= self.seats:
            seats = f"a seat from 0 to {self.seats - 1} or `-`"
            raise BadRecord(f"line {number}: must be {seats}, and a text: {line[:60]!r}")
        return Entry(int(seat), text)


def read_position(place: str, text: str) -> dict[str, Any]:
    """Read a position written as JSON."""
    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{place}: the position is no JSON: {error}") from error
    if not isinstance(position, dict):
        raise BadRecord(f"{place}: the position must be a JSON object")
    return position
