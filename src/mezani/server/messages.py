"""What goes out, and the live messages of a table in both directions; forms that come in over HTTP are in `forms`.

All are JSON. Moments are seconds since 1970 as numbers with fractions; seats are numbered from 0; a `Say` is a message
id of the catalogues with its arguments, worded by whoever reads it. `docs/server.md` tells which address takes which.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mezani.core.offer import Offers
from mezani.core.say import Say
from mezani.core.table import Table
from mezani.server.forms import (
    Choice,
    Form,
    Language,
    Listing,
    Number,
    Pace,
    RequestId,
    Seat,
    SeatKind,
    TableState,
    Text,
)

AnyView = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/AnyView"}]})]
"""The `View` of the table's game."""

# What goes out about people -------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The reader. Without a name yet, only `name` is None and nothing can be done but to give one."""

    name: str | None
    language: Language = "en"
    mark: str = ""
    account: bool = False
    host: bool = False
    settings: dict[str, str | int | float | bool] = {}


class Token(Struct, frozen=True):
    """A token that plays for a person."""

    id: str
    label: str
    created: float
    used: float | None


class NewTokenMade(Struct, frozen=True):
    """The token itself is shown this once."""

    id: str
    label: str
    token: str


class Notices(Struct, frozen=True):
    """The notice settings, and what this server can send at all."""

    email: str
    webhook: str
    push: int
    """How many browsers are registered."""
    can_email: bool
    push_key: str
    """The server's public key for web push."""


# What goes out about games and tables ---------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    id: str
    values: list[str | int | bool]
    default: str | int | bool
    house: bool


class LevelInfo(Struct, frozen=True):
    """A level of bots."""

    id: str
    rank: int


class GameInfo(Struct, frozen=True):
    """A game of this place."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    rules: str
    data: str


class SeatInfo(Struct, frozen=True):
    """One place at a table, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    mark: str = ""
    level: str = ""
    """Of the bot that plays here."""
    sits_in: bool = False
    """Whether that bot only sits in for the person named here."""
    muted: bool = False


class Proposal(Struct, frozen=True):
    """A roll-back that people are asked to agree to."""

    by: int
    turn: int
    agreed: list[int]


class TableCard(Struct, frozen=True):
    """A table in a list."""

    code: str
    name: str
    game: str
    state: TableState
    listing: Listing
    pace: Pace
    seats: list[SeatInfo]
    to_act: list[int]
    """Who is waited for, as everybody may know."""
    your_seats: list[int]
    your_move: bool
    waiting_since: float | None
    deadline: float | None
    """When your clock runs out."""
    changed: float


class TableInfo(Struct, frozen=True, tag="table", tag_field="kind"):
    """A table but for the game on it: who is there, how it is played. Also a live message, sent when it changes."""

    code: str
    name: str
    game: str
    state: TableState
    listing: Listing
    pace: Pace
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    house: bool
    """Whether an option makes it house rules."""
    order: Literal["chosen", "random"]
    spectators: bool
    practice: bool
    """Whether something was taken back against bots that had been final."""
    looked_at: bool
    """Whether it is an imported record to look at."""
    host: str
    """The name of the host."""
    your_seats: list[int]
    you_host: bool
    proposal: Proposal | None
    next: str | None
    """The code of the rematch."""
    reason: str
    """Why it is frozen."""
    created: float


class Seated(Struct, frozen=True):
    """Somebody sat down. The link that gives this seat to another device is `/t/<code>#seat=<key>`."""

    seat: int
    key: str
    table: TableInfo


class Created(Struct, frozen=True):
    """A new table, the link to it and the seats of whoever made it."""

    code: str
    link: str
    seated: list[SeatKey]
    table: TableInfo


class SeatKey(Struct, frozen=True):
    """The secret of one seat."""

    seat: int
    key: str


# Live -----------------------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    """Something that happened, as this reader may know it."""

    turn: int
    """How many entries the record had when it had happened: the position after it is `replay/<turn>`."""
    event: dict[str, Any]
    """Its `kind` and facts, in the words of the game's specification."""
    say: Say | None
    """Its sentence in the log, if it has one of its own."""


class Clocks(Struct, frozen=True):
    """The time that is left."""

    running: list[int]
    """Whose time runs, as everybody may know."""
    left: list[float | None]
    """Seconds for each seat at the moment of this message."""
    until: list[float | None]
    """When the running ones end."""


class Result(Struct, frozen=True):
    """How it ended."""

    scores: list[int]
    ranks: list[int]
    count: Table
    """The table that the end of the game shows line by line."""


class View(Struct, frozen=True, tag="view", tag_field="kind"):
    """The game as this reader knows it, whole. What was drawn before is replaced, but for the log."""

    seat: int | None
    """Through whose eyes; None: a spectator's."""
    version: int
    """Goes back with `act`: a choice made for another version is refused as stale."""
    turn: int
    """How many entries the record has."""
    to_act: list[int]
    over: bool
    view: AnyView
    legal: list[str]
    offers: Offers
    prompt: Say
    drafts: list[str]
    """Choices that only this reader sees yet."""
    can_undo: bool
    sealed: bool
    """Whether this seat's secret choice is in and may still be changed."""
    log_from: int
    """The reader's log is cut here, then `lines` are added."""
    lines: list[Line]
    clocks: Clocks | None
    now: float
    """The server's clock, which `clocks` go by."""
    result: Result | None
    answers: list[str] = []
    """The ids of the requests of this connection that this view answers: they are on disk."""


class Refusal(Struct, frozen=True, tag="refused", tag_field="kind"):
    """A request that is not carried out; nothing has changed."""

    code: Literal[
        "unreadable", "not_your_turn", "illegal", "stale", "bad", "not_allowed", "not_found", "conflict",
        "too_many", "too_long", "unavailable", "frozen",
    ]  # fmt: skip
    say: Say
    rule: str = ""
    id: str = ""


class Presence(Struct, frozen=True, tag="presence", tag_field="kind"):
    """Who is there."""

    online: list[int]
    """Seats with a device that is connected."""
    away_since: dict[int, float]
    """Seats of people without one, and since when, if that is known."""
    watchers: int


class ChatLine(Struct, frozen=True, tag="chat", tag_field="kind"):
    """A line of chat. They are numbered; a number that comes again replaces nothing."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Done(Struct, frozen=True, tag="done", tag_field="kind"):
    """A request was carried out that needs no other answer."""

    id: str


class Warn(Struct, frozen=True, tag="warning", tag_field="kind"):
    """A seat's time runs out soon; sent to its holder."""

    seat: int
    until: float


class Closing(Struct, frozen=True, tag="closing", tag_field="kind"):
    """The server stops or drops this connection; come back after so many seconds."""

    reason: Literal["restart", "slow", "seat_lost", "gone"]
    retry_after: float


class Act(Form, tag="act", tag_field="kind"):
    """A seat chooses one of its `legal` texts. Answered by a `view` with the id in `answers`, or by `refused`."""

    choice: Choice
    version: Number
    seat: Seat | None = None
    """None: the seat this connection looks through."""
    id: RequestId = ""


class TakeBack(Form, tag="take_back", tag_field="kind"):
    """A seat takes its last choice back, while the rules of undo allow it."""

    version: Number
    seat: Seat | None = None
    id: RequestId = ""


class RollBack(Form, tag="roll_back", tag_field="kind"):
    """Asks to go back to so many entries: done at once among bots, or when all people agree."""

    turn: Number
    seat: Seat | None = None
    id: RequestId = ""


class Agree(Form, tag="agree", tag_field="kind"):
    """Agrees to the roll-back that was asked for, or refuses it."""

    agree: bool
    seat: Seat | None = None
    id: RequestId = ""


class Chat(Form, tag="chat", tag_field="kind"):
    """A line of chat for everybody at the table."""

    text: Text
    id: RequestId = ""


class Resync(Form, tag="resync", tag_field="kind"):
    """Asks for everything anew: `table`, `view` with the whole log, `presence`, the last chat."""

    id: RequestId = ""


class Look(Form, tag="look", tag_field="kind"):
    """Looks through another of one's own seats (in-person tables), or as a spectator."""

    seat: Seat | None
    id: RequestId = ""


class Seen(Form, tag="seen", tag_field="kind"):
    """The reader has seen the table as it is now: the next recap begins here."""

    id: RequestId = ""


class MoreTime(Form, tag="more_time", tag_field="kind"):
    """Gives the seats to act a minute more on a live clock; not to oneself, unless only bots are waiting."""

    id: RequestId = ""


Incoming = Act | TakeBack | RollBack | Agree | Chat | Resync | Look | Seen | MoreTime
"""What a client may send over `live`."""

Outgoing = TableInfo | View | Refusal | Presence | ChatLine | Done | Warn | Closing
"""What the server sends over `live`, and, one a line, over `stream`."""


# Replay, recap, checks ------------------------------------------------------------------------------------------------


class Moment(Struct, frozen=True):
    """One entry of the record with what the reader saw happen."""

    turn: int
    """The position after it is `replay/<turn>`."""
    seat: int | None
    """None: luck."""
    choice: str | None
    """None: luck that the reader has not seen."""
    at: float | None
    points: list[int] | None
    """The points of each seat after it, once the table is over."""
    lines: list[Line]


class Replay(Struct, frozen=True):
    """A whole game, entry by entry."""

    table: TableInfo
    seat: int | None
    open: bool
    """Whether everything is shown, as after the end."""
    opening: list[Line]
    moments: list[Moment]


class Position(Struct, frozen=True):
    """The table at one moment."""

    turn: int
    view: AnyView
    to_act: list[int]
    prompt: Say
    truth: dict[str, Any] | None
    """The whole position with all secrets, once everything may be shown."""


class Positions(Struct, frozen=True):
    """Some moments in a row."""

    positions: list[Position]


class Recap(Struct, frozen=True):
    """While you were away: from the position last seen to the one now."""

    since: float | None
    turn_from: int
    turn_to: int
    moments: list[Moment]
    """Those in which others acted, with luck between them."""


class ChatPage(Struct, frozen=True):
    """The last lines of chat."""

    lines: list[ChatLine]


class PrivateNote(Struct, frozen=True):
    """The private note of one reader about a table."""

    text: str


class Verified(Struct, frozen=True):
    """The data to check the shuffle with, and whether it holds."""

    seed_hash: str
    seed: str
    salts: list[str]
    draws: int | None
    """How many draws were derived again; None while the game runs."""
    holds: bool | None
    record: str


class TableText(Struct, frozen=True):
    """The table in words, for a screen reader or a mail."""

    lines: list[Say]


class Place(Struct, frozen=True):
    """This place, as everybody sees it."""

    name: str
    version: str
    games: list[GameInfo]
    who_opens: Literal["everybody", "accounts", "host"]
    secure: bool
    """Whether it is reached over https: push notices and installing need it."""


class HostPage(Struct, frozen=True):
    """What the host of the place sees."""

    place: str
    who_opens: Literal["everybody", "accounts", "host"]
    bots: bool
    version: str
    storage: int
    """Bytes of the database."""
    people: int
    tables: int
    running: int
    health: Health


class Health(Struct, frozen=True):
    """Whether the server can work."""

    ok: bool
    database: bool
    bots: bool
    moves: int
    connections: int
    up: float
