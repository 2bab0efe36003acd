"""The table in words, line by line, so that everything on the map and in front of the players can be heard."""

from __future__ import annotations

from mezani.core.say import Say, seat_name
from mezani.games.africa.box import BOX
from mezani.games.africa.pieces import goods, piece, pieces, place, spoils, tiles
from mezani.games.africa.sight import BESIDE, CAMP, CLASS
from mezani.games.africa.view import View

IN_A_PART = ("walk", "act", "flip", "reveal", "swap", "settle", "lift", "drop")
"""The phases of an action of a turn."""

CLASSES = tuple(dict.fromkeys(BOX.classes))


def describe(view: View) -> tuple[Say, ...]:
    """Return the table in words."""
    own = view.seat or 0
    seats = [(own + k) % view.seats for k in range(view.seats)]
    return (
        *the_turn(view),
        *(line for seat in seats for line in the_seat(view, seat)),
        *the_end(view),
        *the_map(view),
        *the_standing(view),
    )


def the_turn(view: View) -> list[Say]:
    """Say whose turn it is and what is under way."""
    if view.phase == "over":
        return [Say("africa-view-over")]
    if view.phase == "start_city":
        return [Say("africa-view-setting-up")]
    lines = [Say("africa-view-turn", {"turn": view.turn, "who": seat_name(view.mover)})]
    if view.phase in IN_A_PART:
        lines.append(Say("africa-view-part", {"part": view.part, "parts": view.parts}))
    if view.phase == "settle" and view.fresh and view.fresh_space:
        lines.append(Say("africa-view-found", {"piece": piece(view.fresh), "space": view.fresh_space}))
    if view.lifted:
        lines.append(Say("africa-view-lifted", {"piece": piece(view.board[view.lifted]), "space": view.lifted}))
    return lines


def the_seat(view: View, seat: int) -> list[Say]:
    """Say what a seat has, where its explorer stands and what lies around it."""
    who = seat_name(seat)
    lines = [Say("africa-view-seat", {"who": who, "score": view.points[seat], "camps": view.camps[seat]})]
    owned, mined = goods(view.goods[seat]), spoils(view.gold[seat], view.gems[seat])
    if owned:
        lines.append(Say("africa-view-goods", {"who": who, "goods": owned, "points": view.goods_points[seat]}))
    if mined:
        lines.append(Say("africa-view-mined", {"who": who, "spoils": mined}))
    space = view.explorers[seat]
    if space is None:
        return lines
    if space in view.board:
        lines.append(Say("africa-view-on", {"who": who, "place": place(space), "piece": piece(view.board[space])}))
    else:
        lines.append(Say("africa-view-at", {"who": who, "place": place(space)}))
    things = tuple(thing for near in BESIDE[space] for thing in things_at(view, near))
    return [*lines, Say("africa-view-around", {"who": who, "things": things})]


def things_at(view: View, space: str) -> list[Say]:
    """Say what is on a space: tile or camp, then the explorer on it."""
    things = [piece(view.board[space])] if space in view.board else []
    things += [
        Say("africa-piece-explorer", {"who": seat_name(seat)}) for seat, at in enumerate(view.explorers) if at == space
    ]
    if not things:
        return [Say("africa-view-empty", {"space": space})]
    return [Say("africa-view-thing", {"space": space, "piece": thing}) for thing in things]


def the_end(view: View) -> list[Say]:
    """Say how far the end of the game is."""
    lines = [
        Say(
            "africa-view-monuments",
            {"found": view.monuments, "last": view.last_monument, "supply": view.supply},
        )
    ]
    if view.phase == "over":
        return lines
    if view.last_monument - view.monuments == 1:
        lines.append(Say("africa-view-next-ends"))
    if view.idle and view.idle_limit:
        lines.append(Say("africa-view-idle", {"n": view.idle, "limit": view.idle_limit}))
    return lines


def the_map(view: View) -> list[Say]:
    """Say what lies face up, kind by kind, and how much is still face down: by class, at the end by kind."""
    lines = []
    for kind in (*BOX.kinds, CAMP):
        spaces = tuple(space for space in BOX.spaces if view.board.get(space) == kind)
        if spaces and kind == CAMP:
            lines.append(Say("africa-view-camps", {"spaces": spaces}))
        elif spaces:
            lines.append(Say("africa-view-up", {"piece": piece(kind), "spaces": spaces}))
    left = kinds_hidden(view) if view.phase == "over" else classes_hidden(view)
    if not left:
        return [*lines, Say("africa-view-hidden-none")]
    return [*lines, Say("africa-view-hidden", {"n": sum(view.unseen.values()), "tiles": left})]


def classes_hidden(view: View) -> tuple[Say, ...]:
    """Say how many tiles of each class are face down."""
    left = dict.fromkeys(CLASSES, 0)
    for kind, n in view.unseen.items():
        left[CLASS[kind]] += n
    return tuple(tiles(name, n) for name, n in left.items() if n)


def kinds_hidden(view: View) -> tuple[Say, ...]:
    """Say how many tiles of each kind stayed face down (AF-14.5)."""
    return tuple(
        tiles(kind, n) if CLASS[kind] in ("monument", "nomad") else pieces(kind, n) for kind, n in view.unseen.items()
    )


def the_standing(view: View) -> list[Say]:
    """Say what gold and gems would win now, and the totals."""
    if view.phase == "over":
        return [Say("africa-view-final", {"totals": by_seat(view.totals, worthless=True)})]
    lines = []
    for resource, prizes in (("gold", view.gold_points), ("gems", view.gem_points)):
        if any(prizes):
            lines.append(Say(f"africa-view-prizes-{resource}", {"ranking": by_seat(prizes, worthless=False)}))
    return [*lines, Say("africa-view-projected", {"totals": by_seat(view.totals, worthless=True)})]


def by_seat(points: tuple[int, ...], worthless: bool) -> tuple[Say, ...]:
    """Say the points of each seat, the most first, those without any only if asked for."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return tuple(
        Say("africa-view-points", {"who": seat_name(seat), "points": points[seat]})
        for seat in order
        if points[seat] or worthless
    )
