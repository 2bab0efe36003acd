"""What a seat is told before it chooses: the prompt, a note for each choice, and why a choice is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mezani.core.offer import Blocked, Note, Offers, Reason
from mezani.core.say import Argument, Say, seat_name
from mezani.games.kairo.cards import CARDS, Card
from mezani.games.kairo.reckoning import (
    Front,
    can_reveal,
    card_of,
    front_of,
    is_last_build,
    label,
    must_build,
    pass_ends,
    short,
    short_at_end,
    tracks_of,
)
from mezani.games.kairo.view import View

BUILD = re.compile(r"build:b(\d+)p(\d+)", re.ASCII)


def terrain_name(card: Card) -> Say:
    """Return the name of the terrain of a card."""
    return Say(f"kairo-piece-{card.terrain.id}")


def card_name(card: Card) -> Say:
    """Return a card in short, e.g. `river #45 R2/7`."""
    return Say("kairo-piece-label", {"terrain": terrain_name(card), "label": label(card)})


def seat_names(seats: tuple[int, ...]) -> tuple[Say, ...]:
    """Return the names of some seats."""
    return tuple(seat_name(seat) for seat in seats)


# The prompt -----------------------------------------------------------------------------------------------------------


def prompt(view: View) -> Say:
    """Say what the seat that looks is asked now, or whom it waits for."""
    if view.phase == "end":
        return Say("kairo-prompt-over", {"seats": seat_names(first(view))})
    if not view.to_act:
        return Say("kairo-prompt-luck")
    if view.phase == "bid":
        return prompt_bid(view)
    if view.seat is None or view.seat not in view.to_act:
        return Say(f"kairo-prompt-{view.phase}-other", {"seat": seat_name(view.to_act[0])})
    if view.phase == "draw":
        tied = next(group for group in view.order if view.seat in group)
        return Say("kairo-prompt-draw", {"seats": seat_names(tuple(seat for seat in tied if seat != view.seat))})
    if view.phase == "take":
        return Say("kairo-prompt-take" if len(view.offer) > 1 else "kairo-prompt-take-last")
    return prompt_front(view, view.seat)


def prompt_bid(view: View) -> Say:
    """Ask for a bid, or name those who have not bid."""
    waiting = seat_names(view.to_act)
    if view.seat is None:
        return Say("kairo-prompt-bid-others", {"seats": waiting})
    if view.own_bid is not None:
        return Say("kairo-prompt-bid-sealed", {"bid": view.own_bid, "seats": waiting})
    return Say("kairo-prompt-bid", {"capital": capital_of(view, view.seat)})


def prompt_front(view: View, seat: int) -> Say:
    """Ask to reveal or to build, with what the front needs."""
    front = front_of(view, seat)
    assert front
    kind = view.phase
    if view.phase == "build" and short(view, seat, capital_of(view, seat)):
        kind = "build-unable"
    elif view.phase == "build" and must_build(view):
        kind = "build-forced"
    args: dict[str, Argument] = {"terrain": terrain_name(front.card), "need": front.need, "free": front.free}
    return Say(f"kairo-prompt-{kind}", args)


def first(view: View) -> tuple[int, ...]:
    """Return the seats in the first place."""
    return tuple(seat for seat, rank in enumerate(view.ranks) if rank == 1)


def capital_of(view: View, seat: int) -> int:
    """Return the capital of the seat that looks, before its bid is paid."""
    capital = view.capital[seat]
    assert capital is not None
    return capital + (view.own_bid or 0)


# The choices ----------------------------------------------------------------------------------------------------------


def offers(view: View, legal: Sequence[str]) -> Offers:
    """Put the legal choices of the seat that looks to a person.

    There are no plans: between two choices of one seat something is always revealed, or another seat chooses.
    """
    assert view.seat is not None
    return Offers({text: note(view, view.seat, text) for text in legal}, blocked(view, view.seat, legal))


def note(view: View, seat: int, text: str) -> Note:
    """Say what one choice does."""
    deed, _, rest = text.partition(":")
    if deed == "bid":
        return note_bid(view, seat, int(rest))
    if deed == "take":
        return note_take(view, seat, rest)
    if deed == "build":
        return note_build(view, seat, text)
    if deed == "pass":
        return note_pass(view, seat)
    say = Say(f"kairo-offer-{deed}")
    return Note(say, deed, lights={"target": ("pile",)}, final=True, cost=Say("kairo-offer-hidden"))  # KA-12.8


def note_bid(view: View, seat: int, bid: int) -> Note:
    """A bid costs its amount (KA-3.5); it can be changed until the last seat has bid (KA-12.2, 12.3)."""
    say = Say("kairo-offer-bid", {"bid": bid, "left": capital_of(view, seat) - bid})
    return Note(say, "bid", final=stands(view) or view.to_act == (seat,), cost=price(bid))


def note_take(view: View, seat: int, name: str) -> Note:
    """A card goes to the end of the row (KA-3.17)."""
    card, row = card_of(name), view.rows[seat]
    args: dict[str, Argument] = {
        "card": card_name(card),
        "tracks": tracks_of(row) + card.tracks,
        "short": short_at_end(view, seat, card),
    }
    return Note(
        Say("kairo-offer-take", args),
        "take",
        lights={"target": (name,), "because": row},
        final=stands(view),
    )


def note_build(view: View, seat: int, text: str) -> Note:
    """A build pays pieces, earns the payment and crosses one card (KA-5)."""
    spent, bought = split_of(text)
    front = front_of(view, seat)
    assert front
    cost = bought * CARDS.piece_price
    last = is_last_build(view, seat)
    args: dict[str, Argument] = {"row": front.row, "pool": front.pool, "bonus": spent, "bought": bought}
    if not last:
        lost = 0 if view.options["unspent_bonus_kept"] else view.bonus[seat] - spent  # KA-5.6
        args |= {"capital": capital_of(view, seat) - cost + front.card.payment, "lost": lost}
    return Note(
        Say("kairo-offer-build-last" if last else "kairo-offer-build", args),
        "build",
        gain=tuple(int(other == seat) for other in range(view.seats)),
        lights={"target": aim(view, seat, text, front), "because": useful(view, seat)},
        final=stands(view) or len(view.rows[seat]) == 1,  # KA-12.7, 12.8
        cost=price(cost),
    )


def aim(view: View, seat: int, text: str, front: Front) -> tuple[str, ...]:
    """Return what a build is aimed at: its split, and for the cheapest one the front itself."""
    split = text.partition(":")[2]
    cheapest = split_of(text)[0] == min(view.bonus[seat], front.missing)
    return (str(front.card.id), split) if cheapest else (split,)


def note_pass(view: View, seat: int) -> Note:
    """The left neighbour has the next turn, and the pool stays (KA-4.17)."""
    if pass_ends(view):
        return Note(Say("kairo-offer-pass-end"), "pass", final=True)
    neighbour = (seat + 1) % view.seats
    front = front_of(view, neighbour)
    assert front
    say = Say(
        "kairo-offer-pass" if can_reveal(view) else "kairo-offer-pass-dry",
        {"seat": seat_name(neighbour), "free": front.free, "need": front.need},
    )
    return Note(say, "pass", lights={"because": (str(front.card.id),)}, final=stands(view))


def useful(view: View, seat: int) -> tuple[str, ...]:
    """Return the cards of pool and row that bring pieces."""
    return tuple(name for name in view.pool + view.rows[seat] if card_of(name).tracks)


def stands(view: View) -> bool:
    """Tell whether no choice of this table can be taken back (KA-0.5)."""
    return not view.options["take_back"]


def split_of(text: str) -> tuple[int, int]:
    """Return the bonus pieces spent and the pieces bought in a build."""
    match = BUILD.fullmatch(text)
    assert match
    return int(match[1]), int(match[2])


def price(pounds: int) -> Say:
    """Return what is paid, in words."""
    return Say("kairo-offer-price", {"price": pounds}) if pounds else Say("kairo-offer-free")


# What is not possible -------------------------------------------------------------------------------------------------


def blocked(view: View, seat: int, legal: Sequence[str]) -> tuple[Blocked, ...]:
    """Return the deeds that are not possible after the reveal, and why."""
    deeds = {text.partition(":")[0] for text in legal}
    if view.phase != "build":
        return ()
    reasons = {deed: refusal(view, seat, deed) for deed in ("build", "pass") if deed not in deeds}
    return tuple(Blocked(deed, reason.say, reason.rule) for deed, reason in reasons.items())


def refusal(view: View, seat: int, deed: str) -> Reason:
    """Say why a seat cannot build, or not pass, in its turn."""
    if view.phase == "reveal":
        return Reason("KA-4.2", Say("kairo-why-reveal-first"))
    if deed == "pass":
        return Reason("KA-7.7", Say("kairo-why-must-build"))
    front = front_of(view, seat)
    assert front
    return too_short(view, seat, front)


def too_short(view: View, seat: int, front: Front) -> Reason:
    """Say how many pieces are lacking even with all bonus and money."""
    capital = capital_of(view, seat)
    args: dict[str, Argument] = {
        "terrain": terrain_name(front.card),
        "need": front.need,
        "free": front.free,
        "bonus": view.bonus[seat],
        "capital": capital,
        "short": short(view, seat, capital),
    }
    return Reason("KA-4.16", Say("kairo-why-short", args))


def reason(view: View, text: str) -> Reason:
    """Say why a choice that exists is not legal for the seat that looks."""
    if view.phase == "end":
        return Reason("KA-8.5", Say("kairo-why-over"))
    if not view.to_act:
        return Reason("KA-11.1", Say("kairo-why-luck"))
    if view.seat is None or (view.seat not in view.to_act and view.own_bid is None):
        return Reason("KA-11.1", Say("kairo-why-turn"))
    deed, _, rest = text.partition(":")
    if deed == "bid":
        return reason_bid(view, view.seat, int(rest))
    if deed == "draw":
        return Reason("KA-3.10", Say("kairo-why-no-tie"))
    if deed == "take":
        return reason_take(view, rest)
    if view.phase not in ("reveal", "build"):
        return Reason("KA-3.19", Say("kairo-why-auction-first"))
    return reason_turn(view, view.seat, deed, text)


def reason_bid(view: View, seat: int, bid: int) -> Reason:
    """Say why this bid is refused."""
    if view.phase == "bid":
        return Reason("KA-3.2", Say("kairo-why-bid-capital", {"capital": capital_of(view, seat), "bid": bid}))
    if view.phase in ("draw", "take"):
        return Reason("KA-3.2", Say("kairo-why-bid-once"))
    return Reason("KA-2.3", Say("kairo-why-no-auction"))


def reason_take(view: View, name: str) -> Reason:
    """Say why this card cannot be taken."""
    card = next((card for card in CARDS.deck if str(card.id) == name), None)
    if card is None:
        return Reason("KA-1.6", Say("kairo-why-no-card", {"card": name}))
    if view.phase == "bid":
        return Reason("KA-3.16", Say("kairo-why-bids-first"))
    if view.phase == "draw":
        return Reason("KA-3.10", Say("kairo-why-tie-first"))
    if view.phase == "take":
        return Reason("KA-3.16", Say("kairo-why-not-offered", {"card": card_name(card)}))
    return Reason("KA-2.3", Say("kairo-why-no-auction"))


def reason_turn(view: View, seat: int, deed: str, text: str) -> Reason:
    """Say why this is refused in a turn of the building phase."""
    if deed == "reveal":
        if can_reveal(view):
            return Reason("KA-4.1", Say("kairo-why-revealed"))
        return Reason("KA-7.5", Say("kairo-why-nothing-to-reveal"))
    if view.phase == "reveal" or deed == "pass":
        return refusal(view, seat, deed)
    return reason_build(view, seat, text)


def reason_build(view: View, seat: int, text: str) -> Reason:
    """Say why this payment split is refused."""
    spent, bought = split_of(text)
    front, capital = front_of(view, seat), capital_of(view, seat)
    assert front
    if short(view, seat, capital):
        return too_short(view, seat, front)
    if spent + bought != front.missing:
        return Reason("KA-11.8", Say("kairo-why-split", {"missing": front.missing}))
    if spent > view.bonus[seat]:
        return Reason("KA-4.12", Say("kairo-why-bonus", {"bonus": view.bonus[seat], "spent": spent}))
    cost = bought * CARDS.piece_price
    return Reason("KA-4.12", Say("kairo-why-money", {"bought": bought, "price": cost, "capital": capital}))
