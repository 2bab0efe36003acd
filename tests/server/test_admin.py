"""An operator's commands, beside a running server's data."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from mezani.cli import main
from tests.server.places import play_to_end, running
from tests.server.test_playing import pair


@pytest.fixture
def code(tmp_path: Path) -> str:
    """Return the code of a table that is over, in a server's data in `tmp_path`; another one runs."""

    async def story() -> str:
        async with running(tmp_path) as place:
            code, ada, bob = await pair(place, "mara")
            await play_to_end(code, {0: ada, 1: bob})
            await pair(place, "kairo")
            return code

    return asyncio.run(story())


def run(folder: Path, *arguments: str, exit_code: int = 0) -> str:
    command, *rest = arguments
    result = CliRunner().invoke(main, ["admin", command, "--data", str(folder), *rest])
    assert result.exit_code == exit_code, result.output
    return result.output


def test_show_export_and_import(tmp_path: Path, code: str) -> None:
    shown = run(tmp_path, "show", code)
    assert shown.startswith(f"{code} mara over\n")
    assert "0 person Ada" in shown
    record = run(tmp_path, "export", code)
    assert record.startswith("mezani 1\ngame mara\n")
    assert "Ada" not in record
    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    again = run(tmp_path, "import", str(file)).strip()
    assert run(tmp_path, "export", again) == record
    run(tmp_path, "show", "ZZZZ-ZZZZ", exit_code=2)


def test_replay_all_freezes_what_no_longer_replays_and_thaws_it_when_it_does(tmp_path: Path, code: str) -> None:
    assert run(tmp_path, "replay-all") == "2 tables replay, 0 are frozen now, 0 replay again.\n"
    change(tmp_path, "UPDATE entries SET text = text || 'x' WHERE number = 9 AND \"table\" = 1")
    assert run(tmp_path, "replay-all", exit_code=1).startswith(f"{code}: entry 10: ")
    assert "frozen" in run(tmp_path, "show", code)
    change(tmp_path, "UPDATE entries SET text = rtrim(text, 'x') WHERE number = 9 AND \"table\" = 1")
    assert run(tmp_path, "replay-all").endswith("0 are frozen now, 1 replay again.\n")


def change(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "mezani.db") as database:
        database.execute(statement)
    database.close()


def test_a_backup_is_restored_by_putting_it_back(tmp_path: Path, code: str) -> None:
    run(tmp_path, "backup", str(tmp_path / "copy.db"))
    other = tmp_path / "other"
    other.mkdir()
    (tmp_path / "copy.db").rename(other / "mezani.db")
    assert run(other, "export", code) == run(tmp_path, "export", code)


def test_a_new_key_for_the_host(tmp_path: Path, code: str) -> None:
    assert len(run(tmp_path, "host-key").strip()) == 32
