"""Addresses about the reader: name, account, own tables, tokens, notices, all one's data."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from mezani.server import mine
from mezani.server.errors import Denied
from mezani.server.forms import ChangeMe, Login, NewAccount, NewGuest, NewToken, NoticeSettings
from mezani.server.messages import Me, NewTokenMade, Notices, TableCard, Token
from mezani.server.people import known
from mezani.server.routes.answers import AnyRequest, cookie, count, house_of, named, reader_of, session_of
from mezani.server.security import LINKS, SESSION


@get("/api/me")
async def get_me(request: AnyRequest) -> Me:
    """Return who asks."""
    return await house_of(request).people.me(await reader_of(request))


@post("/api/me", status_code=200)
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    """Give a name."""
    reader, cookies = await named(request, await reader_of(request), data.name, data.language)
    return Response(await house_of(request).people.me(reader), cookies=cookies)


@patch("/api/me")
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    """Change name, language, mark, settings."""
    reader = await reader_of(request)
    await house_of(request).people.change(reader, data)
    return await house_of(request).people.me(reader)


@delete("/api/me", status_code=200)
async def delete_me(request: AnyRequest) -> Response[Me]:
    """Forget the reader."""
    await mine.forget(house_of(request), await reader_of(request))
    return Response(Me(None), cookies=[cookie(request, SESSION, ""), cookie(request, LINKS, "")])


@post("/api/accounts", status_code=200)
async def keep_name(request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Me]:
    """Make an account, of the guest if there is one."""
    count(request, "logins")
    reader, cookies = await named(request, await reader_of(request), data.name, "en")
    await house_of(request).people.keep_name(reader, data)
    return Response(await house_of(request).people.me(reader), cookies=cookies)


@post("/api/login", status_code=200)
async def log_in(request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
    """Come back to an account; this device's guest is gathered in it."""
    count(request, "logins")
    house = house_of(request)
    secret, brought = await house.people.log_in(await reader_of(request), data.name, data.password)
    for code in brought:
        house.tables.doubt(code)
    me = await house.people.me(await house.people.reader(secret, [], ""))
    return Response(me, cookies=[cookie(request, SESSION, secret)])


@post("/api/logout", status_code=200)
async def log_out(request: AnyRequest) -> Response[Me]:
    """End the session on this device."""
    await house_of(request).people.log_out(session_of(request))
    return Response(Me(None), cookies=[cookie(request, SESSION, ""), cookie(request, LINKS, "")])


@get("/api/me/tables")
async def my_tables(request: AnyRequest) -> list[TableCard]:
    """Return one's own tables, those that wait first."""
    return await mine.cards(house_of(request), await reader_of(request))


@get("/api/me/next")
async def next_table(request: AnyRequest, after: FromQuery[str] = "") -> TableCard | None:
    """Return the next table that waits for the reader."""
    return await mine.next_card(house_of(request), await reader_of(request), after)


@get("/api/me/export")
async def export(request: AnyRequest) -> Response[bytes]:
    """Return all one's own data as one file."""
    content = msgspec.json.format(msgspec.json.encode(await mine.export(house_of(request), await reader_of(request))))
    heads = {"Content-Disposition": 'attachment; filename="mezani.json"'}
    return Response(content, media_type="application/json", headers=heads)


@get("/api/me/tokens")
async def tokens(request: AnyRequest) -> list[Token]:
    """Return one's tokens for bots."""
    return await house_of(request).people.tokens(await reader_of(request))


@post("/api/me/tokens")
async def new_token(request: AnyRequest, data: JSONBody[NewToken]) -> NewTokenMade:
    """Make a token for a bot."""
    return await house_of(request).people.give_token(await reader_of(request), data.label)


@delete("/api/me/tokens/{id:str}", status_code=200)
async def remove_token(request: AnyRequest, id: FromPath[str]) -> list[Token]:
    """Make a token worthless."""
    house, reader = house_of(request), await reader_of(request)
    await house.store.remove_token(id=id, person=known(reader))
    return await house.people.tokens(reader)


@get("/api/me/notices")
async def notices(request: AnyRequest) -> Notices:
    """Return how one is told that a table waits."""
    return await mine.notices(house_of(request), await reader_of(request))


@put("/api/me/notices")
async def set_notices(request: AnyRequest, data: JSONBody[NoticeSettings]) -> Notices:
    """Change how one is told."""
    house, reader = house_of(request), await reader_of(request)
    if (data.email and not house.settings.smtp_url) or (data.webhook and not house.settings.webhooks):
        raise Denied("bad", "no-such-notice")
    await house.store.change_person(known(reader), notices=msgspec.json.encode(data).decode())
    return await mine.notices(house, reader)


ROUTES: list[Any] = [
    get_me, become_guest, change_me, delete_me, keep_name, log_in, log_out, my_tables, next_table, export, tokens,
    new_token, remove_token, notices, set_notices,
]  # fmt: skip
