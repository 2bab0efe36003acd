"""Scoring and winner (AN-15, AN-16), with the vectors of section 11.7 and all values of section 10.3."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any, cast

import pytest

from mezani import Match, Rng, game
from mezani.games.africana.artifacts import all_counts, best, split, without
from mezani.games.africana.box import BOX
from mezani.games.africana.count import finished, points
from mezani.games.africana.events import count
from mezani.games.africana.rules import Africana
from mezani.words import words
from tests.contract.walks import glimpses
from tests.games.africana.table import ROWS, SLOTS, SPECIFICATION, player, position

WORTH = BOX.collections


def stated_values() -> dict[tuple[int, ...], int]:
    """Return the table of section 10.3: counts, sorted downwards, and their points."""
    text = SPECIFICATION.read_text(encoding="utf-8").partition("### 10.3")[2].partition("```")[2].partition("```")[0]
    found = {}
    for line in text.strip().splitlines():
        number, _, entries = line.partition(":")
        for entry in entries.split():
            counts, _, worth = entry.partition("=")
            kinds = tuple(map(int, counts)) if counts != "0" else ()
            assert sum(kinds) == int(number)
            found[kinds] = int(worth)
    return found


VALUES = stated_values()


def padded(counts: tuple[int, ...]) -> tuple[int, ...]:
    return counts + (0,) * (5 - len(counts))


@pytest.mark.rule("TV-77", "AN-15.3", "AN-15.5")
def test_every_value_of_the_table() -> None:
    assert len(VALUES) == 126
    for counts, worth in VALUES.items():
        assert best(padded(counts), WORTH) == worth
        for order in set(permutations(padded(counts))):
            assert best(order, WORTH) == worth


@pytest.mark.rule("AN-15.4")
def test_no_artifact_is_in_two_collections() -> None:
    for counts in all_counts(5, 4):
        left = counts
        for part in split(counts, WORTH):
            left = without(left, part)
            assert min(left) >= 0
            sizes = {2: WORTH.two_different, 4: WORTH.four_different}
            if len(set(part.types)) == 1:
                sizes = {2: WORTH.two_identical, 3: WORTH.three_identical}
            else:
                assert len(set(part.types)) == len(part.types)
            assert part.points == sizes[len(part.types)]
        assert (
            sum(part.points for part in split(counts, WORTH))
            == VALUES[tuple(sorted(filter(None, counts), reverse=True))]
        )


@pytest.mark.rule("AN-15.5")
def test_both_greedy_ways_fail() -> None:
    """Three identical first gives 14 for 3+1+1+1, four different first 18 for 3+2+2+1 (section 10.2)."""
    assert best((3, 1, 1, 1, 0), WORTH) == 16
    assert best((3, 2, 2, 1, 0), WORTH) == 24
    assert [part.types for part in split((3, 1, 1, 1, 0), WORTH)] == [(0, 1, 2, 3), (0, 0)]
    assert [part.types for part in split((3, 2, 2, 1, 0), WORTH)] == [(0, 0, 0), (1, 1), (2, 2)]


# Totals ---------------------------------------------------------------------------------------------------------------


def table_of(first: dict[str, Any], *others: dict[str, Any], **changes: Any) -> Match:
    """Return a table with these companies."""
    own = {**first, "unfinished": " ".join(first["unfinished"]), "finished": " ".join(first["finished"])}
    return Match.at(position(**own, others=others, **changes), dealer=None)


def scores(*companies: dict[str, Any], **changes: Any) -> list[int]:
    """Return the points of companies as they would count now."""
    return table_of(*companies, **{"slots": "- - - - -", "pile": "", **changes}).scores


def score(**changes: str | int) -> int:
    """Return the points of one company."""
    return scores(player("napoli", **changes), player("lagos"))[0]  # type: ignore[arg-type]


ASSISTANTS = "N11 N12 N13 N14 N15"


@pytest.mark.rule("TV-78", "TV-85", "AN-15.6", "AN-15.13")
def test_finished_assistants_cost_points() -> None:
    stated = [int(number) for number in ROWS["TV-78"][1].replace(chr(0x2212), "-").split(",")]
    ids = ASSISTANTS.split()
    assert [score(finished=" ".join(ids[:n])) for n in range(6)] == stated == [0, 0, -5, -10, -10, -10]


@pytest.mark.rule("TV-79", "AN-15.7")
def test_dropping_the_assistant_cards_does_not_lift_the_penalty() -> None:
    assert score(finished="N11 N12", hand="j") == -5
    assert score(finished="N11 N12", hand="j+at+ao") == -5
    assert score(hand="j+at+ao") == 0


@pytest.mark.rule("TV-80", "AN-15.8")
def test_ten_silver_count_a_point() -> None:
    assert [score(silver=silver) for silver in (9, 10, 19, 20, 34)] == [0, 1, 1, 2, 3]


@pytest.mark.rule("TV-81", "AN-15.9")
def test_two_travel_cards_count_a_point() -> None:
    hands = re.findall(r"`([^`]+)`", ROWS["TV-81"][0])
    assert [score(hand=hand) for hand in hands] == [0, 0, 1, 1, 2]


@pytest.mark.rule("TV-82", "AN-15.10", "AN-15.11")
def test_unfinished_artifacts_count_a_point_each() -> None:
    assert score(unfinished="N01 N03 N11") == 2
    assert score(unfinished="N11 N12") == 0


@pytest.mark.rule("TV-83", "AN-15.12")
def test_joined_expeditions_count_nothing() -> None:
    assert scores(player("napoli"), player("lagos"), slots=SLOTS, marks={"A01": [0], "A02": [0]}) == [0, 0]


@pytest.mark.rule("TV-84", "AN-15.1", "AN-15.2", "AN-15.13")
def test_a_whole_count() -> None:
    company = player(
        "napoli",
        hand="t+t+o+j+ag",
        silver=23,
        finished="A05 B06 C12 N01 S01 S03 N07 N09 N11 S11",
        unfinished="S05 S13",
    )
    match = table_of(company, player("lagos"))
    rows = dict(zip([column.id for column in match.breakdown.columns], match.breakdown.rows[0], strict=True))
    expected = {"expeditions": 15, "artifacts": 15, "collections": 10, "assistants": -5, "silver": 2, "cards": 1}
    assert rows == {**expected, "unfinished": 1, "total": 39}
    assert match.scores[0] == 39
    assert [words("en")(remark) for remark in match.breakdown.remarks] == [
        "Italy: mask, djembe, vessel and shield = 10. Left over: mask."
    ]


@pytest.mark.rule("TV-86", "AN-15.14")
def test_unfinished_artifacts_are_in_no_collection() -> None:
    assert score(finished="N01 N02", unfinished="S01") == 6 + (3 + 4) + 1
    assert score(finished="N01 N02 S01") == 12 + (3 + 4 + 4)


@pytest.mark.rule("AN-15.1", "AN-15.2", "AN-15.13")
def test_the_count_row_by_row_is_the_score() -> None:
    found, rng = game("africana"), Rng(3)
    for seats in (2, 3, 4):
        for glimpse in glimpses(found, seats, rng, every=10):
            state = cast(Africana, glimpse)
            for seat in range(seats):
                assert points(state, seat).total == state.scores()[seat]
                assert len(finished(state, seat)) == found.views.view(state, None).players[seat].stack


# Winner ---------------------------------------------------------------------------------------------------------------


def ended(*companies: dict[str, Any]) -> Match:
    """Return a game that is over, with these companies."""
    last: dict[str, Any] = {"phase": "over", "active": len(companies) - 1, "last_round": True}
    return table_of(*companies, pile="", slots="- - - - -", **last)


def decided(match: Match) -> tuple[list[int], str]:
    """Return the winners and what decided, as the last turn of this game would tell."""
    told = {event.kind: event.data for event in count(match.state)}  # type: ignore[arg-type]
    return told["winner"]["winners"], told["winner"]["decided_by"]


@pytest.mark.rule("TV-87", "AN-16.2")
def test_silver_decides_between_equals() -> None:
    match = ended(
        player("napoli", silver=23, finished="C12 C13 C14 C01 C04"),
        player("lagos", silver=21, finished="C05 C06 C07 C08 B06 B01"),
    )
    assert match.scores == [39, 39]
    assert match.ranks == [1, 2]
    assert decided(match) == ([0], "silver")
    assert words("en")(match.breakdown.remarks[-1]) == "Italy wins the tie with 23 silver."


@pytest.mark.rule("TV-88", "AN-16.3")
def test_equals_share_the_victory() -> None:
    match = ended(
        player("napoli", silver=23, finished="C12 C13 C14 C01 C04"),
        player("lagos", silver=23, finished="C05 C06 C07 C08 B06 B01"),
    )
    assert match.scores == [39, 39]
    assert match.ranks == [1, 1]
    assert decided(match) == ([0, 1], "shared")
    stated = "Italy and France share the victory, all with 23 silver."
    assert words("en")(match.breakdown.remarks[-1]) == stated


def test_the_last_remark_tells_how_the_game_ended() -> None:
    match = ended(player("napoli", finished="N01 N02"), player("lagos"))
    collections, end = [words("en")(remark) for remark in match.breakdown.remarks]
    assert collections.startswith("Italy: ")
    assert end.startswith("The expeditions ran out in round ")


@pytest.mark.rule("TV-89", "AN-16.1", "AN-16.2", "AN-16.4")
def test_ranks_of_four() -> None:
    match = ended(
        player("napoli", silver=12, finished="C12 C13 C14 C04 C05 B06 C01"),
        player("cape_town", silver=12, finished="C06 C07 C08 C09 C10 C11 A05 B07"),
        player("lagos", silver=30, finished="C02 C03 B08 B09 B10 B01 B02 B03 B04 B05"),
        player("jidda", silver=80, finished="A01 A02 A03 A04 A06 A07 A08 A09 A10 N01 S02 N04 S08"),
    )
    assert match.scores == [50, 50, 50, 41]
    assert match.ranks == [2, 2, 1, 4]
    assert decided(match) == ([2], "silver")


@pytest.mark.rule("TV-90", "AN-16.3", "AN-16.4")
def test_ranks_of_three() -> None:
    match = ended(
        player("napoli", silver=30, finished="C12 C13 C14 C04 C05 B06 B01"),
        player("cape_town", silver=30, finished="C06 C07 C08 C09 C10 C11 B07"),
        player("lagos", silver=12, finished="C01 C02 C03 B08 B09 B10 B02 B03 B04 B05"),
    )
    assert match.scores == [50, 50, 50]
    assert match.ranks == [1, 1, 3]
    assert decided(match) == ([0, 1], "shared")


@pytest.mark.rule("AN-16.1")
def test_the_most_points_win_whatever_the_silver() -> None:
    match = ended(player("napoli", silver=9, finished="C12 C13"), player("lagos", silver=49, finished="C04"))
    assert match.scores == [16, 11]
    assert match.ranks == [1, 2]
    assert decided(match) == ([0], "points")
