"""A second world that differs from a first one in all that a seat must not know; made by the rulebook, by hand."""

from __future__ import annotations

from mezani import Rng
from mezani.core.ground import CHANCE, NOBODY
from mezani.games.mara.cards import CARDS, places
from mezani.games.mara.phases import BITE, CARD, END, FORD
from mezani.games.mara.rules import Mara

LIONS = list(places(CARDS.copies[-1]))


ATTEMPTS = 100


def twin(state: Mara, seat: int, rng: Rng) -> Mara:
    """Exchange the other hands with the pile and among each other; drop a choice of another seat (MA-15.2, 15.6).

    Whether a seat is stuck is told to all at its turn (5.6), so that both worlds agree on it, now and a step later.
    """
    first = state.copy()
    if seat != state.mover and state.phase in (FORD, BITE):
        first.phase, first.staged, first.staged_ford = CARD, NOBODY, NOBODY
    for _ in range(ATTEMPTS if state.phase != END else 0):
        other = first.copy()
        shuffle_hands(other, seat, rng)
        if agree(first, other):
            return other
    return first


def agree(one: Mara, other: Mara) -> bool:
    """Tell whether what can happen in both worlds ends the round in both or in neither."""
    here, there = ends(one), ends(other)
    return bool(there) and all(here[code] == there[code] for code in here.keys() & there.keys())


def opens(before: Mara, after: Mara) -> bool:
    """Tell whether a round has ended whose hands, river and pile are shown to all (MA-15.9)."""
    return bool(after.reveal_after_round) and after.round != before.round


def ends(state: Mara) -> dict[int, bool]:
    """Return whether it ends the round, for everything that can happen next; nothing can if the mover is stuck."""
    luck = state.to_act == CHANCE
    told = {}
    for code in [outcome for outcome, _ in state.outcomes()] if luck else state.codes():
        after = state.copy()
        (after.give if luck else after.step)(code)
        told[code] = after.round != state.round
    return told


def shuffle_hands(state: Mara, seat: int, rng: Rng) -> None:
    """Deal the hidden cards again, card by card; a hand never holds a lion (MA-3.8)."""
    strangers = [other for other in range(state.seats) if other != seat]
    hidden = [card for card in places(state.unseen) if card not in LIONS]
    hands = list(state.hand)
    for other in strangers:
        hidden += places(hands[other])
    for other in strangers:
        dealt = [hidden.pop(rng.below(len(hidden))) for _ in places(hands[other])]
        hands[other] = sum(2**card for card in dealt)
    state.hand = hands
    lions = [card for card in places(state.unseen) if card in LIONS]
    state.unseen = sum(2**card for card in [*hidden, *lions])
