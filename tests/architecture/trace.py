"""Lists every rule, property and test vector of docs/rules with the tests that cover it; fails if one has none.

`make trace` runs it. Tests name ids in full, `@pytest.mark.rule("MA-9.2", "MA-9.3")`; a test that runs one test vector
may be called by its id instead, as in `test_vector[V20]`.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPECIFICATIONS = ROOT / "docs" / "rules"
UNTESTED = "untested.toml"
"""Beside a game's tests: the ids that need none, each with its reason."""

ID = r"(?:[A-Z]{2}-(?:D|\d+)\.\d+|(?:[A-Z]{3}|KT|TV)-\d+[a-z]?|(?:DP|AT)-[A-Z]+|[VW]\d+)"
DEFINED = re.compile(rf'^(?:### ({ID})|- \*\*({ID})\*\*|\| *({ID}) *\||id: ({ID})$|id = "({ID})"$)', re.MULTILINE)


def defined(specification: str) -> list[str]:
    """Return the ids a specification defines: in a heading, a bold item, a table's first cell or a vector's block."""
    found = (next(filter(None, match.groups())) for match in DEFINED.finditer(specification))
    return list(dict.fromkeys(found))


def all_ids() -> dict[str, str]:
    """Return every defined id with its game."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(SPECIFICATIONS.glob("*.md"))}
    return {id: game for game, text in texts.items() for id in sorted(defined(text), key=in_order)}


def in_order(id: str) -> list[tuple[bool, int, str]]:
    """Return the key that sorts MA-9.2 before MA-10.1."""
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", id)]


def untested() -> dict[str, str]:
    """Return the ids that need no test, each with its reason."""
    lists = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob(f"tests/games/*/{UNTESTED}"))]
    return {id: str(reason) for exempt in lists for id, reason in exempt.items()}


class Collector:
    """A pytest plugin that notes which ids each collected test names."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.tests: dict[str, list[str]] = {id: [] for id in ids}
        self.unknown: dict[str, list[str]] = {}
        self.broken: list[str] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for id in ids_named_by(item):
                known = self.tests if id in self.tests else self.unknown
                known.setdefault(id, []).append(item.nodeid)
            case = getattr(getattr(item, "callspec", None), "id", "")
            if case in self.tests and item.nodeid not in self.tests[case]:
                self.tests[case].append(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)


def ids_named_by(item: pytest.Item) -> dict[str, None]:
    """Return the ids of a test's `rule` marks, each once."""
    return dict.fromkeys(id for mark in item.iter_markers("rule") for id in mark.args)


def collect(ids: Iterable[str], *places: str) -> Collector:
    """Collect tests without running them."""
    collector = Collector(ids)
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-q", *places], plugins=[collector])
    return collector


def faults(found: Collector, exempt: Mapping[str, str]) -> list[str]:
    """Return what is wrong, one line each."""
    return [
        *(f"{place}: cannot be collected" for place in found.broken),
        *(f"{id}: no specification defines it, but {tests[0]} names it" for id, tests in found.unknown.items()),
        *(f"{id}: no test" for id, tests in found.tests.items() if not tests and id not in exempt),
        *(f"{id}: has tests, so {UNTESTED} must not list it" for id in exempt if found.tests.get(id)),
        *(f"{id}: {UNTESTED} lists it, but no specification defines it" for id in exempt if id not in found.tests),
    ]


def main() -> int:
    """Print the trace, then what is wrong; return the exit code."""
    games, exempt = all_ids(), untested()
    found = collect(games, str(ROOT / "tests"))
    for id, tests in found.tests.items():
        print(f"{id:10} {exempt.get(id, '')}" if not tests else f"{id:10} {len(tests)}")
        for test in tests:
            print(f"{'':10} {test.removeprefix('tests/')}")
    wrong = faults(found, exempt)
    for game in dict.fromkeys(games.values()):
        mine = [id for id in found.tests if games[id] == game]
        tested = sum(bool(found.tests[id]) for id in mine)
        print(f"{game}: {len(mine)} ids, {tested} tested, {sum(id in exempt for id in mine)} exempt")
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
