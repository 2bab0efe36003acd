"""What an operator does with the tables of a server: look, copy, move, check. Works beside a running server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click

from mezani.core.errors import BadRecord, MezaniError
from mezani.core.match import Match
from mezani.server import seating
from mezani.server.house import House, build
from mezani.server.people import HOST_KEY, digest, new_secret
from mezani.server.seating import Sitter
from mezani.server.settings import Settings
from mezani.server.store.rows import Growth, Stored, grown
from mezani.server.tables import new_code, table_code

T = TypeVar("T")
DATA = click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The folder of the server's data.")


def with_house(data: Path | None, work: Callable[[House], Awaitable[T]]) -> T:
    """Do something with the tables of a server, without opening it."""

    async def run() -> T:
        house = build(Settings.read(data=data))
        try:
            return await work(house)
        finally:
            house.store.close()

    return asyncio.run(run())


async def find(house: House, code: str) -> Stored:
    """Return a table."""
    stored = await house.store.load(table_code(code))
    if stored is None:
        raise MezaniError(f"there is no table {code}")
    return stored


@click.group()
def admin() -> None:
    """Look after the tables of a server (docs/run-a-server.md)."""


@admin.command(name="replay-all")
@DATA
def replay_all(data: Path | None) -> None:
    """Play every stored table again; freeze those that no longer replay, with the reason."""
    frozen, thawed, fine = with_house(data, check_all)
    click.echo(f"{fine} tables replay, {frozen} are frozen now, {thawed} replay again.")
    sys.exit(1 if frozen else 0)


async def check_all(house: House) -> tuple[int, int, int]:
    """Replay all tables; return how many were frozen, thawed and fine."""
    frozen = thawed = fine = 0
    after = 0
    while page := await house.store.codes(after):
        for id, code in page:
            after = id
            stored = await house.store.load_id(id)
            if stored is None or stored.table.state == "waiting":
                continue
            over, reason = standing(stored)
            if reason and stored.table.state != "frozen":
                click.echo(f"{code}: {reason}")
                await house.store.grow(Growth(grown(stored.table, state="frozen", reason=reason)))
                frozen += 1
            elif not reason and stored.table.state == "frozen":
                await house.store.grow(Growth(grown(stored.table, state="over" if over else "running", reason="")))
                thawed += 1
            fine += not reason
    return frozen, thawed, fine


def standing(stored: Stored) -> tuple[bool, str]:
    """Return whether a table is over, and why it does not replay, if so."""
    try:
        return Match.replay(stored.record()).over, ""
    except BadRecord as error:
        return False, str(error)


@admin.command()
@DATA
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
def backup(data: Path | None, target: Path) -> None:
    """Write a copy of everything to TARGET, while the server runs; to restore, put it back as `mezani.db`."""

    async def work(house: House) -> None:
        await asyncio.to_thread(house.store.back_up, target)

    with_house(data, work)
    click.echo(f"Everything is in {target}.")


@admin.command()
@DATA
@click.argument("code")
def show(data: Path | None, code: str) -> None:
    """Say how a table stands."""
    stored = with_house(data, lambda house: find(house, code))
    row = stored.table
    click.echo(f"{row.code} {row.game} {row.state} {row.reason}".rstrip())
    click.echo(f"entries {len(stored.entries)}, drafts {len(stored.drafts)}, version {row.version}")
    for seat in stored.seats:
        click.echo(f"{seat.seat} {seat.kind} {seat.name} {seat.level}{' sits in' * seat.sits_in}".rstrip())


@admin.command()
@DATA
@click.argument("code")
def export(data: Path | None, code: str) -> None:
    """Print the whole record of a table, without names; of a running one it tells all that is hidden."""
    click.echo(str(with_house(data, lambda house: find(house, code)).record()), nl=False)


@admin.command(name="import")
@DATA
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def import_record(data: Path | None, record: Path) -> None:
    """Make a table of RECORD, to be looked at; print its code."""

    async def work(house: House) -> str:
        stored = seating.imported(record.read_text(encoding="utf-8"), "", Sitter(0, ""), house.moments.now())
        stored.table.host, stored.table.code = None, new_code()
        return (await house.store.add_table(stored)).code

    click.echo(with_house(data, work))


@admin.command(name="host-key")
@DATA
def host_key(data: Path | None) -> None:
    """Print a new key that makes its first user host of the place."""
    key = new_secret()
    with_house(data, lambda house: house.store.set_value(HOST_KEY, digest(key).encode()))
    click.echo(key)
