"""What one reader may know of a game of Africana: built field by field from what section 6 allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mezani.games.africana.box import BOX, NOTHING
from mezani.games.africana.notation import ASSISTANTS, OUTCOMES, PHASES, TRAVEL
from mezani.games.africana.phases import *
from mezani.games.africana.rules import Africana


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
    """`start_player`, `score_view`, `page_notes`, `hand_limit_counts`, `stall_rounds`, `take_back`."""
    phase: str
    """`action`, `book`, `move`, `drop`, `shed`, `over`, or what luck decides (`notation.PHASES`)."""
    to_act: int
    active: int
    """The seat whose turn it is."""
    round: int
    """Counted from 1."""
    due: int
    """Travel cards that luck still owes the active seat."""
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


def view(state: Africana, seat: int | None) -> View:
    """Return what a seat may know; after the end all hands, stacks and scores are open."""
    reader = 0 if seat is None else seat + 1
    seats = range(state.seats)
    return View(
        seat=seat,
        seats=state.seats,
        options=options(state),
        phase=PHASES[state.phase],
        to_act=state.to_act,
        active=state.active,
        round=state.round,
        due=state.due,
        turns=state.turns,
        bought=state.bought,
        claims=state.claims,
        table=cards(state.table),
        players=tuple(player(state, other, seat) for other in seats),
        slots=tuple(slot(state, number) for number in range(len(BOX.bonuses))),
        expeditions_left=dict(zip(BOX.stacks, state.left, strict=True)),
        unseen_expeditions=expeditions(state.unseen_expeditions),
        books=(book(state, 0), book(state, 1)),
        travel_pile=sum(state.pile),
        discard=by_colour(state.discard),
        supply=dict(zip(ASSISTANTS, state.supply, strict=True)),
        removed=removed(state),
        known_others=by_colour(state.known[reader]),
        known_all=by_colour(state.known[0]),
        last_round=bool(state.last_round),
        last_taken_round=state.last_taken,
        ended=ending(state),
    )


def options(state: Africana) -> dict[str, str | int]:
    """Return the options of the table."""
    return {
        "start_player": "chosen" if state.start_chosen else "random",
        "score_view": "open" if state.score_open else "hidden",
        "page_notes": "on" if state.page_notes else "off",
        "hand_limit_counts": "travel" if state.travel_only else "all",
        "stall_rounds": state.stall_rounds,
        "take_back": "on" if state.take_back else "off",
    }


def player(state: Africana, seat: int, reader: int | None) -> PlayerView:
    """Return what a reader knows of a company (AN-17.4, 18.1, 18.2)."""
    own = seat == reader or state.phase == END
    shown = own or state.score_open
    stack = (*expeditions(state.expeditions[seat]), *adventures(state.adventures[seat]))
    hand = cards(state.hand[seat])
    return PlayerView(
        company=BOX.companies[seat].id,
        place=BOX.locations[state.at[seat]].id,
        silver=state.silver[seat],
        markers=BOX.markers - sum(joined >> seat & 1 for joined in state.joined),
        cards=len(hand),
        specials=tuple(card for card in hand if card not in TRAVEL),
        hand=hand if own else None,
        unfinished=adventures(state.unfinished[seat]),
        stack=len(stack),
        finished=stack if shown else None,
        score=state.scores()[seat] if shown else None,
    )


def slot(state: Africana, number: int) -> SlotView:
    """Return one of the five spaces, counted from 0."""
    expedition = state.slot[number]
    joined = tuple(seat for seat in range(state.seats) if state.joined[number] >> seat & 1)
    return SlotView(None if expedition == NOTHING else BOX.expeditions[expedition].id, joined)


def book(state: Africana, half: int) -> BookView:
    """Return a book; whoever remembers all knows every page that ever lay open (AN-6.18)."""
    opened, turned = state.opened[half], state.turned[half]
    known = tuple(BOX.adventures[page].id for page in state.page[half][:opened])
    unseen = adventures(state.unseen_pages[half])
    return BookView(
        left=turned,
        right=opened - turned + len(unseen),
        visible_left=known[turned - 1] if turned else None,
        visible_right=known[turned] if turned < opened else None,
        known=known,
        unseen=unseen,
    )


def removed(state: Africana) -> tuple[str, ...]:
    """Return the jokers, assistants and adventures that are nowhere else (AN-12.5, 12.6)."""
    copies = [0] * len(TRAVEL) + [*BOX.copies[len(TRAVEL) : -1], BOX.copies[-1] * state.seats]
    for kind in range(len(TRAVEL), len(BOX.cards)):
        copies[kind] -= state.table[kind] + sum(state.hand[seat][kind] for seat in range(state.seats))
    for colour, number in enumerate(state.supply):
        copies[len(TRAVEL) + colour] -= number
    somewhere = sum(state.unfinished) | sum(state.adventures) | sum(state.unseen_pages)
    for half in range(2):
        somewhere |= sum(2**page for page in state.page[half][: state.opened[half]])
    return (*cards(copies), *adventures((2 ** len(BOX.adventures) - 1) & ~somewhere))


def ending(state: Africana) -> str | None:
    """Return why the game is over (AN-14.3, 14.8)."""
    if state.phase != END:
        return None
    return "regular" if state.last_round else "stalled"


def cards(counts: Sequence[int]) -> tuple[str, ...]:
    """Return cards counted by kind in hand order."""
    return tuple(card for card, number in zip(BOX.cards, counts, strict=True) for _ in range(number))


def by_colour(counts: Sequence[int]) -> dict[str, int]:
    """Return a number of travel cards for each colour code."""
    return dict(zip(TRAVEL, counts, strict=True))


def expeditions(members: int) -> tuple[str, ...]:
    """Return the ids of a set of expeditions."""
    return tuple(card.id for k, card in enumerate(BOX.expeditions) if members >> k & 1)


def adventures(members: int) -> tuple[str, ...]:
    """Return the ids of a set of adventures."""
    return tuple(card.id for k, card in enumerate(BOX.adventures) if members >> k & 1)


def sees_outcome(before: Africana, outcome: int, seat: int | None) -> bool:
    """Tell whether a reader sees what luck brought: travel cards are for the drawer only (section 5.9)."""
    drawn = OUTCOMES[outcome] in TRAVEL
    return not drawn or seat == before.active
