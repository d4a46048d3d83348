"""What is told of a game is what happened in it: whoever keeps a ledger of the events alone has what lies there.

Left out is what is not told by itself: coins, which actions cost, and from where a card or a cached resource came.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from wyrmhall import games, laws
from wyrmhall.core.events import Event
from wyrmhall.games.wyrmspan import events
from wyrmhall.games.wyrmspan.state import Player

RESOURCES = ("meat", "gold", "crystal", "milk")


@dataclass
class Side:
    """What lies before a player, by what was told of it."""

    resources: Counter[str]
    eggs: Counter[int]
    caves: dict[int, int]
    dragons: dict[int, int]
    cached: Counter[tuple[int, str]]
    tucked: Counter[int]
    markers: int

    @classmethod
    def of(cls, p: Player) -> Side:
        """The same of the table itself."""
        cached = {
            (dragon, kind): p.cached[4 * space + n]
            for space, dragon in enumerate(p.dragons)
            for n, kind in enumerate(RESOURCES)
        }
        return cls(
            Counter(dict(zip(RESOURCES, p.supply, strict=False))),
            Counter(dict(enumerate(p.eggs))),
            {space: card for space, card in enumerate(p.caves) if card},
            {space: dragon for space, dragon in enumerate(p.dragons) if dragon},
            Counter(cached),
            Counter({p.dragons[space]: n for space, n in enumerate(p.tucked)}),
            len(p.markers),
        )

    def hear(self, event: Event) -> None:
        match event:
            case events.Gained(token=token, n=n) if token in RESOURCES:
                self.resources[token] += n
            case events.Paid(token=token, n=n) if token in RESOURCES:
                self.resources[token] -= n
            case events.Laid(space=space):
                self.eggs[space] += 1
            case events.PaidEgg(space=space):
                self.eggs[space] -= 1
            case events.Cached(token=token, dragon=dragon):
                self.cached[dragon, token] += 1
            case events.Tucked(dragon=dragon):
                self.tucked[dragon] += 1
            case events.Excavated(card=card, space=space):
                self.caves[space] = card
            case events.Played(dragon=dragon, space=space):
                self.dragons[space] = dragon
            case events.Placed():
                self.markers += 1


@pytest.mark.clause("WS-PAY-01", "WS-EGG-01", "WS-CAC-01", "WS-TUC-01")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_resources_eggs_and_the_mat_are_what_was_told_of_them(players):
    rules = games.rules_of("wyrmspan")
    for seed in range(3):
        steps = laws.random_game(rules, rules.setup(players), seed)
        told = [Side.of(p) for p in next(steps).game.players]
        for record in steps:
            for event in record.told[-1]:
                if 0 <= event.seat < players:
                    told[event.seat].hear(event)
                    if isinstance(
                        event, events.Cached
                    ):  # from the supply, or from the own: that is told with the effect
                        kind = RESOURCES.index(event.token)
                        told[event.seat].resources[event.token] = record.game.players[event.seat].supply[kind]
            assert told == [Side.of(p) for p in record.game.players]
