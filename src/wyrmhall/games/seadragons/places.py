"""Where a dragon may lie: all places of a figure at once, by integer masks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wyrmhall.core.shapes import beside, fits, touches
from wyrmhall.games.seadragons.box import Figure, Sea, Turned
from wyrmhall.games.seadragons.cards import REEF_GOLD, TOLL

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.state import Player, SeaDragons

TURN = 1024
"""A placement is the number of the figure's orientation times TURN, plus the cell of its anchor."""

RICH = 1000
"""A purse that pays for everything."""


def open_water(game: SeaDragons, player: Player) -> tuple[int, int]:
    """The cells on which a new dragon of the player may lie, and those of them of which it needs at least one."""
    sea = game.sea
    own = player.tokens
    free = sea.cells & ~game.tokens & ~beside(own, sea.stride)
    return free, free & (sea.shore | beside(game.tokens ^ own, sea.stride))


def placements(game: SeaDragons, player: Player, figure: Figure, purse: int) -> tuple[int, ...]:
    """All legal placements that can be paid from the purse and the gold they cover."""
    free, contact = open_water(game, player)
    poor = purse < TOLL * figure.cells
    found: list[int] = []
    for i, turned in enumerate(figure.turns):
        anchors = fits(turned.shifts, free) & touches(turned.shifts, contact)
        if anchors and poor:
            anchors = _payable(game.sea, turned, anchors, purse)
        base = i * TURN - 1
        while anchors:
            low = anchors & -anchors
            found.append(base + low.bit_length())
            anchors ^= low
    return tuple(found)


def is_playable(game: SeaDragons, player: Player, figure: Figure, water: tuple[int, int]) -> bool:
    """Whether there is any placement; must agree with `placements`."""
    free, contact = water
    if not contact:
        return False
    purse = player.purse
    poor = purse < TOLL * figure.cells
    for turned in figure.turns:
        anchors = fits(turned.shifts, free) & touches(turned.shifts, contact)
        if anchors and (not poor or _payable(game.sea, turned, anchors, purse)):
            return True
    return False


def _payable(sea: Sea, turned: Turned, anchors: int, purse: int) -> int:
    """Those of the anchors at which the dragon costs no more than the purse and the gold it covers."""
    shifts = turned.shifts
    first = purse // TOLL + 1  # so many toll cells are more than the purse pays
    if not anchors & _at_least(shifts, (sea.toll,), first)[first]:
        return anchors
    tolls = _at_least(shifts, (sea.toll,), len(shifts))
    gold = _at_least(shifts, sea.gold, len(shifts) * len(sea.gold))
    for n in range(first, len(tolls)):
        short = TOLL * n - purse
        anchors &= ~tolls[n] | (gold[short] if short < len(gold) else 0)
    return anchors


@lru_cache(maxsize=4096)  # some for every figure of a few seas
def _at_least(shifts: tuple[int, ...], layers: tuple[int, ...], limit: int) -> tuple[int, ...]:
    """For each number to the limit: the anchors from which a figure covers so many cells (symbols) of the layers."""
    most = [-1] + [0] * limit
    n = 0
    for layer in layers:
        for shift in shifts:
            n = min(n + 1, limit)
            covered = layer >> shift
            for i in range(n, 0, -1):
                most[i] |= most[i - 1] & covered
    return tuple(most)


def cells_of(figure: Figure, placement: int) -> int:
    """The cells that a placement covers."""
    return figure.turns[placement // TURN].mask << placement % TURN


def reach(figure: Figure, options: tuple[int, ...]) -> int:
    """All cells that at least one of the placements covers."""
    cells = 0
    for option in options:
        cells |= cells_of(figure, option)
    return cells


def toll(sea: Sea, cells: int) -> int:
    """What a dragon on these cells costs."""
    return TOLL * (cells & sea.toll).bit_count()


def gold_under(sea: Sea, cells: int) -> int:
    return sum([(cells & layer).bit_count() for layer in sea.gold])


def reefs_under(sea: Sea, cells: int) -> int:
    return sum([(cells & layer).bit_count() for layer in sea.reefs])


def gold_cards_needed(sea: Sea, gold: int, cells: int) -> int:
    """The fewest gold cards that make the placement payable."""
    short = toll(sea, cells) - gold - gold_under(sea, cells)
    return -(-short // REEF_GOLD) if short > 0 else 0
