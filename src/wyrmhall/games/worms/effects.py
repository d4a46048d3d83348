"""The verbs of the cards that deal with Things, the wind, hands and health."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import UNTYPED, words
from wyrmhall.core.words import Subject
from wyrmhall.games.worms import chain, choices, dice, events, explosions, moves, selecting
from wyrmhall.games.worms.chain import MinesLeft
from wyrmhall.games.worms.hexes import OFF, WAYS, said
from wyrmhall.games.worms.numbers import CRATER, FIRE, FIRST, IS_SOLID, KIND, MINE, WORMS
from wyrmhall.games.worms.selecting import Levelled
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.subjects import about_played, card_in_play, is_of_support


@dataclass(frozen=True, slots=True)
class Blast(Effect):
    """So many Blasts in the target hex."""

    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        for spot in reversed(game.targets()):
            for _ in range(self.n):
                game.push(explosions.BLAST, At(at.player, spot))

    def can(self, game: Worms, at: At) -> bool:
        return any(game.is_land(spot) for spot in game.targets())

    def signs(self) -> tuple[str, ...]:
        return ("blast",)


@dataclass(frozen=True, slots=True)
class Damage(selecting.OnThings):
    @property
    def orderly(self) -> bool:
        return True

    def suits(self, game: Worms, thing: int) -> bool:
        return IS_SOLID[thing]

    def stirs(self, game: Worms, things: list[int]) -> bool:
        return explosions.volatile(game, things)

    def act(self, game: Worms, at: At) -> None:
        game.push(explosions.HIT, at)

    def signs(self) -> tuple[str, ...]:
        return ("damage",)


@dataclass(frozen=True, slots=True)
class Scatter(selecting.OnThings):
    def act(self, game: Worms, at: At) -> None:
        game.push(chain.SCATTER, at)

    def signs(self) -> tuple[str, ...]:
        return ("scatter",)


@dataclass(frozen=True, slots=True)
class Knockback(selecting.OnThings):
    times: int = 1

    def act(self, game: Worms, at: At) -> None:
        for _ in range(self.times):
            game.push(chain.KNOCKBACK, at)

    def signs(self) -> tuple[str, ...]:
        return ("knockback",)


@dataclass(frozen=True, slots=True)
class Shove(selecting.OnThings):
    """Move the Thing so many single hexes in one direction."""

    hexes: int = 1
    dir: str = field(default="chosen", metadata=words("chosen", "away", "wind"))

    def act(self, game: Worms, at: At) -> None:
        if self.dir == "wind":
            game.push(chain.Shoved(game.wind, self.hexes), at)
        else:
            game.push(chain.ShoveWay(self.hexes, self.dir == "away"), at)

    def signs(self) -> tuple[str, ...]:
        return ("shove",)


@dataclass(frozen=True, slots=True)
class Heal(selecting.OnThings):
    at: str = field(default="target", metadata=UNTYPED)

    @property
    def orderly(self) -> bool:
        return True

    def suits(self, game: Worms, thing: int) -> bool:
        return thing < WORMS and bool(game.wounded[thing])

    def stirs(self, game: Worms, things: list[int]) -> bool:
        return False

    def act(self, game: Worms, at: At) -> None:
        moves.heal(game, at.player, at.piece)

    def signs(self) -> tuple[str, ...]:
        return ("heal",)


@dataclass(frozen=True, slots=True)
class Destroy(selecting.OnThings):
    """Take a crater, or a mine or fire, off the target hex without any effect."""

    select: str = field(metadata=words("one_crater", "one_mine_or_fire"))
    at: str = field(default="target", metadata=words("target"))

    def suits(self, game: Worms, thing: int) -> bool:
        return KIND[thing] == CRATER if self.select == "one_crater" else KIND[thing] in (MINE, FIRE)

    def eligible(self, game: Worms, spot: int) -> list[int]:
        return [thing for thing in game.things(spot) if self.suits(game, thing)]

    def act(self, game: Worms, at: At) -> None:
        chain.gone(game, at, at.piece, events.Removed)

    def signs(self) -> tuple[str, ...]:
        return ("crater",) if self.select == "one_crater" else ("mine", "fire")


@dataclass(frozen=True, slots=True)
class MoveSelf(Effect):
    """The active worm is moved straight to the target hex."""

    to: str = field(default="target", metadata=words("target"))

    def run(self, game: Worms, at: At) -> None:
        if self.can(game, at):
            for spot in reversed(game.targets()):
                game.push(chain.MOVES["card"], At(at.player, spot, game.worm))

    def can(self, game: Worms, at: At) -> bool:
        return game.own_hex() != OFF and game.target != OFF

    def signs(self) -> tuple[str, ...]:
        return ("jump",)


@dataclass(frozen=True, slots=True)
class ChangeWind(dice.Roller):
    def roll(self, game: Worms, at: At) -> None:
        (result,) = dice.roll(game, At(at.player), 1, "wind")
        if result in WAYS:
            turn_wind(game, at, result)

    def signs(self) -> tuple[str, ...]:
        return ("wind",)


def turn_wind(game: Worms, at: At, way: int) -> None:
    game.wind = way
    if game.events is not None:
        game.tell(events.Wind(at.player, way))


@dataclass(frozen=True, slots=True)
class SetWind(choices.WayChoice):
    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, WAYS)

    def subject(self, game: Worms, at: At) -> Subject | None:
        found = None if is_of_support(game, at.player) else card_in_play(game)
        return found or about_played(game)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        turn_wind(game, at, option)

    def signs(self) -> tuple[str, ...]:
        return ("wind",)


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        for _ in range(min(self.n, game.left_in_supply())):
            game.take_supply(at.player)

    def can(self, game: Worms, at: At) -> bool:
        return game.left_in_supply() > 0

    def signs(self) -> tuple[str, ...]:
        return ("draw",)


@dataclass(frozen=True, slots=True)
class LevelHealth(Effect):
    """The one player with the most healthy worms has one Damaged; the one with the fewest has one healed."""

    def run(self, game: Worms, at: At) -> None:
        seats = [seat for seat in range(len(game.teams)) if game.is_in(seat)]
        healthy = {seat: sum(1 for worm in game.own_worms(seat) if not game.wounded[worm]) for seat in seats}
        most = [seat for seat in seats if healthy[seat] == max(healthy.values())]
        least = [seat for seat in seats if healthy[seat] == min(healthy.values())]
        if len(least) == 1:
            hurt = [worm for worm in game.own_worms(least[0]) if game.wounded[worm]]
            game.push(Levelled(tuple(hurt), up=True), at)
        if len(most) == 1:
            well = [worm for worm in game.own_worms(most[0]) if not game.wounded[worm]]
            game.push(Levelled(tuple(well), up=False), at)

    def signs(self) -> tuple[str, ...]:
        return ("level",)


@dataclass(frozen=True, slots=True)
class WoundHealthy(Effect):
    """Every healthy worm becomes wounded; this is not Damage."""

    def run(self, game: Worms, at: At) -> None:
        for worm in range(WORMS):
            if game.where[worm] != OFF and not game.wounded[worm]:
                game.wounded[worm] = 1
                if game.events is not None:
                    game.tell(events.Wounded(at.player, *game.told(worm), said(game.where[worm])))

    def signs(self) -> tuple[str, ...]:
        return ("damage",)


@dataclass(frozen=True, slots=True)
class TriggerMines(Effect):
    """Every mine that shares a hex with a worm triggers."""

    def run(self, game: Worms, at: At) -> None:
        game.push(MinesLeft(tuple(self._mines(game))), at)

    def can(self, game: Worms, at: At) -> bool:
        return bool(self._mines(game))

    def _mines(self, game: Worms) -> list[int]:
        mines = range(FIRST[MINE], FIRST[MINE + 1])
        return [mine for mine in mines if game.worms_on(game.where[mine])]

    def signs(self) -> tuple[str, ...]:
        return ("mine",)
