"""Looks after tables as time passes: warnings, clocks that run out, forgotten bots, notices, time nobody served."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable

from mezani.core.errors import MezaniError
from mezani.server import clocks, log, playing
from mezani.server.bots import BotSeats
from mezani.server.hub import Hub
from mezani.server.messages import Warn
from mezani.server.moments import Moments
from mezani.server.notices import Notices
from mezani.server.store import Store
from mezani.server.table import LiveTable
from mezani.server.tables import Tables

EVERY = 1.0
ALIVE = "alive"
"""The value of the place that says when a server last ran."""

NOTE_EVERY = 10.0
SHORT = 30.0
"""A pause that is no longer than this is nobody's loss."""


async def forgive_lost_time(store: Store, moments: Moments) -> float:
    """Move clocks on by the time in which no server ran; return how long that was."""
    kept = await store.value(ALIVE)
    if kept is None:
        return 0.0
    (alive,) = struct.unpack("<d", kept)
    moments.not_before(alive)
    lost = float(moments.now() - alive)
    if lost > SHORT:
        await store.forgive(lost)
    return lost


class Caretaker:
    """Wakes up every second. Of several processes on one database, the one that holds `may_care` does it."""

    def __init__(
        self, store: Store, tables: Tables, hub: Hub, bots: BotSeats, notices: Notices, moments: Moments,
        may_care: Callable[[], Awaitable[bool]],
    ) -> None:  # fmt: skip
        self._store, self._tables, self._hub, self._bots = store, tables, hub, bots
        self._notices, self._moments, self._may_care = notices, moments, may_care
        self._noted = 0.0

    async def run(self) -> None:
        """Look after everything, for ever."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._look()
            except MezaniError as error:  # the database is away: everything is still due when it is back
                log.warning("caretaker", why=str(error))
            except Exception as error:  # a bug at one table must not keep the others waiting
                log.bug("caretaker", error)

    async def _look(self) -> None:
        self._tables.forget_idle()
        if not await self._may_care():
            return
        now = self._moments.now()
        if now - self._noted > NOTE_EVERY:
            await self._store.set_value(ALIVE, struct.pack("<d", now))
            self._noted = now
        for code in await self._store.due(now):
            await self.look_after(code)
        await self._notices.send_due()

    async def look_after(self, code: str) -> None:
        """Warn, let bots sit in, wake bots that were forgotten."""
        ends: dict[int, float] = {}

        def look(table: LiveTable) -> None:
            row = table.row
            for seat in playing.look_after(table, row.setup.level, self._moments.now()):
                end = clocks.until(row.running, row.setup.pace, seat)
                ends.update({seat: end} if end is not None else {})

        await self._tables.change(code, look)
        for seat, end in ends.items():
            self._hub.tell(code, Warn(seat, end), seat)
