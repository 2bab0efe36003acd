"""What people write at a table: chat for everybody, notes for oneself, and the mark of what one has seen."""

from __future__ import annotations

from typing import Any

from mezani.server.errors import Denied
from mezani.server.house import House
from mezani.server.hub import may_watch
from mezani.server.messages import ChatLine
from mezani.server.table import LiveTable, Reader


def person_at(table: LiveTable, reader: Reader) -> int | None:
    """Return whose notes a reader's are: the person's, or of whoever gave this device the link of a seat."""
    mine = table.seats_of(reader)
    return reader.person if reader.person is not None else next((table.seats[seat].person for seat in mine), None)


def writer_at(table: LiveTable, reader: Reader) -> int:
    """Return the person, or refuse somebody without a name."""
    person = person_at(table, reader)
    if person is None:
        raise Denied("not_allowed", "no-name")
    return person


async def lines(house: House, reader: Reader, code: str) -> list[ChatLine]:
    """Return the last lines of chat, without those of seats that are muted."""
    async with house.tables.holding(code) as table:
        if not table.seats_of(reader) and not may_watch(table, reader):
            raise Denied("not_allowed", "no-spectators")
        id, muted = table.row.id, {row.seat for row in table.seats if row.muted}
        mine = set(table.seats_of(reader))
    return [chat_line(row) for row in await house.store.chat(id) if row.seat in mine or row.seat not in muted]


def chat_line(row: Any) -> ChatLine:
    """Return a stored line of chat."""
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)


async def say(house: House, reader: Reader, code: str, text: str) -> ChatLine:
    """Chat. Only who sits at the table may; a muted seat is heard by itself alone."""
    async with house.tables.holding(code) as table:
        row, person, id = table.held(reader), writer_at(table, reader), table.row.id
        seat, name, muted = row.seat, row.name, row.muted
    house.rates.count(house.rates.chat, "chat", person)
    said = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not said:
        raise Denied("bad", "bad-request")
    now = house.moments.now()
    number = await house.store.add_chat(id, code, person, seat, name, said, now)
    line = ChatLine(number, seat, name, said, now)
    house.hub.tell(code, line, seat if muted else None)
    return line


async def note(house: House, reader: Reader, code: str) -> str:
    """Return one's private note about a table."""
    async with house.tables.holding(code) as table:
        person, id = writer_at(table, reader), table.row.id
    kept = await house.store.reader(id, person)
    return kept.note if kept else ""


async def keep_note(house: House, reader: Reader, code: str, text: str) -> None:
    """Write one's private note."""
    async with house.tables.holding(code) as table:
        if not table.seats_of(reader) and not may_watch(table, reader):
            raise Denied("not_allowed", "no-spectators")
        person, id = writer_at(table, reader), table.row.id
    await house.store.keep(id, person, note=text)


async def seen(house: House, reader: Reader, code: str) -> None:
    """The reader has seen the table as it is: the next recap begins here."""
    async with house.tables.holding(code) as table:
        person, id, turn = person_at(table, reader), table.row.id, table.row.turn
    if person is not None:
        await house.store.keep(id, person, seen=turn, seen_at=house.moments.now())
