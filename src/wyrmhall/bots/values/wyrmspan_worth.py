"""What an ability of Wyrmspan is worth in points when it is used once: a rough guess from the row of the card."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.combine import All, Choose, Each, ForEach, GainShared, If, Opponents
from wyrmhall.games.wyrmspan.digs import Excavate
from wyrmhall.games.wyrmspan.dispose import DrawMayTuck, DrawSplit, GainAndCache, GainMayCache, Hoard, TakeMayTuck
from wyrmhall.games.wyrmspan.effects import Cache, Gain, GuildStep, LayEgg, Take, Tuck
from wyrmhall.games.wyrmspan.hatching import Hatch
from wyrmhall.games.wyrmspan.kinds import CARD, CAVE, COIN, DRAGON, EGG, HAND, SUPPLY
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.plays import PlayDragon
from wyrmhall.games.wyrmspan.rearrange import Activate, Swap
from wyrmhall.games.wyrmspan.scores import Scoring


@dataclass(frozen=True, slots=True)
class Taste:
    """What single things are worth in points, when they are gained."""

    resource: float
    coin: float
    egg: float  # as a price
    laid: float  # an egg laid on a nest
    card: float  # a dragon card
    cave: float  # a cave card
    step: float
    kept: float  # a card tucked or a resource cached
    dig: float
    dragon: float  # one played by an ability, beyond the action

    def of(self, kind: int) -> float:
        """Of one thing of a kind; what may be chosen is worth as much as the usual choice."""
        if kind == COIN:
            return self.coin
        if kind == EGG:
            return self.egg
        if kind in (DRAGON, CARD):
            return self.card
        if kind == CAVE:
            return self.cave
        return self.resource


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


def worth(effect: Effect | None, taste: Taste) -> float:
    """The points that using an ability may bring, now or later."""
    if effect is None or isinstance(effect, Scoring):
        return 0.0
    if isinstance(effect, Gain):
        return effect.n * taste.of(effect.kind)
    if isinstance(effect, Take):
        return effect.n * taste.of(effect.what)
    if isinstance(effect, LayEgg):
        return taste.laid * effect.n
    if isinstance(effect, GuildStep):
        return taste.step * effect.n
    if isinstance(effect, Seq | All):
        return sum([worth(part, taste) for part in effect.parts])
    if isinstance(effect, Choose):
        return effect.n * max([worth(part, taste) for part in effect.parts])
    if isinstance(effect, Pay):
        return max(0.2, worth(effect.then, taste) - effect.n * taste.of(effect.kind))
    if isinstance(effect, UpTo):
        return 0.6 * effect.n * worth(effect.part, taste)
    if isinstance(effect, Cache):
        return effect.n * (taste.kept - (taste.of(effect.kind) if effect.source == SUPPLY else 0.0)) + worth(
            effect.then, taste
        )
    if isinstance(effect, Tuck):
        return effect.n * (taste.kept - (taste.card if effect.source == HAND else 0.0)) + worth(effect.then, taste)
    if isinstance(effect, Hatch):
        return 0.4 + worth(effect.benefit, taste) + 0.4 * worth(effect.bonus, taste)
    if isinstance(effect, If):
        return 0.6 * worth(effect.then, taste)
    if isinstance(effect, ForEach | Each):
        return 1.5 * worth(effect.then, taste)
    if isinstance(effect, Excavate):
        return taste.dig * effect.n
    if isinstance(effect, PlayDragon):
        return taste.dragon
    return OTHERS.get(type(effect), 0.8)
