"""Every message of the catalogues is said somewhere, and nothing is said that they do not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.core.say import Argument, Say
from mezani.games.kairo.offers import reason
from mezani.words import LANGUAGES, catalogue, words
from tests.games.kairo.setups import bidding, building, play, seen
from tests.games.kairo.test_offers import DRY, REASONS, WON

BY_FAMILY = re.compile(r"kairo-(title|rule-\d+|option-[\w-]+|deed-\w+|do-\w+|screen-[\w-]+)")
"""Messages that pages, menus and the browser say; a contract test checks titles, options and headings."""


def ids(argument: Argument) -> Iterator[str]:
    """Yield the ids of a message and of those inside it."""
    if isinstance(argument, Say):
        yield argument.id
        for part in argument.args.values():
            yield from ids(part)
    elif isinstance(argument, tuple):
        for part in argument:
            yield from ids(part)


def said(match: Match) -> Iterator[str]:
    """Yield the ids of all that is said about a match as it stands."""
    line = game("kairo").events.line
    for seat in (*range(match.seats), None):
        for say in (*match.describe(seat), match.prompt(seat), *map(line, match.events(seat))):
            if say is not None:
                yield from ids(say)
    for seat in match.to_act:
        offers = match.offers(seat) if seat >= 0 else None
        for note in offers.notes.values() if offers else ():
            yield from ids(note.say)
            yield from ids(note.cost or ())
        for blocked in offers.blocked if offers else ():
            yield from ids(blocked.say)
    yield from (id for column in match.breakdown.columns for id in ids(column.say))
    yield from ids(match.breakdown.remarks)


def played() -> Iterator[Match]:
    """Yield matches on their way, and the rare moments that random games do not come to."""
    rng = Rng(1)
    for seed in range(4):
        match = Match("kairo", seats=4, seed=seed, unspent_bonus_kept=seed > 1, open_capitals=bool(seed % 2))
        while not match.over:
            seat = match.to_act[-1]
            texts = match.legal(seat)[:3]
            match.play(seat, texts[rng.below(len(texts))], publish=True)
            if rng.below(10) == 0:
                yield match
        yield match
    for dry in (0, 2, 3):
        match = building([[41], [8]], pool=[10, 9], dry=dry, capital=0, **DRY)
        yield match
        play(match, "s0=pass")
        yield match
    lap = building([[8], [9]], pool=[10, 20], dry=2, **DRY)
    yield lap
    tie = bidding([100, 100, 100])
    play(tie, "s0=bid:1 s1=bid:1 s2=bid:1 s0=draw #1 s1=draw #5")
    yield tie
    play(tie, "s2=draw")
    yield tie
    play(tie, "#18")
    yield tie
    withdrawn = bidding([100, 100])
    play(withdrawn, "s0=bid:3")
    withdrawn.undo(0)
    yield withdrawn
    undone = building([[8]], pool=[10, 9])
    play(undone, "s0=pass")
    undone.undo(0)
    yield undone
    winning = building([[8], [45]], crossed=WON, pool=[10, 9])
    yield winning
    play(winning, "s0=build:b0p0")
    yield winning
    yield building([[8]], phase="reveal", pool=[])
    drawn = building([[45], [8, 1]], turn=1, pool=[10], bonus=[5, 0], pile=[2], discards=[3], phase="reveal")
    play(drawn, "s1=reveal #2 s1=build:b0p1 s1=reveal")
    yield drawn
    stuck = building([[41]], seats=3, pool=[1], capital=5, dry=5, **DRY)
    play(stuck, "s0=pass")
    yield stuck


def test_no_message_is_missing_or_unused() -> None:
    found = {id for match in played() for id in said(match)}
    found |= {reason(seen(match, 0), text).say.id for _, match, text, _, _ in REASONS}
    own = {id for id in found if id.startswith("kairo-")}
    for language in LANGUAGES:
        text = catalogue(language, "kairo").read_text(encoding="utf-8")
        held = {id for id in re.findall(r"^(kairo-[\w-]+) =", text, re.MULTILINE) if not BY_FAMILY.fullmatch(id)}
        assert held == own


def test_every_deed_has_a_name() -> None:
    deeds = {re.split(r"[:]", text)[0] for text in game("kairo").notation.CHOICES}
    text = catalogue("en", "kairo").read_text(encoding="utf-8")
    assert set(re.findall(r"^kairo-deed-(\w+) =", text, re.MULTILINE)) == deeds


@pytest.mark.parametrize(
    ("language", "one", "none", "money", "short"),
    [
        (
            "en",
            "You have 1 bonus piece and cannot spend 2.",
            "You have no bonus pieces and cannot spend 2.",
            "1 piece costs £10. You have £5.",
            "leave you 1 short.",
        ),
        (
            "it",
            "Hai 1 pezzo bonus e non puoi spenderne 2.",
            "Non hai pezzi bonus e non puoi spenderne 2.",
            "1 pezzo costa £10. Hai £5.",
            "ne manca ancora 1.",
        ),
        (
            "de",
            "Du hast 1 Bonusgleis und kannst nicht 2 nutzen.",
            "Du hast keine Bonusgleise und kannst nicht 2 nutzen.",
            "1 Gleis kostet £10. Du hast £5.",
            "fehlt noch 1.",
        ),
    ],
)
def test_one_is_said_as_one(language: str, one: str, none: str, money: str, short: str) -> None:
    def why(text: str, **given: Any) -> str:
        return words(language)(reason(seen(building([[31]], pool=[10, 9, 3], **given), 0), text).say)

    assert why("build:b2p1", bonus=1, capital=90) == one
    assert why("build:b2p1", bonus=0, capital=90) == none
    assert why("build:b2p1", bonus=3, capital=5) == money
    assert why("build:b2p1", bonus=1, capital=19).endswith(short)
