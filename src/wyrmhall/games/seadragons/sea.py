"""The sea: the map that four boards make, what lies on its cells, and how cells are named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from wyrmhall.core.masks import bits
from wyrmhall.core.setup import Pack
from wyrmhall.games.seadragons.cards import SIDES
from wyrmhall.games.seadragons.components import Box
from wyrmhall.games.seadragons.figures import Cell, beside, mask_of, stride_of

SYMBOLS: Final = {"S": "ship", "W": "whirlpool", "G": "gold", "R": "reef"}


@dataclass(frozen=True, slots=True)
class Sea:
    """The joined map. Masks have a bit per cell; where a cell may hold several of a symbol, one mask per layer."""

    size: int  # rows and columns
    stride: int
    cells: int  # all that a dragon may cover
    island: int
    shore: int  # cells beside the island
    currents: int
    whirlpools: int
    toll: int  # cells that cost gold
    realms: tuple[int, ...]
    gold: tuple[int, ...]
    reefs: tuple[int, ...]
    flags: tuple[int, ...]  # a mask for each ship flag, in reading order; a cell with two flags stands there twice
    layers: int  # the most ships on one cell
    # What `Water` has worked out, by turned figure and purse: from where the figure can be paid.
    payable: dict[int, list[int]] = field(default_factory=dict)

    def where(self, bit: int) -> Cell:
        return bit // self.stride, bit % self.stride

    def bit(self, row: int, column: int) -> int:
        return row * self.stride + column


Chart = tuple[tuple[str, ...], tuple[tuple[int, dict[str, int]], ...]]
"""Rows drawn with the characters of the boards, and ~ current, # island, blank for no cell; and the cells whose symbols
one character cannot show."""


@lru_cache(maxsize=512)  # all assemblies of a box, and some more; up to forty kilobytes each
def sea_of(box: Box, sides: tuple[int, ...], plus_island: bool) -> Sea:
    """The map that these sides make: one per quadrant, each turned so that its inner corner meets the island."""
    geometry = box.pack["geometry"]
    n = box.board_size
    size, stride = 2 * n + 1, stride_of(n)
    island = geometry["island"]["alternative_plus" if plus_island else "cells"]
    land = {(r, c) for r, c in island}
    boards = [_board(box, side, quadrant) for quadrant, side in enumerate(sides)]
    currents = {(n, i) for i in range(size)} | {(i, n) for i in range(size)}
    ground = mask_of(land, stride)
    realms = [placed & ~ground for placed, _ in boards]
    flow = mask_of(currents - land, stride)
    if not geometry["currents"]["beside_island"]:
        flow &= ~beside(ground, stride)
    cells = flow
    for realm in realms:
        cells |= realm
    held = [held for _, held in boards] + [_masks(_on_currents(box), stride)]
    layers = {kind: [mask & cells for mask in _stacked([masks[kind] for masks in held])] for kind in SYMBOLS.values()}
    whirlpools = layers["whirlpool"][0]
    return Sea(
        size=size,
        stride=stride,
        cells=cells,
        island=ground,
        shore=beside(ground, stride) & cells,
        currents=flow,
        whirlpools=whirlpools,
        toll=whirlpools | flow,
        realms=tuple(realms),
        gold=tuple(layers["gold"]),
        reefs=tuple(layers["reef"]),
        flags=tuple(sorted([1 << bit for mask in layers["ship"] for bit in bits(mask)])),
        layers=len(layers["ship"]),
    )


@lru_cache(maxsize=128)  # every side in every quadrant, of a few boxes
def _board(box: Box, side: int, quadrant: int) -> tuple[int, dict[str, list[int]]]:
    """The cells of a side that lies in a quadrant, and the masks of its symbols."""
    placed, stride = _placed(box, side, quadrant), stride_of(box.board_size)
    return mask_of(placed, stride), _masks(placed, stride)


def _placed(box: Box, side: int, quadrant: int) -> dict[Cell, Mapping[str, int]]:
    """What lies on each cell of the map that the side covers."""
    symbols = side_symbols(box.pack, SIDES[side]).items()
    return {on_map(cell, quadrant, box.board_size): held for cell, held in symbols}


def _on_currents(box: Box) -> dict[Cell, Mapping[str, int]]:
    rows = box.pack["geometry"]["currents"]["symbols"]
    return {(row["cell"][0], row["cell"][1]): row for row in rows}


@lru_cache(maxsize=256)
def chart_of(box: Box, sides: tuple[int, ...], plus_island: bool) -> Chart:
    """The map as people see it; apart from the sea, since most seas are only played on by bots."""
    sea = sea_of(box, sides, plus_island)
    symbols: dict[Cell, Mapping[str, int]] = {}
    for quadrant, side in enumerate(sides):
        symbols |= _placed(box, side, quadrant)
    symbols |= _on_currents(box)
    n, stride = sea.size, sea.stride
    rows = [["#" if sea.island >> sea.bit(r, c) & 1 else " " for c in range(n)] for r in range(n)]
    for bit in bits(sea.cells):
        r, c = sea.where(bit)
        rows[r][c] = "~" if sea.currents >> bit & 1 else _drawn(symbols[r, c])
    middle = n // 2
    rich = [(r * stride + c, held) for (r, c), held in _rich(symbols, middle)]
    return tuple(["".join(row) for row in rows]), tuple(rich)


def _drawn(held: Mapping[str, int]) -> str:
    return next((char for char, kind in SYMBOLS.items() if held.get(kind)), ".")


def _rich(symbols: Mapping[Cell, Mapping[str, int]], middle: int) -> Iterator[tuple[Cell, dict[str, int]]]:
    """The cells that hold more than the chart shows: several symbols, or any on a current."""
    for cell, held in sorted(symbols.items()):
        counts = {kind: held[kind] for kind in SYMBOLS.values() if held.get(kind)}
        if sum(counts.values()) > 1 or (counts and middle in cell):
            yield cell, counts


def on_map(cell: Cell, quadrant: int, n: int) -> Cell:
    """Where a cell of a board lies when the board is turned clockwise into its quadrant."""
    row, column = cell
    for _ in range(quadrant):
        row, column = column, n - 1 - row
    return row + (n + 1 if quadrant in (2, 3) else 0), column + (n + 1 if quadrant in (1, 2) else 0)


def side_symbols(pack: Pack, side: str) -> dict[Cell, Mapping[str, int]]:
    """What lies on each cell of a side as it is drawn, with the pack's overrides."""
    found: dict[Cell, Mapping[str, int]] = {}
    for r, row in enumerate(pack["boards"]["sides"][side]["rows"]):
        for c, char in enumerate(row):
            found[r, c] = {SYMBOLS[char]: 1} if char in SYMBOLS else {}
    for override in pack["boards"]["overrides"]:
        if override["side"] == side:
            found[override["cell"][0], override["cell"][1]] = override
    return found


def _masks(symbols: Mapping[Cell, Mapping[str, int]], stride: int) -> dict[str, list[int]]:
    """By symbol: the cells with at least one, those with at least two, and so on."""
    return {kind: _layers(symbols, kind, stride) for kind in SYMBOLS.values()}


def _layers(symbols: Mapping[Cell, Mapping[str, int]], kind: str, stride: int) -> list[int]:
    most = max([held.get(kind, 0) for held in symbols.values()] + [1])
    return [mask_of([cell for cell, held in symbols.items() if held.get(kind, 0) > i], stride) for i in range(most)]


def _stacked(parts: list[list[int]]) -> list[int]:
    """The layers of parts that share no cell, joined."""
    joined = [0] * max([len(layers) for layers in parts])
    for layers in parts:
        for i, mask in enumerate(layers):
            joined[i] |= mask
    return joined


def cell_name(sea: Sea, bit: int) -> str:
    """As on a chart: the column as a letter, the row as a number from the north."""
    return chart_name(sea.where(bit))


def chart_name(cell: Cell) -> str:
    row, column = cell
    letter = chr(ord("A") + column) if column < 26 else "A" + chr(ord("A") + column - 26)
    return f"{letter}{row + 1}"


def cell_names(sea: Sea, cells: int) -> str:
    return " ".join([cell_name(sea, bit) for bit in bits(cells)])


def cells_target(sea: Sea, cells: int) -> str:
    """`place:6,5;6,4`: the cells that a client lights up."""
    return "place:" + ";".join([f"{r},{c}" for r, c in map(sea.where, bits(cells))])
