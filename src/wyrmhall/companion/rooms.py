"""The rooms of the companion: which script tells the evenings of each."""

from __future__ import annotations

from typing import Final

from wyrmhall.companion.evening import Evening
from wyrmhall.companion.flamecraft import FlamecraftEvening
from wyrmhall.companion.pages import Page
from wyrmhall.companion.session import BadSession
from wyrmhall.companion.telling import page_by
from wyrmhall.companion.worms import WormsEvening
from wyrmhall.companion.wyrmspan import WyrmspanEvening

GAMES: Final[dict[str, type[Evening]]] = {
    "flamecraft": FlamecraftEvening,
    "worms": WormsEvening,
    "wyrmspan": WyrmspanEvening,
}
"""By name: that of a game for its evening, `<game>-<kind>` for what else the companion does for it."""


def script_of(room: str) -> type[Evening]:
    if room not in GAMES:
        raise BadSession("companion-game", game=room)
    return GAMES[room]


def page_of(room: str, text: str) -> Page:
    """Where an evening stands; raises `BadSession` for what is none."""
    return page_by(script_of(room), room, text)
