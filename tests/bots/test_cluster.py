"""Matches on a cluster: the same results as here, and a worker that dies loses no game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
}
pytestmark = pytest.mark.compiled

CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster:
        print(cluster.scheduler_address, *(worker.pid for worker in cluster.workers.values()), flush=True)
        sys.stdin.read()
"""


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[int]]]:
    """Start a scheduler and two workers on loopback; yield the address and the processes of the workers."""
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT,
        cwd=tmp_path,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    address, *pids = running.stdout.readline().split()
    yield address, [int(pid) for pid in pids]
    running.stdin.close()
    running.wait(30)
    running.stdout.close()


MATCH = """
import json, os, signal, sys
from mezani.bots import Limit
from mezani.bots.matches import Pairing, play_match
from mezani.bots.workers import executors
if __name__ == "__main__":
    doomed = [int(pid) for pid in sys.argv[2:]]
    def progress(games):
        while doomed:
            os.kill(doomed.pop(), signal.SIGKILL)
    pairing = Pairing("mara", 2, ("beginner", "random"), {"rounds": 1}, Limit(simulations=20))
    with executors(cluster=sys.argv[1] or None) as make:
        games = play_match(pairing, 24, make, progress).games
    print(json.dumps([[game.deal, *((held.bot, held.share, held.score) for held in game.held)] for game in games]))
"""


def match(folder: Path, cluster: str = "", doomed: tuple[int, ...] = ()) -> Any:
    """Play a short match and return its games; those workers are killed after the first game."""
    script = folder / "match.py"
    script.write_text(MATCH, encoding="utf-8")
    command = [sys.executable, str(script), cluster, *map(str, doomed)]
    done = subprocess.run(command, check=False, env=ENVIRONMENT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_cluster_gives_the_same_result_and_survives_a_worker(cluster: tuple[str, list[int]], tmp_path: Path) -> None:
    address, workers = cluster
    here = match(tmp_path)
    assert len(here) == 24
    assert match(tmp_path, address) == here
    assert match(tmp_path, address, (workers[0],)) == here
