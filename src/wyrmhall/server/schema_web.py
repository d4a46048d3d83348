"""The database, continued: how people want to be told of their turn, and what the operator decides."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from wyrmhall.server.schema import meta
from wyrmhall.server.schema_clubs import clubs

subscriptions = Table(
    "subscriptions",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),  # where the browser's maker takes messages for it
    Column("p256dh", String(120), nullable=False),  # the keys with which only that browser reads them, base64url
    Column("auth", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("agent", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("subscriptions_by_person", "person"),
)

mails = Table(
    "mails",
    meta,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("stop", String(64), nullable=False),  # SHA-256 of the secret in the link that ends it
    Column("asked", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # none: nobody has followed the link yet
    Index("mails_by_stop", "stop"),
)

bans = Table(
    "bans",
    meta,
    Column("person", String(32), primary_key=True),
    Column("until", BigInteger),  # none: for good
    Column("why", String(400), nullable=False),  # as the banned person reads it
    Column("at", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    meta,
    Column("n", Integer, primary_key=True),
    Column("said", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

whole = clubs.metadata
"""The tables of all three modules."""
