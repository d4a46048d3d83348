"""Tells people who are away that it is their turn, by a webhook, only at hosts that the operator allows."""

from __future__ import annotations

import asyncio
import logging
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

from wyrmhall.server.hall import Hall
from wyrmhall.server.table import Refusal, Table

log = logging.getLogger(__name__)
SECONDS = 5.0
MOST_AT_ONCE = 8


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """An allowed host must not send us on to one that is not."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Notifier:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.hosts = {host.strip().lower() for host in hall.settings.webhook_hosts.split(",") if host.strip()}
        self.places = asyncio.Semaphore(MOST_AT_ONCE)
        self.opener = urllib.request.build_opener(_NoRedirect, urllib.request.ProxyHandler({}))
        if self.hosts:
            hall.after_entry.append(self.look_at)

    def check(self, url: str) -> None:
        """Raises unless the address may be used; a port is part of the host only where the operator said so."""
        try:
            parts = urlsplit(url)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Refusal("bad-webhook") from None
        named = host if port is None else f"{host}:{port}"
        if parts.scheme not in ("http", "https") or parts.username is not None or named not in self.hosts:
            raise Refusal("bad-webhook")

    def look_at(self, table: Table) -> None:
        """After an entry: whoever is asked by it and is not here is told."""
        if not table.wrote_last or not table.started or table.over:
            return
        for seat in table.anew:
            row = table.seats[seat]
            if row.owner and table.bot_at(seat) is None and not self.hall.presence.looks_on(row):
                self.hall.spawn(self._tell(row.owner, table.id, table.row.game))

    async def _tell(self, person: str, table: str, game: str) -> None:
        found = await self.hall.store.person(person)
        if found is None or not found.webhook:
            return
        try:
            self.check(found.webhook)  # the operator may have thought better of it since
            said = {"table": table, "game": game, "url": f"{self.hall.settings.public_url.rstrip('/')}/#/table/{table}"}
            async with self.places:
                await asyncio.to_thread(self._post, found.webhook, msgspec.json.encode(said))
            self.hall.counts["webhooks"] += 1
        except (Refusal, OSError, ValueError) as error:
            log.warning("a webhook failed: %s", type(error).__name__)

    def _post(self, url: str, body: bytes) -> None:
        request = urllib.request.Request(url, body, {"content-type": "application/json"}, method="POST")
        with self.opener.open(request, timeout=SECONDS) as response:
            response.read(1000)
