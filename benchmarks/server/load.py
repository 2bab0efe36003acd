"""Tables of four over WebSockets, every choice on disk, beside a raw echo at tables of four, in turns in one run.

    python benchmarks/server/load.py [--tables 40] [--seconds 8] [--rounds 3]

The server has one core, the clients the other. Prints choices a second, waiting times, memory, and the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import uvloop

HERE = Path(__file__).parent
GAMES = ("africa", "africana", "kairo", "mara")
SEATS = 4


class Seen(msgspec.Struct):
    """What the clients read of a message; the rest costs them nothing."""

    kind: str = ""
    version: int = 0
    over: bool = False
    legal: list[str] = []
    answers: list[str] = []
    to: int = -1
    at: float = 0.0


decoder = msgspec.json.Decoder(Seen)
waits: list[float] = []


class Wire(asyncio.Protocol):
    """A WebSocket made by hand, so that the client costs less than the server."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self._buffer = bytearray()
        self._up = False

    def connection_made(self, transport: Any) -> None:
        """Shake hands."""
        self.transport = transport
        transport.write(self._hello.encode())

    def send(self, message: Any) -> None:
        """Send a text, under a mask of zeros."""
        body = msgspec.json.encode(message)
        length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        """Take whole messages."""
        buffer = self._buffer
        buffer += data
        if not self._up:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._up = True
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(buffer) < start:
                    return
                length = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + length:
                return
            opcode, body = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if opcode == 1:
                self.take(decoder.decode(body))
            elif opcode == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")

    def take(self, message: Seen) -> None:
        """Do something with a message."""


class Seat(Wire):
    """Somebody who chooses at random as soon as there is something to choose."""

    def __init__(self, port: int, code: str, seat: int, cookie: str, pick: random.Random, pause: float) -> None:
        super().__init__(port, f"/api/tables/{code}/live?seat={seat}", cookie)
        self._pick, self._asked, self._pause = pick, 0.0, pause
        self.over = False

    def take(self, message: Seen) -> None:
        """Choose."""
        if message.kind == "refused":
            self.send({"kind": "resync"})
        if message.kind != "view":
            return
        now = time.perf_counter()
        if message.answers and self._asked:
            waits.append(now - self._asked)
        self.over = message.over
        if message.legal:
            if self._pause:
                asyncio.get_running_loop().call_later(self._pick.random() * 2 * self._pause, self._choose, message)
            else:
                self._choose(message)

    def _choose(self, message: Seen) -> None:
        self._asked = time.perf_counter()
        choice = self._pick.choice(message.legal)
        self.send({"kind": "act", "choice": choice, "version": message.version, "id": "x"})


class Echo(Wire):
    """One of four; whoever is named sends to all four."""

    STATE: ClassVar = {
        "hand": list(range(12)),
        "table": [[i, i * 3, "red"] for i in range(20)],
        "scores": [10, 20, 30, 40],
    }

    def __init__(self, port: int, room: int, seat: int) -> None:
        super().__init__(port, f"/t/{room}/{seat}", "")
        self.seat = seat

    def take(self, message: Seen) -> None:
        """Go on if it is one's turn."""
        if message.to == self.seat:
            waits.append(time.perf_counter() - message.at)
            self.go((self.seat + 1) % SEATS)

    def go(self, to: int) -> None:
        """Send to all four."""
        self.send({"kind": "echo", "to": to, "at": time.perf_counter(), "state": self.STATE})


@contextmanager
def opened(what: str, *more: str) -> Iterator[tuple[int, int]]:
    """Run a server on the first core; yield its port and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = ["taskset", "-c", "0", sys.executable, str(HERE / "opened.py"), what, str(port), *more]
    process = subprocess.Popen(command)
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(20)


def asked(port: int, method: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """Send a request; return the answer and the cookie it sets."""
    from http.client import HTTPConnection

    connection = HTTPConnection("127.0.0.1", port)
    heads = {"Content-Type": "application/json", "Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"}
    connection.request(method, path, json.dumps(body), heads)
    answer = connection.getresponse()
    content = json.loads(answer.read())
    assert answer.status < 300, content
    return content, (answer.headers["Set-Cookie"] or "").partition(";")[0]


def seated(port: int, tables: int) -> list[tuple[str, int, str]]:
    """Make tables of four people; return code, seat and cookie of each seat."""
    people = [asked(port, "POST", "/api/me", {"name": f"Guest {seat}"})[1] for seat in range(SEATS)]
    found = []
    for number in range(tables):
        wish = {"game": GAMES[number % len(GAMES)], "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
        code = asked(port, "POST", "/api/tables", wish, people[0])[0]["code"]
        for cookie in people[1:]:
            asked(port, "POST", f"/api/tables/{code}/join", {}, cookie)
        found += [(code, seat, cookie) for seat, cookie in enumerate(people)]
    return found


def memory(process: int) -> float:
    """Return the megabytes a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def measured(wires: list[Wire], port: int, seconds: float, begin: Any) -> dict[str, float]:
    """Connect, let them run, count."""
    loop = asyncio.get_running_loop()
    for wire in wires:
        await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
    await asyncio.sleep(0.5)
    begin()
    await asyncio.sleep(1)
    waits.clear()
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    passed, ordered = time.perf_counter() - begun, sorted(waits)
    for wire in wires:
        wire.transport.abort()
    share = lambda part: round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)  # noqa: E731
    return {"a second": round(len(ordered) / passed, 1), "p50 ms": share(0.5), "p99 ms": share(0.99)}


def play(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """Measure Mezani."""
    with tempfile.TemporaryDirectory() as folder, opened("mezani", folder) as (port, process):
        time.sleep(1)
        idle = memory(process)
        places, pick = seated(port, tables), random.Random(1)
        wires: list[Wire] = [Seat(port, code, seat, cookie, pick, pause) for code, seat, cookie in places]
        found: dict[str, Any] = uvloop.run(measured(wires, port, seconds, lambda: None))
        return {**found, "idle MB": round(idle), "loaded MB": round(memory(process)), "connections": len(wires)}


def echo(tables: int, seconds: float) -> dict[str, float]:
    """Measure the raw echo."""
    with opened("echo") as (port, _):
        wires = [Echo(port, room, seat) for room in range(tables) for seat in range(SEATS)]
        return uvloop.run(measured([*wires], port, seconds, lambda: [wire.go(1) for wire in wires[::SEATS]]))


def main() -> None:
    """Measure both in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pause", type=float, default=0.0, help="Seconds people think, on average.")
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ratios = []
    for _ in range(given.rounds):
        raw, ours = echo(given.tables, given.seconds), play(given.tables, given.seconds, given.pause)
        ratios.append(ours["a second"] / raw["a second"])
        print(json.dumps({"echo": raw, "mezani": ours, "ratio": round(ratios[-1], 3)}), flush=True)
    print(f"ratio: median {statistics.median(ratios):.2f}, from {min(ratios):.2f} to {max(ratios):.2f}")


if __name__ == "__main__":
    main()
