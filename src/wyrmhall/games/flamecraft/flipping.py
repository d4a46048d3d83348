"""Flipping coins."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.effects import May
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import STEP, numbers
from wyrmhall.games.flamecraft.events import FlippedCoin, Paid
from wyrmhall.games.flamecraft.numbers import (
    FLIPS,
    NO_GOODS,
)
from wyrmhall.games.flamecraft.paying import Cost
from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Flip a coin and do what it shows; then perhaps flip again, which may cost coins."""

    most: int
    heads: Effect = field(metadata=STEP)
    tails: Effect = field(metadata=STEP)
    stake: bool = False  # each flip needs a coin of the player
    price: int = field(default=0, metadata=numbers(0, 20))  # of each further flip, in coins

    def run(self, game: Flamecraft, at: At) -> None:
        if self.most > 1 and (not self.price or game.setup["second_flip"]):
            again = Flip(self.most - 1, self.heads, self.tails, self.stake, self.price)
            game.push(May(Cost(again, coins=self.price) if self.price else again), at)
        heads = game.random(2, FLIPS) == 0
        if game.events is not None:
            game.tell(FlippedCoin(at.player, heads))
        game.push(self.heads if heads else self.tails, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return not self.stake or game.players[at.player].coins > 0

    def fault(self) -> str:
        loses = isinstance(self.heads, LoseCoin) or isinstance(self.tails, LoseCoin)
        return "lose-coin" if loses and not self.stake else ""

    def signs(self) -> tuple[str, ...]:
        return ("flip", *self.heads.signs(), "or", *self.tails.signs())


@dataclass(frozen=True, slots=True)
class LoseCoin(Effect):
    """The coin that was flipped goes back to the Fountain."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.players[at.player].coins -= 1
        if game.events is not None:
            game.tell(Paid(at.player, NO_GOODS, 1))

    def signs(self) -> tuple[str, ...]:
        return ("coin", "to")
