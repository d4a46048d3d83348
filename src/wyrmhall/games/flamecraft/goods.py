"""Goods and amounts: their names, the targets and signs that stand for them, and how a pack types them."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.params import counts
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.numbers import GOODS, ICONS, NO_GOODS

KIND_WORDS: Final[dict[str, int]] = {good: kind for kind, good in enumerate(GOODS)}

GOODS_TYPED: Final = counts(GOODS, 9)


def good(kind: int) -> Msg:
    """The name of a good, or of a coin."""
    return Msg(ICONS[kind])


def pointer(*items: int) -> str:
    """The goods, or the coin, that an option points at, as targets name them."""
    return ("good:" if len(items) == 1 else "goods:") + ",".join([ICONS[item] for item in items])


def amounts(goods: tuple[int, ...] = NO_GOODS, coins: int = 0, rep: int = 0) -> list[Msg]:
    """Goods, coins and reputation in words."""
    said = [Msg("amount", n=n, good=good(kind)) for kind, n in enumerate(goods) if n]
    if coins:
        said.append(Msg("coins", n=coins))
    if rep or not said:
        said.append(Msg("rep", n=rep))
    return said


def times(n: int, sign: str) -> tuple[str, ...]:
    """A sign that stands for so many."""
    return () if not n else (sign,) if n == 1 else (f"x{n}", sign)
