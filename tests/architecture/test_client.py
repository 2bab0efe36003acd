"""What the browser client takes from Python is up to date: its types, and the mark of what it was built from."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).parents[2] / "web"


def script(name: str) -> ModuleType:
    """Return a script of the client's folder as a module."""
    spec = importlib.util.spec_from_file_location(f"web_{name}", WEB / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_those_of_the_messages_and_views() -> None:
    for path, text in script("write_types").files().items():
        assert path.read_text("utf-8") == text, f"run web/write_types.py: {path.name} differs"


def test_the_mark_of_a_build_changes_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = script("build")
    before = build.fingerprint()
    assert before == build.fingerprint()
    names = {path.relative_to(build.ROOT).as_posix() for path in build.sources()}
    assert {"web/package-lock.json", "web/src/main.ts", "src/mezani/words/client/de.ftl"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/tests")]
    monkeypatch.setattr(build, "WEB", tmp_path)
    assert build.fingerprint() != before


def test_the_lock_file_names_no_address_to_fetch_from() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
