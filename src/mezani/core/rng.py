"""The random generator of playouts, samples and bots: sfc64, the same numbers compiled and plain.

Matches between people never use it; their luck comes from `mezani.core.luck`.
"""

from mezani.core.ground import *


class Rng:
    """A stream of random numbers fixed by its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed & ALL_BITS)

    def reseed(self, seed: int) -> None:
        """Start the stream of `seed` (0 to 2^64 - 1)."""
        self.a = seed
        self.b = seed
        self.c = seed
        self.counter = 1
        for _ in range(12):
            self.next()

    def next(self) -> int:
        """Return 64 random bits."""
        result = (self.a + self.b + self.counter) & ALL_BITS
        self.counter = (self.counter + 1) & ALL_BITS
        self.a = self.b ^ (self.b >> 11)
        self.b = (self.c + (self.c << 3)) & ALL_BITS
        self.c = ((((self.c << 24) & ALL_BITS) | (self.c >> 40)) + result) & ALL_BITS
        return result

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, each equally likely (to one part in 2^32 / `bound`)."""
        return ((self.next() >> 32) * bound) >> 32
