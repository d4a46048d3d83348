"""What the non-players of Flamecraft do, in words for the real table; and what to put there before the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wyrmhall.companion.pages import Arg, Said, Step
from wyrmhall.core.events import Event
from wyrmhall.games.flamecraft import events
from wyrmhall.games.flamecraft.achievements import Achievement, decks
from wyrmhall.games.flamecraft.numbers import EMPTY, ETERNAL_FLAME, GOODS, KINDS, kind_of
from wyrmhall.games.flamecraft.setup import STARTER_SPACES
from wyrmhall.games.flamecraft.state import Flamecraft


def good(kind: int) -> Said:
    return Said(GOODS[kind])


def shop_said(game: Flamecraft, shop: int) -> Said:
    return Said(f"shop-{game.shop_key(shop)}")


def place_of(game: Flamecraft, shop: int, slot: int = 0) -> str:
    """A shop in Town as a picture, and perhaps one of its slots, counted from 1."""
    return f"town:{game.town.index(shop)}:{slot}"


def steps_of(game: Flamecraft, event: Event) -> Iterator[Step]:
    """What to do for what the engine has told."""
    if isinstance(event, events.Settled):
        yield from _settled(game, event.artisan)
    elif isinstance(event, events.NewShop):
        shop = _shop(game, event.shop)
        yield Step(Said("cp-fc-new-shop", {"shop": shop_said(game, shop)}), place_of(game, shop), "FC-SOL-26")
        if shop == ETERNAL_FLAME:
            yield Step(Said("cp-fc-eternal-flame"), place_of(game, shop), "FC-SHW-25")
    elif isinstance(event, events.LastTurns):
        yield Step(Said("cp-fc-last-turn"), "", "FC-SOL-33")
    elif isinstance(event, events.EarnedTitle):
        said: dict[str, Arg] = {"title": Said(f"title-{event.title}"), "rep": game.players[0].rep}
        yield Step(Said("cp-fc-earned", said), "done", "FC-SOL-44")


def _settled(game: Flamecraft, artisan: int) -> Iterator[Step]:
    slot, kind = game.slots.index(artisan), kind_of(artisan)
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
        Step(Said("cp-fc-set-starters", {"shops": tuple(starters)}), "town:0:1", "FC-SET-33"),
        Step(Said("cp-fc-set-shops", {"shops": _listed("shop", shops)}), "shop", "FC-SOL-02"),
        Step(Said("cp-fc-set-fancy", {"dragons": _listed("fancy", dragons)}), "fancy", "FC-SOL-03"),
        Step(Said("cp-fc-set-artisans"), "artisan", "FC-SOL-01"),
        Step(Said("cp-fc-set-row"), "enchantment", "FC-SET-17"),
        Step(Said("cp-fc-set-others", {"colours": tuple(others)}), "others", "FC-SOL-05"),
        Step(Said("cp-fc-set-you"), "rep", "FC-SOL-07"),
    ]


def _listed(what: str, keys: Iterable[str]) -> tuple[Said, ...]:
    return tuple([Said(f"{what}-{key}") for key in keys])
