"""Addresses of the place: what it is, its words, its host's page, whether it works."""

from __future__ import annotations

import asyncio
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody
from litestar.response import File
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mezani.games import GAMES
from mezani.server import health
from mezani.server.errors import Denied
from mezani.server.forms import BecomeHost, HostSettings
from mezani.server.house import House
from mezani.server.messages import Health, HostPage, Me, Place
from mezani.server.rooms import WHO_OPENS
from mezani.server.routes.answers import AnyRequest, count, house_of, reader_of
from mezani.server.showing import game_infos
from mezani.server.table import Reader
from mezani.words import LANGUAGES, catalogue

NAME = "name"
BOTS = "bots"


async def value(house: House, name: str, default: str) -> str:
    """Return a setting of the place."""
    return (await house.store.value(name) or default.encode()).decode()


@get("/api/place")
async def place(request: AnyRequest) -> Place:
    """Return what this place is."""
    house = house_of(request)
    who: Any = await value(house, WHO_OPENS, "everybody")
    name = await value(house, NAME, "")
    return Place(name, version("mezani"), game_infos(), who, request.scope["scheme"] == "https")


@get("/api/words/{language:str}/{name:str}")
async def words(language: FromPath[str], name: FromPath[str]) -> Response[str]:
    """Return a catalogue of messages."""
    id = name.removesuffix(".ftl")
    if language not in LANGUAGES or id not in ("common", *GAMES):
        raise Denied("not_found", "no-address")
    text = await asyncio.to_thread(catalogue(language, id).read_text, "utf-8")
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "max-age=300"})


@post("/api/host", status_code=200)
async def become_host(request: AnyRequest, data: JSONBody[BecomeHost]) -> Me:
    """Become the host of the place, with the key that the server printed."""
    count(request, "logins")
    reader = await reader_of(request)
    await house_of(request).people.become_host(reader, data.key)
    return await house_of(request).people.me(reader)


async def must_host(request: AnyRequest) -> Reader:
    """Only the host of the place goes on."""
    reader = await reader_of(request)
    if not reader.host:
        raise Denied("not_allowed", "not-place-host")
    return reader


async def page(house: House) -> HostPage:
    """Return what the host of the place sees."""
    who: Any = await value(house, WHO_OPENS, "everybody")
    return HostPage(
        place=await value(house, NAME, ""), who_opens=who, bots=await value(house, BOTS, "yes") == "yes",
        version=version("mezani"), storage=await house.store.size(), people=await house.store.count_people(),
        tables=await house.store.count_tables(), running=await house.store.count_tables(state="running"),
        health=await health.look(house),
    )  # fmt: skip


@get("/api/host")
async def host_page(request: AnyRequest) -> HostPage:
    """Return the page of the host of the place."""
    await must_host(request)
    return await page(house_of(request))


@patch("/api/host")
async def change_place(request: AnyRequest, data: JSONBody[HostSettings]) -> HostPage:
    """Change the place."""
    await must_host(request)
    store = house_of(request).store
    if data.place is not msgspec.UNSET:
        await store.set_value(NAME, str(data.place).strip().encode())
    if data.who_opens is not msgspec.UNSET:
        await store.set_value(WHO_OPENS, str(data.who_opens).encode())
    if data.bots is not msgspec.UNSET:
        await store.set_value(BOTS, b"yes" if data.bots else b"no")
    return await page(house_of(request))


@get("/api/host/backup")
async def backup(request: AnyRequest) -> File:
    """Return a copy of everything, made while the server runs."""
    await must_host(request)
    folder = Path(tempfile.mkdtemp(dir=house_of(request).settings.data))
    file = folder / f"mezani-{time.strftime('%Y-%m-%d')}.db"
    await asyncio.to_thread(house_of(request).store.back_up, file)
    return File(path=file, filename=file.name, background=BackgroundTask(remove, file))


async def remove(file: Path) -> None:
    """Remove a copy that has been sent."""
    file.unlink(missing_ok=True)
    file.parent.rmdir()


@get(["/api/health", "/api/ready"])
async def is_healthy(request: AnyRequest) -> Response[Health]:
    """Tell whether the server can work."""
    house = house_of(request)
    state = await health.look(house)
    return Response(state, status_code=200 if state.ok and not house.closing else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Return figures for Prometheus, if the host wants that."""
    if not house_of(request).settings.metrics:
        raise Denied("not_found", "no-address")
    return Response(generate_latest(health.registry(house_of(request))), media_type=CONTENT_TYPE_LATEST)


ROUTES: list[Any] = [place, words, become_host, host_page, change_place, backup, is_healthy, metrics]
