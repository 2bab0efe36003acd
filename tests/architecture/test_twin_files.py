"""What is written twice, once for Python and once for C, is the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mezani import GAMES
from mezani.core import ground

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "mezani"


def c_constants(path: Path) -> dict[str, int]:
    """Return the members of the enums of a `.pxd`, with their values there."""
    text = path.read_text(encoding="utf-8")
    return {name: int(value) for name, value in re.findall(r"^ +([A-Z_]+) = (-?\d+)$", text, re.MULTILINE)}


def python_constants(path: Path) -> dict[str, int]:
    """Return the numbers a module names."""
    text = path.read_text(encoding="utf-8")
    return {name: int(value) for name, value in re.findall(r"^([A-Z_]+) = (-?\d+)$", text, re.MULTILINE)}


@pytest.mark.parametrize("game", GAMES)
def test_phases(game: str) -> None:
    folder = PACKAGE / "games" / game
    phases = python_constants(folder / "phases.py")
    assert phases
    assert phases == c_constants(folder / "phases.pxd")
    statements = [line for line in (folder / "phases.pxd").read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(statements) == len(phases) + 1, "phases.pxd holds one enum and nothing else"


def test_ground() -> None:
    text = (PACKAGE / "core" / "ground.pxd").read_text(encoding="utf-8")
    defines = dict(re.findall(r"#define (MEZANI_\w+) (\S+)", text))
    named = dict(re.findall(r'(?:enum:|const Bits) (\w+) "(MEZANI_\w+)"', text))
    assert set(defines) == set(named.values())
    values = {name: int(defines[macro].rstrip("UL"), 0) for name, macro in named.items()}
    assert values.pop("COMPILED") == 1
    assert not ground.COMPILED
    assert values == {name: getattr(ground, name) for name in values}
    functions = set(re.findall(r'^    \w+ (\w+) "\w+"\([^)]*\) nogil$', text, re.MULTILINE))
    functions |= set(re.findall(r'^    (?:Held|void) (\w+) "PyEval', text, re.MULTILINE))
    constants = {name for name in vars(ground) if name.isupper()}
    assert constants == set(named)
    assert functions == {name for name, value in vars(ground).items() if callable(value) and not name.startswith("_")}
