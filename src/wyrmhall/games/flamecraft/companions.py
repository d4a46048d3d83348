"""The seven companions of the module, each used once in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import FIRST_STANDING, SKIP, At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import any_goods
from wyrmhall.games.flamecraft.effects import Pay
from wyrmhall.games.flamecraft.fancy import ScoreFancy
from wyrmhall.games.flamecraft.firing import FireUp, opportunity
from wyrmhall.games.flamecraft.kinds import ECHO, NO_GOODS, PENNY, TINDER, VOGUE

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

PENNY_START: Final = 2
PENNY_GOODS: Final = 2
ECHO_TIMES: Final = 2


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
    Companion(1, "quill", start=True, status="PRR"),
    Companion(2, "tinder", status="RPR"),
    Companion(3, "echo", status="RRR"),
    Companion(4, "domino", status="RRR"),
    Companion(5, "penny", start=True, status="RRR"),
    Companion(6, "vogue", start=True, status="PPR"),
)


@dataclass(frozen=True, slots=True)
class UseTinder(Effect):
    """Beside a decision: fire up any of the artisans in the Park."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.use_companion(at.player)
        opportunity(game, MANY_IN_PARK, at)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{TINDER}"


MANY_IN_PARK: Final = FireUp(many=True, park=True)


@dataclass(frozen=True, slots=True)
class UsePenny(Effect):
    """Beside a decision: pay coins and gain goods of choice for each."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(range(1, game.players[at.player].coins + 1)))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.use_companion(at.player)
        game.push(any_goods(PENNY_GOODS * option), at)
        game.push(Pay(NO_GOODS, option), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("coins", n=option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{PENNY}" if option <= FIRST_STANDING else ""


@dataclass(frozen=True, slots=True)
class UseVogue(Effect):
    """Beside a decision: score a fancy dragon, also one that was scored before."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.use_companion(at.player)
        ScoreFancy(again=True).run(game, at)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{VOGUE}"


@dataclass(frozen=True, slots=True)
class EchoMoment(Effect):
    """After the owner of Echo used a shop's ability: use it again, paying its cost again."""

    ability: Effect
    times: int = ECHO_TIMES

    @property
    def quiet(self) -> bool:
        return True  # whether the ability can be used again may depend on the hand

    def run(self, game: Flamecraft, at: At) -> None:
        mine = self.times < ECHO_TIMES or game.has_companion(at.player, ECHO)
        if mine and self.times and self.ability.can(game, at):
            game.ask(self, at, (1, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.times == ECHO_TIMES:
            game.use_companion(at.player)
        game.push(EchoMoment(self.ability, self.times - 1), at)
        game.push(self.ability, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("use-again", what=self.ability)
