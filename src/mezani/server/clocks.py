"""Clocks of a table: whose time runs, how much is left, and when somebody has to look after the table again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mezani.server.forms import Pace
from mezani.server.messages import Clocks
from mezani.server.store.rows import Running, SeatRow

DAY = 86_400.0
NIGHT = 8 * 3_600.0
"""Grace for each move over days: nobody loses a turn by sleeping."""

LIVE_WARNING = 20.0
DAYS_WARNING = 12 * 3_600.0
BOT_WATCH = 30.0
"""A bot that was to act so long ago has been forgotten, by a process that is gone."""


def begin(running: Running, pace: Pace, seats: int) -> None:
    """Set the clocks at the start of a game."""
    running.since = [None] * seats
    running.banks = [float(pace.bank)] * seats if pace.kind == "live" else []


def moved(running: Running, pace: Pace, to_act: Sequence[int], actors: Iterable[int], now: float) -> None:
    """Let time run for those who are to act now, and stop for the others. `actors` have chosen something final."""
    acted = set(actors)
    for seat, since in enumerate(running.since):
        if since is not None and (seat not in to_act or seat in acted):
            spend(running, pace, seat, now - since, done=seat not in to_act)
        if seat not in to_act:
            running.since[seat] = None
        elif since is None or seat in acted:
            running.since[seat] = now
    running.warned = [seat for seat in running.warned if seat in to_act and seat not in acted]


def spend(running: Running, pace: Pace, seat: int, seconds: float, done: bool) -> None:
    """Take time off a bank; the increment comes when the seat is done."""
    if running.banks:
        left = max(0.0, running.banks[seat] - max(0.0, seconds))
        running.banks[seat] = left + pace.increment if done else left


def until(running: Running, pace: Pace, seat: int) -> float | None:
    """Return when a seat's time ends, if it runs."""
    since = running.since[seat] if seat < len(running.since) else None
    if since is None or pace.kind == "none":
        return None
    return since + (running.banks[seat] if pace.kind == "live" else pace.days * DAY + NIGHT)


def warning(running: Running, pace: Pace, seat: int) -> float | None:
    """Return when a seat is to be told that its time ends soon."""
    end = until(running, pace, seat)
    return None if end is None else end - (LIVE_WARNING if pace.kind == "live" else DAYS_WARNING)


def timed(running: Running, seats: Sequence[SeatRow]) -> list[int]:
    """Return the seats whose time runs: people who are to act, not bots."""
    return [seat for seat in running.to_act if not seats[seat].bot_plays]


def due(running: Running, pace: Pace, seats: Sequence[SeatRow], now: float) -> float | None:
    """Return when somebody has to look after the table: a warning, an end of time, or a forgotten bot."""
    moments = [now + BOT_WATCH] if any(seats[seat].bot_plays for seat in running.to_act) else []
    for seat in timed(running, seats):
        end = until(running, pace, seat) if seat in running.warned else warning(running, pace, seat)
        moments += [] if end is None else [end]
    return min(moments, default=None)


def shown(running: Running, pace: Pace, seats: Sequence[SeatRow], now: float) -> Clocks | None:
    """Return the clocks as everybody sees them."""
    if pace.kind == "none" or not running.since:
        return None
    runs = timed(running, seats)
    ends = [until(running, pace, seat) if seat in runs else None for seat in range(len(seats))]
    banks: Sequence[float | None] = running.banks or [None] * len(seats)
    left = [bank if end is None else max(0.0, end - now) for bank, end in zip(banks, ends, strict=True)]
    return Clocks(runs, left, ends)
