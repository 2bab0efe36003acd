"""Bots that fail are reported, replaced for the game, and the game goes on."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.bots import Choice, Limit
from mezani.bots.deadline import TooLate, Worker
from mezani.bots.names import BadBot, load, simpler
from mezani.bots.seat import BotSeat, Failure
from mezani.core.game import Game

HERE = f"{__name__}"
SHORT = Limit(seconds=-0.8)  # with the grace that a busy machine is given, 0.2 seconds


class Made:
    """A bot for tests: made for a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        return Choice(legal[-1])


class Crashing(Made):
    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        raise RuntimeError("out of ideas")


class Cheating(Made):
    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        return Choice("win")


class Talking(Made):
    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Any:
        return legal[0]


class Looping(Made):
    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        while True:
            pass


class Sleeping(Made):
    def choose(self, view: Any, legal: Sequence[str], limit: Limit, rng: Rng) -> Choice:
        time.sleep(1.5)
        return Choice(legal[0])


def first_decision(match: Match) -> tuple[int, Any, list[str]]:
    seat = match.to_act[0]
    return seat, match.view(seat), match.legal(seat)


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("crashed", "Crashing", "RuntimeError: out of ideas"),
        ("illegal", "Cheating", "'win'"),
        ("illegal", "Talking", "not a Choice"),
        ("late", "Looping", "no answer"),
        ("late", "Sleeping", "no answer"),
    ],
)
def test_a_failing_bot_is_replaced(kind: str, name: str, said: str) -> None:
    match = Match("mara", seats=2, seed=1)
    seat, view, legal = first_decision(match)
    reports: list[Failure] = []
    held = BotSeat(match.game, seat, f"{HERE}:{name}", Rng(1), SHORT, reports.append)
    began = time.perf_counter()
    assert held.choose(view, legal).decision in legal
    assert time.perf_counter() - began < 1.2
    assert [(failure.seat, failure.kind, failure.replaced_by) for failure in reports] == [(seat, kind, "casual")]
    assert said in reports[0].detail
    assert held.failures == reports
    assert held.choose(view, legal).decision in legal
    assert len(reports) == 1, "the replacement stays"
    held.close()


def test_a_bot_that_hangs_is_interrupted() -> None:
    match = Match("mara", seats=2, seed=1)
    seat, view, legal = first_decision(match)
    before = threading.active_count()
    held = BotSeat(match.game, seat, f"{HERE}:Looping", Rng(1), SHORT)
    held.choose(view, legal)
    held.close()
    until = time.perf_counter() + 5
    while threading.active_count() > before and time.perf_counter() < until:
        time.sleep(0.01)
    assert threading.active_count() <= before


def test_the_simpler_bots_end_with_one_that_cannot_fail() -> None:
    chain = ["expert"]
    while chain[-1] != "random":
        chain.append(simpler(chain[-1]))
    assert chain == ["expert", "strong", "casual", "beginner", "greedy", "random"]
    assert simpler("random") == "random"
    assert simpler("exec:anything") == "casual"


def test_a_match_with_a_failing_bot_goes_on() -> None:
    match = Match("kairo", seats=3, seed=2)
    names = [f"{HERE}:Crashing", "random", f"{HERE}:Made"]
    held = [BotSeat(match.game, seat, name, Rng(seat), Limit(simulations=5)) for seat, name in enumerate(names)]
    while not match.over:
        for seat in match.to_act:
            match.play(seat, held[seat].choose(match.view(seat), match.legal(seat)).decision, publish=True)
    assert [len(one.failures) for one in held] == [1, 0, 0]
    for one in held:
        one.close()


def test_a_worker_passes_on_what_a_call_returns_or_raises() -> None:
    worker = Worker()
    assert worker.call(lambda: 6 * 7, 1) == 42
    with pytest.raises(ZeroDivisionError):
        worker.call(lambda: 1 // 0, 1)
    with pytest.raises(TooLate):
        worker.call(lambda: time.sleep(0.3), 0.05)
    worker.abandon()


@pytest.mark.parametrize("name", ["nobody", "no.such.module:Bot", f"{HERE}:Nobody", f"{HERE}:", "tests.bots:"])
def test_a_name_that_no_bot_answers_to(name: str) -> None:
    with pytest.raises(BadBot, match="no bot"):
        load(name, game("mara"))


def test_a_class_that_cannot_choose() -> None:
    with pytest.raises(BadBot, match="cannot choose"):
        load("tests.bots.test_seats:Mute", game("mara"))


class Mute:
    def __init__(self, game: Game) -> None:
        pass


PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["game"] == "africana" and question["view"]["seat"] == question["seat"]
    print(json.dumps({ANSWER}), flush=True)
"""


@pytest.mark.parametrize(
    ("answer", "kinds"),
    [
        ('{"decision": question["legal"][-1], "values": [0.25, 0.75]}', []),
        ('{"decision": "win"}', ["illegal"]),
        ('"no idea"', ["crashed"]),
        ("sys.exit(3)", ["crashed"]),
        ('__import__("time").sleep(60)', ["late"]),
    ],
)
def test_a_program_plays_by_lines_of_json(answer: str, kinds: list[str], tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM.replace("{ANSWER}", answer), encoding="utf-8")
    match = Match("africana", seats=2, seed=1)
    seat, view, legal = first_decision(match)
    limit = Limit(seconds=0.0 if kinds == ["late"] else 20.0)
    held = BotSeat(match.game, seat, f"exec:{sys.executable} {path}", Rng(1), limit)
    choice = held.choose(view, legal)
    assert choice.decision in legal
    assert [failure.kind for failure in held.failures] == kinds
    if not kinds:
        assert choice == Choice(legal[-1], (0.25, 0.75))
    held.close()


def test_a_program_that_does_not_exist_is_replaced() -> None:
    match = Match("mara", seats=2, seed=1)
    seat, view, legal = first_decision(match)
    held = BotSeat(match.game, seat, "exec:no-such-program-anywhere", Rng(1))
    assert held.choose(view, legal).decision in legal
    assert [failure.kind for failure in held.failures] == ["crashed"]
    held.close()
