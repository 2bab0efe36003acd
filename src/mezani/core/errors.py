"""The errors a user of Mezani can cause. Anything else that is raised is a bug."""

from __future__ import annotations

from mezani.core.say import Say


class MezaniError(Exception):
    """The base of all of them; its text is one sentence that names the place."""


class BadData(MezaniError):
    """A data file, or one of its values, cannot be used."""


class BadOption(MezaniError):
    """An unknown game, seat count or option value."""


class BadPosition(MezaniError):
    """A position that cannot be set up."""


class BadRecord(MezaniError):
    """A record that cannot be read or replayed."""


class Refused(MezaniError):
    """A choice that is not carried out; nothing has changed."""

    def __init__(self, text: str, say: Say, rule: str = "") -> None:
        super().__init__(text, say, rule)
        self.text = text
        """The choice as it was given."""
        self.say = say
        """Why, to be worded in any language."""
        self.rule = rule
        """The id of the rule that forbids it, or nothing."""

    def __str__(self) -> str:
        return f"{type(self).__name__}: {self.text!r}: {self.say}{f' ({self.rule})' * bool(self.rule)}"


class Unreadable(Refused):
    """The text is no choice of this game."""


class NotYourTurn(Refused):
    """Somebody else is to act, or nobody."""


class Illegal(Refused):
    """The choice exists, but the rules forbid it now."""


class Stale(Refused):
    """The choice was made for a legal list that is no longer this seat's."""
