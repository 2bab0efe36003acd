"""Choices that belong together for a person: walk and build, lift and drop, walk and flip. Luck is the last of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mezani.core.offer import Plan
from mezani.core.say import Say
from mezani.games.africa.box import BOX
from mezani.games.africa.notes import IN_HAND, move_lights, note_flip, points
from mezani.games.africa.pieces import piece, spoils
from mezani.games.africa.sight import (
    MOVABLE,
    face_down_beside,
    in_reach,
    me,
    mined,
    move_gain,
    pieces_at,
    researched,
    targets,
    walkable,
    way,
)
from mezani.games.africa.view import View

MOST = 12
"""So many plans fit on the screen."""

SHARE = MOST // 3
"""The most camps of one purpose, or places to flip, among them."""


def plans(view: View, legal: Sequence[str]) -> tuple[Plan, ...]:
    """Return the best plans for the seat to act, the most points first."""
    if view.phase == "option":
        return walking_plans(view, ("opt:B",))
    if view.phase == "walk":
        return walking_plans(view, ())
    if view.phase == "act":
        flips = flipping_plans(view)
        moves = moving_plans(view, [name for name in MOVABLE if f"do:{name}" in legal], chosen=False)
        return (*moves[: MOST - len(flips)], *flips)
    if view.phase == "lift" and view.lifting is not None:
        return moving_plans(view, [view.lifting], chosen=True)
    return ()


def walking_plans(view: View, first: tuple[str, ...]) -> tuple[Plan, ...]:
    """Return what can be done after a walk: camps and flips, each at the best places."""
    ends = walkable(view)
    bare = tuple(space for space in ends if space not in view.board) if view.camps[view.to_act] else ()
    return (
        *(research_plan(view, first, at) for at in best(bare, {at: len(researched(view, at)) for at in bare})),
        *(mine_plan(view, first, at) for at in best(bare, {at: sum(pieces_at(view, mined(view, at))) for at in bare})),
        *(flip_plan(view, first, at) for at in best(ends, {at: len(face_down_beside(view, at)) for at in ends})),
    )


def best(ends: Sequence[str], worth: Mapping[str, int]) -> list[str]:
    """Return the few spaces worth most, without worthless ones."""
    return sorted((at for at in ends if worth[at]), key=lambda at: -worth[at])[:SHARE]


def research_plan(view: View, first: tuple[str, ...], at: str) -> Plan:
    n = len(researched(view, at))
    say = Say("africa-plan-research", {"to": at, "n": n})
    gain = points(view, BOX.research_tile * n)
    return Plan((*first, f"walk:{at}", "do:research"), say, gain, camp_lights(view, at, researched(view, at)))


def mine_plan(view: View, first: tuple[str, ...], at: str) -> Plan:
    say = Say("africa-plan-mine", {"to": at, "spoils": spoils(*pieces_at(view, mined(view, at)))})
    return Plan((*first, f"walk:{at}", "do:mine"), say, lights=camp_lights(view, at, mined(view, at)))


def camp_lights(view: View, at: str, tiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Light the way to a new camp, the camps in hand, and what the camp counts or takes."""
    return {"from": way(view, at), "target": (at, IN_HAND), "because": tiles}


def flip_plan(view: View, first: tuple[str, ...], at: str) -> Plan:
    tiles = face_down_beside(view, at)
    say = Say("africa-plan-flip", {"to": at, "n": len(tiles)})
    return Plan((*first, f"walk:{at}", "do:flip"), say, lights={"from": way(view, at), "target": (at, *tiles)})


def flipping_plans(view: View) -> tuple[Plan, ...]:
    """Return each flip beside the explorer: its tile needs no choice before it."""
    notes = [(space, note_flip(view, space)) for space in face_down_beside(view, me(view))]
    return tuple(Plan(("do:flip", f"flip:{space}"), its.say, None, its.lights, its.final) for space, its in notes)


def moving_plans(view: View, classes: Sequence[str], chosen: bool) -> tuple[Plan, ...]:
    """Return the moves of tiles in reach that score most; `chosen` once the class has been decided."""
    moves = [
        (move_gain(view, start, to), kind_class, start, to)
        for kind_class in classes
        for start in in_reach(view, kind_class)
        for to in targets(view, start)
    ]
    moves.sort(key=lambda move: -move[0])
    plans = []
    for gain, kind_class, start, to in moves[:MOST]:
        texts = (*(() if chosen else (f"do:{kind_class}",)), f"lift:{start}", f"drop:{to}")
        say = Say("africa-plan-move", {"piece": piece(view.board[start]), "from": start, "to": to, "n": gain})
        plans.append(Plan(texts, say, points(view, gain), move_lights(view, start, to)))
    return tuple(plans)
