"""Every test vector of the specification, read from the document and run as it stands (section 10)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.africa.invariants import check_map
from tests.games.africa.scenes import Scene

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "africa.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
BLOCKS = [tomllib.loads(block) for block in re.findall(r"^```toml\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)]
VECTORS: list[dict[str, Any]] = [vector for block in BLOCKS for vector in block["vector"]]

KEYS = {
    *("id", "rules", "source", "note", "players", "options", "rest", "bare", "tiles", "down", "camps", "at", "hand"),
    *("goods", "gold", "gems", "score", "monuments", "idle", "decision", "moves", "finish", "expect"),
}


def nonzero(goods: dict[str, int]) -> dict[str, int]:
    return {kind: n for kind, n in goods.items() if n}


READ: dict[str, Callable[[Scene, Any], Any]] = {
    "legal": lambda scene, _: sorted(scene.legal),
    "has": lambda scene, wanted: [text for text in wanted if text in scene.legal],
    "hasnt": lambda scene, wanted: [text for text in wanted if text not in scene.legal],
    "board": lambda scene, wanted: {space: scene.holds(space) for space in wanted},
    "empties": lambda scene, wanted: {space: scene.empties(space) for space in wanted},
    "next": lambda scene, _: scene.view.phase.upper(),
    "seat": lambda scene, _: scene.seat + 1,
    "over": lambda scene, _: scene.match.over,
    "supply": lambda scene, _: scene.view.supply,
    "score": lambda scene, _: list(scene.view.points),
    "hand": lambda scene, _: list(scene.view.camps),
    "goods": lambda scene, _: [nonzero(owned) for owned in scene.view.goods],
    "gold": lambda scene, _: list(scene.view.gold),
    "gems": lambda scene, _: list(scene.view.gems),
    "at": lambda scene, _: list(scene.view.explorers),
    "goods_points": lambda scene, _: list(scene.view.goods_points),
    "gold_points": lambda scene, _: list(scene.view.gold_points),
    "gem_points": lambda scene, _: list(scene.view.gem_points),
    "total": lambda scene, _: scene.match.scores,
    "winners": lambda scene, _: [seat + 1 for seat, place in enumerate(scene.match.ranks) if place == 1],
    "places": lambda scene, _: scene.match.ranks,
}
"""What is compared with each expectation."""


def wanted_by(key: str, value: Any) -> Any:
    """Return an expectation as it is compared: choices that stand in one text are a list."""
    return sorted(value.split()) if key in ("legal", "has", "hasnt") else value


@pytest.mark.parametrize(
    "vector",
    [pytest.param(vector, id=vector["id"], marks=pytest.mark.rule(*vector["rules"])) for vector in VECTORS],
)
def test_vector(vector: dict[str, Any]) -> None:
    assert vector.keys() <= KEYS
    assert vector["expect"]
    scene = Scene(vector)
    for key, value in vector["expect"].items():
        wanted = wanted_by(key, value)
        assert READ[key](scene, wanted) == wanted, key
    check_map(scene.state)


def test_no_vector_is_missed() -> None:
    """The document's ids, counted without reading its blocks."""
    assert sorted(vector["id"] for vector in VECTORS) == sorted(re.findall(r'^id = "(AFV-\w+)"$', TEXT, re.MULTILINE))
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) > 90
