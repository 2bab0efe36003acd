"""The rules of Africana, in the order of the rulebook. Ids: docs/rules/africana.md."""

from __future__ import annotations

from collections.abc import Mapping

from mezani.core.ground import *
from mezani.core.rng import Rng
from mezani.games.africana.board import Board, observed
from mezani.games.africana.phases import *

if not COMPILED:  # rules.pxd names the same in C
    from mezani.games.africana.board import *

__all__ = ["STATE", "Africana", "observed"]


class Africana(Board):
    """One instant of a race between trading companies through Africa."""

    # AN-3 Setup -------------------------------------------------------------------------------------------------------

    def set_up(self, options: Mapping[str, int | str | bool]) -> None:
        """Prepare the first instant; the first luck is the expedition of slot 1 (AN-3.15)."""
        self.score_open = int(options["score_view"] == "open")
        self.page_notes = int(options["page_notes"] == "on")
        self.travel_only = int(options["hand_limit_counts"] == "travel")
        self.stall_rounds = int(options["stall_rounds"])
        self.take_back = int(options["take_back"] == "on")
        self.start_chosen = int(options["start_player"] == "chosen")
        self.to_act = CHANCE
        self.phase = DISPLAY
        self.round = 1
        for seat in range(self.seats):  # AN-1.3, 3.12
            self.at[seat] = COMPANY_START[seat]
            self.silver[seat] = COMPANY_SILVER[seat]
            self.hand[seat][JOKER] = COPIES[JOKER]
        for slot in range(SLOTS):
            self.slot[slot] = NOTHING
        for stack in range(STACKS):
            self.left[stack] = STACK_SIZE[self.seats][stack]
            self.unseen_expeditions |= STACK[stack]
        for book in range(BOOKS):  # AN-3.3
            self.unseen_pages[book] = PAGES[book]
        for colour in range(COLOURS):  # AN-3.10, 3.11
            self.pile[colour] = COPIES[colour]
            self.supply[colour] = COPIES[COLOURS + colour]

    def deal(self) -> None:
        """Seat after seat gets the start hand (AN-3.13), then the first turn begins."""
        if not self.due:
            self.active += 1
            self.due = START_HAND
        if self.active == self.seats:
            self.due = 0
            self.active = 0
            self.phase = ACTION
            self.to_act = self.active

    # The choices ------------------------------------------------------------------------------------------------------

    def legal(self) -> int:
        """Fill `moves` in the order of sections 5.3 to 5.7."""
        if self.phase == MOVE:
            return self.legal_moves()
        if self.phase == ACTION:
            return self.legal_actions()
        if self.phase == BOOK:
            return self.legal_pages()
        if self.phase == DROP:
            return self.legal_drops()
        if self.phase == SHED:
            return self.list_cards(self.unfinished[self.active], FIRST_SHED_CODE, 0)
        return 0

    def legal_actions(self) -> int:
        """Draw and Move always; Book if the book of the own half holds a card (AN-4.3)."""
        self.moves[0] = DRAW_CODE
        if not self.opened[HALF[self.at[self.active]]]:
            self.moves[1] = MOVE_CODE
            return 2
        self.moves[1] = BOOK_CODE
        self.moves[2] = MOVE_CODE
        return 3

    def legal_pages(self) -> int:
        """Close; turn if there is a page and it can be paid; buy what is visible (AN-6.3 to 6.11)."""
        self.moves[0] = CLOSE_CODE
        n = 1
        silver = self.silver[self.active]
        book = HALF[self.at[self.active]]
        on_left = 1 if self.turned[book] else 0
        on_right = 1 if self.turned[book] < self.opened[book] else 0
        if silver >= self.turn_price():
            if on_right:
                self.moves[n] = FORWARD_CODE
                n += 1
            if on_left:
                self.moves[n] = BACK_CODE
                n += 1
        if silver >= ADVENTURE_PRICE:
            if on_left:
                self.moves[n] = BUY_LEFT_CODE
                n += 1
            if on_right:
                self.moves[n] = BUY_RIGHT_CODE
                n += 1
        return n

    def legal_moves(self) -> int:
        """Stop; joins and finishes by slot; adventures by id; steps by place, then card (section 5.5)."""
        self.moves[0] = STOP_CODE
        n = self.list_joins(1)
        n = self.list_finishes(n)
        n = self.list_cards(self.unfinished[self.active] & TARGETED[self.at[self.active]], FIRST_ADVENTURE_CODE, n)
        return self.list_steps(n)

    def list_joins(self, n: int) -> int:
        """A marker in stock, none on the card, the pawn at its start (AN-9.1, 9.2)."""
        here = self.at[self.active]
        for slot in range(SLOTS):
            expedition = self.slot[slot]
            if expedition != NOTHING and START[expedition] == here and not self.joined[slot] & bit(self.active):
                if self.stock(self.active):
                    self.moves[n] = FIRST_JOIN_CODE + expedition
                    n += 1
        return n

    def list_finishes(self, n: int) -> int:
        """A marker on the card, the pawn at its destination (AN-10.1)."""
        here = self.at[self.active]
        for slot in range(SLOTS):
            if self.joined[slot] & bit(self.active) and DESTINATION[self.slot[slot]] == here:
                self.moves[n] = FIRST_FINISH_CODE + self.slot[slot]
                n += 1
        return n

    def list_steps(self, n: int) -> int:
        """Each neighbour with each kind of card that opens it, or that 5 silver make open it (AN-7.3, 8.4, 8.7)."""
        kinds = self.kinds_in_hand(self.active)
        recolourable = kinds
        if self.silver[self.active] < RECOLOUR_PRICE:
            recolourable = kinds & 0
        places = NEIGHBOURS[self.at[self.active]]
        while places:
            place = lowest(places)
            places &= places - 1
            first = FIRST_STEP_CODE + place * PAYMENTS
            n = self.list_cards(kinds & VALID[place], first, n)
            n = self.list_cards(recolourable & ~VALID[place], first + KINDS, n)
        return n

    def legal_drops(self) -> int:
        """One choice for each kind of card that counts (AN-12.2, 12.5, 12.8)."""
        kinds = self.kinds_in_hand(self.active)
        if self.travel_only:
            kinds &= bit(COLOURS) - 1
        return self.list_cards(kinds, FIRST_DROP_CODE, 0)

    def list_cards(self, cards: int, first: int, n: int) -> int:
        while cards:
            self.moves[n] = first + lowest(cards)
            cards &= cards - 1
            n += 1
        return n

    def kinds_in_hand(self, seat: int) -> int:
        """Return the set of kinds of card in a hand; equal cards are one choice."""
        kinds = 0
        for kind in range(KINDS):
            if self.hand[seat][kind]:
                kinds |= bit(kind)
        return kinds

    def turn_price(self) -> int:
        """Return what the next page turn costs (AN-6.11, 6.12)."""
        if self.turns:
            return FURTHER_TURN_PRICE
        return FIRST_TURN_PRICE

    # AN-4 Turn --------------------------------------------------------------------------------------------------------

    def apply(self, code: int) -> None:
        """Carry out one choice of the active seat."""
        if code >= FIRST_DROP_CODE:
            self.drop(code - FIRST_DROP_CODE)
        elif code >= FIRST_STEP_CODE:
            self.go((code - FIRST_STEP_CODE) // PAYMENTS, (code - FIRST_STEP_CODE) % PAYMENTS)
        elif code >= FIRST_SHED_CODE:
            self.shed(code - FIRST_SHED_CODE)
        elif code >= FIRST_ADVENTURE_CODE:
            self.finish_adventure(code - FIRST_ADVENTURE_CODE)
        elif code >= FIRST_FINISH_CODE:
            self.finish_expedition(code - FIRST_FINISH_CODE)
        elif code >= FIRST_JOIN_CODE:
            self.join(code - FIRST_JOIN_CODE)
        elif self.phase == BOOK:
            self.use_book(code)
        elif code == STOP_CODE:
            self.stop()
        elif code == DRAW_CODE:
            self.phase = DRAW
            self.due = DRAW_ACTION  # AN-5.2
            self.next_card()
        else:
            self.phase = BOOK if code == BOOK_CODE else MOVE

    def is_free(self, code: int) -> bool:
        """Nothing revealed and the turn not ended (AN-19.1, sections 5.3 to 5.7)."""
        if not self.take_back or code == DRAW_CODE or FORWARD_CODE <= code <= BUY_RIGHT_CODE:
            return False
        if code >= FIRST_DROP_CODE:
            return self.counted(self.active) > HAND_LIMIT + 1
        if FIRST_SHED_CODE <= code < FIRST_STEP_CODE:
            return count(self.unfinished[self.active]) > UNFINISHED_LIMIT + 1
        if code == CLOSE_CODE:
            return count(self.unfinished[self.active]) > UNFINISHED_LIMIT
        if code == STOP_CODE:
            return self.counted(self.active) + self.coming_back() > HAND_LIMIT
        if FIRST_JOIN_CODE <= code < FIRST_FINISH_CODE:
            return not BONUS_CARDS[self.slot_of(code - FIRST_JOIN_CODE)] or not self.drawable()
        return True

    # AN-5 Travel cards ------------------------------------------------------------------------------------------------

    def next_card(self) -> None:
        """Let luck draw the next card that is due, after a reshuffle if the pile is empty (AN-5.3, 5.4, 5.6)."""
        if self.due and self.drawable():
            if not total(self.pile, COLOURS):
                self.reshuffle()
            self.to_act = CHANCE
            return
        self.due = 0
        for colour in range(COLOURS):
            self.fresh[colour] = 0
        self.to_act = self.active
        if self.phase == DRAW:
            self.end_action()
        else:
            self.phase = MOVE

    def drawable(self) -> int:
        """Return how many cards can still be drawn, reshuffle included."""
        return total(self.pile, COLOURS) + total(self.discard, COLOURS)

    def reshuffle(self) -> None:
        """The discard pile becomes the travel pile; all else is in hands, so each knows the others' (section 7)."""
        for colour in range(COLOURS):
            self.pile[colour] = self.discard[colour]
            self.discard[colour] = 0
            held = 0
            for seat in range(self.seats):
                held += self.hand[seat][colour]
            self.known[0][colour] = held
            for seat in range(self.seats):
                self.known[seat + 1][colour] = held - self.hand[seat][colour]

    def take_card(self, colour: int) -> None:
        """The active seat takes the drawn card into the hand (AN-5.2, 9.4)."""
        self.pile[colour] -= 1
        self.hand[self.active][colour] += 1
        self.due -= 1
        if self.phase == DEAL:
            self.deal()
        else:
            self.fresh[colour] += 1
            self.next_card()

    def lay_open(self, colour: int) -> None:
        """A travel card leaves the active hand for all to see: it need no longer be known there (section 7)."""
        for reader in range(self.seats + 1):
            if reader != self.active + 1 and self.known[reader][colour]:
                self.known[reader][colour] -= 1

    # AN-6 Adventure books ---------------------------------------------------------------------------------------------

    def use_book(self, code: int) -> None:
        """Turn, buy or close, in the book of the own half (AN-6.3)."""
        book = HALF[self.at[self.active]]
        if code == CLOSE_CODE:
            self.turns = 0
            self.bought = 0
            self.end_action()
        elif code == FORWARD_CODE or code == BACK_CODE:
            self.silver[self.active] -= self.turn_price()
            self.turns += 1
            self.turned[book] += 1 if code == FORWARD_CODE else -1  # AN-6.9, 6.10
            self.show_page(book)
        else:
            if code == BUY_LEFT_CODE:
                self.turned[book] -= 1
            self.buy(book, self.turned[book])

    def buy(self, book: int, place: int) -> None:
        """Pay, take the page; the others keep their order (AN-6.5 to 6.7)."""
        self.silver[self.active] -= ADVENTURE_PRICE
        self.bought += 1
        adventure = self.page[book][place]
        self.unfinished[self.active] |= bit(adventure)
        self.opened[book] -= 1
        for k in range(place, self.opened[book]):
            self.page[book][k] = self.page[book][k + 1]
        self.page[book][self.opened[book]] = 0
        self.show_page(book)
        if self.phase == PAGE:
            self.sold = adventure

    def show_page(self, book: int) -> None:
        """If stack R has pages but none open, luck turns its top one up (AN-6.6)."""
        if self.turned[book] == self.opened[book] and self.unseen_pages[book]:
            self.phase = PAGE
            self.to_act = CHANCE

    def turn_up(self, adventure: int) -> None:
        """An unseen page becomes the visible page of stack R."""
        book = self.book_to_open()
        self.unseen_pages[book] &= ~bit(adventure)
        self.page[book][self.opened[book]] = adventure
        self.opened[book] += 1
        if self.phase == PAGE:
            self.phase = BOOK
            self.sold = NOTHING
            self.to_act = self.active
        elif book == BOOKS - 1:
            self.phase = DEAL
            self.due = START_HAND
            self.deal()

    def book_to_open(self) -> int:
        """Return the book whose page luck turns up: at the start the north book, then the south one (AN-3.15)."""
        if self.phase == PAGE:
            return HALF[self.at[self.active]]
        return 1 if self.opened[0] else 0

    # AN-7, AN-8 Movement, joker, assistants, recolouring --------------------------------------------------------------

    def go(self, place: int, payment: int) -> None:
        """Play one card, recoloured for 5 silver or not, and step to a neighbour (AN-7.2, 7.3, 7.6, 8.4)."""
        kind = payment
        if payment >= KINDS:
            kind = payment - KINDS
            self.silver[self.active] -= RECOLOUR_PRICE
        self.hand[self.active][kind] -= 1
        self.table[kind] += 1
        self.at[self.active] = place
        if kind < COLOURS:
            self.lay_open(kind)

    def stop(self) -> None:
        """Travel cards go to the discard pile, joker and assistants back to the hand (AN-7.9)."""
        for kind in range(KINDS):
            if kind < COLOURS:
                self.discard[kind] += self.table[kind]
            else:
                self.hand[self.active][kind] += self.table[kind]
            self.table[kind] = 0
        self.claims = 0
        self.end_action()

    def coming_back(self) -> int:
        """Return how many cards on the table will count in the hand again."""
        if self.travel_only:
            return 0
        return total(self.table, KINDS) - total(self.table, COLOURS)

    # AN-9, AN-10 Expeditions ------------------------------------------------------------------------------------------

    def slot_of(self, expedition: int) -> int:
        """Return the slot of an expedition on display."""
        slot = 0
        while self.slot[slot] != expedition:
            slot += 1
        return slot

    def join(self, expedition: int) -> None:
        """Place a marker and receive the bonus of the slot (AN-9.3, 9.4)."""
        slot = self.slot_of(expedition)
        self.claims += 1
        self.joined[slot] |= bit(self.active)
        self.silver[self.active] += BONUS_SILVER[slot]
        if BONUS_CARDS[slot]:
            self.phase = BONUS
            self.due = BONUS_CARDS[slot]
            self.next_card()

    def finish_expedition(self, expedition: int) -> None:
        """Silver at once, the card to the own stack, all markers home, the slot empty (AN-10.3 to 10.7)."""
        slot = self.slot_of(expedition)
        self.claims += 1
        self.silver[self.active] += EXPEDITION_SILVER[expedition]
        self.expeditions[self.active] |= bit(expedition)
        self.joined[slot] = 0
        self.slot[slot] = NOTHING
        self.last_taken = self.round

    # AN-11 Adventures -------------------------------------------------------------------------------------------------

    def finish_adventure(self, adventure: int) -> None:
        """An artifact brings silver, an assistant joins the hand (AN-11.4, 11.5)."""
        self.claims += 1
        self.unfinished[self.active] &= ~bit(adventure)
        self.adventures[self.active] |= bit(adventure)
        self.silver[self.active] += ADVENTURE_SILVER[adventure]
        if ASSISTANT[adventure] != NOTHING:
            self.supply[ASSISTANT[adventure]] -= 1
            self.hand[self.active][COLOURS + ASSISTANT[adventure]] += 1

    # AN-12 End of turn: limits ----------------------------------------------------------------------------------------

    def end_action(self) -> None:
        """Hand limit, adventure limit, refill (AN-12.1)."""
        if self.counted(self.active) > HAND_LIMIT:
            self.phase = DROP
        elif count(self.unfinished[self.active]) > UNFINISHED_LIMIT:
            self.phase = SHED
        else:
            self.phase = REFILL
            self.refill()

    def counted(self, seat: int) -> int:
        """Return how many cards of a hand count toward its limit (AN-12.3, 12.8)."""
        return total(self.hand[seat], COLOURS if self.travel_only else KINDS)

    def drop(self, kind: int) -> None:
        """A travel card goes to the discard pile, anything else out of the game (AN-12.4, 12.5)."""
        self.hand[self.active][kind] -= 1
        if kind < COLOURS:
            self.discard[kind] += 1
            self.lay_open(kind)
        self.end_action()

    def shed(self, adventure: int) -> None:
        """An unfinished adventure leaves the game (AN-12.6)."""
        self.unfinished[self.active] &= ~bit(adventure)
        self.end_action()

    # AN-13, AN-14 Refill, end of the game -----------------------------------------------------------------------------

    def refill(self) -> None:
        """Fill the empty slots from the left while the pile lasts (AN-13.1, 14.2)."""
        if self.first_empty() < SLOTS and total(self.left, STACKS):
            self.to_act = CHANCE
        elif self.phase == DISPLAY:
            self.phase = OPENING
        else:
            self.end_turn()

    def first_empty(self) -> int:
        """Return the leftmost empty slot, or the number of slots."""
        slot = 0
        while slot < SLOTS and self.slot[slot] != NOTHING:
            slot += 1
        return slot

    def display(self, expedition: int) -> None:
        """The top card of the pile comes face up to the leftmost empty slot (AN-3.8, 13.1)."""
        slot = self.first_empty()
        self.slot[slot] = expedition
        if self.phase == REFILL:
            self.filled |= bit(slot)
        self.unseen_expeditions &= ~bit(expedition)
        self.left[STACK_OF[expedition]] -= 1
        self.refill()

    def end_turn(self) -> None:
        """End check, then the next seat (AN-14.1, 14.3, 14.4, 14.8)."""
        self.filled = 0
        if self.first_empty() < SLOTS:
            self.last_round = 1
        if self.active == self.seats - 1:
            if self.last_round or (self.stall_rounds and self.round - self.last_taken >= self.stall_rounds):
                self.phase = END
                self.to_act = OVER
                return
            self.round += 1
        self.active = (self.active + 1) % self.seats  # AN-4.1
        self.to_act = self.active
        self.phase = ACTION

    # Section 5.9: luck ------------------------------------------------------------------------------------------------

    def hidden(self) -> int:
        """Return the set of outcomes that are equally likely: pages, or expeditions of the top letter (AN-3.7)."""
        if self.phase == OPENING or self.phase == PAGE:
            return self.unseen_pages[self.book_to_open()]
        stack = 0
        while not self.left[stack]:
            stack += 1
        return self.unseen_expeditions & STACK[stack]

    def chances(self) -> int:
        """List the expeditions, the pages, or the colours by their number in the pile."""
        n = 0
        if self.phase == DRAW or self.phase == BONUS or self.phase == DEAL:
            for colour in range(COLOURS):
                if self.pile[colour]:
                    self.moves[n] = FIRST_COLOUR + colour
                    self.weights[n] = self.pile[colour]
                    n += 1
            return n
        first = EXPEDITIONS if self.phase == OPENING or self.phase == PAGE else 0
        n = self.list_cards(self.hidden(), first, 0)
        for k in range(n):
            self.weights[k] = 1
        return n

    def draw(self, rng: Rng) -> int:
        """Every card is equally likely."""
        if self.phase == DRAW or self.phase == BONUS or self.phase == DEAL:
            return FIRST_COLOUR + self.pick(self.pile, rng)
        cards = self.hidden()
        first = EXPEDITIONS if self.phase == OPENING or self.phase == PAGE else 0
        return first + nth(cards, rng.below(count(cards)))

    def reveal(self, outcome: int) -> None:
        """Take what luck brings."""
        if outcome >= FIRST_COLOUR:
            self.take_card(outcome - FIRST_COLOUR)
        elif outcome >= EXPEDITIONS:
            self.turn_up(outcome - EXPEDITIONS)
        else:
            self.display(outcome)

    # AN-15, AN-16 Scoring, winner -------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """Return the total of AN-15.1 to 15.11."""
        points = self.silver[seat] // SILVER_PER_POINT
        points += total(self.hand[seat], COLOURS) // CARDS_PER_POINT
        points += count(self.unfinished[seat] & ARTIFACTS) * UNFINISHED_POINTS
        cards = self.expeditions[seat]
        while cards:
            points += EXPEDITION_POINTS[lowest(cards)]
            cards &= cards - 1
        cards = self.adventures[seat]
        types = 0
        while cards:
            points += ADVENTURE_POINTS[lowest(cards)]
            types += ARTIFACT_WEIGHT[lowest(cards)]
            cards &= cards - 1
        assistants = count(self.adventures[seat] & ~ARTIFACTS)
        return points + SPLIT[types] + PENALTY[assistants if assistants < 3 else 3]

    def rank(self, seat: int) -> int:
        """Points decide, then silver; equals share a rank (AN-16.1 to 16.4)."""
        place = 1
        mine = self.score(seat)
        for other in range(self.seats):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.silver[other] > self.silver[seat]):
                place += 1
        return place


STATE = Africana
