"""Dragon Alley: coins left on its double spaces, and collected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.components import Box
from wyrmhall.games.flamecraft.effects import EitherOr, Gain
from wyrmhall.games.flamecraft.events import LeftCoins
from wyrmhall.games.flamecraft.moves import gain
from wyrmhall.games.flamecraft.numbers import ALLEY, FROM_SHOPS, NO_GOODS
from wyrmhall.games.flamecraft.state import Flamecraft

COIN_SPACES: Final[tuple[Gain, ...]] = (Gain(rep=2, artisans=1), Gain(rep=2, fancy=1), Gain(artisans=1, fancy=1))


@dataclass(frozen=True, slots=True)
class LeaveCoins(Effect):
    """Leave two coins on an empty double space, gain both its rewards, and take another turn."""

    spaces: tuple[Gain, ...] = COIN_SPACES

    def run(self, game: Flamecraft, at: At) -> None:
        empty: dict[Gain, int] = {}  # of spaces that are alike, one
        for i, space in enumerate(self.spaces):
            if not game.alley >> i & 1:
                empty.setdefault(space, i)
        game.ask(self, at, tuple(empty.values()))

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.players[at.player].coins >= 2 and game.alley < (1 << len(self.spaces)) - 1

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.players[at.player].coins -= 2
        game.alley |= 1 << option
        game.earned = True
        if game.events is not None:
            game.tell(LeftCoins(at.player, option))
        game.push(self.spaces[option], at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return self.spaces[option]

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"alley:{option}"

    def words(self) -> dict[str, object]:
        *others, said = self.spaces
        shown: Says = said
        for space in reversed(others):
            shown = Msg("coin-spaces", first=space, rest=shown)
        return {"spaces": shown}

    def signs(self) -> tuple[str, ...]:
        return ("x2", "coin", "to", "slot")


@dataclass(frozen=True, slots=True)
class CollectCoins(Effect):
    """Take all coins that lie here."""

    def run(self, game: Flamecraft, at: At) -> None:
        coins = 2 * game.alley.bit_count()
        game.alley = 0
        gain(game, at.player, NO_GOODS, coins, 0, FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.alley > 0

    def signs(self) -> tuple[str, ...]:
        return ("slot", "to", "coin")


def coin_spaces(box: Box) -> tuple[Gain, ...]:
    """The double spaces, which stand in the ability of the shop."""
    ability = box.shops[ALLEY].ability
    leaves = ability.parts[0] if isinstance(ability, EitherOr) else None
    assert isinstance(leaves, LeaveCoins)
    return leaves.spaces
