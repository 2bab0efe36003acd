"""Copies a state in the plain form; `state.pxd` has the same two names as one copy of memory for the compiled form."""

from typing import Any


def block_of(state: object, basicsize: int) -> int:
    """Return how many bytes of a compiled state a copy takes; a plain state has no use for it."""
    return 0


def copy_block(to: Any, source: Any) -> None:
    """Give `to` all fields of `source`; lists, and lists in lists, are copied."""
    for name, value in vars(source).items():
        if isinstance(value, list):
            value = [part[:] if isinstance(part, list) else part for part in value]
        setattr(to, name, value)
