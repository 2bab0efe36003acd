"""Plays records again, every entry checked, and verifies that their luck follows from their seed."""

from __future__ import annotations

from mezani.core.course import Course, Move, is_revocable, stays_revocable
from mezani.core.errors import BadOption, BadPosition, BadRecord
from mezani.core.game import find_game
from mezani.core.ground import CHANCE, NOBODY
from mezani.core.luck import seed_hash
from mezani.core.record import Entry, Record


def replayed(record: str | Record) -> Course:
    """Return the course that a record tells."""
    record = Record.read(record) if isinstance(record, str) else record
    course = begin(record)
    for number, entry in enumerate(record.entries, 1):
        repeat(course, record, number, entry)
    course.seed_hash = record.seed_hash
    return course


def begin(record: Record) -> Course:
    """Return the course as the header of a record tells it, before its first entry."""
    try:
        game = find_game(record.game)
        if record.data != game.data_version:
            raise BadRecord(f"the record needs {needed(record)}; this is data {game.data_version}")
        course = Course.from_start(game, record.seats, record.options, record.salts)
        if record.position is None:
            return course
        placed = Course.from_position(record.position, record.salts)
    except (BadOption, BadPosition) as error:
        raise BadRecord(f"the header cannot be used: {error}") from error
    if (placed.game, placed.root.seats, placed.options) != (game, record.seats, course.options):
        raise BadRecord("the header cannot be used: its position is of another game, seat count or options")
    return placed


def repeat(course: Course, record: Record, number: int, entry: Entry) -> None:
    """Carry out one entry of a record."""
    state, game = course.state, course.game
    code = (game.outcome_of if entry.seat == CHANCE else game.code_of).get(entry.text, NOBODY)
    if entry.seat == CHANCE:
        possible = [outcome for outcome, _ in state.outcomes()] if state.to_act == CHANCE else []
    else:
        possible = state.codes() if state.to_act == entry.seat else []
    if code not in possible:
        version = f"; the record needs {needed(record)}" if record.rules != game.rules_version else ""
        raise BadRecord(f"entry {number}: {str(entry)!r} is not possible there{version}")
    free = entry.seat != CHANCE and is_revocable(state, code)
    course.go(Move(entry.seat, code, forced=len(possible) == 1))
    if free and stays_revocable(course.state):
        course.moves[-1] = course.moves[-1]._replace(free=True)


def take_seed(course: Course, record: Record, seed: bytes) -> None:
    """Let the luck of a course follow from the seed whose hash is in its record."""
    if record.seed_hash and seed_hash(seed) != record.seed_hash:
        raise BadRecord("the seed does not belong to the seed hash of the record")
    course.use_seed(seed)


def seed_of(record: Record) -> bytes:
    """Return the seed that a finished record tells."""
    try:
        return bytes.fromhex(record.seed)
    except ValueError as error:
        raise BadRecord(f"the seed is not hexadecimal: {error}") from error


def verify(record: str | Record) -> int:
    """Check that every outcome in a finished record follows from its seed; return how many there are."""
    record = Record.read(record) if isinstance(record, str) else record
    if not record.seed_hash or not record.seed:
        raise BadRecord("the record has no seed: the game is running, or its luck came from outside")
    course = begin(record)
    take_seed(course, record, seed_of(record))
    for number, entry in enumerate(record.entries, 1):
        if entry.seat == CHANCE:
            draw = course.next_draw()
            if draw is None or course.game.notation.OUTCOMES[draw] != entry.text:
                raise BadRecord(f"entry {number}: {str(entry)!r} is not what the seed brings")
        repeat(course, record, number, entry)
    return course.draws


def needed(record: Record) -> str:
    """Say which versions a record was played with."""
    return f"{record.game} rules {record.rules} and data {record.data}"
