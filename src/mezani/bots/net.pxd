cimport cython
from libc.math cimport exp
from libc.string cimport memset
from mezani.core.state cimport State

cdef inline void observe_flat(State state, int seat, float[::1] out, int features) noexcept nogil:
    memset(&out[0], 0, features * sizeof(float))
    state.observe(seat, &out[0])

cdef inline void add_row(float[::1] sums, float[::1] weights, Py_ssize_t row, int width, float factor) noexcept nogil:
    cdef float* to = &sums[0]
    cdef const float* source = &weights[row]
    for k in range(width):
        to[k] += factor * source[k]

@cython.final
cdef class Net:
    cdef readonly int features
    cdef readonly int hidden
    cdef readonly int deep
    cdef readonly int seats
    cdef readonly int choices
    cdef readonly object weights
    cdef float[::1] w
    cdef float[::1] inputs
    cdef float[::1] first
    cdef float[::1] second
    cdef float[::1] heads
    cdef void see(self, State state, int seat) noexcept nogil
    cdef void layer_two(self) noexcept nogil
    cdef void judge(self, int seat, double[::1] share) noexcept nogil
    cdef float liking(self, int code) noexcept nogil
