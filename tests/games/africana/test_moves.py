"""Movement, joker, assistants, recolouring, money (AN-7, AN-8, AN-17): which card opens which place, at what price."""

from __future__ import annotations

import pytest

from mezani.games.africana.box import BOX
from tests.games.africana.table import Table, kinds, player, refused

IDS = tuple(place.id for place in BOX.locations)
ALL_CARDS = "m+t+g+o+v+am+at+ag+ao+av+j"
WIDE = {"hand_limit_counts": "travel"}
"""With this option a hand of all kinds of card is sound at the start of a turn."""


def steps(table: Table) -> list[str]:
    """Return the steps in a legal list."""
    return [text.removeprefix("go:") for text in table.legal if text.startswith("go:")]


@pytest.mark.rule("AN-7.1", "AN-7.2", "AN-19.6")
def test_a_move_has_any_number_of_steps_and_claims() -> None:
    slots = "A01 A02 A06 A09 A10"
    for choices, at, steps_made, claims in (
        ("", "windhoek", 0, 0),
        ("join:A01", "windhoek", 0, 1),
        ("go:cape_town:g", "cape_town", 1, 0),
        ("join:A01 go:cape_town:g go:lagos:v fin:A01 go:dakar:o", "dakar", 3, 2),
    ):
        table = Table(at="windhoek", hand="g+v+o", slots=slots)
        happened = table.do(f"move {choices} stop")
        (ended,) = [event for event in happened if event["kind"] == "move_ended"]
        assert (table.now["at"], ended["steps"], ended["claims"]) == (at, steps_made, claims)


@pytest.mark.parametrize("at", IDS)
@pytest.mark.rule("AN-7.2", "AN-7.4", "AN-7.5", "AN-7.10", "AN-8.1", "AN-8.2", "AN-8.7")
def test_every_step_from_every_place(at: str) -> None:
    """Neighbours by id; cards that open the place entered, then with 5 silver the others, but never the joker."""
    here = BOX.locations[IDS.index(at)]
    expected: dict[int, list[str]] = {0: [], 5: []}
    for neighbour in sorted(IDS[number] for number in here.neighbours):
        colours = [BOX.cards[colour] for colour in BOX.locations[IDS.index(neighbour)].colours]
        opening = [card for card in ALL_CARDS.split("+") if card == "j" or card[-1] in colours]
        closed = [card for card in ALL_CARDS.split("+") if card not in opening]
        for silver in expected:
            expected[silver] += [f"{neighbour}:{card}" for card in opening]
        expected[5] += [f"{neighbour}:{card}!" for card in closed]
    for silver, found in expected.items():
        table = Table(at=at, hand=ALL_CARDS, silver=silver, options=WIDE)
        table.do("move")
        assert steps(table) == found


@pytest.mark.rule("AN-7.3", "AN-7.6", "AN-8.3")
@pytest.mark.parametrize(("card", "rule"), [("m", "AN-7.6"), ("am", "AN-8.3"), ("j", "AN-8.3")])
def test_each_step_plays_one_card_that_is_used_then(card: str, rule: str) -> None:
    table = Table(at="cairo", hand=f"{card}+v")
    (_, moved) = table.do(f"move go:jidda:{card}")
    assert (moved["from"], moved["to"], moved["card"], moved["cost"]) == ("cairo", "jidda", card, 0)
    assert table.now["hand"] == "v"
    assert table.match.view(1).table == (card,)
    assert refused(table, f"go:aswan:{card}") == rule


@pytest.mark.rule("AN-7.3", "AN-7.4")
def test_cards_that_are_refused() -> None:
    table = Table(at="cairo", hand="m+t")
    table.do("move")
    assert refused(table, "go:aswan:g") == "AN-7.3"
    assert refused(table, "go:aswan:t") == "AN-7.4"
    assert refused(table, "go:lagos:m") == "AN-7.2"
    assert refused(table, "go:cairo:m") == "AN-7.2"
    assert refused(table, "go:atlantis:m") == "AN-7.2"
    assert refused(table, "go:aswan:t!") == "AN-8.4"


@pytest.mark.rule("AN-7.5")
def test_with_two_colours_either_card_is_spent_and_the_other_kept() -> None:
    for card, left in (("m", "t"), ("t", "m")):
        table = Table(at="port_natal", hand="m+t")
        table.do(f"move go:mozambique:{card} stop")
        assert (table.now["hand"], table.now["discard"]) == (left, card)


@pytest.mark.rule("AN-7.7")
def test_a_pawn_may_go_to_and_fro_while_cards_last() -> None:
    table = Table(at="zanzibar", hand="m+m+g+g+v")
    table.do("move go:jidda:m go:zanzibar:g go:jidda:m go:zanzibar:v")
    assert table.now["at"] == "zanzibar"
    assert steps(table) == ["tananarive:g"]
    table.do("stop")
    assert table.now["discard"] == "m+m+g+v"


@pytest.mark.rule("AN-7.9", "AN-8.8", "AN-8.9")
def test_where_played_cards_go_when_the_move_ends() -> None:
    table = Table(at="cairo", hand="m+am+o+j", silver=10, discard="t")
    table.do("move go:aswan:m go:jidda:am go:cairo:o go:napoli:j")
    assert (table.now["hand"], table.now["discard"]) == ("-", "t")
    happened = table.do("stop")
    assert (happened[0]["discarded"], happened[0]["returned"]) == (["m", "o"], ["am", "j"])
    assert (table.now["hand"], table.now["discard"]) == ("am+j", "m+t+o")


@pytest.mark.rule("AN-7.10")
def test_the_place_left_and_its_half_do_not_matter() -> None:
    """Lagos in the north and Zanzibar in the south are entered with the same cards from everywhere."""
    for goal, cards in (("lagos", ["g", "v"]), ("zanzibar", ["g", "v"])):
        here = BOX.locations[IDS.index(goal)]
        for start in (IDS[number] for number in here.neighbours):
            table = Table(at=start, hand="m+t+g+o+v")
            table.do("move")
            assert [step for step in steps(table) if step.startswith(goal)] == [f"{goal}:{card}" for card in cards]


@pytest.mark.rule("AN-7.11", "AN-9.6")
def test_the_hand_may_grow_above_five_during_a_move() -> None:
    table = Table(at="windhoek", hand="m+m+g+o+j")
    table.do("move join:A01")
    assert table.match.view(1).players[0].cards == 6
    assert "go:cape_town:g" in table.legal


# Recolouring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-8.4", "AN-8.5", "AN-17.3")
def test_recolouring_is_paid_with_each_step() -> None:
    table = Table(at="cairo", hand="o+o+av+t", silver=14)
    happened = table.do("move go:jidda:o! go:cairo:o go:jidda:av!")
    paid = [(event["recoloured"], event["cost"], event["silver_after"]) for event in happened[1:]]
    assert paid == [(True, 5, 9), (False, 0, 9), (True, 5, 4)]
    assert refused(table, "go:aswan:t!") == "AN-8.4"
    table.do("stop")
    assert (table.now["hand"], table.now["discard"], table.now["silver"]) == ("t+av", "o+o", 4)


@pytest.mark.rule("AN-8.4")
@pytest.mark.parametrize("silver", [4, 5])
def test_recolouring_needs_five_silver(silver: int) -> None:
    table = Table(at="tananarive", hand="m", silver=silver)
    table.do("move")
    expected = ["port_natal:m!", "zanzibar:m!"] if silver == 5 else []
    assert steps(table) == expected


@pytest.mark.rule("AN-8.6", "AN-9.6", "AN-10.3", "AN-11.4")
@pytest.mark.parametrize(
    ("given", "claim"),
    [
        ({"slots": "A02 A01 A06 A09 A10", "silver": 3}, "join:A01"),
        ({"slots": "B01 A02 A06 A09 A10", "marks": {"B01": [0]}, "silver": 3}, "fin:B01"),
        ({"unfinished": "N04", "silver": 2}, "adv:N04"),
    ],
)
def test_silver_of_the_same_move_pays_for_recolouring(given: dict[str, object], claim: str) -> None:
    table = Table(at="windhoek", hand="t", **given)
    table.do("move")
    assert steps(table) == []
    table.do(claim)
    assert steps(table) == ["cape_town:t!", "luanda:t!", "victoria_falls:t!"]
    table.do("go:luanda:t!")
    assert table.now["silver"] == 0


@pytest.mark.rule("AN-8.7")
def test_a_joker_is_never_recoloured() -> None:
    table = Table(at="cairo", hand="j+am+m", silver=50)
    table.do("move")
    assert not [step for step in steps(table) if step.startswith("jidda") and step.endswith("!")]
    for text in ("go:jidda:m!", "go:jidda:am!", "go:aswan:m!"):
        assert refused(table, text) == "AN-8.7"


@pytest.mark.rule("AN-8.8")
def test_a_recoloured_card_keeps_its_colour() -> None:
    table = Table(at="port_natal", hand="am+t", silver=5)
    happened = table.do("move go:tananarive:t! stop")
    assert happened[2]["discarded"] == ["t"]
    assert (table.now["discard"], table.now["hand"]) == ("t", "am")


@pytest.mark.rule("AN-8.9", "AN-19.1")
def test_nobody_is_asked_about_joker_and_assistants() -> None:
    table = Table(at="cairo", hand="j+am")
    happened = table.do("move go:jidda:am go:aswan:j stop")
    assert kinds(happened) == ["action_chosen", "pawn_moved", "pawn_moved", "move_ended", "turn_ended", "turn_started"]
    assert table.now["hand"] == "am+j"


# Money ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-17.1", "AN-17.2")
def test_silver_is_one_number_without_a_bound() -> None:
    """40 coins are worth 100; nobody exchanges gold by a choice."""
    table = Table(at="windhoek", silver=500, unfinished="N04", others=[player("lagos", silver=400)])
    table.do("move adv:N04")
    assert table.now["silver"] == 503
    assert BOX.silver_per_gold == 5
    assert not [text for text in table.match.game.notation.CHOICES if "gold" in text or "coin" in text]
