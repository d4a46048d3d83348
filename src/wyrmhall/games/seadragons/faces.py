"""What the components of Sea Dragons show: a struct for each kind, and what every table has in common."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from wyrmhall.core.faces import Face
from wyrmhall.core.setup import Value
from wyrmhall.games.seadragons.cards import (
    QUADRANTS,
    REEF_GOLD,
    REEF_SHIPS,
    SHIPS,
    SIZES,
    Colour,
    Quadrant,
    ShipColour,
    Size,
)
from wyrmhall.games.seadragons.components import REEF_IDS, Mission, ReefId
from wyrmhall.games.seadragons.numbers import ANY_SHIP, GOLD, HIDDEN_DRAGON, REEF_KINDS, TWO_SHIPS

Sign = Literal["coin", "reef"]
ReefSort = Literal["two-ships", "any-ship", "hidden-dragon", "gold"]
Cells = tuple[tuple[int, int], ...]


class Ships(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many ships of each colour."""

    green: int = 0
    purple: int = 0
    red: int = 0
    blue: int = 0


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ships that a mission asks for: of each colour, and of whatever colour."""

    green: int = 0
    purple: int = 0
    red: int = 0
    blue: int = 0
    any: int = 0


def asked_by(mission: Mission) -> Cost:
    green, purple, red, blue = mission.cost
    return Cost(green, purple, red, blue, mission.any_colour)


class DragonFace(Face, frozen=True, tag="dragon"):
    """A dragon card: its figure row by row, X for each cell."""

    size: Size
    rows: tuple[str, ...]

    def listed(self) -> dict[str, Value]:
        return {"rows": "/".join(self.rows)}


class MissionFace(Face, frozen=True, tag="mission"):
    """A mission: the ships it asks for, the points and the reef draws it gives."""

    cost: Cost
    vp: int
    reef: int

    def listed(self) -> dict[str, Value]:
        asked = {colour: n for colour, n in msgspec.structs.asdict(self.cost).items() if n}
        return {**asked, "vp": self.vp, "reef": self.reef}


class BoardFace(Face, frozen=True, tag="board"):
    """A side of a realm board, drawn with the characters of the chart."""

    rows: tuple[str, ...]

    def listed(self) -> dict[str, Value]:
        return {"rows": "/".join(self.rows)}


class ReefFace(Face, frozen=True, tag="reef", omit_defaults=True):
    """A reef card: how many ships, gold or dragons it counts for, of which colour or in which realm."""

    sort: ReefSort
    n: int
    colour: ShipColour | None = None
    quadrant: Quadrant | None = None


class RealmFace(Face, frozen=True, tag="realm"):
    """A realm: where it lies, and its symbol on the compass rose."""

    quadrant: Quadrant
    symbol: str


class IslandFace(Face, frozen=True, tag="island"):
    """The central island: the cells that it takes, and those that it takes as a plus, if the pack has such a one."""

    cells: Cells
    plus: Cells


class CurrentsFace(Face, frozen=True, tag="currents"):
    """The currents between the realms; whether they flow on the cells beside the island."""

    beside_island: bool


class HeadFace(Face, frozen=True, tag="head"):
    """Head tokens of a player."""

    colour: Colour


class TailFace(Face, frozen=True, tag="tail"):
    """Tail tokens of a player."""

    colour: Colour


class ShipFace(Face, frozen=True, tag="ship"):
    """A pirate ship token."""

    colour: ShipColour


class CoinFace(Face, frozen=True, tag="coin"):
    """A gold coin."""

    value: int


FACES: Final = (
    DragonFace,
    MissionFace,
    BoardFace,
    ReefFace,
    RealmFace,
    IslandFace,
    CurrentsFace,
    HeadFace,
    TailFace,
    ShipFace,
    CoinFace,
)


def reef_face(kind: int) -> ReefFace:
    """What a kind of reef card shows."""
    if kind < ANY_SHIP:
        return ReefFace("two-ships", REEF_SHIPS, colour=SHIPS[kind - TWO_SHIPS])
    if kind == ANY_SHIP:
        return ReefFace("any-ship", 1)
    if kind == GOLD:
        return ReefFace("gold", REEF_GOLD)
    return ReefFace("hidden-dragon", 1, quadrant=QUADRANTS[kind - HIDDEN_DRAGON])


class Reef(msgspec.Struct, frozen=True):
    """A kind of reef card, by the id under which views and options speak of it."""

    id: ReefId
    face: ReefFace


class Printed(msgspec.Struct, frozen=True):
    """What is the same on every table: the sizes of dragons, the colours of ships, the kinds of reef cards."""

    sizes: tuple[Size, ...]
    ships: tuple[ShipColour, ...]
    reefs: tuple[Reef, ...]


BOARD: Final = Printed(SIZES, SHIPS, tuple([Reef(REEF_IDS[kind], reef_face(kind)) for kind in range(REEF_KINDS)]))
