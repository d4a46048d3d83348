"""Recovery codes: written down by a person, found by their first letters, and kept as a slow hash of the others."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from hmac import compare_digest

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: what is read wrongly (o, i, l) still means the same."""
MISREAD = str.maketrans("oil", "011")
KEY_LETTERS, SECRET_LETTERS, GROUP = 8, 16, 4
COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and some hundredths of a second
_places = asyncio.Semaphore(2)
"""So that those who guess take no more memory than two of them need."""


def new_code() -> str:
    """120 bits by chance, in groups that can be read out."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(KEY_LETTERS + SECRET_LETTERS))
    return "-".join(letters[n : n + GROUP] for n in range(0, len(letters), GROUP))


def parts_of(code: str) -> tuple[str, str] | None:
    """The part by which a code is found, and the rest; none if it cannot be one."""
    letters = "".join(c for c in code.lower().translate(MISREAD) if not (c.isspace() or c == "-"))
    if len(letters) != KEY_LETTERS + SECRET_LETTERS or not set(letters) <= set(LETTERS):
        return None
    return letters[:KEY_LETTERS], letters[KEY_LETTERS:]


async def slow_hash(secret: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${await _hash(secret, salt)}"


async def fits(secret: str, kept: str) -> bool:
    salt, _, expected = kept.partition("$")
    return compare_digest(await _hash(secret, bytes.fromhex(salt)), expected)


async def _hash(secret: str, salt: bytes) -> str:
    async with _places:
        return (await asyncio.to_thread(lambda: hashlib.scrypt(secret.encode(), salt=salt, **COST))).hex()
