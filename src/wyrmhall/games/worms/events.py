"""What happened at the table, for the log and the animations: a class for each kind. Hexes go by their names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from wyrmhall.core.events import Event, secret, unsent
from wyrmhall.core.words import Msg, Omen
from wyrmhall.games.worms.components import Names, said, thing_name
from wyrmhall.games.worms.numbers import CRATER, KIND, WORMS, ThingKind

if TYPE_CHECKING:
    from wyrmhall.games.worms.state import Worms

Throw = Literal["scatter", "jump-scatter", "knockback", "push"]
"""Moves that a die directs."""
How = Literal["inch", "jump", "scatter", "jump-scatter", "knockback", "push", "blast", "shove", "refuge", "card"]
"""How a Thing is moved."""
Why = Literal[
    "accuracy", "token", "wind", "drum", "around", "blast", "scatter", "jump-scatter", "knockback", "push"
]  # fmt: skip
"""What dice are rolled for."""
THROWN: Final[tuple[How, ...]] = ("scatter", "jump-scatter", "knockback", "push", "blast", "shove")
"""Moves that show how far something reaches."""
DieFace = Literal["no-move", "1", "2", "3", "4", "5", "6", "wind"]
"""The results of a die."""
Side = Literal["safe", "danger"]
SIDES: Final[tuple[Side, ...]] = ("safe", "danger")
"""The sides of the Danger Flipper, by their numbers."""


# --- Things -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfThing(Event):
    """Something happened to a Thing."""

    thing: int
    sort: ThingKind
    team: int  # of a worm; -1: it is none
    # Of the teams, by which worms are named. Not `unsent()`: the fields of the kinds come after it.
    colours: tuple[str, ...] = field(compare=False, repr=False, metadata={"unsent": True})

    def words(self) -> dict[str, object]:
        return {"what": thing_name(self.thing, self.colours)}


@dataclass(frozen=True, slots=True)
class OnHex(OfThing):
    """Something happened to a Thing on a hex."""

    hex: str

    def words(self) -> dict[str, object]:
        return {"what": thing_name(self.thing, self.colours), "hex": self.hex}

    def loss_of_worm(self, how: str, game: Worms, seat: int) -> Msg | None:
        """Where it is a worm of that seat's team."""
        if self.team < 0 or self.team != game.teams[seat]:
            return None
        return Msg(f"loss-{how}", what=thing_name(self.thing, self.colours))

    def omen_of_worm(self, sign: str) -> Omen | None:
        """Where it is a worm."""
        if self.thing >= WORMS:
            return None
        return Omen(sign, f"hex:{self.hex}", Msg(f"omen-{sign}", what=thing_name(self.thing, self.colours)))


@dataclass(frozen=True, slots=True)
class Gone(OnHex):
    """A Thing has left the map."""


@dataclass(frozen=True, slots=True)
class Activated(OfThing):
    """The player chose the active worm."""


@dataclass(frozen=True, slots=True)
class Switched(OfThing):
    """Another worm is the active worm now."""


@dataclass(frozen=True, slots=True)
class Spared(OfThing):
    """The Damage to a worm was prevented."""


@dataclass(frozen=True, slots=True)
class Placed(OnHex):
    """A Thing was put on the map."""


@dataclass(frozen=True, slots=True)
class Moved(OfThing):
    """A Thing was moved: to land, or to the water where it sinks."""

    start: str
    end: str
    how: How

    def words(self) -> dict[str, object]:
        return {"what": thing_name(self.thing, self.colours), "from": self.start, "to": self.end, "how": self.how}

    def omen(self) -> Omen | None:
        return Omen("thrown", f"hex:{self.end}") if self.how in THROWN else None


@dataclass(frozen=True, slots=True)
class Wounded(OnHex):
    """A healthy worm is wounded."""

    def loss(self, game: Worms, seat: int) -> Msg | None:
        return self.loss_of_worm("wounded", game, seat)

    def omen(self) -> Omen | None:
        return self.omen_of_worm("wounded")


@dataclass(frozen=True, slots=True)
class Healed(OnHex):
    """A wounded worm is healthy again."""


@dataclass(frozen=True, slots=True)
class PartingGift(OnHex):
    """A worm that a Blast destroyed explodes where it was thrown."""


@dataclass(frozen=True, slots=True)
class SentryFires(OnHex):
    """A Sentry Gun fires at a Thing that came into its line."""

    gun: int


@dataclass(frozen=True, slots=True)
class Sank(Gone):
    """A Thing that was moved into water is gone, or a worm whose hex was flooded."""

    def loss(self, game: Worms, seat: int) -> Msg | None:
        return self.loss_of_worm("sank", game, seat)

    def omen(self) -> Omen | None:
        return self.omen_of_worm("sank")


@dataclass(frozen=True, slots=True)
class Killed(Gone):
    """A wounded worm was Damaged and is destroyed."""

    def loss(self, game: Worms, seat: int) -> Msg | None:
        return self.loss_of_worm("killed", game, seat)

    def omen(self) -> Omen | None:
        return self.omen_of_worm("killed")


@dataclass(frozen=True, slots=True)
class Destroyed(Gone):
    """Damage destroyed a crate or a special token."""


@dataclass(frozen=True, slots=True)
class Removed(Gone):
    """A card took a Thing off the map without any effect."""


@dataclass(frozen=True, slots=True)
class Collected(Gone):
    """A worm collected a crate."""


@dataclass(frozen=True, slots=True)
class BurntOut(Gone):
    """Fire was triggered and goes out."""


@dataclass(frozen=True, slots=True)
class MineClicks(Gone):
    """A mine was triggered; the Danger Flipper says whether it explodes."""


@dataclass(frozen=True, slots=True)
class MineExplodes(Gone):
    """A mine was Damaged."""


@dataclass(frozen=True, slots=True)
class DrumExplodes(Gone):
    """An oil drum was Damaged."""

    def omen(self) -> Omen | None:
        return Omen("drum", f"hex:{self.hex}", Msg("omen-drum", hex=self.hex))


@dataclass(frozen=True, slots=True)
class PlacedInWater(Event):
    """A Thing would have been placed in water: it stays in the pool."""

    sort: ThingKind
    hex: str

    def words(self) -> dict[str, object]:
        return {"kind": self.sort, "hex": self.hex}


@dataclass(frozen=True, slots=True)
class NoneLeft(Event):
    """A Thing would have been placed, but the pool has none."""

    sort: ThingKind

    def words(self) -> dict[str, object]:
        return {"kind": self.sort}


# --- the map ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid, its first hex here."""

    tile: str
    hex: str
    hexes: tuple[str, ...]  # of land


@dataclass(frozen=True, slots=True)
class Blast(Event):
    """A Blast in a hex; in water it does nothing."""

    hex: str
    land: bool

    def omen(self) -> Omen | None:
        return Omen("blast", f"hex:{self.hex}", Msg("omen-blast", hex=self.hex)) if self.land else None


@dataclass(frozen=True, slots=True)
class Flooded(Event):
    """The third crater: the hex is water, and what lay there is gone; each of its worms is told of by itself."""

    hex: str
    things: tuple[int, ...]  # without worms
    colours: tuple[str, ...] = unsent()

    def words(self) -> dict[str, object]:
        names = [thing_name(thing, self.colours) for thing in self.things if KIND[thing] != CRATER]
        return {"hex": self.hex, "what": names, "n": len(names)}

    def omen(self) -> Omen | None:
        return Omen("flooded", f"hex:{self.hex}", Msg("omen-flooded", hex=self.hex))


@dataclass(frozen=True, slots=True)
class Restored(Event):
    """A flooded hex is land again."""

    hex: str


@dataclass(frozen=True, slots=True)
class Wind(Event):
    """The wind dial points in a direction."""

    way: int


# --- chance -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled, for a Thing or (-1) for none."""

    why: Why
    dice: tuple[DieFace, ...]
    thing: int
    colours: tuple[str, ...] = unsent()

    def words(self) -> dict[str, object]:
        what = thing_name(self.thing, self.colours) if self.thing >= 0 else Msg("target-token")
        return {"why": self.why, "said": [Msg("face", face=face) for face in self.dice], "what": what}


@dataclass(frozen=True, slots=True)
class DiceChanged(Event):
    """A support card changed the number of Accuracy dice."""

    n: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """The Danger Flipper was flipped."""

    side: Side


@dataclass(frozen=True, slots=True)
class FlipperTurned(Event):
    """A support card turned the Danger Flipper over."""

    side: Side


# --- the Target Token ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Aimed(Event):
    """The Target Token was put on a hex."""

    hex: str


@dataclass(frozen=True, slots=True)
class AimedStrike(Event):
    """The Target Token was put on the first hex of an Air Strike."""

    hex: str
    way: int


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """The Target Token was moved."""

    start: str
    end: str

    def words(self) -> dict[str, object]:
        return {"from": self.start, "to": self.end}

    def omen(self) -> Omen | None:
        return Omen("aim", f"hex:{self.end}")


# --- cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfCard(Event):
    """A card was shown to all."""

    card: str
    names: Names | None = unsent()  # of a pack's own card

    def words(self) -> dict[str, object]:
        return {"card": said("card", self.card, self.names)}


@dataclass(frozen=True, slots=True)
class Played(OfCard):
    """A weapon was played."""


@dataclass(frozen=True, slots=True)
class Support(OfCard):
    """A support card was played."""


@dataclass(frozen=True, slots=True)
class Drop(OfCard):
    """A drop card was turned over."""

    def words(self) -> dict[str, object]:
        return {"card": said("drop", self.card, self.names)}


@dataclass(frozen=True, slots=True)
class SuddenDeath(OfCard):
    """The sudden death card was turned over."""

    def words(self) -> dict[str, object]:
        return {"card": said("death", self.card, self.names)}


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew a supply card, which only that player sees."""

    card: str = secret()
    names: Names | None = unsent()

    def words(self) -> dict[str, object]:
        return {"card": said("card", self.card, self.names)}


@dataclass(frozen=True, slots=True)
class NoSupplies(Event):
    """A player would have drawn, but the supply deck is empty."""


@dataclass(frozen=True, slots=True)
class DropsShuffled(Event):
    """The drop cards that were played are a new deck."""


# --- the game -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Team(Event):
    """A player leads a team."""

    colour: str


@dataclass(frozen=True, slots=True)
class First(Event):
    """The first player."""


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """A turn begins."""

    n: int


@dataclass(frozen=True, slots=True)
class TimeUp(Event):
    """The timer has run out."""


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player has lost the last worm."""


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """The last round begins."""


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Draw(Event):
    """Nobody has won: a draw between teams."""

    teams: tuple[str, ...]

    def words(self) -> dict[str, object]:
        return {"teams": [Msg("team", colour=colour) for colour in self.teams]}
