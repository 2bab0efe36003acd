cimport cython
from mezani.core.ground cimport (ALL_BITS, CHANCE, COMPILED, NOBODY, OVER, Bits, bit, count, highest, lowest, nth)
from mezani.core.rng cimport Rng
from mezani.core.state cimport State
from mezani.games.kairo.phases cimport BID, BUILD, DRAW, END, OFFER, REVEAL, TAKE

cdef int START_CAPITAL, PIECE_PRICE, ROUTE_LENGTH, BONUS_CAP, BONUS_PER_BUILD, TIE_ROUNDS, FORCED_LAPS, STUCK_LAPS
cdef int BID_MODEL_MAX, SIZE, DRAW_CODE, FIRST_TAKE, REVEAL_CODE, PASS_CODE, FIRST_BUILD, SPLITS
cdef Bits DECK, BONUS_CARDS
cdef int NEED[64]
cdef int TRACKS[64]
cdef int PAYMENT[64]

@cython.final
cdef class Kairo(State):
    cdef public int keep_bonus, open_capitals, count_help, take_back
    cdef public int phase, auction, turn, offered, pooled, reshuffled_after, skipped, dry
    cdef public Bits pile, discards, drawing, seals, tied
    cdef public int offer[4]
    cdef public int pool[64]
    cdef public int order[4]
    cdef public int tie_card[4]
    cdef public int draws[4]
    cdef public int capital[4]
    cdef public int bonus[4]
    cdef public int bought[4]
    cdef public int held[4]
    cdef public int crossed[4]
    cdef public int route[4][8]
    cdef public int bid[8][4]

    cdef void open_auction(self) noexcept nogil
    cdef void turn_up(self) noexcept nogil
    cdef void add_offer(self, int card) noexcept nogil
    cdef void seal(self, int amount) noexcept nogil
    cdef void unseal(self) noexcept nogil
    cdef int advantage(self, int seat, int other) noexcept nogil
    cdef void arrange(self, int first, int last) noexcept nogil
    cdef int last_of_group(self, int first) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void take_drawn(self, int card) noexcept nogil
    cdef void take(self, int card) noexcept nogil
    cdef void start_turn(self, int seat) noexcept nogil
    cdef int pool_pieces(self) noexcept nogil
    cdef int missing(self, int seat) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void build(self, int spent, int bought) noexcept nogil
    cdef void grant_bonus(self, int builder) noexcept nogil
    cdef void end(self) noexcept nogil
    cdef int is_stuck(self) noexcept nogil
    cdef int legal_bids(self) noexcept nogil
    cdef int legal_takes(self) noexcept nogil
    cdef int legal_builds(self) noexcept nogil
    cdef int observe_seat(self, int seat, int own, float* out, int at) noexcept nogil
    cdef int observe_cards(self, Bits cards, float* out, int at) noexcept nogil
