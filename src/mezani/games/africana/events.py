"""What happened, from the states before and after one choice or one outcome of luck (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mezani.core.event import Event
from mezani.core.ground import CHANCE, NOBODY
from mezani.games.africana.artifacts import split
from mezani.games.africana.box import BOX, NOTHING
from mezani.games.africana.count import ROWS, finished, points
from mezani.games.africana.lines import line
from mezani.games.africana.notation import CHOICES, OUTCOMES, TRAVEL
from mezani.games.africana.phases import *
from mezani.games.africana.reckoning import artifact_counts
from mezani.games.africana.rules import Africana
from mezani.games.africana.view import BookView, book, cards, ending, options

__all__ = ["events", "line", "opening"]


def opening(state: Africana) -> list[Event]:
    """Return the start of a game, and what lies on the table if it is set up already."""
    started = tell(
        state,
        "game_started",
        options=options(state),
        n=state.seats,
        companies=[company.id for company in BOX.companies[: state.seats]],
        starts=0,
    )
    if state.phase in (DISPLAY, OPENING, DEAL):
        return [started]
    return [started, *set_up(state)]


def events(before: Africana, seat: int, code: int, after: Africana) -> list[Event]:
    """Return what a choice of the active seat, or an outcome of luck, brought about."""
    if seat == CHANCE:
        happened = LUCK[before.phase](before, OUTCOMES[code], after)
    else:
        word, _, what = CHOICES[code].partition(":")
        happened = DEEDS[word](before, what, after)
    return [*happened, *end_of_turn(before, after)]


def tell(state: Africana, kind: str, **data: Any) -> Event:
    """Return an event of the active seat's turn that everybody sees."""
    return Event(kind, {"round": state.round, "seat": state.active, **data})


def tell_owner(state: Africana, kind: str, shown: Sequence[str], **data: Any) -> Event:
    """Return an event whose cards only the active seat sees."""
    return Event(kind, {"round": state.round, "seat": state.active, **data}, {"cards": list(shown)}, owner=state.active)


# Setup ----------------------------------------------------------------------------------------------------------------


def set_up(state: Africana) -> list[Event]:
    """Everything lies ready and the first turn begins."""
    seats = range(state.seats)
    done = tell(
        state,
        "setup_done",
        slots=[slot_text(state, slot) for slot in range(len(BOX.bonuses))],
        bonuses=[bonus(slot) for slot in range(len(BOX.bonuses))],
        pile_left=sum(state.left),
        top_letter=top_letter(state),
        travel_pile=sum(state.pile),
        pages=[visible(book(state, half)) for half in range(2)],
        locations=[BOX.locations[state.at[seat]].id for seat in seats],
        silver=[state.silver[seat] for seat in seats],
    )
    return [done, turn_started(state)] if state.phase != END else [done]


def dealt(before: Africana, card: str, after: Africana) -> list[Event]:
    """A seat has its start hand, the last one ends the setup."""
    if before.due > 1:
        return []
    hand = cards(after.hand[before.active])
    happened = [tell_owner(before, "start_hand", hand, size=len(hand))]
    return happened + set_up(after) if after.phase == ACTION else happened


def nothing(before: Africana, text: str, after: Africana) -> list[Event]:
    """`setup_done` tells it all at once."""
    return []


# Actions --------------------------------------------------------------------------------------------------------------


def draw(before: Africana, what: str, after: Africana) -> list[Event]:
    happened = [tell(before, "action_chosen", action="draw"), *shuffled(before, 0, after)]
    return happened if after.phase == DRAW else [*happened, drawn(before, (), after)]


def open_book(before: Africana, what: str, after: Africana) -> list[Event]:
    return [tell(before, "action_chosen", action="book")]


def move(before: Africana, what: str, after: Africana) -> list[Event]:
    return [tell(before, "action_chosen", action="move")]


def card_drawn(before: Africana, card: str, after: Africana) -> list[Event]:
    """The last card that is due tells of all of them."""
    happened = shuffled(before, 1, after)
    if after.phase == before.phase:
        return happened
    counts = list(before.fresh)
    counts[TRAVEL.index(card)] += 1
    return [*happened, drawn(before, [card for card, n in zip(TRAVEL, counts, strict=True) for _ in range(n)], after)]


def drawn(before: Africana, taken: Sequence[str], after: Africana) -> Event:
    source = "action" if before.phase in (ACTION, DRAW) else "bonus"
    return tell_owner(before, "travel_drawn", taken, source=source, count=len(taken), pile_left=sum(after.pile))


def shuffled(before: Africana, taken: int, after: Africana) -> list[Event]:
    """The discard pile has become the travel pile (AN-5.3) if that does not hold what was left in it."""
    if sum(after.pile) == sum(before.pile) - taken:
        return []
    return [tell(before, "travel_shuffled", pile=sum(after.pile))]


# Books ----------------------------------------------------------------------------------------------------------------


def turn_page(before: Africana, direction: str, after: Africana) -> list[Event]:
    return [] if after.phase == PAGE else [page_turned(before, direction, after)]


def buy_page(before: Africana, side: str, after: Africana) -> list[Event]:
    if after.phase == PAGE:
        return []
    own = before.active
    bought = after.unfinished[own] & ~before.unfinished[own]
    return [adventure_bought(before, side, bought.bit_length() - 1, after)]


def page_shown(before: Africana, page: str, after: Africana) -> list[Event]:
    """Luck turned up the next page of R, after a turn forward or a purchase from R."""
    if before.sold == NOTHING:
        return [page_turned(before, "F", after, new=True)]
    return [adventure_bought(before, "R", before.sold, after, new=True)]


def page_turned(before: Africana, direction: str, after: Africana, new: bool = False) -> Event:
    own = before.active
    half = BOX.locations[before.at[own]].half
    return tell(
        before,
        "page_turned",
        book=BOX.halves[half],
        direction=direction,
        cost=BOX.turn_prices[after.turns > 1],
        silver_after=after.silver[own],
        **visible(book(after, half)),
        new_page=new,
        page_notes="on" if before.page_notes else "off",
    )


def adventure_bought(before: Africana, side: str, adventure: int, after: Africana, new: bool = False) -> Event:
    own = before.active
    half = BOX.adventures[adventure].book
    return tell(
        before,
        "adventure_bought",
        book=BOX.halves[half],
        side=side,
        adventure=BOX.adventures[adventure].id,
        cost=BOX.adventure_price,
        silver_after=after.silver[own],
        **visible(book(after, half)),
        new_page=new,
    )


def visible(shown: BookView) -> dict[str, str | None]:
    return {"visible_left": shown.visible_left, "visible_right": shown.visible_right}


def close(before: Africana, what: str, after: Africana) -> list[Event]:
    return [tell(before, "book_closed", turns=before.turns, bought=before.bought)]


# Moves ----------------------------------------------------------------------------------------------------------------


def go(before: Africana, what: str, after: Africana) -> list[Event]:
    to, _, payment = what.partition(":")
    own = before.active
    return [
        tell(
            before,
            "pawn_moved",
            **{"from": BOX.locations[before.at[own]].id},
            to=to,
            card=payment.removesuffix("!"),
            recoloured=payment.endswith("!"),
            cost=before.silver[own] - after.silver[own],
            silver_after=after.silver[own],
        )
    ]


def join(before: Africana, expedition: str, after: Africana) -> list[Event]:
    own, slot = before.active, slot_of(before, expedition)
    joined = tell(
        before,
        "expedition_joined",
        expedition=expedition,
        slot=slot + 1,
        bonus=bonus(slot),
        silver_after=after.silver[own],
        markers_left=stock(after, own),
    )
    happened = [joined, *shuffled(before, 0, after)]
    nothing_to_draw = BOX.bonuses[slot][0] and after.phase != BONUS
    return [*happened, drawn(before, (), after)] if nothing_to_draw else happened


def finish_expedition(before: Africana, expedition: str, after: Africana) -> list[Event]:
    own, slot = before.active, slot_of(before, expedition)
    card = BOX.expeditions[before.slot[slot]]
    return [
        tell(
            before,
            "expedition_finished",
            expedition=expedition,
            slot=slot + 1,
            silver=card.silver,
            silver_after=after.silver[own],
            points=card.points,
            markers_returned=[seat for seat in range(before.seats) if before.joined[slot] >> seat & 1],
        )
    ]


def finish_adventure(before: Africana, adventure: str, after: Africana) -> list[Event]:
    page = next(page for page in BOX.adventures if page.id == adventure)
    gained: dict[str, Any] = (
        {"silver": page.silver} if page.assistant == NOTHING else {"assistant": BOX.colours[page.assistant]}
    )
    target = BOX.locations[page.target].id
    silver = after.silver[before.active]
    return [tell(before, "adventure_finished", adventure=adventure, target=target, **gained, silver_after=silver)]


def stop(before: Africana, what: str, after: Africana) -> list[Event]:
    played = cards(before.table)
    return [
        tell(
            before,
            "move_ended",
            discarded=[card for card in played if card in TRAVEL],
            returned=[card for card in played if card not in TRAVEL],
            steps=len(played),
            claims=before.claims,
        )
    ]


# End of turn ----------------------------------------------------------------------------------------------------------


def drop(before: Africana, card: str, after: Africana) -> list[Event]:
    where = "discard" if card in TRAVEL else "removed"
    return [tell(before, "card_dropped", card=card, where=where, hand_size=sum(after.hand[before.active]))]


def shed(before: Africana, adventure: str, after: Africana) -> list[Event]:
    return [tell(before, "adventure_shed", adventure=adventure)]


def refilled(before: Africana, expedition: str, after: Africana) -> list[Event]:
    """The last slot that can be filled tells of all of them."""
    if after.phase == REFILL:
        return []
    new = [
        slot
        for slot in range(len(BOX.bonuses))
        if before.filled >> slot & 1 or (before.slot[slot] == NOTHING and after.slot[slot] != NOTHING)
    ]
    filled = [{"slot": slot + 1, "expedition": slot_text(after, slot)} for slot in new]
    pile = {"pile_left": sum(after.left), "top_letter": top_letter(after)}
    return [tell(before, "expeditions_refilled", filled=filled, **pile)]


def end_of_turn(before: Africana, after: Africana) -> list[Event]:
    """The turn is over: the next one begins, or the count."""
    if before.phase in (DISPLAY, OPENING, DEAL):
        return []
    if after.phase != END and (before.round, before.active) == (after.round, after.active):
        return []
    own = before.active
    happened = []
    if after.last_round and not before.last_round:
        happened.append(tell(before, "last_round", still_to_play=list(range(own + 1, before.seats))))
    following = NOBODY if after.phase == END else after.active
    happened.append(
        tell(
            before,
            "turn_ended",
            hand_size=sum(after.hand[own]),
            silver=after.silver[own],
            next=None if following == NOBODY else following,
        )
    )
    return [*happened, *count(after)] if after.phase == END else [*happened, turn_started(after)]


def turn_started(state: Africana) -> Event:
    return tell(state, "turn_started", last_round=bool(state.last_round))


def count(state: Africana) -> list[Event]:
    """The game is over: why, all hands, the points and the winner."""
    seats = range(state.seats)
    ranks = state.ranks()
    winners = [seat for seat in seats if ranks[seat] == 1]
    return [
        tell(state, "game_ended", reason=ending(state)),
        tell(state, "hands_shown", hands=[list(cards(state.hand[seat])) for seat in seats]),
        tell(state, "scored", scores=[scored(state, seat) for seat in seats]),
        tell(state, "winner", winners=winners, decided_by=decision(state, winners), ranks=ranks),
    ]


def scored(state: Africana, seat: int) -> dict[str, Any]:
    """Return where the points of a seat come from (AN-15)."""
    found = points(state, seat)
    collections = split(artifact_counts(finished(state, seat)), BOX.collections)
    parts = [([BOX.artifacts[kind] for kind in part.types], part.points) for part in collections]
    return {
        **{row: getattr(found, row) for row in ROWS},
        "split": [{"artifacts": artifacts, "points": worth} for artifacts, worth in parts],
    }


def decision(state: Africana, winners: Sequence[int]) -> str:
    """Return what decided: points, silver among those with equal points, or nothing (AN-16)."""
    if len(winners) > 1:
        return "shared"
    totals = state.scores()
    return "silver" if totals.count(totals[winners[0]]) > 1 else "points"


# Helpers --------------------------------------------------------------------------------------------------------------


def slot_of(state: Africana, expedition: str) -> int:
    """Return the slot of an expedition on display, counted from 0."""
    return [slot_text(state, slot) for slot in range(len(BOX.bonuses))].index(expedition)


def slot_text(state: Africana, slot: int) -> str | None:
    """Return the expedition of a slot."""
    return None if state.slot[slot] == NOTHING else BOX.expeditions[state.slot[slot]].id


def bonus(slot: int) -> str | int:
    """Return what a slot gives to those who join: a card, or so much silver."""
    travel_cards, silver = BOX.bonuses[slot]
    return "card" if travel_cards else silver


def stock(state: Africana, seat: int) -> int:
    """Return the markers of a seat that are on no expedition."""
    return BOX.markers - sum(joined >> seat & 1 for joined in state.joined)


def top_letter(state: Africana) -> str | None:
    """Return the letter of the top card of the expedition pile."""
    return next((letter for letter, left in zip(BOX.stacks, state.left, strict=True) if left), None)


Telling = Callable[[Africana, str, Africana], list[Event]]

DEEDS: dict[str, Telling] = {
    "draw": draw,
    "book": open_book,
    "move": move,
    "close": close,
    "turn": turn_page,
    "buy": buy_page,
    "stop": stop,
    "join": join,
    "fin": finish_expedition,
    "adv": finish_adventure,
    "go": go,
    "drop": drop,
    "shed": shed,
}
"""What tells of a choice, by its first word."""

LUCK: dict[int, Telling] = {
    DISPLAY: nothing,
    OPENING: nothing,
    DEAL: dealt,
    DRAW: card_drawn,
    BONUS: card_drawn,
    PAGE: page_shown,
    REFILL: refilled,
}
"""What tells of an outcome, by what luck was asked."""
