"""Verbs of single shops: Flagons & Dragons, Oh My Gourd! and Dragon Alley."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.board import REWARD
from wyrmhall.games.flamecraft.choices import OfGoods
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.kinds import EMPTY, FROM_SHOPS, KINDS, NO_GOODS, good
from wyrmhall.games.flamecraft.placing import slot_name

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class Feast(OfGoods):
    """Gain goods of one kind; every other player not here may come and gain one of the same."""

    n: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, KINDS)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.gain_good(at.player, option, self.n)
        for seat in reversed(self.guests(game, at)):
            game.push(COME[option], At(seat, at.place))

    def guests(self, game: Flamecraft, at: At) -> list[int]:
        n = len(game.players)
        others = [(at.player + i) % n for i in range(1, n)]
        return [seat for seat in others if game.players[seat].token != at.place // 3]

    def can(self, game: Flamecraft, at: At) -> bool:
        return True

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("amount", n=self.n, good=good(option))


@dataclass(frozen=True, slots=True)
class Come(Effect):
    """A guest stays away, or comes and takes a good of the kind that the host took."""

    kind: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, (self.kind, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.players[at.player].token = at.place // 3
        if game.events is not None:
            game.tell(loose("came", at.player, {"shop": game.shop_name(at.place // 3)}))
        game.gain_good(at.player, self.kind, 1)

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-come", shop=game.shop_name(at.place // 3))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("stay-away") if option == SKIP else Msg("come-for", good=good(option))


COME: Final = tuple([Come(kind) for kind in KINDS])


@dataclass(frozen=True, slots=True)
class RewardOfEmptySlot(Effect):
    """Gain the reward of an empty slot here several times; nobody is placed there."""

    times: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.slots(game, at)))

    def slots(self, game: Flamecraft, at: At) -> list[int]:
        return [slot for slot in range(at.place, at.place + 3) if game.slots[slot] == EMPTY]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.slots(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        reward = REWARD[option]
        if reward.rep or reward.coins:
            game.gain(at.player, NO_GOODS, self.times * reward.coins, self.times * reward.rep, FROM_SHOPS)
        for _ in range(self.times * reward.fancy):
            game.draw_fancy(at.player)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return slot_name(game, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        reward = REWARD[option]
        return Gain(self.times * reward.rep, self.times * reward.coins, self.times * reward.fancy)


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
            game.tell(loose("left-coins", at.player))
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
