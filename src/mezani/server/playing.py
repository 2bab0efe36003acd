"""What seats do at a table: act, take back, roll back together, give time. Each function changes a held table."""

from __future__ import annotations

from mezani.core.errors import Stale
from mezani.core.match import Match
from mezani.core.say import Say
from mezani.server import clocks
from mezani.server.errors import Denied
from mezani.server.messages import Proposal
from mezani.server.store.rows import SeatRow
from mezani.server.table import LiveTable, Reader

MORE_TIME = 60.0


def act(table: LiveTable, reader: Reader, seat: int | None, choice: str, version: int) -> None:
    """A person chooses. A bot that sat in for the person goes."""
    match, row = table.playing, table.held(reader, seat)
    match.play(row.seat, choice, version=version)
    row.sits_in = False


def act_as_bot(table: LiveTable, seat: int, choice: str, version: int) -> None:
    """A bot chooses; it does not try things out."""
    match = table.playing
    if not table.seats[seat].bot_plays:
        raise Stale(choice, Say("common-why-stale"))
    match.play(seat, choice, version=version, publish=True)


def take_back(table: LiveTable, reader: Reader, seat: int | None, version: int) -> None:
    """A seat takes back its last choice, as far as its rules allow; a lone person among bots anything."""
    match, row = table.playing, table.held(reader, seat)
    if version != match.versions[row.seat]:
        raise Stale("take_back", Say("common-why-stale"))
    back = own_last_choice(match, row.seat)
    if match.can_undo(row.seat) or back is None or not table.alone or match.over:
        match.undo(row.seat)
        table.cut()
    else:
        go_back(table, back)


def can_take_back(table: LiveTable, seat: int) -> bool:
    """Tell whether `take_back` would be carried out."""
    match = table.match
    if match is None or match.over or table.row.setup.looked_at:
        return False
    return match.can_undo(seat) or (table.alone and own_last_choice(match, seat) is not None)


def own_last_choice(match: Match, seat: int) -> int | None:
    """Return the turn before a seat's last published choice."""
    entries = match.entries()
    return next((turn for turn in range(len(entries) - 1, -1, -1) if entries[turn].seat == seat), None)


def go_back(table: LiveTable, turn: int) -> None:
    """Go back to so many entries. Luck after them stays as it was: nobody draws again."""
    table.playing.roll_back(turn)
    table.cut()
    table.begins_anew()
    table.row.running.practice = table.row.running.practice or table.alone


def roll_back(table: LiveTable, reader: Reader, seat: int | None, turn: int) -> None:
    """Ask to go back; a lone person goes at once."""
    match, row = table.playing, table.held(reader, seat)
    if match.over or not 0 <= turn < match.turn:
        raise Denied("conflict", "no-way-back")
    if table.alone:
        go_back(table, turn)
    else:
        table.propose(Proposal(row.seat, turn, [row.seat]))
        agree_if_all(table)


def agree(table: LiveTable, reader: Reader, seat: int | None, agrees: bool) -> None:
    """Answer a roll-back that was asked for."""
    proposal, row = table.row.running.proposal, table.held(reader, seat)
    if table.playing.over or proposal is None:
        raise Denied("conflict", "nothing-proposed")
    if not agrees:
        table.propose(None)
        return
    agreed = sorted({*proposal.agreed, row.seat})
    table.propose(Proposal(proposal.by, proposal.turn, agreed))
    agree_if_all(table)


def agree_if_all(table: LiveTable) -> None:
    """Go back when all people agree; the seats of one person speak with one voice."""
    proposal = table.row.running.proposal
    assert proposal is not None
    voices = {table.seats[seat].person for seat in proposal.agreed}
    if all(row.person in voices for row in table.people()):
        table.propose(None)
        go_back(table, proposal.turn)


def more_time(table: LiveTable, reader: Reader) -> None:
    """Give the people who are to act a minute more, if they are others, or only bots would wait."""
    match, mine = table.playing, table.seats_of(reader)
    running, pace = table.row.running, table.row.setup.pace
    others = [seat for seat in match.to_act if seat >= 0 and (seat not in mine or table.alone)]
    if not mine or pace.kind != "live" or not others:
        raise Denied("conflict", "no-more-time")
    for seat in others:
        running.banks[seat] += MORE_TIME
    running.warned = [seat for seat in running.warned if seat not in others]


def sit_in(table: LiveTable, row: SeatRow, level: str) -> None:
    """Let a bot choose for a person until that person is back; what the person tried out is taken back."""
    row.sits_in, row.level = True, row.level or level
    match = table.match
    while match is not None and match.drafts(row.seat):
        match.undo(row.seat)


def look_after(table: LiveTable, level: str, now: float) -> list[int]:
    """Warn those whose time ends soon, let bots sit in where it has ended; return who is to be warned."""
    if table.row.state != "running" or table.match is None:
        table.row.due = None
        return []
    running, pace = table.row.running, table.row.setup.pace
    warned = []
    for seat in clocks.timed(running, table.seats):
        end, warning = clocks.until(running, pace, seat), clocks.warning(running, pace, seat)
        if end is not None and end <= now:
            sit_in(table, table.seats[seat], level)
        elif warning is not None and warning <= now and seat not in running.warned:
            running.warned.append(seat)
            warned.append(seat)
    return warned
