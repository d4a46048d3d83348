"""The hall of the browser tests: as it is, but its bots answer alike in every run, however busy the machine is.

A bot of the hall draws lots anew at every answer and looks at the clock. A test that needs a certain place of a game
would meet another one each time, and would fail by luck.
"""

from __future__ import annotations

import zlib

import msgspec
from starlette.applications import Starlette

from wyrmhall.core.engine import Game
from wyrmhall.core.save import dump
from wyrmhall.server import app, caretaker, pool
from wyrmhall.server.thinker import Choice
from wyrmhall.server.turns import Asker

ask = caretaker.Caretaker._ask


async def ask_steadily(
    self: caretaker.Caretaker, _level: str, name: str, game: Game, seat: int, asker: Asker, most: float
) -> Choice:
    """Any option, by what the table has come to; it is thought out by a real bot, in its own process."""
    place = zlib.crc32(msgspec.json.encode(dump(game)))
    caretaker.randbits = lambda k: place  # type: ignore[attr-defined]  # read before anybody else gets a turn
    return await ask(self, "random", name, game, seat, asker, most)


def create_app() -> Starlette:
    pool.PATIENCE = 60.0  # a bot that is late is replaced by whatever comes first, which would be another game
    caretaker.Caretaker._ask = ask_steadily  # type: ignore[method-assign,assignment]
    return app.create_app()
