"""Bots at the command line: matches of them, and tables with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mezani import Match
from mezani.cli import main

CRASHING = "tests.bots.test_seats:Crashing"


def run(*words: str | Path, said: str = "") -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=said)


def test_a_match_is_told_in_lines() -> None:
    done = run("match", "mara", "casual", "random", "--games", "4", "--jobs", "1", "--option", "rounds=1")
    assert done.exit_code == 0
    head, casual, random, seats = done.stdout.splitlines()
    assert head == "mara, 2 seats, 4 games"
    assert casual.startswith("casual: wins ")
    assert " ± " in casual
    assert "(even: 50 %)" in random
    assert seats.startswith("wins by seat, in percent: ")


def test_a_match_is_told_as_json_and_repeats_itself() -> None:
    words = (
        "match",
        "kairo",
        "beginner",
        "random",
        "--seats",
        "4",
        "--games",
        "3",
        "--seed",
        "2",
        "--jobs",
        "1",
        "--json",
    )
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    for result in (first, second):
        assert result["games"] == 4
        for bot in result["bots"]:
            assert bot.pop("slowest") >= bot.pop("milliseconds") > 0
    assert first == second
    assert [bot["bot"] for bot in first["bots"]] == ["beginner", "random"]
    assert sum(bot["share"] for bot in first["bots"]) == pytest.approx(1)


def test_a_match_lists_what_went_wrong() -> None:
    done = run("match", "mara", CRASHING, "random", "--games", "2", "--jobs", "1", "--option", "rounds=1")
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1] == f"{CRASHING} failed 2 times: crashed, RuntimeError: out of ideas"


@pytest.mark.parametrize("against", ["beginner", "greedy,random"])
def test_a_table_with_bots(against: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    words = ("play", "kairo", "--seats", "3", "--seat", "1", "--against", against, "--seed", "3", "--save", path)
    done = run(*words, said="1\n" * 3000)
    assert done.exit_code == 0
    assert Match.replay(path.read_text(encoding="utf-8")).over


@pytest.mark.parametrize(("language", "said"), [("en", "plays on"), ("it", "gioca"), ("de", "spielt weiter")])
def test_a_table_goes_on_when_a_bot_fails(language: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    words = ("play", "mara", "--against", CRASHING, "--seed", "3", "--lang", language, "--save", path)
    done = run(*words, said="1\n" * 3000)
    assert done.exit_code == 0
    assert [line for line in done.stdout.splitlines() if said in line and "casual" in line]
    assert Match.replay(path.read_text(encoding="utf-8")).over
