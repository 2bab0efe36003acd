"""One game being played, with every choice checked: seats, luck, drafts, knowledge, events, record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Self

from mezani.core.errors import BadOption, BadPosition, BadRecord, Illegal, NotYourTurn, Stale, Unreadable
from mezani.core.event import Event
from mezani.core.game import Game, find_game
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.luck import SEED_BYTES, drawn, seed_bytes, seed_hash
from mezani.core.offer import Offers
from mezani.core.options import Option, Value
from mezani.core.record import HIDDEN, Entry, Record
from mezani.core.say import Say
from mezani.core.state import State
from mezani.core.table import Table


class Move(NamedTuple):
    """A published choice, or an outcome of luck."""

    seat: int
    code: int
    free: bool = False
    """Whether it could be taken back until luck is drawn or another seat chooses."""
    forced: bool = False
    """Whether there was no other choice."""


class Happened(NamedTuple):
    """An event of the log, and how many entries the record had when it had happened."""

    turn: int
    event: Event


class Draft(NamedTuple):
    """A choice that only its seat sees yet, with the state after it."""

    code: int
    forced: bool
    automatic: bool
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
        found = find_game(game)
        self._begin(
            found, found.settle(seats, options), found.start(seats, options), seed=seed, salts=salts, dealer=dealer
        )

    def _begin(
        self,
        game: Game,
        options: dict[str, Value],
        root: State,
        *,
        seed: int | bytes | None = None,
        salts: Sequence[str] = (),
        dealer: str | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        """The game that is played."""
        self.options = options
        """Every option with its value."""
        self.seats = root.seats
        """How many seats there are; they are numbered from 0."""
        self.versions = [0] * root.seats
        """One number per seat; it grows whenever what that seat may choose can have changed, and with nothing else."""
        self._root = root.copy()
        self._position = position
        self._published = root.copy()
        self._moves: list[Move] = []
        self._drafts: list[Draft] = []
        self._sealed: dict[int, Move] = {}
        self._log: list[Happened] | None = None
        self._salts = tuple(salts)
        self._seed = None if dealer is None else seed_bytes(secrets.token_bytes(SEED_BYTES) if seed is None else seed)
        self._deal()

    # Who acts, and what may be chosen ---------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now; (CHANCE,) while the caller owes an outcome of luck; () after the end."""
        state = self._table()
        if state.to_act == OVER:
            return ()
        if state.to_act == CHANCE:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if state.can_act(seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._published.to_act == OVER

    def legal(self, seat: int) -> list[str]:
        """Return the texts a seat may choose from, in the specification's order; nobody else's business."""
        texts = self.game.notation.CHOICES
        return [texts[code] for code in self._codes(seat)]

    def _codes(self, seat: int) -> list[int]:
        state = self._chooser(seat)
        return [] if state is None else state.codes()

    def _chooser(self, seat: int) -> State | None:
        """Return the state in which a seat is the one to act, or None if it may not choose."""
        if self._may_unseal(seat):
            return self._with_seals({other: move for other, move in self._sealed.items() if other != seat}, seat)
        state = self._seen_by(seat)
        if not 0 <= seat < self.seats or not state.can_act(seat):
            return None
        if state.to_act != seat:
            state = state.copy()
            state.give_turn(seat)
        return state

    def _seen_by(self, seat: int | None) -> State:
        """Return the state as far as it exists for a seat: with its own draft, with all seals."""
        if self._drafts and seat == self._published.to_act:
            return self._drafts[-1].state
        return self._table()

    def _table(self) -> State:
        return self._with_seals(self._sealed) if self._sealed else self._published

    def _with_seals(self, seals: Mapping[int, Move], turn: int = NOBODY) -> State:
        """Return the published state with sealed choices, which come in any order but stand in seat order."""
        state = self._published.copy()
        for seat in sorted(seals):
            state.give_turn(seat)
            state.step(seals[seat].code)
        if turn != NOBODY:
            state.give_turn(turn)
        return state

    def drafts(self, seat: int) -> list[str]:
        """Return the choices of a seat that only it sees yet."""
        texts = self.game.notation.CHOICES
        return [texts[draft.code] for draft in self._drafts] if seat == self._published.to_act else []

    def sealed(self, seat: int) -> str | None:
        """Return a seat's secret choice while it is in and the others' are not."""
        return self.game.notation.CHOICES[self._sealed[seat].code] if seat in self._sealed else None

    # Choosing ---------------------------------------------------------------------------------------------------------

    def play(
        self, seat: int, text: str, *, version: int | None = None, automatic: bool = False, publish: bool = False
    ) -> list[Event]:
        """Carry out a choice and return what happened, luck included, or raise Refused and change nothing.

        A choice that can be taken back stays a draft that only its seat sees, unless `publish` is set. `automatic`
        marks a choice made for the seat, which `undo` takes back together with the one before. Given the number in
        `versions` at which the seat's legal list was read, a choice for a list that changed since is refused as stale.
        """
        code, state = self._check(seat, text, version)
        forced = len(state.codes()) == 1
        free = state.revocable(code)
        after = state.copy()
        after.step(code)
        happened = self.game.events.events(state, seat, code, after)
        if state.sealed() and after.sealed():
            return self._seal(seat, Move(seat, code, free, forced), happened)
        if state.sealed():
            return self._unseal(Move(seat, code, free, forced), after, happened)
        self.versions[seat] += 1
        self._drafts.append(Draft(code, forced, automatic, after, happened))
        if free and after.to_act == seat and not publish:
            return happened
        return self._publish(free and is_others(after, seat)) + self._deal()

    def _check(self, seat: int, text: str, version: int | None) -> tuple[int, State]:
        """Return the code of a choice and the state it is made in, or raise Refused."""
        if not isinstance(text, str) or not self.game.notation.GRAMMAR.fullmatch(text):
            raise Unreadable(str(text), Say("common-why-unreadable", {"text": str(text)[:80]}))
        state = self._chooser(seat) if type(seat) is int else None
        if state is None:
            raise NotYourTurn(text, Say("common-why-over" if self.over else "common-why-not-your-turn"))
        if version is not None and version != self.versions[seat]:
            raise Stale(text, Say("common-why-stale"))
        code = self.game.code_of.get(text, NOBODY)
        if code not in state.codes():
            reason = self.game.offering.reason(self.view(seat), text)
            raise Illegal(text, reason.say, reason.rule)
        return code, state

    def _publish(self, free: bool) -> list[Event]:
        """Let everybody see the drafts; `free` tells whether the last one can still be taken back."""
        seat = self._published.to_act
        happened = self._drafts[-1].events
        if self._log is not None:
            first = self.turn + 1
            self._log += [Happened(first + k, event) for k, d in enumerate(self._drafts) for event in d.events]
        last = len(self._drafts) - 1
        self._moves += [Move(seat, d.code, free and k == last, d.forced) for k, d in enumerate(self._drafts)]
        self._published = self._drafts[-1].state
        self._drafts = []
        self._renew()
        return happened

    def _renew(self) -> None:
        """Make every legal list that was read before stale."""
        self.versions = [version + 1 for version in self.versions]

    def _seal(self, seat: int, move: Move, happened: list[Event]) -> list[Event]:
        """Keep a sealed choice until the last one is in. Others do not learn that it was changed."""
        if seat in self._sealed:
            happened = [event for event in happened if event.private]
        log = self._events()
        self._sealed[seat] = move
        self.versions[seat] += 1
        log += [Happened(self.turn, event) for event in happened]
        return happened

    def _unseal(self, move: Move, after: State, happened: list[Event]) -> list[Event]:
        """The last sealed choice is in: all are published, in seat order."""
        turn = self.turn + len(self._sealed) + 1
        self._events().extend(Happened(turn, event) for event in happened)
        self._sealed[move.seat] = move
        self._moves += [self._sealed[seat]._replace(free=False) for seat in sorted(self._sealed)]
        self._sealed = {}
        self._published = after
        self._renew()
        return happened + self._deal()

    # Luck -------------------------------------------------------------------------------------------------------------

    def outcomes(self) -> dict[str, int]:
        """Return the outcomes luck may bring now, each with its weight; empty while a seat is to act."""
        if self._published.to_act != CHANCE:
            return {}
        texts = self.game.notation.OUTCOMES
        return {texts[outcome]: weight for outcome, weight in self._published.outcomes()}

    def give(self, text: str) -> list[Event]:
        """Let luck bring an outcome, in a match without a dealer."""
        if self._published.to_act != CHANCE:
            raise NotYourTurn(text, Say("common-why-no-luck"))
        if text not in self.outcomes():
            raise Illegal(text, Say("common-why-no-outcome", {"text": str(text)[:80]}))
        self._renew()
        return self._reveal(self.game.outcome_of[text])

    def _reveal(self, outcome: int) -> list[Event]:
        before = self._published
        after = before.copy()
        after.give(outcome)
        happened = self.game.events.events(before, CHANCE, outcome, after)
        if self._log is not None:
            self._log += [Happened(self.turn + 1, event) for event in happened]
        self._published = after
        self._moves.append(Move(CHANCE, outcome))
        return happened

    def _deal(self) -> list[Event]:
        """Draw while luck must decide, if this match has a dealer."""
        happened: list[Event] = []
        while self._seed is not None and self._published.to_act == CHANCE:
            outcomes = self._published.outcomes()
            number = sum(move.seat == CHANCE for move in self._moves)
            place = drawn(self._seed, self._salts, number, [weight for _, weight in outcomes])
            happened += self._reveal(outcomes[place][0])
        return happened

    # Taking back ------------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> list[str]:
        """Take back a seat's last choice and those made for it since; return their texts, the earliest first."""
        texts = self.game.notation.CHOICES
        if self._may_unseal(seat):
            taken = [self._sealed[seat].code]
            log = self._events()
            del self._sealed[seat]
            self.versions[seat] += 1
            unsealed = Event(getattr(self.game.events, "UNSEALED", "choice_unsealed"), {"seat": seat})
            log.append(Happened(self.turn, unsealed))
        elif self._drafts and seat == self._published.to_act:
            place = max((k for k, draft in enumerate(self._drafts) if not draft.automatic), default=0)
            taken = [draft.code for draft in self._drafts[place:]]
            del self._drafts[place:]
            self.versions[seat] += 1
        else:
            taken = self._take_back_published(seat)
        return [texts[code] for code in taken]

    def _take_back_published(self, seat: int) -> list[int]:
        """Take back a published choice while nothing was shown and nobody else chose freely."""
        place = self._revocable(seat)
        if place is None:
            raise Illegal("undo", Say("common-why-no-undo"))
        taken = [move.code for move in self._moves[place:]]
        kind = self.game.notation.CHOICES[taken[0]].partition(":")[0]
        log = self._events()
        self._rebuild(place)
        undone = Event(getattr(self.game.events, "UNDONE", "taken_back"), {"seat": seat, "choice": kind})
        log.append(Happened(self.turn, undone))
        return taken

    def _revocable(self, seat: int) -> int | None:
        """Return where a seat's published choice stands that nothing but what others had to do has followed."""
        if self._published.to_act in (CHANCE, OVER) or self._drafts or self._sealed:
            return None
        place = len(self._moves) - 1
        while place >= 0 and self._moves[place].seat != seat and self._moves[place].free and self._moves[place].forced:
            place -= 1
        return place if place >= 0 and self._moves[place].seat == seat and self._moves[place].free else None

    def can_undo(self, seat: int) -> bool:
        """Tell whether `undo` would be carried out."""
        drafts = bool(self._drafts) and seat == self._published.to_act
        return self._may_unseal(seat) or drafts or self._revocable(seat) is not None

    def _may_unseal(self, seat: int) -> bool:
        """Tell whether a seat has a sealed choice that it may change."""
        return seat in self._sealed and self._sealed[seat].free

    def roll_back(self, entries: int) -> None:
        """Go back to the first so many entries of the record, whoever made them: practice, or all agree."""
        if not 0 <= entries <= len(self._moves):
            raise BadOption(f"cannot go back to entry {entries} of {len(self._moves)}")
        self._rebuild(entries)
        self._log = None

    def _rebuild(self, entries: int) -> None:
        del self._moves[entries:]
        self._drafts, self._sealed = [], {}
        self._published = self._root.copy()
        for move in self._moves:
            advance(self._published, move)
        self._renew()

    # Knowledge --------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        """Return all that a seat may know, or a spectator; nothing else of the match may leave for it."""
        return self.game.views.view(self._seen_by(seat), seat)

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
        happened = [*self.log(), *self.drafted(seat)]
        return [seen for _, event in happened if (seen := event.seen_by(seat)) is not None]

    def log(self, first: int = 0) -> list[Happened]:
        """Return what happened and is published, from a place in the log on, with all secrets."""
        return self._events()[first:]

    def drafted(self, seat: int | None) -> list[Happened]:
        """Return what happened in a seat's own draft."""
        drafts = self._drafts if seat == self._published.to_act else []
        return [Happened(self.turn, event) for draft in drafts for event in draft.events]

    def _events(self) -> list[Happened]:
        """Return the published log; that of a replayed match is made when first asked for."""
        if self._log is None:
            state = self._root.copy()
            self._log = [Happened(0, event) for event in self.game.events.opening(state)]
            for turn, move in enumerate(self._moves, 1):
                before = state.copy()
                advance(state, move)
                happened = self.game.events.events(before, move.seat, move.code, state)
                self._log += [Happened(turn, event) for event in happened]
        return self._log

    # Results ----------------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """The points of each seat, final when the game is over. During play they may hold what a seat must not know."""
        return self._published.scores()

    @property
    def ranks(self) -> list[int]:
        """The place of each seat, 1 the best; equal seats share it."""
        return self._published.ranks()

    @property
    def breakdown(self) -> Table:
        """The end-of-game table: where each seat's points come from."""
        return self.game.counting.breakdown(self._published)

    @property
    def state(self) -> State:
        """A copy of the whole truth as published, for engines and tests."""
        return self._published.copy()

    # Records ----------------------------------------------------------------------------------------------------------

    @property
    def record(self) -> str:
        """The game as text, luck and all, without drafts and sealed choices; the seed only when it is over."""
        return str(self._record(self.entries()))

    def record_seen_by(self, seat: int | None) -> str:
        """Return the record with `- ?` for luck that a seat or a spectator has not seen."""
        state = self._root.copy()
        entries = []
        for move in self._moves:
            hidden = move.seat == CHANCE and not self.over and not self.game.views.sees_outcome(state, move.code, seat)
            entries.append(Entry(NOBODY, HIDDEN) if hidden else self._entry(move))
            advance(state, move)
        return str(self._record(entries))

    @property
    def turn(self) -> int:
        """How many entries the record has."""
        return len(self._moves)

    def entries(self, first: int = 0) -> list[Entry]:
        """Return the entries of the record from a place on."""
        return [self._entry(move) for move in self._moves[first:]]

    def _entry(self, move: Move) -> Entry:
        notation = self.game.notation
        return Entry(move.seat, (notation.OUTCOMES if move.seat == CHANCE else notation.CHOICES)[move.code])

    def _record(self, entries: list[Entry]) -> Record:
        return Record(
            self.game.id,
            self.game.rules_version,
            self.game.data_version,
            self.seats,
            {name: Option.write(value) for name, value in self.options.items()},
            entries,
            self._salts,
            seed_hash(self._seed) if self._seed else "",
            self._seed.hex() if self._seed and self.over else "",
            self._position,
        )

    @classmethod
    def replay(cls, record: str | Record, *, seed: int | bytes | None = None) -> Self:
        """Play a record again, every entry checked. A running game goes on with the dealer of `seed`, or with none."""
        record = Record.read(record) if isinstance(record, str) else record
        game = find_game(record.game)
        if record.data != game.data_version:
            raise BadRecord(f"the record needs {needed(record)}; this is data {game.data_version}")
        match = cls._from_header(game, record)
        for number, entry in enumerate(record.entries, 1):
            match._repeat(record, number, entry)
        if seed is not None or record.seed:
            match._take_dealer(record, bytes.fromhex(record.seed) if seed is None else seed_bytes(seed))
        return match

    @classmethod
    def _from_header(cls, game: Game, record: Record) -> Self:
        try:
            if record.position is not None:
                return cls.at(record.position, dealer=None)
            match = cls.__new__(cls)
            options = game.settle(record.seats, record.options)
            match._begin(game, options, game.start(record.seats, options), salts=record.salts)
            return match
        except (BadOption, BadPosition) as error:
            raise BadRecord(f"the header cannot be used: {error}") from error

    def _repeat(self, record: Record, number: int, entry: Entry) -> None:
        """Carry out one entry of a record on the published state, without events or drafts."""
        state = self._published
        code = (self.game.outcome_of if entry.seat == CHANCE else self.game.code_of).get(entry.text, NOBODY)
        if entry.seat == CHANCE:
            possible = [outcome for outcome, _ in state.outcomes()] if state.to_act == CHANCE else []
        else:
            possible = state.codes() if state.to_act == entry.seat else []
        if code not in possible:
            version = f"; the record needs {needed(record)}" if record.rules != self.game.rules_version else ""
            raise BadRecord(f"entry {number}: {str(entry)!r} is not possible there{version}")
        free = entry.seat != CHANCE and state.revocable(code) and not state.sealed()
        move = Move(entry.seat, code, False, len(possible) == 1)
        advance(state, move)
        self._moves.append(move._replace(free=free and is_others(state, entry.seat)))

    def _take_dealer(self, record: Record, seed: bytes) -> None:
        if record.seed_hash and seed_hash(seed) != record.seed_hash:
            raise BadRecord("the seed does not belong to the record's seed hash")
        self._seed, self._salts = seed, record.salts
        self._deal()

    # Positions --------------------------------------------------------------------------------------------------------

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
        try:
            given = json.loads(position) if isinstance(position, str) else position
        except (ValueError, RecursionError) as error:
            raise BadPosition(f"the position is no JSON: {error}") from error
        if not isinstance(given, Mapping) or not isinstance(given.get("game"), str):
            raise BadPosition("position: must be an object that names its `game`")
        if not isinstance(given.get("options", {}), Mapping):
            raise BadPosition("position.options: must be an object")
        try:
            game = find_game(given["game"])
            options = game.settle(given.get("seats", 0), given.get("options", {}))
        except BadOption as error:
            raise BadPosition(f"position: {error}") from error
        root = game.positions.read({**given, "options": options})
        match = cls.__new__(cls)
        match._begin(game, options, root, seed=seed, salts=salts, dealer=dealer, position=dict(given))
        return match

    def position(self) -> dict[str, Any]:
        """Return the published state as JSON data; it holds all secrets."""
        frame = {"game": self.game.id, "seats": self.seats, "options": dict(self.options)}
        return {**frame, **self.game.positions.write(self._published)}


def advance(state: State, move: Move) -> None:
    """Carry out a move that was legal."""
    if move.seat == CHANCE:
        state.give(move.code)
    else:
        state.step(move.code)


def is_others(state: State, seat: int) -> bool:
    """Tell whether another seat is to act."""
    return state.to_act not in (seat, CHANCE, OVER)


def needed(record: Record) -> str:
    """Say which versions a record was played with."""
    return f"{record.game} rules {record.rules} and data {record.data}"


def verify(record: str | Record) -> int:
    """Check that every outcome of a finished record follows from its seed; return how many there are."""
    record = Record.read(record) if isinstance(record, str) else record
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise BadRecord(f"the seed is not hexadecimal: {error}") from error
    if not record.seed_hash or not record.seed:
        raise BadRecord("the record has no seed: the game is running, or its luck came from outside")
    if seed_hash(seed) != record.seed_hash:
        raise BadRecord("the seed does not belong to the seed hash")
    game = find_game(record.game)
    match = Match._from_header(game, record)
    draws = 0
    for number, entry in enumerate(record.entries, 1):
        if entry.seat == CHANCE:
            outcomes = match._published.outcomes()
            place = drawn(seed, record.salts, draws, [weight for _, weight in outcomes] or [1])
            if not outcomes or game.notation.OUTCOMES[outcomes[place][0]] != entry.text:
                raise BadRecord(f"entry {number}: {str(entry)!r} is not what the seed brings")
            draws += 1
        match._repeat(record, number, entry)
    return draws
