"""The end of the game, final scoring, winners, what is public (AF-14, AF-15, AF-16, AF-18)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mezani import Match, Rng
from mezani.games.africa.view import View
from tests.contract.walks import play_out
from tests.games.africa.scenes import Scene, scene

LAST = "opt:B walk:F5 do:flip flip:F6"


def counted(**vector: object) -> View:
    """Return the view of a table as if it ended now."""
    return scene(**vector).view


def last_monument(**more: object) -> Scene:
    """Return a game of three that seat 1 ends on the eleventh monument."""
    return scene(players=3, down={"F6": "monument", "E5": "lion"}, monuments=10, **more, moves=LAST)


@pytest.mark.rule("AF-14.1", "AF-14.2", "AF-14.3", "AF-12.4")
def test_the_last_monument_ends_the_game_at_once() -> None:
    table = last_monument(hand=[1, 0, 0])
    assert table.match.over
    assert table.match.to_act == ()
    assert [table.match.legal(seat) for seat in range(3)] == [[], [], []]
    assert table.match.state.codes() == []
    assert table.view.points == (3, 0, 0)
    assert table.view.earned[0]["bonus"] == 3
    assert (table.view.camps, table.view.finder) == ((1, 0, 0), 0)


@pytest.mark.rule("AF-14.2")
def test_the_bonus_goes_to_the_seat_that_flips() -> None:
    table = scene(players=3, at=["A1", "F5", "Q1"], down={"F6": "monument"}, monuments=10)
    table.play(f"opt:A leap:B3 end {LAST}")
    assert table.view.points == (0, 3, 0)
    assert table.view.finder == 1


@pytest.mark.rule("AF-14.4")
def test_camps_deposits_and_hidden_tiles_count_nothing() -> None:
    table = last_monument(hand=[5, 9, 0], tiles={"G5": "gold2", "G4": "gem2"})
    assert table.match.scores == [3, 0, 0]


@pytest.mark.rule("AF-14.5")
def test_at_the_end_the_hidden_kinds_are_counted() -> None:
    table = last_monument()
    assert table.view.unseen == {"lion": 1}
    assert table.event("game_over") == {
        "kind": "game_over",
        "reason": "last_monument",
        "finder": 0,
        "hidden": {"lion": 1},
    }
    assert table.holds("E5") == "?"


@pytest.mark.rule("AF-15.1", "AF-15.2")
def test_goods_by_type() -> None:
    goods = [{}, {"mask": 1}, {"mask": 2}, {"mask": 3}, {"mask": 4}]
    assert counted(players=5, goods=goods).goods_points == (0, 1, 3, 5, 8)
    goods = [{"drum": 5}, {"drum": 2, "mask": 2}, {"statue": 1, "kettle": 3, "garment": 4}, {}, {}]
    assert counted(players=5, goods=goods).goods_points == (12, 6, 14, 0, 0)


@pytest.mark.rule("AF-15.9")
@pytest.mark.parametrize(("tiles", "points"), [(5, 12), (6, 13), (9, 20), (10, 24), (11, 25), (15, 36)])
def test_more_than_five_of_a_type(tiles: int, points: int) -> None:
    assert counted(goods=[{"drum": tiles}, {}]).goods_points == (points, 0)


@pytest.mark.rule("AF-15.3")
def test_pieces_are_compared_not_tiles_and_gems_apart_from_gold() -> None:
    tiles = {"F4": "gold2", "F6": "gold2", "E5": "gem1"}
    table = scene(tiles=tiles, gold=[0, 3], gems=[0, 2], moves="opt:B walk:F5 do:mine")
    view = table.view
    assert (view.gold, view.gems) == ((4, 3), (1, 2))
    assert (view.gold_points, view.gem_points) == ((10, 6), (6, 10))


@pytest.mark.rule("AF-15.4", "AF-15.5", "AF-15.6", "AF-15.7")
@pytest.mark.parametrize(
    ("pieces", "with_piece", "without"),
    [
        ([3, 2], [10, 6], [10, 6]),
        ([3, 0], [10, 0], [10, 6]),
        ([0, 0], [0, 0], [8, 8]),
        ([1, 1], [8, 8], [8, 8]),
        ([5, 3, 1], [10, 6, 0], [10, 6, 0]),
        ([5, 3, 3], [10, 3, 3], [10, 3, 3]),
        ([5, 0, 0], [10, 0, 0], [10, 3, 3]),
        ([2, 2, 1], [8, 8, 0], [8, 8, 0]),
        ([4, 4, 4], [5, 5, 5], [5, 5, 5]),
        ([0, 0, 0], [0, 0, 0], [5, 5, 5]),
        ([9, 1, 1, 1], [10, 2, 2, 2], [10, 2, 2, 2]),
        ([9, 0, 0, 0], [10, 0, 0, 0], [10, 2, 2, 2]),
        ([2, 2, 2, 2], [4, 4, 4, 4], [4, 4, 4, 4]),
        ([1, 7, 1, 1, 1], [1, 10, 1, 1, 1], [1, 10, 1, 1, 1]),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3], [3, 3, 3, 3, 3]),
        ([0, 2, 0, 1, 0], [0, 10, 0, 6, 0], [0, 10, 0, 6, 0]),
    ],
)
def test_prizes(pieces: list[int], with_piece: list[int], without: list[int]) -> None:
    for needed, points in ((True, with_piece), (False, without)):
        options = {"prize_needs_piece": needed}
        gold = counted(players=len(pieces), options=options, gold=pieces).gold_points
        gems = counted(players=len(pieces), options=options, gems=pieces).gem_points
        assert list(gold) == list(gems) == points


@pytest.mark.rule("AF-15.8")
def test_the_final_score_adds_play_goods_gold_and_gems() -> None:
    table = last_monument(
        score=[20, 30, 4], goods=[{"mask": 3}, {}, {"drum": 1}], gold=[2, 1, 0], gems=[0, 0, 4], tiles={"G6": "gem1"}
    )
    assert table.match.scores == [23 + 5 + 10, 30 + 6, 4 + 1 + 10]
    names = [column.id for column in table.match.breakdown.columns]
    rows = [dict(zip(names, row, strict=True)) for row in table.match.breakdown.rows]
    assert [row["total"] for row in rows] == table.match.scores
    assert [row["play"] + row["goods"] + row["gold"] + row["gems"] for row in rows] == table.match.scores
    assert [row["place"] for row in rows] == [1, 2, 3]


def test_the_count_has_the_columns_of_the_document() -> None:
    """12.4: play, of which the reasons; goods; gold; gems; total; place."""
    table = scene(down={"F6": "gold2"}, moves="opt:B walk:F5 do:flip flip:F6")
    names = [column.id for column in table.match.breakdown.columns]
    reasons = ["deposit", "animal", "nomad", "move", "research", "bonus"]
    assert names == ["play", *reasons, "goods", "gold", "gems", "total", "place"]
    assert table.match.breakdown.rows == ((2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1), (0,) * 11 + (2,))


def test_ties_are_explained_in_words() -> None:
    table = last_monument(gold=[4, 1, 1], gems=[2, 2, 0], score=[0, 5, 0])
    remarks = {remark.id: remark.args for remark in table.match.breakdown.remarks}
    assert set(remarks) == {"africa-count-tie-gold-second", "africa-count-tie-gems-first"}
    second, first = remarks["africa-count-tie-gold-second"], remarks["africa-count-tie-gems-first"]
    assert (second["prize"], second["n"], second["points"]) == (6, 2, 3)
    assert (first["prize"], first["n"], first["points"]) == (16, 2, 8)
    shared = last_monument(score=[0, 3, 3])
    assert [remark.id for remark in shared.match.breakdown.remarks] == ["africa-count-tie-win"]
    assert shared.match.breakdown.remarks[0].args["points"] == 3
    assert scene(score=[3, 3]).match.breakdown.remarks == ()


@pytest.mark.rule("AF-15.5", "AF-15.6", "AF-15.7")
@pytest.mark.parametrize(
    ("needed", "ties"),
    [(True, {}), (False, {"gold-second": (6, 2, 3), "gems-first": (16, 3, 5)})],
)
def test_ties_of_seats_without_a_piece(needed: bool, ties: dict[str, tuple[int, ...]]) -> None:
    table = scene(players=3, options={"prize_needs_piece": needed}, gold=[5, 0, 0])
    remarks = {remark.id: remark.args for remark in table.match.breakdown.remarks}
    told = {id: tuple(args[name] for name in ("prize", "n", "points")) for id, args in remarks.items()}
    assert told == {f"africa-count-tie-{which}": numbers for which, numbers in ties.items()}


@pytest.mark.rule("AF-15.10")
def test_a_deposit_pays_whoever_flips_it_and_counts_for_whoever_mines_it() -> None:
    table = scene(at=["F5", "F7"], down={"F6": "gem2"}, moves="opt:B walk:F5 do:flip flip:F6 walk:F5 do:skip end")
    table.play("opt:B walk:F7 do:mine")
    assert table.view.points == (2, 0)
    assert table.view.gem_points == (0, 10)


@pytest.mark.rule("AF-16.1", "AF-16.2", "AF-16.3")
@pytest.mark.parametrize(
    ("score", "places"),
    [([5, 9, 7], [3, 1, 2]), ([9, 9, 7], [1, 1, 3]), ([9, 7, 7], [1, 2, 2]), ([7, 7, 7], [1, 1, 1])],
)
def test_places(score: list[int], places: list[int]) -> None:
    assert scene(players=3, score=score).match.ranks == places


@pytest.mark.rule("AF-16.2")
def test_a_tie_is_not_broken_by_anything() -> None:
    """Neither camps in hand, goods, gold, points of play nor the order of the seats."""
    table = scene(score=[13, 2], hand=[4, 0], goods=[{}, {"drum": 1}], gold=[0, 3])
    assert table.match.scores == [13, 13]
    assert table.match.ranks == [1, 1]
    assert table.match.state.returns() == [0.0, 0.0]


@pytest.mark.rule("AF-18.1", "AF-18.2", "AFP-11")
def test_everybody_sees_the_same_and_no_kind_of_a_face_down_tile() -> None:
    rng = Rng(8)
    match = Match("africa", seats=4, seed=8)
    for _ in range(120):
        play_out(match, rng, most=5)
        spectator = match.view(None)
        assert isinstance(spectator, View)
        assert sum(spectator.unseen.values()) == list(spectator.board.values()).count("?")
        for seat in range(4):
            if not match.drafts(seat):
                assert replace(match.view(seat), seat=None) == spectator


@pytest.mark.rule("AF-18.3")
@pytest.mark.parametrize(("score", "laps"), [(47, []), (48, [1]), (49, [1]), (98, [2]), (0, [])])
def test_a_completed_lap_of_fifty_is_told(score: int, laps: list[int]) -> None:
    table = scene(score=[score, 0], down={"F6": "gold2"}, moves="opt:B walk:F5 do:flip flip:F6")
    assert table.view.points[0] == score + 2
    assert [seen["laps"] for seen in table.seen if seen["kind"] == "lap"] == laps


def test_a_finished_game_shows_who_found_the_last_monument() -> None:
    match = Match("africa", seats=2, seed=4)
    play_out(match, Rng(4))
    (over,) = [seen for seen in match.events() if seen["kind"] == "game_over"]
    view = match.view()
    assert isinstance(view, View)
    assert over["finder"] == view.finder
    assert over["hidden"] == view.unseen
