"""What brings a friend to a table: an address that others can reach, bots for empty seats."""

from __future__ import annotations

from wyrmhall import bots
from wyrmhall.core.rules import BadSetup
from wyrmhall.server import wire_house as wire
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.sharing import Sharing
from wyrmhall.server.wire import Done, TableId
from wyrmhall.server.wire_tables import HandIn, SeatsIn


class Inviting:
    def __init__(self, lobby: Lobby, sharing: Sharing) -> None:
        self.lobby = lobby
        self.sharing = sharing

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/share", self.share),
            Endpoint("PUT", "/share", self.turn, share="requests"),
            Endpoint("POST", "/tables/{id}/fill", self.fill, share="inputs"),
            Endpoint("PUT", "/tables/{id}/seats", self.resize, share="inputs"),
        ]

    async def share(self, caller: Caller) -> wire.Share:
        """Where others can reach this server, and whether I may change that."""
        can = self.sharing.listener is not None and caller.is_local
        return wire.Share(self.sharing.url, self.sharing.is_on, can)

    async def turn(self, caller: Caller, data: wire.ShareIn) -> wire.Share:
        """Listen in the local network or not: for whoever sits at the machine where `wyrmhall play` runs."""
        if not caller.is_local:
            raise Rejected("not-operator")
        await self.sharing.turn(data.on)
        return await self.share(caller)

    async def fill(self, caller: Caller, id: TableId, data: HandIn) -> Done:
        """Bots take the seats that are still open at my table, and the game starts."""
        level = data.level or bots.LEVELS[0]
        if level not in bots.LEVELS:
            raise BadSetup("no-bot", said=repr(level), known=", ".join(bots.LEVELS))
        await self.lobby.fill(id, caller.person, level)
        return Done()

    async def resize(self, caller: Caller, id: TableId, data: SeatsIn) -> Done:
        """How many play at my table, while it waits; where so many sit there already, the game starts."""
        await self.lobby.resize(id, caller.person, data.players)
        return Done()
