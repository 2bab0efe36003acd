"""The events of section 9: kinds, fields, order, who sees what, and the line of the log."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mezani import Match
from mezani.games.mara.events import line
from mezani.words import words
from tests.games.mara.tables import Table, deal
from tests.games.mara.test_rounds import SEATS, matches, played
from tests.games.mara.test_vectors import DOCUMENT

Seen = dict[str, Any]

FIELDS = {
    "game_started": "seats colours options",
    "dealer_set": "dealer starter random",
    "round_started": "rounds",
    "hand_dealt": "seat count",
    "river_laid": "fords",
    "pile_formed": "size",
    "turn_started": "seat hand_size pile_size turn",
    "choice_staged": "seat choice",
    "animals_laid": "seat ford cards positions borrowed",
    "special_played": "seat card ford",
    "animals_crossed": "ford by cards gains",
    "animals_eaten": "ford by cards positions losses",
    "markers_returned": "counts reserve",
    "ford_freed": "ford",
    "card_drawn": "seat pile_size hand_size",
    "lion_drawn": "seat pile_size lions_left",
    "lion_placed": "seat ford forced reason",
    "pile_emptied": "",
    "refill_ended": "seat hand_size short",
    "turn_ended": "seat",
    "round_ended": "seat hand_size reason pile_size",
    "round_scored": "seats",
    "round_revealed": "hands rest",
    "game_ended": "totals animals ranks winners tie",
}
"""What everybody sees of each kind, besides its name and its round; of a staged choice, what its seat sees."""

OWN = {"hand_dealt": "cards", "card_drawn": "card"}
"""What the seat itself sees besides."""

BY_THE_TABLE = {"choice_taken_back", "auto_played"}
"""Kinds that no choice brings about: whoever runs the table knows them."""

WITHOUT_LINE = {"choice_staged", "markers_returned", "refill_ended", "turn_ended"}

TURN = re.compile(
    "turn_started (animals_laid |special_played (animals_crossed|animals_eaten) markers_returned (ford_freed )?)"
    "(card_drawn |lion_drawn lion_placed (animals_eaten markers_returned )?)*(pile_emptied )?refill_ended turn_ended "
)
SET_UP = "dealer_set round_started (hand_dealt ){%d}river_laid pile_formed "
END = "turn_started round_ended round_scored (round_revealed )?"


def test_every_kind_is_listed() -> None:
    section = DOCUMENT.read_text(encoding="utf-8").split("\n## 9. Events\n")[1].split("\n## ")[0]
    kinds = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
    assert kinds == set(FIELDS) | BY_THE_TABLE
    silent = {row[0] for row in re.findall(r"^\| `(\w+)` \|.*\| (\u2013[^|]*) \|$", section, re.MULTILINE)}
    assert silent == WITHOUT_LINE | BY_THE_TABLE


@SEATS
@pytest.mark.parametrize("reveal", [False, True])
def test_every_event_has_its_fields(seats: int, reveal: bool) -> None:
    found = set()
    for seed in range(4):
        match = played(seats, seed, reveal_after_round=reveal)
        for seat in [*range(seats), None]:
            for event in match.events(seat):
                kind = event["kind"]
                found.add(kind)
                expected = {"kind", "round", *FIELDS[kind].split()}
                if kind in OWN and event["seat"] == seat:
                    expected.add(OWN[kind])
                if kind == "special_played":
                    expected |= {"species", "bite"} & set(event)
                    assert ("species" in event) == ("bite" in event) == event["card"].startswith("C")
                if kind == "choice_staged":
                    assert event["seat"] == seat
                assert set(event) == expected
    assert found == set(FIELDS) - ({"round_revealed"} if not reveal else set())


@SEATS
def test_everybody_sees_the_same_but_for_cards(seats: int) -> None:
    for match in matches(seats, 3):
        public = match.events()
        assert not any(event["kind"] == "choice_staged" for event in public)
        for seat in range(seats):
            own = [event for event in match.events(seat) if event["kind"] != "choice_staged"]
            hidden = [{name: event[name] for name in event if name not in ("card", "cards")} for event in own]
            open_part = [{name: event[name] for name in event if name not in ("card", "cards")} for event in public]
            assert hidden == open_part


@SEATS
@pytest.mark.parametrize("reveal", [False, True])
def test_events_come_in_order(seats: int, reveal: bool) -> None:
    for seed in range(4):
        match = played(seats, seed, reveal_after_round=reveal)
        told = "".join(f"{event['kind']} " for event in match.events())
        round_ = f"({SET_UP % seats}({TURN.pattern})*{END})"
        assert re.fullmatch(f"game_started {round_}{{2}}game_ended ", told)
        assert ("round_revealed" in told) == reveal


def test_the_pile_is_emptied_once_a_round() -> None:
    for match in matches(2, 8):
        for number in (1, 2):
            of_round = [event for event in match.events() if event["round"] == number]
            drawn = [event for event in of_round if event["kind"] in ("card_drawn", "lion_drawn")]
            emptied = [event for event in of_round if event["kind"] == "pile_emptied"]
            assert len(emptied) == (1 if drawn and drawn[-1]["pile_size"] == 0 else 0)
            assert [event["pile_size"] for event in drawn] == list(range(43, 43 - len(drawn), -1))


# What they tell -------------------------------------------------------------------------------------------------------


def card(number: int, species: str, points: int, **owner: int) -> Seen:
    return {"number": number, "species": species, "points": points, **owner}


def test_a_pair() -> None:
    table = Table("A=33.35;B=1", "10A/20A.31B/-/-/-", "40.41").play("33+35@2")
    (laid,) = table.events("animals_laid")
    assert (laid["seat"], laid["ford"], laid["positions"], laid["borrowed"]) == (0, 2, [3, 4], 0)
    assert laid["cards"] == [card(33, "antelope", 4), card(35, "zebra", 5)]
    drawn = table.events("card_drawn", seat=0)
    assert [(event["card"], event["pile_size"], event["hand_size"]) for event in drawn] == [("40", 1, 1), ("41", 0, 2)]
    assert table.events("refill_ended")[0]["short"]


@pytest.mark.rule("MA-10.13")
def test_a_hand_is_short_if_the_pile_does_not_fill_it() -> None:
    for pile, short in (("40", False), ("L", True)):
        table = Table("A=16.20.21.22.23;B=1.2.3.4.5", "9B/-/-/-/-", pile).play("16@1")
        if short:
            table.play("L@1")
        (ended,) = table.events("refill_ended")
        assert (ended["short"], ended["hand_size"]) == (short, 4 if short else 5)
        assert len(table.events("pile_emptied")) == 1


def test_the_eleventh_animal_has_a_borrowed_marker() -> None:
    rows = "1A.3A.5A.8A/2A.6A.9A/4A.7A/10A/11B"
    table = Table("A=12.E.30;B=13", rows).play("12@4")
    assert table.events("animals_laid")[0]["borrowed"] == 1
    table = Table("A=12.13.E;B=14", rows).play("12+13@4", "14@5", "E@1")
    assert table.events("animals_laid")[0]["borrowed"] == 2
    assert table.events("markers_returned")[-1] | {"kind": "", "round": 0} == {
        "kind": "",
        "round": 0,
        "counts": [4, 0],
        "reserve": [2, 8],
    }


def test_a_crossing() -> None:
    table = Table("A=30.E;B=1", "3A.11B.14B.20A.28B/-/-/-/-", "41").play("E@1")
    (sent,) = table.events("special_played")
    assert (sent["seat"], sent["card"], sent["ford"]) == (0, "E", 1)
    (crossed,) = table.events("animals_crossed")
    assert (crossed["ford"], crossed["by"]) == (1, 0)
    assert crossed["cards"][:2] == [card(3, "antelope", 5, owner=0), card(11, "zebra", 4, owner=1)]
    assert crossed["gains"] == [{"animals": 2, "points": 7}, {"animals": 3, "points": 14}]
    assert table.events("ford_freed")[0]["ford"] == 1


def test_both_bites() -> None:
    table = Table("A=30.31.40.Cg.E;B=1.2.3.5.6", "-/4A.9B.13A.22B.24B/-/-/-", "33.34").play("Cg@2xs")
    (sent,) = table.events("special_played")
    assert (sent["card"], sent["species"], sent["ford"], sent["bite"]) == ("Cg", "gnu", 2, "species")
    (eaten,) = table.events("animals_eaten")
    assert (eaten["ford"], eaten["by"], eaten["positions"]) == (2, "crocodile", [1, 3, 4])
    assert [prey["number"] for prey in eaten["cards"]] == [4, 13, 22]
    assert eaten["losses"] == [{"animals": 2, "points": 8}, {"animals": 1, "points": 4}]
    assert table.events("markers_returned")[0]["counts"] == [2, 1]
    assert not table.events("ford_freed")
    table = Table("A=30.Cg;B=1", "-/4A/-/-/-", "33").play("Cg@2xf")
    assert table.events("special_played")[0]["bite"] == "first"
    assert table.events("animals_eaten")[0]["positions"] == [1]
    assert table.events("ford_freed")[0]["ford"] == 2


def test_a_super_crocodile() -> None:
    table = Table("A=30.S;B=1", "42B/-/X/-/-", "41").play("S@1")
    assert "species" not in table.events("special_played")[0]
    (eaten,) = table.events("animals_eaten")
    assert (eaten["by"], eaten["losses"][1]) == ("super_crocodile", {"animals": 1, "points": 3})


def test_lions() -> None:
    table = Table("A=16.20;B=3", "9B/-/-/-/-", "L.L.40", river="L").play("16@3", "L@1")
    first, second = table.events("lion_drawn")
    assert (first["pile_size"], first["lions_left"], second["pile_size"], second["lions_left"]) == (2, 2, 1, 1)
    (placed,) = table.events("lion_placed")
    assert (placed["seat"], placed["ford"], placed["forced"], placed["reason"]) == (0, 1, False, "occupied")
    assert table.events("animals_eaten")[0]["by"] == "lion"
    table.play("L@3")
    assert table.events("lion_placed")[1]["forced"]
    assert not table.events("ford_freed"), "a lion closes the ford"
    free = Table("A=E.20;B=3", "4A.5B.6B/-/-/-/-", "L").play("E@1", "L@2")
    (placed,) = free.events("lion_placed")
    assert (placed["forced"], placed["reason"]) == (False, "none_occupied")
    assert [event["kind"] for event in free.events()[-5:]] == [
        "lion_placed",
        "pile_emptied",
        "refill_ended",
        "turn_ended",
        "turn_started",
    ]


def test_a_round_ends() -> None:
    stuck = Table("A=9.42;B=E.E", "40A/30A/X/X/-", "39.38", crossed="A=28.34;B=7").play("42@5")
    ended, scored, over = stuck.events("round_ended", "round_scored", "game_ended")
    assert {name: ended[name] for name in ("seat", "hand_size", "reason", "pile_size")} == {
        "seat": 1,
        "hand_size": 2,
        "reason": "no_legal_card",
        "pile_size": 0,
    }
    assert scored["seats"][0] == {
        "cards": ("28", "34"),
        "animals": 2,
        "by_species": {"gnu": 9, "zebra": 0, "antelope": 0},
        "score": 9,
        "total": 9,
    }
    assert {name: over[name] for name in FIELDS["game_ended"].split()} == {
        "totals": [9, 5],
        "animals": [2, 1],
        "ranks": [1, 2],
        "winners": [0],
        "tie": "none",
    }
    empty = Table("A=9.42;B=-").play("42@1")
    assert empty.events("round_ended")[0]["reason"] == "empty_hand"


@pytest.mark.parametrize(
    ("tie_break", "crossed", "tie", "winners"),
    [
        ("shared", "A=1;B=2.20", "none", [1]),
        ("shared", "A=1;B=16.15", "shared", [0, 1]),
        ("animals", "A=1;B=16.15", "broken_by_animals", [1]),
        ("animals", "A=1;B=5", "shared", [0, 1]),
    ],
)
def test_how_a_tie_is_told(tie_break: str, crossed: str, tie: str, winners: list[int]) -> None:
    table = Table("A=42;B=-", crossed=crossed, tie_break=tie_break).play("42@1")
    (ended,) = table.events("game_ended")
    assert (ended["tie"], ended["winners"]) == (tie, winners)


def test_a_stuck_starter() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    deal(match, "Cg.E.E.E.S.1.2.3.4.5")
    kinds = [event["kind"] for event in match.events()[-6:]]
    assert kinds == ["pile_formed", "turn_started", "round_ended", "round_scored", "dealer_set", "round_started"]
    started, ended = match.events()[-5:-3]
    assert (started["seat"], started["turn"], started["hand_size"], started["pile_size"]) == (0, 1, 5, 44)
    assert (ended["round"], match.events()[-1]["round"]) == (1, 2)
    dealer = match.events()[-2]
    assert (dealer["dealer"], dealer["starter"], dealer["random"]) == (0, 1, False)


def test_the_dealer_by_lot() -> None:
    match = Match("mara", seats=3, dealer=None)
    assert [event["kind"] for event in match.events()] == ["game_started"]
    assert match.events()[0]["colours"] == ["red", "orange", "black"]
    match.give("B")
    assert match.events()[1] == {"kind": "dealer_set", "round": 1, "dealer": 1, "starter": 2, "random": True}
    fixed = Match("mara", seats=3, dealer=None, first_dealer="B")
    assert not fixed.events()[1]["random"]


# The log --------------------------------------------------------------------------------------------------------------


def log(table: Table, *kinds: str, seat: int | None = None, language: str = "en") -> list[str]:
    lines = [line(seen) for seen in table.events(*kinds, seat=seat)]
    return [words(language)(say, ["Ada", "Bruno"], seat) for say in lines if say is not None]


@SEATS
def test_who_has_a_line(seats: int) -> None:
    for match in matches(seats, 2):
        for seat in [*range(seats), None]:
            for seen in match.events(seat):
                assert (line(seen) is None) == (seen["kind"] in WITHOUT_LINE)


def test_a_crossing_names_those_who_gain() -> None:
    table = Table("A=E;B=4;C=5", "1B.2B.3C/-/-/-/-", "6", seats=3).play("E@1")
    (said,) = [line(seen) for seen in table.events("animals_crossed")]
    assert said is not None
    assert words("en")(said, ["Ada", "Bruno", "Cleo"], 2) == "3 animals cross at ford 1: Bruno +9 and you +5."


def test_who_wins_is_told_to_each() -> None:
    table = Table("A=42;B=-", crossed="A=1;B=2.20").play("42@1")
    assert log(table, "game_ended", seat=1) == ["You win. Total: Ada 5 and you 6."]
    assert log(table, "game_ended", seat=0) == ["Bruno wins. Total: you 5 and Bruno 6."]
    assert log(table, "game_ended", seat=1, language="it") == ["Vinci tu. Totale: Ada 5 e tu 6."]
    (said,) = table.match.breakdown.remarks
    assert words("de")(said, ["Ada", "Bruno"], 1) == "Du gewinnst mit 6 Punkten."
    shared = Table("A=42;B=-", crossed="A=1;B=16.15").play("42@1")
    assert log(shared, "game_ended") == ["Ada and Bruno win together. Total: Ada 5 and Bruno 5."]
    broken = Table("A=42;B=-", crossed="A=1;B=16.15", tie_break="animals").play("42@1")
    assert log(broken, "game_ended", seat=1, language="de") == [
        "Du gewinnst mit mehr Tieren am anderen Ufer. Summe: Ada 5 und du 5."
    ]


def test_lines_in_three_languages() -> None:
    table = Table("A=16.20.29.Cg.E;B=3.5.6.7.E", "-/4A.9B.13A.22B/-/-/-", "L.40.41")
    table.play("16@1", "L@1", "3@3", "Cg@2xs")
    kinds = ("animals_laid", "lion_drawn", "lion_placed", "special_played", "animals_eaten", "card_drawn")
    assert log(table, *kinds, seat=0) == [
        "You lay gnu 16 at ford 1.",
        "You draw a lion.",
        "The lion closes ford 1.",
        "Eaten at ford 1: gnu 16 (yours).",
        "You draw gnu 40.",
        "Bruno lays antelope 3 at ford 3.",
        "Bruno draws.",
        "You play gnu crocodile at ford 2: all gnus.",
        "Eaten at ford 2: gnu 4 (yours), gnu 13 (yours) and gnu 22 (Bruno).",
    ]
    assert log(table, *kinds, language="it")[:4] == [
        "Ada mette lo gnu 16 al guado 1.",
        "Ada pesca un leone.",
        "Il leone chiude il guado 1.",
        "Perduti al guado 1: gnu 16 (Ada).",
    ]
    assert log(table, *kinds, seat=1, language="de")[-3:] == [
        "Du ziehst: Zebra 41.",
        "Ada schickt ein Gnu-Krokodil an Furt 2: alle Gnus.",
        "An Furt 2 verloren: Gnu 4 (Ada), Gnu 13 (Ada) und Gnu 22 (von dir).",
    ]
