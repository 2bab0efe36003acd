"""What holds in every state of a game of Africana, counted piece by piece."""

from __future__ import annotations

from mezani.core.ground import CHANCE, OVER
from mezani.games.africana.box import BOX
from mezani.games.africana.rules import Africana
from mezani.games.africana.view import view

TRAVEL = "mtgov"
LUCK = ("display", "opening", "deal", "draw", "page", "bonus", "refill")


def check(state: Africana) -> None:
    """Assert the checks of sections 3, 7 and AN-19 in one state."""
    seen = view(state, None)
    assert (state.to_act == CHANCE) == (seen.phase in LUCK)
    assert (state.to_act == OVER) == (seen.phase == "over")
    assert state.to_act in (CHANCE, OVER, state.active)
    check_travel_cards(state)
    check_specials(state)
    check_expeditions(state)
    check_adventures(state)
    for seat in range(state.seats):
        assert state.silver[seat] >= 0, "AN-17.3"
        stock = BOX.markers - sum(joined >> seat & 1 for joined in state.joined)
        assert 0 <= stock <= 4, "AN-1.6"
    if seen.phase == "action":
        assert all(sum(hand[:5] if state.travel_only else hand) <= 5 for hand in state.hand), "AN-12.2"
        assert all(pages.bit_count() <= 3 for pages in state.unfinished), "AN-12.6"
        assert state.last_round == (-1 in state.slot), "AN-14.1"


def check_travel_cards(state: Africana) -> None:
    """60 in all, 12 of each colour; whoever knows cards of others is right (section 7)."""
    for colour in range(5):
        held = sum(state.hand[seat][colour] for seat in range(state.seats))
        assert state.pile[colour] + state.discard[colour] + state.table[colour] + held == 12
        for reader in range(state.seats + 1):
            own = state.hand[reader - 1][colour] if reader else 0
            assert 0 <= state.known[reader][colour] <= held - own
    if state.phase not in (6, 8):
        assert not any(state.table) or state.phase == 7


def check_specials(state: Africana) -> None:
    """One joker each at most; an assistant comes from the supply with its adventure only."""
    for seat in range(state.seats):
        assert state.hand[seat][10] + (state.table[10] if seat == state.active else 0) <= 1
    for colour in range(5):
        gained = sum(
            adventure.assistant == colour and bool(done >> page & 1)
            for done in state.adventures
            for page, adventure in enumerate(BOX.adventures)
        )
        held = state.table[5 + colour] + sum(state.hand[seat][5 + colour] for seat in range(state.seats))
        assert state.supply[colour] == 2 - gained >= 0, "AN-11.7"
        assert held <= gained, "AN-12.5"


def check_expeditions(state: Africana) -> None:
    """Each of the 34 is in one place; as many of stack C stay out as the number of players asks for (AN-3.6)."""
    places = [2**card for card in state.slot if card >= 0]
    places += [state.unseen_expeditions, *state.expeditions]
    assert sum(places) == 2**34 - 1
    assert sum(place.bit_count() for place in places) == 34
    unseen = [card for number, card in enumerate(BOX.expeditions) if state.unseen_expeditions >> number & 1]
    removed = (0, 0, {2: 10, 3: 7, 4: 4}[state.seats])
    for stack in range(3):
        assert state.left[stack] + removed[stack] == sum(card.stack == stack for card in unseen)
    for slot in range(5):
        assert state.joined[slot] == 0 or state.slot[slot] >= 0


def check_adventures(state: Africana) -> None:
    """Each of the 30 is in one place or out of the game; every page of stack L has lain open."""
    places = [*state.unfinished, *state.adventures, *state.unseen_pages]
    for book in range(2):
        places += [2**page for page in state.page[book][: state.opened[book]]]
        assert 0 <= state.turned[book] <= state.opened[book]
    together = sum(places)
    assert together < 2**30
    assert sum(place.bit_count() for place in places) == together.bit_count()
