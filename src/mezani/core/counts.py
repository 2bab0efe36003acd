"""Counts how many games there are from a position, ply by ply: a change of the rules changes the counts (perft)."""

from __future__ import annotations

from mezani.core.ground import CHANCE, OVER
from mezani.core.state import State


def count_lines(state: State, depth: int) -> int:
    """Return how many sequences of `depth` choices and outcomes there are; a game that ends earlier counts once."""
    if depth == 0 or state.to_act == OVER:
        return 1
    chance = state.to_act == CHANCE
    codes = [outcome for outcome, _ in state.outcomes()] if chance else state.codes()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        if chance:
            after.give(code)
        else:
            after.step(code)
        total += count_lines(after, depth - 1)
    return total
