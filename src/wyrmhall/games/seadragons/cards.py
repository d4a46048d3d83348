"""The components of Sea Dragons as rows, in the shape that a pack has: what an owner of the box may replace.

The published boards, figures and missions are not public. These are our own design, in keeping with every number that
the rulebook prints; each part carries its status.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

Size = Literal["small", "medium", "large"]
Colour = Literal["orange", "green", "purple", "pink", "yellow"]
ShipColour = Literal["green", "purple", "red", "blue"]
Quadrant = Literal["nw", "ne", "se", "sw"]
SIZES: Final[tuple[Size, ...]] = ("small", "medium", "large")
COLOURS: Final[tuple[Colour, ...]] = (
    "orange",
    "green",
    "purple",
    "pink",
    "yellow",
)  # of players, in the order in which the counts add them
SHIPS: Final[tuple[ShipColour, ...]] = ("green", "purple", "red", "blue")
QUADRANTS: Final[tuple[Quadrant, ...]] = (
    "nw",
    "ne",
    "se",
    "sw",
)  # clockwise; a realm is where its quadrant is, whatever board lies there
SIDES: Final[tuple[str, ...]] = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
# Printed in the rulebook, so no pack may change them.
HEADS: Final = {2: 14, 3: 11, 4: 8, 5: 7}
HEAD_TOKENS: Final[tuple[int, ...]] = (14, 14, 11, 8, 7)  # by colour
SHIP_TOKENS: Final[tuple[int, ...]] = (12, 11, 11, 10)  # by colour of ship
COINS: Final = {1: 60, 5: 16}
START_GOLD: Final = 4
START_HAND: Final = 2
TOLL: Final = 2  # gold for a whirlpool or current cell
NEIGHBOUR_GOLD: Final = 1
PASS_GOLD: Final = 2
REEF_GOLD: Final = 4
REEF_SHIPS: Final = 2  # of one colour, on the cards that show ships of a colour
REEF_DRAW: Final = 2
DRAGON_MARKET: Final = 2  # open cards of each size
MISSION_MARKET: Final = 4
EXCHANGE: Final = 2  # ships of one colour in place of one of another
MOST_MISSIONS_VP: Final = 5
_LETTERS: Final = {"g": "green", "p": "purple", "r": "red", "b": "blue"}
Row: TypeAlias = dict[str, Any]
"""A part of a pack, which is checked where packs are read."""


def _side(rows: str) -> Row:
    return {"rows": rows.split(), "status": "reconstructed"}


def _shape(id: str, size: str, rows: str, copies: int) -> Row:
    return {"id": id, "size": size, "rows": rows.split(), "copies": copies, "status": "reconstructed"}


def _mission(id: str, ships: str, vp: int, reef: int = 0) -> Row:
    cost = {_LETTERS[letter]: ships.count(letter) for letter in dict.fromkeys(ships)}
    return {"id": id, "cost": cost, "vp": vp, "reef": reef, "status": "reconstructed"}


def _realm(quadrant: str, id: str, status: str) -> Row:
    return {"quadrant": quadrant, "id": id, "status": status}


DEFAULT: Final[Row] = {
    "game": "seadragons",
    "pack": {"id": "seadragons-reconstructed", "version": 1},
    "geometry": {
        "board_size": 7,
        "currents": {"beside_island": True, "symbols": [], "status": "single_source"},
        "island": {
            "cells": [[6, 6], [6, 7], [6, 8], [7, 6], [7, 7], [7, 8], [8, 6], [8, 7], [8, 8]],
            "alternative_plus": [[7, 7], [6, 7], [8, 7], [7, 6], [7, 8]],
            "status": "reconstructed",
        },
        "status": "single_source",
    },
    "realms": [
        _realm("nw", "starfish", "printed"),
        _realm("ne", "seahorse", "reconstructed"),
        _realm("se", "shell", "reconstructed"),
        _realm("sw", "crab", "reconstructed"),
    ],
    "boards": {
        "overrides": [],
        "sides": {
            "1A": _side("GW.S.RS .SR.SGW S.W.WS. SW..G.S .GWSR.. G.SW.W. W..GS.#"),
            "1B": _side("WRW.SGS .S.S.W. S.W.GRS WSG.W.. SR.S..W G..WGS. .WS..G#"),
            "2A": _side("G..S.GW RS..GWS SW.W.S. S.W.W.. W..SRS. RS..GWG .GSWS.#"),
            "2B": _side(".S..SRW .....WS .GWSWGS .SGW... SW.RSG. .GSWWS. WRGS..#"),
            "3A": _side("SWG..S. ..WRG.S ...SW.W .GS.G.W RWS.RS. S..WSWG WS.SG.#"),
            "3B": _side("WS..SWG RW.SGRS S.W.... ..SWG.W S.G.WGS .SW..S. RWGS..#"),
            "4A": _side("S.SG.GW .W.S.W. .SWR.S. ..GWSG. R.W..WS SGS.WG. WSR.S.#"),
            "4B": _side("SGS..RW WS.S.WG .R.W.S. S...WGS .WSGWS. .GR.SW. GSW...#"),
        },
    },
    "dragon_cards": {
        "cells_per_size": {"small": 3, "medium": 4, "large": 5},
        "shapes": [
            _shape("I3", "small", "XXX", 13),
            _shape("V3", "small", "X. XX", 13),
            _shape("L4", "medium", "X. X. XX", 10),
            _shape("S4", "medium", ".XX XX.", 10),
            _shape("T4", "medium", "XXX .X.", 6),
            _shape("I4", "medium", "XXXX", 5),
            _shape("O4", "medium", "XX XX", 5),
            _shape("F5", "large", ".XX XX. .X.", 2),
            _shape("L5", "large", "X. X. X. XX", 2),
            _shape("N5", "large", ".X .X XX X.", 2),
            _shape("P5", "large", "XX XX X.", 2),
            _shape("Y5", "large", ".X XX .X .X", 2),
            _shape("Z5", "large", "XX. .X. .XX", 2),
            _shape("I5", "large", "XXXXX", 1),
            _shape("T5", "large", "XXX .X. .X.", 1),
            _shape("U5", "large", "X.X XXX", 1),
            _shape("V5", "large", "X.. X.. XXX", 1),
            _shape("W5", "large", "X.. XX. .XX", 1),
            _shape("X5", "large", ".X. XXX .X.", 1),
        ],
    },
    "missions": [
        _mission("M01", "gp", 4),
        _mission("M02", "gr", 4),
        _mission("M03", "gb", 4),
        _mission("M04", "pr", 4),
        _mission("M05", "pb", 4),
        _mission("M06", "rb", 4),
        _mission("M07", "gpr", 3, reef=1),
        _mission("M08", "gpb", 3, reef=1),
        _mission("M09", "grb", 3, reef=1),
        _mission("M10", "prb", 3, reef=1),
        _mission("M11", "ggp", 3, reef=1),
        _mission("M12", "ggr", 7),
        _mission("M13", "ggb", 7),
        _mission("M14", "gpp", 7),
        _mission("M15", "ppr", 3, reef=1),
        _mission("M16", "ppb", 7),
        _mission("M17", "grr", 7),
        _mission("M18", "prr", 7),
        _mission("M19", "rrb", 3, reef=1),
        _mission("M20", "gbb", 3, reef=1),
        _mission("M21", "pbb", 7),
        _mission("M22", "rbb", 7),
        _mission("M23", "ggg", 8),
        _mission("M24", "ppp", 8),
        _mission("M25", "rrr", 8),
        _mission("M26", "bbb", 8),
        _mission("M27", "ggpp", 11),
        _mission("M28", "ggrr", 7, reef=1),
        _mission("M29", "ggbb", 11),
        _mission("M30", "pprr", 11),
        _mission("M31", "ppbb", 7, reef=1),
        _mission("M32", "rrbb", 11),
        _mission("M33", "gprb", 8, reef=1),
    ],
    "reef_cards": {
        "cards": [
            {"type": "two_ships", "colour": "green", "copies": 2},
            {"type": "two_ships", "colour": "purple", "copies": 2},
            {"type": "two_ships", "colour": "red", "copies": 2},
            {"type": "two_ships", "colour": "blue", "copies": 2},
            {"type": "any_ship", "copies": 4},
            {"type": "hidden_dragon", "realm": "starfish", "copies": 2},
            {"type": "hidden_dragon", "realm": "seahorse", "copies": 2},
            {"type": "hidden_dragon", "realm": "shell", "copies": 2},
            {"type": "hidden_dragon", "realm": "crab", "copies": 2},
            {"type": "gold", "copies": 4},
        ],
        "status": "reconstructed",
    },
    "tokens": {
        "tails": {
            "by_colour": {"orange": 49, "green": 49, "purple": 39, "pink": 28, "yellow": 25},
            "status": "single_source",
        },
    },
}
# How many there are, the rows say; a pack brings as many.
DECK: Final[dict[str, int]] = {
    size: sum([shape["copies"] for shape in DEFAULT["dragon_cards"]["shapes"] if shape["size"] == size])
    for size in SIZES
}
MISSIONS: Final = len(DEFAULT["missions"])
REEFS: Final = sum([card["copies"] for card in DEFAULT["reef_cards"]["cards"]])
