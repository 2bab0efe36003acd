"""Matches set up as the specification's vectors describe them (section 10.2), for vectors and for tests of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mezani import Match
from mezani.core.ground import CHANCE
from mezani.games.africa.box import BOX
from mezani.games.africa.rules import Africa
from mezani.games.africa.sight import BESIDE
from mezani.games.africa.view import View

CITIES = [BOX.spaces[space] for _, space in BOX.cities]


class Scene:
    """A match in the middle of a game, its luck laid down for the spaces of `down`."""

    def __init__(self, vector: Mapping[str, Any]) -> None:
        self.down: dict[str, str] = vector.get("down", {})
        self.match = Match.at(position_of(vector), dealer=None)
        self.seen: list[dict[str, Any]] = []
        self.play(vector.get("moves", ""))

    def play(self, moves: str) -> list[dict[str, Any]]:
        """Play choices joined by blanks, each by whoever is to act; return what everybody sees of it."""
        before = len(self.match.events())
        for text in moves.split():
            self.match.play(self.match.to_act[0], text, publish=True)
            if self.match.to_act == (CHANCE,):
                self.match.give(self.down[text.partition(":")[2]])
        self.seen = self.match.events()[before:]
        return self.seen

    @property
    def view(self) -> View:
        view = self.match.view()
        assert isinstance(view, View)
        return view

    @property
    def state(self) -> Africa:
        state = self.match.state
        assert isinstance(state, Africa)
        return state

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.match.to_act[0]

    @property
    def legal(self) -> list[str]:
        return self.match.legal(self.seat) if self.match.to_act else []

    @property
    def deeds(self) -> list[str]:
        """The legal actions, without the word."""
        return [text.removeprefix("do:") for text in self.legal if text.startswith("do:")]

    def holds(self, space: str) -> str:
        """Return what lies on a space, `-` for nothing."""
        return self.view.board.get(space, "-")

    def empties(self, space: str) -> int:
        """Return the number of bare neighbours (AF-2.5)."""
        return sum(near not in self.view.board for near in BESIDE[space])

    def kinds(self) -> list[str]:
        """Return the kinds of the events of the last moves."""
        return [seen["kind"] for seen in self.seen]

    def event(self, kind: str) -> dict[str, Any]:
        """Return the only event of a kind among those of the last moves."""
        (found,) = [seen for seen in self.seen if seen["kind"] == kind]
        return found


def scene(**vector: Any) -> Scene:
    """Return a scene given by the keys of a vector."""
    return Scene({"players": 2, "at": ["F5", "Q1", "A1", "J6", "B8"][: vector.get("players", 2)], **vector})


def position_of(vector: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position of a vector, defaults filled in."""
    seats: int = vector["players"]
    choosing = vector.get("decision") == "START_CITY"
    assert vector.get("decision", "OPTION") in ("START_CITY", "OPTION")
    board = board_of(vector)
    tiles = list(vector.get("tiles", {}).values())
    return {
        "game": "africa",
        "seats": seats,
        "options": vector.get("options", {}),
        "phase": "start_city" if choosing else "option",
        "board": board,
        "explorers": [None] * seats if choosing else vector.get("at", CITIES[:seats]),
        "camps": vector.get("hand", [2] * seats),
        "monuments": vector.get("monuments", tiles.count("monument")),
        "points": vector.get("score", [0] * seats),
        "goods": vector.get("goods", [{}] * seats),
        "mined": mined(vector.get("gold", [0] * seats), vector.get("gems", [0] * seats)),
        "idle": vector.get("idle", 0),
        "unseen": unseen(list(vector.get("down", {}).values()), list(board.values()).count("?")),
        "partial": True,
    }


def board_of(vector: Mapping[str, Any]) -> dict[str, str]:
    """Return what lies on the spaces that are not bare."""
    listed = dict.fromkeys(vector.get("camps", []), "camp") | dict.fromkeys(vector.get("down", {}), "?")
    listed |= vector.get("tiles", {})
    if vector.get("rest", "bare") == "bare":
        return listed
    bare = {*vector.get("bare", []), *CITIES}
    return {space: "?" for space in BOX.spaces if space not in bare} | listed


def mined(gold: Sequence[int], gems: Sequence[int]) -> list[dict[str, int]]:
    """Return tiles that show so many pieces: gold and gems in pieces stand for any tiles of that sum."""
    return [{"gold1": nuggets, "gem1": stones} for nuggets, stones in zip(gold, gems, strict=True)]


def unseen(known: list[str], tiles: int) -> dict[str, int]:
    """Return the kinds still face down: those listed, the others as the mix has them."""
    mix = [kind for kind, n in zip(BOX.kinds, BOX.mixes["A"], strict=True) for _ in range(n)]
    kinds = [*known, *mix][:tiles]
    return {kind: kinds.count(kind) for kind in BOX.kinds if kind in kinds}
