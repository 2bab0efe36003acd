"""The table in words, line by line, so that everything on the map and in front of the players can be heard."""

from __future__ import annotations

from mezani.core.say import Argument, Say, seat_name
from mezani.games.africana.box import BOX
from mezani.games.africana.pieces import (
    ADVENTURE,
    EXPEDITION,
    LOCATION,
    adventures,
    artifact,
    cards,
    companies,
    company,
    entry,
    expedition,
    half,
    place,
)
from mezani.games.africana.reckoning import artifact_counts
from mezani.games.africana.sight import NEIGHBOURS
from mezani.games.africana.view import BookView, PlayerView, SlotView, View


def describe(view: View) -> tuple[Say, ...]:
    """Return the table in words, the reader's own company first."""
    first = view.seat or 0
    seats = [(first + k) % view.seats for k in range(view.seats)]
    return (
        *the_turn(view),
        *(line for seat in seats for line in the_company(view, seat)),
        *(line for number in range(len(view.slots)) for line in the_slot(view, number)),
        the_pile(view),
        *(line for number in range(len(view.books)) for line in the_book(view, number)),
        *the_supply(view),
    )


def the_turn(view: View) -> list[Say]:
    """Say whose turn it is, and what has been done in it."""
    if view.phase == "over":
        return [Say("africana-view-over", {"rounds": view.round})]
    if view.phase in ("display", "opening", "deal"):
        return [Say("africana-view-setting-up")]
    lines = [Say("africana-view-turn", {"round": view.round, "who": company(view.active)})]
    if view.last_round:
        left = companies(range(view.active, view.seats))
        lines.append(Say("africana-view-last-round", {"left": left}))
    if view.phase in ("book", "page"):
        lines.append(Say("africana-view-reading", {"turns": view.turns, "bought": view.bought}))
    if view.table:
        lines.append(Say("africana-view-table", {"cards": cards(view.table)}))
    return lines


# Companies ------------------------------------------------------------------------------------------------------------


def the_company(view: View, seat: int) -> list[Say]:
    """Say where a company stands and what it has."""
    player = view.players[seat]
    numbers: dict[str, Argument] = {
        "who": company(seat),
        "name": seat_name(seat),
        "place": place(player.place),
        "silver": player.silver,
        "markers": player.markers,
    }
    lines = [Say("africana-view-you" if seat == view.seat else "africana-view-company", numbers)]
    lines.append(the_hand(player, seat))
    if player.unfinished:
        lines.append(Say("africana-view-unfinished", {"who": company(seat), "pages": adventures(player.unfinished)}))
    lines += the_stack(player, seat)
    if seat == view.seat and view.phase != "over":
        lines.append(the_ways(player.place))
    return lines


def the_hand(player: PlayerView, seat: int) -> Say:
    """Say the cards of a hand, or their number and those that everybody knows."""
    if player.hand:
        return Say("africana-view-hand", {"who": company(seat), "n": player.cards, "cards": cards(player.hand)})
    if player.specials:
        args: dict[str, Argument] = {"who": company(seat), "n": player.cards, "cards": cards(player.specials)}
        return Say("africana-view-cards-known", args)
    return Say("africana-view-cards", {"who": company(seat), "n": player.cards})


def the_stack(player: PlayerView, seat: int) -> list[Say]:
    """Say what lies under a company card, and what it counts; of a hidden stack, how many cards."""
    if player.finished is None:
        return [Say("africana-view-stack-hidden", {"who": company(seat), "n": player.stack})] if player.stack else []
    lines = []
    routes = tuple(expedition(id) for id in player.finished if id in EXPEDITION)
    if routes:
        lines.append(Say("africana-view-stack-expeditions", {"who": company(seat), "expeditions": routes}))
    finds = artifact_counts(player.finished)
    artifacts = tuple(artifact(kind) for kind, n in enumerate(finds) for _ in range(n))
    if artifacts:
        lines.append(Say("africana-view-stack-artifacts", {"who": company(seat), "artifacts": artifacts}))
    hired = sum(id in ADVENTURE and ADVENTURE[id].artifact < 0 for id in player.finished)
    if hired:
        lines.append(Say("africana-view-stack-assistants", {"who": company(seat), "n": hired}))
    return [*lines, Say("africana-view-score", {"who": company(seat), "n": player.score or 0})]


def the_ways(here: str) -> Say:
    """Say which places are next to the own pawn, and which colours open them."""
    ways = tuple(Say("africana-view-way", {"place": place(to), "colours": entry(to)}) for to in NEIGHBOURS[here])
    return Say("africana-view-ways", {"place": place(here), "half": half(LOCATION[here].half), "ways": ways})


# Expeditions ----------------------------------------------------------------------------------------------------------


def the_slot(view: View, number: int) -> list[Say]:
    """Say what lies on a slot, what joining brings, and who has joined."""
    slot: SlotView = view.slots[number]
    travel_cards, silver = BOX.bonuses[number]
    if slot.expedition is None:
        return [Say("africana-view-slot-empty", {"slot": number + 1})]
    found = EXPEDITION[slot.expedition]
    bonus = Say("africana-view-bonus-card", {"n": travel_cards})
    if not travel_cards:
        bonus = Say("africana-view-bonus-silver", {"n": silver})
    lines = [
        Say(
            "africana-view-slot",
            {
                "slot": number + 1,
                "expedition": expedition(slot.expedition),
                "silver": found.silver,
                "points": found.points,
                "bonus": bonus,
            },
        )
    ]
    if slot.joined:
        lines.append(Say("africana-view-joined", {"slot": number + 1, "who": companies(slot.joined)}))
    return lines


def the_pile(view: View) -> Say:
    """Say how many expeditions are left, and the letter on top."""
    left = sum(view.expeditions_left.values())
    top = next((letter for letter, n in view.expeditions_left.items() if n), "")
    return Say("africana-view-pile", {"n": left, "letter": top})


# Books ----------------------------------------------------------------------------------------------------------------


def the_book(view: View, number: int) -> list[Say]:
    """Say the visible pages of a book, and all that have lain open if the table plays with notes."""
    pages: BookView = view.books[number]
    if not pages.left and not pages.right:
        return [Say("africana-view-book-empty", {"book": half(number)})]
    shown = adventures(id for id in (pages.visible_left, pages.visible_right) if id is not None)
    sizes: dict[str, Argument] = {"book": half(number), "left": pages.left, "right": pages.right}
    lines = [Say("africana-view-book", {**sizes, "pages": shown})]
    below = [id for id in pages.known if id not in (pages.visible_left, pages.visible_right)]
    if below and view.options["page_notes"] == "on":
        args: dict[str, Argument] = {"book": half(number), "n": len(pages.unseen), "pages": adventures(below)}
        lines.append(Say("africana-view-book-notes", args))
    return lines


# Piles ----------------------------------------------------------------------------------------------------------------


def the_supply(view: View) -> list[Say]:
    """Say what can still be drawn or gained, and what is out of the game."""
    discard = tuple(card for card, n in view.discard.items() for _ in range(n))
    lines = [Say("africana-view-travel", {"n": view.travel_pile})]
    if discard:
        lines.append(Say("africana-view-discard", {"n": len(discard), "cards": cards(discard)}))
    supply = tuple(card for card, n in view.supply.items() for _ in range(n))
    lines.append(Say("africana-view-assistants", {"n": len(supply), "assistants": cards(supply)}))
    gone = tuple(id for id in view.removed if id in ADVENTURE)
    lost = tuple(id for id in view.removed if id not in ADVENTURE)
    if gone or lost:
        lines.append(Say("africana-view-removed", {"things": (*cards(lost), *adventures(gone))}))
    return lines
