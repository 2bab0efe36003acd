cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng
from mezani.core.state cimport State
from mezani.games.africana.phases cimport *

cdef int NOTHING, EXPEDITIONS, ADVENTURES, COLOURS, KINDS, JOKER, PLACES, SLOTS, BOOKS, STACKS
cdef int MARKERS, START_HAND, DRAW_ACTION, HAND_LIMIT, UNFINISHED_LIMIT
cdef int ADVENTURE_PRICE, FIRST_TURN_PRICE, FURTHER_TURN_PRICE, RECOLOUR_PRICE
cdef int SILVER_PER_POINT, CARDS_PER_POINT, UNFINISHED_POINTS, PAYMENTS
cdef int FIRST_FINISH_CODE, FIRST_ADVENTURE_CODE, FIRST_SHED_CODE, FIRST_STEP_CODE, FIRST_DROP_CODE, FIRST_COLOUR
cdef Bits ARTIFACTS
cdef int COMPANY_START[4]
cdef int COMPANY_SILVER[4]
cdef int COPIES[11]
cdef Bits STACK[3]
cdef int STACK_OF[64]
cdef int STACK_SIZE[5][3]
cdef int START[64]
cdef int DESTINATION[64]
cdef int EXPEDITION_SILVER[64]
cdef int EXPEDITION_POINTS[64]
cdef Bits PAGES[2]
cdef Bits TARGETED[32]
cdef int ADVENTURE_SILVER[64]
cdef int ADVENTURE_POINTS[64]
cdef int ASSISTANT[64]
cdef int ARTIFACT_WEIGHT[64]
cdef int SPLIT[3125]
cdef int PENALTY[4]
cdef int HALF[32]
cdef Bits NEIGHBOURS[32]
cdef Bits VALID[32]
cdef int BONUS_CARDS[5]
cdef int BONUS_SILVER[5]

cdef int total(int* cards, int kinds) noexcept nogil

cdef class Board(State):
    cdef public int score_open, page_notes, travel_only, stall_rounds, take_back, start_chosen
    cdef public int phase, round, active, due, turns, bought, claims, last_round, last_taken
    cdef public int fresh[5]
    cdef public int sold
    cdef public Bits filled
    cdef public int at[4]
    cdef public int silver[4]
    cdef public int hand[4][11]
    cdef public int table[11]
    cdef public int supply[5]
    cdef public int slot[5]
    cdef public Bits joined[5]
    cdef public Bits unfinished[4]
    cdef public Bits adventures[4]
    cdef public Bits expeditions[4]
    cdef public Bits unseen_expeditions
    cdef public int left[3]
    cdef public int page[2][15]
    cdef public int opened[2]
    cdef public int turned[2]
    cdef public Bits unseen_pages[2]
    cdef public int pile[5]
    cdef public int discard[5]
    cdef public int known[5][5]

    @cython.final
    cdef int stock(self, int seat) noexcept nogil
    @cython.final
    cdef int pick(self, int* cards, Rng rng) noexcept nogil
    @cython.final
    cdef void redeal(self, int other, Rng rng) noexcept nogil
    @cython.final
    cdef void forget(self, int seat) noexcept nogil
    @cython.final
    cdef void redraw(self, int seat, Rng rng) noexcept nogil
    @cython.final
    cdef int observe_company(self, int seat, int own, float* out, int at) noexcept nogil
    @cython.final
    cdef int observe_slot(self, int slot, int first, float* out, int at) noexcept nogil
    @cython.final
    cdef int observe_books(self, float* out, int at) noexcept nogil
    @cython.final
    cdef int observe_set(self, Bits cards, int size, float* out, int at) noexcept nogil
    @cython.final
    cdef int observe_counts(self, int* cards, int size, float* out, int at) noexcept nogil
