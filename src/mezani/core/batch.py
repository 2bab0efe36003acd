"""Many games of one kind stepped together, arrays in and arrays out, without Python in between.

The arrays are anything with a buffer (NumPy's, or `array`): `int32` for choices and seats, `uint8` for masks and ends,
`float32` for observations and returns.
"""

from typing import Any

from mezani.core.ground import *
from mezani.core.memory import *
from mezani.core.rng import Rng
from mezani.core.state import State


class Batch:
    """So many games side by side. A game that ends is told once and begins anew."""

    def __init__(self, root: State, lanes: int, seed: int = 0, choices: int = 0, observed: int = 0) -> None:
        """Begin `lanes` games from `root`; `choices` and `observed` are the widths that `look` fills."""
        if lanes < 1:
            raise ValueError(f"a batch needs at least one lane, not {lanes}")
        self.choices = choices
        self.observed = observed
        self.root = root.copy()
        self.state = root.copy()
        self.rng = Rng(seed)
        self.lanes = lanes
        self.room = allocate(lanes, root)
        self.restart(seed)

    def __dealloc__(self) -> None:
        deallocate(self.room)

    def restart(self, seed: int) -> None:
        """Begin all games anew, with the luck of a seed."""
        self.rng.reseed(seed & ALL_BITS)
        for lane in range(self.lanes):
            self.begin()
            put_block(self.room, lane, self.state)

    def begin(self) -> None:
        """Set the working state to a new game at its first decision."""
        copy_block(self.state, self.root)
        self.let_luck_decide()

    def let_luck_decide(self) -> None:
        while self.state.to_act == CHANCE:
            self.state.reveal(self.state.draw(self.rng))

    def run(self, steps: int) -> None:
        """Make so many random steps in every game; other threads run meanwhile."""
        self.run_freely(steps)

    def run_freely(self, steps: int) -> None:
        held = release()
        for lane in range(self.lanes):
            take_block(self.room, lane, self.state)
            for _ in range(steps):
                n = self.state.legal()
                self.state.apply(self.state.moves[self.rng.below(n)])
                self.let_luck_decide()
                if self.state.to_act == OVER:
                    self.begin()
            put_block(self.room, lane, self.state)
        resume(held)

    def step(self, choices: Any, returns: Any, done: Any) -> None:
        """Carry out one choice in every game; fill `returns[lane, seat]` and `done[lane]` for the games that end.

        If any choice is illegal, ValueError names its lane and no game has changed.
        """
        if choices.shape[0] != self.lanes or returns.shape[0] != self.lanes or done.shape[0] != self.lanes:
            raise ValueError(f"the arrays must have {self.lanes} rows")
        if returns.shape[1] != self.root.seats:
            raise ValueError(f"returns must be {self.root.seats} wide")
        bad = self.check(choices)
        if bad >= 0:
            raise ValueError(f"lane {bad}: choice {choices[bad]} is not legal")
        self.advance(choices, returns, done)

    def check(self, choices: Any) -> int:
        """Return the first lane whose choice is illegal, or -1."""
        held = release()
        bad = -1
        for lane in range(self.lanes):
            take_block(self.room, lane, self.state)
            if bad < 0 and not self.holds(self.state.legal(), choice_in(choices, lane)):
                bad = lane
        resume(held)
        return bad

    def holds(self, legal: int, code: int) -> int:
        """Tell whether a code is among the first so many moves."""
        for k in range(legal):
            if self.state.moves[k] == code:
                return 1
        return 0

    def advance(self, choices: Any, returns: Any, done: Any) -> None:
        held = release()
        for lane in range(self.lanes):
            take_block(self.room, lane, self.state)
            self.state.apply(choice_in(choices, lane))
            self.let_luck_decide()
            done[lane] = 0
            for seat in range(self.root.seats):
                returns[lane, seat] = 0.0
            if self.state.to_act == OVER:
                done[lane] = 1
                for seat in range(self.root.seats):
                    returns[lane, seat] = self.worth(seat)
                self.begin()
            put_block(self.room, lane, self.state)
        resume(held)

    def worth(self, seat: int) -> float:
        """Return what a place at the end is worth, as `State.returns` says."""
        mine = self.state.rank(seat)
        beaten = 0
        for other in range(self.root.seats):
            if self.state.rank(other) > mine:
                beaten += 1
            elif self.state.rank(other) < mine:
                beaten -= 1
        return beaten / (self.root.seats - 1.0)

    def look(self, to_act: Any, mask: Any, observation: Any) -> None:
        """Fill, for every game, the seat to act, the mask of its legal choices, and what it observes."""
        if not self.choices or mask.shape[1] != self.choices or observation.shape[1] != self.observed:
            raise ValueError(f"mask and observation must be {self.choices} and {self.observed} wide")
        if to_act.shape[0] != self.lanes or mask.shape[0] != self.lanes or observation.shape[0] != self.lanes:
            raise ValueError(f"the arrays must have {self.lanes} rows")
        self.see(to_act, mask, observation)

    def see(self, to_act: Any, mask: Any, observation: Any) -> None:
        held = release()
        for lane in range(self.lanes):
            take_block(self.room, lane, self.state)
            to_act[lane] = self.state.to_act
            for k in range(mask.shape[1]):
                mask[lane, k] = 0
            for k in range(self.state.legal()):
                mask[lane, self.state.moves[k]] = 1
            for k in range(observation.shape[1]):
                observation[lane, k] = 0.0
            observe_row(self.state, observation, lane)
        resume(held)

    def scores(self, lane: int) -> list[int]:
        """Return the points in one game."""
        take_block(self.room, lane, self.state)
        return [self.state.score(seat) for seat in range(self.root.seats)]
