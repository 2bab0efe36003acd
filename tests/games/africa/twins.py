"""The twin of a state: nobody knows the kind of a face-down tile, and the state holds none either (AF-18.2)."""

from __future__ import annotations

from mezani import Rng
from mezani.games.africa.rules import Africa


def twin(state: Africa, seat: int, rng: Rng) -> Africa:
    """Return a copy: a tile has no kind before its flip, so there is nothing to exchange."""
    return state.copy()
