"""What a person is told: notes, blocked deeds, reasons, the table in words, the count (section 11 of its rules)."""

from __future__ import annotations

from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.core.offer import Note
from mezani.core.say import Say, seat_name
from mezani.games.kairo.offers import reason
from mezani.words import LANGUAGES, words
from tests.games.kairo.setups import at, bidding, building, ids, legal, play, seen
from tests.games.kairo.test_vectors import trace

rule = pytest.mark.rule
NAMES = ["Amina", "Bruno", "Chiara", "Kifaru"]


def note(match: Match, text: str) -> Note:
    return match.offers(match.to_act[0]).notes[text]


def english(say: Say) -> str:
    return words("en")(say, NAMES)


def table(match: Match, seat: int | None) -> list[str]:
    """Return the table in words, in English."""
    return [english(say) for say in match.describe(seat)]


# Notes ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("KA-8.2", "KA-11.7")
def test_a_stated_gain_is_what_really_happens(seats: int) -> None:
    rng, stated = Rng(seats), 0
    for seed in range(12):
        match = Match("kairo", seats=seats, seed=seed, unspent_bonus_kept=bool(seed % 2))
        while not match.over:
            seat = match.to_act[0]
            notes = match.offers(seat).notes
            assert list(notes) == match.legal(seat)
            text = list(notes)[: rng.below(3) + 1][-1]
            before = match.scores
            play(match, f"s{seat}={text}")
            gain = notes[text].gain
            assert (gain is not None) == text.startswith("build")
            if gain is not None:
                stated += 1
                assert [now - then for now, then in zip(match.scores, before, strict=True)] == list(gain)
    assert stated > 80


@pytest.mark.parametrize("seats", [2, 4])
@rule("KA-12.1", "KA-12.8")
def test_final_is_what_cannot_be_taken_back(seats: int) -> None:
    rng = Rng(seats)
    for seed in range(4):
        match = Match("kairo", seats=seats, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            notes = match.offers(seat).notes
            text = list(notes)[rng.below(min(4, len(notes)))]
            match.play(seat, text)
            assert match.can_undo(seat) != notes[text].final


@rule("KA-5.1", "KA-5.2")
def test_the_label_of_a_build_tells_its_parts() -> None:
    match = building([[31]], pool=[10, 20], capital=15, bonus=2)
    build = note(match, "build:b2p1")
    assert english(build.say) == "Build: row 0, pool 6, bonus 2, buy 1, then £12."
    assert build.cost is not None
    assert english(build.cost) == "£10"
    assert (build.deed, build.gain) == ("build", (1, 0))
    assert build.lights == {"target": ("31", "b2p1"), "because": ("10", "20")}


@rule("KA-5.6", "KA-0.2")
def test_the_label_of_a_build_tells_what_is_lost() -> None:
    kept = building([[31, 5]], pool=[10, 20], capital=50, bonus=3)
    assert english(note(kept, "build:b1p1").say) == "Build: row 1, pool 6, bonus 1, buy 1, then £47."
    assert note(kept, "build:b1p1").lights == {"target": ("b1p1",), "because": ("10", "20", "5")}
    assert note(kept, "build:b2p0").lights["target"] == ("31", "b2p0")
    match = building([[31, 5]], pool=[10, 20], capital=50, bonus=3, options={"unspent_bonus_kept": False})
    assert english(note(match, "build:b2p0").say) == "Build: row 1, pool 6, bonus 2, lose 1 bonus, then £57."
    assert english(note(match, "build:b0p2").say) == "Build: row 1, pool 6, buy 2, lose 3 bonus, then £37."


@rule("KA-8.1", "KA-6.8")
def test_the_label_of_the_winning_build_says_so() -> None:
    crossed = [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23, 24, 25, 26, 27]]
    match = building([[8], [50]], crossed=crossed, pool=[10, 9], options={"unspent_bonus_kept": False}, bonus=2)
    build = note(match, "build:b0p0")
    assert english(build.say) == "Build and win: row 2, pool 5."
    assert build.final
    assert "Your next build wins the game." in table(match, 0)
    assert not any("gives a bonus piece" in line for line in table(match, 0))


@rule("KA-4.17", "KA-7.8")
def test_the_label_of_a_pass_names_the_neighbour() -> None:
    match = building([[31], [9, 10]], pool=[20], capital=0)
    assert english(note(match, "pass").say) == "Pass to Bruno, who has 8 of 6 and reveals a card."
    match = building([[31], [9, 10], [8]], seats=3, turn=1, pool=[20], pile=[], discards=[1])
    assert english(note(match, "pass").say) == "Pass to Chiara, who has 5 of 6 and reveals a card."
    dry: dict[str, Any] = {"pile": [], "discards": [], "capital": 0, "skipped": True}
    match = building([[41], [42]], pool=[20], dry=0, **dry)
    assert english(note(match, "pass").say) == "Pass to Bruno, who has 3 of 10. No card is left."
    match = building([[41], [42]], pool=[20], dry=3, **dry)
    assert english(note(match, "pass").say) == "Pass. The game ends."


@rule("KA-3.2", "KA-3.17")
def test_labels_of_the_auction() -> None:
    match = bidding([20, 30])
    assert english(note(match, "bid:7").say) == "Bid £7. You keep £13."
    take = at("take", 2, auction=2, rows=[["20"], ["11"]], order=[[0], [1]], offer=["45", "8"])
    assert english(note(take, "take:45").say) == "Take river #45 R2/7. Row then 5, 5 short."
    assert english(note(take, "take:8").say) == "Take savanna #8 S2/1. Row then 5, 1 short."
    helped = at("take", 2, auction=2, rows=[["20"], ["11"]], order=[[0], [1]], offer=["45", "8"], bonus=[2, 0])
    assert english(note(helped, "take:45").say) == "Take river #45 R2/7. Row then 5, 3 short."
    assert note(take, "take:45").lights == {"target": ("45",), "because": ("20",)}


@rule("KA-4.1", "KA-4.17")
def test_a_reveal_lights_the_pile_and_a_pass_the_front_of_the_neighbour() -> None:
    reveal = building([[31], [9, 10]], phase="reveal")
    assert note(reveal, "reveal").lights == {"target": ("pile",)}
    match = building([[31], [9, 10]], pool=[20], capital=0)
    assert note(match, "pass").lights == {"because": ("9",)}


@rule("KA-3.10", "KA-4.2", "KA-4.16", "KA-7.7")
def test_the_prompt_asks_for_what_can_be_done() -> None:
    def asked(match: Match) -> str:
        return english(match.prompt(0))

    tie = bidding([100, 100, 100])
    play(tie, "s0=bid:1 s1=bid:0 s2=bid:1")
    assert asked(tie) == "You tie with Chiara. Draw: the higher payment chooses first."
    assert english(tie.prompt(1)) == "Amina draws a card for the tie."
    front = "Front: savanna, needs 6; you have"
    assert asked(building([[8]], pool=[10], phase="reveal")) == f"Reveal a card. {front} 5."
    assert asked(building([[8]], pool=[10, 9])) == f"Build or pass. {front} 7."
    assert asked(building([[8]], pool=[10], capital=0)) == f"You must pass. {front} 5."
    assert asked(building([[8]], pool=[10, 9], dry=2, **DRY)) == f"You must build. {front} 7."
    assert asked(building([[8]], pool=[10], dry=2, capital=0, **DRY)) == f"You must pass. {front} 5."


def test_a_label_is_short_in_every_language() -> None:
    rng = Rng(1)
    for seed in range(6):
        match = Match("kairo", seats=4, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            notes = match.offers(seat).notes
            for language in LANGUAGES:
                assert all(len(words(language)(n.say, NAMES)) <= 60 for n in notes.values())
                assert len(words(language)(match.prompt(seat), NAMES)) <= 80
            text = list(notes)[rng.below(min(4, len(notes)))]
            play(match, f"s{seat}={text}")


# What is not possible -------------------------------------------------------------------------------------------------

DRY: dict[str, Any] = {"pile": [], "discards": [], "skipped": True}
TURN = building([[31]], pool=[10, 20], capital=15, bonus=2)
WON = [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23, 24, 25, 26, 27]]
REASONS: list[tuple[str, Match, str, str, str]] = [
    (
        "over",
        at("end", 2, auction=8, crossed=[ids(range(1, 9)), ids(range(9, 17))[:7]], rows=[[], ["16"]]),
        "pass",
        "KA-8.5",
        "",
    ),
    ("luck", at("offer", 2, auction=1), "pass", "KA-11.1", ""),
    ("turn", building([[8]], turn=1, pool=[10]), "pass", "KA-11.1", ""),
    ("bid-capital", bidding([37, 40]), "bid:38", "KA-3.2", "You have £37 and cannot bid £38."),
    ("bid-once", at("take", 2, auction=1, order=[[0], [1]], offer=["8", "9"]), "bid:1", "KA-3.2", ""),
    ("no-auction", TURN, "bid:1", "KA-2.3", ""),
    ("no-auction", TURN, "take:8", "KA-2.3", ""),
    ("bids-first", bidding([10, 10]), "take:8", "KA-3.16", ""),
    ("tie-first", at("draw", 2, auction=1, offer=["8", "9"], order=[[0, 1]]), "take:8", "KA-3.10", ""),
    ("no-tie", TURN, "draw", "KA-3.10", ""),
    ("no-tie", bidding([10, 10]), "draw", "KA-3.10", ""),
    ("auction-first", bidding([10, 10]), "pass", "KA-3.19", ""),
    ("auction-first", bidding([10, 10]), "build:b0p0", "KA-3.19", ""),
    ("auction-first", bidding([10, 10]), "reveal", "KA-3.19", ""),
    ("no-card", bidding([10, 10]), "take:51", "KA-1.6", "There is no card #51."),
    (
        "not-offered",
        at("take", 2, auction=1, order=[[0], [1]], offer=["8", "9"]),
        "take:45",
        "KA-3.16",
        "The offer has no river #45 R2/7.",
    ),
    ("reveal-first", building([[8]], phase="reveal"), "build:b0p0", "KA-4.2", ""),
    ("reveal-first", building([[8]], phase="reveal"), "pass", "KA-4.2", ""),
    ("revealed", TURN, "reveal", "KA-4.1", ""),
    ("nothing-to-reveal", building([[8]], pool=[10], **DRY), "reveal", "KA-7.5", ""),
    ("must-build", building([[8]], pool=[10, 9], dry=2, **DRY), "pass", "KA-7.7", ""),
    (
        "short",
        building([[41]], pool=[1], capital=99, bonus=0),
        "build:b0p9",
        "KA-4.16",
        "Front: river, needs 10; you have 0. Bonus 0 and £99 leave you 1 short.",
    ),
    ("split", TURN, "build:b2p2", "KA-11.8", "3 pieces are missing: bonus and purchase together must be 3."),
    ("split", TURN, "build:b2p0", "KA-11.8", ""),
    (
        "split",
        building([[8]], pool=[10, 9]),
        "build:b0p1",
        "KA-11.8",
        "Nothing is missing: spend no bonus and buy nothing.",
    ),
    (
        "bonus",
        building([[31]], pool=[10, 20], bonus=2),
        "build:b3p0",
        "KA-4.12",
        "You have 2 bonus pieces and cannot spend 3.",
    ),
    ("money", TURN, "build:b1p2", "KA-4.12", "2 pieces cost £20. You have £15."),
]


@pytest.mark.parametrize(
    ("why", "match", "text", "rule_id", "sentence"), REASONS, ids=[f"{n}-{case[0]}" for n, case in enumerate(REASONS)]
)
@rule("KA-11.2", "KA-14.3", "KA-4.12", "KA-7.7", "KA-2.3")
def test_a_refusal_says_precisely_why(why: str, match: Match, text: str, rule_id: str, sentence: str) -> None:
    found = reason(seen(match, 0), text)
    assert (found.say.id, found.rule) == (f"kairo-why-{why}", rule_id)
    assert all(words(language)(found.say, NAMES) for language in LANGUAGES)
    assert english(found.say) == sentence or not sentence


@rule("KA-4.16", "KA-7.7")
def test_blocked_deeds() -> None:
    (unable,) = building([[41]], pool=[1], capital=20).offers(0).blocked
    assert (unable.deed, unable.rule) == ("build", "KA-4.16")
    (forced,) = building([[8]], pool=[10, 9], dry=2, **DRY).offers(0).blocked
    assert (forced.deed, forced.rule) == ("pass", "KA-7.7")
    assert TURN.offers(0).blocked == ()
    assert building([[8]], phase="reveal").offers(0).blocked == ()


# The table in words ---------------------------------------------------------------------------------------------------


def test_the_table_of_the_trace() -> None:
    lines = table(trace(8), 1)
    assert lines[0] == "Building phase after auction 1 of 8."
    assert lines[1] == "Pieces needed: savanna 6, village 7, desert 8, mountain 9 and river 10."
    assert "Pool, 3 pieces: savanna (3 tracks, pays £1)." in lines
    assert "Pile: 45. Discards: 2." in lines
    assert "You: capital £93, bonus 0 of 5, crossed 0 of 8." in lines
    assert "Your row. Front: savanna, needs 6, 2 tracks, pays £1." in lines
    assert "You need 6: row 2, pool 3. Missing 1, wasted 0." in lines
    assert "Amina needs 10: row 2, pool 3. Missing 5, builds for £50." in lines
    assert "Your next build opens an auction." in lines
    assert "Your next build gives a bonus piece to Amina." in lines


@rule("KA-4.6", "KA-4.9", "KA-10.6")
def test_what_the_others_would_pay() -> None:
    def line(**given: Any) -> str:
        match = building([[8], [31]], pool=[10, 20], **given)
        return next(line for line in table(match, 0) if line.startswith("Bruno needs"))

    start = "Bruno needs 9: row 0, pool 6. "
    assert line(capital=[0, 100], bonus=[0, 1]) == start + "Missing 3, builds for £20."
    assert line(capital=0, bonus=[0, 3]) == start + "Missing 3, builds for £0."
    assert line(capital=0, bonus=[0, 2]) == start + "Missing 3."
    assert line(capital=100, bonus=0, options={"open_capitals": False}) == start + "Missing 3."
    ready = building([[31], [8]], pool=[10, 9])
    assert "Bruno needs 6: row 2, pool 5. Builds for free." in table(ready, 0)


@rule("KA-6.1", "KA-6.5")
def test_who_gets_a_bonus_piece_is_told_before_the_build() -> None:
    rivers = [[8], [41], [42], [31, 43]]
    match = building(rivers, seats=4, pool=[10, 9], bonus=[0, 5, 4, 0])
    assert "Your next build gives a bonus piece to Chiara." in table(match, 0)
    full = building(rivers, seats=4, pool=[10, 9], bonus=5)
    assert not any("gives a bonus piece" in line for line in table(full, 0))


@rule("KA-0.4", "KA-7.4")
def test_a_chance_goes_on_in_the_discards_when_the_pile_ends() -> None:
    """The pile's card brings 0; of the discards, one of two brings 3."""
    match = building([[8]], pool=[1], pile=[2], discards=[10, 11], bonus=0)
    assert "If nobody builds, the next 2 cards are enough without money: 0 %." in table(match, 0)
    match = building([[8]], pool=[9], pile=[2], discards=[10, 11], bonus=0)
    assert "If nobody builds, the next 2 cards are enough without money: 50 %." in table(match, 0)


@rule("KA-0.4")
def test_chances_of_the_next_card() -> None:
    match = building([[8]], phase="reveal", pool=[10], pile=[1, 2, 3, 4, 5], discards=[])
    assert legal(match) == ["reveal"]
    assert "The next card is enough without money: 3 of 5 cards, 60 %." in table(match, 0)
    play(match, "s0=reveal #1")
    assert "If nobody builds, the next 2 cards are enough without money: 100 %." in table(match, 0)
    silent = building([[8]], phase="reveal", pool=[10], options={"count_help": False})
    assert not any("%" in line for line in table(silent, 0))


def test_the_table_while_bids_are_sealed() -> None:
    match = bidding([30, 40, 30])
    play(match, "s1=bid:7")
    assert "Sealed bids: Bruno." in table(match, 0)
    assert "At an equal bid you choose before Bruno." in table(match, 0)
    assert "Your sealed bid: £7. You keep £33." in table(match, 1)
    assert "Still bidding: Amina and Chiara." in table(match, None)
    assert english(match.prompt(1)) == "Your bid of £7 is sealed. Still bidding: Amina and Chiara."
    assert english(match.prompt(None)) == "Still bidding: Amina and Chiara."


# The count ------------------------------------------------------------------------------------------------------------


@rule("KA-8.2", "KA-8.4")
def test_the_count_of_a_won_game() -> None:
    match = building([[8], [45]], crossed=WON, pool=[10, 9], capital=[5, 90], bonus=[1, 2])
    play(match, "s0=build:b0p0")
    count = match.breakdown
    assert [english(column.say) for column in count.columns] == ["Crossed", "Capital", "Bonus"]
    assert count.rows == ((8, 6, 1), (7, 90, 2))
    assert [english(say) for say in count.remarks] == [
        "Amina is the first to cross 8 cards and wins. Money and bonus do not count."
    ]


@rule("KA-8.6")
def test_the_count_of_a_stuck_game() -> None:
    match = building([[41]], seats=3, pool=[1], capital=[5, 5, 9], dry=5, **DRY)
    running = match.breakdown
    assert running.remarks == ()
    play(match, "s0=pass")
    assert match.ranks == [2, 2, 1]
    assert [english(say) for say in match.breakdown.remarks] == [
        "The game could not go on. Crossed cards count, then capital.",
        "Amina and Bruno share place 2.",
    ]
    assert english(match.prompt(0)) == "The game is over. Won by Chiara."
    line = game("kairo").events.line
    assert english(line(match.events()[-1]) or seat_name(0)) == "The game cannot go on and ends. In front: Chiara."
