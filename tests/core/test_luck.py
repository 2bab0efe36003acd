"""The fair shuffle: each outcome as likely as its weight, fixed by seed, salts and number, and checkable by anybody."""

from __future__ import annotations

import hashlib
import hmac

from mezani.core.luck import drawn, seed_bytes, seed_hash

SEED = bytes(range(32))


def test_a_draw_is_what_the_documents_say() -> None:
    """An independent derivation: HMAC-SHA-256 over `salt/salt:number:attempt`, the first 64 bits modulo the weights."""
    for number in range(200):
        digest = hmac.new(SEED, f"a/b:{number}:0".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest[:8], "big") % 6
        expected = 0 if value < 1 else 1 if value < 3 else 2
        assert drawn(SEED, ["a", "b"], number, [1, 2, 3]) == expected


def test_outcomes_come_as_often_as_they_weigh() -> None:
    weights, times = [1, 0, 3, 4], 4000
    seen = [0] * 4
    for number in range(times):
        seen[drawn(SEED, [], number, weights)] += 1
    assert seen[1] == 0
    for place, weight in enumerate(weights):
        assert abs(seen[place] - times * weight / 8) < 5 * (times * weight / 8) ** 0.5 + 1


def test_what_would_be_unfair_is_drawn_again() -> None:
    """With a total just above half of 2^64, every second value lies beyond the last whole multiple."""
    total = 2**63 + 1
    values = []
    for number in range(40):
        attempt = 0
        while True:
            digest = hmac.new(SEED, f":{number}:{attempt}".encode(), hashlib.sha256).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < total:
                break
            attempt += 1
        values.append((attempt, value))
        assert drawn(SEED, [], number, [value, 1, total - value - 1]) == 1
    assert max(attempt for attempt, _ in values) > 0


def test_salts_and_numbers_matter() -> None:
    draws = {drawn(SEED, salts, number, [1] * 2**16) for salts in ([], ["x"], ["y"]) for number in range(3)}
    assert len(draws) == 9


def test_seeds() -> None:
    assert seed_bytes(SEED) == SEED
    assert seed_bytes(258) == bytes(30) + b"\x01\x02"
    assert len(seed_bytes(-1)) == 32
    assert seed_hash(SEED) == hashlib.sha256(SEED).hexdigest()
