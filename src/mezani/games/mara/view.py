"""What a seat or a spectator may know of a state (docs/rules/mara.md, section 6), with what a perfect memory knows."""

from __future__ import annotations

from dataclasses import dataclass

from mezani.games.mara.cards import CARDS, places
from mezani.games.mara.notation import CHOICES, OUTCOMES, PHASES
from mezani.games.mara.phases import *
from mezani.games.mara.rules import Mara

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Ford:
    """One ford and its row, front first."""

    closed: bool
    animals: tuple[str, ...]
    owners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has ended."""

    scores: tuple[int, ...]
    crossed: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...], ...] | None
    """What the seats still held, with option `reveal_after_round`."""
    rest: tuple[str, ...] | None
    """What nobody drew, the river cards among it, with option `reveal_after_round`."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: a spectator) knows it. Cards stand in notation, seats are 0 to seats - 1."""

    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    phase: str
    """A word of `notation.PHASES`; other seats see `card` while the mover chooses a ford or a bite."""
    to_act: int
    round: int
    """The round being played, from 1 on."""
    turn: int
    dealer: int | None
    mover: int | None
    staged: tuple[str, ...]
    """What the mover has chosen of its action so far; for the mover only."""
    fords: tuple[Ford, ...]
    hands: tuple[tuple[str, ...], ...]
    """The cards of each seat in hand order, `?` for each that is not known."""
    crossed: tuple[tuple[str, ...], ...]
    eaten: tuple[str, ...]
    played: tuple[str, ...]
    """Specials that were played in this round."""
    unseen: tuple[str, ...]
    """Cards of this round that this viewer has not seen."""
    pile: int
    lions: int
    """Lions drawn in this round."""
    lion_chance: tuple[int, int]
    """The chance that the next card drawn is a lion: lions left, among so many cards of pile and river."""
    reserve: tuple[int, ...]
    """Markers that each seat has left."""
    borrowed: tuple[int, ...]
    """Animals of each seat that carry a borrowed marker."""
    totals: tuple[int, ...]
    """Points of the rounds that have ended."""
    rounds: tuple[Round, ...]


def view(state: Mara, seat: int | None) -> View:
    """Return what a seat may know; after the end everything."""
    over = state.phase == END
    own_choice = state.phase in (FORD, BITE) and seat == state.mover  # MA-15.6
    secret_choice = state.phase in (FORD, BITE) and seat != state.mover
    hidden = [other for other in range(state.seats) if other != seat and not over]
    markers = [state.owned[other].bit_count() for other in range(state.seats)]
    return View(
        seat=seat,
        seats=state.seats,
        options=options(state),
        phase=PHASES[CARD if secret_choice else state.phase],
        to_act=state.to_act,
        round=min(state.round + 1, state.rounds),
        turn=state.turn,
        dealer=state.dealer if state.dealer >= 0 else None,
        mover=state.mover if state.mover >= 0 else None,
        staged=staged(state) if own_choice else (),
        fords=tuple(ford(state, number) for number in range(CARDS.fords)),
        hands=tuple(
            (UNKNOWN,) * state.hand[other].bit_count() if other in hidden else names(state.hand[other])
            for other in range(state.seats)
        ),
        crossed=tuple(names(state.crossed[other]) for other in range(state.seats)),
        eaten=names(state.eaten),
        played=names(state.played),
        unseen=names(state.unseen | sum(state.hand[other] for other in hidden)),
        pile=state.pile,
        lions=state.lions,
        lion_chance=(CARDS.copies[-1].bit_count() - state.lions, CARDS.fords + state.pile),
        reserve=tuple(max(0, CARDS.markers - n) for n in markers),  # MA-14.3
        borrowed=tuple(max(0, n - CARDS.markers) for n in markers),
        totals=tuple(state.total[: state.seats]),
        rounds=tuple(past_round(state, number) for number in range(state.round)),
    )


def options(state: Mara) -> dict[str, int | str | bool]:
    """Return the options of the table."""
    return {
        "rounds": state.rounds,
        "tie_break": "animals" if state.tie_by_animals else "shared",
        "running_score": "open" if state.open_score else "hidden",
        "card_tracker": "on" if state.tracker else "off",
        "first_dealer": CARDS.letters[state.first_dealer] if state.first_dealer >= 0 else "random",
        "reveal_after_round": bool(state.reveal_after_round),
    }


def names(cards: int) -> tuple[str, ...]:
    """Return the cards of a set in hand order."""
    return tuple(CARDS.names(cards))


def staged(state: Mara) -> tuple[str, ...]:
    """Return the choices of an action that is not committed yet."""
    if state.phase == FORD:
        return (CHOICES[state.staged],)
    return CHOICES[state.staged], f"@{state.staged_ford + 1}"


def ford(state: Mara, number: int) -> Ford:
    """Return one ford."""
    row = list(places(state.row[number]))
    owners = tuple(owner(state, animal) for animal in row)
    return Ford(bool(state.closed >> number & 1), tuple(str(animal + 1) for animal in row), owners)


def owner(state: Mara, animal: int) -> int:
    """Return the seat that laid an animal of a row."""
    return next(seat for seat in range(state.seats) if state.owned[seat] >> animal & 1)


def past_round(state: Mara, number: int) -> Round:
    """Return what all know of a round that has ended (MA-13.2, 15.8, 15.9)."""
    seats = range(number * 4, number * 4 + state.seats)
    shown = state.reveal_after_round
    return Round(
        scores=tuple(state.round_score[place] for place in seats),
        crossed=tuple(names(state.past_crossed[place]) for place in seats),
        hands=tuple(names(state.past_hand[place]) for place in seats) if shown else None,
        rest=names(state.past_unseen[number]) if shown else None,
    )


def sees_outcome(before: Mara, outcome: int, seat: int | None) -> bool:
    """Tell whether a seat sees the dealer or card that luck brings: its own cards, and lions (MA-10.3, 10.4)."""
    if before.phase == DEALER or OUTCOMES[outcome] == CARDS.kinds[-1]:
        return True
    return seat == receiver(before)


def receiver(state: Mara) -> int:
    """Return the seat that the next card goes to: the starter is dealt the first five, and so on (MA-2.12)."""
    if state.phase == DEAL:
        return (state.mover + state.dealt // CARDS.hand_size) % state.seats
    return state.mover
