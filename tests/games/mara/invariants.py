"""What holds in every state of a game (docs/rules/mara.md, MA-16)."""

from __future__ import annotations

from mezani.core.ground import CHANCE, OVER
from mezani.games.mara.cards import CARDS, places
from mezani.games.mara.phases import CARD, DEAL, DEALER, DRAW, END, LION
from mezani.games.mara.rules import Mara

DECK = sum(CARDS.copies)
ANIMALS = sum(CARDS.copies[: len(CARDS.animals)])
LIONS = CARDS.copies[-1]
MOST_TURNS = 54


def check(state: Mara) -> None:
    """Assert the invariants of one state."""
    check_cards(state)
    check_fords(state)
    check_decision(state)


def check_cards(state: Mara) -> None:
    """Each card is in one place (MA-16.1), and in one where it may be (MA-16.3)."""
    seats = range(state.seats)
    hands = [state.hand[seat] for seat in seats]
    crossed = [state.crossed[seat] for seat in seats]
    lions = [card for card in places(LIONS) if not state.unseen >> card & 1]
    everything = [*hands, *crossed, *state.row, state.eaten, state.played, state.unseen]
    assert sum(part.bit_count() for part in everything) + len(lions) == DECK.bit_count()
    assert sum(everything) + sum(2**card for card in lions) == DECK
    assert len(lions) == state.lions
    assert not any(hand & LIONS for hand in hands)
    assert not any(zone & ~ANIMALS for zone in [*crossed, *state.row, state.eaten])
    assert not state.played & (ANIMALS | LIONS)
    assert sum(state.owned[seat] for seat in seats) == sum(state.row), "each animal in a row has one owner"
    assert state.unseen.bit_count() == state.pile + CARDS.fords or state.phase in (DEALER, DEAL)


def check_fords(state: Mara) -> None:
    """Closed fords are empty (MA-16.2) and as many as lions placed (MA-16.6)."""
    assert not any(state.row[ford] for ford in range(CARDS.fords) if state.closed >> ford & 1)
    assert state.closed.bit_count() == state.lions - (state.phase == LION) <= LIONS.bit_count()


def check_decision(state: Mara) -> None:
    """What can be said of hands and fords at each decision (MA-16.4, 16.5, 16.8, 16.10)."""
    sizes = [state.hand[seat].bit_count() for seat in range(state.seats)]
    assert max(sizes) <= CARDS.hand_size
    assert state.turn <= MOST_TURNS
    if state.phase == CARD and state.pile:
        assert set(sizes) == {CARDS.hand_size}
    if state.phase == LION:
        assert CARDS.fords - state.closed.bit_count() >= 3
    assert state.to_act == {DEALER: CHANCE, DEAL: CHANCE, DRAW: CHANCE, END: OVER}.get(state.phase, state.mover)
    if state.to_act >= 0:
        assert state.codes()
