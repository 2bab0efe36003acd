"""Whole games as OpenSpiel writes them down, one per game and seat count.

`python -m tests.adapters.playthroughs` writes them anew.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import mezani.adapters.openspiel  # noqa: F401  (registers the games)
from mezani import GAMES, game

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 7


def stored(id: str, seats: int) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{id}-{seats}.txt.gz"


def read(id: str, seats: int) -> str:
    """Return a stored playthrough."""
    return gzip.decompress(stored(id, seats).read_bytes()).decode()


def replay(text: str, folder: Path) -> str:
    """Let OpenSpiel play a playthrough again; return what it writes now."""
    flags.FLAGS.mark_as_parsed()
    place = folder / "playthrough.txt"
    place.write_text(text, encoding="utf-8")
    again: str = generate_playthrough.replay(str(place))[1]
    return again


def write_all() -> None:
    """Write all of them anew, after a change of rules or data."""
    flags.FLAGS.mark_as_parsed()
    FOLDER.mkdir(exist_ok=True)
    for id in GAMES:
        for seats in game(id).seats:
            text = generate_playthrough.playthrough(f"mezani_{id}(players={seats})", None, seed=SEED)
            stored(id, seats).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    write_all()
