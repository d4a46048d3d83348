"""Where the house is, for whoever visits or attacks it: each from an address of their own on loopback."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, ClassVar

import httpx
from websockets.exceptions import WebSocketException

from bench.attack.notes import Notes

PLAYER, PROBE, ATTACKER = "127.0.0.2", "127.0.0.3", "127.0.0.66"
"""So that the limits of one are not those of another."""
TROUBLE = (OSError, httpx.HTTPError, TimeoutError, WebSocketException)


class Target:
    def __init__(self, port: int, notes: Notes) -> None:
        self.port = port
        self.notes = notes

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, address: str, **said: Any) -> httpx.AsyncClient:
        """Somebody at an address; every status is noted."""

        async def note(response: httpx.Response) -> None:
            self.notes.answered(response.status_code, response.request.url.path)

        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=100))
        return httpx.AsyncClient(
            base_url=self.url, transport=transport, event_hooks={"response": [note]}, **{"timeout": 30, **said}
        )


class Attack(ABC):
    """One way to harm the house. While a flood goes on, others must be served as well as ever."""

    kinds: ClassVar[tuple[str, ...]] = ("sqlite", "postgres")

    def __init__(self, house: Target, pick: random.Random) -> None:
        self.house = house
        self.pick = pick
        self.did: Counter[str] = Counter()  # what came as far as it was to come, and how often
        self.failed: dict[str, str] = {}  # what was turned away before, and with which words the last time

    @classmethod
    def name(cls) -> str:
        return cls.__name__

    def undone(self) -> list[str]:
        """What it set out to do and never did: whoever is turned away at the door says nothing about the house."""
        never = [f"{what} ({how})" for what, how in sorted(self.failed.items()) if not self.did[what]]
        return never or ([] if self.did else ["anything at all"])

    @abstractmethod
    async def run(self, seconds: float) -> None:
        """Go on for about so long; leave nothing running."""
