"""The verbs of support cards: what can be done about something that is just happening."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.games.worms import choices, followups
from wyrmhall.games.worms.field import neighbours
from wyrmhall.games.worms.state import DANGER, Worms


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """The Damage that is about to happen does not happen."""

    def run(self, game: Worms, at: At) -> None:
        game.spared = 1
        if game.events is not None:
            game.tell(loose("spared", at.player, {"thing": at.piece, "what": game.name(at.piece)}))


@dataclass(frozen=True, slots=True)
class Redirect(choices.HexChoice):
    """The worm goes to a land hex beside the water instead."""

    to: str = "land_next_to_that_water"

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([spot for spot in neighbours(at.place) if game.is_land(spot)]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.refuge = option


@dataclass(frozen=True, slots=True)
class ModifyDice(choices.Choice):
    """More or fewer Accuracy dice; the options are the numbers of dice."""

    choice: tuple[int, ...] = (2, -2)
    min: int = 1
    max: int = 5

    def run(self, game: Worms, at: At) -> None:
        dice = [max(self.min, min(self.max, game.dice + more)) for more in self.choice]
        game.ask(self, at, tuple(dict.fromkeys(dice)))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.dice = option
        if game.events is not None:
            game.tell(loose("dice-changed", at.player, {"n": option}))

    def words(self) -> dict[str, object]:
        signs = [f"{more:+d}".replace("-", "−") for more in self.choice]
        return {"choice": " / ".join(signs), "min": self.min, "max": self.max}


@dataclass(frozen=True, slots=True)
class TurnFlipper(Effect):
    """The flip counts as the other side."""

    def run(self, game: Worms, at: At) -> None:
        game.flip = 1 - game.flip
        if game.events is not None:
            game.tell(loose("flipper-turned", at.player, {"side": "danger" if game.flip == DANGER else "safe"}))


@dataclass(frozen=True, slots=True)
class PeekTake(Effect):
    """Look at the top supply cards, take one, put the rest at the bottom in any order."""

    look: int = 3
    take: int = 1
    rest: str = "bottom"

    def run(self, game: Worms, at: At) -> None:
        game.spied = 1
        game.seer = at.player
        game.reveals += 1
        game.seen = [game.supply_card() for _ in range(min(self.look, game.left_in_supply()))]
        game.push(followups.PeekBottom(), at)
        game.push(followups.PeekPick(self.take), at)


@dataclass(frozen=True, slots=True)
class SwitchActive(choices.ThingChoice):
    """Another own worm becomes the active worm; it collects nothing and is not healed."""

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([worm for worm in game.own_worms(at.player) if worm != game.worm]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.worm = option
        if game.events is not None:
            game.tell(loose("switched", at.player, {"thing": option, "what": game.name(option)}))
