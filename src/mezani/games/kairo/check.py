"""Refuses positions that the rules cannot go on from, and those that no game comes to."""

from __future__ import annotations

from collections.abc import Sequence

from mezani.core.data import Place
from mezani.core.ground import CHANCE
from mezani.games.kairo.cards import CARDS
from mezani.games.kairo.phases import *
from mezani.games.kairo.rules import Kairo
from mezani.games.kairo.view import groups


def check(place: Place, state: Kairo) -> None:
    """Raise an error for a position that the rules cannot go on from."""
    check_routes(place, state)
    check_money(place, state)
    check_auction(place, state)
    check_tie(place, state)
    check_turn(place, state)


def check_routes(place: Place, state: Kairo) -> None:
    """Check how many cards each seat owns (KA-9.1) and has crossed."""
    served = state.order[: state.seats - state.offered] if state.phase == TAKE else []
    before = state.phase in (OFFER, BID, DRAW, TAKE)
    for seat in range(state.seats):
        owned = state.auction - (before and seat not in served)
        if state.held[seat] != owned:
            raise place["rows"].fail(f"seat {seat} must own {owned} cards, rows and crossed together")
        if state.phase in (REVEAL, BUILD) and state.crossed[seat] == state.held[seat]:
            raise place["rows"].fail(f"seat {seat} must have a card in its row (KA-9.7)")
    full = state.crossed.count(CARDS.route_length)
    if full > (state.phase == END):
        raise place["crossed"].fail("only one seat crosses its last card, and that ends the game (KA-8.1)")


def check_money(place: Place, state: Kairo) -> None:
    """Check that no capital can come to where bids have no code."""
    for seat in range(state.seats):
        most = CARDS.bid_max - CARDS.payment_max * (CARDS.route_length - state.crossed[seat])
        if state.capital[seat] > most:
            raise place["capital"].fail(f"seat {seat} must have at most {most}")


def check_auction(place: Place, state: Kairo) -> None:
    """Check the offer, and that there are cards to turn up."""
    least, most = {OFFER: (0, state.seats - 1), TAKE: (1, state.seats)}.get(state.phase, (0, 0))
    if state.phase in (BID, DRAW):
        least = most = state.seats
    if not least <= state.offered <= most:
        raise Place(None, place.inside("offer")).fail(f"must have {least} to {most} cards in this phase")
    if state.to_act == CHANCE and not state.pile:
        raise place.fail("a card is turned up from the pile, which must not be empty")
    left = state.pile.bit_count() + state.discards.bit_count()
    if state.phase == OFFER and left < state.seats - state.offered:
        raise place.fail("pile and discards have too few cards for the offer")
    if state.phase not in (OFFER, BID):
        check_order(place, state)


def check_order(place: Place, state: Kairo) -> None:
    """Check that bids, and after them capitals, make the choosing order (KA-3.8, 3.9)."""
    bids, fresh = state.bid[state.auction - 1], state.phase in (DRAW, TAKE)
    keys = [(-bids[seat], state.capital[seat] * fresh) for seat in state.order[: state.seats]]
    tied = [state.tied >> k & 1 for k in range(state.seats - 1)]
    for k, is_tied in enumerate(tied):
        if keys[k] > keys[k + 1] or (is_tied and keys[k] != keys[k + 1]):
            raise place["order"].fail("must follow bids and capitals")


def check_tie(place: Place, state: Kairo) -> None:
    """Check a tie round that runs: its seats draw in order, and there are cards for all (KA-3.12, 3.13)."""
    tied = [group for group in groups(state) if len(group) > 1] if state.phase == DRAW else []
    for k, group in enumerate(tied):
        done = group.index(state.turn) if not k else 0
        rounds = state.draws[group[-1]]
        if any(state.draws[seat] != rounds + (n < done) for n, seat in enumerate(group)):
            raise place["draws"].fail("must be equal in a tie group, but for those who drew in this round")
        if rounds == CARDS.tie_draw_rounds:
            raise place["draws"].fail("after the last round the seats are ordered by number (KA-3.13)")
        cards = state.pile.bit_count() + state.discards.bit_count() + done
        if cards < len(group):
            raise place.fail("pile and discards have too few cards for the tie")


def check_turn(place: Place, state: Kairo) -> None:
    """Check a turn of the building phase, dry or not (KA-7.5 to 7.8)."""
    left = bool(state.pile or state.discards)
    if state.phase == REVEAL and not left:
        raise place.fail("there is no card to reveal: the turn is dry, in phase build")
    if state.skipped and (left or state.phase not in (BUILD, END)):
        raise place["skipped"].fail("a turn is dry only in phase build, without a card in pile and discards")
    if state.phase == BUILD and not state.skipped and not state.pooled:
        raise place.fail("the pool must have the card that was revealed in this turn")
    if state.dry and not state.skipped:
        raise place["dry"].fail("counts dry turns, and this turn is none")
    if state.dry == CARDS.stuck_laps * state.seats and state.phase != END:
        raise place["dry"].fail("so many dry turns end the game")
    if state.pooled and state.phase in (OFFER, BID, DRAW, TAKE):
        raise place["pool"].fail("must be empty while an auction runs (KA-9.12)")


# Whole games ----------------------------------------------------------------------------------------------------------


def check_whole(place: Place, state: Kairo, missing: Sequence[str]) -> None:
    """Raise an error for a position that no game comes to."""
    if missing:
        raise place.fail(f"card {', '.join(missing)} must be somewhere (KA-7.9)")
    bids_paid = state.auction - (state.phase in (OFFER, BID))
    for seat in range(state.seats):
        paid = sum(state.bid[number][seat] for number in range(bids_paid)) + CARDS.piece_price * state.bought[seat]
        crossed = state.route[seat][: state.crossed[seat]]
        earned = sum(CARDS.named(str(card + 1)).payment for card in crossed)
        if state.capital[seat] != CARDS.start_capital - paid + earned:
            raise place["capital"].fail(f"seat {seat} must have {CARDS.start_capital - paid + earned} (KA-9.10)")
    check_leader(place, state)


def check_leader(place: Place, state: Kairo) -> None:
    """Check how far the trains are: a row that ran empty began each auction but the first (KA-9.3, 9.5)."""
    crossed = state.crossed[: state.seats]
    if state.phase == END:
        if max(crossed) != CARDS.route_length and state.dry != CARDS.stuck_laps * state.seats:
            raise place["crossed"].fail("at the end one seat has crossed all its cards, or the game is stuck")
        return
    if max(crossed) != state.auction - 1:
        raise place["crossed"].fail(f"the foremost seat must have crossed {state.auction - 1} cards")
    rows = [state.held[seat] - state.crossed[seat] for seat in range(state.seats)]
    if state.phase in (OFFER, BID, DRAW) and state.auction > 1 and rows.count(0) != 1:
        raise place["rows"].fail("exactly one row is empty when an auction starts (KA-9.5)")
