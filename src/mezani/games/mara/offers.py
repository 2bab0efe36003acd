"""What a person is told before choosing: the question, each choice with its gain, what is blocked, and plans."""

from __future__ import annotations

from collections.abc import Sequence

from mezani.core.ground import CHANCE
from mezani.core.offer import Blocked, Offers, Reason
from mezani.core.say import Say, seat_name
from mezani.games.mara.notation import number_of
from mezani.games.mara.notes import note, plans
from mezani.games.mara.pieces import card, cards
from mezani.games.mara.sight import (
    ELEPHANT,
    FORDS,
    actions,
    bites,
    deed_of,
    fords_for,
    holdings,
    numbers,
    prey,
    shares,
)
from mezani.games.mara.view import View
from mezani.games.mara.whys import no_bite, no_card, no_ford, no_lion, reason

__all__ = ["offers", "prompt", "reason"]


def prompt(view: View) -> Say:
    """Return the question put to the seat to act, or who is being waited for."""
    if view.phase == "end":
        return Say("mara-prompt-over")
    if view.phase in ("dealer", "deal"):
        return Say(f"mara-prompt-{view.phase}")
    if view.to_act == CHANCE:
        return Say("mara-prompt-draw", {"seat": seat_name(view.mover or 0)})
    if view.seat != view.to_act:
        kind = "lion-other" if view.phase == "lion" else "card-other"
        return Say(f"mara-prompt-{kind}", {"seat": seat_name(view.to_act)})
    return question(view)


def question(view: View) -> Say:
    """Return the question of a decision point."""
    if view.phase == "card":
        return question_card(view)
    if view.phase == "lion":
        occupied = any(ford.animals for ford in view.fords)
        return Say("mara-prompt-lion" if occupied else "mara-prompt-lion-free")
    if view.phase == "bite":
        crocodile, ford = view.staged
        return Say("mara-prompt-bite", {"crocodile": card(crocodile), "ford": number_of(ford)})
    return Say("mara-prompt-ford", {"cards": cards(view.staged[0].split("+"))})


def question_card(view: View) -> Say:
    """Return the question of a turn, which tells what leaves little choice (11.2)."""
    possible = list(actions(view))
    if len(possible) == 1:
        return Say("mara-prompt-card-only")
    if all(costs_mover(view, *action) for action in possible):
        return Say("mara-prompt-card-costly")
    if len({held for held, *_ in possible}) == 1:
        return Say("mara-prompt-card-one", {"card": card(possible[0][0])})
    return Say("mara-prompt-card")


def costs_mover(view: View, held: str, at: str, bite: str = "") -> bool:
    """Tell whether an action has animals of the mover eaten."""
    ford = view.fords[number_of(at) - 1]
    return not numbers(held) and held != ELEPHANT and shares(view, ford, prey(ford, held, bite))[view.to_act] > 0


def offers(view: View, legal: Sequence[str]) -> Offers:
    """Return what is said beside each legal choice, what is blocked, and plans."""
    return Offers({text: note(view, text) for text in legal}, blocked(view), plans(view))


def blocked(view: View) -> tuple[Blocked, ...]:
    """Return what the seat might look for but cannot do now."""
    if view.phase == "card":
        stuck = [held for held in holdings(view.hands[view.to_act]) if not fords_for(view, held)]
        return tuple(block(deed_of(held), no_card(view, held)) for held in stuck)
    if view.phase == "ford":
        staged = view.staged[0]
        barred = [number for number in FORDS if number not in fords_for(view, staged)]
        return tuple(block(deed_of(staged), no_ford(view, staged, number)) for number in barred)
    if view.phase == "bite":
        crocodile, number = view.staged
        ford = view.fords[number_of(number) - 1]
        if len(bites(ford, crocodile)) == 1:
            return (block("crocodile", no_bite(ford, crocodile)),)
    if view.phase == "lion":
        refused = [no_lion(view, number) for number in FORDS]
        return tuple(block("lion", why) for why in refused if why is not None)
    return ()


def block(deed: str, why: Reason) -> Blocked:
    return Blocked(deed, why.say, why.rule)
