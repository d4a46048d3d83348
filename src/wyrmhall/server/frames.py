"""WebSockets as uvicorn speaks them, with a short way for small whole messages, which are nearly all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wyrmhall.server import door

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

FEW_MESSAGES = 16
EXTENSION = "wyrmhall.frames"
"""Where the scope of a socket holds its `Frames`; elsewhere than under our own `run` there are none."""

FINAL, TEXT, MASKED = 0x80, 0x81, 0x80  # a text that is not continued; whatever a client sends is masked
SMALL = 126
HEAD = 6  # bytes before a small message of a client
short_head, long_head, longest_head = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack

KNOWN = (
    "queue",
    "writable",
    "close_sent",
    "read_paused",
    "transport",
    "conn",
    "loop",
    "app_state",
    "client",
    "handshake_complete",
)
"""What the short way reads of uvicorn's own protocol. Where that is another, all goes the ordinary way."""
INPUT_BYTES = 800
"""Of each input that a person may send in a second, on the average: an answer has some fifty."""
LEAST_HEARD = 16_000
SAVED_SECONDS = 1.0
"""For how long a socket that says nothing saves up what it may say at once."""
POLICY = 1008

Hears = Callable[[bytes], bool]


class Frames(WebSocketsSansIOProtocol):
    """Hands small messages to whoever `hears` and takes them at once; the library reads and writes all others.

    Between the library, its queue, the tasks and the layers of an application a message took longer than a game's move.
    """

    hears: Hears | None = None
    is_known = False
    keeper: door.Doorkeeper | None = None
    spent = 0.0  # of the bytes that it may send, and when they were counted
    counted = 0.0
    stalled: asyncio.TimerHandle | None = None
    ending: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.is_known = all(hasattr(self, name) for name in KNOWN)
        self.keeper = cast("door.Doorkeeper | None", self.app_state.get(door.KEY)) if self.is_known else None
        if self.is_known and self.response.status_code == 101:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        hears, is_small = self.hears, len(data) < HEAD + SMALL
        if hears and is_small and are_whole(data) and self.is_idle and is_a_text(data) and hears(said_in(data)):
            return
        if not self._may_say(len(data)):
            self._send_away()
            return
        if self.hears is not None and not are_whole(data):
            self.hears = None  # only the library knows where the next frame begins
        super().data_received(data)

    def _may_say(self, size: int) -> bool:
        """Whether so many bytes more are not too many, asked before anything is read of them.

        Frames that mean nothing, such as pings, reach nobody who would count them, and cost as much as those that do.
        """
        if self.keeper is None:
            return True
        at, most = self.loop.time(), self.keeper.most_heard
        self.spent = max(0.0, self.spent - (at - self.counted) * most) + size
        self.counted = at
        return self.spent <= most * SAVED_SECONDS and self.keeper.hears(self.client[0] if self.client else "", size)

    def _send_away(self) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.send_close(POLICY, "too much at once")
        self.handle_parser_exception()
        self._end_soon()

    # Whoever does not read is not waited for: what is left to be sent keeps a closed connection open.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.is_known and self.stalled is None:
            self.stalled = self.loop.call_later(door.STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._unset()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unset()
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None
        super().connection_lost(exc)

    def _end_soon(self) -> None:
        if self.is_known and self.ending is None:
            self.ending = self.loop.call_later(door.STALL_SECONDS, self.transport.abort)

    def _unset(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    @property
    def is_idle(self) -> bool:
        """Nothing waits to be read by the application, or for the network."""
        return self.queue.empty() and self.writable.is_set() and not self.close_sent

    def send_now(self, said: bytes) -> bool:
        """Write a text at once; not if the network is busy."""
        if not self.writable.is_set():
            return False
        if self.close_sent or self.transport.is_closing():
            return True  # nobody is there any more, which the listening side will notice
        size = len(said)
        if size < SMALL:
            head = short_head(TEXT, size)
        elif size < 1 << 16:
            head = long_head(TEXT, SMALL, size)
        else:
            head = longest_head(TEXT, SMALL + 1, size)
        self.transport.write(head + said)
        return True

    def send_receive_event_to_app(self) -> None:
        """Reads on while a few messages wait; turning reading off and on for each took a tenth of a move's time."""
        if not self.is_known:
            super().send_receive_event_to_app()
            return
        few = not self.read_paused and self.queue.qsize() < FEW_MESSAGES
        self.read_paused |= few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False


def is_a_text(data: bytes) -> bool:
    """Whether, of small whole frames, it is just one, and a text."""
    return data[0] == TEXT and len(data) == HEAD + data[1] - MASKED


def said_in(frame: bytes) -> bytes:
    """What a small frame of a client says."""
    return apply_mask(frame[HEAD:], frame[HEAD - 4 : HEAD])


def are_whole(data: bytes) -> bool:
    """Whether it is small masked frames and nothing else, none of them a part of a message."""
    at, end = 0, len(data)
    while at < end - 1 and data[at] & FINAL and MASKED <= data[at + 1] < MASKED + SMALL:
        at += HEAD + data[at + 1] - MASKED
    return at == end
