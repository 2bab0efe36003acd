"""What can be counted on the map by looking at it: neighbours, empty spaces, targets, and where a walk leads."""

from __future__ import annotations

from collections.abc import Sequence

from mezani.games.africa.box import BOX
from mezani.games.africa.view import View

NUMBER = {space: number for number, space in enumerate(BOX.spaces)}
CITY = {BOX.spaces[space]: city for city, space in BOX.cities}
CLASS = dict(zip(BOX.kinds, BOX.classes, strict=True))
PIECES = dict(zip(BOX.kinds, BOX.pieces, strict=True))
BESIDE = {space: tuple(BOX.spaces[number] for number in BOX.beside[k]) for k, space in enumerate(BOX.spaces)}
FACE_DOWN = "?"
CAMP = "camp"
MOVABLE = ("animal", "nomad")


def class_at(view: View, space: str) -> str:
    """Return the class of the face-up tile on a space, or nothing."""
    return CLASS.get(view.board.get(space, ""), "")


def me(view: View) -> str:
    """Return where the explorer of the seat to act stands."""
    space = view.explorers[view.to_act]
    assert space is not None, "asked before the explorer has a city"
    return space


def occupant(view: View, space: str) -> int | None:
    """Return another seat whose explorer stands on a space."""
    others = (seat for seat in range(view.seats) if seat != view.to_act and view.explorers[seat] == space)
    return next(others, None)


def is_open(view: View, space: str) -> bool:
    """Tell whether the explorer may enter a space (AF-6.2)."""
    return view.board.get(space) != FACE_DOWN and occupant(view, space) is None


def walkable(view: View) -> tuple[str, ...]:
    """Return the spaces where a walk may end, the explorer's own among them (AF-6.3)."""
    reached = {me(view)}
    for _ in range(BOX.steps):
        reached |= {to for space in reached for to in BESIDE[space] if is_open(view, to)}
    return in_order(reached)


def path(view: View, to: str) -> tuple[str, ...]:
    """Return a shortest open way of the explorer, ends included; ties by the order of the map (section 9)."""
    ways: list[tuple[str, ...]] = [(me(view),)]
    for way in ways:
        if way[-1] == to:
            return way
        if len(way) <= BOX.steps:
            ways += [(*way, near) for near in BESIDE[way[-1]] if near not in way and is_open(view, near)]
    raise AssertionError("asked for a space that no walk reaches")


def way(view: View, to: str) -> tuple[str, ...]:
    """Return the spaces of a walk before its end, the first being the explorer's own; none if it stays."""
    return path(view, to)[:-1]


def in_order(spaces: set[str]) -> tuple[str, ...]:
    """Return spaces in the order of the map."""
    return tuple(sorted(spaces, key=NUMBER.__getitem__))


def face_down_beside(view: View, space: str) -> tuple[str, ...]:
    """Return the neighbours with a face-down tile."""
    return tuple(near for near in BESIDE[space] if view.board.get(near) == FACE_DOWN)


def in_reach(view: View, kind_class: str) -> tuple[str, ...]:
    """Return where a face-up tile of a class lies under or beside the explorer (AF-10.1, AF-11.1)."""
    around = (me(view), *BESIDE[me(view)])
    return in_order({space for space in around if class_at(view, space) == kind_class})


def researched(view: View, camp: str) -> tuple[str, ...]:
    """Return the neighbours that a research camp counts (AF-13.3)."""
    return tuple(near for near in BESIDE[camp] if class_at(view, near) in ("animal", "nomad", "monument"))


def mined(view: View, camp: str) -> tuple[str, ...]:
    """Return the neighbours that a mining camp takes (AF-13.5)."""
    return tuple(near for near in BESIDE[camp] if class_at(view, near) in ("gold", "gem"))


def pieces_at(view: View, spaces: Sequence[str]) -> tuple[int, int]:
    """Return how many pieces of gold and of gems the deposits on these spaces show."""
    gold, gems = (
        sum(PIECES[view.board[space]] for space in spaces if class_at(view, space) == its) for its in ("gold", "gem")
    )
    return gold, gems


def company(view: View, space: str, at: str) -> tuple[str, ...]:
    """Return the neighbours that count for the tile of `space` if it lay at `at` (AF-2.6, AF-2.7)."""
    kind = view.board[space]
    if CLASS[kind] == "animal":
        return tuple(near for near in BESIDE[at] if view.board.get(near) == kind and near != space)
    left = space if view.options["vacated_space_counts"] else None
    return tuple(near for near in BESIDE[at] if near not in view.board or near == left)


def targets(view: View, space: str) -> dict[str, int]:
    """Return every space the tile of `space` may go to, with its count there (AF-9.2, AF-10.4, AF-11.4, AF-11.8)."""
    here = len(company(view, space, space))
    counts = {to: len(company(view, space, to)) for to in BOX.spaces if to not in view.board}
    return {to: n for to, n in counts.items() if n > here}


def move_gain(view: View, space: str, to: str) -> int:
    """Return what it scores to move the old tile of `space` (AF-10.5, AF-11.5)."""
    return BOX.move_gain * (len(company(view, space, to)) - len(company(view, space, space)))


def best_move(view: View, space: str) -> int:
    """Return the most that the old tile of `space` can score, 0 if it has no target."""
    return max((move_gain(view, space, to) for to in targets(view, space)), default=0)


def settle_gain(view: View, space: str, to: str) -> int:
    """Return what it scores to let the fresh tile of `space` end at `to` (AF-9.4, AF-11.6)."""
    n = len(company(view, space, to))
    if class_at(view, space) == "animal":
        return BOX.fresh_animal + BOX.animal_neighbour * n
    return BOX.nomad_neighbour * n


def goods_worth(owned: dict[str, int]) -> int:
    """Return what goods count at the end (AF-15.1, AF-15.2, AF-15.9)."""
    full = len(BOX.goods_table) - 1
    return sum(n // full * BOX.goods_table[full] + BOX.goods_table[n % full] for n in owned.values())


def after_swap(view: View, seat: int, wanted: str) -> tuple[dict[str, int], dict[str, int]]:
    """Return one's own goods and the other seat's after the fresh type went for all `wanted` of that seat (AF-8.7)."""
    assert view.fresh is not None
    mine, others = view.goods[view.to_act], view.goods[seat]
    n = others[wanted]
    given = {**mine, wanted: mine[wanted] + n, view.fresh: mine[view.fresh] - n}
    return given, {**others, wanted: 0, view.fresh: others[view.fresh] + n}
