"""The published part of a match: where it began, what was chosen and drawn since, and where its luck comes from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple, Self

from mezani.core.errors import BadOption, BadPosition
from mezani.core.game import Game, find_game
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.luck import drawn, seed_hash
from mezani.core.options import Option, Value
from mezani.core.record import HIDDEN, Entry, Record
from mezani.core.state import State


class Move(NamedTuple):
    """A choice, or an outcome of luck."""

    seat: int
    code: int
    free: bool = False
    """Whether it can be taken back until luck is drawn or another seat chooses."""
    forced: bool = False
    """Whether there was no other choice."""
    automatic: bool = False
    """Whether it was made for the seat, not by it."""


class Course:
    """The moves of a game so far, each legal when it was made, and the state that they lead to."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        root: State,
        salts: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.root = root
        self.state = root.copy()
        self.moves: list[Move] = []
        self.draws = 0
        """How many of the moves are luck."""
        self.salts = checked_salts(salts)
        self.seed: bytes | None = None
        """What luck follows from; None while the caller supplies it."""
        self.seed_hash = ""
        self.position = position
        """Where the game began, if not at the start."""

    @classmethod
    def from_start(cls, game: Game, seats: int, options: Mapping[str, object], salts: Sequence[str] = ()) -> Self:
        """Return the course of a new game."""
        return cls(game, game.settle(seats, options), game.start(seats, options), salts)

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str, salts: Sequence[str] = ()) -> Self:
        """Return the course of a game that begins anywhere."""
        try:
            given = json.loads(position if isinstance(position, str) else json.dumps(position))
        except (TypeError, ValueError, RecursionError) as error:
            raise BadPosition(f"the position is no JSON: {error}") from error
        if not isinstance(given, dict) or not isinstance(given.get("game"), str):
            raise BadPosition("position: must be an object that names its `game`")
        if not isinstance(given.get("options", {}), dict):
            raise BadPosition("position.options: must be an object")
        try:
            game = find_game(given["game"])
            options = game.settle(given.get("seats", 0), given.get("options", {}))
        except BadOption as error:
            raise BadPosition(f"position: {error}") from error
        return cls(game, options, game.positions.read({**given, "options": options}), salts, given)

    def use_seed(self, seed: bytes) -> None:
        """Let luck follow from a seed from now on."""
        self.seed, self.seed_hash = seed, seed_hash(seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == OVER

    # Going on, and back -----------------------------------------------------------------------------------------------

    def go(self, move: Move) -> None:
        """Carry out a move that is legal."""
        advance(self.state, move)
        self.moves.append(move)
        self.draws += move.seat == CHANCE

    def go_to(self, state: State, moves: Sequence[Move]) -> None:
        """Add choices whose last state is known already."""
        self.state = state
        self.moves += moves

    def next_draw(self) -> int | None:
        """Return the outcome that the seed brings now, or None if a seat is to act or luck is the caller's."""
        if self.seed is None or self.state.to_act != CHANCE:
            return None
        outcomes = self.state.outcomes()
        return outcomes[drawn(self.seed, self.salts, self.draws, [weight for _, weight in outcomes])][0]

    def cut(self, entries: int) -> None:
        """Go back to the first so many moves."""
        kept = self.moves[:entries]
        self.state, self.moves, self.draws = self.root.copy(), [], 0
        for move in kept:
            self.go(move)

    def last_free(self, seat: int) -> int | None:
        """Return where the choice stands that a seat may take back: nothing followed but what others had to do."""
        if self.state.to_act in (CHANCE, OVER):
            return None
        place = len(self.moves) - 1
        while place >= 0 and self.moves[place].seat != seat and self.moves[place].free and self.moves[place].forced:
            place -= 1
        if place < 0 or self.moves[place].seat != seat or not self.moves[place].free:
            return None
        while place > 0 and self._follows(place, seat):
            place -= 1
        return place

    def _follows(self, place: int, seat: int) -> bool:
        """Tell whether a move was made for a seat after a choice of its own that can be taken back too."""
        before = self.moves[place - 1]
        return self.moves[place].automatic and before.seat == seat and before.free

    def walk(self) -> Iterator[tuple[State, Move, State]]:
        """Yield each move between the states before and after it."""
        before = self.root
        for move in self.moves:
            after = before.copy()
            advance(after, move)
            yield before, move, after
            before = after

    # Writing it down --------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return all of it; the seed only when the game is over."""
        return self._written(self.entries())

    def entries(self, first: int = 0) -> list[Entry]:
        """Return the moves from a place on, as a record writes them."""
        return [self._entry(move) for move in self.moves[first:]]

    def record_seen_by(self, seat: int | None) -> Record:
        """Return it with `- ?` for luck that a seat or a spectator has not seen, up to the last move it knows of."""
        sees = self.game.views.sees_outcome
        steps = list(self.walk())
        while steps and self._is_secret(*steps[-1], seat):
            steps.pop()
        return self._written(
            [
                Entry(NOBODY, HIDDEN)
                if move.seat == CHANCE and not self.over and not sees(before, move.code, seat)
                else self._entry(move)
                for before, move, _ in steps
            ]
        )

    def _is_secret(self, before: State, move: Move, after: State, seat: int | None) -> bool:
        """Tell whether a choice of another seat has made nothing happen yet that this one may see."""
        if move.seat in (CHANCE, seat):
            return False
        happened = self.game.events.events(before, move.seat, move.code, after)
        return bool(happened) and all(event.seen_by(seat) is None for event in happened)

    def is_secret_from(self, place: int) -> bool:
        """Tell whether nobody but their seat has seen the choices from a place on."""
        return all(self._is_secret(*step, None) for step in islice(self.walk(), place, None))

    def _entry(self, move: Move) -> Entry:
        notation = self.game.notation
        return Entry(move.seat, (notation.OUTCOMES if move.seat == CHANCE else notation.CHOICES)[move.code])

    def _written(self, entries: list[Entry]) -> Record:
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            data=self.game.data_version,
            seats=self.root.seats,
            options={name: Option.write(value) for name, value in self.options.items()},
            entries=entries,
            salts=self.salts,
            seed_hash=self.seed_hash,
            seed=self.seed.hex() if self.seed and self.over else "",
            position=self.position,
        )


def advance(state: State, move: Move) -> None:
    """Carry out a move that is legal."""
    if move.seat == CHANCE:
        state.give(move.code)
    else:
        state.step(move.code)


def is_revocable(state: State, code: int) -> bool:
    """Tell whether a choice in a state can be taken back by itself; sealed ones are changed in another way."""
    return state.revocable(code) and not state.sealed()


def stays_revocable(after: State) -> bool:
    """Tell whether what was just chosen can still be taken back: the game goes on, without luck and open to all."""
    return after.to_act not in (CHANCE, OVER) and not after.sealed()


def checked_salts(salts: Sequence[str]) -> tuple[str, ...]:
    """Return the salts of the seats; each must stand in a line of a record, and be told from its neighbours."""
    for salt in salts:
        if not isinstance(salt, str) or not salt.isprintable() or set(salt) & {" ", "/"}:
            raise BadOption(f"a salt is a text without spaces and `/`, not {salt!r}")
    return tuple(salts)
