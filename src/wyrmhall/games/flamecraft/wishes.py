"""What a player would like to have, told quickly: of this the reflexes of verbs are made, by which bots play on."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.flamecraft.numbers import EMPTY
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.state import Flamecraft

A_COIN: Final = 3.0  # how much it is wanted, beside goods
A_FANCY_DRAGON: Final = 2.5  # in points


def reputation(game: Flamecraft, card: int) -> float:
    """What an enchantment brings."""
    reward = game.box.enchantments[card].rewards[0]
    return float(reward.rep + reward.coins)


def slot_worth(game: Flamecraft, slot: int) -> float:
    """What placing an artisan there gives at once."""
    reward = game.box.reward[slot]
    return reward.rep + reward.coins + A_FANCY_DRAGON * reward.fancy


def spells_of(game: Flamecraft, player: Player) -> list[int]:
    """The enchantments that the player may cast: of the row and of the reserve."""
    return game.row if player.reserved == EMPTY else [*game.row, player.reserved]


def wants(game: Flamecraft, player: Player) -> list[float]:
    """How much one more of each good would bring enchantments nearer."""
    wanted = [0.0] * 6
    enchantments = game.box.enchantments
    for card in spells_of(game, player):
        spell = enchantments[card]
        worth = reputation(game, card) / (1.0 + missing(spell.goods, player))
        for good, asked in enumerate(spell.goods):
            if asked > player.goods[good]:
                wanted[good] += worth
            elif asked == player.goods[good]:
                wanted[good] += 0.1  # it could not be given away
    return wanted


def missing(goods: tuple[int, ...], player: Player) -> int:
    """How many goods the player lacks for a price when coins stand for some."""
    lacks = -player.coins
    for asked, have in zip(goods, player.goods, strict=True):
        if asked > have:
            lacks += asked - have
    return max(0, lacks)


def most_wanted(game: Flamecraft, seat: int, goods: tuple[int, ...]) -> int:
    wanted = wants(game, game.players[seat])
    return max(goods, key=wanted.__getitem__)


def least_wanted(game: Flamecraft, seat: int, items: tuple[int, ...]) -> int:
    """Of goods and coins."""
    wanted = [*wants(game, game.players[seat]), A_COIN]
    return min(items, key=wanted.__getitem__)
