"""Every card of the box for the library: name, text and what it shows."""

from __future__ import annotations

from wyrmhall.core.rules import Component, Setup
from wyrmhall.core.words import Msg
from wyrmhall_lair.components import ROWS
from wyrmhall_lair.effects import SETTLE
from wyrmhall_lair.faces import TreasureFace


def components(setup: Setup) -> list[Component]:
    return [
        Component("treasure", row.number, row.name, (SETTLE, Msg("treasure-text")), face=TreasureFace(row.number))
        for row in ROWS
    ]
