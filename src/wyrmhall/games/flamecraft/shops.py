"""The shops: icon, slots and ability."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.effects import May
from wyrmhall.games.flamecraft.alley import CollectCoins, LeaveCoins
from wyrmhall.games.flamecraft.casting import RESERVED, GoodsFromCost, Resolve
from wyrmhall.games.flamecraft.choices import GainAny
from wyrmhall.games.flamecraft.components import Rewards, Shop, Slot
from wyrmhall.games.flamecraft.effects import (
    AndThen,
    DrawFancy,
    EitherOr,
    Gain,
    GoodsOfThePark,
    GoodsOfTheShop,
    RepForTheKindDrawn,
    take,
)
from wyrmhall.games.flamecraft.feast import Feast
from wyrmhall.games.flamecraft.firing import FireUp
from wyrmhall.games.flamecraft.firing_shops import FireAgain, FireInHand, FireInPark, Opportunity, Replace
from wyrmhall.games.flamecraft.flipping import Flip, LoseCoin
from wyrmhall.games.flamecraft.gifts import DrawAndGive, GiveCoin, GiveSame
from wyrmhall.games.flamecraft.numbers import (
    ANY,
    BREAD,
    COIN,
    CRYSTAL,
    DRAGON,
    IRON,
    KINDS,
    MEAT,
    PLANT,
    POTION,
    only,
)
from wyrmhall.games.flamecraft.paying import Cost, LoseRep, PayDifferent, PayOneKind, Serve
from wyrmhall.games.flamecraft.placing import Place, RewardOfEmptySlot
from wyrmhall.games.flamecraft.revealing import ScoreFancy

OTHER_SHOPS: Final = 4  # in the shop deck, beside one of each good


def slot(*kinds: int, rep: int = 0, coins: int = 0, fancy: int = 0) -> Slot:
    return Slot(sum(1 << kind for kind in kinds), Rewards(rep, coins, fancy))


STARTER = slot()  # holds the starter artisan from the beginning; nobody else is placed there
SET = (1, 1, 0, 0, 1, 0)  # Full Plate Buffet: bread, meat, plant

TABLE: tuple[Shop, ...] = (
    Shop(0, "critical-rolls", BREAD, (STARTER, slot(BREAD, MEAT, coins=1), slot(MEAT, fancy=1)), status="PPPPP"),
    Shop(1, "draco-bell", MEAT, (STARTER, slot(MEAT, IRON, coins=1), slot(IRON, fancy=1)), status="PPPPP"),
    Shop(2, "smith-mart", IRON, (STARTER, slot(IRON, POTION, coins=1), slot(POTION, fancy=1)), status="PPPPP"),
    Shop(3, "fragile-reptile", CRYSTAL, (STARTER, slot(CRYSTAL, PLANT, coins=1), slot(PLANT, fancy=1)), status="PPPPP"),
    Shop(4, "hello-nursery", PLANT, (STARTER, slot(PLANT, BREAD, coins=1), slot(BREAD, fancy=1)), status="PPPPP"),
    Shop(
        5, "potable-potions", POTION, (STARTER, slot(POTION, CRYSTAL, coins=1), slot(CRYSTAL, fancy=1)), status="PPPPP"
    ),
    Shop(
        6,
        "drake-of-cakes",
        BREAD,
        (slot(BREAD, rep=3), slot(CRYSTAL, POTION, fancy=1), slot(*KINDS, rep=2)),
        Cost(take(2, deck=False), goods=only(BREAD, 2)),
        status="PSPSP",
    ),
    Shop(
        7,
        "guilty-treasures",
        BREAD,
        (slot(BREAD, IRON, coins=2), slot(PLANT, POTION, coins=2), slot(BREAD, coins=2)),
        AndThen(GainAny(1), May(GiveCoin(4))),
        status="PSSSR",
    ),
    Shop(
        8,
        "la-petite-dragonne",
        BREAD,
        (slot(BREAD, MEAT, rep=3), slot(CRYSTAL, PLANT, rep=2), slot(BREAD, fancy=1)),
        Place(here=True, rep_as_coins=True),
        status="PRRRR",
    ),
    Shop(
        9,
        "fogo-de-char",
        MEAT,
        (slot(MEAT, rep=3), slot(POTION, BREAD, fancy=1), slot(*KINDS, rep=2)),
        Place(match=False, coins=2),
        status="PSSSR",
    ),
    Shop(
        10,
        "full-plate-buffet",
        MEAT,
        (slot(BREAD, MEAT, rep=3), slot(POTION, MEAT, fancy=1), slot(PLANT, MEAT, coins=1)),
        AndThen(Gain(goods=SET), May(Cost(Gain(goods=SET), coins=1))),
        status="PSSSR",
    ),
    Shop(
        11,
        "pizza-coven",
        MEAT,
        (slot(PLANT, MEAT, rep=3), slot(POTION, BREAD, rep=2), slot(MEAT, fancy=1)),
        Serve(),
        special="goods-stay",
        status="PPPPP",
    ),
    Shop(
        12,
        "gnome-depot",
        IRON,
        (slot(IRON, rep=3), slot(PLANT, MEAT, fancy=1), slot(*KINDS, rep=2)),
        PayOneKind(8, rep=8),
        status="PPPSR",
    ),
    Shop(
        13,
        "saving-throw",
        IRON,
        (slot(PLANT, MEAT, rep=3), slot(IRON, fancy=1), slot(*KINDS, coins=1)),
        Place(park=True, rep_if_filled=3),
        status="PSSSR",
    ),
    Shop(
        14,
        "the-savage-beat",
        IRON,
        (slot(IRON, POTION, rep=3), slot(BREAD, MEAT, rep=2), slot(IRON, fancy=1)),
        Cost(GoodsOfThePark(), goods=only(IRON, 1)),
        status="PSSSR",
    ),
    Shop(
        15,
        "dragon-hoard-bank",
        CRYSTAL,
        (slot(IRON, CRYSTAL, rep=3), slot(IRON, CRYSTAL, rep=3), slot(*KINDS, rep=2)),
        EitherOr((LoseRep(3, Gain(coins=5)), Cost(Gain(rep=6), coins=3))),
        status="PSSPR",
    ),
    Shop(
        16,
        "tip-the-scales",
        CRYSTAL,
        (slot(CRYSTAL, rep=3), slot(IRON, PLANT, fancy=1), slot(*KINDS, rep=2)),
        Cost(PayDifferent(), goods=only(CRYSTAL, 2)),
        status="PPPPP",
    ),
    Shop(
        17,
        "touch-o-glass",
        CRYSTAL,
        (slot(BREAD, CRYSTAL, rep=3), slot(MEAT, IRON, rep=2), slot(CRYSTAL, fancy=1)),
        FireInHand(3),
        status="PSSSR",
    ),
    Shop(
        18,
        "hedges-henges",
        PLANT,
        (slot(IRON, POTION, rep=3), slot(PLANT, fancy=1), slot(*KINDS, coins=1)),
        GiveSame(3, rep=2),
        status="PSSSP",
    ),
    Shop(
        19,
        "oh-my-gourd",
        PLANT,
        (slot(PLANT, rep=3), slot(MEAT, CRYSTAL, coins=2), slot(*KINDS, rep=2)),
        EitherOr((RewardOfEmptySlot(2), GoodsOfTheShop(2))),
        status="PPPPP",
    ),
    Shop(
        20,
        "sage-of-sage",
        PLANT,
        (slot(BREAD, PLANT, rep=3), slot(CRYSTAL, POTION, rep=2), slot(PLANT, fancy=1)),
        GoodsFromCost(3),
        status="PSSSP",
    ),
    Shop(
        21,
        "draconic-tonic",
        POTION,
        (slot(POTION, CRYSTAL, rep=3), slot(MEAT, IRON, rep=2), slot(POTION, fancy=1)),
        Resolve(RESERVED),
        status="PSSSR",
    ),
    Shop(
        22,
        "funky-brewsters",
        POTION,
        (slot(POTION, rep=3), slot(MEAT, IRON, fancy=1), slot(*KINDS, rep=2)),
        Replace(),
        status="PSSPR",
    ),
    Shop(
        23,
        "spellfire-springs",
        POTION,
        (slot(PLANT, CRYSTAL, rep=3), slot(POTION, fancy=1), slot(*KINDS, coins=1)),
        FireAgain(),
        status="PSSSR",
    ),
    Shop(
        24,
        "bizarre-bazaar",
        ANY,
        (slot(BREAD, POTION, coins=1), slot(*KINDS, fancy=1), slot(IRON, PLANT, coins=1)),
        AndThen(ScoreFancy(), DrawFancy()),
        status="PPPPP",
    ),
    Shop(
        25,
        "eternal-flame",
        ANY,
        (slot(*KINDS), slot(*KINDS, rep=3), slot(*KINDS)),
        Opportunity(FireUp(many=False, must=True, fresh=True)),
        special="filled-when-revealed",
        status="PRRPR",
    ),
    Shop(
        26,
        "flagons-dragons",
        ANY,
        (slot(POTION, CRYSTAL, rep=3), slot(MEAT, IRON, coins=1), slot(BREAD, PLANT, fancy=1)),
        Feast(7),
        status="PPPPR",
    ),
    Shop(
        27,
        "nunyas-beeswax",
        ANY,
        (slot(BREAD, MEAT, rep=2), slot(IRON, CRYSTAL, rep=2), slot(POTION, PLANT, rep=2)),
        Cost(Opportunity(FireUp(many=True)), coins=1),
        status="PSSPP",
    ),
    Shop(
        28,
        "scale-mail-post",
        ANY,
        (slot(IRON, CRYSTAL, fancy=1), slot(PLANT, MEAT, coins=1), slot(BREAD, POTION, fancy=1)),
        DrawAndGive(2, rep=1),
        status="PSSSR",
    ),
    Shop(
        29,
        "draggin-tail-roost",
        DRAGON,
        (slot(*KINDS, rep=3), slot(*KINDS, fancy=1), slot(*KINDS, coins=2)),
        FireInPark(),
        special="face-down-here",
        status="PRRRR",
    ),
    Shop(
        30,
        "sew-cute",
        DRAGON,
        (slot(*KINDS, rep=3), slot(*KINDS, rep=3), slot(*KINDS, fancy=1)),
        RepForTheKindDrawn(),
        status="PPSSP",
    ),
    Shop(31, "dragon-alley", COIN, (), EitherOr((LeaveCoins(), CollectCoins())), special="no-slots", status="PR"),
    Shop(
        32,
        "maw-paws",
        COIN,
        (slot(MEAT, CRYSTAL, rep=3), slot(POTION, IRON, rep=3), slot(PLANT, BREAD, rep=3)),
        Flip(2, heads=take(1), tails=DrawFancy(), price=1),
        status="SPPPP",
    ),
    Shop(
        33,
        "wishing-well",
        COIN,
        (slot(BREAD, POTION, rep=3), slot(PLANT, MEAT, fancy=1), slot(IRON, CRYSTAL, rep=3)),
        Flip(3, heads=Gain(rep=2), tails=LoseCoin(), stake=True),
        gives=3,
        status="PSSRR",
    ),
)
