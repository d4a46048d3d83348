"""Chance as a function: the k-th draw of a stream depends on the seed, the stream and k, and on nothing else.

A state therefore holds only how often each stream was drawn from, and the same seed deals the same luck whatever
happens in between.
"""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from wyrmhall.native import WRAP, i64, mypyc_attr

MASK: Final = (1 << 64) - 1
STREAM: Final = 0xA0761D6478BD642F - WRAP
DRAW: Final = 0x9E3779B97F4A7C15 - WRAP
STIR: Final = 0xBF58476D1CE4E5B9 - WRAP
STIR_AGAIN: Final = 0x94D049BB133111EB - WRAP
"""The constants of splitmix64, and one of their kind that sets the streams apart."""
DEALS: Final = 60
"""How often an imagined deal is tried before the world is given back without the others' options."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where chance comes from. Shared by all copies of a state, so it never changes."""

    __slots__ = ()

    def draw(self, stream: int, count: int, n: int) -> int:
        """A number from 0 to n - 1, the same for the same arguments."""
        raise TypeError(f"{type(self).__name__} cannot draw")

    @property
    def seed(self) -> int | str:
        """What `luck_from` makes this luck from again."""
        raise TypeError(f"{type(self).__name__} has no seed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Luck) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)


class FastLuck(Luck):
    """For simulations and imagined worlds: quick, and predictable to whoever knows the method (splitmix64).

    Only the lowest 64 bits count. Compiled, a draw works with words of 64 bits that have a sign, so it cuts bits out
    where they move down; plain Python cuts after every step. Both give the same (test_rng.py).
    """

    __slots__ = ("_seed", "_start")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        # Neighbouring seeds must not give shifted copies of one sequence, so the seed is mixed once by itself.
        start = (seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & MASK
        start = ((start ^ (start >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        start = ((start ^ (start >> 27)) * 0x94D049BB133111EB) & MASK
        self._start: i64 = (start ^ (start >> 31)) - (start >> 63) * WRAP

    def draw(self, stream: int, count: int, n: int) -> int:
        if not WRAP:  # plain Python has no words, and is quicker if the numbers stay short
            y: int = self._start
            y = y + stream * STREAM + count * DRAW & MASK
            y = (y ^ y >> 30) * STIR & MASK
            y = (y ^ y >> 27) * STIR_AGAIN & MASK
            return (y ^ y >> 31) * n >> 64
        x: i64 = stream
        k: i64 = count
        x = self._start + x * STREAM + k * DRAW
        x = (x ^ (x >> 30 & 0x3FFFFFFFF)) * STIR
        x = (x ^ (x >> 27 & 0x1FFFFFFFFF)) * STIR_AGAIN
        x ^= x >> 31 & 0x1FFFFFFFF
        return ((x >> 32 & 0xFFFFFFFF) * n + ((x & 0xFFFFFFFF) * n >> 32)) >> 32  # x * n / 2**64, by halves

    @property
    def seed(self) -> int | str:
        return self._seed


class TableLuck(Luck):
    """For real tables: a keyed hash of a secret, so that nobody foresees a draw from what was seen."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 16:
            raise ValueError(f"a table's secret has 16 bytes, not {len(secret)}")
        self._secret = secret

    def draw(self, stream: int, count: int, n: int) -> int:
        place = stream.to_bytes(4, "little") + count.to_bytes(8, "little")
        digest = blake2b(place, digest_size=8, key=self._secret).digest()
        return (int.from_bytes(digest, "little") * n) >> 64

    @property
    def seed(self) -> int | str:
        return self._secret.hex()


def new_secret() -> str:
    """A fresh seed for a real table."""
    return token_bytes(16).hex()


def luck_from(seed: int | str) -> Luck:
    """An int gives fast luck; 32 hexadecimal digits give a table's luck."""
    if isinstance(seed, int):
        return FastLuck(seed)
    try:
        return TableLuck(bytes.fromhex(seed))
    except ValueError:
        raise ValueError(f"a seed is a whole number or 32 hexadecimal digits, not {seed!r}") from None


def luck_of_deal(seed: int | str, deal: int) -> Luck:
    """Luck for the `deal`-th try at imagining a world: of the same kind as the seed, and different for each try."""
    if isinstance(seed, int):
        return FastLuck(seed * DEALS + deal)
    return TableLuck(blake2b(deal.to_bytes(4, "little"), digest_size=16, key=bytes.fromhex(seed)).digest())
