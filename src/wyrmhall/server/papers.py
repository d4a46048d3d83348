"""Score sheets and set-up lists for people with the box on the table."""

from __future__ import annotations

import asyncio

from wyrmhall.companion.session import BadSession
from wyrmhall.companion.setups import Papers, papers_of
from wyrmhall.companion.sheet import Counted
from wyrmhall.companion.sheets import count, sheet_of, sources_of_sheet
from wyrmhall.server.packed import Kept
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.wire import GameName
from wyrmhall.server.wire_companion import CompanionRules
from wyrmhall.server.wire_papers import SheetIn


class PaperRoutes:
    def __init__(self) -> None:
        self.kept: dict[str, Kept[Papers]] = {}
        self.rules: dict[str, Kept[CompanionRules]] = {}

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/games/{game}/papers", self.papers),
            Endpoint("POST", "/games/{game}/sheet", self.sheet, share="inputs"),
            Endpoint("GET", "/games/{game}/sheet/rules", self.sheet_rules),
        ]

    async def papers(self, caller: Caller, game: GameName) -> Kept[Papers]:
        """The score sheet of a game to be filled in, and what to lay out for every number of players."""
        if game not in self.kept:
            try:
                made = await asyncio.to_thread(papers_of, game)
            except BadSession as error:
                raise Rejected("bad-evening", why=error.said(caller.lang)) from None
            self.kept[game] = Kept(made)
        return self.kept[game]

    async def sheet(self, caller: Caller, game: GameName, data: SheetIn) -> Counted:
        """What the rules make of the numbers on a score sheet. Nothing is kept, and no name is asked for."""
        try:
            return count(game, data.seats, data.numbers)
        except BadSession as error:
            raise Rejected("bad-evening", why=error.said(caller.lang)) from None

    async def sheet_rules(self, caller: Caller, game: GameName) -> Kept[CompanionRules]:
        """What a browser needs to count without a connection."""
        if game not in self.rules:
            try:
                module = type(sheet_of(game)).__module__
            except BadSession as error:
                raise Rejected("bad-evening", why=error.said(caller.lang)) from None
            files = await asyncio.to_thread(sources_of_sheet, game)
            self.rules[game] = Kept(CompanionRules(module, "told", files))
        return self.rules[game]
