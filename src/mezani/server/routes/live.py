"""The live address of a table, and the stream that tells a bot which tables wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from limits import RateLimitItemPerMinute
from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from mezani.core.errors import MezaniError, Refused
from mezani.core.say import Say
from mezani.server import log, mine, playing, talk
from mezani.server.errors import Denied, refusal
from mezani.server.house import House
from mezani.server.hub import Connection
from mezani.server.messages import (
    Act,
    Agree,
    Chat,
    Closing,
    Done,
    Incoming,
    Look,
    MoreTime,
    Refusal,
    Resync,
    RollBack,
    Seen,
    TakeBack,
)
from mezani.server.people import known
from mezani.server.routes.answers import AnyRequest, AnySocket, eyes, house_of, reader_of
from mezani.server.security import address_of
from mezani.server.showing import encoder
from mezani.server.table import LiveTable, Reader
from mezani.server.tables import table_code

GOODBYE = 1.0
"""Seconds a socket may take to close; one that takes nothing would never."""

STREAM_PULSE = 15.0
STREAM_LOOK = 0.5
decoder = msgspec.json.Decoder(Incoming)


class LiteSocket:
    """A WebSocket as the hub wants it."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def send(self, message: bytes) -> None:
        """Send a text."""
        await self._socket.send_text(message.decode())


@websocket("/api/tables/{code:str}/live")
async def live(socket: AnySocket, code: FromPath[str], seat: FromQuery[str | None] = None) -> None:
    """Serve one live connection."""
    house, address = house_of(socket), address_of(socket.scope)  # type: ignore[arg-type]
    try:
        house.hub.make_room(table_code(code), address)
    except MezaniError as error:
        await turn_away(socket, error)
        return
    try:
        connection = await enter(house, socket, table_code(code), seat, address)
        await house.hub.serve(connection, lambda connection: receive(house, socket, connection))
        await leave(socket)
    except MezaniError as error:
        await turn_away(socket, error)
    finally:
        house.hub.leave_room(address)


async def turn_away(socket: AnySocket, error: MezaniError) -> None:
    """Say why, and close."""
    await socket.accept()
    await socket.send_text(encoder.encode(refusal(error)).decode())
    await socket.close(code=4404 if isinstance(error, Denied) and error.code == "not_found" else 4403)


async def enter(house: House, socket: AnySocket, code: str, seat: str | None, address: str) -> Connection:
    """Let somebody in who may look at the table."""
    reader = await reader_of(socket)
    async with house.tables.holding(code) as table:
        look = eyes(table, reader, seat)
    said = await talk.lines(house, reader, code)
    await socket.accept()
    connection = Connection(LiteSocket(socket), code, reader, address, look)
    if house.closing:
        connection.end(Closing("restart", 2.0))
    for line in said:
        connection.tell(line)
    return connection


async def leave(socket: AnySocket) -> None:
    """Close what may be closed already."""
    try:
        async with asyncio.timeout(GOODBYE):
            await socket.close()
    except Exception as error:  # the other side was faster, in one of the many ways a socket can end
        log.debug("closed", error=type(error).__name__)


async def receive(house: House, socket: AnySocket, connection: Connection) -> None:
    """Carry out what comes in, until the connection ends."""
    rate = RateLimitItemPerMinute(house.limits.messages_per_connection)
    try:
        while True:
            text = await socket.receive_text()
            await answer(house, connection, text, rate)
    except WebSocketDisconnect:
        return


async def answer(house: House, connection: Connection, text: str, rate: RateLimitItemPerMinute) -> None:
    """Carry out one message, or refuse it."""
    id = ""
    try:
        house.rates.count(rate, "message", id_of(connection))
        if len(text) > house.limits.message:
            raise Denied("too_long", "too-long")
        message = decoder.decode(text)
        id = message.id
        if await carry_out(house, connection, message):
            connection.tell(Done(id))
    except (msgspec.MsgspecError, UnicodeError):
        connection.tell(Refusal("bad", Say("common-server-bad-request"), id=id))
    except MezaniError as error:
        if isinstance(error, Refused):
            connection.wants_view = True
        connection.tell(refusal(error, id))
    except Exception as error:
        log.bug("bug", error)
        connection.tell(Refusal("unavailable", Say("common-server-bug"), id=id))


def id_of(connection: Connection) -> int:
    """Return what tells a connection from all others."""
    return id(connection)


async def carry_out(house: House, connection: Connection, message: Incoming) -> bool:
    """Do what is asked; tell whether it wants a `done`, or has its answer in the view that follows."""
    code, reader = connection.code, connection.reader
    match message:
        case Act() | TakeBack() | RollBack() | Agree() | MoreTime():
            await change(house, connection, message)
            return False
        case Chat():
            await talk.say(house, reader, code, message.text)
        case Seen():
            await talk.seen(house, reader, code)
        case Resync():
            connection.anew()
            connection.tell(house.hub.presence(code))
            for line in await talk.lines(house, reader, code):
                connection.tell(line)
        case Look():
            async with house.tables.holding(code) as table:
                connection.look = eyes(table, reader, "watch" if message.seat is None else str(message.seat))
            connection.anew()
    return True


async def change(house: House, connection: Connection, message: Act | TakeBack | RollBack | Agree | MoreTime) -> None:
    """Change the game; the view that follows names the request."""
    reader = connection.reader

    def work(table: LiveTable) -> None:
        seat = None if isinstance(message, MoreTime) else message.seat
        seat = connection.look if seat is None else seat
        match message:
            case Act():
                playing.act(table, reader, seat, message.choice, message.version)
            case TakeBack():
                playing.take_back(table, reader, seat, message.version)
            case RollBack():
                playing.roll_back(table, reader, seat, message.turn)
            case Agree():
                playing.agree(table, reader, seat, message.agree)
            case MoreTime():
                playing.more_time(table, reader)

    await house.tables.change(connection.code, work)
    connection.answers.append(message.id)
    connection.wants_view = True
    connection.wake.set()


@get("/api/stream")
async def stream(request: AnyRequest) -> Stream:
    """Tell a bot which tables wait for it, as they come to wait, one a line."""
    house, reader = house_of(request), await reader_of(request)
    known(reader)
    address = address_of(request.scope)  # type: ignore[arg-type]

    async def lines() -> AsyncIterator[bytes]:
        house.hub.make_room("stream", address)
        try:
            async for line in waiting(house, reader):
                yield line
        finally:
            house.hub.leave_room(address)

    return Stream(lines(), media_type="application/x-ndjson")


async def waiting(house: House, reader: Reader) -> AsyncIterator[bytes]:
    """Yield the tables that wait for a reader as they come to wait, and an empty line now and then."""
    told: set[tuple[str, float]] = set()
    quiet = 0.0
    while not house.closing:
        cards = [card for card in await mine.cards(house, reader) if card.your_move]
        fresh = [card for card in cards if (card.code, card.changed) not in told]
        told = {(card.code, card.changed) for card in cards}
        quiet = 0.0 if fresh else quiet + STREAM_LOOK
        for card in fresh:
            yield encoder.encode(card) + b"\n"
        if quiet >= STREAM_PULSE:
            quiet = 0.0
            yield b"\n"
        await asyncio.sleep(STREAM_LOOK)


ROUTES: list[Any] = [live, stream]
