"""Records: what stands in them, reading them, playing them again, and finding out whether their luck was fair."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from mezani import BadRecord, Match, Rng, game, verify
from mezani.core.luck import seed_bytes, seed_hash
from mezani.core.record import Record
from tests.contract.walks import play_out

HEAD = f"mezani 1\ngame mara\nrules 1\ndata {game('mara').data_version}\nseats 2\n"


def finished(**more: object) -> Match:
    match = Match("mara", seats=2, seed=7, rounds=1, **more)  # type: ignore[arg-type]
    play_out(match, Rng(7))
    return match


def running() -> Match:
    match = Match("mara", seats=2, seed=7)
    play_out(match, Rng(7), most=10)
    for seat in match.to_act:
        while match.drafts(seat):
            match.undo(seat)
    return match


def test_a_record_can_be_read_by_people() -> None:
    match = finished(salts=["pepper"])
    head, body = match.record.split("\n\n")
    found = game("mara")
    assert head.splitlines()[:5] == [
        "mezani 1", "game mara", f"rules {found.rules_version}", f"data {found.data_version}", "seats 2",
    ]  # fmt: skip
    assert "option rounds 1" in head
    assert head.splitlines()[-3:] == [
        "salt pepper", f"seed-hash {seed_hash(seed_bytes(7))}", f"seed {seed_bytes(7).hex()}",
    ]  # fmt: skip
    assert all(line[:2] in ("0 ", "1 ", "- ") for line in body.splitlines())
    assert str(Record.read(match.record)) == match.record


def test_lines_may_end_as_on_windows() -> None:
    match = finished()
    assert Match.replay(match.record.replace("\n", "\r\n")).record == match.record


def test_the_seed_stays_secret_while_the_game_runs() -> None:
    match = running()
    assert "\nseed-hash " in match.record
    assert seed_bytes(7).hex() not in match.record
    assert Match.replay(match.record).record == match.record, "the hash is kept although the seed is unknown"
    assert Match.replay(match.record).to_act == match.to_act


def test_what_a_reader_has_not_seen_is_not_in_its_record() -> None:
    match = running()
    lines, hidden = match.record.splitlines(), match.record_seen_by(None).splitlines()
    assert len(lines) == len(hidden)
    changed = [(line, shown) for line, shown in zip(lines, hidden, strict=True) if line != shown]
    assert changed
    assert {shown for _, shown in changed} == {"- ?"}
    assert all(line.startswith("- ") for line, _ in changed)
    with pytest.raises(BadRecord, match=r"entry \d+: '- \?' is not possible there"):
        Match.replay("\n".join(hidden))
    over = finished()
    assert over.record_seen_by(None) == over.record


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: must be 'mezani 1', is ''"),
        (HEAD + "colour red\n", "line 6: no header line: 'colour red'"),
        (HEAD + "option rounds\n", "line 6: no header line"),
        (HEAD.replace("seats 2", "seats two"), "line 5: no header line"),
        (HEAD.replace("seats 2", "seats ²"), "line 5: no header line"),
        (HEAD.replace("seats 2\n", ""), "the header has no line `seats ...`"),
        (HEAD + "position {\n", "line 6: the position is no JSON"),
        (HEAD + "position []\n", "line 6: the position must be a JSON object"),
        (HEAD + f"position {'[' * 100_000}\n", "line 6: the position is no JSON"),
        (HEAD + "\n0 1\n\nx 1\n", "line 9: must be a seat from 0 to 1 or `-`, and a text: 'x 1'"),
        (HEAD + "\n2 1\n", "line 7: must be a seat"),
        (HEAD + "\n0\n", "line 7: must be a seat"),
        (HEAD + "\n-\n", "line 7: must be a seat"),
        (HEAD + "\n² 1\n", "line 7: must be a seat"),
        (HEAD + "salt a/b\n", "the header cannot be used: a salt is a text"),
        (HEAD.replace("mara", "chess"), "the header cannot be used: no game 'chess'"),
        (HEAD.replace("seats 2", "seats 9"), "the header cannot be used: mara is for 2 to 4 seats, not 9"),
        (HEAD + "option rounds 99\n", "the header cannot be used: option rounds"),
        (HEAD + 'position {"game": "mara"}\n', "the header cannot be used: position"),
        (HEAD + "\n0 1\n", "entry 1: '0 1' is not possible there"),
        (HEAD + "\n- nonsense\n", "entry 1: '- nonsense' is not possible there"),
        (HEAD + "seed xyz\n", "the seed is not hexadecimal"),
    ],
)
def test_what_is_wrong_is_named(text: str, why: str) -> None:
    with pytest.raises(BadRecord) as error:
        Match.replay(text)
    assert why in str(error.value)
    assert "\n" not in str(error.value)


def test_old_records_say_which_version_they_need() -> None:
    version = game("mara").data_version
    with pytest.raises(BadRecord, match=f"needs mara rules 1 and data 0.0; this is data {version}"):
        Match.replay(HEAD.replace(f"data {version}", "data 0.0"))
    with pytest.raises(BadRecord, match=f"entry 1: .* the record needs mara rules 0.0 and data {version}"):
        Match.replay(HEAD.replace("rules 1", "rules 0.0") + "\n0 1\n")
    old = running().record.replace(f"rules {game('mara').rules_version}", "rules 0.0")
    assert Match.replay(old).to_act, "a record of other rules that still replays is of use"


def test_a_running_game_goes_on_with_its_seed_or_by_hand() -> None:
    match = running()
    by_seed, by_hand = Match.replay(match.record, seed=7), Match.replay(match.record)
    rng, again = Rng(1), Rng(1)
    play_out(match, rng)
    play_out(by_seed, again)
    assert by_seed.record == match.record
    play_out(by_hand, Rng(1))
    assert by_hand.over
    assert "\nseed " not in by_hand.record
    with pytest.raises(BadRecord, match="the seed does not belong to the seed hash"):
        Match.replay(running().record, seed=8)


def test_a_record_may_begin_anywhere() -> None:
    middle = running()
    match = Match.at(middle.position(), seed=9, salts=["here"])
    play_out(match, Rng(2))
    again = Match.replay(match.record)
    assert (again.record, again.scores) == (match.record, match.scores)
    assert verify(match.record) == match.record.count("\n- ")
    line = next(line for line in match.record.splitlines() if line.startswith("position "))
    assert json.loads(line.partition(" ")[2])["game"] == "mara"


@pytest.mark.parametrize(("old", "new"), [("seats 2", "seats 3"), ("option rounds 1", "option rounds 2")])
def test_the_header_and_its_position_must_agree(old: str, new: str) -> None:
    match = Match.at(finished().position())
    assert old in match.record
    with pytest.raises(BadRecord, match="its position is of another game, seat count or options"):
        Match.replay(match.record.replace(old, new))


def replaced(line: str, new: str) -> Callable[[str], str]:
    return lambda record: "\n".join(new if old.startswith(line) else old for old in record.split("\n"))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (replaced("seed ", f"seed {'0' * 64}"), "the seed does not belong to the seed hash"),
        (replaced("seed ", "seed xyz"), "the seed is not hexadecimal"),
        (lambda record: record.replace("seed ", "salt "), "the record has no seed"),
        (replaced("seed-hash ", "salt x"), "the record has no seed"),
        (lambda record: record.replace("\nseed-hash", "\nsalt more\nseed-hash"), "is not what the seed brings"),
        (lambda record: record.replace("\n\n", "\n\n- 1\n", 1).replace("- 1\n- 1\n", "- 1\n"), "entry"),
    ],
)
def test_luck_that_was_tampered_with_is_found_out(change: Callable[[str], str], why: str) -> None:
    record = finished().record
    assert verify(record) == record.count("\n- ")
    assert verify(Record.read(record)) == record.count("\n- ")
    with pytest.raises(BadRecord, match=why):
        verify(change(record))


def test_an_outcome_where_a_seat_must_choose_is_found_out() -> None:
    lines = finished().record.split("\n")
    choice = next(k for k, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
    luck = next(line for line in lines if line.startswith("- "))
    with pytest.raises(BadRecord, match=f"'{luck}' is not what the seed brings"):
        verify("\n".join([*lines[:choice], luck, *lines[choice:]]))


def test_a_game_with_luck_from_outside_cannot_be_verified() -> None:
    match = Match("mara", seats=2, dealer=None, rounds=1)
    play_out(match, Rng(1))
    with pytest.raises(BadRecord, match="its luck came from outside"):
        verify(match.record)
