"""The only writer: lock, look, change, write, and only then let others know. People, bots and clocks come in here."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from prometheus_client import Histogram

from mezani.core.errors import Refused
from mezani.server.errors import Denied
from mezani.server.moments import Moments
from mezani.server.store import Conflict, Store, Unavailable
from mezani.server.store.rows import Notice, Stored
from mezani.server.table import Changed, LiveTable

ATTEMPTS = 6
MOST_IN_MEMORY = 400
KEEP = 120.0
"""Seconds a table stays in memory without being used."""

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"

T = TypeVar("T")


class Listener(Protocol):
    """Is told after a change is on disk, while the table is still locked."""

    def __call__(self, table: LiveTable, changed: Changed) -> None: ...


class Tables:
    """All tables of this process, as far as they are in memory, and the way to change any."""

    def __init__(self, store: Store, moments: Moments) -> None:
        self.store = store
        self.moments = moments
        self.listeners: list[Listener] = []
        self.notices: Callable[[LiveTable, Changed], list[Notice]] = lambda table, changed: []
        """Says who is to be told elsewhere about a change; written together with it."""
        self.shared = not store.database.lite
        """Whether other processes may change tables: then each is compared with the database before it is used."""
        self.moves = 0
        self.seconds = Histogram("mezani_change_seconds", "Until a change is on disk", registry=None)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @asynccontextmanager
    async def holding(self, code: str) -> AsyncIterator[LiveTable]:
        """Hold a table: nobody else looks at it or changes it meanwhile."""
        table = await self._find(code)
        async with table.lock:
            if table.spoilt or (self.shared and await self.store.version(code) != table.row.version):
                table.take(await self._stored(table.row.code))
            yield table

    async def change(self, code: str, work: Callable[[LiveTable], T]) -> T:
        """Let `work` change a table; when this returns, the change is on disk and everybody is being told.

        If another process was faster, the table is read again and `work` is done on what it is now.
        """
        for _ in range(ATTEMPTS):
            with self.seconds.time():
                async with self.holding(code) as table:
                    try:
                        return await self._change(table, work)
                    except Conflict:
                        continue
        raise Unavailable(f"table {code} changes too fast")

    async def _change(self, table: LiveTable, work: Callable[[LiveTable], T]) -> T:
        table.spoilt = True  # until it is certain what is on disk
        try:
            result = work(table)
        except (Denied, Refused):  # which `work` raises before it changes anything
            table.spoilt = False
            raise
        growth, changed = table.growth(self.moments.now())
        growth.notices = self.notices(table, changed)
        await self.store.grow(growth)
        self.moves += len(growth.entries)
        table.settled()
        table.spoilt = False
        for listener in self.listeners:
            listener(table, changed)
        return result

    async def add(self, stored: Stored) -> LiveTable:
        """Keep a new table, under another code in the unlikely case that its own is taken."""
        for _ in range(ATTEMPTS):
            try:
                await self.store.add_table(stored)
                return await self._find(stored.table.code)
            except Conflict:
                stored.table.code = new_code()
        raise Unavailable("no code is free")

    def doubt(self, code: str) -> None:
        """Read a table again before it is used next: what is stored was changed beside it."""
        if code in self._live:
            self._live[code].spoilt = True

    def doubt_all(self) -> None:
        """Read all tables again before they are used next."""
        for table in self._live.values():
            table.spoilt = True

    def outdated(self, code: str, version: int) -> bool:
        """Note that another process has changed a table; tell whether it is in memory here and older."""
        table = self._live.get(code)
        if table is None:
            return False
        if table.row.version < version:
            table.spoilt = True
        return True

    async def _find(self, code: str) -> LiveTable:
        table = self._live.get(code)
        if table is not None:
            self._live.move_to_end(code)
            table.used = time.monotonic()
            return table
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        try:
            table = self._live[code] = LiveTable(await self._stored(code))
        finally:
            del self._loading[code]
        self.forget_idle()
        return table

    async def _stored(self, code: str) -> Stored:
        stored = await self.store.load(code)
        if stored is None:
            raise Denied("not_found", "no-table")
        return stored

    def forget_idle(self) -> None:
        """Let go of tables that were not in use for some time, and of the longest unused if there are many."""
        long_ago = time.monotonic() - KEEP
        most = len(self._live) - MOST_IN_MEMORY
        for number, (code, table) in enumerate(list(self._live.items())):
            if number >= most and table.used > long_ago:
                break
            if not table.lock.locked():
                del self._live[code]


def new_code() -> str:
    """Return a code that nobody guesses."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def table_code(text: str) -> str:
    """Return a table's code from how somebody wrote it."""
    letters = "".join(letter for letter in text.upper() if letter in CODE_LETTERS)
    if len(letters) != 8 or len(text) > 12:
        raise Denied("not_found", "no-table")
    return f"{letters[:4]}-{letters[4:]}"
