"""What a page is called where its address is shown to others: title, description and picture, for each real address.

Whoever fetches a page for a preview has no cookie, and what they are told here is what any stranger with the link may
know: of a table what spectators see, where they may look on or it is over. Who plays is told of listed tables alone: a
link that goes from one friend to another, and by a messenger's servers, need not name them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from typing import NamedTuple

from sqlalchemy import select

from wyrmhall.clauses import clauses_of
from wyrmhall.core.words import Msg
from wyrmhall.howto.positions import examples_of
from wyrmhall.lessons import lessons_of
from wyrmhall.lessons.words import tutor
from wyrmhall.puzzles import Puzzle, of_the_day, puzzles_of
from wyrmhall.server import schema_clubs as rooms
from wyrmhall.server.days import today
from wyrmhall.server.hall import Hall
from wyrmhall.server.lobby import DOT
from wyrmhall.server.persons import Persons
from wyrmhall.server.rows import SeatRow, TableRow, now
from wyrmhall.server.table import settings_in

ID = re.compile("[a-z2-7]{16}")
NUMBER = re.compile("[0-9]{1,6}")
MINUTE_MS = 60_000
LONGEST = 200
TODAY = "today"
"""In an address, in the place of a puzzle's name: that of the day."""
OF_GAMES = ("howto", "signs", "library", "leaders", "daily", "new", "companion")
"""Pages about a game of which no more is to be said than its name."""
PLAIN = re.compile(r"^\[[^]]*\] |\*\*|`|\[|\]\([^)]*\)|\]")
"""Of a clause, what previews would show as it is: the page of the rulebook before it, and signs of Markdown."""


class Head(NamedTuple):
    """`picture` is a path below the hall's own address. A hidden page asks search engines to pass by."""

    title: str
    description: str
    picture: str
    hidden: bool = False


class Heads:
    def __init__(self, hall: Hall, persons: Persons) -> None:
        self.hall = hall
        self.persons = persons
        self.pages: dict[str, Callable[[Sequence[str], str], Awaitable[Head | None]]] = {
            "t": self._table,
            "table": self._table,
            "replay": self._replay,
            "rules": self._rules,
            "learn": self._learn,
            "puzzles": self._puzzles,
            "player": self._player,
            "club": self._club,
            **dict.fromkeys(OF_GAMES, self._of_game),
        }

    async def of(self, path: str, lang: str) -> Head:
        """Of the page at a path below the hall's address; the house's own where there is nothing more to say."""
        page, *parts = path.strip("/").split("/")
        found = await self.pages[page](parts, lang) if page in self.pages else None
        if found is not None and page in OF_GAMES:
            found = found._replace(title=self._say(lang, f"head-{page}", game=found.title))
        return found or self.house(lang)

    def house(self, lang: str) -> Head:
        return Head("Wyrmhall", self._say(lang, "head-house"), "pictures/house.png")

    def name_of(self, game: str, lang: str) -> str:
        words = self.hall.shelf.speaker(lang, "client")
        return words.say(Msg(f"game-{game}")) if words.knows(f"game-{game}") else game.capitalize()

    async def row(self, parts: Sequence[str]) -> tuple[TableRow, list[SeatRow]] | None:
        found = await self.hall.store.table(parts[0]) if parts and ID.fullmatch(parts[0]) else None
        return found if found is not None and found[0].game in self.hall.shelf.names else None

    # --- pages --------------------------------------------------------------------------------------------------

    async def _table(self, parts: Sequence[str], lang: str) -> Head | None:
        found = await self.row(parts)
        if found is None:
            return None
        row, seats = found
        game = self.name_of(row.game, lang)
        status = "waiting" if row.started is None else "playing" if row.ended is None else "over"
        said = self._say(lang, f"head-table-{status}")
        if not may_look(row):
            return Head(game, said, f"pictures/{row.game}.png", True)
        # The picture is of the moment at which it is fetched; messengers shall not take it for an earlier one.
        picture = f"pictures/table/{row.id}.png?at={now() // MINUTE_MS}"
        return Head(self._titled(game, row, seats), said, picture, True)

    async def _replay(self, parts: Sequence[str], lang: str) -> Head | None:
        found = await self.row(parts)
        if found is None:
            return None
        row, seats = found
        game = self.name_of(row.game, lang)
        step = parts[1] if len(parts) > 1 and NUMBER.fullmatch(parts[1]) else "0"
        said = self._say(lang, "head-replay", step=int(step))
        if not may_look(row):
            return Head(game, said, f"pictures/{row.game}.png", True)
        return Head(self._titled(game, row, seats), said, f"pictures/table/{row.id}/{int(step)}.png", True)

    async def _of_game(self, parts: Sequence[str], lang: str) -> Head | None:
        if not parts or parts[0] not in self.hall.shelf.names:
            return None
        return Head(self.name_of(parts[0], lang), self._say(lang, "head-house"), f"pictures/{parts[0]}.png")

    async def _rules(self, parts: Sequence[str], lang: str) -> Head | None:
        found = await self._of_game(parts, lang)
        if found is None:
            return None
        title = self._say(lang, "head-rules", game=found.title)
        clause = clauses_of(self.hall.shelf.rules_of(parts[0]), lang).get(parts[1]) if len(parts) > 1 else None
        if clause is None:
            return found._replace(title=title)
        text = f"{clause.section}: {PLAIN.sub('', clause.text)}"
        drawn = f"pictures/rule/{parts[0]}/{clause.id}.png" if clause.id in examples_of(parts[0]) else found.picture
        return found._replace(title=f"{clause.id} – {title}", description=shortened(text), picture=drawn)

    async def _learn(self, parts: Sequence[str], lang: str) -> Head | None:
        found = await self._of_game(parts, lang)
        if found is None:
            return None
        title = self._say(lang, "head-learn", game=found.title)
        lesson = parts[1] if len(parts) > 1 else ""
        if lesson not in [each.name for each in lessons_of(parts[0])]:
            return found._replace(title=title)
        words = tutor(lang, parts[0])
        about = words.say(Msg(lesson), "about")
        picture = f"pictures/lesson/{parts[0]}/{lesson}.png"
        return found._replace(
            title=f"{words.say(Msg(lesson))} – {title}", description=shortened(about), picture=picture
        )

    async def _puzzles(self, parts: Sequence[str], lang: str) -> Head | None:
        found = await self._of_game(parts, lang)
        if found is None:
            return None
        said = self._say(lang, "head-puzzle")
        title = self._say(lang, "head-puzzles", game=found.title)
        puzzle = puzzle_at(parts[0], parts[1]) if len(parts) > 1 else None
        if puzzle is None:
            return found._replace(title=title, description=said)
        number = self.hall.shelf.speaker(lang, parts[0]).say(
            Msg("puzzle-title", n=puzzles_of(parts[0]).index(puzzle) + 1)
        )
        picture = f"pictures/puzzle/{parts[0]}/{puzzle.name}.png"
        return found._replace(title=f"{number} – {title}", description=said, picture=picture)

    async def _player(self, parts: Sequence[str], lang: str) -> Head | None:
        player = await self.persons.marked(parts[0]) if parts and parts[0].isalnum() and len(parts[0]) <= 8 else None
        if player is None:
            return None
        return Head(player.shown, self._say(lang, "head-player"), "pictures/house.png", True)

    async def _club(self, parts: Sequence[str], lang: str) -> Head | None:
        if not parts or not ID.fullmatch(parts[0]):
            return None
        own = rooms.clubs.c
        chosen = select(own.name, own.game).where(own.series == parts[0]).order_by(own.night.desc()).limit(1)
        rows = await self.hall.store.rows(chosen)
        if not rows:
            return None
        said = self._say(lang, "head-club", game=self.name_of(rows[0].game, lang))
        return Head(rows[0].name, said, f"pictures/{rows[0].game}.png", True)

    # --- words --------------------------------------------------------------------------------------------------

    def _titled(self, game: str, row: TableRow, seats: Sequence[SeatRow]) -> str:
        settings = settings_in(row)
        if not (settings.listed and settings.spectators):
            return game
        names = [seat.name.partition(DOT)[0] for seat in seats if seat.name]
        return f"{game}: {', '.join(names)}" if names else game

    def _say(self, lang: str, id: str, **args: object) -> str:
        return self.hall.shelf.speaker(lang, "server").say(Msg(id, **args))


def may_look(row: TableRow) -> bool:
    """Whether a stranger who has the link may see the table itself: people may look on, or it is a replay by now."""
    return settings_in(row).spectators or row.ended is not None


def puzzle_at(game: str, name: str) -> Puzzle | None:
    """The puzzle at an address, which may be that of the day."""
    if name == TODAY:
        return of_the_day(game, date.fromisoformat(today()))
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.name == name), None)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
