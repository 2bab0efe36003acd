"""Matches of bots: each deal is played in every seat order with the same luck, so that seats and cards even out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from statistics import NormalDist, mean, stdev
from typing import Any

from mezani.bots.contract import Limit
from mezani.bots.names import load
from mezani.bots.seat import NO_LIMIT, BotSeat, Failure
from mezani.bots.workers import results
from mezani.core.errors import BadOption
from mezani.core.game import find_game
from mezani.core.match import Match
from mezani.core.rng import Rng

CONFIDENCE = 0.95
SEED_STEP = 1_000_003


@dataclass(frozen=True, slots=True)
class Pairing:
    """What is played: the game, its seats and options, and the names of the bots."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """Who sits down, in turn; with fewer names than seats they are repeated from the first on."""
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: Limit = NO_LIMIT
    seed: int = 0

    def orders(self) -> list[tuple[str, ...]]:
        """Return the different ways in which the bots can be moved round the table."""
        line_up = tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))
        return list(dict.fromkeys(line_up[k:] + line_up[:k] for k in range(self.seats)))

    def check(self) -> None:
        """Raise what a user can have caused, before anything is played."""
        if not 0 < len(self.bots) <= self.seats:
            raise BadOption(f"{len(self.bots)} bots cannot hold {self.seats} seats")
        found = find_game(self.game)
        found.start(self.seats, self.options)
        for name in dict.fromkeys(self.bots):
            load(name, found)


@dataclass(frozen=True, slots=True)
class Held:
    """How one seat of a game went."""

    bot: str
    share: float
    """Its part of the win."""
    score: int
    decisions: int
    seconds: float
    slowest: float


@dataclass(frozen=True, slots=True)
class Played:
    """One game."""

    deal: int
    held: tuple[Held, ...]
    failures: tuple[Failure, ...]
    decisions: int


def play_deal(task: tuple[Pairing, int]) -> list[Played]:
    """Play a deal in every seat order."""
    pairing, deal = task
    return [play(pairing, deal, number, order) for number, order in enumerate(pairing.orders())]


def play(pairing: Pairing, deal: int, number: int, order: Sequence[str]) -> Played:
    """Play one game. Its luck follows from the deal, the luck of its bots from deal, order and seat."""
    found = find_game(pairing.game)
    seed = pairing.seed * SEED_STEP + deal
    match = Match(found, seats=pairing.seats, seed=seed, **pairing.options)
    own = Rng(seed * SEED_STEP + number)
    seats = [BotSeat(found, seat, name, Rng(own.next()), pairing.limit) for seat, name in enumerate(order)]
    try:
        while not match.over:
            for seat in match.to_act:
                choice = seats[seat].choose(match.view(seat), match.legal(seat))
                match.play(seat, choice.decision, publish=True)
    finally:
        for held in seats:
            held.close()
    shares = win_shares(match.ranks)
    return Played(
        deal,
        tuple(
            Held(name, shares[k], match.scores[k], seats[k].decisions, seats[k].seconds, seats[k].slowest)
            for k, name in enumerate(order)
        ),
        tuple(failure for held in seats for failure in held.failures),
        sum(held.decisions for held in seats),
    )


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Return each seat's part of the win; those who share the first place share it."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot of a match did."""

    bot: str
    share: float
    """Its mean part of the win, over all its seats."""
    margin: float | None
    """Half of the 95 % interval of it, over deals; None with fewer than two."""
    even: float
    """What its part would be if all seats were equally strong."""
    milliseconds: float
    """Mean time of a decision."""
    slowest: float
    """The longest time of a decision, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match of bots; it does not depend on who played which game where."""

    pairing: Pairing
    games: tuple[Played, ...]

    @property
    def standings(self) -> list[Standing]:
        """Return how each bot did, in the order of the line-up."""
        return [self.standing(bot) for bot in dict.fromkeys(self.pairing.orders()[0])]

    def standing(self, bot: str) -> Standing:
        """Return how one bot did."""
        deals: dict[int, list[float]] = {}
        for game in self.games:
            deals.setdefault(game.deal, []).append(sum(held.share for held in game.held if held.bot == bot))
        shares = [mean(games) for games in deals.values()]
        held = [held for game in self.games for held in game.held if held.bot == bot]
        decisions = sum(one.decisions for one in held)
        return Standing(
            bot,
            mean(shares),
            interval(shares),
            self.pairing.orders()[0].count(bot) / self.pairing.seats,
            1000 * sum(one.seconds for one in held) / max(1, decisions),
            1000 * max(one.slowest for one in held),
        )

    @property
    def by_seat(self) -> list[float]:
        """Return the part of the wins of each seat, whoever held it."""
        return [mean(game.held[seat].share for game in self.games) for seat in range(self.pairing.seats)]

    @property
    def failures(self) -> list[Failure]:
        """Return all that went wrong with bots."""
        return [failure for game in self.games for failure in game.failures]


def interval(values: Sequence[float]) -> float | None:
    """Return half of the 95 % interval of the mean of independent values."""
    if len(values) < 2:
        return None
    return NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * stdev(values) / math.sqrt(len(values))


def play_match(
    pairing: Pairing,
    games: int,
    make: Callable[[], Executor],
    progress: Callable[[int], None] = lambda games: None,
) -> Outcome:
    """Play at least so many games, whole deals; `progress` is told how many games are done at a time."""
    pairing.check()
    orders = len(pairing.orders())
    deals = math.ceil(games / orders)
    done: dict[int, list[Played]] = {}
    for number, played in all_deals(pairing, deals, make):
        done[number] = played
        progress(len(played))
    return Outcome(pairing, tuple(game for number in sorted(done) for game in done[number]))


def all_deals(pairing: Pairing, deals: int, make: Callable[[], Executor]) -> Iterator[tuple[int, list[Played]]]:
    """Yield each deal with its games, as they are done."""
    return results(make, play_deal, [(pairing, deal) for deal in range(deals)])
