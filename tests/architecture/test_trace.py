"""The trace of rules to tests reads the specifications right and finds every gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from mezani import GAMES
from tests.architecture import trace

SPECIFICATION = """
### MA-9 Crocodile
### DP-BID
- **MA-9.2** A crocodile is legal only at an occupied ford (see MA-9.10).
| AF-2.5 | The empty count |
| KA-D.1 | The engine reads |
| MA-9.2, 9.3 | tested together |
| TV-9 | a vector |
id: V01
rules: MA-4.1
id = "AFV-01a"
"""

TESTS = """
import pytest

@pytest.mark.rule("MA-1.1", "MA-1.2")
def test_frame(): ...

@pytest.mark.parametrize("vector", [pytest.param(1, id="V01", marks=pytest.mark.rule("MA-4.1", "MA-99.1"))])
def test_vector(vector): ...
"""


def test_definitions_are_told_from_mentions() -> None:
    assert trace.defined(SPECIFICATION) == ["DP-BID", "MA-9.2", "AF-2.5", "KA-D.1", "TV-9", "V01", "AFV-01a"]


def test_every_specification_has_a_prefix_of_its_own() -> None:
    games = trace.all_ids()
    prefixes = {(id.partition("-")[0], game) for id, game in games.items() if "." in id}
    assert {game for _, game in prefixes} == set(GAMES)
    assert len(prefixes) == len(GAMES)
    assert {prefix for prefix, _ in prefixes} >= {"MA", "AF", "AN", "KA"}


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_gaps(game: str) -> None:
    ids = {id for id, owner in trace.all_ids().items() if owner == game and "." in id}
    assert len(ids) > 100
    for id in ids:
        section, _, number = id.rpartition(".")
        assert number == "1" or f"{section}.{int(number) - 1}" in ids


def test_marks_and_names_of_vectors_count(tmp_path: Path) -> None:
    tests = tmp_path / "test_sample.py"
    tests.write_text(TESTS, encoding="utf-8")
    found = trace.collect(["MA-1.1", "MA-1.2", "MA-1.3", "MA-4.1", "V01"], str(tests))
    assert [id for id, names in found.tests.items() if names] == ["MA-1.1", "MA-1.2", "MA-4.1", "V01"]
    assert list(found.unknown) == ["MA-99.1"]


def test_every_gap_is_a_fault() -> None:
    found = trace.Collector(["MA-1.1", "MA-1.2", "MA-1.3"])
    found.tests["MA-1.1"] = ["test_a"]
    found.unknown["MA-99.1"] = ["test_b"]
    found.broken = ["test_c.py"]
    wrong = trace.faults(found, {"MA-1.1": "tested all the same", "MA-1.2": "screen", "MA-7.7": "does not exist"})
    assert [fault.partition(":")[0] for fault in wrong] == ["test_c.py", "MA-99.1", "MA-1.3", "MA-1.1", "MA-7.7"]


def test_every_exemption_has_a_reason() -> None:
    assert [id for id, reason in trace.untested().items() if len(reason.split()) < 4] == []
