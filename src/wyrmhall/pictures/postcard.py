"""A picture for messengers: a drawing or the house's sign, with a line above, in the shape that they all show."""

from __future__ import annotations

from html import escape

from wyrmhall.pictures.svg import FAINT, INK, PAPER

WIDTH, HEIGHT = 1200, 630
MARGIN, HEAD = 36, 92
MOST_LETTERS = 44
LETTER = (
    '<path d="M12 24h22v5l-6 2 9 36 9-29-3-8-5-1v-5h22v5l-6 2 9 35 9-35-7-2v-5h17v5l-5 2-15 47h-9l-9-32-10 32h-9l-14-47'
    '-5-2z" fill="#fdf3d8"/>'
)
"""The house's own initial, in a box of 96; the same as in the client's favicon.svg."""
SIGN = (
    '<rect width="96" height="96" rx="14" fill="#d9a63a"/>'
    f'<rect x="6" y="6" width="84" height="84" rx="9" fill="#6b2331"/>{LETTER}'
)


def postcard(title: str, drawing: str = "") -> str:
    """All parts as one SVG; without a drawing, the sign of the house stands there."""
    said = title if len(title) <= MOST_LETTERS else title[: MOST_LETTERS - 1].rstrip() + "…"
    room = HEIGHT - HEAD - MARGIN
    below = (
        drawing.replace("<svg ", f'<svg x="{MARGIN}" y="{HEAD}" height="{room}" ', 1).replace(
            _width_of(drawing), f' width="{WIDTH - 2 * MARGIN}"', 1
        )
        if drawing
        else f'<svg x="{WIDTH / 2 - 180}" y="{HEAD + 60}" width="360" height="360" viewBox="0 0 96 96">{SIGN}</svg>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<text x="{MARGIN}" y="62" font-size="40" font-weight="bold" fill="{INK}">{escape(said)}</text>'
        f'<text x="{WIDTH - MARGIN}" y="62" font-size="28" text-anchor="end" fill="{FAINT}">Wyrmhall</text>'
        f"{below}</svg>"
    )


def icon() -> str:
    """The initial with room around it, so that a phone may cut the icon into its own shape."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#6b2331"/>'
        f'<g transform="translate(12 12) scale(.75)">{LETTER}</g></svg>'
    )


def _width_of(drawing: str) -> str:
    """As a drawing says its own width, which gives way to the room there is."""
    begin = drawing.index(' width="')
    return drawing[begin : drawing.index('"', begin + 8) + 1]
