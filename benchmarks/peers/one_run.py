"""Our games and OpenSpiel's hearts side by side in one run: rounds are interleaved, ratios are taken inside a round.

    python benchmarks/peers/one_run.py [ROUNDS] [SECONDS]

Every sample is a process of its own on one core. "Through Python" plays whole games with each step made from Python;
"in C++" lets OpenSpiel's MCTS bot with one simulation play random rollouts from the first decision after the deal.
The table gives, for each sample, the best decisions a second, and the median of its ratios to hearts through Python.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

HEARTS_PYTHON = "hearts through Python"
HEARTS_CPP = "hearts in C++"


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return the units of work done a second, after one go to warm up."""
    work()
    done, began = 0, time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - began
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
    if how == "python":
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
    table, how = name.split()
    return ours(table, how, seconds)


def samples() -> list[str]:
    """Return the names of all samples, the two of OpenSpiel first."""
    from mezani import GAMES, game

    tables = [f"{id}-{seats}" for id in GAMES for seats in game(id).seats]
    return [HEARTS_PYTHON, HEARTS_CPP, *(f"{table} raw" for table in tables), *(f"{table} python" for table in tables)]


def main(rounds: int, seconds: float) -> None:
    """Take every sample once a round, in turning order, and print the table."""
    names = samples()
    core = {max(os.sched_getaffinity(0))} if hasattr(os, "sched_getaffinity") else None
    got: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            command = [sys.executable, __file__, "--sample", name, str(seconds)]
            pin = (lambda: os.sched_setaffinity(0, core)) if core else None
            out = subprocess.run(command, capture_output=True, text=True, check=True, preexec_fn=pin)
            got[name].append(json.loads(out.stdout.splitlines()[-1]))
    print(f"{rounds} rounds of {seconds} s a sample\n")
    print("| sample | best decisions/s | times hearts through Python | times hearts in C++ |")
    print("|---|---|---|---|")
    for name in names:
        python, cpp = (median_ratio(got[name], got[peer]) for peer in (HEARTS_PYTHON, HEARTS_CPP))
        print(f"| {name} | {max(got[name]):,.0f} | {python} | {cpp} |")


def median_ratio(mine: list[float], theirs: list[float]) -> str:
    """Return the median of the ratios inside the rounds, with the least and the greatest."""
    ratios = sorted(a / b for a, b in zip(mine, theirs, strict=True))
    return f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--sample"]:
        print(json.dumps(sample(sys.argv[2], float(sys.argv[3]))))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
