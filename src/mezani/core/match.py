"""One game being played, with every choice checked: seats, luck, drafts, knowledge, events, record."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Self

from mezani.core.course import Course, Move, is_revocable, stays_revocable
from mezani.core.errors import BadOption, Illegal, NotYourTurn, Stale, Unreadable
from mezani.core.event import Event
from mezani.core.game import Game, find_game
from mezani.core.ground import CHANCE, NOBODY
from mezani.core.luck import SEED_BYTES, seed_bytes
from mezani.core.offer import Offers
from mezani.core.record import Entry, Record
from mezani.core.replay import replayed, seed_of, take_seed
from mezani.core.say import Say
from mezani.core.state import State
from mezani.core.table import Table


class Happened(NamedTuple):
    """An event of the log, and how many entries the record had when it had happened."""

    turn: int
    event: Event


class Draft(NamedTuple):
    """A choice that only its seat sees yet, with the state after it."""

    move: Move
    state: State
    events: list[Event]


class Match:
    """One game being played.

    >>> match = Match("mara", seats=2, seed=7)
    >>> len(match.to_act)
    1
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int,
        seed: int | bytes | None = None,
        salts: Sequence[str] = (),
        dealer: Literal["fair"] | None = "fair",
        **options: object,
    ) -> None:
        self._begin(Course.from_start(find_game(game), seats, options, salts))
        self._take_dealer(seed, dealer)

    @classmethod
    def at(
        cls,
        position: Mapping[str, Any] | str,
        *,
        seed: int | bytes | None = None,
        salts: Sequence[str] = (),
        dealer: Literal["fair"] | None = "fair",
    ) -> Self:
        """Start from any position, written as `position()` does."""
        match = cls._on(Course.from_position(position, salts))
        match._take_dealer(seed, dealer)
        return match

    @classmethod
    def replay(cls, record: str | Record, *, seed: int | bytes | None = None) -> Self:
        """Play a record again, every entry checked. A running game goes on with the dealer of `seed`, or with none."""
        record = Record.read(record) if isinstance(record, str) else record
        match = cls._on(replayed(record))
        if seed is not None or record.seed:
            take_seed(match._course, record, seed_of(record) if seed is None else seed_bytes(seed))
            match._deal()
        return match

    @classmethod
    def _on(cls, course: Course) -> Self:
        match = cls.__new__(cls)
        match._begin(course)
        return match

    def _begin(self, course: Course) -> None:
        self.game = course.game
        """The game that is played."""
        self.options = course.options
        """Every option with its value."""
        self.seats = course.root.seats
        """How many seats there are; they are numbered from 0."""
        self.versions = [0] * self.seats
        """One number per seat; it grows whenever what that seat may choose can have changed, and with nothing else."""
        self._course = course
        self._drafts: list[Draft] = []
        self._sealed: dict[int, Move] = {}
        self._log: list[Happened] | None = None

    def _take_dealer(self, seed: int | bytes | None, dealer: str | None) -> None:
        if dealer is not None:
            self._course.use_seed(os.urandom(SEED_BYTES) if seed is None else seed_bytes(seed))
            self._deal()

    # Who acts, and what may be chosen ---------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now; (CHANCE,) while the caller owes an outcome of luck; () after the end."""
        state = self._table()
        if self.over:
            return ()
        if state.to_act == CHANCE:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if state.can_act(seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.over

    def legal(self, seat: int) -> list[str]:
        """Return the texts a seat may choose from, in the specification's order; nobody else's business."""
        state, texts = self._chooser(seat), self.game.notation.CHOICES
        return [] if state is None else [texts[code] for code in state.codes()]

    def _chooser(self, seat: int) -> State | None:
        """Return the state in which a seat is the one to act, or None if it may not choose."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            return None
        if self._may_unseal(seat):
            return self._with_seals({other: move for other, move in self._sealed.items() if other != seat}, seat)
        state = self._seen_by(seat)
        if not state.can_act(seat):
            return None
        if state.to_act != seat:
            state = state.copy()
            state.give_turn(seat)
        return state

    def _seen_by(self, seat: int | None) -> State:
        """Return the state as far as it exists for a seat: with its own draft, with all seals."""
        return self._drafts[-1].state if self._is_drafting(seat) else self._table()

    def _is_drafting(self, seat: int | None) -> bool:
        return bool(self._drafts) and seat == self._course.state.to_act

    def _table(self) -> State:
        return self._with_seals(self._sealed) if self._sealed else self._course.state

    def _with_seals(self, seals: Mapping[int, Move], turn: int = NOBODY) -> State:
        """Return the published state with sealed choices, which come in any order but stand in seat order."""
        state = self._course.state.copy()
        for seat in sorted(seals):
            state.give_turn(seat)
            state.step(seals[seat].code)
        if turn != NOBODY:
            state.give_turn(turn)
        return state

    def drafts(self, seat: int) -> list[str]:
        """Return the choices of a seat that only it sees yet."""
        return self._texts([draft.move for draft in self._drafts]) if self._is_drafting(seat) else []

    def sealed(self, seat: int) -> str | None:
        """Return a seat's secret choice while it is in and the others' are not."""
        return self.game.notation.CHOICES[self._sealed[seat].code] if seat in self._sealed else None

    def _texts(self, moves: Sequence[Move]) -> list[str]:
        texts = self.game.notation.CHOICES
        return [texts[move.code] for move in moves]

    # Choosing ---------------------------------------------------------------------------------------------------------

    def play(
        self, seat: int, text: str, *, version: int | None = None, automatic: bool = False, publish: bool = False
    ) -> list[Event]:
        """Carry out a choice and return what happened, luck included, or raise Refused and change nothing.

        A choice that can be taken back stays a draft that only its seat sees, unless `publish` is set. `automatic`
        marks a choice made for the seat, which `undo` takes back together with the one before. Given the number in
        `versions` at which the seat's legal list was read, a choice for a list that changed since is refused as stale.
        """
        state, code, forced = self._checked(seat, text, version)
        after = state.copy()
        after.step(code)
        happened = self.game.events.events(state, seat, code, after)
        if state.sealed():
            move = Move(seat, code, state.revocable(code), forced, automatic)
            return self._seal(move, happened) if after.sealed() else self._unseal(move, after, happened)
        free = is_revocable(state, code) and stays_revocable(after)
        self.versions[seat] += 1
        self._drafts.append(Draft(Move(seat, code, free, forced, automatic), after, happened))
        if free and after.to_act == seat and not publish:
            return happened
        return self._publish() + self._deal()

    def _checked(self, seat: int, text: str, version: int | None) -> tuple[State, int, bool]:
        """Return the state a choice is made in, its code, and whether it is the only one; or raise Refused."""
        if not isinstance(text, str) or not self.game.notation.GRAMMAR.fullmatch(text):
            raise Unreadable(str(text), Say("common-why-unreadable", {"text": str(text)[:80]}))
        state = self._chooser(seat)
        if state is None:
            raise NotYourTurn(text, Say("common-why-over" if self.over else "common-why-not-your-turn"))
        if version is not None and version != self.versions[seat]:
            raise Stale(text, Say("common-why-stale"))
        codes, code = state.codes(), self.game.code_of.get(text, NOBODY)
        if code not in codes:
            reason = self.game.offering.reason(self.view(seat), text)
            raise Illegal(text, reason.say, reason.rule)
        return state, code, len(codes) == 1

    def _publish(self) -> list[Event]:
        """Let everybody see the drafts; return what the last one made happen."""
        *_, last = self._drafts
        if self._log is not None:
            first = self.turn + 1
            self._log += [Happened(first + k, event) for k, d in enumerate(self._drafts) for event in d.events]
        self._course.go_to(last.state, [draft.move for draft in self._drafts])
        self._drafts = []
        self._renew()
        return last.events

    def _renew(self) -> None:
        """Make every legal list that was read before stale."""
        self.versions = [version + 1 for version in self.versions]

    def _seal(self, move: Move, happened: list[Event]) -> list[Event]:
        """Keep a sealed choice until the last one is in. Others do not learn that it was changed."""
        if move.seat in self._sealed:
            happened = [event for event in happened if event.private]
        self._note(self.turn, happened)
        self._sealed[move.seat] = move
        self.versions[move.seat] += 1
        return happened

    def _unseal(self, move: Move, after: State, happened: list[Event]) -> list[Event]:
        """The last sealed choice is in: all are published, in seat order."""
        self._sealed[move.seat] = move
        self._note(self.turn + len(self._sealed), happened)
        self._course.go_to(after, [self._sealed[seat]._replace(free=False) for seat in sorted(self._sealed)])
        self._sealed = {}
        self._renew()
        return happened + self._deal()

    # Luck -------------------------------------------------------------------------------------------------------------

    def outcomes(self) -> dict[str, int]:
        """Return the outcomes luck may bring now, each with its weight; empty while a seat is to act."""
        state, texts = self._course.state, self.game.notation.OUTCOMES
        return {texts[code]: weight for code, weight in state.outcomes()} if state.to_act == CHANCE else {}

    def give(self, text: str) -> list[Event]:
        """Let luck bring an outcome, in a match without a dealer."""
        if self._course.state.to_act != CHANCE:
            raise NotYourTurn(text, Say("common-why-no-luck"))
        if not isinstance(text, str) or text not in self.outcomes():
            raise Illegal(text, Say("common-why-no-outcome", {"text": str(text)[:80]}))
        self._renew()
        return self._reveal(self.game.outcome_of[text])

    def _deal(self) -> list[Event]:
        """Draw while luck must decide, if this match has a dealer."""
        happened: list[Event] = []
        while (outcome := self._course.next_draw()) is not None:
            happened += self._reveal(outcome)
        return happened

    def _reveal(self, outcome: int) -> list[Event]:
        before = self._course.state.copy()
        self._course.go(Move(CHANCE, outcome))
        happened = self.game.events.events(before, CHANCE, outcome, self._course.state)
        if self._log is not None:
            self._note(self.turn, happened)
        return happened

    # Taking back ------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Tell whether `undo` would be carried out."""
        return self._may_unseal(seat) or self._is_drafting(seat) or self._last_published(seat) is not None

    def undo(self, seat: int) -> list[str]:
        """Take back a seat's last choice and those made for it since; return their texts, the earliest first."""
        if self._may_unseal(seat):
            return self._take_back_sealed(seat)
        if self._is_drafting(seat):
            return self._take_back_draft(seat)
        return self._take_back_published(seat)

    def _may_unseal(self, seat: int) -> bool:
        """Tell whether a seat has a sealed choice that it may change."""
        return seat in self._sealed and self._sealed[seat].free

    def _take_back_sealed(self, seat: int) -> list[str]:
        """Open a sealed choice again; that it is open is public."""
        self._note(self.turn, [Event(self.game.events.UNSEALED, {"seat": seat})])
        self.versions[seat] += 1
        return self._texts([self._sealed.pop(seat)])

    def _take_back_draft(self, seat: int) -> list[str]:
        """Take back what nobody has seen."""
        place = max((k for k, draft in enumerate(self._drafts) if not draft.move.automatic), default=0)
        taken = [draft.move for draft in self._drafts[place:]]
        del self._drafts[place:]
        self.versions[seat] += 1
        return self._texts(taken)

    def _take_back_published(self, seat: int) -> list[str]:
        """Take back a published choice, while nothing was drawn and nobody else chose freely. Who saw it sees that."""
        place = self._last_published(seat)
        if place is None:
            raise Illegal("undo", Say("common-why-no-undo"))
        taken = self._texts(self._course.moves[place:])
        secret = self._course.is_secret_from(place)
        self._events()  # what was taken back stays in the log
        self._drafts = []
        self._course.cut(place)
        self._renew()
        kind = taken[0].partition(":")[0]
        self._note(self.turn, [Event("taken_back", {"seat": seat, "choice": kind}, owner=seat, private=secret)])
        return taken

    def _last_published(self, seat: int) -> int | None:
        """Return where the published choice stands that a seat may take back; drafts of others change nothing."""
        return None if self._sealed else self._course.last_free(seat)

    def roll_back(self, entries: int) -> None:
        """Go back to the first so many entries of the record, whoever made them: practice, or all agree.

        Luck that is owed there is dealt again, and is the same as before.
        """
        if type(entries) is not int or not 0 <= entries <= len(self._course.moves):
            raise BadOption(f"cannot go back to entry {entries!r} of {len(self._course.moves)}")
        self._drafts, self._sealed, self._log = [], {}, None
        self._course.cut(entries)
        self._renew()
        self._deal()

    # Knowledge --------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        """Return all that a seat may know, or a spectator; nothing else of the match may leave for it."""
        return self.game.views.view(self._seen_by(self._reader(seat)), seat)

    def offers(self, seat: int) -> Offers:
        """Return what a person is told about each legal text, made from the seat's view alone."""
        legal = self.legal(seat)
        return self.game.offering.offers(self.view(seat), legal) if legal else Offers({})

    def prompt(self, seat: int | None = None) -> Say:
        """Return what a seat is to do now."""
        return self.game.offering.prompt(self.view(seat))

    def describe(self, seat: int | None = None) -> Sequence[Say]:
        """Return the table in words."""
        return self.game.describing.describe(self.view(seat))

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Return all that happened as a seat or a spectator sees it, the seat's own draft last."""
        happened = [*self.log(), *self.drafted(self._reader(seat))]
        return [seen for _, event in happened if (seen := event.seen_by(seat)) is not None]

    def log(self, first: int = 0) -> list[Happened]:
        """Return what happened and is published, from a place in the log on, with all secrets."""
        return self._events()[first:]

    def drafted(self, seat: int | None) -> list[Happened]:
        """Return what happened in a seat's own draft."""
        drafts = self._drafts if self._is_drafting(seat) else []
        return [Happened(self.turn, event) for draft in drafts for event in draft.events]

    def _reader(self, seat: int | None) -> int | None:
        """Return the seat that is to be shown something, if there is such a seat."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise BadOption(f"no seat {seat!r} (there are 0 to {self.seats - 1}, and None for a spectator)")
        return seat

    def _events(self) -> list[Happened]:
        """Return the published log; that of a replayed match is made when first asked for."""
        if self._log is None:
            make = self.game.events.events
            self._log = [Happened(0, event) for event in self.game.events.opening(self._course.root)]
            for turn, (before, move, after) in enumerate(self._course.walk(), 1):
                self._log += [Happened(turn, event) for event in make(before, move.seat, move.code, after)]
        return self._log

    def _note(self, turn: int, happened: list[Event]) -> None:
        """Write into the log what has happened with so many entries."""
        log = self._events()
        log += [Happened(turn, event) for event in happened]

    # Results, records, positions --------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """The points of each seat, final when the game is over. During play they may hold what a seat must not know."""
        return self._course.state.scores()

    @property
    def ranks(self) -> list[int]:
        """The place of each seat, 1 the best; equal seats share it."""
        return self._course.state.ranks()

    @property
    def breakdown(self) -> Table:
        """The end-of-game table: where each seat's points come from."""
        return self.game.counting.breakdown(self._course.state)

    @property
    def state(self) -> State:
        """A copy of the whole truth as published, for engines and tests."""
        return self._course.state.copy()

    @property
    def record(self) -> str:
        """The game as text, luck and all, without drafts and sealed choices; the seed only when it is over."""
        return str(self._course.record())

    @property
    def turn(self) -> int:
        """How many entries the record has."""
        return len(self._course.moves)

    def entries(self, first: int = 0) -> list[Entry]:
        """Return the entries of the record from a place on."""
        return self._course.entries(first)

    def record_seen_by(self, seat: int | None) -> str:
        """Return the record with `- ?` for luck that a seat or a spectator has not seen, up to what it knows of."""
        return str(self._course.record_seen_by(self._reader(seat)))

    def position(self) -> dict[str, Any]:
        """Return the published state as JSON data; it holds all secrets."""
        frame = {"game": self.game.id, "seats": self.seats, "options": dict(self.options)}
        return {**frame, **self.game.positions.write(self._course.state)}
