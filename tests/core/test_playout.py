"""Random players, batches and counts do what a loop over one state would do."""

from __future__ import annotations

import pickle
from array import array

import pytest

from mezani import Rng, State, game
from mezani.core.batch import Batch
from mezani.core.counts import count_lines
from mezani.core.ground import CHANCE, OVER
from mezani.core.playout import Playout, Strain
from tests.contract.walks import each_table, step


def played_by_hand(root: State, rng: Rng, games: int) -> tuple[int, int, int]:
    """Play games as the playout does; return its three counts."""
    decisions = choices = luck = 0
    for _ in range(games):
        state = root.copy()
        while state.to_act != OVER:
            legal = 0 if state.to_act == CHANCE else len(state.codes())
            step(state, rng)
            luck += legal == 0
            decisions += legal > 0
            choices += legal > 1
    return decisions, choices, luck


@each_table
def test_a_playout_plays_whole_games(id: str, seats: int) -> None:
    root = game(id).start(seats)
    playout = Playout(root, 3)
    playout.play(2)
    assert (playout.decisions, playout.choices, playout.luck) == played_by_hand(root, Rng(3), 2)
    assert playout.state.to_act == OVER


def test_the_checksum_counts_too() -> None:
    root = game("mara").start(2)
    playout, again = Playout(root, 3), Playout(root, 3)
    assert playout.fingerprint(2) == again.fingerprint(2)
    assert (playout.decisions, playout.choices, playout.luck) == played_by_hand(root, Rng(3), 2)
    assert playout.fingerprint(1) != again.digest


def test_strain_copies_and_samples() -> None:
    strain = Strain(game("mara").start(2))
    assert strain.copies(3) == 3
    assert strain.samples(3) == 3


@each_table
def test_a_state_can_be_pickled(id: str, seats: int) -> None:
    state, rng = game(id).start(seats), Rng(1)
    for _ in range(40):
        if state.to_act == OVER:
            break
        step(state, rng)
    again = pickle.loads(pickle.dumps(state))
    write = game(id).positions.write
    assert write(again) == write(state)
    assert (again.seats, again.to_act, again.codes()) == (state.seats, state.to_act, state.codes())


def test_a_batch_of_random_steps() -> None:
    """One lane makes the steps that a loop with the same generator makes."""
    root = game("mara").start(2)
    batch, state, rng = Batch(root, 1, seed=4), root.copy(), Rng(4)
    while state.to_act == CHANCE:
        state.give(state.drawn(rng))
    batch.run(30)
    for _ in range(30):
        codes = state.codes()
        state.step(codes[rng.below(len(codes))])
        while state.to_act == CHANCE:
            state.give(state.drawn(rng))
    assert batch.scores(0) == state.scores()
    batch.run(2000)
    assert batch.lanes == 1


def floats(rows: int, width: int) -> memoryview[float]:
    return memoryview(array("f", [0.0] * rows * width)).cast("B").cast("f", (rows, width))


def test_a_batch_checks_its_arrays() -> None:
    batch = Batch(game("mara").start(2), 2, choices=5, observed=3)
    seats, choices = memoryview(array("i", [0, 0])), memoryview(array("i", [0, 0]))
    ends = memoryview(array("B", [0, 0]))
    mask = memoryview(bytearray(10)).cast("B", (2, 5))
    with pytest.raises(ValueError, match="must be 5 and 3 wide"):
        batch.look(seats, mask, floats(2, 4))
    with pytest.raises(ValueError, match="must have 2 rows"):
        batch.look(seats[:1], mask, floats(2, 3))
    with pytest.raises(ValueError, match="must be 2 wide"):
        batch.step(choices, floats(2, 3), ends)
    with pytest.raises(ValueError, match="must be"):
        Batch(game("mara").start(2), 2).look(seats, mask, floats(2, 3))


def test_counts_are_those_of_a_plain_search() -> None:
    def texts(state: State, depth: int) -> set[tuple[int, ...]]:
        if depth == 0 or state.to_act == OVER:
            return {()}
        lines = set()
        for code in [code for code, _ in state.outcomes()] if state.to_act == CHANCE else state.codes():
            after = state.copy()
            (after.give if state.to_act == CHANCE else after.step)(code)
            lines |= {(code, *rest) for rest in texts(after, depth - 1)}
        return lines

    root = game("mara").start(2)
    playing = root.copy()
    while playing.to_act == CHANCE:
        playing.give(playing.drawn(Rng(1)))
    for depth in range(3):
        assert count_lines(root, depth) == len(texts(root, depth))
        assert count_lines(playing, depth) == len(texts(playing, depth))
    ended = root.copy()
    while ended.to_act != OVER:
        step(ended, Rng(1))
    assert count_lines(ended, 3) == 1
