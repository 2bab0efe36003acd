"""The fair shuffle: outcome n of a match follows from its seed, the salts of the seats and n, and anybody can check it.

The hash of the seed is published before the first decision and the seed after the last one.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from mezani.core.errors import BadOption

SEED_BYTES = 32


def seed_bytes(seed: int | bytes) -> bytes:
    """Return the bytes of a seed given as a number or as itself."""
    if not isinstance(seed, int | bytes) or seed == b"":
        raise BadOption(f"a seed is a number or bytes, not {seed!r}")
    return seed if isinstance(seed, bytes) else (seed % 2 ** (8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big")


def seed_hash(seed: bytes) -> str:
    """Return what is published of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


def drawn(seed: bytes, salts: Sequence[str], number: int, weights: Sequence[int]) -> int:
    """Return which of the weighted outcomes draw `number` of a match brings, each exactly as likely as its weight."""
    total = sum(weights)
    fair = 2**64 - 2**64 % total
    value = fair
    attempt = 0
    while value >= fair:
        message = f"{'/'.join(salts)}:{number}:{attempt}".encode()
        value = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        attempt += 1
    value %= total
    place = 0
    while value >= weights[place]:
        value -= weights[place]
        place += 1
    return place
