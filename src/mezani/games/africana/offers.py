"""What a person is told before choosing: the question, each choice with its gain, what is blocked, and plans."""

from __future__ import annotations

from collections.abc import Sequence

from mezani.core.offer import Blocked, Offers, Reason
from mezani.core.say import Say
from mezani.games.africana.box import BOX
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.notes import note
from mezani.games.africana.pieces import company
from mezani.games.africana.plans import plans
from mezani.games.africana.sight import NEIGHBOURS, counted, hand, own, start
from mezani.games.africana.view import View
from mezani.games.africana.whys import no_book, no_drop, no_join, no_purchase, no_turn, no_way, reason

__all__ = ["offers", "prompt", "reason"]


def prompt(view: View) -> Say:
    """Return the question put to the seat to act, or who is being waited for."""
    if view.phase == "over":
        return Say("africana-prompt-over")
    if view.seat is None or view.seat != view.to_act:
        return Say("africana-prompt-waiting", {"who": company(view.active)})
    match view.phase:
        case "book":
            return Say("africana-prompt-book", {"silver": own(view).silver})
        case "drop":
            return Say("africana-prompt-drop", {"keep": BOX.hand_limit, "n": counted(view) - BOX.hand_limit})
        case "shed":
            over = len(own(view).unfinished) - BOX.unfinished_limit
            return Say("africana-prompt-shed", {"keep": BOX.unfinished_limit, "n": over})
        case plain:
            return Say(f"africana-prompt-{plain}")


def offers(view: View, legal: Sequence[str]) -> Offers:
    """Return what is said beside each legal choice, what is blocked, and plans."""
    return Offers({text: note(view, text) for text in legal}, blocked(view, legal), plans(view))


def blocked(view: View, legal: Sequence[str]) -> tuple[Blocked, ...]:
    """Return what the seat might look for but cannot do now."""
    match view.phase:
        case "action":
            return () if "book" in legal else (block("book", no_book(view, "")),)
        case "book":
            turns = [block("turn", no_turn(view, to)) for to in "FB" if f"turn:{to}" not in legal]
            buys = [block("buy", no_purchase(view, side)) for side in "LR" if f"buy:{side}" not in legal]
            return (*turns, *buys)
        case "move":
            return (*blocked_joins(view, legal), *blocked_steps(view, legal))
        case "drop" if any(card not in TRAVEL and f"drop:{card}" not in legal for card in hand(view)):
            return (block("drop", no_drop(view, hand(view)[-1])),)
    return ()


def blocked_joins(view: View, legal: Sequence[str]) -> list[Blocked]:
    """Return the expeditions that start here and cannot be joined."""
    shown = [slot.expedition for slot in view.slots if slot.expedition is not None]
    here = [id for id in shown if start(id) == own(view).place and f"join:{id}" not in legal]
    return [block("join", no_join(view, id)) for id in here]


def blocked_steps(view: View, legal: Sequence[str]) -> list[Blocked]:
    """Return the neighbours that no card opens."""
    open_places = {text.split(":")[1] for text in legal if text.startswith("go:")}
    return [block("go", no_way(view, to)) for to in NEIGHBOURS[own(view).place] if to not in open_places]


def block(deed: str, why: Reason) -> Blocked:
    return Blocked(deed, why.say, why.rule)
