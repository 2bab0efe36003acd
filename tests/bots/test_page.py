"""The bots of docs/write-a-bot.md play, saved as the page says."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from mezani.cli import main
from tests.docs.examples import examples

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


@pytest.mark.parametrize("id", ["africa", "africana", "kairo", "mara"])
def test_the_bots_of_the_page_play(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = [source for _, source in examples(PAGE)]
    (tmp_path / "my_bots.py").write_text(next(block for block in blocks if "class Certain" in block), encoding="utf-8")
    program = tmp_path / "last.py"
    program.write_text(next(block for block in blocks if "sys.stdin" in block), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    words = [
        "match",
        id,
        "my_bots:Certain",
        f"exec:{sys.executable} {program}",
        "--games",
        "2",
        "--jobs",
        "1",
        "--json",
    ]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    result = json.loads(done.stdout)
    assert result["failures"] == []
    assert result["games"] == 2
    assert sum(bot["share"] for bot in result["bots"]) == pytest.approx(1)
