"""The 42 artisans: seven of each kind, the first of them the starter. Their names have no effect."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.goods import good
from wyrmhall.games.flamecraft.numbers import kind_of

KEYS: Final[tuple[str, ...]] = (
    "pan",
    "cinnabun",
    "cookie",
    "fondue",
    "honey",
    "loaf",
    "suzette",
    "hickory",
    "brisket",
    "cutlet",
    "flambe",
    "hot-dog",
    "potato",
    "skewart",
    "wingnut",
    "cole",
    "flint",
    "patina",
    "roxanne",
    "rusty",
    "shale",
    "brightgem",
    "deathfang",
    "frostfire",
    "jewelheart",
    "moonbeam",
    "opalwing",
    "silverscale",
    "twig",
    "blossom",
    "dandelion",
    "herb",
    "lotus",
    "mulch",
    "olive",
    "tannin",
    "earl",
    "elderberry",
    "jasmine",
    "lavender",
    "thistle",
    "venti",
)
NAMES: Final = tuple([Msg(f"artisan-{key}") for key in KEYS])


def named(artisan: int) -> Msg:
    """The name with the kind, for those who do not know the dragons by heart."""
    return Msg("artisan-named", name=NAMES[artisan], good=good(kind_of(artisan)))
