"""The door of the house: HTTP connections as uvicorn holds them, but not too many of one caller, nor too slow ones."""

from __future__ import annotations

import asyncio
import logging
from functools import cache

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from wyrmhall.server.limits import PERSONS_OF_AN_ADDRESS, Places, Rate, network_of

log = logging.getLogger(__name__)
HEAD_SECONDS = 15.0
"""From the moment a connection is free for a request until the whole head of one has come."""
BODY_SECONDS = 30.0
"""From the head until the end of the body."""
STALL_SECONDS = 30.0
"""How long an answer may wait for somebody who does not read it."""
LARGEST_HEAD = 16_384
"""Bytes of a head, and of what is read at once: h11 takes a head that came whole, however long, and each line costs."""
SMALL, FEW = 64, 100
"""A body comes in few pieces, or in pieces of so many bytes: a byte in each would cost us a thousand times as much."""
KEY = "door"
"""Where the state of the application holds the `Doorkeeper`; elsewhere than under our own `run` there is none."""
KNOWN = ("app_state", "client", "conn", "cycle", "loop", "transport")
"""What the door reads of uvicorn's own protocol. Where that is another, nobody is counted or hurried."""
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doorkeeper:
    """Counts the connections of a process, and those of each address but for the operator's own proxies."""

    def __init__(self, most: int, most_each: int, proxies: str, most_heard: int) -> None:
        self.most_heard = most_heard  # bytes that one socket may send in a second
        self.heard = Rate(most_heard * PERSONS_OF_AN_ADDRESS, 1.0)
        self.all = Places(most)
        self.each = Places(most_each)
        self.proxies = _TrustedHosts(proxies)
        self.turned_away = 0

    @property
    def inside(self) -> int:
        return self.all.taken.get("", 0)

    def lets_in(self, host: str) -> bool:
        free = self.all.take("")
        if free and host not in self.proxies and not self.each.take(network_of(host)):
            self.all.free("")
            free = False
        self.turned_away += not free
        return free

    def hears(self, host: str, size: int) -> bool:
        """Whether all sockets of an address together do not say too much."""
        return host in self.proxies or self.heard.allows(network_of(host), size)

    def sees_off(self, host: str) -> None:
        self.all.free("")
        if host not in self.proxies:
            self.each.free(network_of(host))


@cache
def _warn() -> None:
    log.warning("this uvicorn is not the one that the door knows: connections are not counted")


class Pieces(h11.Connection):
    """Reads what a caller sends, but not in crumbs: whoever cuts a body into them is told that it is malformed."""

    count = 0
    size = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.count += 1
            self.size += len(event.data)
            if self.count > FEW and self.size < self.count * SMALL:
                raise h11.RemoteProtocolError("a body in crumbs")
        elif isinstance(event, h11.Request):
            self.count = self.size = 0
        return event


class Door(H11Protocol):
    """Ends connections on which a head, a body or a reader takes too long, however often a byte of it comes."""

    keeper: Doorkeeper | None = None
    is_known = False
    is_inside = False
    phase = ""
    deadline: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None
    ending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.is_known = all(hasattr(self, name) for name in KNOWN)
        if not self.is_known:
            _warn()
            return
        self.conn = Pieces(h11.SERVER, LARGEST_HEAD)
        self.keeper = self.app_state.get(KEY)
        if self.keeper is not None:
            self.is_inside = self.keeper.lets_in(self._host)
            if not self.is_inside:
                transport.write(TOO_MANY)
                transport.close()
                return
        self._watch()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_known:
            super().data_received(data)
            return
        for at in range(0, len(data), LARGEST_HEAD):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[at : at + LARGEST_HEAD])
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_soon()

    def send_400_response(self, msg: str) -> None:
        """Whoever was to answer the request is told that nobody hears it any more: its answer would be an error."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # an answer is under way, or was given
            self.transport.close()
        self._end_soon()

    def on_response_complete(self) -> None:
        self.phase = ""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # sockets have places of their own, and say hello in time
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.is_known:
            self.stalled = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()

    def _watch(self) -> None:
        """Set the deadline of what is waited for; it stands until that is whole."""
        if not self.is_known:
            return
        state = self.conn.their_state
        phase = "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""
        if phase == self.phase and self.deadline is not None:
            return
        self._unset()
        if phase and not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.phase = phase
            self.deadline = self.loop.call_later(HEAD_SECONDS if phase == "head" else BODY_SECONDS, self._too_slow)

    def _unset(self) -> None:
        self.phase = ""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_slow(self) -> None:
        self.deadline = None
        if not self.transport.is_closing():
            is_answering = getattr(self.cycle, "response_started", False) and not self.cycle.response_complete
            if not is_answering:
                self.transport.write(TOO_SLOW)
            self.transport.close()
            self._end_soon()

    def _end_soon(self) -> None:
        """A connection that was closed waits for its reader: not for ever."""
        if self.is_known and self.ending is None and self.transport.is_closing():
            self.ending = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def _leave(self) -> None:
        self._unset()
        for timer in (self.stalled, self.ending):
            if timer is not None:
                timer.cancel()
        self.stalled = self.ending = None
        if self.is_inside and self.keeper is not None:
            self.is_inside = False
            self.keeper.sees_off(self._host)
