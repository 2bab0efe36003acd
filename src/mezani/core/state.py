"""One instant of a game: the contract that the rules of every game fulfil, unchecked and fast.

The methods named like the rulebook (`legal`, `apply`, ...) are the inside: they trust their caller and run without the
interpreter. Python reaches them through the second group, `codes`, `step`, ..., which is the same in both forms.
People, servers and tests that want every choice checked use `mezani.Match`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

from mezani.core.ground import *
from mezani.core.memory import *
from mezani.core.rng import Rng

MOST_CHOICES = 512
"""The longest legal list of any game."""

MOST_OUTCOMES = 128
"""The most outcomes luck may have at one moment."""


class State:
    """One instant of one game. Holds no history, names or clocks; a copy is one copy of memory."""

    def __init__(self) -> None:
        self.seats = 0
        self.to_act = OVER
        self.moves = [0] * 512
        self.weights = [0] * 128
        self.block = block_of(self, type(self).__basicsize__)

    # The inside: each game writes these. ------------------------------------------------------------------------------

    def legal(self) -> int:
        """Fill `moves` with the codes the seat to act may choose, in the specification's order; return how many."""
        return 0

    def apply(self, code: int) -> None:
        """Carry out a choice of the seat to act, and everything automatic that follows until somebody must act."""

    def chances(self) -> int:
        """Fill `moves` and `weights` with the outcomes luck may have now, rising; return how many."""
        return 0

    def reveal(self, outcome: int) -> None:
        """Carry out an outcome of luck, and everything automatic that follows."""

    def draw(self, rng: Rng) -> int:
        """Return an outcome of luck drawn by its weight."""
        outcomes = self.chances()
        total = 0
        for k in range(outcomes):
            total += self.weights[k]
        left = rng.below(total)
        k = 0
        while left >= self.weights[k]:
            left -= self.weights[k]
            k += 1
        return self.moves[k]

    def may_act(self, seat: int) -> bool:
        """Tell whether this seat may choose now. More than one seat may while choices are sealed."""
        return seat == self.to_act

    def is_sealed(self) -> bool:
        """Tell whether the choices made now are secret and simultaneous, in any order of arrival."""
        return False

    def turn_to(self, seat: int) -> None:
        """Let another seat be the one to act: sealed choices come in any order, and can be made anew."""

    def is_free(self, code: int) -> bool:
        """Tell whether a choice could be taken back until luck is drawn or another seat chooses."""
        return False

    def score(self, seat: int) -> int:
        """Return the points of a seat as they would count if the game ended now."""
        return 0

    def rank(self, seat: int) -> int:
        """Return the place of a seat by the game's own comparison, 1 the best; equal seats share it."""
        place = 1
        for other in range(self.seats):
            if self.score(other) > self.score(seat):
                place += 1
        return place

    def sample(self, seat: int, rng: Rng) -> None:
        """Draw anew all that `seat` (NOBODY: a spectator) cannot know, as likely as it is for that seat."""

    def observe(self, seat: int, out: list[float]) -> None:
        """Write what `seat` knows as numbers, for learners; each game's OBSERVED tells how many."""

    # The same for Python. ---------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, seats: int, options: Mapping[str, int | str | bool]) -> Self:
        """Return the state before anything happened. Options must be complete and checked (`Game.settle`)."""
        state = cls()
        state.seats = seats
        state.set_up(options)
        return state

    def set_up(self, options: Mapping[str, int | str | bool]) -> None:
        """Prepare the first instant for `self.seats` seats."""

    def codes(self) -> list[int]:
        """Return the codes of the choices the seat to act may make."""
        return [self.moves[k] for k in range(self.legal())]

    def step(self, code: int) -> None:
        """Carry out a choice; trusts its caller."""
        self.apply(code)

    def outcomes(self) -> list[tuple[int, int]]:
        """Return what luck may bring now, each with its weight."""
        return [(self.moves[k], self.weights[k]) for k in range(self.chances())]

    def give(self, outcome: int) -> None:
        """Carry out an outcome of luck; trusts its caller."""
        self.reveal(outcome)

    def drawn(self, rng: Rng) -> int:
        """Return an outcome of luck drawn by its weight."""
        return self.draw(rng)

    def can_act(self, seat: int) -> bool:
        """Tell whether this seat may choose now."""
        return bool(self.may_act(seat))

    def sealed(self) -> bool:
        """Tell whether the choices made now are secret and simultaneous."""
        return bool(self.is_sealed())

    def give_turn(self, seat: int) -> None:
        """Let another seat that may act be the one to act."""
        self.turn_to(seat)

    def revocable(self, code: int) -> bool:
        """Tell whether a choice could be taken back until luck is drawn or another seat chooses."""
        return bool(self.is_free(code))

    def scores(self) -> list[int]:
        """Return the points of every seat."""
        return [self.score(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Return the place of every seat."""
        return [self.rank(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """Return what the places are worth: 1 for beating all others, -1 for beating none, equal seats alike; sum 0."""
        places = self.ranks()
        others = max(1, self.seats - 1)
        return [sum((other > place) - (other < place) for other in places) / others for place in places]

    def observation(self, seat: int, observed: int) -> list[float]:
        """Return what `observe` writes into zeros, the first so many numbers (at most 16384)."""
        return observation_of(self, seat, observed)

    def resample(self, seat: int, rng: Rng) -> None:
        """Draw anew all that `seat` cannot know."""
        self.sample(seat, rng)

    def copy(self) -> Self:
        """Return an independent state equal to this one."""
        twin = type(self).__new__(type(self))
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Self) -> None:
        """Become equal to another state of the same game."""
        copy_block(self, other)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[type[State], Any], State], tuple[type[State], Any]]:
        """Let a state be pickled, for other processes that run the same build."""
        return unpacked, (type(self), packed(self))


def unpacked(kind: type[State], content: Any) -> State:
    """Return the state that was packed."""
    state = kind()
    unpack(state, content)
    return state
