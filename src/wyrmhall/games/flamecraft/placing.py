"""Placing artisans: which fits where, what the slot gives, and the new shop when a shop is filled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.board import ACCEPTS, HAS_SLOTS, REWARD
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.kinds import (
    EMPTY,
    FACE_DOWN,
    FROM_SHOPS,
    FROM_SLOTS,
    good,
    kind_of,
)

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Put an artisan on an empty slot, gain the reward of the slot and what the ability adds to it."""

    park: bool = False  # from the Park instead of the hand
    here: bool = False  # at this shop only instead of anywhere in Town
    match: bool = True
    rep_as_coins: bool = False
    coins: int = 0
    rep_if_filled: int = 0
    after: Effect | None = None  # what comes after everything else, at the shop of the placement

    def run(self, game: Flamecraft, at: At) -> None:
        # Even the only artisan that fits is asked for: if it came at once, that would tell the others of the hand.
        game.ask(self, at, tuple(self.artisans(game, at)), even_one=not self.park and game.has_others)

    def artisans(self, game: Flamecraft, at: At) -> list[int]:
        """The kinds in hand, or the places of the Park, for which there is a slot."""
        open_kinds = self.open_kinds(game, at)
        if not open_kinds:
            return []
        if self.park:
            return [i for i in game.park_options() if open_kinds >> kind_of(game.park[i]) & 1]
        return [kind for kind in game.kinds_in_hand(at.player) if open_kinds >> kind & 1]

    def open_kinds(self, game: Flamecraft, at: At) -> int:
        """The kinds that some empty slot takes, as bits."""
        kinds = 0
        slots = game.slots
        for base in (at.place - at.place % 3,) if self.here else game.shop_bases():
            for slot in (base, base + 1, base + 2):
                if slots[slot] < 0:
                    kinds |= ACCEPTS[slot] if self.match else (63 if HAS_SLOTS[base // 3] else 0)
        return kinds

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.artisans(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(PlaceOn(self, option), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.name_of(game.park[option]) if self.park else Msg("artisan-of", good=good(option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"park:{option}" if self.park else f"player:{at.player}:hand:{option}"

    def words(self) -> dict[str, object]:
        extra: list[Effect] = [Gain(coins=self.coins)] if self.coins else []
        return {
            "source": "park" if self.park else "hand",
            "where": "here" if self.here else "town",
            "match": self.match,
            "coins": self.rep_as_coins,
            "bonus": "yes" if extra else "no",
            "extra": extra,
            "filled": self.rep_if_filled,
        }


@dataclass(frozen=True, slots=True)
class PlaceOn(Effect):
    """On which slot the chosen artisan goes."""

    how: Place
    what: int  # a kind in hand, or a place of the Park

    def run(self, game: Flamecraft, at: At) -> None:
        kind = kind_of(game.park[self.what]) if self.how.park else self.what
        if not self.how.park and kind not in game.kinds_in_hand(at.player):
            return  # an imagined hand: this deal does not fit what was asked
        slots = game.slots
        options = []
        for base in (at.place - at.place % 3,) if self.how.here else game.shop_bases():
            for slot in (base, base + 1, base + 2):
                if slots[slot] < 0 and (ACCEPTS[slot] >> kind & 1 if self.how.match else HAS_SLOTS[base // 3]):
                    options.append(slot)  # noqa: PERF401 - a loop says the two levels better
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        leave = game.leave_park if self.how.park else game.leave_hand
        artisan = leave(at.player, self.what)
        place_artisan(game, at, artisan, option, self.how)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return slot_name(game, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return REWARD[option]


HERE: Final = Place(here=True)


def slot_name(game: Flamecraft, slot: int) -> Msg:
    return Msg("slot-of", shop=game.shop_name(slot // 3), n=slot % 3 + 1)


def place_artisan(game: Flamecraft, at: At, artisan: int, slot: int, how: Place) -> None:
    """Lay the artisan down; then, in this order: reward, bonus, bonus for filling, new shop, what comes after."""
    base = slot - slot % 3
    game.slots[slot] = artisan
    game.placed = kind_of(artisan)
    if game.events is not None:
        shown: dict[str, object] = {"artisan": game.name_of(artisan), "shop": game.shop_name(base // 3)}
        game.tell(loose("placed", at.player, shown))
    if how.after is not None:
        game.push(how.after, At(at.player, base))
    filled = EMPTY not in game.slots[base : base + 3]
    if filled:
        game.push(LAY_SHOP, at)
    reward = REWARD[slot]
    rep = reward.rep
    coins = reward.coins
    if how.rep_as_coins:
        rep, coins = 0, coins + rep
    if rep or coins:
        game.gain(at.player, reward.goods, coins, rep, FROM_SLOTS)
    bonus = how.rep_if_filled if filled else 0
    if how.coins or bonus:
        game.gain(at.player, reward.goods, how.coins, bonus, FROM_SHOPS)
    if reward.fancy:
        game.draw_fancy(at.player)


@dataclass(frozen=True, slots=True)
class LayShop(Effect):
    """A filled shop brings a new one: it is laid unseen on an empty space of the player's choice."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.shops_left:
            game.ask(self, at, tuple([space for space, shop in enumerate(game.town) if shop == EMPTY]))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.town[option] = FACE_DOWN
        if game.events is not None:
            game.tell(loose("laid-shop", at.player, {"n": option + 1}))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("space", n=option + 1)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"space:{option}"


LAY_SHOP: Final = LayShop()
