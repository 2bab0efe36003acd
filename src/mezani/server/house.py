"""Everything a running server consists of, put together once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mezani.server import log
from mezani.server.bots import BotSeats, Workers
from mezani.server.caretaker import Caretaker, forgive_lost_time
from mezani.server.hub import Hub
from mezani.server.moments import Moments
from mezani.server.notices import Notices, wanted
from mezani.server.people import HOST_KEY, People, digest, new_secret
from mezani.server.security import Rates
from mezani.server.settings import Limits, Settings
from mezani.server.store import Store, value_once
from mezani.server.store.database import Database
from mezani.server.tables import Tables

if TYPE_CHECKING:
    from mezani.server.telegraph import Telegraph

RETRY_AFTER = 2.0
"""When clients of a server that stops are to come back."""


@dataclass(slots=True)
class House:
    """A server without its addresses."""

    settings: Settings
    limits: Limits
    moments: Moments
    store: Store
    tables: Tables
    hub: Hub
    people: People
    workers: Workers
    bots: BotSeats
    notices: Notices
    rates: Rates
    telegraph: Telegraph | None
    caretaker: Caretaker
    begun: float = field(default_factory=time.monotonic)
    closing: bool = False
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def first_host_key(self) -> str | None:
        """Return the key of the host of the place, the first time that a server runs on its database."""
        kept = new_secret()
        digested = digest(kept).encode()
        return (
            kept
            if self.store.database.do(value_once, HOST_KEY, digested, self.store.database.lite) == digested
            else None
        )

    async def open(self) -> None:
        """Begin to work."""
        lost = await forgive_lost_time(self.store, self.moments)
        if self.telegraph is not None:
            self.tasks.append(asyncio.create_task(self.telegraph.run()))
        self.tasks.append(asyncio.create_task(self.caretaker.run()))
        log.info("open", database=self.store.database.engine.dialect.name, away=round(lost, 1))

    async def say_goodbye(self) -> None:
        """Tell people to come back in a moment; from now on nobody new is let in."""
        if not self.closing:
            self.closing = True
            await self.hub.close(RETRY_AFTER)

    async def close(self) -> None:
        """Tell people to come back, finish what is being written, end."""
        await self.say_goodbye()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.stop()
        with contextlib.suppress(Exception):
            await asyncio.to_thread(self.store.close)
        log.info("closed")


async def alone() -> bool:
    """The only process on a database cares for its tables."""
    return True


def telegraph_at(url: str, tables: Tables, hub: Hub) -> Telegraph:
    """Return what connects the processes on one PostgreSQL database; its driver is needed only there."""
    from mezani.server.telegraph import Telegraph

    return Telegraph(url, tables, hub)


def build(
    settings: Settings,
    limits: Limits | None = None,
    moments: Moments | None = None,
    workers: Workers | None = None,
) -> House:
    """Put a server together."""
    limits = limits or Limits()
    moments = moments or Moments()
    store = Store(Database(settings.database_url))
    tables = Tables(store, moments)
    hub = Hub(tables, moments, limits)
    telegraph = None if store.database.lite else telegraph_at(settings.database_url, tables, hub)
    may_care: Callable[[], Awaitable[bool]] = alone if telegraph is None else telegraph.may_care
    workers = workers or Workers(settings.bot_workers, settings.bot_seconds)
    bots = BotSeats(tables, workers)
    notices = Notices(settings, store, tables, moments)
    tables.notices = lambda table, changed: wanted(table, changed, moments.now(), lambda code: hub.present(code)[0])
    return House(
        settings, limits, moments, store, tables, hub, People(store, moments), workers, bots, notices, Rates(limits),
        telegraph, Caretaker(store, tables, hub, bots, notices, moments, may_care),
    )  # fmt: skip
