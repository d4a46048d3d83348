"""The 75 cave cards: number, where the facts come from, and the effect."""

from __future__ import annotations

from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.caching import Cache
from wyrmhall.games.wyrmspan.combine import Choose, all_of, sequel
from wyrmhall.games.wyrmspan.components import Cave
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.enticing import PlayDragon
from wyrmhall.games.wyrmspan.excavating import Excavate
from wyrmhall.games.wyrmspan.numbers import (
    ANY,
    CAVE,
    COIN,
    CRYSTAL,
    DECK,
    DISPLAY,
    DRAGON,
    EGG,
    GENERAL,
    GOLD,
    HAND,
    MEAT,
    MILK,
    MINUS_ONE,
    ONCE_PER_ROUND,
    RESOURCE,
    SAID_FREE,
    WHEN_PLAYED,
)
from wyrmhall.games.wyrmspan.opponents import Opponents
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.rearrange import Activate, Swap
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.tucking import Tuck
from wyrmhall.games.wyrmspan.verbs import spends

PRINTED = "printed"
SINGLE = "single_source"
FOUR = (Take(DRAGON), GuildStep(), Take(CAVE), Gain(RESOURCE))

# fmt: off
ROWS: tuple[tuple[int, str, Effect], ...] = (
    (1, SINGLE, Activate(ONCE_PER_ROUND)),
    (2, SINGLE, Activate(WHEN_PLAYED)),
    (3, SINGLE, Cache(RESOURCE, 2, GENERAL, ANY)),
    (4, SINGLE, Cache(RESOURCE, 2, GENERAL, ANY)),
    (5, PRINTED, all_of(Gain(RESOURCE), LayEgg())),
    (6, PRINTED, all_of(Gain(RESOURCE), LayEgg())),
    (7, PRINTED, all_of(Take(CAVE), Gain(RESOURCE))),
    (8, PRINTED, all_of(Take(CAVE), GuildStep())),
    (9, PRINTED, all_of(Take(CAVE), GuildStep())),
    (10, PRINTED, all_of(Take(CAVE), LayEgg(2))),
    (11, PRINTED, all_of(Take(CAVE), LayEgg(2))),
    (12, PRINTED, Gain(COIN)),
    (13, PRINTED, Gain(COIN)),
    (14, PRINTED, Gain(COIN)),
    (15, PRINTED, all_of(Gain(CRYSTAL), Take(DRAGON))),
    (16, PRINTED, Gain(CRYSTAL, 2)),
    (17, PRINTED, all_of(Gain(CRYSTAL), Gain(MILK))),
    (18, PRINTED, all_of(Gain(CRYSTAL), LayEgg())),
    (19, PRINTED, all_of(Gain(CRYSTAL), LayEgg())),
    (20, PRINTED, Take(DRAGON, 2)),
    (21, PRINTED, Take(DRAGON, 2)),
    (22, PRINTED, all_of(Take(DRAGON), GuildStep())),
    (23, PRINTED, all_of(Take(DRAGON), GuildStep())),
    (24, PRINTED, all_of(Take(DRAGON), GuildStep())),
    (25, PRINTED, all_of(Take(DRAGON), LayEgg())),
    (26, PRINTED, all_of(Take(DRAGON), LayEgg())),
    (27, PRINTED, sequel(GuildStep(2), Opponents(GuildStep()))),
    (28, PRINTED, sequel(GuildStep(2), Opponents(GuildStep()))),
    (29, PRINTED, all_of(GuildStep(), LayEgg())),
    (30, PRINTED, all_of(GuildStep(), LayEgg())),
    (31, PRINTED, all_of(GuildStep(), LayEgg())),
    (32, PRINTED, all_of(Gain(GOLD), Take(DRAGON))),
    (33, PRINTED, all_of(Gain(GOLD), Gain(CRYSTAL))),
    (34, PRINTED, Gain(GOLD, 2)),
    (35, PRINTED, all_of(Gain(GOLD), Gain(MILK))),
    (36, PRINTED, all_of(Gain(GOLD), LayEgg())),
    (37, PRINTED, all_of(Gain(GOLD), LayEgg())),
    (38, PRINTED, all_of(Gain(MEAT), Take(DRAGON))),
    (39, PRINTED, all_of(Gain(MEAT), Take(DRAGON))),
    (40, PRINTED, all_of(Gain(MEAT), Gain(CRYSTAL))),
    (41, PRINTED, all_of(Gain(MEAT), Gain(CRYSTAL))),
    (42, PRINTED, all_of(Gain(MEAT), Gain(GOLD))),
    (43, PRINTED, all_of(Gain(MEAT), Gain(GOLD))),
    (44, PRINTED, Gain(MEAT, 2)),
    (45, PRINTED, Gain(MEAT, 2)),
    (46, PRINTED, all_of(Gain(MEAT), Gain(MILK))),
    (47, PRINTED, all_of(Gain(MEAT), LayEgg())),
    (48, PRINTED, all_of(Gain(MEAT), LayEgg())),
    (49, PRINTED, Gain(MILK, 2)),
    (50, PRINTED, sequel(Choose(2, FOUR), Opponents(Choose(1, FOUR)))),
    (51, PRINTED, sequel(Choose(2, FOUR), Opponents(Choose(1, FOUR)))),
    (52, SINGLE, PlayDragon(HAND, MINUS_ONE)),
    (53, SINGLE, PlayDragon(HAND, MINUS_ONE)),
    (54, SINGLE, PlayDragon(HAND, MINUS_ONE)),
    (55, PRINTED, LayEgg(3)),
    (56, PRINTED, LayEgg(3)),
    (57, PRINTED, LayEgg(3)),
    (58, SINGLE, Pay(RESOURCE, 2, then=Excavate(DECK, SAID_FREE))),
    (59, SINGLE, Pay(RESOURCE, 2, then=Excavate(DISPLAY, SAID_FREE))),
    (60, SINGLE, Pay(CAVE, 2, then=Excavate(DECK, SAID_FREE))),
    (61, SINGLE, Pay(CAVE, 2, then=Excavate(DISPLAY, SAID_FREE))),
    (62, SINGLE, Pay(DRAGON, 2, then=Excavate(DECK, SAID_FREE))),
    (63, SINGLE, Pay(DRAGON, 2, then=Excavate(DISPLAY, SAID_FREE))),
    (64, SINGLE, Pay(EGG, 2, then=Excavate(DECK, SAID_FREE))),
    (65, SINGLE, Pay(EGG, 2, then=Excavate(DISPLAY, SAID_FREE))),
    (66, SINGLE, Swap()),
    (67, SINGLE, Tuck(2, DECK, ANY)),
    (68, SINGLE, Tuck(2, DECK, ANY)),
    (69, SINGLE, sequel(UpTo(3, Pay(RESOURCE, then=GuildStep())), Opponents(Pay(RESOURCE, then=GuildStep())))),
    (70, PRINTED, sequel(UpTo(3, Pay(RESOURCE, then=LayEgg(2))), Opponents(Pay(RESOURCE, then=LayEgg(2))))),
    (71, PRINTED, sequel(UpTo(3, Pay(CAVE, then=GuildStep())), Opponents(Pay(CAVE, then=GuildStep())))),
    (72, PRINTED, sequel(UpTo(3, Pay(DRAGON, then=GuildStep())), Opponents(Pay(DRAGON, then=GuildStep())))),
    (73, PRINTED, sequel(UpTo(3, Pay(DRAGON, then=LayEgg(2))), Opponents(Pay(DRAGON, then=LayEgg(2))))),
    (74, PRINTED, sequel(UpTo(3, Pay(EGG, then=Gain(RESOURCE, 2))), Opponents(Pay(EGG, then=Gain(RESOURCE, 2))))),
    (75, PRINTED, sequel(UpTo(3, Pay(EGG, then=GuildStep())), Opponents(Pay(EGG, then=GuildStep())))),
)
# fmt: on


def _cave(number: int, status: str, effect: Effect) -> Cave:
    like = next(other for other, _, same in ROWS if same == effect)
    return Cave(number, effect, like, spends(effect), status)


NOTHING = Cave(0, Seq(()), 0, False)
"""Stands at 0, which means no card, so that numbers are indices."""
CAVES: tuple[Cave, ...] = (NOTHING, *[_cave(*row) for row in ROWS])
