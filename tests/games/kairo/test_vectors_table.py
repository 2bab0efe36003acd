"""Test vectors 12.7 of docs/rules/kairo.md: notation, chances, taking back, knowledge, and whole games."""

from __future__ import annotations

from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path

import pytest

from mezani import Illegal, Match, NotYourTurn, Rng, Unreadable, game
from mezani.core.encode import encode
from mezani.core.ground import CHANCE, OVER
from mezani.games.kairo.notation import CHOICES
from mezani.games.kairo.reckoning import chance
from mezani.games.kairo.rules import Kairo
from tests.games.kairo.invariants import check
from tests.games.kairo.setups import at, bidding, building, legal, new, play, seen, truth
from tests.games.kairo.test_vectors import trace
from tests.games.kairo.twins import twin

rule = pytest.mark.rule
KAIRO = game("kairo")
OPTIONS = [option.id for option in KAIRO.options]


def compiled() -> bool:
    """Tell whether the rules run compiled."""
    spec = find_spec("mezani.games.kairo.rules")
    return spec is not None and Path(str(spec.origin)).suffix != ".py"


GAMES_PLAYED = 1000 if compiled() else 12
CHECKED = 40
"""One game in so many has every state checked."""


# Notation and chances -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["bid:07", "bid:-1", "bid:1.5", "Bid:7", "take:045", "build:b6p0", "build:b0p00", "pass "]
)
@rule("KT-71", "KA-14.1", "KA-14.3")
def test_texts_outside_the_patterns_are_unreadable(text: str) -> None:
    match = bidding([100, 100])
    before = match.position()
    with pytest.raises(Unreadable):
        match.play(0, text)
    assert match.position() == before


@pytest.mark.parametrize("text", ["bid:0", "draw", "take:45", "reveal", "pass", "build:b1p2"])
@rule("KT-72", "KA-14.2")
def test_texts_make_the_round_trip(text: str) -> None:
    assert KAIRO.notation.GRAMMAR.fullmatch(text)
    assert CHOICES[KAIRO.code_of[text]] == text


@rule("KT-73", "KA-13.8")
def test_chances_of_one_card_of_the_full_deck() -> None:
    view = seen(new(2))
    assert view.pile == 50
    assert [chance(view, 1, pieces) for pieces in (1, 2, 3)] == [
        Fraction(40, 50),
        Fraction(25, 50),
        Fraction(9, 50),
    ]


@rule("KT-74", "KA-13.8")
def test_chances_in_the_trace() -> None:
    view = seen(trace(8))
    assert view.pile == 45
    assert chance(view, 1, 1) == Fraction(37, 45)
    two = chance(view, 2, 1)
    assert two == 1 - Fraction(8 * 7, 45 * 44)
    assert round(float(two), 4) == 0.9717


# Taking back ----------------------------------------------------------------------------------------------------------


@rule("KT-75", "KA-12.2", "KA-12.3")
def test_a_sealed_bid_can_be_changed_until_the_last() -> None:
    match = bidding([100, 100])
    play(match, "s0=bid:20 s0=bid:12 s1=bid:15")
    assert seen(match).bids == ((12, 15),)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(Illegal):
        match.undo(0)
    with pytest.raises(NotYourTurn):
        match.play(0, "bid:1")


@rule("KT-76", "KA-12.6", "KA-12.9")
def test_a_build_can_be_taken_back_before_the_next_reveal() -> None:
    match = building([[8, 20]], pool=[10, 9], coming=[1])
    before = [encode(match.view(seat)) for seat in (0, 1, None)]
    match.play(0, "build:b0p0")
    assert match.undo(0) == ["build:b0p0"]
    assert [encode(match.view(seat)) for seat in (0, 1, None)] == before
    assert legal(match) == ["build:b0p0", "pass"]
    match.play(0, "pass")
    assert match.to_act == (1,)


@rule("KT-77", "KA-12.7")
def test_a_build_that_starts_an_auction_stands() -> None:
    match = building([[8]], pool=[10, 9])
    assert match.offers(0).notes["build:b0p0"].final
    match.play(0, "build:b0p0")
    assert not match.can_undo(0)
    with pytest.raises(Illegal):
        match.undo(0)


@rule("KT-78", "KA-10.1", "KA-13.3")
def test_worlds_that_differ_in_secrets_look_alike() -> None:
    world = truth(trace(13))
    world.step(KAIRO.code_of["bid:3"])
    other = twin(world, 1, Rng(1))
    assert other.bid[1][0] != world.bid[1][0]
    view = KAIRO.views.view
    assert encode(view(world, 1)) == encode(view(other, 1))
    answers = [guessing_bot(state, Rng(7)) for state in (world, other)]
    assert answers[0] == answers[1]


def guessing_bot(state: Kairo, rng: Rng) -> int:
    """Return the choice of a bot in seat 1 that knows its view only: the best of a few random games."""
    guess = KAIRO.positions.from_view(KAIRO.views.view(state, 1))
    best, choice = -1, -1
    for code in state.codes()[:10]:
        world = guess.copy()
        world.resample(1, rng)
        world.give_turn(1)
        world.step(code)
        play_on(world, rng)
        if world.scores()[1] > best:
            best, choice = world.scores()[1], code
    return choice


@rule("KT-79", "KA-12.1", "KA-12.5")
def test_a_pass_can_be_taken_back_until_the_neighbour_reveals() -> None:
    match = building([[8]], pool=[10, 9], coming=[1])
    match.play(0, "pass")
    assert match.can_undo(0)
    match.play(1, "reveal")
    assert not match.can_undo(0)
    match.give("1")
    assert not match.can_undo(0)
    with pytest.raises(Illegal):
        match.undo(0)


@rule("KT-80", "KA-12.4", "KA-12.8")
def test_a_take_can_be_taken_back_with_the_automatic_last_one() -> None:
    match = at("take", 2, auction=1, order=[[1], [0]], offer=["8", "45"])
    before = match.position()
    match.play(1, "take:8")
    match.play(0, "take:45", automatic=True)
    assert match.can_undo(1)
    assert match.undo(1) == ["take:8", "take:45"]
    assert match.position() == before
    play(match, "s1=take:8 s0=take:45 s1=reveal #1")
    assert not match.can_undo(1)
    assert not match.can_undo(0)


# The end, and whole games ---------------------------------------------------------------------------------------------


@rule("KT-86", "KA-8.5")
def test_after_the_end_nothing_is_legal() -> None:
    crossed = [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23, 24, 25, 26, 27]]
    match = building([[8]], crossed=crossed, pool=[10, 9])
    play(match, "s0=build:b0p0")
    assert [match.legal(seat) for seat in (0, 1)] == [[], []]
    assert match.to_act == ()
    assert seen(match).pool == ("10", "9")


def play_on(state: Kairo, rng: Rng, checked: bool = False) -> list[int]:
    """Play a state to its end; return the seats that built, in order."""
    builders = []
    while state.to_act != OVER:
        if checked:
            check(state)
        if state.to_act == CHANCE:
            state.give(state.drawn(rng))
        else:
            codes = state.codes()
            code = codes[rng.below(len(codes))]
            if CHOICES[code].startswith("build"):
                builders.append(state.to_act)
            state.step(code)
    check(state)
    return builders


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("value", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KT-88", "KA-9.1", "KA-9.2", "KA-9.3", "KA-9.8", "KA-9.9", "KA-8.3")
def test_random_games(seats: int, value: bool, option: str) -> None:
    rng = Rng(seats)
    for number in range(GAMES_PLAYED):
        state = KAIRO.start(seats, {option: value})
        assert isinstance(state, Kairo)
        builders = play_on(state, rng, checked=number % CHECKED == 0)
        assert state.auction == 8
        assert 8 <= len(builders) <= 7 * seats + 1
        assert state.ranks().count(1) == 1
        assert state.scores()[builders[-1]] == 8
        assert state.ranks()[builders[-1]] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KT-89", "KA-14.4", "KA-14.5", "KA-15.4")
def test_records_replay_to_the_same_game(seats: int) -> None:
    rng = Rng(seats)
    for seed in range(5):
        match = Match("kairo", seats=seats, seed=seed, unspent_bonus_kept=bool(seed % 2))
        while not match.over:
            seat = match.to_act[0]
            choices = match.legal(seat)
            match.play(seat, choices[rng.below(len(choices))], publish=True)
        unseeded = "\n".join(line for line in match.record.splitlines() if not line.startswith("seed"))
        again = Match.replay(unseeded)
        assert again.position() == match.position()
        assert again.events() == match.events()
