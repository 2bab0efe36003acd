"""Starts what is measured: a server of Mezani without limits on rates, or a raw echo at tables of four."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

SETTINGS = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "log_level": "error", "access_log": False}


def mezani(folder: Path, port: int) -> None:
    """Run a server with everything on disk, that lets one address do what it likes."""
    from mezani.server import log
    from mezani.server.app import application
    from mezani.server.house import build
    from mezani.server.settings import Limits, Settings

    log.set_up("error")
    most = {one.name: 10**9 for one in fields(Limits) if one.name not in ("slow", "body", "message")}
    folder.mkdir(parents=True, exist_ok=True)
    house = build(Settings(data=folder, host="127.0.0.1", port=port), replace(Limits(), **most))
    uvicorn.run(application(house), host="127.0.0.1", port=port, **SETTINGS)  # type: ignore[arg-type]


def echo(port: int) -> None:
    """Run a server that does no more than send what one of four says to all four, each with an encoding of its own."""
    rooms: dict[str, dict[str, Callable[[Any], Awaitable[None]]]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        _, room, seat = scope["path"].rsplit("/", 2)
        await receive()
        await send({"type": "websocket.accept"})
        rooms.setdefault(room, {})[seat] = send
        while (message := await receive())["type"] == "websocket.receive":
            said = msgspec.json.decode(message["text"])
            for other, tell in list(rooms[room].items()):
                answer = msgspec.json.encode({**said, "seat": other}).decode()
                await tell({"type": "websocket.send", "text": answer})

    uvicorn.run(app, host="127.0.0.1", port=port, lifespan="off", **SETTINGS)  # type: ignore[arg-type]


if __name__ == "__main__":
    if sys.argv[1] == "mezani":
        mezani(Path(sys.argv[3]), int(sys.argv[2]))
    else:
        echo(int(sys.argv[2]))
