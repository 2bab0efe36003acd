"""The table at the end of the game: the rounds, their sum, and how many animals crossed."""

from __future__ import annotations

from mezani.core.ground import OVER
from mezani.core.say import Say, seat_name
from mezani.core.table import Column, Table
from mezani.games.mara.cards import CARDS
from mezani.games.mara.pieces import points_of, seats
from mezani.games.mara.rules import Mara


def breakdown(state: Mara) -> Table:
    """Return what each seat has scored, as if the game ended now."""
    rows = tuple(
        (*by_round(state, seat), score, animals_across(state, seat)) for seat, score in enumerate(state.scores())
    )
    return Table(columns(state.rounds), rows, remarks(state) if state.to_act == OVER else ())


def by_round(state: Mara, seat: int) -> list[int]:
    """Return the points of a seat in each round, also in the one being played."""
    scores = [state.round_score[number * 4 + seat] for number in range(state.rounds)]
    if state.to_act != OVER:
        scores[state.round] = CARDS.points(state.crossed[seat])
    return scores


def columns(rounds: int) -> tuple[Column, ...]:
    each = (Column(f"round-{number}", Say("mara-count-round", {"round": number})) for number in range(1, rounds + 1))
    return (*each, Column("total", Say("mara-count-total")), Column("animals", Say("mara-count-animals")))


def animals_across(state: Mara, seat: int) -> int:
    """Return how many animals of a seat have crossed in all rounds."""
    running = 0 if state.to_act == OVER else state.crossed[seat].bit_count()
    return state.animals[seat] + running


def remarks(state: Mara) -> tuple[Say, ...]:
    """Say who won, and how a tie was settled (MA-13.6, 13.7)."""
    ranks, totals = state.ranks(), state.scores()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    best = max(totals)
    if len(winners) > 1:
        return (Say("mara-count-shared", {"seats": seats(winners), "points": best}),)
    winner = seat_name(winners[0])
    level = [seat for seat, total in enumerate(totals) if total == best]
    if len(level) > 1:
        animals = tuple(points_of(seat, state.animals[seat]) for seat in level)
        return (Say("mara-count-animals-decide", {"seat": winner, "points": best, "animals": animals}),)
    return (Say("mara-count-won", {"seat": winner, "points": best}),)
