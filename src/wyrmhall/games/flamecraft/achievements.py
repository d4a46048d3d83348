"""Solo: the titles that a score earns, and the achievements that change later games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.rules import Value
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.numbers import (
    BREAD,
    CRYSTAL,
    EMPTY,
    IRON,
    KINDS,
    MEAT,
    PLANT,
    POTION,
    SHOP_ENCHANTMENTS,
)
from wyrmhall.games.flamecraft.state import Flamecraft

SHOPS: Final[tuple[str, ...]] = (
    "drake-of-cakes",
    "fogo-de-char",
    "funky-brewsters",
    "saving-throw",
    "oh-my-gourd",
    "tip-the-scales",
    "maw-paws",
    "wishing-well",
    "nunyas-beeswax",
    "draggin-tail-roost",
)

FANCY: Final[tuple[str, ...]] = (
    "taylor",
    "frazzle",
    "sparkle",
    "bubu",
    "matches",
    "talisman",
    "chonkers",
    "pocus",
    "todd",
    "dazzle",
    "shimmer",
    "twinkle",
)


@dataclass(frozen=True, slots=True)
class Title:
    """What a final score earns: a title, and how many achievements may be unlocked."""

    key: str
    least: int
    unlocks: int

    @property
    def name(self) -> Msg:
        return Msg(f"title-{self.key}")


TITLES: Final[tuple[Title, ...]] = (
    Title("master-of-flamecraft", 90, 2),
    Title("flamekeeper", 75, 1),
    Title("shopkeeper", 0, 0),
)


def title(score: int) -> Title:
    return next(each for each in TITLES if score >= each.least)


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement: what it asks for, and what it changes in later solo games."""

    id: int
    key: str
    asks: str  # what is counted, see `count`
    n: int
    kind: int = EMPTY
    swap: tuple[str, str] | None = None  # this shop of the deck is replaced by that one
    shops: tuple[str, ...] = ()
    fancy: tuple[str, ...] = ()

    @property
    def name(self) -> Msg:
        return Msg(f"achievement-{self.key}")

    def is_met(self, game: Flamecraft) -> bool:
        return self.count(game) >= self.n

    def count(self, game: Flamecraft) -> int:
        if self.asks == "shops":
            return sum([shop >= 0 for shop in game.town])
        if self.asks == "fancy":
            return len(game.players[0].scored)
        if self.asks == "enchanted":
            return game.shops_with_enchantments(SHOP_ENCHANTMENTS)
        if self.asks == "icons":
            cast = [game.box.enchantments[card].icon for card in game.charms if card >= 0]
            return min([cast.count(icon) for icon in KINDS])
        return game.turned_in if self.asks == "coins" else game.in_town(self.kind)


ACHIEVEMENTS: Final[tuple[Achievement, ...]] = (
    Achievement(0, "master-of-markets", "shops", 12, swap=("wishing-well", "dragon-alley"), fancy=("hocus", "rainbow")),
    Achievement(1, "mistress-of-festivities", "fancy", 8, swap=("nunyas-beeswax", "bizarre-bazaar"), fancy=("buddy",)),
    Achievement(
        2,
        "thoroughly-enchanting",
        "enchanted",
        4,
        swap=("draggin-tail-roost", "sew-cute"),
        fancy=("starburst", "steven"),
    ),
    Achievement(
        3, "a-different-kind-of-magic", "icons", 2, swap=("maw-paws", "eternal-flame"), shops=("draconic-tonic",)
    ),
    Achievement(4, "lord-of-the-hoard", "coins", 9, fancy=("goldrush", "greenhorn")),
    Achievement(
        5,
        "half-a-dozen",
        "artisans",
        6,
        BREAD,
        swap=("drake-of-cakes", "la-petite-dragonne"),
        fancy=("buttercup", "sweetie"),
    ),
    Achievement(6, "green-thumb", "artisans", 6, PLANT, shops=("sage-of-sage", "pizza-coven"), fancy=("savannah",)),
    Achievement(
        7,
        "glitter-bomb",
        "artisans",
        6,
        CRYSTAL,
        swap=("tip-the-scales", "dragon-hoard-bank"),
        fancy=("gemma", "sunlight"),
    ),
    Achievement(
        8, "heavy-metal", "artisans", 6, IRON, swap=("saving-throw", "the-savage-beat"), fancy=("wesley", "shadow")
    ),
    Achievement(
        9,
        "brewmeister",
        "artisans",
        6,
        POTION,
        swap=("funky-brewsters", "spellfire-springs"),
        fancy=("jitters", "nightbrite"),
    ),
    Achievement(
        10, "flavor-town", "artisans", 6, MEAT, swap=("fogo-de-char", "full-plate-buffet"), fancy=("pinkytoe", "umami")
    ),
)


def decks(profile: dict[str, Value]) -> tuple[list[str], list[str]]:
    """The shops and the fancy dragons of a solo game, with the changes of all unlocked achievements."""
    shops, dragons = list(SHOPS), list(FANCY)
    for row in ACHIEVEMENTS:
        if profile.get(row.key):
            if row.swap is not None:
                shops[shops.index(row.swap[0])] = row.swap[1]
            shops += row.shops
            dragons += row.fancy
    return shops, dragons
