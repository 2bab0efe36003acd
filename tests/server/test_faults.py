"""Databases that are full, locked or slow, bots that die, hang or cheat. Nothing is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from mezani.server.bots import Question, Workers
from tests.server.places import Here, Place, running, scenario
from tests.server.test_playing import pair


@contextmanager
def when(place: Place, what: str, act: Any) -> Iterator[None]:
    """Let something happen on each event of the database."""
    engine = place.house.store.database.engine
    event.listen(engine, what, act)
    try:
        yield
    finally:
        event.remove(engine, what, act)


async def refused_then_fine(place: Place, fault: Any) -> None:
    """A choice during a fault is refused clearly, nothing has changed, and after it the same choice is carried out."""
    code, *people = await pair(place, "mara")
    seat = (await people[0].view(code))["to_act"][0]
    view = await people[seat].view(code)
    body = {"seat": seat, "choice": view["legal"][0], "version": view["version"]}
    async with people[seat].live(code) as live:
        await live.next("presence")
        with fault:
            refused = await people[seat].http.post(f"/api/tables/{code}/act", json=body)
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            assert int(refused.headers["retry-after"]) > 0
            assert "Traceback" not in refused.text
            assert "view" not in await live.quiet()
        assert {**await people[seat].view(code), "now": 0} == {**view, "now": 0}
        done = await people[seat].post(f"/tables/{code}/act", body)
        assert done["version"] > view["version"]
        await live.next("view", version=done["version"])


@scenario
async def test_a_full_disk(tmp_path: Path) -> None:
    async with running(tmp_path) as place:

        def fill(connection: Any) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
            connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS filler (x)")
            connection.exec_driver_sql("INSERT INTO filler VALUES (zeroblob(1000000))")

        await refused_then_fine(place, writing(place, fill))


def writing(place: Place, act: Any) -> Any:
    """Let something happen at the beginning of each transaction that writes."""

    def begin(connection: Any) -> None:
        if threading.current_thread().name == "writer":
            act(connection)

    return when(place, "begin", begin)


@scenario
async def test_a_disk_that_fails_at_the_commit(tmp_path: Path) -> None:
    async with running(tmp_path) as place:

        def fail(connection: Any) -> None:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

        await refused_then_fine(place, when(place, "commit", fail))


@scenario
async def test_a_locked_database(tmp_path: Path) -> None:
    async with running(tmp_path) as place:

        @contextmanager
        def locked() -> Iterator[None]:
            other = sqlite3.connect(tmp_path / "mezani.db")
            other.execute("BEGIN IMMEDIATE")
            yield
            other.rollback()
            other.close()

        await refused_then_fine(place, locked())


@scenario
async def test_a_slow_disk_holds_up_only_those_who_wait_for_it(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, *people = await pair(place, "mara")
        seat = (await people[0].view(code))["to_act"][0]
        other = await people[0].opens("mara", ["me", "open"])
        with writing(place, lambda connection: time.sleep(0.8)):
            acting = asyncio.create_task(people[seat].acts(code))
            await asyncio.sleep(0.1)
            begun = time.monotonic()
            assert (await people[0].get(f"/tables/{other}"))["state"] == "waiting"
            assert time.monotonic() - begun < 0.6
            assert not acting.done(), "what is not on disk is not answered"
            await acting


def die(question: Question) -> str:
    os._exit(1)


def hang(question: Question) -> str:
    time.sleep(600)
    return ""


def cheat(question: Question) -> str:
    return "win"


def fail(question: Question) -> str:
    raise ZeroDivisionError


@pytest.mark.parametrize("misbehave", [die, hang, cheat, fail])
@scenario
async def test_a_bot_that_misbehaves_is_replaced_and_the_table_goes_on(tmp_path: Path, misbehave: Any) -> None:
    workers = Workers(1, 2.0, misbehave)
    async with running(tmp_path, workers=workers) as place:
        ada = await place.person().named("Ada")
        code = await ada.opens("kairo", ["me", "bot"])
        await ada.acts(code, "bid:1")
        async with asyncio.timeout(60):
            while (await ada.view(code))["turn"] <= 2:
                await asyncio.sleep(0.05)
        assert workers.failures >= 1


@scenario
async def test_people_are_answered_while_bots_think(tmp_path: Path) -> None:
    thinking = asyncio.Event()

    class Slow(Here):
        async def ask(self, question: Question) -> str:
            thinking.set()
            await asyncio.sleep(30)
            return question.legal[0]

    async with running(tmp_path, workers=Slow()) as place:
        ada = await place.person().named("Ada")
        code = await ada.opens("kairo", ["me", "bot"])
        await asyncio.wait_for(thinking.wait(), 5)
        begun = time.monotonic()
        sealed = await ada.acts(code, "bid:2")
        assert sealed["sealed"]
        assert time.monotonic() - begun < 2


@scenario
async def test_a_table_that_no_longer_replays_rests_and_says_why(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, *people = await pair(place, "mara")
        cookies = people[0].http.cookies
    with sqlite3.connect(tmp_path / "mezani.db") as database:
        database.execute("UPDATE entries SET text = 'a rule that was' WHERE number = 3")
    database.close()
    async with running(tmp_path) as place:
        person = place.person()
        person.http.cookies = cookies
        table = await person.get(f"/tables/{code}")
        assert table["state"] == "frozen"
        assert "a rule that was" in table["reason"]
        refused = await person.get(f"/tables/{code}/view", status=409)
        assert refused["code"] == "frozen"
        async with person.live(code) as live:
            assert (await live.next("table"))["state"] == "frozen"
            await live.send(kind="act", choice="@1", version=1, id="x")
            assert (await live.next("refused", id="x"))["code"] == "frozen"
