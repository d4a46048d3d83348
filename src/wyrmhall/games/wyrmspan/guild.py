"""The guild tile: how many markers fit on each of its places, and what the places are worth."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.setup import Setup
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.components import Tile
from wyrmhall.games.wyrmspan.state import Wyrmspan

ROWS: Final = 4  # above the row of printed VP
UNLIMITED: Final = 99  # markers that fit on the last place of a tile; far more than there are


PRINTED_VP: Final[dict[str, tuple[int, ...]]] = {"631": (6, 3, 1), "6531": (6, 5, 3, 1)}
"""VP of the places below the rows: the short list is printed on both faces; the long one was our guess."""


def has_large_face(setup: Setup) -> bool:
    """Whether the tile lies with the face for more players up; one printing labels it for 4 and 5 players."""
    return setup.players > 3 or (setup.players == 3 and setup["guild_face"] == "3-5")


def vp_row(tile: Tile, setup: Setup) -> tuple[int, ...]:
    """VP of the places in the lowest row, as used at this table."""
    if not has_large_face(setup):
        return tile.lowest or PRINTED_VP["631"]
    return tile.more_lowest or PRINTED_VP[str(setup["vp_row"])]


def printed_vp(game: Wyrmspan) -> tuple[int, ...]:
    return vp_row(game.box.tiles[game.tile], game.setup)


def places(tile: Tile, setup: Setup) -> list[int]:
    """How many markers fit on each place: rows 1 to 4, then the places with printed VP."""
    squares = list(tile.squares)
    if has_large_face(setup):
        squares = list(tile.more_squares) or [n + 1 for n in squares]
    return squares + [1] * (len(vp_row(tile, setup)) - 1) + [UNLIMITED]


def status(tile: Tile, row: int, setup: Setup) -> str:
    """How a row is known: no better than its bonus, and no better than its squares."""
    squares = tile.seen if has_large_face(setup) else tile.seen_small
    return min(squares, tile.statuses[row], key=("reconstructed", "single_source", "printed").index)


def said_of(game: Wyrmspan, place: int) -> Says:
    """What a place of the tile gives, in words."""
    if place < ROWS:
        return game.box.tiles[game.tile].rows[place]
    return Msg("printed-vp", n=printed_vp(game)[place - ROWS])
