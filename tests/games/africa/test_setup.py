"""Players, material, options, set-up and variants (AF-1, AF-3, AF-19)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from mezani import BadOption, Match, Rng, game
from mezani.core.ground import OVER
from mezani.games.africa.box import BOX
from mezani.games.africa.rules import Africa
from mezani.games.africa.view import View
from tests.contract.walks import step
from tests.games.africa.scenes import CITIES, scene

DATA = tomllib.loads((Path(__file__).parents[3] / "src/mezani/games/africa/data.toml").read_text(encoding="utf-8"))
SEATS = (2, 3, 4, 5)


def new(seats: int, **options: object) -> Match:
    return Match("africa", seats=seats, seed=1, **options)  # type: ignore[arg-type]


def start(seats: int, **options: object) -> Africa:
    state = game("africa").start(seats, options)
    assert isinstance(state, Africa)
    return state


def view_of(match: Match) -> View:
    view = match.view()
    assert isinstance(view, View)
    return view


@pytest.mark.rule("AF-1.1")
def test_two_to_five_seats() -> None:
    for seats in SEATS:
        assert new(seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(BadOption, match="2 to 5"):
            new(seats)


@pytest.mark.rule("AF-1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_a_colour_of_its_own(seats: int) -> None:
    (setup,) = new(seats).events()
    assert setup["colours"] == ["white", "brown", "orange", "teal", "violet"][:seats]


@pytest.mark.rule("AF-1.3", "AF-1.4", "AF-3.3", "AF-19.2")
@pytest.mark.parametrize(
    ("seats", "rule", "supply", "last"),
    [(2, True, 8, 9), (2, False, 10, 11), (3, True, 10, 11), (4, True, 10, 11), (5, True, 10, 11), (3, False, 10, 11)],
)
def test_camps_in_the_supply_and_the_last_monument(seats: int, rule: bool, supply: int, last: int) -> None:
    state = start(seats, two_player_rule=rule)
    assert (state.supply, state.last_monument) == (supply, last)


@pytest.mark.rule("AF-1.5", "AF-3.1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mix", ["A", "B", "C"])
def test_all_tiles_lie_face_down_everywhere_but_in_the_cities(seats: int, mix: str) -> None:
    view = view_of(new(seats, tile_mix=mix))
    assert set(view.board.values()) == {"?"}
    assert set(BOX.spaces) - set(view.board) == {"A1", "B8", "G4", "J6", "Q1"}
    listed = {kind: n for kind, n in DATA["mix"][mix].items() if isinstance(n, int)}
    assert view.unseen == listed
    assert sum(listed.values()) == 96 == len(view.board)


@pytest.mark.rule("AF-1.6")
def test_an_explorer_is_on_one_space() -> None:
    rng = Rng(4)
    state = start(3)
    while state.to_act != OVER:
        step(state, rng)
        on_map = sum(half.bit_count() for half in state.explorers)
        assert on_map == sum(space >= 0 for space in state.at[:3])


@pytest.mark.rule("AF-3.2", "AF-3.7", "AF-4.1")
@pytest.mark.parametrize("seats", SEATS)
def test_cities_are_chosen_in_seat_order(seats: int) -> None:
    match = new(seats)
    chosen = ["J6", "A1", "Q1", "G4", "B8"][:seats]
    for seat, space in enumerate(chosen):
        assert match.to_act == (seat,)
        assert match.legal(seat) == [f"city:{city}" for city in CITIES if city not in chosen[:seat]]
        match.play(seat, f"city:{space}")
    view = view_of(match)
    assert view.explorers == tuple(chosen)
    assert (view.phase, view.to_act, view.turn) == ("option", 0, 1)


@pytest.mark.rule("AF-3.4", "AF-3.5")
@pytest.mark.parametrize("seats", SEATS)
def test_two_camps_in_hand_and_no_points(seats: int) -> None:
    view = view_of(new(seats))
    assert view.camps == (2,) * seats
    assert view.points == (0,) * seats
    assert view.supply + sum(view.camps) <= DATA["camps"]["total"]


@pytest.mark.rule("AF-3.6")
def test_the_first_seat_is_settled_before_the_game() -> None:
    (option,) = [option for option in game("africa").options if option.id == "first_player"]
    assert (option.values, option.default) == (("random", "seat"), "random")
    for value in option.values:
        match = new(4, first_player=value)
        assert match.to_act == (0,)
        assert view_of(match).options["first_player"] == value
        assert f"option first_player {value}" in match.record


def test_house_rules_are_those_of_the_document() -> None:
    house = [option.id for option in game("africa").options if option.house]
    switches = ["vacated_space_counts", "prize_needs_piece", "exchanges_per_good", "worthless_camps", "stall_rounds"]
    assert house == switches


def test_defaults_are_those_of_the_document() -> None:
    assert new(2).options == {
        "first_player": "random",
        "two_player_rule": True,
        "simple_turns": False,
        "tile_mix": "A",
        "vacated_space_counts": True,
        "prize_needs_piece": True,
        "exchanges_per_good": 1,
        "worthless_camps": True,
        "stall_rounds": 3,
    }


@pytest.mark.rule("AF-19.1")
def test_simple_turns_have_one_part_and_the_same_leap() -> None:
    simple, normal = scene(options={"simple_turns": True}), scene()
    assert simple.legal == normal.legal == ["opt:A", "opt:B"]
    simple.play("opt:B walk:F6 do:skip")
    normal.play("opt:B walk:F6 do:skip")
    assert simple.legal == ["end"]
    assert normal.view.phase == "walk"
    leaps = [scene(options={"simple_turns": simple}, moves="opt:A").legal for simple in (True, False)]
    assert leaps[0] == leaps[1]


@pytest.mark.rule("AF-19.2", "AF-1.4", "AF-14.1")
def test_the_rule_for_two_ends_on_the_ninth_monument_only_with_two() -> None:
    last = {seats: start(seats).last_monument for seats in SEATS}
    assert last == {2: 9, 3: 11, 4: 11, 5: 11}
    over = [
        scene(players=seats, down={"F6": "monument"}, monuments=8, moves="opt:B walk:F5 do:flip flip:F6").match.over
        for seats in SEATS
    ]
    assert over == [True, False, False, False]


def test_the_map_is_that_of_the_data_file() -> None:
    """Neighbours by the axial coordinates, as section 3 gives them."""
    places = {entry["id"]: (entry["q"], entry["r"]) for entry in DATA["hexes"]["list"]}
    steps = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert len(places) == 101 == len(BOX.spaces)
    pairs: Counter[str] = Counter()
    for number, space in enumerate(BOX.spaces):
        q, r = places[space]
        beside = {other for other, (q2, r2) in places.items() if (q2 - q, r2 - r) in steps}
        assert {BOX.spaces[k] for k in BOX.beside[number]} == beside
        assert 2 <= len(beside) <= 6
        pairs[space] = len(beside)
    assert pairs.total() == 2 * 259
