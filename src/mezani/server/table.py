"""One table in memory: its rows, its match, and what has changed since it was last written."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace

from mezani.core.errors import BadRecord, Refused
from mezani.core.ground import CHANCE
from mezani.core.match import Match
from mezani.server import clocks
from mezani.server.errors import Denied
from mezani.server.messages import Proposal
from mezani.server.store.rows import DraftRow, EntryRow, Growth, SeatRow, Stored, TableRow


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks: a person, or a device that knows the links of some seats."""

    person: int | None = None
    chairs: frozenset[tuple[int, int]] = frozenset()
    """Table and chair of each link."""
    name: str = ""
    language: str = "en"
    account: bool = False
    host: bool = False
    """Whether this is the host of the place."""


NOBODY_KNOWN = Reader()


@dataclass(frozen=True, slots=True)
class Changed:
    """Who has to be told after a change."""

    everybody: bool
    seats: frozenset[int]
    room: bool
    """Whether people, seats or the state of the table changed."""
    warned: frozenset[int] = frozenset()
    """Seats that are to know that their time ends soon."""


class LiveTable:
    """A table in memory. Whoever uses it holds its lock; whoever changes it writes before letting go."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.epoch = 0
        """Grows when the log begins anew."""
        self.spoilt = False
        """Whether memory may differ from what is stored, so that it has to be read again."""
        self.used = time.monotonic()
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Become what is stored."""
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = stored.seats
        self.match: Match | None = None
        self.heads: dict[int | None, bytes] = {}
        """Encoded views by reader's seat, while nothing has changed."""
        self.trouble = stored.table.reason
        if stored.table.state in ("running", "over"):
            self._replay(stored)
        self.epoch += 1
        self.spoilt = False
        self._remember()
        self._turn = self._lowest = len(stored.entries)  # luck that is owed is dealt, and written with the next change

    def _replay(self, stored: Stored) -> None:
        try:
            match = Match.replay(stored.record(), seed=bytes.fromhex(stored.table.seed) if stored.table.seed else None)
        except BadRecord as error:
            self.trouble = str(error)
            return
        for draft in stored.drafts:
            try:
                match.play(draft.seat, draft.text)
            except Refused:  # of a draft from rules that have changed since, the seat keeps what still holds
                break
        match.versions = list(stored.table.running.versions)
        self.match = match

    # What it is -------------------------------------------------------------------------------------------------------

    @property
    def frozen(self) -> bool:
        """Whether the rules here can no longer replay it."""
        return self.row.state == "frozen" or (self.match is None and self.row.state in ("running", "over"))

    @property
    def playing(self) -> Match:
        """The match, if people may play on it now."""
        if self.frozen:
            raise Denied("frozen", "frozen", why=self.trouble)
        if self.match is None or self.row.setup.looked_at:
            raise Denied("conflict", "not-running")
        return self.match

    @property
    def shown(self) -> Match:
        """The match, to be looked at."""
        if self.match is None:
            raise Denied("frozen" if self.frozen else "conflict", "frozen" if self.frozen else "not-running")
        return self.match

    def seats_of(self, reader: Reader) -> list[int]:
        """Return the seats that a reader holds."""
        mine = reader.person
        return [
            row.seat
            for row in self.seats
            if row.kind == "person"
            and ((mine is not None and row.person == mine) or (self.row.id, row.chair) in reader.chairs)
        ]

    def held(self, reader: Reader, seat: int | None = None) -> SeatRow:
        """Return a seat that a reader holds, the first one if none is named."""
        mine = self.seats_of(reader)
        chosen = seat if seat is not None else next(iter(mine), None)
        if chosen is None or chosen not in mine:
            raise Denied("not_allowed", "not-your-seat")
        return self.seats[chosen]

    def must_host(self, reader: Reader) -> None:
        """Only the host of the table goes on."""
        if reader.person is None or reader.person != self.row.host:
            raise Denied("not_allowed", "not-host")

    def people(self) -> list[SeatRow]:
        """Return the seats that people play now."""
        return [row for row in self.seats if row.kind == "person" and not row.bot_plays]

    @property
    def alone(self) -> bool:
        """Whether one person plays here, against bots or all seats at one screen."""
        persons = {row.person for row in self.seats if row.kind == "person"}
        return len(persons) == 1

    @property
    def paused(self) -> bool:
        """Whether bots sit in for all people: they wait until somebody is back."""
        persons = [row for row in self.seats if row.kind == "person"]
        return bool(persons) and all(row.sits_in for row in persons)

    def bot_to_act(self) -> int | None:
        """Return a seat that a bot has to choose for now."""
        if self.row.state != "running" or self.match is None or self.paused:
            return None
        return next((seat for seat in self.match.to_act if seat >= 0 and self.seats[seat].bot_plays), None)

    # What has changed -------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Note that entries may have been taken back, right after it was done."""
        assert self.match is not None
        self._lowest = min(self._lowest, self.match.turn)

    def begins_anew(self) -> None:
        """Note that the log of the match is not what readers have."""
        self.epoch += 1

    def _remember(self) -> None:
        self._turn = self._lowest = self.match.turn if self.match else 0
        self._versions = list(self.match.versions) if self.match else []
        self._drafts = self._present_drafts()
        self._seats = [replace(row) for row in self.seats]
        self._public = list(self.row.running.to_act), list(self.row.running.banks)
        self._room = self._room_now()
        self._warned = frozenset(self.row.running.warned)

    def _room_now(self) -> tuple[object, ...]:
        row = self.row
        return row.state, row.host, row.next, row.name, row.reason, row.running.proposal, row.running.practice

    def _present_drafts(self) -> list[DraftRow]:
        if self.match is None:
            return []
        rows = []
        for seat in range(len(self.seats)):
            sealed = self.match.sealed(seat)
            rows += [DraftRow(seat, sealed)] if sealed is not None else []
            rows += [DraftRow(seat, text) for text in self.match.drafts(seat)]
        return rows

    def growth(self, now: float) -> tuple[Growth, Changed]:
        """Settle clocks and state, and return what is to be written and who is to be told."""
        first, entries, actors = self._grown_entries(now)
        if self.match is not None:
            self._settle(actors, cut=first < self._turn, now=now)
        drafts = self._present_drafts()
        seats = None if self.seats == self._seats else self.seats
        running = self.row.running
        everybody = bool(entries) or first < self._turn or (running.to_act, running.banks) != self._public
        warned = frozenset(running.warned) - self._warned
        changed = Changed(everybody, self._touched(), seats is not None or self._room_now() != self._room, warned)
        if everybody:
            running.public += 1
        if everybody or changed.room:  # what a seat tries out does not show here either
            self.row.changed = now
        cut = first if first < self._turn else None
        return (
            Growth(self.row, seats, cut, first, entries, None if drafts == self._drafts else drafts),
            changed,
        )

    def _grown_entries(self, now: float) -> tuple[int, list[EntryRow], list[int]]:
        if self.match is None:
            return self._turn, [], []
        first = min(self._turn, self._lowest, self.match.turn)
        entries = self.match.entries(first)
        actors = [entry.seat for entry in entries if entry.seat != CHANCE]
        return first, [EntryRow(entry.seat, entry.text, now) for entry in entries], actors

    def _settle(self, actors: Iterable[int], cut: bool, now: float) -> None:
        """Carry the match over into the row: versions, clocks, proposal, the end."""
        assert self.match is not None
        row, running = self.row, self.row.running
        running.versions = list(self.match.versions)
        running.to_act = [seat for seat in self.match.to_act if seat >= 0]
        row.turn = self.match.turn
        clocks.moved(running, row.setup.pace, running.to_act, actors, now)
        if (list(actors) or cut) and running.proposal is not None:
            running.proposal = None
        if row.state in ("running", "over"):
            row.state = "over" if self.match.over else "running"
            running.ranks = self.match.ranks if self.match.over else []
        quiet = row.state != "running" or self.paused or row.setup.looked_at
        row.due = None if quiet else clocks.due(running, row.setup.pace, self.seats, now)

    def _touched(self) -> frozenset[int]:
        """Return the seats whose own knowledge of the match changed."""
        if self.match is None:
            return frozenset()
        old = self._versions
        return frozenset(seat for seat, version in enumerate(self.match.versions) if [version] != old[seat : seat + 1])

    def settled(self) -> None:
        """What was to be written is written."""
        self.row.version += 1
        self.heads.clear()
        self._remember()

    def propose(self, proposal: Proposal | None) -> None:
        """Let people agree to something, or no longer."""
        self.row.running.proposal = proposal
