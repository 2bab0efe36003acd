"""Something to be said in the reader's language: a message id and its arguments, never a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Say:
    """A message of the catalogues, e.g. `Say("mara-why-too-few-animals", {"ford": 2})`."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)
    """Numbers, names that are the same in every language, further messages (pieces, places), and lists of these."""

    def __str__(self) -> str:
        return speak(self)


Argument = str | int | Say | tuple[Any, ...]
"""A list holds arguments again; no tool that reads types could follow that further."""


def seat_name(seat: int) -> Say:
    """Return the message that stands for the name of whoever holds a seat."""
    return Say("seat", {"n": seat})


def speak(say: Say) -> str:
    """Word a message for a traceback or a log: in English once `mezani.words` is in use, else as id and arguments."""
    return speaker(say)


def spell(say: Say) -> str:
    """Write a message as its id and arguments."""
    return " ".join([say.id, *(f"{name}={value}" for name, value in say.args.items())])


speaker: Callable[[Say], str] = spell
