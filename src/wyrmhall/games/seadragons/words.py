"""The names of things, for messages and as targets that the view uses too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wyrmhall.core.shapes import bits
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.box import Box, Mission, Sea
from wyrmhall.games.seadragons.cards import ANY_SHIP, GOLD, HIDDEN_DRAGON, REEF_GOLD, SHIPS

REEF_IDS: Final[tuple[str, ...]] = (
    *(f"two-ships-{colour}" for colour in SHIPS),
    "any-ship",
    *(f"hidden-dragon-{quadrant}" for quadrant in ("nw", "ne", "se", "sw")),
    "gold",
)


def reef_name(box: Box, kind: int) -> Msg:
    if kind < ANY_SHIP:
        return Msg("reef-two-ships", colour=SHIPS[kind])
    if kind == ANY_SHIP:
        return Msg("reef-any-ship")
    if kind == GOLD:
        return Msg("reef-gold", n=REEF_GOLD)
    return Msg("reef-hidden-dragon", realm=box.realms[kind - HIDDEN_DRAGON].name)


def reef_target(kind: int) -> str:
    return f"reef:{REEF_IDS[kind]}"


def cell_name(sea: Sea, bit: int) -> str:
    """As on a chart: the column as a letter, the row as a number from the north."""
    row, column = sea.where(bit)
    letter = chr(ord("A") + column) if column < 26 else "A" + chr(ord("A") + column - 26)
    return f"{letter}{row + 1}"


def cell_names(sea: Sea, cells: int) -> str:
    return " ".join([cell_name(sea, bit) for bit in bits(cells)])


def cells_target(sea: Sea, cells: int) -> str:
    """`place:6,5;6,4`: the cells that a client lights up."""
    return "place:" + ";".join([f"{r},{c}" for r, c in map(sea.where, bits(cells))])


def ships(counts: Sequence[int]) -> list[Msg]:
    """So many ships of each colour, those that there are."""
    return [Msg("ships", n=n, colour=SHIPS[i]) for i, n in enumerate(counts) if n]


def cost(mission: Mission) -> list[Msg]:
    asked = ships(mission.cost)
    return [*asked, Msg("ships-any", n=mission.any_colour)] if mission.any_colour else asked


def mission_text(mission: Mission) -> Msg:
    """What a mission asks and gives."""
    return Msg("mission-text", cost=cost(mission), vp=mission.vp, reef=mission.reef)


def all_of(parts: Iterable[Msg]) -> list[Msg] | Msg:
    """A list to be said, or `nothing`."""
    said = list(parts)
    return said or Msg("nothing")
