"""Africana worlds that one seat cannot tell apart, made by hand from the rulebook (AN-18, section 6).

Hidden from a seat are the colours of travel cards in the pile and in the other hands. What is hidden from everybody
(pages nobody has seen, expeditions in the pile) has no order in a state, so there is nothing to exchange.
"""

from __future__ import annotations

from mezani.core.ground import OVER
from mezani.core.rng import Rng
from mezani.games.africana.rules import Africana


def twin(state: Africana, seat: int, rng: Rng) -> Africana:
    """Exchange travel cards between the pile and the other hands, keeping what a seat or a spectator knows."""
    other = state.copy()
    if state.to_act == OVER:
        return other
    hands = [list(hand) for hand in state.hand]
    pile = list(state.pile)
    known = state.known[seat + 1]
    others = [number for number in range(state.seats) if number != seat]
    for _ in range(30):
        holder = others[rng.below(len(others))]
        colours = [colour for colour in range(5) if hands[holder][colour]]
        if not colours:
            continue
        given = colours[rng.below(len(colours))]
        if rng.below(2):
            partner = hands[others[rng.below(len(others))]]
        else:
            held = sum(hands[number][given] for number in others)
            if held <= known[given]:  # the seat knows that those hands hold it: it cannot be in the pile
                continue
            partner = pile
        taken = rng.below(5)
        if partner[taken]:
            partner[taken] -= 1
            partner[given] += 1
            hands[holder][given] -= 1
            hands[holder][taken] += 1
    other.hand, other.pile = hands, pile
    other.fresh = moved(state.fresh, hands[state.active]) if state.active != seat else state.fresh
    other.known = [knowledge(state, reader, seat, hands) for reader in range(5)]
    return other


def moved(fresh: list[int], hand: list[int]) -> list[int]:
    """Return as many cards of a hand as were just drawn into it."""
    left = sum(fresh)
    cards = [0] * 5
    for colour in range(5):
        cards[colour] = min(left, hand[colour])
        left -= cards[colour]
    return cards


def knowledge(state: Africana, reader: int, seat: int, hands: list[list[int]]) -> list[int]:
    """Return what a reader knows of other hands; of another seat, no more than is true in the twin."""
    known = list(state.known[reader])
    if reader in (0, seat + 1) or reader > state.seats:
        return known
    held = [sum(hands[number][colour] for number in range(state.seats) if number != reader - 1) for colour in range(5)]
    return [min(cards, there) for cards, there in zip(known, held, strict=True)]
