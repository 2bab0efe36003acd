"""A whole server in this process, with a clock that tests set, and people who use it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
from litestar.types import ASGIApp

from mezani.server.app import application
from mezani.server.bots import Question, Workers
from mezani.server.house import House, build
from mezani.server.moments import Moments
from mezani.server.settings import Limits, Settings

ORIGIN = "http://mezani.test"
GENEROUS = Limits(
    guests_per_address=10**6, tables_per_address=10**6, logins_per_address=10**6, requests_per_address=10**9,
    messages_per_connection=10**6, chat_per_person=10**6, connections_per_address=10**4,
    running_tables_per_person=10**6,
)  # fmt: skip


class Hand:
    """A clock that tests set: both the wall clock and the steady one."""

    def __init__(self) -> None:
        self.wall = self.steady = 1_700_000_000.0

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def moments(self) -> Moments:
        return Moments(lambda: self.wall, lambda: self.steady)


class Here(Workers):
    """Workers that think in this process: the first legal text, or whatever a test wants."""

    def __init__(self, decide: Callable[[Question], str] = lambda question: question.legal[0]) -> None:
        super().__init__(1, 5.0)
        self.decide = decide
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> str:
        self.asked.append(question)
        return self.decide(question)


@dataclass
class Place:
    """A server that runs."""

    app: ASGIApp
    house: House
    hand: Hand
    workers: Workers

    def person(self, **headers: str) -> Person:
        """Return somebody who comes with a new browser."""
        return Person(self, headers)


@contextlib.asynccontextmanager
async def running(
    folder: Path,
    *,
    hand: Hand | None = None,
    limits: Limits = GENEROUS,
    database: str = "",
    workers: Workers | None = None,
    **settings: Any,
) -> AsyncIterator[Place]:
    """Run a server, and stop it in the end."""
    hand, workers = hand or Hand(), workers or Here()
    found = Settings(data=folder, address=ORIGIN, database=database, **settings)
    house = build(found, limits, hand.moments(), workers)
    await house.open()
    house.tasks[-1].cancel()  # the caretaker wakes up when tests say so
    try:
        yield Place(application(house), house, hand, workers)
    finally:
        await house.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, place: Place, headers: dict[str, str]) -> None:
        self.place = place
        self.headers = {"origin": ORIGIN, **headers}
        transport = httpx.ASGITransport(place.app, raise_app_exceptions=False)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=self.headers)

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Send a request; check the status, a success if none is named; return what is answered."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        expected = answer.status_code < 300 if status is None else answer.status_code == status
        assert expected, f"{method} {path}: {answer.status_code} {answer.text[:600]}"
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def named(self, name: str) -> Person:
        """Give a name."""
        await self.post("/me", {"name": name})
        return self

    async def opens(self, game: str, seats: list[Any], **wish: Any) -> str:
        """Make a table; return its code."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        created = await self.post("/tables", {"game": game, "seats": wishes, **wish})
        return str(created["code"])

    async def view(self, code: str, seat: int | str | None = None) -> Any:
        return await self.get(f"/tables/{code}/view" + (f"?seat={seat}" if seat is not None else ""))

    async def acts(
        self, code: str, choice: str | None = None, seat: int | None = None, status: int | None = None
    ) -> Any:
        """Choose, the first legal text if none is named."""
        view = await self.view(code, seat)
        body = {"seat": view["seat"], "choice": choice or view["legal"][0], "version": view["version"]}
        return await self.post(f"/tables/{code}/act", body, status)

    def live(self, code: str, seat: int | str | None = None, **headers: str) -> Live:
        """Return a live connection, to be used with `async with`."""
        return Live(self, code, seat, headers)


@dataclass
class Live:
    """A WebSocket to a table, spoken to as a browser would."""

    person: Person
    code: str
    seat: int | str | None
    headers: dict[str, str]
    inbox: asyncio.Queue[Any] = field(default_factory=asyncio.Queue)
    outbox: asyncio.Queue[Any] = field(default_factory=asyncio.Queue)
    messages: list[dict[str, Any]] = field(default_factory=list)
    """Everything that came, in order."""
    raw: list[str] = field(default_factory=list)
    closed: int | None = None
    slow: asyncio.Event | None = None
    """While it is set and not open, this reader takes nothing more."""
    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        heads = {"host": "mezani.test", "cookie": cookies, **self.person.headers, **self.headers}
        scope = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{self.code}/live", "raw_path": b"", "root_path": "", "subprotocols": [],
            "query_string": f"seat={self.seat}".encode() if self.seat is not None else b"",
            "headers": [(name.encode(), value.encode()) for name, value in heads.items() if value],
            "client": ("127.0.0.1", 5), "server": ("mezani.test", 80), "state": {},
        }  # fmt: skip
        await self.outbox.put({"type": "websocket.connect"})
        app: Callable[..., Awaitable[None]] = self.person.place.app
        self._task = asyncio.create_task(app(scope, self.outbox.get, self._take))  # type: ignore[arg-type]
        return self

    async def _take(self, message: Any) -> None:
        if self.slow is not None:
            await self.slow.wait()
        if message["type"] == "websocket.send":
            self.raw.append(message["text"])
            await self.inbox.put(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            await self.inbox.put({"kind": "closed"})

    async def send(self, **message: Any) -> None:
        await self.outbox.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def send_text(self, text: str) -> None:
        await self.outbox.put({"type": "websocket.receive", "text": text})

    async def next(self, kind: str, seconds: float = 20.0, **facts: Any) -> Any:
        """Return the next message of a kind, with these facts."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.inbox.get()
                self.messages.append(message)
                assert message["kind"] == kind or message["kind"] != "closed", self.messages
                if message["kind"] == kind and all(message.get(name) == value for name, value in facts.items()):
                    return message

    async def quiet(self, seconds: float = 0.1) -> list[str]:
        """Return the kinds of messages that come within a moment."""
        await asyncio.sleep(seconds)
        kinds = []
        while not self.inbox.empty():
            self.messages.append(self.inbox.get_nowait())
            kinds.append(self.messages[-1]["kind"])
        return kinds

    async def __aexit__(self, *error: object) -> None:
        await self.outbox.put({"type": "websocket.disconnect", "code": 1000})
        assert self._task is not None
        await asyncio.wait_for(self._task, 10)


async def play_to_end(code: str, people: dict[int, Person], most: int = 5000) -> None:
    """Let people choose the first legal text until the game is over; bots do their part meanwhile."""
    one = next(iter(people.values()))
    for _ in range(most):
        view = await one.view(code, "watch")
        if view["over"]:
            return
        seat = next((seat for seat in view["to_act"] if seat in people), None)
        if seat is None:
            await asyncio.sleep(0.01)
            continue
        own = await people[seat].view(code, seat)
        if own["legal"]:
            body = {"seat": seat, "choice": own["legal"][0], "version": own["version"]}
            answer = await people[seat].http.post(f"/api/tables/{code}/act", json=body)
            assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game does not end")


def scenario(story: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Let pytest run a test that is a coroutine, for some minutes at most."""

    @functools.wraps(story)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(story(*args, **kwargs), 600))

    return run
