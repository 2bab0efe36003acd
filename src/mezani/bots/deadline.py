"""Calls that must answer in time: each worker is a thread that can be left behind."""

from __future__ import annotations

import ctypes
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any


class TooLate(Exception):
    """A call did not answer in time; `abandon` the worker that it still keeps busy."""


class Worker:
    """One thread that makes one call after the other. It never keeps the program from ending."""

    def __init__(self) -> None:
        self._questions: queue.SimpleQueue[Callable[[], Any] | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[tuple[Any, Exception | None]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def _work(self) -> None:
        with suppress(Abandoned):
            while (call := self._questions.get()) is not None:
                try:
                    self._answers.put((call(), None))
                except Exception as error:
                    self._answers.put((None, error))

    def call(self, call: Callable[[], Any], seconds: float) -> Any:
        """Return what a call returns, raise what it raises, or TooLate."""
        self._questions.put(call)
        try:
            answer, error = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise TooLate(f"no answer in {seconds:.1f} s") from None
        if error is not None:
            raise error
        return answer

    def end(self) -> None:
        """End the thread when it has nothing to do any more."""
        self._questions.put(None)

    def abandon(self) -> None:
        """Interrupt whatever Python code the thread runs; code outside Python goes on until it returns."""
        self.end()
        ident = self._thread.ident
        assert ident is not None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(Abandoned))


class Abandoned(BaseException):
    """Raised inside a call that nobody waits for any more."""
