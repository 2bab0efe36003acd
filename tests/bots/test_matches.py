"""Matches of bots: every deal in each order with the same luck, the same result however the work is shared out."""

from __future__ import annotations

import os
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mezani import BadOption, MezaniError
from mezani.bots import Limit
from mezani.bots.matches import Outcome, Pairing, interval, play_deal, play_match, win_shares
from mezani.bots.names import BadBot
from mezani.bots.workers import Here, NoCluster, executors, results

QUICK = Limit(simulations=6)


def facts(outcome: Outcome) -> list[Any]:
    """Return a result without its clocks."""
    return [
        (game.deal, game.decisions, game.failures, [(held.bot, held.share, held.score) for held in game.held])
        for game in outcome.games
    ]


def test_each_deal_is_played_in_every_order() -> None:
    assert Pairing("mara", 2, ("a", "b")).orders() == [("a", "b"), ("b", "a")]
    assert Pairing("mara", 4, ("a", "b")).orders() == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(Pairing("mara", 3, ("a", "b", "b")).orders()) == 3
    assert Pairing("mara", 3, ("a",)).orders() == [("a", "a", "a")]


@pytest.mark.parametrize(("id", "seats"), [("africa", 2), ("africana", 2), ("kairo", 4), ("mara", 3)])
def test_the_result_does_not_depend_on_the_workers(id: str, seats: int) -> None:
    pairing = Pairing(id, seats, ("beginner", "random"), limit=QUICK)
    games, told = len(pairing.orders()) + 1, list[int]()
    with executors(1) as make:
        here = play_match(pairing, games, make, told.append)
    assert sum(told) == len(here.games) == 2 * (games - 1)
    assert facts(here) == facts(play_match(pairing, games, Backwards, told.append))


@pytest.mark.compiled
def test_two_processes_give_the_same_result() -> None:
    pairing = Pairing("mara", 3, ("beginner", "random", "greedy"), {"rounds": 1}, QUICK, seed=4)
    with executors(1) as make:
        here = play_match(pairing, 6, make)
    with executors(2) as make:
        there = play_match(pairing, 6, make)
    assert facts(here) == facts(there)


class Backwards(Executor):
    """Does the second of two pieces of work first."""

    def __init__(self) -> None:
        self.kept: list[Any] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.kept.append((future, fn, args))
        if len(self.kept) == 2:
            for late, work, its in reversed(self.kept):
                late.set_result(work(*its))
        return future


def test_the_same_deal_brings_the_same_luck() -> None:
    """A bot that plays the first legal choice gets the same cards from either seat."""
    for deal in range(3):
        games = play_deal((Pairing("mara", 2, ("tests.bots.test_seats:Made", "tests.bots.test_matches:Same")), deal))
        assert [held.score for held in games[0].held] == [held.score for held in games[1].held]
    other = play_deal((Pairing("mara", 2, ("tests.bots.test_seats:Made",), seed=1), 0))
    assert other != games


def Same(game: Any) -> Any:  # noqa: N802 - stands where a class stands
    from tests.bots.test_seats import Made

    return Made(game)


def test_a_share_and_its_interval() -> None:
    with executors(1) as make:
        outcome = play_match(Pairing("kairo", 2, ("casual", "random"), limit=Limit(simulations=30)), 10, make)
    casual, random = outcome.standings
    assert casual.share + random.share == pytest.approx(1)
    assert casual.share > 0.7
    assert casual.even == 0.5
    assert casual.margin == random.margin is not None
    assert casual.milliseconds > random.milliseconds
    assert casual.slowest >= casual.milliseconds
    assert sum(outcome.by_seat) == pytest.approx(1)
    assert outcome.failures == []


def test_an_interval_is_that_of_a_mean() -> None:
    assert interval([0.5]) is None
    assert interval([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5025 / 10, abs=1e-3)
    assert win_shares([1, 2, 1]) == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(
    ("pairing", "error"),
    [
        (Pairing("mara", 2, ("random", "nobody")), BadBot),
        (Pairing("mara", 2, ("random",) * 3), BadOption),
        (Pairing("mara", 9, ("random",)), BadOption),
        (Pairing("mara", 2, ("random",), {"rounds": 99}), BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(pairing: Pairing, error: type[MezaniError]) -> None:
    with executors(1) as make, pytest.raises(error):
        play_match(pairing, 2, make)


def test_a_fault_of_the_work_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        list(results(Here, lambda number: 1 // number, [0]))


def dies_once(path: str) -> str:
    if not Path(path).exists():
        Path(path).write_text("was here", encoding="utf-8")
        os._exit(1)
    return "done"


def dies(path: str) -> str:
    os._exit(1)


@pytest.mark.compiled
def test_what_a_dying_worker_held_is_done_again(tmp_path: Path) -> None:
    with executors(2) as make:
        done = dict(results(make, dies_once, [str(tmp_path / name) for name in ("a", "b")]))
        assert done == {0: "done", 1: "done"}


@pytest.mark.compiled
def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with executors(2) as make, pytest.raises(MezaniError, match="again and again"):
        list(results(make, dies, ["x"]))


def test_one_job_needs_no_pool() -> None:
    with executors(1) as make:
        assert isinstance(make(), Here)
    with executors(2) as make:
        assert isinstance(make(), ProcessPoolExecutor)


def test_a_cluster_that_is_not_there() -> None:
    with executors(cluster="tcp://127.0.0.1:9") as make, pytest.raises(NoCluster, match="no cluster"):
        make()
