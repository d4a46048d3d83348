"""Tells people who are away that they are waited for, by every way they have chosen; a webhook is the first of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.errands import Errands
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.limits import Rate
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.table import BrokenTable, Table

log = logging.getLogger(__name__)
SECONDS = 5.0
MOST_AT_ONCE = 8
ON_THEIR_WAY = 5.0
"""Seconds after the start of a game in which a page takes its reader to the table; who has not come by then is away."""
NUDGED = (1, 3600)
"""Whoever is away is called so often, however many want to play on."""


class Word(NamedTuple):
    """Who is told, and of which game. Nothing of the game itself: it may be read over a shoulder."""

    person: str
    table: str
    game: str
    seat: int
    nudge: bool = False  # somebody asks them to come, though they were told of their turn before

    @property
    def path(self) -> str:
        return f"t/{self.table}"


Way = Callable[[Word], Awaitable[None]]
"""Tells somebody, if that is how they want to be told. Whatever may fail in it, it looks after itself."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """An allowed host must not send us on to one that is not."""

    def redirect_request(self, *_: object) -> None:
        return None


class Notifier:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.hosts = {host.strip().lower() for host in hall.settings.webhook_hosts.split(",") if host.strip()}
        self.errands = Errands(MOST_AT_ONCE, "webhooks")
        self.opener = urllib.request.build_opener(_NoRedirect, urllib.request.ProxyHandler({}))
        self.ways: list[Way] = [self._by_webhook] if self.hosts else []
        self.patience = ON_THEIR_WAY
        self.nudges = Rate(*NUDGED)
        hall.after_entry.append(self.look_at)
        hall.after_start.append(self._begun)

    def check(self, url: str) -> None:
        """Raises unless the address may be used; a port is part of the host only where the operator said so."""
        try:
            parts = urlsplit(url)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Rejected("bad-webhook") from None
        named = host if port is None else f"{host}:{port}"
        if parts.scheme not in ("http", "https") or parts.username is not None or named not in self.hosts:
            raise Rejected("bad-webhook")

    def look_at(self, table: Table) -> None:
        """After an entry: whoever is asked by it and is not here is told."""
        if table.wrote_last and table.started and not table.over:
            self._tell_all(table, table.anew)

    def nudge(self, table: Table, seats: Sequence[int]) -> None:
        """Somebody who is here waits for these."""
        self._tell_all(table, [seat for seat in seats if self._may_nudge(table, seat)], nudge=True)

    def _may_nudge(self, table: Table, seat: int) -> bool:
        return self._is_away(table, seat) and self.nudges.allows(f"{table.id} {seat}")

    def _begun(self, id: str) -> None:
        self.hall.spawn(self._greet(id))

    async def _greet(self, id: str) -> None:
        """A game has begun, by the last who sat down or by a seek, a rematch, a club: its first turn is no entry's."""
        with contextlib.suppress(NoTable, BrokenTable, SQLAlchemyError, OSError):
            asked = {seat: number for seat, (number, _) in (await self.hall.table(id)).decisions.items()}
            await asyncio.sleep(self.patience)
            table = await self.hall.table(id)
            if not table.over:  # of what came since, its entries tell
                now = {seat: number for seat, (number, _) in table.decisions.items()}
                self._tell_all(table, [seat for seat, number in asked.items() if now.get(seat) == number])

    def _is_away(self, table: Table, seat: int) -> bool:
        row = table.seats[seat]
        return row.owner is not None and table.bot_at(seat) is None and not self.hall.presence.looks_on(row)

    def _tell_all(self, table: Table, seats: Sequence[int], nudge: bool = False) -> None:
        for seat in seats:
            owner = table.seats[seat].owner
            if owner is not None and self._is_away(table, seat):
                self.hall.spawn(self._tell(Word(owner, table.id, table.row.game, seat, nudge)))

    async def _tell(self, word: Word) -> None:
        for way in self.ways:
            try:
                await way(word)
            except (SQLAlchemyError, OSError) as error:
                log.warning("somebody was not told: %s", type(error).__name__)

    async def _by_webhook(self, word: Word) -> None:
        found = await self.hall.store.person(word.person)
        if found is None or not found.webhook:
            return
        try:
            self.check(found.webhook)  # the operator may have thought better of it since
            url = f"{self.hall.settings.public_url.rstrip('/')}/{word.path}"
            said = {"table": word.table, "game": word.game, "url": url}
            await self.errands.run(self._post, found.webhook, msgspec.json.encode(said))
            self.hall.counts["webhooks"] += 1
        except (Rejected, OSError, ValueError) as error:
            log.warning("a webhook failed: %s", type(error).__name__)

    def _post(self, url: str, body: bytes) -> None:
        request = urllib.request.Request(url, body, {"content-type": "application/json"}, method="POST")
        with self.opener.open(request, timeout=SECONDS) as response:
            response.read(1000)
