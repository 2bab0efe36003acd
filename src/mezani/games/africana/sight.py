"""What follows from a view for the seat that looks: its hand, its place, what it can pay, what it would count."""

from __future__ import annotations

from dataclasses import replace

from mezani.games.africana.box import BOX
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.pieces import ADVENTURE, EXPEDITION, LOCATION
from mezani.games.africana.reckoning import reckon
from mezani.games.africana.view import BookView, PlayerView, View

JOKER = BOX.cards[-1]
OPENS = {
    location.id: {
        JOKER,
        *(BOX.cards[colour] for colour in location.colours),
        *(BOX.cards[len(TRAVEL) + colour] for colour in location.colours),
    }
    for location in BOX.locations
}
"""The cards that are valid for a step into each place (AN-7.4, 8.1, 8.2)."""

NEIGHBOURS = {
    location.id: tuple(BOX.locations[other].id for other in location.neighbours) for location in BOX.locations
}


def own(view: View) -> PlayerView:
    """Return the company of the seat that looks."""
    assert view.seat is not None, "only a seat chooses"
    return view.players[view.seat]


def hand(view: View) -> tuple[str, ...]:
    """Return the own hand."""
    return own(view).hand or ()


def counted(view: View) -> int:
    """Return how many cards of the own hand count toward its limit (AN-12.3, 12.8)."""
    travel_only = view.options["hand_limit_counts"] == "travel"
    return sum(card in TRAVEL for card in hand(view)) if travel_only else len(hand(view))


def half(view: View) -> int:
    """Return the half in which the own pawn stands."""
    return LOCATION[own(view).place].half


def book(view: View) -> BookView:
    """Return the book of that half."""
    return view.books[half(view)]


def turn_price(view: View) -> int:
    """Return what the next page turn costs (AN-6.11)."""
    return BOX.turn_prices[bool(view.turns)]


def drawable(view: View) -> int:
    """Return how many travel cards there are to draw, those to be shuffled included."""
    return view.travel_pile + sum(view.discard.values())


# Expeditions and adventures -------------------------------------------------------------------------------------------


def slot_of(view: View, expedition: str) -> int | None:
    """Return the slot of an expedition, counted from 0, or None if it is not on display."""
    return next((number for number, slot in enumerate(view.slots) if slot.expedition == expedition), None)


def start(expedition: str) -> str:
    """Return the place where an expedition starts."""
    return BOX.locations[EXPEDITION[expedition].start].id


def destination(expedition: str) -> str:
    """Return the place where an expedition ends."""
    return BOX.locations[EXPEDITION[expedition].destination].id


def target(adventure: str) -> str:
    """Return the place where an adventure can be finished."""
    return BOX.locations[ADVENTURE[adventure].target].id


def has_joined(view: View, expedition: str) -> bool:
    """Tell whether the seat has a marker on an expedition."""
    slot = slot_of(view, expedition)
    return slot is not None and view.seat in view.slots[slot].joined


def claims_at(view: View, place: str) -> list[str]:
    """Return the claims that the seat could make at a place (AN-9.1, 9.2, 10.1, 11.2)."""
    shown = [slot.expedition for slot in view.slots if slot.expedition is not None]
    joins = [id for id in shown if start(id) == place and not has_joined(view, id) and own(view).markers]
    ends = [id for id in shown if destination(id) == place and has_joined(view, id)]
    pages = [id for id in own(view).unfinished if target(id) == place]
    return [*(f"join:{id}" for id in joins), *(f"fin:{id}" for id in ends), *(f"adv:{id}" for id in pages)]


# What it counts -------------------------------------------------------------------------------------------------------


def worth(player: PlayerView) -> int:
    """Return the points of the own company as if the game ended now."""
    travel_cards = sum(card in TRAVEL for card in player.hand or ())
    return reckon(player.silver, travel_cards, player.unfinished, player.finished or ()).total


def claimed(player: PlayerView, claim: str) -> PlayerView:
    """Return the own company after finishing an expedition or an adventure."""
    word, _, id = claim.partition(":")
    silver = EXPEDITION[id].silver if word == "fin" else ADVENTURE[id].silver
    left = tuple(page for page in player.unfinished if page != id)
    return replace(player, silver=player.silver + silver, finished=(*(player.finished or ()), id), unfinished=left)


def claim_gain(view: View, claim: str) -> int:
    """Return how many points a claim that finishes something counts at once."""
    return worth(claimed(own(view), claim)) - worth(own(view))
