"""What is said beside each legal choice: what it does, what it counts at once, what to light on the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mezani.core.offer import Note
from mezani.core.say import Argument, Say
from mezani.games.africana.box import BOX
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.pieces import ADVENTURE, EXPEDITION, adventure, assistant, card, expedition, find, place
from mezani.games.africana.pieces import half as half_name
from mezani.games.africana.reckoning import Points, reckon
from mezani.games.africana.sight import (
    NEIGHBOURS,
    OPENS,
    book,
    claim_gain,
    claimed,
    claims_at,
    counted,
    destination,
    drawable,
    half,
    hand,
    own,
    slot_of,
    start,
    target,
    turn_price,
)
from mezani.games.africana.view import PlayerView, View

Lights = dict[str, tuple[str, ...]]
"""What to light on the screen: places and pieces in notation, the travel pile, the pages and corners of a book."""

PILE = "pile"
SIDES = {"L": "left", "R": "right", "B": "back", "F": "forward"}
"""The pages of an open book that are bought, and the corners by which its pages are turned."""


def note(view: View, text: str) -> Note:
    """Return what is said beside one legal choice."""
    word, _, what = text.partition(":")
    return replace(NOTES[word](view, what), final=is_final(view, word, what))


def points(view: View, n: int) -> tuple[int, ...]:
    """Return a gain of the seat that looks."""
    return tuple(n if seat == view.seat else 0 for seat in range(view.seats))


def say(id: str, **args: Argument) -> Say:
    return Say(f"africana-offer-{id}", args)


def price(silver: int) -> Say:
    """Return the words for a price."""
    return say("price", n=silver)


def part(book: int, *sides: str) -> tuple[str, ...]:
    """Return pages or corners of a book as lights name them: `north.left`."""
    return tuple(f"{BOX.halves[book]}.{SIDES[side]}" for side in sides)


def is_final(view: View, word: str, what: str) -> bool:
    """Tell whether a choice reveals something or ends the turn (AN-19.1)."""
    if view.options["take_back"] == "off" or word in ("draw", "turn", "buy"):
        return True
    if word == "drop":
        return counted(view) == BOX.hand_limit + 1
    if word == "shed":
        return len(own(view).unfinished) == BOX.unfinished_limit + 1
    if word == "close":
        return len(own(view).unfinished) <= BOX.unfinished_limit
    if word == "stop":
        return hand_after_stop(view) <= BOX.hand_limit
    return word == "join" and bool(BOX.bonuses[slot_of(view, what) or 0][0] and drawable(view))


def hand_after_stop(view: View) -> int:
    """Return how many cards count toward the limit once joker and assistants are back (AN-7.9)."""
    if view.options["hand_limit_counts"] == "travel":
        return counted(view)
    return counted(view) + sum(card not in TRAVEL for card in view.table)


# Actions --------------------------------------------------------------------------------------------------------------


def note_draw(view: View, nothing: str) -> Note:
    n = min(BOX.draw_action, drawable(view))
    over = counted(view) + n - BOX.hand_limit
    words = say("draw-over", n=n, over=over) if over > 0 else say("draw", n=n)
    return Note(words, "draw", lights={"target": (PILE,)}, cost=say("hidden"))


def note_book(view: View, nothing: str) -> Note:
    return Note(say("book", book=half_name(half(view))), "book", lights={"from": part(half(view), "L", "R")})


def note_move(view: View, nothing: str) -> Note:
    lights: Lights = {"target": (own(view).place, *within_a_step(view))}
    return Note(say("move", n=len(claims_at(view, own(view).place))), "move", lights=lights)


def within_a_step(view: View) -> tuple[str, ...]:
    """Return the neighbours that a card of the own hand opens, or would if recoloured (AN-7.4, 8.4)."""
    cards = set(hand(view))
    if cards and own(view).silver >= BOX.recolour_price:
        return NEIGHBOURS[own(view).place]
    return tuple(to for to in NEIGHBOURS[own(view).place] if cards & OPENS[to])


# Books ----------------------------------------------------------------------------------------------------------------


def note_close(view: View, nothing: str) -> Note:
    over = len(own(view).unfinished) - BOX.unfinished_limit
    return Note(say("close-over", over=over) if over > 0 else say("close"), "close")


def note_turn(view: View, direction: str) -> Note:
    """Name the page that comes up if it is known and the table plays with notes of pages."""
    pages = book(view)
    coming = pages.left + 1 if direction == "F" else pages.left - 2
    known = view.options["page_notes"] == "on" and 0 <= coming < len(pages.known)
    cost = price(turn_price(view))
    corner = part(half(view), direction)
    if known:
        page = pages.known[coming]
        words = say(f"turn-{direction}-known", page=adventure(page))
        return Note(words, "turn", lights={"target": corner, "because": (page, target(page))}, cost=cost)
    return Note(say(f"turn-{direction}"), "turn", lights={"target": corner}, cost=cost)


def note_buy(view: View, side: str) -> Note:
    page = book(view).visible_left if side == "L" else book(view).visible_right
    assert page is not None, "a page can be bought"
    lights: Lights = {"target": part(half(view), side), "because": (page, target(page))}
    return Note(say("buy", page=adventure(page)), "buy", lights=lights, cost=price(BOX.adventure_price))


# Moves ----------------------------------------------------------------------------------------------------------------


def note_stop(view: View, nothing: str) -> Note:
    over = hand_after_stop(view) - BOX.hand_limit
    left = len(claims_at(view, own(view).place))
    if over > 0:
        return Note(say("stop-over", over=over), "stop")
    return Note(say("stop", n=left), "stop")


def note_join(view: View, id: str) -> Note:
    travel_cards, silver = BOX.bonuses[slot_of(view, id) or 0]
    lights: Lights = {"target": (start(id),), "because": (id, destination(id))}
    words = say("join-card", expedition=expedition(id), n=travel_cards)
    if not travel_cards:
        words = say("join", expedition=expedition(id), n=silver)
    return Note(words, "join", lights=lights)


def note_finish(view: View, id: str) -> Note:
    found = EXPEDITION[id]
    words = say("fin", expedition=expedition(id), silver=found.silver, points=found.points)
    gain = points(view, claim_gain(view, f"fin:{id}"))
    return Note(words, "fin", gain, {"target": (destination(id),), "because": (id,)})


def note_adventure(view: View, id: str) -> Note:
    claim = f"adv:{id}"
    before, after = parts(own(view)), parts(claimed(own(view), claim))
    gain = points(view, claim_gain(view, claim))
    lights: Lights = {"target": (target(id),), "from": (id,)}
    return Note(adventure_words(id, before, after), "adv", gain, lights)


def adventure_words(id: str, before: Points, after: Points) -> Say:
    """Say what an adventure brings, and how it changes collections or penalty."""
    page = ADVENTURE[id]
    if page.artifact < 0:
        colour = assistant(BOX.colours[page.assistant])
        if before.assistants == after.assistants:
            return say("adv-assistant", assistant=colour)
        return say("adv-assistant-penalty", assistant=colour, before=before.assistants, after=after.assistants)
    args: dict[str, Argument] = {"artifact": find(id), "silver": page.silver, "points": page.points}
    if before.collections == after.collections:
        return say("adv-artifact", **args)
    return say("adv-artifact-set", **args, before=before.collections, after=after.collections)


def parts(player: PlayerView) -> Points:
    """Return the points of a company's own stack."""
    return reckon(0, 0, (), player.finished or ())


def note_go(view: View, what: str) -> Note:
    to, _, payment = what.partition(":")
    lights: Lights = {"target": (to,), "from": (own(view).place, payment.removesuffix("!"))}
    paid = card(payment.removesuffix("!"))
    if payment.endswith("!"):
        words = say("go-recoloured", place=place(to), card=paid)
        return Note(words, "go", lights=lights, cost=price(BOX.recolour_price))
    return Note(say("go", place=place(to), card=paid), "go", lights=lights)


# Limits ---------------------------------------------------------------------------------------------------------------


def note_drop(view: View, code: str) -> Note:
    words = say("drop" if code in TRAVEL else "drop-for-good", card=card(code))
    return Note(words, "drop", lights={"from": (code,), "lost": (code,)})


def note_shed(view: View, id: str) -> Note:
    return Note(say("shed", page=adventure(id)), "shed", lights={"from": (id,), "lost": (id,)})


NOTES: dict[str, Callable[[View, str], Note]] = {
    "draw": note_draw,
    "book": note_book,
    "move": note_move,
    "close": note_close,
    "turn": note_turn,
    "buy": note_buy,
    "stop": note_stop,
    "join": note_join,
    "fin": note_finish,
    "adv": note_adventure,
    "go": note_go,
    "drop": note_drop,
    "shed": note_shed,
}
"""What makes the note, by the first word of a choice."""
