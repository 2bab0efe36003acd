"""The compiled and the plain form play identical games: a checksum of every legal list, choice, outcome and score."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mezani import game
from mezani.core.playout import Playout
from tests.contract.walks import FUZZ, each_table

SOURCE = Path(__file__).parents[2] / "src"
BLOCKS, GAMES_A_BLOCK = (10, 10_000) if FUZZ else (1, 2_000)
"""The long run is cut into blocks with seeds of their own, so that all cores share it and a part can be repeated."""

PROGRAM = """
import sys
from mezani import game
from mezani.core.playout import Playout
name, (seats, seed, games) = sys.argv[1], map(int, sys.argv[2:])
print(Playout(game(name).start(seats), seed).fingerprint(games))
"""


@pytest.mark.compiled
@pytest.mark.parametrize("block", range(BLOCKS))
@each_table
def test_both_forms_play_the_same_games(id: str, seats: int, block: int) -> None:
    spec = find_spec(f"mezani.games.{id}.rules")
    assert spec is not None
    assert Path(str(spec.origin)).suffix != ".py", "nothing to compare: the rules are not compiled"
    seed = 10 * block + seats
    compiled = Playout(game(id).start(seats), seed).fingerprint(GAMES_A_BLOCK)
    command = [sys.executable, "-c", PROGRAM, id, str(seats), str(seed), str(GAMES_A_BLOCK)]
    plain = subprocess.check_output(command, cwd=SOURCE, env={**os.environ, "MEZANI_PLAIN": "1"}, text=True)
    assert int(plain) == compiled


def test_a_different_game_has_a_different_checksum() -> None:
    """A checksum that could not tell games apart would prove nothing."""
    checksums = [Playout(game("mara").start(3), seed).fingerprint(1) for seed in range(20)]
    assert len(set(checksums)) == 20
