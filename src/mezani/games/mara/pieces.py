"""The words for cards and for what belongs to seats."""

from __future__ import annotations

from collections.abc import Iterable

from mezani.core.say import Say, seat_name
from mezani.games.mara.cards import CARDS

SPECIALS = {
    "E": "elephant",
    "S": "super_crocodile",
    "L": "lion",
    **{f"C{code}": f"crocodile-{name}" for name, code in CARDS.species},
}


def card(name: str) -> Say:
    """Return the word for a card given in notation."""
    return Say(f"mara-piece-{SPECIALS[name]}") if name in SPECIALS else animal(name)


def animal(name: str) -> Say:
    """Return the word for an animal, e.g. `gnu 16`."""
    return Say(f"mara-piece-{CARDS.species_of(name)}", {"number": int(name)})


def the_animal(name: str) -> Say:
    """Return the word for an animal as the object of a sentence, with its article where a language has one."""
    return Say(f"mara-piece-the-{CARDS.species_of(name)}", {"number": int(name)})


def cards(names: Iterable[str]) -> tuple[Say, ...]:
    """Return the words for some cards."""
    return tuple(card(name) for name in names)


def seats(some: Iterable[int]) -> tuple[Say, ...]:
    """Return the names of some seats."""
    return tuple(seat_name(seat) for seat in some)


def all_of(species: str) -> Say:
    """Return the words for all animals of a species."""
    return Say(f"mara-piece-all-{species}")


def points_of(seat: int, points: int) -> Say:
    """Return the points of a seat, e.g. `Ada 33`."""
    return Say("mara-piece-points", {"seat": seat_name(seat), "points": points})
