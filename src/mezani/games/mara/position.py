"""Positions as JSON: rows, hands and sets of cards in the notation of docs/rules/mara.md, 8.4.

A position has `seats`, `options`, `phase`, `turn`, `dealer`, `mover`, `rows`, `hands`, `crossed`, `eaten`, `played`,
`unseen`, `pile`, `staged` (the choices made at a ford or bite) and `past`, the rounds that have ended. Phase `turn` is
the start of a turn, before the check whether the mover can act. With `partial` all cards that are not named are out of
play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from mezani.core.data import Place, read_data
from mezani.core.errors import BadData, BadOption, BadPosition
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.options import read_options, settle
from mezani.core.rng import Rng
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import CHOICES, PHASES
from mezani.games.mara.phases import *
from mezani.games.mara.rules import Mara
from mezani.games.mara.view import UNKNOWN, Ford, Round, View, ford, names, options, staged

DATA = read_data(Path(__file__).with_name("data.toml"))
NOTHING = "-"
CLOSED = "X"
TURN = "turn"
ANIMALS = CARDS.kinds[: len(CARDS.animals)]
SPECIALS = CARDS.kinds[len(CARDS.animals) : -1]
A_LION = CARDS.kinds[-1]
MOST_SEATS = len(CARDS.letters)


# Writing --------------------------------------------------------------------------------------------------------------


def write(state: Mara) -> dict[str, Any]:
    """Return the position of a state."""
    seats = range(state.seats)
    return {
        "game": "mara",
        "seats": state.seats,
        "options": options(state),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "dealer": state.dealer if state.dealer >= 0 else None,
        "mover": state.mover if state.mover >= 0 else None,
        "staged": list(staged(state)) if state.phase in (FORD, BITE) else [],
        "rows": write_rows(ford(state, number) for number in range(CARDS.fords)),
        "hands": [joined(names(state.hand[seat])) for seat in seats],
        "crossed": [joined(names(state.crossed[seat])) for seat in seats],
        "eaten": joined(names(state.eaten)),
        "played": joined(names(state.played)),
        "unseen": joined(names(state.unseen)),
        "pile": state.pile,
        "past": [write_round(state, number) for number in range(state.round)],
    }


def joined(cards: Iterable[str]) -> str:
    """Return cards as one text."""
    return ".".join(cards) or NOTHING


def write_rows(fords: Iterable[Ford]) -> str:
    """Return the five rows, each closed or its animals with their owners."""
    return "/".join(CLOSED if ford.closed else joined(marked(ford)) for ford in fords)


def marked(ford: Ford) -> Iterator[str]:
    """Yield the animals of a row with the letter of their owner."""
    for animal, owner in zip(ford.animals, ford.owners, strict=True):
        yield animal + CARDS.letters[owner]


def write_round(state: Mara, number: int) -> dict[str, Any]:
    """Return a round that has ended."""
    seats = range(number * 4, number * 4 + state.seats)
    written: dict[str, Any] = {"crossed": [joined(names(state.past_crossed[place])) for place in seats]}
    if state.reveal_after_round:
        written["hands"] = [joined(names(state.past_hand[place])) for place in seats]
        written["unseen"] = joined(names(state.past_unseen[number]))
    return written


# Reading --------------------------------------------------------------------------------------------------------------


def read(position: Mapping[str, Any]) -> Mara:
    """Return the state of a position, or raise BadPosition."""
    try:
        place = Place(dict(position), "position: ")
        state, deck = set_out(place)
        check(place, state, deck)
        if place["phase"].value == TURN:
            state.turn -= 1
            state.start_turn()
        stage(part(place, "staged", []), state)
    except (BadData, BadOption) as error:
        raise BadPosition(str(error)) from error
    return state


class Deck:
    """The cards that a position has not used yet; they are taken kind by kind."""

    def __init__(self) -> None:
        self.left = sum(CARDS.copies)

    def take(self, place: Place, allowed: Collection[str]) -> int:
        """Return the set of the cards that a text names."""
        text = place.text()
        return sum(self.take_one(place, name, allowed) for name in text.split(".")) if text != NOTHING else 0

    def take_one(self, place: Place, name: str, allowed: Collection[str]) -> int:
        """Return one card of a kind."""
        if name not in allowed:
            raise place.fail(f"{name!r} cannot be here")
        copies = self.left & CARDS.copies[CARDS.kinds.index(name)]
        if not copies:
            raise place.fail(f"more {name!r} than there are")
        self.left &= ~(copies & -copies)
        return copies & -copies


def part(place: Place, key: str, otherwise: Any) -> Place:
    """Return a member, or what stands for it when it is left out."""
    return place[key] if key in place else Place(otherwise, place.inside(key))


def take_each(deck: Deck, place: Place, key: str, seats: int, allowed: Collection[str]) -> list[int]:
    """Return the sets of a list that has one for each seat, and empty ones for the seats not in use."""
    members = part(place, key, [NOTHING] * seats)
    if len(list(members)) != seats:
        raise members.fail(f"must have {seats} members, one for each seat")
    return [deck.take(member, allowed) for member in members] + [0] * (MOST_SEATS - seats)


def set_out(place: Place) -> tuple[Mara, Deck]:
    """Return the state of a position, before any staged choice, and the cards it does not use."""
    state = framed(place)
    seats, deck = state.seats, Deck()
    read_past(place, state)
    read_rows(place, state, deck)
    if state.phase == LION:
        deck.take_one(place["phase"], A_LION, [A_LION])
        state.lions += 1
    state.hand = take_each(deck, place, "hands", seats, [*ANIMALS, *SPECIALS])
    state.crossed = take_each(deck, place, "crossed", seats, ANIMALS)
    state.eaten = deck.take(part(place, "eaten", NOTHING), ANIMALS)
    state.played = deck.take(part(place, "played", NOTHING), SPECIALS)
    state.unseen = deck.take(part(place, "unseen", NOTHING), CARDS.kinds)
    state.pile = part(place, "pile", 0).number(0, state.unseen.bit_count())
    if state.phase == DEAL:
        state.dealt = sum(state.hand[seat].bit_count() for seat in range(seats))
    elif state.phase != DEALER:
        state.dealt = CARDS.hand_size * seats
    return state, deck


def framed(place: Place) -> Mara:
    """Read seats, options, and who is to decide what."""
    players = DATA["players"]
    seats = place["seats"].number(players["min"].value, players["max"].value)
    given = part(place, "options", {})
    settled = settle(read_options(DATA), {name: value.value for name, value in given.items()})
    try:
        state = Mara.start(seats, settled)
    except ValueError as error:
        raise given.fail(str(error)) from error
    word = place["phase"].text(*PHASES, TURN)
    state.phase = CARD if word in (TURN, PHASES[FORD], PHASES[BITE]) else PHASES.index(word)
    state.turn = part(place, "turn", 1).number()
    if state.phase == DEALER:
        state.dealer = state.mover = NOBODY
    else:
        state.mover = place["mover"].number(0, seats - 1)
        state.dealer = part(place, "dealer", (state.mover + seats - 1) % seats).number(0, seats - 1)
    deciding = state.phase in (CARD, LION)
    state.to_act = OVER if state.phase == END else state.mover if deciding else CHANCE
    return state


def read_past(place: Place, state: Mara) -> None:
    """Read the rounds that have ended."""
    crossed: list[int] = []
    hands: list[int] = []
    unseen: list[int] = []
    for past in part(place, "past", []):
        deck = Deck()
        crossed += take_each(deck, past, "crossed", state.seats, ANIMALS)
        if state.reveal_after_round:
            hands += take_each(deck, past, "hands", state.seats, [*ANIMALS, *SPECIALS])
            unseen.append(deck.take(part(past, "unseen", NOTHING), CARDS.kinds))
        state.round += 1
    if state.round > state.rounds:
        raise place["past"].fail(f"the game has {state.rounds} rounds")
    scores = [CARDS.points(animals) for animals in crossed]
    state.round_score = padded(scores, len(state.round_score))
    state.past_crossed = padded(crossed, len(state.past_crossed))
    state.past_hand = padded(hands, len(state.past_hand))
    state.past_unseen = padded(unseen, len(state.past_unseen))
    state.total = [sum(scores[seat::MOST_SEATS]) for seat in range(MOST_SEATS)]
    state.animals = [sum(map(int.bit_count, crossed[seat::MOST_SEATS])) for seat in range(MOST_SEATS)]


def padded(numbers: list[int], size: int) -> list[int]:
    """Return numbers with noughts behind them."""
    return numbers + [0] * (size - len(numbers))


def read_rows(place: Place, state: Mara, deck: Deck) -> None:
    """Read the rows with their owners, and the lions at the closed fords."""
    rows = part(place, "rows", "/".join([NOTHING] * CARDS.fords))
    fields = rows.text().split("/")
    if len(fields) != CARDS.fords:
        raise rows.fail(f"must have {CARDS.fords} rows, joined by `/`")
    owned = [0] * state.seats
    state.row = [read_row(rows, field, owned, deck) for field in fields]
    state.owned = padded(owned, MOST_SEATS)
    state.lions = fields.count(CLOSED)
    state.closed = sum(2**number for number, field in enumerate(fields) if field == CLOSED)


def read_row(rows: Place, field: str, owned: list[int], deck: Deck) -> int:
    """Return the animals of one row, and add them to their owners'; a closed ford takes a lion from the deck."""
    if field == CLOSED:
        deck.take_one(rows, A_LION, [A_LION])
    if field in (CLOSED, NOTHING):
        return 0
    row = 0
    for piece in field.split("."):
        letter = piece[-1:]
        if letter not in CARDS.letters[: len(owned)]:
            raise rows.fail(f"{piece!r} must be an animal and the letter of its owner")
        animal = deck.take_one(rows, piece[:-1], ANIMALS)
        if animal < row:
            raise rows.fail(f"{field!r} must rise from front to tail")
        row |= animal
        owned[CARDS.letters.index(letter)] |= animal
    return row


def stage(chosen: Place, state: Mara) -> None:
    """Carry out the choices that only the mover knows yet."""
    for choice in chosen:
        text = choice.text()
        if text not in [CHOICES[code] for code in state.codes()]:
            raise choice.fail(f"{text!r} is not legal here")
        state.step(CHOICES.index(text))


# Checks (MA-16) -------------------------------------------------------------------------------------------------------


def check(place: Place, state: Mara, deck: Deck) -> None:
    """Raise an error for what no game can come to."""
    word = place["phase"].value
    stages = {PHASES[FORD]: 1, PHASES[BITE]: 2}.get(word, 0)
    if len(list(part(place, "staged", []))) != stages:
        raise part(place, "staged", []).fail(f"must have {stages} choices in phase {word}")
    if stages == 2 and place["staged"].value[0] not in SPECIALS[: len(CARDS.species)]:
        raise place["staged"].fail("only a crocodile bites")
    if (state.round == state.rounds) != (state.phase == END):
        raise part(place, "past", []).fail(f"must have {state.rounds} rounds at the end, and fewer before")
    if state.phase == END and state.past_crossed[state.round * 4 - 4 : state.round * 4] != state.crossed:
        raise part(place, "past", []).fail("the last round must have the animals crossed now")
    check_hands(place, state)
    if not ("partial" in place and place["partial"].yes()):
        check_census(place, state, deck)
    if state.phase == CARD and word != TURN and not state.codes():
        raise place["hands"].fail("the mover has no legal action: the round is over")


def check_hands(place: Place, state: Mara) -> None:
    """Check how many cards are held."""
    sizes = [state.hand[seat].bit_count() for seat in range(state.seats)]
    if max(sizes) > CARDS.hand_size:
        raise place["hands"].fail(f"a hand has at most {CARDS.hand_size} cards")
    if state.phase in (DRAW, LION) and sizes[state.mover] == CARDS.hand_size:
        raise place["hands"].fail("the mover draws only while its hand is short")
    if state.phase == DRAW and not state.pile:
        raise part(place, "pile", 0).fail("there is no card to draw")
    if state.phase == DEALER and (any(sizes) or state.turn or state.pile):
        raise place.fail("no card is dealt before there is a dealer, and no turn begins")
    if state.phase == DEAL:
        check_deal(place, state, sizes)


def check_deal(place: Place, state: Mara, sizes: list[int]) -> None:
    """Check a deal that is not complete: five cards for the starter, then five for the next seat (MA-2.12)."""
    if state.mover != (state.dealer + 1) % state.seats:
        raise place["mover"].fail("must be the seat next to the dealer")
    left = state.dealt
    for k in range(state.seats):
        seat = (state.mover + k) % state.seats
        if sizes[seat] != min(left, CARDS.hand_size):
            raise place["hands"].fail("are dealt one after the other, from the starter on")
        left -= sizes[seat]
    lacking = CARDS.hand_size * state.seats - state.dealt
    if not lacking or state.pile or state.turn:
        raise place["phase"].fail("the deal is complete")
    if (state.unseen & ~CARDS.copies[-1]).bit_count() < lacking or state.unseen.bit_count() < lacking + CARDS.fords:
        raise part(place, "unseen", NOTHING).fail("has not enough cards for hands and river")


def check_census(place: Place, state: Mara, deck: Deck) -> None:
    """Check that each card is somewhere (MA-16.1), and that hands are full while there is a pile (MA-16.4)."""
    if deck.left:
        raise place.fail(f"{joined(names(deck.left))} must be somewhere")
    if state.phase in (DEALER, DEAL):
        if any(state.row) or any(state.crossed) or state.eaten or state.played or state.closed:
            raise place["phase"].fail("nothing is played before the deal is complete")
        return
    if state.unseen.bit_count() != state.pile + CARDS.fords:
        raise place["unseen"].fail(f"must be the pile and {CARDS.fords} river cards")
    short = [seat for seat in range(state.seats) if state.hand[seat].bit_count() < CARDS.hand_size]
    if state.pile and any(seat != state.mover or state.phase == CARD for seat in short) and state.phase != END:
        raise place["hands"].fail(f"must have {CARDS.hand_size} cards while there is a pile")


# From a view ----------------------------------------------------------------------------------------------------------


def from_view(seen: View) -> Mara:
    """Return a state that a view could be of."""
    position = known(seen)
    state, _ = set_out(Place(position, "view: "))
    stage(Place(position["staged"], "view: staged"), state)
    state.resample(NOBODY if seen.seat is None else seen.seat, Rng())
    return state


def known(seen: View) -> dict[str, Any]:
    """Return the position of a view, its unknown hands filled with the first unseen cards that are no lions."""
    unseen = list(seen.unseen)
    hands = [[unseen.pop(0) if card == UNKNOWN else card for card in hand] for hand in seen.hands]
    return {
        "seats": seen.seats,
        "options": seen.options,
        "phase": seen.phase,
        "turn": seen.turn,
        "dealer": seen.dealer,
        "mover": seen.mover,
        "staged": list(seen.staged),
        "rows": write_rows(seen.fords),
        "hands": [joined(hand) for hand in hands],
        "crossed": [joined(cards) for cards in seen.crossed],
        "eaten": joined(seen.eaten),
        "played": joined(seen.played),
        "unseen": joined(unseen),
        "pile": seen.pile,
        "past": [known_round(past) for past in seen.rounds],
    }


def known_round(past: Round) -> dict[str, Any]:
    """Return a round that has ended as a view shows it."""
    position: dict[str, Any] = {"crossed": [joined(cards) for cards in past.crossed]}
    if past.hands is not None and past.rest is not None:
        position |= {"hands": [joined(hand) for hand in past.hands], "unseen": joined(past.rest)}
    return position
