"""What a seat may know, what a bot may guess, and what luck may bring (KA-10, KA-11, KA-13 of its rules)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from mezani import Illegal, Match, Rng, game
from mezani.core.encode import encode, plain
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.games.kairo.rules import Kairo
from mezani.games.kairo.view import View
from tests.games.kairo.setups import bidding, building, legal, new, play, seen, truth
from tests.games.kairo.twins import twin

rule = pytest.mark.rule
KAIRO = game("kairo")
OWN = ("seat", "own_bid", "capital")


def look(state: Kairo, seat: int | None) -> View:
    view = KAIRO.views.view(state, seat)
    assert isinstance(view, View)
    return view


def walk(seats: int, seed: int, **options: bool) -> list[Kairo]:
    """Return the states of a random game; bids are small, so that the game is not over at once for some."""
    rng, states = Rng(seed), []
    state = KAIRO.start(seats, options)
    assert isinstance(state, Kairo)
    while state.to_act != OVER:
        states.append(state.copy())
        if state.to_act == CHANCE:
            state.give(state.drawn(rng))
        else:
            codes = state.codes()[:20]
            state.step(codes[rng.below(len(codes))])
    return [*states, state]


def sealed(bids: dict[int, int], capitals: tuple[int, ...] = (100, 100, 100)) -> Kairo:
    """Return a state in which some bids are sealed."""
    state = truth(bidding(capitals))
    for seat, bid in bids.items():
        state.give_turn(seat)
        state.step(bid)
    return state


# Views ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_capitals", [True, False])
@rule("KA-10.2", "KA-10.3", "KA-0.3")
def test_a_spectator_sees_what_all_seats_see(open_capitals: bool) -> None:
    for state in walk(3, 1, open_capitals=open_capitals):
        spectator, views = look(state, None), [look(state, seat) for seat in range(3)]
        for field in fields(View):
            if field.name not in OWN:
                assert all(getattr(view, field.name) == getattr(spectator, field.name) for view in views)
        assert (spectator.seat, spectator.own_bid) == (None, None)
        for seat in range(3):
            assert {views[other].capital[seat] for other in range(3) if other != seat} == {spectator.capital[seat]}
            shown = open_capitals or state.to_act == OVER
            assert spectator.capital[seat] == (state.capital[seat] if shown else None)


@rule("KA-10.3", "KA-3.3")
def test_no_view_holds_another_seats_bid() -> None:
    state = sealed({0: 77, 2: 3})
    for seat in (1, None):
        view = look(state, seat)
        assert (view.sealed, view.own_bid, view.bids) == ((True, False, True), None, ())
        assert view.capital == (100, 100, 100)
        assert b"77" not in encode(view)
    assert look(state, 0).own_bid == 77


@rule("KA-10.4")
def test_a_range_of_bids_is_for_its_seat_only() -> None:
    """With hidden capitals, nothing another seat gets depends on how much there is to bid."""
    tables = [bidding([100, money], options={"open_capitals": False}) for money in (30, 90)]
    assert [len(match.legal(1)) for match in tables] == [31, 91]
    assert encode(tables[0].view(0)) == encode(tables[1].view(0))
    assert encode(tables[0].view(None)) == encode(tables[1].view(None))
    assert tables[0].legal(0) == tables[1].legal(0)
    turn = building([[8]], pool=[10, 9])
    assert turn.legal(1) == []


@rule("KA-10.5", "KA-13.2")
def test_the_pile_is_a_number_and_a_set() -> None:
    for state in walk(2, 2):
        view = look(state, 0)
        assert view.pile == state.pile.bit_count()
        assert view.pile_cards is not None
        assert list(view.pile_cards) == sorted(view.pile_cards, key=int), "by id, so that no order shows"


@rule("KA-9.13", "KA-13.8")
def test_the_pile_can_be_reckoned_from_what_lies_open() -> None:
    for state in walk(4, 3, count_help=False):
        view = look(state, None)
        known = {*view.offer, *view.pool, *view.discards}
        known |= {card for cards in (*view.rows, *view.crossed) for card in cards}
        if view.phase == "draw":
            known |= {str(card + 1) for card in range(50) if state.drawing >> card & 1}
        unknown = {str(card) for card in range(1, 51)} - known
        assert unknown == {str(card + 1) for card in range(50) if state.pile >> card & 1}


@rule("KA-10.6")
def test_hidden_capitals_change_the_view_only() -> None:
    for shown, hidden in zip(walk(3, 4), walk(3, 4, open_capitals=False), strict=True):
        assert shown.capital == hidden.capital
        assert shown.codes() == hidden.codes() if shown.to_act >= 0 else shown.to_act == hidden.to_act
        view = look(hidden, 0)
        guess = KAIRO.positions.from_view(view)
        assert guess.capital == hidden.capital


@rule("KA-10.6")
def test_hidden_capitals_stay_hidden_in_the_log_of_a_position() -> None:
    hidden = {"open_capitals": False}
    match = building([[8]], pool=[10], capital=[50, 60], options=hidden)
    shown = [match.events(seat)[0]["capitals"] for seat in (0, 1, None)]
    assert shown == [[50, None], [None, 60], [None, None]]
    first = new(2, **hidden)
    play(first, "#1 #2")
    for untouched in (first, Match.at(first.position(), dealer=None)):
        assert untouched.events()[0]["capitals"] == [100, 100], "everybody knows what all begin with"


@rule("KA-10.7")
def test_a_finished_game_is_shown_in_full() -> None:
    state = walk(3, 5, open_capitals=False)[-1]
    views = [plain(look(state, seat)) for seat in (0, 1, 2, None)]
    for view in views:
        del view["seat"]
    assert views[0] == views[1] == views[2] == views[3]
    assert views[0]["capital"] == state.capital[:3]


# Choices and refusals -------------------------------------------------------------------------------------------------


@rule("KA-11.3", "KA-10.1")
def test_a_refusal_does_not_depend_on_secrets() -> None:
    answers = []
    for bid in (0, 99):
        match = bidding([100, 100])
        play(match, f"s0=bid:{bid}")
        refusals = []
        for text in ("bid:101", "pass", "take:1"):
            with pytest.raises(Illegal) as refusal:
                match.play(1, text)
            refusals.append((refusal.value.rule, refusal.value.say))
        answers.append(refusals)
    assert answers[0] == answers[1]


@rule("KA-11.9")
def test_builds_depend_on_public_facts_and_the_own_capital() -> None:
    def choices(own: int, other: int) -> list[str]:
        return legal(building([[31]], pool=[10, 20], capital=[own, other], bonus=[1, 4]))

    assert choices(20, 0) == choices(20, 200) == ["build:b1p2", "pass"]
    assert choices(10, 0) == ["pass"]


@rule("KA-11.1")
def test_the_engine_has_one_seat_to_act() -> None:
    for state in walk(4, 6):
        acting = [seat for seat in range(4) if state.can_act(seat)]
        if state.to_act < 0:
            assert acting == []
        else:
            assert state.to_act in acting
            assert len(acting) == 1 or state.sealed()


# What a bot may guess -------------------------------------------------------------------------------------------------


@rule("KA-13.1", "KA-13.7")
def test_a_view_is_all_a_bot_needs() -> None:
    for state in walk(3, 7)[::5]:
        for seat in range(3):
            guess = KAIRO.positions.from_view(look(state, seat))
            for name in (
                "discards",
                "offered",
                "crossed",
                "held",
                "bonus",
                "bought",
                "turn",
                "phase",
                "auction",
                "dry",
            ):
                assert getattr(guess, name) == getattr(state, name)
            assert guess.offer[: guess.offered] == state.offer[: state.offered]
            assert guess.pool[: guess.pooled] == state.pool[: state.pooled]
            assert guess.capital[seat] == state.capital[seat]


@rule("KA-13.3", "KA-13.4", "KA-13.9")
def test_bids_are_guessed_evenly_and_the_own_one_stays() -> None:
    rng, state = Rng(1), sealed({0: 50, 2: 60}, (100, 100, 60))
    counts: Counter[int] = Counter()
    for _ in range(21 * 400):
        guess = state.copy()
        guess.resample(0, rng)
        assert guess.bid[0][0] == 50
        counts[guess.bid[0][2]] += 1
    assert sorted(counts) == list(range(21))
    assert sum((found - 400) ** 2 / 400 for found in counts.values()) < 45, "chi-square, 20 degrees: 1 in 1000"


@rule("KA-13.3", "KA-13.9")
def test_a_guessed_bid_can_be_paid() -> None:
    rng, state = Rng(2), sealed({0: 2, 1: 7, 2: 30}, (4, 7, 30, 100))
    found: list[set[int]] = [set(), set(), set()]
    for _ in range(400):
        guess = state.copy()
        guess.resample(NOBODY, rng)
        for seat in (0, 1, 2):
            found[seat].add(guess.bid[0][seat])
    assert found == [set(range(5)), set(range(8)), set(range(21))]


@rule("KA-13.5", "KA-13.10")
def test_the_last_bid_cannot_depend_on_the_others() -> None:
    rng, state = Rng(3), sealed({0: 50, 2: 60})
    observed = KAIRO.rules.observed(3)
    known = (encode(look(state, 1)), state.codes(), state.observation(1, observed))
    for _ in range(20):
        for other in (twin(state, 1, rng), state.copy()):
            other.resample(1, rng)
            assert (encode(look(other, 1)), other.codes(), other.observation(1, observed)) == known


@rule("KA-11.5", "KA-12.2", "KA-12.3")
def test_who_may_bid_and_which_bid_is_final_for_the_rules() -> None:
    code = KAIRO.code_of["bid:7"]
    assert [sealed({1: 3}).can_act(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]
    assert sealed({}).revocable(code)
    assert sealed({1: 3}).revocable(code)
    assert not sealed({1: 3, 0: 5}).revocable(code)


@rule("KA-13.2", "KA-13.6")
def test_outside_bidding_nothing_is_guessed() -> None:
    """A pile has no order that could be copied; what comes is drawn by whoever plays on, with its own luck."""
    write = KAIRO.positions.write
    for state in walk(3, 8)[::3]:
        if not state.sealed():
            other = state.copy()
            other.resample(0, Rng(9))
            assert write(other) == write(state)
            if state.to_act == CHANCE:
                ways = {tuple(other.drawn(rng) for _ in range(4)) for rng in (Rng(seed) for seed in range(8))}
                assert len(ways) > 1 or state.pile.bit_count() == 1


@rule("KA-13.2", "KA-1.6")
def test_every_card_of_the_pile_comes_equally_often() -> None:
    rng, state = Rng(4), truth(new(2))
    assert state.outcomes() == [(card, 1) for card in range(50)]
    counts = Counter(state.drawn(rng) for _ in range(50 * 200))
    assert sorted(counts) == list(range(50))
    assert sum((found - 200) ** 2 / 200 for found in counts.values()) < 86, "chi-square, 49 degrees: 1 in 1000"


@rule("KA-13.8", "KA-7.2")
def test_after_a_reshuffle_exactly_the_discards_can_come() -> None:
    state = truth(building([[8]], phase="reveal", pool=[10], pile=[], discards=[1, 2, 3]))
    state.step(KAIRO.code_of["reveal"])
    assert state.outcomes() == [(0, 1), (1, 1), (2, 1)]
    assert state.discards == 0


@rule("KA-10.1")
def test_observations_tell_what_the_view_tells() -> None:
    """A few numbers of the array that learners get, at their places."""
    match = building([[31], [45]], pool=[10, 20], capital=[100, 60], bonus=[2, 4], pile=[1, 2], discards=[3])
    own = truth(match).observation(0, KAIRO.rules.observed(2))
    assert (own[0], own[1], own[2]) == (1.0, 1.0, 0.0)
    assert (own[50 + 2], own[100 + 9], own[100 + 19]) == (1.0, 1.0, 1.0)
    mine = own[200:260]
    assert mine[30] == 1.0
    assert mine[50:58] == pytest.approx([0.3, 0.9, 0.7, 0.0, 0.0, 0.4, 1.0, 1.0])
    hers = own[260:320]
    assert (hers[44], hers[55], hers[56]) == pytest.approx((1.0, 0.8, 0.6))
    assert seen(match).options["open_capitals"]
    hidden = building([[31], [45]], pool=[10], capital=[100, 60], options={"open_capitals": False})
    assert truth(hidden).observation(0, KAIRO.rules.observed(2))[260 + 56] == 0.0


@rule("KA-10.1", "KA-10.3", "KA-13.4")
def test_a_sealed_bid_is_observed_by_its_seat_only() -> None:
    size, all_rich = KAIRO.rules.observed(4), (100, 100, 100, 100)
    fifteen, forty = sealed({3: 15}, all_rich), sealed({3: 40}, all_rich)
    assert fifteen.observation(3, size)[-1] == pytest.approx(0.15)
    assert forty.observation(3, size)[-1] == pytest.approx(0.4)
    for other in (0, 1, 2, NOBODY):
        assert fifteen.observation(other, size) == forty.observation(other, size)
        assert fifteen.observation(other, size)[-1] == 0.0


def test_a_match_offers_the_same_knowledge() -> None:
    match = Match("kairo", seats=3, seed=5)
    play(match, "s0=bid:12")
    assert match.view(1).capital == (100, 100, 100)
    assert match.view(0).capital == (88, 100, 100)
