"""What is kept, and how it is found again: the only place that speaks SQL."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from mezani.server.store.database import Conflict, Database, Unavailable
from mezani.server.store.migrate import migrate
from mezani.server.store.rows import (
    DraftRow,
    EntryRow,
    Growth,
    Notice,
    Person,
    Running,
    SeatRow,
    Setup,
    Stored,
    TableRow,
    Token,
)
from mezani.server.store.schema import (
    chat,
    drafts,
    entries,
    outbox,
    people,
    place,
    readers,
    seats,
    tables,
    tokens,
)

__all__ = ["Conflict", "Store", "Unavailable", "value_once"]

CHANNEL = "mezani"
LIVE = ("waiting", "running")
SETUP, RUNNING = msgspec.json.Decoder(Setup), msgspec.json.Decoder(Running)
"""Made here, not when first wanted: two threads that both learn a type at once crash msgspec."""


class Store:
    """The verbs of the store. Each is one transaction; what has been written is on disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._read, self._write = database.read, database.write
        migrate(database.engine)

    def close(self) -> None:
        """Finish what waits."""
        self.database.close()

    # People -----------------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person) -> int:
        """Keep a new person; return the id."""
        values = {name: value for name, value in asdict(person).items() if name != "id"}
        return await self._write(_added, insert(people).values(**values))

    async def person(self, id: int) -> Person | None:
        """Return a person."""
        return _person(await self._read(_one, select(people).where(people.c.id == id)))

    async def account(self, name: str) -> Person | None:
        """Return who has an account of this name."""
        return _person(await self._read(_one, select(people).where(people.c.account == name)))

    async def change_person(self, id: int, **values: Any) -> None:
        """Change what is given; Conflict if an account has that name already."""
        await self._write(_changed, update(people).where(people.c.id == id).values(**values))

    async def remove_person(self, id: int) -> None:
        """Forget a person; games stay, without the name."""
        await self._write(_remove_person, id)

    async def gather(self, guest: int, account: int) -> list[str]:
        """Give everything of a guest to an account; return the codes of the tables that changed by that."""
        return await self._write(_gather, guest, account, self.database.lite)

    # Tokens -----------------------------------------------------------------------------------------------------------

    async def add_token(self, token: Token) -> None:
        """Keep the hash of a secret."""
        await self._write(_changed, insert(tokens).values(**asdict(token)))

    async def token(self, digest: str) -> Token | None:
        """Return what the secret with this hash stands for."""
        row = await self._read(_one, select(tokens).where(tokens.c.hash == digest))
        return None if row is None else Token(**row._mapping)

    async def used(self, digest: str, at: float) -> None:
        """Note that a token was used."""
        await self._write(_changed, update(tokens).where(tokens.c.hash == digest).values(used=at))

    async def bot_tokens(self, person: int) -> list[Token]:
        """Return a person's tokens for bots."""
        query = select(tokens).where(tokens.c.person == person, tokens.c.kind == "bot").order_by(tokens.c.created)
        return [Token(**row._mapping) for row in await self._read(_all, query)]

    async def remove_token(
        self, *, digest: str | None = None, id: str | None = None, person: int | None = None
    ) -> None:
        """Forget one token: by its hash, or one of a person's by its id."""
        which = tokens.c.hash == digest if digest is not None else (tokens.c.id == id) & (tokens.c.person == person)
        await self._write(_changed, delete(tokens).where(which))

    async def count_tokens(self, table: int, chair: int) -> int:
        """Return how many links a seat has."""
        query = select(func.count()).select_from(tokens).where(tokens.c.table == table, tokens.c.chair == chair)
        return await self._read(_number, query)

    # Tables -----------------------------------------------------------------------------------------------------------

    async def add_table(self, stored: Stored) -> TableRow:
        """Keep a new table with all its parts; return it with its id. Conflict if the code is taken."""
        return await self._write(_add_table, stored)

    async def load(self, code: str) -> Stored | None:
        """Return a table with all its parts."""
        return await self._read(_load, tables.c.code == code)

    async def load_id(self, id: int) -> Stored | None:
        """The same by its number."""
        return await self._read(_load, tables.c.id == id)

    async def entries(self, table: int) -> list[EntryRow]:
        """Return the record of a table, line by line, with the moments."""
        query = select(entries.c.seat, entries.c.text, entries.c.at).where(entries.c.table == table)
        return [
            EntryRow(row.seat, row.text, row.at) for row in await self._read(_all, query.order_by(entries.c.number))
        ]

    async def version(self, code: str) -> int | None:
        """Return the version a table has now."""
        row = await self._read(_one, select(tables.c.version).where(tables.c.code == code))
        return None if row is None else row.version

    async def grow(self, growth: Growth) -> None:
        """Write one change of a table, or raise Conflict if it has changed since it was read."""
        await self._write(_grow, growth, self.database.lite)

    async def tables_of(self, person: int, most: int = 200) -> list[Stored]:
        """Return the tables where somebody sits or sat, or that are the person's, newest first, without entries."""
        mine = select(seats.c.table).where(seats.c.person == person)
        query = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == person))
        return await self._read(_with_seats, query.order_by(tables.c.changed.desc()).limit(most))

    async def open_tables(self, most: int = 60) -> list[Stored]:
        """Return tables of the place's list that wait for people, newest first, without entries."""
        query = select(tables).where(tables.c.listing == "open", tables.c.state == "waiting")
        return await self._read(_with_seats, query.order_by(tables.c.changed.desc()).limit(most))

    async def due(self, now: float, most: int = 200) -> list[str]:
        """Return the codes of tables that somebody has to look after."""
        query = select(tables.c.code).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        return [row.code for row in await self._read(_all, query)]

    async def codes(self, after: int = 0, most: int = 500) -> list[tuple[int, str]]:
        """Return ids and codes of tables, in order."""
        query = select(tables.c.id, tables.c.code).where(tables.c.id > after).order_by(tables.c.id).limit(most)
        return [(row.id, row.code) for row in await self._read(_all, query)]

    async def forgive(self, seconds: float) -> None:
        """Move all clocks on by the time in which no server ran."""
        await self._write(_forgive, seconds)

    async def count_tables(self, *, host: int | None = None, state: str | None = None) -> int:
        """Return how many tables there are, of a host, in a state."""
        query = select(func.count()).select_from(tables)
        query = query if host is None else query.where(tables.c.host == host, tables.c.state.in_(LIVE))
        return await self._read(_number, query if state is None else query.where(tables.c.state == state))

    async def count_people(self) -> int:
        """Return how many people have a name here."""
        return await self._read(_number, select(func.count()).select_from(people))

    # What people keep about tables ------------------------------------------------------------------------------------

    async def add_chat(
        self, table: int, code: str, person: int | None, seat: int | None, name: str, text: str, at: float
    ) -> int:
        """Keep a line of chat; return its number."""
        values = {"table": table, "person": person, "seat": seat, "name": name, "text": text, "at": at}
        return await self._write(_add_chat, values, code, self.database.lite)

    async def chat(self, table: int, after: int = 0, most: int = 50) -> list[Any]:
        """Return the last lines of chat, in order."""
        query = select(chat).where(chat.c.table == table, chat.c.number > after)
        return list(reversed(await self._read(_all, query.order_by(chat.c.number.desc()).limit(most))))

    async def chat_line(self, code: str, number: int) -> list[Any]:
        """Return one line of chat of a table."""
        query = select(chat).join(tables).where(tables.c.code == code, chat.c.number == number)
        return await self._read(_all, query)

    async def chat_of(self, person: int) -> list[Any]:
        """Return everything somebody ever chatted."""
        return await self._read(_all, select(chat, tables.c.code).join(tables).where(chat.c.person == person))

    async def reader(self, table: int, person: int) -> Any:
        """Return what a person keeps about a table, if anything."""
        return await self._read(_one, select(readers).where(readers.c.table == table, readers.c.person == person))

    async def notes_of(self, person: int) -> list[Any]:
        """Return all notes of a person."""
        query = select(readers.c.note, tables.c.code).join(tables).where(readers.c.person == person)
        return await self._read(_all, query.where(readers.c.note != ""))

    async def keep(self, table: int, person: int, **values: Any) -> None:
        """Keep a note, or the turn last seen."""
        await self._write(_keep, {"table": table, "person": person}, values, self.database.lite)

    # Notices, and the place -------------------------------------------------------------------------------------------

    async def notices_due(self, now: float, most: int = 50) -> list[Notice]:
        """Return notices that are to be sent."""
        query = select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(most)
        return [
            Notice(row.id, row.person, row.table, row.what, row.due, row.tries) for row in await self._read(_all, query)
        ]

    async def notice_sent(self, id: int) -> None:
        """Forget a notice."""
        await self._write(_changed, delete(outbox).where(outbox.c.id == id))

    async def notice_again(self, id: int, due: float) -> None:
        """Try a notice again later."""
        await self._write(_changed, update(outbox).where(outbox.c.id == id).values(due=due, tries=outbox.c.tries + 1))

    async def value(self, name: str) -> bytes | None:
        """Return a value of the place."""
        row = await self._read(_one, select(place.c.value).where(place.c.name == name))
        return None if row is None else cast(bytes, row.value)

    async def set_value(self, name: str, value: bytes) -> None:
        """Keep a value of the place."""
        await self._write(_set_value, name, value, self.database.lite)

    async def value_once(self, name: str, value: bytes) -> bytes:
        """Return a value of the place, which is the given one if there was none."""
        return await self._write(value_once, name, value, self.database.lite)

    async def size(self) -> int:
        """Return the bytes of the database."""
        return await self._read(_size)

    async def ping(self) -> None:
        """Find out whether the database answers."""
        await self._read(_number, select(func.count()).select_from(place))

    def back_up(self, target: Path) -> None:
        """Write a copy of a SQLite database while it is in use."""
        file = self.database.engine.url.database
        if not self.database.lite or file is None:
            raise Unavailable("a PostgreSQL database is backed up with pg_dump")
        partial = target.with_suffix(".partial")
        with sqlite3.connect(file) as source, sqlite3.connect(partial) as copy:
            source.backup(copy)
        copy.close()
        source.close()
        shutil.move(partial, target)


# Each of these is given a connection in a transaction -----------------------------------------------------------------


def _one(connection: Connection, query: Select[Any]) -> Row[Any] | None:
    return connection.execute(query).first()


def _all(connection: Connection, query: Select[Any]) -> list[Row[Any]]:
    return list(connection.execute(query))


def _number(connection: Connection, query: Select[Any]) -> int:
    return int(connection.execute(query).scalar_one())


def _changed(connection: Connection, statement: Any) -> None:
    try:
        connection.execute(statement)
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error


def _added(connection: Connection, statement: Any) -> int:
    key = connection.execute(statement).inserted_primary_key
    assert key is not None
    return int(key[0])


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else Person(**row._mapping)


def _remove_person(connection: Connection, id: int) -> None:
    connection.execute(update(seats).where(seats.c.person == id).values(name="?", mark=""))
    connection.execute(update(chat).where(chat.c.person == id).values(name="?", text=""))
    connection.execute(delete(people).where(people.c.id == id))


def _gather(connection: Connection, guest: int, account: int, lite: bool) -> list[str]:
    sat = select(seats.c.table).where(seats.c.person == guest)
    theirs = or_(tables.c.host == guest, tables.c.id.in_(sat))
    codes = [
        (row.code, row.version + 1) for row in connection.execute(select(tables.c.code, tables.c.version).where(theirs))
    ]
    connection.execute(update(tables).where(theirs).values(version=tables.c.version + 1))
    for column in (seats.c.person, chat.c.person, tables.c.host, outbox.c.person, tokens.c.person):
        connection.execute(update(column.table).where(column == guest).values({column.name: account}))
    kept = select(readers.c.table).where(readers.c.person == account)
    notes = update(readers).where(readers.c.person == guest, readers.c.table.not_in(kept))
    connection.execute(notes.values(person=account))
    connection.execute(delete(people).where(people.c.id == guest))
    for code, version in codes:
        _tell(connection, f"table {code} {version}", lite)
    return [code for code, _ in codes]


GROW = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.version == bindparam("before"))
    .values({name: bindparam(name) for name in (
        "version", "name", "state", "host", "setup", "running", "turn", "due", "next", "reason", "changed"
    )})
)  # fmt: skip
ADD_ENTRIES = insert(entries)
ADD_DRAFTS = insert(drafts)


def _values(table: TableRow) -> dict[str, Any]:
    values = {name: getattr(table, name) for name in TableRow.__slots__ if name != "id"}
    return {
        **values,
        "setup": msgspec.json.encode(table.setup).decode(),
        "running": msgspec.json.encode(table.running).decode(),
    }


def _add_table(connection: Connection, stored: Stored) -> TableRow:
    try:
        id = _added(connection, insert(tables).values(**_values(stored.table)))
    except IntegrityError as error:
        raise Conflict(f"the code {stored.table.code} is taken") from error
    stored.table.id = id
    connection.execute(insert(seats), [{"table": id, **asdict(seat)} for seat in stored.seats])
    _add_entries(connection, id, 0, stored.entries)
    return stored.table


def _add_entries(connection: Connection, table: int, first: int, rows: Iterable[EntryRow]) -> None:
    values = [{"table": table, "number": number, **row._asdict()} for number, row in enumerate(rows, first)]
    if values:
        connection.execute(ADD_ENTRIES, values)


def _grow(connection: Connection, growth: Growth, lite: bool) -> None:
    table = growth.table
    values = _values(table)
    values = {name: values[name] for name in values if name not in ("code", "game", "listing", "seed", "created")}
    values |= {"which": table.id, "before": table.version, "version": table.version + 1}
    if connection.execute(GROW, values).rowcount != 1:
        raise Conflict(f"table {table.code} has changed")
    if growth.cut is not None:
        connection.execute(delete(entries).where(entries.c.table == table.id, entries.c.number >= growth.cut))
    _add_entries(connection, table.id, growth.first, growth.entries)
    if growth.drafts is not None:
        connection.execute(delete(drafts).where(drafts.c.table == table.id))
        rows = [{"table": table.id, "number": number, **row._asdict()} for number, row in enumerate(growth.drafts)]
        if rows:
            connection.execute(ADD_DRAFTS, rows)
    if growth.seats is not None:
        connection.execute(delete(seats).where(seats.c.table == table.id))
        connection.execute(insert(seats), [{"table": table.id, **asdict(seat)} for seat in growth.seats])
    if growth.entries or growth.notices:
        connection.execute(delete(outbox).where(outbox.c.table == table.id))
    if growth.notices:
        rows = [{"table": table.id, "person": n.person, "what": n.what, "due": n.due} for n in growth.notices]
        connection.execute(insert(outbox), rows)
    _tell(connection, f"table {table.code} {table.version + 1}", lite)


def _tell(connection: Connection, what: str, lite: bool) -> None:
    """Let the other server processes know, once this is committed."""
    if not lite:
        connection.execute(select(func.pg_notify(CHANNEL, what)))


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["setup"] = SETUP.decode(values["setup"])
    values["running"] = RUNNING.decode(values["running"])
    return TableRow(**values)


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(**{name: value for name, value in row._mapping.items() if name != "table"})


def _load(connection: Connection, which: Any) -> Stored | None:
    row = _one(connection, select(tables).where(which))
    if row is None:
        return None
    held = [
        _seat(seat) for seat in _all(connection, select(seats).where(seats.c.table == row.id).order_by(seats.c.seat))
    ]
    lines = select(entries.c.seat, entries.c.text, entries.c.at).where(entries.c.table == row.id)
    tried = select(drafts.c.seat, drafts.c.text).where(drafts.c.table == row.id)
    return Stored(
        _table(row),
        held,
        [EntryRow(*line) for line in connection.execute(lines.order_by(entries.c.number))],
        [DraftRow(*draft) for draft in connection.execute(tried.order_by(drafts.c.number))],
    )


def _with_seats(connection: Connection, query: Select[Any]) -> list[Stored]:
    found = {row.id: Stored(_table(row), []) for row in connection.execute(query)}
    for row in connection.execute(select(seats).where(seats.c.table.in_(found)).order_by(seats.c.table, seats.c.seat)):
        found[row.table].seats.append(_seat(row))
    return list(found.values())


def _forgive(connection: Connection, seconds: float) -> None:
    for row in connection.execute(select(tables).where(tables.c.state == "running", tables.c.due.is_not(None))).all():
        table = _table(row)
        table.running.since = [None if one is None else one + seconds for one in table.running.since]
        values = {"running": msgspec.json.encode(table.running).decode(), "due": (table.due or 0.0) + seconds}
        connection.execute(update(tables).where(tables.c.id == table.id).values(**values))


def _add_chat(connection: Connection, values: dict[str, Any], code: str, lite: bool) -> int:
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == values["table"])).scalar()
    number = (last or 0) + 1
    _changed(connection, insert(chat).values(number=number, **values))
    _tell(connection, f"chat {code} {number}", lite)
    return number


def _upsert(lite: bool) -> Any:
    return sqlite.insert if lite else postgresql.insert


def _keep(connection: Connection, which: dict[str, int], values: dict[str, Any], lite: bool) -> None:
    statement = _upsert(lite)(readers).values(**which, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["table", "person"], set_=values))


def _set_value(connection: Connection, name: str, value: bytes, lite: bool) -> None:
    statement = _upsert(lite)(place).values(name=name, value=value)
    connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def value_once(connection: Connection, name: str, value: bytes, lite: bool) -> bytes:
    """Return a value of the place, which is the given one if there was none."""
    connection.execute(_upsert(lite)(place).values(name=name, value=value).on_conflict_do_nothing())
    return cast(bytes, connection.execute(select(place.c.value).where(place.c.name == name)).scalar_one())


def _size(connection: Connection) -> int:
    if connection.dialect.name == "sqlite":
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        return int(pages) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())
    return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
