"""The type of what a reader may know of a game: one of the games' views."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, get_type_hints

from mezani.games import GAMES, game


def view_type(id: str) -> Any:
    """Return the class of a game's view."""
    return get_type_hints(game(id).views.view)["return"]


VIEWS = {id: view_type(id) for id in GAMES}
AnyView = reduce(or_, VIEWS.values())
