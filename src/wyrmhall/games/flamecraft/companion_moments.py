"""Companions in use: the moments at which their owners may use them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import any_goods
from wyrmhall.games.flamecraft.companions import Companion
from wyrmhall.games.flamecraft.firing import MANY_HERE, NOBODY, FireUp
from wyrmhall.games.flamecraft.moments import FreeMoment
from wyrmhall.games.flamecraft.moves import use_companion
from wyrmhall.games.flamecraft.numbers import DANIEL, RICH, SANDARA
from wyrmhall.games.flamecraft.revealing import ScoreFancy
from wyrmhall.games.flamecraft.state import Flamecraft

RICH_GOODS: Final = 2  # for each coin

RICH_MOST: Final = 18


@dataclass(frozen=True, slots=True)
class UseRich(Effect):
    """Beside a decision: gain goods of choice for each coin of the own supply; the coins are kept."""

    row: Companion = field(metadata={"saved": False})  # done at once, so never saved

    def run(self, game: Flamecraft, at: At) -> None:
        use_companion(game, at.player)
        game.push(any_goods(min(RICH_MOST, RICH_GOODS * game.players[at.player].coins)), at)

    def words(self) -> dict[str, object]:
        return {"name": self.row.name}

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{RICH}"


@dataclass(frozen=True, slots=True)
class UseSandara(Effect):
    """Beside a decision: score a fancy dragon that lies face up before any player."""

    row: Companion = field(metadata={"saved": False})

    def run(self, game: Flamecraft, at: At) -> None:
        use_companion(game, at.player)
        SANDARA_SCORES.run(game, at)

    def words(self) -> dict[str, object]:
        return {"name": self.row.name}

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{SANDARA}"


SANDARA_SCORES: Final = ScoreFancy(face_up=True)


@dataclass(frozen=True, slots=True)
class UseTyped(Effect):
    """Beside a decision: use a companion whose ability a pack has brought."""

    companion: int
    row: Companion = field(metadata={"saved": False})  # done at once, so never saved

    def run(self, game: Flamecraft, at: At) -> None:
        use_companion(game, at.player)
        if self.row.ability is not None:
            game.push(self.row.ability, at)

    def words(self) -> dict[str, object]:
        return {"name": self.row.name, "what": self.row.ability}

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"companion:{self.companion}"


def companion_uses(rows: Sequence[Companion]) -> tuple[Effect, ...]:
    """Beside a decision, as revealing a sun dragon is: the two of the house, then each that a pack may change."""
    return (UseRich(rows[RICH]), UseSandara(rows[SANDARA]), *[UseTyped(row.id, row) for row in rows])


@dataclass(frozen=True, slots=True)
class ErickMoment(FreeMoment):
    """After the owner of Erick used a shop's ability: use it a second time, paying its cost again."""

    ability: Effect
    busy: bool = False  # before version 3 nothing could be revealed or used between the two uses

    def is_busy(self) -> bool:
        return self.busy

    def run(self, game: Flamecraft, at: At) -> None:
        if self.ability.can(game, at):
            game.ask(self, at, (1, SKIP))
        elif game.standing(at.player, self):  # revealing may bring what the ability costs
            game.ask(self, at, (SKIP,), even_one=True)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            use_companion(game, at.player)
            game.push(self.ability, at)

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-erick-moment" if self.ability.can(game, at) else "ask-moment")

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("use-again", what=self.ability)


@dataclass(frozen=True, slots=True)
class DanielMoment(FreeMoment):
    """The owner of Daniel has cast an enchantment: fire up artisans in the Park instead of those at the shop."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.has_companion(at.player, DANIEL) and MANY_IN_PARK.artisans(game, at, NOBODY):
            game.ask(self, at, (1, SKIP))
        else:
            game.push(MANY_HERE, at)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            game.push(MANY_HERE, at)
        else:
            use_companion(game, at.player)
            game.push(MANY_IN_PARK, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return (
            Msg("fire-at-the-shop") if option == SKIP else Msg("use-companion", name=game.box.companions[DANIEL].name)
        )


MANY_IN_PARK: Final = FireUp(many=True, park=True)
