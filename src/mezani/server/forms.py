"""What people send over HTTP: forms about themselves, about tables, about the place."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_SEATS = 8

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Choice = Annotated[str, Meta(min_length=1, max_length=200)]
RequestId = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Salt = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")]
Mark = Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9-]*$")]
Language = Literal["en", "it", "de"]
Listing = Literal["open", "unlisted", "screen"]
TableState = Literal["waiting", "running", "over", "frozen"]
SeatKind = Literal["open", "person", "bot"]


class Form(Struct, forbid_unknown_fields=True):
    """Something that comes in; a field it does not know is an error."""


# What people send about themselves ------------------------------------------------------------------------------------


class NewGuest(Form):
    """Somebody gives a name; nothing else is needed to play."""

    name: Name
    language: Language = "en"


class NewAccount(Form):
    """A guest keeps the name: everything the guest did so far belongs to the account."""

    name: Name
    password: Password


class Login(Form):
    """Somebody comes back, on this device or another; what this device's guest did is gathered in the account."""

    name: Name
    password: Password


class ChangeMe(Form):
    """Changes what is given, leaves the rest."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    mark: Mark | UnsetType = UNSET
    settings: Annotated[dict[str, str | int | float | bool], Meta(max_length=60)] | UnsetType = UNSET
    """The browser's own settings; all of them together up to 4 KB."""


class NewToken(Form):
    """A person makes a bot: its token plays over HTTP."""

    label: Name


class NoticeSettings(Form):
    """How a person wants to be told that a table waits. Each is off while it is empty."""

    email: Annotated[str, Meta(max_length=200, pattern=r"^$|^[^@\s<>\"',;:]+@[^@\s<>\"',;:]+$")] = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^$|^https?://")] = ""
    push: Annotated[list[PushSubscription], Meta(max_length=5)] = []


class PushSubscription(Form):
    """What a browser's push manager returns."""

    endpoint: Annotated[str, Meta(max_length=600, pattern=r"^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


# What people send about a table ---------------------------------------------------------------------------------------


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: as it likes, a bank with an increment, or some days for each move."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=30, le=7200)] = 600
    """Live: seconds for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=300)] = 20
    """Live: seconds added after each move."""
    days: Literal[1, 3, 7] = 3
    """Days: so long for each move, and 8 hours of grace for the night."""


class SeatWish(Form):
    """How a new table begins at one seat."""

    kind: Literal["me", "open", "person", "bot"] = "open"
    """`person`: somebody at this same screen (in-person tables)."""
    name: Annotated[str, Meta(max_length=24)] = ""
    mark: Mark = ""
    level: Annotated[str, Meta(max_length=40)] = ""
    """The level of a bot, one of the game's `levels`."""


class NewTable(Form):
    """A new table; whoever makes it is its host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=40)] = ""
    listing: Listing = "unlisted"
    """`open`: in the list of this place; `unlisted`: by its link; `screen`: everybody at this device."""
    pace: Pace = Pace()
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    order: Literal["chosen", "random"] = "chosen"
    """Random: seats are drawn when the game starts."""
    spectators: bool = True
    start: bool = False
    """Start at once, bots of level `level` in the empty seats."""
    level: Annotated[str, Meta(max_length=40)] = ""
    """The level of bots that fill empty seats; the game's second level if empty."""


class Join(Form):
    """Somebody sits down. A guest who has no name yet gives one here."""

    name: Annotated[str, Meta(max_length=24)] = ""
    language: Language = "en"
    seat: Seat | None = None
    """None: the first seat that is free."""
    mark: Mark = ""
    salt: Salt = ""
    """Goes into the shuffle, so that nobody alone decides it; drawn by the server if empty."""


class SeatLink(Form):
    """The secret of a seat, from its link: this device may hold the seat too."""

    key: Key


class SeatForm(Form):
    """Names one seat."""

    seat: Seat


class FillSeat(Form):
    """The host puts a bot on an open seat, or opens a bot's seat, before the game starts."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)] = ""
    """Empty: the seat is open again."""


class MuteForm(Form):
    """The host lets nobody read what a seat chats, or lets them again."""

    seat: Seat
    muted: bool


class ActForm(Form):
    """A choice over HTTP, with the version of the view it was made for."""

    seat: Seat
    choice: Choice
    version: Number


class TakeBackForm(Form):
    """A seat takes its last choice back."""

    seat: Seat
    version: Number


class RollBackForm(Form):
    """A seat asks to go back to so many entries of the record; among people all have to agree."""

    seat: Seat
    turn: Number


class AgreeForm(Form):
    """A seat agrees to the roll-back that was asked for, or does not."""

    seat: Seat
    agree: bool


class ChatForm(Form):
    """A line of chat."""

    text: Text


class NoteForm(Form):
    """The private note of one reader about a table."""

    text: Annotated[str, Meta(max_length=8000)]


class Import(Form):
    """A record to look at, or to go on from with bots."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    name: Annotated[str, Meta(max_length=40)] = ""


class PlayOn(Form):
    """A practice table against bots, from a moment of a table that is over."""

    turn: Number
    seat: Seat = 0
    level: Annotated[str, Meta(max_length=40)] = ""


class HostSettings(Form):
    """What the host of the place may change."""

    place: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    who_opens: Literal["everybody", "accounts", "host"] | UnsetType = UNSET
    bots: bool | UnsetType = UNSET


class BecomeHost(Form):
    """The secret that the server printed at its first start."""

    key: Key
