"""Verbs that hold others: flips, choices, and what is done for each worm or hex."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import CHOICES, STEPS, words
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import choices, dice, moves, selecting, steps
from wyrmhall.games.worms.hexes import OFF, STEP, neighbours
from wyrmhall.games.worms.numbers import WORMS
from wyrmhall.games.worms.state import Verb, Worms


@dataclass(frozen=True, slots=True)
class Flip(Verb):
    """Flip the Danger Flipper and do what stands beside the side shown."""

    danger: tuple[Effect, ...] = field(default=(), metadata=STEPS)
    safe: tuple[Effect, ...] = field(default=(), metadata=STEPS)

    @property
    def orderly(self) -> bool:
        return True

    def run(self, game: Worms, at: At) -> None:
        game.push(dice.FlipFor(_all(self.danger), _all(self.safe)), at)

    def can(self, game: Worms, at: At) -> bool:
        return any(part.can(game, at) for part in self.danger + self.safe)

    def words(self) -> dict[str, object]:
        sides = "both" if self.danger and self.safe else "danger" if self.danger else "safe" if self.safe else "none"
        return {"sides": sides, "danger": steps.said(self.danger), "safe": steps.said(self.safe)}

    def signs(self) -> tuple[str, ...]:
        return ("flipper", *steps.signs_of(self.danger + self.safe))


def _all(parts: tuple[Effect, ...]) -> Effect | None:
    return steps.Steps(parts, inner=True) if parts else None


@dataclass(frozen=True, slots=True)
class Choose(choices.Choice):
    """Choose one list of steps whose first step is possible."""

    options: tuple[tuple[Effect, ...], ...] = field(metadata=CHOICES)

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

    def signs(self) -> tuple[str, ...]:
        return steps.signs_of([part for parts in self.options for part in parts])


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    n: int
    steps: tuple[Effect, ...] = field(metadata=STEPS)

    def run(self, game: Worms, at: At) -> None:
        if self.n > 1:
            game.push(Repeat(self.n - 1, self.steps), at)
        game.push(steps.Steps(self.steps), at)

    def can(self, game: Worms, at: At) -> bool:
        return bool(self.steps) and self.steps[0].can(game, at)

    def words(self) -> dict[str, object]:
        return {"n": self.n, "steps": steps.said(self.steps)}

    def signs(self) -> tuple[str, ...]:
        return steps.signs_of(self.steps)


@dataclass(frozen=True, slots=True)
class RollHexes(dice.Roller):
    """Dice name hexes around the target; the steps are done once for each."""

    dice: int
    steps: tuple[Effect, ...] = field(metadata=STEPS)

    def roll(self, game: Worms, at: At) -> None:
        for spot in reversed(game.targets()):
            results = dice.roll(game, At(at.player, spot), self.dice, "around")
            named = dict.fromkeys([spot + STEP[dice.way_of(game, result)] for result in results])
            game.push(RolledHexes(self.steps, tuple(named)), at)

    def can(self, game: Worms, at: At) -> bool:
        return game.target != OFF

    def words(self) -> dict[str, object]:
        return {"dice": self.dice, "steps": steps.said(self.steps)}

    def signs(self) -> tuple[str, ...]:
        return ("dice", *steps.signs_of(self.steps))


@dataclass(frozen=True, slots=True)
class ForEachWorm(Effect):
    which: str = field(metadata=words("all", "own", "in_target_and_adjacent"))
    steps: tuple[Effect, ...] = field(metadata=STEPS)

    def run(self, game: Worms, at: At) -> None:
        worms = self._worms(game, at)
        if worms:
            orderly = all(isinstance(part, Verb) and part.orderly for part in self.steps)
            ordered = not orderly or game.table.parting_gifts
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

    def signs(self) -> tuple[str, ...]:
        return ("worm", *steps.signs_of(self.steps))


@dataclass(frozen=True, slots=True)
class MayMove(Effect):
    """The active worm may Inch or Jump in the middle of a text."""

    def run(self, game: Worms, at: At) -> None:
        game.push(moves.IN_TEXT, at)

    def can(self, game: Worms, at: At) -> bool:
        return game.own_hex() != OFF

    def signs(self) -> tuple[str, ...]:
        return ("inch",)


@dataclass(frozen=True, slots=True)
class RolledHexes(choices.HexChoice):
    """The hexes that dice have named and for which the steps are still to be done."""

    parts: tuple[Effect, ...]
    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        hexes = [spot for spot in self.left if any(part.can(game, At(at.player, spot)) for part in self.parts)]
        game.ask(self, at, tuple(hexes))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([spot for spot in self.left if spot != option])
        if rest:
            game.push(RolledHexes(self.parts, rest), at)
        game.push(steps.Steps(self.parts, inner=True), At(at.player, option))
