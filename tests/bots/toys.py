"""Tiny games whose right answer is known, for the plain form (no class can derive from compiled rules in Python).

Run as a program it searches each and prints what it found as JSON; `test_search.py` compares that with brute force.
"""

from __future__ import annotations

import json
from typing import Any

from mezani.bots.search import Search
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.rng import Rng
from mezani.core.state import State

SAFE, GAMBLE = 0, 1
ROCK, PAPER, SCISSORS = 0, 1, 2


class Pile(State):
    """Seats take one to three stones in turn; whoever takes the last one wins."""

    def __init__(self, stones: int = 0, seats: int = 2) -> None:
        super().__init__()
        self.seats = seats
        self.stones = stones
        self.to_act = 0
        self.winner = NOBODY

    def legal(self) -> int:
        n = min(3, self.stones)
        for k in range(n):
            self.moves[k] = k + 1
        return n

    def apply(self, code: int) -> None:
        self.stones -= code
        if self.stones:
            self.to_act = (self.to_act + 1) % self.seats
        else:
            self.winner, self.to_act = self.to_act, OVER

    def score(self, seat: int) -> int:
        return int(seat == self.winner)


class Gamble(State):
    """Seat 0 wins 6 times in 10 by playing safe, or 8 times in 10 by gambling, unless luck brings nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.to_act = 0
        self.chosen = NOBODY
        self.winner = NOBODY

    def legal(self) -> int:
        self.moves[0], self.moves[1] = SAFE, GAMBLE
        return 2

    def apply(self, code: int) -> None:
        self.chosen, self.to_act = code, CHANCE

    def chances(self) -> int:
        self.moves[0], self.moves[1] = 0, 1
        self.weights[0], self.weights[1] = (6, 4) if self.chosen == SAFE else (8, 2)
        return 2

    def reveal(self, outcome: int) -> None:
        self.winner, self.to_act = outcome, OVER

    def score(self, seat: int) -> int:
        return int(seat == self.winner)


class Hands(State):
    """Rock, paper, scissors with sealed choices; equal ones share the win."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.to_act = 0
        self.sealed_hand = [NOBODY, NOBODY]

    def legal(self) -> int:
        self.moves[:3] = [ROCK, PAPER, SCISSORS]
        return 3

    def may_act(self, seat: int) -> bool:
        return self.sealed_hand[seat] == NOBODY

    def is_sealed(self) -> bool:
        return self.to_act != OVER

    def turn_to(self, seat: int) -> None:
        self.to_act = seat

    def apply(self, code: int) -> None:
        self.sealed_hand[self.to_act] = code
        waiting = [seat for seat in range(2) if self.sealed_hand[seat] == NOBODY]
        self.to_act = waiting[0] if waiting else OVER

    def score(self, seat: int) -> int:
        mine, other = self.sealed_hand[seat], self.sealed_hand[1 - seat]
        return int(mine != NOBODY and other != NOBODY and (mine - other) % 3 == 1)

    def sample(self, seat: int, rng: Rng) -> None:
        if self.to_act != OVER and self.sealed_hand[1 - seat] != NOBODY:
            self.sealed_hand[1 - seat] = rng.below(3)


class Coin(State):
    """Seat 1 holds a coin in one of its hands; seat 0 names the hand and wins if it is right."""

    def __init__(self, hand: int = 0) -> None:
        super().__init__()
        self.seats = 2
        self.to_act = 0
        self.hand = hand
        self.winner = NOBODY

    def legal(self) -> int:
        self.moves[0], self.moves[1] = 0, 1
        return 2

    def apply(self, code: int) -> None:
        self.winner, self.to_act = int(code != self.hand), OVER

    def score(self, seat: int) -> int:
        return int(seat == self.winner)

    def sample(self, seat: int, rng: Rng) -> None:
        if seat == 0:
            self.hand = rng.below(4) // 3  # three times in four it is the left one


def found(state: State, simulations: int, **style: Any) -> dict[str, Any]:
    search = Search(state, 4, 7, **style)
    done = search.run(simulations, until_clear=False)
    edges = search.edges()
    return {
        "simulations": done,
        "visits": sum(visits for _, visits, _ in edges),
        "nodes": search.nodes,
        "choice": edges[0][0],
        "values": {str(code): values for code, _, values in edges},
    }


def second_hand() -> Hands:
    state = Hands()
    state.apply(ROCK)
    return state


def main() -> dict[str, Any]:
    """Search every toy."""
    return {
        "piles": {f"{seats} {stones}": found(Pile(stones, seats), 3000) for seats in (2, 3) for stones in range(4, 10)},
        "gamble": found(Gamble(), 2000),
        "gamble in tree": found(Gamble(), 2000, luck_in_tree=True),
        "first hand": found(Hands(), 3000),
        "second hand": found(second_hand(), 3000),
        "coin left": found(Coin(0), 1000),
        "coin right": found(Coin(1), 1000),
    }


if __name__ == "__main__":
    print(json.dumps(main()))
