"""Why a choice that exists is refused now; ids: docs/rules/mara.md."""

from __future__ import annotations

from mezani.core.offer import Reason
from mezani.core.say import Argument, Say
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import number_of
from mezani.games.mara.pieces import card, cards
from mezani.games.mara.sight import ELEPHANT, SPECIES, SUPER_CROCODILE, is_pair, numbers, prey, tail
from mezani.games.mara.view import Ford, View


def reason(view: View, text: str) -> Reason:
    """Say why a choice is not legal for the seat that looks; it may name a card or ford that does not exist."""
    if view.phase == "end":
        return why("MA-13.4", "over")
    if view.seat is None or view.seat != view.to_act:
        return why("MA-1.2", "turn")
    if view.phase == "lion":
        return refused_lion(view, text)
    if text.startswith("L"):
        return why("MA-3.8", "no-lion")
    if view.phase == "card":
        return refused_card(view, view.hands[view.seat], text)
    if view.phase == "ford":
        return refused_ford(view, view.staged[0], text)
    return refused_bite(view, text)


def why(rule: str, id: str, **args: Argument) -> Reason:
    """Return a reason."""
    return Reason(rule, Say(f"mara-why-{id}", args))


# Card -----------------------------------------------------------------------------------------------------------------


def refused_card(view: View, hand: tuple[str, ...], text: str) -> Reason:
    if text[0] in "@x":
        return why("MA-3.3", "card-first")
    wanted = numbers(text)
    if len(wanted) > 1 and not is_pair(*wanted):
        return no_pair(*wanted)
    missing = [name for name in text.split("+") if name not in hand]
    if missing:
        rule = "MA-5.1" if len(wanted) > 1 else "MA-4.1" if wanted else "MA-3.3"
        return why(rule, "not-held", card=int(missing[0]) if wanted else card(missing[0]))
    return no_card(view, text)


def no_pair(first: int, second: int) -> Reason:
    """Say why two numbers are no pair."""
    if is_pair(second, first):
        return why("MA-5.3", "lower-first", low=second, high=first)
    return why("MA-5.1", "no-pair", low=first, high=second)


def no_card(view: View, held: str) -> Reason:
    """Say why a card or pair that is held can be played at no ford."""
    if numbers(held):
        low, *high = numbers(held)
        return (
            why("MA-5.4", "pair-fits-nowhere", low=low, high=high[0]) if high else why("MA-4.3", "no-row", number=low)
        )
    if held == ELEPHANT:
        return why("MA-7.1", "no-elephant", least=CARDS.elephant_minimum)
    return why("MA-8.1" if held == SUPER_CROCODILE else "MA-9.2", "nothing-to-eat", card=card(held))


# Ford -----------------------------------------------------------------------------------------------------------------


def refused_ford(view: View, staged: str, text: str) -> Reason:
    if text.startswith("x"):
        return why("MA-6.1", "ford-first")
    if not text.startswith("@"):
        return why("MA-3.3", "chosen", cards=cards(staged.split("+")))
    return no_ford(view, staged, number_of(text))


def no_ford(view: View, staged: str, number: int) -> Reason:
    """Say why what is staged cannot be played at a ford."""
    ford = view.fords[number - 1]
    if ford.closed:
        return why("MA-4.9" if numbers(staged) else "MA-6.8", "closed", ford=number)
    if numbers(staged):
        low, *high = numbers(staged)
        return why("MA-5.4" if high else "MA-4.3", "too-low", ford=number, tail=tail(ford), number=low)
    if staged == ELEPHANT:
        return why("MA-7.1", "too-few", ford=number, count=len(ford.animals), least=CARDS.elephant_minimum)
    return why("MA-8.1" if staged == SUPER_CROCODILE else "MA-9.2", "nothing-there", ford=number)


# Bite and lion --------------------------------------------------------------------------------------------------------


def refused_bite(view: View, text: str) -> Reason:
    if text != "xs":
        return why("MA-9.5", "bite-first")
    crocodile, at = view.staged
    return no_bite(view.fords[number_of(at) - 1], crocodile)


def no_bite(ford: Ford, crocodile: str) -> Reason:
    """Say why only the front can be eaten."""
    if prey(ford, crocodile, "xs"):
        return why("MA-9.7", f"same-bite-{SPECIES[crocodile]}")
    return why("MA-9.6", f"no-{SPECIES[crocodile]}")


def refused_lion(view: View, text: str) -> Reason:
    if not text.startswith("L"):
        return why("MA-10.4", "lion-first")
    return no_lion(view, number_of(text)) or why("MA-10.4", "lion-first")


def no_lion(view: View, number: int) -> Reason | None:
    """Say why the lion cannot go to a ford; None if it can."""
    ford = view.fords[number - 1]
    if ford.closed:
        return why("MA-10.14", "closed-twice", ford=number)
    if not ford.animals and any(other.animals for other in view.fords):
        return why("MA-10.6", "lion-hungry", ford=number)
    return None
