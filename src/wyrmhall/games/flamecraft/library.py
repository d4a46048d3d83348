"""Every card for the library: name, text and where its facts come from."""

from __future__ import annotations

from typing import cast

from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft import achievements, shops
from wyrmhall.games.flamecraft.artisans import KEYS, NAMES
from wyrmhall.games.flamecraft.components import Box, Enchantment, Slot
from wyrmhall.games.flamecraft.effects import brings
from wyrmhall.games.flamecraft.faces import (
    AchievementFace,
    ArtisanFace,
    CompanionFace,
    EnchantmentFace,
    FancyFace,
    ShopFace,
    Sign,
    SlotFace,
    deck_of,
    reward_of,
)
from wyrmhall.games.flamecraft.firing import ABILITIES
from wyrmhall.games.flamecraft.goods import amounts, good
from wyrmhall.games.flamecraft.numbers import EMPTY, EVERY_KIND, GOODS, ICONS, KINDS, STARTER_OF, STARTERS, kind_of
from wyrmhall.games.flamecraft.setup import box_of

STATUS = {"P": "printed", "S": "single_source", "R": "reconstructed"}


def status_of(parts: str) -> str:
    """A card is as certain as its least certain part."""
    return STATUS[max(parts, key="PSR".index)]


def components(setup: Setup) -> list[Component]:
    box = box_of(setup)
    return [*_shops(box), *_artisans(), *_fancy(box), *_enchantments(box), *_companions(box), *_achievements(box)]


def _shops(box: Box) -> list[Component]:
    cards = []
    for row in box.shops:
        text: list[Effect | Msg] = []
        for i, slot in enumerate(row.slots):
            if slot is shops.STARTER:
                text.append(Msg("slot-starter"))
            else:
                text.append(Msg("slot-text", n=i + 1, kinds=_kinds(slot.accepts), reward=brings(slot.reward)))
        if row.special:
            text.append(Msg(row.special))
        if row.ability is not None:
            text.append(row.ability)
        names = ("icon", *(f"slot {i + 1}" for i in range(len(row.slots))), "ability")
        parts = _parts(names, row.status)
        face = ShopFace(
            ICONS[row.icon], row.gives, tuple([_slot(slot, row.icon) for slot in row.slots]), signs(row.ability)
        )
        kind = "starter-shop" if row.id < STARTERS else "shop"
        cards.append(Component(kind, row.key, row.name, tuple(text), status_of(row.status), face, parts=parts))
    return cards


def signs(effect: Effect | None) -> tuple[Sign, ...]:
    """What a verb says of itself; a test proves that they are signs."""
    return () if effect is None else cast("tuple[Sign, ...]", effect.signs())


def _kinds(accepts: int) -> Msg:
    kinds = [good(kind) for kind in KINDS if accepts >> kind & 1]
    if accepts == EVERY_KIND:
        return Msg("any")
    return kinds[0] if len(kinds) == 1 else Msg("kind-or", one=kinds[0], two=kinds[1])


def _slot(slot: Slot, icon: int) -> SlotFace:
    """A slot for a picture; the starter artisan is that of the shop's own kind."""
    accepts = tuple([GOODS[kind] for kind in KINDS if slot.accepts >> kind & 1])
    return SlotFace(accepts, reward_of(slot.reward), STARTER_OF[icon] if slot is shops.STARTER else EMPTY)


def _parts(names: tuple[str, ...], status: str) -> dict[str, str]:
    return {name: STATUS[letter] for name, letter in zip(names, status, strict=True)} if len(set(status)) > 1 else {}


def _artisans() -> list[Component]:
    return [
        Component(
            "artisan",
            key,
            NAMES[i],
            (ABILITIES[kind_of(i)],),
            face=ArtisanFace(i, GOODS[kind_of(i)], signs(ABILITIES[kind_of(i)])),
        )
        for i, key in enumerate(KEYS)
    ]


def _fancy(box: Box) -> list[Component]:
    return [
        Component(
            "moon" if row.moon else "sun",
            row.key,
            row.name,
            (row.effect,),
            status_of(row.status),
            FancyFace(signs(row.effect)),
            parts=_parts(("kind", "goal", "reward", "name")[: len(row.status)], row.status),
        )
        for row in box.fancy
    ]


def _enchantments(box: Box) -> list[Component]:
    cards = []
    for row in box.enchantments:
        text: list[Effect | Msg] = []
        many = len(row.rewards) > 1
        for n, gain in enumerate([brings(reward) for reward in row.rewards], start=1):
            cost = amounts(row.cost(n), row.coins)
            text.append(Msg("sets", n=n, cost=cost, reward=gain) if many else Msg("for", cost=cost, reward=gain))
        if row.no_coins:
            text.append(Msg("no-coins"))
        parts = _parts(("name", "icon", "cost", "reward", "coin sign"), row.status)
        status = status_of(row.status)
        cards.append(Component("enchantment", row.key, row.name, tuple(text), status, _face(row), parts=parts))
    return cards


def _face(row: Enchantment) -> EnchantmentFace:
    return EnchantmentFace(
        id=row.id,
        key=row.key,
        icon=ICONS[row.icon],
        deck=deck_of(row),
        goods=row.goods,
        coins=row.coins,
        no_coins=row.no_coins,
        rewards=tuple([reward_of(gain) for gain in row.rewards]),
    )


def _companions(box: Box) -> list[Component]:
    cards = []
    for row in box.companions:
        text: list[Effect | Msg] = []
        if row.begins is not None:
            text.append(Msg("start-typed", what=row.begins))
        elif row.start:
            text.append(Msg(f"start-{row.key}"))
        text.append(Msg(f"ability-{row.key}") if row.ability is None else row.ability)
        parts = _parts(("start", "ability", "name"), row.status)
        face = CompanionFace(row.key, signs(row.ability))
        cards.append(Component("companion", row.key, row.name, tuple(text), status_of(row.status), face, parts=parts))
    return cards


def _achievements(box: Box) -> list[Component]:
    by_key = {row.key: row.name for row in box.shops}
    dragons = {row.key: row.name for row in box.fancy}
    cards = []
    for row in achievements.ACHIEVEMENTS:
        kind = good(row.kind) if row.kind >= 0 else Msg("any")
        text: list[Effect | Msg] = [Msg(f"asks-{row.asks}", n=row.n, kind=kind)]
        if row.swap is not None:
            text.append(Msg("swaps-shop", old=by_key[row.swap[0]], new=by_key[row.swap[1]]))
        if row.shops:
            text.append(Msg("adds-shops", what=[by_key[key] for key in row.shops]))
        if row.fancy:
            text.append(Msg("adds-fancy", what=[dragons[key] for key in row.fancy]))
        cards.append(Component("achievement", row.key, row.name, tuple(text), face=AchievementFace(row.key)))
    return cards
