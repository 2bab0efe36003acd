"""What compiled and plain rules stand on alike: bit sets, the two seats that are nobody's, and threads.

`ground.pxd` gives the same names in C. Rules write `from mezani.core.ground import *`, so that the C names win when
they are compiled and these functions serve when they are not.
"""

COMPILED = False
"""Whether the importing module runs compiled."""

CHANCE = -1
"""The seat to act when luck must decide."""

OVER = -2
"""The seat to act when nothing can happen any more."""

NOBODY = -1
"""The seat of a spectator, and of things that belong to no seat."""

ALL_BITS = 0xFFFF_FFFF_FFFF_FFFF
"""A set of 64 things that holds all of them."""


def bit(place: int) -> int:
    """Return the set that holds only `place` (0 to 63). Never write `1 << place`: compiled, it wraps at 32 bits."""
    return 1 << place


def count(members: int) -> int:
    """Return how many things a set of up to 64 holds."""
    return members.bit_count()


def lowest(members: int) -> int:
    """Return the lowest place in a set that is not empty."""
    return (members & -members).bit_length() - 1


def highest(members: int) -> int:
    """Return the highest place in a set that is not empty."""
    return members.bit_length() - 1


def nth(members: int, index: int) -> int:
    """Return the place of the member number `index`, counted from 0 at the lowest."""
    for _ in range(index):
        members &= members - 1
    return lowest(members)


def release() -> object:
    """Let other Python threads run, in the compiled form; return what `resume` needs."""
    return None


def resume(held: object) -> None:
    """Take the interpreter again that `release` gave away."""
