"""What lies on the table of Africana at one instant, the numbers of the box for C, and who knows what.

Cards in a hand are counted by kind: travel cards by colour, assistants by colour, joker. Expeditions and adventures are
numbered by id and kept in bit sets. A book is one row of the pages that ever lay open, from the bottom of stack L up
and on from the top of stack R down; below them lie the pages that nobody has seen, as a set.
"""

from __future__ import annotations

from mezani.core.ground import *
from mezani.core.rng import Rng
from mezani.core.state import State
from mezani.games.africana.artifacts import all_counts, best
from mezani.games.africana.box import BOX, Box
from mezani.games.africana.phases import *

NOTHING = -1
EXPEDITIONS = len(BOX.expeditions)
ADVENTURES = len(BOX.adventures)
COLOURS = len(BOX.colours)
KINDS = len(BOX.cards)
JOKER = KINDS - 1
PAYMENTS = KINDS + JOKER
"""A step is paid with each kind of card, or with each but the joker recoloured."""
PLACES = len(BOX.locations)
SLOTS = len(BOX.bonuses)
BOOKS = len(BOX.halves)
STACKS = len(BOX.stacks)
MARKERS = BOX.markers
START_HAND = BOX.start_hand
DRAW_ACTION = BOX.draw_action
HAND_LIMIT = BOX.hand_limit
UNFINISHED_LIMIT = BOX.unfinished_limit
ADVENTURE_PRICE = BOX.adventure_price
FIRST_TURN_PRICE = BOX.turn_prices[0]
FURTHER_TURN_PRICE = BOX.turn_prices[1]
RECOLOUR_PRICE = BOX.recolour_price
SILVER_PER_POINT = BOX.silver_per_point
CARDS_PER_POINT = BOX.cards_per_point
UNFINISHED_POINTS = BOX.unfinished_points
ARTIFACTS = sum(2**page for page, adventure in enumerate(BOX.adventures) if adventure.artifact >= 0)

FIRST_FINISH_CODE = FIRST_JOIN_CODE + EXPEDITIONS
FIRST_ADVENTURE_CODE = FIRST_FINISH_CODE + EXPEDITIONS
FIRST_SHED_CODE = FIRST_ADVENTURE_CODE + ADVENTURES
FIRST_STEP_CODE = FIRST_SHED_CODE + ADVENTURES
FIRST_DROP_CODE = FIRST_STEP_CODE + PLACES * PAYMENTS
FIRST_COLOUR = EXPEDITIONS + ADVENTURES

COMPANY_START = [0] * 4
COMPANY_SILVER = [0] * 4
COPIES = [0] * 11
STACK = [0] * 3
STACK_OF = [0] * 64
STACK_SIZE = [[0] * 3 for _ in range(5)]
START = [0] * 64
DESTINATION = [0] * 64
EXPEDITION_SILVER = [0] * 64
EXPEDITION_POINTS = [0] * 64
PAGES = [0] * 2
TARGETED = [0] * 32
ADVENTURE_SILVER = [0] * 64
ADVENTURE_POINTS = [0] * 64
ASSISTANT = [0] * 64
ARTIFACT_WEIGHT = [0] * 64
SPLIT = [0] * 3125
PENALTY = [0] * 4
HALF = [0] * 32
NEIGHBOURS = [0] * 32
VALID = [0] * 32
BONUS_CARDS = [0] * 5
BONUS_SILVER = [0] * 5


def load(box: Box) -> None:
    """Fill the tables from the box."""
    load_map(box)
    load_cards(box)
    load_collections(box)


def load_map(box: Box) -> None:
    """Take the net of routes, and which kinds of card open each place (AN-7.4, 8.1, 8.2)."""
    for k, place in enumerate(box.locations):
        HALF[k] = place.half
        NEIGHBOURS[k] = sum(2**other for other in place.neighbours)
        VALID[k] = 2**JOKER + sum(2**colour + 2 ** (COLOURS + colour) for colour in place.colours)
        TARGETED[k] = sum(2**page for page, adventure in enumerate(box.adventures) if adventure.target == k)
    for seat, company in enumerate(box.companies):
        COMPANY_START[seat], COMPANY_SILVER[seat] = company.start, company.silver
    for slot, (cards, silver) in enumerate(box.bonuses):
        BONUS_CARDS[slot], BONUS_SILVER[slot] = cards, silver


def load_cards(box: Box) -> None:
    """Take the cards; of the lowest stack some are never played (AN-3.6)."""
    for kind, copies in enumerate(box.copies):
        COPIES[kind] = copies
    for stack in range(STACKS):
        STACK[stack] = sum(2**k for k, card in enumerate(box.expeditions) if card.stack == stack)
        for seats, removed in box.removed.items():
            STACK_SIZE[seats][stack] = box.stack_size(stack) - (removed if stack == STACKS - 1 else 0)
    for k, expedition in enumerate(box.expeditions):
        STACK_OF[k], START[k], DESTINATION[k] = expedition.stack, expedition.start, expedition.destination
        EXPEDITION_SILVER[k], EXPEDITION_POINTS[k] = expedition.silver, expedition.points
    for book in range(BOOKS):
        PAGES[book] = sum(2**k for k, page in enumerate(box.adventures) if page.book == book)
    for k, adventure in enumerate(box.adventures):
        ADVENTURE_SILVER[k], ADVENTURE_POINTS[k], ASSISTANT[k] = adventure.silver, adventure.points, adventure.assistant


def load_collections(box: Box) -> None:
    """Work out the best split for every number of artifacts of each type (section 10.2)."""
    for k, adventure in enumerate(box.adventures):
        ARTIFACT_WEIGHT[k] = 5**adventure.artifact if adventure.artifact >= 0 else 0
    for place, counts in enumerate(all_counts(len(box.artifacts), 4)):
        SPLIT[place] = best(counts, box.collections)
    for number, points in enumerate(box.penalties):
        PENALTY[number] = points


def total(cards: list[int], kinds: int) -> int:
    """Return how many cards there are of the first `kinds` kinds."""
    number = 0
    for kind in range(kinds):
        number += cards[kind]
    return number


class Board(State):
    """What lies where at one instant, and what a seat knows of it.

    Events tell of two cards drawn, of several slots filled and of a page bought only when luck has had its say:
    `fresh`, `filled` and `sold` hold what it has brought until then, or what it was asked for.
    """

    def __init__(self) -> None:
        super().__init__()
        self.score_open = 0
        self.page_notes = 0
        self.travel_only = 0
        self.stall_rounds = 0
        self.take_back = 0
        self.start_chosen = 0
        self.phase = END
        self.round = 0
        self.active = 0
        self.due = 0
        self.fresh = [0] * 5
        self.sold = -1
        self.filled = 0
        self.turns = 0
        self.bought = 0
        self.claims = 0
        self.last_round = 0
        self.last_taken = 0
        self.at = [0] * 4
        self.silver = [0] * 4
        self.hand = [[0] * 11 for _ in range(4)]
        self.table = [0] * 11
        self.supply = [0] * 5
        self.slot = [0] * 5
        self.joined = [0] * 5
        self.unfinished = [0] * 4
        self.adventures = [0] * 4
        self.expeditions = [0] * 4
        self.unseen_expeditions = 0
        self.left = [0] * 3
        self.page = [[0] * 15 for _ in range(2)]
        self.opened = [0] * 2
        self.turned = [0] * 2
        self.unseen_pages = [0] * 2
        self.pile = [0] * 5
        self.discard = [0] * 5
        self.known = [[0] * 5 for _ in range(5)]

    def stock(self, seat: int) -> int:
        """Return how many markers are not on expeditions (AN-1.6, 9.9)."""
        markers = MARKERS
        for slot in range(SLOTS):
            if self.joined[slot] & bit(seat):
                markers -= 1
        return markers

    def pick(self, cards: list[int], rng: Rng) -> int:
        """Return the colour of a card drawn from so many of each."""
        left = rng.below(total(cards, COLOURS))
        colour = 0
        while left >= cards[colour]:
            left -= cards[colour]
            colour += 1
        return colour

    # Section 7: what a seat cannot know -------------------------------------------------------------------------------

    def sample(self, seat: int, rng: Rng) -> None:
        """Deal the travel cards in the pile and the other hands anew; `weights` holds what goes to those hands."""
        if self.phase == END:
            return
        unknown = 0
        for other in range(self.seats):
            if other != seat:
                unknown += total(self.hand[other], COLOURS)
                for colour in range(COLOURS):
                    self.pile[colour] += self.hand[other][colour]
        for colour in range(COLOURS):
            self.weights[colour] = self.known[seat + 1][colour]
            self.pile[colour] -= self.known[seat + 1][colour]
        unknown -= total(self.known[seat + 1], COLOURS)
        for _ in range(unknown):
            colour = self.pick(self.pile, rng)
            self.pile[colour] -= 1
            self.weights[colour] += 1
        for other in range(self.seats):
            if other != seat:
                self.redeal(other, rng)
        if self.seats > 2 or seat == NOBODY:
            self.forget(seat)
        if self.active != seat:
            self.redraw(seat, rng)

    def redeal(self, other: int, rng: Rng) -> None:
        """Give a hand as many cards as it had."""
        size = total(self.hand[other], COLOURS)
        for colour in range(COLOURS):
            self.hand[other][colour] = 0
        for _ in range(size):
            colour = self.pick(self.weights, rng)
            self.weights[colour] -= 1
            self.hand[other][colour] += 1

    def forget(self, seat: int) -> None:
        """What others know of hands is what all know; with two seats each knows what the other can have seen."""
        for other in range(self.seats):
            if other != seat:
                for colour in range(COLOURS):
                    elsewhere = self.known[0][colour] - self.hand[other][colour]
                    self.known[other + 1][colour] = max(elsewhere, 0)

    def redraw(self, seat: int, rng: Rng) -> None:
        """As many cards of the new active hand as before were drawn just now, those known to be there last."""
        size = total(self.fresh, COLOURS)
        for colour in range(COLOURS):
            self.fresh[colour] = 0
            self.moves[colour] = max(self.hand[self.active][colour] - self.known[seat + 1][colour], 0)
        for _ in range(size):
            if not total(self.moves, COLOURS):
                for colour in range(COLOURS):
                    self.moves[colour] = self.hand[self.active][colour] - self.fresh[colour]
            colour = self.pick(self.moves, rng)
            self.moves[colour] -= 1
            self.fresh[colour] += 1

    # Numbers for learners ---------------------------------------------------------------------------------------------

    def observe(self, seat: int, out: list[float]) -> None:
        """The companies from one's own on, one's own cards, what lies open, and the frame of the turn."""
        at = 0
        for k in range(self.seats):
            other = (k + max(seat, 0)) % self.seats
            at = self.observe_company(other, 1 if other == seat else 0, out, at)
        if seat >= 0:
            self.observe_counts(self.hand[seat], COLOURS, out, at)
            self.observe_set(self.adventures[seat], ADVENTURES, out, at + COLOURS)
        at += COLOURS + ADVENTURES
        for slot in range(SLOTS):
            at = self.observe_slot(slot, max(seat, 0), out, at)
        at = self.observe_set(self.unseen_expeditions, EXPEDITIONS, out, at)
        at = self.observe_counts(self.left, STACKS, out, at)
        at = self.observe_books(out, at)
        at = self.observe_counts(self.table, KINDS, out, at)
        at = self.observe_counts(self.discard, COLOURS, out, at)
        at = self.observe_counts(self.known[seat + 1], COLOURS, out, at)
        at = self.observe_counts(self.supply, COLOURS, out, at)
        out[at + self.phase] = 1.0
        at += END + 1
        out[at] = total(self.pile, COLOURS) / 60.0
        out[at + 1] = self.turns / 10.0
        out[at + 2] = self.round / 30.0
        out[at + 3] = self.last_round

    def observe_company(self, seat: int, own: int, out: list[float], at: int) -> int:
        """Place, unfinished adventures, assistants and joker, and five numbers."""
        out[at + self.at[seat]] = 1.0
        at = self.observe_set(self.unfinished[seat], ADVENTURES, out, at + PLACES)
        for kind in range(COLOURS, KINDS):
            out[at] = self.hand[seat][kind] / 2.0
            at += 1
        out[at] = self.silver[seat] / 20.0
        out[at + 1] = self.stock(seat) / 4.0
        out[at + 2] = total(self.hand[seat], KINDS) / 5.0
        out[at + 3] = 1.0 if seat == self.active else 0.0
        if own or self.score_open or self.phase == END:
            out[at + 4] = self.score(seat) / 100.0
        return at + 5

    def observe_slot(self, slot: int, first: int, out: list[float], at: int) -> int:
        """The expedition, and who has joined it."""
        if self.slot[slot] != NOTHING:
            out[at + self.slot[slot]] = 1.0
        at += EXPEDITIONS
        for k in range(self.seats):
            out[at + k] = 1.0 if self.joined[slot] & bit((first + k) % self.seats) else 0.0
        return at + self.seats

    def observe_books(self, out: list[float], at: int) -> int:
        """The pages nobody has seen, those seen and still there, the visible ones of L, of R."""
        for book in range(BOOKS):
            self.observe_set(self.unseen_pages[book] & PAGES[book], ADVENTURES, out, at)
            for k in range(self.opened[book]):
                out[at + ADVENTURES + self.page[book][k]] = 1.0
            if self.turned[book]:
                out[at + 2 * ADVENTURES + self.page[book][self.turned[book] - 1]] = 1.0
            if self.turned[book] < self.opened[book]:
                out[at + 3 * ADVENTURES + self.page[book][self.turned[book]]] = 1.0
        return at + 4 * ADVENTURES

    def observe_set(self, cards: int, size: int, out: list[float], at: int) -> int:
        while cards:
            out[at + lowest(cards)] = 1.0
            cards &= cards - 1
        return at + size

    def observe_counts(self, cards: list[int], size: int, out: list[float], at: int) -> int:
        for kind in range(size):
            out[at + kind] = cards[kind] / 5.0
        return at + size


def observed(seats: int) -> int:
    """Return how many numbers `observe` writes."""
    company = PLACES + ADVENTURES + KINDS - COLOURS + 5
    slots = SLOTS * (EXPEDITIONS + seats)
    books = 4 * ADVENTURES
    frame = KINDS + 3 * COLOURS + END + 1 + 4
    return seats * company + COLOURS + ADVENTURES + slots + EXPEDITIONS + STACKS + books + frame


load(BOX)
