"""What belongs to one reader: tables in the order they wait, all data in one file, notices, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from mezani.core.match import Match
from mezani.server import seating
from mezani.server.errors import Denied
from mezani.server.forms import NoticeSettings
from mezani.server.house import House
from mezani.server.messages import Notices, TableCard
from mezani.server.people import known
from mezani.server.replays import record_shown
from mezani.server.showing import table_card, waiting_first
from mezani.server.store.rows import Stored
from mezani.server.table import LiveTable, Reader


async def cards(house: House, reader: Reader) -> list[TableCard]:
    """Return a reader's tables, those that wait first."""
    if reader.person is None:
        return []
    found = await house.store.tables_of(reader.person)
    return sorted((table_card(stored, reader.person) for stored in found), key=waiting_first)


async def next_card(house: House, reader: Reader, after: str) -> TableCard | None:
    """Return the table that waits the longest, but for the one the reader comes from."""
    waiting = [card for card in await cards(house, reader) if card.your_move and card.code != after]
    return waiting[0] if waiting else None


async def export(house: House, reader: Reader) -> dict[str, Any]:
    """Return all of a person's data."""
    person = await house.store.person(known(reader))
    if person is None:
        raise Denied("not_found", "no-name")
    tables = []
    for card in await house.store.tables_of(person.id):
        stored = await house.store.load_id(card.table.id)
        if stored is not None:
            tables.append(await asyncio.to_thread(own_table, stored, person.id))
    return {
        "person": {
            "name": person.name, "language": person.language, "mark": person.mark, "created": person.created,
            "account": person.account is not None, "settings": msgspec.json.decode(person.settings),
            "notices": msgspec.json.decode(person.notices),
        },
        "tables": tables,
        "chat": [
            {"table": line.code, "at": line.at, "text": line.text} for line in await house.store.chat_of(person.id)
        ],
        "notes": [{"table": note.code, "text": note.note} for note in await house.store.notes_of(person.id)],
    }  # fmt: skip


def own_table(stored: Stored, person: int) -> dict[str, Any]:
    """Return a table as its person may keep it: the record as far as that seat may know it."""
    row = stored.table
    seat = next((seat.seat for seat in stored.seats if seat.person == person), None)
    facts: dict[str, Any] = {"code": row.code, "name": row.name, "game": row.game, "state": row.state, "seat": seat}
    facts["seats"] = [seat.name for seat in stored.seats]
    if row.state in ("running", "over"):
        match = Match.replay(stored.record(), seed=bytes.fromhex(row.seed) if row.seed else None)
        facts["record"] = record_shown(match, seat)
    return facts


async def notices(house: House, reader: Reader) -> Notices:
    """Return how a person is told that a table waits, and what can be sent here."""
    person = await house.store.person(known(reader))
    wishes = msgspec.json.decode(person.notices if person else "{}", type=NoticeSettings)
    key = await house.notices.push_key()
    return Notices(wishes.email, wishes.webhook, len(wishes.push), bool(house.settings.smtp_url), key)


async def forget(house: House, reader: Reader) -> None:
    """Forget a person: bots take the seats, name and account go."""
    person = known(reader)
    codes = [stored.table.code for stored in await house.store.tables_of(person, most=100_000)]

    def go(table: LiveTable) -> None:
        for seat in table.seats:
            if seat.person == person and seat.kind == "person":
                seating.vacate(table, seat)

    for code in codes:
        await house.tables.change(code, go)
    await house.store.remove_person(person)
    for code in codes:
        house.tables.doubt(code)
