"""A table of numbers by seat, such as the count at the end of a game."""

from __future__ import annotations

from dataclasses import dataclass

from mezani.core.say import Say


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the count; the animated end goes through them in order."""

    id: str
    say: Say


@dataclass(frozen=True, slots=True)
class Table:
    """The end-of-game table: one row per seat, in seat order, one number per column."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[int, ...], ...]
    remarks: tuple[Say, ...] = ()
    """Ties and prizes explained in words."""
