from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng

from libc.stdlib cimport calloc
from libc.string cimport memcpy

cdef extern from *:
    """
    #include <string.h>
    #define mezani_block(s, basicsize) ((basicsize) - ((char *)&(s)->block - (char *)(s)))
    #include <stdlib.h>
    #define mezani_allocate(lanes, s) malloc((size_t)(lanes) * (size_t)(s)->block)
    #define mezani_put(room, lane, s) memcpy((char *)(room) + (size_t)(lane) * (size_t)(s)->block, &(s)->block, (size_t)(s)->block)
    #define mezani_take(room, lane, s) memcpy(&(s)->block, (char *)(room) + (size_t)(lane) * (size_t)(s)->block, (size_t)(s)->block)
    #define mezani_copy(to, from) memcpy(&(to)->block, &(from)->block, (size_t)(from)->block)
    """
    Py_ssize_t block_of "mezani_block"(State state, Py_ssize_t basicsize) nogil
    void copy_block "mezani_copy"(State to, State source) nogil
    void* allocate "mezani_allocate"(Py_ssize_t lanes, State state) nogil
    void put_block "mezani_put"(void* room, Py_ssize_t lane, State state) nogil
    void take_block "mezani_take"(void* room, Py_ssize_t lane, State state) nogil
    void deallocate "free"(void* room) nogil

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

cdef enum:
    MOST_OBSERVED = 16384

cdef inline bytes packed(State state):
    return (<char*>&state.block)[:state.block]

cdef inline void unpack(State state, bytes content) except *:
    if len(content) != state.block:
        raise ValueError("the state was packed by another build")
    memcpy(&state.block, <char*>content, state.block)

cdef inline list observation_of(State state, int seat, int observed):
    cdef float* out = <float*>calloc(MOST_OBSERVED, sizeof(float))
    state.observe(seat, out)
    result = [out[k] for k in range(observed)]
    deallocate(out)
    return result
