"""Every file keeps the house's habits: short, said in one sentence, at home on any machine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from mezani import GAMES

ROOT = Path(__file__).parents[2]
FOLDERS = (".ci", "benchmarks", "docs", "src", "tests")
TEXTS = {".ftl", ".md", ".pxd", ".py", ".sh", ".toml", ".txt", ".yml"}
MODULES = sorted(path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py"))
MOST_LINES = 600

PARTS = ("phases", "rules", "notation", "view", "events", "position", "offers", "describe", "count")
LANGUAGES = ("en", "it", "de")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def project_files() -> list[Path]:
    """Return the files of the project that hold text, without what is built from them."""
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    beside = [path for path in ROOT.iterdir() if path.is_file() and not path.name.startswith(".cov")]
    return [path for path in (*inside, *beside) if path.suffix in TEXTS or path.name in ("Makefile", "run")]


@pytest.mark.parametrize("path", [path for path in project_files() if path.suffix in (".py", ".pxd")], ids=name)
def test_a_file_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_begins_with_a_sentence(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name == "__init__.py" and not text:
        return
    first = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]
    assert re.fullmatch(r"[A-Z`].*[.:]", first, re.DOTALL), "a first paragraph in whole sentences"
    assert len(first.splitlines()) <= 2


@pytest.mark.parametrize("path", sorted(ROOT.glob("src/mezani/games/*/rules.py")), ids=name)
def test_rules_take_bits_from_their_helper(path: Path) -> None:
    """Compiled, `1 << k` wraps at 32 bits."""
    assert re.findall(r".*\b1 *<<.*", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", project_files(), ids=name)
def test_a_file_is_at_home_anywhere(path: Path) -> None:
    """No path of one machine, no address to download from: installers are configured where they run."""
    text = path.read_text(encoding="utf-8")
    folders = "work|root|farm|home|opt|Users"
    hosts = r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)"
    assert re.findall(rf"(?<![\w.~])/(?:{folders})/\S*|\S*(?:{hosts})\S*", text) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_files(game: str) -> None:
    folder = ROOT / "src" / "mezani" / "games" / game
    wanted = [folder / "data.toml", folder / "rules.pxd", folder / "phases.pxd"]
    wanted += [folder / f"{part}.py" for part in PARTS]
    wanted += [folder / "words" / f"{language}.ftl" for language in LANGUAGES]
    wanted += [ROOT / "docs" / "rules" / f"{game}.md", ROOT / "tests" / "games" / game / "twins.py"]
    assert [name(path) for path in wanted if not path.is_file()] == []


def test_every_folder_of_a_game_is_in_the_list() -> None:
    folders = {path.parent.name for path in ROOT.glob("src/mezani/games/*/data.toml")}
    assert folders == set(GAMES)
