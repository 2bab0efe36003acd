"""Brings a database to the newest form, with Alembic; a new one gets all its tables."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, select, table, text
from sqlalchemy.sql import column

NEWEST = "0001"
"""The last of the migrations."""

LOCK = 7_362_417
"""So that of several server processes that start at once one migrates and the others wait."""


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing."""
    if form_of(engine) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def form_of(engine: Engine) -> str | None:
    """Return the form a database is in, without loading what migrates: servers start often and migrate seldom."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar()
