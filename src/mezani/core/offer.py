"""What a person is told about the choices of one seat before choosing; made from that seat's view alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from mezani.core.say import Say


@dataclass(frozen=True, slots=True)
class Note:
    """What is said beside one legal text."""

    say: Say
    """The label: what the choice does."""
    deed: str
    """The group of choices it belongs to, e.g. `lay`, `elephant`, `flip`."""
    gain: tuple[int, ...] | None = None
    """Points (or what the game counts) for each seat at once, where certain; None where hidden, later or no points."""
    lights: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What to light: `target`, `because`, `from`, `lost`, each a list of places and pieces in notation."""
    final: bool = False
    """Whether it cannot be taken back."""
    cost: Say | None = None
    """A word in place of points: hidden, a price, free."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """A deed that is not possible now, and why."""

    deed: str
    say: Say
    rule: str


@dataclass(frozen=True, slots=True)
class Plan:
    """Two or three legal texts in a row that belong together; it stops before anything hidden."""

    texts: tuple[str, ...]
    say: Say
    gain: tuple[int, ...] | None = None
    lights: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What to light for all of its texts together, as in a note."""
    final: bool = False
    """Whether its last text cannot be taken back."""


@dataclass(frozen=True, slots=True)
class Offers:
    """The choices of one seat as they are put to a person."""

    notes: dict[str, Note]
    """One for each legal text, in the order of the legal list."""
    blocked: tuple[Blocked, ...] = ()
    plans: tuple[Plan, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice that exists is refused now."""

    rule: str
    say: Say
