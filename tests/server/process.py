"""Real server processes on a port, started, killed and started again, and clients that come back by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`mezani serve` in a process of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder, self.port = folder, free_port()
        self.environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEZANI_LOG": "warning", **environment}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> float:
        """Start, and return how long it took until requests are answered."""
        begun = asyncio.get_running_loop().time()
        command = [sys.executable, "-m", "mezani", "serve", "--data", str(self.folder), "--port", str(self.port)]
        with (self.folder.parent / f"{self.folder.name}-{self.port}.log").open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--host", "127.0.0.1"], env=self.environment, stdout=subprocess.DEVNULL, stderr=errors
            )
        async with httpx.AsyncClient() as http, asyncio.timeout(60):
            while True:
                try:
                    if (await http.get(f"{self.address}/api/ready")).status_code == 200:
                        return asyncio.get_running_loop().time() - begun
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)
                assert self.process.poll() is None, "the server ended"

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it: at once, or politely."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)


@asynccontextmanager
async def served(folder: Path, **environment: str) -> AsyncIterator[Server]:
    """Run a server for a while."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(folder, **environment)
    await server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill(signal.SIGTERM)


@dataclass
class Player:
    """Somebody who plays one seat at random over a WebSocket, and comes back when the server was away."""

    addresses: list[str]
    """Servers to try, one after another."""
    cookie: str
    code: str
    seat: int
    pick: Any
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    """Turn and choice of each final choice that was answered."""
    returned: int = 0
    told: int = 0
    """How often the server said goodbye."""
    over: bool = False
    latencies: list[float] = field(default_factory=list)
    pause: float = 0.0

    async def play(self) -> None:
        """Play until the game is over."""
        number = 0
        while not self.over:
            address = self.addresses[number % len(self.addresses)].replace("http", "ws", 1)
            number += 1
            try:
                heads = {"Cookie": self.cookie}
                url = f"{address}/api/tables/{self.code}/live?seat={self.seat}"
                async with connect(url, additional_headers=heads, origin=address.replace("ws", "http", 1)) as socket:  # type: ignore[arg-type]
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)
            self.returned += 1

    async def _converse(self, socket: ClientConnection) -> None:
        loop = asyncio.get_running_loop()
        asked: tuple[str, str, float] | None = None
        async with asyncio.timeout(90):
            async for text in socket:
                message = json.loads(text)
                if message["kind"] == "view":
                    if asked is not None and asked[0] in message["answers"]:
                        self.latencies.append(loop.time() - asked[2])
                        if not message["drafts"] and not message["sealed"]:
                            self.acknowledged.append((message["turn"], asked[1]))
                        asked = None
                    self.over = message["over"]
                    if self.over:
                        return
                    if asked is None and message["legal"]:
                        asked = await self._choose(socket, message, loop.time())
                elif message["kind"] == "refused" and asked is not None and message["id"] == asked[0]:
                    assert message["code"] in ("stale", "not_your_turn", "unavailable"), message
                    asked = None
                    await asyncio.sleep(0.01)
                    await socket.send(json.dumps({"kind": "resync", "id": ""}))
                elif message["kind"] == "closing":
                    self.told += message["reason"] == "restart"
                    return

    async def _choose(self, socket: ClientConnection, view: dict[str, Any], now: float) -> tuple[str, str, float]:
        if self.pause:
            await asyncio.sleep(self.pause)
        choice = view["legal"][self.pick.randrange(len(view["legal"]))]
        id = secrets.token_hex(4)
        act = {"kind": "act", "choice": choice, "version": view["version"], "id": id}
        await socket.send(json.dumps(act))
        return id, choice, now


async def guests(address: str, names: list[str]) -> list[str]:
    """Make people; return their cookies."""
    cookies = []
    async with httpx.AsyncClient(base_url=address) as http:
        for name in names:
            answer = await http.post("/api/me", json={"name": name})
            answer.raise_for_status()
            cookies.append(f"mezani={answer.cookies['mezani']}")
            http.cookies.clear()
    return cookies


async def table_for(address: str, game: str, cookies: list[str], **wish: Any) -> str:
    """Make a table where these people sit; return its code."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    async with httpx.AsyncClient(base_url=address) as http:
        made = await http.post(
            "/api/tables", json={"game": game, "seats": seats, **wish}, headers={"Cookie": cookies[0]}
        )
        made.raise_for_status()
        code = str(made.json()["code"])
        for cookie in cookies[1:]:
            joined = await http.post(f"/api/tables/{code}/join", json={}, headers={"Cookie": cookie})
            joined.raise_for_status()
    return code
