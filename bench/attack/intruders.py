"""Attacks on what is another's: whoever lost a seat goes on as if it were theirs, and strangers knock at every door."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.attack.asking import begun, code_of
from bench.attack.target import ATTACKER, TROUBLE, Attack

WAIT = 2.0
PATIENCE = 5.0
GAMES = ("seadragons", "worms", "wyrmspan", "flamecraft")
TURNED_AWAY = ("not-your-seat", "not-your-table", "no-spectators", "who-are-you")
"""Refusals of who somebody is. Any other says nothing: it would have met those as well who may."""


class Intruder(Attack):
    """Somebody at a table, and another who has lost their right to it; again and again. `did` counts what was seen."""

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:  # the house may be killed meanwhile
                async with self.house.client(ATTACKER) as ann, self.house.client(ATTACKER) as eve:
                    await self.intrude(ann, eve)
            except TROUBLE as error:
                self.failed["intrude"] = repr(error)
            await asyncio.sleep(0.1)

    def undone(self) -> list[str]:
        return [] if self.did else [f"anything at all ({self.failed.get('intrude', 'nothing was judged')})"]

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        raise NotImplementedError

    async def opened(self, ann: httpx.AsyncClient, **said: Any) -> str:
        game = self.pick.choice(GAMES)
        return str((await begun(ann, "tables", {"game": game, "seats": [{"kind": "me"}] * 2, **said}))["table"])

    def socket(self, table: str, cookie: str) -> connect:
        address = self.house.url.replace("http", "ws") + f"/ws/tables/{table}"
        headers = {"Cookie": "wyrmhall=" + cookie}
        return connect(address, additional_headers=headers, local_addr=(ATTACKER, 0), compression=None, max_size=None)

    def is_turned_away(self, answer: httpx.Response, what: str) -> None:
        """Noted as a fault if it is let in, and as judged if it is refused for who it is."""
        code = code_of(answer)
        if answer.status_code < 400:
            self.did[what] += 1
            self.house.notes.fault(what)
        elif code in TURNED_AWAY:
            self.did[what] += 1
        else:
            self.failed["intrude"] = f"{what}: {answer.status_code} {code}"


class OldSockets(Intruder):
    """A seat that was left is another's: the old socket neither sees nor answers."""

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        table = await self.opened(ann, seed="7", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        await begun(eve, f"tables/{table}/join", {"seat": 1})
        async with (
            self.house.client(ATTACKER) as bob,
            self.house.client(ATTACKER) as dora,
            self.socket(table, eve.cookies["wyrmhall"]) as old,
        ):
            await old.send('{"type": "hello", "seat": 1, "looks": true}')
            if json.loads(await asyncio.wait_for(old.recv(), PATIENCE)).get("seat") != 1:
                raise TimeoutError("the seat was not its own before")
            await begun(eve, f"tables/{table}/leave")
            await begun(bob, f"tables/{table}/join", {"seat": 1})
            with contextlib.suppress(TimeoutError):  # what was on its way when seat 1 was still theirs
                while True:
                    await asyncio.wait_for(old.recv(), 0.5)
            await begun(dora, f"tables/{table}/join", {"seat": 2})  # the cards are dealt
            state = (await bob.get(f"/api/tables/{table}/state?seat=1")).raise_for_status().json()
            if state["view"] is None:
                raise TimeoutError("nothing was dealt")
            await self.sees_nothing(old, state)
            now = (await bob.get(f"/api/tables/{table}/state?seat=1")).raise_for_status().json()
            if now["seq"] != state["seq"]:
                self.house.notes.fault("a socket that stayed answers for a seat that is another's")

    async def sees_nothing(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """From now on: no state with the eyes of that seat, however often it is asked for or answered."""
        seat, seq = state["seat"], state["seq"]
        options = [o["option"] for d in state["decisions"] if d["seat"] == seat for o in d.get("options", ())]
        answer = {"type": "answer", "seq": seq, "option": options[0] if options else 0}
        refused = 0
        try:
            for said in (answer, {"type": "look"}, {"type": "hello", "seat": seat}):
                await socket.send(json.dumps(said))
            end = time.monotonic() + WAIT
            while (left := end - time.monotonic()) > 0:
                heard = json.loads(await asyncio.wait_for(socket.recv(), left))
                if heard["type"] == "looked" or (heard["type"] == "state" and heard["seat"] == seat):
                    self.did["judged"] += 1
                    self.house.notes.fault(
                        f"a socket that stayed looks with the eyes of seat {seat}, which is another's"
                    )
                    return
                refused += heard["type"] in ("refused", "bye")
        except (TimeoutError, ConnectionClosed):
            pass
        self.did["judged"] += refused > 0


class OldLinks(Intruder):
    """A link that was replaced opens nothing, at whichever process."""

    async def intrude(self, ann: httpx.AsyncClient, eve: httpx.AsyncClient) -> None:
        table = await self.opened(ann, spectators=False)
        path = f"tables/{table}"
        secret = (await begun(ann, f"{path}/seats/1/link"))["secret"]
        hers = {"Authorization": f"Seat {secret}"}
        (await eve.get(f"/api/{path}/state?seat=1", headers=hers)).raise_for_status()  # it was a link
        await begun(ann, f"{path}/seats/1/link")
        await asyncio.sleep(1.0)  # the bus has told it to all processes, or will have before long
        for what in ("state?seat=1", "log?seat=1", "look?seat=1", "steps/0?seat=1", "talk"):
            found = await eve.get(f"/api/{path}/{what}", headers=hers)
            self.is_turned_away(found, f"a link that was replaced opens {what}")


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
        table = await self.opened(ann, spectators=False)
        (await eve.put("/api/me", json={"name": "Eve"})).raise_for_status()
        for deed in self.pick.sample(self.deeds, 8):
            await self.knock(eve, table, *deed)

    async def knock(self, eve: httpx.AsyncClient, table: str, method: str, what: str, body: object) -> None:
        found = await eve.request(method, f"/api/tables/{table}/{what}".rstrip("/"), json=body)
        self.is_turned_away(found, f"a stranger may {method} {what}")


INTRUDERS: tuple[type[Intruder], ...] = (OldSockets, OldLinks, Strangers)
