"""Tables as rooms: made, found, entered, left; the straight lines between an address and `tables`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from mezani.server import clocks, seating
from mezani.server.errors import Denied
from mezani.server.forms import Import, Join, NewTable, PlayOn
from mezani.server.house import House
from mezani.server.messages import Created, Seated, SeatKey, TableCard, TableInfo
from mezani.server.people import known
from mezani.server.seating import SALT_BYTES, Sitter
from mezani.server.showing import table_card, table_info
from mezani.server.table import LiveTable, Reader
from mezani.server.tables import table_code

WHO_OPENS = "who opens"


async def open_cards(house: House, reader: Reader) -> list[TableCard]:
    """Return the tables of this place's list that wait for people."""
    return [table_card(stored, reader.person) for stored in await house.store.open_tables()]


async def sitter(house: House, reader: Reader, mark: str = "", salt: str = "") -> Sitter:
    """Return somebody who is about to sit down."""
    person = await house.store.person(known(reader))
    if person is None:
        raise Denied("not_allowed", "no-name")
    return Sitter(person.id, person.name, mark or person.mark, salt or secrets.token_hex(SALT_BYTES))


async def may_open(house: House, reader: Reader) -> None:
    """Refuse somebody who may not open tables here, or has too many."""
    who = (await house.store.value(WHO_OPENS) or b"everybody").decode()
    if (who == "accounts" and not reader.account and not reader.host) or (who == "host" and not reader.host):
        raise Denied("not_allowed", "may-not-open")
    mine = await house.store.count_tables(host=known(reader))
    if mine >= house.limits.running_tables_per_person or await house.store.count_tables() >= house.limits.tables:
        raise Denied("too_many", "too-many")


async def make(house: House, reader: Reader, wish: NewTable) -> Created:
    """Make a table."""
    await may_open(house, reader)
    if any(seat.kind == "bot" for seat in wish.seats) or wish.start:
        await bots_allowed(house)
    host = await sitter(house, reader)
    table = await house.tables.add(seating.new_table(wish, host, house.moments.now()))
    if wish.start or all(row.kind != "open" for row in table.seats):
        await house.tables.change(table.row.code, seating.begin)
    return await created(house, reader, table.row.code)


async def bots_allowed(house: House) -> None:
    """Refuse bots where the host of the place does not want any."""
    if await house.store.value("bots") == b"no":
        raise Denied("not_allowed", "no-bots")


async def take_record(house: House, reader: Reader, wish: Import) -> Created:
    """Make a table of a record, to be looked at."""
    await may_open(house, reader)
    host = await sitter(house, reader)
    stored = await asyncio.to_thread(seating.imported, wish.record, wish.name, host, house.moments.now())
    table = await house.tables.add(stored)
    return await created(house, reader, table.row.code)


async def created(house: House, reader: Reader, code: str) -> Created:
    """Return a new table to whoever made it."""
    async with house.tables.holding(code) as table:
        info = table_info(table, reader)
        chairs = [(seat, table.seats[seat].chair) for seat in info.your_seats]
        id = table.row.id
    keys = [SeatKey(seat, await house.people.link(id, chair)) for seat, chair in chairs]
    return Created(code, f"{house.settings.address}/t/{code}", keys, info)


async def info(house: House, reader: Reader, code: str) -> TableInfo:
    """Return a table but for its game."""
    async with house.tables.holding(code) as table:
        return table_info(table, reader)


async def join(house: House, reader: Reader, code: str, wish: Join) -> Seated:
    """Sit down."""
    who = await sitter(house, reader, wish.mark, wish.salt)
    seat = await house.tables.change(code, lambda table: seating.sit_down(table, who, wish.seat))
    return await seated(house, reader, code, seat)


async def seated(house: House, reader: Reader, code: str, seat: int) -> Seated:
    """Return a seat with a link to it."""
    async with house.tables.holding(code) as table:
        row, id, shown = table.held(reader, seat), table.row.id, table_info(table, reader)
    return Seated(row.seat, await house.people.link(id, row.chair), shown)


async def take_link(house: House, reader: Reader, code: str, key: str) -> Seated:
    """Let a device that knows a seat's link hold the seat."""
    id, chair = await house.people.chair_of(key)
    async with house.tables.holding(code) as table:
        row = next((row for row in table.seats if row.chair == chair and row.kind == "person"), None)
        if table.row.id != id or row is None:
            raise Denied("not_allowed", "no-link")
        holder = Reader(reader.person, reader.chairs | {(id, chair)}, reader.name, reader.language)
        return Seated(row.seat, key, table_info(table, holder))


async def new_link(house: House, reader: Reader, code: str, seat: int) -> SeatKey:
    """Return a new link of one's own seat."""
    async with house.tables.holding(code) as table:
        row, id = table.held(reader, seat), table.row.id
    return SeatKey(row.seat, await house.people.link(id, row.chair))


async def change(house: House, reader: Reader, code: str, work: Callable[..., Any], *args: Any) -> TableInfo:
    """Change who sits where; return the table then."""
    code = table_code(code)
    return await house.tables.change(code, lambda table: (work(table, reader, *args), table_info(table, reader))[1])


async def rematch(house: House, reader: Reader, code: str) -> Created:
    """Make the table that follows one that is over, or return it if it has been made."""
    async with house.tables.holding(code) as table:
        row, old, follows = table.held(reader), table, table.row.next
    if follows is None:
        follows = await follow(house, old, Sitter(row.person or known(reader), row.name), code)
    return await created(house, reader, follows)


async def follow(house: House, old: LiveTable, host: Sitter, code: str) -> str:
    """Make a rematch and let the old table point to it; of two at once the second is given the first's."""
    stored = seating.rematch(old, host, house.moments.now())
    fresh = await house.tables.add(stored)

    def point(table: LiveTable) -> str:
        table.row.next = table.row.next or fresh.row.code
        return table.row.next

    chosen = await house.tables.change(code, point)
    if chosen == fresh.row.code and all(row.kind != "open" for row in fresh.seats):
        await house.tables.change(chosen, seating.begin)
    return chosen


async def play_on(house: House, reader: Reader, code: str, wish: PlayOn) -> Created:
    """Make a practice table from a moment of a table that is over."""
    await may_open(house, reader)
    host = await sitter(house, reader)
    async with house.tables.holding(code) as table:
        now = house.moments.now()
        stored = seating.play_on(table, wish.turn, wish.seat, host, wish.level, now)
    fresh = await house.tables.add(stored)
    await house.tables.change(fresh.row.code, begin_clocks)
    return await created(house, reader, fresh.row.code)


def begin_clocks(table: LiveTable) -> None:
    """Let a table begin that did not begin at the start of its game."""
    clocks.begin(table.row.running, table.row.setup.pace, len(table.seats))
