"""A seat held by a bot: one that fails is reported and replaced for the rest of the game, and the game goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mezani.bots.contract import Bot, Choice, Limit
from mezani.bots.deadline import TooLate, Worker
from mezani.bots.names import load, simpler
from mezani.bots.random import RandomBot
from mezani.core.game import Game
from mezani.core.rng import Rng

SECONDS = 10.0
"""How long a bot may take when the limit does not say."""

NO_LIMIT = Limit()

GRACE = 1.0
"""How much longer it may take: a busy machine is not the bot's fault."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong with a bot. `detail` is for its author; it may hold what only the bot's seat knows."""

    seat: int
    bot: str
    kind: str
    """`crashed`, `illegal` or `late`."""
    detail: str
    replaced_by: str


class BotSeat:
    """Chooses like the named bot as long as it answers legally and in time, then like the next simpler one."""

    def __init__(
        self,
        game: Game,
        seat: int,
        name: str,
        rng: Rng,
        limit: Limit = NO_LIMIT,
        report: Callable[[Failure], None] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.name = name
        """The bot that chooses now."""
        self.rng = rng
        self.limit = limit
        self.failures: list[Failure] = []
        self.slowest = 0.0
        """The longest time a decision took, in seconds."""
        self.seconds = 0.0
        """The time all decisions took."""
        self.decisions = 0
        self._report = report
        self._bot: Bot = load(name, game)
        self._worker = Worker()

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        """Return a legal choice, whatever the bot does."""
        began = time.perf_counter()
        while True:
            try:
                choice = self._ask(view, legal)
                break
            except Exception as error:
                self._replace(error)
        taken = time.perf_counter() - began
        self.slowest = max(self.slowest, taken)
        self.seconds += taken
        self.decisions += 1
        return choice

    def _ask(self, view: Any, legal: Sequence[str]) -> Choice:
        bot, seconds = self._bot, SECONDS if self.limit.seconds is None else self.limit.seconds
        if isinstance(bot, RandomBot):
            return bot.choose(view, legal, self.limit, self.rng)
        rng = Rng(self.rng.next())  # a bot that was left behind must not draw from the luck of its successor
        choice = self._worker.call(lambda: bot.choose(view, list(legal), self.limit, rng), seconds + GRACE)
        if not isinstance(choice, Choice):
            raise IllegalAnswer(f"answered {choice!r}, not a Choice")
        if choice.decision not in legal:
            raise IllegalAnswer(f"chose {choice.decision!r}, which is not legal")
        return choice

    def _replace(self, error: Exception) -> None:
        kind = "late" if isinstance(error, TooLate) else "illegal" if isinstance(error, IllegalAnswer) else "crashed"
        detail = str(error) if kind != "crashed" else f"{type(error).__name__}: {error}"
        successor = simpler(self.name)
        failure = Failure(self.seat, self.name, kind, detail, successor)
        self.failures.append(failure)
        if self._report is not None:
            self._report(failure)
        self._leave(late=kind == "late")
        self.name, self._bot, self._worker = successor, load(successor, self.game), Worker()

    def _leave(self, late: bool) -> None:
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()
        if late:
            self._worker.abandon()
        else:
            self._worker.end()

    def close(self) -> None:
        """Let the bot go."""
        self._leave(late=False)


class IllegalAnswer(Exception):
    """A bot answered what it may not choose."""
