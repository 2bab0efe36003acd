cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng
from mezani.core.state cimport State
from mezani.games.mara.phases cimport BITE, CARD, DEAL, DEALER, DRAW, END, FORD, LION

cdef int FORDS, HAND_SIZE, ELEPHANT_MINIMUM, PAIR_LEAST, PAIR_MOST, ANIMAL_COUNT, SPECIES, KINDS
cdef Bits DECK, ANIMALS, ELEPHANTS, SUPER_CROCODILE, CROCODILES, LIONS
cdef int FIRST_DEALER, FIRST_CROCODILE_CODE, ELEPHANT_CODE, SUPER_CROCODILE_CODE
cdef int FIRST_FORD_CODE, BITE_FIRST_CODE, BITE_SPECIES_CODE, FIRST_LION_CODE
cdef Bits KIND[64]
cdef int KIND_OF[64]
cdef float COPIES[64]
cdef Bits SPECIES_OF[4]
cdef Bits CROCODILE_OF[4]
cdef Bits POINTS_PLANE[3]
cdef int LOWER[128]
cdef int HIGHER[128]
cdef int PAIR_CODE[256]

cdef int points(Bits animals) noexcept nogil

@cython.final
cdef class Mara(State):
    cdef public int rounds, tie_by_animals, open_score, tracker, reveal_after_round, first_dealer
    cdef public int phase, round, turn, dealer, mover, dealt, pile, lions
    cdef public int staged, staged_ford
    cdef public Bits closed, unseen, eaten, played
    cdef public Bits hand[4]
    cdef public Bits owned[4]
    cdef public Bits crossed[4]
    cdef public Bits row[5]
    cdef public int total[4]
    cdef public int animals[4]
    cdef public int round_score[16]
    cdef public Bits past_crossed[16]
    cdef public Bits past_hand[16]
    cdef public Bits past_unseen[4]

    cdef void start_round(self) noexcept nogil
    cdef void deal(self, Bits card) noexcept nogil
    cpdef void start_turn(self) noexcept nogil
    cdef int can_move(self, int seat) noexcept nogil
    cdef int limit(self) noexcept nogil
    cdef Bits occupied(self) noexcept nogil
    cdef Bits crossable(self) noexcept nogil
    cdef Bits fords_for(self, int card) noexcept nogil
    cdef int legal_cards(self) noexcept nogil
    cdef int list_fords(self, Bits fords, int first) noexcept nogil
    cdef int legal_bites(self) noexcept nogil
    cdef Bits lion_fords(self) noexcept nogil
    cdef void at_ford(self, int ford) noexcept nogil
    cdef void lay(self, int ford, Bits laid) noexcept nogil
    cdef void play_special(self, Bits kind) noexcept nogil
    cdef void elephant(self, int ford) noexcept nogil
    cdef void bite(self, int code) noexcept nogil
    cdef void eat(self, int ford, Bits prey) noexcept nogil
    cdef void refill(self) noexcept nogil
    cdef void take_drawn(self, Bits card) noexcept nogil
    cdef void place_lion(self, int ford) noexcept nogil
    cdef Bits drawable(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef int over_the_river(self, int seat) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef int observe_cards(self, Bits cards, float* out, int at) noexcept nogil
    cdef int observe_animals(self, Bits animals, float* out, int at) noexcept nogil
