"""Who sits where: tables are made, people sit down, leave and come back, the game begins."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mezani.core.game import Game, find_game
from mezani.core.ground import CHANCE
from mezani.core.luck import SEED_BYTES
from mezani.core.match import Match
from mezani.core.record import Record
from mezani.server import clocks, playing
from mezani.server.bots import default_level, levels
from mezani.server.errors import Denied
from mezani.server.forms import NewTable, Pace, SeatWish
from mezani.server.store.rows import EntryRow, Running, SeatRow, Setup, Stored, TableRow
from mezani.server.table import LiveTable, Reader
from mezani.server.tables import new_code

if TYPE_CHECKING:
    from mezani.core.options import Value

SALT_BYTES = 6
BOT_NAMES = ("Kifaru", "Tembo", "Twiga", "Chui", "Fisi", "Nyati", "Paa", "Kiboko")
draw = secrets.SystemRandom()


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sits down."""

    person: int
    name: str
    mark: str = ""
    salt: str = ""


def known_level(game: Game, level: str) -> str:
    """Return a level of a game, the usual one if none is given."""
    if level and level not in levels(game.id):
        raise Denied("bad", "no-level", level=level[:40])
    return level or default_level(game.id)


def new_table(wish: NewTable, host: Sitter, now: float) -> Stored:
    """Return a new table with its seats, before its game."""
    game = find_game(wish.game)
    options = game.settle(len(wish.seats), wish.options)
    game.start(len(wish.seats), options)
    level = known_level(game, wish.level)
    seats = [new_seat(number, each, host, game, wish.listing == "screen") for number, each in enumerate(wish.seats)]
    setup = Setup(options, wish.pace, wish.order, wish.spectators, level)
    table = TableRow(
        0, new_code(), 0, game.id, wish.name.strip(), wish.listing, "waiting", host.person, new_seed(), now, now,
        setup=setup, running=Running(versions=[0] * len(seats)),
    )  # fmt: skip
    return Stored(table, named_apart(seats))


def new_seed() -> str:
    """Return the seed of all luck of a table."""
    return secrets.token_bytes(SEED_BYTES).hex()


def new_seat(number: int, wish: SeatWish, host: Sitter, game: Game, screen: bool) -> SeatRow:
    """Return a seat as its table's maker wants it."""
    if wish.kind == "bot":
        return bot_seat(number, known_level(game, wish.level))
    if wish.kind == "me" or (wish.kind == "person" and screen):
        name = wish.name.strip() if screen and wish.kind == "person" else host.name
        return SeatRow(number, number, "person", host.person, name or host.name, wish.mark or host.mark, salt=host.salt)
    if wish.kind == "person":
        raise Denied("bad", "person-elsewhere")
    return SeatRow(number, number)


def bot_seat(number: int, level: str, chair: int | None = None) -> SeatRow:
    """Return a seat that a bot plays."""
    return SeatRow(number, number if chair is None else chair, "bot", None, BOT_NAMES[number], level=level)


def named_apart(seats: list[SeatRow]) -> list[SeatRow]:
    """Give people of the same name a number, so that the log tells them apart."""
    taken: set[str] = set()
    for row in seats:
        if row.kind != "open":
            row.name = free_name(row.name, taken)
            taken.add(row.name.casefold())
    return seats


def free_name(name: str, taken: set[str]) -> str:
    """Return a name, with a number if it is taken."""
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free


def sit_down(table: LiveTable, sitter: Sitter, seat: int | None) -> int:
    """Give a free seat to somebody; return its number. A full table begins."""
    mine = [row.seat for row in table.seats if row.kind == "person" and row.person == sitter.person]
    if mine and seat is None:
        return mine[0]
    if table.row.state not in ("waiting", "running") or table.row.listing == "screen" or mine:
        raise Denied("conflict", "no-seat")
    row = next((row for row in table.seats if is_free(table, row) and seat in (None, row.seat)), None)
    if row is None:
        raise Denied("conflict", "no-seat")
    others = {other.name.casefold() for other in table.seats if other.kind != "open" and other is not row}
    row.chair = 1 + max(other.chair for other in table.seats)  # links of whoever sat here before open it no more
    row.kind, row.person, row.level = "person", sitter.person, ""
    row.name, row.mark, row.salt = free_name(sitter.name, others), sitter.mark, sitter.salt
    if table.row.state == "waiting" and all(other.kind != "open" for other in table.seats):
        begin(table)
    return next(other.seat for other in table.seats if other is row)


def is_free(table: LiveTable, row: SeatRow) -> bool:
    """Tell whether anybody may sit down: an open seat, or one that a bot alone has held in a running game."""
    return row.kind == "open" or (table.row.state == "running" and row.kind == "bot")


def start(table: LiveTable, reader: Reader) -> None:
    """The host begins: bots take the empty seats."""
    table.must_host(reader)
    if table.row.state != "waiting":
        raise Denied("conflict", "has-begun")
    begin(table)


def begin(table: LiveTable) -> None:
    """Fill, draw the seats if that is wanted, shuffle, and let the first seat act."""
    row, setup = table.row, table.row.setup
    for seat in table.seats:
        if seat.kind == "open":
            table.seats[seat.seat] = bot_seat(seat.seat, setup.level, seat.chair)
    named_apart(table.seats)
    if setup.order == "random":
        draw.shuffle(table.seats)
        for number, seat in enumerate(table.seats):
            seat.seat = number
    game = find_game(row.game)
    setup.rules, setup.data = game.rules_version, game.data_version
    setup.salts = [seat.salt or secrets.token_hex(SALT_BYTES) for seat in table.seats]
    options: dict[str, Value] = setup.options
    table.match = Match(
        game, seats=len(table.seats), seed=bytes.fromhex(row.seed), salts=setup.salts, **options  # type: ignore[arg-type]
    )  # fmt: skip
    table.begins_anew()
    clocks.begin(row.running, setup.pace, len(table.seats))
    row.state = "running"


def fill(table: LiveTable, reader: Reader, seat: int, level: str) -> None:
    """The host puts a bot on a seat, or opens it again."""
    table.must_host(reader)
    if table.row.state != "waiting" or seat >= len(table.seats) or table.seats[seat].kind == "person":
        raise Denied("conflict", "no-seat")
    chair = table.seats[seat].chair
    named = known_level(find_game(table.row.game), level) if level else ""
    table.seats[seat] = bot_seat(seat, named, chair) if level else SeatRow(seat, chair)


def leave(table: LiveTable, reader: Reader, seat: int) -> None:
    """A person goes: before the game the seat is free, in it a bot sits in."""
    vacate(table, table.held(reader, seat))


def vacate(table: LiveTable, row: SeatRow) -> None:
    """Free a seat, or let a bot sit in."""
    if table.row.state == "waiting":
        table.seats[row.seat] = SeatRow(row.seat, row.chair)
    elif table.row.state == "running":
        playing.sit_in(table, row, table.row.setup.level)


def come_back(table: LiveTable, reader: Reader, seat: int) -> None:
    """A person takes the seat back from the bot that sat in."""
    table.held(reader, seat).sits_in = False


def kick(table: LiveTable, reader: Reader, seat: int) -> None:
    """The host sends somebody away: the seat is free, in a game a bot's for good."""
    table.must_host(reader)
    row = table.seats[seat] if seat < len(table.seats) else None
    if row is None or row.kind != "person" or row.person == reader.person or table.row.state == "over":
        raise Denied("conflict", "no-kick")
    vacate(table, row)
    if table.row.state == "running":
        row.kind, row.person, row.sits_in = "bot", None, False


def mute(table: LiveTable, reader: Reader, seat: int, muted: bool) -> None:
    """The host lets nobody read what a seat chats."""
    table.must_host(reader)
    if seat >= len(table.seats):
        raise Denied("conflict", "no-seat")
    table.seats[seat].muted = muted


def rematch(stored: LiveTable, host: Sitter, now: float) -> Stored:
    """Return a table like one that is over: the same people, bots, options and pace, seats one further."""
    old = stored.row
    if old.state != "over" or old.setup.looked_at:
        raise Denied("conflict", "not-over")
    seats = [*stored.seats[1:], *stored.seats[:1]]
    again = [
        SeatRow(n, n, row.kind, row.person, row.name, row.mark, row.level if row.kind == "bot" else "")
        for n, row in enumerate(seats)
    ]
    setup = Setup(dict(old.setup.options), old.setup.pace, old.setup.order, old.setup.spectators, old.setup.level)
    table = TableRow(
        0, new_code(), 0, old.game, old.name, old.listing, "waiting", host.person, new_seed(), now, now,
        setup=setup, running=Running(versions=[0] * len(again)),
    )  # fmt: skip
    return Stored(table, again)


def imported(text: str, name: str, host: Sitter, now: float) -> Stored:
    """Return a table that shows a record."""
    record = Record.read(text)
    match = Match.replay(record)
    entries = [EntryRow(CHANCE if e.seat < 0 else e.seat, e.text, now) for e in record.entries]
    letters = "ABCDEFGH"
    seats = [SeatRow(n, n, "bot", None, letters[n]) for n in range(match.seats)]
    setup = Setup(
        match.options, Pace(), "chosen", True, default_level(match.game.id), record.rules, record.data,
        list(record.salts), dict(record.position) if record.position is not None else None, looked_at=True,
    )  # fmt: skip
    running = Running(versions=[0] * match.seats)
    table = TableRow(
        0, new_code(), 0, match.game.id, name.strip(), "unlisted", "over" if match.over else "running", host.person,
        record.seed, now, now, turn=len(entries), setup=setup, running=running,
    )  # fmt: skip
    return Stored(table, seats, entries)


def play_on(table: LiveTable, turn: int, seat: int, host: Sitter, level: str, now: float) -> Stored:
    """Return a practice table that begins at a moment of a table that is over."""
    match = table.shown
    if not match.over and not table.row.setup.looked_at:
        raise Denied("conflict", "not-over")
    if not 0 <= turn <= match.turn or seat >= match.seats:
        raise Denied("bad", "no-such-turn")
    position = position_at(table, turn)
    if position is None:
        raise Denied("conflict", "no-such-turn")
    game = match.game
    chosen = known_level(game, level)
    seats = [bot_seat(n, chosen) for n in range(match.seats)]
    seats[seat] = SeatRow(seat, seat, "person", host.person, host.name, host.mark)
    setup = Setup(
        match.options, level=chosen, rules=game.rules_version, data=game.data_version, position=position,
        salts=[secrets.token_hex(SALT_BYTES) for _ in seats],
    )  # fmt: skip
    running = Running(versions=[0] * match.seats, practice=True)
    row = TableRow(
        0, new_code(), 0, game.id, table.row.name, "unlisted", "running", host.person, new_seed(), now, now,
        setup=setup, running=running,
    )  # fmt: skip
    return Stored(row, named_apart(seats))


def position_at(table: LiveTable, turn: int) -> dict[str, object] | None:
    """Return the position after so many entries, or None if the game is over there."""
    copy = Match.replay(table.shown.record)
    copy.roll_back(turn)
    return None if copy.over else copy.position()
