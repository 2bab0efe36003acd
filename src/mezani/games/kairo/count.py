"""The table at the end of the game: how far each train came, and what its seat had left."""

from __future__ import annotations

from collections.abc import Iterator

from mezani.core.ground import OVER
from mezani.core.say import Say, seat_name
from mezani.core.table import Column, Table
from mezani.games.kairo.cards import CARDS
from mezani.games.kairo.rules import Kairo

COLUMNS = tuple(Column(name, Say(f"kairo-count-{name}")) for name in ("crossed", "capital", "bonus"))


def breakdown(state: Kairo) -> Table:
    """Return crossed cards, which decide, and capital and bonus, which do not (KA-8.2)."""
    rows = tuple((state.crossed[seat], state.capital[seat], state.bonus[seat]) for seat in range(state.seats))
    return Table(COLUMNS, rows, tuple(remarks(state)) if state.to_act == OVER else ())


def remarks(state: Kairo) -> Iterator[Say]:
    """Say who won and how, and who shares a place."""
    seats = range(state.seats)
    winners = [seat for seat in seats if state.crossed[seat] == CARDS.route_length]
    if winners:
        yield Say("kairo-count-won", {"seat": seat_name(winners[0]), "route": CARDS.route_length})
    else:
        yield Say("kairo-count-stuck")  # KA-8.6
    ranks = state.ranks()
    for rank in sorted(set(ranks)):
        sharing = tuple(seat_name(seat) for seat in seats if ranks[seat] == rank)
        if len(sharing) > 1:
            yield Say("kairo-count-shared", {"seats": sharing, "rank": rank})
