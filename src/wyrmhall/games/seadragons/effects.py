"""The verbs of symbols and cards, and what a player may do beside a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.games.seadragons.cards import NEIGHBOUR_GOLD, REEF_GOLD
from wyrmhall.games.seadragons.events import (
    DiscardedGold,
    GainedAsNeighbour,
    GainedGold,
)
from wyrmhall.games.seadragons.figures import beside
from wyrmhall.games.seadragons.numbers import GOLD
from wyrmhall.games.seadragons.reefs import use_reef
from wyrmhall.games.seadragons.state import SeaDragons, Step

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.faces import Sign


@dataclass(frozen=True, slots=True)
class DiscardGold(Effect):
    """Beside the decisions of a turn until the dragon lies: a gold card for 4 gold."""

    def run(self, game: SeaDragons, at: At) -> None:
        discard_gold(game, at.player, 1)

    def words(self) -> dict[str, object]:
        return {"n": REEF_GOLD}

    def signs(self) -> tuple[Sign, ...]:
        return ("coin",)


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """Beside a choice whose consequence nobody has seen yet: choose again what led to it."""

    def run(self, game: SeaDragons, at: At) -> None:
        # The engine has put the decision beside which this was offered on top of the stack, to be asked again.
        step, step_at = game.stack.pop()
        assert isinstance(step, Step)
        game.push(step.reopened(), At(step_at.player))


@dataclass(frozen=True, slots=True)
class GainGold(Effect):
    n: int

    def run(self, game: SeaDragons, at: At) -> None:
        game.players[at.player].gold += self.n
        if game.events is not None:
            game.tell(GainedGold(at.player, self.n))

    def signs(self) -> tuple[Sign, ...]:
        return ("coin",)


@dataclass(frozen=True, slots=True)
class PayNeighbours(Effect):
    """Everybody else receives 1 gold for each dragon beside the one just laid (the player's last)."""

    def run(self, game: SeaDragons, at: At) -> None:
        near = beside(game.players[at.player].dragons[-1], game.sea.stride)
        for seat, gold in neighbours(game, at.player, near):
            game.players[seat].gold += gold
            if game.events is not None:
                game.tell(GainedAsNeighbour(seat, gold, at.player))


def neighbours(game: SeaDragons, player: int, near: int) -> list[tuple[int, int]]:
    """Who receives how much gold when `player` lays a dragon with these cells beside it."""
    if not near & (game.tokens ^ game.players[player].tokens):
        return []
    paid = []
    for seat, other in enumerate(game.players):
        if seat != player and near & other.tokens:
            paid.append((seat, NEIGHBOUR_GOLD * sum([1 for dragon in other.dragons if dragon & near])))
    return paid


def discard_gold(game: SeaDragons, seat: int, n: int) -> None:
    """Show and discard n gold cards for their gold."""
    player = game.players[seat]
    for _ in range(n):
        use_reef(game, seat, GOLD)
        player.gold += REEF_GOLD
        if game.events is not None:
            game.tell(DiscardedGold(seat, REEF_GOLD))


PAY_NEIGHBOURS: Final = PayNeighbours()
