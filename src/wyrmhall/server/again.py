"""The rules of a game for a browser that plays a finished game again, to see that its cards followed from the seed."""

from __future__ import annotations

import asyncio

from wyrmhall import games
from wyrmhall.again.replayed import NEEDED
from wyrmhall.companion.sources import modules
from wyrmhall.core.rules import BadSetup
from wyrmhall.server.packed import Kept
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.wire import GameName
from wyrmhall.server.wire_companion import CompanionRules


class AgainRoutes:
    def __init__(self) -> None:
        self.kept: dict[str, Kept[CompanionRules]] = {}

    def endpoints(self) -> list[Endpoint]:
        return [Endpoint("GET", "/again/{game}/rules", self.again_rules)]

    async def again_rules(self, caller: Caller, game: GameName) -> Kept[CompanionRules]:
        """What a browser needs to play a game file of one of the house's games again by itself."""
        if game not in games.NAMES:
            raise BadSetup("no-game", said=repr(game), known=", ".join(games.NAMES))
        if game not in self.kept:
            package = f"wyrmhall.games.{game}"
            files = await asyncio.to_thread(modules, *NEEDED, package, whole={package})
            self.kept[game] = Kept(CompanionRules(NEEDED[0], "replayed", files))
        return self.kept[game]
