"""Our search and OpenSpiel's ISMCTS on euchre side by side in one run: rounds interleaved, ratios inside a round.

    python benchmarks/search/one_run.py [ROUNDS] [SECONDS]

Both search the first decision of a game again and again with random rollouts to the end, on one core. What is compared
is the decisions gone through a second: simulations a second, times the decisions of a whole simulation.
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

EUCHRE = "euchre in C++"
SIMULATIONS = 1000


def rate(work: Callable[[], float], seconds: float) -> float:
    """Return the units of work done a second, after one go to warm up."""
    work()
    done, began = 0.0, time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - began
        if passed >= seconds:
            return done / passed


def euchre(seconds: float) -> tuple[float, float]:
    """Return the simulations a second of OpenSpiel's ISMCTS bot, and the decisions of one."""
    import pyspiel

    game, pick = pyspiel.load_game("euchre"), random.Random(1)

    def first_decision() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(pick.choice(state.legal_actions()))
        return state

    def length() -> int:
        state, decisions = first_decision(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(pick.choice(state.legal_actions()))
        return decisions

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS)

    def search() -> float:
        bot.step(first_decision())
        return SIMULATIONS

    return rate(search, seconds), statistics.mean(length() for _ in range(500))


def ours(table: str, seconds: float) -> tuple[float, float]:
    """Return the simulations a second of our search, and the decisions of one."""
    from mezani import Rng, game
    from mezani.bots.search import Search
    from mezani.core.ground import CHANCE

    id, seats = table.split("-")
    found, rng = game(id), Rng(1)
    root, steps, simulations = found.start(int(seats)), 0, 0

    def search() -> float:
        nonlocal steps, simulations
        state = root.copy()
        while state.to_act == CHANCE:
            state.give(state.drawn(rng))
        searching = Search(state, len(found.notation.CHOICES), rng.next())
        searching.run(SIMULATIONS, until_clear=False)
        steps += searching.steps
        simulations += SIMULATIONS
        return SIMULATIONS

    return rate(search, seconds), steps / simulations


def sample(name: str, seconds: float) -> tuple[float, float]:
    """Return the simulations a second of one sample, and the decisions of one."""
    return euchre(seconds) if name == EUCHRE else ours(name, seconds)


def samples() -> list[str]:
    """Return the names of all samples, OpenSpiel's first."""
    from mezani import GAMES, game

    return [EUCHRE, *(f"{id}-{seats}" for id in GAMES for seats in game(id).seats)]


def main(rounds: int, seconds: float) -> None:
    """Take every sample once a round, in turning order, and print the table."""
    names = samples()
    core = {max(os.sched_getaffinity(0))} if hasattr(os, "sched_getaffinity") else None
    got: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            command = [sys.executable, __file__, "--sample", name, str(seconds)]
            pin = (lambda: os.sched_setaffinity(0, core)) if core else None
            out = subprocess.run(command, capture_output=True, text=True, check=True, preexec_fn=pin)
            got[name].append(json.loads(out.stdout.splitlines()[-1]))
    print(f"{rounds} rounds of {seconds} s a sample\n")
    print("| search | best simulations/s | decisions a simulation | decisions/s, times euchre's |")
    print("|---|---|---|---|")
    for name in names:
        best = max(simulations for simulations, _ in got[name])
        print(f"| {name} | {best:,.0f} | {got[name][0][1]:.1f} | {median_ratio(got[name], got[EUCHRE])} |")


def median_ratio(mine: list[tuple[float, float]], theirs: list[tuple[float, float]]) -> str:
    """Return the median of the ratios inside the rounds, with the least and the greatest."""
    ratios = sorted(a * b / (c * d) for (a, b), (c, d) in zip(mine, theirs, strict=True))
    return f"{statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f})"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--sample"]:
        print(json.dumps(sample(sys.argv[2], float(sys.argv[3]))))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
