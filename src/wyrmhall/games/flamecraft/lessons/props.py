"""Goals, piles and things of the table that the lessons of Flamecraft speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wyrmhall.core.setup import Setup
from wyrmhall.games.flamecraft import achievements
from wyrmhall.games.flamecraft.enchantments import GOLD, PURPLE
from wyrmhall.games.flamecraft.numbers import (
    ARTISAN_DECK,
    ARTISANS_OF,
    COMPANION_DECK,
    EMPTY,
    ENCHANTMENT_DECK,
    FANCY_DECK,
    GOODS,
    ITEMS,
    KINDS,
    SEATING,
    SHOP_DECK,
    kind_of,
)
from wyrmhall.games.flamecraft.setup import REMOVED_OF_EACH_KIND, box_of
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.view import ShopView, View


def rep(game: Flamecraft, seat: int, n: int) -> bool:
    """So much reputation."""
    return game.players[seat].rep >= n


def has(game: Flamecraft, seat: int, item: str, n: int) -> bool:
    """So many of a good, or so many coins, in the own supply."""
    player = game.players[seat]
    return (player.coins if item == "coin" else player.goods[GOODS.index(item)]) >= n


def placed(game: Flamecraft, seat: int, n: int) -> bool:
    """So many artisans in Town, whoever placed them."""
    return sum(game.slots[base + i] >= 0 for base in game.shop_bases() for i in range(3)) >= n


def scored(game: Flamecraft, seat: int, n: int) -> bool:
    """So many fancy dragons scored."""
    return len(game.players[seat].scored) >= n


def cast(game: Flamecraft, seat: int, n: int) -> bool:
    """So many enchantments at shops, whoever cast them."""
    return sum(card >= 0 for card in game.charms) >= n


def turn(game: Flamecraft, seat: int, n: int) -> bool:
    """The game has come to this turn, counted over all players."""
    return game.turns >= n or game.over


GOALS: dict[str, Callable[..., bool]] = {
    "rep": rep,
    "has": has,
    "placed": placed,
    "scored": scored,
    "cast": cast,
    "turn": turn,
}


def piles(setup: Setup) -> Mapping[str, tuple[int, Sequence[int], Sequence[int]]]:
    """The decks, the companions, and who begins.

    The shops of several players are numbers: for each good which of its three comes into the deck, four of the ten
    others, and then, for each that is turned up, which of the deck.
    """
    n = setup.players
    removed = REMOVED_OF_EACH_KIND[n]
    shops: list[int] = []
    fancy = [row.id for row in box_of(setup).fancy]
    if n == 1:
        shop_keys, fancy_keys = achievements.decks(dict(setup.profile))
        shops = [row.id for row in box_of(setup).shops if row.key in shop_keys]
        fancy = [row.id for row in box_of(setup).fancy if row.key in fancy_keys]
    return {
        "artisans": (ARTISAN_DECK, _artisans(removed), [0] * removed * len(KINDS)),
        "fancy": (FANCY_DECK, fancy, ()),
        "enchantments": (ENCHANTMENT_DECK, PURPLE if setup["deck"] == "purple" else GOLD, ()),
        "shops": (SHOP_DECK, shops, ()),
        "companions": (COMPANION_DECK, [row.id for row in box_of(setup).companions], ()),
        "first": (SEATING, (), ()),
    }


def _artisans(removed: int) -> list[int]:
    """The deck after so many of each kind, each time the first of the pile, have gone back to the box."""
    deck = []
    for kind in KINDS:
        cards = list(ARTISANS_OF[kind][1:])
        for _ in range(removed):
            cards[0] = cards[-1]
            cards.pop()
        deck += cards
    return deck


def things(view: View) -> set[str]:
    """What lies on the table, as the client marks it."""
    me = view.players[view.seat]
    shops = [space.shop for space in view.town if space.shop is not None]
    park = {kind_of(place.artisan): f"park:{place.n}" for place in reversed(view.park) if place.artisan != EMPTY}
    own = [f"player:{view.seat}:hand:{kind_of(artisan)}" for artisan in me.hand]
    own += [f"fancy:{card}" for card in [*me.fancy, *me.scored]]
    own += [f"companion:{me.companion}"] if me.companion != EMPTY else []
    own += [f"enchantment:{me.reserved.id}"] if me.reserved is not None else []
    return {
        *[f"shop:{shop.id}" for shop in shops],
        *[slot for shop in shops for slot in _slots(shop)],
        *park.values(),
        *[f"enchantment:{card.id}" for card in view.row],
        *[f"deck:{name}" for name in ("artisans", "enchantments", "fancy", "shops")],
        *[f"good:{item}" for item in ITEMS],
        *own,
        "park",
        *(["titles", "achievements"] if view.titles else []),
    }


def _slots(shop: ShopView) -> list[str]:
    return [f"slot:{slot.id}" for slot in shop.slots]
