"""Turns, drawing, limits, refill and the end (AN-4, AN-5, AN-12 to AN-14) on tables made for one rule each."""

from __future__ import annotations

import pytest

from mezani import BadOption, Match, NotYourTurn
from tests.games.africana.table import NORTH, Table, book, kinds, player, refused

# Turn -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-4.2", "AN-4.3", "AN-4.4")
@pytest.mark.parametrize(("north", "actions"), [("", ["draw", "move"]), ("N01", ["draw", "book", "move"])])
def test_three_actions_of_which_the_book_may_be_missing(north: str, actions: list[str]) -> None:
    table = Table(north=book(north), south=book("S01"))
    assert table.legal == actions
    if not north:
        assert refused(table, "book") == "AN-4.3"
    for text in ("pass", "stop", "close", "turn:F"):
        with pytest.raises(Exception, match=text):
            table.match.play(0, text)


@pytest.mark.rule("AN-4.3")
@pytest.mark.parametrize(("at", "filled"), [("napoli", "south"), ("cape_town", "north")])
def test_the_book_of_the_other_half_does_not_help(at: str, filled: str) -> None:
    table = Table(at=at, **{filled: book("N01" if filled == "north" else "S01")})
    assert table.legal == ["draw", "move"]
    other = Table(at="cape_town" if at == "napoli" else "napoli", **{filled: book("N01" if at != "napoli" else "S01")})
    assert other.legal == ["draw", "book", "move"]


@pytest.mark.rule("AN-4.3")
def test_a_book_with_pages_on_the_left_only_can_be_opened() -> None:
    assert Table(north=book("", left="N01")).legal == ["draw", "book", "move"]


@pytest.mark.rule("AN-4.2", "AN-4.5")
@pytest.mark.parametrize("choices", ["draw", "book close", "move stop", "book turn:F buy:R close"])
def test_exactly_one_action_each_turn(choices: str) -> None:
    table = Table(north=book(NORTH), silver=5)
    table.do(choices)
    assert (table.now["active"], table.now["phase"]) == (1, "action")
    with pytest.raises(NotYourTurn):
        table.match.play(0, "move")


@pytest.mark.rule("AN-4.2", "AN-19.8")
def test_a_second_action_is_refused() -> None:
    table = Table(north=book(NORTH))
    table.do("move")
    for text in ("draw", "book", "move"):
        assert refused(table, text) == "AN-4.2"


@pytest.mark.rule("AN-4.4")
@pytest.mark.parametrize("choices", ["move stop", "book close"])
def test_an_action_may_work_as_a_pass(choices: str) -> None:
    table = Table(north=book(NORTH), silver=6)
    before = table.match.position()
    table.do(choices)
    assert {**table.match.position(), "active": 0} == before


# Drawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-5.1", "AN-5.2")
def test_two_cards_are_drawn_one_after_the_other() -> None:
    table = Table(travel="m m t v")
    table.match.play(0, "draw")
    assert table.match.outcomes() == {"m": 2, "t": 1, "v": 1}
    table.match.give("m")
    assert table.match.outcomes() == {"m": 1, "t": 1, "v": 1}
    assert (table.match.view(0).players[0].hand, table.match.view(0).due) == (("m", "j"), 1)
    table.match.give("v")
    assert table.match.view(0).players[0].hand == ("m", "v", "j")
    assert table.match.to_act == (1,)
    assert [table.match.view(seat).players[0].hand for seat in (1, None)] == [None, None]


@pytest.mark.rule("AN-5.4")
def test_a_bonus_card_is_drawn_from_the_shuffled_discard_pile() -> None:
    table = Table(at="windhoek", travel="", discard="g+g")
    happened = table.do("move join:A01")
    assert kinds(happened) == ["action_chosen", "expedition_joined", "travel_shuffled", "travel_drawn"]
    assert (table.now["pile"], table.now["discard"], table.now["hand"]) == ("g", "-", "g+j")


@pytest.mark.rule("AN-5.4")
def test_an_emptied_pile_stays_empty_until_a_card_is_needed() -> None:
    table = Table(at="windhoek", travel="v", discard="g+g")
    assert kinds(table.do("move join:A01")) == ["action_chosen", "expedition_joined", "travel_drawn"]
    assert (table.now["pile"], table.now["discard"]) == ("-", "g+g")


@pytest.mark.rule("AN-5.5", "AN-7.6")
def test_cards_on_the_table_are_not_shuffled() -> None:
    table = Table(at="luanda", hand="o+v", travel="", discard="g", slots="A01 A02 A06 A09 A10")
    table.do("move go:windhoek:o join:A01")
    assert (table.now["pile"], table.now["discard"]) == ("-", "-")
    assert table.match.view(None).table == ("o",)
    assert table.now["hand"] == "g+v"
    table.do("stop")
    assert table.now["discard"] == "o"


@pytest.mark.rule("AN-5.6")
def test_without_any_card_nothing_is_drawn() -> None:
    """With a bonus as with the action itself (TV-11); the table stays where it is."""
    table = Table(at="luanda", hand="o", travel="")
    happened = table.do("move go:windhoek:o join:A01")
    assert (happened[-1]["kind"], happened[-1]["count"]) == ("travel_drawn", 0)
    assert (table.now["hand"], table.now["phase"], table.now["markers"]) == ("-", "move", 3)
    table.do("stop")
    assert table.now["discard"] == "o"
    drawn = table.do("draw")
    assert [event["count"] for event in drawn if event["kind"] == "travel_drawn"] == [1]


@pytest.mark.rule("AN-5.7")
def test_the_discard_pile_is_seen_by_all() -> None:
    table = Table(discard="m+m+v")
    for seat in (0, 1, None):
        assert table.match.view(seat).discard == {"m": 2, "t": 0, "g": 0, "o": 0, "v": 1}


# Limits ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-12.2", "AN-12.3")
@pytest.mark.parametrize(("hand", "drops"), [("m+j+am", 0), ("m+m+j+am", 1), ("m+m+m+j+am", 2)])
def test_a_hand_is_reduced_to_five(hand: str, drops: int) -> None:
    table = Table(hand=hand, travel="o v")
    table.do("draw")
    for left in range(drops, 0, -1):
        assert table.now["phase"] == "drop"
        assert table.match.view(0).players[0].cards == 5 + left
        assert refused(table, "drop:g") == "AN-12.2"
        table.do("drop:m")
    assert table.match.to_act == (1,)
    assert table.match.view(0).players[0].cards == 5


@pytest.mark.rule("AN-12.2")
def test_equal_cards_to_drop_are_one_choice_in_hand_order() -> None:
    table = Table(hand="v+v+am+av+j", travel="o m")
    table.do("draw")
    assert table.legal == ["drop:m", "drop:o", "drop:v", "drop:am", "drop:av", "drop:j"]
    table.do("drop:av")
    assert table.legal == ["drop:m", "drop:o", "drop:v", "drop:am", "drop:j"]


@pytest.mark.rule("AN-12.3", "AN-12.8")
@pytest.mark.parametrize("option", ["all", "travel"])
def test_what_counts_toward_the_limit(option: str) -> None:
    table = Table(hand="m+m+t+t+am+j", travel="o v", options={"hand_limit_counts": "travel"})
    if option == "all":
        table = Table(hand="m+t+t+am+j", travel="o v")
    table.do("draw")
    travel = ["drop:m", "drop:t", "drop:o", "drop:v"]
    assert table.legal == (travel if option == "travel" else [*travel, "drop:am", "drop:j"])
    if option == "travel":
        assert refused(table, "drop:j") == "AN-12.8"


@pytest.mark.rule("AN-12.8")
def test_with_travel_cards_only_joker_and_assistants_come_on_top() -> None:
    table = Table(at="windhoek", hand="m+m+t+t+o+at+j", options={"hand_limit_counts": "travel"})
    table.do("move go:luanda:j stop")
    assert (table.now["active"], table.now["hand"]) == (1, "m+m+t+t+o+at+j")


@pytest.mark.rule("AN-12.4", "AN-12.5")
def test_where_dropped_cards_go() -> None:
    table = Table(hand="m+m+m+j+am", travel="o v", discard="g")
    happened = table.do("draw drop:m drop:j")
    assert [(event["card"], event["where"]) for event in happened if event["kind"] == "card_dropped"] == [
        ("m", "discard"),
        ("j", "removed"),
    ]
    assert table.now["discard"] == "m+g"
    assert table.now["removed"].count("j") == 1
    assert table.now["hand"] == "m+m+o+v+am"


@pytest.mark.rule("AN-12.6")
def test_adventures_are_reduced_to_three() -> None:
    table = Table(silver=20, unfinished="N10 N11", north=book("N01 N02 N03"))
    table.do("book buy:R buy:R buy:R close")
    assert table.legal == ["shed:N01", "shed:N02", "shed:N03", "shed:N10", "shed:N11"]
    assert refused(table, "shed:N04") == "AN-12.6"
    table.do("shed:N03 shed:N10")
    assert (table.now["unfinished"], table.now["active"]) == (["N01", "N02", "N11"], 1)
    assert {"N03", "N10"} <= set(table.now["removed"])
    assert not {"N01", "N02", "N11"} & set(table.now["removed"])
    assert table.now["known"] == ""


@pytest.mark.rule("AN-12.7", "AN-7.11")
def test_limits_hold_at_the_end_of_the_own_turn_only() -> None:
    """The hand grows to seven in a Move and is within the limit again when it ends."""
    table = Table(at="timbuktu", hand="m+t+t+o+j", slots="A04 A02 B02 A09 A10", travel="m m g")
    table.do("move join:A04 join:B02")
    assert table.match.view(0).players[0].cards == 7
    assert table.now["phase"] == "move"
    table.do("go:tripoli:o go:napoli:m stop")
    assert (table.now["active"], table.match.view(0).players[0].cards) == (1, 5)


@pytest.mark.rule("AN-12.7")
def test_four_adventures_may_be_held_while_the_book_is_open() -> None:
    table = Table(silver=20, north=book(NORTH))
    table.do("book buy:R buy:R buy:R buy:R")
    assert (table.now["phase"], len(table.now["unfinished"])) == ("book", 4)


@pytest.mark.rule("AN-12.1", "AN-14.1")
def test_limits_come_before_the_refill_and_the_end_check() -> None:
    table = Table(at="lagos", hand="m+g+g+o+j", pile="B01", marks={"A01": [0]}, slots="A01 A10 - A06 A09", travel="v t")
    table.match.play(0, "move", publish=True)
    table.match.play(0, "fin:A01", publish=True)
    table.match.play(0, "stop", publish=True)
    assert table.match.outcomes() == {"B01": 1}
    table = Table(hand="m+g+g+o+j", pile="B01", slots="A01 A10 - - A09", travel="v t", last_round=True)
    happened = table.do("draw drop:m drop:g")
    assert kinds(happened)[-6:] == [
        "travel_drawn",
        "card_dropped",
        "card_dropped",
        "expeditions_refilled",
        "turn_ended",
        "turn_started",
    ]


# Refill and end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AN-13.1", "AN-13.2")
def test_empty_slots_are_filled_from_the_left() -> None:
    table = Table(slots="- A01 - A02 -", pile="B01 B02 B03 B04")
    table.match.play(0, "move", publish=True)
    table.match.play(0, "stop", publish=True)
    shown = []
    for text in ("B03", "B01", "B04"):
        assert text in table.match.outcomes()
        table.match.give(text)
        shown.append(table.now["slots"])
    assert shown == ["B03 A01 - A02 -", "B03 A01 B01 A02 -", "B03 A01 B01 A02 B04"]
    assert table.match.to_act == (1,)


@pytest.mark.rule("AN-13.3", "AN-10.7")
def test_a_slot_stays_empty_until_the_turn_ends() -> None:
    table = Table(at="lagos", hand="g", marks={"A01": [0]})
    table.do("move fin:A01 go:cape_town:g")
    assert table.now["slots"] == "- A02 A06 A09 A10"
    table.do("stop")
    assert table.now["slots"] == "B01 A02 A06 A09 A10"


@pytest.mark.rule("AN-13.1")
def test_every_turn_ends_with_a_refill_whatever_its_action() -> None:
    for choices in ("draw", "book close", "move stop"):
        table = Table(slots="- A02 A06 A09 A10", north=book("N01"))
        happened = table.do(choices)
        assert "expeditions_refilled" in kinds(happened)
        assert table.now["slots"] == "B01 A02 A06 A09 A10"


@pytest.mark.rule("AN-14.1", "AN-14.7")
@pytest.mark.parametrize(("slots", "last"), [("A01 A02 A06 A09 A10", False), ("- A02 A06 A09 A10", True)])
def test_an_empty_pile_alone_does_not_end_the_game(slots: str, last: bool) -> None:
    table = Table(slots=slots, pile="")
    table.do("move stop")
    assert table.now["last_round"] is last
    table.do("move stop")
    assert table.match.over is last
    assert (table.now["phase"], table.now["active"]) == (("over", 1) if last else ("action", 0))


@pytest.mark.rule("AN-14.1", "AN-14.2")
@pytest.mark.parametrize(("pile", "slots", "last"), [("B01 B02", "B01 A02 B02 A09 A10", False), ("B01", "", True)])
def test_the_end_is_triggered_by_fewer_cards_than_empty_slots(pile: str, slots: str, last: bool) -> None:
    table = Table(slots="- A02 - A09 A10", pile=pile)
    table.do("move stop")
    assert table.now["slots"] == (slots or "B01 A02 - A09 A10")
    assert table.now["last_round"] is last


@pytest.mark.rule("AN-14.3", "AN-14.5", "AN-4.1")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_round_of_the_trigger_is_the_last(trigger: int) -> None:
    others = [player("lagos"), player("jidda")]
    table = Table(others=others, slots="- A02 A06 A09 A10", pile="", active=trigger)
    happened = table.do("move stop")
    assert [event["still_to_play"] for event in happened if event["kind"] == "last_round"] == [
        list(range(trigger + 1, 3))
    ]
    acted = [trigger]
    while not table.match.over:
        acted.append(table.match.to_act[0])
        assert "last_round" not in kinds(table.do("move stop"))
    assert acted == list(range(trigger, 3))
    assert table.match.view(None).round == 5


@pytest.mark.rule("AN-14.8")
@pytest.mark.parametrize(
    ("rounds", "turn", "taken", "over"),
    [(25, 35, 10, True), (25, 34, 10, False), (10, 20, 10, True), (99, 109, 10, True), (0, 900, 10, False)],
)
def test_idle_rounds_that_stop_the_game(rounds: int, turn: int, taken: int, over: bool) -> None:
    options = {"stall_rounds": rounds}
    table = Table(round=turn, last_taken_round=taken, active=1, options=options)
    happened = table.do("move stop")
    assert table.match.over is over
    assert [event["reason"] for event in happened if event["kind"] == "game_ended"] == ["stalled"] * over
    assert table.match.view(None).ended == ("stalled" if over else None)


@pytest.mark.rule("AN-14.8")
def test_idle_rounds_are_counted_whole_and_from_the_last_finish() -> None:
    table = Table(round=34, last_taken_round=10, active=1)
    table.do("move stop")
    assert (table.match.view(None).round, table.match.to_act) == (35, (0,))
    table.do("move stop")
    assert not table.match.over, "the round is played to its end"
    table = Table(others=[player("lagos")], round=35, last_taken_round=10, active=1, marks={"A01": [1]})
    table.do("move fin:A01 stop")
    assert not table.match.over
    assert table.match.view(None).last_taken_round == 35


@pytest.mark.rule("AN-14.8", "AN-14.3")
def test_the_last_round_is_a_regular_end_even_if_nothing_was_finished_for_long() -> None:
    table = Table(round=60, last_taken_round=35, active=1, slots="- A02 A06 A09 A10", pile="", last_round=True)
    table.do("move stop")
    assert table.match.view(None).ended == "regular"


@pytest.mark.rule("AN-14.8")
def test_the_number_of_idle_rounds_is_an_option() -> None:
    for rounds in (0, 10, 99):
        assert Match("africana", seats=2, seed=1, stall_rounds=rounds).options["stall_rounds"] == rounds
    for wrong in (9, 100, -1, True, "many"):
        with pytest.raises(BadOption, match="stall_rounds"):
            Match("africana", seats=2, seed=1, stall_rounds=wrong)
