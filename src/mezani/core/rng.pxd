cimport cython
from mezani.core.ground cimport ALL_BITS, Bits

@cython.final
cdef class Rng:
    cdef Bits a, b, c, counter
    cpdef void reseed(self, Bits seed) noexcept nogil
    cpdef Bits next(self) noexcept nogil
    cpdef int below(self, int bound) noexcept nogil
