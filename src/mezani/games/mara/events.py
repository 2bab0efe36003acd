"""What happened in one choice of a seat or one outcome of luck (docs/rules/mara.md, section 9).

A choice that ends a turn may end the round too and begin the next one, so that its facts are told from the state
before it; the state after it only says how far things went.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mezani.core.event import Event
from mezani.core.ground import NOBODY
from mezani.games.mara.cards import CARDS, places
from mezani.games.mara.line import line
from mezani.games.mara.notation import BITES, CHOICES, OUTCOMES, number_of
from mezani.games.mara.phases import *
from mezani.games.mara.rules import Mara
from mezani.games.mara.view import names, options, owner, receiver

__all__ = ["events", "line", "opening"]

Happening = Iterator[Event]
SPECIES = {f"C{code}": name for name, code in CARDS.species}
ELEPHANT, SUPER_CROCODILE, LION_CARD = CARDS.kinds[-3:]


def opening(state: Mara) -> list[Event]:
    """Return the events of the start. If luck chooses the dealer, the round begins when it has."""
    started = tell(
        state,
        "game_started",
        seats=state.seats,
        colours=list(CARDS.colours[: state.seats]),
        options=options(state),
    )
    return [started] if state.phase == DEALER else [started, *round_begins(state, random=False)]


def events(before: Mara, seat: int, code: int, after: Mara) -> list[Event]:
    """Return what a choice of a seat, or an outcome of luck, brought about."""
    return list(HAPPENINGS[before.phase](before, code, after))


def tell(state: Mara, kind: str, *, secret: dict[str, Any] | None = None, private: bool = False, **data: Any) -> Event:
    """Return an event of the round; a secret belongs to the seat that the event is about."""
    owner = NOBODY if secret is None else data["seat"]
    return Event(kind, {"round": min(state.round + 1, state.rounds), **data}, secret or {}, owner, private)


# Set-up (MA-2) --------------------------------------------------------------------------------------------------------


def dealer_chosen(before: Mara, code: int, after: Mara) -> Happening:
    yield from round_begins(after, random=True)


def round_begins(state: Mara, random: bool) -> Happening:
    starter = (state.dealer + 1) % state.seats
    yield tell(state, "dealer_set", dealer=state.dealer, starter=starter, random=random)
    yield tell(state, "round_started", rounds=state.rounds)


def card_dealt(before: Mara, code: int, after: Mara) -> Happening:
    """The fifth card of a seat completes its hand, the last seat's hand the set-up."""
    seat, dealt = receiver(before), before.dealt + 1
    if dealt % CARDS.hand_size == 0:
        hand = sorted([*names(before.hand[seat]), OUTCOMES[code]], key=CARDS.kinds.index)
        yield tell(before, "hand_dealt", seat=seat, count=len(hand), secret={"cards": hand})
    if dealt == CARDS.hand_size * before.seats:
        pile = before.unseen.bit_count() - 1 - CARDS.fords
        yield tell(before, "river_laid", fords=list(range(1, CARDS.fords + 1)))
        yield tell(before, "pile_formed", size=pile)
        yield from turn_begins(before, before.mover, pile, after)


# Action (MA-3 to MA-9) ------------------------------------------------------------------------------------------------


def choice_staged(before: Mara, code: int, after: Mara) -> Happening:
    """Others learn of a choice at the commit (MA-15.6)."""
    yield tell(before, "choice_staged", seat=before.mover, secret={"choice": CHOICES[code]}, private=True)


def ford_chosen(before: Mara, code: int, after: Mara) -> Happening:
    if after.phase == BITE:
        yield from choice_staged(before, code, after)
        return
    card, ford = CHOICES[before.staged], number_of(CHOICES[code])
    row = before.row[ford - 1]
    if card == ELEPHANT:
        yield tell(before, "special_played", seat=before.mover, card=card, ford=ford)
        gains = shares(before, row)
        yield tell(before, "animals_crossed", ford=ford, by=before.mover, cards=owned_cards(before, row), gains=gains)
        yield from animals_leave(before, ford, row)
    elif card == SUPER_CROCODILE:
        yield tell(before, "special_played", seat=before.mover, card=card, ford=ford)
        yield from animals_eaten(before, ford, "super_crocodile", row)
    else:
        yield animals_laid(before, ford)
    used = len(set(CARDS.laid[before.staged])) if before.staged < len(CARDS.laid) else 1
    yield from refill(before, before.hand[before.mover].bit_count() - used, before.pile, after)


def animals_laid(before: Mara, ford: int) -> Event:
    animals = sorted(set(CARDS.laid[before.staged]))
    first = before.row[ford - 1].bit_count() + 1
    marked = before.owned[before.mover].bit_count() + len(animals)
    return tell(
        before,
        "animals_laid",
        seat=before.mover,
        ford=ford,
        cards=[card_facts(animal) for animal in animals],
        positions=list(range(first, first + len(animals))),
        borrowed=max(0, marked - CARDS.markers),  # MA-14.3
    )


def bite_chosen(before: Mara, code: int, after: Mara) -> Happening:
    card, ford, bite = CHOICES[before.staged], before.staged_ford + 1, BITES[CHOICES[code]]
    species = SPECIES[card]
    yield tell(before, "special_played", seat=before.mover, card=card, species=species, ford=ford, bite=bite)
    row = before.row[ford - 1]
    prey = [animal for animal in places(row) if CARDS.animals[animal][0] == species]
    eaten = row & -row if bite == "first" else sum(2**animal for animal in prey)
    yield from animals_eaten(before, ford, "crocodile", eaten)
    yield from refill(before, before.hand[before.mover].bit_count() - 1, before.pile, after)


def animals_eaten(before: Mara, ford: int, by: str, prey: int) -> Happening:
    row = list(places(before.row[ford - 1]))
    yield tell(
        before,
        "animals_eaten",
        ford=ford,
        by=by,
        cards=owned_cards(before, prey),
        positions=[row.index(animal) + 1 for animal in places(prey)],
        losses=shares(before, prey),
    )
    yield from animals_leave(before, ford, prey)


def animals_leave(before: Mara, ford: int, gone: int) -> Happening:
    """Markers go back to their owners (MA-6.7); a row that lost its last animal leaves a free ford, but for a lion."""
    owned = before.owned[: before.seats]
    counts = [(animals & gone).bit_count() for animals in owned]
    reserve = [max(0, CARDS.markers - (animals & ~gone).bit_count()) for animals in owned]
    yield tell(before, "markers_returned", counts=counts, reserve=reserve)
    if gone == before.row[ford - 1] and before.phase != LION:
        yield tell(before, "ford_freed", ford=ford)


# Refill and lions (MA-10) ---------------------------------------------------------------------------------------------


def card_drawn(before: Mara, code: int, after: Mara) -> Happening:
    card, seat, pile = OUTCOMES[code], before.mover, before.pile - 1
    if card == LION_CARD:
        left = CARDS.copies[-1].bit_count() - before.lions - 1
        yield tell(before, "lion_drawn", seat=seat, pile_size=pile, lions_left=left)
        return
    hand = before.hand[seat].bit_count() + 1
    yield tell(before, "card_drawn", seat=seat, pile_size=pile, hand_size=hand, secret={"card": card})
    yield from refill(before, hand, pile, after)


def lion_placed(before: Mara, code: int, after: Mara) -> Happening:
    ford = number_of(CHOICES[code])
    prey = before.row[ford - 1]
    reason = "occupied" if prey else "none_occupied"
    forced = len(before.codes()) == 1
    yield tell(before, "lion_placed", seat=before.mover, ford=ford, forced=forced, reason=reason)
    if prey:
        yield from animals_eaten(before, ford, "lion", prey)
    yield from refill(before, before.hand[before.mover].bit_count(), before.pile, after)


def refill(before: Mara, hand: int, pile: int, after: Mara) -> Happening:
    """Unless another card comes, the refill and the turn are over."""
    if after.phase in (DRAW, LION):
        return
    seat = before.mover
    if pile == 0 and before.phase in (DRAW, LION):
        yield tell(before, "pile_emptied")
    yield tell(before, "refill_ended", seat=seat, hand_size=hand, short=hand < CARDS.hand_size)
    yield tell(before, "turn_ended", seat=seat)
    yield from turn_begins(before, (seat + 1) % before.seats, pile, after)


# Turn, round and game (MA-12, MA-13) ----------------------------------------------------------------------------------


def turn_begins(before: Mara, seat: int, pile: int, after: Mara) -> Happening:
    """A turn begins; if its seat is stuck, the round ends (MA-12.2)."""
    hand = before.hand[seat].bit_count()
    yield tell(before, "turn_started", seat=seat, hand_size=hand, pile_size=pile, turn=before.turn + 1)
    if after.round == before.round:
        return
    reason = "no_legal_card" if hand else "empty_hand"
    yield tell(before, "round_ended", seat=seat, hand_size=hand, reason=reason, pile_size=pile)
    yield from round_counted(before, after)
    if after.phase == END:
        yield game_ended(before, after)
    else:
        yield from round_begins(after, random=False)


def round_counted(before: Mara, after: Mara) -> Happening:
    seats = range(before.round * 4, before.round * 4 + before.seats)
    scored = [
        {
            "cards": names(after.past_crossed[place]),
            "animals": after.past_crossed[place].bit_count(),
            "by_species": by_species(after.past_crossed[place]),
            "score": after.round_score[place],
            "total": after.total[seat],
        }
        for seat, place in enumerate(seats)
    ]
    yield tell(before, "round_scored", seats=scored)
    if before.reveal_after_round:  # MA-15.9
        hands = [names(after.past_hand[place]) for place in seats]
        yield tell(before, "round_revealed", hands=hands, rest=names(after.past_unseen[before.round]))


def game_ended(before: Mara, after: Mara) -> Event:
    totals, ranks = after.scores(), after.ranks()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    tie = "none"
    if totals.count(max(totals)) > 1:
        tie = "shared" if len(winners) > 1 else "broken_by_animals"
    animals = after.animals[: after.seats]
    return tell(before, "game_ended", totals=totals, animals=animals, ranks=ranks, winners=winners, tie=tie)


HAPPENINGS: dict[int, Callable[[Mara, int, Mara], Happening]] = {
    DEALER: dealer_chosen,
    DEAL: card_dealt,
    CARD: choice_staged,
    FORD: ford_chosen,
    BITE: bite_chosen,
    DRAW: card_drawn,
    LION: lion_placed,
}
"""What tells a step, by the phase before it."""


# Facts about cards ----------------------------------------------------------------------------------------------------


def card_facts(animal: int) -> dict[str, Any]:
    species, points = CARDS.animals[animal]
    return {"number": animal + 1, "species": species, "points": points}


def owned_cards(state: Mara, animals: int) -> list[dict[str, Any]]:
    return [{**card_facts(animal), "owner": owner(state, animal)} for animal in places(animals)]


def shares(state: Mara, animals: int) -> list[dict[str, int]]:
    """Return how many of these animals, and how many points, belong to each seat."""
    owned = [state.owned[seat] & animals for seat in range(state.seats)]
    return [{"animals": own.bit_count(), "points": CARDS.points(own)} for own in owned]


def by_species(animals: int) -> dict[str, int]:
    """Return the points of the animals of each species."""
    sums = {name: 0 for name, _ in CARDS.species}
    for animal in places(animals):
        species, points = CARDS.animals[animal]
        sums[species] += points
    return sums
