# The C side of ground.py: the same names, inlined.
cdef extern from *:
    """
    #include <stdint.h>
    #define MEZANI_COMPILED 1
    #define MEZANI_CHANCE -1
    #define MEZANI_OVER -2
    #define MEZANI_NOBODY -1
    #define MEZANI_ALL_BITS 0xFFFFFFFFFFFFFFFFULL
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int mezani_count(uint64_t m) { return (int)__popcnt64(m); }
    static __inline int mezani_lowest(uint64_t m) { unsigned long k; _BitScanForward64(&k, m); return (int)k; }
    static __inline int mezani_highest(uint64_t m) { unsigned long k; _BitScanReverse64(&k, m); return (int)k; }
    #else
    static inline int mezani_count(uint64_t m) { return __builtin_popcountll(m); }
    static inline int mezani_lowest(uint64_t m) { return __builtin_ctzll(m); }
    static inline int mezani_highest(uint64_t m) { return 63 - __builtin_clzll(m); }
    #endif
    #define mezani_bit(k) (((uint64_t)1) << (k))
    static inline int mezani_nth(uint64_t m, int index) {
        int half, place = 0, width = 32;
        for (; width >= 8; width >>= 1) {
            half = mezani_count(m & ((mezani_bit(width)) - 1));
            if (index >= half) { index -= half; m >>= width; place += width; }
        }
        while (index--) m &= m - 1;
        return place + mezani_lowest(m);
    }
    """
    ctypedef unsigned long long Bits "uint64_t"
    enum: COMPILED "MEZANI_COMPILED"
    enum: CHANCE "MEZANI_CHANCE"
    enum: OVER "MEZANI_OVER"
    enum: NOBODY "MEZANI_NOBODY"
    const Bits ALL_BITS "MEZANI_ALL_BITS"
    Bits bit "mezani_bit"(int place) nogil
    int count "mezani_count"(Bits members) nogil
    int lowest "mezani_lowest"(Bits members) nogil
    int highest "mezani_highest"(Bits members) nogil
    int nth "mezani_nth"(Bits members, int index) nogil

cdef extern from "Python.h":
    ctypedef void* Held "PyThreadState*"
    Held release "PyEval_SaveThread"() nogil
    void resume "PyEval_RestoreThread"(Held held) nogil
