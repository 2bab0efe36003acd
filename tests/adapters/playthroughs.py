"""Whole games as OpenSpiel writes them down, one per game and seat count.

`make playthroughs` (`python -m tests.adapters.playthroughs`) writes them anew, after a change of rules, data or views.
They are equal on every machine and in both forms; what differs shows which state, and what of it, has changed.
"""

from __future__ import annotations

import lzma
import shutil
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import mezani.adapters.openspiel  # noqa: F401  (registers the games)
from mezani import GAMES, game

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 7


def stored(id: str, seats: int) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{id}-{seats}.txt.xz"


def read(id: str, seats: int) -> str:
    """Return a stored playthrough."""
    return lzma.decompress(stored(id, seats).read_bytes()).decode()


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
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    for id in GAMES:
        for seats in game(id).seats:
            text = generate_playthrough.playthrough(f"mezani_{id}(players={seats})", None, seed=SEED)
            stored(id, seats).write_bytes(lzma.compress(text.encode(), preset=9))
            print(f"{stored(id, seats).name}: {len(text):,} letters, {stored(id, seats).stat().st_size:,} bytes")


if __name__ == "__main__":
    write_all()
