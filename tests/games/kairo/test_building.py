"""Turns, builds, river bonus, pile and end (KA-2, KA-4 to KA-8 of docs/rules/kairo.md)."""

from __future__ import annotations

import pytest

from mezani import Illegal
from mezani.core.ground import CHANCE
from tests.games.kairo.setups import at, building, ids, kinds, last, legal, play, seen

rule = pytest.mark.rule


@rule("KA-4.1", "KA-4.2", "DP-REVEAL", "AT-TURN")
def test_a_turn_reveals_exactly_one_card() -> None:
    match = building([[8]], phase="reveal", pool=[10], coming=[9, 1])
    assert legal(match) == ["reveal"]
    play(match, "s0=reveal #9")
    assert seen(match).pool == ("10", "9")
    with pytest.raises(Illegal) as refusal:
        match.play(0, "reveal")
    assert refusal.value.rule == "KA-4.1"


@rule("KA-4.4", "KA-3.18")
def test_only_the_front_is_built() -> None:
    """The second card alone could be paid for; the front cannot."""
    match = building([[41, 8]], pool=[1], capital=0, bonus=0)
    assert legal(match) == ["pass"]
    match = building([[8, 41]], pool=[10, 9], capital=0)
    play(match, "s0=build:b0p0")
    assert last(match, "built")["card"] == "8"
    assert seen(match).rows[0] == ("41",)


@rule("KA-4.5", "KA-4.6")
def test_the_pool_counts_for_whoever_acts() -> None:
    match = building([[31], [5]], pool=[50, 22], coming=[1], capital=0)
    assert legal(match) == ["pass"], "a river with 3 tracks counts 3, a payment of 10 nothing"
    play(match, "s0=pass s1=reveal #1")
    assert last(match, "card_revealed")["pool_pieces"] == 3


@rule("KA-4.7", "KA-4.8", "KA-5.11")
def test_the_whole_row_counts_again_and_again() -> None:
    match = building([[8, 10, 20]], pool=[1], coming=[2], capital=0)
    assert legal(match) == ["build:b0p0", "pass"], "2 + 3 + 3 tracks are enough for 6"
    play(match, "s0=build:b0p0 s0=reveal #2")
    assert legal(match) == ["build:b0p0", "pass"], "3 + 3 tracks of the cards that stayed"


@rule("KA-4.9", "KA-4.10", "KA-4.12", "KA-5.1", "KA-5.2")
def test_bonus_and_money_pay_and_the_payment_comes_after() -> None:
    match = building([[31]], pool=[10, 20], capital=[15, 0], bonus=[2, 0])
    play(match, "s0=build:b2p1")
    view = seen(match)
    assert (view.capital[0], view.bonus[0], view.bought[0]) == (15 - 10 + 7, 0, 1)
    assert last(match, "built")["paid"] == 10


@rule("KA-4.13")
def test_the_payment_of_the_front_does_not_pay_for_it() -> None:
    assert legal(building([[22]], pool=[10, 20, 3], capital=9)) == ["pass"]
    assert legal(building([[22]], pool=[10, 20, 3], capital=10)) == ["build:b0p1", "pass"]


@rule("KA-4.11", "KA-11.7", "KA-11.8", "DP-BUILD")
def test_the_split_is_one_choice_and_exact() -> None:
    match = building([[31]], pool=[10, 20], capital=100, bonus=1)
    assert legal(match) == ["build:b1p2", "build:b0p3", "pass"]
    for text in ("build:b0p2", "build:b1p3", "build:b0p4", "build:b3p0"):
        with pytest.raises(Illegal):
            match.play(0, text)
    play(match, "s0=build:b1p2")
    assert seen(match).crossed[0] == ("31",)
    assert (seen(match).bonus[0], seen(match).bought[0]) == (0, 2)


@rule("KA-4.14")
def test_waste_is_not_carried_over() -> None:
    match = building([[8, 5]], pool=[10, 20, 29], coming=[1], capital=0)
    play(match, "s0=build:b0p0")
    assert last(match, "built")["waste"] == 9 + 3 - 6
    assert seen(match).bonus[0] == 0
    play(match, "s0=reveal #1")
    assert legal(match) == ["pass"]


@rule("KA-5.3", "KA-5.10")
def test_one_build_crosses_one_card() -> None:
    match = building([[8, 20]], pool=[10, 9, 29, 30])
    crossed = seen(match).crossed[0]
    play(match, "s0=build:b0p0")
    assert seen(match).crossed[0] == (*crossed, "8")
    assert seen(match).rows[0] == ("20",)
    assert last(match, "train_moved") == {"seat": 0, "crossed": 1, "new_front": "20"}
    assert legal(match) == ["reveal"]


@rule("KA-5.5", "KA-5.12", "KA-7.1", "KA-4.17")
def test_the_pool_is_emptied_by_a_build_only() -> None:
    match = building([[31], [5, 9]], pool=[1], coming=[2, 10, 20], capital=0, discards=[])
    for line in ("s0=pass", "s1=reveal #2", "s1=pass", "s0=reveal #10", "s0=pass"):
        pool = seen(match).pool
        play(match, line)
        assert seen(match).pool[: len(pool)] == pool
        assert seen(match).discards == ()
    play(match, "s1=reveal #20 s1=build:b0p0")
    assert seen(match).pool == ()
    assert seen(match).discards == ("1", "2", "10", "20")


@rule("KA-2.2", "KA-5.9")
def test_a_building_phase_may_have_several_builds() -> None:
    match = building([[8, 9], [5, 10]], pool=[20, 29], coming=[30, 39, 40], capital=0)
    play(match, "s0=build:b0p0 s0=reveal #30 s0=pass s1=reveal #39 s1=build:b0p0")
    assert seen(match).auction == 2
    assert [len(crossed) for crossed in seen(match).crossed] == [1, 1]
    assert kinds(match.events()).count("built") == 2


@rule("KA-6.1", "KA-6.2", "KA-6.4", "KA-6.9")
def test_the_fronts_are_looked_at_after_the_build() -> None:
    """The builder's river of before and of after brings it nothing; a river behind the front neither."""
    match = building([[50, 49, 48], [45, 1, 2], [21, 46, 3]], seats=3, pool=[10], capital=100, bonus=0)
    play(match, "s0=build:b0p0")
    assert seen(match).bonus == (0, 1, 0)


@rule("KA-6.9", "KA-6.8")
def test_the_bonus_comes_before_the_auction() -> None:
    match = building([[8], [45]], pool=[10, 9], bonus=0, coming=[1, 2])
    happened = play(match, "s0=build:b0p0")
    assert kinds(happened) == ["built", "payment_received", "train_moved", "pool_discarded", "bonus_granted"]
    assert kinds(play(match, "#1 #2")) == ["auction_opened"]


@rule("KA-6.10")
def test_the_bonus_stays_in_an_auction() -> None:
    match = building([[8], [21]], pool=[10, 9], bonus=[2, 3], coming=[1, 2])
    play(match, "s0=build:b0p0 #1 #2 s0=bid:1 s1=bid:2 s1=take:1 s0=take:2")
    assert seen(match).bonus == (2, 3)


@rule("KA-7.2", "KA-7.3", "KA-7.4")
def test_a_reshuffle_leaves_open_cards_alone() -> None:
    match = building([[8, 5], [45, 9]], phase="reveal", pool=[10], pile=[], discards=[1, 2], capital=0)
    play(match, "s0=reveal")
    view = seen(match)
    assert (view.pool, view.rows, view.pile, view.discards) == (("10",), (("8", "5"), ("45", "9")), 2, ())
    assert sorted(match.outcomes()) == ids([1, 2])


@rule("KA-7.5", "KA-7.6", "AT-TURN")
def test_a_dry_turn_reveals_nothing() -> None:
    match = building([[41], [8]], pool=[1], pile=[], discards=[], capital=0)
    assert not seen(match).skipped
    play(match, "s0=pass")
    view = seen(match)
    assert (view.phase, view.skipped, view.dry, view.turn) == ("build", True, 0, 1)
    assert last(match, "reveal_skipped") == {"seat": 1, "dry_count": 0}
    play(match, "s1=pass")
    assert seen(match).dry == 1


@rule("KA-7.6")
def test_a_build_ends_the_dry_count() -> None:
    rows = [[8, 5], [9, 11]]
    match = building(rows, pool=[10, 20], pile=[], discards=[], capital=0, skipped=True, dry=1)
    play(match, "s0=build:b0p0")
    assert (seen(match).dry, seen(match).skipped) == (0, False)
    play(match, "s0=reveal #10 s0=pass s1=reveal #20 s1=pass")
    assert (seen(match).dry, seen(match).skipped) == (0, True)


@pytest.mark.parametrize(("seats", "dry"), [(2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4)])
@rule("KA-7.7", "KA-4.15")
def test_after_a_dry_lap_who_can_build_must(seats: int, dry: int) -> None:
    forced = dry >= seats
    match = building([[8, 5]], seats=seats, pool=[10, 9], pile=[], discards=[], capital=0, skipped=True, dry=dry)
    assert legal(match) == ["build:b0p0"] + ["pass"] * (not forced)
    unable = building([[41, 5]], seats=seats, pool=[1], pile=[], discards=[], capital=0, skipped=True, dry=dry)
    assert legal(unable) == ["pass"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KA-7.8", "KA-8.6", "AT-END")
def test_two_dry_laps_end_the_game(seats: int) -> None:
    money = list(range(9 - seats, 9))
    dry = 2 * seats - 1
    match = building([[41]], seats=seats, pool=[1], pile=[], discards=[], capital=money, skipped=True, dry=dry)
    play(match, "s0=pass")
    assert match.over
    assert last(match, "game_ended")["reason"] == "stuck"
    assert match.ranks == list(range(seats, 0, -1)), "equal cards: the richer first"


@rule("KA-8.6")
def test_at_a_stuck_end_cards_come_before_capital() -> None:
    crossed, rows = [["1"], [], []], [["2"], ["3", "4"], ["5", "6"]]
    match = at("end", 3, auction=2, crossed=crossed, rows=rows, capital=[0, 40, 40])
    assert match.ranks == [1, 2, 2]


@rule("KA-8.2", "KA-8.4", "KA-8.6")
def test_while_the_game_goes_on_money_makes_no_rank() -> None:
    match = building([[41]], seats=3, pool=[1], pile=[], discards=[], capital=[5, 9, 7], skipped=True, dry=5)
    assert match.ranks == [1, 1, 1]
    play(match, "s0=pass")
    assert match.ranks == [3, 1, 2]


@rule("KA-5.4", "KA-8.1", "KA-8.2", "KA-8.4")
def test_at_the_end_only_crossed_cards_count() -> None:
    crossed = [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23]]
    match = building([[8], [45, 9, 11, 12, 13]], crossed=crossed, pool=[10, 20], capital=[0, 200], bonus=[0, 5])
    happened = play(match, "s0=build:b0p0")
    assert kinds(happened) == ["built", "payment_received", "train_moved", "game_ended"]
    assert (match.scores, match.ranks) == ([8, 3], [1, 2])
    assert [row[0] for row in match.breakdown.rows] == [8, 3]


@rule("KA-11.1")
def test_nobody_acts_while_a_card_is_turned_up() -> None:
    match = building([[8]], phase="reveal", pool=[10], coming=[1])
    assert match.to_act == (0,)
    play(match, "s0=reveal")
    assert match.to_act == (CHANCE,)
    assert seen(match).to_act == ()
    assert [match.legal(seat) for seat in (0, 1)] == [[], []]
