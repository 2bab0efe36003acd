"""The table at the end of the game, and its ties explained in words (section 12.4)."""

from __future__ import annotations

from mezani.core.say import Say, seat_name
from mezani.core.table import Column, Table
from mezani.games.africa.box import BOX
from mezani.games.africa.rules import Africa
from mezani.games.africa.view import REASONS, View, view

COLUMNS = tuple(
    Column(id, Say(f"africa-count-{id}")) for id in ("play", *REASONS, "goods", "gold", "gems", "total", "place")
)
"""Points of play, of which for each reason, then what is counted at the end."""


def breakdown(state: Africa) -> Table:
    """Return what each seat has scored, as if the game ended now."""
    seen = view(state, None)
    reasons = tuple(tuple(earned.values()) for earned in seen.earned)
    final = zip(seen.goods_points, seen.gold_points, seen.gem_points, seen.totals, state.ranks(), strict=True)
    rows = ((points, *earned, *counted) for points, earned, counted in zip(seen.points, reasons, final, strict=True))
    gold = shared_prizes(seen, "gold", seen.gold, seen.gold_points)
    gems = shared_prizes(seen, "gems", seen.gems, seen.gem_points)
    return Table(COLUMNS, tuple(rows), (*gold, *gems, *shared_win(seen)))


def shared_prizes(seen: View, resource: str, pieces: tuple[int, ...], points: tuple[int, ...]) -> list[Say]:
    """Explain a prize that several seats share (AF-15.5, AF-15.6)."""
    least = 1 if seen.options["prize_needs_piece"] else 0
    numbers = sorted({n for n in pieces if n >= least}, reverse=True)[:2]
    ranking = [[seat for seat in range(seen.seats) if pieces[seat] == n] for n in numbers]
    if ranking and len(ranking[0]) > 1:
        return [tie(f"{resource}-first", ranking[0], BOX.first_prize + BOX.second_prize, points)]
    if len(ranking) > 1 and len(ranking[1]) > 1:
        return [tie(f"{resource}-second", ranking[1], BOX.second_prize, points)]
    return []


def tie(which: str, seats: list[int], prize: int, points: tuple[int, ...]) -> Say:
    """Say how seats divide a prize."""
    names = tuple(seat_name(seat) for seat in seats)
    return Say(f"africa-count-tie-{which}", {"who": names, "prize": prize, "n": len(seats), "points": points[seats[0]]})


def shared_win(seen: View) -> list[Say]:
    """Say that several seats win together (AF-16.2)."""
    most = max(seen.totals)
    winners = tuple(seat_name(seat) for seat in range(seen.seats) if seen.totals[seat] == most)
    if len(winners) == 1 or seen.phase != "over":
        return []
    return [Say("africa-count-tie-win", {"who": winners, "points": most})]
