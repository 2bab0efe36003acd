"""Test vectors 12.3 to 12.6 of docs/rules/kairo.md: payment splits, building, river bonus, pile and guards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mezani import Illegal, Match
from mezani.core.ground import CHANCE
from mezani.games.kairo import rules
from mezani.games.kairo.cards import CARDS
from tests.games.kairo.setups import at, building, ids, kinds, last, legal, new, order, play, seen
from tests.games.kairo.test_vectors import rows_of

rule = pytest.mark.rule


# 12.3 Payment splits: each row of the table is read from the document -------------------------------------------------


def numbers(text: str) -> list[int]:
    """Return the card ids of a cell."""
    return [int(number) for number in re.findall(r"#(\d+)", text)]


def splits() -> Iterator[tuple[str, list[int], list[int], int, int, str]]:
    """Yield id, row, pool, capital, bonus and what is expected, of the rows that give all of these."""
    row: list[int] = []
    pool: list[int] = []
    for id, row_cell, pool_cell, money, expected, _ in rows_of("12.3"):
        row = row if row_cell == "same" else numbers(row_cell)
        pool = pool if pool_cell == "same" else numbers(pool_cell)
        if re.fullmatch(r"\d+, \d+", money) and row_cell != "as KT-35 but #48 is crossed" and ";" not in row_cell:
            capital, bonus = map(int, money.split(","))
            yield id, row, pool, capital, bonus, expected


SPLITS = {row[0]: row for row in splits()}
AFTER = {
    "KT-27": [(5, 0)],
    "KT-29": [(5, 0)],
    "KT-30": [(12, 0)],
    "KT-31": [(107, 2), (97, 3), (87, 4), (77, 5)],
    "KT-33": [(51, 5)],
    "KT-34": [(48, 3)],
    "KT-39": [(8, 0)],
    "KT-41": [(57, 0), (47, 1), (37, 2), (27, 3), (17, 4)],
    "KT-42": [(8, 0)],
}
"""Capital and bonus after each of the builds, in the order of the list."""
MISSING = {"KT-25": 1, "KT-26": 1, "KT-27": 1, "KT-30": 3, "KT-33": 0, "KT-34": 0, "KT-35": 1}
WASTE = {"KT-33": 9, "KT-34": 0}
MARKS = {
    "KT-25": "KA-4.16",
    "KT-26": "KA-4.12",
    "KT-27": "KA-4.10",
    "KT-28": "KA-4.13",
    "KT-29": "KA-4.9",
    "KT-30": "KA-4.12",
    "KT-31": "KA-4.11",
    "KT-33": "KA-4.14",
    "KT-34": "KA-4.11",
    "KT-35": "KA-4.7",
    "KT-39": "KA-4.10",
    "KT-40": "KA-4.16",
    "KT-41": "DP-BUILD",
    "KT-42": "KA-4.9",
}


def split_of(id: str) -> Match:
    """Return the position of a row of the table."""
    _, row, pool, capital, bonus, _ = SPLITS[id]
    return building([row], pool=pool, capital=[capital, 100], bonus=[bonus, 0])


def missing(match: Match, seat: int = 0) -> int:
    """Return what a seat is told to be missing, from the table in words."""
    lines = {say.id: say.args for say in match.describe(seat)}
    number = lines["kairo-view-missing-own"]["missing"]
    assert isinstance(number, int)
    return number


def test_the_table_of_splits_is_read_whole() -> None:
    told_apart = {f"KT-{number}" for number in (32, 36, 37, 38, 43)}
    assert {row[0] for row in rows_of("12.3")} - set(SPLITS) == told_apart


@pytest.mark.parametrize("id", [pytest.param(id, marks=rule(id, MARKS[id])) for id in SPLITS], ids=str)
def test_split(id: str) -> None:
    expected = re.sub(r"\(.*\)", "", SPLITS[id][-1])
    choices = [re.sub("^b(?=[0-9])", "build:b", text) for text in re.findall("`([^`]*)`", expected)]
    assert legal(split_of(id)) == choices
    if id in MISSING:
        assert missing(split_of(id)) == MISSING[id]
    for choice, (capital, bonus) in zip(choices[:-1], AFTER.get(id, []), strict=True):
        match = split_of(id)
        play(match, f"s0={choice}")
        assert (seen(match).capital[0], seen(match).bonus[0]) == (capital, bonus)
        if id in WASTE:
            assert last(match, "built")["waste"] == WASTE[id]


@rule("KT-33", "KA-4.14", "KA-5.11")
def test_waste_is_lost_and_the_next_card_counts_again() -> None:
    match = split_of("KT-33")
    assert last_built(match, "s0=build:b0p0")["waste"] == 9
    view = seen(match, 0)
    assert view.pool == ()
    assert view.rows[0] == ("20",)
    play(match, "s0=reveal #1")
    args = {say.id: say.args for say in match.describe(0)}["kairo-view-missing-own"]
    assert (args["need"], args["row"], args["pool"], args["missing"]) == (7, 3, 0, 4)


def last_built(match: Match, choice: str) -> dict[str, object]:
    play(match, choice)
    return last(match, "built")


@rule("KT-32", "KA-5.6", "KA-0.2")
def test_with_the_other_reading_unspent_bonus_is_lost() -> None:
    _, row, pool, capital, bonus, _ = SPLITS["KT-31"]
    house = {"unspent_bonus_kept": False}
    match = building([row], pool=pool, capital=capital, bonus=[bonus, 0], options=house)
    play(match, "s0=build:b1p2")
    assert (seen(match).capital[0], seen(match).bonus[0]) == (87, 0)
    assert last(match, "bonus_lost") == {"seat": 0, "amount": 4}


@rule("KT-36", "KA-4.8")
def test_a_crossed_card_does_not_count() -> None:
    _, _, pool, capital, bonus, _ = SPLITS["KT-35"]
    match = building([[41, 40]], crossed=[[48]], pool=pool, capital=capital, bonus=bonus)
    assert missing(match) == 4
    assert legal(match) == ["pass"]


@rule("KT-37", "KA-4.8")
def test_a_card_in_another_row_does_not_count() -> None:
    match = building([[41], [50]], pool=[10], capital=0)
    assert missing(match) == 7
    built = building([[41], [50]], pool=[10], capital=100)
    assert legal(built) == ["build:b0p7", "pass"]


@rule("KT-38", "KA-4.1", "KA-4.5")
def test_a_card_without_tracks_adds_nothing() -> None:
    match = building([[31]], phase="reveal", pool=[10], coming=[1], capital=0)
    assert missing(match) == 6
    play(match, "s0=reveal #1")
    assert missing(match) == 6
    assert len(seen(match).pool) == 2
    assert last(match, "card_revealed")["pool_pieces"] == 3


@pytest.mark.parametrize("text", ["build:b1p2", "build:b2p0", "build:b2p2"])
@rule("KT-43", "KA-11.8", "KA-11.2")
def test_other_splits_are_illegal(text: str) -> None:
    match = split_of("KT-30")
    before = match.position()
    with pytest.raises(Illegal):
        match.play(0, text)
    assert match.position() == before
    assert match.legal(0) == ["build:b2p1", "pass"]


@rule("KT-40", "KA-4.16")
def test_what_is_short_is_told() -> None:
    (blocked,) = split_of("KT-40").offers(0).blocked
    assert (blocked.deed, blocked.rule, blocked.say.args["short"]) == ("build", "KA-4.16", 1)


# 12.4 Course of building ----------------------------------------------------------------------------------------------


def to_the_sixth_turn() -> Match:
    """Return KT-44 after its six reveals; the first five seats pass."""
    match = building([[41], [42], [31]], seats=3, phase="reveal", capital=0, pile=[1, 3, 13, 35, 36, 10])
    for turn, (card, pieces) in enumerate(((1, 0), (3, 1), (13, 2), (35, 4), (36, 6), (10, 9))):
        assert match.to_act == (turn % 3,)
        play(match, f"s{turn % 3}=reveal #{card}")
        assert last(match, "card_revealed")["pool_pieces"] == pieces
        if turn < 5:
            assert legal(match) == ["pass"]
            play(match, f"s{turn % 3}=pass")
    return match


@rule("KT-44", "KA-4.17", "KA-4.18")
def test_passes_enlarge_the_pool() -> None:
    match = to_the_sixth_turn()
    assert match.to_act == (2,)
    assert legal(match) == ["build:b0p0", "pass"]


@rule("KT-45", "KA-5.8", "KA-6.1", "KA-2.3")
def test_an_empty_row_starts_an_auction() -> None:
    match = to_the_sixth_turn()
    play(match, "s2=build:b0p0")
    view = seen(match)
    assert (view.capital[2], len(view.crossed[2]), view.rows[2]) == (7, 1, ())
    assert view.bonus == (1, 1, 0)
    assert last(match, "pool_discarded") == {"cards": ["1", "3", "13", "35", "36", "10"], "discards": 6}
    assert (view.phase, view.auction, match.to_act) == ("offer", 2, (CHANCE,))


@rule("KT-46", "KA-5.9", "KA-5.10")
def test_the_builder_goes_on() -> None:
    match = building([[8, 20]], pool=[10], coming=[1], capital=0)
    play(match, "s0=build:b0p0")
    assert (seen(match).pool, match.to_act, legal(match)) == ((), (0,), ["reveal"])
    play(match, "s0=reveal #1")
    assert seen(match).pool == ("1",)
    assert last(match, "card_revealed")["pool_pieces"] == 0, "the old pool does not count"
    assert legal(match) == ["pass"]
    play(match, "s0=pass")


@rule("KT-47", "KA-4.15")
def test_who_could_build_may_pass() -> None:
    match = building([[8]], pool=[10, 9])
    assert legal(match) == ["build:b0p0", "pass"]
    play(match, "s0=pass")
    assert match.to_act == (1,)
    assert legal(match) == ["reveal"]


@rule("KT-48", "KA-3.19")
def test_the_winner_of_the_auction_begins() -> None:
    match = building([[8], [11, 12], [13, 14]], seats=3, crossed=[[5]], pool=[10, 9], coming=[21, 22, 23])
    play(match, "s0=build:b0p0 #21 #22 #23 s0=bid:1 s1=bid:2 s2=bid:3 s2=take:21 s1=take:22 s0=take:23")
    assert match.to_act == (2,)
    assert legal(match) == ["reveal"]


@rule("KT-49", "KA-4.17")
def test_the_last_seat_passes_to_the_first() -> None:
    match = building([], seats=4, turn=3, pool=[1])
    play(match, "s3=pass")
    assert match.to_act == (0,)


@rule("KT-50", "KA-4.2")
def test_a_reveal_is_compulsory() -> None:
    match = building([[8]], phase="reveal", pool=[10, 9])
    assert match.legal(0) == ["reveal"]
    with pytest.raises(Illegal) as refusal:
        match.play(0, "build:b0p0")
    assert refusal.value.rule == "KA-4.2"


@rule("KT-51", "KA-9.4", "KA-9.6")
def test_after_the_second_auction_the_builder_has_one_card() -> None:
    match = building([[8], [11], [12]], seats=3, pool=[10, 9], coming=[21, 22, 23])
    play(match, "s0=build:b0p0")
    assert seen(match).auction == 2
    play(match, "#21 #22 #23 s0=bid:1 s1=bid:2 s2=bid:3 s2=take:21 s1=take:22 s0=take:23")
    assert [len(row) for row in seen(match).rows] == [1, 2, 2]


@rule("KT-52", "KA-5.4", "KA-6.8", "KA-8.1", "KA-8.2", "KA-9.3", "AT-END")
def test_the_eighth_card_ends_the_game() -> None:
    crossed = [[1, 2, 3, 4, 5, 6, 7], [21, 22]]
    row = [50, 11, 12, 13, 14, 15]
    match = building([[8], row], crossed=crossed, pool=[10], capital=[10, 200], bonus=[0, 2])
    assert seen(match).auction == 8
    assert legal(match) == ["build:b0p1", "pass"]
    play(match, "s0=build:b0p1")
    view = seen(match)
    assert (view.capital[0], len(view.crossed[0])) == (1, 8)
    assert (match.over, match.ranks) == (True, [1, 2])
    assert last(match, "game_ended")["winners"] == [0]
    assert (view.bonus, view.pool, view.auction) == ((0, 2), ("10",), 8)


@rule("KT-53", "KA-8.4")
def test_the_others_rank_by_crossed_cards() -> None:
    def cards(first: int, count: int) -> list[str]:
        return ids(range(first, first + count))

    crossed = [cards(1, 8), cards(9, 6), cards(17, 7), cards(25, 6)]
    rows = [[], cards(15, 2), cards(24, 1), cards(31, 2)]
    match = at("end", 4, auction=8, crossed=crossed, rows=rows, capital=[0, 90, 10, 20])
    assert match.ranks == [1, 3, 2, 3]
    assert seen(match).ranks == (1, 3, 2, 3)


@rule("KT-54", "KA-9.10")
def test_a_capital_is_accounted_for() -> None:
    """Bids of 7 and 5, three pieces bought, payments of 1 and 9."""
    match = new(2)
    play(match, "#8 #50 s0=bid:7 s1=bid:0 s0=take:8 s1=take:50 s0=reveal #9 s0=build:b0p2 #39 #40")
    play(match, "s0=bid:5 s1=bid:0 s0=take:40 s1=take:39 s0=reveal #20 s0=pass s1=reveal #30 s1=pass")
    assert seen(match).capital[0] == 100 - 7 - 20 + 1 - 5
    play(match, "s0=reveal #1 s0=build:b0p0")
    assert seen(match).capital[0] == 100 - 12 - 20 + 1 + 7


# 12.5 River bonus -----------------------------------------------------------------------------------------------------


@rule("KT-55", "KA-6.1")
def test_who_waits_at_a_river_gets_a_piece() -> None:
    match = building([[8], [45], [21]], seats=3, pool=[10, 9], bonus=[0, 0, 3])
    play(match, "s0=build:b0p0")
    assert seen(match).bonus == (0, 1, 3)


@rule("KT-56", "KA-6.2")
def test_the_builder_gets_nothing() -> None:
    match = building([[8, 45]], pool=[10, 9], bonus=0)
    play(match, "s0=build:b0p0")
    assert seen(match).rows[0] == ("45",)
    assert seen(match).bonus[0] == 0


@rule("KT-57", "KA-6.3")
def test_the_terrain_that_was_built_does_not_matter() -> None:
    match = building([[50], [45], [46]], seats=3, pool=[10, 20, 30], bonus=0)
    play(match, "s0=build:b0p0")
    assert seen(match).bonus == (0, 1, 1)


@rule("KT-58", "KA-6.5")
def test_five_bonus_pieces_are_the_most() -> None:
    match = building([[8], [45]], pool=[10, 9], bonus=[0, 5])
    play(match, "s0=build:b0p0")
    assert seen(match).bonus[1] == 5
    assert last(match, "bonus_full") == {"seat": 1}


@rule("KT-59", "KA-6.5")
def test_the_fifth_piece_is_the_last() -> None:
    match = building([[8, 9], [45]], pool=[10, 20], bonus=[0, 4], coming=[29], capital=50)
    play(match, "s0=build:b0p0")
    assert seen(match).bonus[1] == 5
    play(match, "s0=reveal #29 s0=build:b0p1")
    assert seen(match).bonus[1] == 5


@rule("KT-60", "KA-6.4")
def test_a_river_further_back_gives_nothing() -> None:
    match = building([[8, 5], [21, 45]], pool=[10, 9], bonus=0)
    play(match, "s0=build:b0p0")
    assert seen(match).bonus == (0, 0)


@rule("KT-61", "KA-6.4")
def test_two_rivers_give_one_piece() -> None:
    match = building([[8, 5], [45, 46]], pool=[10, 9], bonus=0)
    play(match, "s0=build:b0p0")
    assert seen(match).bonus == (0, 1)


@rule("KT-62", "KA-6.6")
def test_bonus_pieces_serve_on_any_terrain_later() -> None:
    """The third piece comes from a build of s0; s1 crosses its river free, and its mountain is missing 3."""
    coming = [20, 29, 30, 39, 40, 1, 2]
    match = building([[8, 5], [50, 31]], pool=[10, 9], bonus=[0, 2], capital=[100, 0], coming=coming)
    play(match, "s0=build:b0p0")
    assert seen(match).bonus[1] == 3
    play(match, "s0=reveal #20 s0=pass s1=reveal #29 s1=pass s0=reveal #30 s0=pass s1=reveal #1 s1=build:b0p0")
    assert seen(match).bonus[1] == 3
    play(match, "s1=reveal #39 s1=pass s0=reveal #40 s0=pass s1=reveal #2")
    assert missing(match, 1) == 3
    assert seen(match).capital[1] == 9, "the payment of the river buys no piece"
    assert legal(match) == ["build:b3p0", "pass"]


@rule("KT-63", "KA-5.6", "KA-6.10", "KA-0.2")
def test_only_the_builder_loses_unspent_bonus() -> None:
    match = building([[8], [21]], pool=[10, 9], bonus=[2, 4], options={"unspent_bonus_kept": False})
    play(match, "s0=build:b0p0")
    assert seen(match).bonus == (0, 4)


@rule("KT-64", "KA-6.7")
def test_a_bonus_takes_no_card_out_of_the_game() -> None:
    match = building([[8, 5], [45], [46], [47]], seats=4, pool=[10], bonus=0, pile=[11, 12])
    play(match, "s0=build:b0p0")
    view = seen(match)
    assert view.bonus == (0, 1, 1, 1)
    assert (view.discards, view.pile) == (("10",), 2)


# 12.6 Pile, guards ----------------------------------------------------------------------------------------------------


@rule("KT-65", "KA-7.2", "KA-7.3")
def test_an_empty_pile_is_refilled_when_a_card_is_needed() -> None:
    match = building([[8]], phase="reveal", pool=[10, 20, 30], pile=[], discards=range(11, 18))
    play(match, "s0=reveal")
    assert sorted(match.outcomes()) == ids(range(11, 18))
    play(match, "#11")
    view = seen(match)
    assert (view.pile, view.discards, len(view.pool)) == (6, (), 4)
    assert last(match, "pile_reshuffled") == {"size": 7}


@rule("KT-66", "KA-7.2")
def test_the_last_card_of_the_pile_does_not_cause_a_reshuffle() -> None:
    match = building([[8]], phase="reveal", pile=[1], discards=[11, 12])
    play(match, "s0=reveal #1 s0=pass")
    assert (seen(match).pile, seen(match).discards) == (0, ("11", "12"))
    assert "pile_reshuffled" not in kinds(match.events())
    play(match, "s1=reveal")
    assert last(match, "pile_reshuffled") == {"size": 2}
    assert (seen(match).pile, seen(match).discards) == (2, ())


@rule("KT-67", "KA-5.5", "KA-7.2")
def test_the_pool_of_a_build_is_reshuffled_too() -> None:
    match = building([[8, 5]], phase="reveal", pool=[10, 20, 29, 30], pile=[39], discards=[11, 12, 13, 14])
    play(match, "s0=reveal #39 s0=build:b0p0")
    assert (len(seen(match).discards), seen(match).pile) == (9, 0)
    play(match, "s0=reveal")
    assert last(match, "pile_reshuffled") == {"size": 9}
    assert len(match.outcomes()) == 9


@pytest.fixture
def six_cards() -> Iterator[Match]:
    """Yield a game with the injected deck of KT-68 (KA-D.4)."""
    cards = (41, 42, 1, 2, 11, 12)
    rules.load(replace(CARDS, deck=tuple(card for card in CARDS.deck if card.id in cards)))
    try:
        yield new(2)
    finally:
        rules.load(CARDS)


@rule("KT-68", "KA-7.5", "KA-7.6", "KA-7.7", "KA-D.4", "AT-TURN")
def test_who_can_build_must_after_a_dry_lap(six_cards: Match) -> None:
    match = six_cards
    play(match, "#41 #42 s0=bid:1 s1=bid:0 s0=take:41 s1=take:42")
    assert seen(match).capital == (99, 100)
    play(match, "s0=reveal #1 s0=pass s1=reveal #2 s1=pass s0=reveal #11 s0=pass s1=reveal #12 s1=pass")
    assert len(seen(match).pool) == 4
    assert last(match, "card_revealed")["pool_pieces"] == 0
    assert last(match, "reveal_skipped") == {"seat": 0, "dry_count": 0}
    assert legal(match) == ["pass"]
    play(match, "s0=pass")
    assert seen(match).dry == 1
    assert legal(match) == ["build:b0p10", "pass"]
    play(match, "s1=pass")
    assert seen(match).dry == 2
    assert legal(match) == ["pass"]
    play(match, "s0=pass")
    assert seen(match).dry == 3
    assert match.legal(1) == ["build:b0p10"]
    assert last(match, "build_forced") == {"seat": 1, "dry_count": 3}
    with pytest.raises(Illegal) as refusal:
        match.play(1, "pass")
    assert refusal.value.rule == "KA-7.7"
    play(match, "s1=build:b0p10")
    assert seen(match).capital[1] == 10
    assert seen(match).bonus[0] == 1
    assert seen(match).dry == 0
    assert sorted(match.outcomes()) == ["1", "11", "12", "2"]
    play(match, "#1 #2")
    assert last(match, "auction_opened") == {"auction": 2, "cards": ["1", "2"], "reshuffled_after": 0, "pile": 2}


@rule("KT-69", "KA-7.8", "KA-8.6")
def test_a_game_that_cannot_go_on_ends(six_cards: Match) -> None:
    match = six_cards
    play(match, "#41 #42 s0=bid:1 s1=bid:1 s0=draw #1 s1=draw #2")
    assert order(match) == [1, 0]
    play(match, "s1=take:42 s0=take:41 s1=reveal #11 s1=pass s0=reveal #12 s0=pass s1=reveal")
    assert last(match, "pile_reshuffled") == {"size": 2}
    play(match, "#1 s1=pass s0=reveal #2 s0=pass")
    assert [seen(match).dry, *match.to_act] == [0, 1]
    play(match, "s1=pass s0=pass s1=pass")
    assert seen(match).phase == "build"
    play(match, "s0=pass")
    assert match.over
    assert seen(match).dry == 4
    ended = {"winners": [0, 1], "ranks": [1, 1], "crossed": [0, 0], "capitals": [99, 99]}
    assert last(match, "game_ended") == {"reason": "stuck", **ended}
