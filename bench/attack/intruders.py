"""Attacks on what is another's: whoever lost a seat goes on as if it were theirs, and strangers knock at every door."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.attack.target import ATTACKER, TROUBLE, Attack

WAIT = 2.0
GAMES = ("seadragons", "worms", "wyrmspan", "flamecraft")


class Intruder(Attack):
    """Somebody at a table for two, and another who has lost their right to it; again and again."""

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(*TROUBLE, KeyError):  # the house may be killed meanwhile
                async with self.house.client(ATTACKER) as ann, self.house.client(ATTACKER) as eve:
                    await self.intrude(ann, eve)
            await asyncio.sleep(0.1)

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        raise NotImplementedError

    async def opened(self, ann: httpx.AsyncClient, **said: Any) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ann.post("/api/tables", json={"game": self.pick.choice(GAMES), "seats": seats, **said})
        return str(made.json()["table"])

    def socket(self, table: str, cookie: str) -> connect:
        address = self.house.url.replace("http", "ws") + f"/ws/tables/{table}"
        headers = {"Cookie": "wyrmhall=" + cookie}
        return connect(address, additional_headers=headers, local_addr=(ATTACKER, 0), compression=None, max_size=None)

    async def sees_nothing(self, socket: ClientConnection, seat: int, what: str) -> None:
        """From now on: no state with the eyes of that seat, however often it is asked for or answered."""
        for said in ({"type": "answer", "seq": 0, "option": 0}, {"type": "hello", "seat": seat}, {"type": "look"}):
            with contextlib.suppress(*TROUBLE):
                await socket.send(json.dumps(said))
        end = time.monotonic() + WAIT
        with contextlib.suppress(*TROUBLE):
            while (left := end - time.monotonic()) > 0:
                heard = json.loads(await asyncio.wait_for(socket.recv(), left))
                if heard["type"] == "looked" or (heard["type"] == "state" and heard["seat"] == seat):
                    self.house.notes.fault(f"{what}: somebody looks with the eyes of seat {seat}, which is another's")
                    return


class OldSockets(Intruder):
    """A seat that was left is another's: the old socket neither sees nor answers."""

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        table = await self.opened(ann, seed="7")
        (await eve.post(f"/api/tables/{table}/join", json={"seat": 1})).raise_for_status()
        async with (
            self.house.client(ATTACKER) as bob,
            self.socket(table, eve.cookies["wyrmhall"]) as old,
        ):
            await old.send('{"type": "hello", "seat": 1, "looks": true}')
            await asyncio.wait_for(old.recv(), 5)
            (await eve.post(f"/api/tables/{table}/leave")).raise_for_status()
            (await bob.post(f"/api/tables/{table}/join", json={"seat": 1})).raise_for_status()
            with contextlib.suppress(TimeoutError):  # what was on its way when seat 1 was still theirs
                while True:
                    await asyncio.wait_for(old.recv(), 0.5)
            await self.sees_nothing(old, 1, "a socket that stayed")


class OldLinks(Intruder):
    """A link that was replaced opens nothing, at whichever process."""

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        table = await self.opened(ann, seats=[{"kind": "me"}, {"kind": "me"}], spectators=False)
        path = f"/api/tables/{table}"
        secret = (await ann.post(f"{path}/seats/1/link")).json()["secret"]
        (await ann.post(f"{path}/seats/1/link")).raise_for_status()
        await asyncio.sleep(1.0)  # the bus has told it to all processes, or will have before long
        for what in ("state?seat=1", "log?seat=1", "look?seat=1", "steps/0?seat=1", "talk"):
            found = await eve.get(f"{path}/{what}", headers={"Authorization": f"Seat {secret}"})
            if found.status_code == 200:
                self.house.notes.fault(f"a link that was replaced opens {what}")


class Strangers(Intruder):
    """Somebody without a seat asks for everything that is another's."""

    deeds: ClassVar[tuple[tuple[str, str, object], ...]] = (
        ("GET", "state?seat=0", None),
        ("GET", "state", None),
        ("GET", "steps/0?seat=1", None),
        ("GET", "log?seat=0", None),
        ("GET", "file", None),
        ("GET", "deal", None),
        ("GET", "look?seat=0", None),
        ("GET", "hints?seat=0", None),
        ("GET", "talk", None),
        ("POST", "answer", {"seq": 0, "seat": 0, "option": 0}),
        ("POST", "undo", {"seq": 0, "seat": 0}),
        ("POST", "pause", {"on": True}),
        ("POST", "talk", {"text": "hello"}),
        ("POST", "seats/0/link", {}),
        ("POST", "seats/0/hand", {}),
        ("POST", "seats/0/back", {}),
        ("POST", "branch", {"step": 0}),
        ("POST", "rematch", {"again": True}),
        ("POST", "fill", {"level": "hatchling"}),
        ("POST", "leave", {}),
        ("DELETE", "", None),
    )

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        table = await self.opened(ann, seats=[{"kind": "me"}, {"kind": "me"}], spectators=False)
        await eve.get("/api/me")
        for method, what, body in self.pick.sample(self.deeds, 8):
            found = await eve.request(method, f"/api/tables/{table}/{what}".rstrip("/"), json=body)
            if found.status_code < 400:
                self.house.notes.fault(f"a stranger may {method} {what}")


INTRUDERS: tuple[type[Intruder], ...] = (OldSockets, OldLinks, Strangers)
