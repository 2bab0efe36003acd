"""Plays games at random at full speed: for benchmarks, for the comparison of both forms, and for search."""

from mezani.core.ground import *
from mezani.core.memory import *
from mezani.core.rng import Rng
from mezani.core.state import State


class Playout:
    """A random player of whole games, started again and again from one state."""

    def __init__(self, root: State, seed: int = 0) -> None:
        self.root = root
        self.state = root.copy()
        self.rng = Rng(seed)
        self.decisions = 0
        self.choices = 0
        self.luck = 0
        self.digest = 0

    def play(self, games: int) -> None:
        """Play whole games; `decisions`, `choices` (decisions with two or more choices) and `luck` count on."""
        self.play_freely(games)

    def play_freely(self, games: int) -> None:
        held = release()
        for _ in range(games):
            copy_block(self.state, self.root)
            self.finish(self.state)
        resume(held)

    def finish(self, state: State) -> None:
        """Play one state to its end."""
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.reveal(state.draw(self.rng))
                self.luck += 1
            else:
                n = state.legal()
                state.apply(state.moves[self.rng.below(n)])
                self.decisions += 1
                self.choices += n > 1

    def fingerprint(self, games: int) -> int:
        """Play whole games and return a checksum of every legal list, choice, outcome and final score."""
        self.fingerprint_freely(games)
        return self.digest

    def fingerprint_freely(self, games: int) -> None:
        held = release()
        for _ in range(games):
            copy_block(self.state, self.root)
            self.trace(self.state)
        resume(held)

    def trace(self, state: State) -> None:
        """Play one state to its end and take everything that happens into the checksum."""
        while state.to_act != OVER:
            self.mix(state.to_act + 2)
            if state.to_act == CHANCE:
                self.trace_luck(state)
            else:
                self.trace_choice(state)
        for seat in range(state.seats):
            self.mix(state.score(seat) + 1000)
            self.mix(state.rank(seat))

    def trace_luck(self, state: State) -> None:
        outcomes = state.chances()
        for k in range(outcomes):
            self.mix(state.moves[k] * 64 + state.weights[k])
        outcome = state.draw(self.rng)
        self.mix(outcome)
        state.reveal(outcome)
        self.luck += 1

    def trace_choice(self, state: State) -> None:
        n = state.legal()
        for k in range(n):
            self.mix(state.moves[k])
        code = state.moves[self.rng.below(n)]
        self.mix(code)
        state.apply(code)
        self.decisions += 1
        self.choices += n > 1

    def mix(self, value: int) -> None:
        """Take one number into the checksum."""
        self.digest = ((self.digest ^ value) * 1_000_003) & ALL_BITS
        self.digest = self.digest ^ (self.digest >> 29)


class Strain:
    """Copies and samples one state again and again, to measure both."""

    def __init__(self, root: State, seed: int = 0) -> None:
        self.root = root
        self.state = root.copy()
        self.rng = Rng(seed)

    def copies(self, times: int) -> int:
        """Copy the state so many times."""
        for _ in range(times):
            copy_block(self.state, self.root)
        return times

    def samples(self, times: int) -> int:
        """Copy the state so many times and draw anew what the seat to act cannot know."""
        for _ in range(times):
            copy_block(self.state, self.root)
            self.state.sample(self.root.to_act, self.rng)
        return times
