"""Copies a state in the plain form; `state.pxd` has the same two names as one copy of memory for the compiled form."""

from typing import Any

MOST_OBSERVED = 16384
"""The most numbers that a seat may observe."""


def block_of(state: object, basicsize: int) -> int:
    """Return how many bytes of a compiled state a copy takes; a plain state has no use for it."""
    return 0


def copy_block(to: Any, source: Any) -> None:
    """Give `to` all fields of `source`; lists, and lists in lists, are copied."""
    for name, value in vars(source).items():
        if isinstance(value, list):
            value = [part[:] if isinstance(part, list) else part for part in value]
        setattr(to, name, value)


def packed(state: Any) -> dict[str, Any]:
    """Return all fields of a state."""
    return dict(vars(state))


def unpack(state: Any, content: dict[str, Any]) -> None:
    """Give `state` the fields that were packed."""
    vars(state).update(content)


def allocate(lanes: int, state: Any) -> list[Any]:
    """Return room for so many states."""
    return [None] * lanes


def put_block(room: list[Any], lane: int, state: Any) -> None:
    """Keep a state in a lane."""
    room[lane] = state.copy()


def take_block(room: list[Any], lane: int, state: Any) -> None:
    """Give `state` what is kept in a lane."""
    copy_block(state, room[lane])


def deallocate(room: list[Any]) -> None:
    """Give the room back, in the compiled form."""


def observation_of(state: Any, seat: int, observed: int) -> list[float]:
    """Return what a seat observes, the first so many numbers."""
    out = [0.0] * MOST_OBSERVED
    state.observe(seat, out)
    return out[:observed]


def choice_in(choices: Any, lane: int) -> int:
    """Return one choice out of an array as a number of Python's, which no set of bits is too large for."""
    return int(choices[lane])


def observe_row(state: Any, rows: Any, lane: int) -> None:
    """Write what the seat to act observes into a row of an array."""
    state.observe(state.to_act, rows[lane])
