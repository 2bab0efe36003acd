"""Joining and finishing (AN-9 to AN-11): who may, what it brings, and that nobody must."""

from __future__ import annotations

from typing import Any

import pytest

from mezani.games.africana.box import BOX
from tests.games.africana.table import Table, kinds, player, refused

TRIPLE = {"at": "windhoek", "slots": "B01 B10 C14 A01 A09", "marks": {"B01": [0, 1], "C14": [0]}}
"""Two expeditions end here and two start here."""


def place(number: int) -> str:
    return BOX.locations[number].id


@pytest.mark.rule("AN-9.1", "AN-9.11")
@pytest.mark.parametrize("expedition", BOX.expeditions, ids=lambda card: str(card.id))
def test_an_expedition_is_joined_at_its_start_and_nowhere_else(expedition: Any) -> None:
    slots = f"{expedition.id} - - - -"
    for at in {place(expedition.start), place(expedition.destination), "napoli", "lagos"}:
        table = Table(at=at, hand="-", slots=slots, pile="", last_round=True)
        table.do("move")
        here = at == place(expedition.start)
        assert table.legal == ["stop", *([f"join:{expedition.id}"] if here else [])]
        if not here:
            assert refused(table, f"join:{expedition.id}") == "AN-9.1"


@pytest.mark.rule("AN-9.1")
def test_joining_before_between_and_after_steps() -> None:
    table = Table(at="windhoek", hand="m+o+t+v", slots="A01 A02 A06 A09 A07", travel="m t")
    table.do("move join:A01 go:luanda:m go:leopoldville:o join:A07")
    assert table.legal[0] == "stop"
    assert table.now["joined"] == {"A01": [0], "A07": [0]}


@pytest.mark.rule("AN-9.2", "AN-9.3", "AN-9.10")
def test_a_marker_goes_from_the_stock_to_the_card_and_stays() -> None:
    table = Table(at="windhoek", hand="-")
    joined = table.do("move join:A01")[1]
    assert (joined["markers_left"], table.now["markers"], table.now["joined"]) == (3, 3, {"A01": [0]})
    assert refused(table, "join:A01") == "AN-9.2"
    table.do("stop move stop")
    table.do("move")
    assert (table.now["markers"], table.now["joined"]) == (3, {"A01": [0]})
    assert [text for text in table.legal if not text.startswith("go:")] == ["stop"], "nothing withdraws a marker"


@pytest.mark.rule("AN-9.2", "AN-9.9")
def test_four_markers_are_enough_for_four_of_five() -> None:
    marks = {"A02": [0], "A06": [0], "A09": [0], "A10": [0]}
    table = Table(at="windhoek", hand="-", marks=marks)
    table.do("move")
    assert table.legal == ["stop"]
    assert refused(table, "join:A01") == "AN-9.2"
    table = Table(at="windhoek", hand="-", marks=dict(list(marks.items())[:3]))
    table.do("move join:A01")
    assert table.now["markers"] == 0


@pytest.mark.rule("AN-9.4", "AN-9.5")
def test_every_joiner_gets_the_bonus() -> None:
    others = [player("windhoek"), player("windhoek"), player("windhoek")]
    table = Table(at="windhoek", others=others, slots="A02 A01 A06 A09 A10")
    for seat in range(4):
        table.do("move join:A01 stop")
        assert table.match.view(None).players[seat].silver == 2
    assert table.now["joined"] == {"A01": [0, 1, 2, 3]}


@pytest.mark.rule("AN-9.4", "AN-9.6")
def test_a_bonus_card_is_drawn_at_once() -> None:
    table = Table(at="windhoek", hand="-", travel="g g o")
    table.match.play(0, "move")
    table.match.play(0, "join:A01")
    assert table.match.outcomes() == {"g": 2, "o": 1}
    table.match.give("g")
    assert table.match.legal(0) == ["stop", "go:cape_town:g", "go:victoria_falls:g"]


@pytest.mark.rule("AN-9.7", "AN-10.8", "AN-11.9")
def test_each_claim_is_a_choice_of_its_own() -> None:
    table = Table(hand="-", unfinished="N04", **TRIPLE)
    table.do("move")
    assert table.legal == ["stop", "join:B10", "join:A01", "fin:B01", "fin:C14", "adv:N04"]
    table.do("join:A01")
    assert table.legal[:5] == ["stop", "join:B10", "fin:B01", "fin:C14", "adv:N04"]
    table.do("fin:C14")
    assert table.legal[:4] == ["stop", "join:B10", "fin:B01", "adv:N04"]
    table.do("adv:N04")
    assert table.legal[:3] == ["stop", "join:B10", "fin:B01"]


@pytest.mark.rule("AN-9.8")
def test_markers_of_several_companies_lie_on_one_card() -> None:
    table = Table(at="windhoek", hand="-", others=[player("lagos"), player("dakar")], marks={"A01": [1, 2]})
    table.do("move join:A01")
    for seat in (0, 1, 2, None):
        assert table.match.view(seat).slots[0].joined == (0, 1, 2)


@pytest.mark.rule("AN-9.10", "AN-10.5")
def test_markers_come_back_only_when_the_expedition_is_finished() -> None:
    table = Table(hand="-", **TRIPLE)
    assert (table.now["markers"], table.now["markers_second"]) == (2, 3)
    finished = table.do("move fin:B01")[1]
    assert (finished["markers_returned"], table.now["markers"], table.now["markers_second"]) == ([0, 1], 3, 4)
    table.do("stop")
    assert table.match.view(None).players[1].silver == 0


@pytest.mark.rule("AN-9.11", "AN-10.9", "AN-11.8")
def test_nothing_must_be_claimed() -> None:
    table = Table(hand="-", unfinished="N04", **TRIPLE)
    before = table.match.position()
    table.do("move stop")
    assert {**table.match.position(), "active": 0} == before


# Finishing expeditions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-10.1", "AN-10.3", "AN-10.4")
@pytest.mark.parametrize("expedition", BOX.expeditions, ids=lambda card: str(card.id))
def test_an_expedition_is_finished_at_its_destination(expedition: Any) -> None:
    given: dict[str, Any] = {"hand": "-", "slots": f"- {expedition.id} - - -", "pile": "", "last_round": True}
    given["marks"] = {expedition.id: [0]}
    for at in {place(expedition.start), "napoli", "lagos"} - {place(expedition.destination)}:
        table = Table(at=at, **given)
        table.do("move")
        assert table.legal == ["stop"]
        assert refused(table, f"fin:{expedition.id}") == "AN-10.1"
    table = Table(at=place(expedition.destination), silver=1, **given)
    finished = table.do(f"move fin:{expedition.id}")[1]
    assert finished["slot"] == 2
    assert (finished["silver"], finished["silver_after"]) == (expedition.silver, 1 + expedition.silver)
    assert table.now["silver"] == 1 + expedition.silver
    assert table.now["finished"] == [expedition.id]
    assert table.match.scores == [expedition.points + (1 + expedition.silver) // 10, 0]


@pytest.mark.rule("AN-10.2")
def test_an_expedition_may_be_joined_and_finished_in_one_move() -> None:
    table = Table(at="mozambique", hand="t+g", slots="A02 A03 A06 A09 A10")
    table.do("move join:A03 go:port_natal:t go:cape_town:g fin:A03")
    assert (table.now["finished"], table.now["markers"], table.now["silver"]) == (["A03"], 4, 5)


@pytest.mark.rule("AN-10.5", "AN-10.6")
def test_others_on_the_card_get_their_marker_and_nothing_else() -> None:
    others = [player("lagos", hand="m+j", silver=1), player("windhoek", silver=2)]
    table = Table(at="lagos", others=others, marks={"A01": [0, 1], "A02": [1, 2]})
    table.do("move fin:A01")
    view = table.match.view(None)
    assert [company.markers for company in view.players] == [4, 3, 3]
    assert [company.silver for company in view.players] == [3, 1, 2]
    assert [company.stack for company in view.players] == [1, 0, 0]
    assert [company.cards for company in view.players] == [1, 2, 1]


@pytest.mark.rule("AN-10.6")
def test_a_marker_that_came_back_may_be_placed_again_in_the_same_move() -> None:
    marks = {"B01": [0], "A02": [0], "A09": [0], "A10": [0]}
    table = Table(at="windhoek", hand="-", slots="B01 A02 A01 A09 A10", marks=marks)
    table.do("move")
    assert table.legal == ["stop", "fin:B01"]
    table.do("fin:B01")
    assert table.legal == ["stop", "join:A01"]
    table.do("join:A01")
    assert table.now["markers"] == 0


@pytest.mark.rule("AN-10.7", "AN-13.2", "AN-13.3")
def test_the_slot_is_empty_then_and_nothing_shifts() -> None:
    table = Table(hand="-", **TRIPLE)
    table.do("move fin:B01 fin:C14")
    assert table.now["slots"] == "- B10 - A01 A09"
    assert refused(table, "fin:B01") == "AN-10.1"
    assert [slot.joined for slot in table.match.view(None).slots] == [()] * 5


@pytest.mark.rule("AN-10.1", "AN-10.9", "AN-14.8")
def test_an_open_expedition_stays_joined() -> None:
    table = Table(at="lagos", hand="-", marks={"A01": [0]})
    table.do("move stop move stop move")
    assert table.legal == ["stop", "fin:A01"]
    table.do("fin:A01 stop")
    assert table.match.view(None).last_taken_round == 6


@pytest.mark.rule("AN-10.1")
def test_why_an_expedition_cannot_be_finished() -> None:
    table = Table(at="lagos", hand="-", marks={"A01": [1], "A02": [0]})
    table.do("move")
    assert table.legal == ["stop"], "another company's marker is no help"
    for text in ("fin:A01", "fin:A02", "fin:A03", "fin:C99"):
        assert refused(table, text) == "AN-10.1"
    for text in ("join:A02", "join:B01", "join:C99"):
        assert refused(table, text) == "AN-9.1"


# Finishing adventures -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-11.2", "AN-11.4", "AN-11.5", "AN-6.1")
@pytest.mark.parametrize("page", BOX.adventures, ids=lambda page: str(page.id))
def test_an_adventure_is_finished_at_its_target(page: Any) -> None:
    for at in {"napoli", "tripoli", "zanzibar"} - {place(page.target)}:
        table = Table(at=at, hand="-", unfinished=page.id)
        table.do("move")
        assert f"adv:{page.id}" not in table.legal
        assert refused(table, f"adv:{page.id}") == "AN-11.2"
    table = Table(at=place(page.target), hand="-", silver=1, unfinished=page.id)
    table.do(f"move adv:{page.id}")
    assert (table.now["unfinished"], table.now["finished"]) == ([], [page.id])
    assert table.now["silver"] == 1 + page.silver
    assistant = "-" if page.assistant < 0 else BOX.cards[5 + page.assistant]
    assert table.now["hand"] == assistant
    left = {code: 2 - (code == assistant) for code in ("am", "at", "ag", "ao", "av")}
    assert table.match.view(1).supply == left
    assert table.match.scores[0] == page.points


@pytest.mark.rule("AN-11.1")
def test_adventures_of_others_are_refused() -> None:
    table = Table(at="zanzibar", hand="-", others=[player("lagos", unfinished="N15")])
    table.do("move")
    for text in ("adv:N15", "adv:N14", "adv:N99"):
        assert refused(table, text) == "AN-11.1"


@pytest.mark.rule("AN-11.3", "AN-11.9")
def test_several_adventures_with_one_target() -> None:
    table = Table(at="cape_town", hand="-", unfinished="N07 N14 N01")
    table.do("move")
    assert table.legal == ["stop", "adv:N07", "adv:N14"]
    table.do("adv:N14")
    assert table.legal[:2] == ["stop", "adv:N07"]
    happened = table.do("adv:N07 stop")
    assert happened[1]["claims"] == 2
    assert table.now["unfinished"] == ["N01"]


@pytest.mark.rule("AN-11.6", "AN-8.3")
def test_an_assistant_gained_can_be_played_once_in_the_same_move() -> None:
    table = Table(at="ujiji", hand="-", unfinished="N11")
    table.do("move adv:N11 go:khartoum:at")
    assert table.legal == ["stop", "join:A09"]
    table.do("stop")
    assert table.now["hand"] == "at"


@pytest.mark.rule("AN-11.7")
def test_each_colour_has_as_many_assistants_as_adventures() -> None:
    for colour in range(5):
        assert sum(page.assistant == colour for page in BOX.adventures) == 2 == BOX.copies[5 + colour]
    table = Table(at="ujiji", hand="-", unfinished="N11", finished="S12", others=[player("lagos", hand="at")])
    table.do("move adv:N11")
    assert table.match.view(None).supply["at"] == 0
    assert table.now["hand"] == "at"


@pytest.mark.rule("AN-11.10")
def test_a_bought_adventure_waits_for_a_later_turn() -> None:
    """No target lies in the half of its book, and Book and Move are two actions."""
    table = Table(at="napoli", silver=5, north={"known": ["N01"], "left": 0, "unseen": []})
    table.do("book buy:R")
    assert table.legal == ["close"]
    assert refused(table, "adv:N01") == "AN-6.13"
    assert kinds(table.do("close"))[-1] == "turn_started"
