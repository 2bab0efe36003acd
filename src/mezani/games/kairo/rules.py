"""The rules of From Cape to Cairo, in the order of the rulebook. Ids: docs/rules/kairo.md.

A set of cards is one bit set, card `id` at place `id - 1`. The pile is a set as well: luck turns up any card of it, and
a reshuffle only makes the discards the pile. Offer and pool are lists in the order in which their cards were turned up.
The cards a seat owns are its route, in the order of their arrival: first the crossed ones, then the row. Tie groups lie
side by side in the choosing order; `tied` marks each place whose seat is still equal with the next one.
"""

from __future__ import annotations

from collections.abc import Mapping

from mezani.core.ground import *
from mezani.core.rng import Rng
from mezani.core.state import State
from mezani.games.kairo.cards import CARDS, Cards
from mezani.games.kairo.phases import *

START_CAPITAL = 0
PIECE_PRICE = 0
ROUTE_LENGTH = 0
BONUS_CAP = 0
BONUS_PER_BUILD = 0
TIE_ROUNDS = 0
FORCED_LAPS = 0
STUCK_LAPS = 0
BID_MODEL_MAX = 0
SIZE = 0
DRAW_CODE = 0
FIRST_TAKE = 0
REVEAL_CODE = 0
PASS_CODE = 0
FIRST_BUILD = 0
SPLITS = 0
DECK = 0
BONUS_CARDS = 0
NEED = [0] * 64
TRACKS = [0] * 64
PAYMENT = [0] * 64


def load(cards: Cards) -> None:
    """Take every number from the cards; a new set replaces the old one (KA-D.1, D.4)."""
    global START_CAPITAL, PIECE_PRICE, ROUTE_LENGTH, BONUS_CAP, BONUS_PER_BUILD, TIE_ROUNDS, FORCED_LAPS, STUCK_LAPS
    global BID_MODEL_MAX, SIZE, DRAW_CODE, FIRST_TAKE, REVEAL_CODE, PASS_CODE, FIRST_BUILD, SPLITS
    global DECK, BONUS_CARDS
    START_CAPITAL, PIECE_PRICE, ROUTE_LENGTH = cards.start_capital, cards.piece_price, cards.route_length
    BONUS_CAP, BONUS_PER_BUILD, TIE_ROUNDS = cards.bonus_cap, cards.bonus_per_build, cards.tie_draw_rounds
    FORCED_LAPS, STUCK_LAPS = cards.forced_build_laps, cards.stuck_laps
    BID_MODEL_MAX, SIZE = cards.bid_model_max, cards.size
    for card in cards.deck:
        NEED[card.id - 1] = card.terrain.need
        TRACKS[card.id - 1] = card.tracks
        PAYMENT[card.id - 1] = card.payment
    DECK = sum(2 ** (card.id - 1) for card in cards.deck)
    BONUS_CARDS = sum(2 ** (card.id - 1) for card in cards.deck if card.terrain.gives_bonus)
    DRAW_CODE = cards.bid_max + 1
    FIRST_TAKE = DRAW_CODE + 1
    REVEAL_CODE = FIRST_TAKE + SIZE
    PASS_CODE = REVEAL_CODE + 1
    FIRST_BUILD = PASS_CODE + 1
    SPLITS = cards.most_need + 1


class Kairo(State):
    """One instant of a game from the Cape to Cairo."""

    def __init__(self) -> None:
        super().__init__()
        self.keep_bonus = 0
        self.open_capitals = 0
        self.count_help = 0
        self.take_back = 0
        self.phase = END
        self.auction = 0
        self.turn = NOBODY
        self.offered = 0
        self.reshuffled_after = NOBODY
        self.skipped = 0
        self.dry = 0
        self.pile = 0
        self.discards = 0
        self.pooled = 0
        self.drawing = 0
        self.seals = 0
        self.tied = 0
        self.offer = [0] * 4
        self.pool = [0] * 64
        self.order = [0] * 4
        self.tie_card = [0] * 4
        self.draws = [0] * 4
        self.capital = [0] * 4
        self.bonus = [0] * 4
        self.bought = [0] * 4
        self.held = [0] * 4
        self.crossed = [0] * 4
        self.route = [[0] * 8 for _ in range(4)]
        self.bid = [[0] * 4 for _ in range(8)]

    # KA-1 Setup -------------------------------------------------------------------------------------------------------

    def set_up(self, options: Mapping[str, int | str | bool]) -> None:
        """All cards form the pile (KA-1.6), every seat has its capital (KA-1.7), and auction 1 begins (KA-1.11)."""
        self.keep_bonus = int(options["unspent_bonus_kept"])
        self.open_capitals = int(options["open_capitals"])
        self.count_help = int(options["count_help"])
        self.take_back = int(options["take_back"])
        self.pile = DECK
        for seat in range(self.seats):
            self.capital[seat] = START_CAPITAL
        self.open_auction()

    # KA-3 Auction -----------------------------------------------------------------------------------------------------

    def open_auction(self) -> None:
        """One card per seat is offered (KA-3.1); too few cards end the game (KA-3.20)."""
        if count(self.pile | self.discards) < self.seats:
            self.end()
            return
        self.auction += 1
        self.phase = OFFER
        self.turn = NOBODY
        self.reshuffled_after = NOBODY
        for seat in range(self.seats):
            self.draws[seat] = 0
        self.turn_up()

    def turn_up(self) -> None:
        """Luck turns up a card; if the pile is empty, the discards become the pile first (KA-7.2 to 7.4)."""
        if not self.pile:
            self.pile = self.discards
            self.discards = 0
            if self.phase == OFFER:
                self.reshuffled_after = self.offered
        self.to_act = CHANCE

    def add_offer(self, card: int) -> None:
        self.offer[self.offered] = card
        self.offered += 1
        if self.offered < self.seats:
            self.turn_up()
        else:
            self.phase = BID
            self.to_act = 0

    def seal(self, amount: int) -> None:
        """A bid is unknown to others until every seat has bid (KA-3.2 to 3.4, 11.4)."""
        self.bid[self.auction - 1][self.to_act] = amount
        self.seals |= bit(self.to_act)
        waiting = (bit(self.seats) - 1) & ~self.seals
        if waiting:
            self.to_act = lowest(waiting)
        else:
            self.unseal()

    def unseal(self) -> None:
        """Every seat pays its bid (KA-3.5); then bids and capitals order the seats."""
        self.seals = 0
        for seat in range(self.seats):
            self.capital[seat] -= self.bid[self.auction - 1][seat]
            self.order[seat] = seat
        self.arrange(0, self.seats - 1)
        self.settle()

    def advantage(self, seat: int, other: int) -> int:
        """Return more than 0 if a seat chooses before another, 0 if they are equal."""
        if self.draws[seat]:  # KA-3.10
            return PAYMENT[self.tie_card[seat]] - PAYMENT[self.tie_card[other]]
        more = self.bid[self.auction - 1][seat] - self.bid[self.auction - 1][other]
        if more:  # KA-3.8
            return more
        return self.capital[other] - self.capital[seat]  # KA-3.9

    def arrange(self, first: int, last: int) -> None:
        """Sort these places of the choosing order, equal seats by number, and mark those still tied."""
        for k in range(first + 1, last + 1):
            seat = self.order[k]
            place = k
            while place > first and self.advantage(seat, self.order[place - 1]) > 0:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = seat
        self.tied &= ~(bit(last) - bit(first))
        for place in range(first, last):
            if self.advantage(self.order[place], self.order[place + 1]) == 0:
                self.tied |= bit(place)

    def last_of_group(self, first: int) -> int:
        """Return the last place of the tie group that begins at a place."""
        last = first
        while self.tied & bit(last):
            last += 1
        return last

    def settle(self) -> None:
        """The foremost tie group draws (KA-3.12, 3.15); without one the seats take in order (KA-3.16)."""
        while self.tied:
            first = lowest(self.tied)
            last = self.last_of_group(first)
            if self.draws[self.order[first]] < TIE_ROUNDS and count(self.pile | self.discards) > last - first:
                self.phase = DRAW
                self.turn = self.order[first]
                self.to_act = self.turn
                return
            self.tied &= ~(bit(last) - bit(first))  # KA-3.13
        self.phase = TAKE
        self.turn = self.order[0]
        self.to_act = self.turn

    def take_drawn(self, card: int) -> None:
        """A seat's card for the tie; after the last of the group they are compared and discarded (KA-3.10 to 3.14)."""
        self.tie_card[self.turn] = card
        self.draws[self.turn] += 1
        self.drawing |= bit(card)
        first = lowest(self.tied)
        last = self.last_of_group(first)
        if self.turn != self.order[last]:
            place = first
            while self.order[place] != self.turn:
                place += 1
            self.turn = self.order[place + 1]
            self.to_act = self.turn
            return
        self.discards |= self.drawing
        self.drawing = 0
        self.arrange(first, last)
        self.settle()

    def take(self, card: int) -> None:
        """The card goes to the far end of the row (KA-3.17); the auction winner builds first (KA-3.19)."""
        self.offered -= 1
        place = 0
        while self.offer[place] != card:
            place += 1
        while place < self.offered:
            self.offer[place] = self.offer[place + 1]
            place += 1
        self.route[self.turn][self.held[self.turn]] = card
        self.held[self.turn] += 1
        if self.offered:
            self.turn = self.order[self.seats - self.offered]
            self.to_act = self.turn
        else:
            self.start_turn(self.order[0])

    # KA-4 Turn in the building phase ----------------------------------------------------------------------------------

    def start_turn(self, seat: int) -> None:
        """A turn starts with a reveal (KA-4.1, 4.2), or is dry when no card is left (KA-7.5)."""
        self.turn = seat
        self.to_act = seat
        if self.pile | self.discards:
            self.phase = REVEAL
        else:
            self.phase = BUILD
            self.skipped = 1

    def pool_pieces(self) -> int:
        """Return how many pieces the pool shows (KA-4.5, 4.6)."""
        pieces = 0
        for k in range(self.pooled):
            pieces += TRACKS[self.pool[k]]
        return pieces

    def missing(self, seat: int) -> int:
        """Return the pieces that pool and row leave missing for the front (KA-4.4, 4.7, 4.8)."""
        first = self.crossed[seat]
        missing = NEED[self.route[seat][first]] - self.pool_pieces()
        for k in range(first, self.held[seat]):
            missing -= TRACKS[self.route[seat][k]]
        if missing < 0:  # KA-4.14
            return 0
        return missing

    def pass_on(self) -> None:
        """The left neighbour is next, the pool stays (KA-4.17); dry passes are counted (KA-7.6, 7.8)."""
        if self.skipped:
            self.dry += 1
            if self.dry == STUCK_LAPS * self.seats:
                self.end()
                return
        self.start_turn((self.turn + 1) % self.seats)

    # KA-5 Build, KA-6 River bonus -------------------------------------------------------------------------------------

    def build(self, spent: int, bought: int) -> None:
        """The steps of a build in their order (KA-5.1 to 5.9)."""
        builder = self.turn
        card = self.route[builder][self.crossed[builder]]
        self.bonus[builder] -= spent
        self.bought[builder] += bought
        self.capital[builder] += PAYMENT[card] - PIECE_PRICE * bought
        self.crossed[builder] += 1
        self.dry = 0  # KA-7.6; before cards can be revealed again, somebody builds
        self.skipped = 0
        if self.crossed[builder] == ROUTE_LENGTH:
            self.end()  # KA-5.4, 8.1
            return
        for k in range(self.pooled):
            self.discards |= bit(self.pool[k])
        self.pooled = 0
        if not self.keep_bonus:
            self.bonus[builder] = 0  # KA-5.6
        self.grant_bonus(builder)
        if self.crossed[builder] == self.held[builder]:
            self.open_auction()  # KA-5.8, 2.3
        else:
            self.start_turn(builder)  # KA-5.9

    def grant_bonus(self, builder: int) -> None:
        """Every other seat whose front is a river gets a piece, up to the limit (KA-6.1 to 6.5)."""
        for seat in range(self.seats):
            if seat != builder and BONUS_CARDS & bit(self.route[seat][self.crossed[seat]]):
                self.bonus[seat] += BONUS_PER_BUILD
                if self.bonus[seat] > BONUS_CAP:
                    self.bonus[seat] = BONUS_CAP

    # KA-8 End ---------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """No choice is legal any more, and the pool stays as it lies (KA-8.5)."""
        self.phase = END
        self.turn = NOBODY
        self.to_act = OVER

    def is_stuck(self) -> bool:
        """Tell whether the game ended without a winner of KA-8.1."""
        if self.phase != END:
            return False
        for seat in range(self.seats):
            if self.crossed[seat] == ROUTE_LENGTH:
                return False
        return True

    def score(self, seat: int) -> int:
        """Crossed cards; money counts for nothing (KA-8.2, 8.4)."""
        return self.crossed[seat]

    def rank(self, seat: int) -> int:
        """By crossed cards (KA-8.4), and by capital after a stuck end (KA-8.6)."""
        place = 1
        stuck = self.is_stuck()
        for other in range(self.seats):
            if self.crossed[other] > self.crossed[seat]:
                place += 1
            elif stuck and self.crossed[other] == self.crossed[seat] and self.capital[other] > self.capital[seat]:
                place += 1
        return place

    # KA-11 The choices ------------------------------------------------------------------------------------------------

    def legal(self) -> int:
        """Fill `moves` in the order of section 5."""
        if self.phase == BUILD:
            return self.legal_builds()
        if self.phase == BID:
            return self.legal_bids()
        if self.phase == TAKE:
            return self.legal_takes()
        self.moves[0] = REVEAL_CODE if self.phase == REVEAL else DRAW_CODE
        return 1 if self.to_act >= 0 else 0

    def legal_bids(self) -> int:
        """Every amount up to the capital (KA-3.2); the code of a bid is its amount."""
        capital = self.capital[self.to_act]
        for amount in range(capital + 1):
            self.moves[amount] = amount
        return capital + 1

    def legal_takes(self) -> int:
        for k in range(self.offered):
            self.moves[k] = FIRST_TAKE + self.offer[k]
        return self.offered

    def legal_builds(self) -> int:
        """The splits of the missing pieces, most bonus first (KA-4.11, 4.12), then `pass` (KA-4.15, 4.16, 7.7)."""
        n = 0
        missing = self.missing(self.turn)
        least = missing - self.capital[self.turn] // PIECE_PRICE
        if least < 0:
            least = 0
        spent = self.bonus[self.turn]
        if spent > missing:
            spent = missing
        while spent >= least:
            self.moves[n] = FIRST_BUILD + spent * SPLITS + missing - spent
            n += 1
            spent -= 1
        if n == 0 or self.dry < FORCED_LAPS * self.seats:
            self.moves[n] = PASS_CODE
            n += 1
        return n

    def apply(self, code: int) -> None:
        """Carry out one choice of the seat to act."""
        if self.phase == BUILD:
            if code == PASS_CODE:
                self.pass_on()
            else:
                self.build((code - FIRST_BUILD) // SPLITS, (code - FIRST_BUILD) % SPLITS)
        elif self.phase == BID:
            self.seal(code)
        elif self.phase == TAKE:
            self.take(code - FIRST_TAKE)
        else:
            self.turn_up()

    def may_act(self, seat: int) -> bool:
        """While bids are sealed, every seat that has not bid may act (KA-11.5)."""
        if self.phase == BID:
            return 0 <= seat < self.seats and not self.seals & bit(seat)
        return seat == self.to_act

    def is_sealed(self) -> bool:
        """Bids are secret and simultaneous (KA-3.3)."""
        return self.phase == BID

    def turn_to(self, seat: int) -> None:
        """Bids come in any order (KA-11.4)."""
        self.to_act = seat

    def is_free(self, code: int) -> bool:
        """All but what turns up a card, opens the bids or ends the game can be taken back (KA-12.3 to 12.8)."""
        if not self.take_back:
            return False
        if self.phase == BID:
            return count(self.seals) < self.seats - 1
        if self.phase == BUILD:
            if code == PASS_CODE:
                return not self.skipped or self.dry + 1 < STUCK_LAPS * self.seats
            return self.held[self.turn] - self.crossed[self.turn] > 1
        return self.phase == TAKE

    # Luck -------------------------------------------------------------------------------------------------------------

    def chances(self) -> int:
        """Every card of the pile is equally likely (KA-1.6)."""
        n = 0
        cards = self.pile
        while cards:
            self.moves[n] = lowest(cards)
            self.weights[n] = 1
            n += 1
            cards &= cards - 1
        return n

    def draw(self, rng: Rng) -> int:
        """Return any card of the pile."""
        return nth(self.pile, rng.below(count(self.pile)))

    def reveal(self, outcome: int) -> None:
        """The card is turned up where it is awaited."""
        self.pile &= ~bit(outcome)
        if self.phase == REVEAL:  # KA-4.1, 4.6
            self.pool[self.pooled] = outcome
            self.pooled += 1
            self.phase = BUILD
            self.to_act = self.turn
        elif self.phase == OFFER:
            self.add_offer(outcome)
        else:
            self.take_drawn(outcome)

    # KA-13 What a seat cannot know ------------------------------------------------------------------------------------

    def sample(self, seat: int, rng: Rng) -> None:
        """Guess the sealed bids of the others (KA-13.3, 13.9); the order of the pile does not exist (KA-13.2)."""
        for other in range(self.seats):
            if other != seat and self.seals & bit(other):
                most = self.capital[other]
                if most > BID_MODEL_MAX:
                    most = BID_MODEL_MAX
                self.bid[self.auction - 1][other] = rng.below(most + 1)

    def observe(self, seat: int, out: list[float]) -> None:
        """The sets of cards and the offer, then the seats from one's own on, then the frame of the turn."""
        at = self.observe_cards(self.pile, out, 0)
        at = self.observe_cards(self.discards, out, at)
        for k in range(self.pooled):
            out[at + self.pool[k]] = 1.0
        at += SIZE
        for k in range(self.offered):
            out[at + self.offer[k]] = 1.0
        at += SIZE
        for k in range(self.seats):
            at = self.observe_seat((k + (seat if seat >= 0 else 0)) % self.seats, seat, out, at)
        out[at + self.phase] = 1.0
        at += END + 1
        out[at] = self.pool_pieces() / 20.0
        out[at + 1] = count(self.pile) / 50.0
        out[at + 2] = self.auction / 8.0
        out[at + 3] = self.dry / 8.0
        if seat >= 0 and self.seals & bit(seat):
            out[at + 4] = self.bid[self.auction - 1][seat] / 100.0

    def observe_seat(self, seat: int, own: int, out: list[float], at: int) -> int:
        """What lies before a seat: the row by place from the front, the need, capital, bonus and the last order."""
        row = self.held[seat] - self.crossed[seat]
        total = 0
        for k in range(row):
            card = self.route[seat][self.crossed[seat] + k]
            out[at + card] = 1.0 - k / 10.0
            total += TRACKS[card]
        at += SIZE
        if row:
            out[at] = self.missing(seat) / 10.0
            out[at + 1] = NEED[self.route[seat][self.crossed[seat]]] / 10.0
            out[at + 2] = PAYMENT[self.route[seat][self.crossed[seat]]] / 10.0
        out[at + 3] = total / 10.0
        out[at + 4] = self.crossed[seat] / 8.0
        out[at + 5] = self.bonus[seat] / 5.0
        if self.open_capitals or seat == own or self.phase == END:
            out[at + 6] = self.capital[seat] / 100.0
        out[at + 7] = 1.0 if self.turn == seat else 0.0
        out[at + 8] = 1.0 if self.seals & bit(seat) else 0.0
        for k in range(self.seats):
            if self.order[k] == seat and self.auction and self.phase != BID and self.phase != OFFER:
                out[at + 9] = (self.seats - k) / 4.0
        return at + 10

    def observe_cards(self, cards: int, out: list[float], at: int) -> int:
        while cards:
            out[at + lowest(cards)] = 1.0
            cards &= cards - 1
        return at + SIZE


load(CARDS)

STATE = Kairo


def observed(seats: int) -> int:
    """Return how many numbers `observe` writes: four sets of cards, a row and ten numbers for each seat, the frame."""
    return 4 * SIZE + seats * (SIZE + 10) + END + 1 + 5
