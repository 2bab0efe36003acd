"""Who knows what (AN-18, sections 6 and 7), with the vectors of section 11.8."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from mezani import Illegal, Match, Rng, game
from mezani.core.encode import plain
from mezani.games.africana.notation import CHOICES, GRAMMAR, OUTCOMES
from tests.contract.walks import glimpses
from tests.games.africana.table import NORTH, Table, book, choices, player, position
from tests.games.africana.test_vectors import CASES, play

ALL = {"m": 12, "t": 12, "g": 12, "o": 12, "v": 12}


def counts(cards: str) -> dict[str, int]:
    """Return a number of cards for each colour."""
    return {colour: cards.split("+").count(colour) for colour in "mtgov"}


def rest(*taken: str) -> str:
    """Return the travel cards that are left of all sixty."""
    gone = Counter(card for cards in taken for card in cards.split("+"))
    return " ".join(colour for colour, n in ALL.items() for _ in range(n - gone[colour]))


def likely(number: int, tries: int, chance: float) -> bool:
    """Tell whether a number of hits is within five standard deviations of what a chance gives."""
    return abs(number - tries * chance) < 5 * sqrt(tries * chance * (1 - chance)) + 1


def sampled(table: Table, seat: int, tries: int, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Yield positions that a seat cannot tell from the true one."""
    rng = Rng(seed)
    for _ in range(tries):
        state = table.match.state
        state.resample(seat, rng)
        yield game("africana").positions.write(state)


# What is known of hands -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-91", "AN-5.4")
def test_a_reshuffle_tells_what_the_others_hold() -> None:
    discard = rest("j+t+t+g", "m+o+v", "m").replace(" ", "+")
    table = Table(hand="j+t+t+g", others=[player("lagos", hand="m+o+v")], travel="m", discard=discard, active=1)
    table.luck = ["m", "g"]
    table.match.play(1, "draw")
    table.match.give("m")
    view = table.match.view(0)
    assert view.known_others == counts("m+m+o+v")
    assert (view.travel_pile, sum(view.discard.values())) == (60 - 3 - 4, 0)
    assert {hand["players"][1]["hand"] for hand in sampled(table, 0, 20)} == {"m+m+o+v"}
    table.match.give("g")
    assert table.match.view(0).known_others == counts("m+m+o+v"), "drawn cards are never added"


def test_a_reshuffle_tells_a_spectator_what_all_hold() -> None:
    table = Table(hand="t+t+j", others=[player("lagos", hand="m+o+v")], travel="", discard="g+g+g", active=1)
    table.match.play(1, "draw")
    assert table.match.view(None).known_others == counts("t+t+m+o+v")
    for seat in (0, 1):
        assert table.match.view(seat).known_all == counts("t+t+m+o+v")
    assert table.match.view(1).known_others == counts("t+t")


def test_an_own_card_played_leaves_what_is_known_of_others() -> None:
    others = [player("lagos", hand="o+t+g")]
    table = Table(at="cairo", hand="o+m", others=others, known=["o+m", "o", "-"])
    table.do("move go:tripoli:o stop")
    assert table.match.view(0).known_others == counts("o")
    assert table.match.view(None).known_others == counts("m")


@pytest.mark.rule("TV-92")
def test_a_known_card_that_is_dropped_is_known_no_longer() -> None:
    others = [player("lagos", hand="m+m+o+v")]
    discard = "t+t"
    pile = rest("j+t", "m+m+o+v", discard)
    table = Table(hand="j+t", others=others, travel=pile, discard=discard, active=1, known=["-", "m+m+o+v", "-"])
    table.luck = ["g", "g"]
    table.do("draw drop:m")
    assert table.match.view(0).known_others == counts("m+o+v")
    assert table.match.view(0).players[1].cards == 5
    unknown: Counter[str] = Counter()
    for hand in sampled(table, 0, 3000):
        cards = Counter(hand["players"][1]["hand"].split("+"))
        cards.subtract("mov")
        assert min(cards.values()) >= 0
        assert sum(cards.values()) == 2
        unknown.update(cards)
    left = counts(pile.replace(" ", "+"))
    for colour, n in left.items():
        assert likely(unknown[colour], 6000, n / sum(left.values())), "the two others are drawn from the rest"


@pytest.mark.rule("TV-93")
def test_another_card_played_leaves_what_is_known() -> None:
    others = [player("lagos", hand="o+t+g")]
    table = Table(others=others, active=1, known=["-", "o", "-"])
    table.do("move go:leopoldville:t stop")
    assert table.match.view(0).known_others == counts("o")


@pytest.mark.rule("TV-94", "AN-6.18")
def test_only_pages_that_nobody_saw_are_unknown() -> None:
    known = ["N01", "N02", "N03", "N04", "N05", "N06", "N07"]
    unseen = [f"N{n:02}" for n in range(8, 16)]
    north = {"known": known, "left": 4, "unseen": unseen}
    table = Table(north=north, silver=20)
    for seat in (0, 1, None):
        pages = table.match.view(seat).books[0]
        assert (pages.left, pages.right, len(pages.known), len(pages.unseen)) == (4, 11, 7, 8)
        assert (pages.known, pages.unseen) == (tuple(known), tuple(unseen))
    for sample in sampled(table, 0, 5):
        assert sample["books"][0] == north
    table.do("book turn:F turn:F")
    table.match.play(0, "turn:F")
    assert table.match.outcomes() == dict.fromkeys(unseen, 1)


@pytest.mark.rule("TV-95", "AN-18.2")
def test_own_stacks_are_seen_by_their_owner() -> None:
    for option, shown in (("hidden", None), ("open", ("A03", "N01"))):
        table = Table(finished="A03 N01", options={"score_view": option})
        own, other, spectator = (table.match.view(seat).players[0] for seat in (0, 1, None))
        assert (own.finished, own.score, own.stack) == (("A03", "N01"), 4, 2)
        assert (other.finished, other.stack) == (shown, 2) == (spectator.finished, spectator.stack)
        assert other.score == spectator.score == (None if option == "hidden" else 4)
        assert (own.hand, other.hand, spectator.hand) == (("j",), None, None)


@pytest.mark.rule("TV-96", "AN-18.1", "AN-18.3")
def test_a_spectator_sees_no_travel_card_of_a_hand_or_pile() -> None:
    found, rng = game("africana"), Rng(4)
    for seats in (2, 4):
        for state in glimpses(found, seats, rng, every=20):
            seen = found.views.view(state, None)
            if seen.phase == "over":
                assert all(company.hand is not None for company in seen.players)
                continue
            assert all(company.hand is None for company in seen.players)
            assert all(len(card) == 2 or card == "j" for company in seen.players for card in company.specials)
            assert isinstance(seen.travel_pile, int)


@pytest.mark.rule("AN-18.1", "AN-18.3", "AN-17.4")
def test_hands_are_secret_and_their_sizes_and_silver_are_not() -> None:
    others = [player("lagos", hand="m+t+ag+j", silver=7)]
    for hand in ("m+t+ag+j", "o+o+ag+j"):
        others = [player("lagos", hand=hand, silver=7)]
        seen = Table(others=others).match.view(0).players[1]
        assert (seen.hand, seen.cards, seen.specials, seen.silver) == (None, 4, ("ag", "j"), 7)


@pytest.mark.rule("AN-3.6", "AN-3.15", "AN-18.3")
def test_removed_expeditions_stay_among_the_unseen() -> None:
    match = Match("africana", seats=2, seed=3)
    seen = match.view(0)
    assert len(seen.unseen_expeditions) == 34 - 5
    assert [id for id in seen.unseen_expeditions if id[0] == "C"] == [f"C{n:02}" for n in range(1, 15)]
    assert seen.expeditions_left["C"] == 4


@pytest.mark.rule("AN-18.3")
def test_everything_is_shown_at_the_end() -> None:
    table = Table(
        others=[player("lagos", hand="m+t", finished="A03")], phase="over", active=1, last_round=True, pile=""
    )
    seen = table.match.view(0)
    assert seen.players[1].hand == ("m", "t")
    assert seen.players[1].finished == ("A03",)
    assert seen.ended == "regular"


# Drafts and events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TV-97", "AN-19.2", "AN-19.3")
def test_a_step_that_can_be_taken_back_is_not_shown() -> None:
    table = Table(at="aswan", hand="m+o")
    before = [plain(table.match.view(seat)) for seat in (1, None)]
    table.do(choices("TV-97", 0), publish=False)
    assert table.match.view(0).players[0].place == "cairo"
    assert table.match.view(0).players[0].hand == ("m",)
    assert [plain(table.match.view(seat)) for seat in (1, None)] == before
    assert table.match.drafts(0) == ["move", "go:cairo:o"]
    assert table.match.undo(0) == ["go:cairo:o"]
    assert table.match.undo(0) == ["move"]
    assert table.match.drafts(0) == []
    assert table.match.view(0).players[0].hand == ("m", "o")


@pytest.mark.rule("TV-98", "AN-19.1", "AN-19.2", "AN-19.3")
def test_a_card_drawn_publishes_what_came_before() -> None:
    table = Table(at="luanda", hand="o")
    table.do("move go:windhoek:o", publish=False)
    told = len(table.match.events(1))
    assert table.match.can_undo(0)
    table.do("join:A01", publish=False)
    assert not table.match.can_undo(0)
    with pytest.raises(Illegal):
        table.match.undo(0)
    seen = {seat: table.match.events(seat)[told:] for seat in (0, 1, None)}
    for seat in (1, None):
        assert [event["kind"] for event in seen[seat]] == [
            "action_chosen",
            "pawn_moved",
            "expedition_joined",
            "travel_drawn",
        ]
        assert "cards" not in seen[seat][-1]
        assert (seen[seat][-1]["source"], seen[seat][-1]["count"]) == ("bonus", 1)
    assert seen[0][-1]["cards"] == ["m"]


@pytest.mark.rule("TV-99")
def test_every_text_of_the_vectors_is_read_and_written_alike() -> None:
    tried = 0
    for id in CASES:
        for text in [*choices(id).split(), *(play(id).legal if play(id).match.to_act else ())]:
            assert GRAMMAR.fullmatch(text)
            assert CHOICES[CHOICES.index(text)] == text
            tried += 1
    assert tried > 250
    assert CHOICES.count("draw") == 1
    assert not any(text.endswith("j!") for text in CHOICES)


# Samples reach everything hidden, as often as it is likely ------------------------------------------------------------


def full(**changes: Any) -> Table:
    """Return a table on which all sixty travel cards are in pile and hands."""
    own, other = changes.get("hand", "j"), changes.pop("other", "j")
    discard = changes.get("discard", "-")
    travel = rest(own, other, discard)
    return Table(others=[player("lagos", hand=other)], **{**changes, "travel": travel})


def test_other_hands_are_drawn_from_all_unseen_travel_cards() -> None:
    table = full(hand="m+m+t+j", other="g+o+j", discard="v+v+v")
    left = counts("+".join(rest("m+m+t", "v+v+v").split()))
    total, tries = sum(left.values()), 6000
    hands: Counter[str] = Counter()
    for sample in sampled(table, 0, tries):
        other = sample["players"][1]["hand"].split("+")
        assert other[-1] == "j"
        assert len(other) == 3
        assert sample["players"][0]["hand"] == "m+m+t+j"
        pile = Counter(sample["travel_pile"].split("+"))
        assert all(pile[colour] + other.count(colour) == n for colour, n in left.items()), "the rest is the pile"
        hands["".join(other[:2])] += 1
    for a in range(5):
        for b in range(a, 5):
            first, second = "mtgov"[a], "mtgov"[b]
            pairs = left[first] * left[second] if a != b else left[first] * (left[first] - 1) / 2
            assert likely(hands[first + second], tries, pairs / (total * (total - 1) / 2))


def test_with_three_seats_known_cards_may_be_in_either_hand() -> None:
    others = [player("lagos", hand="m+t"), player("jidda", hand="g+o")]
    match = Match.at(
        position(others=others, travel=rest("j", "m+t", "g+o"), known=["-", "m", "-", "-"]),
        dealer=None,
    )
    rng, first, tries = Rng(5), 0, 4000
    for _ in range(tries):
        state = match.state
        state.resample(0, rng)
        hands = [company["hand"].split("+") for company in game("africana").positions.write(state)["players"]]
        assert "m" in hands[1] + hands[2]
        first += "m" in hands[1]
    # The known card is dealt to either; a second m is drawn for one of the three other places with 11 of 59.
    chance = 0.5 + 0.5 * (1 - (48 * 47) / (59 * 58))
    assert likely(first, tries, chance)


def test_a_spectator_samples_every_hand() -> None:
    table = full(hand="m+m", other="g+g")
    seen = {(s["players"][0]["hand"], s["players"][1]["hand"]) for s in sampled(table, -1, 3000)}
    assert len({own for own, _ in seen}) == len({other for _, other in seen}) == 15


def test_after_the_end_nothing_is_sampled() -> None:
    table = Table(others=[player("lagos", hand="m+t")], phase="over", active=1, last_round=True, pile="")
    assert list(sampled(table, 0, 1)) == [table.match.position() | {"game": "africana"}]


def test_two_seats_know_what_the_other_can_have_seen() -> None:
    """What seat 2 knows of seat 1 follows from what both have seen, so a sample of seat 1 keeps it."""
    table = full(hand="m+t", other="m+g", known=["-", "-", "m"])
    for sample in sampled(table, 0, 50):
        assert sample["known"] == ["-", "-", "m"]


def test_cards_just_drawn_are_sampled_from_the_hand_that_drew_them() -> None:
    table = full(hand="m+t", other="o+j", active=1, known=["-", "o", "-"])
    table.match.play(1, "draw")
    table.match.give("g")
    drawn: Counter[str] = Counter()
    for sample in sampled(table, 0, 2000):
        hand = sample["players"][1]["hand"].split("+")
        assert "o" in hand
        assert sample["fresh"] in hand
        left = list(hand)
        left.remove("o")
        assert sample["fresh"] in left, "the known card was there before"
        drawn[sample["fresh"]] += 1
    assert set(drawn) == set("mtgov")
    table.match.give("g")
    (told,) = [event for event in table.match.events(1) if event["kind"] == "travel_drawn"]
    assert told["cards"] == ["g", "g"]


def test_expeditions_and_pages_have_no_order_to_sample() -> None:
    """Luck draws them from the unseen ones when they are turned up, each equally likely."""
    match = Match("africana", seats=2, dealer=None)
    turned: dict[str, Counter[str]] = {"display": Counter(), "opening": Counter()}
    rng, tries = Rng(6), 4000
    for _ in range(tries):
        state = match.state
        outcome = state.drawn(rng)
        turned["display"][OUTCOMES[outcome]] += 1
        for text in ("A01", "A02", "A03", "A04", "A05"):
            state.give(OUTCOMES.index(text))
        turned["opening"][OUTCOMES[state.drawn(rng)]] += 1
    assert len(turned["display"]) == 10
    assert len(turned["opening"]) == 15
    assert all(likely(n, tries, 1 / len(kind)) for kind in turned.values() for n in kind.values())


def test_travel_cards_are_drawn_by_their_number() -> None:
    table = Table(travel="m m m t", north=book(NORTH))
    table.match.play(0, "draw")
    assert table.match.outcomes() == {"m": 3, "t": 1}
    rng, drawn, tries = Rng(8), Counter[str](), 4000
    for _ in range(tries):
        drawn[OUTCOMES[table.match.state.drawn(rng)]] += 1
    assert set(drawn) == {"m", "t"}
    assert likely(drawn["m"], tries, 0.75)
