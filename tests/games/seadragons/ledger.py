"""A ledger that is kept from what is told alone: what lies before each player, and in the middle of the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from wyrmhall.core.events import Event
from wyrmhall.core.masks import bits
from wyrmhall.games.seadragons import events
from wyrmhall.games.seadragons.cards import COLOURS, SHIPS, SIZES
from wyrmhall.games.seadragons.components import REEF_IDS
from wyrmhall.games.seadragons.numbers import GOLD

OF_NOBODY = (events.Reshuffled, events.Ended)
OF_OTHERS = (events.GainedAsNeighbour, events.PickedColour)  # the last colour is picked unasked


@dataclass
class Side:
    """What lies before a player."""

    gold: int
    colour: str
    hand: Counter[str]
    ships: Counter[str]
    reefs: Counter[str]
    missions: list[str]
    dragons: list[frozenset[tuple[int, int]]]
    heads: list[tuple[int, int]]
    vp: int


@dataclass
class Ledger:
    """A table by what was told of it."""

    sides: list[Side]
    turn: int
    market: Counter[str]
    missions: Counter[str]
    piles: list[int]
    passed: Counter[str]
    sunk: Counter[str]
    used: Counter[str]
    over: bool = field(compare=False)
    sizes: dict[str, int] = field(compare=False, repr=False)

    @classmethod
    def of(cls, game: Any) -> Ledger:
        """The table as it lies there."""
        box, figures = game.box, [figure.id for figure in game.box.figures]
        return cls(
            [_side(game, player) for player in game.players],
            -1 if game.over else game.decision.seat,
            Counter(figures[card] for card in game.market if card >= 0),
            Counter(box.missions[mission].id for mission in game.mission_market),
            [len(pile) for pile in game.piles],
            Counter(figures[card] for card in game.passed),
            Counter(dict(zip(SHIPS, game.graveyard, strict=True))),
            Counter(REEF_IDS[kind] for kind in game.used_reefs),
            game.over,
            {figure.id: figure.size for figure in box.figures},
        )

    def hear(self, event: Event) -> None:
        assert (event.seat < 0) == isinstance(event, OF_NOBODY), f"who is {event!r} of?"
        if event.seat >= 0:
            assert event.seat == self.turn or isinstance(event, OF_OTHERS)
            self._before_a_player(event, self.sides[event.seat])
        match event:
            case events.GainedAsNeighbour(by=by):
                assert by == self.turn, "neighbours gain by the dragon of whoever's turn it is"
            case events.TookCard(card=card):
                self.market[card] -= 1
            case events.NewCard(card=card):
                self.market[card] += 1
                self.piles[self.sizes[card]] -= 1
            case events.DrewCard(size=size, card=card):
                assert self.sizes[card] == SIZES.index(size)
                self.piles[self.sizes[card]] -= 1
            case events.DiscardedCard(card=card):
                self.passed[card] += 1
            case events.Reshuffled(size=size, n=n):
                assert not self.piles[SIZES.index(size)], "only an empty pile is made anew"
                self.piles[SIZES.index(size)] = n
                for card in [card for card in self.passed if self.sizes[card] == SIZES.index(size)]:
                    del self.passed[card]
            case events.CompletedMission(mission=mission, ships=ships, reefs=reefs):
                self.missions[mission] -= 1
                self.sunk.update(ships)
                self.used.update(reefs)
            case events.NewMission(mission=mission):
                self.missions[mission] += 1
            case events.DiscardedGold():
                self.used[REEF_IDS[GOLD]] += 1
            case events.Ended():
                self.over = True

    def _before_a_player(self, event: Event, side: Side) -> None:
        match event:
            case events.PickedColour(colour=colour):
                side.colour = colour
            case events.GainedGold(n=n) | events.GainedAsNeighbour(n=n):
                side.gold += n
            case events.PaidGold(n=n):
                side.gold -= n
            case events.DiscardedGold(n=n):
                side.gold += n
                side.reefs[REEF_IDS[GOLD]] -= 1
            case events.CollectedShips(ships=ships):
                side.ships.update(ships)
            case events.KeptReef(card=card):
                side.reefs[card] += 1
            case events.CompletedMission(mission=mission, vp=vp, ships=ships, reefs=reefs):
                side.vp += vp
                side.missions.append(mission)
                side.ships.subtract(ships)
                side.reefs.subtract(reefs)
            case events.TookCard(card=card) | events.DrewCard(card=card):
                side.hand[card] += 1
            case events.DiscardedCard(card=card):
                side.hand[card] -= 1
            case events.PlacedDragon(card=card, cells=cells):
                side.hand[card] -= 1
                side.dragons.append(frozenset(cells))
                side.heads.append(min(cells))
            case events.PlacedHead(cell=cell):
                side.heads[-1] = cell

    def agrees(self, other: Ledger) -> bool:
        """Whether both show the same table; whose turn it is now nobody told."""
        self.turn = other.turn
        return self == other and other.over >= self.over


def _side(game: Any, player: Any) -> Side:
    box, where = game.box, game.sea.where
    return Side(
        player.gold,
        COLOURS[player.colour] if player.colour >= 0 else "",
        Counter(box.figures[card].id for card in player.hand),
        Counter(dict(zip(SHIPS, player.ships, strict=True))),
        Counter(REEF_IDS[kind] for kind in player.reefs),
        [box.missions[mission].id for mission in player.missions],
        [frozenset(where(bit) for bit in bits(cells)) for cells in player.dragons],
        [where(bit) for bit in player.heads_at],
        sum(box.missions[mission].vp for mission in player.missions),
    )
