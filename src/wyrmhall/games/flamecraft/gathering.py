"""Gathering: what a shop gives, and the artisan that may be placed there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import any_goods
from wyrmhall.games.flamecraft.effects import Gain, TakeArtisans, brings
from wyrmhall.games.flamecraft.moments import FreeMoment
from wyrmhall.games.flamecraft.moves import gain, leave_hand
from wyrmhall.games.flamecraft.numbers import (
    ANY,
    COIN,
    DRAGON,
    FIRST_SLOT,
    FROM_SHOPS,
    KIND_OF,
    ROOST,
    SETTLED,
    SETTLING_OPTION,
    SHOP_OF,
)
from wyrmhall.games.flamecraft.placing import HERE, place_artisan, slot_name
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import slot_worth


@dataclass(frozen=True, slots=True)
class GatherGoods(Effect):
    """Step 1: the shop gives its icon, and every artisan and enchantment there a good."""

    def run(self, game: Flamecraft, at: At) -> None:
        shop = SHOP_OF[at.place]
        gain(game, at.player, goods_at(game, shop), coins_at(game, shop), 0, FROM_SHOPS)
        icon = game.box.icon[shop]
        if icon == ANY:
            game.push(any_goods(1), at)
        elif icon == DRAGON:
            game.push(GATHER_ARTISAN, at)


def goods_at(game: Flamecraft, shop: int) -> tuple[int, ...]:
    """The goods that its icon, its artisans and its enchantments give."""
    goods = [0] * 6
    if game.box.icon[shop] < 6:
        goods[game.box.icon[shop]] += 1
    for slot in (FIRST_SLOT[shop], FIRST_SLOT[shop] + 1, FIRST_SLOT[shop] + 2):
        if game.slots[slot] >= 0 and shop != ROOST:
            goods[KIND_OF[game.slots[slot]]] += 1
        if game.charms[slot] >= 0:
            goods[game.box.enchantments[game.charms[slot]].icon] += 1
    return tuple(goods)


def coins_at(game: Flamecraft, shop: int) -> int:
    return game.box.shops[shop].gives if game.box.icon[shop] == COIN else 0


def gathering(game: Flamecraft, shop: int) -> list[Says]:
    """What step 1 of gathering there brings, in words."""
    goods, coins = goods_at(game, shop), coins_at(game, shop)
    parts: list[Says] = [Gain(coins=coins, goods=goods)] if coins or any(goods) else []
    if game.box.icon[shop] == ANY:
        parts.append(any_goods(1))
    elif game.box.icon[shop] == DRAGON:
        parts.append(GATHER_ARTISAN)
    return parts or [Gain()]


@dataclass(frozen=True, slots=True)
class PlaceStep(FreeMoment):
    """Step 2: place an artisan from the hand on a slot here."""

    def run(self, game: Flamecraft, at: At) -> None:
        options = self.options(game, at)
        if options or self.could_get_one(game, at):
            game.ask(self, at, (*options, SKIP), even_one=True)

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        base = at.place
        best, most = options[0], -1.0
        for option in options[:-1]:  # the last is to place nobody
            worth = slot_worth(game, base + SETTLED[option][0])
            if worth > most:
                best, most = option, worth
        return best

    def options(self, game: Flamecraft, at: At) -> list[int]:
        options: list[int] = []
        for kind in game.kinds_in_hand(at.player):
            for i in (0, 1, 2):
                if game.slots[at.place + i] < 0 and game.box.accepts[at.place + i] >> kind & 1:
                    options.append(SETTLING_OPTION[kind][i])  # noqa: PERF401 - a loop says the two levels better
        return options

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-place-step" if self.options(game, at) else "ask-moment")

    def could_get_one(self, game: Flamecraft, at: At) -> bool:
        """Whether a sun dragon or a companion could bring an artisan for a slot that is empty."""
        empty = any(game.slots[slot] < 0 and game.box.accepts[slot] for slot in range(at.place, at.place + 3))
        return empty and game.could_get_artisan(at.player, self)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            slot, kind = SETTLED[option]
            place_artisan(game, at, leave_hand(game, at.player, kind), at.place + slot, HERE)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("skip")
        slot, kind = SETTLED[option]
        return Msg(
            "place-kind", artisan=game.name_of(game.of_kind(at.player, kind)), slot=slot_name(game, at.place + slot)
        )

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"slot:{at.place + SETTLED[option][0]}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return None if option == SKIP else brings(game.box.reward[at.place + SETTLED[option][0]])

    def why_not(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        kinds = game.kinds_in_hand(at.player)
        for slot in range(at.place, at.place + 3):
            if game.slots[slot] >= 0:
                yield Refusal(f"slot:{slot}", Msg("no-taken-slot", slot=slot_name(game, slot)), "FC-PLC-06")
            elif not any(game.box.accepts[slot] >> kind & 1 for kind in kinds):
                yield Refusal(f"slot:{slot}", Msg("no-match", slot=slot_name(game, slot)), "FC-PLC-02")
        yield from HERE.refusals(game, at)


GATHER_GOODS: Final = GatherGoods()

GATHER_ARTISAN: Final = TakeArtisans(1, gathering=True)

PLACE_STEP: Final = PlaceStep()
