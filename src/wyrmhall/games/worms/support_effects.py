"""The verbs of support cards: what can be done about something that is just happening."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import numbers, some_numbers, words
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.worms import choices, events
from wyrmhall.games.worms.components import card_name
from wyrmhall.games.worms.hexes import neighbours
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.subjects import about_played, about_thing


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """The Damage that is about to happen does not happen."""

    def run(self, game: Worms, at: At) -> None:
        game.spared = 1
        if game.events is not None:
            game.tell(events.Spared(at.player, *game.told(at.piece)))

    def signs(self) -> tuple[str, ...]:
        return ("safe",)


@dataclass(frozen=True, slots=True)
class Redirect(choices.HexChoice):
    """The worm goes to a land hex beside the water instead."""

    to: str = field(default="land_next_to_that_water", metadata=words("land_next_to_that_water"))

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([spot for spot in neighbours(at.place) if game.is_land(spot)]))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_thing(game, at.piece)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.refuge = option

    def signs(self) -> tuple[str, ...]:
        return ("land",)


@dataclass(frozen=True, slots=True)
class ModifyDice(choices.Choice):
    """More or fewer Accuracy dice; the options are the numbers of dice."""

    choice: tuple[int, ...] = field(default=(2, -2), metadata=some_numbers(-5, 5))
    min: int = field(default=1, metadata=numbers(0, 20))
    max: int = field(default=5, metadata=numbers(0, 20))

    def run(self, game: Worms, at: At) -> None:
        dice = [max(self.min, min(self.max, game.dice + more)) for more in self.choice]
        game.ask(self, at, tuple(dict.fromkeys(dice)))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_played(game)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.dice = option
        if game.events is not None:
            game.tell(events.DiceChanged(at.player, option))

    def words(self) -> dict[str, object]:
        signs = [f"{more:+d}".replace("-", "−") for more in self.choice]
        return {"choice": " / ".join(signs), "min": self.min, "max": self.max}

    def signs(self) -> tuple[str, ...]:
        return ("dice",)


@dataclass(frozen=True, slots=True)
class TurnFlipper(Effect):
    """The flip counts as the other side."""

    def run(self, game: Worms, at: At) -> None:
        game.flip = 1 - game.flip
        if game.events is not None:
            game.tell(events.FlipperTurned(at.player, events.SIDES[game.flip]))

    def signs(self) -> tuple[str, ...]:
        return ("flipper",)


@dataclass(frozen=True, slots=True)
class PeekTake(Effect):
    """Look at the top supply cards, take one, put the rest at the bottom in any order."""

    look: int = 3
    take: int = 1
    rest: str = field(default="bottom", metadata=words("bottom"))

    def run(self, game: Worms, at: At) -> None:
        game.spied = 1
        game.seer = at.player
        game.reveals += 1
        game.seen = [game.supply_card() for _ in range(min(self.look, game.left_in_supply()))]
        game.push(PeekBottom(), at)
        game.push(PeekPick(self.take), at)

    def signs(self) -> tuple[str, ...]:
        return ("draw",)


@dataclass(frozen=True, slots=True)
class SwitchActive(choices.ThingChoice):
    """Another own worm becomes the active worm; it collects nothing and is not healed."""

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([worm for worm in game.own_worms(at.player) if worm != game.worm]))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_played(game)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.worm = option
        if game.events is not None:
            game.tell(events.Switched(at.player, *game.told(option)))

    def signs(self) -> tuple[str, ...]:
        return ("worm",)


class SupplyChoice(Effect):
    """The options are supply cards that only the asked player sees."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        return card_name(game.card(option))

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"seen:{game.card(option).id}"


@dataclass(frozen=True, slots=True)
class PeekPick(SupplyChoice):
    """Take one of the cards seen."""

    take: int

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple(sorted(set(game.seen))))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_played(game)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.seen.remove(option)
        game.hands[at.player].append(option)
        if game.events is not None:
            row = game.card(option)
            game.tell(events.Drew(at.player, row.id, row.names))
        if self.take > 1:
            game.push(PeekPick(self.take - 1), at)


@dataclass(frozen=True, slots=True)
class PeekBottom(SupplyChoice):
    """Put the cards seen at the bottom, the next one chosen lowest."""

    def run(self, game: Worms, at: At) -> None:
        if not game.seen:
            game.seer = -1
        else:
            game.ask(self, at, tuple(sorted(set(game.seen))))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_played(game)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.seen.remove(option)
        game.bottom.append(option)
        game.bottom_by.append(at.player)
        game.push(PeekBottom(), at)

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-peek-bottom")
