"""What a card, a mission and a realm are: the frozen tables that a pack describes, and their names."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import count
from typing import Final, Literal, get_args

from wyrmhall.core.setup import Pack
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.cards import DEFAULT, QUADRANTS, REEF_GOLD, SHIPS, SIZES, TOLL, Row
from wyrmhall.games.seadragons.figures import Cell, Piece, cells_of, mask_of, orientations, pieces_of, stride_of
from wyrmhall.games.seadragons.numbers import ANY_SHIP, GOLD, HIDDEN_DRAGON, REEF_KINDS, TWO_SHIPS, placements_in_byte
from wyrmhall.packs.names import given_name


@dataclass(frozen=True, slots=True)
class Turned:
    """A figure in one orientation: its cells as distances from the anchor, the corner of its frame."""

    shifts: tuple[int, ...]
    pieces: tuple[Piece, ...]  # the same cells as straight pieces
    mask: int
    toll: int  # what it costs where every cell costs gold
    number: int  # its place among those of all figures of the box
    placements: tuple[list[tuple[int, ...]], ...] = field(repr=False, compare=False)  # by byte of a mask of anchors


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
class Box:
    """All components of one pack."""

    id: str
    version: int
    board_size: int
    figures: tuple[Figure, ...]
    missions: tuple[Mission, ...]
    asked: tuple[int, ...]  # by mission: how many ships, of whatever colour
    reefs: tuple[int, ...]  # copies by kind
    realms: tuple[Realm, ...]  # by quadrant
    pack: Pack
    decks: tuple[tuple[int, ...], ...]  # by size: every card as the number of its figure
    reef_deck: tuple[int, ...]

    def __hash__(self) -> int:
        return id(self)  # boxes are made once for each pack, so that seas can be kept by box


def box_from(pack: Pack | None) -> Box:
    """The box of a checked pack; None: the set of the house."""
    return _own_box() if pack is None else _box(json.dumps(pack, sort_keys=True))


@cache
def _own_box() -> Box:
    return box_from(DEFAULT)


@lru_cache(maxsize=32)  # packs are other people's files: only so many are kept
def _box(content: str) -> Box:
    pack = json.loads(content)
    stride = stride_of(pack["geometry"]["board_size"])
    figures = _figures(pack["dragon_cards"]["shapes"], stride)
    realms = {realm["quadrant"]: realm for realm in pack["realms"]}
    ids = [realms[quadrant]["id"] for quadrant in QUADRANTS]
    copies = [0] * REEF_KINDS
    for card in pack["reef_cards"]["cards"]:
        copies[reef_kind(card, ids)] += card["copies"]
    decks: list[list[int]] = [[] for _ in SIZES]
    for i, figure in enumerate(figures):
        decks[figure.size] += [i] * figure.copies
    missions = tuple([_mission(row) for row in pack["missions"]])
    return Box(
        pack["pack"]["id"],
        pack["pack"]["version"],
        pack["geometry"]["board_size"],
        figures,
        missions,
        tuple([sum(mission.cost) + mission.any_colour for mission in missions]),
        tuple(copies),
        tuple([_realm(realms[quadrant]) for quadrant in QUADRANTS]),
        pack,
        tuple([tuple(deck) for deck in decks]),
        tuple([kind for kind, n in enumerate(copies) for _ in range(n)]),
    )


def reef_kind(card: Row, realms: list[str]) -> int:
    """The kind of a row of the reef cards; `realms` are the ids of the realms by quadrant."""
    if card["type"] == "two_ships":
        return TWO_SHIPS + SHIPS.index(card["colour"])
    if card["type"] == "hidden_dragon":
        return HIDDEN_DRAGON + realms.index(card["realm"])
    return ANY_SHIP if card["type"] == "any_ship" else GOLD


def _name(row: Pack, own: Msg) -> Msg:
    """As the pack calls it, or as it is called without."""
    return given_name(row["name"]) if "name" in row else own


def _realm(row: Pack) -> Realm:
    return Realm(row["id"], _name(row, Msg(f"realm-{row['id']}")), row["status"])


def _figures(shapes: list[Row], stride: int) -> tuple[Figure, ...]:
    """One figure per different shape: rows that show the same figure are one kind with all their copies."""
    made: dict[tuple[frozenset[Cell], ...], Figure] = {}
    numbers = count()
    for row in shapes:
        turns = orientations(cells_of(row["rows"]))
        before = made.get(tuple(turns))
        made[tuple(turns)] = Figure(
            row["id"] if before is None else before.id,
            SIZES.index(row["size"]),
            tuple(row["rows"]) if before is None else before.rows,
            row["copies"] + (0 if before is None else before.copies),
            len(turns[0]),
            tuple([_turned(cells, stride, i, next(numbers)) for i, cells in enumerate(turns)])
            if before is None
            else before.turns,
            _name(row, Msg("figure", code=row["id"], size=row["size"])) if before is None else before.name,
            row["status"],
        )
    return tuple(made.values())


def _turned(cells: frozenset[Cell], stride: int, turn: int, number: int) -> Turned:
    shifts = tuple(sorted([r * stride + c for r, c in cells]))
    placements = tuple([placements_in_byte(turn, nth) for nth in range(-(-stride * (stride - 1) // 8))])
    return Turned(shifts, pieces_of(cells, stride), mask_of(cells, stride), TOLL * len(cells), number, placements)


def _mission(row: Row) -> Mission:
    cost = row["cost"]
    name = _name(row, Msg("mission", code=row["id"]))
    ships = tuple([cost.get(colour, 0) for colour in SHIPS])
    return Mission(row["id"], ships, cost.get("any", 0), row["vp"], row["reef"], name, row["status"])


ReefId = Literal[
    "two-ships-green",
    "two-ships-purple",
    "two-ships-red",
    "two-ships-blue",
    "any-ship",
    "hidden-dragon-nw",
    "hidden-dragon-ne",
    "hidden-dragon-se",
    "hidden-dragon-sw",
    "gold",
]
REEF_IDS: Final[tuple[ReefId, ...]] = get_args(ReefId)  # by kind


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


def ships(counts: Sequence[int]) -> list[Msg]:
    """So many ships of each colour, those that there are."""
    return [Msg("ships", n=n, colour=SHIPS[i]) for i, n in enumerate(counts) if n]


def payment_text(tokens: Sequence[int], cards: Sequence[int], wild: int) -> list[Msg]:
    """What is discarded for a mission: ships and two-ship cards by colour, any-ship cards."""
    said = ships(tokens)
    said += [Msg("paid-two-ships", n=n, colour=ship) for n, ship in zip(cards, SHIPS, strict=True) if n]
    return [*said, Msg("paid-any-ship", n=wild)] if wild else said


def cost(mission: Mission) -> list[Msg]:
    return ships_asked(mission.cost, mission.any_colour)


def ships_asked(counts: Sequence[int], any_colour: int) -> list[Msg]:
    asked = ships(counts)
    return [*asked, Msg("ships-any", n=any_colour)] if any_colour else asked


def mission_text(mission: Mission) -> Msg:
    """What a mission asks and gives."""
    return Msg("mission-text", cost=cost(mission), vp=mission.vp, reef=mission.reef)
