cimport cython
from mezani.core.ground cimport ALL_BITS, CHANCE, OVER, Bits, Held, release, resume
from mezani.core.rng cimport Rng
from mezani.core.state cimport State, copy_block

@cython.final
cdef class Playout:
    cdef State root
    cdef readonly State state
    cdef Rng rng
    cdef readonly long long decisions
    cdef readonly long long choices
    cdef readonly long long luck
    cdef readonly Bits digest
    cdef void play_freely(self, int games) noexcept nogil
    cdef void finish(self, State state) noexcept nogil
    cdef void fingerprint_freely(self, int games) noexcept nogil
    cdef void trace(self, State state) noexcept nogil
    cdef void trace_luck(self, State state) noexcept nogil
    cdef void trace_choice(self, State state) noexcept nogil
    cdef void mix(self, Bits value) noexcept nogil

@cython.final
cdef class Strain:
    cdef State root
    cdef State state
    cdef Rng rng
    cpdef long long copies(self, long long times) noexcept nogil
    cpdef long long samples(self, long long times) noexcept nogil
