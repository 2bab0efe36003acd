"""Bit sets: each helper against sets of Python."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mezani.core.ground import ALL_BITS, bit, count, highest, lowest, nth, release, resume

places = st.sets(st.integers(0, 63), min_size=1)


@given(places)
def test_sets_of_bits_are_sets(members: set[int]) -> None:
    bits = sum(bit(place) for place in members)
    assert 0 < bits <= ALL_BITS
    assert count(bits) == len(members)
    assert lowest(bits) == min(members)
    assert highest(bits) == max(members)
    assert [nth(bits, index) for index in range(len(members))] == sorted(members)


def test_the_interpreter_is_given_back() -> None:
    resume(release())
