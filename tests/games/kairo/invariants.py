"""What is true in every state of a game from the Cape to Cairo (KA-7.9 and KA-9 of docs/rules/kairo.md)."""

from __future__ import annotations

from mezani.core.ground import CHANCE, OVER
from mezani.games.kairo.cards import CARDS
from mezani.games.kairo.phases import BID, BUILD, DRAW, END, OFFER, REVEAL, TAKE
from mezani.games.kairo.rules import Kairo

AUCTION = (OFFER, BID, DRAW, TAKE)


def check(state: Kairo) -> None:
    """Assert every invariant that can be seen in one state."""
    check_places(state)
    check_ownership(state)
    check_money(state)
    check_turn(state)


def check_places(state: Kairo) -> None:
    """KA-7.9: each card is in exactly one place. KA-9.12: no pool in an auction, no offer in a building phase."""
    lying = [card for pile in (state.pile, state.discards, state.drawing) for card in range(64) if pile >> card & 1]
    lying += state.pool[: state.pooled] + state.offer[: state.offered]
    for seat in range(state.seats):
        lying += state.route[seat][: state.held[seat]]
    assert sorted(lying) == list(range(50))
    assert not (state.pooled and state.phase in AUCTION)
    assert not (state.offered and state.phase in (REVEAL, BUILD, END))
    assert not (state.drawing and state.phase != DRAW)


def check_ownership(state: Kairo) -> None:
    """KA-9.1 to 9.3, 9.5 to 9.8: who owns and has crossed how many cards."""
    seats = range(state.seats)
    crossed = [state.crossed[seat] for seat in seats]
    rows = [state.held[seat] - state.crossed[seat] for seat in seats]
    served = state.order[: state.seats - state.offered] if state.phase == TAKE else []
    for seat in seats:
        assert state.held[seat] == state.auction - (state.phase in AUCTION and seat not in served)
        assert 0 <= state.crossed[seat] <= state.held[seat] <= 8
    if state.phase in (OFFER, BID, DRAW):
        assert max(crossed) == state.auction - 1
        assert state.auction == 1 or crossed.count(max(crossed)) == 1 == rows.count(0)
    elif state.phase in (REVEAL, BUILD):
        assert min(rows) >= 1
        assert max(crossed) == state.auction - 1 <= 7
    elif state.phase == END:
        assert state.auction == 8
        assert sorted(crossed)[-2] < max(crossed) == 8


def check_money(state: Kairo) -> None:
    """KA-9.10, 9.11: money is accounted for, bonus pieces are few."""
    paid_auctions = state.auction - (state.phase in (OFFER, BID))
    for seat in range(state.seats):
        bids = sum(state.bid[number][seat] for number in range(paid_auctions))
        earned = sum(CARDS.deck[card].payment for card in state.route[seat][: state.crossed[seat]])
        assert state.capital[seat] == 100 - bids - 10 * state.bought[seat] + earned >= 0
        assert 0 <= state.bonus[seat] <= 5
        if state.seals >> seat & 1:
            assert 0 <= state.bid[state.auction - 1][seat] <= state.capital[seat]


def check_turn(state: Kairo) -> None:
    """Somebody can go on: a seat, luck with cards to turn up, or the game is over."""
    assert 1 <= state.auction <= 8
    assert (state.to_act == OVER) == (state.phase == END)
    if state.to_act == CHANCE:
        assert state.pile
        assert state.phase in (OFFER, DRAW, REVEAL)
    assert 0 <= state.dry < 2 * state.seats
    assert not state.dry or state.phase == BUILD
