cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.games.africa.board cimport Board
from mezani.games.africa.phases cimport *

cdef int SPACES, TYPES, FULL_SET, FIRST_PRIZE, SECOND_PRIZE
cdef int FIRST_OF[2]
cdef int KINDS_OF[2]
cdef int PIECES[32]
cdef int GOODS_POINTS[16]

cdef class Areas(Board):
    cdef public int prize_needs_piece
    cdef public int camps[5]
    cdef public int points[5]
    cdef public int earned[5][8]
    cdef public int goods[5][8]
    cdef public int mined[5][8]

    @cython.final
    cdef void gain(self, int seat, int points, int reason) noexcept nogil
    @cython.final
    cdef void mine(self, int seat, int space) noexcept nogil
    @cython.final
    cdef int pieces_on(self, int kind) noexcept nogil
    @cython.final
    cdef int goods_points(self, int seat) noexcept nogil
    @cython.final
    cdef int pieces(self, int seat, int resource) noexcept nogil
    @cython.final
    cdef int prize(self, int seat, int resource) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.final
    cdef int observe_area(self, int seat, float* out, int at) noexcept nogil
