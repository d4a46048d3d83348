"""What happens in a game of Sea Dragons, one class for each kind.

Cards, missions and cells are named as the view names them; the box has the names that a pack gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wyrmhall.core.events import Event, secret, unsent
from wyrmhall.core.words import Msg, Seat
from wyrmhall.games.seadragons.cards import SHIPS, Colour, ShipColour, Size
from wyrmhall.games.seadragons.components import (
    REEF_IDS,
    Box,
    Mission,
    ReefId,
    mission_text,
    payment_text,
    reef_name,
    ships,
)
from wyrmhall.games.seadragons.figures import Cell
from wyrmhall.games.seadragons.numbers import ANY_SHIP, TWO_SHIPS
from wyrmhall.games.seadragons.sea import chart_name


@dataclass(frozen=True, slots=True)
class PickedColour(Event):
    colour: Colour


@dataclass(frozen=True, slots=True)
class Passed(Event):
    def farewell(self, seat: int) -> Msg | None:
        return Msg("farewell-passed") if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class PlacedDragon(Event):
    card: str
    cells: tuple[Cell, ...]
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": _figure(self.box, self.card), "cells": " ".join([chart_name(cell) for cell in self.cells])}


@dataclass(frozen=True, slots=True)
class PlacedHead(Event):
    cell: Cell

    def words(self) -> dict[str, object]:
        return {"cell": chart_name(self.cell)}


@dataclass(frozen=True, slots=True)
class CollectedShips(Event):
    ships: tuple[ShipColour, ...]

    def words(self) -> dict[str, object]:
        return {"ships": ships([self.ships.count(colour) for colour in SHIPS])}


@dataclass(frozen=True, slots=True)
class GainedGold(Event):
    n: int


@dataclass(frozen=True, slots=True)
class PaidGold(Event):
    n: int


@dataclass(frozen=True, slots=True)
class DiscardedGold(Event):
    """A gold reef card for its gold."""

    n: int


@dataclass(frozen=True, slots=True)
class GainedAsNeighbour(Event):
    """Gold for dragons beside the one that `by` has laid."""

    n: int
    by: int

    def words(self) -> dict[str, object]:
        return {"n": self.n, "by": Seat(self.by)}


@dataclass(frozen=True, slots=True)
class KeptReef(Event):
    box: Box = unsent()
    card: ReefId = secret()

    def words(self) -> dict[str, object]:
        return {"card": reef_name(self.box, REEF_IDS.index(self.card))}


@dataclass(frozen=True, slots=True)
class NoReefLeft(Event):
    pass


@dataclass(frozen=True, slots=True)
class CompletedMission(Event):
    """With the ships and the reef cards that were discarded for it."""

    mission: str
    vp: int
    ships: tuple[ShipColour, ...]
    reefs: tuple[ReefId, ...]
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        tokens = [self.ships.count(colour) for colour in SHIPS]
        two = [self.reefs.count(REEF_IDS[TWO_SHIPS + colour]) for colour in range(len(SHIPS))]
        paid = payment_text(tokens, two, self.reefs.count(REEF_IDS[ANY_SHIP]))
        return {"vp": self.vp, "paid": paid}


@dataclass(frozen=True, slots=True)
class NewMission(Event):
    """On the market, in the place of the one completed."""

    mission: str
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"text": mission_text(_mission(self.box, self.mission))}


@dataclass(frozen=True, slots=True)
class TookCard(Event):
    """From the market."""

    card: str
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": _figure(self.box, self.card)}


@dataclass(frozen=True, slots=True)
class NewCard(Event):
    """On the market, in the place of the one taken."""

    card: str
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": _figure(self.box, self.card)}


@dataclass(frozen=True, slots=True)
class DrewCard(Event):
    """From a pile."""

    size: Size
    box: Box = unsent()
    card: str = secret()

    def words(self) -> dict[str, object]:
        return {"card": _figure(self.box, self.card)}


@dataclass(frozen=True, slots=True)
class DiscardedCard(Event):
    card: str
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": _figure(self.box, self.card)}


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """An empty pile is made anew, of n cards."""

    size: Size
    n: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    pass


def fleet(counts: Sequence[int]) -> tuple[ShipColour, ...]:
    """So many ships of each colour, one by one."""
    return tuple([colour for colour, n in zip(SHIPS, counts, strict=True) for _ in range(n)])


def _figure(box: Box, id: str) -> Msg:
    return next(figure.name for figure in box.figures if figure.id == id)


def _mission(box: Box, id: str) -> Mission:
    return next(mission for mission in box.missions if mission.id == id)
