"""The test vectors of the specification on a running table (11.1 to 11.6): choices and legal lists are read from it."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mezani import Illegal, Match, Rng, game
from mezani.games.africana.box import BOX
from tests.contract.walks import walk
from tests.games.africana.table import NORTH, ROWS, Table, book, choices, legal_list, player

PAGES = {"north": book(NORTH)}


class Case(NamedTuple):
    """A vector: the table it begins on, the vector it goes on from, what holds after its choices."""

    given: dict[str, Any]
    then: dict[str, Any]
    goes_on: str = ""


def given(*parts: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {key: value for part in (*parts, changes) for key, value in part.items()}


LEOPOLDVILLE = given(at="leopoldville", hand="t+m", silver=3, slots="A01 A07 A06 A09 A10")
TIMBUKTU = given(at="timbuktu", slots="A04 A02 A06 B02 A10")
MOZAMBIQUE = given(at="mozambique", hand="t+g", slots="A03 A02 A06 A09 A10", travel="v m t g o")
ASWAN = given(at="aswan", hand="m+o+ag+j")
FIVE = given(hand="j+am+m+t+g", travel="o v")
LUANDA = given(
    at="luanda",
    hand="o",
    slots="B01 A01 A06 A09 A10",
    marks={"B01": [0, 1], "A06": [0], "A09": [0], "A10": [0]},
)
THREE_CLAIMS = given(
    at="luanda",
    hand="v",
    silver=1,
    unfinished="N04",
    slots="B01 A02 C14 A09 A10",
    marks={"B01": [0], "C14": [0, 1]},
    pile="C01",
)
LONG_MOVE = given(
    at="victoria_falls",
    hand="t+j+am",
    unfinished="N05",
    slots="A05 A02 A06 C03 A10",
    marks={"C03": [0]},
    travel="v t g o m",
)

CASES = {
    "TV-7": Case({}, given(hand="m+t+j", pile="g+o+v", active=1)),
    "TV-8": Case(given(travel="m t", discard="t+t"), given(hand="m+t+j")),
    "TV-9": Case(given(travel="m t", discard="g"), given(hand="m+t+j", pile="-", discard="g")),
    "TV-10": Case(given(travel="", discard="t"), given(hand="t+j", pile="-", discard="-")),
    "TV-11": Case(given(travel=""), given(hand="j", active=1)),
    "TV-12": Case(given(hand="j+am+m+t", travel="o v"), given(phase="drop")),
    "TV-13": Case(FIVE, given(hand="g+o+v+am+j", discard="m+t", active=1)),
    "TV-14": Case(FIVE, given(hand="m+t+g+o+v", discard="-")),
    "TV-15": Case(given(FIVE, options={"hand_limit_counts": "travel"}), given(active=1, hand="m+t+g+o+v+am+j")),
    "TV-16": Case(given(PAGES, silver=2), {}),
    "TV-17": Case(given(PAGES, silver=2), given(silver=0, visible="N01 N02")),
    "TV-18": Case(given(PAGES, silver=12), given(silver=11, visible="N02 N03")),
    "TV-19": Case(given(PAGES, silver=12), given(silver=1, unfinished=["N02", "N03"], visible="N01 N04"), "TV-18"),
    "TV-20": Case(given(PAGES, silver=6), given(silver=1, unfinished=["N01"], visible="N02 N03")),
    "TV-21": Case(given(PAGES, silver=5), given(silver=0, unfinished=["N02"], visible="N01 N03")),
    "TV-22": Case(given(PAGES, silver=5), given(silver=4)),
    "TV-23": Case(given(north=book("", left="N01")), {}),
    "TV-24": Case(given(PAGES, silver=20), given(silver=0, phase="shed")),
    "TV-25": Case(given(PAGES, silver=20), given(unfinished=["N01", "N03", "N04"], known=""), "TV-24"),
    "TV-26": Case(given(PAGES, silver=15), given(silver=0, active=1, unfinished=["N01", "N02", "N03"])),
    "TV-28": Case(given(silver=9, south=book("S01 S02")), {}),
    "TV-30": Case(given(PAGES, silver=1), given(silver=1, active=1, unfinished=[], visible="- N01")),
    "TV-31": Case(given(at="cairo", hand="m+o+t"), {}),
    "TV-32": Case(given(at="aswan", hand="m+o+t"), {}),
    "TV-33": Case(given(ASWAN, silver=5), {}),
    "TV-35": Case(given(hand="g+t+am"), given(at="napoli")),
    "TV-36": Case(given(at="port_natal", hand="ag+t"), {}),
    "TV-37": Case(given(at="port_natal", hand="am+t", silver=5), given(silver=0, hand="am", discard="t")),
    "TV-38": Case(LEOPOLDVILLE, {}),
    "TV-39": Case(LEOPOLDVILLE, given(silver=0, at="lagos", discard="m", hand="t", markers=3)),
    "TV-41": Case(given(at="lagos", hand="g"), {}),
    "TV-42": Case(given(at="lagos", hand="j+g+am"), given(at="mozambique", hand="am+j", discard="g")),
    "TV-44": Case(given(at="cairo", hand="j", silver=9), {}),
    "TV-46": Case(given(hand="-"), given(at="napoli", hand="-", silver=0, discard="-", active=1)),
    "TV-47": Case(given(at="windhoek", hand="-"), given(hand="m", markers=3, joined={"A01": [0]})),
    "TV-48": Case(TIMBUKTU, {}),
    "TV-49": Case(TIMBUKTU, given(hand="m+j", silver=1, markers=2, joined={"A04": [0], "B02": [0]})),
    "TV-50": Case(MOZAMBIQUE, {}),
    "TV-51": Case(
        MOZAMBIQUE,
        given(silver=3, finished=["A03"], markers=4, hand="v", slots="B01 A02 A06 A09 A10"),
        "TV-50",
    ),
    "TV-52": Case(LUANDA, given(markers=0, markers_second=3)),
    "TV-53": Case(
        LUANDA,
        given(silver=4, markers=0, markers_second=4, slots="B02 A01 A06 A09 A10", finished=["B01"]),
        "TV-52",
    ),
    "TV-54": Case(THREE_CLAIMS, {}),
    "TV-55": Case(
        THREE_CLAIMS,
        given(
            silver=9,
            finished=["B01", "C14", "N04"],
            markers=4,
            markers_second=4,
            slots="C01 A02 - A09 A10",
            last_round=True,
            active=1,
            over=False,
        ),
        "TV-54",
    ),
    "TV-59": Case(given(at="windhoek", hand="-", slots="B01 A02 A06 A09 A10", marks={"B01": [0]}), given(silver=2)),
    "TV-60": Case(given(at="serengeti", hand="t", unfinished="N11"), given(hand="at")),
    "TV-61": Case(
        given(at="serengeti", hand="t", unfinished="N11"),
        given(at="khartoum", hand="at", discard="t", finished=["N11"], silver=0),
        "TV-60",
    ),
    "TV-62": Case(given(at="serengeti", hand="v", unfinished="N03 N15"), {}),
    "TV-63": Case(
        given(at="serengeti", hand="v", unfinished="N03 N15"),
        given(silver=2, hand="av", finished=["N03", "N15"]),
        "TV-62",
    ),
    "TV-65": Case(
        LONG_MOVE,
        given(silver=7, hand="am+j", discard="t+v", finished=["A05", "C03", "N05"], markers=4),
    ),
    "TV-66": Case(given(hand="g+g+o+o+j", at="windhoek"), given(phase="drop", hand="m+g+g+o+o+j")),
    "TV-68": Case(
        given(slots="A01 - A02 - A03", pile="B01 B02 B03"),
        given(slots="A01 B01 A02 B02 A03", expeditions={"A": 0, "B": 1, "C": 0}),
    ),
    "TV-70": Case(
        given(slots="- A01 A03 A02 A04", pile="C01"),
        given(slots="C01 A01 A03 A02 A04", expeditions={"A": 0, "B": 0, "C": 0}, last_round=False),
    ),
    "TV-71": Case(given(pile=""), given(last_round=False, active=1, over=False)),
}
"""The vectors that are a table, choices and what holds then; the tests below carry out the others."""


def play(id: str) -> Table:
    """Carry out a vector, after the vector it goes on from."""
    case = CASES[id]
    table = Table(**case.given)
    if case.goes_on:
        table.do(choices(case.goes_on))
    table.do(choices(id))
    return table


@pytest.mark.parametrize("id", CASES)
def test_vector(id: str) -> None:
    table = play(id)
    now = table.now
    assert {key: now[key] for key in CASES[id].then} == CASES[id].then
    if re.search("legal(?: in D1:)? `", ROWS[id][-1]):
        assert table.legal == legal_list(id)


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-1", "TV-2", "TV-3", "TV-4", "TV-5", "AN-1.3", "AN-3.6", "AN-3.14")
@pytest.mark.parametrize(
    ("seats", "expeditions", "travel", "removed"), [(2, 19, 58, 10), (3, 22, 57, 7), (4, 25, 56, 4)]
)
def test_setup(seats: int, expeditions: int, travel: int, removed: int) -> None:
    match = Match("africana", seats=seats, seed=seats)
    view = match.view(None)
    starts = [("italy", "napoli", 2), ("france", "cape_town", 2), ("germany", "lagos", 3), ("england", "jidda", 4)]
    assert [(company.company, company.place, company.silver) for company in view.players] == starts[:seats]
    for company in view.players:
        assert (company.cards, company.specials, company.markers) == (2, ("j",), 4)
    assert sum(view.expeditions_left.values()) == expeditions
    assert view.expeditions_left == {"A": 5, "B": 10, "C": expeditions - 15}
    assert len([id for id in view.unseen_expeditions if id[0] == "C"]) - view.expeditions_left["C"] == removed
    assert view.travel_pile == travel
    assert [slot.expedition[0] for slot in view.slots if slot.expedition] == ["A"] * 5
    for pages in view.books:
        assert (pages.left, pages.right, pages.visible_left) == (0, 15, None)
        assert pages.known == (pages.visible_right,)


@pytest.mark.rule("TV-6", "AN-2.1", "AN-2.2", "AN-2.3", "AN-2.4", "AN-2.7", "AN-6.2")
def test_the_box_holds_what_the_specification_says() -> None:
    places = BOX.locations
    assert [sum(place.half == half for place in places) for half in range(2)] == [11, 11]
    routes = {frozenset((a, b)) for a, place in enumerate(places) for b in place.neighbours}
    assert len(routes) == 38 == sum(len(place.neighbours) for place in places) // 2
    assert all(len(route) == 2 for route in routes)
    reached, edge = {0}, {0}
    while edge:
        edge = {b for a in edge for b in places[a].neighbours} - reached
        reached |= edge
    assert len(reached) == 22
    assert sum(len(place.colours) for place in places) == 40
    assert all(1 <= len(set(place.colours)) == len(place.colours) <= 2 for place in places)
    for half in range(2):
        for colour in range(5):
            assert sum(colour in place.colours for place in places if place.half == half) == 4
    assert len(BOX.expeditions) == 34
    assert len(BOX.adventures) == 30
    for half in range(2):
        pages = [page for page in BOX.adventures if page.book == half]
        assert sorted(page.artifact for page in pages) == [-1] * 5 + [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        assert sorted(page.assistant for page in pages) == [-1] * 10 + [0, 1, 2, 3, 4]
        assert all(places[page.target].half == 1 - half for page in pages)
    assert len({company.start for company in BOX.companies}) == 4


# Books ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-8", "AN-5.3", "AN-5.4")
def test_a_pile_that_runs_out_between_two_cards_is_shuffled() -> None:
    table = Table(travel="m", discard="t+t+t")
    happened = [event["kind"] for event in table.do("draw")]
    assert happened[:3] == ["action_chosen", "travel_shuffled", "travel_drawn"]
    assert (table.now["hand"], table.now["pile"], table.now["discard"]) == ("m+t+j", "t+t", "-")


@pytest.mark.rule("TV-14", "AN-12.5")
def test_joker_and_assistant_that_are_dropped_leave_the_game() -> None:
    table = play("TV-14")
    assert {"j", "am"} <= set(table.now["removed"])


@pytest.mark.rule("TV-25", "AN-6.16", "AN-12.6")
def test_a_page_that_is_shed_leaves_the_game() -> None:
    table = play("TV-25")
    assert "N02" in table.now["removed"]
    assert not {"N01", "N03", "N04"} & set(table.now["removed"])


@pytest.mark.rule("TV-27", "AN-6.3")
def test_the_book_of_the_own_half_is_used() -> None:
    table = Table(at="cape_town", silver=9, north=book(NORTH), south=book("S01 S02 S03"))
    table.do(choices("TV-27"))
    assert table.legal == ["close", "turn:F", "buy:R"]
    (turned,) = table.do("turn:F")
    assert (turned["book"], turned["visible_left"], turned["visible_right"]) == ("south", "S01", "S02")
    table.do("buy:R buy:L" if table.now["silver"] >= 10 else "buy:R")
    assert table.now["unfinished"] == ["S02"]
    assert table.now["visible"] == "- N01"


@pytest.mark.rule("TV-29", "AN-6.12")
def test_each_action_has_its_own_free_turn() -> None:
    table = Table(silver=3, north=book(NORTH))
    first, second = re.findall(r"`([^`]+)`", ROWS["TV-29"][1])
    table.do(first)
    table.do("move stop")
    table.do(second)
    assert table.now["silver"] == 3


# Movement -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-34", "AN-8.4")
def test_without_silver_nothing_is_recoloured() -> None:
    table = Table(**given(ASWAN, silver=4))
    table.do(choices("TV-34"))
    assert table.legal == [text for text in legal_list("TV-33") if not text.endswith("!")]


@pytest.mark.rule("TV-35", "AN-7.9")
def test_travel_cards_of_a_move_are_discarded_when_it_ends() -> None:
    table = play("TV-35")
    assert table.now["discard"] == "-"
    table.do("stop")
    assert (table.now["hand"], table.now["discard"]) == ("am", "t+g")


@pytest.mark.rule("TV-40", "AN-7.5")
def test_either_colour_opens_a_place_with_two() -> None:
    table = Table(at="port_natal", hand="m+t+g")
    table.do("move")
    stated = re.findall(r"`(go:mozambique:.)`", ROWS["TV-40"][2])
    assert stated == ["go:mozambique:m", "go:mozambique:t", "go:mozambique:g"]
    assert [text for text in table.legal if text.startswith("go:mozambique")] == stated[:2]


@pytest.mark.rule("TV-43", "AN-8.2", "AN-8.3")
def test_equal_cards_are_one_choice() -> None:
    table = Table(at="jidda", hand="am+am")
    before, after = re.findall(r"`(stop [^`]+)`", ROWS["TV-43"][2])
    table.do("move")
    assert table.legal == before.split()
    table.do("go:aswan:am")
    assert table.legal == after.split()


@pytest.mark.rule("TV-45", "AN-8.7")
def test_a_valid_card_is_not_recoloured() -> None:
    table = Table(at="cairo", hand="m", silver=5)
    table.do("move")
    with pytest.raises(Illegal) as refusal:
        table.do(choices("TV-45"))
    assert refusal.value.rule == "AN-8.7"
    assert table.now["silver"] == 5


# Claims ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-47", "TV-49", "TV-51", "TV-53", "TV-55", "TV-61", "TV-65", "AN-4.5")
def test_the_turn_passes_on_after_the_moves_of_these_vectors() -> None:
    for id in ("TV-47", "TV-49", "TV-51", "TV-53", "TV-55", "TV-61", "TV-63", "TV-65"):
        table = play(id)
        assert table.now["active"] == 1
        assert table.now["phase"] == "action"


@pytest.mark.rule("TV-52", "AN-9.2")
def test_without_a_marker_nothing_is_joined() -> None:
    table = play("TV-52")
    with pytest.raises(Illegal) as refusal:
        table.do("join:A01")
    assert refusal.value.rule == "AN-9.2"


@pytest.mark.rule("TV-55", "AN-15.1", "AN-15.2")
def test_three_claims_count_their_points() -> None:
    table = play("TV-55")
    rows = dict(
        zip([column.id for column in table.match.breakdown.columns], table.match.breakdown.rows[0], strict=True)
    )
    assert (rows["expeditions"], rows["artifacts"]) == (4 + 8, 4)
    table.do("draw")
    assert table.match.over


@pytest.mark.rule("TV-56", "AN-11.9")
def test_claims_at_one_place_may_come_in_any_order() -> None:
    found = set()
    for order in permutations(("fin:B01", "fin:C14", "adv:N04")):
        table = Table(**THREE_CLAIMS)
        table.do("move go:windhoek:v " + " ".join(order) + " stop")
        found.add(str(table.match.position()))
    assert len(found) == 1


@pytest.mark.rule("TV-57", "AN-9.2")
def test_nobody_joins_twice() -> None:
    table = Table(at="windhoek", marks={"A01": [0]})
    table.do("move")
    assert choices("TV-57") == "move"
    assert "join:A01" not in table.legal


@pytest.mark.rule("TV-58", "AN-10.1")
def test_only_joined_expeditions_are_finished() -> None:
    table = Table(at="windhoek", slots="B01 A02 A06 A09 A10")
    table.do(choices("TV-58"))
    assert "fin:B01" not in table.legal


@pytest.mark.rule("TV-64", "AN-11.1")
def test_only_the_owner_finishes_an_adventure() -> None:
    table = Table(at="zanzibar", others=[player("lagos", unfinished="N15")])
    table.do(choices("TV-64"))
    assert not [text for text in table.legal if text.startswith("adv:")]


@pytest.mark.rule("TV-67", "AN-11.8", "AN-15.6", "AN-15.11")
def test_a_third_assistant_may_be_declined() -> None:
    table = Table(at="serengeti", hand="v", unfinished="N15", finished="N11 N12")
    table.do("move go:zanzibar:v")
    assert table.legal == ["stop", "adv:N15"]
    before = table.match.scores[0]
    table.do("stop")
    assert table.now["unfinished"] == ["N15"]
    assert table.match.scores[0] == before == -5


@pytest.mark.rule("TV-65", "AN-9.6")
def test_the_long_move_counts_its_points() -> None:
    rows = play("TV-65").match.breakdown.rows[0]
    assert rows[0:2] == (6 + 2, 3)


# Refill and end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-69", "AN-14.1", "AN-14.2", "AN-14.3")
def test_too_few_expeditions_trigger_the_end() -> None:
    table = Table(slots="- A01 - A02 -", pile="C01 C02")
    happened = table.do("draw")
    assert table.now["slots"] == "C01 A01 C02 A02 -"
    assert [event["still_to_play"] for event in happened if event["kind"] == "last_round"] == [[1]]
    table.do("draw")
    assert table.match.over


@pytest.mark.rule("TV-72", "AN-14.4", "AN-14.5")
def test_the_last_seat_ends_the_game_at_once() -> None:
    table = Table(pile="", others=[player("lagos", hand="g")], marks={"A01": [1]})
    table.do("draw")
    table.do("move fin:A01 stop")
    assert table.match.over
    assert table.match.view(None).round == 5


@pytest.mark.rule("TV-73", "AN-14.3", "AN-14.5")
def test_with_four_players_the_round_is_played_to_its_end() -> None:
    others = [player(place, hand="j") for place in ("cape_town", "lagos", "jidda")]
    table = Table(at="lagos", pile="", others=others, marks={"A01": [0]}, round=20)
    table.do("move fin:A01 stop")
    acted = []
    while not table.match.over:
        acted.append(table.match.to_act[0])
        table.do("move stop")
    assert acted == [1, 2, 3]
    assert table.match.view(None).round == 20


@pytest.mark.rule("TV-74", "AN-14.6")
def test_in_the_last_turn_everything_counts() -> None:
    others = [player("lagos", hand="j"), player("mozambique", hand="t+g")]
    table = Table(pile="", slots="A01 A02 A03 A09 A10", others=others, marks={"A01": [1]}, travel="v m t g o")
    table.do("move stop")
    table.do("move fin:A01 stop")
    assert table.now["last_round"]
    before = table.match.scores[2]
    table.do("move join:A03 go:port_natal:t go:cape_town:g fin:A03 stop")
    assert table.match.over
    last = table.match.view(2).players[2]
    assert (last.silver, last.finished, last.hand) == (3, ("A03",), ("v",))
    assert table.match.scores[2] == before - 1 + 1, "two travel cards played, one point for the expedition"


@pytest.mark.rule("TV-75", "AN-14.8", "AN-19.7")
def test_a_game_without_progress_stops() -> None:
    table = Table(round=11, last_taken_round=10)
    passed = 0
    while not table.match.over:
        table.do("move stop")
        passed += 1
    assert passed == 2 * 25
    seen = table.match.view(None)
    assert (seen.round, seen.ended) == (35, "stalled")


@pytest.mark.rule("TV-76", "AN-14.9")
@pytest.mark.parametrize(("seats", "least"), [(2, 20), (3, 23), (4, 26)])
def test_a_regular_end_needs_many_finished_expeditions(seats: int, least: int) -> None:
    rng = Rng(7)
    for _ in range(3):
        *_, last = walk(game("africana"), seats, rng, {"stall_rounds": 0})
        seen = game("africana").views.view(last, None)
        finished = sum(id[0] in "ABC" for company in seen.players for id in company.finished or ())
        assert seen.ended == "regular"
        assert finished >= least


# Completeness ---------------------------------------------------------------------------------------------------------


def test_every_vector_of_the_specification_is_here() -> None:
    here = Path(__file__).parent
    named = {id for path in here.glob("test_*.py") for id in re.findall(r"TV-\d+", path.read_text(encoding="utf-8"))}
    assert set(ROWS) <= named
    assert list(ROWS) == [f"TV-{number}" for number in range(1, 100)]
