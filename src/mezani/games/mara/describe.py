"""The table in words, line by line, for whoever reads or hears it instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterator

from mezani.core.say import Argument, Say, seat_name
from mezani.games.mara.cards import CARDS
from mezani.games.mara.pieces import SPECIALS, card, cards, points_of
from mezani.games.mara.sight import ELEPHANT, FORDS, fits, tail, worth
from mezani.games.mara.view import View


def describe(view: View) -> tuple[Say, ...]:
    """Return the lines: the moment, the fords, each seat beginning with one's own, one's cards, what may come."""
    return (
        moment(view),
        *(ford_line(view, number) for number in FORDS),
        *(seat_line(view, seat) for seat in seats(view)),
        *own_cards(view),
        *shown_cards(view),
        pile(view),
        *tracker(view),
        *outlook(view),
        *past_rounds(view),
    )


def seats(view: View) -> tuple[int, ...]:
    """Return the seats clockwise, one's own first."""
    return tuple(((view.seat or 0) + k) % view.seats for k in range(view.seats))


def moment(view: View) -> Say:
    """Say how far the game is."""
    args: dict[str, Argument] = {"round": view.round, "rounds": view.options["rounds"]}
    if view.phase == "end":
        return Say("mara-view-over", {"rounds": view.options["rounds"]})
    if view.mover is None or view.turn == 0:
        return Say("mara-view-setting-up", args)
    return Say("mara-view-turn", {**args, "turn": view.turn, "seat": seat_name(view.mover)})


# Fords ----------------------------------------------------------------------------------------------------------------


def ford_line(view: View, number: int) -> Say:
    """Tell a row from the front to the tail, what comes next, and whether an elephant may come."""
    ford = view.fords[number - 1]
    if ford.closed:
        return Say("mara-view-ford-closed", {"ford": number})
    if not ford.animals:
        return Say("mara-view-ford-free", {"ford": number})
    args: dict[str, Argument] = {
        "ford": number,
        "count": len(ford.animals),
        "animals": tuple(in_row(view, *of) for of in zip(ford.animals, ford.owners, strict=True)),
        "tail": tail(ford),
    }
    return Say("mara-view-ford-crossable" if fits(ford, ELEPHANT) else "mara-view-ford", args)


def in_row(view: View, animal: str, owner: int) -> Say:
    """Tell one animal of a row: whose it is and what it is worth."""
    args: dict[str, Argument] = {"animal": card(animal), "points": CARDS.worth(animal)}
    return (
        Say("mara-view-yours", args)
        if owner == view.seat
        else Say("mara-view-owned", {**args, "seat": seat_name(owner)})
    )


# Seats ----------------------------------------------------------------------------------------------------------------


def seat_line(view: View, seat: int) -> Say:
    """Tell what a seat holds and has brought over; points only where the table shows them (MA-15.3)."""
    crossed = view.crossed[seat]
    args: dict[str, Argument] = {
        "hand": len(view.hands[seat]),
        "crossed": len(crossed),
        "reserve": view.reserve[seat],
        "borrowed": view.borrowed[seat],
    }
    if seat == view.seat:
        return Say("mara-view-you", {**args, "points": worth(crossed)})
    args["seat"] = seat_name(seat)
    if is_open(view):
        return Say("mara-view-seat-open", {**args, "points": worth(crossed)})
    return Say("mara-view-seat", args)


def is_open(view: View) -> bool:
    """Tell whether the crossed animals of all seats are shown (MA-15.3, 15.8)."""
    return view.options["running_score"] == "open" or view.phase == "end"


def own_cards(view: View) -> Iterator[Say]:
    """Tell one's hand and the animals one has brought over."""
    if view.seat is None:
        return
    if view.hands[view.seat]:
        yield Say("mara-view-hand", {"cards": tuple(held(name) for name in view.hands[view.seat])})
    if view.crossed[view.seat]:
        yield Say("mara-view-crossed", {"animals": cards(view.crossed[view.seat])})


def shown_cards(view: View) -> Iterator[Say]:
    """Tell the animals that others have brought over, where they are shown."""
    for seat in seats(view):
        if is_open(view) and seat != view.seat and view.crossed[seat]:
            yield Say("mara-view-crossed-of", {"seat": seat_name(seat), "animals": cards(view.crossed[seat])})


def held(name: str) -> Say:
    """Tell a card in one's hand, an animal with its points."""
    if name in SPECIALS:
        return card(name)
    return Say("mara-view-held", {"animal": card(name), "points": CARDS.worth(name)})


# Piles ----------------------------------------------------------------------------------------------------------------


def pile(view: View) -> Say:
    """Tell the face-down pile, the cards aside and the lions."""
    args: dict[str, Argument] = {
        "pile": view.pile,
        "eaten": len(view.eaten),
        "played": len(view.played),
        "lions": view.lions,
        "all": CARDS.copies[-1].bit_count(),
    }
    return Say("mara-view-pile", args)


def tracker(view: View) -> Iterator[Say]:
    """Tell the cards that this viewer has not seen, if the table shows them (section 6.3)."""
    if view.options["card_tracker"] == "off" or view.turn == 0 or view.phase == "end":
        return
    unseen = {name: view.unseen.count(name) for name in view.unseen}
    animals = tuple(int(name) for name in unseen if name not in SPECIALS)
    yield Say("mara-view-unseen-animals", {"numbers": animals})
    specials = tuple(
        Say("mara-view-unseen-special", {"card": card(name), "count": number})
        for name, number in unseen.items()
        if name in SPECIALS
    )
    yield Say("mara-view-unseen-specials", {"specials": specials})


def outlook(view: View) -> Iterator[Say]:
    """Tell what the end of the round depends on."""
    if view.turn == 0 or view.phase == "end":
        return
    if not view.pile:
        yield Say("mara-view-pile-empty")
    if view.played.count(ELEPHANT) == CARDS.copies[CARDS.kinds.index(ELEPHANT)].bit_count():
        yield Say("mara-view-scores-final")


def past_rounds(view: View) -> Iterator[Say]:
    """Tell the scores of the rounds that have ended, and the totals."""
    for number, past in enumerate(view.rounds, 1):
        scores = tuple(points_of(seat, score) for seat, score in enumerate(past.scores))
        yield Say("mara-view-round", {"round": number, "scores": scores})
    if len(view.rounds) > 1:
        totals = tuple(points_of(seat, total) for seat, total in enumerate(view.totals))
        yield Say("mara-view-totals", {"totals": totals})
