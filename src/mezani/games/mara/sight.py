"""What follows from a view: where a card may go, what it would move, and whose points that concerns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mezani.games.mara.cards import CARDS
from mezani.games.mara.view import Ford, View

FORDS = range(1, CARDS.fords + 1)
ELEPHANT, SUPER_CROCODILE, LION = CARDS.kinds[-3:]
SPECIES = {f"C{code}": name for name, code in CARDS.species}
"""The species of each crocodile."""


def numbers(card: str) -> tuple[int, ...]:
    """Return the numbers of an animal or a pair in notation, or nothing for a special."""
    return tuple(map(int, card.split("+"))) if card[0].isdigit() else ()


def tail(ford: Ford) -> int:
    """Return the number that an animal must exceed: 0 at a ford without animals."""
    return int(ford.animals[-1]) if ford.animals else 0


def fords_for(view: View, card: str) -> tuple[int, ...]:
    """Return the fords where a card or pair may be played."""
    return tuple(number for number in FORDS if fits(view.fords[number - 1], card))


def fits(ford: Ford, card: str) -> bool:
    """Tell whether a card or pair may be played at a ford."""
    if numbers(card):
        return not ford.closed and tail(ford) < numbers(card)[0]  # MA-4.2, 4.3, 4.9, 5.4
    return len(ford.animals) >= (CARDS.elephant_minimum if card == ELEPHANT else 1)  # MA-7.1, 8.1, 9.2


def bites(ford: Ford, crocodile: str) -> tuple[str, ...]:
    """Return the bites of a crocodile at an occupied ford (MA-9.5 to 9.7)."""
    return ("xf",) if prey(ford, crocodile, "xs") in ((), ford.animals[:1]) else ("xf", "xs")


def prey(ford: Ford, card: str, bite: str = "") -> tuple[str, ...]:
    """Return the animals that an elephant, a super-crocodile, a lion or a crocodile's bite takes from a row."""
    if bite == "xf":
        return ford.animals[:1]
    if bite == "xs":
        return tuple(animal for animal in ford.animals if CARDS.species_of(animal) == SPECIES[card])
    return ford.animals


def shares(view: View, ford: Ford, animals: Iterable[str]) -> tuple[int, ...]:
    """Return the points that some animals of a row are worth to each seat."""
    points = [0] * view.seats
    for animal in animals:
        points[ford.owners[ford.animals.index(animal)]] += CARDS.worth(animal)
    return tuple(points)


def worth(animals: Iterable[str]) -> int:
    """Return the points of some animals."""
    return sum(map(CARDS.worth, animals))


def holdings(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a hand could play if everything fitted: animals, pairs, specials, each kind once (MA-5.1, 6.6)."""
    animals = [card for card in hand if numbers(card)]
    pairs = [f"{low}+{high}" for low in animals for high in animals if is_pair(int(low), int(high))]
    return (*animals, *pairs, *dict.fromkeys(card for card in hand if not numbers(card)))


def is_pair(low: int, high: int) -> bool:
    """Tell whether two animals may be laid together, the lower first (MA-5.1, 5.3)."""
    return CARDS.pair_least <= high - low <= CARDS.pair_most


def actions(view: View) -> Iterator[tuple[str, ...]]:
    """Yield the choices of each complete action that begins with what the mover has staged."""
    for card in holdings(view.hands[view.to_act]):
        for number in fords_for(view, card):
            for bite in bites(view.fords[number - 1], card) if card in SPECIES else ("",):
                action = (card, f"@{number}", bite) if bite else (card, f"@{number}")
                if action[: len(view.staged)] == view.staged:
                    yield action


def deed_of(card: str) -> str:
    """Return what one does with a card or pair, as offers are grouped."""
    if card in SPECIES:
        return "crocodile"
    return {ELEPHANT: "elephant", SUPER_CROCODILE: "super_crocodile"}.get(card, "pair" if "+" in card else "lay")
