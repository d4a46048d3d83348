"""The companion on the server: pages for those who are connected, and the rules for those who will not be."""

from __future__ import annotations

import asyncio

from wyrmhall.companion.pages import Page
from wyrmhall.companion.rooms import GAMES, page_of
from wyrmhall.companion.session import BadSession
from wyrmhall.companion.sources import sources
from wyrmhall.server.packed import Kept
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import encode
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.wire import GameName
from wyrmhall.server.wire_companion import CompanionIn, CompanionRules


class Companion:
    def __init__(self) -> None:
        self.kept: Kept | None = None

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/companion/rules", self.companion_rules),
            Endpoint("POST", "/games/{game}/companion", self.companion_page, share="inputs"),
        ]

    async def companion_rules(self, caller: Caller) -> CompanionRules:
        """What a browser needs to be the companion without a connection."""
        if self.kept is None:
            made = await asyncio.to_thread(lambda: CompanionRules(list(GAMES), sources()))
            self.kept = Kept(encode(made))
        return self.kept  # type: ignore[return-value]  # to whoever sends it, the same

    async def companion_page(self, caller: Caller, game: GameName, data: CompanionIn) -> Page:
        """What to do on the table now, after these answers. Nothing is kept."""
        try:
            return await asyncio.to_thread(page_of, game, data.text)
        except BadSession as error:
            raise Rejected("bad-evening", why=error.said(caller.lang)) from None
