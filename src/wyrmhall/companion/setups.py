"""The papers of a game: its score sheet to be filled in, and the list of what to lay out before it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.companion import setups_flamecraft, setups_seadragons, setups_worms, setups_wyrmspan
from wyrmhall.companion.setup_lines import SetUpLine
from wyrmhall.companion.sheet import Form
from wyrmhall.companion.sheets import sheet_of

LINES: Final = {
    "wyrmspan": setups_wyrmspan.lines,
    "flamecraft": setups_flamecraft.lines,
    "seadragons": setups_seadragons.lines,
    "worms": setups_worms.lines,
}


@dataclass(frozen=True, slots=True)
class Papers:
    """In the words of no language, and the same for everybody: a browser keeps them."""

    form: Form
    lines: tuple[SetUpLine, ...]


def papers_of(game: str) -> Papers:
    """Raises `BadSession` for a game that has none."""
    return Papers(sheet_of(game).form, tuple(LINES[game]()))
