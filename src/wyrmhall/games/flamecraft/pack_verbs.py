"""The verbs that a pack may use: of shop abilities, of sun and moon dragons, and of companions."""

from __future__ import annotations

from wyrmhall.core.effects import May
from wyrmhall.core.engine import Effect
from wyrmhall.games.flamecraft.casting import GoodsFromCost, Resolve
from wyrmhall.games.flamecraft.choices import GainAny
from wyrmhall.games.flamecraft.effects import (
    AndThen,
    DrawFancy,
    EitherOr,
    Gain,
    GoodsOfThePark,
    GoodsOfTheShop,
    RepForTheKindDrawn,
    TakeArtisans,
)
from wyrmhall.games.flamecraft.feast import Feast
from wyrmhall.games.flamecraft.firing import FireUp
from wyrmhall.games.flamecraft.firing_shops import FireAgain, FireInHand, FireInPark, Opportunity, Replace
from wyrmhall.games.flamecraft.flipping import Flip, LoseCoin
from wyrmhall.games.flamecraft.gifts import DrawAndGive, GiveCoin, GiveSame
from wyrmhall.games.flamecraft.goals import (
    ArtisansLikeIt,
    AtTheEnchantedShop,
    CoinsForEmptySlots,
    DifferentEnchantments,
    EnchantmentsLikeIt,
    FullShops,
    KindsInHand,
    ThreeAlike,
)
from wyrmhall.games.flamecraft.moons import ArtisansInHand, GoodHeld, KindInTown, KindsHeld, PairsOfFancy, WellEnchanted
from wyrmhall.games.flamecraft.paying import Cost, LoseRep, PayDifferent, PayOneKind, Serve
from wyrmhall.games.flamecraft.placing import Place, RewardOfEmptySlot
from wyrmhall.games.flamecraft.revealing import ScoreFancy
from wyrmhall.packs.verbs import Verbs, op_of

_ABILITIES = (
    Gain, GainAny, TakeArtisans, DrawFancy, AndThen, EitherOr, May, Cost, LoseRep, PayOneKind, PayDifferent, Serve,
    GoodsOfThePark, GoodsOfTheShop, RepForTheKindDrawn, Flip, LoseCoin, GiveCoin, GiveSame, DrawAndGive, Place, Resolve,
    GoodsFromCost, ScoreFancy, FireInHand, FireInPark, FireAgain, Opportunity, Replace, Feast, RewardOfEmptySlot,
)  # fmt: skip
_SUNS = (
    Cost, Gain, CoinsForEmptySlots, FullShops, KindsInHand, AtTheEnchantedShop, EnchantmentsLikeIt, ArtisansLikeIt,
    ThreeAlike, DifferentEnchantments,
)  # fmt: skip
_COMPANIONS = (
    Gain, GainAny, TakeArtisans, DrawFancy, AndThen, EitherOr, May, Cost, LoseRep, PayOneKind, PayDifferent,
    GoodsOfThePark, RepForTheKindDrawn, Flip, LoseCoin, GiveCoin, DrawAndGive, FireInHand, FireInPark, ScoreFancy,
)  # fmt: skip
"""What needs no shop: a companion may be used wherever its owner stands."""
_STARTS = (Gain, GainAny, AndThen)
_MOONS = (KindsHeld, PairsOfFancy, ArtisansInHand, WellEnchanted, KindInTown, GoodHeld)


def _ops(*verbs: type[Effect]) -> tuple[str, ...]:
    return tuple(sorted(op_of(verb) for verb in verbs))


def either(one: Effect, two: Effect) -> EitherOr:
    return EitherOr((one, two))


TYPED = Verbs((*dict.fromkeys((*_ABILITIES, *_SUNS, *_MOONS)), FireUp), makers={EitherOr: either})
ABILITIES = _ops(*_ABILITIES)
SUNS = _ops(*_SUNS)
MOONS = _ops(*_MOONS)
COMPANIONS = _ops(*_COMPANIONS)
STARTS = _ops(*_STARTS)
