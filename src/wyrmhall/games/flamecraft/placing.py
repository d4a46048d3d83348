"""Placing artisans: which fits where, what the slot gives, and the new shop when a shop is filled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.core.params import UNTYPED, numbers
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.flamecraft.effects import Gain, brings
from wyrmhall.games.flamecraft.events import LaidShop, Placed
from wyrmhall.games.flamecraft.goods import times
from wyrmhall.games.flamecraft.moves import draw_fancy, gain, leave_hand, leave_park
from wyrmhall.games.flamecraft.numbers import (
    EMPTY,
    FACE_DOWN,
    FIRST_SLOT,
    FROM_SHOPS,
    FROM_SLOTS,
    NO_GOODS,
    SHOP_OF,
    kind_of,
    nth_slot,
)
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import slot_worth


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Put an artisan on an empty slot, gain the reward of the slot and what the ability adds to it."""

    park: bool = False  # from the Park instead of the hand
    here: bool = False  # at this shop only instead of anywhere in Town
    match: bool = True
    rep_as_coins: bool = False
    coins: int = field(default=0, metadata=numbers(0, 20))
    rep_if_filled: int = field(default=0, metadata=numbers(0, 20))
    after: Effect | None = field(
        default=None, metadata=UNTYPED
    )  # what comes after everything else, at the shop of the placement

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
        for base in (FIRST_SLOT[SHOP_OF[at.place]],) if self.here else game.shop_bases():
            for slot in (base, base + 1, base + 2):
                if slots[slot] < 0:
                    kinds |= game.box.accepts[slot] if self.match else (63 if game.box.has_slots[SHOP_OF[base]] else 0)
        return kinds

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.artisans(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(PlaceOn(self, option), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.name_of(game.park[option] if self.park else game.of_kind(at.player, option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"park:{option}" if self.park else f"player:{at.player}:hand:{option}"

    def refusals(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        """The artisans for which there is no slot."""
        kinds = self.open_kinds(game, at)
        for option in game.park_options() if self.park else game.kinds_in_hand(at.player):
            artisan = game.park[option] if self.park else game.of_kind(at.player, option)
            if not kinds >> kind_of(artisan) & 1:
                why = "no-slot-here" if self.here else "no-slot-in-town"
                yield Refusal(self.target(game, at, option), Msg(why, artisan=game.name_of(artisan)), "FC-PLC-02")

    def variant(self) -> str:
        return "park" if self.park else "hand"

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

    def signs(self) -> tuple[str, ...]:
        source = ("park",) if self.park else ()
        filled = ("if", *times(self.rep_if_filled, "rep")) if self.rep_if_filled else ()
        return (*source, "place", *times(self.coins, "coin"), *filled)


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
        for base in (FIRST_SLOT[SHOP_OF[at.place]],) if self.how.here else game.shop_bases():
            for slot in (base, base + 1, base + 2):
                if slots[slot] < 0 and (
                    game.box.accepts[slot] >> kind & 1 if self.how.match else game.box.has_slots[SHOP_OF[base]]
                ):
                    options.append(slot)  # noqa: PERF401 - a loop says the two levels better
        game.ask(self, at, tuple(options))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return max(options, key=lambda slot: slot_worth(game, slot))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        leave = leave_park if self.how.park else leave_hand
        artisan = leave(game, at.player, self.what)
        place_artisan(game, at, artisan, option, self.how)

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        """The artisan that is placed."""
        if self.how.park:
            return Subject(f"park:{self.what}", game.name_of(game.park[self.what]))
        artisan = game.of_kind(at.player, self.what)
        return Subject(f"player:{at.player}:hand:{self.what}", game.name_of(artisan))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return slot_name(game, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return brings(game.box.reward[option])


HERE: Final = Place(here=True)


def slot_name(game: Flamecraft, slot: int) -> Msg:
    return Msg("slot-of", shop=game.shop_name(SHOP_OF[slot]), n=nth_slot(slot))


def place_artisan(game: Flamecraft, at: At, artisan: int, slot: int, how: Place) -> None:
    """Lay the artisan down; then, in this order: reward, bonus, bonus for filling, new shop, what comes after."""
    base = FIRST_SLOT[SHOP_OF[slot]]
    game.slots[slot] = artisan
    game.placed = kind_of(artisan)
    if game.events is not None:
        game.tell(Placed(at.player, artisan, game.shop_key(SHOP_OF[base]), game.shop_name(SHOP_OF[base])))
    if how.after is not None:
        game.push(how.after, At(at.player, base))
    filled = EMPTY not in game.slots[base : base + 3]
    if filled:
        game.push(LAY_SHOP, at)
    reward = game.box.reward[slot]
    rep = reward.rep
    coins = reward.coins
    if how.rep_as_coins:
        rep, coins = 0, coins + rep
    if rep or coins:
        gain(game, at.player, NO_GOODS, coins, rep, FROM_SLOTS)
    bonus = how.rep_if_filled if filled else 0
    if how.coins or bonus:
        gain(game, at.player, NO_GOODS, how.coins, bonus, FROM_SHOPS)
    if reward.fancy:
        draw_fancy(game, at.player)


@dataclass(frozen=True, slots=True)
class LayShop(Effect):
    """A filled shop brings a new one: it is laid unseen on an empty space of the player's choice."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.shops_left:
            game.ask(self, at, tuple([space for space, shop in enumerate(game.town) if shop == EMPTY]))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.town[option] = FACE_DOWN
        if game.events is not None:
            game.tell(LaidShop(at.player, option))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("space", n=option + 1)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"space:{option}"


LAY_SHOP: Final = LayShop()


@dataclass(frozen=True, slots=True)
class RewardOfEmptySlot(Effect):
    """Gain the reward of an empty slot here several times; nobody is placed there."""

    times: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.slots(game, at)))

    def slots(self, game: Flamecraft, at: At) -> list[int]:
        return [slot for slot in range(at.place, at.place + 3) if game.slots[slot] == EMPTY]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.slots(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        reward = game.box.reward[option]
        if reward.rep or reward.coins:
            gain(game, at.player, NO_GOODS, self.times * reward.coins, self.times * reward.rep, FROM_SHOPS)
        for _ in range(self.times * reward.fancy):
            draw_fancy(game, at.player)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return slot_name(game, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        reward = game.box.reward[option]
        return Gain(self.times * reward.rep, self.times * reward.coins, self.times * reward.fancy)

    def signs(self) -> tuple[str, ...]:
        return times(self.times, "slot")
