"""Where the database speaks of persons: one list, for the file of one's data, for who goes, and for guests who stay."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Column, Table

from wyrmhall.server import schema as db
from wyrmhall.server import schema_clubs as rooms
from wyrmhall.server import schema_web as web


class About(NamedTuple):
    """Where a person is spoken of, what of it they may have as a file, and whether it goes with them.

    What does not go is a part of games that others played too: a fresh id that is nobody's takes the person's place."""

    where: Column[str]
    told: tuple[str, ...]
    goes: bool

    @property
    def table(self) -> Table:
        found = self.where.table
        assert isinstance(found, Table)
        return found


# A law checks that every column of the database that names a person stands here.
PERSONAL = (
    About(db.people.c.id, ("name", "webhook", "seen", "mark", "kept", "operator"), True),
    About(web.subscriptions.c.person, ("endpoint", "lang", "agent", "created"), True),
    About(web.mails.c.person, ("address", "lang", "asked", "confirmed"), True),
    About(web.bans.c.person, ("until", "why", "at"), True),
    About(db.sessions.c.person, ("created", "seen", "agent"), True),
    About(db.passkeys.c.person, ("credential", "public_key", "uses", "agent", "created", "used"), True),
    About(db.tickets.c.person, ("kind", "expires"), True),
    About(db.seeks.c.person, ("game", "players", "clock", "near", "created"), True),
    About(db.talk.c.person, ("table_id", "at", "room", "name", "kind", "said"), True),
    About(db.reports.c.person, ("table_id", "at", "said"), True),
    About(db.blocks.c.person, ("name", "at"), True),
    About(db.blocks.c.blocked, (), True),  # whom it is by is theirs to know
    About(db.profiles.c.person, ("game", "profile"), True),
    About(db.lessons.c.person, ("game", "lesson", "moves", "done", "at"), True),
    About(db.tables.c.owner, ("id", "game", "players", "options", "settings", "created", "started", "ended"), False),
    About(db.seats.c.owner, ("table_id", "seat", "name", "seen"), False),
    About(
        db.results.c.person,
        (
            "table_id",
            "seat",
            "game",
            "mode",
            "players",
            "score",
            "won",
            "drawn",
            "ended",
            "place",
            "rated",
            "collected",
        ),
        False,
    ),
    About(db.days.c.person, ("day", "game", "table_id"), False),
    About(rooms.clubs.c.owner, ("name", "night", "game", "created"), False),
    About(rooms.regulars.c.person, ("club",), True),
    About(rooms.club_members.c.person, ("club", "seen"), False),
    About(rooms.club_boards.c.person, ("club", "round", "table_id"), False),
    About(rooms.club_boards.c.member, ("club", "round", "table_id"), False),
    About(db.reports.c.reporter, ("table_id", "at", "why"), False),
    About(db.ratings.c.person, ("game", "mu", "sigma", "games"), False),
    About(db.ratings_then.c.person, ("number", "game", "table_id", "mu", "sigma"), False),
)
