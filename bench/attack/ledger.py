"""People who play on whatever happens, and remember each answer that was acknowledged and each view they were shown."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.attack.house import House
from bench.attack.notes import ANSWER
from bench.attack.target import PLAYER

LONGEST = 120  # answers at one table before its player opens another
PAUSE = 0.1  # seconds to think
PATIENCE = 10.0
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Player:
    """Holds both seats of a table. What it means to answer next it says again until the house has it, once."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self.house = house
        self.game = game
        self.pick = random.Random(seed)
        self.meant: dict[str, list[tuple[int, int]]] = {}  # table -> seat and option of every answer, in order
        self.acknowledged: dict[str, int] = {}
        self.seen: dict[tuple[str, int], int] = {}  # table, seat -> the highest number that its state had
        self.waits: tuple[int, int] | None = None  # seat and number of the state at which the last answer was sent
        self.views: dict[tuple[str, int, int], Any] = {}  # table, step, seat -> what was seen
        self.cookie = ""
        self.table = ""
        self.playing = True

    async def play(self) -> None:
        while self.playing:
            try:
                if not self.table or self.acknowledged[self.table] >= LONGEST:
                    await self._open()
                await self._at_table()
            except TROUBLE:
                await asyncio.sleep(0.05)

    async def _open(self) -> None:
        """With an open seed, so that the file of the game tells at any time what is in it."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        said = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": str(self.pick.randrange(10**6))}
        async with self.house.client(PLAYER, headers=headers, timeout=PATIENCE) as http:
            answer = await http.post("/api/tables", json=said)
            answer.raise_for_status()
            if not self.cookie:
                self.cookie = "wyrmhall=" + answer.cookies["wyrmhall"]
        self.table = answer.json()["table"]
        self.meant[self.table], self.acknowledged[self.table], self.waits = [], 0, None

    async def _at_table(self) -> None:
        address = self.house.url.replace("http", "ws") + f"/ws/tables/{self.table}"
        headers = {"Cookie": self.cookie}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, local_addr=(PLAYER, 0)
        ) as socket:
            seat, sent = 0, 0.0
            await socket.send(json.dumps({"type": "hello", "seat": seat}))
            while self.playing:
                state = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if state["type"] == "refused":  # it could not be kept, or came twice: the present state follows
                    sent = 0.0
                    continue
                if state["type"] != "state":
                    return
                sent = self._noted(state, sent)
                if self.table == "" or not state["decisions"]:
                    self._forget_views()
                    self.table = ""
                    return
                seat, wanted = self._next(state, seat)
                if wanted["type"] == "answer":
                    await asyncio.sleep(PAUSE * self.pick.random())
                    sent = time.monotonic()
                await socket.send(json.dumps(wanted))

    def _noted(self, state: Any, sent: float) -> float:
        """Each seat counts on its own, and never back; gives when an answer was sent that is still waited for."""
        seat, seq = state["seat"], state["seq"]
        before = self.seen.get((self.table, seat), 0)
        if seq < before:
            self.house.notes.fault(f"{self.game} {self.table}: seat {seat} was at {before} and is at {seq}")
            self.table = ""
            return sent
        self.seen[self.table, seat] = seq
        self.views[self.table, state["step"], seat] = state["view"]
        if self.waits is not None and self.waits[0] == seat and seq > self.waits[1]:
            self.acknowledged[self.table] += 1
            self.waits = None
            if sent:
                self.house.notes.took(ANSWER, time.monotonic() - sent)
            return 0.0
        return sent

    def _forget_views(self) -> None:
        """Of a game that is over: all is open there, and its steps are counted anew, the same for every seat."""
        self.views = {seen: view for seen, view in self.views.items() if seen[0] != self.table}

    def _next(self, state: Any, seat: int) -> tuple[int, dict[str, Any]]:
        """What to say to a state: an answer, or first with whose eyes to look."""
        meant, wanted = self.meant[self.table], state["decisions"][0]["seat"] if self.waits is None else self.waits[0]
        if wanted != state["seat"]:
            return wanted, {"type": "hello", "seat": wanted}
        if self.waits is None:
            meant.append((wanted, self.pick.choice(state["decisions"][0]["options"])["option"]))
            self.waits = (wanted, state["seq"])
        return seat, {"type": "answer", "seq": self.waits[1], "option": meant[-1][1]}

    async def check(self) -> int:
        """Afterwards: the house has all that it acknowledged, in order, and shows each step as it was seen."""
        notes = self.house.notes
        async with self.house.client(PLAYER, headers={"Cookie": self.cookie}) as http:
            for table, meant in self.meant.items():
                answers = [tuple(each) for each in (await self._got(http, f"/api/tables/{table}/file"))["answers"]]
                for fault in faults_in(answers, meant, self.acknowledged[table]):
                    notes.fault(f"{self.game} {table}: {fault}")
            seen = self.pick.sample(sorted(self.views), min(200, len(self.views)))
            for table, step, seat in seen:
                shown = await self._got(http, f"/api/tables/{table}/steps/{step}?seat={seat}")
                if shown.get("view") != self.views[table, step, seat]:
                    notes.fault(f"{self.game} {table}: step {step} was shown otherwise to seat {seat}")
        return sum(self.acknowledged.values())

    async def _got(self, http: httpx.AsyncClient, path: str) -> Any:
        for _ in range(100):
            answer = await http.get(path)
            if answer.status_code != 429:
                break
            await asyncio.sleep(0.2)
        if answer.status_code != 200:
            self.house.notes.fault(f"{path}: {answer.status_code}")
            return {"answers": []}
        return answer.json()


def faults_in(kept: list[tuple[int, int]], meant: list[tuple[int, int]], acknowledged: int) -> list[str]:
    """What is wrong with a log, given all that was sent and how much of it was acknowledged."""
    faults = [] if kept == meant[: len(kept)] else ["the log is not what was sent"]
    return faults if len(kept) >= acknowledged else [*faults, f"{acknowledged - len(kept)} answers are lost"]
