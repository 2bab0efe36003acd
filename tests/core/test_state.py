"""What a game need not write: the contract's defaults, shown on a toy game, in plain Python in both forms."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import mezani.core
from mezani import Rng, State, game
from mezani.core.ground import CHANCE, OVER


def plain_state() -> Any:
    """Return the class State from its source: nothing can be derived in Python from the compiled one."""
    spec = spec_from_file_location("plain_state", Path(mezani.core.__file__).with_name("state.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.State


class Dice(plain_state()):  # type: ignore[misc]
    """Each of two seats throws a die that shows 2 half of the time."""

    def __init__(self) -> None:
        super().__init__()
        self.points = [0] * 2
        self.thrower = 0

    def set_up(self, options: Any) -> None:
        self.to_act = CHANCE

    def chances(self) -> int:
        for k, weight in enumerate((1, 3, 2)):
            self.moves[k], self.weights[k] = k + 1, weight
        return 3

    def reveal(self, outcome: int) -> None:
        self.points[self.thrower] = outcome
        self.thrower += 1
        self.to_act = CHANCE if self.thrower < self.seats else OVER

    def score(self, seat: int) -> int:
        return self.points[seat]


def thrown(*outcomes: int) -> Any:
    state = Dice.start(2, {})
    for outcome in outcomes:
        state.give(outcome)
    return state


def test_luck_is_drawn_by_its_weight() -> None:
    state, rng, times = Dice.start(2, {}), Rng(1), 6000
    assert state.outcomes() == [(1, 1), (2, 3), (3, 2)]
    seen = Counter(state.drawn(rng) for _ in range(times))
    for outcome, weight in state.outcomes():
        assert abs(seen[outcome] - times * weight / 6) < 5 * (times * weight / 6) ** 0.5


@pytest.mark.parametrize(("outcomes", "ranks", "returns"), [((3, 1), [1, 2], [1, -1]), ((2, 2), [1, 1], [0, 0])])
def test_more_points_are_a_better_place(outcomes: tuple[int, ...], ranks: list[int], returns: list[float]) -> None:
    state = thrown(*outcomes)
    assert state.to_act == OVER
    assert state.scores() == list(outcomes)
    assert state.ranks() == ranks
    assert state.returns() == returns


def test_who_is_to_act_may_act_and_nothing_is_sealed_or_taken_back() -> None:
    state = thrown(3)
    state.to_act = 1
    assert [state.can_act(seat) for seat in range(2)] == [False, True]
    state.give_turn(0)
    assert state.to_act == 1
    assert not state.sealed()
    assert not state.revocable(0)


@pytest.mark.parametrize("kind", [plain_state(), State])
def test_a_bare_state_is_over_and_offers_nothing(kind: Any) -> None:
    state = kind()
    before = (state.seats, state.to_act)
    assert state.to_act == OVER
    assert (state.codes(), state.outcomes(), state.scores(), state.ranks()) == ([], [], [], [])
    state.step(0)
    state.give(0)
    state.resample(-1, Rng(1))
    assert state.observation(0, 5) == [0.0] * 5
    assert (state.seats, state.to_act) == before
    assert kind.start(2, {}).scores() == [0, 0]


def test_a_copy_goes_its_own_way() -> None:
    state = thrown(3)
    twin = state.copy()
    twin.give(1)
    assert (state.points, twin.points) == ([3, 0], [3, 1])
    twin.copy_from(state)
    assert twin.points == [3, 0]
    assert twin.points is not state.points


def test_a_state_packed_by_another_build_is_refused() -> None:
    """Compiled, a state is packed as memory; its length tells builds apart."""
    state = game("mara").start(2)
    unpack, (kind, content) = state.__reduce__()
    if isinstance(content, bytes):
        with pytest.raises(ValueError, match="another build"):
            unpack(kind, content[:-8])
    assert unpack(kind, content).codes() == state.codes()


def test_a_deep_copy_is_a_copy() -> None:
    state = game("mara").start(2)
    twin = deepcopy(state)
    twin.give(twin.outcomes()[0][0])
    assert state.to_act == CHANCE
    assert twin.outcomes() != state.outcomes()
