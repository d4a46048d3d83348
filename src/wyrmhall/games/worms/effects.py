"""The verbs of the cards: everything a weapon, drop, sudden death or support card can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import chain, choices, dice, explosions, followups, moves, selecting, steps
from wyrmhall.games.worms.aim import ATTRACT, REPEL, Accuracy, ScatterTarget, SteerTarget, Target
from wyrmhall.games.worms.backing import ModifyDice, PeekTake, Prevent, Redirect, SwitchActive, TurnFlipper
from wyrmhall.games.worms.field import OFF, STEP, WAYS, neighbours, said
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.things import (
    CRATER,
    FIRE,
    FIRST,
    IS_SOLID,
    KIND,
    KINDS,
    MAGNET,
    MINE,
    SENTRY,
    WORMS,
)

__all__ = [
    "Accuracy",
    "ModifyDice",
    "PeekTake",
    "Prevent",
    "Redirect",
    "ScatterTarget",
    "SteerTarget",
    "SwitchActive",
    "Target",
    "TurnFlipper",
]


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


# --- verbs for Things ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage(selecting.OnThings):
    def suits(self, game: Worms, thing: int) -> bool:
        return IS_SOLID[thing]

    def stirs(self, game: Worms, things: list[int]) -> bool:
        return explosions.volatile(game, things)

    def act(self, game: Worms, at: At) -> None:
        game.push(explosions.HIT, at)


@dataclass(frozen=True, slots=True)
class Scatter(selecting.OnThings):
    def act(self, game: Worms, at: At) -> None:
        game.push(chain.SCATTER, at)


@dataclass(frozen=True, slots=True)
class Knockback(selecting.OnThings):
    times: int = 1

    def act(self, game: Worms, at: At) -> None:
        for _ in range(self.times):
            game.push(chain.KNOCKBACK, at)


@dataclass(frozen=True, slots=True)
class Shove(selecting.OnThings):
    """Move the Thing so many single hexes in one direction."""

    hexes: int = 1
    dir: str = "chosen"  # chosen, away, wind

    def act(self, game: Worms, at: At) -> None:
        if self.dir == "wind":
            game.push(chain.Shoved(game.wind, self.hexes), at)
        else:
            game.push(chain.ShoveWay(self.hexes, self.dir == "away"), at)


@dataclass(frozen=True, slots=True)
class Heal(selecting.OnThings):
    def suits(self, game: Worms, thing: int) -> bool:
        return thing < WORMS and bool(game.wounded[thing])

    def stirs(self, game: Worms, things: list[int]) -> bool:
        return False

    def act(self, game: Worms, at: At) -> None:
        moves.heal(game, at.player, at.piece)


@dataclass(frozen=True, slots=True)
class Destroy(selecting.OnThings):
    """Take a crater, or a mine or fire, off the target hex without any effect."""

    def suits(self, game: Worms, thing: int) -> bool:
        return KIND[thing] == CRATER if self.select == "one_crater" else KIND[thing] in (MINE, FIRE)

    def eligible(self, game: Worms, spot: int) -> list[int]:
        return [thing for thing in game.things(spot) if self.suits(game, thing)]

    def act(self, game: Worms, at: At) -> None:
        chain.gone(game, at, at.piece, "removed")


@dataclass(frozen=True, slots=True)
class MoveSelf(Effect):
    """The active worm is moved straight to the target hex."""

    to: str = "target"

    def run(self, game: Worms, at: At) -> None:
        for spot in reversed(game.targets()):
            game.push(chain.MOVES["card"], At(at.player, spot, game.worm))

    def can(self, game: Worms, at: At) -> bool:
        return game.worm >= 0 and game.where[game.worm] != OFF and game.target != OFF


# --- verbs for places ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place(choices.HexChoice):
    """Place Things from the pool, one at a time."""

    thing: str
    at: str = "target"  # target, each_target, own, this_hex, least_filled
    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        if self.at == "least_filled":
            if game.pool[KINDS.index(self.thing)]:
                game.ask(self, at, least_filled(game))
            else:
                followups.PUT_ON[self.thing].run(game, at)
            return
        for spot in reversed(selecting.places(game, at, self.at)):
            for _ in range(self.n):
                game.push(followups.PUT_ON[self.thing], At(at.player, spot))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.n > 1:
            game.push(Place(self.thing, self.at, self.n - 1), at)
        game.push(followups.PUT_ON[self.thing], At(at.player, option))

    def can(self, game: Worms, at: At) -> bool:
        hexes = game.lands() if self.at == "least_filled" else selecting.places(game, at, self.at)
        return bool(game.pool[KINDS.index(self.thing)]) and any(game.is_land(spot) for spot in hexes)


def least_filled(game: Worms) -> tuple[int, ...]:
    """The land hexes with the fewest Things; none if there is no land."""
    fewest = 1000
    found: list[int] = []
    for slot, here in enumerate(game.on):
        if not game.flooded[slot] and len(here) <= fewest:
            if len(here) < fewest:
                fewest, found = len(here), []
            found.append(game.land[slot])
    return tuple(found)


@dataclass(frozen=True, slots=True)
class RestoreLand(Effect):
    """Take the water off a flooded hex of a tile."""

    def run(self, game: Worms, at: At) -> None:
        for spot in game.targets():
            slot = game.slot.get(spot, -1)
            if slot >= 0 and game.flooded[slot]:
                game.flooded[slot] = 0
                if game.events is not None:
                    game.tell(loose("restored", at.player, {"hex": said(spot)}))

    def can(self, game: Worms, at: At) -> bool:
        slots = [game.slot.get(spot, -1) for spot in game.targets()]
        return any(slot >= 0 and game.flooded[slot] for slot in slots)


@dataclass(frozen=True, slots=True)
class CraterCoast(choices.HexChoice):
    """Place craters on land that has water beside it."""

    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([spot for spot in game.lands() if not all(map(game.is_land, neighbours(spot)))]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.n > 1:
            game.push(CraterCoast(self.n - 1), at)
        if explosions.place(game, at, CRATER, option):
            game.push(chain.CHECK, At(at.player, option))

    def can(self, game: Worms, at: At) -> bool:
        return bool(game.lands())


@dataclass(frozen=True, slots=True)
class Token(choices.Choice):
    """Put a special token on the target hex; its facing or its side is chosen now and never changes."""

    token: str
    facing: str = ""
    side: str = ""

    def run(self, game: Worms, at: At) -> None:
        if self.can(game, at):
            game.ask(self, at, WAYS if self.token == KINDS[SENTRY] else (ATTRACT, REPEL))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        kind = KINDS.index(self.token)
        for spot in game.targets():
            if game.pool[kind] and game.is_land(spot):
                thing = game.pool[kind][-1]
                game.facing[thing - FIRST[SENTRY]] = option
                if explosions.place(game, at, kind, spot):
                    game.push(chain.CHECK, At(at.player, spot))

    def can(self, game: Worms, at: At) -> bool:
        return bool(game.pool[KINDS.index(self.token)]) and any(map(game.is_land, game.targets()))

    def label(self, game: Worms, at: At, option: int) -> Says:
        if self.token == KINDS[MAGNET]:
            return Msg("side-attract") if option == ATTRACT else Msg("side-repel")
        return Msg("direction", n=option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"direction:{option}" if self.token == KINDS[SENTRY] else ""


# --- verbs that hold others ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Flip the Danger Flipper and do what stands beside the side shown."""

    danger: tuple[Effect, ...] = ()
    safe: tuple[Effect, ...] = ()

    def run(self, game: Worms, at: At) -> None:
        game.push(dice.FlipFor(_all(self.danger), _all(self.safe)), at)

    def can(self, game: Worms, at: At) -> bool:
        return any(part.can(game, at) for part in self.danger + self.safe)

    def words(self) -> dict[str, object]:
        sides = "both" if self.danger and self.safe else "danger" if self.danger else "safe" if self.safe else "none"
        return {"sides": sides, "danger": steps.said(self.danger), "safe": steps.said(self.safe)}


def _all(parts: tuple[Effect, ...]) -> Effect | None:
    return steps.Steps(parts, inner=True) if parts else None


@dataclass(frozen=True, slots=True)
class Choose(choices.Choice):
    """Choose one list of steps whose first step is possible."""

    options: tuple[tuple[Effect, ...], ...]

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([i for i, parts in enumerate(self.options) if parts and parts[0].can(game, at)]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(steps.Steps(self.options[option]), at)

    def can(self, game: Worms, at: At) -> bool:
        return any(parts and parts[0].can(game, at) for parts in self.options)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("text", steps=steps.said(self.options[option]))

    def words(self) -> dict[str, object]:
        return {"options": steps.linked("either", [steps.said(parts) for parts in self.options])}


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    n: int
    steps: tuple[Effect, ...]

    def run(self, game: Worms, at: At) -> None:
        if self.n > 1:
            game.push(Repeat(self.n - 1, self.steps), at)
        game.push(steps.Steps(self.steps), at)

    def can(self, game: Worms, at: At) -> bool:
        return bool(self.steps) and self.steps[0].can(game, at)

    def words(self) -> dict[str, object]:
        return {"n": self.n, "steps": steps.said(self.steps)}


@dataclass(frozen=True, slots=True)
class RollHexes(dice.Roller):
    """Dice name hexes around the target; the steps are done once for each."""

    dice: int
    steps: tuple[Effect, ...]

    def roll(self, game: Worms, at: At) -> None:
        for spot in reversed(game.targets()):
            results = dice.roll(game, At(at.player, spot), self.dice, "around")
            named = dict.fromkeys([spot + STEP[dice.way_of(game, result)] for result in results])
            game.push(followups.RolledHexes(self.steps, tuple(named)), at)

    def can(self, game: Worms, at: At) -> bool:
        return game.target != OFF

    def words(self) -> dict[str, object]:
        return {"dice": self.dice, "steps": steps.said(self.steps)}


@dataclass(frozen=True, slots=True)
class ForEachWorm(Effect):
    which: str  # all, own, in_target_and_adjacent
    steps: tuple[Effect, ...]

    def run(self, game: Worms, at: At) -> None:
        worms = self._worms(game, at)
        if worms:
            quiet = all(isinstance(part, Flip | Damage | Heal) for part in self.steps)
            ordered = not quiet or game.table.parting_gifts
            game.push(selecting.EachWorm(steps.Steps(self.steps, inner=True), tuple(worms), ordered), at)

    def can(self, game: Worms, at: At) -> bool:
        return bool(self._worms(game, at))

    def words(self) -> dict[str, object]:
        return {"which": self.which, "steps": steps.said(self.steps)}

    def _worms(self, game: Worms, at: At) -> list[int]:
        if self.which == "own":
            return game.own_worms(at.player)
        if self.which == "all":
            return [worm for worm in range(WORMS) if game.where[worm] != OFF]
        near = [spot for target in game.targets() for spot in (target, *neighbours(target))]
        return [worm for worm in range(WORMS) if game.where[worm] in near]


@dataclass(frozen=True, slots=True)
class MayMove(Effect):
    """The active worm may Inch or Jump in the middle of a text."""

    def run(self, game: Worms, at: At) -> None:
        game.push(moves.IN_TEXT, at)

    def can(self, game: Worms, at: At) -> bool:
        return game.worm >= 0 and game.where[game.worm] != OFF


# --- wind, cards, health ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChangeWind(dice.Roller):
    def roll(self, game: Worms, at: At) -> None:
        (result,) = dice.roll(game, At(at.player), 1, "wind")
        if result in WAYS:
            turn_wind(game, at, result)


def turn_wind(game: Worms, at: At, way: int) -> None:
    game.wind = way
    if game.events is not None:
        game.tell(loose("wind", at.player, {"way": way}))


@dataclass(frozen=True, slots=True)
class SetWind(choices.WayChoice):
    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, WAYS)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        turn_wind(game, at, option)


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        for _ in range(min(self.n, game.left_in_supply())):
            game.take_supply(at.player)

    def can(self, game: Worms, at: At) -> bool:
        return game.left_in_supply() > 0


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
            game.push(followups.Levelled(tuple(hurt), up=True), at)
        if len(most) == 1:
            well = [worm for worm in game.own_worms(most[0]) if not game.wounded[worm]]
            game.push(followups.Levelled(tuple(well), up=False), at)


@dataclass(frozen=True, slots=True)
class WoundHealthy(Effect):
    """Every healthy worm becomes wounded; this is not Damage."""

    def run(self, game: Worms, at: At) -> None:
        for worm in range(WORMS):
            if game.where[worm] != OFF and not game.wounded[worm]:
                game.wounded[worm] = 1
                if game.events is not None:
                    facts = {"thing": worm, "what": game.name(worm), "hex": said(game.where[worm])}
                    game.tell(loose("wounded", at.player, facts))


@dataclass(frozen=True, slots=True)
class TriggerMines(Effect):
    """Every mine that shares a hex with a worm triggers."""

    def run(self, game: Worms, at: At) -> None:
        game.push(followups.MinesLeft(tuple(self._mines(game))), at)

    def can(self, game: Worms, at: At) -> bool:
        return bool(self._mines(game))

    def _mines(self, game: Worms) -> list[int]:
        mines = range(FIRST[MINE], FIRST[MINE + 1])
        return [mine for mine in mines if game.where[mine] != OFF and game.worms_on(game.where[mine])]


VERBS: Final[tuple[type[Effect], ...]] = (
    Target, Accuracy, ScatterTarget, SteerTarget, Blast, Damage, Scatter, Knockback, Shove, MoveSelf, Place, Destroy,
    RestoreLand, Flip, Choose, Repeat, MayMove, RollHexes, ChangeWind, SetWind, Draw, Heal, Token, ForEachWorm,
    CraterCoast, LevelHealth, WoundHealthy, TriggerMines, Prevent, Redirect, ModifyDice, TurnFlipper, PeekTake,
    SwitchActive,
)  # fmt: skip
