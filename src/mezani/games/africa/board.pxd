cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.state cimport State
from mezani.games.africa.phases cimport *

cdef int SPACES, KINDS, STEPS
cdef Bits MAP[2]
cdef int BESIDE_COUNT[128]
cdef int BESIDE[128][8]
cdef int AROUND[128][8]
cdef Bits NEAR[128][2]
cdef int CLASS[32]

cdef Bits exceeding(int number, Bits ones, Bits twos, Bits fours) noexcept nogil

cdef class Board(State):
    cdef public int vacated_space_counts, picked
    cdef public int at[5]
    cdef public short content[128]
    cdef public short bare_beside[128]
    cdef public Bits bare[2]
    cdef public Bits down[2]
    cdef public Bits explorers[2]
    cdef public Bits face_up[32][2]
    cdef public Bits roomy[8][2]

    @cython.final
    cdef void clear_board(self) noexcept nogil
    @cython.final
    cdef void put(self, int space, int content) noexcept nogil
    @cython.final
    cdef void crowd(self, int space) noexcept nogil
    @cython.final
    cdef void make_room(self, int space) noexcept nogil
    @cython.final
    cdef int kin_beside(self, int space, int kind) noexcept nogil
    @cython.final
    cdef int research_tiles(self, int space) noexcept nogil
    @cython.final
    cdef int deposit_beside(self, int space) noexcept nogil
    @cython.final
    cdef int class_of(self, int kind) noexcept nogil
    @cython.final
    cdef bint can_flip(self, int me) noexcept nogil
    @cython.final
    cdef int list_flips(self, int me, int first) noexcept nogil
    @cython.final
    cdef bint can_lift(self, int me, int its_class) noexcept nogil
    @cython.final
    cdef int list_lifts(self, int me, int its_class, int first) noexcept nogil
    @cython.final
    cdef int list_targets(self, int first, int n) noexcept nogil
    @cython.final
    cdef void stand(self, int seat, int space) noexcept nogil
    @cython.final
    cdef Bits open_spaces(self, int half) noexcept nogil
    @cython.final
    cdef int list_spaces(self, Bits spaces, int first, int n) noexcept nogil
    @cython.final
    cdef int list_walks(self, int me, int first) noexcept nogil
    @cython.final
    cdef Bits better(self, int space, int half) noexcept nogil
    @cython.final
    cdef Bits more_kin(self, int space, int half) noexcept nogil
    @cython.final
    cdef int worth(self, int space, int left) noexcept nogil
    @cython.final
    cdef void move_tile(self, int space) noexcept nogil
