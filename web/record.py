"""Records moments of games as the messages a browser gets, for the tests of the client and its gallery."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mezani import GAMES, Match, Rng
from mezani.core.say import Say
from mezani.server.forms import Pace
from mezani.server.messages import Line, Presence, Result, SeatInfo, TableInfo, View
from mezani.words import LANGUAGES, words

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Amina", "Bruno", "Chiara", "Kifaru")
READER = 0
LOG = 14
"""So many of the last lines are kept."""
WORDED = 40
"""So many sentences of each game are kept with what Python makes of them."""


def table(match: Match) -> TableInfo:
    """Return the table that the match is played at."""
    seats = [
        SeatInfo(seat, "bot" if seat == 3 else "person", name, level="strong" if seat == 3 else "")
        for seat, name in enumerate(NAMES[: match.seats])
    ]
    return TableInfo(
        code="K7QF-2MNA",
        name="Friday four",
        game=match.game.id,
        state="over" if match.over else "running",
        listing="unlisted",
        pace=Pace(),
        seats=seats,
        options=dict(match.options),
        house=False,
        order="chosen",
        spectators=True,
        practice=False,
        looked_at=False,
        host=NAMES[0],
        your_seats=[READER],
        you_host=True,
        proposal=None,
        next=None,
        reason="",
        created=0.0,
    )


def view(match: Match, seat: int | None = READER) -> View:
    """Return what a seat is sent of the match."""
    seen = match.events(seat)[-LOG:]
    return View(
        seat=seat,
        version=1,
        turn=len(seen),
        to_act=[other for other in match.to_act if other >= 0],
        over=match.over,
        view=match.view(seat),
        legal=[] if seat is None else match.legal(seat),
        offers=match.offers(seat or 0),
        prompt=match.prompt(seat),
        drafts=[] if seat is None else match.drafts(seat),
        can_undo=seat is not None and match.can_undo(seat),
        sealed=False,
        log_from=0,
        lines=[Line(number, event, match.game.events.line(event)) for number, event in enumerate(seen)],
        clocks=None,
        now=0.0,
        result=Result(match.scores, match.ranks, match.breakdown) if match.over else None,
    )


def moments(id: str) -> dict[str, Match]:
    """Play a game, and return it early, in the middle, late and over; where it runs, the reader is to act."""
    whole = played(Match(id, seats=4, seed=3), Rng(4), 100_000)
    length = len(whole.record.splitlines())
    found = {"over": whole}
    for name, part in (("early", 0.15), ("middle", 0.36), ("late", 0.8)):
        match = played(Match(id, seats=4, seed=3), Rng(4), int(length * part))
        found[name] = until_reader(match, Rng(5))
    return found


def played(match: Match, rng: Rng, entries: int) -> Match:
    """Play on until the record has so many lines or the game is over."""
    while not match.over and len(match.record.splitlines()) < entries:
        choose(match, rng, match.to_act[0])
    return match


def until_reader(match: Match, rng: Rng) -> Match:
    """Play on until the reader has several things to choose from."""
    while not match.over and (READER not in match.to_act or variety(match) < 3 or match.drafts(READER)):
        choose(match, rng, match.to_act[0])
    return match


def variety(match: Match) -> int:
    """Return how many texts and plans the reader can choose from."""
    return len(match.legal(READER)) + len(match.offers(READER).plans)


def choose(match: Match, rng: Rng, seat: int) -> None:
    """Play a text at random, mostly one that a plan begins with, so that the game goes on as among people."""
    legal, plans = match.legal(seat), match.offers(seat).plans
    wise = [plan.texts[0] for plan in plans if plan.texts[0] in legal] if rng.below(4) else []
    texts = wise or legal
    match.play(seat, texts[rng.below(len(texts))])


def decisions(id: str) -> Iterator[tuple[str, Match]]:
    """Return the phases of a game, each with the match at the moment at which the reader has most to choose from."""
    most: dict[str, tuple[int, int]] = {}
    for step, match in enumerate(steps(id)):
        if not match.over and READER in match.to_act:
            phase = str(match.view(READER).phase)
            most[phase] = max(most.get(phase, (0, 0)), (variety(match), step))
    wanted = {step: phase for phase, (_, step) in most.items()}
    return ((wanted[step], match) for step, match in enumerate(steps(id)) if step in wanted)


def steps(id: str) -> Iterator[Match]:
    """Play a game, and yield it after each choice."""
    match, rng = Match(id, seats=4, seed=6), Rng(7)
    yield match
    while not match.over:
        choose(match, rng, match.to_act[0])
        yield match


def sentences(match: Match) -> list[dict[str, Any]]:
    """Return some of the sentences of a game, each with its words in every language for one reader."""
    lines = [match.game.events.line(event) for event in match.events(READER)]
    says: list[Say] = [*match.describe(READER), *(line for line in lines if line is not None)]
    chosen = says[:: max(1, len(says) // WORDED)]
    return [{"say": say, "words": {name: words(name)(say, NAMES, READER) for name in LANGUAGES}} for say in chosen]


def main() -> None:
    """Write the fixtures of every game, or of those that are named."""
    FOLDER.mkdir(exist_ok=True)
    for id in sys.argv[1:] or GAMES:
        for name, match in moments(id).items():
            here = Presence([0, 1, 3], {2: 0.0}, 1)
            write(f"{id}-{name}", {"table": table(match), "view": view(match), "presence": here})
            if name == "over":
                write(f"{id}-words", sentences(match))
        for phase, match in decisions(id):
            here = Presence([0, 1, 3], {2: 0.0}, 1)
            write(f"{id}-at-{phase}", {"table": table(match), "view": view(match), "presence": here})


def write(name: str, data: object) -> None:
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(data) + b"\n")


if __name__ == "__main__":
    main()
