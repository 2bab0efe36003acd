"""Who sees what, and what a seat cannot know drawn anew (docs/rules/mara.md, MA-15 and sections 6 and 7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from mezani import Match, Rng, game
from mezani.core.encode import plain
from mezani.core.ground import NOBODY, OVER
from mezani.games.mara.cards import CARDS
from mezani.games.mara.phases import BITE, FORD
from mezani.games.mara.rules import Mara
from mezani.games.mara.view import View
from mezani.words import words
from tests.contract.walks import play_out
from tests.games.mara.tables import Table, at_a_decision, deal
from tests.games.mara.test_rounds import SEATS, played

SAMPLES = 3000
ROWS = "4A.9B.13A/-/X/-/40B"
VIEWERS = (0, 1, None)


def said(match: Match, seat: int | None) -> str:
    """Return the table as it is said to a seat."""
    return "\n".join(words("en")(say, ["Ada", "Bruno"], seat) for say in match.describe(seat))


# MA-15: table 6.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-15.1")
def test_what_is_open() -> None:
    table = Table("A=16.Cg;B=3.8.E", ROWS, "L.20.21", crossed="A=1.2;B=7", played="E.S", rounds=2)
    for seat in VIEWERS:
        view: View = table.match.view(seat)
        assert [ford.animals for ford in view.fords] == [("4", "9", "13"), (), (), (), ("40",)]
        assert [ford.owners for ford in view.fords] == [(0, 1, 0), (), (), (), (1,)]
        assert [ford.closed for ford in view.fords] == [False, False, True, False, False]
        assert ([len(hand) for hand in view.hands], view.pile, view.mover) == ([2, 3], 3, 0)
        assert ([len(own) for own in view.crossed], len(view.played), view.lions) == ([2, 1], 2, 1)
        assert (view.dealer, view.round, view.phase, view.to_act) == (1, 1, "card", 0)


@pytest.mark.rule("MA-15.2")
@SEATS
def test_a_hand_is_seen_by_its_seat_only(seats: int) -> None:
    for match, _ in at_a_decision(seats, seed=3):
        hands = match.position()["hands"]
        for seat in [*range(seats), None]:
            view = match.view(seat)
            for other in range(seats):
                shown = ".".join(view.hands[other]) or "-"
                if other == seat:
                    assert shown == hands[other]
                else:
                    assert set(view.hands[other]) <= {"?"}
                    assert shown.count("?") == (hands[other].count(".") + 1 if hands[other] != "-" else 0)


@pytest.mark.rule("MA-15.3", "MA-7.4")
@pytest.mark.parametrize("running_score", ["hidden", "open"])
def test_crossed_animals_on_the_screen(running_score: str) -> None:
    """The owner may look; others are told the number only, unless the table plays openly."""
    table = Table("A=16;B=3", ROWS, "20.21", crossed="A=1.2;B=7.8", running_score=running_score)
    own, others, spectator = (said(table.match, seat) for seat in (1, 0, None))
    assert "Bruno has across" not in own
    assert "You have across: gnu 7 and zebra 8." in own
    assert "2 animals across (8)" in own
    for text in (others, spectator):
        assert ("Bruno has across: gnu 7 and zebra 8." in text) == (running_score == "open")
        assert ("2 animals across (8)" in text) == (running_score == "open")
        assert "Bruno: 1 card in hand, 2 animals across" in text


@pytest.mark.rule("MA-15.4")
def test_cards_aside_are_counted_by_animals_and_specials() -> None:
    table = Table("A=Cg.16;B=3", ROWS, "20.21").play("Cg@1xs")
    for seat in VIEWERS:
        text = said(table.match, seat)
        assert "Aside: 2 animals, 1 special card." in text
        assert "gnu 13" not in text


@pytest.mark.rule("MA-15.5")
@SEATS
def test_whatever_was_public_stays_readable(seats: int) -> None:
    """All animals that were eaten or crossed, and all specials played, stand in the events and in every view."""
    for seed in range(3):
        match = played(seats, seed)
        last = [event for event in match.events() if event["round"] == match.view().round]
        eaten = [card["number"] for event in last if event["kind"] == "animals_eaten" for card in event["cards"]]
        crossed = [card["number"] for event in last if event["kind"] == "animals_crossed" for card in event["cards"]]
        specials = [event["card"] for event in last if event["kind"] == "special_played"]
        view = match.view()
        assert sorted(eaten) == [int(name) for name in view.eaten]
        assert sorted(crossed) == sorted(int(name) for own in view.crossed for name in own)
        assert Counter(specials) == Counter(view.played)
        assert all(match.view(seat).eaten == view.eaten for seat in range(seats))


@pytest.mark.rule("MA-15.6")
@SEATS
def test_choices_before_the_commit_are_the_movers(seats: int) -> None:
    staged = 0
    for match, seat in at_a_decision(seats, seed=5):
        phase = match.view(seat).phase
        if phase in ("ford", "bite"):
            staged += 1
            for other in [*range(seats), None]:
                if other != seat:
                    assert (match.view(other).phase, match.view(other).staged) == ("card", ())
                    assert match.events(other)[-1]["kind"] != "choice_staged"
            assert len(match.view(seat).staged) == (1 if phase == "ford" else 2)
            assert match.events(seat)[-1] == {
                "kind": "choice_staged",
                "round": match.view().round,
                "seat": seat,
                "choice": match.view(seat).staged[-1],
            }
    assert staged


@pytest.mark.rule("MA-15.6")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_published_choice_before_the_commit_is_the_movers_too(viewer: int | None) -> None:
    """Whoever runs the table may publish each choice at once, and take it back: others see and hear nothing."""

    def known() -> list[object]:
        return [match.view(viewer), match.events(viewer), match.record_seen_by(viewer), match.prompt(viewer)]

    match = Table("A=16.Cg;B=3", "9B/-/-/-/-", "40.41").match
    before, record = known(), match.record
    match.play(0, "Cg", publish=True)
    match.play(0, "@1", publish=True)
    assert match.record.splitlines()[-2:] == match.record_seen_by(0).splitlines()[-2:] == ["0 Cg", "0 @1"]
    assert known() == before
    assert match.undo(0) == ["@1"]
    assert match.undo(0) == ["Cg"]
    assert match.events(0)[-1] == {"kind": "taken_back", "seat": 0, "choice": "Cg"}
    assert (known(), match.record) == (before, record)
    match.play(0, "16", publish=True)
    match.play(0, "@2", publish=True)
    assert match.record_seen_by(viewer).splitlines()[-2:] == ["0 16", "0 @2"]


@pytest.mark.rule("MA-15.7", "MA-2.10")
@SEATS
def test_river_cards_stay_among_the_unseen(seats: int) -> None:
    """With an empty pile, five cards are still unknown to a viewer besides the other hands."""
    for match, _ in at_a_decision(seats, seed=8):
        for seat in [*range(seats), None]:
            view = match.view(seat)
            unknown = sum(hand.count("?") for hand in view.hands)
            assert len(view.unseen) == 5 + view.pile + unknown


@pytest.mark.rule("MA-15.8")
@SEATS
def test_crossed_animals_of_a_past_round_are_public(seats: int) -> None:
    match = played(seats, 2, rounds=3)
    scored = [event for event in match.events() if event["kind"] == "round_scored"]
    for number, past in enumerate(match.view().rounds):
        assert [own["cards"] for own in scored[number]["seats"]] == list(past.crossed)
        assert past.scores == tuple(sum(CARDS.worth(name) for name in own) for own in past.crossed)


@pytest.mark.rule("MA-15.9")
@pytest.mark.parametrize("reveal", [False, True])
def test_hands_and_river_after_a_round(reveal: bool) -> None:
    match = Match("mara", seats=3, seed=6, reveal_after_round=reveal)
    rng = Rng(6)
    before: Mara | None = None
    while len(match.view().rounds) == 0:
        state = match.state
        assert isinstance(state, Mara)
        before = state
        play_out(match, rng, most=1)
    assert before is not None
    for seat in (0, None):
        past = match.view(seat).rounds[0]
        shown = [event for event in match.events(seat) if event["kind"] == "round_revealed"]
        if not reveal:
            assert (past.hands, past.rest, shown) == (None, None, [])
            continue
        assert past.hands is not None
        assert past.rest is not None
        assert (shown[0]["hands"], shown[0]["rest"]) == (list(past.hands), past.rest)
        everything = [name for cards in (past.rest, *past.hands, *past.crossed) for name in cards]
        assert not Counter(everything) - Counter(CARDS.names(sum(CARDS.copies)))
        next_seat = (before.mover + 1) % 3
        assert past.hands[next_seat] == tuple(CARDS.names(before.hand[next_seat]))


@pytest.mark.rule("MA-15.9")
def test_a_round_that_is_shown_shows_nothing_else() -> None:
    """Of two cards that could end the round unseen, only what is shown of that round tells which it was."""
    seen = []
    for drawn in ("30", "5"):
        table = Table("A=42;B=E.E", "40A/41A/X/X/-", "30", river="5", rounds=2, reveal_after_round=True)
        table.pile = [drawn]
        table.play("42@5")
        assert table.match.view(1).round == 2
        seen.append((table.match.view(1), table.events(seat=1)))
    (one, told), (other, also) = seen
    assert one.rounds[0].hands == (("30",), ("E", "E"))
    assert (one.rounds[0].rest, other.rounds[0].rest) == (("5",), ("30",))
    assert replace(one, rounds=()) == replace(other, rounds=())
    differing = [event["kind"] for event, twin in zip(told, also, strict=True) if event != twin]
    assert differing == ["round_revealed"]


@pytest.mark.rule("MA-16.1", "MA-15.5")
def test_every_card_is_unseen_before_there_is_a_dealer() -> None:
    view = Match("mara", seats=3, dealer=None).view(0)
    assert (view.phase, view.dealer, view.mover, view.hands) == ("dealer", None, None, ((), (), ()))
    assert list(view.unseen) == CARDS.names(sum(CARDS.copies))


@pytest.mark.rule("MA-15.10")
@SEATS
def test_after_the_game_everything_may_be_replayed(seats: int) -> None:
    match = played(seats, 4)
    assert "- ?" not in match.record_seen_by(None)
    assert match.record_seen_by(None) == match.record
    assert "?" not in str(plain(match.view()))
    running = Match("mara", seats=seats, seed=4)
    assert "- ?" in running.record_seen_by(None)
    for seat in range(seats):
        assert running.record_seen_by(seat).count("- ?") == 5 * (seats - 1)


@pytest.mark.parametrize("card_tracker", ["off", "on"])
def test_the_card_tracker_lists_what_a_viewer_has_not_seen(card_tracker: str) -> None:
    """Option card_tracker and section 6.3: the own hand counts as seen."""
    table = Table("A=16.E;B=3.E", "1A.2B/-/-/-/-", "20.E.L", card_tracker=card_tracker)
    text = said(table.match, 0)
    assert ("Animals you have not seen: 3 and 20." in text) == (card_tracker == "on")
    assert ("Special cards you have not seen: elephant (2) and lion (1)." in text) == (card_tracker == "on")


def test_an_observation_begins_with_ones_own() -> None:
    """A learner finds its hand first, and its own animals before those of the next seats, wherever it sits."""
    state = Table("A=16;B=3;C=5", "1A.2B/-/-/-/-", crossed="A=20;B=21;C=22", seats=3).state
    kinds, animals, seats = len(CARDS.kinds), len(CARDS.animals), 3
    first, size = 2 * kinds + 6 * animals, 2 * animals + 3
    for seat, own in enumerate((("16", "20"), ("3", "21"), ("5", "22"))):
        seen = state.observation(seat, game("mara").rules.observed(seats))
        assert [CARDS.kinds[k] for k in range(kinds) if seen[k]] == [own[0]]
        for k in range(seats):
            crossed = seen[first + k * size + animals : first + k * size + 2 * animals]
            assert [n + 1 for n in range(animals) if crossed[n]] == [20 + (seat + k) % seats]
            assert seen[first + k * size + 2 * animals] == ((seat + k) % seats == state.mover)


# Section 7: samples ---------------------------------------------------------------------------------------------------


def frequency_is(found: int, chance: float) -> bool:
    """Tell whether an event of this chance is found about as often as it should be."""
    return abs(found / SAMPLES - chance) < 5 * sqrt(max(chance * (1 - chance), 1e-4) / SAMPLES)


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_every_hidden_card_is_anywhere_as_often_as_it_should_be(viewer: int) -> None:
    """Hands: each card that is no lion alike. Pile and river: the rest, lions always among it."""
    match, rng = Match("mara", seats=3, seed=12), Rng(1)
    state = match.state
    assert isinstance(state, Mara)
    while state.mover != 0:
        state.step(state.codes()[0])
        while state.to_act < 0:
            state.give(state.drawn(rng))
    view = match.game.views.view(state, None if viewer == NOBODY else viewer)
    hidden = Counter(view.unseen)
    lions = hidden.pop("L")
    others = [seat for seat in range(3) if seat != viewer]
    hands: dict[int, Counter[str]] = {seat: Counter() for seat in others}
    left = Counter[str]()
    for _ in range(SAMPLES):
        guess = state.copy()
        guess.resample(viewer, rng)
        for seat in others:
            hands[seat].update(CARDS.names(guess.hand[seat]))
        left.update(CARDS.names(guess.unseen))
        if viewer >= 0:
            assert guess.hand[viewer] == state.hand[viewer]
    assert left["L"] == lions * SAMPLES
    for name, copies in hidden.items():
        for seat in others:
            expected = 5 / hidden.total()
            assert frequency_is(round(hands[seat][name] / copies), expected), (seat, name)
        assert frequency_is(round(left[name] / copies), 1 - 5 * len(others) / hidden.total()), name


def test_the_next_card_of_a_sample_is_a_lion_as_often_as_it_should_be() -> None:
    """L / (5 + P), whatever hands are guessed (6.3)."""
    match, rng, lions = Match("mara", seats=2, dealer=None, first_dealer="B"), Rng(3), 0
    deal(match, "16.20.29.Cg.E.3.8.14.27.S")
    match.play(0, "16")
    match.play(0, "@3")
    for _ in range(SAMPLES):
        guess = match.state
        guess.resample(1, rng)
        lions += match.game.notation.OUTCOMES[guess.drawn(rng)] == "L"
    assert frequency_is(lions, 3 / 49)


@pytest.mark.rule("MA-16.5")
def test_a_mover_is_never_stuck_in_a_sample() -> None:
    """The mover has just passed the stuck check, so that its only card must fit somewhere."""
    table = Table("A=5.6;B=42", "39A/40A/X/X/41B", turn="B", river="2.3.4.7.E")
    rng = Rng(1)
    for _ in range(50):
        guess = table.state
        guess.resample(0, rng)
        assert CARDS.names(guess.hand[1]) == ["42"]


@pytest.mark.rule("MA-15.6")
def test_what_the_mover_has_staged_stays_in_its_own_samples() -> None:
    table = Table("A=Cg.16;B=3.5", "4A.9B.13A/-/-/-/-", "20.21", river="22.23.24.25.26")
    table.match.play(0, "Cg")
    for phase in (FORD, BITE):
        guess = table.state
        guess.resample(0, Rng(1))
        assert (guess.phase, guess.codes()) == (phase, table.state.codes())
        table.match.play(0, table.match.legal(0)[0])


@SEATS
def test_nothing_is_unknown_at_the_end(seats: int) -> None:
    state = played(seats, 1).state
    assert state.to_act == OVER
    guess = state.copy()
    guess.resample(NOBODY, Rng(1))
    assert guess.observation(0, 2000) == state.observation(0, 2000)
    assert isinstance(guess, Mara)
    assert isinstance(state, Mara)
    assert (guess.hand, guess.unseen) == (state.hand, state.unseen)
