"""What nets stand on in the plain form; `net.pxd` has the same names in C."""

from typing import Any

from mezani.core.memory import MOST_OBSERVED

__all__ = ["MOST_OBSERVED", "add_row", "observe_flat"]


def observe_flat(state: Any, seat: int, out: Any, features: int) -> None:
    """Write what a seat observes, the first so many numbers, into zeros."""
    for k in range(features):
        out[k] = 0.0
    state.observe(seat, out)


def add_row(sums: Any, weights: Any, row: int, width: int, factor: float) -> None:
    """Add a row of weights, times a factor, to as many sums."""
    for k in range(width):
        sums[k] += factor * weights[row + k]
