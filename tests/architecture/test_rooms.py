"""What the contract of the rooms in pyproject.toml cannot say: the lowest rooms stand on Python alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "mezani"
LOWEST = sorted([*PACKAGE.glob("*.py"), *PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/**/*.py")])


def imported(path: Path) -> Iterator[str]:
    """Yield the packages a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", LOWEST, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_core_and_games_need_only_python(path: Path) -> None:
    if path.name in ("cli.py", "__main__.py"):
        return
    assert set(imported(path)) <= {"mezani", *sys.stdlib_module_names}


def test_importing_the_library_imports_nothing_foreign() -> None:
    foreign = ("numpy", "click", "fluent", "gymnasium", "pettingzoo", "pyspiel", "litestar", "msgspec", "sqlalchemy")
    program = f"import sys, mezani; print([name for name in {foreign!r} if name in sys.modules])"
    printed = subprocess.check_output([sys.executable, "-c", program], cwd=PACKAGE.parent, text=True)
    assert printed.strip() == "[]"
