"""Addresses of the game on a table: look, act, talk, look back, check."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from mezani.server import playing, talk
from mezani.server.forms import ActForm, AgreeForm, ChatForm, NoteForm, RollBackForm, TakeBackForm
from mezani.server.messages import (
    ChatLine,
    ChatPage,
    Positions,
    PrivateNote,
    Recap,
    Replay,
    TableInfo,
    TableText,
    Verified,
    View,
)
from mezani.server.replays import past_of, positions, recap, record_shown, replay, verified
from mezani.server.rooms import change
from mezani.server.routes.answers import AnyRequest, eyes, house_of, reader_of
from mezani.server.showing import in_words, table_info, whole_view
from mezani.server.tables import table_code

JSON = "application/json"


async def shown(request: AnyRequest, code: str, seat: str | None) -> Response[View]:
    """Return the game through the eyes of a reader, encoded once."""
    house, reader = house_of(request), await reader_of(request)
    async with house.tables.holding(table_code(code)) as table:
        content: Any = whole_view(table, eyes(table, reader, seat), house.moments.now())
    return Response(content, media_type=JSON)


@get("/api/tables/{code:str}/view")
async def view(request: AnyRequest, code: FromPath[str], seat: FromQuery[str | None] = None) -> Response[View]:
    """Return the game as the reader knows it."""
    return await shown(request, code, seat)


@post("/api/tables/{code:str}/act", status_code=200)
async def act(request: AnyRequest, code: FromPath[str], data: JSONBody[ActForm]) -> Response[View]:
    """Choose."""
    house, reader = house_of(request), await reader_of(request)
    await house.tables.change(
        table_code(code), lambda table: playing.act(table, reader, data.seat, data.choice, data.version)
    )
    return await shown(request, code, str(data.seat))


@post("/api/tables/{code:str}/take-back", status_code=200)
async def take_back(request: AnyRequest, code: FromPath[str], data: JSONBody[TakeBackForm]) -> Response[View]:
    """Take back one's last choice."""
    house, reader = house_of(request), await reader_of(request)
    await house.tables.change(table_code(code), lambda table: playing.take_back(table, reader, data.seat, data.version))
    return await shown(request, code, str(data.seat))


@post("/api/tables/{code:str}/roll-back", status_code=200)
async def roll_back(request: AnyRequest, code: FromPath[str], data: JSONBody[RollBackForm]) -> TableInfo:
    """Ask to go back."""
    return await change(house_of(request), await reader_of(request), code, playing.roll_back, data.seat, data.turn)


@post("/api/tables/{code:str}/agree", status_code=200)
async def agree(request: AnyRequest, code: FromPath[str], data: JSONBody[AgreeForm]) -> TableInfo:
    """Agree to go back, or not."""
    return await change(house_of(request), await reader_of(request), code, playing.agree, data.seat, data.agree)


@get("/api/tables/{code:str}/chat")
async def chat(request: AnyRequest, code: FromPath[str]) -> ChatPage:
    """Return the last lines of chat."""
    return ChatPage(await talk.lines(house_of(request), await reader_of(request), table_code(code)))


@post("/api/tables/{code:str}/chat", status_code=200)
async def say(request: AnyRequest, code: FromPath[str], data: JSONBody[ChatForm]) -> ChatLine:
    """Chat."""
    return await talk.say(house_of(request), await reader_of(request), table_code(code), data.text)


@get("/api/tables/{code:str}/note")
async def note(request: AnyRequest, code: FromPath[str]) -> PrivateNote:
    """Return one's private note."""
    return PrivateNote(await talk.note(house_of(request), await reader_of(request), table_code(code)))


@put("/api/tables/{code:str}/note")
async def set_note(request: AnyRequest, code: FromPath[str], data: JSONBody[NoteForm]) -> PrivateNote:
    """Write one's private note."""
    await talk.keep_note(house_of(request), await reader_of(request), table_code(code), data.text)
    return PrivateNote(data.text)


@get("/api/tables/{code:str}/words")
async def words(request: AnyRequest, code: FromPath[str], seat: FromQuery[str | None] = None) -> TableText:
    """Return the table in words."""
    reader = await reader_of(request)
    async with house_of(request).tables.holding(table_code(code)) as table:
        return TableText(in_words(table.shown, eyes(table, reader, seat)))


@get("/api/tables/{code:str}/recap")
async def what_happened(request: AnyRequest, code: FromPath[str], seat: FromQuery[str | None] = None) -> Recap:
    """Return what happened while the reader was away."""
    house, reader = house_of(request), await reader_of(request)
    async with house.tables.holding(table_code(code)) as table:
        past, id, person = past_of(table, eyes(table, reader, seat)), table.row.id, talk.person_at(table, reader)
    kept = None if person is None else await house.store.reader(id, person)
    rows = await house.store.entries(id)
    return await asyncio.to_thread(recap, past, rows, getattr(kept, "seen", None), getattr(kept, "seen_at", None))


@get("/api/tables/{code:str}/replay")
async def whole_replay(request: AnyRequest, code: FromPath[str], seat: FromQuery[str | None] = None) -> Replay:
    """Return every entry with what happened."""
    house, reader = house_of(request), await reader_of(request)
    async with house.tables.holding(table_code(code)) as table:
        past, info, id = past_of(table, eyes(table, reader, seat)), table_info(table, reader), table.row.id
    return await asyncio.to_thread(replay, past, info, await house.store.entries(id))


@get("/api/tables/{code:str}/positions")
async def some_positions(
    request: AnyRequest,
    code: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)],
    last: Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)],
    seat: FromQuery[str | None] = None,
) -> Positions:
    """Return the table at some moments."""
    reader = await reader_of(request)
    async with house_of(request).tables.holding(table_code(code)) as table:
        past = past_of(table, eyes(table, reader, seat))
    return Positions(await asyncio.to_thread(positions, past, first, last))


@get("/api/tables/{code:str}/record", media_type="text/plain")
async def record(request: AnyRequest, code: FromPath[str], seat: FromQuery[str | None] = None) -> Response[str]:
    """Return the record as the reader may have it."""
    reader, code = await reader_of(request), table_code(code)
    async with house_of(request).tables.holding(code) as table:
        text = record_shown(table.shown, eyes(table, reader, seat))
    heads = {"Content-Disposition": f'attachment; filename="{code}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=heads)


@get("/api/tables/{code:str}/verify")
async def verify(request: AnyRequest, code: FromPath[str], seat: FromQuery[str | None] = None) -> Verified:
    """Return what the shuffle can be checked with."""
    reader = await reader_of(request)
    async with house_of(request).tables.holding(table_code(code)) as table:
        return verified(table, eyes(table, reader, seat))


ROUTES: list[Any] = [
    view, act, take_back, roll_back, agree, chat, say, note, set_note, words, what_happened, whole_replay,
    some_positions, record, verify,
]  # fmt: skip
