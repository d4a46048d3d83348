"""What the components of Sea Dragons show: a struct for each kind of face, and the icons of its verbs."""

from __future__ import annotations

from typing import Final, Literal

from wyrmhall.core.faces import Face
from wyrmhall.core.setup import Value
from wyrmhall.games.seadragons.cards import ShipColour, Size

Sign = Literal["coin", "reef"]


class DragonFace(Face, frozen=True, tag="dragon"):
    """A dragon card: its figure row by row, X for each cell."""

    size: Size
    rows: tuple[str, ...]

    def listed(self) -> dict[str, Value]:
        return {"rows": "/".join(self.rows)}


class MissionFace(Face, frozen=True, tag="mission"):
    """A mission: the ships it asks for, the points and the reef draws it gives."""

    cost: dict[ShipColour | Literal["any"], int]
    vp: int
    reef: int

    def listed(self) -> dict[str, Value]:
        asked: dict[str, Value] = {str(colour): n for colour, n in self.cost.items()}
        return {**asked, "vp": self.vp, "reef": self.reef}


class BoardFace(Face, frozen=True, tag="board"):
    """A side of a realm board, drawn with the characters of the chart."""

    rows: tuple[str, ...]

    def listed(self) -> dict[str, Value]:
        return {"rows": "/".join(self.rows)}


FACES: Final = (DragonFace, MissionFace, BoardFace)
