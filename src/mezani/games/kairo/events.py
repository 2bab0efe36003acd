"""What happens in a game from the Cape to Cairo: the kinds and fields of section 10 of the rules.

Cards stand as their ids. Lists go by seat, but choosing orders by place and cards in the order in which they came.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mezani.core.event import Event
from mezani.core.ground import CHANCE, NOBODY
from mezani.games.kairo.cards import CARDS
from mezani.games.kairo.line import line
from mezani.games.kairo.notation import CHOICES
from mezani.games.kairo.phases import *
from mezani.games.kairo.reckoning import card_of, tracks_of
from mezani.games.kairo.rules import Kairo
from mezani.games.kairo.view import groups, named, options

__all__ = ["UNSEALED", "events", "line", "opening"]

UNSEALED = "bid_unsealed"
"""The kind of the event when a seat withdraws its sealed bid."""


@dataclass(frozen=True, slots=True)
class Capitals(Event):
    """An event with the capital of every seat; where capitals are not open, each seat sees its own."""

    capitals: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return the event as a seat or a spectator sees it."""
        shown = list(self.data["capitals"])
        if seat is not None:
            shown[seat] = self.capitals[seat]
        return {"kind": self.kind, **self.data, "capitals": shown}


def event(state: Kairo, kind: str, **data: Any) -> Event:
    """Return an event that everybody sees."""
    return Event(kind, {"cycle": state.auction, **data})


def with_capitals(state: Kairo, kind: str, *, known: bool, **data: Any) -> Event:
    """Return an event with the capitals, which are hidden from others unless they are known to all."""
    capitals = tuple(state.capital[: state.seats])
    public = list(capitals) if known else [None] * state.seats
    return Capitals(kind, {"cycle": state.auction, **data, "capitals": public}, capitals=capitals)


def opening(state: Kairo) -> list[Event]:
    """Return what happened before anybody chose."""
    untouched = state.auction == 1 and state.phase in (OFFER, BID)
    start = with_capitals(
        state,
        "game_started",
        known=untouched or bool(state.open_capitals),
        n=state.seats,
        options=options(state),
        seats=list(range(state.seats)),
        colours=list(CARDS.colours[: state.seats]),
        pile=state.pile.bit_count(),
    )
    return [start]


def events(before: Kairo, seat: int, code: int, after: Kairo) -> list[Event]:
    """Return what one choice, or one card that luck turned up, brought about."""
    if before.phase == OFFER:
        return list(after_offer(after))
    if before.phase == BID:
        return list(after_bid(seat, code, after))
    if before.phase == TAKE:
        return list(after_take(seat, before, after))
    if before.phase == BUILD:
        return list(after_pass(before, after) if CHOICES[code] == "pass" else after_build(before, after))
    if seat != CHANCE:
        return [event(after, "pile_reshuffled", size=after.pile.bit_count())] if not before.pile else []
    return list(after_draw(before, after) if before.phase == DRAW else after_reveal(after))


# Auction --------------------------------------------------------------------------------------------------------------


def after_offer(after: Kairo) -> Iterator[Event]:
    """Tell of an offer once all its cards lie open (KA-3.1, 15.3)."""
    if after.phase == BID:
        yield event(
            after,
            "auction_opened",
            auction=after.auction,
            cards=list(named(after.offer[: after.offered])),
            reshuffled_after=after.reshuffled_after if after.reshuffled_after != NOBODY else None,
            pile=after.pile.bit_count(),
        )


def after_bid(seat: int, amount: int, after: Kairo) -> Iterator[Event]:
    """Tell of a sealed bid, and open all when it was the last (KA-3.3, 3.4)."""
    last = after.phase != BID
    left = after.capital[seat] - (0 if last else amount)
    yield event(after, "bid_sealed", seat=seat)
    own = {"bid": amount, "capital_after": left}
    yield Event("bid_sealed_own", {"cycle": after.auction, "seat": seat}, own, seat, private=True)
    if last:
        yield from unsealed(after)


def unsealed(after: Kairo) -> Iterator[Event]:
    """Tell the bids, the tie groups, and the order if nobody must draw."""
    bids = after.bid[after.auction - 1][: after.seats]
    known = bool(after.open_capitals)
    yield with_capitals(after, "bids_revealed", known=known, auction=after.auction, bids=bids)
    equal: dict[tuple[int, int], list[int]] = {}
    for seat in after.order[: after.seats]:
        equal.setdefault((bids[seat], after.capital[seat]), []).append(seat)
    for (bid, capital), seats in equal.items():
        if len(seats) > 1:
            yield event(after, "tie_found", seats=seats, bid=bid, capital=capital if known else None)
    yield from order_set(after)


def after_draw(before: Kairo, after: Kairo) -> Iterator[Event]:
    """Tell of a card drawn for a tie, and of the round if it was its last one (KA-3.10 to 3.14)."""
    seat = before.turn
    drawn = named(after.tie_card)
    yield event(
        after,
        "tie_card",
        seat=seat,
        card=drawn[seat],
        payment=card_of(drawn[seat]).payment,
        round=after.draws[seat],
        pile=after.pile.bit_count(),
    )
    group = next(group for group in groups(before) if len(group) > 1)
    if seat == group[-1]:
        again = [other for tied in groups(after) if len(tied) > 1 for other in tied if other in group]
        yield event(
            after,
            "tie_round_done",
            round=after.draws[seat],
            ordered=[other for other in after.order[: after.seats] if other in group and other not in again],
            again=again,
            cards_discarded=[drawn[other] for other in group],
        )
        yield from order_set(after)


def order_set(after: Kairo) -> Iterator[Event]:
    """Tell the choosing order once it is complete, and for each seat by what it got its place."""
    if after.phase == TAKE:
        decided = [decided_by(after, seat) for seat in range(after.seats)]
        yield event(after, "order_set", order=after.order[: after.seats], decided_by=decided)


def decided_by(state: Kairo, seat: int) -> str:
    """Return what told a seat apart from all others (KA-3.8 to 3.13)."""
    others = [other for other in range(state.seats) if other != seat]
    bids = state.bid[state.auction - 1]
    others = [other for other in others if bids[other] == bids[seat]]
    if not others:
        return "bid"
    others = [other for other in others if state.capital[other] == state.capital[seat]]
    if not others:
        return "capital"
    if not state.draws[seat]:
        return "seat"
    payment = {other: card_of(named(state.tie_card)[other]).payment for other in (seat, *others)}
    equal = any(state.draws[other] == state.draws[seat] and payment[other] == payment[seat] for other in others)
    return "seat" if equal else "draw"


def after_take(seat: int, before: Kairo, after: Kairo) -> Iterator[Event]:
    """Tell of a card taken, and of the building phase after the last one (KA-3.16, 3.19)."""
    yield event(
        after,
        "card_taken",
        seat=seat,
        card=named(after.route[seat])[after.held[seat] - 1],
        row_position=after.held[seat] - after.crossed[seat],
        automatic=before.offered == 1,
    )
    if after.phase != TAKE:
        yield event(after, "building_opened", seat=after.turn)
        yield from turn_started(after)


# Building phase -------------------------------------------------------------------------------------------------------


def turn_started(after: Kairo) -> Iterator[Event]:
    """Tell of a turn without a card to reveal, and whether its seat must build (KA-7.5, 7.7)."""
    if after.phase == BUILD:
        yield event(after, "reveal_skipped", seat=after.turn, dry_count=after.dry)
        if "pass" not in [CHOICES[code] for code in after.codes()]:
            yield event(after, "build_forced", seat=after.turn, dry_count=after.dry)


def after_reveal(after: Kairo) -> Iterator[Event]:
    """Tell of a card that came to the pool (KA-4.1)."""
    pool = named(after.pool[: after.pooled])
    yield event(
        after,
        "card_revealed",
        seat=after.turn,
        card=pool[-1],
        tracks=card_of(pool[-1]).tracks,
        pool_cards=len(pool),
        pool_pieces=tracks_of(pool),
        pile=after.pile.bit_count(),
    )


def after_pass(before: Kairo, after: Kairo) -> Iterator[Event]:
    """Tell of a pass and what follows (KA-4.17, 7.8)."""
    yield event(before, "passed", seat=before.turn, automatic=len(before.codes()) == 1)
    yield from game_ended(after) if after.phase == END else turn_started(after)


def after_build(before: Kairo, after: Kairo) -> Iterator[Event]:
    """Tell of a build in the order of KA-15.1."""
    builder = before.turn
    row = named(before.route[builder][before.crossed[builder] : before.held[builder]])
    card, free_pool, free_row = card_of(row[0]), tracks_of(named(before.pool[: before.pooled])), tracks_of(row)
    bought = after.bought[builder] - before.bought[builder]
    spent = max(0, card.terrain.need - free_pool - free_row) - bought
    yield event(
        before,
        "built",
        seat=builder,
        card=row[0],
        need=card.terrain.need,
        free_pool=free_pool,
        free_row=free_row,
        bonus_spent=spent,
        bought=bought,
        paid=bought * CARDS.piece_price,
        waste=max(0, free_pool + free_row - card.terrain.need),
    )
    yield payment_received(before, after, card.payment)
    new_front = row[1] if len(row) > 1 else None
    yield event(before, "train_moved", seat=builder, crossed=after.crossed[builder], new_front=new_front)
    if after.crossed[builder] < CARDS.route_length:
        yield from build_settled(before, after, spent)
    yield from game_ended(after) if after.phase == END else turn_started(after)


def payment_received(before: Kairo, after: Kairo, amount: int) -> Event:
    """Tell what the builder earned; its capital, if capitals are not open, only to itself (KA-5.2)."""
    builder = before.turn
    capital = after.capital[builder]
    data = {"cycle": before.auction, "seat": builder, "amount": amount}
    if after.open_capitals:
        return Event("payment_received", {**data, "capital": capital})
    return Event("payment_received", {**data, "capital": None}, {"capital": capital}, builder)


def build_settled(before: Kairo, after: Kairo, spent: int) -> Iterator[Event]:
    """Tell of the pool and of bonus pieces (KA-5.5 to 5.7)."""
    builder = before.turn
    discards = before.discards.bit_count() + before.pooled
    yield event(before, "pool_discarded", cards=list(named(before.pool[: before.pooled])), discards=discards)
    lost = before.bonus[builder] - spent - after.bonus[builder]
    if lost:
        yield event(before, "bonus_lost", seat=builder, amount=lost)
    for k in range(1, after.seats):
        seat = (builder + k) % after.seats
        if card_of(named(after.route[seat])[after.crossed[seat]]).terrain.gives_bonus:
            if before.bonus[seat] < CARDS.bonus_cap:
                yield event(before, "bonus_granted", seat=seat, bonus=after.bonus[seat])
            else:
                yield event(before, "bonus_full", seat=seat)


def game_ended(after: Kairo) -> Iterator[Event]:
    """Tell the result (KA-8)."""
    ranks, crossed = after.ranks(), after.crossed[: after.seats]
    yield event(
        after,
        "game_ended",
        reason="route" if CARDS.route_length in crossed else "stuck",
        winners=[seat for seat, rank in enumerate(ranks) if rank == 1],
        ranks=ranks,
        crossed=crossed,
        capitals=after.capital[: after.seats],
    )
