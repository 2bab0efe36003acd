"""Choices that belong together for a person: the way to a place and the claim to make there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mezani.core.offer import Plan
from mezani.core.say import Argument, Say
from mezani.games.africana.box import BOX
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.notes import Lights, is_final, points
from mezani.games.africana.pieces import adventure, expedition
from mezani.games.africana.sight import NEIGHBOURS, OPENS, claim_gain, claimed, claims_at, hand, own, worth
from mezani.games.africana.view import View

MOST = 12
"""So many plans fit on the screen; `core/offer.py` allows no more."""

MOST_STEPS = 4
"""Longer ways are left to the player."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way from the own pawn on, each step with its payment."""

    place: str
    hand: tuple[str, ...]
    silver: int
    steps: tuple[str, ...] = ()

    @property
    def cost(self) -> tuple[int, int, int]:
        """Fewest steps, then fewest recolours, then fewest travel cards spent (section 12.2)."""
        return (len(self.steps), -self.silver, -sum(card in TRAVEL for card in self.hand))


def plans(view: View) -> tuple[Plan, ...]:
    """Return the claims within reach, the nearest first, without assistants that cost points."""
    if view.phase not in ("action", "move"):
        return ()
    first = ("move",) if view.phase == "action" else ()
    found = [
        plan(view, first, way, claim)
        for way in ways(view)
        for claim in claims_at(view, way.place)
        if (first or way.steps) and (claim.startswith("join:") or claim_gain(view, claim) >= 0)
    ]
    return tuple(found[:MOST])


def ways(view: View) -> list[Way]:
    """Return the suggested way to each place within reach, the nearest first."""
    here = Way(own(view).place, hand(view), own(view).silver)
    best = {here.place: here}
    level = [here]
    for _ in range(MOST_STEPS):
        reached: dict[tuple[str, tuple[str, ...]], Way] = {}
        for longer in (longer for way in level for longer in lengthened(way)):
            known = reached.get((longer.place, longer.hand))
            if known is None or longer.cost < known.cost:
                reached[longer.place, longer.hand] = longer
        level = list(reached.values())
        for way in level:
            if way.place not in best or way.cost < best[way.place].cost:
                best[way.place] = way
    return sorted(best.values(), key=lambda way: way.cost)


def lengthened(way: Way) -> Iterator[Way]:
    """Yield the ways that are one step longer; a card is recoloured only where nothing else opens the place."""
    cards = [card for card in BOX.cards if card in way.hand]
    for to in NEIGHBOURS[way.place]:
        fitting = [card for card in cards if card in OPENS[to]]
        for card in fitting:
            yield step(way, to, card, "")
        if not fitting and way.silver >= BOX.recolour_price:
            for card in cards:
                yield step(way, to, card, "!")


def step(way: Way, to: str, card: str, mark: str) -> Way:
    """Return a way with one more step."""
    place = way.hand.index(card)
    left = (*way.hand[:place], *way.hand[place + 1 :])
    price = BOX.recolour_price if mark else 0
    return Way(to, left, way.silver - price, (*way.steps, f"go:{to}:{card}{mark}"))


def plan(view: View, first: tuple[str, ...], way: Way, claim: str) -> Plan:
    """Return a way with a claim at its end; a claim that draws a card is the last thing that can be planned."""
    word, _, id = claim.partition(":")
    goal: dict[str, Argument] = {"page": adventure(id)} if word == "adv" else {"expedition": expedition(id)}
    say = Say(f"africana-plan-{word}", {"n": len(way.steps), **goal})
    counts = None if word == "join" else gain(view, way, claim)
    texts = (*first, *way.steps, claim)
    return Plan(texts, say, counts, lights(view, way, id), is_final(view, word, id))


def lights(view: View, way: Way, claimed: str) -> Lights:
    """Return where a way ends, the places and cards that it takes, and what is claimed at its end."""
    taken = [step.removesuffix("!").split(":")[1:] for step in way.steps]
    passed, cards = ([step[part] for step in taken] for part in range(2))
    page = (claimed,) if claimed in own(view).unfinished else ()
    because = tuple(dict.fromkeys((*passed[:-1], *(() if page else (claimed,)))))
    return {
        "target": (way.place,),
        "from": (own(view).place, *dict.fromkeys(cards), *page),
        "because": because,
    }


def gain(view: View, way: Way, claim: str) -> tuple[int, ...]:
    """Return what the claim counts, less what the way costs."""
    after = claimed(replace(own(view), hand=way.hand, silver=way.silver), claim)
    return points(view, worth(after) - worth(own(view)))
