"""How answers are made: who asks, cookies that are set, errors as refusals."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from mezani.core.errors import MezaniError
from mezani.core.say import Say
from mezani.server import log
from mezani.server.errors import STATUS, Denied, refusal
from mezani.server.house import House
from mezani.server.messages import Refusal
from mezani.server.people import MOST_LINKS
from mezani.server.security import DAYS, LINKS, SESSION, address_of, headers_of, secrets_of
from mezani.server.table import LiveTable, Reader

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    """Return the server that a request came to."""
    house: House = connection.app.state.house
    return house


async def reader_of(connection: AnyConnection) -> Reader:
    """Return who asks."""
    session, links, bearer = secrets_of(headers_of(connection.scope))  # type: ignore[arg-type]
    return await house_of(connection).people.reader(session, links, bearer)


def session_of(request: AnyRequest) -> str:
    """Return the secret of the session."""
    return secrets_of(headers_of(request.scope))[0]  # type: ignore[arg-type]


def count(connection: AnyConnection, what: str) -> None:
    """Count something that one address may do only so often."""
    house = house_of(connection)
    house.rates.count(getattr(house.rates, what), what, address_of(connection.scope))  # type: ignore[arg-type]


def cookie(request: AnyRequest, name: str, value: str) -> Cookie:
    """Return a cookie that only we read."""
    path = (house_of(request).settings.root_path or "") + "/"
    secure = request.scope["scheme"] == "https"
    age = DAYS if value else 0
    return Cookie(name, path=path, value=value, max_age=age, secure=secure, httponly=True, samesite="lax")


def with_link(request: AnyRequest, secret: str) -> Cookie:
    """Return the cookie of seat links with one more, the oldest going if there are many."""
    links = [link for link in secrets_of(headers_of(request.scope))[1] if link != secret]  # type: ignore[arg-type]
    return cookie(request, LINKS, ".".join([*links, secret][-MOST_LINKS:]))


async def named(request: AnyRequest, reader: Reader, name: str, language: str) -> tuple[Reader, list[Cookie]]:
    """Return the reader, who becomes a guest if nobody yet."""
    if reader.person is not None:
        return reader, []
    if not name.strip():
        raise Denied("not_allowed", "no-name")
    count(request, "guests")
    guest, secret = await house_of(request).people.guest(name, language)
    return Reader(guest.person, reader.chairs, guest.name, guest.language), [cookie(request, SESSION, secret)]


def eyes(table: LiveTable, reader: Reader, seat: str | None) -> int | None:
    """Return the seat that a reader looks through: an own one, any where everything is shown, or a spectator's eyes."""
    everything = table.row.setup.looked_at or (table.match is not None and table.match.over)
    if seat is not None and seat != "watch":
        if not seat.isdecimal() or len(seat) > 2:
            raise Denied("bad", "bad-seat")
        if everything and int(seat) < len(table.seats):
            return int(seat)
        return table.held(reader, int(seat)).seat
    mine = table.seats_of(reader)
    if seat is None and mine:
        return mine[0]
    if not mine and not everything and not table.row.setup.spectators and reader.person != table.row.host:
        raise Denied("not_allowed", "no-spectators")
    return None


def refused(error: MezaniError) -> Response[Refusal]:
    """Return an error as an answer."""
    said = refusal(error)
    heads = {"Retry-After": "2"} if said.code in ("unavailable", "too_many") else {}
    return Response(said, status_code=STATUS[said.code], headers=heads, media_type="application/json")


def on_mezani_error(request: AnyRequest, error: MezaniError) -> Response[Refusal]:
    """Answer what a client caused."""
    return refused(error)


CODES = {401: "not_allowed", 403: "not_allowed", 404: "not_found", 413: "too_long", 429: "too_many", 503: "unavailable"}


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Answer what the framework refuses: addresses that do not exist, bodies that do not fit."""
    code = CODES.get(error.status_code, "bad")
    why = f"common-server-{'no-address' if error.status_code in (404, 405) else 'bad-request'}"
    said = Refusal(code, Say(why))  # type: ignore[arg-type]
    return Response(
        said, status_code=error.status_code, headers=dict(error.headers or {}), media_type="application/json"
    )


def on_bug(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Answer a bug without telling about it; the log has it all."""
    log.bug("bug", error, path=request.scope["path"][:60])
    return Response(Refusal("unavailable", Say("common-server-bug")), status_code=500, media_type="application/json")
