"""Processes that answer questions, one a line: a question waits for its turn; a process that is late is ended."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from wyrmhall.server.thinker import Choice
from wyrmhall.server.turns import Asker, Past, Turns, never

PATIENCE = 3.0  # seconds beyond a question's own, for loading and for a busy machine
START_SECONDS = 20.0
LARGEST_LINE = 16_000_000

Answer = TypeVar("Answer")


class NoAnswer(Exception):
    """A process gave no answer: it was late, or it broke."""


class Lines(Generic[Answer]):
    """So many processes of one command; each is started when it is first needed."""

    def __init__(self, size: int, command: tuple[str, ...], answer: type[Answer], express: bool = False) -> None:
        self.command = command
        self.decode = msgspec.json.Decoder(answer).decode
        self.turns = Turns(size, express)
        self.processes: list[Process | None] = [None] * size
        self.living: set[Process] = set()
        self.dying: set[Process] = set()  # killed, but perhaps not gone yet
        self.is_open = True

    async def ask(
        self, make: Callable[[], object], seconds: float, asker: Asker, is_past: Callable[[], bool] = never
    ) -> Answer:
        """The answer to a question that should take so long; `NoAnswer` if there is none in time, or it is past.

        The question is made, in a thread, when it is its turn: what waits should cost nothing.
        """
        try:
            place = await self.turns.take(asker, seconds, is_past)
        except Past:
            raise NoAnswer("nobody wants to know any more") from None
        since = time.monotonic()
        try:
            question = await asyncio.to_thread(lambda: msgspec.json.encode(make()) + b"\n")
            return await self._answer(place, question, seconds)
        finally:
            self.turns.give(place, asker, seconds, time.monotonic() - since)

    async def _answer(self, place: int, question: bytes, seconds: float) -> Answer:
        process = self.processes[place]
        if process is not None and process.returncode is not None:  # it ended while nobody asked
            self._end(place)
            process = None
        fresh = process is None
        try:
            if process is None:
                process = await self._start(place)
            line = await asyncio.wait_for(_said(process, question), seconds + PATIENCE + START_SECONDS * fresh)
            return self.decode(line)
        except (TimeoutError, OSError, RuntimeError, ValueError) as error:  # uvloop's of a pipe that is closed; no JSON
            self._end(place)
            raise NoAnswer(f"none after {seconds} s: {type(error).__name__}") from None
        except asyncio.CancelledError:
            self._end(place)
            raise

    async def stop(self) -> None:
        """No process is left, nor begun any more."""
        self.is_open = False
        for place in range(len(self.processes)):
            self._end(place)
        for process in list(self.dying):
            await process.wait()

    async def _start(self, place: int) -> Process:
        if not self.is_open:
            raise NoAnswer("the server stops")
        command = (sys.executable, *self.command)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LARGEST_LINE)
        self.processes[place] = process
        self.living.add(process)
        return process

    def _end(self, place: int) -> None:
        process, self.processes[place] = self.processes[place], None
        if process is not None:
            self.living.discard(process)
            self.dying = {each for each in self.dying if each.returncode is None}
            if process.returncode is None:
                process.kill()
                self.dying.add(process)


class Pool(Lines[Choice]):
    """Where bots think; a place more than was asked for is for short questions alone."""

    def __init__(self, size: int, command: tuple[str, ...] = ("-m", "wyrmhall.server.thinker")) -> None:
        super().__init__(size + 1 if size else 0, command, Choice, express=True)


async def _said(process: Process, question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return await process.stdout.readline()
