"""The commands: what they print, and that what goes wrong is one line on stderr and exit code 2."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest
from click.testing import CliRunner, Result

from mezani import GAMES, Match, game, verify
from mezani.cli import main
from mezani.core.counts import count_lines
from tests.contract.walks import each_table

SOURCE = Path(__file__).parents[2] / "src"


def run(*words: str | Path, said: str = "") -> Result:
    """Run a command with what a person types."""
    return CliRunner().invoke(main, [str(word) for word in words], input=said)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(run("new-record", "mara", "--seats", "3", "--seed", "5").stdout, encoding="utf-8")
    return path


@each_table
def test_new_records_replay_and_verify(id: str, seats: int, tmp_path: Path) -> None:
    done = run("new-record", id, "--seats", str(seats), "--seed", "5")
    assert done.exit_code == 0
    assert done.stdout == run("new-record", id, "--seats", str(seats), "--seed", "5").stdout
    path = tmp_path / "game.txt"
    path.write_text(done.stdout, encoding="utf-8")
    assert Match.replay(done.stdout).over
    checked = run("verify", path)
    assert checked.exit_code == 0
    assert str(verify(done.stdout)) in checked.stdout


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_replay_tells_the_whole_game(record: Path, language: str) -> None:
    whole = run("replay", record, "--lang", language)
    assert whole.exit_code == 0
    part = run("replay", record, "--lang", language, "--at", "40")
    assert 0 < len(part.stdout.splitlines()) < len(whole.stdout.splitlines())
    assert part.stdout.splitlines()[:3] == whole.stdout.splitlines()[:3]


def test_replay_shows_a_seat_what_it_may_know(record: Path) -> None:
    public, own = run("replay", record, "--at", "60"), run("replay", record, "--at", "60", "--seat", "1")
    assert own.exit_code == 0
    assert public.stdout != own.stdout


def test_the_table_is_said_again_only_where_it_has_changed() -> None:
    """Whoever listens hears the whole table when others have acted or when asking for it, and else what is new."""
    start, turn, step, again, _ = run(
        "play", "africa", "--seats", "3", "--seed", "4", said="1\n1\nv\nq\n"
    ).stdout.split(" > ")
    camps = "Monuments face up: 0 of 11."
    assert [camps in said for said in (start, turn, step, again)] == [True, True, False, True]


def test_counts_are_those_of_the_rules(record: Path) -> None:
    done = run("counts", "mara", "--depth", "2")
    assert done.exit_code == 0
    assert done.stdout.splitlines() == [f"{ply} {count_lines(game('mara').start(2), ply)}" for ply in range(3)]
    assert run("counts", "mara", "--after", record, "--depth", "1").stdout.splitlines() == ["0 1", "1 1"]


def test_bench_prints_figures() -> None:
    done = run("bench", "mara", "--seats", "2", "--seconds", "0.01", "--json")
    assert done.exit_code == 0
    first, last = map(json.loads, done.stdout.splitlines())
    assert (first["game"], first["seats"], last["what"]) == ("mara", 2, "program")
    for name in ("decisions_per_s", "choices_per_s", "games_per_s", "copies_per_s", "samples_per_s"):
        assert first[name] > 0
    for name in ("raw_steps_per_s", "match_steps_per_s", "batch_steps_per_s", "batch_steps_per_s_2_threads"):
        assert first[name] > 0
    assert last["import_ms"] > 0
    assert last["peak_memory_mb"] > 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("play", "chess"), "chess"),
        (("play", "mara", "--seats", "9"), "2 to 4 seats, not 9"),
        (("play", "mara", "--seat", "2"), "from 0 to 1"),
        (("play", "mara", "--against", "casual,nobody", "--seats", "3"), "no bot 'nobody'"),
        (("match", "mara", "nobody"), "no bot 'nobody'"),
        (("match", "mara", "random", "random", "random"), "3 bots cannot hold 2 seats"),
        (("match", "mara", "random", "--cluster", "tcp://127.0.0.1:9"), "no cluster"),
        (("play", "mara", "--option", "rounds"), "NAME=VALUE"),
        (("play", "mara", "--option", "rounds=many"), "option rounds: 'many'"),
        (("play", "mara", "--option", "colour=red"), "no option 'colour'"),
        (("play", "mara", "--lang", "fr"), "fr"),
        (("play", "mara", "--save", "nowhere/game.txt"), "nowhere/game.txt"),
        (("replay", "nowhere.txt"), "nowhere.txt"),
        (("replay", "bad.txt"), "bad.txt: line 1: must be 'mezani 1'"),
        (("replay", "good.txt", "--seat", "2"), "no seat 2"),
        (("replay", "good.txt", "--at", "-1"), "-1"),
        (("replay", "good.txt", "--lang", "fr"), "fr"),
        (("verify", "bad.txt"), "bad.txt: line 1: must be 'mezani 1'"),
        (("verify", "binary.txt"), "binary.txt: 'utf-8' codec can't decode"),
        (("verify", "good.txt"), "the record has no seed"),
        (("new-record", "mara", "--option", "rounds=99"), "option rounds: '99'"),
        (("new-record", "mara", "--seed", "-1"), "-1"),
        (("counts", "kairo", "--after", "good.txt"), "good.txt is a game of mara, not kairo"),
        (("counts", "mara", "--after", "good.txt", "--seats", "2"), "takes seats and options from the record"),
        (("counts", "mara", "--depth", "deep"), "deep"),
        (("bench", "mara", "--seconds", "nan"), "nan is no length of time"),
        (("bench", "mara", "--seconds", "0"), "0"),
        (("chess",), "No such command 'chess'"),
        (("counts", "mara", "--seats", "1"), "2 to 4 seats"),
        (("bench", "--seats", "7"), "seats"),
    ],
)
def test_what_goes_wrong_is_one_line(
    words: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text("chess 1\n", encoding="utf-8")
    Path("binary.txt").write_bytes(b"\xff\xfe\x00")
    Path("good.txt").write_text(Match("mara", seats=2, dealer=None).record, encoding="utf-8")
    done = run(*words)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert why in done.stderr
    assert "Traceback" not in done.stderr


def program(*words: str) -> list[str]:
    """Return the command as a process of its own."""
    return [sys.executable, "-m", "mezani", *words]


def test_the_program_itself_ends_without_a_traceback(tmp_path: Path) -> None:
    """As a process, not in process: no traceback, nothing on stdout, exit code 2."""
    command = program("replay", str(tmp_path / "nowhere.txt"))
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=SOURCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    with subprocess.Popen(program("new-record", "mara"), stdout=PIPE, stderr=PIPE, cwd=SOURCE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 1


def test_an_interrupt_leaves_the_table_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = program("play", "mara", "--seed", "3", "--save", str(path))
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, cwd=SOURCE) as running:
        assert running.stdout is not None
        said = b""
        while not said.endswith(b"> "):
            said += running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate()
    assert (running.returncode, errors) == (0, b"")
    assert b"You leave the table." in out
    assert Match.replay(path.read_text(encoding="utf-8")).to_act


@pytest.mark.parametrize(("settings", "colourful"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_are_for_terminals_that_want_them(settings: dict[str, str], colourful: bool) -> None:
    words = ("play", "mara", "--seed", "3")
    ours, theirs = pty.openpty()
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    with subprocess.Popen(
        program(*words), stdin=PIPE, stdout=theirs, stderr=theirs, cwd=SOURCE, env={**plain, **settings}
    ) as running:
        os.close(theirs)
        assert running.stdin is not None
        running.stdin.write(b"1\nq\n")
        running.stdin.close()
        said = b"".join(iter(lambda: read_terminal(ours), b""))
    os.close(ours)
    assert b"cannot be taken back" in said
    assert (b"\x1b[" in said) == colourful
    assert "\x1b[" not in run(*words, said="1\nq\n").stdout


def read_terminal(handle: int) -> bytes:
    """Return what a terminal shows next; Linux tells the end of it as an error."""
    try:
        return os.read(handle, 4096)
    except OSError:
        return b""


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_at_the_terminal(id: str, tmp_path: Path) -> None:
    """Always the first offer: the game ends, its count is told, and its record can be verified."""
    path = tmp_path / "game.txt"
    done = run("play", id, "--seed", "3", "--save", path, said="1\n" * 3000)
    assert done.exit_code == 0
    text = path.read_text(encoding="utf-8")
    match = Match.replay(text)
    assert match.over
    assert verify(text) > 0
    assert str(max(match.scores)) in done.stdout
    assert game(id).seats[0] == match.seats


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = run("play", "mara", "--seed", "3", "--save", path, said="1\nq\n")
    assert done.exit_code == 0
    assert not Match.replay(path.read_text(encoding="utf-8")).over


def test_very_many_choices_are_said_when_asked_for() -> None:
    first = run("play", "kairo", "--seed", "3", said="q\n").stdout
    assert "[bid:19]" in first
    assert "[bid:20]" not in first
    assert "81 more choices: a says them all." in first
    whole = run("play", "kairo", "--seed", "3", said="a\nbid:87\nq\n").stdout
    assert "[bid:100]" in whole
    assert "You seal £87" in whole


def test_without_a_command_it_asks_for_a_game() -> None:
    done = run(said="kairo\nq\n")
    assert done.exit_code == 0
    assert "Which game" in done.stdout
