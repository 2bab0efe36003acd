"""What a person is told before choosing: the question, each choice with its gain, what is blocked, and plans."""

from __future__ import annotations

from collections.abc import Sequence

from mezani.core.ground import CHANCE
from mezani.core.offer import Blocked, Offers, Reason
from mezani.core.say import Argument, Say, seat_name
from mezani.games.africa.box import BOX
from mezani.games.africa.notation import DEEDS
from mezani.games.africa.notes import note
from mezani.games.africa.pieces import piece, pieces
from mezani.games.africa.plans import plans
from mezani.games.africa.sight import in_reach
from mezani.games.africa.view import View
from mezani.games.africa.whys import missing_exchanges, moving_class, no_deed, no_travel, reason

__all__ = ["offers", "prompt", "reason"]


def prompt(view: View) -> Say:
    """Return the question put to the seat to act, or who is being waited for."""
    if view.phase == "over":
        return Say("africa-prompt-over")
    if view.seat != view.to_act:
        return Say("africa-prompt-waiting", {"who": seat_name(view.mover if view.to_act == CHANCE else view.to_act)})
    return question(view)


def offers(view: View, legal: Sequence[str]) -> Offers:
    """Return what is said beside each legal choice, what is blocked, and plans."""
    return Offers({text: note(view, text) for text in legal}, blocked(view, legal), plans(view, legal))


def question(view: View) -> Say:
    """Return the question of a decision point."""
    part: dict[str, Argument] = {"part": view.part, "parts": view.parts}
    match view.phase:
        case "option":
            return Say("africa-prompt-option", {"parts": view.parts})
        case "walk":
            return Say("africa-prompt-walk", {**part, "steps": BOX.steps})
        case "act":
            return Say("africa-prompt-act", part)
        case "swap":
            return question_of_good(view)
        case "settle" | "lift" | "drop":
            return question_of_tile(view)
        case plain:
            return Say(f"africa-prompt-{plain}")


def question_of_good(view: View) -> Say:
    """Return the question what becomes of the good just taken."""
    assert view.fresh is not None
    return Say("africa-prompt-swap", {"goods": pieces(view.fresh, view.goods[view.to_act][view.fresh])})


def question_of_tile(view: View) -> Say:
    """Return the question where an animal or nomads go."""
    space = view.lifted or view.fresh_space
    kind = view.board.get(space or "", "")
    kind_class = moving_class(view)
    args: dict[str, Argument] = {}
    if view.phase == "drop" and space:
        args["space"] = space
    if view.phase != "lift" and kind_class == "animal":
        args["piece"] = piece(kind)
    return Say(f"africa-prompt-{view.phase}-{kind_class}", args)


# Blocked deeds --------------------------------------------------------------------------------------------------------


def blocked(view: View, legal: Sequence[str]) -> tuple[Blocked, ...]:
    """Return what the seat might look for but cannot do now."""
    if view.phase == "option" and "opt:A" not in legal:
        return (block("travel", no_travel()),)
    if view.phase == "act":
        return tuple(block(deed, no_deed(view, deed)) for deed in DEEDS if f"do:{deed}" not in legal)
    if view.phase == "lift" and view.lifting is not None:
        stuck = (space for space in in_reach(view, view.lifting) if f"lift:{space}" not in legal)
        return tuple(block(view.lifting, reason(view, f"lift:{space}")) for space in stuck)
    if view.phase == "swap":
        return tuple(block("swap", missing) for missing in missing_exchanges(view))
    return ()


def block(deed: str, why: Reason) -> Blocked:
    return Blocked(deed, why.say, why.rule)
