"""What a server needs of every game: a long game is replayed at once, and no view is long."""

from __future__ import annotations

import time

import pytest

from mezani import Match, Rng, game
from mezani.core.encode import encode
from tests.contract.walks import each_table, glimpses, knowers, play_out

MOST_SECONDS = 0.020
MOST_BYTES = 20_000


@pytest.mark.compiled
@each_table
def test_the_longest_of_some_games_replays_within_20_ms(id: str, seats: int) -> None:
    records = []
    for seed in range(5):
        match = Match(id, seats=seats, seed=seed)
        play_out(match, Rng(seed))
        records.append(match.record)
    longest = max(records, key=len)
    taken = []
    for _ in range(5):
        began = time.perf_counter()
        Match.replay(longest)
        taken.append(time.perf_counter() - began)
    assert min(taken) < MOST_SECONDS


@each_table
def test_a_view_has_at_most_20_kb(id: str, seats: int) -> None:
    for state in glimpses(game(id), seats, Rng(seats), every=10):
        for seat in knowers(seats):
            assert len(encode(game(id).views.view(state, seat))) < MOST_BYTES
