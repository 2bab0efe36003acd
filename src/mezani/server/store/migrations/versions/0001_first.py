"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column(
            "account",
            sa.String(length=40),
            nullable=True,
            comment="the name of an account, in one case; none for a guest",
        ),
        sa.Column("password", sa.String(length=200), nullable=True, comment="its Argon2 hash"),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("mark", sa.String(length=24), server_default="", nullable=False),
        sa.Column("settings", sa.Text(), server_default="{}", nullable=False),
        sa.Column("notices", sa.Text(), server_default="{}", nullable=False),
        sa.Column("host", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("account"),
    )
    op.create_table(
        "place",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False, comment="grows with every change; nobody is told it"),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("listing", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("host", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column(
            "setup", sa.Text(), nullable=False, comment="what never changes after the start: options, pace, order, ..."
        ),
        sa.Column(
            "running",
            sa.Text(),
            nullable=False,
            comment="what changes with every move: versions, clocks, who is to act",
        ),
        sa.Column("seed", sa.String(length=64), nullable=False, comment="secret until the end"),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column(
            "due",
            sa.Float(),
            nullable=True,
            comment="when somebody has to look after it: a clock, or a bot that does not answer",
        ),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_due", "tables", ["due"], unique=False)
    op.create_index("tables_listing", "tables", ["listing", "state", "changed"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "drafts",
        sa.Column("table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
        comment="choices that only their seat sees: drafts, and sealed ones",
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, comment="-2: luck"),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False, comment="turn, clock or over"),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("outbox_due", "outbox", ["due"], unique=False)
    op.create_table(
        "readers",
        sa.Column("table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("seen", sa.Integer(), nullable=True, comment="the turn last looked at"),
        sa.Column("seen_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person"),
        comment="what one person keeps about a table",
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("chair", sa.Integer(), nullable=False, comment="stays the same when seats are drawn"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("mark", sa.String(length=24), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=False, comment="of the bot that plays or sits in here"),
        sa.Column("sits_in", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("salt", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("seats_person", "seats", ["person"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False, comment="SHA-256 of the secret"),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False, comment="session, bot or seat"),
        sa.Column("person", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column(
            "table", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True, comment="of a seat's link"
        ),
        sa.Column("chair", sa.Integer(), nullable=True),
        sa.Column("label", sa.String(length=40), server_default="", nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("tokens_person", "tokens", ["person"], unique=False)
    op.create_index("tokens_table", "tokens", ["table"], unique=False)
