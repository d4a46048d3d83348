"""The companion on the server: pages for those who are connected, and the rules for those who will not be."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from wyrmhall.companion.pages import Page
from wyrmhall.companion.rooms import page_of, script_of
from wyrmhall.companion.session import BadSession
from wyrmhall.companion.sources import sources
from wyrmhall.server.limits import Places
from wyrmhall.server.packed import Kept
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.wire_companion import LONGEST, CompanionIn, CompanionRules, RoomName

LARGEST = 12 * LONGEST + 1_000
"""Bytes of an evening, whatever its letters: JSON may write one with twelve."""
MOST_OF_A_PERSON, MOST_OF_AN_ADDRESS = 2, 4
"""Pages at a time; who asks for more is told to come back."""
THREADS = 1


class Companion:
    def __init__(self) -> None:
        self.kept: dict[str, Kept[CompanionRules]] = {}
        self.persons, self.addresses = Places(MOST_OF_A_PERSON), Places(MOST_OF_AN_ADDRESS)
        # The longest evenings take a fifth of a second to be told: those at tables, and bots, do not wait for a thread.
        self.threads = ThreadPoolExecutor(THREADS, "companion")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/companion/{room}/rules", self.companion_rules),
            Endpoint("POST", "/companion/{room}", self.companion_page, share="inputs", largest=LARGEST),
        ]

    async def companion_rules(self, caller: Caller, room: RoomName) -> Kept[CompanionRules]:
        """What a browser needs to be the companion without a connection."""
        if room not in self.kept:
            try:
                script = script_of(room)
            except BadSession as error:
                raise Rejected("bad-evening", why=error.said(caller.lang)) from None
            files = await asyncio.to_thread(sources, script)
            self.kept[room] = Kept(CompanionRules(script.__module__, script.__name__, files))
        return self.kept[room]

    async def companion_page(self, caller: Caller, room: RoomName, data: CompanionIn) -> Page:
        """What to do on the table now, after these answers. Nothing is kept."""
        if not self.persons.take(caller.person):
            raise Rejected("too-fast")
        try:
            if not self.addresses.take(caller.address):
                raise Rejected("too-fast")
            try:
                return await asyncio.get_running_loop().run_in_executor(self.threads, page_of, room, data.text)
            finally:
                self.addresses.free(caller.address)
        except BadSession as error:
            raise Rejected("bad-evening", why=error.said(caller.lang)) from None
        finally:
            self.persons.free(caller.person)
