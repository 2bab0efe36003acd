"""Sets up positions of Cape to Cairo and plays lines as its rules write them, e.g. `s0=bid:7 s1=bid:7 #1`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from mezani import Match
from mezani.core.ground import CHANCE
from mezani.games.kairo.cards import CARDS
from mezani.games.kairo.rules import Kairo
from mezani.games.kairo.view import View

RIVERS = range(41, 51)


def ids(cards: Iterable[int]) -> list[str]:
    """Return cards as positions and views write them."""
    return [str(card) for card in cards]


def new(seats: int = 2, **options: object) -> Match:
    """Return a game whose luck the test supplies."""
    return Match("kairo", seats=seats, dealer=None, **options)  # type: ignore[arg-type]


def at(phase: str, seats: int, options: dict[str, bool] | None = None, **given: Any) -> Match:
    """Return a position that need not be one of a whole game, its luck supplied by the test."""
    frame = {"game": "kairo", "seats": seats, "options": options or {}, "phase": phase, "partial": True}
    return Match.at({**frame, **given}, dealer=None)


def bidding(
    bids_from: Sequence[int],
    *,
    pile: Sequence[int] | None = None,
    discards: Sequence[int] = (),
    options: dict[str, bool] | None = None,
) -> Match:
    """Return auction 1, everybody to bid from these capitals; `pile` and `discards` hold what can be turned up."""
    seats = len(bids_from)
    used = {*(pile or ()), *discards}
    offer = [card for card in (*range(21, 31), *range(31, 41)) if card not in used][:seats]
    given: dict[str, Any] = {"auction": 1, "capital": list(bids_from), "offer": ids(offer), "discards": ids(discards)}
    if pile is not None:
        given["pile"] = ids(pile)
    return at("bid", seats, options, **given)


def building(
    rows: Sequence[Sequence[int]],
    *,
    seats: int = 2,
    phase: str = "build",
    turn: int = 0,
    pool: Sequence[int] = (),
    crossed: Sequence[Sequence[int]] = (),
    coming: Sequence[int] = (),
    options: dict[str, bool] | None = None,
    **given: Any,
) -> Match:
    """Return a turn of the building phase. Seats without a row get a front that is no river; all own equally many.

    Cards in `coming` stay in the pile. `capital` and `bonus` may be one number for all seats.
    """
    named = {card for part in (*rows, *crossed, pool, coming) for card in part}
    named |= {int(card) for key in ("pile", "discards") for card in given.get(key, ())}
    spare = [card.id for card in CARDS.deck if card.id not in named and card.id not in RIVERS]
    row = [list(rows[seat]) if seat < len(rows) and rows[seat] else [spare.pop()] for seat in range(seats)]
    behind = [list(crossed[seat]) if seat < len(crossed) else [] for seat in range(seats)]
    owned = max(len(row[seat]) + len(behind[seat]) for seat in range(seats))
    for seat in range(seats):
        behind[seat] = [spare.pop() for _ in range(owned - len(row[seat]) - len(behind[seat]))] + behind[seat]
    for key in ("capital", "bonus"):
        if isinstance(given.get(key), int):
            given[key] = [given[key]] * seats
    for key in ("pile", "discards"):
        if key in given:
            given[key] = ids(given[key])
    return at(
        phase,
        seats,
        options,
        turn=turn,
        auction=owned,
        rows=[ids(cards) for cards in row],
        crossed=[ids(cards) for cards in behind],
        pool=ids(pool),
        **given,
    )


def play(match: Match, line: str) -> list[dict[str, Any]]:
    """Carry out choices (`s0=pass`) and cards turned up (`#12`); return what a spectator sees of the last one."""
    happened: list[dict[str, Any]] = []
    for entry in line.split():
        if entry.startswith("#"):
            assert match.to_act == (CHANCE,)
            events = match.give(entry[1:])
        else:
            seat, _, text = entry.partition("=")
            events = match.play(int(seat[1:]), text, publish=True)
        happened = [seen for event in events if (seen := event.seen_by(None)) is not None]
    return happened


def legal(match: Match) -> list[str]:
    """Return the choices of the seat to act."""
    return match.legal(match.to_act[0])


def acting(match: Match) -> list[int]:
    """Return who is to act."""
    return list(match.to_act)


def seen(match: Match, seat: int | None = None) -> View:
    """Return the view of a seat or of a spectator."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def order(match: Match) -> list[int]:
    """Return the choosing order, tie groups by seat number."""
    return [seat for group in seen(match).order for seat in group]


def truth(match: Match) -> Kairo:
    """Return the whole state."""
    state = match.state
    assert isinstance(state, Kairo)
    return state


def kinds(events: Iterable[dict[str, Any]]) -> list[str]:
    """Return the kinds of some events."""
    return [event["kind"] for event in events]


def last(match: Match, kind: str, seat: int | None = None) -> dict[str, Any]:
    """Return the last event of a kind as a seat sees it, without kind and cycle."""
    event = next(event for event in reversed(match.events(seat)) if event["kind"] == kind)
    return {name: value for name, value in event.items() if name not in ("kind", "cycle")}
