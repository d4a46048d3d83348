"""What the components of Wyrmspan show: a struct for each kind of face, and what the boards print."""

from __future__ import annotations

from typing import Literal

import msgspec

from wyrmhall.core.faces import Face
from wyrmhall.games.wyrmspan.numbers import CaveName, Kind, Size, Trait

Sign = Literal[
    Kind,
    "guild",
    "marker",
    "cache",
    "tuck",
    "dig",
    "play",
    "vp",
    "swap",
    "reveal",
    "activate",
    "use-icon",
    "others",
    "each",
    "to",
    "if",
    "choice",
    "x2",
    "x3",
]
"""The icons of the verbs; `to` is an arrow, `if` a condition, `choice` a choice, `x2` how often."""

Timing = Literal["when-played", "if-activated", "once-per-round", "end-game"]


class Price(msgspec.Struct, frozen=True):
    """So many of a kind that are due."""

    n: int
    kind: Kind


class DragonFace(Face, frozen=True, tag="dragon"):
    """A dragon card."""

    size: Size
    trait: Trait
    vp: int
    nests: int
    cost: tuple[Price, ...]
    caves: tuple[CaveName, ...]
    timing: tuple[Timing, ...]
    signs: tuple[Sign, ...]
    english: str  # its picture is composed from the words of its name


class EffectFace(Face, frozen=True, tag="effect"):
    """A cave card, the completion bonus, a space of the guild track or a card of the Automa."""

    signs: tuple[Sign, ...]


class IconFace(Face, frozen=True, tag="icon"):
    """An icon of the mat, in its cave."""

    cave: CaveName
    signs: tuple[Sign, ...]


class ObjectiveFace(Face, frozen=True, tag="objective"):
    """A face of an objective tile: how much of it there can be (0: no limit), and what the Automa has, by round."""

    most: int
    automa: tuple[int, ...]


class RowFace(Face, frozen=True, tag="row"):
    """A row of the guild tile with a bonus."""

    squares: int
    signs: tuple[Sign, ...]


class PointsFace(Face, frozen=True, tag="points"):
    """The row of the guild tile whose places carry their own VP."""

    vp: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """What is printed on the player mat and the guild board."""

    columns: int  # of each cave
    rock_eggs: tuple[int, ...]  # that excavating a space costs, by column
    mat_nests: int
    mat_space: int  # the nests of the mat, as a place for eggs
    feedings: int  # of a hatchling, till its bonus
    path_icons: int  # of each cave
    track: int  # spaces
    brown: int  # every so many spaces of the track a marker is placed
    tile_rows: int  # with a bonus; the places after them carry VP


FACES = (DragonFace, EffectFace, IconFace, ObjectiveFace, RowFace, PointsFace)
