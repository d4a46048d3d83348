"""What moon dragons wish for at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.params import meaning, numbers
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.events import ReturnedFancy
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.goods import KIND_WORDS, good, times
from wyrmhall.games.flamecraft.moves import gain
from wyrmhall.games.flamecraft.numbers import (
    FROM_MOONS,
    GOODS,
    NO_GOODS,
    TALISMAN,
    knows,
)
from wyrmhall.games.flamecraft.state import Flamecraft


class MoonWorth(Worth):
    """The goal of a moon dragon."""

    __slots__ = ()

    def source(self) -> int:
        return FROM_MOONS


@dataclass(frozen=True, slots=True)
class KindsHeld(MoonWorth):
    """Reputation for each kind of good held in an odd, or in an even, number."""

    odd: bool

    def worth(self, game: Flamecraft, seat: int) -> int:
        odd = sum(n & 1 for n in game.players[seat].goods)
        return odd if self.odd else 6 - odd

    def signs(self) -> tuple[str, ...]:
        return ("rep", "each", "any")


@dataclass(frozen=True, slots=True)
class PairsOfFancy(MoonWorth):
    """Reputation for each pair of fancy dragons the player has, scored ones too."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        player = game.players[seat]
        return (len(player.fancy) + len(player.scored)) // 2 * self.rep

    def signs(self) -> tuple[str, ...]:
        return (*times(self.rep, "rep"), "each", "x2", "fancy")


@dataclass(frozen=True, slots=True)
class ArtisansInHand(MoonWorth):
    """Reputation for each artisan in hand, up to a limit."""

    most: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return min(self.most, len(game.players[seat].hand))

    def signs(self) -> tuple[str, ...]:
        return ("rep", "each", "artisan")


@dataclass(frozen=True, slots=True)
class WellEnchanted(MoonWorth):
    """Reputation for each shop in Town with at least so many enchantments."""

    n: int = field(metadata=numbers(1, 3))
    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep * game.shops_with_enchantments(self.n)

    def signs(self) -> tuple[str, ...]:
        return (*times(self.rep, "rep"), "each", "shop")


@dataclass(frozen=True, slots=True)
class KindInTown(MoonWorth):
    """Reputation for every two artisans of the kind in Town, and more if no kind is more common there."""

    kind: int = field(metadata=meaning(KIND_WORDS))
    bonus: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        counts = game.face_up_in_town()
        n = counts[self.kind]
        return n // 2 + (self.bonus if n and n == max(counts) else 0)

    def words(self) -> dict[str, object]:
        return {"kind": good(self.kind), "bonus": self.bonus}

    def signs(self) -> tuple[str, ...]:
        return ("rep", "each", "x2", GOODS[self.kind], "artisan")


@dataclass(frozen=True, slots=True)
class GoodHeld(MoonWorth):
    """Reputation for every two of the good, and more if the player has enough and nobody has more."""

    kind: int = field(metadata=meaning(KIND_WORDS))
    least: int
    bonus: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        n = game.players[seat].goods[self.kind]
        most = max([player.goods[self.kind] for player in game.players])
        return n // 2 + (self.bonus if n >= self.least and n == most else 0)

    def words(self) -> dict[str, object]:
        return {"kind": good(self.kind), "least": self.least, "bonus": self.bonus}

    def signs(self) -> tuple[str, ...]:
        return ("rep", "each", "x2", GOODS[self.kind])


@dataclass(frozen=True, slots=True)
class ReturnFancy(Effect):
    """Put other unscored fancy dragons under the deck, in the order chosen, and gain reputation for each."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        options = self.others(game, at)
        if options:
            game.ask(self, at, (*options, SKIP))

    def others(self, game: Flamecraft, at: At) -> list[int]:
        """Positions in the player's hand of fancy dragons."""
        return [i for i, card in enumerate(game.players[at.player].fancy) if card != TALISMAN]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.others(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        player = game.players[at.player]
        card = player.fancy.pop(option)
        game.fancy_under.append(card)
        game.known[card] = knows(at.player)
        for kept in player.fancy:
            game.known[kept] = knows(at.player)  # whoever knew one of them does not know which are left
        game.show()
        if game.events is not None:
            game.tell(ReturnedFancy(at.player, game.fancy_key(card), game.fancy_name(card)))
        gain(game, at.player, NO_GOODS, 0, self.rep, FROM_MOONS)
        game.push(self, at)

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("that-is-all") if option == SKIP else game.fancy_name(game.players[at.player].fancy[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"fancy:{game.players[at.player].fancy[option]}"

    def signs(self) -> tuple[str, ...]:
        return ("fancy", "to", *times(self.rep, "rep"))
