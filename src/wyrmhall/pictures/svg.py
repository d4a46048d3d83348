"""A drawing: shapes one over the other, in the order in which they were put there."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

PAPER, INK, FAINT, LINE, CARD = "#f7efe0", "#2b1d14", "#7b6a58", "#b9a587", "#fffaf0"
SEATS = ("#c2571a", "#1f6f8b", "#7a3e9d", "#2f7d3b", "#b02a5b", "#8a6d1a")
"""Colours of the players, where their game gives them none."""
NARROW = 0.56
"""Width of a letter of the usual fonts, as a share of its size."""


class Drawing:
    """Grows downwards: `height` may be set once it is known."""

    def __init__(self, width: float, height: float, paper: str = PAPER) -> None:
        self.width = width
        self.height = height
        self.paper = paper
        self.parts: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none", corner: float = 3
    ) -> None:
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}" '
            f'stroke="{line}"/>'
        )

    def dot(self, x: float, y: float, radius: float, fill: str, line: str = "none") -> None:
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>')

    def shape(self, points: Iterable[tuple[float, float]], fill: str, line: str = "none") -> None:
        said = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polygon points="{said}" fill="{fill}" stroke="{line}"/>')

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float = 12,
        fill: str = INK,
        room: float = 0,
        bold: bool = False,
        middle: bool = False,
        end: bool = False,
        mono: bool = False,
    ) -> None:
        """Words at a baseline, which begin, or have their middle or their end, at `x`; with `room`, cut off where they
        would leave it."""
        if room and len(said) > (most := int(room / (size * NARROW))):
            said = said[: max(1, most - 1)].rstrip() + "…"
        looks = ' font-weight="bold"' * bold + ' text-anchor="middle"' * middle + ' text-anchor="end"' * end
        looks += ' font-family="monospace" xml:space="preserve"' * mono
        self.parts.append(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{looks}>{escape(said)}</text>')

    def __str__(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width:g}" style="max-width:100%;height:auto" font-family="sans-serif" role="img">'
            f'<rect width="100%" height="100%" fill="{self.paper}"/>{"".join(self.parts)}</svg>'
        )
