"""What one reader sees of an event, as a line of the log (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mezani.core.say import Argument, Say
from mezani.games.africana.box import BOX
from mezani.games.africana.pieces import (
    adventure,
    assistant,
    card,
    cards,
    companies,
    company,
    expedition,
    find,
    half,
    place,
)


def line(seen: Mapping[str, Any]) -> Say | None:
    """Word an event for the log; None if another line tells it."""
    kind = seen["kind"]
    if kind in PLAIN:
        return say(kind, **PLAIN[kind](seen))
    return WORDED[kind](seen) if kind in WORDED else None


def say(kind: str, **args: Argument) -> Say:
    """Return a line of the log."""
    return Say(f"africana-event-{kind}", args)


def who(seen: Mapping[str, Any]) -> Say:
    """Return the company whose turn it is."""
    return company(seen["seat"])


# Setup and turns ------------------------------------------------------------------------------------------------------


def setup_done(seen: Mapping[str, Any]) -> dict[str, Argument]:
    return {"expeditions": tuple(expedition(id) for id in seen["slots"] if id)}


def start_hand(seen: Mapping[str, Any]) -> Say:
    if "cards" in seen:
        return say("start_hand-own", who=who(seen), cards=cards(seen["cards"]))
    return say("start_hand", who=who(seen), n=seen["size"])


def turn_started(seen: Mapping[str, Any]) -> Say:
    last = "-last" if seen["last_round"] else ""
    return say(f"turn_started{last}", who=who(seen), round=seen["round"])


def last_round(seen: Mapping[str, Any]) -> Say:
    left = companies(seen["still_to_play"])
    return say("last_round", left=left) if left else say("last_round-over")


# Travel cards ---------------------------------------------------------------------------------------------------------


def travel_drawn(seen: Mapping[str, Any]) -> Say:
    if seen.get("cards"):
        return say(f"travel_drawn-{seen['source']}-own", who=who(seen), cards=cards(seen["cards"]))
    return say(f"travel_drawn-{seen['source']}", who=who(seen), n=seen["count"])


# Books ----------------------------------------------------------------------------------------------------------------


def page_turned(seen: Mapping[str, Any]) -> Say:
    """Name the pages, unless the table plays without notes of pages (section 1.1)."""
    args: dict[str, Argument] = {"who": who(seen), "direction": seen["direction"], "n": seen["cost"]}
    if seen["page_notes"] == "off":
        return say("page_turned", **args)
    pages = tuple(adventure(id) for id in (seen["visible_left"], seen["visible_right"]) if id)
    return say("page_turned-now", **args, pages=pages)


def adventure_bought(seen: Mapping[str, Any]) -> dict[str, Argument]:
    book = half(BOX.halves.index(seen["book"]))
    return {"who": who(seen), "page": adventure(seen["adventure"]), "book": book, "n": seen["cost"]}


def book_closed(seen: Mapping[str, Any]) -> Say | None:
    """A book that was only looked at is a pass."""
    return None if seen["turns"] or seen["bought"] else say("book_closed", who=who(seen))


# Moves ----------------------------------------------------------------------------------------------------------------


def pawn_moved(seen: Mapping[str, Any]) -> Say:
    steps: dict[str, Argument] = {"who": who(seen), "from": place(seen["from"]), "to": place(seen["to"])}
    if seen["recoloured"]:
        return say("pawn_moved-recoloured", **steps, card=card(seen["card"]), n=seen["cost"])
    return say("pawn_moved", **steps, card=card(seen["card"]))


def expedition_joined(seen: Mapping[str, Any]) -> Say:
    route: dict[str, Argument] = {"who": who(seen), "expedition": expedition(seen["expedition"])}
    if seen["bonus"] == "card":
        return say("expedition_joined-card", **route)
    return say("expedition_joined", **route, n=seen["bonus"])


def expedition_finished(seen: Mapping[str, Any]) -> Say:
    args: dict[str, Argument] = {"who": who(seen), "expedition": expedition(seen["expedition"])}
    args |= {"silver": seen["silver"], "points": seen["points"]}
    others = companies(seat for seat in seen["markers_returned"] if seat != seen["seat"])
    return say("expedition_finished-others", **args, others=others) if others else say("expedition_finished", **args)


def adventure_finished(seen: Mapping[str, Any]) -> Say:
    if "assistant" in seen:
        return say("adventure_finished-assistant", who=who(seen), assistant=assistant(seen["assistant"]))
    return say("adventure_finished", who=who(seen), artifact=find(seen["adventure"]), n=seen["silver"])


def move_ended(seen: Mapping[str, Any]) -> Say | None:
    """A move of no step and no claim is a pass."""
    return None if seen["steps"] or seen["claims"] else say("move_ended", who=who(seen))


# Limits, refill -------------------------------------------------------------------------------------------------------


def card_dropped(seen: Mapping[str, Any]) -> Say:
    return say(f"card_dropped-{seen['where']}", who=who(seen), card=card(seen["card"]))


def expeditions_refilled(seen: Mapping[str, Any]) -> dict[str, Argument]:
    new = tuple(expedition(slot["expedition"]) for slot in seen["filled"])
    return {"expeditions": new, "left": seen["pile_left"]}


# The end --------------------------------------------------------------------------------------------------------------


def hands_shown(seen: Mapping[str, Any]) -> dict[str, Argument]:
    hands: Sequence[Sequence[str]] = seen["hands"]
    return {"hands": tuple(hand_shown(seat, hand) for seat, hand in enumerate(hands))}


def hand_shown(seat: int, hand: Sequence[str]) -> Say:
    if hand:
        return say("hands_shown-one", who=company(seat), cards=cards(hand))
    return say("hands_shown-none", who=company(seat))


def scored(seen: Mapping[str, Any]) -> dict[str, Argument]:
    return {
        "totals": tuple(
            Say("africana-event-scored-one", {"who": company(seat), "n": score["total"]})
            for seat, score in enumerate(seen["scores"])
        )
    }


def winner(seen: Mapping[str, Any]) -> Say:
    winners = companies(seen["winners"])
    return say(f"winner-{seen['decided_by']}", who=winners)


PLAIN: dict[str, Callable[[Mapping[str, Any]], dict[str, Argument]]] = {
    "game_started": lambda seen: {"companies": companies(range(seen["n"]))},
    "setup_done": setup_done,
    "travel_shuffled": lambda seen: {"n": seen["pile"]},
    "adventure_bought": adventure_bought,
    "adventure_shed": lambda seen: {"who": who(seen), "page": adventure(seen["adventure"])},
    "expeditions_refilled": expeditions_refilled,
    "taken_back": lambda seen: {"who": who(seen)},
    "hands_shown": hands_shown,
    "scored": scored,
}
"""The arguments of events that are always worded alike."""

WORDED: dict[str, Callable[[Mapping[str, Any]], Say | None]] = {
    "start_hand": start_hand,
    "turn_started": turn_started,
    "travel_drawn": travel_drawn,
    "page_turned": page_turned,
    "book_closed": book_closed,
    "pawn_moved": pawn_moved,
    "expedition_joined": expedition_joined,
    "expedition_finished": expedition_finished,
    "adventure_finished": adventure_finished,
    "move_ended": move_ended,
    "card_dropped": card_dropped,
    "last_round": last_round,
    "game_ended": lambda seen: say(f"game_ended-{seen['reason']}"),
    "winner": winner,
}
"""Those with a choice of words. `action_chosen` and `turn_ended` have none: what follows them tells."""
