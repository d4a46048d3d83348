"""The seven companions of the module, each used once in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import any_goods
from wyrmhall.games.flamecraft.fancy import ScoreFancy
from wyrmhall.games.flamecraft.firing import MANY_HERE, FireUp, FreeMoment
from wyrmhall.games.flamecraft.kinds import DANIEL, RICH, SANDARA

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

RICH_START: Final = 1
RICH_GOODS: Final = 2  # for each coin
RICH_MOST: Final = 18


@dataclass(frozen=True, slots=True)
class Companion:
    """One card: its bonus at the start, if it has one, and its ability, each said by a message."""

    id: int
    key: str
    start: bool = False
    status: str = ""  # of start bonus, ability, name: Printed, Single source, Reconstructed

    @property
    def name(self) -> Msg:
        return Msg(f"companion-{self.key}")


TABLE: Final[tuple[Companion, ...]] = (
    Companion(0, "peter", status="PPP"),
    Companion(1, "brad", start=True, status="PPP"),
    Companion(2, "daniel", status="PPP"),
    Companion(3, "erick", status="PPP"),
    Companion(4, "manny", status="PPP"),
    Companion(5, "rich", start=True, status="PPP"),
    Companion(6, "sandara", start=True, status="PPP"),
)


@dataclass(frozen=True, slots=True)
class UseRich(Effect):
    """Beside a decision: gain goods of choice for each coin of the own supply; the coins are kept."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.use_companion(at.player)
        game.push(any_goods(min(RICH_MOST, RICH_GOODS * game.players[at.player].coins)), at)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{RICH}"


@dataclass(frozen=True, slots=True)
class UseSandara(Effect):
    """Beside a decision: score a fancy dragon that lies face up before any player."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.use_companion(at.player)
        SANDARA_SCORES.run(game, at)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{SANDARA}"


SANDARA_SCORES: Final = ScoreFancy(face_up=True)


@dataclass(frozen=True, slots=True)
class ErickMoment(Effect):
    """After the owner of Erick used a shop's ability: use it a second time, paying its cost again."""

    ability: Effect

    @property
    def quiet(self) -> bool:
        return True  # whether the ability can be used again may depend on the hand

    def run(self, game: Flamecraft, at: At) -> None:
        if self.ability.can(game, at):
            game.ask(self, at, (1, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            game.use_companion(at.player)
            game.push(self.ability, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("use-again", what=self.ability)


@dataclass(frozen=True, slots=True)
class DanielMoment(FreeMoment):
    """The owner of Daniel has cast an enchantment: fire up artisans in the Park instead of those at the shop."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.has_companion(at.player, DANIEL) and MANY_IN_PARK.artisans(game, at):
            game.ask(self, at, (1, SKIP))
        else:
            game.push(MANY_HERE, at)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            game.push(MANY_HERE, at)
        else:
            game.use_companion(at.player)
            game.push(MANY_IN_PARK, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("fire-at-the-shop") if option == SKIP else Msg("use-companion", name=Msg("companion-daniel"))


MANY_IN_PARK: Final = FireUp(many=True, park=True)
