"""What time it is for tables: the wall clock at the start, then the steady one: a clock that jumps moves nobody."""

from __future__ import annotations

import time
from collections.abc import Callable

SLEW = 0.001
"""How much of a difference to the wall clock is made up for in each second: a minute in about seventeen hours."""


class Moments:
    """Tells seconds since 1970, never less than before, and never jumping."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._now, self._last = wall(), steady()

    def now(self) -> float:
        """Return the moment."""
        steady = self._steady()
        passed = max(0.0, steady - self._last)
        self._last = steady
        ahead = self._wall() - (self._now + passed)
        self._now += passed + max(-passed, min(passed, ahead)) * SLEW
        return self._now

    def not_before(self, moment: float) -> None:
        """Go on from a moment that was told earlier, if the wall clock has been set back since."""
        self._now = max(self._now, moment)
