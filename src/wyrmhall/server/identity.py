"""Who somebody is, without accounts: a signed cookie for a person, a secret in a link for a seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COOKIE = "wyrmhall"
A_YEAR = 365 * 24 * 3600


def new_id() -> str:
    """Sixteen letters that nobody guesses, for a table or a person."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has enough chance in it that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Signs the names that cookies hold, so that nobody takes another's."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def cookie_of(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def person_in(self, cookie: str) -> str | None:
        """The person that a cookie names; none if it is not ours."""
        person, _, signature = cookie.partition(".")
        if len(person) != 16 or not signature.isascii():
            return None
        return person if hmac.compare_digest(signature, self._signature(person)) else None

    def _signature(self, person: str) -> str:
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()[:40]
