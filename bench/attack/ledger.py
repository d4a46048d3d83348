"""People who play on whatever happens, and remember each answer that was acknowledged and each view they were shown."""

from __future__ import annotations

import asyncio
import contextlib
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


PERHAPS = ("stale", "too-fast", "not-written", "not-loaded", "broken")
"""Refusals after which what was said may be done all the same, by the word that came before, or must be said again."""
WITHOUT_SECRETS = ("wyrmspan",)
"""Games in which nobody is asked a question of which the others must not know."""
PERSONS, UNDOES = 2, 0.1
"""Who sits at a table, and how often somebody takes back what can be taken back."""


class Player:
    """One person at both seats of a table. What it means to answer next it says again until the house has it, once."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self.house = house
        self.game = game
        self.pick = random.Random(seed)
        self.meant: dict[str, list[tuple[int, int]]] = {}  # table -> seat and option of every answer, in order
        self.acknowledged: dict[str, int] = {}
        self.seen: dict[tuple[str, int], int] = {}  # table, seat -> the highest number that its state had
        self.waits: tuple[int, int] | None = None  # seat and number of the state at which the last answer was sent
        self.views: dict[tuple[str, int, int], Any] = {}  # table, step, seat -> what was seen
        self.cookies = ["", ""]  # whose seats they are
        self.table = ""
        self.sits = 0  # the seat with whose eyes the table is looked at
        self.undoing = -1  # the number of the state at which something was to be taken back
        self.playing = True
        self.seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "me"}]

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
        said = {"game": self.game, "seats": self.seats, "seed": str(self.pick.randrange(10**6))}
        made = await self._said(0, "/api/tables", said)
        self.cookies[1] = self.cookies[0]
        self._begins(made["table"])

    def _begins(self, table: str) -> None:
        self.table, self.sits, self.waits, self.undoing = table, 0, None, -1
        self.meant[table], self.acknowledged[table] = [], 0

    async def _said(self, seat: int, path: str, said: object) -> Any:
        """A request by the person of a seat, who gets a cookie with the first."""
        headers = {"Cookie": self.cookies[seat]} if self.cookies[seat] else {}
        async with self.house.client(PLAYER, headers=headers, timeout=PATIENCE) as http:
            answer = await http.post(path, json=said)
            answer.raise_for_status()
            if not self.cookies[seat]:
                self.cookies[seat] = "wyrmhall=" + answer.cookies["wyrmhall"]
            return answer.json()

    async def _at_table(self) -> None:
        address = self.house.url.replace("http", "ws") + f"/ws/tables/{self.table}"
        headers = {"Cookie": self.cookies[self.sits]}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, local_addr=(PLAYER, 0)
        ) as socket:
            sent = 0.0
            await socket.send(json.dumps(self._hello(self.sits)))
            while self.playing:
                state = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if state["type"] == "refused":  # it could not be kept, or came twice: the present state follows
                    sent = 0.0
                    if state["code"] not in PERHAPS:
                        self.undoing = -1
                    continue
                if state["type"] in ("looked", "talk", "company"):
                    continue
                if state["type"] != "state":
                    return
                sent = self._noted(state, sent)
                if self.table == "" or not state["decisions"]:
                    self._forget_views()
                    self.table = ""
                    return
                wanted = self._next(state)
                if wanted is None:  # it is for a bot, or for another person, whose browser this is not
                    if self.sits != state["seat"]:
                        return
                    continue
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
        if 0 <= self.undoing < seq:
            self._undone(state)
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

    def _undone(self, state: Any) -> None:
        """What was taken back is no longer meant; if somebody else was quicker, nothing was."""
        meant, step = self.meant[self.table], state["step"]
        if step < len(meant):
            self.acknowledged[self.table] -= len(meant) - step
            del meant[step:]
            self.views = {seen: v for seen, v in self.views.items() if seen[0] != self.table or seen[1] <= step}
        self.undoing = -1

    def _next(self, state: Any) -> dict[str, Any] | None:
        """What to say to a state: an answer, or first with whose eyes to look; nothing while others are waited for."""
        asked = [d for d in state["decisions"] if d["seat"] < PERSONS]
        wanted = self.waits[0] if self.waits is not None else asked[0]["seat"] if asked else None
        if wanted is None:
            return None
        if wanted != state["seat"]:
            self.sits = wanted
            is_ours = self.cookies[0] == self.cookies[1]
            return self._hello(wanted) if is_ours else None
        if self.waits is None:
            if self.undoing < 0 and self._takes_back(state):
                self.undoing = state["seq"]
            if self.undoing >= 0:  # said again until it is done: it may be under way still at a house that is slow
                return {"type": "undo", "seq": self.undoing}
            mine = next(d for d in asked if d["seat"] == wanted)
            self.meant[self.table].append((wanted, self.pick.choice(mine["options"])["option"]))
            self.waits = (wanted, state["seq"])
        return {"type": "answer", "seq": self.waits[1], "option": self.meant[self.table][-1][1]}

    def _hello(self, seat: int) -> dict[str, Any]:
        """As a browser says it: no process shows less than what was seen at another."""
        since = self.seen.get((self.table, seat), -1)
        return {"type": "hello", "seat": seat, "eyes": seat, "since": since, "looks": True}

    def _takes_back(self, state: Any) -> bool:
        return False

    async def check(self) -> int:
        """Afterwards: the house has all that it acknowledged, in order, and shows each step as it was seen."""
        notes = self.house.notes
        async with contextlib.AsyncExitStack() as stack:
            browsers = [
                await stack.enter_async_context(self.house.client(PLAYER, headers={"Cookie": each}))
                for each in self.cookies
            ]
            for table, meant in self.meant.items():
                kept = (await self._got(browsers[0], f"/api/tables/{table}/file"))["answers"]
                answers = [tuple(each) for each in kept if each[0] < PERSONS]
                for fault in faults_in(answers, meant, self.acknowledged[table]):
                    notes.fault(f"{type(self).__name__}, {self.game} {table}: {fault}")
            seen = self.pick.sample(sorted(self.views), min(200, len(self.views)))
            for table, step, seat in seen:
                shown = await self._got(browsers[seat], f"/api/tables/{table}/steps/{step}?seat={seat}")
                if shown.get("view") != self.views[table, step, seat]:
                    notes.fault(f"{self.game} {table}: step {step} was shown otherwise to seat {seat}")
        return sum(self.acknowledged.values())

    async def _got(self, http: httpx.AsyncClient, path: str) -> Any:
        for _ in range(100):
            try:
                answer = await http.get(path)
            except httpx.TransportError as error:
                # Nobody attacks any more, so that whoever cut this off is to be found: by what the house wrote. What it
                # has kept is judged by what it says when it is asked again.
                self.house.notes.fault(f"{path}: {error!r}; the house says: {self.house.last_words()}")
            else:
                if answer.status_code == 200:
                    return answer.json()
                if answer.status_code != 429:
                    self.house.notes.fault(f"{path}: {answer.status_code}")
                    break
            await asyncio.sleep(0.2)
        return {"answers": []}


class Couple(Player):
    """Two persons, each with a browser, who come and go with their turns and take answers back."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        super().__init__(house, game, seed)
        self.seats = [{"kind": "me"}, {"kind": "open"}]

    async def _open(self) -> None:
        said = {"game": self.game, "seats": self.seats, "seed": str(self.pick.randrange(10**6))}
        table = (await self._said(0, "/api/tables", said))["table"]
        await self._said(1, f"/api/tables/{table}/join", {"seat": 1})
        self._begins(table)

    def _takes_back(self, state: Any) -> bool:
        # Where nobody else plays or is asked in secret, the steps that a seat counts are the answers that stand.
        is_plain = len(self.seats) == PERSONS and self.game in WITHOUT_SECRETS
        return is_plain and bool(state["can_undo"]) and self.pick.random() < UNDOES


class WithBot(Couple):
    """The same beside a bot, whose answers come between theirs."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        super().__init__(house, game, seed)
        self.seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hatchling"}]


def faults_in(kept: list[tuple[int, int]], meant: list[tuple[int, int]], acknowledged: int) -> list[str]:
    """What is wrong with a log, given all that was sent and how much of it was acknowledged."""
    faults = []
    if kept != meant[: len(kept)]:
        place = next((n for n, pair in enumerate(zip(kept, meant, strict=False)) if pair[0] != pair[1]), len(meant))
        told = f"at {place}: {kept[place : place + 3]} for {meant[place : place + 3]}"
        faults.append(f"the log is not what was sent, {told}; {len(kept)} for {len(meant)}")
    return faults if len(kept) >= acknowledged else [*faults, f"{acknowledged - len(kept)} answers are lost"]
