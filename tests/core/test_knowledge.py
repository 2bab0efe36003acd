"""What leaves a match: events as each reader sees them, JSON bytes, messages, errors."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from mezani import BadOption, Event, Illegal, game
from mezani.core import say as saying
from mezani.core.encode import encode
from mezani.core.game import find_game
from mezani.core.say import Say, seat_name, spell


@dataclass
class Hand:
    cards: tuple[int, ...]


def test_the_owner_sees_more() -> None:
    event = Event("draw", {"seat": 1}, {"card": "lion"}, owner=1)
    assert event.seen_by(1) == {"kind": "draw", "seat": 1, "card": "lion"}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "draw", "seat": 1}


def test_private_events_are_nobody_elses() -> None:
    event = Event("peek", {"seat": 1}, {"card": "lion"}, owner=1, private=True)
    assert event.seen_by(1) is not None
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None


def test_what_belongs_to_nobody_shows_no_secret() -> None:
    """A spectator is None and nobody is -1; neither may see the secret part."""
    event = Event("hide", {}, {"card": "lion"})
    assert event.seen_by(-1) == event.seen_by(None) == {"kind": "hide"}


def test_equal_knowledge_is_equal_bytes() -> None:
    assert encode({"b": Hand((1, 2)), "a": [None, True, 1.5, "é"]}) == encode(
        {"a": (None, True, 1.5, "é"), "b": {"cards": [1, 2]}}
    )
    with pytest.raises(TypeError, match="set cannot be part of a view"):
        encode({"a": {1, 2}})


def test_messages_spell_themselves_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "speaker", spell)
    assert str(Say("toy-why", {"n": 2})) == "toy-why n=2"
    assert seat_name(3) == Say("seat", {"n": 3})
    assert str(Illegal("move 2", Say("toy-why"), "TO-1.2")) == "Illegal: 'move 2': toy-why (TO-1.2)"
    assert str(Illegal("move 2", Say("toy-why"))) == "Illegal: 'move 2': toy-why"


def test_games_are_found_by_id() -> None:
    assert find_game("mara") is game("mara")
    assert find_game(game("mara")) is game("mara")
    assert repr(game("mara")) == "Game('mara')"
    with pytest.raises(BadOption, match="no game 'chess'"):
        find_game("chess")
    with pytest.raises(BadOption, match="2 to 4 seats, not '2'"):
        game("mara").settle("2", {})  # type: ignore[arg-type]
