"""What components show, as structs: boards draw them, and a list in the terminal says them."""

from __future__ import annotations

from typing import Literal

from wyrmhall.core.faces import Face

Sign = Literal["lair"]
"""The icons that verbs have (`signs`)."""


class TreasureFace(Face, frozen=True, tag="treasure"):
    number: int


FACES = (TreasureFace,)
