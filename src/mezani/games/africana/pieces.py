"""The words for companies, places, cards and pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mezani.core.say import Say
from mezani.games.africana.box import BOX

EXPEDITION = {card.id: card for card in BOX.expeditions}
ADVENTURE = {page.id: page for page in BOX.adventures}
LOCATION = {location.id: location for location in BOX.locations}
COLOUR = {
    card: colour for card, colour in zip(BOX.cards, (*BOX.colours, *BOX.colours), strict=False) if card != BOX.cards[-1]
}
"""The colour of each travel card and assistant, by notation."""


def company(seat: int) -> Say:
    """Return the name of the company of a seat; log lines begin with it."""
    return Say(f"africana-piece-{BOX.companies[seat].id}")


def companies(seats: Iterable[int]) -> tuple[Say, ...]:
    """Return the names of companies."""
    return tuple(company(seat) for seat in seats)


def place(id: str) -> Say:
    """Return the name of a place."""
    return Say(f"africana-place-{id}")


def entry(id: str) -> Say:
    """Return the colours that open a place."""
    colours = [colour(BOX.colours[kind]) for kind in LOCATION[id].colours]
    if len(colours) == 1:
        return colours[0]
    return Say("africana-piece-either", {"first": colours[0], "second": colours[1]})


def half(book: int) -> Say:
    """Return the name of a half of the map, north or south."""
    return Say(f"africana-place-{BOX.halves[book]}")


def colour(name: str) -> Say:
    """Return the word for a colour."""
    return Say(f"africana-piece-{name}")


def card(code: str) -> Say:
    """Return the word for a card of a hand: `m`, `am`, `j`."""
    if code == BOX.cards[-1]:
        return Say("africana-piece-joker")
    if len(code) > 1:
        return assistant(COLOUR[code])
    return colour(COLOUR[code])


def assistant(name: str) -> Say:
    """Return the words for the assistant of a colour."""
    return Say("africana-piece-assistant", {"colour": colour(name)})


def cards(codes: Sequence[str]) -> tuple[Say, ...]:
    """Return the words for cards, equal ones together."""
    kinds = [code for code in BOX.cards if code in codes]
    return tuple(several(code, list(codes).count(code)) for code in kinds)


def several(code: str, n: int) -> Say:
    """Return the words for a number of equal cards."""
    return card(code) if n == 1 else Say("africana-piece-several", {"n": n, "card": card(code)})


def expedition(id: str) -> Say:
    """Return where an expedition leads from and to."""
    found = EXPEDITION[id]
    start, destination = BOX.locations[found.start].id, BOX.locations[found.destination].id
    return Say("africana-piece-expedition", {"from": place(start), "to": place(destination)})


def adventure(id: str) -> Say:
    """Return what a page brings, and where."""
    found = ADVENTURE[id]
    return Say("africana-piece-page", {"what": find(id), "place": place(BOX.locations[found.target].id)})


def find(id: str) -> Say:
    """Return what a page brings: an artifact or an assistant."""
    found = ADVENTURE[id]
    return artifact(found.artifact) if found.artifact >= 0 else assistant(BOX.colours[found.assistant])


def artifact(kind: int) -> Say:
    """Return the word for an artifact."""
    return Say(f"africana-piece-{BOX.artifacts[kind]}")


def adventures(ids: Iterable[str]) -> tuple[Say, ...]:
    """Return what several pages bring, and where."""
    return tuple(adventure(id) for id in ids)
