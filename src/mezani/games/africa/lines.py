"""What the log says of each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mezani.core.say import Argument, Say, seat_name
from mezani.games.africa.box import BOX
from mezani.games.africa.pieces import piece, pieces, place, spoils
from mezani.games.africa.sight import CLASS

Seen = Mapping[str, Any]


def line(seen: Seen) -> Say | None:
    """Return the line of an event, or None if it has none."""
    words = LINES.get(seen["kind"])
    return words(seen) if words else None


def say(seen: Seen, id: str, **args: Argument) -> Say:
    """Return a line that begins with whoever acts."""
    return Say(f"africa-event-{id}", {"who": seat_name(seen["seat"]), **args})


def setup(seen: Seen) -> Say:
    return Say("africa-event-setup", {"n": seen["seats"]})


def city_chosen(seen: Seen) -> Say:
    return say(seen, "city_chosen", place=place(seen["space"]))


def turn_started(seen: Seen) -> Say:
    return say(seen, "turn_started", turn=seen["turn"])


def leapt(seen: Seen) -> Say:
    return say(seen, "leapt", **{"from": seen["from"], "to": place(seen["to"])})


def walked(seen: Seen) -> Say:
    return say(seen, "walked", **{"from": seen["from"], "to": place(seen["to"])})


def skipped(seen: Seen) -> Say:
    return say(seen, "skipped")


def flipped(seen: Seen) -> Say:
    return say(seen, "flipped", space=seen["space"], piece=piece(seen["tile"]))


def good_taken(seen: Seen) -> Say:
    return say(seen, "good_taken", goods=pieces(seen["type"], seen["count"]))


def exchanged(seen: Seen) -> Say:
    gave, got = (pieces(seen[side]["type"], seen[side]["k"]) for side in ("gave", "got"))
    return say(seen, "exchanged", gave=gave, got=got, other=seat_name(seen["other"]))


def settled(seen: Seen) -> Say:
    """A fresh tile goes somewhere, or stays where it was found."""
    stays = "-stays" if seen["from"] == seen["to"] else ""
    args: dict[str, Argument] = {"to": seen["to"]}
    if not stays:
        args["from"] = seen["from"]
    if CLASS[seen["tile"]] == "nomad":
        return say(seen, f"settled-nomad{stays}", **args, n=seen["count_to"])
    if stays:
        args["n"] = seen["count_to"]
    return say(seen, f"settled-animal{stays}", **args, near=pieces(seen["tile"], seen["count_to"]))


def tile_moved(seen: Seen) -> Say:
    args: dict[str, Argument] = {"from": seen["from"], "to": seen["to"], "before": seen["count_from"]}
    if CLASS[seen["tile"]] == "nomad":
        return say(seen, "tile_moved-nomad", **args, n=seen["count_to"])
    return say(seen, "tile_moved-animal", **args, near=pieces(seen["tile"], seen["count_to"]))


def camp_built(seen: Seen) -> Say:
    return say(seen, f"camp_built-{seen['purpose']}", space=seen["space"])


def mined(seen: Seen) -> Say:
    taken = spoils(seen["gold"], seen["gems"])
    return say(seen, "mined", spoils=taken) if taken else say(seen, "mined-nothing")


def camp_gained(seen: Seen) -> Say:
    return say(seen, "camp_gained", found=seen["monuments_found"], last=seen["last_monument"])


def scored(seen: Seen) -> Say:
    return say(seen, "scored", points=seen["points"], total=seen["total"])


def lap(seen: Seen) -> Say:
    return say(seen, "lap", points=seen["laps"] * BOX.lap)


def stall_warning(seen: Seen) -> Say:
    return Say("africa-event-stall_warning", {"n": seen["turns_left"]})


def game_over(seen: Seen) -> Say:
    if seen["finder"] is None:
        return Say("africa-event-game_over-stall")
    return Say("africa-event-game_over-last_monument", {"who": seat_name(seen["finder"])})


def final_goods(seen: Seen) -> Say:
    """The goods of a seat, type by type."""
    sets = tuple(
        Say("africa-event-final_goods-type", {"goods": pieces(kind, its["count"]), "points": its["points"]})
        for kind, its in seen["types"].items()
        if its["count"]
    )
    if not sets:
        return say(seen, "final_goods-none")
    return say(seen, "final_goods", goods=sets, points=seen["points"])


def final_prize(seen: Seen) -> Say:
    """The ranking of those who have pieces or won a prize."""
    ranking = tuple(
        say(its, "final_prize-seat", points=its["points"], pieces=its["pieces"])
        for its in seen["ranking"]
        if its["pieces"] or its["points"]
    )
    if not ranking:
        return Say(f"africa-event-final_prize-{seen['resource']}-none")
    return Say(f"africa-event-final_prize-{seen['resource']}", {"ranking": ranking})


def final_result(seen: Seen) -> Say:
    first, *others = (seat_name(seat) for seat in seen["winners"])
    most = seen["results"][seen["winners"][0]]["total"]
    if others:
        return Say("africa-event-final_result-shared", {"winners": (first, *others), "points": most})
    return Say("africa-event-final_result", {"who": first, "points": most})


LINES: dict[str, Callable[[Seen], Say]] = {
    "setup": setup,
    "city_chosen": city_chosen,
    "turn_started": turn_started,
    "leapt": leapt,
    "walked": walked,
    "skipped": skipped,
    "flipped": flipped,
    "good_taken": good_taken,
    "exchanged": exchanged,
    "settled": settled,
    "tile_moved": tile_moved,
    "camp_built": camp_built,
    "mined": mined,
    "camp_gained": camp_gained,
    "scored": scored,
    "lap": lap,
    "stall_warning": stall_warning,
    "game_over": game_over,
    "final_goods": final_goods,
    "final_prize": final_prize,
    "final_result": final_result,
}
"""What words each kind of event; `stayed` and `turn_ended` have no line."""
