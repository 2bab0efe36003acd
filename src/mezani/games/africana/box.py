"""What lies in the box of Africana: map, cards and prices, read from data.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mezani.core.data import Place, read_data

NOTHING = -1
"""Where a table has no entry: an artifact brings no assistant, an assistant is no artifact."""


@dataclass(frozen=True)
class Company:
    """The country a seat plays for."""

    id: str
    name: str
    colour: str
    start: int
    silver: int


@dataclass(frozen=True)
class Location:
    """A place of the map; places are numbered in the order of their ids."""

    id: str
    name: str
    half: int
    """The book that may be used here, too."""
    colours: tuple[int, ...]
    """The entry symbols."""
    neighbours: tuple[int, ...]


@dataclass(frozen=True)
class Expedition:
    """An expedition card."""

    id: str
    stack: int
    start: int
    destination: int
    silver: int
    points: int


@dataclass(frozen=True)
class Adventure:
    """A page of a book: an artifact, or an assistant (`assistant` is the colour)."""

    id: str
    book: int
    target: int
    artifact: int
    assistant: int
    silver: int
    points: int


@dataclass(frozen=True)
class Collections:
    """What a collection of artifacts is worth (AN-15.3)."""

    two_identical: int
    three_identical: int
    two_different: int
    four_different: int


@dataclass(frozen=True)
class Box:
    """Every number of the game."""

    companies: tuple[Company, ...]
    colours: tuple[str, ...]
    cards: tuple[str, ...]
    """The notation of each kind of card in hand order: travel cards, assistants, joker."""
    copies: tuple[int, ...]
    """How many of each kind there are; of the joker, per player."""
    start_hand: int
    draw_action: int
    halves: tuple[str, ...]
    locations: tuple[Location, ...]
    stacks: tuple[str, ...]
    """The letters of the expeditions, top of the pile first."""
    expeditions: tuple[Expedition, ...]
    removed: dict[int, int]
    """How many cards of the lowest stack stay out, by number of seats (AN-3.6)."""
    artifacts: tuple[str, ...]
    adventures: tuple[Adventure, ...]
    bonuses: tuple[tuple[int, int], ...]
    """Travel cards and silver for joining, by slot."""
    markers: int
    hand_limit: int
    unfinished_limit: int
    adventure_price: int
    turn_prices: tuple[int, int]
    """The first page turn of an action, and each further one."""
    recolour_price: int
    silver_per_gold: int
    collections: Collections
    penalties: tuple[int, ...]
    """For 0, 1, 2, and for 3 or more finished assistants (AN-15.6)."""
    silver_per_point: int
    cards_per_point: int
    unfinished_points: int

    def stack_size(self, stack: int) -> int:
        """Return how many expeditions have this letter."""
        return sum(expedition.stack == stack for expedition in self.expeditions)


def place_of(part: Place, ids: tuple[str, ...]) -> int:
    """Return the place of an id in its list, or say which ids there are."""
    return ids.index(part.text(*ids))


@cache
def read_box(path: Path = Path(__file__).with_name("data.toml")) -> Box:
    """Read and check a data file."""
    data = read_data(path)
    colours = tuple(card["colour"].text() for card in data["travel_card"])
    ids = tuple(sorted(location["id"].text() for location in data["location"]))
    halves = ("north", "south")
    stacks = data["expedition_stack"]["order_top_to_bottom"].texts()
    artifacts = data["adventure_books"]["artifact_types"].texts()
    joker, limits, prices, points = data["joker"], data["limits"], data["prices"], data["scoring"]
    return Box(
        companies=read_companies(data, ids),
        colours=colours,
        cards=(
            *(card["code"].text() for name in ("travel_card", "assistant") for card in data[name]),
            joker["code"].text(),
        ),
        copies=(
            *(card["count"].number(1, 15) for name in ("travel_card", "assistant") for card in data[name]),
            joker["per_player"].number(0, 4),
        ),
        start_hand=data["travel_deck"]["start_hand"].number(1, 10),
        draw_action=data["travel_deck"]["draw_action"].number(1, 10),
        halves=halves,
        locations=read_locations(data, ids, halves, colours),
        stacks=stacks,
        expeditions=read_expeditions(data, ids, stacks),
        removed={
            seats: data[f"expedition_removed_from_{stacks[-1]}"][f"p{seats}"].number() for seats in read_seats(data)
        },
        artifacts=artifacts,
        adventures=read_adventures(data, ids, halves, artifacts, colours),
        bonuses=read_bonuses(data),
        markers=limits["company_markers"].number(1, 5),
        hand_limit=limits["hand_at_end_of_turn"].number(1, 20),
        unfinished_limit=limits["unfinished_adventures_at_end_of_turn"].number(1, 20),
        adventure_price=prices["adventure"].number(),
        turn_prices=(prices["first_page_turn"].number(), prices["further_page_turn"].number(1)),
        recolour_price=prices["recolour"].number(),
        silver_per_gold=prices["silver_per_gold"].number(1),
        collections=Collections(
            *(points[k].number() for k in ("two_identical", "three_identical", "two_different", "four_different"))
        ),
        penalties=(0, 0, points["assistants_2"].number(-100, 0), points["assistants_3_or_more"].number(-100, 0)),
        silver_per_point=points["silver_per_point"].number(1),
        cards_per_point=points["travel_cards_per_point"].number(1),
        unfinished_points=points["unfinished_artifact"].number(),
    )


def read_seats(data: Place) -> range:
    """Read for how many players there is something in the box."""
    return range(data["players"]["min"].number(2, 4), data["players"]["max"].number(2, 4) + 1)


def read_companies(data: Place, ids: tuple[str, ...]) -> tuple[Company, ...]:
    """Read the companies, which must stand in the order of the seats."""
    companies = []
    for n, company in enumerate(data["company"]):
        company["seat"].number(n + 1, n + 1)
        companies.append(
            Company(
                company["id"].text(),
                company["country"].text(),
                company["colour"].text(),
                place_of(company["start"], ids),
                company["silver"].number(),
            )
        )
    if len(companies) != data["players"]["max"].number():
        raise data["company"].fail(f"must be {data['players']['max'].value} companies, are {len(companies)}")
    return tuple(companies)


def read_locations(
    data: Place, ids: tuple[str, ...], halves: tuple[str, ...], colours: tuple[str, ...]
) -> tuple[Location, ...]:
    """Read the map: places in the order of their ids, each with its neighbours."""
    neighbours: list[set[int]] = [set() for _ in ids]
    for route in data["route"]:
        a, b = place_of(route["a"], ids), place_of(route["b"], ids)
        if a == b or b in neighbours[a]:
            raise route.fail("leads back to its own end or is there twice")
        neighbours[a].add(b)
        neighbours[b].add(a)
    found = {}
    for location in data["location"]:
        if location["id"].text() in found:
            raise location["id"].fail("is there twice")
        found[location["id"].text()] = (
            location["name"].text(),
            place_of(location["half"], halves),
            tuple(sorted(place_of(colour, colours) for colour in location["enter"])),
        )
    return tuple(Location(id, *found[id], tuple(sorted(neighbours[n]))) for n, id in enumerate(ids))


def read_expeditions(data: Place, ids: tuple[str, ...], stacks: tuple[str, ...]) -> tuple[Expedition, ...]:
    """Read the expeditions, sorted by id and so by stack."""
    expeditions = sorted(
        (
            Expedition(
                card["id"].text(),
                place_of(card["stack"], stacks),
                place_of(card["start"], ids),
                place_of(card["destination"], ids),
                card["silver"].number(),
                card["vp"].number(),
            )
            for card in data["expedition"]
        ),
        key=lambda card: card.id,
    )
    for stack, letter in enumerate(stacks):
        if sum(card.stack == stack for card in expeditions) != data["expedition_stack"][letter].number():
            raise data["expedition_stack"][letter].fail("must be the number of cards listed")
    return tuple(expeditions)


def read_adventures(
    data: Place, ids: tuple[str, ...], halves: tuple[str, ...], artifacts: tuple[str, ...], colours: tuple[str, ...]
) -> tuple[Adventure, ...]:
    """Read the pages of both books, sorted by id and so by book."""
    adventures = sorted(
        (
            Adventure(
                card["id"].text(),
                place_of(card["book"], halves),
                place_of(card["target"], ids),
                place_of(card["artifact"], artifacts) if is_artifact(card) else NOTHING,
                NOTHING if is_artifact(card) else place_of(card["assistant"], colours),
                card["silver"].number(),
                card["vp"].number(),
            )
            for card in data["adventure"]
        ),
        key=lambda card: card.id,
    )
    per_book = data["adventure_books"]["cards_per_book"].number(1, 15)
    for book, half in enumerate(halves):
        if sum(card.book == book for card in adventures) != per_book:
            raise data["adventure"].fail(f"the {half} book must have {per_book} pages")
    return tuple(adventures)


def is_artifact(card: Place) -> bool:
    """Tell whether an adventure brings an artifact, else an assistant."""
    return card["kind"].text("artifact", "assistant") == "artifact"


def read_bonuses(data: Place) -> tuple[tuple[int, int], ...]:
    """Read what each slot gives to those who join."""
    bonuses = []
    for n, bonus in enumerate(data["join_bonus"]):
        bonus["slot"].number(n + 1, n + 1)
        bonuses.append((bonus["travel_cards"].number(0, 10), bonus["silver"].number()))
    if len(bonuses) != data["limits"]["expedition_slots"].number(5, 5):
        raise data["join_bonus"].fail("must have one entry per slot")
    return tuple(bonuses)


BOX = read_box()
