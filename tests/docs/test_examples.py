"""Every example in the pages and docstrings of the project runs and prints what it says."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.examples import examples, run

ROOT = Path(__file__).parents[2]
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if examples(page)]
MODULES = [path for path in sorted((ROOT / "src").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(page) > 0


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_docstrings(path: Path) -> None:
    module = import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_a_wrong_answer_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nx = 2\n```\n\n```python\n>>> x + 2\n4\n```\n", encoding="utf-8")
    assert run(page) == 2
    page.write_text("```python\n>>> 2 + 2\n5\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="Expected"):
        run(page)


def test_the_pages_that_teach_have_examples() -> None:
    assert {"README.md", "library.md"} <= {page.name for page in PAGES}
