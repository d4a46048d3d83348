"""Who stands at a shop, and what a visitor gives them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.engine import At
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import OfGoods
from wyrmhall.games.flamecraft.gifts import hand_over, whom
from wyrmhall.games.flamecraft.numbers import EMPTY, NON_PLAYER
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import least_wanted


def tokens_at(game: Flamecraft, seat: int, shop: int) -> list[int]:
    """Whom a visitor of the shop has to give something: seats, and NON_PLAYER for each token of solo."""
    there = [i for i, player in enumerate(game.players) if player.token == shop and i != seat]
    return there + [NON_PLAYER] * game.others.count(shop)


def with_gifts(game: Flamecraft, seat: int, shops: list[int]) -> list[int]:
    """Those of the shops where the player has a good or a coin for everybody there."""
    player = game.players[seat]
    tokens = len(game.players) - 1 + len(game.others) - game.others.count(EMPTY)
    if sum(player.goods) + player.coins >= tokens:  # enough even if all of them stood together
        return shops
    return [shop for shop in shops if missing(game, seat, shop) <= 0]


def missing(game: Flamecraft, seat: int, shop: int) -> int:
    player = game.players[seat]
    return len(tokens_at(game, seat, shop)) - sum(player.goods) - player.coins


@dataclass(frozen=True, slots=True)
class GiveVisitor(OfGoods):
    """Give a good or a coin to somebody whose token stands at the shop."""

    to: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, game.items(at.player))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return least_wanted(game, at.player, options)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        hand_over(game, at, option, self.to)

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-give-visitor", who=whom(self.to))


GIVE_VISITOR: Final = tuple([GiveVisitor(to) for to in range(NON_PLAYER + 1)])
