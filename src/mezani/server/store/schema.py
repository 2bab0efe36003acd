"""The tables of the database. They hold people, tables, entries and chat; never a state of a game."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()
Id = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True, comment="the name of an account, in one case; none for a guest"),
    Column("password", String(200), comment="its Argon2 hash"),
    Column("language", String(8), nullable=False),
    Column("mark", String(24), nullable=False, server_default=""),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("notices", Text, nullable=False, server_default="{}"),
    Column("host", Boolean, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True, comment="SHA-256 of the secret"),
    Column("id", String(16), nullable=False, unique=True),
    Column("kind", String(8), nullable=False, comment="session, bot or seat"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE")),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), comment="of a seat's link"),
    Column("chair", Integer),
    Column("label", String(40), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("tokens_person", "person"),
    Index("tokens_table", "table"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("version", Integer, nullable=False, comment="grows with every change; nobody is told it"),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("listing", String(8), nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("setup", Text, nullable=False, comment="what never changes after the start: options, pace, order, ..."),
    Column("running", Text, nullable=False, comment="what changes with every move: versions, clocks, who is to act"),
    Column("seed", String(64), nullable=False, comment="secret until the end"),
    Column("turn", Integer, nullable=False),
    Column("due", Float, comment="when somebody has to look after it: a clock, or a bot that does not answer"),
    Column("next", String(16)),
    Column("reason", Text, nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_due", "due"),
    Index("tables_listing", "listing", "state", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("chair", Integer, nullable=False, comment="stays the same when seats are drawn"),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("mark", String(24), nullable=False),
    Column("level", String(40), nullable=False, comment="of the bot that plays or sits in here"),
    Column("sits_in", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("salt", String(32), nullable=False),
    Index("seats_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False, comment="-2: luck"),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    comment="choices that only their seat sees: drafts, and sealed ones",
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

readers = Table(
    "readers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("note", Text, nullable=False, server_default=""),
    Column("seen", Integer, comment="the turn last looked at"),
    Column("seen_at", Float),
    comment="what one person keeps about a table",
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("what", String(8), nullable=False, comment="turn, clock or over"),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("outbox_due", "due"),
)

place = Table(
    "place",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
