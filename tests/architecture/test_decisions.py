"""Each dependency has its line in docs/decisions.md, and no line is left of one that has gone."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_each_dependency_is_explained() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    wanted = [*settings["build-system"]["requires"], *project["dependencies"]]
    wanted += [name for extra in project["optional-dependencies"].values() for name in extra]
    names = {re.split(r"[<>=\[]", name)[0] for name in wanted} - {"mezani"}
    page = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| `")]
    assert {row[0].strip(" `") for row in rows} == names
    assert all(len(row) == 4 and all(cell.strip() for cell in row) for row in rows)


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
