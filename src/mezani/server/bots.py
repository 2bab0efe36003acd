"""Bots at tables: they think in other processes, on their seat's view, and come in through `tables` like people.

A bot that fails, stalls or chooses what is not legal is replaced by a simpler one; the table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, NamedTuple

from mezani.bots.contract import Limit
from mezani.bots.levels import LEVELS, level
from mezani.core.errors import MezaniError, Refused, Stale
from mezani.core.game import find_game
from mezani.core.rng import Rng
from mezani.server import log
from mezani.server.errors import Denied
from mezani.server.playing import act_as_bot
from mezani.server.table import Changed, LiveTable
from mezani.server.tables import Tables

NICENESS = 10
"""Thinking gives way to answering people."""

PAUSE = 5.0
"""Seconds until a table is tried again whose bot could not act."""


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game, weakest first."""
    return LEVELS


def default_level(game: str) -> str:
    """Return the level that is taken where none is chosen: the second, or the only one."""
    return levels(game)[:2][-1]


class Question(NamedTuple):
    """What a bot is asked; all that it gets."""

    game: str
    level: str
    view: Any
    legal: Sequence[str]
    seed: int


def think(question: Question) -> str:
    """Return a bot's decision; runs in a worker process."""
    bot = level(find_game(question.game), question.level)
    return bot.choose(question.view, question.legal, Limit(), Rng(question.seed)).decision


def be_nice() -> None:
    """Begin a worker: it gives way to the server, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICENESS)


class Workers:
    """The processes that think, begun when first needed and begun anew when one dies or hangs."""

    def __init__(self, number: int, seconds: float, work: Callable[[Question], str] = think) -> None:
        self._number = number or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._work = work
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.failures = 0

    async def ask(self, question: Question) -> str:
        """Return a decision, or raise TimeoutError or whatever the bot raised."""
        self.waiting += 1
        pool = self._begun()
        try:
            started = asyncio.get_running_loop().run_in_executor(pool, self._work, question)
            return await asyncio.wait_for(started, self._seconds * max(1, self.waiting / self._number))
        except (BrokenProcessPool, TimeoutError):
            self.stop(pool)
            raise
        finally:
            self.waiting -= 1

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._number, mp_context=spawn, initializer=be_nice)
        return self._pool

    def stop(self, pool: ProcessPoolExecutor | None = None) -> None:
        """End the processes, also those that hang."""
        pool = pool or self._pool
        if pool is None:
            return
        if pool is self._pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class BotSeats:
    """Lets bots choose wherever it is a bot's turn; one at a time for each table."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._busy: dict[str, asyncio.Task[None]] = {}
        tables.listeners.append(self._after)

    def _after(self, table: LiveTable, changed: Changed) -> None:
        if table.bot_to_act() is not None:
            self.wake(table.row.code)

    def wake(self, code: str) -> None:
        """See to it that bots of a table choose."""
        if code not in self._busy:
            self._busy[code] = asyncio.create_task(self._play(code))

    async def stop(self) -> None:
        """Let bots think no more."""
        for task in list(self._busy.values()):
            task.cancel()
        self._workers.stop()

    async def _play(self, code: str) -> None:
        try:
            while await self._choose(code):
                pass
        except MezaniError as error:
            log.warning("bot", table=code, error=type(error).__name__, why=str(error))
            await asyncio.sleep(PAUSE)
        finally:
            del self._busy[code]
        with contextlib.suppress(MezaniError):  # of a database that is away: the caretaker comes back to the table
            async with self._tables.holding(code) as table:
                self._after(table, Changed(False, frozenset(), False))

    async def _choose(self, code: str) -> bool:
        """Let one bot choose once; tell whether there was one to choose."""
        async with self._tables.holding(code) as table:
            seat = table.bot_to_act()
            if seat is None or table.match is None:
                return False
            match, level = table.match, table.seats[seat].level
            version = match.versions[seat]
            question = Question(match.game.id, level, match.view(seat), match.legal(seat), secrets.randbits(63))
        for text in await self._decisions(question):
            try:
                await self._tables.change(code, partial(act_as_bot, seat=seat, choice=text, version=version))
                break
            except Stale:  # the table has moved on: look again
                break
            except Refused as refused:
                self._failed(question, refused)
            except Denied:
                return False
        return True

    async def _decisions(self, question: Question) -> list[str]:
        """Return what a bot decides, and what simpler play would, should that not be possible."""
        simple = question.legal[Rng(question.seed).below(len(question.legal))]
        if len(question.legal) == 1:
            return [simple]
        begun = time.monotonic()
        try:
            decided = await self._workers.ask(question)
        except Exception as error:  # whatever a bot does, its table goes on
            self._failed(question, error)
            return [await self._simpler(question, simple)]
        log.debug("thought", game=question.game, level=question.level, seconds=round(time.monotonic() - begun, 3))
        return [decided, simple] if isinstance(decided, str) else [simple]

    async def _simpler(self, question: Question, simple: str) -> str:
        """Return what the weakest level decides, or what it would at random."""
        weakest = levels(question.game)[0]
        if question.level == weakest:
            return simple
        try:
            return await self._workers.ask(question._replace(level=weakest))
        except Exception as error:  # the same again
            self._failed(question, error)
            return simple

    def _failed(self, question: Question, error: BaseException) -> None:
        self._workers.failures += 1
        log.warning("bot failed", game=question.game, level=question.level, error=type(error).__name__)
