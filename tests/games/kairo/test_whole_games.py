"""What holds along whole games (KA-7.9 and KA-9 of docs/rules/kairo.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from mezani import Rng, game
from mezani.core.ground import CHANCE, OVER
from mezani.games.kairo.notation import CHOICES
from mezani.games.kairo.phases import BID, BUILD, DRAW, OFFER, REVEAL, TAKE
from mezani.games.kairo.rules import Kairo
from tests.games.kairo.invariants import check

rule = pytest.mark.rule
each_number = pytest.mark.parametrize("seats", [2, 3, 4])
Policy = Callable[[Kairo, Rng], int]


def anything(state: Kairo, rng: Rng) -> int:
    codes = state.codes()
    return codes[rng.below(len(codes))]


def patient(state: Kairo, rng: Rng) -> int:
    """Bid little, so that there are ties, and pass for long, so that the pile runs out."""
    codes = state.codes()
    if state.phase == BUILD and rng.below(12):
        return codes[-1]
    return codes[rng.below(min(3, len(codes)))]


def walk(seats: int, seed: int, policy: Policy = anything) -> Iterator[tuple[Kairo, str, Kairo]]:
    """Yield each choice and outcome of a game with the state before and after it."""
    rng = Rng(seed)
    state = game("kairo").start(seats)
    assert isinstance(state, Kairo)
    while state.to_act != OVER:
        before = state.copy()
        if state.to_act == CHANCE:
            state.give(state.drawn(rng))
            yield before, "", state.copy()
        else:
            code = policy(state, rng)
            state.step(code)
            yield before, CHOICES[code], state.copy()


GAMES = [(seed, policy) for seed in range(4) for policy in (anything, patient)]


@each_number
@rule("KT-70", "KA-7.9", "KA-9.1", "KA-9.2", "KA-9.10", "KA-9.11", "KA-9.12")
def test_every_state_keeps_the_invariants(seats: int) -> None:
    for seed, policy in GAMES:
        for before, _, after in walk(seats, seed, policy):
            check(before)
            check(after)


def test_the_invariants_are_not_kept_by_everything() -> None:
    """A check that lets everything pass would prove nothing."""
    spoilt = 0
    for before, _, _ in walk(3, 1):
        for name in ("pile", "capital", "bonus", "auction", "crossed"):
            state = before.copy()
            value = getattr(state, name)
            setattr(state, name, [*value[:1], 99, *value[2:]] if isinstance(value, list) else value ^ 1)
            with pytest.raises((AssertionError, IndexError)):
                check(state)
            spoilt += 1
    assert spoilt > 100


@each_number
@rule("KA-9.4", "KA-2.3")
def test_cycle_one_has_one_build(seats: int) -> None:
    for seed, policy in GAMES:
        builds = [before.auction for before, text, _ in walk(seats, seed, policy) if text.startswith("build")]
        assert builds.count(1) == 1
        assert sorted(set(builds)) == list(range(1, 9))


@each_number
@rule("KA-9.5", "KA-9.6", "KA-9.7")
def test_how_an_auction_starts_and_ends(seats: int) -> None:
    for seed, policy in GAMES:
        builder = -1
        for before, text, after in walk(seats, seed, policy):
            if text.startswith("build"):
                builder = before.turn
            rows = [after.held[seat] - after.crossed[seat] for seat in range(seats)]
            if before.phase == BUILD and after.phase == OFFER:
                assert [seat for seat in range(seats) if rows[seat] == 0] == [builder]
                others = [after.crossed[seat] for seat in range(seats) if seat != builder]
                assert after.crossed[builder] == after.auction - 1 > max(others)
            if before.phase == TAKE and after.phase != TAKE and after.auction >= 2:
                assert rows[builder] == 1
                assert all(rows[seat] >= 2 for seat in range(seats) if seat != builder)
            if after.phase in (REVEAL, BUILD):
                assert min(rows) >= 1


@each_number
@rule("KA-9.3", "KA-9.8", "KA-9.9", "KA-8.1", "KA-8.3")
def test_a_won_game(seats: int) -> None:
    for seed, policy in GAMES:
        moves = list(walk(seats, seed, policy))
        last = moves[-1][2]
        builds = [text for _, text, _ in moves if text.startswith("build")]
        assert 8 <= len(builds) <= 7 * seats + 1
        assert last.auction == 8
        assert max(last.crossed[:seats]) == 8
        assert last.ranks().count(1) == 1
        assert moves[-1][1].startswith("build")


@each_number
@rule("KA-9.14", "KA-7.8", "KA-4.18")
def test_between_builds_there_are_few_reveals(seats: int) -> None:
    longest = 0
    for seed, policy in GAMES:
        reveals = 0
        for _, text, after in walk(seats, seed, policy):
            reveals = 0 if text.startswith("build") else reveals + (text == "reveal")
            longest = max(longest, reveals)
            assert reveals <= 50
            assert after.dry < 2 * seats
    assert longest > 8, "the patient ones let the pool grow"


@each_number
@rule("KA-5.12", "KA-4.17", "KA-4.18")
def test_the_pool_grows_until_somebody_builds(seats: int) -> None:
    for before, text, after in walk(seats, 3, patient):
        if text.startswith("build") and after.to_act != OVER:
            assert after.pooled == 0
        else:
            assert after.pool[: before.pooled] == before.pool[: before.pooled]
            assert after.pooled >= before.pooled


@each_number
@rule("KA-7.1", "KA-7.2", "KA-7.4")
def test_discards_come_from_pool_and_ties_and_go_to_the_pile(seats: int) -> None:
    reshuffles = 0
    for seed, policy in GAMES:
        for before, text, after in walk(seats, seed, policy):
            came = after.discards & ~before.discards
            if came:
                assert text.startswith("build") or before.phase == DRAW
            if before.discards & ~after.discards:
                assert before.pile.bit_count() <= (before.to_act == CHANCE)
                assert after.discards == 0
                reshuffles += 1
    assert reshuffles >= 4


@each_number
@rule("KA-3.5", "KA-3.8", "KA-3.9", "KA-3.16")
def test_bids_are_paid_and_make_the_order(seats: int) -> None:
    ties = 0
    for seed, policy in GAMES:
        for before, _, after in walk(seats, seed, policy):
            if before.phase == BID != after.phase:
                bids = after.bid[after.auction - 1]
                assert [before.capital[k] - bids[k] for k in range(seats)] == after.capital[:seats]
                ties += after.phase == DRAW
                keys = [(-bids[seat], after.capital[seat]) for seat in after.order[:seats]]
                assert all(first <= second for first, second in pairwise(keys))
                strict = [first < second for first, second in pairwise(keys)]
                assert strict == [not after.tied >> k & 1 for k in range(seats - 1)]
    assert ties
