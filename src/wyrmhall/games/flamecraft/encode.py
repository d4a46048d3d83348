"""What one seat may see, as whole numbers in fixed places: for learning programs, which have no use for a view."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.setup import Setup
from wyrmhall.games.flamecraft.actions import TOWN
from wyrmhall.games.flamecraft.alley import coin_spaces
from wyrmhall.games.flamecraft.companions import TABLE as COMPANIONS
from wyrmhall.games.flamecraft.components import Enchantment, FancyDragon, Shop
from wyrmhall.games.flamecraft.numbers import (
    ARTISANS,
    FACE_DOWN,
    FIRST_SLOT,
    GOODS,
    HAND_LIMIT,
    ICONS,
    KIND_OF,
    KINDS,
    PARK_PLACES,
    ROW,
    SHOP_OF,
    SHOPS,
    SLOTS,
    knows,
)
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.setup import box_of
from wyrmhall.games.flamecraft.state import Flamecraft

FANCY: Final = 10
"""Own fancy dragons that have places."""
FACE_DOWN_ID: Final = SHOPS + 1
NO_SHOP: Final = [0] * 7


def columns(setup: Setup) -> list[tuple[str, int, int, str]]:
    """What the numbers of `encode` are: name, how many, the largest that is told apart, and whose ids they are."""
    box = box_of(setup)
    n, spells, kinds = setup.players, len(box.enchantments), len(GOODS)
    found = [
        ("seat", 1, 4, ""),
        ("active", n, 1, ""),
        ("first", n, 1, ""),
        ("turns", 1, 100, ""),
        ("decks", 4, 36, ""),
        ("end", 2, 5, ""),
        ("own turn", 4, 2, ""),
        ("coin spaces", len(coin_spaces(box)), 1, ""),
        ("row", ROW, spells, "enchantments"),
        ("park", PARK_PLACES, kinds, "goods"),
        ("treats", 6 * PARK_PLACES, 6, ""),
        ("about shop", 1, FACE_DOWN_ID, "shops"),
        ("about kind", 1, kinds, "goods"),
        ("fancy dragons", FANCY, len(box.fancy), "fancy"),
    ]
    for space in range(TOWN):
        found += [
            (f"space {space} shop", 1, FACE_DOWN_ID, "shops"),
            (f"space {space} artisans", 3, kinds, "goods"),
            (f"space {space} enchantments", 3, kinds, "goods"),
        ]
    for i in range(n):
        who = f"player {i}"
        found += [
            (f"{who} reputation", 1, 150, ""),
            (f"{who} coins", 1, 20, ""),
            (f"{who} goods", kinds, 12, ""),
            (f"{who} known hand", kinds, 4, ""),
            (f"{who} cards", 3, HAND_LIMIT + 2, ""),
            (f"{who} reserved", 1, spells, "enchantments"),
            (f"{who} companion", len(COMPANIONS), 1, ""),
            (f"{who} used", 1, 1, ""),
            (f"{who} token", 1, FACE_DOWN_ID, "shops"),
            (f"{who} last", 1, FACE_DOWN_ID, "shops"),
        ]
    if n == 1:
        found.append(("other tokens", len(GOODS), FACE_DOWN_ID, "shops"))
    return found


def cards(setup: Setup) -> dict[str, tuple[tuple[str, ...], list[tuple[int, ...]]]]:
    """The tables that ids point into: names of the attributes, and a row for each card after the row of nothing."""
    gains = ("rep", "coins", "fancy", "artisans")
    slots = [f"slot {i} {what}" for i in range(3) for what in (*GOODS, *gains)]
    box = box_of(setup)
    wanted = [card.key for card in box.fancy]
    fancy = ("there", "sun", *wanted)
    shop = ("there", "face down", *ICONS, "gives", "ability", *slots)
    spell = ("there", *ICONS, *GOODS, "coins paid", "no coins", "sets", *gains)
    return {
        "shops": (shop, [(0,) * len(shop), *[_shop(shop) for shop in box.shops], (1, 1, *(0,) * (len(shop) - 2))]),
        "goods": (GOODS, [tuple([int(i - 1 == kind) for kind in KINDS]) for i in range(len(GOODS) + 1)]),
        "enchantments": (spell, [(0,) * len(spell), *[_spell(card) for card in box.enchantments]]),
        "fancy": (fancy, [(0,) * len(fancy), *[_fancy(row, len(wanted)) for row in box.fancy]]),
    }


def _shop(shop: Shop) -> tuple[int, ...]:
    found = [1, 0, *[int(shop.icon == icon) for icon in range(len(ICONS))], shop.gives, int(shop.ability is not None)]
    for slot in shop.slots:
        reward = slot.reward
        found += [slot.accepts >> kind & 1 for kind in KINDS]
        found += [reward.rep, reward.coins, reward.fancy, reward.artisans]
    return tuple(found + [0] * (10 * (3 - len(shop.slots))))


def _spell(card: Enchantment) -> tuple[int, ...]:
    first = card.rewards[0]
    return (
        1,
        *[int(card.icon == icon) for icon in range(len(ICONS))],
        *card.goods,
        card.coins,
        int(card.no_coins),
        len(card.rewards),
        first.rep,
        first.coins,
        first.fancy,
        first.artisans,
    )


def _fancy(row: FancyDragon, n: int) -> tuple[int, ...]:
    return (1, int(not row.moon), *[int(row.id == other) for other in range(n)])


def encode(game: Flamecraft, seat: int) -> list[int]:
    """The numbers of `columns`; the seat itself is player 0, and the others follow in turn order."""
    n = len(game.players)
    me = game.players[seat]
    out = [seat]
    out += _one_of(n, (game.active - seat) % n if game.active >= 0 else -1)
    out += _one_of(n, (game.first - seat) % n)
    out += (game.turns, game.artisans_left_in_deck, game.fancy_left, len(game.spells), game.shops_left)
    out += (int(game.triggered), game.final + 1)
    if game.active == seat:
        out += (int(game.pocus), int(game.hocus), int(game.earned), game.extra)
    else:
        out += (0, 0, 0, 0)
    out += [game.alley >> i & 1 for i in range(len(coin_spaces(game.box)))]
    out += _ids(game.row, ROW)
    out += [0 if artisan < 0 else KIND_OF[artisan] + 1 for artisan in game.park]
    out += game.treats
    decision = game.owed(seat)
    place = decision.at.place if decision is not None else -1
    piece = decision.at.piece if decision is not None else -1
    out.append(SHOP_OF[place] + 1 if 0 <= place < SLOTS else 0)
    out.append(KIND_OF[piece] + 1 if 0 <= piece < ARTISANS else 0)
    out += _ids(me.fancy, FANCY)
    for shop in game.town:
        out += _space(game, shop)
    out += NO_SHOP * (TOWN - len(game.town))
    bit = knows(seat)
    for i in range(n):
        out += _player(game, game.players[(seat + i) % n], bit)
    if n == 1:
        out += [shop + 1 if shop >= 0 else 0 for shop in game.others]
    return out


def _space(game: Flamecraft, shop: int) -> list[int]:
    if shop < 0:
        return [FACE_DOWN_ID, 0, 0, 0, 0, 0, 0] if shop == FACE_DOWN else NO_SHOP
    base, spells = FIRST_SLOT[shop], game.box.enchantments
    out = [shop + 1]
    out += [0 if artisan < 0 else KIND_OF[artisan] + 1 for artisan in game.slots[base : base + 3]]
    out += [0 if card < 0 else spells[card].icon + 1 for card in game.charms[base : base + 3]]
    return out


def _player(game: Flamecraft, player: Player, bit: int) -> list[int]:
    out = [max(0, player.rep), player.coins]
    out += player.goods
    kinds = [0] * len(GOODS)
    for artisan in player.hand:
        if game.seen[artisan] & bit:
            kinds[KIND_OF[artisan]] += 1
    out += kinds
    out += (len(player.hand), len(player.fancy), len(player.scored), player.reserved + 1)
    out += _one_of(len(COMPANIONS), player.companion)
    out += (int(player.used), max(0, player.token + 1), max(0, player.last + 1))
    return out


def _ids(cards: list[int], n: int) -> list[int]:
    """The first n as ids, with zeros where there are fewer."""
    return [card + 1 for card in cards[:n]] + [0] * (n - len(cards))


def _one_of(n: int, which: int) -> list[int]:
    found = [0] * n
    if which >= 0:
        found[which] = 1
    return found
