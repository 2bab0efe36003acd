"""The vectors without a position (docs/rules/mara.md, 10.8)."""

from __future__ import annotations

import re
import sys
from fractions import Fraction
from math import comb

import pytest

from mezani import Match, Rng, game
from mezani.core.ground import CHANCE
from mezani.games.mara.cards import CARDS, places
from mezani.games.mara.notation import OUTCOMES, split
from mezani.games.mara.phases import CARD, LION
from mezani.games.mara.rules import Mara
from tests.architecture.trace import all_ids
from tests.games.mara.tables import Table, deal
from tests.games.mara.test_vectors import VECTORS, set_up

LIONS = CARDS.copies[-1]
STUCK_HAND = "Cg.E.E.E.S"
OTHER_HAND = "1.2.3.4.5"


def test_every_vector_is_here() -> None:
    marks = [mark for test in vars(sys.modules[__name__]).values() for mark in getattr(test, "pytestmark", [])]
    marked = {id for mark in marks if mark.name == "rule" for id in mark.args}
    assert {id for id in marked if id.startswith("W")} == {id for id in all_ids() if re.fullmatch(r"W\d+", id)}


# Set-up ---------------------------------------------------------------------------------------------------------------


def started(seats: int, seed: int = 1) -> Mara:
    state = Match("mara", seats=seats, seed=seed).state
    assert isinstance(state, Mara)
    return state


@pytest.mark.rule("W01", "MA-2.2", "MA-2.3", "MA-2.4", "MA-2.5", "MA-2.6", "MA-2.7", "MA-2.8")
@pytest.mark.parametrize(("seats", "pile"), [(2, 44), (3, 39), (4, 34)])
def test_set_up(seats: int, pile: int) -> None:
    for seed in range(100):
        state = started(seats, seed)
        assert state.pile == pile
        assert state.unseen.bit_count() - state.pile == 5
        assert [state.hand[seat].bit_count() for seat in range(seats)] == [5] * seats
        assert not any(state.hand[seat] & LIONS for seat in range(seats))
        assert state.unseen & LIONS == LIONS


@pytest.mark.rule("W02", "MA-2.12", "MA-2.14")
def test_the_starter_is_dealt_the_first_five() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    deal(match, "16.E.3.41.Cg.8.S.22.7.30")
    assert match.to_act == (0,)
    assert match.position()["hands"] == ["3.16.41.Cg.E", "7.8.22.30.S"]
    match.play(0, "16")
    match.play(0, "@1")
    match.give("40")
    match.play(1, "22")
    match.play(1, "@1")
    match.give("9")
    assert match.position()["hands"] == ["3.40.41.Cg.E", "7.8.9.30.S"]


def starters(seats: int, dealer: str, rounds: int) -> list[int]:
    """Return who starts each round, every first turn being stuck."""
    match = Match("mara", seats=seats, dealer=None, first_dealer=dealer, rounds=rounds)
    hands = [STUCK_HAND, OTHER_HAND, "6.7.8.9.10", "11.12.13.14.15"][:seats]
    for _ in range(rounds):
        deal(match, ".".join(hands))
    assert match.over
    return [event["seat"] for event in match.events() if event["kind"] == "turn_started"]


@pytest.mark.rule("W03", "MA-2.14", "MA-2.16")
def test_starters_with_three_seats() -> None:
    assert starters(3, "C", 2) == [0, 1]


@pytest.mark.rule("W04", "MA-2.16")
def test_starters_with_four_seats() -> None:
    assert starters(4, "D", 4) == [0, 1, 2, 3]


# Results --------------------------------------------------------------------------------------------------------------


def animals_worth(points: int, number: int | None, free: list[int]) -> list[int]:
    """Take animals out of those that are free that are worth so much, and so many if a number is given."""

    def find(left: int, more: int | None, start: int) -> list[int] | None:
        if left == 0 and more in (0, None):
            return []
        if left <= 0 or more == 0:
            return None
        for k in range(start, len(free)):
            rest = find(left - CARDS.animals[free[k]][1], None if more is None else more - 1, k + 1)
            if rest is not None:
                return [free[k], *rest]
        return None

    found = find(points, number, 0)
    assert found is not None
    for animal in found:
        free.remove(animal)
    return found


def finished(rounds: list[list[tuple[int, int | None]]], **options: object) -> Match:
    """Return a game whose last round has just ended; each round has points, and how many animals, of each seat."""
    written = []
    for scores in rounds:
        free = list(range(len(CARDS.animals)))
        animals = [animals_worth(points, number, free) for points, number in scores]
        written.append([".".join(str(animal + 1) for animal in sorted(own)) or "-" for own in animals])
    position = {
        "game": "mara",
        "seats": len(rounds[0]),
        "options": {"rounds": len(rounds), **options},
        "phase": "turn",
        "partial": True,
        "mover": 0,
        "past": [{"crossed": crossed} for crossed in written[:-1]],
        "crossed": written[-1],
    }
    match = Match.at(position, dealer=None)
    assert match.over
    return match


def points(*scores: int) -> list[tuple[int, int | None]]:
    return [(score, None) for score in scores]


@pytest.mark.rule("W05", "MA-13.5")
def test_the_highest_total_wins() -> None:
    match = finished([points(33, 30), points(28, 27)])
    assert (match.scores, match.ranks) == ([61, 57], [1, 2])


@pytest.mark.rule("W06", "MA-13.6")
def test_equal_totals_share_the_win() -> None:
    match = finished([points(33, 30), points(28, 31)], tie_break="shared")
    assert (match.scores, match.ranks) == ([61, 61], [1, 1])


@pytest.mark.rule("W07", "MA-13.7")
@pytest.mark.parametrize(("first", "ranks"), [(9, [1, 2]), (7, [2, 1])])
def test_more_animals_win_an_equal_total(first: int, ranks: list[int]) -> None:
    match = finished([[(33, first), (30, 8)], [(28, 8), (31, 8)]], tie_break="animals")
    assert (match.scores, match.ranks) == ([61, 61], ranks)


@pytest.mark.rule("W08", "MA-13.7")
def test_equal_animals_share_the_win() -> None:
    match = finished([[(33, 8), (30, 8)], [(28, 8), (31, 8)]], tie_break="animals")
    assert match.ranks == [1, 1]


@pytest.mark.rule("W09", "MA-13.8")
def test_ranks_of_three() -> None:
    assert finished([points(40, 40, 35)]).ranks == [1, 1, 3]


@pytest.mark.rule("W10", "MA-13.8")
@pytest.mark.parametrize("tie_break", ["shared", "animals"])
def test_ranks_of_four(tie_break: str) -> None:
    """Equal totals below the top share their rank under both options, however many animals crossed."""
    match = finished([[(20, 5), (31, 8), (20, 7), (12, 4)]], tie_break=tie_break)
    assert match.ranks == [2, 1, 2, 4]


@pytest.mark.rule("MA-13.7", "MA-13.8")
@pytest.mark.parametrize(("tie_break", "ranks"), [("shared", [1, 1]), ("animals", [2, 1])])
def test_ranks_during_a_round_count_what_has_crossed(tie_break: str, ranks: list[int]) -> None:
    table = Table("A=42;B=30", crossed="A=1;B=15.16", tie_break=tie_break)
    assert (table.match.scores, table.match.ranks) == ([5, 5], ranks)


@pytest.mark.rule("MA-13.1", "MA-13.5")
def test_the_count_of_a_round_that_is_played() -> None:
    """Each round, the sum of them, and the animals: what has crossed so far counts, what lies in rows does not."""
    position = finished([points(33, 30), points(28, 27)]).position()
    running = {**position, "phase": "turn", "past": position["past"][:1], "partial": True, "crossed": ["1.2", "20"]}
    match = Match.at({**running, "hands": ["42", "41"], "eaten": "-"}, dealer=None)
    count = match.breakdown
    assert [column.id for column in count.columns] == ["round-1", "round-2", "total", "animals"]
    across = [len(past.split(".")) for past in position["past"][0]["crossed"]]
    assert count.rows == ((33, 9, 42, across[0] + 2), (30, 2, 32, across[1] + 1))
    assert count.remarks == ()


@pytest.mark.rule("W11", "MA-1.3")
def test_a_game_of_one_round() -> None:
    match = finished([points(5, 0)])
    assert (match.scores, match.ranks) == ([5, 0], [1, 2])


@pytest.mark.rule("W12", "MA-12.9")
def test_a_round_that_ends_at_once_counts() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    deal(match, f"{STUCK_HAND}.{OTHER_HAND}")
    assert match.view().rounds[0].scores == (0, 0)
    assert match.view().round == 2
    assert finished([points(0, 0), points(28, 27)]).scores == [28, 27]


# Chances --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W13", "MA-2.9")
def test_lions_at_the_start_of_two() -> None:
    match = Match("mara", seats=2, seed=4)
    assert {match.view(seat).lion_chance for seat in (0, 1, None)} == {(3, 49)}
    assert Fraction(comb(46, 5), comb(49, 5)) == Fraction(79464, 110544)
    rng, games = Rng(1), 3000
    lions = [(river(match, rng) & LIONS).bit_count() for _ in range(games)]
    assert sum(lions) / games / 5 == pytest.approx(3 / 49, abs=0.01)
    assert lions.count(0) / games == pytest.approx(0.7188, abs=0.04)


def river(match: Match, rng: Rng) -> int:
    """Return the cards that are left when the whole pile has been drawn, one card after the other."""
    state = match.state
    while state.to_act != CHANCE:
        state.step(state.codes()[0])
    assert isinstance(state, Mara)
    while state.unseen.bit_count() > CARDS.fords:
        copies = state.unseen & CARDS.copies[state.drawn(rng)]
        state.unseen &= ~(copies & -copies)
    return state.unseen


@pytest.mark.rule("MA-2.9")
@pytest.mark.parametrize(("seats", "cards"), [(3, 44), (4, 39)])
def test_lions_under_the_river_of_more(seats: int, cards: int) -> None:
    """On average 5 of every `cards` lions lie at the fords (10.9)."""
    match, rng, games = Match("mara", seats=seats, seed=4), Rng(1), 2000
    lions = sum((river(match, rng) & LIONS).bit_count() for _ in range(games))
    assert lions / games == pytest.approx(15 / cards, abs=0.05)


@pytest.mark.rule("MA-2.7", "MA-2.9")
def test_any_card_can_lie_at_a_ford() -> None:
    match, rng = Match("mara", seats=2, seed=4), Rng(2)
    unseen = set(match.view().unseen) - set(match.view(0).hands[0]) - set(match.view(1).hands[1])
    found = {name for _ in range(1500) for name in CARDS.names(river(match, rng))}
    assert unseen <= found


@pytest.mark.rule("W14")
@pytest.mark.parametrize(("seats", "cards"), [(3, 44), (4, 39)])
def test_lions_at_the_start_of_more(seats: int, cards: int) -> None:
    assert Match("mara", seats=seats, seed=4).view().lion_chance == (3, cards)


@pytest.mark.rule("W15")
def test_one_lion_left() -> None:
    table = Table("A=30;B=31", "X/X/-/-/-", "L.1.2.3.4.5.6.7.8.9.10.11")
    assert table.match.view(1).lion_chance == (1, 17)


@pytest.mark.rule("W16")
def test_no_lion_left() -> None:
    table = Table("A=30;B=31", "X/X/X/-/-", "1.2.3.4.5.6.7.8.9.10.11")
    assert table.match.view(0).lion_chance == (0, 16)


@pytest.mark.rule("W17")
def test_lions_under_the_river() -> None:
    position = {
        "game": "mara",
        "seats": 2,
        "phase": "turn",
        "partial": True,
        "mover": 0,
        "rows": "X/-/-/-/-",
        "hands": ["30", "31"],
        "unseen": "1.2.3.L.L",
    }
    match, rng = Match.at(position), Rng(1)
    assert match.view(0).lion_chance == (2, 5)
    for _ in range(50):
        guess = match.state
        guess.resample(0, rng)
        assert isinstance(guess, Mara)
        assert (guess.unseen & LIONS).bit_count() == 2


@pytest.mark.rule("W18")
@pytest.mark.parametrize(("seats", "others", "pile"), [(2, 5, 44), (3, 10, 39), (4, 15, 34)])
def test_what_is_unseen_at_the_start(seats: int, others: int, pile: int) -> None:
    view = Match("mara", seats=seats, seed=4).view(0)
    assert len(view.unseen) == 54 == others + 5 + pile
    assert view.pile == pile


@pytest.mark.rule("W19")
def test_what_is_unseen_in_the_middle() -> None:
    position = {
        "game": "mara",
        "seats": 3,
        "phase": "card",
        "mover": 1,
        "rows": "X/1A.2B.3C/4A.5A/6C.7B/8A.9B",
        "hands": ["25.26.27.28.29", "20.21.22.23.24", "30.31.32.33.34"],
        "crossed": ["10.11", "12.13", "14.15"],
        "eaten": "16.17.18.19",
        "played": "Cg.Cz.Ca.E.E",
        "unseen": "35.36.37.38.39.40.41.42.Cg.Cz.Ca.E.E.E.E.E.S.L.L",
        "pile": 14,
    }
    match, rng = Match.at(position), Rng(1)
    assert len(match.view(1).unseen) == 29
    seen = set()
    for _ in range(300):
        guess = match.state
        assert isinstance(guess, Mara)
        guess.resample(1, rng)
        assert [guess.hand[seat].bit_count() for seat in range(3)] == [5, 5, 5]
        assert (guess.unseen.bit_count(), (guess.unseen & LIONS).bit_count()) == (19, 2)
        seen |= set(CARDS.names(guess.hand[0] | guess.hand[2]))
    assert seen == set(match.view(1).unseen) - {"L"}


@pytest.mark.rule("W20")
def test_a_lion_being_placed_stays_in_a_sample() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    deal(match, "16.20.29.Cg.E.3.8.14.27.S")
    match.play(0, "16")
    match.play(0, "@3")
    match.give("L")
    guess = match.state
    guess.resample(1, Rng(1))
    assert isinstance(guess, Mara)
    assert (guess.unseen & LIONS).bit_count() == 2
    assert (guess.phase, guess.to_act) == (LION, 0)
    assert match.view(1).hands[0] == ("?",) * 4
    assert guess.hand[0].bit_count() == 4


@pytest.mark.rule("W21", "MA-15.6")
def test_a_staged_choice_is_not_shown() -> None:
    table = set_up(next(vector for vector in VECTORS if vector["id"] == "V18"))
    before = table.match.view(1)
    table.match.play(0, "Ca")
    assert table.match.view(0).staged == ("Ca",)
    assert table.match.view(1) == before
    assert (before.phase, before.staged) == ("card", ())
    hidden = game("mara").views.view(table.state, 1)
    assert hidden == before
    guess = table.state
    guess.resample(1, Rng(1))
    assert isinstance(guess, Mara)
    assert guess.phase == CARD


@pytest.mark.rule("W22", "MA-12.9")
def test_the_chance_of_a_hand_without_animals() -> None:
    match = Match("mara", seats=2, dealer=None, first_dealer="B")
    chance = Fraction(1)
    for card in STUCK_HAND.split("."):
        outcomes = match.outcomes()
        specials = sum(weight for name, weight in outcomes.items() if not name.isdecimal())
        chance *= Fraction(specials, sum(outcomes.values()))
        match.give(card)
    assert chance == Fraction(2002, 3819816)


@pytest.mark.rule("W23", "MA-14.3")
def test_markers_on_the_screen() -> None:
    by_id = {vector["id"]: vector for vector in VECTORS}
    for id, action, reserve, borrowed in (("V57", "12@4", 0, 1), ("V58", "E@1", 3, 0)):
        view = set_up(by_id[id]).play(action).match.view(0)
        assert (view.reserve[0], view.borrowed[0]) == (reserve, borrowed)


@pytest.mark.rule("W24")
@pytest.mark.parametrize("id", ["V18", "V51", "V59"])
def test_actions_are_written_and_read(id: str) -> None:
    table = set_up(next(vector for vector in VECTORS if vector["id"] == id))
    if id == "V51":
        table.play("31@1")
    actions = table.actions()
    assert len(actions) >= 12
    for action in actions:
        texts = split(action)
        assert "".join(texts) == action
        copy = table.state
        for text in texts:
            codes = [code for code in copy.codes() if game("mara").notation.CHOICES[code] == text]
            assert len(codes) == 1
            copy.step(codes[0])
        assert copy.phase not in (CARD, LION) or copy.mover != table.state.mover


def test_outcomes_are_cards_and_dealers() -> None:
    assert OUTCOMES[:42] == tuple(str(animal + 1) for animal in places(2**42 - 1))
    assert OUTCOMES[42:] == ("Cg", "Cz", "Ca", "E", "S", "L", "A", "B", "C", "D")
