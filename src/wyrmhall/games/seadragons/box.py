"""The box: the frozen tables that a pack describes, and the sea that four of its boards make."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import count
from typing import Any, Final

from wyrmhall.core.shapes import Cell, beside, bits, cells_of, mask_of, orientations
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.cards import (
    ANY_SHIP,
    DEFAULT,
    GOLD,
    HIDDEN_DRAGON,
    QUADRANTS,
    REEF_KINDS,
    SHIPS,
    SIDES,
    SIZES,
    TWO_SHIPS,
)

GIVEN: Final = "given-name"
SYMBOLS: Final = {"S": "ship", "W": "whirlpool", "G": "gold", "R": "reef"}


@dataclass(frozen=True, slots=True)
class Turned:
    """A figure in one orientation: its cells as distances from the anchor, the corner of its frame."""

    shifts: tuple[int, ...]
    mask: int
    number: int  # its place among those of all figures of the box


@dataclass(frozen=True, slots=True)
class Figure:
    """What one kind of dragon card shows."""

    id: str
    size: int
    rows: tuple[str, ...]
    copies: int
    cells: int
    turns: tuple[Turned, ...]  # all different orientations
    name: Msg
    status: str


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    cost: tuple[int, ...]  # ships by colour
    any_colour: int  # further ships, of whatever colour
    vp: int
    reef: int  # reef draws
    name: Msg
    status: str


@dataclass(frozen=True, slots=True)
class Realm:
    id: str
    name: Msg
    status: str


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
    flags: tuple[int, ...]  # the cells of the ship flags, in reading order; a cell with two flags stands there twice
    layers: int  # the most ships on one cell
    dear: dict[int, tuple[int, ...]] = field(default_factory=dict)  # what `places` has worked out, by turned figure

    def where(self, bit: int) -> Cell:
        return bit // self.stride, bit % self.stride

    def bit(self, row: int, column: int) -> int:
        return row * self.stride + column


@dataclass(frozen=True, slots=True)
class Box:
    """All components of one pack."""

    id: str
    version: int
    board_size: int
    figures: tuple[Figure, ...]
    missions: tuple[Mission, ...]
    reefs: tuple[int, ...]  # copies by kind
    realms: tuple[Realm, ...]  # by quadrant
    pack: Mapping[str, Any]
    decks: tuple[tuple[int, ...], ...]  # by size: every card as the number of its figure
    reef_deck: tuple[int, ...]

    def __hash__(self) -> int:
        return id(self)  # boxes are made once for each pack, so that seas can be kept by box


def box_of(pack: Mapping[str, Any] | None) -> Box:
    """The box of a checked pack; None: the set of the house."""
    return _own_box() if pack is None else _box(json.dumps(pack, sort_keys=True))


@cache
def _own_box() -> Box:
    return _box(json.dumps(DEFAULT, sort_keys=True))


@lru_cache(maxsize=32)  # packs are other people's files: only so many are kept
def _box(content: str) -> Box:
    pack = json.loads(content)
    stride = _stride(pack["geometry"]["board_size"])
    figures = _figures(pack["dragon_cards"]["shapes"], stride)
    realms = {realm["quadrant"]: realm for realm in pack["realms"]}
    ids = [realms[quadrant]["id"] for quadrant in QUADRANTS]
    copies = [0] * REEF_KINDS
    for card in pack["reef_cards"]["cards"]:
        copies[reef_kind(card, ids)] += card["copies"]
    decks: list[list[int]] = [[] for _ in SIZES]
    for i, figure in enumerate(figures):
        decks[figure.size] += [i] * figure.copies
    return Box(
        pack["pack"]["id"],
        pack["pack"]["version"],
        pack["geometry"]["board_size"],
        figures,
        tuple([_mission(row) for row in pack["missions"]]),
        tuple(copies),
        tuple([Realm(realms[q]["id"], given_name(realms[q]["name"]), realms[q]["status"]) for q in QUADRANTS]),
        pack,
        tuple([tuple(deck) for deck in decks]),
        tuple([kind for kind, n in enumerate(copies) for _ in range(n)]),
    )


def reef_kind(card: Mapping[str, Any], realms: list[str]) -> int:
    """The kind of a row of the reef cards; `realms` are the ids of the realms by quadrant."""
    if card["type"] == "two_ships":
        return TWO_SHIPS + SHIPS.index(card["colour"])
    if card["type"] == "hidden_dragon":
        return HIDDEN_DRAGON + realms.index(card["realm"])
    return ANY_SHIP if card["type"] == "any_ship" else GOLD


def given_name(name: Mapping[str, str]) -> Msg:
    """A name that the pack gives in every language; each language's message picks its own."""
    return Msg(GIVEN, en=name["en"], uk=name["uk"], ru=name["ru"])


def _stride(board_size: int) -> int:
    """One column more than the map has. A figure that hangs together cannot jump over it into the next row."""
    return 2 * board_size + 2


def _figures(shapes: list[dict[str, Any]], stride: int) -> tuple[Figure, ...]:
    """One figure per different shape: rows that show the same figure are one kind with all their copies."""
    made: dict[tuple[frozenset[Cell], ...], Figure] = {}
    numbers = count()
    for row in shapes:
        turns = orientations(cells_of(row["rows"]))
        before = made.get(tuple(turns))
        if before is None:
            name = given_name(row["name"]) if "name" in row else Msg("figure", code=row["id"], size=row["size"])
        else:
            name = before.name
        made[tuple(turns)] = Figure(
            row["id"] if before is None else before.id,
            SIZES.index(row["size"]),
            tuple(row["rows"]) if before is None else before.rows,
            row["copies"] + (0 if before is None else before.copies),
            len(turns[0]),
            tuple([_turned(cells, stride, next(numbers)) for cells in turns]) if before is None else before.turns,
            name,
            row["status"],
        )
    return tuple(made.values())


def _turned(cells: frozenset[Cell], stride: int, number: int) -> Turned:
    return Turned(tuple(sorted([r * stride + c for r, c in cells])), mask_of(cells, stride), number)


def _mission(row: dict[str, Any]) -> Mission:
    cost = row["cost"]
    name = given_name(row["name"]) if "name" in row else Msg("mission", code=row["id"])
    ships = tuple([cost.get(colour, 0) for colour in SHIPS])
    return Mission(row["id"], ships, cost.get("any", 0), row["vp"], row["reef"], name, row["status"])


Chart = tuple[tuple[str, ...], tuple[tuple[int, dict[str, int]], ...]]
"""Rows drawn with the characters of the boards, and ~ current, # island, blank for no cell; and the cells whose symbols
one character cannot show."""


@lru_cache(maxsize=512)  # all assemblies of a box, and some more; up to forty kilobytes each
def sea_of(box: Box, sides: tuple[int, ...], plus_island: bool) -> Sea:
    """The map that these sides make: one per quadrant, each turned so that its inner corner meets the island."""
    geometry = box.pack["geometry"]
    n = box.board_size
    size, stride = 2 * n + 1, _stride(n)
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
        flags=tuple(sorted([bit for mask in layers["ship"] for bit in bits(mask)])),
        layers=len(layers["ship"]),
    )


@lru_cache(maxsize=128)  # every side in every quadrant, of a few boxes
def _board(box: Box, side: int, quadrant: int) -> tuple[int, dict[str, list[int]]]:
    """The cells of a side that lies in a quadrant, and the masks of its symbols."""
    placed, stride = _placed(box, side, quadrant), _stride(box.board_size)
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


def side_symbols(pack: Mapping[str, Any], side: str) -> dict[Cell, Mapping[str, int]]:
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
