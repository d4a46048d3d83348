"""Solo: the non-player dragons, the titles and the achievements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.rules import Value, Verdict
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.board import ACCEPTS
from wyrmhall.games.flamecraft.casting import fits
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.ending import Limits, TurnUp
from wyrmhall.games.flamecraft.kinds import (
    BREAD,
    CRYSTAL,
    EMPTY,
    EVERYBODY,
    IRON,
    KINDS,
    MEAT,
    PLANT,
    POTION,
    SHOP_ENCHANTMENTS,
    kind_of,
)
from wyrmhall.games.flamecraft.placing import LAY_SHOP

if TYPE_CHECKING:
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


def verdict(game: Flamecraft) -> Verdict | None:
    """A solo game is judged by its title. The lowest is everybody's: it unlocks nothing, and is no victory."""
    if len(game.players) > 1:
        return None
    earned = title(game.players[0].rep)
    return Verdict(earned.name, earned is not TITLES[-1])


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
            cast = [ENCHANTMENTS[card].icon for card in game.charms if card >= 0]
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


def profile(game: Flamecraft) -> dict[str, Value]:
    """The player's profile after the game: what was unlocked before, and what this game unlocked."""
    return {**game.setup.profile, **{ACHIEVEMENTS[i].key: True for i in game.unlocked}}


# --- the end of a solo turn ----------------------------------------------------------------------------------------


def is_last_turn(game: Flamecraft) -> bool:
    return game.final == 0


@dataclass(frozen=True, slots=True)
class SoloLimits(Effect):
    """The limits, unless the table plays without them."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.setup["solo_limits"]:
            game.push(LIMITS, at)


@dataclass(frozen=True, slots=True)
class RefreshPark(Effect):
    """Step 1."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.refill_park()


@dataclass(frozen=True, slots=True)
class PlaceDragon(Effect):
    """Steps 2 to 4: an artisan of the deck settles, a non-player follows it, and an enchantment of its kind is cast."""

    def run(self, game: Flamecraft, at: At) -> None:
        if is_last_turn(game):
            return
        for _ in range(game.artisans_left_in_deck):
            artisan = game.top_artisan()
            slot = first_slot(game, kind_of(artisan))
            if slot != EMPTY:
                self.settle(game, at, artisan, slot)
                return
            game.under.append(artisan)
            game.seen[artisan] = EVERYBODY

    def settle(self, game: Flamecraft, at: At, artisan: int, slot: int) -> None:
        kind, shop = kind_of(artisan), slot // 3
        game.slots[slot] = artisan
        if kind != game.players[0].colour:
            game.others[kind] = shop
        if game.events is not None:
            game.tell(loose("settled", EMPTY, {"artisan": game.name_of(artisan), "shop": game.shop_name(shop)}))
        game.push(CAST_OTHER[kind], at)
        if EMPTY not in game.slots[shop * 3 : shop * 3 + 3]:
            game.push(LAY_SHOP, at)


def first_slot(game: Flamecraft, kind: int) -> int:
    """The first empty slot, clockwise from the Park, that takes the kind; EMPTY if there is none."""
    for base in game.shop_bases():
        for slot in (base, base + 1, base + 2):
            if game.slots[slot] == EMPTY and ACCEPTS[slot] >> kind & 1:
                return slot
    return EMPTY


@dataclass(frozen=True, slots=True)
class CastOther(Effect):
    """Step 4: which enchantment with the icon of the artisan is cast, free and without a reward."""

    kind: int

    def run(self, game: Flamecraft, at: At) -> None:
        cards = [card for card in game.row if ENCHANTMENTS[card].icon == self.kind]
        game.ask(self, at, tuple([card for card in cards if shops_for(game, card)]))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(CAST_OTHER_ON[option], at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return ENCHANTMENTS[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"


def shops_for(game: Flamecraft, card: int) -> list[int]:
    return [base // 3 for base in game.shop_bases() if fits(base // 3, card) and game.charms[base + 2] == EMPTY]


@dataclass(frozen=True, slots=True)
class CastOtherOn(Effect):
    """On which shop."""

    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(shops_for(game, self.enchantment)))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.row.remove(self.enchantment)
        game.tuck(option, self.enchantment)
        if game.events is not None:
            shown = {"what": ENCHANTMENTS[self.enchantment].name, "shop": game.shop_name(option)}
            game.tell(loose("cast-other", EMPTY, dict(shown)))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.shop_name(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"shop:{option}"


@dataclass(frozen=True, slots=True)
class RefreshRow(Effect):
    """Step 5."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.refill_row()


LIMITS: Final = Limits()
CAST_OTHER: Final = tuple([CastOther(kind) for kind in KINDS])
CAST_OTHER_ON: Final = tuple([CastOtherOn(card.id) for card in ENCHANTMENTS])
SOLO_STEPS: Final[tuple[Effect, ...]] = (
    TurnUp(),
    RefreshRow(),
    PlaceDragon(),
    RefreshPark(),
    SoloLimits(),
)  # the last one is done first


# --- after the game ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Unlock(Effect):
    """Which of the achievements that are met are unlocked, as many as the title allows."""

    def run(self, game: Flamecraft, at: At) -> None:
        left = title(game.players[0].rep).unlocks - len(game.unlocked)
        met = [row.id for row in ACHIEVEMENTS if self.is_open(game, row) and row.is_met(game)]
        if left and met:
            game.ask(self, at, (*met, SKIP))

    def is_open(self, game: Flamecraft, row: Achievement) -> bool:
        return not game.setup.profile.get(row.key) and row.id not in game.unlocked

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.unlocked.append(option)
        if game.events is not None:
            game.tell(loose("unlocked", at.player, {"what": ACHIEVEMENTS[option].name}))
        game.push(self, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("that-is-all") if option == SKIP else ACHIEVEMENTS[option].name


UNLOCK: Final = Unlock()
