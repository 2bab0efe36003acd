"""The words for pieces and places."""

from __future__ import annotations

from collections.abc import Mapping

from mezani.core.say import Say
from mezani.games.africa.box import BOX
from mezani.games.africa.sight import CITY, FACE_DOWN, NUMBER


def piece(kind: str) -> Say:
    """Return the word for what lies on a space: a kind, a camp, or a tile face down."""
    return Say(f"africa-piece-{'hidden' if kind == FACE_DOWN else kind}")


def pieces(kind: str, n: int) -> Say:
    """Return the words for a number of goods, animals or deposits of one kind, or of pieces of gold or gems."""
    return Say(f"africa-piece-many-{kind}", {"n": n})


def tiles(kind_class: str, n: int) -> Say:
    """Return the words for a number of tiles of one class."""
    return Say(f"africa-piece-class-{kind_class}", {"n": n})


def spoils(gold: int, gems: int) -> tuple[Say, ...]:
    """Return the words for pieces of gold and gems."""
    return tuple(pieces(resource, n) for resource, n in (("gold", gold), ("gems", gems)) if n)


def goods(owned: Mapping[str, int]) -> tuple[Say, ...]:
    """Return the words for the goods of a seat."""
    return tuple(pieces(kind, n) for kind, n in owned.items() if n)


def place(space: str) -> Say:
    """Return a space with the name of its city or region."""
    return Say("africa-place-named", {"space": space, "name": place_name(space)})


def place_name(space: str) -> Say:
    """Return the name of the city or region of a space."""
    return Say(f"africa-place-{CITY.get(space) or BOX.region_of[NUMBER[space]]}")
