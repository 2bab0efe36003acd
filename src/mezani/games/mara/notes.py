"""What is said beside each legal choice: what it does, what it is worth to whom, what to light on the table."""

from __future__ import annotations

from collections.abc import Sequence

from mezani.core.offer import Note, Plan
from mezani.core.say import Argument, Say, seat_name
from mezani.games.mara.notation import number_of
from mezani.games.mara.pieces import all_of, card, cards, the_animal
from mezani.games.mara.sight import (
    ELEPHANT,
    LION,
    SPECIES,
    SUPER_CROCODILE,
    actions,
    bites,
    deed_of,
    fords_for,
    numbers,
    prey,
    shares,
    tail,
    worth,
)
from mezani.games.mara.view import Ford, View

MOST_PLANS = 12
"""So many plans fit on the screen; `core/offer.py` allows no more."""


def note(view: View, text: str) -> Note:
    """Return what is said beside one legal choice."""
    if view.phase == "card":
        return note_card(view, text)
    if view.phase == "ford":
        return note_ford(view, view.staged[0], text)
    if view.phase == "bite":
        return note_bite(view, text)
    return note_lion(view, text)


# Choices --------------------------------------------------------------------------------------------------------------


def note_card(view: View, chosen: str) -> Note:
    """A card can be taken back until it is committed at a ford."""
    fords = fords_for(view, chosen)
    held = tuple(chosen.split("+"))
    args: dict[str, Argument] = {"fords": fords, "count": len(fords)}
    lights = {"from": held, "target": tuple(f"@{number}" for number in fords)}
    if numbers(chosen):
        say = Say("mara-offer-animals", {**args, "animals": laid(chosen)})
        return Note(say, deed_of(chosen), lights=lights, cost=later(chosen))
    return Note(Say("mara-offer-special", {**args, "card": card(chosen)}), deed_of(chosen), lights=lights)


def note_ford(view: View, staged: str, text: str) -> Note:
    """The commit, except for a crocodile, whose bite is asked next (5.3)."""
    number = number_of(text)
    ford = view.fords[number - 1]
    lights = {"from": tuple(staged.split("+")), "target": (text,)}
    if numbers(staged):
        lights["because"] = ford.animals[-1:]
        return Note(say_lay(staged, number, ford), deed_of(staged), None, lights, final=True, cost=later(staged))
    if staged == ELEPHANT:
        gain = shares(view, ford, ford.animals)
        return Note(say_elephant(view, number, gain), "elephant", gain, {**lights, "because": ford.animals}, final=True)
    if staged == SUPER_CROCODILE:
        say = say_eaten(view, "super_crocodile", number, ford.animals)
        return Note(say, "super_crocodile", None, {**lights, "lost": ford.animals}, final=True)
    return Note(say_crocodile(staged, number, ford), "crocodile", None, lights)


def note_bite(view: View, bite: str) -> Note:
    crocodile, at = view.staged
    ford = view.fords[number_of(at) - 1]
    eaten = prey(ford, crocodile, bite)
    left = [int(animal) for animal in ford.animals if animal not in eaten]
    args: dict[str, Argument] = {
        "losses": losses(view, ford, eaten),
        "left": len(left),
        "tail": max(left, default=0),
    }
    say = Say("mara-offer-bite-first", {**args, "animal": card(eaten[0])})
    if bite == "xs":
        say = Say("mara-offer-bite-species", {**args, "prey": all_of(SPECIES[crocodile]), "animals": eaten})
    return Note(say, "crocodile", None, {"from": (crocodile,), "target": (at,), "lost": eaten}, final=True)


def note_lion(view: View, text: str) -> Note:
    number = number_of(text)
    animals = view.fords[number - 1].animals
    say = say_eaten(view, "lion", number, animals) if animals else Say("mara-offer-lion-free", {"ford": number})
    return Note(say, "lion", None, {"from": (LION,), "target": (f"@{number}",), "lost": animals}, final=True)


# Their words ----------------------------------------------------------------------------------------------------------


def laid(chosen: str) -> tuple[Say, ...]:
    """Return the words for an animal or a pair to be laid."""
    return tuple(the_animal(animal) for animal in chosen.split("+"))


def later(chosen: str) -> Say:
    """Say what animals are worth once they have crossed."""
    return Say("mara-offer-later", {"points": worth(chosen.split("+"))})


def say_lay(chosen: str, number: int, ford: Ford) -> Say:
    """The numbers passed over can no longer join the row."""
    args: dict[str, Argument] = {"animals": cards(chosen.split("+")), "ford": number}
    if not ford.animals:
        return Say("mara-offer-lay-free", args)
    skipped = numbers(chosen)[-1] - tail(ford) - len(numbers(chosen))
    return Say("mara-offer-lay", {**args, "tail": tail(ford), "skipped": skipped})


def say_elephant(view: View, number: int, gain: Sequence[int]) -> Say:
    return Say("mara-offer-elephant", {"ford": number, "gains": by_seat(view, "gain", gain)})


def say_eaten(view: View, by: str, number: int, animals: tuple[str, ...]) -> Say:
    return Say(f"mara-offer-{by}", {"ford": number, "losses": losses(view, view.fords[number - 1], animals)})


def say_crocodile(crocodile: str, number: int, ford: Ford) -> Say:
    args: dict[str, Argument] = {"ford": number, "animal": card(ford.animals[0])}
    if len(bites(ford, crocodile)) == 1:
        return Say("mara-offer-crocodile", args)
    args |= {"prey": all_of(SPECIES[crocodile]), "animals": prey(ford, crocodile, "xs")}
    return Say("mara-offer-crocodile-choice", args)


def losses(view: View, ford: Ford, animals: tuple[str, ...]) -> tuple[Say, ...]:
    """Return the words for the points that seats lose the chance of."""
    return by_seat(view, "loss", shares(view, ford, animals))


def by_seat(view: View, what: str, points: Sequence[int]) -> tuple[Say, ...]:
    """Return the words for points of each seat concerned, one's own first."""
    seats = sorted(range(view.seats), key=lambda seat: (seat != view.to_act, seat))
    return tuple(
        Say(f"mara-offer-{what}", {"seat": seat_name(seat), "points": points[seat]}) for seat in seats if points[seat]
    )


# Plans ----------------------------------------------------------------------------------------------------------------


def plans(view: View) -> tuple[Plan, ...]:
    """Return whole actions in place of single choices, those best for the mover at once first."""
    if view.phase not in ("card", "ford"):
        return ()
    whole = [action for action in actions(view) if len(action) - len(view.staged) > 1]
    whole.sort(key=lambda action: -advantage(view, *action))
    return tuple(plan(view, *action) for action in whole[:MOST_PLANS])


def advantage(view: View, held: str, at: str, bite: str = "") -> int:
    """Return how far an action puts the mover ahead; points that have not crossed count half (section 12)."""
    if numbers(held):
        return 0
    ford = view.fords[number_of(at) - 1]
    points = shares(view, ford, prey(ford, held, bite))
    ahead = points[view.to_act] - max(points[seat] for seat in range(view.seats) if seat != view.to_act)
    return ahead if held == ELEPHANT else -ahead // 2


def plan(view: View, held: str, at: str, bite: str = "") -> Plan:
    texts = (held, at, bite)[len(view.staged) : 3 if bite else 2]
    if not bite:
        noted = note_ford(view, held, at)
        return Plan(texts, noted.say, noted.gain, noted.lights, noted.final)
    number = number_of(at)
    ford = view.fords[number - 1]
    eaten = prey(ford, held, bite)
    args: dict[str, Argument] = {"ford": number, "losses": losses(view, ford, eaten)}
    say = Say("mara-plan-bite-species", {**args, "prey": all_of(SPECIES[held]), "animals": eaten})
    if bite == "xf":
        say = Say("mara-plan-bite-first", {**args, "animal": card(eaten[0])})
    return Plan(texts, say, lights={"from": (held,), "target": (at,), "lost": eaten}, final=True)
