"""The application: all addresses before the house, behind the door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import InitPlugin
from litestar.types import ASGIApp

from mezani.core.errors import MezaniError
from mezani.server import schema
from mezani.server.house import House
from mezani.server.routes import game, live, me, pages, place, rooms
from mezani.server.routes.answers import AnyRequest, on_bug, on_http_error, on_mezani_error
from mezani.server.security import Guard


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """Return the OpenAPI document."""
    return Response(msgspec.json.encode(schema.document(request.app)), media_type="application/json")


class Quiet(InitPlugin):
    """Leaves out the addresses that the framework would add for its own pages."""

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Keep the schema, serve no pages about it."""
        app_config.openapi_config = OpenAPIConfig("Mezani", version("mezani"), path="/api/pages", render_plugins=[])
        return app_config


@asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """Open the house while the application runs."""
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def addresses(house: House | None) -> Litestar:
    """Return the application without its door; without a house it only describes itself."""
    routes: list[Any] = [openapi]
    for part in (place, me, rooms, game, live, pages):
        routes += part.ROUTES
    return Litestar(
        routes,
        state=State({"house": house}),
        lifespan=[opened] if house is not None else [],
        exception_handlers={MezaniError: on_mezani_error, HTTPException: on_http_error, Exception: on_bug},
        request_max_body_size=house.limits.body if house is not None else 0,
        plugins=[Quiet()],
        debug=False,
        logging_config=None,
    )


def application(house: House) -> ASGIApp:
    """Return the whole application."""
    return Guard(addresses(house), house.settings, house.rates)
