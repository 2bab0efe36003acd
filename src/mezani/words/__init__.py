"""Says events, offers, refusals and pieces in a language, from the Fluent catalogues of the games and a common one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from mezani.core import say as saying
from mezani.core.errors import MezaniError
from mezani.core.say import Argument, Say, seat_name
from mezani.games import GAMES, game

LANGUAGES = ("en", "it", "de")
SHARED = ("common", "client")
"""The catalogues that belong to no game: of Python and the browser, and of the browser alone."""
NOBODY = "nobody"
"""What `$you` is where no argument is the reader's seat."""


class BadWords(MezaniError):
    """A message that is missing or cannot be worded."""


class Words:
    """One language. `words(Say(...), names, reader)` gives the sentence.

    Besides its own arguments each message has `$you`: the name of the argument that is the reader's own seat, or
    `nobody`. So a sentence can say "You flip" to one and "Bruno flips" to the others.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadWords(f"no language {language!r} (there are {', '.join(LANGUAGES)})")
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}

    def __call__(self, say: Say, names: Sequence[str] = (), reader: int | None = None) -> str:
        """Word a message; `names` are those of the seats, `reader` is the seat that it is said to."""
        if say.id == "seat":
            seat = say.args["n"]
            assert isinstance(seat, int)
            return self.seat(seat, names)
        bundle = self._bundle(say.id.partition("-")[0])
        if not bundle.has_message(say.id):
            raise BadWords(f"{self.language}: no message {say.id!r}")
        pattern = bundle.get_message(say.id).value
        if pattern is None:
            raise BadWords(f"{self.language}: {say.id} has no text")
        args = {name: self._word(arg, names, reader) for name, arg in say.args.items()}
        own = next((name for name, arg in say.args.items() if reader is not None and arg == seat_name(reader)), NOBODY)
        text, errors = bundle.format_pattern(pattern, {**args, "you": own})
        if errors:
            raise BadWords(f"{self.language}: {say.id}: {errors[0]}")
        return str(text)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return the name of a seat: the given one, or its letter."""
        return names[seat] if seat < len(names) else self(Say("common-seat", {"letter": "ABCDE"[seat]}))

    def ui(self, id: str, **args: Argument) -> str:
        """Word a message of the terminal."""
        return self(Say(f"common-ui-{id}", args))

    def _word(self, arg: Argument, names: Sequence[str], reader: int | None) -> str | int:
        if isinstance(arg, Say):
            return self(arg, names, reader)
        if isinstance(arg, tuple):
            return self._list([str(self._word(part, names, reader)) for part in arg])
        return arg

    def _list(self, parts: list[str]) -> str:
        if not parts:
            return self(Say("common-none"))
        *head, last = parts
        return self(Say("common-list", {"head": ", ".join(head), "last": last})) if head else last

    def _bundle(self, name: str) -> FluentBundle:
        if name not in self._bundles:
            self._bundles[name] = read_bundle(self.language, name)
        return self._bundles[name]

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all messages of this language."""
        return frozenset(id for name in (*SHARED, *GAMES) for id in self._bundle(name)._messages)


def catalogue(language: str, name: str) -> Path:
    """Return the file of a game's messages, or of the shared ones."""
    if name in SHARED:
        return Path(__file__).with_name(name) / f"{language}.ftl"
    return game(name).folder / "words" / f"{language}.ftl"


def read_bundle(language: str, name: str) -> FluentBundle:
    """Read one catalogue."""
    if name not in (*SHARED, *GAMES):
        raise BadWords(f"no catalogue {name!r}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language, name).read_text(encoding="utf-8")))
    return bundle


@cache
def words(language: str) -> Words:
    """Return a language, read once."""
    return Words(language)


def speak_english(say: Say) -> str:
    """Word a message for a traceback: in English, or spelt out if it has no words."""
    try:
        return words("en")(say)
    except MezaniError:
        return saying.spell(say)


saying.speaker = speak_english
