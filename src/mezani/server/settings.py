"""What a host can set: read once from the environment into one frozen object."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import get_type_hints

from mezani.core.errors import MezaniError

PREFIX = "MEZANI_"


class BadSetting(MezaniError):
    """A setting that cannot be used."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything one person, address or place may have."""

    body: int = 256 * 1024
    """Bytes of a request."""
    message: int = 4 * 1024
    """Bytes of a live message that comes in."""
    connections_per_address: int = 60
    connections: int = 5000
    connections_per_table: int = 200
    running_tables_per_person: int = 60
    tables: int = 200_000
    guests_per_address: int = 40
    """New names an hour."""
    tables_per_address: int = 120
    """New tables an hour."""
    logins_per_address: int = 20
    """Passwords tried an hour."""
    requests_per_address: int = 1200
    """Requests a minute."""
    messages_per_connection: int = 240
    """Live messages a minute."""
    chat_per_person: int = 30
    """Lines a minute."""
    slow: float = 10.0
    """Seconds a reader may take to accept a message."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Each field is the environment variable MEZANI_<FIELD>."""

    data: Path = field(default_factory=lambda: Path.home() / ".local" / "share" / "mezani")
    """The folder of everything the server keeps."""
    database: str = ""
    """A PostgreSQL URL; empty: one SQLite file in the data folder."""
    host: str = "0.0.0.0"
    port: int = 8000
    address: str = ""
    """The address people use, e.g. https://play.example.org/mezani; empty: what the browser asks for."""
    root_path: str = ""
    """The path a proxy serves the place under, e.g. /mezani."""
    trusted_proxy: str = ""
    """Addresses whose X-Forwarded-For is believed, with commas; `*`: all."""
    bot_workers: int = 0
    """Processes that think for bots; 0: one less than there are processors, at least one."""
    bot_seconds: float = 20.0
    """A bot that thinks longer is replaced by a simpler one."""
    smtp_url: str = ""
    """smtp://user:password@host:587, or smtps://; empty: no mail."""
    smtp_from: str = ""
    webhooks: bool = True
    """Whether people may have web addresses told that it is their turn."""
    metrics: bool = False
    """Whether /metrics answers."""
    log: str = "info"

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """Return the settings of an environment; arguments that are not None win."""
        kinds = get_type_hints(cls)
        values: dict[str, object] = {}
        for one in fields(cls):
            text = environment.get(PREFIX + one.name.upper())
            if text is not None:
                values[one.name] = convert(one.name, text, kinds[one.name])
        return cls(**{**values, **{name: value for name, value in given.items() if value is not None}})  # type: ignore[arg-type]

    @property
    def database_url(self) -> str:
        """The URL of the database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.data / 'mezani.db'}"
        scheme, _, rest = self.database.partition("://")
        if scheme not in ("postgres", "postgresql", "postgresql+psycopg", "sqlite"):
            raise BadSetting(f"MEZANI_DATABASE must be a postgresql:// address, is {scheme}://...")
        return self.database if scheme == "sqlite" else f"postgresql+psycopg://{rest}"


def convert(name: str, text: str, kind: object) -> object:
    """Return a setting's value from its text."""
    if kind is bool:
        if text.lower() not in ("0", "1", "no", "yes", "false", "true"):
            raise BadSetting(f"{PREFIX}{name.upper()} must be yes or no, is {text!r}")
        return text.lower() in ("1", "yes", "true")
    try:
        return Path(text).expanduser() if kind is Path else kind(text)  # type: ignore[operator]
    except ValueError as error:
        raise BadSetting(f"{PREFIX}{name.upper()}: {error}") from error
