"""What readers are shown of a table: who sits there, the game through their eyes, the log line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from mezani.core.event import Event
from mezani.core.game import Game, find_game
from mezani.core.match import Happened, Match
from mezani.core.offer import Offers
from mezani.core.say import Say
from mezani.games import GAMES
from mezani.server import clocks, playing
from mezani.server.bots import levels
from mezani.server.messages import (
    Clocks,
    GameInfo,
    LevelInfo,
    Line,
    OptionInfo,
    Result,
    SeatInfo,
    TableCard,
    TableInfo,
    View,
)
from mezani.server.store.rows import SeatRow, Stored
from mezani.server.table import LiveTable, Reader

encoder = msgspec.json.Encoder()


class Head(Struct, tag="view", tag_field="kind"):
    """The part of a `View` that is the same for all connections that look through one seat."""

    seat: int | None
    version: int
    turn: int
    to_act: list[int]
    over: bool
    view: Any
    legal: list[str]
    offers: Offers
    prompt: Say
    drafts: list[str]
    can_undo: bool
    sealed: bool
    result: Result | None


class Tail(Struct):
    """The part of a `View` that depends on what a connection has been sent before, and on the moment."""

    log_from: int
    lines: list[Line]
    clocks: Clocks | None
    now: float
    answers: list[str]


def head(table: LiveTable, seat: int | None) -> bytes:
    """Return the encoded first part of a view, without its closing brace."""
    if seat not in table.heads:
        table.heads[seat] = encoder.encode(make_head(table, seat))[:-1]
    return table.heads[seat]


def make_head(table: LiveTable, seat: int | None) -> Head:
    """Return the game through the eyes of a seat, or of a spectator."""
    match = table.shown
    plays = seat is not None and not table.row.setup.looked_at
    return Head(
        seat=seat,
        version=match.versions[seat] if seat is not None else table.row.running.public,
        turn=match.turn,
        to_act=[each for each in match.to_act if each >= 0],
        over=match.over,
        view=match.view(seat),
        legal=match.legal(seat) if plays and seat is not None else [],
        offers=match.offers(seat) if plays and seat is not None else Offers({}),
        prompt=match.prompt(seat),
        drafts=match.drafts(seat) if seat is not None else [],
        can_undo=plays and seat is not None and playing.can_take_back(table, seat),
        sealed=seat is not None and match.sealed(seat) is not None,
        result=Result(match.scores, match.ranks, match.breakdown) if match.over else None,
    )


def tail(table: LiveTable, log_from: int, lines: list[Line], now: float, answers: list[str]) -> bytes:
    """Return the encoded rest of a view."""
    row = table.row
    running = clocks.shown(row.running, row.setup.pace, table.seats, now) if row.state == "running" else None
    return encoder.encode(Tail(log_from, lines, running, round(now, 3), answers))


def whole_view(table: LiveTable, seat: int | None, now: float) -> bytes:
    """Return a view with the whole log."""
    match = table.shown
    lines = lines_seen(match.game, [*match.log(), *match.drafted(seat)], seat)
    return head(table, seat) + b"," + tail(table, 0, lines, now, [])[1:]


def read_view(content: bytes) -> View:
    """Return a view from its encoded form, its game's part as plain data."""
    return msgspec.convert(msgspec.json.decode(content), View, strict=False)


def lines_seen(game: Game, happened: Iterable[Happened], seat: int | None, everything: bool = False) -> list[Line]:
    """Return the log lines of what happened, as a seat or a spectator may know it.

    Sentences speak to the reader even where everything is shown: "You draw gnu 22" is for who drew it.
    """
    lines = []
    for turn, event in happened:
        known = event.seen_by(seat)
        seen = whole(event) if everything else known
        if seen is not None:
            lines.append(Line(turn, seen, None if known is None else game.events.line(known)))
    return lines


def whole(event: Event) -> dict[str, Any]:
    """Return an event with its secrets, for games that are over."""
    return {"kind": event.kind, **event.data, **event.secret}


def seat_info(row: SeatRow) -> SeatInfo:
    """Return a seat as everybody sees it."""
    return SeatInfo(row.seat, row.kind, row.name, row.mark, row.level, row.sits_in, row.muted)  # type: ignore[arg-type]


def table_info(table: LiveTable, reader: Reader) -> TableInfo:
    """Return a table but for its game."""
    row, setup = table.row, table.row.setup
    host = next((seat.name for seat in table.seats if row.host is not None and seat.person == row.host), "")
    return TableInfo(
        code=row.code, name=row.name, game=row.game, state="frozen" if table.frozen else row.state,  # type: ignore[arg-type]
        listing=row.listing, pace=setup.pace, seats=[seat_info(seat) for seat in table.seats],  # type: ignore[arg-type]
        options=dict(setup.options), house=is_house(row.game, setup.options), order=setup.order,  # type: ignore[arg-type]
        spectators=setup.spectators, practice=row.running.practice, looked_at=setup.looked_at, host=host,
        your_seats=table.seats_of(reader), you_host=reader.person is not None and reader.person == row.host,
        proposal=row.running.proposal, next=row.next, reason=table.trouble, created=row.created,
    )  # fmt: skip


def is_house(game: str, options: Mapping[str, object]) -> bool:
    """Tell whether an option makes a table house rules."""
    return any(option.house and options.get(option.id) != option.default for option in find_game(game).options)


def table_card(stored: Stored, person: int | None) -> TableCard:
    """Return a table for a list, from what is stored of it."""
    row, running = stored.table, stored.table.running
    yours = [
        seat.seat for seat in stored.seats if person is not None and seat.person == person and seat.kind == "person"
    ]
    waits = [seat for seat in yours if seat in running.to_act and row.state == "running" and not row.setup.looked_at]
    ends = [clocks.until(running, row.setup.pace, seat) for seat in waits if not stored.seats[seat].sits_in]
    starts = [since for seat in waits if seat < len(running.since) and (since := running.since[seat]) is not None]
    return TableCard(
        code=row.code, name=row.name, game=row.game, state=row.state, listing=row.listing,  # type: ignore[arg-type]
        pace=row.setup.pace, seats=[seat_info(seat) for seat in stored.seats], to_act=list(running.to_act),
        your_seats=yours, your_move=bool(waits), waiting_since=min(starts, default=None),
        deadline=min((end for end in ends if end is not None), default=None), changed=row.changed,
    )  # fmt: skip


def waiting_first(card: TableCard) -> tuple[bool, float]:
    """Return the key that puts tables that wait for the reader first, the longest-waiting on top, then the newest."""
    return not card.your_move, (card.waiting_since or 0.0) if card.your_move else -card.changed


def game_infos() -> list[GameInfo]:
    """Return the games of this place."""
    return [game_info(find_game(id)) for id in GAMES]


def game_info(game: Game) -> GameInfo:
    """Return what somebody who makes a table has to know of a game."""
    options = [OptionInfo(one.id, list(one.values), one.default, one.house) for one in game.options]
    named = [LevelInfo(level, rank) for rank, level in enumerate(levels(game.id))]
    return GameInfo(game.id, list(game.seats), options, named, game.rules_version, game.data_version)


def in_words(match: Match, seat: int | None) -> list[Say]:
    """Return the table in words."""
    return list(match.describe(seat))
