"""The icons printed on every player mat along the paths of the three caves."""

from __future__ import annotations

from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.caching import Cache
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.numbers import ANY, CAVE, DRAGON, HAND, RESOURCE, SUPPLY
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.tucking import Tuck

CRIMSON_PATH = (
    Gain(RESOURCE),
    GuildStep(),
    Gain(RESOURCE),
    LayEgg(),
    UpTo(2, Cache(RESOURCE, 1, SUPPLY, ANY)),
)
GOLDEN_PATH = (
    Take(DRAGON),
    GuildStep(),
    Take(DRAGON),
    LayEgg(),
    UpTo(2, Tuck(1, HAND, ANY)),
)
AMETHYST_PATH = (
    Take(CAVE),
    GuildStep(),
    Take(CAVE),
    LayEgg(),
    UpTo(2, Pay(CAVE, then=LayEgg(2))),
)

ICONS: tuple[Effect, ...] = (*CRIMSON_PATH, *GOLDEN_PATH, *AMETHYST_PATH)
