"""One database, SQLite or PostgreSQL: who reads runs beside the others, who writes waits in one line.

Writes that wait together are committed together: one journey to the disk for all of them, and none is answered before.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from mezani.core.errors import MezaniError

MOST_TOGETHER = 64
"""Writes that share one commit."""

READERS = 4
READER = "reader"

T = TypeVar("T")
Work = Callable[..., T]


class Unavailable(MezaniError):
    """The database cannot do it now: full, locked, away. Nothing was changed as far as the caller was told."""


class Conflict(MezaniError):
    """Somebody else changed the same thing first."""


@dataclass(slots=True)
class Job:
    """A write that waits for its turn."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop

    def answer(self, result: Any = None, error: Exception | None = None) -> None:
        """Tell whoever waits, in its own thread."""
        self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Database:
    """Runs functions that take a connection, each in a transaction of its own or one that is shared."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.lite = self.engine.dialect.name == "sqlite"
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix=READER)
        self._line: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_in_line, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[T], *args: Any) -> T:
        """Run a function that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.do, work, *args)

    async def write(self, work: Work[T], *args: Any) -> T:
        """Run a function that writes; when this returns, what it wrote is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._line.put(Job(lambda connection: work(connection, *args), done, loop))
        return await done

    def do(self, work: Work[T], *args: Any) -> T:
        """Run a function in a transaction of its own, in this thread."""
        try:
            with self.engine.begin() as connection:
                return work(connection, *args)
        except (DBAPIError, PoolTimeout) as error:
            raise Unavailable(str(error.orig if isinstance(error, DBAPIError) else error)) from error

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._line.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown()
        self.engine.dispose()

    def _write_in_line(self) -> None:
        while (job := self._line.get()) is not None:
            jobs = [job]
            while len(jobs) < MOST_TOGETHER and not self._line.empty():
                if (also := self._line.get()) is None:
                    self._line.put(None)
                    break
                jobs.append(also)
            self._write_together(jobs)

    def _write_together(self, jobs: list[Job]) -> None:
        """Commit some writes at once; if one of them fails, each by itself, so that it fails alone."""
        try:
            results = self.do(lambda connection: [job.work(connection) for job in jobs])
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].answer(error=error)
                return
            for job in jobs:
                self._write_together([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.answer(result)


def open_engine(url: str) -> Engine:
    """Return the engine of a database; SQLite is told to be durable, and to let readers read while it writes."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, pool_timeout=10)
    file = make_url(url).database
    assert file, "the server keeps its tables in a file"
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, poolclass=QueuePool, pool_size=READERS + 1, connect_args={"timeout": 5})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-4000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = threading.current_thread().name.startswith(READER)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine
