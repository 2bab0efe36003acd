"""Every event, offer, refusal, prompt, table and count of random games is worded in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from mezani import GAMES, Match, Rng, game
from mezani.core.say import Say
from mezani.words import LANGUAGES, SHARED, BadWords, catalogue, words
from tests.contract.walks import MANY, each_table, knowers, play_out, random_options

SOURCES = Path(__file__).parents[2] / "src" / "mezani"


def variables(node: object) -> set[str]:
    """Return the arguments that a message uses, those of the terms it refers to left out."""
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for part in child if isinstance(child, list) else [child]:
                found |= variables(part)
    return found


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Return the arguments of each message of a catalogue; a text that cannot be read fails."""
    entries = FluentParser().parse(catalogue(language, name).read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: variables(entry.value) for entry in found}


@pytest.mark.parametrize("name", [*SHARED, *GAMES])
def test_all_languages_have_the_same_messages(name: str) -> None:
    english = messages("en", name)
    for language in LANGUAGES:
        assert messages(language, name) == english
    assert all(id.startswith(f"{name}-") for id in english)


@pytest.mark.parametrize("id", GAMES)
def test_titles_options_and_headings_have_words(id: str) -> None:
    rules = (Path(__file__).parents[2] / "docs" / "rules" / f"{id}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^### [A-Z]{2}-(\d+) ", rules, re.MULTILINE)
    assert headings
    for language in LANGUAGES:
        speak = words(language)
        assert speak(Say(f"{id}-title"))
        for heading in headings:
            assert speak(Say(f"{id}-rule-{heading}"))
        for option in game(id).options:
            assert speak(Say(f"{id}-option-{option.id}"))
            if not all(type(value) is int for value in option.values):
                assert all(speak(Say(f"{id}-option-{option.id}-{option.write(value)}")) for value in option.values)


@each_table
def test_everything_that_is_said_has_words(id: str, seats: int) -> None:
    rng = Rng(seats)
    names = ["Ada", "Ben", "Cem", "Dora", "Eva"][:seats]
    texts = game(id).notation.CHOICES
    for _ in range(MANY):
        match = Match(id, seats=seats, seed=seats, **random_options(game(id), seats, rng))  # type: ignore[arg-type]
        while not match.over:
            says = [*match.describe(match.to_act[0]), *match.describe(None), match.prompt(None)]
            for seat in match.to_act:
                says += [match.prompt(seat), *offered(match, seat)]
                legal = match.legal(seat)
                says += [
                    match.game.offering.reason(match.view(seat), text).say
                    for text in (texts[rng.below(len(texts))] for _ in range(5))
                    if text not in legal
                ]
            assert_worded(says, names)
            play_out(match, rng, most=1)
        says = [*match.describe(None), *(column.say for column in match.breakdown.columns), *match.breakdown.remarks]
        lines = [match.game.events.line(seen) for seat in knowers(seats) for seen in match.events(seat)]
        assert_worded(says + [line for line in lines if line is not None], names)
        assert len({len(match.breakdown.columns), *map(len, match.breakdown.rows)}) == 1


def offered(match: Match, seat: int) -> list[Say]:
    offers = match.offers(seat)
    assert list(offers.notes) == match.legal(seat)
    assert len(offers.plans) <= 12
    says = [note.say for note in offers.notes.values()] + [blocked.say for blocked in offers.blocked]
    says += [note.cost for note in offers.notes.values() if note.cost is not None]
    return says + [plan.say for plan in offers.plans]


def assert_worded(says: list[Say], names: list[str]) -> None:
    for say in says:
        for language in LANGUAGES:
            sentence = words(language)(say, names)
            assert sentence.strip()
            assert "{" not in sentence


def test_what_has_no_words_is_an_error() -> None:
    with pytest.raises(BadWords):
        words("en")(Say("mara-no-such-message"))
    with pytest.raises(BadWords):
        words("en")(Say("chess-title"))
    with pytest.raises(BadWords):
        words("xx")
    assert str(Say("mara-no-such-message", {"n": 1})) == "mara-no-such-message n=1"
