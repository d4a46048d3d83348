"""What is told of a game is what happened in it: whoever keeps a ledger of the events alone has what lies there."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from wyrmhall import games, laws
from wyrmhall.core.masks import bits
from wyrmhall.games.seadragons import events
from wyrmhall.games.seadragons.cards import SHIPS
from wyrmhall.games.seadragons.components import REEF_IDS
from wyrmhall.games.seadragons.numbers import GOLD


@dataclass
class Side:
    """What lies before a player, by what was told of it."""

    gold: int
    hand: int
    ships: Counter = field(default_factory=Counter)
    reefs: Counter = field(default_factory=Counter)
    dragons: list = field(default_factory=list)
    vp: int = 0

    def hear(self, event):
        match event:
            case events.GainedGold(n=n) | events.GainedAsNeighbour(n=n):
                self.gold += n
            case events.PaidGold(n=n):
                self.gold -= n
            case events.DiscardedGold(n=n):
                self.gold += n
                self.reefs[REEF_IDS[GOLD]] -= 1
            case events.CollectedShips(ships=ships):
                self.ships.update(ships)
            case events.KeptReef(card=card):
                self.reefs[card] += 1
            case events.CompletedMission(vp=vp, ships=ships, reefs=reefs):
                self.vp += vp
                self.ships.subtract(ships)
                self.reefs.subtract(reefs)
            case events.TookCard() | events.DrewCard():
                self.hand += 1
            case events.DiscardedCard():
                self.hand -= 1
            case events.PlacedDragon(cells=cells):
                self.hand -= 1
                self.dragons.append(frozenset(cells))


def lies(game, seat):
    """The same of the table itself."""
    player = game.players[seat]
    return Side(
        player.gold,
        len(player.hand),
        Counter(dict(zip(SHIPS, player.ships, strict=True))),
        Counter([REEF_IDS[kind] for kind in player.reefs]),
        [frozenset(game.sea.where(bit) for bit in bits(cells)) for cells in player.dragons],
        sum(game.box.missions[mission].vp for mission in player.missions),
    )


@pytest.mark.clause("SD-PAY-01", "SD-PAY-08", "SD-PAY-10", "SD-PAY-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gold_ships_cards_and_dragons_are_what_was_told_of_them(players):
    rules = games.rules_of("seadragons")
    for seed in range(4):
        steps = laws.random_game(rules, rules.setup(players), seed)
        game = next(steps).game
        told = [lies(game, seat) for seat in range(players)]
        for record in steps:
            for event in record.told[-1]:
                if event.seat >= 0:
                    told[event.seat].hear(event)
            assert told == [lies(record.game, seat) for seat in range(players)]
