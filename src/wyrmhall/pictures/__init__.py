"""Tables drawn as SVG, for notebooks and pages without a client: one small file per game, found by its name.

Such a file has `draw(view, words, setup)`, which gives a `Drawing` of what one seat sees. A game of another package has
it as `picture.py`; one without is drawn as its text.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import import_module
from importlib.util import find_spec

from wyrmhall.core.rules import Rules, Setup
from wyrmhall.core.text import Speaker
from wyrmhall.games import part_of
from wyrmhall.pictures.svg import Drawing

LINE = 16
LETTER = 7.3


def picture(rules: Rules, view: object, words: Speaker, setup: Setup) -> str:
    """The table of a view as one SVG."""
    name = f"{__name__}.{rules.name}"
    module = import_module(name) if find_spec(name) else part_of(rules.name, "picture")
    return str(_written(rules.draw(view, words, setup)) if module is None else module.draw(view, words, setup))


def _written(text: str) -> Drawing:
    lines = text.splitlines()
    drawing = Drawing(LETTER * max(map(len, lines), default=0) + 2 * LINE, LINE * (len(lines) + 1.5))
    for n, line in enumerate(lines):
        drawing.text(LINE, LINE * (n + 1.4), line, size=12, mono=True)
    return drawing


def page(headline: str, svg: str, options: Sequence[str]) -> str:
    """A position for a notebook: what is asked, the table, and the options under it."""
    rows = "".join(f"<li>{escape(option)}</li>" for option in options)
    chosen = f'<details><summary>{len(options)} legal</summary><ol start="0">{rows}</ol></details>' if options else ""
    return f"<div><p><b>{escape(headline)}</b></p>{svg}{chosen}</div>"
