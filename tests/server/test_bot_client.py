"""The client of docs/server.md plays whole games against a real server."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import httpx

from mezani import Match
from tests.server.places import scenario
from tests.server.process import ROOT, guests, served, table_for

PAGE = ROOT / "docs" / "server.md"


def client() -> dict[str, Any]:
    """Return what the page's program defines."""
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[-1]
    assert len([line for line in program.splitlines() if line.strip()]) <= 30
    names: dict[str, Any] = {}
    exec(compile(program, "server.md", "exec"), names)
    return names


@scenario
async def test_the_example_client_plays_to_the_end(tmp_path: Path) -> None:
    play = client()["play"]
    async with served(tmp_path / "data") as server:
        cookies = await guests(server.address, ["Ada", "Bob"])
        code = await table_for(server.address, "mara", cookies, options={"rounds": 1})
        async with httpx.AsyncClient(base_url=server.address) as http:
            for cookie in cookies:
                made = await http.post("/api/me/tokens", json={"label": "robot"}, headers={"Cookie": cookie})
                token = made.json()["token"]
                threading.Thread(target=quietly, args=(play, server.address, token), daemon=True).start()
            async with asyncio.timeout(120):
                while not (await http.get(f"/api/tables/{code}/view")).json()["over"]:
                    await asyncio.sleep(0.2)
            assert Match.replay((await http.get(f"/api/tables/{code}/record")).text).over
            wrong = await http.get("/api/me", headers={"Authorization": "Bearer nothing"})
            assert wrong.status_code == 403


def quietly(play: Any, address: str, token: str) -> None:
    """Play until the server goes."""
    try:
        play(address, token)
    except OSError:
        return
