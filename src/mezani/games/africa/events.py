"""What happened, told from the states before and after one choice or one flip (section 9)."""

from __future__ import annotations

from collections.abc import Callable

from mezani.core.event import Event
from mezani.core.ground import CHANCE, OVER
from mezani.games.africa.box import BOX
from mezani.games.africa.lines import line
from mezani.games.africa.notation import CHOICES
from mezani.games.africa.rules import Africa
from mezani.games.africa.sight import (
    CITY,
    CLASS,
    FACE_DOWN,
    company,
    goods_worth,
    mined,
    path,
    pieces_at,
    researched,
)
from mezani.games.africa.view import GOODS, board_of, options_of, space_name, view

__all__ = ["events", "line", "opening"]


def opening(state: Africa) -> list[Event]:
    """Return what happened before the first choice."""
    setup = {
        "options": options_of(state),
        "seats": state.seats,
        "colours": list(BOX.colours[: state.seats]),
        "data_version": BOX.data_version,
        "supply": state.supply,
        "camps_in_hand": list(state.camps[: state.seats]),
        "face_down": [space for space, lies in board_of(state).items() if lies == FACE_DOWN],
    }
    return [Event("setup", setup)]


def events(before: Africa, seat: int, code: int, after: Africa) -> list[Event]:
    """Return what one choice of a seat, or one outcome of luck, made happen."""
    if seat == CHANCE:
        return tell_flip(before, BOX.kinds[code], after)
    word, _, what = CHOICES[code].partition(":")
    return TELLERS[word](before, what, after)


def tell_nothing(before: Africa, what: str, after: Africa) -> list[Event]:
    """Tell nothing of a choice that only leads to the next one."""
    return []


# Going ----------------------------------------------------------------------------------------------------------------


def tell_city(before: Africa, space: str, after: Africa) -> list[Event]:
    chosen = Event("city_chosen", {"seat": before.to_act, "space": space, "city": CITY[space]})
    return [chosen, *turn_started(after)] if after.turn else [chosen]


def tell_leap(before: Africa, space: str, after: Africa) -> list[Event]:
    return [Event("leapt", {"seat": before.mover, "from": space_name(before.at[before.mover]), "to": space})]


def tell_walk(before: Africa, space: str, after: Africa) -> list[Event]:
    start = space_name(before.at[before.mover])
    if space == start:
        return [Event("stayed", {"seat": before.mover, "space": space})]
    way = list(path(view(before, None), space))
    return [Event("walked", {"seat": before.mover, "from": start, "to": space, "path": way})]


def tell_end(before: Africa, nothing: str, after: Africa) -> list[Event]:
    """Tell of the end of a turn, and of the end of the game when nobody acts any more (AF-17.2)."""
    ended = Event("turn_ended", {"seat": before.mover, "idle_count": after.idle})
    if after.to_act == OVER:
        return [ended, *game_over(after, "stall")]
    return [ended, *stall_warning(after), *turn_started(after)]


def turn_started(after: Africa) -> list[Event]:
    return [Event("turn_started", {"seat": after.mover, "turn": after.turn, "idle_count": after.idle})]


def stall_warning(after: Africa) -> list[Event]:
    """Warn when the last idle round has begun (AF-17.3)."""
    left = after.stall_rounds * after.seats - after.idle
    if after.stall_rounds and after.idle and left <= after.seats:
        return [Event("stall_warning", {"turns_left": left})]
    return []


# Actions --------------------------------------------------------------------------------------------------------------


def tell_deed(before: Africa, deed: str, after: Africa) -> list[Event]:
    if deed == "skip":
        return [Event("skipped", {"seat": before.mover, "part": before.part})]
    if deed == "research":
        return tell_research(before, after)
    if deed == "mine":
        return tell_mine(before, after)
    return []


def tell_research(before: Africa, after: Africa) -> list[Event]:
    seen, camp = view(before, None), BOX.spaces[before.at[before.mover]]
    counted = researched(seen, camp)
    tiles = [{"space": space, "kind": seen.board[space]} for space in counted]
    built = {"seat": before.mover, "space": camp, "purpose": "research", "scoring": tiles}
    return [Event("camp_built", built), *scored(before, after, "research", counted)]


def tell_mine(before: Africa, after: Africa) -> list[Event]:
    seen, camp = view(before, None), BOX.spaces[before.at[before.mover]]
    taken = mined(seen, camp)
    gold, gems = pieces_at(seen, taken)
    tiles = [{"space": space, "kind": seen.board[space]} for space in taken]
    built = {"seat": before.mover, "space": camp, "purpose": "mine", "scoring": []}
    loot = {"seat": before.mover, "camp": camp, "tiles": tiles, "gold": gold, "gems": gems}
    return [Event("camp_built", built), Event("mined", loot)]


def tell_flip(before: Africa, kind: str, after: Africa) -> list[Event]:
    """Tell which kind a tile showed and what that brought (AF-8)."""
    seat, space = before.mover, BOX.spaces[before.picked]
    remaining = dict(zip(BOX.kinds, after.unseen, strict=False))
    flipped = Event("flipped", {"seat": seat, "space": space, "tile": kind, "remaining": remaining})
    if CLASS[kind] in ("gold", "gem"):
        return [flipped, *scored(before, after, "deposit", (space,))]
    if CLASS[kind] == "goods":
        tiles = after.goods[seat][GOODS.index(kind)]
        return [flipped, Event("good_taken", {"seat": seat, "space": space, "type": kind, "count": tiles})]
    if CLASS[kind] == "monument":
        return [flipped, *tell_monument(before, space, after)]
    return [flipped]


def tell_monument(before: Africa, space: str, after: Africa) -> list[Event]:
    """Tell of the camp, or of the end of the game (AF-12, AF-14)."""
    if after.to_act == OVER:
        return [*scored(before, after, "bonus", (space,)), *game_over(after, "last_monument")]
    gained = {"seat": before.mover, "supply_left": after.supply, "monuments_found": after.monuments}
    return [Event("camp_gained", gained | {"last_monument": after.last_monument})]


def tell_swap(before: Africa, what: str, after: Africa) -> list[Event]:
    if what == "none":
        return []
    number, _, wanted = what.partition(".")
    other = int(number[1:]) - 1
    k = before.goods[other][GOODS.index(wanted)]
    got, gave = {"type": wanted, "k": k}, {"type": BOX.kinds[before.fresh], "k": k}
    return [Event("exchanged", {"seat": before.mover, "other": other, "got": got, "gave": gave})]


def tell_settle(before: Africa, to: str, after: Africa) -> list[Event]:
    moved, counted = tell_move("settled", before, to)
    return [moved, *scored(before, after, CLASS[moved.data["tile"]], counted)]


def tell_drop(before: Africa, to: str, after: Africa) -> list[Event]:
    moved, counted = tell_move("tile_moved", before, to)
    return [moved, *scored(before, after, "move", counted)]


def tell_move(word: str, before: Africa, to: str) -> tuple[Event, tuple[str, ...]]:
    """Return the event of an animal or nomad that goes somewhere or stays, and the spaces that count there."""
    seen, start = view(before, None), BOX.spaces[before.picked]
    counted = company(seen, start, to)
    move = {"seat": before.mover, "tile": seen.board[start], "from": start, "to": to}
    counts = {"count_from": len(company(seen, start, start)), "count_to": len(counted)}
    return Event(word, move | counts | {"neighbours": list(counted)}), counted


def scored(before: Africa, after: Africa, reason: str, spaces: tuple[str, ...]) -> list[Event]:
    """Tell of points of the mover, none included, and of a lap of the score track."""
    seat = before.mover
    old, total = before.points[seat], after.points[seat]
    points = {"seat": seat, "points": total - old, "reason": reason, "total": total, "spaces": list(spaces)}
    laps = total // BOX.lap
    if laps == old // BOX.lap:
        return [Event("scored", points)]
    return [Event("scored", points), Event("lap", {"seat": seat, "laps": laps})]  # AF-18.3


# The end --------------------------------------------------------------------------------------------------------------


def game_over(after: Africa, reason: str) -> list[Event]:
    """Tell why the game ends, what stayed hidden, and the final scoring (AF-14.5, AF-15, AF-16)."""
    finder = after.mover if reason == "last_monument" else None
    hidden = {kind: n for kind, n in zip(BOX.kinds, after.unseen, strict=False) if n}
    return [
        Event("game_over", {"reason": reason, "finder": finder, "hidden": hidden}),
        *(final_goods(after, seat) for seat in range(after.seats)),
        *(final_prize(after, number, resource) for number, resource in enumerate(("gold", "gems"))),
        final_result(after),
    ]


def final_goods(after: Africa, seat: int) -> Event:
    owned = dict(zip(GOODS, after.goods[seat], strict=False))
    types = {kind: {"count": n, "points": goods_worth({kind: n})} for kind, n in owned.items()}
    return Event("final_goods", {"seat": seat, "types": types, "points": after.counted(seat)[0]})


def final_prize(after: Africa, number: int, resource: str) -> Event:
    places = [
        {"seat": seat, "pieces": after.riches(seat)[number], "points": after.counted(seat)[1 + number]}
        for seat in range(after.seats)
    ]
    return Event("final_prize", {"resource": resource, "ranking": sorted(places, key=lambda place: -place["pieces"])})


def final_result(after: Africa) -> Event:
    totals, places = after.scores(), after.ranks()
    results = []
    for seat in range(after.seats):
        goods, gold, gems = after.counted(seat)
        counted = {"play": after.points[seat], "goods": goods, "gold": gold, "gems": gems}
        results.append({"seat": seat, **counted, "total": totals[seat], "place": places[seat]})
    winners = [seat for seat in range(after.seats) if places[seat] == 1]
    return Event("final_result", {"results": results, "winners": winners})


TELLERS: dict[str, Callable[[Africa, str, Africa], list[Event]]] = {
    "city": tell_city,
    "opt": tell_nothing,
    "leap": tell_leap,
    "walk": tell_walk,
    "do": tell_deed,
    "flip": tell_nothing,
    "swap": tell_swap,
    "settle": tell_settle,
    "lift": tell_nothing,
    "drop": tell_drop,
    "end": tell_end,
}
"""What tells of a choice, by its first word."""
