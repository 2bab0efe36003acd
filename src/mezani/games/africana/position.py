"""States as JSON: writing them, reading any position with every value checked, and guessing one from a view.

`partial` allows positions in which cards are missing, as the specification's test vectors need them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mezani.core.data import Place, read_data
from mezani.core.errors import BadData, BadOption, BadPosition
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.options import read_options, settle
from mezani.core.rng import Rng
from mezani.games.africana.box import BOX, NOTHING
from mezani.games.africana.notation import PHASES, TRAVEL
from mezani.games.africana.phases import *
from mezani.games.africana.rules import Africana
from mezani.games.africana.soundness import check
from mezani.games.africana.view import PlayerView, View, adventures, cards, expeditions, options

__all__ = ["from_view", "read", "write"]

DATA = read_data(Path(__file__).with_name("data.toml"))
NO_CARDS = "-"
CARD_IDS = tuple(card.id for card in BOX.expeditions)
PAGE_IDS = tuple(page.id for page in BOX.adventures)
PLACE_IDS = tuple(location.id for location in BOX.locations)
WAITING = (DISPLAY, OPENING, DEAL, DRAW, PAGE, BONUS, REFILL)
"""The phases in which luck is to act."""


# Writing --------------------------------------------------------------------------------------------------------------


def write(state: Africana) -> dict[str, Any]:
    """Return the position of a state."""
    return {
        "game": "africana",
        "seats": state.seats,
        "options": options(state),
        "phase": PHASES[state.phase],
        "round": state.round,
        "active": state.active,
        "due": state.due,
        "fresh": joined(state.fresh),
        "turns": state.turns,
        "bought": state.bought,
        "sold": None if state.sold == NOTHING else PAGE_IDS[state.sold],
        "claims": state.claims,
        "table": joined(state.table),
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "slots": [write_slot(state, slot) for slot in range(len(BOX.bonuses))],
        "filled": [slot + 1 for slot in range(len(BOX.bonuses)) if state.filled >> slot & 1],
        "expedition_pile": dict(zip(BOX.stacks, state.left, strict=True)),
        "unseen_expeditions": list(expeditions(state.unseen_expeditions)),
        "books": [write_book(state, half) for half in range(len(BOX.halves))],
        "travel_pile": joined(state.pile),
        "discard": joined(state.discard),
        "known": [joined(state.known[reader]) for reader in range(state.seats + 1)],
        "supply": joined([0] * len(TRAVEL) + list(state.supply)),
        "last_round": bool(state.last_round),
        "last_taken_round": state.last_taken,
    }


def joined(counts: Sequence[int]) -> str:
    """Return cards counted by kind as one text."""
    kinds = cards([*counts, *[0] * (len(BOX.cards) - len(counts))])
    return "+".join(kinds) or NO_CARDS


def write_player(state: Africana, seat: int) -> dict[str, Any]:
    """Return what a company has."""
    return {
        "at": PLACE_IDS[state.at[seat]],
        "silver": state.silver[seat],
        "hand": joined(state.hand[seat]),
        "unfinished": list(adventures(state.unfinished[seat])),
        "finished": [*expeditions(state.expeditions[seat]), *adventures(state.adventures[seat])],
    }


def write_slot(state: Africana, slot: int) -> dict[str, Any]:
    """Return what lies on a slot, and the seats with a marker on it."""
    empty = state.slot[slot] == NOTHING
    seats = [seat for seat in range(state.seats) if state.joined[slot] >> seat & 1]
    return {"expedition": None if empty else CARD_IDS[state.slot[slot]], "joined": seats}


def write_book(state: Africana, half: int) -> dict[str, Any]:
    """Return a book: the pages that lay open, L from the bottom and R from its top; how many are in L; the others."""
    known = [PAGE_IDS[page] for page in state.page[half][: state.opened[half]]]
    return {"known": known, "left": state.turned[half], "unseen": list(adventures(state.unseen_pages[half]))}


# Reading --------------------------------------------------------------------------------------------------------------


def read(position: Mapping[str, Any]) -> Africana:
    """Return the state of a position, or raise BadPosition."""
    try:
        place = Place(dict(position), "position: ")
        state = set_out(place)
        check(place, state, partial="partial" in place and place["partial"].yes())
    except (BadData, BadOption) as error:
        raise BadPosition(str(error)) from error
    return state


def set_out(place: Place) -> Africana:
    """Return the state that a position describes, sound or not."""
    state = framed(place)
    read_turn(place, state)
    read_players(place["players"], state)
    read_display(place, state)
    read_books(part(place, "books", [{}, {}]), state)
    read_travel_cards(place, state)
    return state


def part(place: Place, key: str, otherwise: Any) -> Place:
    """Return a member, or what stands for it when it is left out."""
    return place[key] if key in place else Place(otherwise, place.inside(key))


def framed(place: Place) -> Africana:
    """Read seats and options; everything else is still empty."""
    players = DATA["players"]
    seats = place["seats"].number(players["min"].number(), players["max"].number())
    given = part(place, "options", {})
    settled = settle(read_options(DATA), {name: value.value for name, value in given.items()})
    return Africana.start(seats, settled)


def read_turn(place: Place, state: Africana) -> None:
    """Read whose turn it is, what is being decided, and how far it has come."""
    state.phase = PHASES.index(place["phase"].text(*PHASES))
    state.round = part(place, "round", 1).number(1)
    state.active = part(place, "active", 0).number(0, state.seats - 1)
    state.to_act = CHANCE if state.phase in WAITING else OVER if state.phase == END else state.active
    state.due = part(place, "due", 0).number(0, len(TRAVEL) * 2)
    state.turns = part(place, "turns", 0).number()
    state.bought = part(place, "bought", 0).number(0, len(PAGE_IDS))
    state.claims = part(place, "claims", 0).number()
    state.last_round = int(part(place, "last_round", False).yes())
    state.last_taken = part(place, "last_taken_round", 0).number(0, state.round)
    sold = part(place, "sold", None)
    state.sold = NOTHING if sold.value is None else PAGE_IDS.index(sold.text(*PAGE_IDS))


def read_players(players: Place, state: Africana) -> None:
    """Read what each company has."""
    entries = list(players)
    if len(entries) != state.seats:
        raise players.fail(f"must be {state.seats}, one for each seat")
    at, silver, unfinished = [0] * 4, [0] * 4, [0] * 4
    hand = [[0] * len(BOX.cards) for _ in range(4)]
    expeditions_done, adventures_done = [0] * 4, [0] * 4
    for seat, player in enumerate(entries):
        at[seat] = PLACE_IDS.index(player["at"].text(*PLACE_IDS))
        silver[seat] = part(player, "silver", 0).number(0, 10_000)
        hand[seat] = counted(part(player, "hand", NO_CARDS), BOX.cards)
        unfinished[seat] = chosen(part(player, "unfinished", []), PAGE_IDS)
        finished = chosen(part(player, "finished", []), (*CARD_IDS, *PAGE_IDS))
        expeditions_done[seat] = finished & 2 ** len(CARD_IDS) - 1
        adventures_done[seat] = finished >> len(CARD_IDS)
    state.at, state.silver, state.hand, state.unfinished = at, silver, hand, unfinished
    state.expeditions, state.adventures = expeditions_done, adventures_done


def read_display(place: Place, state: Africana) -> None:
    """Read the slots with their markers, and the expedition pile."""
    slots = list(place["slots"])
    if len(slots) != len(BOX.bonuses):
        raise place["slots"].fail(f"must be {len(BOX.bonuses)}")
    found, marked = [NOTHING] * len(slots), [0] * len(slots)
    for number, slot in enumerate(slots):
        if slot["expedition"].value is not None:
            found[number] = CARD_IDS.index(slot["expedition"].text(*CARD_IDS))
        for seat in part(slot, "joined", []).numbers(0, state.seats - 1):
            marked[number] |= 2**seat
    state.slot, state.joined = found, marked
    state.filled = sum(2 ** (slot - 1) for slot in set(part(place, "filled", []).numbers(1, len(slots))))
    state.unseen_expeditions = chosen(part(place, "unseen_expeditions", []), CARD_IDS)
    pile = part(place, "expedition_pile", dict.fromkeys(BOX.stacks, 0))
    state.left = [pile[letter].number(0, len(CARD_IDS)) for letter in BOX.stacks]


def read_books(books: Place, state: Africana) -> None:
    """Read the pages of both books that lay open, in their order, and those nobody has seen."""
    entries = list(books)
    if len(entries) != len(BOX.halves):
        raise books.fail(f"must be {len(BOX.halves)}, north and south")
    page, opened, turned, unseen = [[0] * 15, [0] * 15], [0, 0], [0, 0], [0, 0]
    for half, book in enumerate(entries):
        ids = tuple(page.id for page in BOX.adventures if page.book == half)
        known = part(book, "known", [])
        chosen(known, ids)
        opened[half] = len(known.value)
        page[half] = [*(PAGE_IDS.index(id) for id in known.value), *[0] * (15 - opened[half])]
        turned[half] = part(book, "left", 0).number(0, opened[half])
        unseen[half] = chosen(part(book, "unseen", []), ids) << PAGE_IDS.index(ids[0])
    state.page, state.opened, state.turned, state.unseen_pages = page, opened, turned, unseen


def read_travel_cards(place: Place, state: Africana) -> None:
    """Read both piles, the table, what is known of hands, and the assistants that can still be gained."""
    state.pile = counted(part(place, "travel_pile", NO_CARDS), TRAVEL)
    state.discard = counted(part(place, "discard", NO_CARDS), TRAVEL)
    state.fresh = counted(part(place, "fresh", NO_CARDS), TRAVEL)
    state.table = counted(part(place, "table", NO_CARDS), BOX.cards)
    known = part(place, "known", [NO_CARDS] * (state.seats + 1))
    if len(list(known)) != state.seats + 1:
        raise known.fail(f"must be {state.seats + 1}: what all know, then what each seat knows")
    state.known = [counted(reader, TRAVEL) for reader in known] + [[0] * len(TRAVEL)] * (4 - state.seats)
    first, last = len(TRAVEL), 2 * len(TRAVEL)
    if "supply" in place:
        state.supply = counted(place["supply"], BOX.cards[:last])[first:]
    else:
        held = [sum(hand[kind] for hand in (*state.hand, state.table)) for kind in range(first, last)]
        state.supply = [max(0, copies - n) for copies, n in zip(BOX.copies[first:last], held, strict=True)]


def counted(place: Place, kinds: Sequence[str]) -> list[int]:
    """Return how many of each kind of card a text names."""
    names = [] if place.text() == NO_CARDS else place.text().split("+")
    for name in names:
        if name not in kinds:
            raise place.fail(f"{name!r} cannot be here")
    return [names.count(kind) for kind in kinds]


def chosen(place: Place, ids: Sequence[str]) -> int:
    """Return the set of the cards that a list names, each once."""
    names = place.texts()
    for name in names:
        if name not in ids or names.count(name) > 1:
            raise place.fail(f"{name!r} cannot be here, or is here twice")
    return sum(2 ** ids.index(name) for name in names)


# From a view ----------------------------------------------------------------------------------------------------------


def from_view(seen: View) -> Africana:
    """Return a state that a view could be of: hands dealt by section 7, stacks of others filled with finished cards."""
    seats = range(seen.seats)
    hands, pile = guess_hands(seen)
    stacks = guess_stacks(seen)
    unknown = {reader: less(seen.known_all, hands[reader]) for reader in seats}
    position = {
        "seats": seen.seats,
        "options": seen.options,
        **{key: getattr(seen, key) for key in ("phase", "round", "active", "due", "turns", "bought", "claims")},
        "table": text(seen.table),
        "players": [guess_player(seen.players[seat], hands[seat], stacks[seat]) for seat in seats],
        "slots": [{"expedition": slot.expedition, "joined": list(slot.joined)} for slot in seen.slots],
        "expedition_pile": seen.expeditions_left,
        "unseen_expeditions": list(seen.unseen_expeditions),
        "books": [{"known": list(book.known), "left": book.left, "unseen": list(book.unseen)} for book in seen.books],
        "travel_pile": text(pile),
        "discard": text(spread(seen.discard)),
        "known": [
            text(spread(seen.known_all)),
            *(text(spread(seen.known_others) if seat == seen.seat else unknown[seat]) for seat in seats),
        ],
        "supply": text(spread(seen.supply)),
        "last_round": seen.last_round,
        "last_taken_round": seen.last_taken_round,
    }
    state = set_out(Place(position, "view: "))
    state.resample(NOBODY if seen.seat is None else seen.seat, Rng())
    return state


def guess_player(player: PlayerView, hand: Sequence[str], stack: Sequence[str]) -> dict[str, Any]:
    """Return what a company has, with the hand and the stack that it may have."""
    own = {"hand": text(hand), "finished": list(stack), "unfinished": list(player.unfinished)}
    return {"at": player.place, "silver": player.silver, **own}


def guess_hands(seen: View) -> tuple[list[list[str]], list[str]]:
    """Deal to the others what they are known to hold, then the first unseen cards; the rest is the travel pile."""
    out = [*seen.table, *spread(seen.discard), *(card for player in seen.players for card in player.hand or ())]
    known = spread(seen.known_others) if any(player.hand is None for player in seen.players) else []
    left = less(dict(zip(TRAVEL, BOX.copies, strict=False)), [*out, *known])
    hands = []
    for player in seen.players:
        hand = list(player.hand or player.specials)
        while len(hand) < player.cards:
            hand.append((known or left).pop(0))
        hands.append(hand)
    return hands, left[: seen.travel_pile]


def guess_stacks(seen: View) -> list[list[str]]:
    """Give each company as many finished cards as it has, of those that are nowhere else."""
    elsewhere = {*seen.unseen_expeditions, *seen.removed, *(slot.expedition for slot in seen.slots)}
    for book in seen.books:
        elsewhere |= {*book.known, *book.unseen}
    for player in seen.players:
        elsewhere |= {*player.unfinished, *(player.finished or ())}
    left = [id for id in (*CARD_IDS, *PAGE_IDS) if id not in elsewhere]
    stacks = []
    for player in seen.players:
        stack = list(player.finished or ())
        while len(stack) < player.stack:
            stack.append(left.pop(0))
        stacks.append(stack)
    return stacks


def spread(counts: Mapping[str, int]) -> list[str]:
    """Return cards given by their number, one by one."""
    return [card for card, n in counts.items() for _ in range(n)]


def less(counts: Mapping[str, int], taken: Sequence[str]) -> list[str]:
    """Return the cards that are left when others are taken away."""
    return [card for card, n in counts.items() for _ in range(n - list(taken).count(card))]


def text(names: Sequence[str]) -> str:
    """Return cards as one text."""
    return "+".join(names) or NO_CARDS
