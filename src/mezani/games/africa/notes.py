"""What is said beside each legal choice: what it does, what it scores at once, what to light on the map."""

from __future__ import annotations

from collections.abc import Callable

from mezani.core.offer import Note
from mezani.core.say import Argument, Say, seat_name
from mezani.games.africa.box import BOX
from mezani.games.africa.pieces import piece, pieces, place, spoils
from mezani.games.africa.sight import (
    after_swap,
    best_move,
    class_at,
    company,
    face_down_beside,
    goods_worth,
    in_reach,
    is_open,
    me,
    mined,
    move_gain,
    pieces_at,
    researched,
    settle_gain,
    walkable,
    way,
)
from mezani.games.africa.view import View

HIDDEN = Say("africa-offer-hidden")
LATER = Say("africa-offer-later")

IN_HAND = "camp"
"""The light of the camps in one's hand."""


def note(view: View, text: str) -> Note:
    """Return what is said beside one legal choice."""
    word, _, what = text.partition(":")
    return NOTES[word](view, what)


def points(view: View, n: int) -> tuple[int, ...]:
    """Return a gain of the seat to act."""
    return tuple(n if seat == view.to_act else 0 for seat in range(view.seats))


# Going ----------------------------------------------------------------------------------------------------------------


def note_city(view: View, space: str) -> Note:
    say = Say("africa-offer-city", {"place": place(space), "n": len(face_down_beside(view, space))})
    return Note(say, "city", lights={"target": (space,)}, final=True)


def note_option(view: View, option: str) -> Note:
    near = walkable(view)
    if option == "A":
        far = tuple(space for space in BOX.spaces if space not in near and is_open(view, space))
        return Note(Say("africa-offer-travel"), "travel", lights={"target": far, "from": (me(view),)})
    lights = {"target": near, "from": (me(view),)}
    return Note(Say("africa-offer-walk-and-act", {"parts": view.parts}), "walk", lights=lights)


def note_leap(view: View, space: str) -> Note:
    say = Say("africa-offer-leap", {"place": place(space)})
    return Note(say, "travel", lights={"target": (space,), "from": (me(view),)})


def note_walk(view: View, space: str) -> Note:
    if space == me(view):
        return Note(Say("africa-offer-stay", {"place": place(space)}), "walk", lights={"target": (space,)})
    say = Say("africa-offer-walk", {"place": place(space)})
    return Note(say, "walk", lights={"target": (space,), "from": way(view, space)})


def note_end(view: View, nothing: str) -> Note:
    return Note(Say("africa-offer-end"), "end", final=True)


# Actions --------------------------------------------------------------------------------------------------------------


def note_deed(view: View, deed: str) -> Note:
    if deed == "skip":
        return Note(Say("africa-offer-skip"), "skip")
    if deed == "flip":
        tiles = face_down_beside(view, me(view))
        return Note(Say("africa-offer-do-flip", {"n": len(tiles)}), "flip", lights={"target": tiles}, cost=HIDDEN)
    if deed == "research":
        return note_research(view)
    if deed == "mine":
        return note_mine(view)
    best = {space: best_move(view, space) for space in in_reach(view, deed)}
    movable = tuple(space for space, gain in best.items() if gain)
    return Note(Say(f"africa-offer-do-{deed}", {"n": max(best.values())}), deed, lights={"target": movable})


def note_research(view: View) -> Note:
    tiles = researched(view, me(view))
    say = Say("africa-offer-research", {"n": len(tiles)})
    gain = points(view, BOX.research_tile * len(tiles))
    return Note(say, "research", gain, camp_lights(me(view), tiles))


def note_mine(view: View) -> Note:
    tiles = mined(view, me(view))
    taken = spoils(*pieces_at(view, tiles))
    lights = camp_lights(me(view), tiles)
    if not taken:
        return Note(Say("africa-offer-mine-nothing"), "mine", lights=lights)
    return Note(Say("africa-offer-mine", {"spoils": taken}), "mine", lights=lights, cost=LATER)


def camp_lights(at: str, tiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Light where a camp would stand, the camps in hand, and what it counts or takes."""
    return {"target": (at,), "from": (IN_HAND,), "because": tiles}


def note_flip(view: View, space: str) -> Note:
    say = Say("africa-offer-flip", {"space": space})
    return Note(say, "flip", lights={"target": (space,)}, final=True, cost=HIDDEN)


def note_swap(view: View, what: str) -> Note:
    if what == "none":
        return Note(Say("africa-offer-keep"), "swap", lights={"target": (fresh_goods(view),)})
    assert view.fresh is not None
    number, _, wanted = what.partition(".")
    seat = int(number[1:]) - 1
    n = view.goods[seat][wanted]
    mine, others = after_swap(view, seat, wanted)
    args: dict[str, Argument] = {
        "gave": pieces(view.fresh, n),
        "got": pieces(wanted, n),
        "who": seat_name(seat),
        "before": goods_worth(view.goods[view.to_act]),
        "after": goods_worth(mine),
        "their-before": goods_worth(view.goods[seat]),
        "their-after": goods_worth(others),
    }
    lights: dict[str, tuple[str, ...]] = {"target": (what,), "from": (fresh_goods(view),)}
    return Note(Say("africa-offer-swap", args), "swap", lights=lights, cost=LATER)


def fresh_goods(view: View) -> str:
    """Return the light of one's own goods of the type just found, written as the notation writes those of others."""
    return f"s{view.to_act + 1}.{view.fresh}"


# Moving tiles ---------------------------------------------------------------------------------------------------------


def note_settle(view: View, to: str) -> Note:
    start = view.fresh_space
    assert start is not None
    counted = company(view, start, to)
    say = settle_words(view, start, to, len(counted))
    lights = {"target": (to,), "because": counted} | ({} if to == start else {"from": (start,)})
    return Note(say, "settle", points(view, settle_gain(view, start, to)), lights)


def settle_words(view: View, start: str, to: str, n: int) -> Say:
    if class_at(view, start) == "nomad":
        if to == start:
            return Say("africa-offer-settle-nomad-stays", {"to": to, "n": n})
        return Say("africa-offer-settle-nomad", {"to": to, "n": n})
    near = pieces(view.board[start], n)
    if to == start:
        return Say("africa-offer-settle-animal-stays", {"to": to, "n": n, "near": near})
    return Say("africa-offer-settle-animal", {"to": to, "near": near})


def note_lift(view: View, space: str) -> Note:
    args: dict[str, Argument] = {"from": space, "n": best_move(view, space)}
    if class_at(view, space) == "animal":
        args["piece"] = piece(view.board[space])
    say = Say(f"africa-offer-lift-{view.lifting}", args)
    return Note(say, class_at(view, space), lights={"target": (space,)})


def note_drop(view: View, to: str) -> Note:
    start = view.lifted
    assert start is not None
    n, before = len(company(view, start, to)), len(company(view, start, start))
    args: dict[str, Argument] = {"from": start, "to": to, "before": before}
    if class_at(view, start) == "animal":
        args["near"] = pieces(view.board[start], n)
    else:
        args["n"] = n
    say = Say(f"africa-offer-drop-{view.lifting}", args)
    return Note(say, class_at(view, start), points(view, move_gain(view, start, to)), move_lights(view, start, to))


def move_lights(view: View, start: str, to: str) -> dict[str, tuple[str, ...]]:
    """Light where an old tile goes, where it lies, and what counts beside its new space."""
    return {"target": (to,), "because": company(view, start, to), "from": (start,)}


NOTES: dict[str, Callable[[View, str], Note]] = {
    "city": note_city,
    "opt": note_option,
    "leap": note_leap,
    "walk": note_walk,
    "do": note_deed,
    "flip": note_flip,
    "swap": note_swap,
    "settle": note_settle,
    "lift": note_lift,
    "drop": note_drop,
    "end": note_end,
}
"""What makes the note, by the first word of a choice."""
