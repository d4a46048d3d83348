"""The artisans: as many of each kind, the first of them the starter. Their names have no effect."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.goods import good
from wyrmhall.games.flamecraft.numbers import ARTISAN_KEYS, kind_of

KEYS: Final = tuple([key for keys in ARTISAN_KEYS for key in keys])
NAMES: Final = tuple([Msg(f"artisan-{key}") for key in KEYS])


def named(artisan: int) -> Msg:
    """The name with the kind, for those who do not know the dragons by heart."""
    return Msg("artisan-named", name=NAMES[artisan], good=good(kind_of(artisan)))
