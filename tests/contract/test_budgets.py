"""What a server needs of every game: the longest game is replayed at once, and no view is long."""

from __future__ import annotations

import time

import pytest

from mezani import Match, Rng, game
from mezani.core.encode import encode
from mezani.core.ground import CHANCE, OVER
from tests.contract.walks import MANY, each_table, glimpses, knowers, step

MOST_SECONDS = 0.020
MOST_BYTES = 20_000
GAMES_PLAYED = 200


def entries(id: str, seats: int, seed: int) -> list[str]:
    """Return what a random game writes into its record."""
    notation = game(id).notation
    state, rng, lines = game(id).start(seats), Rng(seed), []
    while state.to_act != OVER:
        actor, code = step(state, rng)
        lines.append(f"- {notation.OUTCOMES[code]}" if actor == CHANCE else f"{actor} {notation.CHOICES[code]}")
    return lines


@pytest.mark.compiled
@each_table
def test_the_longest_of_many_games_replays_within_20_ms(id: str, seats: int) -> None:
    """The processor's time counts, the best of some, so that a busy machine does not matter."""
    longest = max((entries(id, seats, seed) for seed in range(GAMES_PLAYED)), key=len)
    record = "\n".join([Match(id, seats=seats, dealer=None).record, *longest])
    taken = []
    for _ in range(7):
        began = time.process_time()
        match = Match.replay(record)
        taken.append(time.process_time() - began)
        assert match.over
    assert min(taken) < MOST_SECONDS


@each_table
def test_a_view_has_at_most_20_kb(id: str, seats: int) -> None:
    found, rng = game(id), Rng(seats)
    for _ in range(5 * MANY):
        for state in glimpses(found, seats, rng, every=10):
            for seat in knowers(seats):
                assert len(encode(found.views.view(state, seat))) < MOST_BYTES
