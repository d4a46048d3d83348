"""Tells people who are away that it is their turn, by every way they have chosen; a webhook is the first of them."""

from __future__ import annotations

import logging
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.errands import Errands
from wyrmhall.server.hall import Hall
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import SeatRow
from wyrmhall.server.table import Table

log = logging.getLogger(__name__)
SECONDS = 5.0
MOST_AT_ONCE = 8


class Word(NamedTuple):
    """Who is told, and of which game. Nothing of the game itself: it may be read over a shoulder."""

    person: str
    table: str
    game: str
    seen: int  # when they were last here, in milliseconds since 1970

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
        hall.after_entry.append(self.look_at)

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
        if not table.wrote_last or not table.started or table.over:
            return
        for seat in table.anew:
            row = table.seats[seat]
            if row.owner and table.bot_at(seat) is None and not self.hall.presence.looks_on(row):
                self.hall.spawn(self._tell(row, row.owner, table.row.game))

    async def _tell(self, seat: SeatRow, person: str, game: str) -> None:
        for way in self.ways:
            try:
                await way(Word(person, seat.table_id, game, seat.seen))
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
