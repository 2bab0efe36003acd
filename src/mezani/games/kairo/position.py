"""Positions as JSON: lists by seat, cards as their ids.

A position has `seats`, `options`, `phase`, `auction`, `turn` (who reveals or builds), `luck` (whether a card is being turned
up), `offer`, `reshuffled_after`, `bids` (by auction and seat, null while not sealed), `order` (groups of tied seats), `drawn`,
`draws`, `rows`, `crossed`, `capital`, `bonus`, `bought`, `pool`, `pile`, `discards`, `dry` and `skipped`, as in a view. Without
`pile` it holds all cards that are not named. A `partial` position may leave cards out of play and have any money.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mezani.core.data import Place, read_data
from mezani.core.errors import BadData, BadOption, BadPosition
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.options import read_options, settle
from mezani.core.rng import Rng
from mezani.games.kairo.cards import CARDS, names, places
from mezani.games.kairo.check import check, check_whole
from mezani.games.kairo.phases import *
from mezani.games.kairo.rules import Kairo
from mezani.games.kairo.view import PHASES, View, groups, named, options

DATA = read_data(Path(__file__).with_name("data.toml"))
MOST_SEATS = 4


# Writing --------------------------------------------------------------------------------------------------------------


def write(state: Kairo) -> dict[str, Any]:
    """Return the position of a state."""
    seats = range(state.seats)
    return {
        "game": "kairo",
        "seats": state.seats,
        "options": options(state),
        "phase": PHASES[state.phase],
        "auction": state.auction,
        "turn": state.turn if state.phase in (REVEAL, BUILD) else None,
        "luck": state.to_act == CHANCE,
        "offer": list(named(state.offer[: state.offered])),
        "reshuffled_after": state.reshuffled_after if state.reshuffled_after != NOBODY else None,
        "bids": [write_bids(state, number) for number in range(state.auction - (state.phase == OFFER))],
        "order": [list(group) for group in groups(state)] if state.phase not in (OFFER, BID) else [],
        "drawn": [str(state.tie_card[seat] + 1) if state.draws[seat] else None for seat in seats],
        "draws": state.draws[: state.seats],
        "rows": [list(named(state.route[seat][state.crossed[seat] : state.held[seat]])) for seat in seats],
        "crossed": [list(named(state.route[seat][: state.crossed[seat]])) for seat in seats],
        "capital": state.capital[: state.seats],
        "bonus": state.bonus[: state.seats],
        "bought": state.bought[: state.seats],
        "pool": list(named(state.pool[: state.pooled])),
        "pile": list(names(state.pile)),
        "discards": list(names(state.discards)),
        "dry": state.dry,
        "skipped": bool(state.skipped),
    }


def write_bids(state: Kairo, number: int) -> list[int | None]:
    """Return the bids of an auction; of the running one those that are sealed."""
    bids = state.bid[number]
    running = state.phase == BID and number == state.auction - 1
    return [bids[seat] if not running or state.seals >> seat & 1 else None for seat in range(state.seats)]


# Reading --------------------------------------------------------------------------------------------------------------


def read(position: Mapping[str, Any]) -> Kairo:
    """Return the state of a position, or raise BadPosition."""
    try:
        place = Place(dict(position), "position: ")
        state, left = set_out(place)
        check(place, state)
        if not part(place, "partial", False).yes():
            check_whole(place, state, names(left))
    except (BadData, BadOption) as error:
        raise BadPosition(str(error)) from error
    return state


class Deck:
    """The cards that a position has not used yet."""

    def __init__(self) -> None:
        self.left = sum(2 ** (card.id - 1) for card in CARDS.deck)

    def take(self, place: Place) -> int:
        """Return the number of a card, which must be named once only."""
        name = place.text()
        for number in places(self.left):
            if str(number + 1) == name:
                self.left &= ~(2**number)
                return number
        raise place.fail(f"{name!r} is no card, or stands elsewhere too")

    def take_all(self, place: Place) -> list[int]:
        """Return the numbers of some cards."""
        return [self.take(card) for card in place]


def part(place: Place, key: str, otherwise: Any) -> Place:
    """Return a member, or what stands for it when it is left out."""
    return place[key] if key in place else Place(otherwise, place.inside(key))


def each_seat(place: Place, seats: int) -> list[Place]:
    """Return the members of a list that has one for each seat."""
    members = list(place)
    if len(members) != seats:
        raise place.fail(f"must have {seats} members, one for each seat")
    return members


def numbers(place: Place, seats: int, most: int) -> list[int]:
    """Return a number for each seat, and 0 for the seats not in use."""
    return padded([member.number(0, most) for member in each_seat(place, seats)], MOST_SEATS)


def padded(members: list[int], size: int) -> list[int]:
    """Return numbers with noughts behind them."""
    return members + [0] * (size - len(members))


def at_most(deck: Deck, place: Place, most: int) -> list[int]:
    """Return the numbers of some cards that must not be too many."""
    cards = deck.take_all(place)
    if len(cards) > most:
        raise place.fail(f"must have at most {most} cards")
    return cards


def set_out(place: Place) -> tuple[Kairo, int]:
    """Return the state that a position describes, and the cards that it does not use."""
    state, deck = framed(place), Deck()
    seats, none = state.seats, [0] * state.seats
    offer = at_most(deck, part(place, "offer", []), seats)
    state.offered, state.offer = len(offer), padded(offer, MOST_SEATS)
    read_routes(place, state, deck)
    state.capital = numbers(part(place, "capital", [CARDS.start_capital] * seats), seats, CARDS.bid_max)
    state.bonus = numbers(part(place, "bonus", none), seats, CARDS.bonus_cap)
    state.bought = numbers(part(place, "bought", none), seats, 1000)
    read_bids(part(place, "bids", []), state)
    read_order(place, state, deck)
    pool = deck.take_all(part(place, "pool", []))
    state.pooled, state.pool = len(pool), padded(pool, len(state.pool))
    state.discards = sum(2**card for card in deck.take_all(part(place, "discards", [])))
    if "pile" in place:
        state.pile = sum(2**card for card in deck.take_all(place["pile"]))
    else:
        state.pile, deck.left = deck.left, 0
    state.dry = part(place, "dry", 0).number(0, CARDS.stuck_laps * seats)
    state.skipped = part(place, "skipped", False).yes()
    if state.phase != END:
        turn_given(place, state)
    return state, deck.left


def framed(place: Place) -> Kairo:
    """Read seats, options, phase and auction."""
    players = DATA["players"]
    seats = place["seats"].number(players["min"].value, players["max"].value)
    given = part(place, "options", {})
    state = Kairo.start(seats, settle(read_options(DATA), {name: value.value for name, value in given.items()}))
    state.phase = PHASES.index(place["phase"].text(*PHASES))
    state.auction = place["auction"].number(1, CARDS.route_length)
    after = part(place, "reshuffled_after", None)
    state.reshuffled_after = NOBODY if after.value is None else after.number(0, seats - 1)
    state.to_act = OVER
    return state


def turn_given(place: Place, state: Kairo) -> None:
    """Read who is to act, or find it where it follows from the rest."""
    luck = state.phase == OFFER or part(place, "luck", False).yes()
    if luck and state.phase not in (OFFER, DRAW, REVEAL):
        raise place["luck"].fail("no card is turned up in this phase")
    if state.phase in (REVEAL, BUILD):
        state.turn = place["turn"].number(0, state.seats - 1)
    elif state.phase == TAKE:
        state.turn = state.order[state.seats - state.offered]
    state.to_act = CHANCE if luck else state.turn
    if state.phase == BID:
        state.to_act = next(seat for seat in range(state.seats) if not state.seals >> seat & 1)


def read_routes(place: Place, state: Kairo, deck: Deck) -> None:
    """Read crossed cards and rows."""
    empty: list[list[str]] = [[] for _ in range(state.seats)]
    behind = each_seat(part(place, "crossed", empty), state.seats)
    before = each_seat(part(place, "rows", empty), state.seats)
    most = CARDS.route_length
    crossed = [at_most(deck, cards, most) for cards in behind]
    rows = [at_most(deck, cards, most - len(crossed[seat])) for seat, cards in enumerate(before)]
    routes = [padded(crossed[seat] + rows[seat], most) for seat in range(state.seats)]
    state.crossed = padded([len(cards) for cards in crossed], MOST_SEATS)
    state.held = padded([len(crossed[seat]) + len(rows[seat]) for seat in range(state.seats)], MOST_SEATS)
    state.route = routes + [[0] * most] * (MOST_SEATS - state.seats)


def read_bids(place: Place, state: Kairo) -> None:
    """Read the bids of each auction; those left out are 0, and in the running one not sealed."""
    bids = [[0] * MOST_SEATS for _ in range(CARDS.route_length)]
    if len(list(place)) > state.auction - (state.phase == OFFER):
        raise place.fail("must have at most one list for each auction")
    for number, auction in enumerate(place):
        for seat, bid in enumerate(each_seat(auction, state.seats)):
            running = state.phase == BID and number == state.auction - 1
            if bid.value is not None or not running:
                bids[number][seat] = bid.number(0, state.capital[seat] if running else CARDS.bid_max)
                state.seals |= 2**seat * running
    state.bid = bids
    if state.seals == 2**state.seats - 1:
        raise place.fail("must leave a bid open in phase bid")


def read_order(place: Place, state: Kairo, deck: Deck) -> None:
    """Read the choosing order and the cards drawn for ties; those of the running round lie before their seats."""
    seats = range(state.seats)
    state.draws = numbers(part(place, "draws", [0] * state.seats), state.seats, CARDS.tie_draw_rounds)
    drawn = each_seat(part(place, "drawn", [None] * state.seats), state.seats)
    state.tie_card = padded([read_drawn(drawn[seat], state.draws[seat]) for seat in seats], MOST_SEATS)
    given = part(place, "order", [])
    if state.phase in (OFFER, BID):
        return
    order = read_groups(given, state) if given.value else list(seats)
    if sorted(order) != list(seats):
        raise given.fail("must name each seat once")
    state.order = padded(order, MOST_SEATS)
    if state.phase == DRAW:
        group = next((group for group in groups(state) if len(group) > 1), None)
        if group is None:
            raise given.fail("must have a tie group in phase draw")
        waiting = [seat for seat in group if state.draws[seat] < state.draws[group[0]]]
        state.turn = waiting[0] if waiting else group[0]
        for seat in group[: group.index(state.turn)]:
            state.drawing |= 2 ** deck.take(drawn[seat])


def read_drawn(place: Place, draws: int) -> int:
    """Return the number of the card that a seat drew last for a tie, if it drew any."""
    if draws:
        return int(place.text(*(str(card.id) for card in CARDS.deck))) - 1
    if place.value is not None:
        raise place.fail("must be null for a seat that drew no card")
    return 0


def read_groups(place: Place, state: Kairo) -> list[int]:
    """Return the seats in choosing order, and mark those that are tied."""
    order: list[int] = []
    for group in place:
        members = group.numbers(0, state.seats - 1)
        if not members or list(members) != sorted(set(members)):
            raise group.fail("must be seats in rising order")
        if len(members) > 1 and state.phase != DRAW:
            raise group.fail("no seats are tied in this phase")
        state.tied |= sum(2 ** (len(order) + k) for k in range(len(members) - 1))
        order += members
    return order


# From a view ----------------------------------------------------------------------------------------------------------


def from_view(seen: View) -> Kairo:
    """Return a state that a view could be of."""
    state, _ = set_out(Place(known(seen), "view: "))
    while state.pile.bit_count() > seen.pile:
        state.pile &= state.pile - 1
    state.resample(NOBODY if seen.seat is None else seen.seat, Rng())
    return state


def known(seen: View) -> dict[str, Any]:
    """Return the position of a view, with bids of 0 for those that are sealed."""
    bids: list[list[int | None]] = [list(auction) for auction in seen.bids]
    if seen.phase == "bid":
        bids.append([0 if sealed else None for sealed in seen.sealed])
        if seen.own_bid is not None and seen.seat is not None:
            bids[-1][seen.seat] = seen.own_bid
    position = {
        "seats": seen.seats,
        "options": seen.options,
        "phase": seen.phase,
        "auction": seen.auction,
        "turn": seen.turn,
        "luck": not seen.to_act,
        "offer": list(seen.offer),
        "reshuffled_after": seen.reshuffled_after,
        "bids": bids,
        "order": [list(group) for group in seen.order],
        "drawn": list(seen.drawn),
        "draws": list(seen.draws),
        "rows": [list(row) for row in seen.rows],
        "crossed": [list(cards) for cards in seen.crossed],
        "capital": [capital_of(seen, seat) for seat in range(seen.seats)],
        "bonus": list(seen.bonus),
        "bought": list(seen.bought),
        "pool": list(seen.pool),
        "discards": list(seen.discards),
        "dry": seen.dry,
        "skipped": seen.skipped,
    }
    return position if seen.pile_cards is None else {**position, "pile": list(seen.pile_cards)}


def capital_of(seen: View, seat: int) -> int:
    """Return the capital of a seat before its sealed bid; where it is not shown, it can be reckoned (KA-9.10, 10.6)."""
    shown = seen.capital[seat]
    if shown is not None:
        return shown + (seen.own_bid or 0) * (seat == seen.seat)
    earned = sum(CARDS.named(name).payment for name in seen.crossed[seat])
    paid = sum(auction[seat] for auction in seen.bids) + CARDS.piece_price * seen.bought[seat]
    return max(0, CARDS.start_capital + earned - paid)
