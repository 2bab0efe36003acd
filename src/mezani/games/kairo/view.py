"""What a seat, or a spectator, may know of a game (section 7 of the rules). Cards stand as their ids, e.g. `45`."""

from __future__ import annotations

from dataclasses import dataclass


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
    """Pounds: one's own without the sealed bid, others' with it; None where capitals are not shown."""
    bonus: tuple[int, ...]
    bought: tuple[int, ...]
    """The pieces each seat has bought so far."""
    pool: tuple[str, ...]
    """The cards beside the pile that count for everybody, by rising id."""
    pile: int
    """How many cards are in the pile."""
    pile_cards: tuple[str, ...] | None
    """Which they are, by rising id; None unless `count_help` is on."""
    discards: tuple[str, ...]
    """By rising id."""
    dry: int
    """Passes in turns without a card to reveal, since the last reveal or build (KA-7.6)."""
    reshuffled_after: int | None
    """After how many cards of the last offer the discards became the new pile (KA-15.3)."""
    ranks: tuple[int, ...]
    """The place of each seat at the end; empty before."""
