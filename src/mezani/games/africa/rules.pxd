cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng
from mezani.games.africa.areas cimport Areas
from mezani.games.africa.phases cimport *

cdef int SPACES, CITIES, KINDS, TYPES, FIRST_GOOD, CAMPS_IN_HAND, PARTS, PARTS_SIMPLE
cdef int FRESH_ANIMAL, ANIMAL_NEIGHBOUR, NOMAD_NEIGHBOUR, DEPOSIT_PIECE, MOVE_GAIN, RESEARCH_TILE, FINDER_BONUS
cdef int OPTION_A_CODE, OPTION_B_CODE, LEAP_CODE, WALK_CODE, DO_CODE, FLIP_CODE, SETTLE_CODE, LIFT_CODE, DROP_CODE
cdef int SWAP_NONE_CODE, SWAP_CODE, END_CODE
cdef int CITY[8]
cdef int SUPPLY[8]
cdef int LAST_MONUMENT[8]
cdef int MIX[8][32]

@cython.final
cdef class Africa(Areas):
    cdef public int first_player, two_player_rule, simple_turns, tile_mix, exchanges_per_good, worthless_camps, stall_rounds
    cdef public int last_monument, parts
    cdef public int phase, mover, turn, part, acted, idle, supply, monuments, fresh, lifting
    cdef public int unseen[32]

    cdef void choose_city(self, int space) noexcept nogil
    cdef void start_turn(self) noexcept nogil
    cdef void end_part(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef int legal_others(self) noexcept nogil
    cdef int legal_cities(self) noexcept nogil
    cdef int legal_options(self) noexcept nogil
    cdef int legal_leaps(self) noexcept nogil
    cdef int legal_deeds(self) noexcept nogil
    cdef void act(self, int deed) noexcept nogil
    cdef int legal_swaps(self) noexcept nogil
    cdef void swap(self, int code) noexcept nogil
    cdef void settle(self, int space) noexcept nogil
    cdef void drop(self, int space) noexcept nogil
    cdef void find_monument(self) noexcept nogil
    cdef void build(self, int deed) noexcept nogil
