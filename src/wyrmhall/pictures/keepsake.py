"""A picture of a finished game: who won, the whole table at a size that can be read, and the points by source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from wyrmhall.pictures.svg import CARD, INK, LINE, PAPER, Drawing

WIDTH: Final = 1200
MARGIN, HEAD, BAND, ROW = 36.0, 118.0, 10.0, 34.0
FIRST: Final = 0.34
"""Of the width, for the names of the sources."""
SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+"')


class World(NamedTuple):
    """The two colours of a game: of its head, and of the line below it."""

    head: str
    trim: str


HOUSE: Final = World("#6b2331", "#c8922b")
WORLDS: Final = {
    "wyrmspan": World("#5b1029", "#d79a2b"),
    "flamecraft": World("#6b3512", "#c4402f"),
    "seadragons": World("#0b3d57", "#35a79c"),
    "worms": World("#2f6b1c", "#ffd23e"),
}
"""As the client dresses them (worlds.css); a game of another package wears the colours of the house."""


class Result(NamedTuple):
    """One player's points: by source as the game names them, and all together."""

    name: str
    points: Sequence[tuple[str, int]]
    total: int
    won: bool


def keepsake(game: str, title: str, told: str, drawing: str, results: Sequence[Result]) -> str:
    """All parts as one SVG, as high as the table asks for."""
    found = SIZE.search(drawing)
    assert found is not None, "a drawing says how large it is"
    wide, high = float(found[1]), float(found[2])
    room = WIDTH - 2 * MARGIN
    tall = room * high / wide
    world = WORLDS.get(game, HOUSE)
    made = Drawing(WIDTH, 0)
    made.box(0, 0, WIDTH, HEAD, world.head, corner=0)
    made.box(0, HEAD, WIDTH, BAND, world.trim, corner=0)
    made.text(MARGIN, 54, title, 40, PAPER, bold=True, room=room - 200)
    made.text(MARGIN, 96, told, 26, PAPER, room=room)
    made.text(WIDTH - MARGIN, 54, "Wyrmhall", 28, PAPER, end=True)
    top = HEAD + BAND + MARGIN
    made.box(MARGIN - 12, top - 12, room + 24, tall + 24, CARD, world.head, corner=14)
    inner = SIZE.sub(f'viewBox="0 0 {wide:g} {high:g}" width="{room:g}" height="{tall:g}"', drawing, count=1)
    made.parts.append(inner.replace("<svg ", f'<svg x="{MARGIN:g}" y="{top:g}" ', 1))
    made.height = _table(made, results, top + tall + 12 + MARGIN, room, world) + MARGIN
    return str(made)


def _table(made: Drawing, results: Sequence[Result], y: float, room: float, world: World) -> float:
    """A column for each player, a row for each source that brought anybody anything; gives where it ends."""
    share = room * (1 - FIRST) / max(1, len(results))
    right = [MARGIN + room * FIRST + share * (n + 1) - 14 for n in range(len(results))]

    def row(label: str, said: Sequence[str], size: float, fill: str, bold: bool) -> None:
        nonlocal y
        y += ROW
        made.text(MARGIN, y, label, size, fill, room=room * FIRST - 12, bold=bold)
        for each, end in zip(said, right, strict=True):
            made.text(end, y, each, size, fill, room=share * (0.8 if bold else 0.9), bold=bold, end=True)

    row("", [f"{'★ ' if result.won else ''}{result.name}" for result in results], 24, world.head, True)
    made.box(MARGIN, y + 9, room, 2, world.trim, corner=0)
    y += 8
    by_source = [dict(result.points) for result in results]
    for label in dict.fromkeys(label for points in by_source for label in points):
        if any(points.get(label) for points in by_source):
            row(label, [str(points.get(label, 0) or "–") for points in by_source], 22, INK, False)
            made.box(MARGIN, y + 9, room, 1, LINE, corner=0)
    y += 8
    row("", [str(result.total) for result in results], 28, world.head, True)
    return y
