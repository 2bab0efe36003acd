"""Positions as JSON: what lies on the map and in front of the players, in the notation of the specification.

A position has `seats`, `options`, `phase` (a word of view.PHASES), `mover`, `turn`, `part`, `acted`, `idle`, `board`
(what is not bare), `explorers`, `camps` (in hand), `supply`, `monuments`, `points`, `earned` (points by reason),
`goods`, `mined` (tiles by kind), `unseen` (kinds still face down), and of the action under way `picked` (its space),
`fresh` and `lifting`. With `partial` the numbers need not add up: AFP-1, AFP-2 and AFP-3 are not checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mezani.core.data import Place, read_data
from mezani.core.errors import BadData, BadOption, BadPosition
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.options import read_options, settle
from mezani.games.africa.box import BOX
from mezani.games.africa.phases import ANIMAL, BARE, CAMP, FACE_DOWN, NOMAD, REVEAL, START_CITY
from mezani.games.africa.rules import Africa
from mezani.games.africa.view import DEPOSITS, GOODS, PHASES, REASONS, View, view

DATA = read_data(Path(__file__).with_name("data.toml"))
CONTENTS = {"camp": CAMP, "?": FACE_DOWN} | {kind: number for number, kind in enumerate(BOX.kinds) if kind not in GOODS}
"""What may lie on a space; a good never lies there face up (AF-8.3)."""

LIFTING = {"animal": ANIMAL, "nomad": NOMAD}
MOST = 999
"""No number of pieces or points is larger."""


# Writing --------------------------------------------------------------------------------------------------------------


def write(state: Africa) -> dict[str, Any]:
    """Return the position of a state."""
    return from_knowledge(view(state, None))


def from_knowledge(seen: View) -> dict[str, Any]:
    """Return the position of a view: nothing but the future is hidden, so it says everything."""
    return {
        "game": "africa",
        "seats": seen.seats,
        "options": seen.options,
        "phase": seen.phase,
        "mover": seen.mover,
        "turn": seen.turn,
        "part": seen.part,
        "acted": seen.acted,
        "idle": seen.idle,
        "board": seen.board,
        "explorers": list(seen.explorers),
        "camps": list(seen.camps),
        "supply": seen.supply,
        "monuments": seen.monuments,
        "points": list(seen.points),
        "earned": list(map(present, seen.earned)),
        "goods": list(map(present, seen.goods)),
        "mined": list(map(present, seen.mined)),
        "unseen": seen.unseen,
        "picked": seen.lifted or seen.fresh_space,
        "fresh": seen.fresh,
        "lifting": seen.lifting,
    }


def present(numbers: Mapping[str, int]) -> dict[str, int]:
    """Return numbers without the noughts."""
    return {name: n for name, n in numbers.items() if n}


def from_view(seen: View) -> Africa:
    """Return the state of a view."""
    return read({**from_knowledge(seen), "partial": True})


# Reading --------------------------------------------------------------------------------------------------------------


def read(position: Mapping[str, Any]) -> Africa:
    """Return the state of a position, or raise BadPosition."""
    try:
        place = Place(dict(position), "position: ")
        state = framed(place)
        read_map(place, state)
        read_areas(place, state)
        read_action(place, state)
        check(place, state)
        if not ("partial" in place and place["partial"].yes()):
            check_sums(place, state)
    except (BadData, BadOption) as error:
        raise BadPosition(str(error)) from error
    return state


def part(place: Place, key: str, otherwise: Any) -> Place:
    """Return a member, or what stands for it when it is left out."""
    return place[key] if key in place else Place(otherwise, place.inside(key))


def each(place: Place, key: str, seats: int, otherwise: Any) -> list[Place]:
    """Return the members of a list that has one for each seat."""
    members = list(part(place, key, [otherwise] * seats))
    if len(members) != seats:
        raise place[key].fail(f"must have {seats} members, one for each seat")
    return members


def amounts(place: Place, names: Sequence[str]) -> list[int]:
    """Return the numbers of a table in the order of its possible names."""
    found = {name: number.number(0, MOST) for name, number in place.items()}
    for name in found:
        if name not in names:
            raise place.fail(f"{name!r} is none of {', '.join(names)}")
    return [found.get(name, 0) for name in names]


def space_at(place: Place) -> int:
    """Return the number of a space given by its name, NOBODY's for none."""
    return NOBODY if place.value is None else BOX.spaces.index(place.text(*BOX.spaces))


def padded(rows: list[list[int]], columns: int) -> list[list[int]]:
    """Return a table with noughts behind its rows and for the seats not in use."""
    return [[*row, *[0] * (columns - len(row))] for row in (*rows, *[[]] * (5 - len(rows)))]


def framed(place: Place) -> Africa:
    """Read seats, options, and who is to decide what."""
    seats = place["seats"].number(DATA["players"]["min"].number(), DATA["players"]["max"].number())
    given = {name: value.value for name, value in part(place, "options", {}).items()}
    state = Africa.start(seats, settle(read_options(DATA), given))
    state.phase = PHASES.index(place["phase"].text(*PHASES))
    state.mover = part(place, "mover", 0).number(0, seats - 1)
    least = 0 if state.phase == START_CITY else 1
    state.turn = part(place, "turn", least).number(least)
    state.part = part(place, "part", least).number(least, state.parts)
    state.acted = int(part(place, "acted", False).yes())
    state.idle = part(place, "idle", 0).number()
    state.monuments = part(place, "monuments", 0).number(0, state.last_monument)
    left = max(0, state.last_monument - 1 - state.monuments)
    state.supply = part(place, "supply", left).number(0, MOST)
    return state


def read_map(place: Place, state: Africa) -> None:
    """Read what lies on the spaces and where the explorers stand (AF-2.9)."""
    board = part(place, "board", {})
    contents = [BARE] * len(BOX.spaces)
    for name, lies in board.items():
        if name not in BOX.spaces:
            raise board.fail(f"there is no space {name!r}")
        contents[BOX.spaces.index(name)] = CONTENTS[lies.text(*CONTENTS)]
    explorers = [space_at(member) for member in each(place, "explorers", state.seats, None)]
    standing = [space for space in explorers if space != NOBODY]
    if len(set(standing)) < len(standing):
        raise place["explorers"].fail("two explorers cannot stand on one space")
    if any(contents[space] == FACE_DOWN for space in standing):
        raise place["explorers"].fail("no explorer stands on a face-down tile")
    state.lay_out(contents, explorers)


def read_areas(place: Place, state: Africa) -> None:
    """Read what lies in front of the players, and what is still face down."""
    seats = state.seats
    state.camps = [*(member.number(0, MOST) for member in each(place, "camps", seats, 2)), *[0] * (5 - seats)]
    state.points = [*(member.number(0, MOST) for member in each(place, "points", seats, 0)), *[0] * (5 - seats)]
    state.earned = padded([amounts(member, REASONS) for member in each(place, "earned", seats, {})], 8)
    state.goods = padded([amounts(member, GOODS) for member in each(place, "goods", seats, {})], 8)
    state.mined = padded([amounts(member, DEPOSITS) for member in each(place, "mined", seats, {})], 8)
    unseen = part(place, "unseen", {})
    state.unseen = [*amounts(unseen, BOX.kinds), *[0] * (32 - len(BOX.kinds))]
    if sum(state.unseen) != list(state.content).count(FACE_DOWN):
        raise unseen.fail("must be as many as there are face-down tiles on the board")


def read_action(place: Place, state: Africa) -> None:
    """Read the action under way, and from it who is to act."""
    state.picked = space_at(part(place, "picked", None))
    fresh, lifting = part(place, "fresh", None), part(place, "lifting", None)
    state.fresh = NOBODY if fresh.value is None else BOX.kinds.index(fresh.text(*BOX.kinds))
    state.lifting = NOBODY if lifting.value is None else LIFTING[lifting.text(*LIFTING)]
    state.to_act = state.mover
    if state.phase == START_CITY:
        state.to_act = state.mover = sum(space != NOBODY for space in state.at[: state.seats])
    elif state.phase == REVEAL:
        state.to_act = CHANCE
    elif PHASES[state.phase] == "over":
        state.to_act = OVER


# Checks ---------------------------------------------------------------------------------------------------------------


def check(place: Place, state: Africa) -> None:
    """Raise an error for a phase that the rest does not fit."""
    word = PHASES[state.phase]
    limit = state.stall_rounds * state.seats
    if word != "over" and state.monuments == state.last_monument:
        raise place["monuments"].fail("the last monument ends the game")
    if word != "over" and limit and state.idle >= limit:
        raise place["idle"].fail(f"{limit} idle turns end the game")
    if state.supply < state.last_monument - 1 - state.monuments:
        raise place["supply"].fail("must have a camp for each monument before the last")
    check_explorers(place, state)
    check_fresh(place, state, word)
    check_picked(place, state, word)
    if state.to_act >= 0 and not state.codes():
        raise place["phase"].fail(f"there is no choice in phase {word}")


def check_explorers(place: Place, state: Africa) -> None:
    """Each explorer is on the map; while cities are chosen, those of the first seats are in cities (AF-3.2)."""
    explorers = part(place, "explorers", [])
    on_map = [space != NOBODY for space in state.at[: state.seats]]
    if state.phase != START_CITY:
        if not all(on_map):
            raise explorers.fail("must all be on the map")
        return
    if all(on_map) or sorted(on_map, reverse=True) != on_map:
        raise explorers.fail("the first seats have chosen a city, but not yet all")
    if not {*state.at[: state.to_act]} <= {space for _, space in BOX.cities}:
        raise explorers.fail("start in cities")


def check_fresh(place: Place, state: Africa, word: str) -> None:
    """A fresh tile is settled or swapped, an old one of the chosen class is lifted and dropped."""
    fresh, lifting = part(place, "fresh", None), part(place, "lifting", None)
    its_class = BOX.classes[state.fresh] if state.fresh != NOBODY else ""
    if its_class not in {"swap": ("goods",), "settle": tuple(LIFTING)}.get(word, ("",)):
        raise fresh.fail(f"cannot be {fresh.value!r} in phase {word}")
    if word == "swap" and not state.goods[state.mover][GOODS.index(fresh.text())]:
        raise fresh.fail("must be among the goods of the mover")
    if (state.lifting != NOBODY) != (word in ("lift", "drop")):
        raise lifting.fail(f"cannot be {lifting.value!r} in phase {word}")


def check_picked(place: Place, state: Africa, word: str) -> None:
    """The space of the tile under way is in reach and holds what it must."""
    picked, space = part(place, "picked", None), state.picked
    movable = [number for number, its in enumerate(BOX.classes) if LIFTING.get(its) == state.lifting]
    holds = {"reveal": [FACE_DOWN], "swap": [BARE], "settle": [state.fresh], "drop": movable}
    if word not in holds:
        if space != NOBODY:
            raise picked.fail(f"cannot be a space in phase {word}")
        return
    me = state.at[state.mover]
    if space == NOBODY or space not in (*BOX.beside[me], *[me] * (word == "drop")):
        raise picked.fail("must be a space that the mover's explorer reaches")
    if state.content[space] not in holds[word]:
        raise picked.fail(f"must be the space of the tile of phase {word}")


def check_sums(place: Place, state: Africa) -> None:
    """Raise an error for numbers that no game can come to (AFP-1 to AFP-3)."""
    check_tiles(place, state)
    board = list(state.content[: len(BOX.spaces)])
    share = 3 if state.seats == 2 and not state.two_player_rule else state.seats
    if state.supply + sum(state.camps) + board.count(CAMP) != BOX.supply[share] + BOX.camps_in_hand * state.seats:
        raise part(place, "camps", None).fail("supply, camps in hand and camps built must add up (AFP-2)")
    if state.supply != max(0, state.last_monument - 1 - state.monuments):
        raise part(place, "supply", None).fail("must be the camps of the monuments to come (AFP-3)")
    if board.count(BOX.kinds.index("monument")) != state.monuments:
        raise part(place, "monuments", None).fail("must be as many as lie face up")
    for seat in range(state.seats):
        if sum(state.earned[seat]) != state.points[seat]:
            raise part(place, "points", None).fail("must be what was earned for each reason, added")
    stalled = state.stall_rounds and state.idle >= state.stall_rounds * state.seats
    if PHASES[state.phase] == "over" and state.monuments < state.last_monument and not stalled:
        raise place["phase"].fail("nothing has ended the game")


def check_tiles(place: Place, state: Africa) -> None:
    """Each tile of the mix is on the map, in an area or face down (AFP-1)."""
    mix = BOX.mixes[list(BOX.mixes)[state.tile_mix]]
    for number, kind in enumerate(BOX.kinds):
        tiles = list(state.content[: len(BOX.spaces)]).count(number) + state.unseen[number]
        for names, areas in ((GOODS, state.goods), (DEPOSITS, state.mined)):
            if kind in names:
                tiles += sum(area[names.index(kind)] for area in areas)
        if tiles != mix[number]:
            raise place.fail(f"there are {mix[number]} tiles {kind!r}, not {tiles} (AFP-1)")
