cimport cython
from mezani.core.ground cimport ALL_BITS, CHANCE, OVER, Bits, Held, release, resume
from mezani.core.rng cimport Rng
from mezani.core.state cimport State, allocate, copy_block, deallocate, put_block, take_block

cdef inline int choice_in(int[::1] choices, Py_ssize_t lane) noexcept nogil:
    return choices[lane]

cdef inline void observe_row(State state, float[:, ::1] rows, Py_ssize_t lane) noexcept nogil:
    state.observe(state.to_act, &rows[lane, 0])

@cython.final
cdef class Batch:
    cdef State root
    cdef State state
    cdef Rng rng
    cdef readonly Py_ssize_t lanes
    cdef readonly int choices
    cdef readonly int observed
    cdef void* room
    cdef void begin(self) noexcept nogil
    cdef void let_luck_decide(self) noexcept nogil
    cdef void run_freely(self, int steps) noexcept nogil
    cpdef step(self, int[::1] choices, float[:, ::1] returns, unsigned char[::1] done)
    cdef Py_ssize_t check(self, int[::1] choices) noexcept nogil
    cdef int holds(self, int legal, int code) noexcept nogil
    cdef void advance(self, int[::1] choices, float[:, ::1] returns, unsigned char[::1] done) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef void see(self, int[::1] to_act, unsigned char[:, ::1] mask, float[:, ::1] observation) noexcept nogil
    cpdef look(self, int[::1] to_act, unsigned char[:, ::1] mask, float[:, ::1] observation)
