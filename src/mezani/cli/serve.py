"""Starts a server and says where it is; prints what a client's developer needs."""

from __future__ import annotations

import json
import os
import socket
import sys
from urllib.parse import quote

import click
import segno
import uvicorn

from mezani.server import log
from mezani.server.app import addresses, application
from mezani.server.house import House, build
from mezani.server.schema import document
from mezani.server.settings import Settings

DRAIN = 5
"""Seconds that requests get to end when the server stops."""


class Announced(uvicorn.Server):
    """Says where the server is once it is there, and goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            announce(self._house.settings, self._house.first_host_key())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell people at tables to come back before their connections are closed."""
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def announce(settings: Settings, host_key: str | None) -> None:
    """Print address, code to scan and, once, the key of the host."""
    address = settings.address or f"http://{own_address(settings.host)}:{settings.port}{settings.root_path}"
    click.echo(f"Mezani is at {address}")
    if host_key is not None:
        click.echo(f"Your page as host of this place, once: {address}/me#host={quote(host_key)}")
    if sys.stdout.isatty():
        segno.make_qr(address).terminal(compact=True)


def own_address(host: str) -> str:
    """Return the address of this machine in its network, as far as it knows."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the way there tells our side of it
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def serve(settings: Settings, fd: int | None = None) -> None:
    """Run a server until it is told to stop."""
    log.set_up(settings.log)
    settings.data.mkdir(parents=True, exist_ok=True)
    os.umask(0o077)
    house = build(settings)
    config = uvicorn.Config(
        application(house),
        host=settings.host,
        port=settings.port,
        fd=fd,
        root_path=settings.root_path,
        ws="websockets-sansio",
        ws_max_size=house.limits.message + 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=DRAIN,
        h11_max_incomplete_event_size=32 * 1024,
        backlog=2048,
    )
    Announced(config, house).run()


def print_document() -> None:
    """Print the OpenAPI document."""
    click.echo(json.dumps(document(addresses(None)), indent=1, sort_keys=True))
