cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng
from mezani.games.africana.board cimport (
    NOTHING, EXPEDITIONS, COLOURS, KINDS, JOKER, SLOTS, BOOKS, STACKS, START_HAND, DRAW_ACTION, HAND_LIMIT,
    UNFINISHED_LIMIT, ADVENTURE_PRICE, FIRST_TURN_PRICE, FURTHER_TURN_PRICE, RECOLOUR_PRICE, SILVER_PER_POINT,
    CARDS_PER_POINT, UNFINISHED_POINTS, PAYMENTS, FIRST_FINISH_CODE, FIRST_ADVENTURE_CODE, FIRST_SHED_CODE,
    FIRST_STEP_CODE, FIRST_DROP_CODE, FIRST_COLOUR, ARTIFACTS, COMPANY_START, COMPANY_SILVER, COPIES, STACK,
    STACK_OF, STACK_SIZE, START, DESTINATION, EXPEDITION_SILVER, EXPEDITION_POINTS, PAGES, TARGETED,
    ADVENTURE_SILVER, ADVENTURE_POINTS, ASSISTANT, ARTIFACT_WEIGHT, SPLIT, PENALTY, HALF, NEIGHBOURS, VALID,
    BONUS_CARDS, BONUS_SILVER, Board, total)
from mezani.games.africana.phases cimport *

@cython.final
cdef class Africana(Board):
    cdef void deal(self) noexcept nogil
    cdef int legal_actions(self) noexcept nogil
    cdef int legal_pages(self) noexcept nogil
    cdef int legal_moves(self) noexcept nogil
    cdef int list_joins(self, int n) noexcept nogil
    cdef int list_finishes(self, int n) noexcept nogil
    cdef int list_steps(self, int n) noexcept nogil
    cdef int legal_drops(self) noexcept nogil
    cdef int list_cards(self, Bits cards, int first, int n) noexcept nogil
    cdef Bits kinds_in_hand(self, int seat) noexcept nogil
    cdef int turn_price(self) noexcept nogil
    cdef void next_card(self) noexcept nogil
    cdef int drawable(self) noexcept nogil
    cdef void reshuffle(self) noexcept nogil
    cdef void take_card(self, int colour) noexcept nogil
    cdef void lay_open(self, int colour) noexcept nogil
    cdef void use_book(self, int code) noexcept nogil
    cdef void buy(self, int book, int place) noexcept nogil
    cdef void show_page(self, int book) noexcept nogil
    cdef void turn_up(self, int adventure) noexcept nogil
    cdef int book_to_open(self) noexcept nogil
    cdef void go(self, int place, int payment) noexcept nogil
    cdef void stop(self) noexcept nogil
    cdef int coming_back(self) noexcept nogil
    cdef int slot_of(self, int expedition) noexcept nogil
    cdef void join(self, int expedition) noexcept nogil
    cdef void finish_expedition(self, int expedition) noexcept nogil
    cdef void finish_adventure(self, int adventure) noexcept nogil
    cdef void end_action(self) noexcept nogil
    cdef int counted(self, int seat) noexcept nogil
    cdef void drop(self, int kind) noexcept nogil
    cdef void shed(self, int adventure) noexcept nogil
    cdef void refill(self) noexcept nogil
    cdef int first_empty(self) noexcept nogil
    cdef void display(self, int expedition) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef Bits hidden(self) noexcept nogil
