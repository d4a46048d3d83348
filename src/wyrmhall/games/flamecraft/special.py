"""Verbs of single shops: guests at Flagons & Dragons, coins at Dragon Alley."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.kinds import FROM_SHOPS, KINDS, NO_GOODS, good, pointer

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class Invite(Effect):
    """Every other player not here may come and gain a good; the host gains a coin for each."""

    def run(self, game: Flamecraft, at: At) -> None:
        for seat in reversed(self.guests(game, at)):
            game.push(Come(at.player), At(seat, at.place))

    def guests(self, game: Flamecraft, at: At) -> list[int]:
        n = len(game.players)
        others = [(at.player + i) % n for i in range(1, n)]
        return [seat for seat in others if game.players[seat].token != at.place // 3]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.guests(game, at))


@dataclass(frozen=True, slots=True)
class Come(Effect):
    """A guest stays away, or comes and takes a good."""

    host: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, (*KINDS, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.players[at.player].token = at.place // 3
        if game.events is not None:
            game.tell(Event("came", at.player, {"shop": game.shop_name(at.place // 3)}))
        game.gain_good(at.player, option, 1)
        game.gain(self.host, NO_GOODS, 1, 0, FROM_SHOPS)

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("stay-away") if option == SKIP else Msg("come-for", good=good(option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else pointer(option)


COIN_SPACES: Final[tuple[Gain, ...]] = (Gain(rep=2, artisans=1), Gain(rep=2, fancy=1), Gain(artisans=1, fancy=1))


@dataclass(frozen=True, slots=True)
class LeaveCoins(Effect):
    """Leave two coins on an empty double space, gain both its rewards, and take another turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple([i for i in range(len(COIN_SPACES)) if not game.alley >> i & 1]))

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.players[at.player].coins >= 2 and game.alley < (1 << len(COIN_SPACES)) - 1

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.players[at.player].coins -= 2
        game.alley |= 1 << option
        game.earned = True
        if game.events is not None:
            game.tell(Event("left-coins", at.player))
        game.push(COIN_SPACES[option], at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return COIN_SPACES[option]

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"alley:{option}"

    def words(self) -> dict[str, object]:
        return {"one": COIN_SPACES[0], "two": COIN_SPACES[1], "three": COIN_SPACES[2]}


@dataclass(frozen=True, slots=True)
class CollectCoins(Effect):
    """Take all coins that lie here."""

    def run(self, game: Flamecraft, at: At) -> None:
        coins = 2 * game.alley.bit_count()
        game.alley = 0
        game.gain(at.player, NO_GOODS, coins, 0, FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.alley > 0
