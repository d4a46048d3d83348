"""The database, continued: clubs, their nights, and who sat together."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from wyrmhall.server.schema import meta

clubs = Table(
    "clubs",
    meta,
    Column("id", String(16), primary_key=True),  # of a night; whoever knows that of the first may come
    Column("owner", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(24), nullable=False),
    Column("plan", String(8), nullable=False),  # round (everybody with everybody) or swiss
    Column("rounds", Integer, nullable=False),
    Column("same_deal", Boolean, nullable=False),  # all tables of a round have one deal, and are compared
    Column("clock", Text, nullable=False),  # JSON of wire.ClockIn
    Column("round", Integer, nullable=False),  # that is played; 0: people still gather
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),  # when it is to begin, if that was said
    Column("series", String(16), nullable=False, server_default=""),  # the club whose night it is: its first night's id
    Column("night", Integer, nullable=False, server_default="1"),  # which of them, from 1 on
    Index("clubs_by_series", "series", "night"),
)

regulars = Table(
    "regulars",
    meta,
    Column("club", String(16), nullable=False),  # by its first night
    Column("person", String(32), nullable=False),  # a member of it, whichever nights they come to
    Column("n", BigInteger, nullable=False),  # in the order in which they came
    PrimaryKeyConstraint("club", "person"),
    Index("regulars_by_person", "person"),
)

club_members = Table(
    "club_members",
    meta,
    Column("club", String(16), nullable=False),  # the night to which they come
    Column("person", String(32), nullable=False),
    Column("n", BigInteger, nullable=False),  # in the order in which they came
    Column("commitment", String(64)),  # SHA-256 of the number that they add to the deal of the next round
    Column("seen", BigInteger),  # when they last looked at the night, having bound themselves
    PrimaryKeyConstraint("club", "person"),
    Index("club_members_by_person", "person"),
)

club_boards = Table(
    "club_boards",
    meta,
    Column("club", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("table_id", String(16), nullable=False),  # empty: nobody was left to play against
    Column("person", String(32), nullable=False),  # at the first seat
    Column("member", String(32)),  # at the second
    PrimaryKeyConstraint("club", "round", "board"),
)
