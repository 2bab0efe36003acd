"""The table in words, line by line, for whoever reads or hears it instead of seeing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from mezani.core.say import Argument, Say, seat_name
from mezani.games.kairo.cards import CARDS, Card, Terrain
from mezani.games.kairo.offers import capital_of, prompt, seat_names, terrain_name
from mezani.games.kairo.reckoning import (
    Front,
    can_reveal,
    card_of,
    chance,
    front_of,
    is_last_build,
    label,
    percent,
    short_at_end,
    tracks_of,
)
from mezani.games.kairo.view import View


def describe(view: View) -> tuple[Say, ...]:
    """Return the lines: the moment, the common cards, each seat beginning with one's own, what is asked."""
    return (
        moment(view),
        Say("kairo-view-needs", {"needs": tuple(map(need, CARDS.terrains))}),
        *auction(view),
        *common_cards(view),
        *(line for seat in seats(view) for line in seat_lines(view, seat)),
        *outlook(view),
        prompt(view),
    )


def seats(view: View) -> tuple[int, ...]:
    """Return the seats clockwise, one's own first."""
    return tuple(((view.seat or 0) + k) % view.seats for k in range(view.seats))


def moment(view: View) -> Say:
    """Say how far the game is."""
    kind = {"reveal": "building", "build": "building", "end": "over"}.get(view.phase, "auction")
    return Say(f"kairo-view-{kind}", {"auction": view.auction, "auctions": CARDS.route_length})


def need(terrain: Terrain) -> Say:
    """Name a terrain with the pieces it needs."""
    return Say("kairo-view-need", {"terrain": Say(f"kairo-piece-{terrain.id}"), "need": terrain.need})


# Auction --------------------------------------------------------------------------------------------------------------


def auction(view: View) -> Iterator[Say]:
    """Tell of the running auction: offer, bids, draws for a tie, choosing order."""
    yield from (offered(view, card_of(name)) for name in view.offer)
    if view.phase == "bid":
        yield from bidding(view)
    elif view.phase in ("draw", "take"):
        bids = tuple(
            Say("kairo-view-bid", {"seat": seat_name(seat), "bid": bid}) for seat, bid in enumerate(view.bids[-1])
        )
        yield Say("kairo-view-bids", {"bids": bids})
        drawn = tuple(
            Say("kairo-view-drawn-card", {"seat": seat_name(seat), "payment": card_of(name).payment})
            for seat, name in enumerate(view.drawn)
            if name
        )
        if drawn:
            yield Say("kairo-view-drawn", {"cards": drawn})
        if view.phase == "take":
            yield Say("kairo-view-order", {"seats": seat_names(tuple(seat for group in view.order for seat in group))})


def offered(view: View, card: Card) -> Say:
    """Name an offered card, with what one would lack for it at the end of one's row."""
    args: dict[str, Argument] = {"card": card_line(card), "need": card.terrain.need}
    if view.seat is None:
        return Say("kairo-view-offer", args)
    short = short_at_end(view, view.seat, card)
    return Say("kairo-view-offer-short", {**args, "short": short}) if short else Say("kairo-view-offer-enough", args)


def bidding(view: View) -> Iterator[Say]:
    """Tell who has sealed, and whom one would beat at an equal bid (KA-3.9)."""
    sealed = tuple(seat for seat in seats(view) if view.sealed[seat])
    if sealed:
        yield Say("kairo-view-sealed", {"seats": seat_names(sealed)})
    if view.to_act:
        yield Say("kairo-view-thinking", {"seats": seat_names(view.to_act)})
    if view.seat is None:
        return
    own = capital_of(view, view.seat)
    if view.own_bid is not None:
        yield Say("kairo-view-bid-own", {"bid": view.own_bid, "left": own - view.own_bid})
    richer = tuple(seat for seat in seats(view) if (view.capital[seat] or 0) > own)
    if richer:
        yield Say("kairo-view-richer", {"seats": seat_names(richer)})


# Common cards ---------------------------------------------------------------------------------------------------------


def common_cards(view: View) -> Iterator[Say]:
    """Tell of pool, pile and discards."""
    if view.pool:
        yield Say("kairo-view-pool", {"pieces": tracks_of(view.pool), "cards": card_lines(view.pool)})
    elif view.phase in ("reveal", "build"):
        yield Say("kairo-view-pool-empty")
    yield Say("kairo-view-pile", {"pile": view.pile, "discards": len(view.discards)})
    if view.discards:
        yield Say("kairo-view-discards", {"cards": labels(view.discards)})
    if view.pile_cards and view.options["count_help"]:
        yield from left_in_pile(view.pile_cards)


def left_in_pile(pile: tuple[str, ...]) -> Iterator[Say]:
    """Count the cards that can still come, by pieces and by terrain."""
    tracks = Counter(card_of(name).tracks for name in pile)
    counts = tuple(Say("kairo-view-tracks", {"cards": tracks[n], "tracks": n}) for n in sorted(tracks))
    yield Say("kairo-view-left", {"counts": counts})
    for terrain in CARDS.terrains:
        cards = tuple(name for name in pile if card_of(name).terrain == terrain)
        if cards:
            args: dict[str, Argument] = {"terrain": Say(f"kairo-piece-{terrain.id}"), "cards": labels(cards)}
            yield Say("kairo-view-left-terrain", args)


def card_line(card: Card) -> Say:
    """Return a card in full words."""
    args: dict[str, Argument] = {"terrain": terrain_name(card), "tracks": card.tracks, "payment": card.payment}
    return Say("kairo-piece-card", args)


def labels(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return some cards in short."""
    return tuple(label(card_of(name)) for name in names)


def card_lines(names: tuple[str, ...]) -> tuple[Say, ...]:
    """Return some cards in full words."""
    return tuple(card_line(card_of(name)) for name in names)


# Seats ----------------------------------------------------------------------------------------------------------------


def seat_lines(view: View, seat: int) -> Iterator[Say]:
    """Tell of one seat: money, bonus, way, row, and what its front is missing."""
    own = seat == view.seat
    args: dict[str, Argument] = {} if own else {"seat": seat_name(seat)}
    args |= {"bonus": view.bonus[seat], "most": CARDS.bonus_cap}
    args |= {"crossed": len(view.crossed[seat]), "route": CARDS.route_length}
    capital = view.capital[seat]
    if capital is None:
        yield Say("kairo-view-seat-hidden", args)
    else:
        yield Say("kairo-view-seat-own" if own else "kairo-view-seat", {**args, "capital": capital})
    yield row_line(view, seat)
    front = front_of(view, seat)
    if front and view.phase in ("reveal", "build"):
        yield missing_line(seat, front, own)


def row_line(view: View, seat: int) -> Say:
    """Tell the row of a seat in order."""
    own = seat == view.seat
    start = "kairo-view-row-own" if own else "kairo-view-row"
    args: dict[str, Argument] = {} if own else {"seat": seat_name(seat)}
    row = view.rows[seat]
    if not row:
        return Say(f"{start}-empty", args)
    card = card_of(row[0])
    args["front"] = Say(
        "kairo-view-front",
        {"terrain": terrain_name(card), "need": card.terrain.need, "tracks": card.tracks, "payment": card.payment},
    )
    if len(row) == 1:
        return Say(start, args)
    return Say(f"{start}-long", {**args, "cards": card_lines(row[1:])})


def missing_line(seat: int, front: Front, own: bool) -> Say:
    """Tell what a seat needs, has and is missing."""
    args: dict[str, Argument] = {"need": front.need, "row": front.row, "pool": front.pool}
    if own:
        return Say("kairo-view-missing-own", {**args, "missing": front.missing, "waste": front.waste})
    args["seat"] = seat_name(seat)
    return (
        Say("kairo-view-missing", {**args, "missing": front.missing})
        if front.missing
        else Say("kairo-view-ready", args)
    )


# What may come --------------------------------------------------------------------------------------------------------


def outlook(view: View) -> Iterator[Say]:
    """Tell what one's own build leads to, the chances of the next cards, and the result at the end."""
    if view.phase == "end":
        ranked = sorted(range(view.seats), key=lambda seat: view.ranks[seat])
        ranks = tuple(Say("kairo-view-rank", {"rank": view.ranks[seat], "seat": seat_name(seat)}) for seat in ranked)
        yield Say("kairo-view-ranks", {"ranks": ranks})
    if view.seat is None or view.phase not in ("reveal", "build"):
        return
    front = front_of(view, view.seat)
    if front:
        yield next_step(view, view.seat)
        yield from chances(view, view.seat, front)


def next_step(view: View, seat: int) -> Say:
    """Tell what follows after the next build of the seat that looks (KA-5.4, 5.8, 5.9)."""
    if is_last_build(view, seat):
        return Say("kairo-view-next-win")
    return Say("kairo-view-next-auction" if len(view.rows[seat]) == 1 else "kairo-view-next-reveal")


def chances(view: View, seat: int, front: Front) -> Iterator[Say]:
    """Tell the chance that the next card, or those of one lap, make a build possible without money."""
    lacking = front.missing - view.bonus[seat]
    if lacking <= 0 or not can_reveal(view) or view.pile_cards is None:
        return
    assert view.turn is not None
    if view.turn == seat and view.phase == "reveal":
        yield from next_card(view, lacking)
        return
    cards = (seat - view.turn) % view.seats or view.seats
    if view.phase == "reveal":
        cards += 1
    lap = chance(view, cards, lacking)
    if lap is not None:
        yield Say("kairo-view-chance-lap", {"cards": cards, "percent": percent(lap)})


def next_card(view: View, lacking: int) -> Iterator[Say]:
    """Tell how many of the cards that can come next bring enough."""
    source = view.pile_cards or view.discards
    good = sum(card_of(name).tracks >= lacking for name in source)
    yield Say(
        "kairo-view-chance", {"good": good, "cards": len(source), "percent": percent(Fraction(good, len(source)))}
    )
