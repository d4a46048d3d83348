"""Floods of requests: what they ask, and how far each kind of request has to come to be an attack at all."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeAlias

import httpx

from bench.attack.target import ATTACKER, TROUBLE, Attack

DONE: frozenset[int | str] = frozenset((200, 201))
BUSY = (429, 503)
"""The house protects itself from those who ask too much: that says nothing about what they ask."""


class Ask(NamedTuple):
    """One request; `what` is its kind, `aims` the statuses or codes of problems that show that it came far enough."""

    what: str
    method: str
    url: str
    said: Mapping[str, Any] = MappingProxyType({})
    aims: frozenset[int | str] = DONE


def post(what: str, path: str, json: object, aims: frozenset[int | str] = DONE) -> Ask:
    return Ask(what, "POST", f"/api/{path}", {"json": json}, aims)


Deed: TypeAlias = Callable[[], Ask]


class Requests(Attack):
    """Many connections that ask without a pause; what, the floods say."""

    at_once: ClassVar[int] = 16
    alone: ClassVar[bool] = False  # each connection is somebody else's

    async def prepare(self, http: httpx.AsyncClient) -> None:
        """Before the flood: what it asks about is there."""

    @abstractmethod
    def deeds(self) -> Sequence[Deed]:
        """What it asks for, by turns of chance; each makes a request anew."""

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with self.house.client(ATTACKER) as http:
            if not await self._is_prepared(http, end):
                return
            deeds = self.deeds()

            async def go_on(mine: httpx.AsyncClient) -> None:
                while time.monotonic() < end:
                    try:
                        await self.send(mine, self.pick.choice(deeds)())
                    except TROUBLE:
                        await asyncio.sleep(0.05)

            async with contextlib.AsyncExitStack() as stack:
                each = [
                    await stack.enter_async_context(self.house.client(ATTACKER)) if self.alone else http
                    for _ in range(self.at_once)
                ]
                await asyncio.gather(*[go_on(mine) for mine in each])

    async def _is_prepared(self, http: httpx.AsyncClient, end: float) -> bool:
        while time.monotonic() < end:
            try:
                await self.prepare(http)
            except (*TROUBLE, KeyError) as error:
                self.failed["prepare"] = str(error)
                await asyncio.sleep(0.2)
            else:
                self.failed.pop("prepare", None)
                return True
        return False

    async def send(self, http: httpx.AsyncClient, ask: Ask) -> httpx.Response:
        """One request, and whether it came as far as it was to come."""
        # Nobody is somebody else by saying so: else the limits of one address would be those of none.
        forged = {"X-Forwarded-For": ".".join(str(self.pick.randint(1, 254)) for _ in range(4))}
        said = {**ask.said, "headers": {**forged, **ask.said.get("headers", {})}}
        answer = await http.request(ask.method, ask.url, **said)
        code = code_of(answer)
        if answer.status_code in ask.aims or code in ask.aims:
            self.did[ask.what] += 1
        elif answer.status_code not in BUSY:
            self.failed[ask.what] = f"{answer.status_code} {code}"
        return answer


def code_of(answer: httpx.Response) -> str:
    """Of a problem."""
    if answer.status_code < 400 or "json" not in answer.headers.get("content-type", ""):
        return ""
    return str(answer.json().get("code", ""))


async def begun(http: httpx.AsyncClient, path: str, said: object = None) -> Any:
    """What the house answers to something without which there would be no flood."""
    answer = await http.post(f"/api/{path}", json={} if said is None else said)
    answer.raise_for_status()
    return answer.json()
