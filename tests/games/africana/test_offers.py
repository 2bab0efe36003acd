"""What a person is told before choosing: labels, gains, what is blocked, plans, refusals (ux: preview data)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mezani import Match, Rng
from mezani.core.offer import Note, Offers
from mezani.core.say import Say
from mezani.games.africana.box import BOX
from mezani.games.africana.offers import reason
from mezani.words import LANGUAGES, words
from tests.games.africana.table import NORTH, SPECIFICATION, Table, book, player
from tests.games.africana.test_properties import eager

LONGEST_LABEL, LONGEST_PROMPT = 60, 80
PLACES = {place.id for place in BOX.locations}
PIECES = {card.id for card in BOX.expeditions} | {page.id for page in BOX.adventures}

CARDS = {"pile", *BOX.cards}
BOOKS = {f"{half}.{part}" for half in BOX.halves for part in ("left", "right", "back", "forward")}


def english(say: Say) -> str:
    """Return what a person reads, with the dash between a page and its place as a hyphen."""
    return words("en")(say).replace(chr(0x2013), "-")


def offered(table: Table) -> Offers:
    return table.match.offers(table.match.to_act[0])


def note(table: Table, text: str) -> Note:
    return offered(table).notes[text]


def label(table: Table, text: str) -> str:
    """Return what is said beside a choice: label, and price or what stands for it."""
    found = note(table, text)
    return english(found.say) + (f" [{english(found.cost)}]" if found.cost else "")


def matches(seats: int) -> Iterator[tuple[Match, int, Rng]]:
    """Yield a running match before each choice; plans are followed as often as not."""
    rng = Rng(seats)
    for option in ("all", "travel"):
        match = Match("africana", seats=seats, seed=seats, hand_limit_counts=option, stall_rounds=30)
        while not match.over:
            (seat,) = match.to_act
            yield match, seat, rng
            plans = match.offers(seat).plans
            text = plans[0].texts[0] if plans and rng.below(2) else eager(match.legal(seat), rng)
            match.play(seat, text)


def scores_after(match: Match, seat: int, texts: tuple[str, ...]) -> list[int]:
    """Return what each company counts before choices that are all free, and after them."""
    state = match.state
    codes = match.game.code_of
    for text in (*match.drafts(seat), *texts):
        state.step(codes[text])
    return state.scores()


# Notes ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("AN-10.3", "AN-11.4", "AN-15.5", "AN-15.6")
def test_what_is_stated_is_what_happens(seats: int) -> None:
    gains = plans = 0
    for match, seat, _ in matches(seats):
        legal, offers = match.legal(seat), match.offers(seat)
        assert list(offers.notes) == legal
        before = scores_after(match, seat, ())
        for text, found in offers.notes.items():
            assert (found.gain is not None) == (text[:4] in ("fin:", "adv:"))
            if found.gain is not None:
                gains += 1
                after = scores_after(match, seat, (text,))
                assert found.gain == tuple(now - then for now, then in zip(after, before, strict=True))
        for plan in offers.plans:
            plans += 1
            assert legal_in_a_row(match, seat, plan.texts)
            assert (plan.gain is None) == plan.texts[-1].startswith("join:")
            if plan.gain is not None:
                after = scores_after(match, seat, plan.texts)
                assert plan.gain == tuple(now - then for now, then in zip(after, before, strict=True))
    assert gains > 20
    assert plans > 500


def legal_in_a_row(match: Match, seat: int, texts: tuple[str, ...]) -> bool:
    """Tell whether choices can be made one after the other, all but the last free."""
    state = match.state
    for text in match.drafts(seat):
        state.step(match.game.code_of[text])
    for number, text in enumerate(texts):
        code = match.game.code_of[text]
        if state.to_act != seat or code not in state.codes():
            return False
        if number < len(texts) - 1 and not state.revocable(code) and match.options["take_back"] == "on":
            return False
        state.step(code)
    return True


@pytest.mark.parametrize("seats", [3])
def test_labels_are_short_and_lights_exist(seats: int) -> None:
    lit = set()
    for match, seat, rng in matches(seats):
        if rng.below(3):
            continue
        offers = match.offers(seat)
        for found in offers.notes.values():
            for kind, things in found.lights.items():
                lit.add(kind)
                assert set(things) <= PLACES | PIECES | CARDS | BOOKS
        said = [*(found.say for found in offers.notes.values()), *(plan.say for plan in offers.plans)]
        for language in LANGUAGES:
            speak = words(language)
            assert [speak(say) for say in said if len(speak(say)) > LONGEST_LABEL] == []
            assert len(speak(match.prompt(seat))) <= LONGEST_PROMPT
    assert lit >= {"target", "because", "from"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_labels_are_short(language: str) -> None:
    """The longest names, the greatest numbers."""
    finished = " ".join(page.id for page in BOX.adventures if page.id not in ("N06", "N11", "N12"))
    at = {expedition.id: BOX.locations[expedition.start].id for expedition in BOX.expeditions}
    for expedition in BOX.expeditions:
        destination = BOX.locations[expedition.destination].id
        given: dict[str, Any] = {"slots": f"{expedition.id} - - - -", "pile": "", "last_round": True}
        for place, marks, text in ((at[expedition.id], {}, "join"), (destination, {expedition.id: [0]}, "fin")):
            table = Table(at=place, marks=marks, **given)
            plans = [english(plan.say) for plan in offered(table).plans]
            assert plans, "the claim here is a plan"
            table.do("move")
            found = note(table, f"{text}:{expedition.id}")
            assert len(words(language)(found.say)) <= LONGEST_LABEL
    table = Table(at="tananarive", silver=9, hand="ao+am+at+av", unfinished="N06", finished=finished)
    table.do("move")
    assert all(len(words(language)(found.say)) <= LONGEST_LABEL for found in offered(table).notes.values())
    for start in PLACES:
        table = Table(at=start, silver=9, hand="ao+am+at+av")
        said = [plan.say for plan in offered(table).plans]
        table.do("move")
        said += [found.say for found in offered(table).notes.values()]
        assert all(len(words(language)(say)) <= LONGEST_LABEL for say in said)
    for page in BOX.adventures:
        half = ("north", "south")[page.book]
        for pages in (book(page.id), book("", left=page.id)):
            table = Table(at=("napoli", "cape_town")[page.book], silver=9, **{half: pages})
            table.do("book")
            assert all(len(words(language)(found.say)) <= LONGEST_LABEL for found in offered(table).notes.values())


def test_labels_of_actions() -> None:
    table = Table(at="windhoek", hand="m+t+g+j", north=book(NORTH), south=book("S01"))
    assert [label(table, text) for text in table.legal] == [
        "Draw 2 travel cards, then drop 1 [hidden]",
        "Open the south book",
        "Move, 1 claim open here",
    ]
    assert label(Table(travel="m"), "draw") == "Draw 1 travel card [hidden]"
    assert label(Table(travel="", discard="m+m+m"), "draw") == "Draw 2 travel cards [hidden]"
    assert label(Table(travel=""), "draw") == "Draw nothing: no travel card is left [hidden]"
    assert label(Table(hand="m+m+t+t+j", travel="g"), "draw") == "Draw 1 travel card, then drop 1 [hidden]"
    assert label(Table(), "move") == "Move"
    travel = {"hand_limit_counts": "travel"}
    assert label(Table(hand="m+t+g+am+j", options=travel), "draw") == "Draw 2 travel cards [hidden]"


@pytest.mark.rule("AN-6.5", "AN-6.11")
def test_labels_of_a_book() -> None:
    table = Table(silver=12, north={"known": ["N01", "N02", "N03"], "left": 1, "unseen": ["N04"]})
    table.do("book")
    assert [label(table, text) for text in table.legal] == [
        "Close the book",
        "Turn the page to djembe - Zanzibar [free]",
        "Turn back [free]",
        "Buy mask - Luanda [5 silver]",
        "Buy mask - Mozambique [5 silver]",
    ]
    table.do("turn:F")
    assert [label(table, text) for text in table.legal[1:3]] == [
        "Turn the page [1 silver]",
        "Turn back to mask - Luanda [1 silver]",
    ]
    assert note(table, "buy:R").lights == {"target": ("north.right",), "because": ("N03", "zanzibar")}
    assert note(table, "turn:B").lights == {"target": ("north.back",), "because": ("N01", "luanda")}
    table = Table(silver=12, options={"page_notes": "off"}, north={"known": ["N01", "N02"], "left": 0, "unseen": []})
    table.do("book")
    assert label(table, "turn:F") == "Turn the page [free]", "without notes a page is not named"
    table = Table(silver=20, north=book(NORTH))
    table.do("book buy:R buy:R buy:R buy:R")
    assert label(table, "close") == "Close the book, then drop 1 adventure"


def test_labels_of_steps_and_of_the_end_of_a_move() -> None:
    table = Table(at="windhoek", hand="g+g+o+j+am", silver=5, travel="v")
    table.do("move")
    assert label(table, "stop") == "End the move, 1 claim open here"
    assert label(table, "go:cape_town:g") == "To Cape Town with grey"
    assert label(table, "go:luanda:am") == "To Luanda with magenta assistant"
    assert label(table, "go:luanda:o!") == "To Luanda with orange, recoloured [5 silver]"
    assert note(table, "go:luanda:o!").lights == {"target": ("luanda",), "from": ("windhoek", "o")}
    table.do("join:A01")
    assert label(table, "stop") == "End the move, then drop 1 card"
    table.do("go:luanda:am")
    assert label(table, "stop") == "End the move, then drop 1 card", "the assistant comes back"
    table.do("go:windhoek:o")
    assert label(table, "stop") == "End the move"


@pytest.mark.rule("AN-9.4", "AN-10.3", "AN-15.3", "AN-15.6")
def test_labels_of_claims() -> None:
    table = Table(
        at="windhoek",
        silver=8,
        unfinished="N04 N13",
        finished="S03 S11",
        slots="A01 B10 B01 A09 A10",
        marks={"B01": [0, 1]},
    )
    table.do("move")
    assert label(table, "join:A01") == "Join Windhoek → Lagos: draw 1 card"
    assert label(table, "join:B10") == "Join Windhoek → Jidda: 2 silver"
    assert label(table, "fin:B01") == "Finish Zanzibar → Windhoek: 2 silver, 4 points"
    assert note(table, "fin:B01").gain == (5, 0), "ten silver make another point"
    assert label(table, "adv:N04") == "Take home: djembe, 3 silver, 4 points, collections 0 → 6"
    assert note(table, "adv:N04").gain == (4 + 6 + 1 - 1, 0), "an unfinished artifact counted one"
    assert note(table, "join:A01").lights == {"target": ("windhoek",), "because": ("A01", "lagos")}
    assert note(table, "fin:B01").lights == {"target": ("windhoek",), "because": ("B01",)}
    assert note(table, "adv:N04").lights == {"target": ("windhoek",), "from": ("N04",)}
    assert {note(table, text).gain for text in table.legal if text[:3] in ("joi", "go:", "sto")} == {None}
    table = Table(at="victoria_falls", unfinished="N13", finished="S11")
    table.do("move")
    assert label(table, "adv:N13") == "Hire the magenta assistant, penalty 0 → -5"
    assert note(table, "adv:N13").gain == (-5, 0)
    table = Table(at="victoria_falls", unfinished="N13 N08")
    table.do("move")
    assert label(table, "adv:N13") == "Hire the magenta assistant"
    assert label(table, "adv:N08") == "Take home: vessel, 3 silver, 4 points"


def test_labels_of_what_must_go() -> None:
    table = Table(hand="m+m+m+am+j", travel="o v")
    table.do("draw")
    assert label(table, "drop:m") == "Drop magenta"
    assert label(table, "drop:am") == "Give up the magenta assistant for good"
    assert label(table, "drop:j") == "Give up the joker for good"
    table = Table(silver=20, north=book(NORTH))
    table.do("book buy:R buy:R buy:R buy:R close")
    assert label(table, "shed:N02") == "Drop mask - Mozambique. It leaves the game."
    assert note(table, "shed:N02").lights == {"from": ("N02",), "lost": ("N02",)}


def test_prompts() -> None:
    table = Table(hand="m+m+m+am+j", travel="o v")
    prompts = [english(table.match.prompt(seat)) for seat in (0, 1, None)]
    assert prompts == ["Draw, open a book, or move.", "Italy is choosing.", "Italy is choosing."]
    table.do("draw")
    assert english(table.match.prompt(0)) == "Keep 5 cards: drop 2."
    table = Table(silver=20, north=book(NORTH))
    table.do("book")
    assert english(table.match.prompt(0)) == "Turn a page, buy, or close the book. You have 20 silver."
    table.do("buy:R buy:R buy:R buy:R close")
    assert english(table.match.prompt(0)) == "Keep 3 adventures: drop 1."
    table = Table()
    table.do("move")
    assert english(table.match.prompt(0)) == "Take a step, join or finish something, or end the move."
    over = Table(phase="over", active=1, last_round=True, pile="")
    assert english(over.match.prompt(0)) == "The game is over."


# What is blocked, and why ---------------------------------------------------------------------------------------------


def blocked(table: Table) -> list[tuple[str, str, str]]:
    return [(each.deed, each.rule, english(each.say)) for each in offered(table).blocked]


@pytest.mark.rule("AN-4.3", "AN-6.4", "AN-6.11")
def test_blocked_deeds_of_a_book() -> None:
    assert blocked(Table()) == [("book", "AN-4.3", "The north book is empty.")]
    table = Table(silver=0, north=book(NORTH))
    assert blocked(table) == []
    table.do("book")
    assert blocked(table) == [
        ("turn", "AN-6.10", "No page lies on the left."),
        ("buy", "AN-6.4", "No page lies on the left."),
        ("buy", "AN-6.5", "A page costs 5 silver. You have 0."),
    ]
    table.do("turn:F")
    assert blocked(table)[:2] == [("turn", "AN-6.11", "Another page turn costs 1 silver. You have 0.")] * 2


@pytest.mark.rule("AN-7.3", "AN-9.2")
def test_blocked_deeds_of_a_move() -> None:
    marks = {"A02": [0], "A06": [0], "A09": [0], "A10": [0]}
    table = Table(at="windhoek", hand="g", marks=marks)
    table.do("move")
    assert blocked(table) == [
        ("join", "AN-9.2", "All your 4 markers are on expeditions."),
        ("go", "AN-7.3", "You hold no magenta or violet card for Luanda."),
    ]
    table = Table(at="windhoek", hand="j", marks={"A01": [0]})
    table.do("move")
    assert blocked(table) == [("join", "AN-9.2", "You have joined Windhoek → Lagos already.")]
    table = Table(at="windhoek", hand="t", silver=5, slots="A02 A06 A09 A10 A03")
    table.do("move")
    assert blocked(table) == []
    table = Table(at="windhoek", hand="j")
    table.do("move")
    assert blocked(table) == []


@pytest.mark.rule("AN-12.8")
def test_blocked_deeds_of_the_hand_limit() -> None:
    table = Table(hand="m+m+m+m+am", travel="o v", options={"hand_limit_counts": "travel"})
    table.do("draw")
    assert blocked(table) == [("drop", "AN-12.8", "Joker and assistants don't count here. Drop travel cards.")]
    table = Table(hand="m+m+m+am", travel="o v")
    table.do("draw")
    assert blocked(table) == []


def in_move(**given: Any) -> Table:
    table = Table(**given)
    table.do("move")
    return table


def in_book(**given: Any) -> Table:
    table = Table(north=book(NORTH), **given)
    table.do("book")
    return table


def dropping() -> Table:
    table = Table(hand="m+m+m+m+am", travel="o v", options={"hand_limit_counts": "travel"})
    table.do("draw")
    return table


def shedding() -> Table:
    table = Table(silver=20, north=book(NORTH), others=[player("lagos", unfinished="S01")])
    table.do("book buy:R buy:R buy:R buy:R close")
    return table


OVER: dict[str, Any] = {"phase": "over", "active": 1, "last_round": True, "pile": ""}
REASONS: list[tuple[Table, str, str, str, str]] = [
    (Table(**OVER), "draw", "AN-14.3", "over", "The game is over."),
    (Table(), "book", "AN-4.3", "book-empty", "The north book is empty."),
    (Table(), "stop", "AN-4.2", "expects-action", "First choose an action: draw, open a book, or move."),
    (in_book(), "stop", "AN-6.13", "expects-book", "Your book is open. Turn, buy, or close it."),
    (in_move(), "close", "AN-7.1", "expects-move", "You are on the move. Take a step, claim something, or end it."),
    (in_move(), "draw", "AN-4.2", "one-action", "You have chosen your action. One per turn."),
    (in_book(), "move", "AN-4.2", "one-action", "You have chosen your action. One per turn."),
    (dropping(), "draw", "AN-12.2", "expects-drop", "You hold too many cards. Drop one first."),
    (dropping(), "drop:g", "AN-12.2", "not-in-hand", "Your hand has no such card: grey."),
    (dropping(), "drop:am", "AN-12.8", "only-travel", "Joker and assistants don't count here. Drop travel cards."),
    (shedding(), "close", "AN-12.6", "expects-shed", "You have too many adventures. Drop one first."),
    (shedding(), "shed:N05", "AN-12.6", "adventure-not-held", "You do not hold figurine - Serengeti."),
    (shedding(), "shed:S01", "AN-12.6", "adventure-of", "France holds mask - Marrakesh."),
    (shedding(), "shed:S99", "AN-12.6", "no-adventure", "There is no adventure S99."),
    (in_book(), "turn:B", "AN-6.10", "no-page-left", "No page lies on the left."),
    (in_book(), "buy:L", "AN-6.4", "no-page-left", "No page lies on the left."),
    (in_book(), "buy:R", "AN-6.5", "buy-silver", "A page costs 5 silver. You have 0."),
    (in_move(), "join:A02", "AN-9.1", "starts-elsewhere", "Addis Ababa → Timbuktu can be joined at Addis Ababa only."),
    (in_move(), "join:B01", "AN-9.1", "not-displayed", "Zanzibar → Windhoek is not on display."),
    (in_move(), "join:B99", "AN-9.1", "no-expedition", "There is no expedition B99."),
    (in_move(), "fin:B99", "AN-10.1", "no-expedition", "There is no expedition B99."),
    (in_move(), "fin:B01", "AN-10.1", "not-displayed", "Zanzibar → Windhoek is not on display."),
    (in_move(), "fin:A01", "AN-10.1", "not-joined", "You have not joined Windhoek → Lagos."),
    (
        in_move(marks={"A01": [0]}),
        "fin:A01",
        "AN-10.1",
        "ends-elsewhere",
        "Windhoek → Lagos ends at Lagos. Your pawn is not there.",
    ),
    (in_move(), "adv:N99", "AN-11.1", "no-adventure", "There is no adventure N99."),
    (in_move(unfinished="N01"), "adv:N01", "AN-11.2", "target-elsewhere", "Your pawn is not at Luanda: mask - Luanda."),
    (in_move(), "go:nowhere:j", "AN-7.2", "no-place", "There is no place nowhere."),
    (in_move(), "go:lagos:j", "AN-7.2", "no-route", "No route leads from Napoli to Lagos."),
    (in_move(), "go:cairo:m", "AN-7.3", "not-in-hand", "Your hand has no such card: magenta."),
    (in_move(hand="m"), "go:cairo:m", "AN-7.4", "card-closed", "Cairo opens to orange or violet, not to: magenta."),
    (in_move(hand="o"), "go:cairo:o!", "AN-8.7", "valid-anyway", "No need to recolour for Cairo: orange."),
    (in_move(hand="m"), "go:cairo:m!", "AN-8.4", "recolour-silver", "Recolouring costs 5 silver. You have 0."),
]


@pytest.mark.parametrize(("table", "text", "rule", "id", "sentence"), REASONS, ids=lambda part: str(part)[:20])
@pytest.mark.rule("AN-19.8")
def test_a_refusal_says_precisely_why(table: Table, text: str, rule: str, id: str, sentence: str) -> None:
    found = reason(table.match.view(0), text)
    assert (found.rule, found.say.id, english(found.say)) == (rule, f"africana-why-{id}", sentence)
    assert all(words(language)(found.say) for language in LANGUAGES)


@pytest.mark.rule("AN-7.6", "AN-8.3")
def test_why_a_card_on_the_table_cannot_be_played() -> None:
    table = in_move(hand="v+j")
    table.do("go:cairo:v go:jidda:j")
    for text, rule in (("go:aswan:v", "AN-7.6"), ("go:aswan:j", "AN-8.3")):
        found = reason(table.match.view(0), text)
        assert (found.rule, found.say.id) == (rule, "africana-why-on-table")


def test_rules_that_are_named_exist() -> None:
    rules = {each.rule for match, seat, _ in matches(2) for each in match.offers(seat).blocked}
    rules |= {rule for _, _, rule, _, _ in REASONS}
    text = SPECIFICATION.read_text(encoding="utf-8")
    assert all(f"- **{rule}** " in text for rule in rules)
    assert len(rules) > 15


# Plans ----------------------------------------------------------------------------------------------------------------


def plans(table: Table) -> list[tuple[tuple[str, ...], str, tuple[int, ...] | None]]:
    return [(plan.texts, english(plan.say), plan.gain) for plan in offered(table).plans]


def test_plans_lead_to_claims_within_reach() -> None:
    table = Table(at="luanda", hand="o+g", unfinished="N04", marks={"A01": [0]}, slots="A01 B10 A06 A09 A10")
    expected: list[tuple[tuple[str, ...], str, tuple[int, ...] | None]] = [
        (("go:windhoek:o", "join:B10"), "In 1 step: join Windhoek → Jidda", None),
        (("go:windhoek:o", "adv:N04"), "In 1 step: finish djembe - Windhoek", (4 - 1 - 1, 0)),
        (("go:dakar:o", "go:lagos:g", "fin:A01"), "In 2 steps: finish Windhoek → Lagos", (1 - 1, 0)),
    ]
    assert plans(table)[:3] == [(("move", *texts), say, gain) for texts, say, gain in expected]
    table.do("move")
    assert plans(table)[:3] == expected
    table.do("go:windhoek:o")
    assert not [texts for texts, _, _ in plans(table) if len(texts) == 1], "a claim here is a choice of its own"
    table = Table(at="windhoek", hand="g")
    assert plans(table)[0] == (("move", "join:A01"), "Here: join Windhoek → Lagos", None)


def test_plans_light_their_ways_and_say_what_is_final() -> None:
    """A claim that draws a card cannot be taken back (AN-19.1); the others end with what can."""
    table = Table(at="luanda", hand="o+g", unfinished="N04", marks={"A01": [0]}, slots="A01 B10 A06 A09 A10")
    found = {plan.texts[-1]: plan for plan in offered(table).plans}
    assert found["fin:A01"].lights == {
        "target": ("lagos",),
        "from": ("luanda", "o", "g"),
        "because": ("dakar", "A01"),
    }
    assert found["adv:N04"].lights == {"target": ("windhoek",), "from": ("luanda", "o", "N04"), "because": ()}
    drawing = {"join:A06", "join:A10"}
    assert {claim for claim, plan in found.items() if plan.final} == drawing & found.keys() != set()
    assert "join:B10" in found, "its slot brings silver"
    table = Table(at="luanda", hand="o", slots="- B10 - - -", pile="", last_round=True, options={"take_back": "off"})
    assert all(plan.final for plan in offered(table).plans), "where nothing is taken back"


@pytest.mark.rule("AN-7.4", "AN-8.4")
def test_a_move_lights_what_is_one_step_away() -> None:
    assert note(Table(at="jidda", hand="m"), "move").lights["target"][0] == "jidda"
    reached = set(note(Table(at="windhoek", hand="g"), "move").lights["target"])
    assert "cape_town" in reached
    assert "luanda" not in reached
    assert "luanda" in note(Table(at="windhoek", hand="g", silver=5), "move").lights["target"]
    assert note(Table(at="windhoek", hand="-", silver=5), "move").lights["target"] == ("windhoek",)


def test_a_plan_spends_as_little_as_it_can() -> None:
    """Fewest steps, then fewest recolours, then fewest travel cards (section 12.2)."""

    def way(**given: Any) -> tuple[str, ...]:
        return plans(Table(at="luanda", slots="A01 - - - -", pile="", last_round=True, **given))[0][0]

    assert way(hand="o+ao+j") == ("move", "go:windhoek:ao", "join:A01")
    assert way(hand="o+g", silver=5) == ("move", "go:windhoek:o", "join:A01")
    assert way(hand="t", silver=5) == ("move", "go:windhoek:t!", "join:A01")
    assert way(hand="t+at", silver=5) == ("move", "go:windhoek:at!", "join:A01")


def test_plans_leave_out_assistants_that_cost_points() -> None:
    for finished, expected in (("", 1), ("S11", 0)):
        table = Table(at="luanda", hand="o+m", unfinished="N13", finished=finished, slots="A02 A06 A09 A10 A03")
        assert len([texts for texts, _, _ in plans(table) if texts[-1] == "adv:N13"]) == expected


def test_there_are_at_most_twelve_plans_and_none_beside_a_book() -> None:
    most = 0
    for match, seat, _ in matches(2):
        found = match.offers(seat).plans
        most = max(most, len(found))
        assert len(found) <= 12
        assert found == () or match.view(seat).phase in ("action", "move")
        assert len({plan.texts for plan in found}) == len(found)
    assert most > 4
