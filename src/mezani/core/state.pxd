from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng

cdef extern from *:
    """
    #include <string.h>
    #define mezani_block(s, basicsize) ((basicsize) - ((char *)&(s)->block - (char *)(s)))
    #define mezani_copy(to, from) memcpy(&(to)->block, &(from)->block, (size_t)(from)->block)
    """
    Py_ssize_t block_of "mezani_block"(State state, Py_ssize_t basicsize) nogil
    void copy_block "mezani_copy"(State to, State source) nogil

cdef class State:
    cdef int moves[512]
    cdef int weights[128]
    cdef Py_ssize_t block        # from here on a copy takes everything: `block` itself, and all fields of the game
    cdef public int seats
    cdef public int to_act
    cdef int legal(self) noexcept nogil
    cdef void apply(self, int code) noexcept nogil
    cdef int chances(self) noexcept nogil
    cdef void reveal(self, int outcome) noexcept nogil
    cdef int draw(self, Rng rng) noexcept nogil
    cdef int may_act(self, int seat) noexcept nogil
    cdef int is_sealed(self) noexcept nogil
    cdef void turn_to(self, int seat) noexcept nogil
    cdef int is_free(self, int code) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef void sample(self, int seat, Rng rng) noexcept nogil
    cdef void observe(self, int seat, float* out) noexcept nogil
    cpdef copy_from(self, State other)
