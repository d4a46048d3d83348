"""The processes in which bots think: a question waits for a free one; one that is late is ended and replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from wyrmhall.server.thinker import Choice, CoachQuestion, HintQuestion, Question

PATIENCE = 3.0  # seconds beyond a bot's own budget, for loading and for a busy machine
START_SECONDS = 20.0
LARGEST_LINE = 4_000_000


class BotFailed(Exception):
    """A bot gave no choice: it was late, or it broke."""


class Pool:
    def __init__(self, size: int, command: tuple[str, ...] = ("-m", "wyrmhall.server.thinker")) -> None:
        self.command = command
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self.living: set[Process] = set()
        for _ in range(size):
            self.free.put_nowait(None)

    async def choose(self, level: str, game: str, world: Any, seat: int, seconds: float, seed: int) -> int:
        """A bot's choice; `BotFailed` if there is none in time."""
        return (await self.ask(Question(level, game, world, seat, seconds, seed), seconds)).option

    async def ask(self, asked: Question | HintQuestion | CoachQuestion, seconds: float) -> Choice:
        """The answer to a question that should take so long; `BotFailed` if there is none in time."""
        question = msgspec.json.encode(asked) + b"\n"
        who = asked.level if isinstance(asked, Question) else type(asked).__name__
        process = await self.free.get()
        fresh = process is None
        try:
            if process is None:
                process = await self._start()
            said = await asyncio.wait_for(_ask(process, question), seconds + PATIENCE + START_SECONDS * fresh)
        except (TimeoutError, OSError, RuntimeError, msgspec.DecodeError) as error:  # uvloop's of a pipe that is closed
            self._end(process)
            process = None
            raise BotFailed(f"no choice from {who} after {seconds} s: {type(error).__name__}") from None
        except asyncio.CancelledError:
            self._end(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        if said.error:
            raise BotFailed(f"{who}: {said.error}")
        return said

    async def stop(self) -> None:
        for process in list(self.living):
            self._end(process)
            await process.wait()

    async def _start(self) -> Process:
        command = (sys.executable, *self.command)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LARGEST_LINE)
        self.living.add(process)
        return process

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self.living.discard(process)
            if process.returncode is None:
                process.kill()


async def _ask(process: Process, question: bytes) -> Choice:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Choice)
