"""Pictures as PNG: painted one at a time by a process that ends with it, and kept as long as there is room."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable

SECONDS = 20.0
MOST_KEPT = 64
MOST_WAITING = 20


class NotPainted(Exception):
    """There is no such picture now."""


class Painting:
    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def of(self, key: tuple[object, ...], draw: Callable[[], Awaitable[str]], width: int) -> bytes:
        """The picture known by this key; drawn and painted if it is not there yet."""
        if self.waiting >= MOST_WAITING:
            raise NotPainted("too many pictures are asked for")
        self.waiting += 1
        try:
            async with self.turn:
                if key not in self.kept:
                    self.kept[key] = await painted(await draw(), width)
                self.kept.move_to_end(key)
                while len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
                return self.kept[key]
        finally:
            self.waiting -= 1


async def painted(svg: str, width: int) -> bytes:
    command = (sys.executable, "-m", "wyrmhall.server.painter", str(width))
    pipe = asyncio.subprocess.PIPE
    painter = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(SECONDS):
            found, _ = await painter.communicate(svg.encode())
    except TimeoutError:
        raise NotPainted("the picture took too long") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            if painter.returncode is None:
                painter.kill()
    if painter.returncode != 0 or not found:
        raise NotPainted("the picture was not painted")
    return found
