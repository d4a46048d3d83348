"""One socket from hello to goodbye: inputs in, states out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, assert_never

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from wyrmhall.core.text import MissingText
from wyrmhall.server.authority import check_holds, claim_of, eyes_of
from wyrmhall.server.entrance import Holds
from wyrmhall.server.frames import EXTENSION, Frames
from wyrmhall.server.hall import NoTable
from wyrmhall.server.limits import Rate
from wyrmhall.server.loading import Stranded
from wyrmhall.server.looking import Looking
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.seals import check_open
from wyrmhall.server.table import BrokenTable, Table
from wyrmhall.server.talk import NUDGE, SAY, SIGN
from wyrmhall.server.turns import Asker
from wyrmhall.server.viewer import Viewer
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_play import (
    Answer,
    Bye,
    FromClient,
    Hello,
    Look,
    Pause,
    Ping,
    Pong,
    Refused,
    Undo,
    Unseated,
    Vote,
)
from wyrmhall.server.wire_talk import Nudge, Say, ShowSign

if TYPE_CHECKING:
    from wyrmhall.server.socket import Sockets

log = logging.getLogger(__name__)
HELLO_SECONDS = 10.0
LARGEST_MESSAGE = 4_096
MOST_MISTAKES = 20
PATIENCE = (100, 60)
"""How many inputs beyond the limit are answered in so many seconds, before the socket is closed."""
COSTS: dict[type, int] = {Hello: 4, Look: 4}
"""Inputs that a message counts for, where that is more than one: these have the table shown anew."""
POLICY, TRY_AGAIN = 1008, 1013
KEEPS_STATE = ("malformed", "too-fast", "nudged-already", "nobody-to-nudge", "no-talk", "signs-only", "nothing-said")
"""Refusals after which nobody needs to see the table again."""
FOR_GOOD = ("deleted", "no-spectators", "other-rules", "over-other-rules", "ended-unresolved")
"""Why a socket was closed, where coming back would be of no use."""

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


class Conversation:
    def __init__(self, sockets: Sockets, socket: WebSocket, caller: Caller, table: str) -> None:
        self.sockets = sockets
        self.hall = sockets.hall
        self.lobby = sockets.lobby
        self.socket = socket
        self.caller = caller
        self.table = table
        self.viewer: Viewer | None = None
        self.mistakes = 0
        self.patience = Rate(*PATIENCE)
        self.is_free = False  # nothing is being sent, and nothing waits to be
        self.is_listening = False  # nothing said before is still to be looked at
        self.lang = caller.lang
        asker = Asker(caller.address, caller.person, table)
        self.looking = Looking(self.hall, sockets.lookout, table, asker, self._send)
        self.frames: Frames | None = socket.scope.get("extensions", {}).get(EXTENSION)

    async def hold(self) -> None:
        pump: asyncio.Task[None] | None = None
        try:
            if not await self._greet():
                return
            pump = asyncio.create_task(self._pump())
            await self._listen()
        finally:
            if self.viewer is not None:
                self.hall.audience.leaves(self.table, self.viewer)
                self.hall.attendance.moved(self.table, self.viewer.eyes.mine, ())
                self.sockets.talks.moved(self.table)
            if pump is not None:
                pump.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await pump

    async def _greet(self) -> bool:
        """Wait for a hello that lets somebody in."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):  # for all that is said before it together
                hello = await self._receive()
                while not isinstance(hello, Hello):
                    await self._count_mistake()
                    await self._refuse(Rejected("hello-first"))
                    hello = await self._receive()
        except TimeoutError:
            await self.socket.close(POLICY, "no hello")
            return False
        try:
            await self._meet(hello)
        except Rejected as refusal:
            await self._bye(refusal)
        except NoTable:
            await self._bye(Rejected("no-table"))
        except (BrokenTable, SQLAlchemyError, OSError) as error:
            log.error("table %s: %s", self.table, error)
            await self._bye(Rejected("not-loaded"), again=True)
        return self.viewer is not None

    def _hear(self, data: bytes) -> bool:
        """Takes an answer that the table can take now, without a task; whatever else is said goes the ordinary way."""
        viewer, table = self.viewer, self.hall.tables.get(self.table)
        if not self.is_listening or viewer is None or table is None:
            return False
        if viewer.roll is not table.seats or viewer.closed:  # it is to be judged first
            return False
        try:
            said = decode(data)
            if type(said) is not Answer:
                return False
            return self.hall.entrance.answer_now(
                table, viewer.eyes.seat, said.seq, said.option, self._entered, self._may_speak
            )
        except (msgspec.DecodeError, UnicodeError, Rejected):
            return False

    def _entered(self, refusal: Rejected | None) -> None:
        if refusal is not None:
            self.hall.spawn(self._refuse(refusal))

    def _may_speak(self, cost: int = 1) -> bool:
        sockets, caller = self.sockets, self.caller
        return sockets.inputs.allows(caller.person, cost) and sockets.by_address.allows(caller.address, cost)

    async def _listen(self) -> None:
        if self.frames is not None:
            self.frames.hears = self._hear
        while True:
            self.is_listening = True
            said = await self._receive()
            self.is_listening = False
            if said is None:
                continue
            try:
                if not self._may_speak(COSTS.get(type(said), 1)):
                    if not self.patience.allows(""):
                        await self._bye(Rejected("too-fast"), again=True)
                        return
                    raise Rejected("too-fast")
                await self._take(said)
            except Rejected as refusal:
                await self._refuse(refusal)
            except NoTable:
                await self._bye(Rejected("no-table"))
                return
            except (BrokenTable, SQLAlchemyError, OSError) as error:
                log.error("table %s: %s", self.table, error)
                await self._refuse(Rejected("not-loaded"))

    async def _take(self, said: FromClient) -> None:
        """Whoever speaks is looked at first: the seat that they had may have become another's."""
        if isinstance(said, Hello):
            await self._meet(said)
            return
        if isinstance(said, Ping):
            await self._send(Pong())
            return
        viewer = self.viewer
        assert viewer is not None
        table = await self.hall.table(self.table)
        viewer.judge(table)
        if isinstance(said, Say | ShowSign | Nudge):
            await self._speak(table, viewer, said)
            return
        seat = viewer.eyes.seat
        if seat == NO_SEAT or viewer.closed:
            raise Rejected("not-your-seat")
        if isinstance(said, Answer):
            await self.hall.entrance.answer(self.table, seat, said.seq, said.option, holds=self._holds(seat))
        elif isinstance(said, Undo):
            await self.hall.entrance.undo(self.table, seat, said.seq, self._holds(seat))
        elif isinstance(said, Vote):
            await self.hall.entrance.vote(self.table, seat, said.agree, self._holds(seat))
        elif isinstance(said, Pause):
            await self.hall.entrance.pause(self.table, seat, said.on, self._holds(seat))
        elif isinstance(said, Look):
            self.looking.now(viewer)
        else:
            assert_never(said)

    async def _speak(self, table: Table, viewer: Viewer, said: Say | ShowSign | Nudge) -> None:
        talks = self.sockets.talks
        if viewer.closed:
            raise Rejected("not-your-seat")
        if isinstance(said, Say):
            await talks.say(table, viewer.claim, self.caller, SAY, said.text)
        elif isinstance(said, ShowSign):
            await talks.say(table, viewer.claim, self.caller, SIGN, said.sign)
        else:
            await talks.say(table, viewer.claim, self.caller, NUDGE)

    def _holds(self, seat: int) -> Holds:
        """Asked when the table is ours: it may have taken a while."""

        def check(table: Table) -> None:
            assert self.viewer is not None
            check_holds(table, self.viewer.claim, seat)

        return check

    async def _receive(self) -> FromClient | None:
        """The next message; none if it is malformed, which has been said."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005), event.get("reason", ""))
        data = event.get("text")
        if data is None:
            data = event.get("bytes") or b""
        try:
            if len(data) > LARGEST_MESSAGE:
                raise msgspec.DecodeError("the message is too long")
            said: FromClient = decode(data)
            return said
        except (msgspec.DecodeError, UnicodeError):
            await self._count_mistake()
            await self._refuse(Rejected("malformed"))
            return None

    async def _count_mistake(self) -> None:
        self.mistakes += 1
        if self.mistakes > MOST_MISTAKES:
            await self.socket.close(POLICY, "too many malformed messages")
            raise WebSocketDisconnect(POLICY)

    async def _meet(self, hello: Hello) -> None:
        """Let the viewer look with the eyes it asks for."""
        self.lang = hello.lang  # first: a table that cannot be met says why in it
        self.looking.is_wanted, self.looking.last = hello.looks, None
        if not await self.sockets.desk.still_holds(self.caller):  # a socket may have been opened long before its hello
            raise Rejected("signed-out")
        table = await self.hall.table(self.table)
        claim = claim_of(self.caller.person, hello.secret, hello.seat, hello.watch, hello.lang)
        await check_open(self.hall.store, table, claim)
        seat = eyes_of(table, claim).seat
        # Each seat has its own count: what was seen with other eyes says nothing.
        since = hello.since if hello.eyes in (None, seat) else -1
        table = await self.hall.table_at(self.table, seat, since)
        before = self.viewer.eyes.mine if self.viewer is not None else ()
        if self.viewer is None:
            self.viewer = Viewer(claim, table, since)
            self.hall.audience.viewers[self.table].add(self.viewer)
            self.hall.looked_at(table)
        else:
            self.viewer.claims(claim, table, since)
        self.hall.attendance.moved(self.table, before, self.viewer.eyes.mine)
        await self.sockets.talks.greet(self.viewer, table, hello.talk, hello.named)
        seat = self.viewer.eyes.seat
        if seat in table.handed and table.seats[seat].kind == "person":
            with contextlib.suppress(Rejected):
                await self.lobby.handing.take_back(self.table, seat, self._holds(seat))

    async def _pump(self) -> None:
        """Send what there is to send, until the socket closes."""
        viewer = self.viewer
        assert viewer is not None
        viewer.sends_now = self._send_now
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                self.is_free = True
                await viewer.wake.wait()
                self.is_free = False
                viewer.wake.clear()
                if viewer.closed:
                    await self._bye(Rejected(viewer.closed), again=viewer.closed not in FOR_GOOD)
                    return
                frame = viewer.take()
                if frame is None and viewer.behind:
                    frame = await self._present(viewer)
                if viewer.lost:  # asked last: the present state may be what says so, and is shown after it
                    viewer.lost = False
                    await self._send(Unseated("seat-lost", self._sentence(Rejected("seat-lost"))))
                if frame is not None:
                    await self.socket.send_text(frame.decode())
                    self.looking.soon(viewer)
                while viewer.words and not viewer.behind:
                    await self.socket.send_text(viewer.words.popleft().decode())

    def _send_now(self, frame: bytes) -> bool:
        """Write without waking the pump, which would cost as much again; not if it, or the network, is busy."""
        is_sent = self.is_free and self.frames is not None and self.frames.send_now(frame)
        if is_sent and self.viewer is not None:
            self.looking.soon(self.viewer)
        return is_sent

    async def _present(self, viewer: Viewer) -> bytes | None:
        """The present state for a viewer that is behind."""
        try:
            table = await self.hall.table(self.table)
            async with table.lock:
                if self.hall.tables.get(self.table) is not table:
                    viewer.wake.set()
                    return None
                viewer.judge(table)
                if viewer.closed:
                    return None
                frame = self.hall.audience.frame(table, viewer.eyes, viewer.seq)
                viewer.behind, viewer.next, viewer.seq = False, None, table.number(viewer.eyes.seat)
                return frame
        except NoTable:
            viewer.close("deleted")
        except Stranded as stranded:  # another process wrote what these rules do not lead to
            viewer.close(stranded.code)
        except (BrokenTable, MissingText, SQLAlchemyError, OSError) as error:
            log.error("table %s cannot be shown: %s", self.table, error)
            viewer.close("not-loaded")
        return None

    async def _refuse(self, refusal: Rejected) -> None:
        """Say why, then show the present state again."""
        await self._send(Refused(refusal.code, self._sentence(refusal)))
        if self.viewer is not None and refusal.code not in KEEPS_STATE:
            self.viewer.offer(None, self.viewer.seq)

    async def _bye(self, refusal: Rejected, again: bool = False) -> None:
        await self._send(Bye(refusal.code, self._sentence(refusal), again))
        with contextlib.suppress(RuntimeError):  # the socket has closed meanwhile, or the pump closed it
            await self.socket.close(TRY_AGAIN if again else POLICY, refusal.code)

    def _sentence(self, refusal: Rejected) -> str:
        return self.sockets.desk.sentence(refusal, self.lang)

    async def _send(self, message: object) -> None:
        with contextlib.suppress(RuntimeError):  # the socket has closed meanwhile
            await self.socket.send_text(encode(message).decode())
