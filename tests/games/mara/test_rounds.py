"""Frame, set-up, turns, refill, and the end of rounds (docs/rules/mara.md, MA-1 to MA-3 and MA-10 to MA-13)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from mezani import BadOption, Match, Rng, game
from mezani.core.ground import CHANCE
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import CHOICES
from mezani.games.mara.phases import BITE, CARD, DEAL, DRAW, END, FORD, LION
from mezani.games.mara.rules import Mara
from tests.contract.walks import play_out, step
from tests.games.mara.tables import Table, deal

Seen = dict[str, Any]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def played(seats: int, seed: int, **options: object) -> Match:
    """Return a random match that is over."""
    match = Match("mara", seats=seats, seed=seed, **options)  # type: ignore[arg-type]
    play_out(match, Rng(seed))
    return match


def matches(seats: int, number: int = 6) -> list[Match]:
    return [played(seats, seed, rounds=2) for seed in range(number)]


def states(seats: int, games: int = 20, **options: object) -> list[tuple[Mara, Mara]]:
    """Return every step of some random games, as the state before it and after it."""
    steps, rng = [], Rng(100 * seats)
    for _ in range(games):
        state = Mara.start(seats, game("mara").settle(seats, options))
        while state.phase != END:
            before = state.copy()
            step(state, rng)
            steps.append((before, state.copy()))
    return steps


def by_turn(events: list[Seen]) -> list[list[Seen]]:
    """Return the events of each turn that has an action, from turn_started to turn_ended."""
    turns: list[list[Seen]] = []
    for event in events:
        if event["kind"] == "turn_started":
            turns.append([])
        if turns:
            turns[-1].append(event)
    return [turn for turn in turns if not any(event["kind"] == "round_ended" for event in turn)]


# MA-1 Frame -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-1.1")
def test_two_to_four_seats() -> None:
    for seats in (2, 3, 4):
        assert Match("mara", seats=seats, seed=1).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadOption, match="2 to 4 seats"):
            Match("mara", seats=seats)


@pytest.mark.rule("MA-1.3", "MA-13.3", "MA-13.4")
@pytest.mark.parametrize("rounds", [None, 1, 2, 3, 4])
def test_a_game_has_its_rounds(rounds: int | None) -> None:
    match = played(3, 5) if rounds is None else played(3, 5, rounds=rounds)
    events = match.events()
    assert [event["round"] for event in events if event["kind"] == "round_started"] == list(range(1, (rounds or 2) + 1))
    assert [event["round"] for event in events if event["kind"] == "round_scored"] == list(range(1, (rounds or 2) + 1))
    assert [event["kind"] for event in events].index("game_ended") == len(events) - 1
    assert match.to_act == ()
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("MA-1.4", "MA-2.1", "MA-12.7", "MA-13.3")
def test_every_round_begins_anew() -> None:
    table = Table("A=-;B=E.E.1.2.S", "X/4A.9B/-/X/30B", "7.8", crossed="A=10;B=11.12", rounds=2)
    state = table.state
    assert (state.phase, state.round, state.turn) == (DEAL, 1, 0)
    assert state.unseen == sum(CARDS.copies)
    assert not any([*state.hand, *state.row, *state.crossed, *state.owned, state.eaten, state.played, state.closed])
    assert table.match.view().reserve == (10, 10)
    assert not any(ford.closed for ford in table.match.view().fords)
    deal(table.match, "20.21.22.23.24.25.26.27.28.29")
    assert table.match.view().pile == 44
    assert len(table.match.view(0).unseen) == 54


# MA-2 Set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-2.2", "MA-2.3", "MA-2.4", "MA-2.5", "MA-2.12")
def test_each_dealt_card_is_one_of_those_left_that_are_no_lions() -> None:
    """Giving lions back until none is in a hand deals every other card equally often."""
    match, rng = Match("mara", seats=4, dealer=None, first_dealer="C"), Rng(1)
    left = Counter(CARDS.names(sum(CARDS.copies[:-1])))
    for number in range(20):
        assert match.outcomes() == left
        card = list(match.outcomes())[rng.below(len(match.outcomes()))]
        match.give(card)
        left -= Counter([card])
        seat = (3 + number // 5) % 4
        assert card in match.view(seat).hands[seat]
    assert match.state.to_act >= -1


@pytest.mark.rule("MA-2.6", "MA-2.8", "MA-10.2")
def test_all_lions_are_among_the_cards_to_be_drawn() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    deal(match, "1.2.3.4.5.6.7.8.9.10")
    match.play(0, "1")
    match.play(0, "@1")
    assert match.outcomes() == Counter(match.view().unseen) - Counter(map(str, range(2, 11)))
    assert match.outcomes()["L"] == 3
    assert sum(match.outcomes().values()) == 49


@pytest.mark.rule("MA-2.10", "MA-15.7")
@SEATS
def test_river_cards_are_never_drawn(seats: int) -> None:
    """Five cards stay where nobody sees them, from the set-up to the end of the round."""
    for before, after in states(seats):
        if before.phase == DRAW:
            assert before.unseen.bit_count() == before.pile + CARDS.fords > CARDS.fords
        elif before.phase in (CARD, FORD, BITE, LION) and after.round == before.round:
            assert after.unseen == before.unseen


@pytest.mark.rule("MA-2.11", "MA-2.10", "MA-15.7")
@pytest.mark.parametrize("river", ["L.5.E.12.L", "30.31.33.34.35", "Cg.Cz.Ca.S.E"])
def test_river_cards_have_no_effect(river: str) -> None:
    """The same rows and hands over another river: the same legal lists, events and scores."""
    told = []
    for hidden in (river, "36.37.38.39.40"):
        table = Table("A=16.E;B=4.29.E", "1A.2B/-/3A/-/-", river=hidden)
        legal = [table.play(action).actions() for action in ("16@1", "4@3", "E@1", "29@4")]
        told.append([legal, table.events(), table.events(seat=0), table.match.scores])
    assert told[0] == told[1]
    assert told[0][3] == [7, 4]


@pytest.mark.rule("MA-2.13")
@SEATS
def test_the_set_up_tells_nothing_of_lions(seats: int) -> None:
    """The events of a set-up are the same in every game, but for names of dealers and cards."""
    expected = ["game_started", "dealer_set", "round_started", *["hand_dealt"] * seats, "river_laid", "pile_formed"]
    for seed in range(30):
        events = Match("mara", seats=seats, seed=seed).events()
        assert [event["kind"] for event in events[: len(expected)]] == expected
        assert "L" not in str([event for event in events if event["kind"] in ("hand_dealt", "river_laid")])


@pytest.mark.rule("MA-2.14", "MA-2.15")
@pytest.mark.parametrize(("seats", "dealer", "starter"), [(2, "B", 0), (3, "A", 1), (4, "D", 0), (4, "B", 2)])
def test_the_first_dealer_may_be_fixed(seats: int, dealer: str, starter: int) -> None:
    match = Match("mara", seats=seats, dealer=None, first_dealer=dealer)
    view = match.view()
    assert (view.dealer, view.mover) == ("ABCD".index(dealer), starter)
    deal(match, "1")
    assert len(match.view().hands[starter]) == 1


@pytest.mark.rule("MA-2.15")
@SEATS
def test_the_first_dealer_may_be_anybody(seats: int) -> None:
    match = Match("mara", seats=seats, dealer=None)
    assert match.outcomes() == dict.fromkeys("ABCD"[:seats], 1)
    dealers = Counter(Match("mara", seats=seats, seed=seed).view().dealer for seed in range(400))
    assert set(dealers) == set(range(seats))
    assert min(dealers.values()) > 400 / seats * 0.7
    letter = "ABCD"[seats : seats + 1]
    if letter:
        with pytest.raises(BadOption, match="first_dealer"):
            Match("mara", seats=seats, first_dealer=letter)


@pytest.mark.rule("MA-2.16")
def test_the_next_dealer_sits_next() -> None:
    events = played(3, 7, rounds=4).events()
    dealers = [event["dealer"] for event in events if event["kind"] == "dealer_set"]
    assert [(second - first) % 3 for first, second in pairwise(dealers)] == [1, 1, 1]


@pytest.mark.rule("MA-2.17", "MA-16.11")
@SEATS
def test_the_same_seed_and_choices_give_the_same_events(seats: int) -> None:
    for seed in range(5):
        one, other = (Match("mara", seats=seats, seed=seed) for _ in range(2))
        play_out(one, Rng(9))
        play_out(other, Rng(9))
        assert one.events() == other.events()
        assert [one.events(seat) for seat in range(seats)] == [other.events(seat) for seat in range(seats)]
    different = Match("mara", seats=seats, seed=77)
    assert different.events(0) != one.events(0)[: len(different.events(0))]


# MA-3 Turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-3.1", "MA-3.2", "MA-3.3", "MA-3.7", "MA-6.5", "MA-10.17")
@SEATS
def test_a_turn_is_one_action_and_the_refill(seats: int) -> None:
    for match in matches(seats):
        turns = by_turn(match.events())
        assert len(turns) > 20
        for turn in turns:
            kinds = [event["kind"] for event in turn]
            assert kinds[0] == "turn_started"
            assert kinds[-2:] == ["refill_ended", "turn_ended"]
            assert sum(kind in ("animals_laid", "special_played") for kind in kinds) == 1
            assert kinds[1] in ("animals_laid", "special_played")
            seat = turn[0]["seat"]
            assert {event["seat"] for event in turn if "seat" in event} == {seat}
            first_draw = next((k for k, kind in enumerate(kinds) if kind in ("card_drawn", "lion_drawn")), len(kinds))
            effects = [k for k, event in enumerate(turn) if event.get("by") in ("crocodile", "super_crocodile", seat)]
            assert all(k < first_draw for k in effects)
            assert not {"card_drawn", "lion_drawn"} & set(kinds[kinds.index("refill_ended") :])


@pytest.mark.rule("MA-3.2", "MA-1.2")
@SEATS
def test_turns_pass_clockwise(seats: int) -> None:
    for match in matches(seats):
        movers = [(event["round"], event["seat"]) for event in match.events() if event["kind"] == "turn_started"]
        for (one, first), (other, second) in pairwise(movers):
            assert one != other or second == (first + 1) % seats


@pytest.mark.rule("MA-3.3", "MA-3.7", "MA-3.8")
@SEATS
def test_an_action_uses_one_card_or_a_pair(seats: int) -> None:
    kinds = set()
    for before, after in states(seats):
        if before.phase == CARD:
            assert not any(CHOICES[code].startswith("L") for code in before.codes())
            kinds.add(CHOICES[after.staged][0] if after.staged >= 42 and "+" not in CHOICES[after.staged] else "n")
        committed = before.staged >= 0 and after.staged < 0 and after.round == before.round
        if committed:
            used = before.hand[before.mover] & ~after.hand[before.mover]
            assert used.bit_count() == (2 if "+" in CHOICES[before.staged] else 1)
            assert ".".join(CARDS.names(used)).replace(".", "+") == CHOICES[before.staged]
    assert kinds == {"n", "E", "S", "C"}


# MA-10, MA-11 Refill, lions, empty pile -------------------------------------------------------------------------------


@pytest.mark.rule("MA-10.17", "MA-10.18")
@SEATS
def test_luck_refills_and_nobody_is_asked(seats: int) -> None:
    """While a hand is short and the pile has cards, nobody can choose anything but a lion's ford."""
    for before, after in states(seats):
        if before.phase == DRAW:
            assert before.to_act == CHANCE
            assert before.codes() == []
            assert not any(before.can_act(seat) for seat in range(seats))
        if after.round == before.round and after.phase == CARD and before.phase not in (CARD, DEAL):
            assert after.hand[before.mover].bit_count() == CARDS.hand_size or after.pile == 0
        if after.phase == LION:
            assert before.phase == DRAW


@pytest.mark.rule("MA-10.3")
def test_a_drawn_card_is_seen_by_its_seat_alone() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    deal(match, "16.20.29.Cg.E.3.8.14.27.S")
    match.play(0, "16")
    match.play(0, "@3")
    (drawn, *_) = match.give("40")
    assert drawn.seen_by(0) == {**(drawn.seen_by(1) or {}), "card": "40"}
    assert drawn.seen_by(1) == drawn.seen_by(None)
    assert "40" in match.view(0).hands[0]
    assert match.view(1).hands[0] == ("?",) * 5
    assert match.view().hands[0] == ("?",) * 5


@pytest.mark.rule("MA-11.4", "MA-16.7")
@SEATS
def test_the_pile_never_grows_and_points_never_fall(seats: int) -> None:
    for before, after in states(seats):
        if after.round == before.round and before.phase != DEAL:
            assert after.pile in (before.pile, before.pile - 1)
            assert all(CARDS.points(after.crossed[k]) >= CARDS.points(before.crossed[k]) for k in range(seats))
            assert before.eaten & after.eaten == before.eaten


# MA-12, MA-13 End and scores ------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-12.10", "MA-16.8")
@SEATS
def test_a_round_has_at_most_54_turns(seats: int) -> None:
    turns = [before.turn for before, _ in states(seats, games=60)]
    assert 40 < max(turns) <= 54


@pytest.mark.rule("MA-12.11", "MA-11.3")
def test_neither_an_empty_pile_nor_a_free_river_ends_a_round() -> None:
    """The last elephant of the deck leaves a free river and an empty pile, and the next seat plays on."""
    table = Table("A=E;B=1.2", "4A.5A.6B/X/X/-/-", played="E.E.E.E.E.E")
    table.play("E@1")
    view = table.match.view()
    assert (view.played.count("E"), view.pile, [ford.animals for ford in view.fords]) == (7, 0, [()] * 5)
    assert table.match.to_act == (1,)
    assert table.play("1@1").match.over, "A holds nothing and is stuck"


@pytest.mark.rule("MA-12.1", "MA-12.2", "MA-12.11")
@SEATS
def test_a_round_ends_exactly_when_the_mover_is_stuck(seats: int) -> None:
    ended = 0
    for before, after in states(seats, rounds=1):
        if after.phase == END and before.phase != DEAL:
            ended += 1
            assert not could_act(after, (before.mover + 1) % seats)
        elif after.phase == CARD:
            assert could_act(after, after.mover)
    assert ended


def could_act(state: Mara, seat: int) -> bool:
    """Tell by the rulebook whether a seat holds a card that it could play."""
    hand = CARDS.names(state.hand[seat])
    tails = [row.bit_length() for ford, row in enumerate(state.row) if not state.closed >> ford & 1]
    if any(int(name) > tail for name in hand if name.isdecimal() for tail in tails):
        return True
    most = max(row.bit_count() for row in state.row)
    return ("E" in hand and most >= 3) or (most >= 1 and bool({"S", "Cg", "Cz", "Ca"} & set(hand)))


@pytest.mark.rule("MA-1.5", "MA-7.7", "MA-13.1", "MA-13.2")
@SEATS
def test_points_come_from_crossings_alone(seats: int) -> None:
    for match in matches(seats):
        events = match.events()
        for number in (1, 2):
            of_round = [event for event in events if event["round"] == number]
            sums = [0] * seats
            for event in of_round:
                for seat in range(seats) if event["kind"] == "animals_crossed" else ():
                    sums[seat] += event["gains"][seat]["points"]
            (scored,) = [event for event in of_round if event["kind"] == "round_scored"]
            assert [own["score"] for own in scored["seats"]] == sums
            assert match.view().rounds[number - 1].scores == tuple(sums)
        assert all(match.view(seat).rounds == match.view().rounds for seat in range(seats))
        assert match.scores == [sum(past.scores[seat] for past in match.view().rounds) for seat in range(seats)]
