"""Brad: when an enchantment is cast, iron stands for other goods of its cost."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.goods import good, pointer
from wyrmhall.games.flamecraft.moves import use_companion
from wyrmhall.games.flamecraft.numbers import BRAD, IRON, KINDS
from wyrmhall.games.flamecraft.paying import Pay, payable
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.state import Flamecraft


def affordable(player: Player, goods: tuple[int, ...], coins: int, no_coins: bool, iron: bool) -> bool:
    """Whether it can be paid, with coins for missing goods unless that is forbidden, and perhaps with iron."""
    if not iron:
        return payable(player, goods, coins, no_coins)
    short = 0
    for kind in KINDS:
        short += max(0, goods[kind] - player.goods[kind])
    short -= min(short, max(0, player.goods[IRON] - goods[IRON]))
    return player.coins >= coins + short and not (no_coins and short)


def pays_with_iron(game: Flamecraft, seat: int) -> bool:
    return game.has_companion(seat, BRAD)


@dataclass(frozen=True, slots=True)
class BradMoment(Effect):
    """The owner of Brad casts: pay with iron now, or pay as usual and keep Brad for later."""

    goods: tuple[int, ...]
    coins: int
    no_coins: bool

    def run(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        options = [1] if PayIron(self.goods, self.coins, self.no_coins).kinds(player) else []
        if payable(player, self.goods, self.coins, self.no_coins):
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            game.push(Pay(self.goods, self.coins, self.no_coins), at)
        else:
            use_companion(game, at.player)
            game.push(PayIron(self.goods, self.coins, self.no_coins), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("pay-as-usual") if option == SKIP else Msg("use-companion", name=game.box.companions[BRAD].name)


@dataclass(frozen=True, slots=True)
class PayIron(Effect):
    """For which goods iron is paid, one after another in any order; the rest is paid as usual."""

    goods: tuple[int, ...]  # what is left of the cost, with the iron that stands for other goods
    coins: int
    no_coins: bool
    some: bool = False  # iron stands for a good already

    def run(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        options = self.kinds(player)
        if self.some and payable(player, self.goods, self.coins, self.no_coins):
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def kinds(self, player: Player) -> list[int]:
        """Goods for which iron can be paid so that the rest can still be paid."""
        if player.goods[IRON] <= self.goods[IRON]:
            return []
        return [
            kind
            for kind in KINDS
            if kind != IRON
            and self.goods[kind]
            and affordable(player, self.instead(kind), self.coins, self.no_coins, iron=True)
        ]

    def instead(self, kind: int) -> tuple[int, ...]:
        return tuple([n - (k == kind) + (k == IRON) for k, n in enumerate(self.goods)])

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            game.push(Pay(self.goods, self.coins, self.no_coins), at)
        else:
            game.push(PayIron(self.instead(option), self.coins, self.no_coins, some=True), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("that-is-all") if option == SKIP else Msg("iron-for", good=good(option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else pointer(option)
