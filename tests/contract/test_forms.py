"""The plain and the compiled form play identical games: one checksum of every legal list, choice, outcome and score."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mezani import State, game
from mezani.core import state as state_module
from mezani.core.playout import Playout
from tests.contract.walks import FUZZ, each_table

GAMES_TO_PLAY = 100_000 if FUZZ else 2_000
CODE = """
from mezani import game
from mezani.core.playout import Playout
print(Playout(game({id!r}).start({seats}), {seats}).fingerprint({games}))
"""


def plain_fingerprint(id: str, seats: int) -> int:
    """Return the checksum of the plain form, played in a process of its own."""
    code = CODE.format(id=id, seats=seats, games=GAMES_TO_PLAY)
    path = str(Path(__file__).parents[2] / "src")
    environment = {**os.environ, "MEZANI_PLAIN": "1", "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return int(run.stdout)


@pytest.mark.compiled
@each_table
def test_both_forms_play_identical_games(id: str, seats: int) -> None:
    assert not str(state_module.__file__).endswith(".py"), "the rules are not compiled"
    root: State = game(id).start(seats)
    assert Playout(root, seats).fingerprint(GAMES_TO_PLAY) == plain_fingerprint(id, seats)
