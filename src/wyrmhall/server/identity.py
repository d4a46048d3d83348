"""Who somebody is, without accounts: a signed cookie for a person, a secret in a link for a seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

COOKIE = "wyrmhall"
A_YEAR = 365 * 24 * 3600
ID_LETTERS = 16


def new_id() -> str:
    """Sixteen letters that nobody guesses, for a table or a person."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has enough chance in it that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Bearer(NamedTuple):
    """Whom a cookie names: a guest, or somebody kept in one of their sessions."""

    person: str
    session: str = ""


class Signer:
    """Signs the names that cookies hold, so that nobody takes another's."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def cookie_of(self, bearer: Bearer) -> str:
        named = bearer.person + bearer.session
        return f"{named}.{self._signature(named)}"

    def bearer_in(self, cookie: str) -> Bearer | None:
        """Whom a cookie names; none if it is not ours."""
        named, _, signature = cookie.partition(".")
        if len(named) not in (ID_LETTERS, 2 * ID_LETTERS) or not signature.isascii() or not named.isascii():
            return None
        if not hmac.compare_digest(signature, self._signature(named)):
            return None
        return Bearer(named[:ID_LETTERS], named[ID_LETTERS:])

    def derived(self, purpose: str) -> str:
        """32 hexadecimal digits that only this house can tell beforehand, another for each purpose."""
        return hmac.new(self.key, f"wyrmhall {purpose}".encode(), hashlib.sha256).hexdigest()[:32]

    def _signature(self, named: str) -> str:
        return hmac.new(self.key, named.encode(), hashlib.sha256).hexdigest()[:40]
