"""The rules of the Mara-river card game, in the order of the rulebook. Ids: docs/rules/mara.md.

A set of cards is one bit set: the animals at 0 to 41 by number, the specials behind them, copy by copy. A row is a set
too, since its numbers rise from front to tail (MA-4.4). Cards that nobody has seen, the river cards among them, are one
set `unseen`; `pile` of them can still be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping

from mezani.core.ground import *
from mezani.core.rng import Rng
from mezani.core.state import State
from mezani.games.mara.cards import CARDS, Cards, places
from mezani.games.mara.phases import *

FORDS = 0
HAND_SIZE = 0
ELEPHANT_MINIMUM = 0
PAIR_LEAST = 0
PAIR_MOST = 0
ANIMAL_COUNT = 0
SPECIES = 0
KINDS = 0
DECK = 0
ANIMALS = 0
ELEPHANTS = 0
SUPER_CROCODILE = 0
CROCODILES = 0
LIONS = 0
FIRST_DEALER = 0
FIRST_CROCODILE_CODE = 0
ELEPHANT_CODE = 0
SUPER_CROCODILE_CODE = 0
FIRST_FORD_CODE = 0
BITE_FIRST_CODE = 0
BITE_SPECIES_CODE = 0
FIRST_LION_CODE = 0
KIND = [0] * 64
KIND_OF = [0] * 64
COPIES = [0.0] * 64
SPECIES_OF = [0] * 4
CROCODILE_OF = [0] * 4
POINTS_PLANE = [0] * 3
LOWER = [0] * 128
HIGHER = [0] * 128
PAIR_CODE = [0] * 256


def load(cards: Cards) -> None:
    """Take every number from the cards; a new set replaces the old one (tests play with other cards)."""
    global FORDS, HAND_SIZE, ELEPHANT_MINIMUM, PAIR_LEAST, PAIR_MOST, ANIMAL_COUNT, SPECIES, KINDS, DECK
    global ANIMALS, ELEPHANTS, SUPER_CROCODILE, CROCODILES, LIONS, FIRST_DEALER, FIRST_CROCODILE_CODE, ELEPHANT_CODE
    global SUPER_CROCODILE_CODE, FIRST_FORD_CODE, BITE_FIRST_CODE, BITE_SPECIES_CODE, FIRST_LION_CODE
    FORDS, HAND_SIZE, ELEPHANT_MINIMUM = cards.fords, cards.hand_size, cards.elephant_minimum
    PAIR_LEAST, PAIR_MOST = cards.pair_least, cards.pair_most
    ANIMAL_COUNT, SPECIES, KINDS = len(cards.animals), len(cards.species), len(cards.kinds)
    for kind, copies in enumerate(cards.copies):
        KIND[kind] = copies
        COPIES[kind] = copies.bit_count()
        for card in places(copies):
            KIND_OF[card] = kind
    DECK = sum(cards.copies)
    ANIMALS = sum(cards.copies[:ANIMAL_COUNT])
    ELEPHANTS, SUPER_CROCODILE, LIONS = cards.copies[KINDS - 3], cards.copies[KINDS - 2], cards.copies[KINDS - 1]
    CROCODILES = sum(cards.copies[ANIMAL_COUNT : ANIMAL_COUNT + SPECIES]) | SUPER_CROCODILE
    for k in range(SPECIES):
        SPECIES_OF[k] = cards.set_of_species(k)
        CROCODILE_OF[k] = cards.copies[ANIMAL_COUNT + k]
    for k in range(len(POINTS_PLANE)):
        POINTS_PLANE[k] = cards.set_of_points_bit(k)
    for code, (lower, higher) in enumerate(cards.laid):
        LOWER[code], HIGHER[code] = lower, higher
        PAIR_CODE[lower * 4 + higher - lower] = code
    FIRST_DEALER = KINDS
    FIRST_CROCODILE_CODE = len(cards.laid)
    ELEPHANT_CODE = FIRST_CROCODILE_CODE + SPECIES
    SUPER_CROCODILE_CODE = ELEPHANT_CODE + 1
    FIRST_FORD_CODE = ELEPHANT_CODE + 2
    BITE_FIRST_CODE = FIRST_FORD_CODE + FORDS
    BITE_SPECIES_CODE = BITE_FIRST_CODE + 1
    FIRST_LION_CODE = BITE_FIRST_CODE + 2


def points(animals: int) -> int:
    """Return the sum of the victory points of a set of animals."""
    total = 0
    for k in range(3):
        total += count(animals & POINTS_PLANE[k]) * (bit(k) & 7)
    return total


class Mara(State):
    """One instant of a game of rounds at the Mara river."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.tie_by_animals = 0
        self.open_score = 0
        self.tracker = 0
        self.reveal_after_round = 0
        self.first_dealer = NOBODY
        self.phase = END
        self.round = 0
        self.turn = 0
        self.dealer = NOBODY
        self.mover = NOBODY
        self.dealt = 0
        self.pile = 0
        self.lions = 0
        self.closed = 0
        self.staged = NOBODY
        self.staged_ford = NOBODY
        self.unseen = 0
        self.eaten = 0
        self.played = 0
        self.hand = [0] * 4
        self.owned = [0] * 4
        self.crossed = [0] * 4
        self.row = [0] * 5
        self.total = [0] * 4
        self.animals = [0] * 4
        self.round_score = [0] * 16
        self.past_crossed = [0] * 16
        self.past_hand = [0] * 16
        self.past_unseen = [0] * 4

    def set_up(self, options: Mapping[str, int | str | bool]) -> None:
        """Prepare the first instant; the first luck is the dealer, or the deal."""
        self.rounds = int(options["rounds"])
        self.tie_by_animals = int(options["tie_break"] == "animals")
        self.open_score = int(options["running_score"] == "open")
        self.tracker = int(options["card_tracker"] == "on")
        self.reveal_after_round = int(options["reveal_after_round"])
        self.to_act = CHANCE
        self.phase = DEALER
        self.unseen = DECK
        letter = str(options["first_dealer"])
        if letter != "random":  # MA-2.15
            if letter not in CARDS.letters[: self.seats]:
                raise ValueError(f"option first_dealer: there is no seat {letter} at a table of {self.seats}")
            self.first_dealer = CARDS.letters.index(letter)
            self.dealer = self.first_dealer
            self.start_round()

    # MA-2 Set-up of a round -------------------------------------------------------------------------------------------

    def start_round(self) -> None:
        """All cards anew (MA-1.4), then luck deals."""
        self.phase = DEAL
        self.to_act = CHANCE
        self.turn = 0
        self.dealt = 0
        self.lions = 0
        self.closed = 0
        self.eaten = 0
        self.played = 0
        self.unseen = DECK
        self.pile = 0
        for seat in range(self.seats):
            self.hand[seat] = 0
            self.owned[seat] = 0
            self.crossed[seat] = 0
        for ford in range(FORDS):
            self.row[ford] = 0
        self.mover = (self.dealer + 1) % self.seats  # MA-2.14

    def deal(self, card: int) -> None:
        """The starter gets the first five, the next seat the next five, and so on (MA-2.12)."""
        self.hand[(self.mover + self.dealt // HAND_SIZE) % self.seats] |= card
        self.dealt += 1
        if self.dealt == HAND_SIZE * self.seats:
            self.pile = count(self.unseen) - FORDS  # MA-2.7, 2.8
            self.start_turn()

    # MA-3 Turn --------------------------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        """The stuck check comes first (MA-3.1, 12.1)."""
        self.turn += 1
        self.phase = CARD
        self.to_act = self.mover
        if not self.can_move(self.mover):
            self.end_round()

    def can_move(self, seat: int) -> bool:
        """Tell whether a hand holds a legal action; pairs never decide it (MA-5.9)."""
        hand = self.hand[seat]
        if hand & ANIMALS and highest(hand & ANIMALS) > self.limit():
            return True
        if hand & CROCODILES and self.occupied():  # MA-8.1, 9.2
            return True
        return (hand & ELEPHANTS) != 0 and self.crossable() != 0  # MA-7.1

    def limit(self) -> int:
        """Return the animal that a new one must exceed somewhere: -1 with a free ford (MA-4.2, 4.3)."""
        least = ANIMALS
        for ford in range(FORDS):
            if self.row[ford] < least and not self.closed & bit(ford):  # rows compare by their tails
                least = self.row[ford]
        if not least:
            return -1
        return highest(least)

    def occupied(self) -> int:
        """Return the set of fords with an animal; a closed ford has none (MA-16.2)."""
        fords = 0
        for ford in range(FORDS):
            fords |= bit(ford) if self.row[ford] else 0
        return fords

    def crossable(self) -> int:
        """Return the set of fords with enough animals for an elephant (MA-7.1)."""
        fords = 0
        for ford in range(FORDS):
            fords |= bit(ford) if count(self.row[ford]) >= ELEPHANT_MINIMUM else 0
        return fords

    def fords_for(self, card: int) -> int:
        """Return the set of legal fords for a CARD choice."""
        if card == ELEPHANT_CODE:
            return self.crossable()
        if card >= FIRST_CROCODILE_CODE:
            return self.occupied()
        fords = 0
        for ford in range(FORDS):  # MA-4.2, 4.3, 5.4
            fords |= bit(ford) if self.row[ford] < bit(LOWER[card]) else 0
        return fords & ~self.closed  # MA-4.9

    # The choices ------------------------------------------------------------------------------------------------------

    def legal(self) -> int:
        """Fill `moves` in the order of section 8."""
        if self.phase == CARD:
            return self.legal_cards()
        if self.phase == FORD:
            return self.list_fords(self.fords_for(self.staged), FIRST_FORD_CODE)
        if self.phase == BITE:
            return self.legal_bites()
        if self.phase == LION:
            return self.list_fords(self.lion_fords(), FIRST_LION_CODE)
        return 0

    def legal_cards(self) -> int:
        """Animals, pairs, crocodiles, elephant, super-crocodile; equal copies are one choice (MA-6.6)."""
        n = 0
        limit = self.limit()
        hand = self.hand[self.mover]
        fitting = hand & ANIMALS
        while fitting and lowest(fitting) <= limit:
            fitting &= fitting - 1
        left = fitting
        while left:
            self.moves[n] = lowest(left)
            n += 1
            left &= left - 1
        left = fitting
        while left:
            lower = lowest(left)
            left &= left - 1
            for difference in range(PAIR_LEAST, PAIR_MOST + 1):  # MA-5.1
                if left & bit(lower + difference):
                    self.moves[n] = PAIR_CODE[lower * 4 + difference]
                    n += 1
        if hand & CROCODILES and self.occupied():
            for species in range(SPECIES):
                if hand & CROCODILE_OF[species]:
                    self.moves[n] = FIRST_CROCODILE_CODE + species
                    n += 1
        if hand & ELEPHANTS and self.crossable():
            self.moves[n] = ELEPHANT_CODE
            n += 1
        if hand & SUPER_CROCODILE and self.occupied():
            self.moves[n] = SUPER_CROCODILE_CODE
            n += 1
        return n

    def list_fords(self, fords: int, first: int) -> int:
        n = 0
        for ford in range(FORDS):  # without a branch, which nobody could foretell
            self.moves[n] = first + ford
            n += 1 if fords & bit(ford) else 0
        return n

    def legal_bites(self) -> int:
        """`first` always; `species` if it eats something else (MA-9.5 to 9.7)."""
        self.moves[0] = BITE_FIRST_CODE
        row = self.row[self.staged_ford]
        prey = row & SPECIES_OF[self.staged - FIRST_CROCODILE_CODE]
        if not prey or prey == row & -row:
            return 1
        self.moves[1] = BITE_SPECIES_CODE
        return 2

    def lion_fords(self) -> int:
        """An occupied ford if there is one (MA-10.6), else any open one (MA-10.7, 10.14)."""
        occupied = self.occupied()
        if occupied:
            return occupied
        return (bit(FORDS) - 1) & ~self.closed

    def apply(self, code: int) -> None:
        """Carry out one atomic choice of the mover."""
        if self.phase == CARD:
            self.staged = code
            self.phase = FORD
        elif self.phase == FORD:
            self.at_ford(code - FIRST_FORD_CODE)
        elif self.phase == BITE:
            self.bite(code)
        else:
            self.place_lion(code - FIRST_LION_CODE)

    def is_free(self, code: int) -> bool:
        """Staging can be taken back, a commit never (section 5.7)."""
        return self.phase == CARD or (
            self.phase == FORD and FIRST_CROCODILE_CODE <= self.staged < FIRST_CROCODILE_CODE + SPECIES
        )

    def at_ford(self, ford: int) -> None:
        if self.staged == ELEPHANT_CODE:
            self.elephant(ford)
        elif self.staged == SUPER_CROCODILE_CODE:
            self.play_special(SUPER_CROCODILE)
            self.eat(ford, self.row[ford])  # MA-8.2
            self.refill()
        elif self.staged >= FIRST_CROCODILE_CODE:
            self.staged_ford = ford
            self.phase = BITE
        else:
            self.lay(ford, bit(LOWER[self.staged]) | bit(HIGHER[self.staged]))

    # MA-4, MA-5 Laying ------------------------------------------------------------------------------------------------

    def lay(self, ford: int, animals: int) -> None:
        """Lay one animal or a pair behind the tail; the mover owns them (MA-4.1, 4.5, 5.2, 5.8)."""
        self.hand[self.mover] &= ~animals
        self.row[ford] |= animals
        self.owned[self.mover] |= animals
        self.refill()

    # MA-6 to MA-9 Specials --------------------------------------------------------------------------------------------

    def play_special(self, kind: int) -> None:
        """One copy leaves the hand and goes aside (MA-6.2)."""
        card = self.hand[self.mover] & kind
        card &= -card
        self.hand[self.mover] &= ~card
        self.played |= card

    def elephant(self, ford: int) -> None:
        """The whole row crosses, each animal to its owner (MA-7.2, 7.3)."""
        self.play_special(ELEPHANTS)
        for seat in range(self.seats):
            self.crossed[seat] |= self.row[ford] & self.owned[seat]
            self.owned[seat] &= ~self.row[ford]
        self.row[ford] = 0
        self.refill()

    def bite(self, code: int) -> None:
        """A crocodile eats the front (MA-9.3) or its species (MA-9.4)."""
        species = self.staged - FIRST_CROCODILE_CODE
        row = self.row[self.staged_ford]
        self.play_special(CROCODILE_OF[species])
        if code == BITE_FIRST_CODE:
            self.eat(self.staged_ford, row & -row)
        else:
            self.eat(self.staged_ford, row & SPECIES_OF[species])
        self.refill()

    def eat(self, ford: int, animals: int) -> None:
        """Eaten animals go aside and count for nobody (MA-8.3); the others stay (MA-9.8)."""
        self.row[ford] &= ~animals
        self.eaten |= animals
        for seat in range(self.seats):
            self.owned[seat] &= ~animals

    # MA-10, MA-11 Refill and lions ------------------------------------------------------------------------------------

    def refill(self) -> None:
        """Draw until the hand has five cards or the pile is empty (MA-10.1, 10.13), then the next turn (MA-3.2)."""
        self.staged = NOBODY
        self.staged_ford = NOBODY
        if count(self.hand[self.mover]) < HAND_SIZE and self.pile > 0:
            self.phase = DRAW
            self.to_act = CHANCE
        else:
            self.mover = (self.mover + 1) % self.seats  # MA-1.2
            self.start_turn()

    def take_drawn(self, card: int) -> None:
        """A card goes into the hand (MA-10.3); a lion must be placed first (MA-10.4)."""
        self.pile -= 1
        if card & LIONS:
            self.lions += 1
            self.phase = LION
            self.to_act = self.mover
        else:
            self.hand[self.mover] |= card
            self.refill()

    def place_lion(self, ford: int) -> None:
        """It eats the row and closes the ford (MA-10.8, 10.9); then the mover draws on (MA-10.10)."""
        self.eat(ford, self.row[ford])
        self.closed |= bit(ford)
        self.refill()

    # Luck -------------------------------------------------------------------------------------------------------------

    def drawable(self) -> int:
        """Return the set that the next card comes from: no hand is dealt a lion (MA-2.3)."""
        if self.phase == DEAL:
            return self.unseen & ~LIONS
        return self.unseen

    def chances(self) -> int:
        """List the dealers (MA-2.15), or the kinds of card that can come."""
        n = 0
        if self.phase == DEALER:
            for seat in range(self.seats):
                self.moves[n] = FIRST_DEALER + seat
                self.weights[n] = 1
                n += 1
            return n
        cards = self.drawable()
        for kind in range(KINDS):
            if cards & KIND[kind]:
                self.moves[n] = kind
                self.weights[n] = count(cards & KIND[kind])
                n += 1
        return n

    def draw(self, rng: Rng) -> int:
        """Every card is equally likely."""
        if self.phase == DEALER:
            return FIRST_DEALER + rng.below(self.seats)
        cards = self.drawable()
        return KIND_OF[nth(cards, rng.below(count(cards)))]

    def reveal(self, outcome: int) -> None:
        """Take the dealer or the card that luck brings."""
        if self.phase == DEALER:
            self.dealer = outcome - FIRST_DEALER
            self.start_round()
            return
        card = self.unseen & KIND[outcome]
        card &= -card
        self.unseen &= ~card
        if self.phase == DEAL:
            self.deal(card)
        else:
            self.take_drawn(card)

    # MA-12, MA-13 End of a round, scoring -----------------------------------------------------------------------------

    def end_round(self) -> None:
        """Only crossed animals count (MA-12.7, 12.8, 13.1); then the next round (MA-13.3) or the end (MA-13.4)."""
        for seat in range(self.seats):
            place = self.round * 4 + seat
            self.round_score[place] = points(self.crossed[seat])
            self.past_crossed[place] = self.crossed[seat]
            self.total[seat] += self.round_score[place]
            self.animals[seat] += count(self.crossed[seat])
            if self.reveal_after_round:  # MA-15.9
                self.past_hand[place] = self.hand[seat]
        if self.reveal_after_round:
            self.past_unseen[self.round] = self.unseen
        self.round += 1
        if self.round == self.rounds:
            self.phase = END
            self.to_act = OVER
        else:
            self.dealer = (self.dealer + 1) % self.seats  # MA-2.16
            self.start_round()

    def score(self, seat: int) -> int:
        """Points of the rounds played (MA-13.5) and of the animals crossed in this one."""
        if self.phase == END:
            return self.total[seat]
        return self.total[seat] + points(self.crossed[seat])

    def rank(self, seat: int) -> int:
        """Equal totals share a place (MA-13.8), but animals may decide between those at the top (MA-13.7)."""
        place = 1
        mine = self.score(seat)
        for other in range(self.seats):
            if self.score(other) > mine:
                place += 1
        if place == 1 and self.tie_by_animals:
            for other in range(self.seats):
                if self.score(other) == mine and self.over_the_river(other) > self.over_the_river(seat):
                    place += 1
        return place

    def over_the_river(self, seat: int) -> int:
        """Return how many animals crossed in all rounds, this one included."""
        if self.phase == END:
            return self.animals[seat]
        return self.animals[seat] + count(self.crossed[seat])

    # Section 7: what a seat cannot know -------------------------------------------------------------------------------

    def sample(self, seat: int, rng: Rng) -> None:
        """Share the unseen cards out anew over the other hands and what can be drawn; lions are never in a hand."""
        if self.phase == END or self.phase == DEALER:
            return
        if seat != self.mover and (self.phase == FORD or self.phase == BITE):  # MA-15.6
            self.phase = CARD
            self.staged = NOBODY
            self.staged_ford = NOBODY
        self.redeal(seat, rng)
        while self.phase == CARD and seat != self.mover and not self.can_move(self.mover):  # MA-16.5
            self.redeal(seat, rng)

    def redeal(self, seat: int, rng: Rng) -> None:
        pool = self.unseen
        for other in range(self.seats):
            if other != seat:
                pool |= self.hand[other]
        for other in range(self.seats):
            if other != seat:
                size = count(self.hand[other])
                self.hand[other] = 0
                for _ in range(size):
                    card = bit(nth(pool & ~LIONS, rng.below(count(pool & ~LIONS))))
                    self.hand[other] |= card
                    pool &= ~card
        self.unseen = pool

    def observe(self, seat: int, out: list[float]) -> None:
        """Cards by place, then owners and crossed animals by seat from one's own on, then the frame of the round."""
        at = 0
        mine = self.unseen & 0
        if seat >= 0:
            mine = self.hand[seat]
        at = self.observe_cards(mine, out, at)
        at = self.observe_cards(self.played, out, at)
        at = self.observe_animals(self.eaten, out, at)
        for ford in range(FORDS):
            at = self.observe_animals(self.row[ford], out, at)
        for k in range(self.seats):
            other = (k + (seat if seat >= 0 else 0)) % self.seats
            at = self.observe_animals(self.owned[other], out, at)
            at = self.observe_animals(self.crossed[other], out, at)
            out[at] = 1.0 if self.mover == other else 0.0
            out[at + 1] = self.total[other] / 64.0
            out[at + 2] = count(self.hand[other]) / 5.0
            at += 3
        for ford in range(FORDS):
            out[at + ford] = count(self.closed & bit(ford))
        at += FORDS
        out[at] = self.pile / 44.0
        out[at + 1] = self.lions / 3.0
        out[at + 2] = (self.rounds - self.round) / 4.0
        out[at + 3] = 1.0 if self.phase == LION else 0.0
        if seat == self.mover:
            out[at + 4] = 1.0 if self.phase == FORD else 0.0
            out[at + 5] = 1.0 if self.phase == BITE else 0.0
            out[at + 6] = (self.staged + 1) / 130.0
            out[at + 7] = (self.staged_ford + 1) / 5.0

    def observe_cards(self, cards: int, out: list[float], at: int) -> int:
        for kind in range(KINDS):
            out[at + kind] = count(cards & KIND[kind]) / COPIES[kind]
        return at + KINDS

    def observe_animals(self, animals: int, out: list[float], at: int) -> int:
        for place in range(ANIMAL_COUNT):
            out[at + place] = count(animals & bit(place))
        return at + ANIMAL_COUNT


load(CARDS)

STATE = Mara


def observed(seats: int) -> int:
    """Return how many numbers `observe` writes: sets of cards, the rows, each seat, the fords, the frame."""
    return 2 * KINDS + (1 + FORDS) * ANIMAL_COUNT + seats * (2 * ANIMAL_COUNT + 3) + FORDS + 8
