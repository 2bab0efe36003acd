"""Anything may be thrown at the readers of records, positions and choices: one clear error each, nothing half done."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mezani import GAMES, BadPosition, BadRecord, Match, MezaniError, Refused, Rng, game
from mezani.core.record import Record
from tests.contract.walks import FUZZ, play_out

EXAMPLES = 20_000 if FUZZ else 150
fuzz = settings(max_examples=EXAMPLES, deadline=None, database=None)
games = st.sampled_from(GAMES)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**6) | st.text(max_size=6) | st.sampled_from([0.5, 10**30]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def sample_record(id: str) -> str:
    match = Match(id, seats=2, seed=1)
    play_out(match, Rng(1), most=25)
    return match.record


RECORDS = {id: sample_record(id) for id in GAMES}
POSITIONS = {id: Match.replay(RECORDS[id]).position() for id in GAMES}


@fuzz
@given(games, st.text(max_size=30))
def test_choices(id: str, text: str) -> None:
    match = Match(id, seats=2, seed=1)
    seat = match.to_act[0]
    if text not in match.legal(seat):
        with pytest.raises(Refused):
            match.play(seat, text)


@fuzz
@given(st.text(max_size=200))
def test_records_of_any_text(text: str) -> None:
    with pytest.raises(BadRecord):
        Match.replay(text)


@fuzz
@given(games, st.integers(0, 10_000), st.text(max_size=8), st.integers(0, 12))
def test_records_with_a_spoilt_place(id: str, place: int, text: str, length: int) -> None:
    record = RECORDS[id]
    place %= len(record)
    spoilt = record[:place] + text + record[place + length :]
    try:
        match = Match.replay(spoilt)
    except MezaniError:
        return
    assert Match.replay(match.record).record == match.record


def spoil(value: Any, path: list[int], new: Any) -> Any:
    """Return a copy of nested data with the part that the path leads to replaced."""
    if path and isinstance(value, dict) and value:
        key = sorted(value)[path[0] % len(value)]
        return {**value, key: spoil(value[key], path[1:], new)}
    if path and isinstance(value, list | tuple) and value:
        place = path[0] % len(value)
        return [*value[:place], spoil(value[place], path[1:], new), *value[place + 1 :]]
    return new


@fuzz
@given(games, st.lists(st.integers(0, 60), min_size=1, max_size=4), values)
def test_positions_with_a_spoilt_value(id: str, path: list[int], new: Any) -> None:
    spoilt = spoil(json.loads(json.dumps(POSITIONS[id])), path, new)
    try:
        match = Match.at(spoilt, seed=1)
    except BadPosition:
        return
    for seat in match.to_act:
        assert match.legal(seat)
    match.view(None)


@fuzz
@given(values)
def test_positions_of_any_value(position: Any) -> None:
    with pytest.raises(BadPosition):
        Match.at(position)


def test_errors_name_the_place() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        Record.read("chess 1")
    with pytest.raises(BadRecord, match="line 3: no header line"):
        Record.read("mezani 1\ngame mara\nfoo bar\n")
    with pytest.raises(BadRecord, match="no line `rules"):
        Record.read("mezani 1\ngame mara\n")
    header = "mezani 1\ngame mara\nrules 1\ndata 1\nseats 2\n"
    with pytest.raises(BadRecord, match="line 7: must be a seat from 0 to 1"):
        Record.read(header + "\n2 16\n")
    with pytest.raises(BadRecord, match="line 6: the position is no JSON"):
        Record.read(header + "position {\n")
    found = game("mara")
    with pytest.raises(BadRecord, match=f"needs mara rules 1 and data old; this is data {found.data_version}"):
        Match.replay(header.replace("data 1", "data old"))
    current = f"mezani 1\ngame mara\nrules 0.1\ndata {found.data_version}\nseats 2\n\n0 16\n"
    with pytest.raises(BadRecord, match=r"entry 1: '0 16' is not possible there; the record needs mara rules 0\.1"):
        Match.replay(current)
    with pytest.raises(BadRecord, match="header cannot be used"):
        Match.replay(current.replace("seats 2", "seats 2\noption rounds 9"))
    with pytest.raises(BadPosition, match="no JSON"):
        Match.at("{")
