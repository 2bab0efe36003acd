"""Reads the data files: TOML in, checked values out, and an error that names the place for everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mezani.core.errors import BadData


class Place:
    """A value in a data file together with where it stands, e.g. `mara: animal[3].points`."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, wrong: str) -> BadData:
        """Return the error that says what is wrong here."""
        return BadData(f"{self.path}: {wrong}")

    def __getitem__(self, key: str) -> Place:
        if not isinstance(self.value, Mapping):
            raise self.fail("must be a table")
        if key not in self.value:
            raise self.fail(f"has no `{key}`")
        return Place(self.value[key], self.inside(key))

    def inside(self, key: str) -> str:
        """Return the path of a member."""
        return self.path + key if self.path.endswith(" ") else f"{self.path}.{key}"

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, Mapping) and key in self.value

    def __iter__(self) -> Iterator[Place]:
        """Yield the members of a list."""
        if not isinstance(self.value, list):
            raise self.fail("must be a list")
        return (Place(part, f"{self.path}[{k}]") for k, part in enumerate(self.value))

    def items(self) -> Iterator[tuple[str, Place]]:
        """Yield the keys and values of a table."""
        if not isinstance(self.value, Mapping):
            raise self.fail("must be a table")
        return ((key, Place(part, self.inside(key))) for key, part in self.value.items())

    def number(self, least: int = 0, most: int = 1_000_000) -> int:
        """Return a whole number between the limits."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.fail(f"must be a whole number from {least} to {most}, is {self.value!r}")
        return self.value

    def text(self, *allowed: str) -> str:
        """Return a text, one of the allowed ones if any are given."""
        if not isinstance(self.value, str) or not self.value:
            raise self.fail(f"must be a text, is {self.value!r}")
        if allowed and self.value not in allowed:
            raise self.fail(f"must be one of {', '.join(allowed)}, is {self.value!r}")
        return self.value

    def yes(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self.fail(f"must be true or false, is {self.value!r}")
        return self.value

    def numbers(self, least: int = 0, most: int = 1_000_000) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        return tuple(part.number(least, most) for part in self)

    def texts(self) -> tuple[str, ...]:
        """Return a list of texts."""
        return tuple(part.text() for part in self)


def read_data(path: Path) -> Place:
    """Read a game's data file; its folder is the game's name in errors."""
    import tomllib  # noqa: PLC0415  (only who reads a data file shall wait for it)

    name = f"{path.parent.name}/{path.name}: "
    try:
        return Place(tomllib.loads(path.read_text(encoding="utf-8")), name)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(f"{name}{error}") from error
