"""The pages of players, the lists of the best, and whose turn it is in my games. The routes of all of these."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from wyrmhall.bots.strength import ELO_PER_MU, START_ELO, elo_of_levels
from wyrmhall.server import wire_people as wire
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.honours import Honours
from wyrmhall.server.lobby import DOT, MOST_LISTED
from wyrmhall.server.persons import Kept, Persons
from wyrmhall.server.played import Played, PlayedStore, Result, Wish
from wyrmhall.server.queries import Found
from wyrmhall.server.ratings import CERTAIN_GAMES, elo_of
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.results import Outcome
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import legible, now
from wyrmhall.server.show import awaited_by
from wyrmhall.server.table import BrokenTable
from wyrmhall.server.wire import GameName
from wyrmhall.server.wire_house import Achievement, GameStatistics, Statistics

PAGE = 30
MOST_LOOKED_AT = 20
"""Running games of mine of which it is told whom they wait for: their tables are loaded for it."""
HEAVY = 3
AnyGame = Annotated[str, Meta(pattern="^[a-z]{0,24}$")]
AnyMark = Annotated[str, Meta(pattern="^[2-9a-z]{0,8}$")]
Moment = Annotated[int, Meta(ge=0, le=2**53 - 1)]

outcomes = msgspec.json.Decoder(list[Outcome]).decode
earned = msgspec.json.Decoder(dict[str, bool | int | str]).decode


class Players:
    def __init__(self, hall: Hall, persons: Persons) -> None:
        self.hall = hall
        self.persons = persons
        self.played = PlayedStore(hall.store)
        self.honours = Honours(hall.store, hall.shelf)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/me/statistics", self.statistics, cost=HEAVY),
            Endpoint("GET", "/me/page", self.my_page, cost=HEAVY),
            Endpoint("GET", "/me/games", self.my_games, cost=HEAVY),
            Endpoint("GET", "/me/turns", self.my_turns, cost=HEAVY),
            Endpoint("GET", "/me/ratings/{game}", self.my_curve, cost=HEAVY),
            Endpoint("GET", "/players/{mark}", self.page, cost=HEAVY),
            Endpoint("GET", "/players/{mark}/games", self.games, cost=HEAVY),
            Endpoint("GET", "/players/{mark}/ratings/{game}", self.curve, cost=HEAVY),
            Endpoint("GET", "/games/{game}/leaders", self.leaders, cost=HEAVY),
        ]

    async def statistics(self, caller: Caller) -> Statistics:
        """What I have played, won and earned."""
        return Statistics(await self._statistics(caller.person), await self._achievements(caller.person))

    async def my_page(self, caller: Caller) -> wire.ShownPlayer:
        """My own page; a guest has one too, which nobody else sees."""
        return await self._page(await self.persons.of(caller.person), True)

    async def page(self, caller: Caller, mark: wire.Mark) -> wire.ShownPlayer:
        """The page of somebody who is kept."""
        player = await self._player(mark)
        return await self._page(player, player.id == caller.person)

    async def my_games(
        self,
        caller: Caller,
        game: AnyGame = "",
        result: Result = "all",
        opponent: AnyMark = "",
        rated: bool = False,
        before: Moment = 0,
    ) -> wire.PlayedGames:
        """My finished games, the last one first; from any moment on back."""
        wish = Wish(game, result, await self._opponent(opponent), rated, before)
        return await self._games(await self.persons.of(caller.person), wish)

    async def games(
        self,
        caller: Caller,
        mark: wire.Mark,
        game: AnyGame = "",
        result: Result = "all",
        opponent: AnyMark = "",
        rated: bool = False,
        before: Moment = 0,
    ) -> wire.PlayedGames:
        """Finished games of a player: those that were listed in the hall, or rated."""
        player = await self._player(mark)
        wish = Wish(game, result, await self._opponent(opponent), rated, before, player.id != caller.person)
        return await self._games(player, wish)

    async def my_curve(self, caller: Caller, game: GameName) -> wire.Curve:
        """How my rating went."""
        return await self._curve(caller.person, game)

    async def curve(self, caller: Caller, mark: wire.Mark, game: GameName) -> wire.Curve:
        """How a player's rating went."""
        return await self._curve((await self._player(mark)).id, game)

    async def leaders(self, caller: Caller, game: GameName) -> wire.Leaders:
        """The best of a game by what is certain of their ratings, and the levels of bots on the same scale."""
        self.hall.shelf.rules_of(game)
        rows = await self.played.leaders(game)
        found = [
            wire.Leader(n, row.name, row.mark, elo_of(row.mu), _doubt(row), row.games, row.id == caller.person)
            for n, row in enumerate(rows, start=1)
        ]
        return wire.Leaders(game, found, elo_of_levels(game), CERTAIN_GAMES)

    async def my_turns(self, caller: Caller) -> wire.Turns:
        """Of my running games: which wait for me and since when, and where I last moved when they do not."""
        running: dict[str, list[int]] = {}
        begun: dict[str, int] = {}
        for row, seats in await self.hall.store.tables_of(caller.person, MOST_LISTED):
            mine = [seat.seat for seat in seats if seat.owner == caller.person]
            if mine and row.started is not None and row.ended is None:
                running[row.id], begun[row.id] = mine, row.started
        waiting = set(await self.hall.waiting_for(running))
        turns: list[wire.Turn] = []
        for id, mine in running.items():
            since = await self.played.since(id, mine, id in waiting)
            turn = wire.Turn(id, id in waiting, since or begun[id])
            if len(turns) < MOST_LOOKED_AT:
                await self._look_at(turn, mine)
            turns.append(turn)
        return wire.Turns(turns)

    async def _look_at(self, turn: wire.Turn, mine: Sequence[int]) -> None:
        """Whose turn it is, as a seat of mine sees it, and how long they have."""
        with contextlib.suppress(NoTable, BrokenTable):  # a table that cannot be loaded waits for nobody
            table = await self.hall.table(turn.table)
            turn.seats = [seat for seat in awaited_by(table, mine[0]) if seat not in mine]
            shown = table.clock.shown(now())
            running = [seat for seat in (mine if turn.mine else turn.seats) if seat in shown.running]
            if table.clock.is_on:
                turn.left = min([shown.left[seat] for seat in running], default=None)

    # --- helpers ----------------------------------------------------------------------------------------------------

    async def _player(self, mark: str) -> Kept:
        found = await self.persons.marked(mark)
        if found is None:
            raise Rejected("no-player")
        return found

    async def _opponent(self, mark: str) -> str:
        return (await self._player(mark)).id if mark else ""

    async def _statistics(self, person: str) -> list[GameStatistics]:
        return [
            GameStatistics(game, mode, players, bool(people), played, won, drawn, best, round(float(mean), 2))
            for game, mode, players, people, played, won, drawn, best, mean in await self.hall.store.statistics(person)
        ]

    async def _achievements(self, person: str) -> list[Achievement]:
        return [
            Achievement(game, name, value)
            for game, profile in await self.hall.store.profiles(person)
            for name, value in (legible(earned, profile) or {}).items()
        ]

    async def _page(self, player: Kept, mine: bool) -> wire.ShownPlayer:
        ratings = await self.played.ratings(player.id)
        return wire.ShownPlayer(
            player.name,
            player.mark,
            player.kept,
            mine,
            await self._statistics(player.id),
            await self._achievements(player.id),
            [wire.ShownRating(game, each.elo, each.doubt, each.games) for game, each in ratings.items()],
            await self._opponents(player.id, mine),
            await self.honours.of(player.id, mine),
        )

    async def _opponents(self, person: str, mine: bool) -> list[wire.Opponent]:
        """To others only those are named who are kept themselves."""
        rows = await self.played.opponents(person)
        known = await self.persons.all_of([row.person for row in rows])
        found = []
        for row in rows:
            who = known.get(row.person)
            if who is not None and (who.mark or (mine and who.name)):
                found.append(wire.Opponent(who.name, who.mark, row.played, row.won, row.lost))
        return found

    async def _games(self, player: Kept, wish: Wish) -> wire.PlayedGames:
        found = await self.played.games(player.id, wish, PAGE + 1)
        games = {each.row.game for each in found if each.row.rated}
        after: dict[str, tuple[int, int]] = {}
        for game in games:
            last = START_ELO
            for point in await self.played.curve(player.id, game):
                after[point.table_id] = elo_of(point.mu), elo_of(point.mu) - last
                last = elo_of(point.mu)
        return wire.PlayedGames([self._game(each, after) for each in found[:PAGE]], len(found) > PAGE)

    def _game(self, played: Played, after: dict[str, tuple[int, int]]) -> wire.PlayedGame:
        row = played.row
        made = legible(outcomes, row.outcome) or []
        seats = []
        for seat in played.seats:
            name, _, mark = seat.name.partition(DOT)
            done = made[seat.seat] if seat.seat < len(made) else None
            level = seat.level if seat.kind == "bot" else ""
            mine = seat.seat == row.seat
            shown = wire.PlayedSeat(name, mark, level, None, 0, mine)
            if done is not None:
                shown.score, shown.place = done.score, done.place
            seats.append(shown)
        elo, change = after.get(row.table_id, (0, 0)) if row.rated else (0, 0)
        return wire.PlayedGame(
            row.table_id,
            row.game,
            row.mode,
            row.started or row.ended,
            row.ended,
            row.score,
            row.won,
            row.drawn,
            seats,
            elo,
            change,
        )

    async def _curve(self, person: str, game: str) -> wire.Curve:
        self.hall.shelf.rules_of(game)
        rows = await self.played.curve(person, game)
        return wire.Curve(
            game, [wire.CurvePoint(row.at or 0, elo_of(row.mu), _doubt(row), row.table_id) for row in rows]
        )


def _doubt(row: Found) -> int:
    return round(float(row.sigma) * ELO_PER_MU)
