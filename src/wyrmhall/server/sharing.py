"""Letting others of the local network come to tables that somebody plays on their own machine, while they want it."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Protocol

import segno

from wyrmhall.server.rejected import Rejected
from wyrmhall.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""The names under which a machine speaks to itself."""
FAR_AWAY = ("10.255.255.255", 9)


class Listener(Protocol):
    """Whoever can let the server listen at a further address while it runs."""

    port: int

    async def listen(self, address: str) -> None:
        """`OSError` if that cannot be."""

    async def stop_listening(self) -> None:
        """And end the connections that came that way."""


class Sharing:
    """Open or not; by the word of the operator, who is whoever sits at the machine where `wyrmhall play` runs.

    A server for others (`wyrmhall serve`) has no listener: where it listens is not for a page to say.
    """

    def __init__(self, settings: Settings) -> None:
        self.hosts = {host.strip().lower() for host in settings.hosts.split(",") if host.strip()}
        self.public_url = settings.public_url
        self.listener: Listener | None = None
        self.address = ""  # in the local network; found out if not said
        self.is_on = False

    @property
    def url(self) -> str:
        """Where others can come to; empty if we know of no such address."""
        if not self.is_on or self.listener is None:
            return self.public_url
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"http://{host}:{self.listener.port}/"

    async def turn(self, on: bool) -> None:
        """Listen in the local network from now on, or no longer."""
        if self.listener is None:
            raise Rejected("not-operator")
        if on == self.is_on:
            return
        if not on:
            self.is_on = False
            self.hosts.discard(self.address)
            await self.listener.stop_listening()
            return
        self.address = self.address or own_address()
        if not self.address:
            raise Rejected("no-network")
        try:
            await self.listener.listen(self.address)
        except OSError:
            raise Rejected("no-network") from None
        self.hosts.add(self.address)
        self.is_on = True


def own_address() -> str:
    """The address of this machine in its network, if it is in one. Nothing is sent: a way is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        try:
            s.connect(FAR_AWAY)
        except OSError:
            return ""
        found = str(s.getsockname()[0])
    address = ip_address(found)
    return "" if address.is_loopback or address.is_unspecified else found


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def drawn(text: str) -> str:
    """A QR code for a terminal: two squares in each letter, light ones drawn, since most terminals are dark."""
    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = [zip(upper, lower, strict=True) for upper, lower in zip(rows[::2], rows[1::2], strict=True)]
    return "\n".join("".join(signs[int(a > 0), int(b > 0)] for a, b in pair) for pair in pairs)
