"""The cards of the Mara-river card game, read from data.toml."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mezani.core.data import Place, read_data


@dataclass(frozen=True)
class Cards:
    """Every number of the game, and the sets that its kinds of card form in a deck of bits."""

    animals: tuple[tuple[str, int], ...]
    """Species and points of each animal; the number on the card is the place plus one."""
    species: tuple[tuple[str, str], ...]
    """Id and letter of each species, in the order of the legal list."""
    kinds: tuple[str, ...]
    """The notation of each kind of card: animals, crocodiles by species, E, S, L."""
    copies: tuple[int, ...]
    """The set of cards of each kind."""
    laid: tuple[tuple[int, int], ...]
    """What can be laid: single animals, then pairs, as lower and higher place."""
    fords: int
    hand_size: int
    elephant_minimum: int
    pair_least: int
    pair_most: int
    markers: int
    colours: tuple[str, ...]
    """The markers' colour of each seat."""
    letters: tuple[str, ...]
    """The letter of each seat."""

    def set_of_species(self, which: int) -> int:
        """Return the set of animals of a species."""
        return sum(2**place for place, animal in enumerate(self.animals) if animal[0] == self.species[which][0])

    def set_of_points_bit(self, which: int) -> int:
        """Return the set of animals whose points have this binary digit."""
        return sum(2**place for place, animal in enumerate(self.animals) if animal[1] // 2**which % 2)

    def points(self, animals: int) -> int:
        """Return the sum of the points of a set of animals."""
        return sum(self.animals[place][1] for place in places(animals))

    def species_of(self, animal: str) -> str:
        """Return the species of an animal given by its number."""
        return self.animals[int(animal) - 1][0]

    def worth(self, animal: str) -> int:
        """Return the points of an animal given by its number."""
        return self.animals[int(animal) - 1][1]

    def names(self, cards: int) -> list[str]:
        """Return the notation of each card of a set, in hand order (section 8.4)."""
        return [
            name
            for name, copies in zip(self.kinds, self.copies, strict=True)
            for _ in range((cards & copies).bit_count())
        ]


def places(cards: int) -> Iterator[int]:
    """Yield the members of a set, rising."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


@cache
def read_cards(path: Path = Path(__file__).with_name("data.toml")) -> Cards:
    """Read and check the cards of a data file."""
    data = read_data(path)
    species = tuple((s["id"].text(), s["code"].text()) for s in data["species"])
    animals = read_animals(data, {name for name, _ in species})
    specials = {special["code"].text(): special["copies"].number(1, 10) for special in data["special"]}
    kinds = (*(str(n + 1) for n in range(len(animals))), *(f"C{code}" for _, code in species), "E", "S", "L")
    if set(specials) != set(kinds[len(animals) :]):
        raise data["special"].fail(f"must be {', '.join(kinds[len(animals) :])}, are {', '.join(specials)}")
    limits = data["limits"]
    least, most = limits["pair_min_difference"].number(1, 3), limits["pair_max_difference"].number(1, 3)
    pairs = [(low, low + d) for low in range(len(animals)) for d in range(least, most + 1) if low + d < len(animals)]
    cards = Cards(
        animals=animals,
        species=species,
        kinds=kinds,
        copies=stacked([1] * len(animals) + [specials[kind] for kind in kinds[len(animals) :]]),
        laid=(*((n, n) for n in range(len(animals))), *pairs),
        fords=limits["fords"].number(5, 5),
        hand_size=limits["hand_size"].number(1, 10),
        elephant_minimum=limits["elephant_min_animals"].number(1, 10),
        pair_least=least,
        pair_most=most,
        markers=data["markers"]["per_colour"].number(1),
        colours=tuple(seat["colour"].text(*data["markers"]["colours"].texts()) for seat in data["marker_default"]),
        letters=data["players"]["seats"].texts(),
    )
    if sum(cards.copies).bit_length() != data["meta"]["deck_size"].number(1, 64):
        raise data["meta"]["deck_size"].fail(f"must be {sum(cards.copies).bit_length()}, the number of cards listed")
    return cards


def read_animals(data: Place, species: set[str]) -> tuple[tuple[str, int], ...]:
    """Read species and points of the animals, which must be numbered from 1 on."""
    limits = data["limits"]
    least, most = limits["points_value_min"].number(0, 7), limits["points_value_max"].number(0, 7)
    animals = []
    for n, animal in enumerate(data["animal"]):
        animal["number"].number(n + 1, n + 1)
        animals.append((animal["species"].text(*sorted(species)), animal["points"].number(least, most)))
    if len(animals) != limits["number_max"].number(1, 42):
        raise data["animal"].fail(f"must be {limits['number_max'].value} cards, are {len(animals)}")
    return tuple(animals)


def stacked(copies: list[int]) -> tuple[int, ...]:
    """Return one set of cards per kind, each behind the one before."""
    sets, first = [], 0
    for number in copies:
        sets.append((2**number - 1) * 2**first)
        first += number
    return tuple(sets)


CARDS = read_cards()
