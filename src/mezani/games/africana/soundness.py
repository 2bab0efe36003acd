"""What every position of Africana keeps: no card is in two places, none is missing, and whoever is to act can act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from mezani.core.data import Place
from mezani.games.africana.box import BOX, NOTHING
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.phases import *
from mezani.games.africana.rules import Africana

Thing = TypeVar("Thing")

COLOURS = len(TRAVEL)
SPECIALS = range(COLOURS, len(BOX.cards))
ALL_PAGES = 2 ** len(BOX.adventures) - 1
LOWEST = len(BOX.stacks) - 1
SETUP = (DISPLAY, OPENING, DEAL)


def check(place: Place, state: Africana, partial: bool) -> None:
    """Raise an error that names the place for what no game can come to; partial positions may lack cards."""
    check_expeditions(place, state, partial)
    check_markers(place, state)
    check_pages(place, state)
    check_cards(place, state, partial)
    check_known(place, state)
    check_phase(place, state)
    check_end(place, state)
    if not partial:
        check_display(place, state)


def check_expeditions(place: Place, state: Africana, partial: bool) -> None:
    """Each expedition is in one place, and of each letter the pile holds as many as nobody has seen (AN-3.6)."""
    shown = [2**card for card in state.slot if card != NOTHING]
    piles = [*shown, *state.expeditions, state.unseen_expeditions]
    if not disjoint(piles):
        raise place["slots"].fail("an expedition is in two places")
    if not partial and sum(piles) != 2 ** len(BOX.expeditions) - 1:
        raise place["slots"].fail("an expedition is nowhere")
    for stack, letter in enumerate(BOX.stacks):
        unseen = sum(card.stack == stack for card in members(state.unseen_expeditions, BOX.expeditions))
        removed = BOX.removed[state.seats] if stack == LOWEST else 0
        if state.left[stack] > unseen or (not partial and state.left[stack] + removed != unseen):
            raise place["expedition_pile"][letter].fail(f"cannot be {state.left[stack]} with {unseen} unseen cards")


def check_markers(place: Place, state: Africana) -> None:
    """Markers lie on expeditions only, and nobody has more than there are (AN-1.6, 9.2)."""
    for number, (card, joined) in enumerate(zip(state.slot, state.joined, strict=True)):
        if joined and card == NOTHING:
            raise place["slots"].fail(f"slot {number + 1} is empty, but has markers")
    for seat in range(state.seats):
        if sum(joined >> seat & 1 for joined in state.joined) > BOX.markers:
            raise place["slots"].fail(f"seat {seat} has more than {BOX.markers} markers")


def check_pages(place: Place, state: Africana) -> None:
    """Each adventure is in one place, and the top page of stack R lies open unless luck is to turn it up (AN-3.4)."""
    opened = [sum(2**page for page in state.page[half][: state.opened[half]]) for half in range(2)]
    if not disjoint([*opened, *state.unseen_pages, *state.unfinished, *state.adventures]):
        raise place["players"].fail("an adventure is in two places")
    for half in range(2):
        covered = bool(state.unseen_pages[half]) and state.turned[half] == state.opened[half]
        luck = state.phase == PAGE and BOX.locations[state.at[state.active]].half == half
        setup = state.phase == DISPLAY or (state.phase == OPENING and not (half == 0 and state.opened[0]))
        if covered != (luck or setup):
            raise place["books"].fail(f"the {BOX.halves[half]} book must have an open page on the right")


def check_cards(place: Place, state: Africana, partial: bool) -> None:
    """60 travel cards, 2 assistants of each colour, of which some are out of the game, 1 joker each at most."""
    for kind, code in enumerate(BOX.cards):
        held = sum(hand[kind] for hand in state.hand) + state.table[kind]
        if kind < COLOURS:
            held += state.pile[kind] + state.discard[kind]
        elif kind < SPECIALS[-1]:
            held += state.supply[kind - COLOURS]
        copies = BOX.copies[kind] * (state.seats if kind == SPECIALS[-1] else 1)
        if held > copies or (not partial and kind < COLOURS and held < copies):
            raise place["players"].fail(f"there are {held} cards {code!r}, not {copies}")
    for seat in range(state.seats):
        if state.hand[seat][-1] + state.table[-1] * (seat == state.active) > BOX.copies[-1]:
            raise place["players"].fail(f"seat {seat} has more than one joker")
    if not partial:
        check_supply(place, state)


def check_supply(place: Place, state: Africana) -> None:
    """Assistants leave the supply with finished adventures only (AN-11.5, 11.7)."""
    pages = members(sum(state.adventures), BOX.adventures)
    gained = [page.assistant for page in pages if page.assistant != NOTHING]
    for colour, left in enumerate(state.supply):
        if left + gained.count(colour) != BOX.copies[COLOURS + colour]:
            raise place["supply"].fail(f"cannot be {left} of {BOX.cards[COLOURS + colour]!r}")


def check_known(place: Place, state: Africana) -> None:
    """Whoever knows cards of others is right (section 7)."""
    for reader, known in enumerate(state.known[: state.seats + 1]):
        hands = [state.hand[seat] for seat in range(state.seats) if seat != reader - 1]
        if any(known[colour] > sum(hand[colour] for hand in hands) for colour in range(COLOURS)):
            raise place["known"].fail("cards are known that those hands do not hold")


def check_phase(place: Place, state: Africana) -> None:
    """What belongs to one action is there in that action only, and luck has something to decide."""
    phase = state.phase
    if any(state.table) and phase not in (MOVE, BONUS):
        raise place["table"].fail("cards lie on the table only during a move")
    if state.claims and phase not in (MOVE, BONUS):
        raise place["claims"].fail("are counted only during a move")
    if (state.turns or state.bought) and phase not in (BOOK, PAGE):
        raise place["turns" if state.turns else "bought"].fail("are counted only while the book is open")
    if bool(state.due) != (phase in (DEAL, DRAW, BONUS)):
        raise place["due" if "due" in place else "phase"].fail("cards are due while luck draws them, and only then")
    if phase in (DEAL, DRAW, BONUS) and not any(state.pile):
        raise place["travel_pile"].fail("there is no card to draw")
    if any(drawn > n for drawn, n in zip(state.fresh, state.hand[state.active], strict=False)) or (
        any(state.fresh) and phase not in (DRAW, BONUS)
    ):
        raise place["fresh"].fail("must be cards of the active hand, while luck draws")
    if state.sold != NOTHING and not (phase == PAGE and state.unfinished[state.active] >> state.sold & 1):
        raise place["sold"].fail("must be a page just bought, while luck turns up the next one")
    check_slots(place, state)
    check_limits(place, state)


def check_slots(place: Place, state: Africana) -> None:
    """Slots are filled from the left by luck, in the setup or at the end of a turn (AN-3.8, 13.1)."""
    empty = [slot for slot, card in enumerate(state.slot) if card == NOTHING]
    filling = state.phase in (DISPLAY, REFILL)
    if filling and not (empty and any(state.left)):
        raise place["phase"].fail("there is no slot to fill, or no card to fill it with")
    if state.filled and (state.phase != REFILL or any(state.filled >> slot & 1 for slot in empty)):
        raise place["filled"].fail("must be slots with a card, while luck fills the others")
    if state.phase in SETUP and (any(state.joined) or any(state.expeditions) or any(state.unfinished)):
        raise place["phase"].fail("nobody has an expedition or an adventure before the first turn")


def check_limits(place: Place, state: Africana) -> None:
    """A hand or the adventures are above the limit in the own turn only, and are so when they must be reduced."""
    for seat in range(state.seats):
        hand = state.hand[seat][: COLOURS if state.travel_only else len(BOX.cards)]
        cards, pages = sum(hand) > BOX.hand_limit, state.unfinished[seat].bit_count() > BOX.unfinished_limit
        own = seat == state.active
        more_cards = own and state.phase in (MOVE, BONUS, DRAW, DROP)
        more_pages = own and state.phase in (BOOK, PAGE, SHED)
        if (cards and not more_cards) or (own and state.phase == DROP and not cards):
            raise place["players"].fail(f"seat {seat} cannot hold so many cards now")
        if (pages and not more_pages) or (own and state.phase == SHED and not pages):
            raise place["players"].fail(f"seat {seat} cannot have so many unfinished adventures now")


def check_end(place: Place, state: Africana) -> None:
    """The game is over after a whole round, when the expeditions have run out or nobody finished one (AN-14)."""
    idle = bool(state.stall_rounds) and state.round - state.last_taken >= state.stall_rounds
    if state.phase == END and not (state.active == state.seats - 1 and (state.last_round or idle)):
        raise place["phase"].fail("the game is not over")


def check_display(place: Place, state: Africana) -> None:
    """A turn begins with five expeditions, but for the last round (AN-13.1, 14.1)."""
    if NOTHING in state.slot and state.phase in (ACTION, DRAW, BOOK, PAGE) and not state.last_round:
        raise place["slots"].fail("a slot can be empty at the start of a turn only in the last round")
    if state.last_round and any(state.left):
        raise place["last_round"].fail("is not reached while there are expeditions in the pile")


def disjoint(sets: list[int]) -> bool:
    """Tell whether no two sets share a member."""
    seen = 0
    for members in sets:
        if seen & members:
            return False
        seen |= members
    return True


def members(chosen: int, things: tuple[Thing, ...]) -> Iterator[Thing]:
    """Yield the things in a set."""
    return (thing for k, thing in enumerate(things) if chosen >> k & 1)
