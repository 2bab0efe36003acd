"""The generator of playouts is sfc64, and what it gives is spread evenly."""

from __future__ import annotations

from collections import Counter

import pytest

from mezani import Rng


def test_it_is_sfc64() -> None:
    """Worked out by hand from the definition, seed 0: the counter alone drives the first steps."""
    a = b = c = 0
    counter, mask = 1, 2**64 - 1
    rng = Rng(0)
    for step in range(12 + 5):
        result = (a + b + counter) & mask
        counter += 1
        a, b, c = b ^ (b >> 11), (c + (c << 3)) & mask, (((c << 24) | (c >> 40)) + result) & mask
        if step >= 12:
            assert rng.next() == result


def test_a_seed_fixes_the_stream() -> None:
    assert [Rng(5).next() for _ in range(3)] == [Rng(5).next()] * 3
    assert Rng(5).next() != Rng(6).next()
    assert Rng(-1).next() == Rng(2**64 - 1).next()
    rng = Rng(5)
    first = rng.next()
    rng.reseed(5)
    assert rng.next() == first


@pytest.mark.parametrize("bound", [1, 2, 7, 96])
def test_below_is_even(bound: int) -> None:
    rng, throws = Rng(bound), 200 * bound
    seen = Counter(rng.below(bound) for _ in range(throws))
    assert set(seen) == set(range(bound))
    chi = sum((seen[value] - 200) ** 2 / 200 for value in range(bound))
    assert chi < bound + 5 * (2 * bound) ** 0.5
