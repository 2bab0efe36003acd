"""Tables set up and asked in the notation of the specification (docs/rules/mara.md, sections 8 and 10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from mezani import Match, Rng, State
from mezani.core.ground import CHANCE, OVER
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import CHOICES, split
from mezani.games.mara.rules import Mara

LETTERS = "ABCD"


class Table:
    """A match from a partial position at a turn's start; the pile gives its cards in the order written."""

    def __init__(
        self,
        hands: str,
        rows: str = "-/-/-/-/-",
        pile: str = "-",
        turn: str = "A",
        crossed: str = "",
        seats: int = 2,
        played: str = "-",
        river: str = "",
        **options: object,
    ) -> None:
        self.pile = [] if pile == "-" else pile.split(".")
        position = {
            "game": "mara",
            "seats": seats,
            "options": {"rounds": 1, **options},
            "phase": "turn",
            "partial": True,
            "mover": LETTERS.index(turn),
            "rows": rows,
            "hands": by_seat(hands, seats),
            "crossed": by_seat(crossed, seats),
            "played": played,
            "unseen": ".".join([*self.pile, *filter(None, river.split("."))]) or "-",
            "pile": len(self.pile),
        }
        self.match = Match.at(position, dealer=None)

    @property
    def state(self) -> Mara:
        """The state as the seat to act has brought it about, what it has staged included."""
        state = cast(Mara, self.match.state)
        for text in self.match.drafts(state.to_act):
            state.step(CHOICES.index(text))
        return state

    @property
    def position(self) -> dict[str, Any]:
        """The published state as JSON."""
        return self.match.position()

    def play(self, *actions: str) -> Table:
        """Carry out complete actions of whoever is to act, and the draws after them."""
        for action in actions:
            for text in split(action):
                self.match.play(self.match.to_act[0], text)
                self.draw()
        return self

    def draw(self) -> None:
        """Draw from the pile while luck must decide."""
        while self.match.to_act == (CHANCE,) and self.pile:
            self.match.give(self.pile.pop(0))

    def legal(self, *staged: str) -> list[str]:
        """Return the legal texts, those after some staged choices if any are given."""
        state = self.state.copy()
        for text in staged:
            state.step(CHOICES.index(text))
        return [CHOICES[code] for code in state.codes()]

    def actions(self) -> list[str]:
        """Return the complete actions of the seat to act, in order."""
        return list(complete(self.state))

    def events(self, *kinds: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the events that a seat sees, those of some kinds if any are given."""
        return [event for event in self.match.events(seat) if not kinds or event["kind"] in kinds]


def by_seat(text: str, seats: int) -> list[str]:
    """Return the parts of a list by seat, `A=1.2;B=-`, nothing for a seat that is left out."""
    given = dict(part.split("=") for part in text.split(";") if text)
    return [given.get(letter, "-") for letter in LETTERS[:seats]]


def deal(match: Match, cards: str) -> None:
    """Let luck bring some cards, one after the other."""
    for card in cards.split("."):
        match.give(card)


def complete(state: State, begun: str = "") -> Iterator[str]:
    """Yield the complete actions from a decision on."""
    if state.to_act in (CHANCE, OVER):
        yield begun
        return
    for code in state.codes():
        after = state.copy()
        after.step(code)
        text = begun + CHOICES[code]
        if after.to_act == state.to_act and state.revocable(code):
            yield from complete(after, text)
        else:
            yield text


def joined(animals: int) -> str:
    """Return a set of cards as the specification writes it."""
    return ".".join(CARDS.names(animals)) or "-"


def at_a_decision(seats: int, seed: int, **options: object) -> Iterator[tuple[Match, int]]:
    """Yield a random match at each of its decisions with the seat to act; it is played on afterwards."""
    match, rng = Match("mara", seats=seats, seed=seed, **options), Rng(seed)  # type: ignore[arg-type]
    while not match.over:
        seat = match.to_act[0]
        yield match, seat
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
