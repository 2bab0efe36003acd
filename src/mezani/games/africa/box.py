"""What lies in the box: map, tiles, camps, prizes, read from data.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mezani.core.data import Place, read_data

DEPOSITS = (("gold", "gold"), ("gems", "gem"))
"""The two resources as the data file calls them, and as the notation begins the name of their tiles."""


@dataclass(frozen=True)
class Box:
    """Every number of the game. Spaces and kinds are numbered as they stand here."""

    data_version: str
    spaces: tuple[str, ...]
    beside: tuple[tuple[int, ...], ...]
    """The neighbours of each space, rising."""
    region_of: tuple[str, ...]
    cities: tuple[tuple[str, int], ...]
    """Id and space of each start city."""
    kinds: tuple[str, ...]
    """Every face of a tile: monument, nomad, deposits, goods, animals."""
    classes: tuple[str, ...]
    """The class of each kind: monument, nomad, gold, gem, goods, animal."""
    pieces: tuple[int, ...]
    """The pieces on a deposit of each kind, 0 for other kinds."""
    mixes: dict[str, tuple[int, ...]]
    """How many tiles of each kind a mix holds."""
    colours: tuple[str, ...]
    camps_in_hand: int
    supply: dict[int, int]
    """Camps at the start by number of seats; two players without their special rule have those of three."""
    last_monument: dict[int, int]
    parts: int
    parts_simple: int
    steps: int
    fresh_animal: int
    animal_neighbour: int
    nomad_neighbour: int
    deposit_piece: int
    move_gain: int
    research_tile: int
    finder_bonus: int
    lap: int
    """The spaces of the score track."""
    goods_table: tuple[int, ...]
    """Points for 0, 1, 2, ... tiles of one type."""
    first_prize: int
    second_prize: int

    def of_class(self, name: str) -> tuple[str, ...]:
        """Return the kinds of a class."""
        return tuple(kind for kind, its in zip(self.kinds, self.classes, strict=True) if its == name)


@cache
def read_box(path: Path = Path(__file__).with_name("data.toml")) -> Box:
    """Read and check a data file."""
    data = read_data(path)
    spaces, beside = read_map(data)
    kinds, classes, pieces = read_kinds(data["tiles"])
    score, majority, turn = data["score"], data["score"]["majority"], data["turn"]
    return Box(
        data_version=data["meta"]["data_version"].text(),
        spaces=spaces,
        beside=beside,
        region_of=read_regions(data),
        cities=tuple((city["id"].text(), spaces.index(city["space"].text(*spaces))) for city in data["cities"]["list"]),
        kinds=kinds,
        classes=classes,
        pieces=pieces,
        mixes={name: read_mix(mix, kinds, data["tiles"]["total"].number()) for name, mix in data["mix"].items()},
        colours=tuple(colour["id"].text() for colour in data["colours"]["list"]),
        camps_in_hand=data["camps"]["per_player"].number(0, 20),
        supply=by_seats(data["camps"]["supply"]),
        last_monument=by_seats(data["end"]["last_monument"]),
        parts=turn["parts_normal"].number(1, 2),
        parts_simple=turn["parts_simple"].number(1, 2),
        steps=turn["max_steps"].number(0, 4),
        fresh_animal=score["fresh_animal_base"].number(0, 9),
        animal_neighbour=score["fresh_animal_per_neighbour"].number(0, 9),
        nomad_neighbour=score["fresh_nomad_per_empty_neighbour"].number(0, 9),
        deposit_piece=score["fresh_deposit_per_piece"].number(0, 9),
        move_gain=score["move_gain_per_difference"].number(0, 9),
        research_tile=score["research_camp_per_tile"].number(0, 9),
        finder_bonus=score["finder_bonus"].number(0, 99),
        lap=score["lap"].number(1, 999),
        goods_table=read_goods_table(score["goods"]["table"]),
        first_prize=majority["first"].number(0, 99),
        second_prize=majority["second"].number(0, 99),
    )


def read_map(data: Place) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """Read the spaces, and which of them share an edge."""
    board = data["board"]
    places = {}
    for hexagon in data["hexes"]["list"]:
        places[hexagon["q"].number(-99, 99), hexagon["r"].number(-99, 99)] = hexagon["id"].text()
    listed = [
        (letter + str(q - first + 1), q, r)
        for letter, r, first, last in (
            (row["letter"].text(), row["r"].number(), row["q_from"].number(-99, 99), row["q_to"].number(-99, 99))
            for row in board["rows"]
        )
        for q in range(first, last + 1)
    ]
    if [(name, q, r) for (q, r), name in places.items()] != listed:
        raise data["hexes"]["list"].fail("must be the spaces of board.rows, row by row")
    if len(places) != board["spaces"].number(1, 128):
        raise board["spaces"].fail(f"must be {len(places)}, the number of spaces listed")
    steps = [step.numbers(-1, 1) for step in board["neighbours"]]
    order = {place: number for number, place in enumerate(places)}
    beside = tuple(
        tuple(sorted(order[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in order)) for q, r in order
    )
    if sum(map(len, beside)) != 2 * board["adjacencies"].number():
        raise board["adjacencies"].fail(f"must be {sum(map(len, beside)) // 2}, as the spaces lie")
    return tuple(places.values()), beside


def read_regions(data: Place) -> tuple[str, ...]:
    """Read the region of each space; both lists in the file must agree."""
    listed = {space.text(): region["id"].text() for region in data["regions"]["list"] for space in region["spaces"]}
    for hexagon in data["hexes"]["list"]:
        hexagon["region"].text(listed.get(hexagon["id"].text(), ""))
    return tuple(hexagon["region"].text() for hexagon in data["hexes"]["list"])


def read_kinds(tiles: Place) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """Read the kinds in the order of the notation, with their classes and pieces."""
    faces = [("monument", "monument", 0), ("nomad", "nomad", 0)]
    for resource, name in DEPOSITS:
        faces += [(name + pieces, name, int(pieces)) for pieces, _ in tiles[resource]["by_pieces"].items()]
    faces += [(good["id"].text(), "goods", 0) for good in tiles["goods"]["types"]]
    faces += [(animal["id"].text(), "animal", 0) for animal in tiles["animals"]["kinds"]]
    kinds, classes, pieces = zip(*faces, strict=True)
    if len(set(kinds)) != len(kinds):
        raise tiles.fail("must give every kind a name of its own")
    return kinds, classes, pieces


def read_mix(mix: Place, kinds: tuple[str, ...], total: int) -> tuple[int, ...]:
    """Read how many tiles of each kind a mix holds."""
    numbers = tuple(mix[kind].number(0, total) if kind in mix else 0 for kind in kinds)
    if sum(numbers) != total:
        raise mix.fail(f"must hold {total} tiles of known kinds, holds {sum(numbers)}")
    return numbers


def read_goods_table(table: Place) -> tuple[int, ...]:
    """Read the points of a set of goods, which begin with 0 for none."""
    points = table.numbers(0, 99)
    if len(points) < 2 or points[0]:
        raise table.fail("must begin with 0 for no tile and go on to a full set")
    return points


def by_seats(table: Place) -> dict[int, int]:
    """Read a number for each number of seats."""
    return {int(seats): number.number(0, 96) for seats, number in table.items()}


BOX = read_box()
