cimport cython
from libc.math cimport exp, log, sqrt
from mezani.bots.net cimport Net
from mezani.core.ground cimport CHANCE, NOBODY, OVER, Held, release, resume
from mezani.core.rng cimport Rng
from mezani.core.state cimport State, copy_block

cdef int LUCK, UNSEALED, DEEPEST, RESERVE, CHECKED_EVERY
cdef double USUAL_GAIN

@cython.final
cdef class Search:
    cdef readonly State root
    cdef readonly State state
    cdef Rng rng
    cdef readonly int seat
    cdef int choices
    cdef Net net
    cdef double exploration, urgency, margin, spread, lead_before
    cdef readonly bint own_turn
    cdef bint liked
    cdef int luck_in_tree, rollout, most_nodes
    cdef readonly int nodes
    cdef readonly int simulations
    cdef readonly long long steps
    cdef int room, tick, fresh, chosen, depth
    cdef int[::1] stamp
    cdef int[::1] key
    cdef int[::1] first
    cdef int[::1] next
    cdef int[::1] visits
    cdef int[::1] available
    cdef float[::1] prior
    cdef double[::1] total
    cdef double[::1] won
    cdef double[::1] share
    cdef double[::1] reward
    cdef int path[1024]
    cdef int run_freely(self, int simulations, int budget) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    cdef bint is_clear(self, int left) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef int choose_anew(self) noexcept nogil
    cdef int seal(self, int at) noexcept nogil
    cdef void descend(self, int at) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int decide(self, int at) noexcept nogil
    cdef int pick(self, int at, int n) noexcept nogil
    cdef void add_liked(self, int at, int n) noexcept nogil
    cdef double merit(self, int at, int node, int seat) noexcept nogil
    cdef int untried(self, int n, int left) noexcept nogil
    cdef int child(self, int at, int key) noexcept nogil
    cdef int add(self, int at, int key) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef void play_on(self) noexcept nogil
    cdef void finish(self, State state) noexcept nogil
    cdef void share_out(self) noexcept nogil
    cdef void expect(self) noexcept nogil
    cdef void count_gain(self) noexcept nogil
    cdef double lead_of(self, State state, int seat) noexcept nogil
    cdef void back_up(self) noexcept nogil
