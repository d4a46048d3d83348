"""The database: which tables it has and what their columns mean."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

meta = MetaData()

tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, checked
    Column("pack", Text),
    Column("profile", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("seed_open", Boolean, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("settings", Text, nullable=False),  # JSON of hall.TableSettings
    Column("owner", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),  # all times in milliseconds since 1970
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("due", BigInteger),  # when a clock runs out or a bot should have moved
    Column("rematch", String(16)),
    Column("parent", String(16)),
    Column("parent_step", Integer, nullable=False),
    Column("version", Integer, nullable=False, server_default=text("1")),  # of the rules it was begun under
    Column("house_seed", String(40)),  # what it committed to, where players' numbers went into the seed as well
    Index("tables_by_due", "due"),
    Index("tables_by_created", "created"),
    Index("tables_by_owner", "owner"),
)

seats = Table(
    "seats",
    meta,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("name", String(64), nullable=False),
    Column("level", String(24), nullable=False),
    Column("owner", String(32)),
    Column("link", String(64)),  # SHA-256 of the secret in the seat's link
    Column("host", String(32)),  # the process that the person is connected to
    Column("seen", BigInteger, nullable=False),
    Column("commitment", String(64)),  # SHA-256 of the number that this player adds to the seed
    Column("nonce", String(32)),  # that number, once it was given
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_owner", "owner"),
)

log = Table(
    "log",
    meta,
    Column("table_id", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", BigInteger, nullable=False),
    Column("by", String(8), nullable=False),  # person, bot or clock
    Column("at", BigInteger, nullable=False),
    Column("data", Text),
    Column("waiting", Integer),  # the persons' seats that owe an answer after it, a bit each; for lists of tables
    Column("mark", String(8)),  # of every so many entries: the fingerprint of the game after it
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    meta,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

profiles = Table(
    "profiles",
    meta,
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("profile", Text, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

results = Table(
    "results",
    meta,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("mode", String(200), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("drawn", Boolean, nullable=False, server_default=false()),
    Column("ended", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_person", "person"),
)

hosts = Table(
    "hosts",
    meta,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

house = Table(
    "house",
    meta,
    Column("name", String(24), primary_key=True),
    Column("value", String(200), nullable=False),
)
