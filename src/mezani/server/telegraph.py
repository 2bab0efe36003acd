"""Several server processes on one PostgreSQL database: each hears what the others change, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
import time

import psycopg
from psycopg import AsyncConnection

from mezani.server import log
from mezani.server.hub import Hub
from mezani.server.messages import ChatLine
from mezani.server.store import CHANNEL
from mezani.server.tables import Tables

CARE = 7_362_418
"""The advisory lock of the process that looks after clocks."""

RETRY = 1.0
PULSE = 0.2
"""Seconds until others hear who came or went; changes of tables are heard at once."""

FORGET = 45.0
"""Seconds after which a process that says nothing has nobody at its tables."""

REMIND = 15.0


class Telegraph:
    """Hears what other processes change, and says who is connected to this one."""

    def __init__(self, url: str, tables: Tables, hub: Hub) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._tables, self._hub = tables, hub
        self._name = secrets.token_hex(4)
        self._cares = False
        self._said: set[str] = set()
        self._present: dict[tuple[str, str], tuple[set[int], int, float]] = {}
        """Seats, watchers and when it was said, by table and process."""
        hub.elsewhere = self.elsewhere
        hub.came_or_went = self._said.add

    async def run(self) -> None:
        """Listen for ever; after a gap everything that somebody looks at is read again."""
        while True:
            try:
                async with await AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._catch_up()
                    await self._listen(connection)
            except psycopg.Error as error:
                log.warning("telegraph", error=type(error).__name__)
            finally:
                self._cares = False
            await asyncio.sleep(RETRY)

    async def may_care(self) -> bool:
        """Tell whether this process is the one that looks after clocks; another takes over when it is gone."""
        return self._cares

    async def _listen(self, connection: AsyncConnection) -> None:
        reminded = time.monotonic()
        while True:
            async for notice in connection.notifies(timeout=PULSE):
                await self._heard(notice.payload)
            if time.monotonic() - reminded > REMIND:
                reminded = time.monotonic()
                self._said.update(self._hub.codes())
            while self._said:
                await self._say_presence(connection, self._said.pop())
            if not self._cares:
                row = await (await connection.execute("SELECT pg_try_advisory_lock(%s)", (CARE,))).fetchone()
                self._cares = bool(row and row[0])

    async def _heard(self, payload: str) -> None:
        what, code, rest = (*payload.split(" ", 2), "", "")[:3]
        if what == "table" and self._tables.outdated(code, int(rest)):
            self._hub.look_again(code)
        elif what == "here" and not rest.startswith(self._name):
            name, seats, watchers = rest.split(" ")
            self._present[code, name] = (
                {int(seat) for seat in seats.split(",") if seat},
                int(watchers),
                time.monotonic(),
            )
            self._hub.show_presence(code)
        elif what == "chat" and code in self._hub.codes():
            await self._hear_chat(code, int(rest))

    async def _hear_chat(self, code: str, number: int) -> None:
        async with self._tables.holding(code) as table:
            muted = {row.seat for row in table.seats if row.muted}
        for row in await self._tables.store.chat_line(code, number):
            line = ChatLine(row.number, row.seat, row.name, row.text, row.at)
            self._hub.tell(code, line, row.seat if row.seat in muted else None)

    async def _say_presence(self, connection: AsyncConnection, code: str) -> None:
        seats, watchers = self._hub.present(code)
        said = f"here {code} {self._name} {','.join(map(str, sorted(seats)))} {watchers}"
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))

    def _catch_up(self) -> None:
        self._tables.doubt_all()
        for code in self._hub.codes():
            self._hub.look_again(code)

    def elsewhere(self, code: str) -> tuple[set[int], int]:
        """Return the seats and watchers of a table at other processes."""
        fresh = time.monotonic() - FORGET
        found = [
            (seats, watchers)
            for (at, _), (seats, watchers, said) in self._present.items()
            if at == code and said > fresh
        ]
        return {seat for seats, _ in found for seat in seats}, sum(watchers for _, watchers in found)
