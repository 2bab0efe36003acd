"""What a seat, or a spectator, may know of a game (section 7 of the rules). Cards stand as their ids, e.g. `45`."""

from __future__ import annotations

from dataclasses import dataclass

from mezani.games.kairo.cards import names
from mezani.games.kairo.phases import *
from mezani.games.kairo.rules import Kairo

PHASES = ("offer", "bid", "draw", "take", "reveal", "build", "end")
"""The word for each phase."""


@dataclass(frozen=True, slots=True)
class View:
    """One instant as one seat sees it, with all that a perfect memory would know."""

    seat: int | None
    """Who looks; None is a spectator."""
    seats: int
    options: dict[str, bool]
    """`unspent_bonus_kept`, `open_capitals`, `count_help`, `take_back`."""
    phase: str
    """`offer` (cards are turned up), `bid`, `draw` (for a tie), `take`, `reveal`, `build`, `end`."""
    to_act: tuple[int, ...]
    """Who may choose now: in `bid` every seat without a sealed bid; nobody while a card is turned up."""
    turn: int | None
    """The seat that draws, takes, reveals or builds, also while its card is turned up."""
    auction: int
    """The number of the last auction, 1 for the first."""
    offer: tuple[str, ...]
    """The cards that can still be taken, in the order in which they were turned up."""
    sealed: tuple[bool, ...]
    """Whether each seat has sealed its bid; all false outside `bid`."""
    own_bid: int | None
    """One's own bid while it is sealed."""
    bids: tuple[tuple[int, ...], ...]
    """The bids of each auction that are known to all, by auction and seat."""
    order: tuple[tuple[int, ...], ...]
    """The choosing order of the last auction once bids are known: groups of seats; two or more in a group are still tied."""
    drawn: tuple[str | None, ...]
    """The last card each seat drew for a tie in this auction."""
    draws: tuple[int, ...]
    """How many cards each seat drew for ties in this auction."""
    rows: tuple[tuple[str, ...], ...]
    """The cards before each train, the front first."""
    crossed: tuple[tuple[str, ...], ...]
    """The cards behind each train, the oldest first; all have lain face up."""
    capital: tuple[int | None, ...]
    """Pounds: one's own less the sealed bid, others' before theirs; None where capitals are not shown."""
    bonus: tuple[int, ...]
    bought: tuple[int, ...]
    """The pieces each seat has bought so far."""
    pool: tuple[str, ...]
    """The cards beside the pile that count for everybody, in the order in which they were revealed."""
    pile: int
    """How many cards are in the pile."""
    pile_cards: tuple[str, ...] | None
    """Which they are, by rising id; None unless `count_help` is on."""
    discards: tuple[str, ...]
    """By rising id."""
    dry: int
    """Passes in turns without a card to reveal, since the last reveal or build (KA-7.6)."""
    skipped: bool
    """Whether the turn that runs had no card to reveal (KA-7.5)."""
    reshuffled_after: int | None
    """After how many cards of the last offer the discards became the new pile (KA-15.3)."""
    ranks: tuple[int, ...]
    """The place of each seat at the end; empty before."""


def view(state: Kairo, seat: int | None) -> View:
    """Return what a seat may know, or a spectator: all but the order of the pile and the sealed bids of others."""
    seats = range(state.seats)
    known = range(state.auction - 1 if state.phase in (OFFER, BID) else state.auction)
    return View(
        seat=seat,
        seats=state.seats,
        options=options(state),
        phase=PHASES[state.phase],
        to_act=tuple(other for other in seats if state.can_act(other)),
        turn=state.turn if state.turn >= 0 else None,
        auction=state.auction,
        offer=named(state.offer[: state.offered]),
        sealed=tuple(bool(state.seals >> other & 1) for other in seats),
        own_bid=state.bid[state.auction - 1][seat] if seat is not None and state.seals >> seat & 1 else None,
        bids=tuple(tuple(state.bid[number][: state.seats]) for number in known),
        order=groups(state) if state.phase not in (OFFER, BID) else (),
        drawn=tuple(str(state.tie_card[other] + 1) if state.draws[other] else None for other in seats),
        draws=tuple(state.draws[: state.seats]),
        rows=tuple(named(state.route[other][state.crossed[other] : state.held[other]]) for other in seats),
        crossed=tuple(named(state.route[other][: state.crossed[other]]) for other in seats),
        capital=tuple(capital(state, other, seat) for other in seats),
        bonus=tuple(state.bonus[: state.seats]),
        bought=tuple(state.bought[: state.seats]),
        pool=named(state.pool[: state.pooled]),
        pile=state.pile.bit_count(),
        pile_cards=names(state.pile) if state.count_help else None,
        discards=names(state.discards),
        dry=state.dry,
        skipped=bool(state.skipped),
        reshuffled_after=state.reshuffled_after if state.reshuffled_after >= 0 else None,
        ranks=tuple(state.ranks()) if state.phase == END else (),
    )


def options(state: Kairo) -> dict[str, bool]:
    """Return the options of the table."""
    return {
        "unspent_bonus_kept": bool(state.keep_bonus),
        "open_capitals": bool(state.open_capitals),
        "count_help": bool(state.count_help),
        "take_back": bool(state.take_back),
    }


def named(cards: list[int]) -> tuple[str, ...]:
    """Return the notation of a list of cards."""
    return tuple(str(card + 1) for card in cards)


def groups(state: Kairo) -> tuple[tuple[int, ...], ...]:
    """Return the choosing order, seats that are still tied in one group."""
    order: list[tuple[int, ...]] = []
    group: tuple[int, ...] = ()
    for place in range(state.seats):
        group += (state.order[place],)
        if not state.tied >> place & 1:
            order.append(group)
            group = ()
    return tuple(order)


def capital(state: Kairo, seat: int, looking: int | None) -> int | None:
    """Return the capital of a seat as another shows it (KA-3.6, 10.3, 10.6); at the end all are shown (KA-10.7)."""
    if seat == looking:
        return state.capital[seat] - (state.bid[state.auction - 1][seat] if state.seals >> seat & 1 else 0)
    return state.capital[seat] if state.open_capitals or state.phase == END else None


def sees_outcome(before: Kairo, outcome: int, seat: int | None) -> bool:
    """Tell whether a seat sees the card that luck turns up: everybody sees each at once (section 7)."""
    return True
