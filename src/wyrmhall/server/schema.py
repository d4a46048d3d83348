"""The database: which tables it has and what their columns mean."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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
    Column("outcome", Text),  # JSON of results.Outcome for each seat, once the game is over
    Column("dealt_with", String(16)),  # the first of all tables that share one deal, where several do
    Column("numbers", Text),  # JSON of one_deal.Numbers: those of all who play at these
    Index("tables_by_due", "due"),
    Index("tables_by_deal", "dealt_with"),
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
    Column("again", Boolean),  # whether this player would play again, once that was said
    Column("again_number", String(64)),  # and what they bind themselves to there
    Column("told", BigInteger),  # when a letter last told this player of their turn
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
    Column("by", String(8), nullable=False),  # person, bot, clock, or the host of a club night
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
    Column("mark", String(8)),  # of somebody kept: what makes the name unique, and never changes
    Column("kept", BigInteger),  # since when
    Column("recovery_key", String(16)),  # the part of the recovery code by which it is found
    Column("recovery", String(200)),  # a slow hash of the rest
    Column("operator", Boolean, nullable=False, server_default=false()),
    Index("people_by_mark", "mark", unique=True),
    Index("people_by_recovery", "recovery_key", unique=True),
)

sessions = Table(
    "sessions",
    meta,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(60), nullable=False),  # the browser and its system, in two words
    Column("operates", BigInteger),  # until when an operator's passkey, shown there, opens the page of the host
    Index("sessions_by_person", "person"),
)

passkeys = Table(
    "passkeys",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential's own
    Column("person", String(32), nullable=False),
    Column("credential", Text, nullable=False),  # its id, base64url
    Column("public_key", Text, nullable=False),  # base64url
    Column("uses", BigInteger, nullable=False),  # as the passkey itself counts them
    Column("agent", String(60), nullable=False),  # where it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)

tickets = Table(
    "tickets",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of a secret that is good once, for minutes
    Column("kind", String(12), nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

profiles = Table(
    "profiles",
    meta,
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("profile", Text, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

lessons = Table(
    "lessons",
    meta,
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("lesson", String(40), nullable=False),
    Column("moves", Text, nullable=False),  # JSON: all that was done in it so far
    Column("done", Boolean, nullable=False),  # whether it was ever taken to its end
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
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
    Column("place", Integer),  # by which it is rated; none: it is not
    Column("rated", Integer),  # the number of the rating it went into; 0: into none; none: not looked at yet
    Column("collected", Text),  # JSON: what was gathered by its id, and what each brought; none: nothing of the kind
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_person", "person"),
    Index("results_by_rated", "rated"),
)

ratings = Table(
    "ratings",
    meta,
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
    Index("ratings_by_game", "game"),
)

ratings_then = Table(
    "ratings_then",
    meta,
    Column("number", Integer, nullable=False),  # of the rating, in the order in which they were made
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("mu", Double, nullable=False),  # after it
    Column("sigma", Double, nullable=False),
    PrimaryKeyConstraint("number", "person"),
    Index("ratings_then_by_person", "person", "game"),
)

seeks = Table(
    "seeks",
    meta,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", Text, nullable=False),  # JSON of wire.ClockIn
    Column("near", Boolean, nullable=False),  # only with those of about the same strength
    Column("patient", Boolean, nullable=False),  # waits though the person is away: a move may take days
    Column("mu", Double, nullable=False),  # how strong this person is
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when this person was last known to wait
    Column("table_id", String(16)),  # once there is one
    Column("commitment", String(64)),  # of the person to a number that goes into the seed
    Index("seeks_by_person", "person"),
)

days = Table(
    "days",
    meta,
    Column("day", String(10), nullable=False),  # as in 2026-11-17, by the clock of Greenwich
    Column("game", String(24), nullable=False),
    Column("person", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),  # where this person has their one try
    PrimaryKeyConstraint("day", "game", "person"),
    Index("days_by_person", "person"),
)

talk = Table(
    "talk",
    meta,
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),  # counts the lines of its table
    Column("at", BigInteger, nullable=False),
    Column("room", String(8), nullable=False),  # table or stands
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),  # as it was then
    Column("kind", String(8), nullable=False),  # say, sign or nudge
    Column("said", String(400), nullable=False),  # words, the name of a sign, or the seats that were nudged
    PrimaryKeyConstraint("table_id", "n"),
    Index("talk_by_person", "person"),
)

talk_numbers = Table(
    "talk_numbers",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, nullable=False),  # the last that a line of that table had, also if it was erased
)

reports = Table(
    "reports",
    meta,
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),  # of the line; below 0: of a seat, -1 the first, where no line was meant
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),  # who said it, or sits there
    Column("name", String(64), nullable=False),
    Column("said", String(400), nullable=False),
    Column("why", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n", "reporter"),
)

blocks = Table(
    "blocks",
    meta,
    Column("person", String(32), nullable=False),
    Column("blocked", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # of the blocked, as it was then
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
)

stands = Table(
    "stands",
    meta,
    Column("table_id", String(16), nullable=False),
    Column("host", String(32), nullable=False),
    Column("watching", Integer, nullable=False),  # how many look on through that process
    Column("names", Text, nullable=False),  # JSON: of those who want to be named
    PrimaryKeyConstraint("table_id", "host"),
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
