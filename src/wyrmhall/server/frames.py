"""WebSockets as uvicorn speaks them, with a short way for small whole messages, which are nearly all of them."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

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

KNOWN = ("queue", "writable", "close_sent", "read_paused", "transport")
"""What the short way reads of uvicorn's own protocol. Where that is another, all goes the ordinary way."""

Hears = Callable[[bytes], bool]


class Frames(WebSocketsSansIOProtocol):
    """Hands small messages to whoever `hears` and takes them at once; the library reads and writes all others.

    Between the library, its queue, the tasks and the layers of an application a message took longer than a game's move.
    """

    hears: Hears | None = None
    is_known = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.is_known = all(hasattr(self, name) for name in KNOWN)
        if self.is_known and self.response.status_code == 101:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self.hears is not None:
            if not are_whole(data):
                self.hears = None  # only the library knows where the next frame begins
            elif self.is_idle and is_a_text(data) and self.hears(said_in(data)):
                return
        super().data_received(data)

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
