"""Solo: the non-player dragons, and what is unlocked after the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.rules import Value, Verdict
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.flamecraft.achievements import ACHIEVEMENTS, TITLES, Achievement, title
from wyrmhall.games.flamecraft.casting import about, fits
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.end_of_turn import Limits, TurnUp
from wyrmhall.games.flamecraft.events import CastForOther, Settled, Unlocked
from wyrmhall.games.flamecraft.moves import refill_park, refill_row, top_artisan, tuck
from wyrmhall.games.flamecraft.numbers import EMPTY, EVERYBODY, FIRST_SLOT, KINDS, SHOP_OF, kind_of
from wyrmhall.games.flamecraft.placing import LAY_SHOP
from wyrmhall.games.flamecraft.state import Flamecraft


def verdict(game: Flamecraft) -> Verdict | None:
    """A solo game is judged by its title. The lowest is everybody's: it unlocks nothing, and is no victory."""
    if len(game.players) > 1:
        return None
    earned = title(game.players[0].rep)
    return Verdict(earned.name, earned is not TITLES[-1])


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
        refill_park(game)


@dataclass(frozen=True, slots=True)
class PlaceDragon(Effect):
    """Steps 2 to 4: an artisan of the deck settles, a non-player follows it, and an enchantment of its kind is cast."""

    def run(self, game: Flamecraft, at: At) -> None:
        if is_last_turn(game):
            return
        for _ in range(game.artisans_left_in_deck):
            artisan = top_artisan(game)
            slot = first_slot(game, kind_of(artisan))
            if slot != EMPTY:
                self.settle(game, at, artisan, slot)
                return
            game.under.append(artisan)
            game.seen[artisan] = EVERYBODY

    def settle(self, game: Flamecraft, at: At, artisan: int, slot: int) -> None:
        kind, shop = kind_of(artisan), SHOP_OF[slot]
        game.slots[slot] = artisan
        if kind != game.players[0].colour:
            game.others[kind] = shop
        if game.events is not None:
            game.tell(Settled(EMPTY, artisan, game.shop_key(shop), game.shop_name(shop)))
        game.push(CAST_OTHER[kind], at)
        if EMPTY not in game.slots[FIRST_SLOT[shop] : FIRST_SLOT[shop] + 3]:
            game.push(LAY_SHOP, at)


def first_slot(game: Flamecraft, kind: int) -> int:
    """The first empty slot, clockwise from the Park, that takes the kind; EMPTY if there is none."""
    for base in game.shop_bases():
        for slot in (base, base + 1, base + 2):
            if game.slots[slot] == EMPTY and game.box.accepts[slot] >> kind & 1:
                return slot
    return EMPTY


@dataclass(frozen=True, slots=True)
class CastOther(Effect):
    """Step 4: which enchantment with the icon of the artisan is cast, free and without a reward."""

    kind: int

    def run(self, game: Flamecraft, at: At) -> None:
        cards = [card for card in game.row if game.box.enchantments[card].icon == self.kind]
        game.ask(self, at, tuple([card for card in cards if shops_for(game, card)]))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(CAST_OTHER_ON[option], at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.box.enchantments[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"


def shops_for(game: Flamecraft, card: int) -> list[int]:
    shops = [SHOP_OF[base] for base in game.shop_bases() if game.charms[base + 2] == EMPTY]
    return [shop for shop in shops if fits(game, shop, card)]


@dataclass(frozen=True, slots=True)
class CastOtherOn(Effect):
    """On which shop."""

    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(shops_for(game, self.enchantment)))

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return about(game, self.enchantment)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.row.remove(self.enchantment)
        tuck(game, option, self.enchantment)
        if game.events is not None:
            spell = game.box.enchantments[self.enchantment]
            game.tell(CastForOther(EMPTY, spell.key, game.shop_key(option), spell.name, game.shop_name(option)))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.shop_name(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"shop:{option}"


@dataclass(frozen=True, slots=True)
class RefreshRow(Effect):
    """Step 5."""

    def run(self, game: Flamecraft, at: At) -> None:
        refill_row(game)


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
            game.tell(Unlocked(at.player, ACHIEVEMENTS[option].key))
        game.push(self, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("that-is-all") if option == SKIP else ACHIEVEMENTS[option].name


UNLOCK: Final = Unlock()
