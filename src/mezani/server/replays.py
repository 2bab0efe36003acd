"""Looking back: a game entry by entry, any moment of it, what happened while somebody was away, proofs of luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from mezani.core.errors import BadRecord
from mezani.core.ground import CHANCE
from mezani.core.match import Match
from mezani.core.record import HIDDEN, Entry, Record
from mezani.core.replay import verify
from mezani.core.state import State
from mezani.server.errors import Denied
from mezani.server.messages import Line, Moment, Position, Recap, Replay, TableInfo, Verified
from mezani.server.showing import lines_seen
from mezani.server.store.rows import EntryRow
from mezani.server.table import LiveTable

MOST_POSITIONS = 50


@dataclass(frozen=True, slots=True)
class Past:
    """What is needed to look back at a table, taken while it was held; the rest is done without holding it."""

    record: Record
    seat: int | None
    over: bool
    open: bool
    """Whether everything may be shown."""


def past_of(table: LiveTable, seat: int | None) -> Past:
    """Take what is needed to look back through the eyes of a seat or a spectator."""
    match = table.shown
    record = Record.read(match.record)
    everything = match.over or table.row.setup.looked_at
    return Past(replace(record, seed="", salts=()), seat, match.over, everything)


def replay(past: Past, table: TableInfo, rows: Sequence[EntryRow]) -> Replay:
    """Return the whole game, entry by entry."""
    opening, moments = moments_of(past, rows)
    return Replay(table, past.seat, past.open, opening, moments)


def moments_of(past: Past, rows: Sequence[EntryRow]) -> tuple[list[Line], list[Moment]]:
    """Return what happened at the start and with each entry, as far as the reader may know."""
    match = Match.replay(past.record)
    lines: dict[int, list[Line]] = {}
    for line in lines_seen(match.game, match.log(), past.seat, everything=past.open):
        lines.setdefault(line.turn, []).append(line)
    seen = past.record.entries if past.open else Record.read(match.record_seen_by(past.seat)).entries
    points = points_of(past.record) if past.over else [None] * len(seen)
    moments = [
        Moment(
            turn=turn,
            seat=None if entry.seat == CHANCE else entry.seat,
            choice=None if entry.text == HIDDEN else entry.text,
            at=rows[turn - 1].at if turn <= len(rows) else None,
            points=points[turn - 1],
            lines=lines.get(turn, []),
        )
        for turn, entry in enumerate(seen, 1)
    ]
    return lines.get(0, []), moments


def states(record: Record) -> Iterator[State]:
    """Yield the raw state at the start and after each entry."""
    match = Match.replay(replace(record, entries=[]))
    state, game = match.state, match.game
    yield state
    for entry in record.entries:
        if entry.seat == CHANCE:
            state.give(game.outcome_of[entry.text])
        else:
            state.step(game.code_of[entry.text])
        yield state


def points_of(record: Record) -> list[list[int] | None]:
    """Return the points of each seat after each entry of a game that is over."""
    found: list[list[int] | None] = [list(state.scores()) for state in states(record)]
    return found[1:]


def positions(past: Past, first: int, last: int) -> list[Position]:
    """Return the table after so many entries, for some moments in a row."""
    last = min(last, first + MOST_POSITIONS - 1, len(past.record.entries))
    if not 0 <= first <= last:
        raise Denied("bad", "no-such-turn")
    found = []
    match = Match.replay(replace(past.record, entries=past.record.entries[:first]))
    for turn in range(first, last + 1):
        if turn > first:
            follow(match, past.record.entries[turn - 1])
        found.append(position(match, turn, past))
    return found


def follow(match: Match, entry: Entry) -> None:
    """Carry out the next entry of a record."""
    if entry.seat == CHANCE:
        match.give(entry.text)
    else:
        match.play(entry.seat, entry.text, publish=True)


def position(match: Match, turn: int, past: Past) -> Position:
    """Return the table as it was."""
    seats = [seat for seat in match.to_act if seat >= 0]
    truth = match.position() if past.open else None
    return Position(turn, match.view(past.seat), seats, match.prompt(past.seat), truth)


def recap(past: Past, rows: Sequence[EntryRow], seen: int | None, seen_at: float | None) -> Recap:
    """Return what happened since a reader last looked; nothing if nobody else has acted."""
    now = len(past.record.entries)
    turn = min(last_own(past) if seen is None else seen, now)
    _, moments = moments_of(past, rows)
    news = moments[turn:]
    if all(moment.seat in (None, past.seat) for moment in news):
        news = []
    return Recap(seen_at, turn if news else now, now, news)


def last_own(past: Past) -> int:
    """Return the turn after a seat's last choice: so much at least it has seen."""
    entries = past.record.entries
    return next((turn for turn in range(len(entries), 0, -1) if entries[turn - 1].seat == past.seat), 0)


def record_shown(match: Match, seat: int | None) -> str:
    """Return the record as a reader may have it; where a game began tells secrets until it is over."""
    text = match.record_seen_by(seat)
    return text if match.over else str(replace(Record.read(text), position=None))


def verified(table: LiveTable, seat: int | None) -> Verified:
    """Return what the shuffle can be checked with, and whether it holds."""
    match = table.shown
    text = record_shown(match, seat)
    record = Record.read(text)
    if not match.over or not record.seed:
        return Verified(record.seed_hash, "", list(record.salts), None, None, text)
    try:
        draws, holds = verify(text), True
    except BadRecord:
        draws, holds = 0, False
    return Verified(record.seed_hash, record.seed, list(record.salts), draws, holds, text)
