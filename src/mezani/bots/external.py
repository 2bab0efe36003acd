"""A bot that is another program: a line of JSON on its stdin for each decision, a line of JSON back on its stdout."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from mezani.bots.contract import Choice, Limit
from mezani.core.encode import plain
from mezani.core.game import Game
from mezani.core.rng import Rng


class BadAnswer(ValueError):
    """What a program answered is no decision."""


class ExternalBot:
    """Speaks with one running program, started at the first decision; `close` ends it."""

    def __init__(self, game: Game, command: Sequence[str]) -> None:
        self.game = game
        self.command = list(command)
        self._process: subprocess.Popen[str] | None = None

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        """Ask the program; whatever is wrong with its answer raises."""
        question = {
            "game": self.game.id,
            "seat": view.seat,
            "view": plain(view),
            "legal": list(legal),
            "limit": {"seconds": limit.seconds, "simulations": limit.simulations},
            "seed": rng.next(),
        }
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise BadAnswer("the program ended")
        return read_answer(line)

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                start_new_session=True,
            )
        return self._process

    def close(self) -> None:
        """End the program, answering or not."""
        process, self._process = self._process, None
        if process is not None:
            kill_all(process)
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                pipe.close()


def kill_all(process: subprocess.Popen[str]) -> None:
    """Kill a program and, where there are process groups, those it started."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def read_answer(line: str) -> Choice:
    """Return the choice in `{"decision": TEXT}`, which may have `values`, a number for each seat."""
    answer = json.loads(line)
    if not isinstance(answer, dict) or not isinstance(answer.get("decision"), str):
        raise BadAnswer(f"the answer must be an object with a `decision`: {line[:80].strip()}")
    values = answer.get("values")
    return Choice(answer["decision"], None if values is None else tuple(float(value) for value in values))
