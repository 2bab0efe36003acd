"""Events: their kinds, fields and order are those of section 9."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.core.ground import OVER
from tests.contract.walks import play_out, random_options, step
from tests.games.africa.scenes import scene
from tests.games.africa.test_vectors import TEXT

FLIP = "opt:B walk:F5 do:flip flip:F6"
SECTION = TEXT[TEXT.index("## 9. Events") : TEXT.index("## 10. ")]

FIELDS: dict[str, set[str]] = {
    "setup": {"options", "seats", "colours", "data_version", "supply", "camps_in_hand", "face_down"},
    "city_chosen": {"seat", "space", "city"},
    "turn_started": {"seat", "turn", "idle_count"},
    "leapt": {"seat", "from", "to"},
    "walked": {"seat", "from", "to", "path"},
    "stayed": {"seat", "space"},
    "skipped": {"seat", "part"},
    "flipped": {"seat", "space", "tile", "remaining"},
    "good_taken": {"seat", "space", "type", "count"},
    "exchanged": {"seat", "other", "got", "gave"},
    "settled": {"seat", "tile", "from", "to", "count_from", "count_to", "neighbours"},
    "tile_moved": {"seat", "tile", "from", "to", "count_from", "count_to", "neighbours"},
    "camp_built": {"seat", "space", "purpose", "scoring"},
    "mined": {"seat", "camp", "tiles", "gold", "gems"},
    "camp_gained": {"seat", "supply_left", "monuments_found", "last_monument"},
    "scored": {"seat", "points", "reason", "total", "spaces"},
    "lap": {"seat", "laps"},
    "turn_ended": {"seat", "idle_count"},
    "stall_warning": {"turns_left"},
    "game_over": {"reason", "finder", "hidden"},
    "final_goods": {"seat", "types", "points"},
    "final_prize": {"resource", "ranking"},
    "final_result": {"results", "winners"},
}


def test_the_kinds_and_fields_are_those_of_the_document() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", SECTION, re.MULTILINE)
    listed = {kind: set(re.sub(r" ?\(.*?\)", "", row).split(", ")) for kind, row in rows}
    assert listed == FIELDS


@pytest.mark.parametrize("seats", [2, 5])
def test_every_event_of_random_games_has_its_fields(seats: int) -> None:
    rng, kinds = Rng(seats), set()
    for seed in range(3):
        options: dict[str, Any] = random_options(game("africa"), seats, rng)
        match = Match("africa", seats=seats, seed=seed, **options)
        play_out(match, rng)
        for event in match.events():
            kinds.add(event["kind"])
            assert event.keys() - {"kind"} == FIELDS[event["kind"]]
    assert kinds >= FIELDS.keys() - {"lap", "stall_warning", "exchanged"}


def test_the_game_begins_with_its_table() -> None:
    (setup,) = Match("africa", seats=3, seed=1, tile_mix="B").events()
    assert setup["kind"] == "setup"
    assert (setup["seats"], setup["supply"], setup["camps_in_hand"]) == (3, 10, [2, 2, 2])
    assert setup["options"]["tile_mix"] == "B"
    assert setup["data_version"] == game("africa").data_version
    assert len(setup["face_down"]) == 96
    assert not {"A1", "B8", "G4", "J6", "Q1"} & {*setup["face_down"]}
    assert setup["colours"] == ["white", "brown", "orange"]
    (setup,) = Match("africa", seats=2, seed=1).events()
    assert (setup["seats"], setup["supply"], setup["camps_in_hand"]) == (2, 8, [2, 2])


def test_cities_and_the_first_turn() -> None:
    table = scene(decision="START_CITY", at=[], rest="down")
    assert table.play("city:G4") == [{"kind": "city_chosen", "seat": 0, "space": "G4", "city": "lagos"}]
    assert table.play("city:Q1") == [
        {"kind": "city_chosen", "seat": 1, "space": "Q1", "city": "cape_town"},
        {"kind": "turn_started", "seat": 0, "turn": 1, "idle_count": 0},
    ]


def test_a_leap_and_the_end_of_a_turn() -> None:
    assert scene().play("opt:A leap:C4 end") == [
        {"kind": "leapt", "seat": 0, "from": "F5", "to": "C4"},
        {"kind": "turn_ended", "seat": 0, "idle_count": 1},
        {"kind": "turn_started", "seat": 1, "turn": 2, "idle_count": 1},
    ]


@pytest.mark.rule("AF-6.3")
def test_a_walk_tells_a_shortest_open_path() -> None:
    """Ties by the order of the map: E6 comes before F6 and G5."""
    walked = {"kind": "walked", "seat": 0, "from": "F5"}
    assert scene().play("opt:B walk:F6") == [{**walked, "to": "F6", "path": ["F5", "F6"]}]
    assert scene().play("opt:B walk:E7") == [{**walked, "to": "E7", "path": ["F5", "E6", "E7"]}]
    assert scene(camps=["E6"]).play("opt:B walk:E7")[0]["path"] == ["F5", "E6", "E7"]
    assert scene(down={"E6": "drum"}).play("opt:B walk:E7")[0]["path"] == ["F5", "F6", "E7"]
    assert scene(at=["F5", "E6"]).play("opt:B walk:E7")[0]["path"] == ["F5", "F6", "E7"]
    assert scene().play("opt:B walk:F5 do:skip") == [
        {"kind": "stayed", "seat": 0, "space": "F5"},
        {"kind": "skipped", "seat": 0, "part": 1},
    ]


def test_a_skipped_part_is_told_by_its_number() -> None:
    table = scene(moves="opt:B walk:F6 do:skip walk:F7 do:skip")
    assert [seen["part"] for seen in table.seen if seen["kind"] == "skipped"] == [1, 2]


def test_a_flipped_deposit() -> None:
    table = scene(score=[48, 0], down={"F6": "gold2", "E5": "lion"}, moves=FLIP)
    flipped, scored, lap = table.seen[-3:]
    assert (flipped["kind"], flipped["seat"], flipped["space"], flipped["tile"]) == ("flipped", 0, "F6", "gold2")
    assert {kind: n for kind, n in flipped["remaining"].items() if n} == {"lion": 1}
    points = {"seat": 0, "points": 2, "reason": "deposit", "total": 50, "spaces": ["F6"]}
    assert scored == {"kind": "scored", **points}
    assert lap == {"kind": "lap", "seat": 0, "laps": 1}


def test_a_flipped_good_and_an_exchange() -> None:
    table = scene(down={"F6": "mask"}, goods=[{"mask": 1}, {"drum": 2}], moves=FLIP)
    assert table.kinds()[-2:] == ["flipped", "good_taken"]
    assert table.seen[-1] == {"kind": "good_taken", "seat": 0, "space": "F6", "type": "mask", "count": 2}
    assert table.play("swap:s2.drum") == [
        {
            "kind": "exchanged",
            "seat": 0,
            "other": 1,
            "got": {"type": "drum", "k": 2},
            "gave": {"type": "mask", "k": 2},
        }
    ]
    assert scene(down={"F6": "mask"}, moves=FLIP).play("swap:none") == []


def test_a_flipped_monument() -> None:
    table = scene(players=3, down={"F6": "monument"}, monuments=3, moves=FLIP)
    gained = {"seat": 0, "supply_left": 6, "monuments_found": 4, "last_monument": 11}
    assert table.kinds()[-2:] == ["flipped", "camp_gained"]
    assert table.seen[-1] == {"kind": "camp_gained", **gained}


def test_a_fresh_animal() -> None:
    table = scene(tiles={"F7": "lion", "C3": "lion", "C4": "lion"}, down={"F6": "lion"}, moves=FLIP)
    counts = {"seat": 0, "tile": "lion", "from": "F6", "to": "B3", "count_from": 1, "count_to": 2}
    points = {"seat": 0, "points": 3, "reason": "animal", "total": 3, "spaces": ["C3", "C4"]}
    assert table.play("settle:B3") == [
        {"kind": "settled", **counts, "neighbours": ["C3", "C4"]},
        {"kind": "scored", **points},
    ]


def test_a_fresh_nomad_worth_nothing_still_scores() -> None:
    table = scene(
        rest="down", at=["F5", "Q1"], tiles={"F5": "gold1"}, camps=["E6", "G4"], down={"F6": "nomad"}, moves=FLIP
    )
    settled, scored = table.play("settle:F6")
    assert (settled["count_from"], settled["count_to"], settled["neighbours"]) == (0, 0, [])
    assert scored == {"kind": "scored", "seat": 0, "points": 0, "reason": "nomad", "total": 0, "spaces": []}


def test_an_old_tile_moved() -> None:
    table = scene(rest="down", bare=["C4", "F1", "F2", "G1"], tiles={"C5": "nomad"}, at=["C4", "Q1"])
    moved, scored = table.play("opt:B walk:C4 do:nomad lift:C5 drop:F1")[-2:]
    counts = {"seat": 0, "tile": "nomad", "from": "C5", "to": "F1", "count_from": 1, "count_to": 2}
    assert moved == {"kind": "tile_moved", **counts, "neighbours": ["F2", "G1"]}
    points = {"seat": 0, "points": 1, "reason": "move", "total": 1, "spaces": ["F2", "G1"]}
    assert scored == {"kind": "scored", **points}
    assert table.kinds() == ["stayed", "tile_moved", "scored"]


def test_camps() -> None:
    tiles = {"E5": "zebra", "F6": "monument", "F4": "gem2", "G4": "gold1"}
    built, scored = scene(tiles=tiles).play("opt:B walk:F5 do:research")[1:]
    scoring = [{"space": "E5", "kind": "zebra"}, {"space": "F6", "kind": "monument"}]
    assert built == {"kind": "camp_built", "seat": 0, "space": "F5", "purpose": "research", "scoring": scoring}
    points = {"seat": 0, "points": 2, "reason": "research", "total": 2, "spaces": ["E5", "F6"]}
    assert scored == {"kind": "scored", **points}
    built, mined = scene(tiles=tiles).play("opt:B walk:F5 do:mine")[1:]
    assert built == {"kind": "camp_built", "seat": 0, "space": "F5", "purpose": "mine", "scoring": []}
    taken = [{"space": "F4", "kind": "gem2"}, {"space": "G4", "kind": "gold1"}]
    assert mined == {"kind": "mined", "seat": 0, "camp": "F5", "tiles": taken, "gold": 1, "gems": 2}
    assert scene().play("opt:B walk:F5 do:research")[-1]["points"] == 0


@pytest.mark.rule("AF-14.1", "AF-14.5")
def test_the_end_by_the_last_monument() -> None:
    table = scene(
        players=3, down={"F6": "monument", "E5": "drum"}, monuments=10, goods=[{"mask": 2}, {}, {}], gold=[0, 4, 4]
    )
    table.play(FLIP)
    finals = ["final_goods"] * 3 + ["final_prize"] * 2 + ["final_result"]
    assert table.kinds() == ["stayed", "flipped", "scored", "game_over", *finals]
    points = {"seat": 0, "points": 3, "reason": "bonus", "total": 3, "spaces": ["F6"]}
    assert table.event("scored") == {"kind": "scored", **points}
    goods = table.seen[4]
    assert (goods["seat"], goods["points"]) == (0, 3)
    assert goods["types"]["mask"] == {"count": 2, "points": 3}
    gold = table.seen[7]
    assert gold["resource"] == "gold"
    assert [(its["seat"], its["pieces"], its["points"]) for its in gold["ranking"]] == [(1, 4, 8), (2, 4, 8), (0, 0, 0)]
    assert table.seen[8]["resource"] == "gems"
    results = table.event("final_result")
    first = {"seat": 0, "play": 3, "goods": 3, "gold": 0, "gems": 0, "total": 6, "place": 3}
    assert results["results"][0] == first
    assert results["winners"] == [1, 2]


@pytest.mark.rule("AF-15.8", "AF-16.1")
def test_the_end_tells_what_each_seat_has_from_what() -> None:
    table = scene(
        down={"F6": "monument"},
        monuments=8,
        score=[0, 1],
        goods=[{"mask": 2, "drum": 4}, {"statue": 1}],
        gold=[1, 0],
        gems=[3, 5],
        moves=FLIP,
    )
    types = table.seen[4]["types"]
    assert {kind: tuple(its.values()) for kind, its in types.items() if its["count"]} == {
        "mask": (2, 3),
        "drum": (4, 8),
    }
    assert [seen["points"] for seen in table.seen if seen["kind"] == "final_goods"] == [11, 1]
    gems = table.seen[7]
    assert (gems["resource"], [its["seat"] for its in gems["ranking"]]) == ("gems", [1, 0])
    assert table.event("final_result") == {
        "kind": "final_result",
        "results": [
            {"seat": 0, "play": 3, "goods": 11, "gold": 10, "gems": 6, "total": 30, "place": 1},
            {"seat": 1, "play": 1, "goods": 1, "gold": 0, "gems": 10, "total": 12, "place": 2},
        ],
        "winners": [0],
    }


@pytest.mark.rule("AF-17.3")
@pytest.mark.parametrize(
    ("rounds", "idle", "moves", "left"),
    [
        (1, 0, "opt:B walk:F5 do:research walk:F5 do:skip end", None),
        (1, 0, "opt:A leap:F6 end", 2),
        (3, 5, "opt:A leap:F6 end", 3),
        (3, 4, "opt:A leap:F6 end", None),
        (0, 40, "opt:A leap:F6 end", None),
    ],
)
def test_the_last_idle_round_is_announced(rounds: int, idle: int, moves: str, left: int | None) -> None:
    table = scene(players=3, options={"stall_rounds": rounds}, idle=idle, moves=moves)
    assert [seen["turns_left"] for seen in table.seen if seen["kind"] == "stall_warning"] == ([left] if left else [])


@pytest.mark.rule("AF-17.2", "AF-17.3")
def test_the_end_by_idle_turns() -> None:
    table = scene(idle=4)
    table.play("opt:A leap:F6 end")
    assert table.kinds() == ["leapt", "turn_ended", "stall_warning", "turn_started"]
    assert table.event("stall_warning") == {"kind": "stall_warning", "turns_left": 1}
    table.play("opt:A leap:P1 end")
    assert table.kinds()[:3] == ["leapt", "turn_ended", "game_over"]
    assert table.event("game_over") == {"kind": "game_over", "reason": "stall", "finder": None, "hidden": {}}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_log_adds_up(seats: int) -> None:
    """Points told make the scores, and every reader is told the same."""
    rng = Rng(seats)
    match = Match("africa", seats=seats, seed=3)
    play_out(match, rng)
    told = match.events()
    assert all(match.events(seat) == told for seat in range(seats))
    totals = [0] * seats
    for event in told:
        if event["kind"] == "scored":
            totals[event["seat"]] += event["points"]
            assert event["total"] == totals[event["seat"]]
    (result,) = [event for event in told if event["kind"] == "final_result"]
    assert [its["play"] for its in result["results"]] == totals
    assert [its["total"] for its in result["results"]] == match.scores
    assert [its["place"] for its in result["results"]] == match.ranks


def test_events_hide_nothing() -> None:
    found, rng = game("africa"), Rng(9)
    state = found.start(3)
    while state.to_act != OVER:
        before = state.copy()
        actor, code = step(state, rng)
        happened = found.events.events(before, actor, code, state)
        assert not any(event.private or event.secret for event in happened)
