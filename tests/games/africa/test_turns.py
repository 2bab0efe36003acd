"""Turns, leaps, walks, actions in general, passing (AF-4 to AF-7, AF-17)."""

from __future__ import annotations

import pytest

from mezani import Match
from mezani.core.ground import CHANCE
from mezani.games.africa.box import BOX
from mezani.games.africa.sight import BESIDE
from tests.games.africa.scenes import Scene, scene

PASS = "opt:B walk:{0} do:skip walk:{0} do:skip end"


@pytest.mark.rule("AF-4.1")
def test_turns_go_clockwise_without_end() -> None:
    table = scene(players=3, options={"stall_rounds": 0})
    seats = []
    for _ in range(12):
        seats.append(table.seat)
        table.play(PASS.format(table.view.explorers[table.seat]))
    assert seats == [0, 1, 2] * 4
    assert table.view.turn == 13


@pytest.mark.rule("AF-4.2", "AF-4.3", "AF-4.4")
def test_a_turn_is_a_leap_or_two_walks_each_with_an_action() -> None:
    travel = scene(moves="opt:A")
    assert {text.partition(":")[0] for text in travel.legal} == {"leap"}
    travel.play("leap:C4")
    assert travel.legal == ["end"]
    walk = scene(moves="opt:B")
    for part in (1, 2):
        assert (walk.view.phase, walk.view.part) == ("walk", part)
        assert {text.partition(":")[0] for text in walk.legal} == {"walk"}
        walk.play("walk:F5")
        assert {text.partition(":")[0] for text in walk.legal} == {"do"}
        walk.play("do:research" if part == 1 else "do:skip")
    assert walk.legal == ["end"]


@pytest.mark.rule("AF-4.5", "AF-7.6")
def test_the_second_part_starts_where_the_first_one_ended() -> None:
    table = scene(rest="down", bare=["F5", "F6", "F7"], down={"F8": "drum"}, moves="opt:B walk:F7 do:flip")
    assert table.legal == [f"flip:{space}" for space in ("E7", "E8", "F8", "G6", "G7")]
    table.play("flip:F8 swap:none")
    assert table.legal == [f"walk:{space}" for space in ("F5", "F6", "F7", "F8")]


@pytest.mark.rule("AF-5.1", "AF-5.3", "AF-5.4")
def test_a_leap_goes_anywhere_that_is_open() -> None:
    table = scene(
        rest="down", at=["F5", "Q1"], bare=["F5"], tiles={"L3": "lion", "E1": "gold1"}, camps=["C4"], moves="opt:A"
    )
    assert table.legal == [f"leap:{space}" for space in ("A1", "B8", "C4", "E1", "G4", "J6", "L3")]
    table.play("leap:L3")
    assert table.view.explorers == ("L3", "Q1")


@pytest.mark.rule("AF-5.2")
def test_no_leap_without_a_target() -> None:
    full = scene(players=5, rest="down", at=["A1", "B8", "G4", "J6", "Q1"])
    assert full.legal == ["opt:B"]
    full = scene(players=5, rest="down", at=["A1", "B8", "G4", "J6", "Q1"], tiles={"E1": "gem1"})
    assert full.legal == ["opt:A", "opt:B"]


@pytest.mark.rule("AF-5.5")
def test_after_a_leap_only_the_end_of_the_turn_is_left() -> None:
    table = scene(down={"E6": "gold2"}, tiles={"E5": "lion"}, moves="opt:A leap:F6")
    assert table.legal == ["end"]
    assert table.view.points == (0, 0)
    table.play("end")
    assert table.seat == 1


@pytest.mark.rule("AF-6.1", "AF-6.2", "AF-6.3")
def test_a_walk_reaches_two_steps_over_open_spaces() -> None:
    table = scene(at=["F7", "Q1"], moves="opt:B")
    two = {far for near in BESIDE["F7"] for far in BESIDE[near]}
    assert {text.removeprefix("walk:") for text in table.legal} == two
    assert len(two) == 19
    blocked = scene(at=["A1", "A2"], down={"B2": "drum"}, moves="opt:B")
    assert blocked.legal == ["walk:A1", "walk:B3", "walk:B4", "walk:C3", "walk:C4"]
    blocked = scene(at=["A1", "A2"], down={"B2": "drum", "B3": "mask"}, moves="opt:B")
    assert blocked.legal == ["walk:A1"]


@pytest.mark.rule("AF-6.4")
def test_walking_changes_nothing_but_the_place() -> None:
    table = scene(tiles={"F6": "gold2", "F4": "lion"}, camps=["E6"], moves="opt:B")
    before = table.view
    table.play("walk:F7")
    after = table.view
    assert (after.points, after.board, after.camps) == (before.points, before.board, before.camps)
    assert after.explorers == ("F7", "Q1")


@pytest.mark.rule("AF-6.5")
def test_an_enclosed_explorer_may_stay_and_act_or_leap() -> None:
    table = scene(rest="down", at=["D6", "Q1"], bare=["D6"], down={"D7": "gem2"})
    assert table.legal == ["opt:A", "opt:B"]
    table.play("opt:B")
    assert table.legal == ["walk:D6"]
    table.play("walk:D6 do:flip flip:D7")
    assert table.view.points == (2, 0)


@pytest.mark.rule("AF-7.1", "AF-7.2")
def test_five_actions_and_none() -> None:
    tiles = {"F4": "nomad", "F6": "lion", "C3": "lion"}
    table = scene(tiles=tiles, down={"E5": "drum", "E6": "mask"}, moves="opt:B walk:F5")
    assert table.deeds == ["flip", "animal", "nomad", "research", "mine", "skip"]
    assert scene(rest="down", at=["F5", "Q1"], camps=["F5"], moves="opt:B walk:F5").deeds == ["flip", "skip"]
    assert scene(camps=["F5"], moves="opt:B walk:F5").deeds == ["skip"]


@pytest.mark.rule("AF-7.2", "AF-4.4")
def test_each_part_may_be_skipped() -> None:
    for moves in ("walk:F6 do:skip walk:F6 do:research", "walk:F6 do:research walk:F7 do:skip"):
        assert scene(moves=f"opt:B {moves}").view.camps == (1, 2)
    assert scene(moves="opt:B walk:F6 do:skip walk:F5 do:skip end").view.idle == 1


def act(table: Scene, space: str, deed: str) -> None:
    """Walk, act, and take the first choice wherever the action asks for more."""
    table.play(f"walk:{space} do:{deed}")
    while table.view.phase in ("flip", "lift", "drop"):
        table.play(table.legal[0])


@pytest.mark.rule("AF-7.3", "AF-7.4")
@pytest.mark.parametrize("first", ["flip", "animal", "nomad", "research", "mine"])
@pytest.mark.parametrize("second", ["flip", "animal", "nomad", "research", "mine"])
def test_actions_come_in_any_order_and_twice(first: str, second: str) -> None:
    tiles = {"E6": "lion", "F7": "lion", "G5": "nomad", "G6": "nomad", "B2": "lion", "B3": "lion"}
    table = scene(tiles=tiles, down={"E5": "gold1", "E7": "gem1"}, moves="opt:B")
    act(table, "F5", first)
    act(table, "F6", second)
    assert table.legal == ["end"]
    assert table.view.acted


@pytest.mark.rule("AF-7.5")
def test_points_go_to_the_seat_that_acts_at_once() -> None:
    table = scene(at=["F5", "F7"], down={"F6": "gold2"}, moves="opt:B walk:F5 do:flip flip:F6")
    assert table.view.points == (2, 0)
    table.play("walk:F5 do:skip end opt:B walk:F7 do:mine")
    assert table.view.points == (2, 0)


@pytest.mark.rule("AF-4.1")
def test_the_end_of_a_turn_a_city_and_a_flip_are_final() -> None:
    """Section 5, Take-back: nothing before them can be taken back either."""
    table = scene(down={"F6": "drum"}, moves="opt:B walk:F5")
    for text in ("do:flip", "flip:F6", "swap:none", "walk:F6", "do:skip", "end"):
        table.match.play(0, text)
        if table.match.to_act == (CHANCE,):
            table.match.give("drum")
        assert table.match.can_undo(0) == (text not in ("flip:F6", "end"))
    cities = scene(decision="START_CITY")
    cities.match.play(0, "city:A1")
    assert not cities.match.can_undo(0)


@pytest.mark.rule("AF-17.1")
def test_idle_turns_are_counted_over_all_seats_at_the_end_of_a_turn() -> None:
    table = scene(players=3, down={"F6": "gold1"})
    table.play("opt:A leap:G6")
    assert table.view.idle == 0
    table.play("end")
    assert table.view.idle == 1
    table.play(PASS.format("Q1"))
    assert table.view.idle == 2
    table.play("opt:A leap:F5 end opt:B walk:G6 do:flip flip:F6")
    assert table.view.idle == 3
    table.play("walk:G6 do:skip end")
    assert table.view.idle == 0


@pytest.mark.rule("AF-17.1")
@pytest.mark.parametrize(
    "action", ["flip flip:E5", "research", "mine", "animal lift:F6 drop:B3", "nomad lift:F4 drop:K3"]
)
def test_every_action_makes_a_turn_busy(action: str) -> None:
    tiles = {"F6": "lion", "C3": "lion", "F4": "nomad"}
    table = scene(idle=4, tiles=tiles, down={"E5": "gold1"}, camps=["G4"], moves=f"opt:B walk:F5 do:{action}")
    table.play("walk:F5 do:skip end")
    assert table.view.idle == 0


@pytest.mark.rule("AF-17.1")
def test_a_busy_turn_does_not_make_the_next_one_busy() -> None:
    table = scene(idle=2, moves="opt:B walk:F5 do:research walk:F5 do:skip end")
    assert (table.view.idle, table.view.acted) == (0, False)
    table.play("opt:A leap:P1 end")
    assert table.view.idle == 1


@pytest.mark.rule("AF-17.2")
@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (5, 3), (2, 10)])
def test_idle_rounds_end_the_game_without_bonus(players: int, rounds: int) -> None:
    table = scene(players=players, options={"stall_rounds": rounds}, score=[0, 7, 0, 0, 0][:players])
    for _ in range(players * rounds):
        assert not table.match.over
        table.play(PASS.format(table.view.explorers[table.seat]))
    assert table.match.over
    assert table.match.scores == [0, 7, 0, 0, 0][:players]
    assert table.event("game_over")["reason"] == "stall"
    assert table.view.finder is None
    assert table.legal == []


@pytest.mark.rule("AF-17.2")
def test_without_stall_rounds_passing_never_ends_the_game() -> None:
    table = scene(options={"stall_rounds": 0})
    for _ in range(40):
        table.play(PASS.format(table.view.explorers[table.seat]))
        assert "stall_warning" not in table.kinds()
    assert not table.match.over
    assert table.view.idle == 40


@pytest.mark.rule("AF-17.3")
@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (4, 3)])
def test_the_last_idle_round_is_announced(players: int, rounds: int) -> None:
    table = scene(players=players, options={"stall_rounds": rounds})
    warned = []
    for _ in range(players * rounds):
        table.play(PASS.format(table.view.explorers[table.seat]))
        warned.append([seen["turns_left"] for seen in table.seen if seen["kind"] == "stall_warning"])
    ends = players * rounds
    assert warned == [[ends - idle] if (rounds - 1) * players <= idle < ends else [] for idle in range(1, ends + 1)]


def test_taking_back_stops_at_a_flip_the_end_of_a_turn_and_a_city() -> None:
    """Section 5, Take-back: all choices but these are drafts, and `undo` removes them one by one."""
    match = Match("africa", seats=2, seed=5)
    match.play(0, "city:G4")
    assert not match.can_undo(0)
    match.play(1, "city:A1")
    match.play(0, "opt:B")
    match.play(0, "walk:G4")
    match.play(0, "do:flip")
    assert match.undo(0) == ["do:flip"]
    assert match.undo(0) == ["walk:G4"]
    match.play(0, "walk:G4")
    match.play(0, "do:flip")
    match.play(0, match.legal(0)[0])
    assert not match.can_undo(0)
    assert match.record.count("\n- ") == 1
    position = match.position()
    match.play(0, match.legal(0)[0])
    assert match.can_undo(0)
    assert match.position() == position
    match.undo(0)
    assert not match.can_undo(0)


def test_every_space_can_be_reached() -> None:
    table = scene(moves="opt:A")
    assert len(table.legal) == len(BOX.spaces) - 2
