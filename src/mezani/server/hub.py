"""Live connections: each is sent what its reader may know when that has changed, a slow one the newest view only."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Protocol

from mezani.core.errors import MezaniError
from mezani.server import log
from mezani.server.errors import Denied
from mezani.server.messages import Closing, Outgoing, Presence
from mezani.server.moments import Moments
from mezani.server.settings import Limits
from mezani.server.showing import encoder, head, lines_seen, table_info, tail
from mezani.server.table import Changed, LiveTable, Reader
from mezani.server.tables import Tables

MOST_WAITING = 200
"""Small messages a slow reader may leave waiting."""

RETRY = 1.0


class Socket(Protocol):
    """A WebSocket that has been accepted."""

    async def send(self, message: bytes) -> None: ...


class Connection:
    """One device at one table."""

    def __init__(self, socket: Socket, code: str, reader: Reader, address: str, look: int | None) -> None:
        self.socket = socket
        self.code = code
        self.reader = reader
        self.address = address
        self.look = look
        self.seats: frozenset[int] = frozenset()
        """The seats its person holds."""
        self.answers: list[str] = []
        self.small: deque[Outgoing] = deque()
        self.wants_view = self.wants_table = True
        self.closing: Closing | None = None
        self.wake = asyncio.Event()
        self.wake.set()
        self._epoch, self._read, self._sent = -1, 0, 0

    def tell(self, message: Outgoing) -> None:
        """Send a small message soon."""
        self.small.append(message)
        if len(self.small) > MOST_WAITING:
            self.end(Closing("slow", RETRY))
        self.wake.set()

    def end(self, closing: Closing) -> None:
        """Send a last message and close."""
        self.closing = self.closing or closing
        self.wake.set()

    def anew(self) -> None:
        """Send everything again, the whole log too."""
        self._epoch = -1
        self.wants_view = self.wants_table = True
        self.wake.set()

    def collect(self, table: LiveTable, now: float) -> list[bytes]:
        """Return what this reader has to be sent of a table."""
        messages = []
        if self.wants_table:
            messages.append(encoder.encode(table_info(table, self.reader)))
        if self.wants_view and table.match is not None and not table.frozen:
            messages.append(self._view(table, now))
        self.wants_table = self.wants_view = False
        return messages

    def _view(self, table: LiveTable, now: float) -> bytes:
        match = table.shown
        if self._epoch != table.epoch:
            self._epoch, self._read, self._sent = table.epoch, 0, 0
        happened = match.log(self._read)
        self._read += len(happened)
        lines = lines_seen(match.game, happened, self.look)
        log_from = self._sent
        self._sent += len(lines)
        lines += lines_seen(match.game, match.drafted(self.look), self.look)
        answers, self.answers = self.answers, []
        return head(table, self.look) + b"," + tail(table, log_from, lines, now, answers)[1:]


class Hub:
    """All live connections of this process."""

    def __init__(self, tables: Tables, moments: Moments, limits: Limits) -> None:
        self._tables = tables
        self._moments = moments
        self._limits = limits
        self._at: dict[str, set[Connection]] = {}
        self._away: dict[str, dict[int, float]] = {}
        self._addresses: Counter[str] = Counter()
        self.elsewhere: Callable[[str], tuple[set[int], int]] = lambda code: (set(), 0)
        """The seats and watchers of a table that are connected to other processes."""
        self.came_or_went: Callable[[str], None] = lambda code: None
        tables.listeners.append(self._after)

    @property
    def number(self) -> int:
        """How many connections there are."""
        return sum(self._addresses.values())

    # Coming and going -------------------------------------------------------------------------------------------------

    def make_room(self, code: str, address: str) -> None:
        """Refuse one connection too many, or count it; `leave_room` counts it off."""
        limits, here = self._limits, len(self._at.get(code, ()))
        full = self.number >= limits.connections or here >= limits.connections_per_table
        if full or self._addresses[address] >= limits.connections_per_address:
            raise Denied("too_many", "too-many")
        self._addresses[address] += 1

    def leave_room(self, address: str) -> None:
        """A connection that was counted has ended."""
        self._addresses -= Counter({address: 1})

    async def serve(self, connection: Connection, receive: Callable[[Connection], Awaitable[None]]) -> None:
        """Send and receive until the connection ends."""
        self._at.setdefault(connection.code, set()).add(connection)
        self.came_or_went(connection.code)
        self.show_presence(connection.code)
        sender = asyncio.create_task(self._send(connection))
        receiver = asyncio.ensure_future(receive(connection))
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sender.cancel()
            receiver.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)
            self._leave(connection)

    def _leave(self, connection: Connection) -> None:
        here = self._at[connection.code]
        here.discard(connection)
        if connection.seats:
            still = {seat for other in here for seat in other.seats}
            gone = {seat: self._moments.now() for seat in connection.seats - still}
            self._away.setdefault(connection.code, {}).update(gone)
        if not here:
            del self._at[connection.code]
            self._away.pop(connection.code, None)
        self.came_or_went(connection.code)
        self.show_presence(connection.code)

    async def _send(self, connection: Connection) -> None:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            try:
                messages = await self._collected(connection)
            except MezaniError as error:
                if isinstance(error, Denied):
                    return
                await asyncio.sleep(RETRY)  # the database is away for a moment
                connection.wake.set()
                continue
            async with asyncio.timeout(self._limits.slow):
                for message in messages:
                    await connection.socket.send(message)
            if connection.closing is not None:
                await connection.socket.send(encoder.encode(connection.closing))
                return

    async def _collected(self, connection: Connection) -> list[bytes]:
        messages = []
        if connection.wants_view or connection.wants_table:
            async with self._tables.holding(connection.code) as table:
                self._check_seats(connection, table)
                messages = connection.collect(table, self._moments.now())
        while connection.small:
            messages.append(encoder.encode(connection.small.popleft()))
        return messages

    def _check_seats(self, connection: Connection, table: LiveTable) -> None:
        """Take note of the seats a reader holds now; who has lost a seat looks on as a spectator, or goes."""
        held = frozenset(table.seats_of(connection.reader))
        if connection.look is not None and connection.look not in held and not table.row.setup.looked_at:
            connection.look = None
            connection.anew()
        if not held and not table.row.setup.spectators and not may_watch(table, connection.reader):
            connection.end(Closing("seat_lost", RETRY))
            connection.wants_view = connection.wants_table = False
        if held != connection.seats:
            connection.seats = held
            self.came_or_went(connection.code)
            self.show_presence(connection.code)

    # Telling ----------------------------------------------------------------------------------------------------------

    def _after(self, table: LiveTable, changed: Changed) -> None:
        """A change is on disk: those who may know of it look."""
        for connection in self._at.get(table.row.code, ()):
            if changed.everybody or connection.look in changed.seats:
                connection.wants_view = True
            if changed.room:
                connection.wants_table = connection.wants_view = True
            if connection.wants_view or connection.wants_table:
                connection.wake.set()

    def look_again(self, code: str) -> None:
        """A table was changed by another process."""
        for connection in self._at.get(code, ()):
            connection.wants_view = connection.wants_table = True
            connection.wake.set()

    def tell(self, code: str, message: Outgoing, seat: int | None = None) -> None:
        """Send a small message to everybody at a table, or to the devices of one seat."""
        for connection in self._at.get(code, ()):
            if seat is None or seat in connection.seats:
                connection.tell(message)

    def show_presence(self, code: str) -> None:
        """Tell everybody at a table who is there."""
        if code in self._at:
            self.tell(code, self.presence(code))

    def present(self, code: str) -> tuple[set[int], int]:
        """Return the seats that are connected to this process, and how many watch."""
        here = self._at.get(code, set())
        return {seat for connection in here for seat in connection.seats}, sum(not each.seats for each in here)

    def presence(self, code: str) -> Presence:
        """Return who is at a table."""
        seats, watchers = self.present(code)
        others, more = self.elsewhere(code)
        online = seats | others
        away = {seat: since for seat, since in self._away.get(code, {}).items() if seat not in online}
        return Presence(sorted(online), away, watchers + more)

    def codes(self) -> list[str]:
        """Return the tables that somebody looks at."""
        return list(self._at)

    async def close(self, retry_after: float) -> None:
        """Tell everybody to come back, and wait a moment until they know."""
        everyone = [connection for here in self._at.values() for connection in here]
        for connection in everyone:
            connection.end(Closing("restart", retry_after))
        log.info("closing", connections=len(everyone))
        for _ in range(20):
            if not self._at:
                return
            await asyncio.sleep(0.05)


def may_watch(table: LiveTable, reader: Reader) -> bool:
    """Tell whether somebody without a seat may look on: whoever has the link before the game, then if allowed."""
    return table.row.setup.spectators or table.row.state == "waiting" or reader.person == table.row.host
