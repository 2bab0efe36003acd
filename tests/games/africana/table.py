"""Tables to test with: the specification's fixture F0, changed as a test needs it, luck written down beforehand."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from mezani import Illegal, Match
from mezani.core.ground import CHANCE

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "africana.md"
SLOTS = "A01 A02 A06 A09 A10"
PILE = "B01 B02 B03 B04 B05"
NORTH = "N01 N02 N03 N04"


def rows() -> dict[str, list[str]]:
    """Return the cells of every test vector of the specification by its id."""
    text = SPECIFICATION.read_text(encoding="utf-8")
    found = re.findall(r"^\| (TV-\d+) \|(.*)\|$", text, re.MULTILINE)
    return {id: [cell.strip() for cell in line.split(" | ")] for id, line in found}


ROWS = rows()


def choices(id: str, cell: int = 1) -> str:
    """Return the choices of a vector: what one of its cells has between backticks."""
    return " ".join(re.findall(r"`([^`]+)`", ROWS[id][cell]))


def legal_list(id: str) -> list[str]:
    """Return the legal list that a vector states."""
    (found,) = re.findall(r"legal(?: in D1:)? `([^`]+)`", ROWS[id][-1])
    return str(found).split()


def player(at: str, hand: str = "j", silver: int = 0, unfinished: str = "", finished: str = "") -> dict[str, Any]:
    """Return what a company has, as positions hold it."""
    cards = {"unfinished": unfinished.split(), "finished": finished.split()}
    return {"at": at, "hand": hand, "silver": silver, **cards}


def book(pages: str = "", left: str = "") -> dict[str, Any]:
    """Return a book with stack R, top first, of which the first page lies open, and stack L, bottom first."""
    right = pages.split()
    known = left.split() + right[:1]
    return {"known": known, "left": len(left.split()), "unseen": right[1:]}


def position(
    *,
    at: str = "napoli",
    hand: str = "j",
    silver: int = 0,
    unfinished: str = "",
    finished: str = "",
    others: Sequence[Mapping[str, Any]] = (),
    slots: str = SLOTS,
    marks: Mapping[str, Sequence[int]] | None = None,
    pile: str = PILE,
    travel: str = "m t g o v",
    discard: str = "-",
    north: Mapping[str, Any] | None = None,
    south: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Return fixture F0 (section 11) with changes; `travel` and `pile` are top first, `-` is an empty slot."""
    shown = [None if id == "-" else id for id in slots.split()]
    left = [id for id in pile.split() if id not in shown]
    joined = {id: list(seats) for id, seats in (marks or {}).items()}
    companies = [player(at, hand, silver, unfinished, finished), *(others or [player("lagos")])]
    return {
        "game": "africana",
        "seats": len(companies),
        "options": more.pop("options", {}),
        "phase": "action",
        "round": 5,
        "players": companies,
        "slots": [{"expedition": id, "joined": joined.get(id or "", [])} for id in shown],
        "unseen_expeditions": sorted(left),
        "expedition_pile": {letter: sum(id[0] == letter for id in left) for letter in "ABC"},
        "books": [dict(north or book()), dict(south or book())],
        "travel_pile": "+".join(travel.split()) or "-",
        "discard": discard,
        "partial": True,
        **more,
    }


class Table:
    """A match from fixture F0 whose luck comes in the order that is written down."""

    def __init__(self, **changes: Any) -> None:
        self.luck = [
            *changes.get("travel", "m t g o v").split(),
            *changes.get("pile", PILE).split(),
            *(changes.get(half, book()).get("unseen", []) for half in ("north", "south")),
        ]
        self.luck = [text for part in self.luck for text in ([part] if isinstance(part, str) else part)]
        self.match = Match.at(position(**changes), dealer=None)

    def do(self, line: str, publish: bool = True) -> list[dict[str, Any]]:
        """Carry out choices of whoever is to act, and luck as written down; return what everybody sees."""
        happened = []
        for text in line.split():
            happened += self.match.play(self.match.to_act[0], text, publish=publish)
            happened += self.deal()
        return [seen for event in happened if (seen := event.seen_by(None)) is not None]

    def deal(self) -> list[Any]:
        """Let luck bring the first outcome written down that it can bring, or the only one."""
        happened = []
        while self.match.to_act == (CHANCE,):
            possible = list(self.match.outcomes())
            text = next((text for text in self.luck if text in possible), possible[0])
            if text in self.luck:
                self.luck.remove(text)
            else:
                assert len(possible) == 1, "nobody wrote down what luck brings"
            happened += self.match.give(text)
        return happened

    @property
    def legal(self) -> list[str]:
        """The choices of whoever is to act."""
        return self.match.legal(self.match.to_act[0])

    @property
    def now(self) -> dict[str, Any]:
        """Everything that vectors speak of, seat 1 first."""
        written = self.match.position()
        first, second = written["players"][:2]
        marks = [seat for slot in written["slots"] for seat in slot["joined"]]
        books = written["books"]
        return {
            **first,
            "second": second,
            "pile": written["travel_pile"],
            "discard": written["discard"],
            "active": written["active"],
            "phase": written["phase"],
            "markers": 4 - marks.count(0),
            "markers_second": 4 - marks.count(1),
            "slots": " ".join(slot["expedition"] or "-" for slot in written["slots"]),
            "joined": {slot["expedition"]: slot["joined"] for slot in written["slots"] if slot["joined"]},
            "expeditions": written["expedition_pile"],
            "visible": " ".join(shown(books[0])),
            "known": " ".join(books[0]["known"]),
            "last_round": written["last_round"],
            "over": self.match.over,
            "removed": self.match.view(None).removed,
        }


def shown(book: Mapping[str, Any]) -> list[str]:
    """Return the visible pages, L before R, `-` for an empty side."""
    known, left = book["known"], book["left"]
    return [known[left - 1] if left else "-", known[left] if left < len(known) else "-"]


def kinds(happened: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the kinds of events."""
    return [event["kind"] for event in happened]


def refused(table: Table, text: str) -> str:
    """Return the rule by which a choice of the seat to act is refused, which must change nothing (AN-19.8)."""
    before = (table.match.position(), table.match.view(0), table.legal)
    with pytest.raises(Illegal) as refusal:
        table.match.play(table.match.to_act[0], text)
    assert (table.match.position(), table.match.view(0), table.legal) == before
    return refusal.value.rule
