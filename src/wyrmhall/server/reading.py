"""Lets strangers' packs and game files be read where they hold nobody up: in a process that can be ended."""

from __future__ import annotations

import logging
from dataclasses import replace

from wyrmhall.core.rules import BadSetup, Rules, Setup, Value
from wyrmhall.gamefile import LARGEST, BadFile
from wyrmhall.server.limits import Places
from wyrmhall.server.pool import Lines, NoAnswer
from wyrmhall.server.reader import FileQuestion, Found, PackQuestion, Told
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.texts import LARGEST_PACK
from wyrmhall.server.turns import Asker

log = logging.getLogger(__name__)
PACK_SECONDS = 5.0
FILE_SECONDS = 30.0
MOST_OF_AN_ADDRESS = 4


class Reading:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        kind = type(shelf)
        command = ("-m", "wyrmhall.server.reader", f"{kind.__module__}:{kind.__qualname__}")
        self.readers: Lines[Found] = Lines(1, command, Found)
        self.persons = Places(1)
        self.addresses = Places(MOST_OF_AN_ADDRESS)

    async def stop(self) -> None:
        await self.readers.stop()

    async def setup(
        self,
        caller: Caller,
        rules: Rules,
        players: int,
        options: dict[str, Value],
        pack: dict[str, object] | str | None,
        profile: dict[str, Value],
    ) -> Setup:
        """A checked set-up; `BadSetup` if it cannot be."""
        try:
            setup = rules.setup(players, options, None, profile)
        except BadSetup:
            raise
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            raise BadSetup("plain", why=str(error)) from None
        if pack is None:
            return setup
        if rules.check_pack is None:
            raise BadSetup("no-pack")
        if isinstance(pack, str) and len(pack) > LARGEST_PACK:
            raise Rejected("text-too-long", n=LARGEST_PACK)
        found = await self._read(caller, PackQuestion(rules.name, players, options, pack, caller.lang), PACK_SECONDS)
        if found.wrong:
            raise BadSetup("plain", why=found.wrong)
        return replace(setup, pack=found.pack)

    async def file(self, caller: Caller, data: bytes) -> Told:
        """A game file that replays; `BadFile` if it does not."""
        if len(data) > LARGEST:
            raise BadFile("file-large", most=LARGEST, n=len(data))
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise BadFile("file-broken", why=error.reason) from None
        found = await self._read(caller, FileQuestion(text, caller.lang), FILE_SECONDS)
        if found.wrong or found.told is None:
            raise BadFile("plain", why=found.wrong)
        return found.told

    async def _read(self, caller: Caller, question: PackQuestion | FileQuestion, seconds: float) -> Found:
        """One text of a person at a time, and a few of an address."""
        if not self.persons.take(caller.person):
            raise Rejected("too-fast")
        try:
            if not self.addresses.take(caller.address):
                raise Rejected("too-fast")
            try:
                asker = Asker(caller.address, caller.person)
                found = await self.readers.ask(lambda: question, seconds, asker)
            except NoAnswer as error:
                log.warning("a text was not read: %s", error)
                raise Rejected("too-long-to-read") from None
            finally:
                self.addresses.free(caller.address)
        finally:
            self.persons.free(caller.person)
        if found.error:
            log.error("a text was not read: %s", found.error)
            raise Rejected("too-long-to-read")
        if found.code:
            raise Rejected(found.code, n=found.most)
        return found
