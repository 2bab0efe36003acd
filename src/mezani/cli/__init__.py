"""The command line: play at the terminal, look at records, count, measure."""

from __future__ import annotations

import errno
import json
import math
import os
import secrets
import sys
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from mezani import GAMES, BadOption, BadRecord, Match, MezaniError, Rng, game, verify
from mezani.cli.table import TerminalTable
from mezani.core.counts import count_lines
from mezani.core.record import Record
from mezani.words import LANGUAGES, words

GAME = click.argument("game_id", metavar="GAME", type=click.Choice(GAMES))
SEATS = click.option("--seats", type=int, help="How many seats; as few as possible if not given.")
LANGUAGE = click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="The language of what is said.")
OPTIONS = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeat it."
)
SEED = click.option("--seed", type=click.IntRange(min=0), help="Fix the luck.")
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
RECORD = click.argument("record", type=FILE)


class Commands(click.Group):
    """Reports what a user can cause as one line on stderr, with exit code 2 and no traceback.

    `admin` has its own file, which needs what only a server needs, and is read when it is called.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted([*super().list_commands(ctx), "admin"])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command."""
        if cmd_name == "admin":
            from mezani.cli.admin import admin

            return admin
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except (MezaniError, OSError) as error:
            if isinstance(error, OSError) and error.errno == errno.EPIPE:
                raise  # whoever read us has had enough; click ends without a word
            click.echo(f"mezani: {error}", err=True)
            sys.exit(2)


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(package_name="mezani")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Four board games set in Africa. Without a command: play one."""
    warnings.showwarning = lambda message, *rest, **more: click.echo(f"mezani: {message}", err=True)
    if os.environ.get("NO_COLOR"):
        ctx.color = False
    if ctx.invoked_subcommand is None:
        ctx.invoke(play)


def chosen(options: tuple[str, ...]) -> Mapping[str, object]:
    """Return the options given as NAME=VALUE."""
    for option in options:
        if "=" not in option:
            raise click.UsageError(f"--option must be NAME=VALUE, is {option!r}")
    return dict(option.split("=", 1) for option in options)


def read_record(path: Path) -> Record:
    """Return the record in a file; what is wrong with it names the file."""
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except (BadRecord, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error


def finite(ctx: click.Context, option: click.Parameter, seconds: float) -> float:
    """Return a length of time that passes."""
    if not math.isfinite(seconds):
        raise click.BadParameter(f"{seconds} is no length of time")
    return seconds


def new_match(game_id: str, seats: int | None, seed: int | None, options: tuple[str, ...]) -> Match:
    """Start a match as the command line says."""
    number = game(game_id).seats[0] if seats is None else seats
    settings = chosen(options)
    game(game_id).settle(number, settings)
    return Match(game_id, seats=number, seed=seed, **settings)  # type: ignore[arg-type]


@main.command()
@click.argument("game_id", metavar="[GAME]", type=click.Choice(GAMES), required=False)
@SEATS
@click.option("--seat", type=int, default=0, help="The seat you hold, from 0.")
@click.option("--against", metavar="BOT,...", default="casual", show_default=True, help="Who holds the other seats.")
@LANGUAGE
@SEED
@OPTIONS
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Where to write the record.")
def play(
    game_id: str | None,
    seats: int | None,
    seat: int,
    against: str,
    lang: str,
    seed: int | None,
    options: tuple[str, ...],
    save: Path | None,
) -> None:
    """Play GAME here against bots: beginner, casual, strong, expert, greedy, random, module:Class or exec:COMMAND."""
    speak = words(lang)
    if game_id is None:
        game_id = click.prompt(speak.ui("which-game"), type=click.Choice(GAMES), default="mara")
    match = new_match(game_id, seats, seed, options)
    if not 0 <= seat < match.seats:
        raise click.BadParameter(f"must be from 0 to {match.seats - 1}", param_hint="--seat")
    table = TerminalTable(match, seat, speak)
    table.seat_bots(against.split(","), Rng(secrets.randbits(64) if seed is None else seed))
    if save is not None:
        save.touch()  # rather now than after a long game, if it cannot be written
    table.run()
    if save is not None:
        save.write_text(match.record, encoding="utf-8")
        click.echo(speak.ui("saved", file=str(save)))


@main.command()
@RECORD
@LANGUAGE
@click.option("--seat", type=int, help="Show what this seat may know; without it, what everybody may.")
@click.option("--at", "entries", type=click.IntRange(min=0), help="Stop after so many entries.")
def replay(record: Path, lang: str, seat: int | None, entries: int | None) -> None:
    """Show the game of a RECORD: its log, then the table."""
    read = read_record(record)
    if entries is not None and entries < len(read.entries):
        read.entries, read.seed = read.entries[:entries], ""
    TerminalTable(Match.replay(read), seat, words(lang)).show()


@main.command(name="verify")
@RECORD
def verify_record(record: Path) -> None:
    """Check that all luck of a finished RECORD follows from its seed."""
    draws = verify(read_record(record))
    click.echo(f"All {draws} draws follow from the seed, and the seed from its hash.")


@main.command()
@GAME
@SEATS
@OPTIONS
@click.option("--depth", type=click.IntRange(min=0), default=3, show_default=True, help="Count to so many plies.")
@click.option("--after", "record", type=FILE, help="From a record's end.")
def counts(game_id: str, seats: int | None, options: tuple[str, ...], depth: int, record: Path | None) -> None:
    """Count the lines of choices and outcomes of GAME, ply by ply."""
    if record is None:
        state = game(game_id).start(game(game_id).seats[0] if seats is None else seats, chosen(options))
    elif seats is not None or options:
        raise click.UsageError("--after takes seats and options from the record")
    else:
        match = Match.replay(read_record(record))
        if match.game.id != game_id:
            raise BadOption(f"{record} is a game of {match.game.id}, not {game_id}")
        state = match.state
    for ply in range(depth + 1):
        click.echo(f"{ply} {count_lines(state, ply)}")


@main.command()
@GAME
@SEATS
@SEED
@OPTIONS
def new_record(game_id: str, seats: int | None, seed: int | None, options: tuple[str, ...]) -> None:
    """Play a random game of GAME and print its record."""
    match = new_match(game_id, seats, seed, options)
    rng = Rng(0 if seed is None else seed)
    while not match.over:
        for seat in match.to_act:
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    click.echo(match.record, nl=False)


@main.command()
@click.argument("game_ids", metavar="[GAME]...", type=click.Choice(GAMES), nargs=-1)
@click.option("--seats", type=int, help="Only this number of seats.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01),
    default=0.5,
    show_default=True,
    callback=finite,
    help="How long each figure is measured.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON lines.")
def bench(game_ids: tuple[str, ...], seats: int | None, seconds: float, as_json: bool) -> None:
    """Measure how fast the games play on one thread of this machine."""
    from mezani.cli.bench import measurements

    for row in measurements(game_ids or GAMES, seats, seconds):
        click.echo(json.dumps(row) if as_json else "  ".join(f"{name} {value}" for name, value in row.items()))


@main.command(name="serve")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The folder of everything that is kept.")
@click.option("--host", help="The address to listen at; 127.0.0.1 for this machine alone.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port to listen at, 8000 if not given.")
@click.option("--address", help="The address people use, e.g. https://play.example.org.")
@click.option("--fd", type=int, hidden=True)
def serve_tables(data: Path | None, host: str | None, port: int | None, address: str | None, fd: int | None) -> None:
    """Open tables for people: a server for the browser (docs/run-a-server.md)."""
    from mezani.cli.serve import serve
    from mezani.server.settings import Settings

    serve(Settings.read(data=data, host=host, port=port, address=address), fd)


@main.command()
def openapi() -> None:
    """Print the OpenAPI document of the server."""
    from mezani.cli.serve import print_document

    print_document()


@main.command(name="match")
@GAME
@click.argument("bots", metavar="BOT...", nargs=-1, required=True)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many, at least.")
@SEATS
@OPTIONS
@click.option("--seed", type=click.IntRange(min=0), default=0, help="Other deals and other luck of the bots.")
@click.option("--seconds", type=click.FloatRange(min=0.001), help="The most time a bot may take for a decision.")
@click.option("--simulations", type=click.IntRange(min=1), help="The budget of bots that search, instead of their own.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, show_default=True, help="Processes.")
@click.option("--cluster", metavar="ADDRESS", help="Use a running Dask cluster instead of processes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def match_bots(
    game_id: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    seconds: float | None,
    simulations: int | None,
    jobs: int,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other: each deal in every seat order, with the same luck.

    A BOT is beginner, casual, strong, expert, greedy, random, module:Class, or exec:COMMAND.
    """
    from mezani.bots.contract import Limit
    from mezani.bots.matches import Pairing
    from mezani.cli.match import tell_match

    number = game(game_id).seats[0] if seats is None else seats
    pairing = Pairing(game_id, number, bots, chosen(options), Limit(seconds, simulations), seed)
    tell_match(pairing, games, jobs, cluster, as_json)
