"""The compiled and the plain form play identical games: a checksum of every legal list, choice, outcome and score."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mezani import GAMES, game
from mezani.core.playout import Playout

SOURCE = Path(__file__).parents[2] / "src"
GAMES_PLAYED = 100_000 if "MEZANI_FUZZ" in os.environ else 2_000
TABLES = [(name, seats) for name in GAMES for seats in game(name).seats]

PROGRAM = """
import sys
from mezani import game
from mezani.core.playout import Playout
name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(Playout(game(name).start(seats), seats).fingerprint(games))
"""


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_forms_play_the_same_games(name: str, seats: int) -> None:
    spec = find_spec(f"mezani.games.{name}.rules")
    assert spec is not None
    assert Path(str(spec.origin)).suffix != ".py", "nothing to compare: the rules are not compiled"
    compiled = Playout(game(name).start(seats), seats).fingerprint(GAMES_PLAYED)
    command = [sys.executable, "-c", PROGRAM, name, str(seats), str(GAMES_PLAYED)]
    plain = subprocess.check_output(command, cwd=SOURCE, env={**os.environ, "MEZANI_PLAIN": "1"}, text=True)
    assert int(plain) == compiled


def test_a_different_game_has_a_different_checksum() -> None:
    """A checksum that could not tell games apart would prove nothing."""
    checksums = [Playout(game("mara").start(3), seed).fingerprint(1) for seed in range(20)]
    assert len(set(checksums)) == 20
