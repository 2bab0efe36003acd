"""The options of a game: what a table may choose before play, read from the game's data file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mezani.core.data import Place
from mezani.core.errors import BadOption

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One option and the values it may have."""

    id: str
    values: tuple[Value, ...]
    default: Value
    house: bool = False
    """Whether another value than the default marks a table "house rules"."""

    def read(self, given: object) -> Value:
        """Return a value given as itself or as its text."""
        for value in self.values:
            if (type(given) is type(value) and given == value) or given == self.write(value):
                return value
        allowed = ", ".join(map(self.write, self.values))
        raise BadOption(f"option {self.id}: {given!r} is not possible (choose from {allowed})")

    @staticmethod
    def write(value: Value) -> str:
        """Return the text of a value, as records and the command line hold it."""
        return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(data: Place) -> tuple[Option, ...]:
    """Read the `[[option]]` list of a data file."""
    return tuple(read_option(entry) for entry in data["option"])


def read_option(entry: Place) -> Option:
    values: tuple[Value, ...]
    kind = entry["type"].text("integer", "choice", "boolean")
    if kind == "boolean":
        values = (False, True)
    elif kind == "choice":
        values = entry["values"].texts()
    else:
        values = tuple(range(entry["min"].number(), entry["max"].number() + 1))
        if "off" in entry:
            values = (entry["off"].number(), *values)
    option = Option(entry["id"].text(), values, values[0], "house" in entry and entry["house"].yes())
    try:
        return Option(option.id, values, option.read(entry["default"].value), option.house)
    except BadOption as error:
        raise entry["default"].fail(str(error)) from error


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Return every option with its given value or its default."""
    known = {option.id: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"no option {name!r} (there are {', '.join(known)})")
    return {option.id: option.read(given[option.id]) if option.id in given else option.default for option in options}
