"""The grammar of effects: how small effects combine. The verbs of a game live with that game."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import SKIP, At, Effect, Game
from wyrmhall.core.params import STEP, STEPS
from wyrmhall.core.words import Msg, Says


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """Do each part in order."""

    parts: tuple[Effect, ...] = field(metadata=STEPS)

    def made_of(self) -> tuple[Effect, ...]:
        return self.parts

    def run(self, game: Game, at: At) -> None:
        for part in reversed(self.parts):
            game.push(part, at)

    def can(self, game: Game, at: At) -> bool:
        return any(part.can(game, at) for part in self.parts)

    def signs(self) -> tuple[str, ...]:
        return signs_of(self.parts)


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """Choose one part that can be done, and do it."""

    parts: tuple[Effect, ...] = field(metadata=STEPS)

    def made_of(self) -> tuple[Effect, ...]:
        return self.parts

    def run(self, game: Game, at: At) -> None:
        game.ask(self, at, tuple([i for i, part in enumerate(self.parts) if part.can(game, at)]))

    def chosen(self, game: Game, at: At, option: int) -> None:
        game.push(self.parts[option], at)

    def can(self, game: Game, at: At) -> bool:
        return any(part.can(game, at) for part in self.parts)

    def label(self, game: Game, at: At, option: int) -> Says:
        return self.parts[option]


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Do it, or skip it."""

    part: Effect = field(metadata=STEP)

    def run(self, game: Game, at: At) -> None:
        if self.part.can(game, at):
            game.ask(self, at, (1, SKIP))

    def chosen(self, game: Game, at: At, option: int) -> None:
        if option != SKIP:
            game.push(self.part, at)

    def can(self, game: Game, at: At) -> bool:
        return self.part.can(game, at)

    def label(self, game: Game, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else self.part

    def signs(self) -> tuple[str, ...]:
        return self.part.signs()


def seq(*parts: Effect) -> Effect:
    """Parts in order, flattened; one part stays itself."""
    flat = [each for part in parts for each in (part.parts if isinstance(part, Seq) else (part,))]
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def signs_of(parts: tuple[Effect, ...]) -> tuple[str, ...]:
    """The signs of several effects, one after the other."""
    return tuple([sign for part in parts for sign in part.signs()])
