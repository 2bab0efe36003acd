"""The log: one line for what one reader sees of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mezani.core.say import Argument, Say, seat_name
from mezani.games.mara.pieces import SPECIALS, all_of, card, cards, points_of, seats, the_animal

Seen = Mapping[str, Any]

PLAIN = {
    "round_started": ("round", "rounds"),
    "river_laid": (),
    "pile_formed": ("size",),
    "turn_started": ("seat",),
    "lion_drawn": ("seat",),
    "lion_placed": ("ford",),
    "pile_emptied": (),
    "ford_freed": ("ford",),
}
"""Kinds whose line says nothing but fields of the event."""


def line(seen: Seen) -> Say | None:
    """Word an event, or return None for one that its neighbours tell already."""
    kind = seen["kind"]
    if kind in PLAIN:
        return say(kind, seen, *PLAIN[kind])
    return LINES[kind](seen) if kind in LINES else None


def say(kind: str, seen: Seen, *fields: str, **args: Argument) -> Say:
    """Return the message of an event with some of its fields; a seat is named."""
    named = {name: seat_name(seen[name]) if name == "seat" else seen[name] for name in fields}
    return Say(f"mara-event-{kind}", {**named, **args})


def game_started(seen: Seen) -> Say:
    return Say("mara-event-game_started", {"seats": seen["seats"], "rounds": seen["options"]["rounds"]})


def dealer_set(seen: Seen) -> Say:
    return say("dealer_set", seen, dealer=seat_name(seen["dealer"]), starter=seat_name(seen["starter"]))


def hand_dealt(seen: Seen) -> Say:
    if "cards" in seen:
        return say("hand_dealt-cards", seen, cards=cards(seen["cards"]))
    return say("hand_dealt", seen, "seat", "count")


def animals_laid(seen: Seen) -> Say:
    return say("animals_laid", seen, "seat", "ford", animals=tuple(the_animal(a["number"]) for a in seen["cards"]))


def special_played(seen: Seen) -> Say:
    if "bite" not in seen:
        return say(f"special_played-{SPECIALS[seen['card']]}", seen, "seat", "ford")
    crocodile = card(seen["card"])
    if seen["bite"] == "first":
        return say("special_played-first", seen, "seat", "ford", crocodile=crocodile)
    return say("special_played-species", seen, "seat", "ford", crocodile=crocodile, prey=all_of(seen["species"]))


def animals_crossed(seen: Seen) -> Say:
    gains = tuple(
        Say("mara-event-gain", {"seat": seat_name(seat), "points": gain["points"]})
        for seat, gain in enumerate(seen["gains"])
        if gain["animals"]
    )
    return say("animals_crossed", seen, "ford", count=len(seen["cards"]), gains=gains)


def animals_eaten(seen: Seen) -> Say:
    prey = tuple(
        Say("mara-event-prey", {"animal": card(str(a["number"])), "seat": seat_name(a["owner"])}) for a in seen["cards"]
    )
    return say("animals_eaten", seen, "ford", prey=prey)


def card_drawn(seen: Seen) -> Say:
    if "card" in seen:
        return say("card_drawn-card", seen, card=card(seen["card"]))
    return say("card_drawn", seen, "seat")


def round_ended(seen: Seen) -> Say:
    return say(f"round_ended-{seen['reason']}", seen, "seat", "hand_size")


def round_scored(seen: Seen) -> Say:
    scores = tuple(points_of(seat, scored["score"]) for seat, scored in enumerate(seen["seats"]))
    return say("round_scored", seen, "round", scores=scores)


def round_revealed(seen: Seen) -> Say:
    hands = tuple(
        Say("mara-event-hand", {"seat": seat_name(seat), "cards": cards(hand)})
        for seat, hand in enumerate(seen["hands"])
    )
    return say("round_revealed", seen, hands=hands, rest=cards(seen["rest"]))


def game_ended(seen: Seen) -> Say:
    totals = tuple(points_of(seat, total) for seat, total in enumerate(seen["totals"]))
    if seen["tie"] == "shared":
        return say("game_ended-shared", seen, winners=seats(seen["winners"]), totals=totals)
    return say(f"game_ended-{seen['tie']}", seen, winner=seat_name(seen["winners"][0]), totals=totals)


LINES: dict[str, Callable[[Seen], Say]] = {
    "game_started": game_started,
    "dealer_set": dealer_set,
    "hand_dealt": hand_dealt,
    "animals_laid": animals_laid,
    "special_played": special_played,
    "animals_crossed": animals_crossed,
    "animals_eaten": animals_eaten,
    "card_drawn": card_drawn,
    "round_ended": round_ended,
    "round_scored": round_scored,
    "round_revealed": round_revealed,
    "game_ended": game_ended,
}
"""What words the other kinds that have a line."""
