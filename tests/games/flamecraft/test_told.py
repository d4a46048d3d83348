"""What is told of a game is what happened in it: whoever keeps a ledger of the events alone has what lies there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from wyrmhall import games, laws
from wyrmhall.core.events import Event
from wyrmhall.games.flamecraft import events
from wyrmhall.games.flamecraft.numbers import GOODS, kind_of
from wyrmhall.games.flamecraft.player import Player


@dataclass
class Side:
    """What a player has, by what was told of it."""

    goods: Counter[str]
    rep: int
    hand: int
    fancy: int

    @classmethod
    def of(cls, p: Player) -> Side:
        """The same of the table itself."""
        goods = Counter(dict(zip(GOODS, p.goods, strict=True)))
        goods["coin"] = p.coins
        return cls(goods, p.rep, len(p.hand), len(p.fancy))

    def add(self, goods: tuple[int, ...], coins: int, sign: int = 1) -> None:
        for kind, n in zip((*GOODS, "coin"), (*goods, coins), strict=True):
            self.goods[kind] += sign * n

    def hear(self, event: Event) -> None:
        match event:
            case events.Gained(goods=goods, coins=coins, rep=rep):
                self.add(goods, coins)
                self.rep += rep
            case events.Lost(rep=rep):
                self.rep -= rep
            case events.Paid(goods=goods, coins=coins):
                self.add(goods, coins, -1)
            case events.ReturnedGoods(goods=goods):
                self.add(goods, 0, -1)
            case events.Gave(item=item):
                self.goods[item] -= 1
            case events.Served(artisan=artisan):
                self.goods[GOODS[kind_of(artisan)]] -= 1
            case events.Drew() | events.Took():
                self.hand += 1
            case events.Returned() | events.GaveArtisan() | events.Placed():
                self.hand -= 1
            case events.DrewFancy():
                self.fancy += 1
            case events.GaveFancy() | events.ReturnedFancy() | events.Scored():
                self.fancy -= 1

    def receive(self, event: Event) -> None:
        match event:
            case events.Gave(item=item):
                self.goods[item] += 1
            case events.GaveArtisan():
                self.hand += 1
            case events.GaveFancy():
                self.fancy += 1


@pytest.mark.clause("FC-CMP-28")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_goods_coins_reputation_and_hands_are_what_was_told_of_them(players):
    rules = games.rules_of("flamecraft")
    for seed in range(3):
        steps = laws.random_game(rules, rules.setup(players), seed)
        # What is chosen before the first turn is kept in silence.
        told = next([Side.of(p) for p in at.game.players] for at in steps if at.game.active >= 0)
        for record in steps:
            for event in record.told[-1]:
                if 0 <= event.seat < players:
                    told[event.seat].hear(event)
                if 0 <= getattr(event, "whom", -1) < players:
                    told[event.whom].receive(event)
            assert told == [Side.of(p) for p in record.game.players], record.told[-1]
