"""Why a choice that exists is refused now; ids: docs/rules/africa.md."""

from __future__ import annotations

from mezani.core.offer import Reason
from mezani.core.say import Argument, Say, seat_name
from mezani.games.africa.box import BOX
from mezani.games.africa.pieces import piece, pieces
from mezani.games.africa.sight import (
    BESIDE,
    CAMP,
    CITY,
    CLASS,
    FACE_DOWN,
    NUMBER,
    class_at,
    company,
    in_reach,
    me,
    occupant,
)
from mezani.games.africa.view import View

EXPECTED = {
    "start_city": ("city", "AF-3.2"),
    "option": ("opt", "AF-4.2"),
    "leap": ("leap", "AF-5.5"),
    "walk": ("walk", "AF-4.4"),
    "act": ("do", "AF-4.4"),
    "flip": ("flip", "AF-8.1"),
    "swap": ("swap", "AF-8.4"),
    "settle": ("settle", "AF-9.1"),
    "lift": ("lift", "AF-10.1"),
    "drop": ("drop", "AF-10.3"),
    "turn_end": ("end", "AF-4.2"),
}
"""The first word of every choice at each decision point, and the rule that asks for it."""

NOMAD_RULE = {
    "AF-9.1": "AF-11.7",
    "AF-9.2": "AF-11.8",
    "AF-9.3": "AF-11.8",
    "AF-10.1": "AF-11.1",
    "AF-10.2": "AF-11.2",
    "AF-10.3": "AF-11.3",
    "AF-10.4": "AF-11.4",
}
"""What a rule on animals is for nomads."""


def reason(view: View, text: str) -> Reason:
    """Say why a choice is not legal now; it may name a space, seat or type that does not exist."""
    if view.phase == "over":
        return why("AF-14.1", "over")
    word, _, what = text.partition(":")
    expected, rule = EXPECTED[view.phase]
    if word != expected:
        return why(for_class(moving_class(view), rule), f"expects-{view.phase}")
    if word == "opt":
        return no_travel()
    if word == "do":
        return no_deed(view, what)
    if word == "swap":
        return no_swap(view, what)
    return no_space(view, word, what)


def why(rule: str, id: str, **args: Argument) -> Reason:
    """Return a reason."""
    return Reason(rule, Say(f"africa-why-{id}", args))


def moving_class(view: View) -> str:
    """Return the class of the tile that is being settled, lifted or dropped, or nothing."""
    return view.lifting or CLASS.get(view.fresh or "", "")


def for_class(kind_class: str, rule: str) -> str:
    """Return the id of a rule on animals, or of its twin on nomads."""
    return NOMAD_RULE.get(rule, rule) if kind_class == "nomad" else rule


def no_travel() -> Reason:
    """Say why there is no travelling anywhere."""
    return why("AF-5.2", "no-travel")


# Actions --------------------------------------------------------------------------------------------------------------


def no_deed(view: View, deed: str) -> Reason:
    """Say why an action is not possible where the explorer stands."""
    if deed == "flip":
        return why("AF-8.1", "no-tile-to-flip")
    if deed in ("research", "mine"):
        return no_camp(view, deed)
    if in_reach(view, deed):
        return why(for_class(deed, "AF-10.2"), f"{deed}s-stuck")
    return why(for_class(deed, "AF-10.1"), f"no-{deed}")


def no_camp(view: View, deed: str) -> Reason:
    """Say why no camp can be built."""
    if not view.camps[view.to_act]:
        return why("AF-13.1", "no-camp")
    if me(view) in view.board:
        return why("AF-13.1", "on-camp" if view.board[me(view)] == CAMP else "on-tile")
    return why("AF-13.7", f"nothing-to-{deed}")


# Spaces ---------------------------------------------------------------------------------------------------------------


def no_space(view: View, word: str, space: str) -> Reason:
    """Say why a space is no target."""
    if space not in NUMBER:
        rules = {"city": "AF-3.2", "leap": "AF-5.1", "walk": "AF-6.3", "flip": "AF-8.1", "settle": "AF-9.3"}
        rule = rules.get(word) or EXPECTED[view.phase][1]
        return why(for_class(moving_class(view), rule), "no-space", space=space)
    if word == "city":
        return why("AF-3.2", "city-taken" if space in CITY else "no-city", space=space)
    if word == "leap":
        return no_leap(view, space)
    if word == "walk":
        return no_walk(view, space)
    if word == "flip":
        return no_flip(view, space)
    if word == "lift":
        return no_lift(view, space)
    return no_target(view, space)


def no_leap(view: View, space: str) -> Reason:
    """Say why the explorer cannot travel to a space."""
    if space == me(view):
        return why("AF-5.4", "already-there", space=space)
    return closed(view, space, "AF-5.1")


def no_walk(view: View, space: str) -> Reason:
    """Say why the explorer cannot walk to a space."""
    if view.board.get(space) == FACE_DOWN or occupant(view, space) is not None:
        return closed(view, space, "AF-6.2")
    return why("AF-6.3", "too-far", space=space, steps=BOX.steps)


def closed(view: View, space: str, rule: str) -> Reason:
    """Say what closes a space to the explorer."""
    seat = occupant(view, space)
    if seat is None:
        return why(rule, "face-down", space=space)
    return why(rule, "occupied", space=space, who=seat_name(seat))


def no_flip(view: View, space: str) -> Reason:
    """Say why no tile can be turned up on a space."""
    if space in BESIDE[me(view)]:
        return why("AF-8.1", "not-face-down", space=space)
    return why("AF-8.1", "not-beside", space=space)


def no_lift(view: View, space: str) -> Reason:
    """Say why nothing can be moved from a space."""
    kind_class = moving_class(view)
    if space != me(view) and space not in BESIDE[me(view)]:
        return why(for_class(kind_class, "AF-10.1"), "not-in-reach", space=space)
    if class_at(view, space) != kind_class:
        return why(for_class(kind_class, "AF-10.1"), f"not-{kind_class}", space=space)
    return why(for_class(kind_class, "AF-10.2"), f"{kind_class}-stuck", space=space)


def no_target(view: View, space: str) -> Reason:
    """Say why a fresh or lifted tile cannot go to a space."""
    found = view.phase == "settle"
    kind_class = moving_class(view)
    if space in view.board:
        return why(for_class(kind_class, "AF-9.3" if found else "AF-10.3"), "not-empty", space=space)
    start = view.fresh_space if found else view.lifted
    assert start is not None, "a tile is being moved"
    n, least = len(company(view, start, space)), len(company(view, start, start))
    rule = for_class(kind_class, "AF-9.2" if found else "AF-10.4")
    return why(rule, f"not-more-{'animals' if kind_class == 'animal' else 'empty'}", space=space, n=n, least=least)


# Exchanges ------------------------------------------------------------------------------------------------------------


def no_swap(view: View, what: str) -> Reason:
    """Say why goods cannot be swapped with a seat for a type (AF-8.6)."""
    if not view.options["exchanges_per_good"]:
        return why("AF-8.8", "no-exchanges")
    number, _, wanted = what.partition(".")
    seat = int(number[1:]) - 1
    if seat >= view.seats:
        return why("AF-8.6", "no-seat", n=seat + 1)
    if seat == view.to_act:
        return why("AF-8.6", "swap-with-self")
    if wanted not in view.goods[seat]:
        return why("AF-8.6", "no-goods", name=wanted)
    if wanted == view.fresh:
        return why("AF-8.6", "swap-same")
    return no_exchange(view, seat, wanted)


def no_exchange(view: View, seat: int, wanted: str) -> Reason:
    """Say what is missing for an exchange with another seat for another type."""
    assert view.fresh is not None, "a good was just taken"
    need, have = view.goods[seat][wanted], view.goods[view.to_act][view.fresh]
    if not need:
        return why("AF-8.6", "has-none", who=seat_name(seat), piece=piece(wanted))
    return why("AF-8.6", "swap-few", need=pieces(view.fresh, need), have=have)


def missing_exchanges(view: View) -> tuple[Reason, ...]:
    """Say which exchanges with goods that others have are out of reach, or that there are none at all."""
    assert view.fresh is not None, "a good was just taken"
    if not view.options["exchanges_per_good"]:
        return (why("AF-8.8", "no-exchanges"),)
    have = view.goods[view.to_act][view.fresh]
    wanted = [
        (seat, kind, n)
        for seat in range(view.seats)
        for kind, n in view.goods[seat].items()
        if seat != view.to_act and kind != view.fresh and n
    ]
    if not wanted:
        return (why("AF-8.6", "no-swap"),)
    return tuple(no_exchange(view, seat, kind) for seat, kind, n in wanted if n > have)
