"""The cards, terrains and limits of From Cape to Cairo, read from data.toml."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mezani.core.data import Place, read_data


@dataclass(frozen=True)
class Terrain:
    """One of the five kinds of country."""

    id: str
    letter: str
    need: int
    gives_bonus: bool
    """Whether waiting before it brings bonus pieces (KA-6.1)."""


@dataclass(frozen=True)
class Card:
    """A terrain card; its notation is its id."""

    id: int
    terrain: Terrain
    tracks: int
    payment: int

    @property
    def label(self) -> str:
        """Return what is printed on it in short, e.g. `R2/7`."""
        return f"{self.terrain.letter}{self.tracks}/{self.payment}"


@dataclass(frozen=True)
class Cards:
    """Every number of the game. A card stands at the place `id - 1` of a set of cards."""

    terrains: tuple[Terrain, ...]
    deck: tuple[Card, ...]
    """The cards that are played with; tests may leave some out or change them (KA-D.4)."""
    size: int
    """How many ids there are."""
    start_capital: int
    piece_price: int
    route_length: int
    bonus_cap: int
    bonus_per_build: int
    payment_max: int
    tie_draw_rounds: int
    forced_build_laps: int
    stuck_laps: int
    bid_max: int
    """The highest bid the engine can carry out."""
    bid_model_max: int
    colours: tuple[str, ...]
    """The colour of the train and wagon of each seat (KA-1.2)."""

    def named(self, name: str) -> Card:
        """Return the card with this id as text, e.g. `45`."""
        return next(card for card in self.deck if str(card.id) == name)

    @property
    def most_need(self) -> int:
        """Return the number of pieces that the hardest terrain needs."""
        return max(terrain.need for terrain in self.terrains)


def places(cards: int) -> list[int]:
    """Return the members of a set, rising."""
    return [place for place in range(cards.bit_length()) if cards >> place & 1]


def names(cards: int) -> tuple[str, ...]:
    """Return the notation of the cards of a set, by rising id."""
    return tuple(str(place + 1) for place in places(cards))


@cache
def read_cards(path: Path = Path(__file__).with_name("data.toml")) -> Cards:
    """Read and check the cards of a data file (KA-D.1, D.2)."""
    data = read_data(path)
    limits = {name: limit["value"] for name, limit in data["limits"].items()}
    check_fixed(data["limits"], limits)
    terrains = tuple(
        Terrain(
            terrain["id"].text(),
            terrain["letter"].text("S", "V", "D", "M", "R"),
            terrain["need"].number(1, 10),
            terrain["bonus_while_waiting"].yes(),
        )
        for terrain in data["terrain"]
    )
    if len(terrains) != data["deck"]["terrains"].number(5, 5):
        raise data["terrain"].fail(f"must be 5 terrains, are {len(terrains)}")
    deck = read_deck(data, terrains)
    check_deck(data, deck)
    return Cards(
        terrains=terrains,
        deck=deck,
        size=len(deck),
        start_capital=limits["start_capital"].number(),
        piece_price=limits["piece_price"].number(1),
        route_length=limits["route_length"].number(1, 8),
        bonus_cap=limits["bonus_cap"].number(0, 5),
        bonus_per_build=limits["bonus_per_build"].number(0, 5),
        payment_max=limits["payment_max"].number(),
        tie_draw_rounds=limits["tie_draw_rounds"].number(1),
        forced_build_laps=limits["dry_laps_before_forced_build"].number(1),
        stuck_laps=limits["dry_laps_before_stuck_end"].number(1),
        bid_max=limits["bid_max"].number(limits["start_capital"].number(), 500),
        bid_model_max=limits["bid_model_max"].number(),
        colours=read_colours(data),
    )


def read_colours(data: Place) -> tuple[str, ...]:
    """Read the colours of the seats, which must be enough and all different."""
    place = data["seat_colours"]["colours"]
    colours = place.texts()
    if not len(set(colours)) == len(colours) >= data["players"]["max"].number(2, 4):
        raise place.fail("must be a different colour for each seat")
    return colours


def check_fixed(place: Place, limits: dict[str, Place]) -> None:
    """Refuse other values for what the rules build upon."""
    for name, value in (
        ("capital_min", 0),
        ("bid_min", 0),
        ("bid_step", 1),
        ("pieces_per_bonus", 1),
        ("offer_cards_per_player", 1),
        ("cards_revealed_per_turn", 1),
    ):
        place[name]
        limits[name].number(value, value)


def read_deck(data: Place, terrains: tuple[Terrain, ...]) -> tuple[Card, ...]:
    """Read the cards, which must be numbered from 1 on."""
    limits = data["limits"]
    tracks = limits["tracks_min"]["value"].number(), limits["tracks_max"]["value"].number(0, 3)
    payment = limits["payment_min"]["value"].number(1), limits["payment_max"]["value"].number(1, 10)
    by_id = {terrain.id: terrain for terrain in terrains}
    return tuple(
        Card(
            card["id"].number(n, n),
            by_id[card["terrain"].text(*by_id)],
            card["tracks"].number(*tracks),
            card["payment"].number(*payment),
        )
        for n, card in enumerate(data["card"], start=1)
    )


def check_deck(data: Place, deck: tuple[Card, ...]) -> None:
    """Compare the deck with the sums that the file gives for it."""
    checks = data["deck_checks"]
    tracks, payments = Counter(card.tracks for card in deck), Counter(card.payment for card in deck)
    terrains = Counter(card.terrain.id for card in deck)
    for place, found in (
        (data["deck"]["size"], len(deck)),
        (checks["cards"], len(deck)),
        (checks["pieces_total"], sum(card.tracks for card in deck)),
        *((part, tracks[n]) for n, part in enumerate(checks["cards_by_tracks"])),
        *((checks["payment_each"], number) for number in payments.values()),
        *((part, terrains[name]) for name, part in data["deck_split"].items() if name != "status"),
    ):
        if place.number() != found:
            raise place.fail(f"is {place.value}, but the cards make {found}")
    if checks["all_cards_distinct"].yes() and len({(card.label) for card in deck}) != len(deck):
        raise data["card"].fail("must not be alike")


CARDS = read_cards()
