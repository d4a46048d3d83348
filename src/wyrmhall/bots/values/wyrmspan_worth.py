"""What an ability of Wyrmspan is worth in points when it is used once: a rough guess from the row of the card."""

from __future__ import annotations

from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.combine import All, Choose, Each, ForEach, GainShared, If, Opponents
from wyrmhall.games.wyrmspan.digs import Excavate
from wyrmhall.games.wyrmspan.dispose import DrawMayTuck, DrawSplit, GainAndCache, GainMayCache, Hoard, TakeMayTuck
from wyrmhall.games.wyrmspan.effects import Cache, Gain, GuildStep, Hatch, LayEgg, Take, Tuck
from wyrmhall.games.wyrmspan.kinds import HAND, SUPPLY
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.plays import PlayDragon
from wyrmhall.games.wyrmspan.rearrange import Activate, Swap
from wyrmhall.games.wyrmspan.scores import Scoring

KIND = (0.6, 0.6, 0.6, 0.6, 2.5, 1.0, 0.6, 0.7, 0.8, 0.6, 0.5)
"""By kind: meat, gold, crystal, milk, coin, egg, any resource, dragon card, cave card, any card, any item."""
STEP = 1.0
KEPT = 1.0  # a card tucked or a resource cached
EXCAVATION = 2.5
DRAGON = 4.0
OTHERS: dict[type[Effect], float] = {
    Activate: 1.2,
    DrawMayTuck: 1.5,
    DrawSplit: 1.8,
    GainAndCache: 1.6,
    GainMayCache: 1.0,
    GainShared: 1.0,
    Hoard: 1.5,
    Opponents: 0.0,
    Swap: 0.2,
    TakeMayTuck: 1.0,
}


def worth(effect: Effect | None) -> float:
    """The points that using an ability may bring, now or later."""
    if effect is None or isinstance(effect, Scoring):
        return 0.0
    if isinstance(effect, Gain):
        return effect.n * KIND[effect.kind]
    if isinstance(effect, Take):
        return effect.n * KIND[effect.what]
    if isinstance(effect, LayEgg):
        return 0.9 * effect.n
    if isinstance(effect, GuildStep):
        return STEP * effect.n
    if isinstance(effect, Seq | All):
        return sum([worth(part) for part in effect.parts])
    if isinstance(effect, Choose):
        return effect.n * max([worth(part) for part in effect.parts])
    if isinstance(effect, Pay):
        return max(0.2, worth(effect.then) - effect.n * KIND[effect.kind])
    if isinstance(effect, UpTo):
        return 0.6 * effect.n * worth(effect.part)
    if isinstance(effect, Cache):
        return effect.n * (KEPT - (KIND[effect.kind] if effect.source == SUPPLY else 0.0)) + worth(effect.then)
    if isinstance(effect, Tuck):
        return effect.n * (KEPT - (KIND[7] if effect.source == HAND else 0.0)) + worth(effect.then)
    if isinstance(effect, Hatch):
        return 0.4 + worth(effect.benefit) + 0.4 * worth(effect.bonus)
    if isinstance(effect, If):
        return 0.6 * worth(effect.then)
    if isinstance(effect, ForEach | Each):
        return 1.5 * worth(effect.then)
    if isinstance(effect, Excavate):
        return EXCAVATION * effect.n
    if isinstance(effect, PlayDragon):
        return DRAGON
    return OTHERS.get(type(effect), 0.8)
