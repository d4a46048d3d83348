"""QR codes, made in a thread of their own: one takes up to 40 ms, which nobody at a table shall wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar

import segno

from wyrmhall.server.limits import Both
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.settings import Settings

COST = 10
"""How many ordinary requests one counts for."""

Code = TypeVar("Code")


class Codes:
    def __init__(self, settings: Settings) -> None:
        self.limit = Both(settings.lasting_per_minute, 60)
        self.threads = ThreadPoolExecutor(1, "codes")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def squares(self, caller: Caller, text: str) -> tuple[int, str]:
        return await self._made(caller, squares_of, text)

    async def picture(self, caller: Caller, text: str) -> str:
        return await self._made(caller, picture_of, text)

    async def _made(self, caller: Caller, make: Callable[[str], Code], text: str) -> Code:
        if not self.limit.allows(caller.person, caller.address):
            raise Rejected("too-fast")
        return await asyncio.get_running_loop().run_in_executor(self.threads, make, text)


@lru_cache(64)
def squares_of(text: str) -> tuple[int, str]:
    """As a path: how many squares a side has, its white rim included, and where the dark ones are."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=4)]
    runs = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x]:
                x += 1
            if x > start:
                runs.append(f"M{start} {y}h{x - start}v1h-{x - start}z")
            x += 1
    return len(rows), "".join(runs)


def picture_of(text: str) -> str:
    """As a drawing of its own."""
    drawn: str = segno.make(text, error="m").svg_inline(scale=4, border=2, dark="#000", light="#fff")
    return drawn
