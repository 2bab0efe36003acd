"""The store does the same on SQLite and on PostgreSQL: nothing is half written, nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mezani.server.store import Conflict, Store
from mezani.server.store.database import Database
from mezani.server.store.rows import DraftRow, EntryRow, Growth, Notice, Person, SeatRow, Stored, TableRow, Token, grown
from tests.server.places import scenario
from tests.server.postgres import DATABASES, url_of

both = pytest.mark.parametrize("kind", DATABASES)


@asynccontextmanager
async def store_at(kind: str, folder: Path) -> AsyncIterator[Store]:
    store = Store(Database(url_of(kind, folder)))
    try:
        yield store
    finally:
        store.close()


async def table_of(store: Store, person: int, code: str = "ABCD-EFGH") -> TableRow:
    row = TableRow(0, code, 0, "mara", "Friday", "open", "waiting", person, "00", 1.0, 1.0)
    return await store.add_table(Stored(row, [SeatRow(0, 0, "person", person, "Ada"), SeatRow(1, 1)]))


@both
@scenario
async def test_a_table_comes_back_as_it_was_written(tmp_path: Path, kind: str) -> None:
    async with store_at(kind, tmp_path) as store:
        ada = await store.add_person(Person(0, "Ada", "en", 1.0))
        row = await table_of(store, ada)
        row.running.to_act = [1]
        lines = [EntryRow(-1, "gnu", 2.0), EntryRow(0, "Ünï ' \"; --", 2.5)]
        drafts = [DraftRow(1, "@1"), DraftRow(1, "b")]
        seats = [SeatRow(0, 0, "bot", None, "Tembo", level="random"), SeatRow(1, 2, "person", ada, "Ada", salt="x")]
        await store.grow(Growth(grown(row, state="running", due=5.0), seats, None, 0, lines, drafts))
        stored = await store.load("ABCD-EFGH")
        assert stored is not None
        assert (stored.entries, stored.drafts, stored.seats) == (lines, drafts, seats)
        assert (stored.table.version, stored.table.state, stored.table.running.to_act) == (1, "running", [1])
        assert await store.entries(row.id) == lines
        assert await store.due(4.9) == []
        assert await store.due(5.0) == ["ABCD-EFGH"]
        assert await store.load("XXXX-XXXX") is None
        await store.grow(Growth(grown(row, version=1), cut=1, first=1, entries=[EntryRow(1, "x", 3.0)], drafts=[]))
        stored = await store.load_id(row.id)
        assert stored is not None
        assert (stored.entries, stored.drafts) == ([lines[0], EntryRow(1, "x", 3.0)], [])


@both
@scenario
async def test_of_two_changes_at_once_one_wins_and_the_other_leaves_no_trace(tmp_path: Path, kind: str) -> None:
    async with store_at(kind, tmp_path) as store:
        ada = await store.add_person(Person(0, "Ada", "en", 1.0))
        row = await table_of(store, ada)
        others = [await table_of(store, ada, f"AAAA-AAA{letter}") for letter in "ABCDEFGH"]
        changes = [Growth(grown(row, name=name), entries=[EntryRow(0, name, 1.0)]) for name in ("first", "second")]
        also = [Growth(grown(other), entries=[EntryRow(0, "x", 1.0)]) for other in others]
        results = await asyncio.gather(*(store.grow(each) for each in [*changes, *also]), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, *[type(None)] * 8]
        stored = await store.load(row.code)
        assert stored is not None
        assert (stored.table.name, stored.entries) == ("first", [EntryRow(0, "first", 1.0)])


@both
@scenario
async def test_people_tokens_and_gathering(tmp_path: Path, kind: str) -> None:
    async with store_at(kind, tmp_path) as store:
        ada = await store.add_person(Person(0, "Ada", "en", 1.0, account="ada", password="hash"))
        guest = await store.add_person(Person(0, "Guest", "de", 2.0))
        row = await table_of(store, guest)
        await store.add_token(Token("h" * 64, "t1", "session", 1.0, person=guest))
        await store.add_token(Token("i" * 64, "t2", "seat", 1.0, table=row.id, chair=0))
        with pytest.raises(Conflict):
            await store.change_person(guest, account="ada")
        await store.keep(row.id, guest, note="mine")
        await store.keep(row.id, guest, seen=4, seen_at=9.0)
        assert await store.gather(guest, ada) == [row.code]
        assert await store.person(guest) is None
        token = await store.token("h" * 64)
        assert token is not None
        assert token.person == ada
        kept = await store.reader(row.id, ada)
        assert (kept.note, kept.seen) == ("mine", 4)
        assert [stored.table.host for stored in await store.tables_of(ada)] == [ada]
        with pytest.raises(Conflict):
            await store.grow(Growth(grown(row)))
        assert await store.count_tokens(row.id, 0) == 1
        await store.remove_person(ada)
        assert await store.token("h" * 64) is None
        stored = await store.load(row.code)
        assert stored is not None
        assert (stored.seats[0].person, stored.seats[0].name) == (None, "?")


@both
@scenario
async def test_chat_notices_and_values_of_the_place(tmp_path: Path, kind: str) -> None:
    async with store_at(kind, tmp_path) as store:
        ada = await store.add_person(Person(0, "Ada", "en", 1.0))
        row = await table_of(store, ada)
        said = [store.add_chat(row.id, row.code, ada, 0, "Ada", f"line {n}", 1.0) for n in range(20)]
        assert sorted(await asyncio.gather(*said)) == list(range(1, 21))
        assert [line.number for line in await store.chat(row.id, most=3)] == [18, 19, 20]
        assert await store.value_once("key", b"one") == b"one"
        assert await store.value_once("key", b"two") == b"one"
        await store.set_value("key", b"three")
        assert await store.value("key") == b"three"
        await store.grow(Growth(grown(row), notices=[Notice(0, ada, row.id, "turn", 5.0, 0)]))
        (notice,) = await store.notices_due(5.0)
        await store.notice_again(notice.id, 9.0)
        assert await store.notices_due(8.0) == []
        assert [again.tries for again in await store.notices_due(9.0)] == [1]
        await store.grow(Growth(grown(row, version=1), entries=[EntryRow(0, "x", 6.0)]))
        assert await store.notices_due(99.0) == [], "a notice about a move that is past is dropped"
        assert await store.size() > 10_000


@both
@scenario
async def test_time_that_is_forgiven_moves_running_clocks(tmp_path: Path, kind: str) -> None:
    async with store_at(kind, tmp_path) as store:
        ada = await store.add_person(Person(0, "Ada", "en", 1.0))
        row = await table_of(store, ada)
        row.running.since = [None, 100.0]
        await store.grow(Growth(grown(row, state="running", due=160.0)))
        await store.forgive(1000.0)
        stored = await store.load(row.code)
        assert stored is not None
        assert (stored.table.running.since, stored.table.due) == ([None, 1100.0], 1160.0)


@scenario
async def test_a_backup_made_while_it_is_written_to_is_whole(tmp_path: Path) -> None:
    async with store_at("sqlite", tmp_path) as store:
        ada = await store.add_person(Person(0, "Ada", "en", 1.0))
        row = await table_of(store, ada)

        async def write() -> None:
            for version in range(60):
                await store.grow(Growth(grown(row, version=version), first=version, entries=[EntryRow(0, "x", 1.0)]))

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.05)
        await asyncio.to_thread(store.back_up, tmp_path / "copy.db")
        await writing
    restored = Store(Database(f"sqlite:///{tmp_path / 'copy.db'}"))
    stored = await restored.load(row.code)
    restored.close()
    assert stored is not None
    assert len(stored.entries) == stored.table.version
