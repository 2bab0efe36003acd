"""Addresses of tables: the list, new ones, sitting down, leaving, what the host of a table does."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from mezani.server import rooms, seating
from mezani.server.forms import FillSeat, Import, Join, MuteForm, NewTable, PlayOn, SeatForm, SeatLink
from mezani.server.messages import Created, Seated, SeatKey, TableCard, TableInfo
from mezani.server.routes.answers import AnyRequest, count, house_of, named, reader_of, with_link
from mezani.server.tables import table_code


@get("/api/tables")
async def open_tables(request: AnyRequest) -> list[TableCard]:
    """Return the tables of this place that wait for people."""
    return await rooms.open_cards(house_of(request), await reader_of(request))


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[NewTable], name: FromQuery[str] = "") -> Response[Created]:
    """Make a table; `?name=` gives a name to whoever has none yet."""
    count(request, "tables")
    reader, cookies = await named(request, await reader_of(request), name, "en")
    return Response(await rooms.make(house_of(request), reader, data), cookies=cookies)


@post("/api/tables/import")
async def import_record(request: AnyRequest, data: JSONBody[Import], name: FromQuery[str] = "") -> Response[Created]:
    """Make a table of a record."""
    count(request, "tables")
    reader, cookies = await named(request, await reader_of(request), name, "en")
    return Response(await rooms.take_record(house_of(request), reader, data), cookies=cookies)


@get("/api/tables/{code:str}")
async def table(request: AnyRequest, code: FromPath[str]) -> TableInfo:
    """Return a table but for its game."""
    return await rooms.info(house_of(request), await reader_of(request), table_code(code))


@post("/api/tables/{code:str}/join", status_code=200)
async def join(request: AnyRequest, code: FromPath[str], data: JSONBody[Join]) -> Response[Seated]:
    """Sit down."""
    code, house = table_code(code), house_of(request)
    reader, cookies = await named(request, await reader_of(request), data.name, data.language)
    seated = await rooms.join(house, reader, code, data)
    return Response(seated, cookies=cookies)


@post("/api/tables/{code:str}/seat", status_code=200)
async def take_link(request: AnyRequest, code: FromPath[str], data: JSONBody[SeatLink]) -> Response[Seated]:
    """Let this device hold a seat too."""
    seated = await rooms.take_link(house_of(request), await reader_of(request), table_code(code), data.key)
    return Response(seated, cookies=[with_link(request, data.key)])


@post("/api/tables/{code:str}/keys", status_code=200)
async def new_link(request: AnyRequest, code: FromPath[str], data: JSONBody[SeatForm]) -> SeatKey:
    """Return a new link of one's own seat."""
    return await rooms.new_link(house_of(request), await reader_of(request), table_code(code), data.seat)


@post("/api/tables/{code:str}/start", status_code=200)
async def start(request: AnyRequest, code: FromPath[str]) -> TableInfo:
    """Begin; bots take the empty seats."""
    return await rooms.change(house_of(request), await reader_of(request), code, seating.start)


@post("/api/tables/{code:str}/fill", status_code=200)
async def fill(request: AnyRequest, code: FromPath[str], data: JSONBody[FillSeat]) -> TableInfo:
    """Put a bot on a seat, or open it."""
    return await rooms.change(house_of(request), await reader_of(request), code, seating.fill, data.seat, data.level)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave(request: AnyRequest, code: FromPath[str], data: JSONBody[SeatForm]) -> TableInfo:
    """Leave a seat."""
    return await rooms.change(house_of(request), await reader_of(request), code, seating.leave, data.seat)


@post("/api/tables/{code:str}/return", status_code=200)
async def come_back(request: AnyRequest, code: FromPath[str], data: JSONBody[SeatForm]) -> TableInfo:
    """Take a seat back from the bot that sits in."""
    return await rooms.change(house_of(request), await reader_of(request), code, seating.come_back, data.seat)


@post("/api/tables/{code:str}/kick", status_code=200)
async def kick(request: AnyRequest, code: FromPath[str], data: JSONBody[SeatForm]) -> TableInfo:
    """Send somebody away."""
    return await rooms.change(house_of(request), await reader_of(request), code, seating.kick, data.seat)


@post("/api/tables/{code:str}/mute", status_code=200)
async def mute(request: AnyRequest, code: FromPath[str], data: JSONBody[MuteForm]) -> TableInfo:
    """Let nobody read what a seat chats."""
    return await rooms.change(house_of(request), await reader_of(request), code, seating.mute, data.seat, data.muted)


@post("/api/tables/{code:str}/rematch")
async def rematch(request: AnyRequest, code: FromPath[str]) -> Created:
    """Play again with the same people."""
    count(request, "tables")
    return await rooms.rematch(house_of(request), await reader_of(request), table_code(code))


@post("/api/tables/{code:str}/play-on")
async def play_on(
    request: AnyRequest, code: FromPath[str], data: JSONBody[PlayOn], name: FromQuery[str] = ""
) -> Response[Created]:
    """Practise against bots from a moment of a table that is over."""
    count(request, "tables")
    reader, cookies = await named(request, await reader_of(request), name, "en")
    return Response(await rooms.play_on(house_of(request), reader, table_code(code), data), cookies=cookies)


ROUTES: list[Any] = [
    open_tables, new_table, import_record, table, join, take_link, new_link, start, fill, leave, come_back, kick, mute,
    rematch, play_on,
]  # fmt: skip
