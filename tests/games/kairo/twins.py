"""Twins of a state: what a seat must not know, exchanged by hand (section 7 of docs/rules/kairo.md)."""

from __future__ import annotations

from mezani import Rng
from mezani.games.kairo.rules import Kairo


def twin(state: Kairo, seat: int, rng: Rng) -> Kairo:
    """Return a copy in which every other seat sealed another bid that it can pay; nothing else is hidden.

    The order of the pile is hidden from everybody, so a state does not hold it.
    """
    other = state.copy()
    bids = [list(auction) for auction in state.bid]
    for neighbour in range(state.seats):
        if neighbour != seat and state.seals & 2**neighbour:
            bids[state.auction - 1][neighbour] = rng.below(state.capital[neighbour] + 1)
    other.bid = bids
    return other
