"""What one reader may know of a game of Africana: built field by field from what section 6 allows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One company; what only its owner may see is None for others."""

    company: str
    place: str
    silver: int
    markers: int
    """Markers in stock."""
    cards: int
    """Size of the hand, joker and assistants included."""
    specials: tuple[str, ...]
    """Joker and assistants in the hand, which everybody knows."""
    hand: tuple[str, ...] | None
    """The whole hand, in the order m t g o v am at ag ao av j."""
    unfinished: tuple[str, ...]
    stack: int
    """How many finished cards lie under the company card."""
    finished: tuple[str, ...] | None
    """Those cards: expeditions, then adventures."""
    score: int | None


@dataclass(frozen=True, slots=True)
class SlotView:
    """One of the five spaces for expeditions."""

    expedition: str | None
    joined: tuple[int, ...]
    """The seats with a marker on it."""


@dataclass(frozen=True, slots=True)
class BookView:
    """The book of one half. All that ever lay open is in `known`, in its order; `page_notes` is for the screen."""

    left: int
    """Pages in stack L."""
    right: int
    """Pages in stack R, seen or not."""
    visible_left: str | None
    visible_right: str | None
    known: tuple[str, ...]
    """L from bottom to top, then the pages of R that have been seen, from its top down."""
    unseen: tuple[str, ...]
    """The pages at the bottom of R that nobody has seen, by id."""


@dataclass(frozen=True, slots=True)
class View:
    """One instant as a seat (None: a spectator) sees it."""

    seat: int | None
    seats: int
    options: dict[str, str | int]
    """`score_view`, `page_notes`, `hand_limit_counts`, `stall_rounds`, `take_back`."""
    phase: str
    """`setup`, `action`, `book`, `move`, `drop`, `shed`, `luck` or `over`."""
    to_act: int
    active: int
    """The seat whose turn it is."""
    round: int
    """Counted from 1."""
    turns: int
    """Pages turned in the current Book action."""
    bought: int
    """Adventures bought in the current Book action."""
    claims: int
    """Joins and finishes in the current Move action."""
    table: tuple[str, ...]
    """Cards played in the current Move action, one per step."""
    players: tuple[PlayerView, ...]
    slots: tuple[SlotView, ...]
    expeditions_left: dict[str, int]
    """Cards left in the pile by letter, top letter first."""
    unseen_expeditions: tuple[str, ...]
    """Expeditions that nobody has seen: those in the pile, and those of the lowest letter that were removed."""
    books: tuple[BookView, BookView]
    """North, south."""
    travel_pile: int
    discard: dict[str, int]
    """Travel cards of each colour code on the discard pile."""
    supply: dict[str, int]
    """Assistants of each card code that can still be gained."""
    removed: tuple[str, ...]
    """Jokers, assistants and adventures out of the game."""
    known_others: dict[str, int]
    """Travel cards that the other seats are known to hold together (K of section 7)."""
    known_all: dict[str, int]
    """Travel cards that all seats are known to hold together, as a spectator knows them."""
    last_round: bool
    last_taken_round: int
    """The last round in which an expedition was finished, 0 before."""
    ended: str | None
    """`regular` or `stalled` once the game is over."""
