"""The invariants of the specification (docs/rules/mara.md, MA-16), checked after every step of random games."""

from __future__ import annotations

from typing import Any

import pytest

from mezani import Match, Rng
from mezani.core.ground import OVER
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import CHOICES
from mezani.games.mara.phases import CARD, LION
from mezani.games.mara.rules import Mara
from tests.contract.walks import step
from tests.games.mara.invariants import check
from tests.games.mara.tables import Table
from tests.games.mara.test_rounds import SEATS, states


@pytest.mark.rule("MA-16.1", "MA-16.2", "MA-16.3", "MA-16.4", "MA-16.5", "MA-16.6", "MA-16.8", "MA-16.10", "MA-10.15")
@SEATS
def test_every_state_is_sound(seats: int) -> None:
    rng, seen = Rng(seats), set()
    for _ in range(25):
        state = Mara.start(seats, Match("mara", seats=seats, dealer=None).options)
        check(state)
        while state.to_act != OVER:
            step(state, rng)
            check(state)
            seen.add((state.phase, state.lions))
    assert {(LION, 1), (LION, 2), (LION, 3), (CARD, 3)} <= seen


SPOILT: dict[str, dict[str, Any]] = {
    "MA-16.1": {"unseen": 0},
    "MA-16.2": {"closed": 1, "lions": 1, "row": [1, 0, 0, 0, 0]},
    "MA-16.3": {"hand": [CARDS.copies[-1], 0, 0, 0]},
    "MA-16.4": {"hand": [0, 0, 0, 0]},
    "MA-16.6": {"closed": 3},
    "MA-16.8": {"turn": 55},
}


@pytest.mark.parametrize("rule", SPOILT)
def test_what_is_unsound_is_found(rule: str) -> None:
    state = Match("mara", seats=2, seed=1).state
    for field, value in SPOILT[rule].items():
        setattr(state, field, value)
    with pytest.raises(AssertionError):
        check(state)  # type: ignore[arg-type]


@pytest.mark.rule("MA-16.7", "MA-7.5")
@SEATS
def test_points_never_fall_within_a_round(seats: int) -> None:
    risen = 0
    for before, after in states(seats):
        if after.round == before.round:
            for old, new in zip(before.scores(), after.scores(), strict=True):
                assert new >= old
                risen += new > old
        assert all(after.total[seat] >= before.total[seat] for seat in range(seats))
    assert risen


@pytest.mark.rule("MA-16.9", "MA-16.10", "MA-10.6", "MA-10.7", "MA-10.14")
@SEATS
def test_a_lion_takes_a_free_ford_only_from_a_free_river(seats: int) -> None:
    for before, _ in states(seats):
        if before.phase == LION:
            occupied = [ford for ford in range(5) if before.row[ford]]
            open_fords = [ford for ford in range(5) if not before.closed >> ford & 1]
            assert len(open_fords) >= 3
            assert [f"L@{ford + 1}" for ford in occupied or open_fords] == [CHOICES[code] for code in before.codes()]
    table = Table("A=E.30;B=31;C=32;D=33", "4A.5A.6A/X/-/-/-", "L.40", seats=seats).play("E@1")
    assert table.actions() == ["L@1", "L@3", "L@4", "L@5"]
    assert table.play("L@4").position["rows"] == "-/X/-/X/-"
