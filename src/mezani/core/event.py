"""What happened: public facts, and facts that only their owner may see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mezani.core.ground import NOBODY


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as the specification's section on events lists it."""

    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    """What everybody sees: numbers, texts, lists and dicts of them."""
    secret: dict[str, Any] = field(default_factory=dict)
    """What the owner sees besides."""
    owner: int = NOBODY
    """The seat that sees the secret part."""
    private: bool = False
    """Whether nobody but the owner sees that anything happened."""

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """Return the event as a seat (None: a spectator) sees it, or None if it sees nothing."""
        if seat == self.owner and self.owner != NOBODY:
            return {"kind": self.kind, **self.data, **self.secret}
        if self.private:
            return None
        return {"kind": self.kind, **self.data}
