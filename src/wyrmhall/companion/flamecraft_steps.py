"""What the non-players of Flamecraft do, in words for the real table; and what to put there before the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from typing import Final

from wyrmhall.companion.pages import Arg, Said, Step, TownPicture
from wyrmhall.core.events import Event
from wyrmhall.games.flamecraft import events, solo
from wyrmhall.games.flamecraft.achievements import Achievement, decks
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.numbers import EMPTY, ETERNAL_FLAME, GOODS, KINDS, kind_of
from wyrmhall.games.flamecraft.setup import STARTER_SPACES
from wyrmhall.games.flamecraft.state import Flamecraft


def good(kind: int) -> Said:
    return Said(GOODS[kind])


def shop_said(game: Flamecraft, shop: int) -> Said:
    return Said(f"shop-{game.shop_key(shop)}")


def place_of(game: Flamecraft, shop: int, slot: int = 0) -> TownPicture:
    """A shop in Town as a picture, and perhaps one of its slots, counted from 1."""
    return TownPicture(game.town.index(shop), slot)


def empty_slots(game: Flamecraft) -> list[int]:
    """Where in Town an artisan can still be placed."""
    slots = [slot for base in game.shop_bases() for slot in (base, base + 1, base + 2)]
    return [slot for slot in slots if game.slots[slot] == EMPTY and game.box.accepts[slot]]


def cast_steps(game: Flamecraft, kind: int) -> Iterator[Step]:
    """Which shops take an enchantment of the kind. What lies in the row and under the shops nobody has to say:
    nothing that the non-players do later depends on it."""
    card = next(card.id for card in ENCHANTMENTS if card.icon == kind)
    shops = tuple([shop_said(game, shop) for shop in solo.shops_for(game, card)])
    if shops:
        said: dict[str, Arg] = {"good": good(kind), "shops": shops}
        yield Step(Said("cp-fc-cast", said), "enchantment", "FC-SOL-20")


def nothing_to_do(event: Event, game: Flamecraft) -> Iterator[Step]:
    """Of what the engine has told nobody has to do anything at the table."""
    return iter(())


steps_of: Final = singledispatch(nothing_to_do)
"""What to do for what the engine has told."""


@steps_of.register(events.NewShop)
def _new_shop(event: events.NewShop, game: Flamecraft) -> Iterator[Step]:
    shop = _shop(game, event.shop)
    yield Step(Said("cp-fc-new-shop", {"shop": shop_said(game, shop)}), place_of(game, shop), "FC-SOL-26")
    if shop == ETERNAL_FLAME:
        yield Step(Said("cp-fc-eternal-flame"), place_of(game, shop), "FC-SHW-25")


@steps_of.register(events.LastTurns)
def _last_turns(event: events.LastTurns, game: Flamecraft) -> Iterator[Step]:
    yield Step(Said("cp-fc-last-turn"), None, "FC-SOL-33")


@steps_of.register(events.EarnedTitle)
def _earned(event: events.EarnedTitle, game: Flamecraft) -> Iterator[Step]:
    said: dict[str, Arg] = {"title": Said(f"title-{event.title}"), "rep": game.players[0].rep}
    yield Step(Said("cp-fc-earned", said), "done", "FC-SOL-44")


@steps_of.register(events.Settled)
def _settled(event: events.Settled, game: Flamecraft) -> Iterator[Step]:
    slot, kind = game.slots.index(event.artisan), kind_of(event.artisan)
    shop, n = slot // 3, slot % 3 + 1
    said: dict[str, Arg] = {"good": good(kind), "shop": shop_said(game, shop), "slot": n}
    yield Step(Said("cp-fc-settle", said), place_of(game, shop, n), "FC-SOL-11")
    if game.others[kind] == shop:
        said = {"colour": Said(f"colour-{GOODS[kind]}"), "shop": shop_said(game, shop)}
        yield Step(Said("cp-fc-token", said), place_of(game, shop), "FC-SOL-17")


def _shop(game: Flamecraft, key: str) -> int:
    return next(shop for shop in game.town if shop >= 0 and game.shop_key(shop) == key)


def changes(row: Achievement) -> Iterator[Said]:
    """What an achievement does to the decks of later games."""
    if row.swap is not None:
        yield Said("swaps-shop", {"old": Said(f"shop-{row.swap[0]}"), "new": Said(f"shop-{row.swap[1]}")})
    if row.shops:
        yield Said("adds-shops", {"what": _listed("shop", row.shops)})
    if row.fancy:
        yield Said("adds-fancy", {"what": _listed("fancy", row.fancy)})


def asked_for(row: Achievement) -> Said:
    """What an achievement asks for."""
    kind: dict[str, Arg] = {} if row.kind == EMPTY else {"kind": good(row.kind)}
    asks = Said(f"asks-{row.asks}", {"n": row.n, **kind})
    return Said("cp-fc-achievement", {"name": Said(f"achievement-{row.key}"), "asks": asks})


def check_list(game: Flamecraft) -> list[Step]:
    """The set-up of a solo game, one thing after another."""
    shops, dragons = decks(dict(game.setup.profile))
    starters = [Said(f"shop-{game.shop_key(shop)}") for _, shop in sorted(STARTER_SPACES.items())]
    others = [Said(f"colour-{GOODS[kind]}") for kind in KINDS if kind != game.players[0].colour]
    return [
        Step(Said("cp-fc-set-starters", {"shops": tuple(starters)}), TownPicture(0, 1), "FC-SET-33"),
        Step(Said("cp-fc-set-shops", {"shops": _listed("shop", shops)}), "shop", "FC-SOL-02"),
        Step(Said("cp-fc-set-fancy", {"dragons": _listed("fancy", dragons)}), "fancy", "FC-SOL-03"),
        Step(Said("cp-fc-set-artisans"), "artisan", "FC-SOL-01"),
        Step(Said("cp-fc-set-row"), "enchantment", "FC-SET-17"),
        Step(Said("cp-fc-set-others", {"colours": tuple(others)}), "others", "FC-SOL-05"),
        Step(Said("cp-fc-set-you"), "rep", "FC-SOL-07"),
    ]


def _listed(what: str, keys: Iterable[str]) -> tuple[Said, ...]:
    return tuple([Said(f"{what}-{key}") for key in keys])
