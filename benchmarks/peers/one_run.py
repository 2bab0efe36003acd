"""Our games and OpenSpiel's hearts side by side in one run: rounds are interleaved, ratios are taken inside a round.

    python benchmarks/peers/one_run.py [--rounds N] [--seconds S] [--write]

Every sample is a process of its own on one core, and counts the processor's time, so that what else the machine does
disturbs little. "Raw" plays whole games inside; "through Python" makes each step from Python (legal list, choice,
step); "in C++" lets OpenSpiel's MCTS bot with one simulation play random rollouts from the first decision after the
deal. Seat decisions are counted, luck is not. The table gives, for each sample, the best decisions a second, and the
median of its ratios inside the rounds. With `--write` it goes into docs/library.md, between its markers.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
BEGIN, END = "<!-- peers -->\n", "<!-- /peers -->\n"

HEARTS_PYTHON = "hearts through Python"
HEARTS_CPP = "hearts in C++"


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return the units of work done in a second of the processor's time, after one go to warm up."""
    work()
    done, began = 0, time.process_time()
    while True:
        done += work()
        passed = time.process_time() - began
        if passed >= seconds:
            return done / passed


def hearts_through_python(seconds: float) -> float:
    """Return OpenSpiel's decisions a second with each step made from Python, the deal included."""
    import pyspiel

    hearts, draw = pyspiel.load_game("hearts"), random.Random(1).random

    def play() -> int:
        state, decisions = hearts.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                left, place = draw(), 0
                while place < len(outcomes) - 1 and left >= outcomes[place][1]:
                    left -= outcomes[place][1]
                    place += 1
                state.apply_action(outcomes[place][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    return rate(play, seconds)


def hearts_in_cpp(seconds: float) -> float:
    """Return OpenSpiel's decisions a second inside its own C++, from the first decision to the end of a game."""
    import pyspiel

    hearts, pick = pyspiel.load_game("hearts"), random.Random(1)

    def first_decision() -> Any:
        state = hearts.new_initial_state()
        while state.is_chance_node():
            state.apply_action(pick.choice(state.legal_actions()))
        return state

    def length() -> int:
        state, decisions = first_decision(), 0
        while not state.is_terminal():
            state.apply_action(pick.choice(state.legal_actions()))
            decisions += not state.is_chance_node()
        return decisions

    each = statistics.mean(length() for _ in range(200))
    start, rollouts = first_decision(), 400

    def search() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, pick.getrandbits(30))
        pyspiel.MCTSBot(hearts, evaluator, 1.4, 1, 50, False, pick.getrandbits(30), False).mcts_search(start)
        return rollouts

    return rate(search, seconds) * each


def ours(name: str, how: str, seconds: float) -> float:
    """Return our decisions a second: whole random games inside, or with each step made from Python."""
    from mezani import game
    from mezani.cli.bench import raw_game
    from mezani.core.playout import Playout

    id, seats = name.split("-")
    root = game(id).start(int(seats))
    if how == "through Python":
        return rate(lambda: raw_game(root), seconds)
    playout = Playout(root, time.perf_counter_ns() % 2**32)

    def play() -> int:
        before = playout.decisions
        playout.play(50)
        return int(playout.decisions - before)

    return rate(play, seconds)


def sample(name: str, seconds: float) -> float:
    """Return the decisions a second of one sample."""
    if name == HEARTS_PYTHON:
        return hearts_through_python(seconds)
    if name == HEARTS_CPP:
        return hearts_in_cpp(seconds)
    table, _, how = name.partition(" ")
    return ours(table, how, seconds)


def samples() -> list[str]:
    """Return the names of all samples, the two of OpenSpiel first."""
    from mezani import GAMES, game

    tables = [f"{id}-{seats}" for id in GAMES for seats in game(id).seats]
    raw, python = [f"{table} raw" for table in tables], [f"{table} through Python" for table in tables]
    return [HEARTS_PYTHON, HEARTS_CPP, *raw, *python]


def measured(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Take every sample once a round, in turning order."""
    names = samples()
    core = {max(os.sched_getaffinity(0))} if hasattr(os, "sched_getaffinity") else None
    pin = (lambda: os.sched_setaffinity(0, core)) if core else None
    got: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            command = [sys.executable, __file__, "--sample", name, "--seconds", str(seconds)]
            out = subprocess.run(command, capture_output=True, text=True, check=True, preexec_fn=pin)
            got[name].append(json.loads(out.stdout.splitlines()[-1]))
    return got


def table(got: dict[str, list[float]]) -> Iterator[str]:
    """Yield the lines of the table."""
    yield "| sample | best decisions/s | times hearts through Python | times hearts in C++ |\n|---|---|---|---|\n"
    for name, rates in got.items():
        python, cpp = (median_ratio(rates, got[peer]) for peer in (HEARTS_PYTHON, HEARTS_CPP))
        yield f"| {name} | {max(rates):,.0f} | {python} | {cpp} |\n"


def median_ratio(mine: list[float], theirs: list[float]) -> str:
    """Return the median of the ratios inside the rounds, with the least and the greatest."""
    ratios = sorted(a / b for a, b in zip(mine, theirs, strict=True))
    return f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def write(lines: str) -> None:
    """Put the table into its place in docs/library.md."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    tail = rest.partition(END)[2]
    PAGE.write_text(f"{head}{BEGIN}\n{lines}\n{END}{tail}", encoding="utf-8")


def main() -> None:
    """Measure, print the table, and write it down if asked to."""
    words = argparse.ArgumentParser(description="Our games and OpenSpiel's hearts side by side.")
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--seconds", type=float, default=1.0, help="of each sample")
    words.add_argument("--write", action="store_true", help="put the table into docs/library.md")
    words.add_argument("--sample", choices=samples(), help="take this one alone, once")
    given = words.parse_args()
    if given.sample:
        print(json.dumps(sample(given.sample, given.seconds)))
        return
    lines = "".join(table(measured(given.rounds, given.seconds)))
    print(f"{given.rounds} rounds of {given.seconds} s a sample\n\n{lines}", end="")
    if given.write:
        write(lines)


if __name__ == "__main__":
    main()
