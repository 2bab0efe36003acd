"""Measures how fast the games play: whole random games on one thread, copies, samples, single steps, batches, start."""

from __future__ import annotations

import resource
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence

from mezani import BadOption, Match, Rng, game
from mezani.core.batch import Batch
from mezani.core.game import Game
from mezani.core.ground import CHANCE, OVER
from mezani.core.playout import Playout, Strain
from mezani.core.state import State

Row = dict[str, str | int | float]
LANES = 1024


def measurements(games: Sequence[str], seats: int | None, seconds: float) -> Iterator[Row]:
    """Yield one row per game and seat count, then one about the program."""
    tables = [(id, number) for id in games for number in game(id).seats if seats in (None, number)]
    if not tables:
        raise BadOption(f"{', '.join(games)}: not for {seats} seats")
    for id, number in tables:
        yield measure(game(id), number, seconds)
    yield {"what": "program", "import_ms": round(import_time() * 1000, 1), "peak_memory_mb": peak_memory()}


def measure(found: Game, seats: int, seconds: float) -> Row:
    """Return all figures of one game and seat count."""
    root = found.start(seats)
    row: Row = {"game": found.id, "seats": seats}
    playout = Playout(root, 1)
    games = 0

    def play_games() -> int:
        nonlocal games
        playout.play(100)
        games += 100
        return 100

    per_second = rate(play_games, seconds)
    row["decisions_per_s"] = round(per_second * playout.decisions / games)
    row["choices_per_s"] = round(per_second * playout.choices / games)
    row["games_per_s"] = round(per_second)
    row["decisions_per_game"] = round(playout.decisions / games, 1)
    row["choices_per_game"] = round(playout.choices / games, 1)
    row["luck_per_game"] = round(playout.luck / games, 1)
    strain = Strain(middle(root), 1)
    row["copies_per_s"] = round(rate(lambda: strain.copies(10_000), seconds / 2))
    row["samples_per_s"] = round(rate(lambda: strain.samples(1_000), seconds / 2))
    row["raw_steps_per_s"] = round(rate(lambda: raw_game(root), seconds))
    row["match_steps_per_s"] = round(rate(lambda: checked_game(found.id, seats), seconds))
    row["batch_steps_per_s"] = round(batch_rate(root, 1, seconds))
    row["batch_steps_per_s_2_threads"] = round(batch_rate(root, 2, seconds))
    row["peak_memory_mb"] = peak_memory()
    return row


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return the units of work done a second, after one go to warm up."""
    work()
    done = 0
    began = time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - began
        if passed >= seconds:
            return done / passed


def middle(root: State) -> State:
    """Return a state from the middle of a random game."""
    states = []
    state = root.copy()
    rng = Rng(7)
    while state.to_act != OVER:
        step_at_random(state, rng)
        if state.to_act not in (CHANCE, OVER):
            states.append(state.copy())
    return states[len(states) // 2]


def step_at_random(state: State, rng: Rng) -> bool:
    """Make one step from Python; return whether a seat made it."""
    if state.to_act == CHANCE:
        state.give(state.drawn(rng))
        return False
    codes = state.codes()
    state.step(codes[rng.below(len(codes))])
    return True


def raw_game(root: State) -> int:
    """Play a game on the raw state from Python: legal list, choice, step."""
    state, rng, decisions = root.copy(), Rng(time.perf_counter_ns()), 0
    while state.to_act != OVER:
        decisions += step_at_random(state, rng)
    return decisions


def checked_game(id: str, seats: int) -> int:
    """Play a game as a checked match from Python: legal texts, choice, play with its events."""
    match, rng, decisions = Match(id, seats=seats, seed=time.perf_counter_ns()), Rng(time.perf_counter_ns()), 0
    while not match.over:
        for seat in match.to_act:
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))], publish=True)
            decisions += 1
    return decisions


def batch_rate(root: State, threads: int, seconds: float) -> float:
    """Return the random steps a second of a batch of many games on some threads."""
    batches = [Batch(root, LANES // threads, seed) for seed in range(threads)]

    def run() -> int:
        workers = [threading.Thread(target=batch.run, args=(20,)) for batch in batches]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return 20 * LANES

    return rate(run, seconds)


def import_time(attempts: int = 5) -> float:
    """Return the least time that `import mezani` takes in a fresh Python, of some attempts."""
    program = "import time; began = time.perf_counter(); import mezani; print(time.perf_counter() - began)"
    command = [sys.executable, "-c", program]
    return min(float(subprocess.check_output(command, text=True)) for _ in range(attempts))


def peak_memory() -> float:
    """Return the most memory this process has used, in MB; macOS counts it in bytes, other systems in KB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (2**20 if sys.platform == "darwin" else 2**10), 1)
