"""Why a choice that exists is refused now; ids: docs/rules/africana.md."""

from __future__ import annotations

from collections.abc import Callable

from mezani.core.offer import Reason
from mezani.core.say import Argument, Say
from mezani.games.africana.box import BOX
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.pieces import ADVENTURE, EXPEDITION, LOCATION, adventure, card, company, entry, expedition
from mezani.games.africana.pieces import half as half_name
from mezani.games.africana.pieces import place as place_name
from mezani.games.africana.sight import (
    NEIGHBOURS,
    OPENS,
    book,
    destination,
    half,
    hand,
    has_joined,
    own,
    slot_of,
    start,
    target,
    turn_price,
)
from mezani.games.africana.view import View

PHASE_OF = {
    **dict.fromkeys(("draw", "book", "move"), "action"),
    **dict.fromkeys(("close", "turn", "buy"), "book"),
    **dict.fromkeys(("stop", "join", "fin", "adv", "go"), "move"),
    "drop": "drop",
    "shed": "shed",
}
"""The decision point of each first word of a choice."""

ASKED_BY = {"action": "AN-4.2", "book": "AN-6.13", "move": "AN-7.1", "drop": "AN-12.2", "shed": "AN-12.6"}
"""The rule that asks for a choice at each decision point."""


def reason(view: View, text: str) -> Reason:
    """Say why a choice is not legal now; it may name a card or place that does not exist."""
    if view.phase == "over":
        return why("AN-14.3", "over")
    word, _, what = text.partition(":")
    if PHASE_OF[word] == view.phase:
        return WHYS[word](view, what)
    if PHASE_OF[word] == "action" and view.phase in ("book", "move"):
        return why("AN-4.2", "one-action")
    return why(ASKED_BY[view.phase], f"expects-{view.phase}")


def why(rule: str, id: str, **args: Argument) -> Reason:
    """Return a reason."""
    return Reason(rule, Say(f"africana-why-{id}", args))


# Books ----------------------------------------------------------------------------------------------------------------


def no_book(view: View, nothing: str) -> Reason:
    """Say why the book cannot be opened."""
    return why("AN-4.3", "book-empty", book=half_name(half(view)))


def no_turn(view: View, direction: str) -> Reason:
    """Say why the page cannot be turned."""
    pages = book(view)
    if direction == "F" and not pages.right:
        return why("AN-6.9", "no-page-right")
    if direction == "B" and not pages.left:
        return why("AN-6.10", "no-page-left")
    return why("AN-6.11", "turn-silver", need=turn_price(view), have=own(view).silver)


def no_purchase(view: View, side: str) -> Reason:
    """Say why a page cannot be bought."""
    pages = book(view)
    if not (pages.left if side == "L" else pages.right):
        return why("AN-6.4", "no-page-left" if side == "L" else "no-page-right")
    return why("AN-6.5", "buy-silver", need=BOX.adventure_price, have=own(view).silver)


# Claims ---------------------------------------------------------------------------------------------------------------


def no_join(view: View, id: str) -> Reason:
    """Say why an expedition cannot be joined."""
    if id not in EXPEDITION:
        return why("AN-9.1", "no-expedition", name=id)
    if slot_of(view, id) is None:
        return why("AN-9.1", "not-displayed", expedition=expedition(id))
    if start(id) != own(view).place:
        return why("AN-9.1", "starts-elsewhere", expedition=expedition(id), place=place_name(start(id)))
    if has_joined(view, id):
        return why("AN-9.2", "joined-already", expedition=expedition(id))
    return why("AN-9.2", "no-marker", n=BOX.markers)


def no_finish(view: View, id: str) -> Reason:
    """Say why an expedition cannot be finished."""
    if id not in EXPEDITION:
        return why("AN-10.1", "no-expedition", name=id)
    if slot_of(view, id) is None:
        return why("AN-10.1", "not-displayed", expedition=expedition(id))
    if not has_joined(view, id):
        return why("AN-10.1", "not-joined", expedition=expedition(id))
    return why("AN-10.1", "ends-elsewhere", expedition=expedition(id), place=place_name(destination(id)))


def no_adventure(view: View, id: str) -> Reason:
    """Say why an adventure cannot be finished."""
    if id not in ADVENTURE:
        return why("AN-11.1", "no-adventure", name=id)
    if id not in own(view).unfinished:
        return not_own(view, id, "AN-11.1")
    return why("AN-11.2", "target-elsewhere", page=adventure(id), place=place_name(target(id)))


def not_own(view: View, id: str, rule: str) -> Reason:
    """Say who has an adventure, if not the own company."""
    for seat, player in enumerate(view.players):
        if id in player.unfinished:
            return why(rule, "adventure-of", page=adventure(id), who=company(seat))
    return why(rule, "adventure-not-held", page=adventure(id))


# Steps ----------------------------------------------------------------------------------------------------------------


def no_step(view: View, what: str) -> Reason:
    """Say why a step is not possible with this card."""
    to, _, payment = what.partition(":")
    code, recoloured = payment.removesuffix("!"), payment.endswith("!")
    if to not in LOCATION:
        return why("AN-7.2", "no-place", name=to)
    if to not in NEIGHBOURS[own(view).place]:
        return why("AN-7.2", "no-route", **{"from": place_name(own(view).place)}, to=place_name(to))
    if code not in hand(view):
        return no_card(view, code)
    if not recoloured:
        return why("AN-7.4", "card-closed", card=card(code), place=place_name(to), colours=entry(to))
    if code in OPENS[to]:
        return why("AN-8.7", "valid-anyway", card=card(code), place=place_name(to))
    return why("AN-8.4", "recolour-silver", need=BOX.recolour_price, have=own(view).silver)


def no_card(view: View, code: str) -> Reason:
    """Say that a card is not in the hand: played in this Move, or not there at all."""
    if code not in view.table:
        return why("AN-7.3", "not-in-hand", card=card(code))
    return why("AN-7.6" if code in TRAVEL else "AN-8.3", "on-table", card=card(code))


def no_way(view: View, to: str) -> Reason:
    """Say which colours would open a neighbour that no card of the hand opens."""
    return why("AN-7.3", "no-card", place=place_name(to), colours=entry(to))


# Limits ---------------------------------------------------------------------------------------------------------------


def no_drop(view: View, code: str) -> Reason:
    """Say why a card cannot be discarded."""
    if code in hand(view):
        return why("AN-12.8", "only-travel")
    return why("AN-12.2", "not-in-hand", card=card(code))


def no_shed(view: View, id: str) -> Reason:
    """Say why an adventure cannot be discarded."""
    if id not in ADVENTURE:
        return why("AN-12.6", "no-adventure", name=id)
    return not_own(view, id, "AN-12.6")


WHYS: dict[str, Callable[[View, str], Reason]] = {
    "book": no_book,
    "turn": no_turn,
    "buy": no_purchase,
    "join": no_join,
    "fin": no_finish,
    "adv": no_adventure,
    "go": no_step,
    "drop": no_drop,
    "shed": no_shed,
}
"""What gives the reason at the right decision point; `draw`, `move`, `close` and `stop` are always legal there."""
