"""What the server refuses, besides what the rules refuse: each with a code of the wire and a message to be worded."""

from __future__ import annotations

from typing import Literal

from mezani.core.errors import Illegal, MezaniError, NotYourTurn, Refused, Stale, Unreadable
from mezani.core.say import Argument, Say
from mezani.server.messages import Refusal
from mezani.server.store import Conflict, Unavailable

Code = Literal[
    "unreadable", "not_your_turn", "illegal", "stale", "bad", "not_allowed", "not_found", "conflict",
    "too_many", "too_long", "unavailable", "frozen",
]  # fmt: skip

STATUS: dict[Code, int] = {
    "unreadable": 400, "bad": 400, "not_allowed": 403, "not_found": 404, "stale": 409, "illegal": 409,
    "not_your_turn": 409, "conflict": 409, "frozen": 409, "too_long": 413, "too_many": 429, "unavailable": 503,
}  # fmt: skip

RULES: dict[type[Refused], Code] = {
    Unreadable: "unreadable", NotYourTurn: "not_your_turn", Illegal: "illegal", Stale: "stale"
}  # fmt: skip


class Denied(MezaniError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, what: str, /, **args: Argument) -> None:
        super().__init__(what)
        self.code: Code = code
        self.say = Say(f"common-server-{what}", args)


def refusal(error: MezaniError, id: str = "") -> Refusal:
    """Return what a client is told about an error that it can cause."""
    if isinstance(error, Refused):
        return Refusal(RULES[type(error)], error.say, error.rule, id)
    if isinstance(error, Denied):
        return Refusal(error.code, error.say, id=id)
    if isinstance(error, Unavailable):
        return Refusal("unavailable", Say("common-server-unavailable"), id=id)
    if isinstance(error, Conflict):
        return Refusal("conflict", Say("common-server-conflict"), id=id)
    return Refusal("bad", Say("common-server-bad-because", {"why": str(error)[:300]}), id=id)
