"""What somebody has gathered over all their finished games, as far as the games keep such."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from wyrmhall.server import schema as db
from wyrmhall.server.access import HEAVY
from wyrmhall.server.hall import Hall
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import legible
from wyrmhall.server.wire import GameName
from wyrmhall.server.wire_collection import Collected, Collection

MOST_GAMES = 5_000
"""The last ones count."""
GATHERED = msgspec.json.Decoder(dict[str, int])


class Collecting:
    def __init__(self, hall: Hall) -> None:
        self.store = hall.store

    def endpoints(self) -> list[Endpoint]:
        return [Endpoint("GET", "/me/collection/{game}", self.mine, cost=HEAVY)]

    async def mine(self, caller: Caller, game: GameName) -> Collection:
        """My collection: the components of a game that were mine at the end of games that count."""
        r = db.results.c
        chosen = select(r.collected, r.won).where(r.person == caller.person, r.game == game, r.collected.is_not(None))
        rows = await self.store.rows(chosen.order_by(r.ended.desc()).limit(MOST_GAMES))
        found: dict[str, Collected] = {}
        for gathered, won in rows:
            for id, brought in (legible(GATHERED.decode, gathered) or {}).items():
                was = found.get(id) or Collected(id, 0, 0, brought)
                found[id] = Collected(id, was.games + 1, was.won + bool(won), max(was.best, brought))
        cards = sorted(found.values(), key=lambda card: (-card.games, -card.best, card.id))
        return Collection(game, len(rows), cards)
