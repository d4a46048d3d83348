"""The score sheets of the games, by name; and what a browser needs to count one by itself."""

from __future__ import annotations

from typing import Final

from wyrmhall.companion import sheet_flamecraft, sheet_seadragons, sheet_worms, sheet_wyrmspan
from wyrmhall.companion.session import BadSession
from wyrmhall.companion.sheet import Counted, Numbers, ScoreSheet, counted
from wyrmhall.companion.sources import modules

SHEETS: Final[dict[str, ScoreSheet]] = {
    "wyrmspan": sheet_wyrmspan.SHEET,
    "flamecraft": sheet_flamecraft.SHEET,
    "seadragons": sheet_seadragons.SHEET,
    "worms": sheet_worms.SHEET,
}
ROOM: Final = "-sheet"
"""What the name of a room ends in, after that of its game."""


def sheet_of(game: str) -> ScoreSheet:
    if game not in SHEETS:
        raise BadSession("companion-game", game=game)
    return SHEETS[game]


def count(game: str, seats: int, numbers: Numbers) -> Counted:
    return counted(sheet_of(game), seats, numbers)


def sources_of_sheet(game: str) -> dict[str, str]:
    """By path: the sheet of a game, and all that it loads."""
    return modules(type(sheet_of(game)).__module__)
