"""The log: one line for what one reader sees of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mezani.core.say import Argument, Say, seat_name
from mezani.games.kairo.cards import CARDS
from mezani.games.kairo.offers import card_name, seat_names
from mezani.games.kairo.reckoning import card_of

Seen = Mapping[str, Any]


def line(seen: Seen) -> Say | None:
    """Word an event, or return None where its neighbours say it already."""
    kind = seen["kind"]
    return LINES[kind](seen) if kind in LINES else of_seat(kind, seen)


def of_seat(kind: str, seen: Seen, *fields: str, **args: Argument) -> Say:
    """Word an event of one seat with some of its fields."""
    return Say(
        f"kairo-event-{kind}", {"seat": seat_name(seen["seat"]), **{name: seen[name] for name in fields}, **args}
    )


def game_started(seen: Seen) -> Say:
    return Say("kairo-event-game_started", {"capital": CARDS.start_capital})


def auction_opened(seen: Seen) -> Say:
    cards = tuple(card_name(card_of(name)) for name in seen["cards"])
    args: dict[str, Argument] = {"auction": seen["auction"], "auctions": CARDS.route_length, "cards": cards}
    return Say("kairo-event-auction_opened", args)


def bid_sealed_own(seen: Seen) -> Say:
    return Say("kairo-event-bid_sealed_own", {"bid": seen["bid"], "left": seen["capital_after"]})


def bids_revealed(seen: Seen) -> Say:
    bids = zip(seen["bids"], seen["capitals"], strict=True)
    return Say("kairo-event-bids_revealed", {"bids": tuple(bid(seat, *made) for seat, made in enumerate(bids))})


def bid(seat: int, amount: int, left: int | None) -> Say:
    """Word one revealed bid, with what the seat keeps if capitals are open."""
    if left is None:
        return Say("kairo-event-bid", {"seat": seat_name(seat), "bid": amount})
    return Say("kairo-event-bid-left", {"seat": seat_name(seat), "bid": amount, "left": left})


def tie_found(seen: Seen) -> Say:
    return Say("kairo-event-tie_found", {"bid": seen["bid"], "seats": names(seen["seats"])})


def tie_card(seen: Seen) -> Say:
    return of_seat("tie_card", seen, "payment", card=card_name(card_of(seen["card"])))


def tie_round_done(seen: Seen) -> Say | None:
    return Say("kairo-event-tie_round_done", {"seats": names(seen["again"])}) if seen["again"] else None


def order_set(seen: Seen) -> Say:
    return Say("kairo-event-order_set", {"seats": names(seen["order"])})


def card_taken(seen: Seen) -> Say:
    return of_seat(
        "card_taken-last" if seen["automatic"] else "card_taken", seen, card=card_name(card_of(seen["card"]))
    )


def pile_reshuffled(seen: Seen) -> Say:
    return Say("kairo-event-pile_reshuffled", {"size": seen["size"]})


def card_revealed(seen: Seen) -> Say:
    return of_seat("card_revealed", seen, card=card_name(card_of(seen["card"])), pieces=seen["pool_pieces"])


def passed(seen: Seen) -> Say:
    return of_seat("passed-unable" if seen["automatic"] else "passed", seen)


def built(seen: Seen) -> Say:
    return of_seat(
        "built",
        seen,
        "bought",
        "paid",
        "waste",
        terrain=Say(f"kairo-piece-one-{card_of(seen['card']).terrain.id}"),
        row=seen["free_row"],
        pool=seen["free_pool"],
        bonus=seen["bonus_spent"],
    )


def payment_received(seen: Seen) -> Say:
    if seen["capital"] is None:
        return of_seat("payment_received", seen, "amount")
    return of_seat("payment_received-left", seen, "amount", "capital")


def train_moved(seen: Seen) -> Say:
    return of_seat("train_moved", seen, "crossed", route=CARDS.route_length)


def pool_discarded(seen: Seen) -> None:
    """The line of the build implies it."""


def game_ended(seen: Seen) -> Say:
    kind = "game_ended-stuck" if seen["reason"] == "stuck" else "game_ended"
    return Say(f"kairo-event-{kind}", {"seats": names(seen["winners"])})


def names(seats: Sequence[int]) -> tuple[Say, ...]:
    return seat_names(tuple(seats))


LINES: dict[str, Callable[[Seen], Say | None]] = {
    "game_started": game_started,
    "auction_opened": auction_opened,
    "bid_sealed_own": bid_sealed_own,
    "bids_revealed": bids_revealed,
    "tie_found": tie_found,
    "tie_card": tie_card,
    "tie_round_done": tie_round_done,
    "order_set": order_set,
    "card_taken": card_taken,
    "pile_reshuffled": pile_reshuffled,
    "card_revealed": card_revealed,
    "passed": passed,
    "built": built,
    "payment_received": payment_received,
    "train_moved": train_moved,
    "pool_discarded": pool_discarded,
    "bonus_lost": lambda seen: of_seat("bonus_lost", seen, "amount"),
    "bonus_granted": lambda seen: of_seat("bonus_granted", seen, "bonus"),
    "bonus_full": lambda seen: of_seat("bonus_full", seen, bonus=CARDS.bonus_cap),
    "game_ended": game_ended,
}
"""How each kind is worded; a kind that is not here names its seat and nothing else."""
