"""The small numbers that name everything: the stream of chance, and what an option number means."""

from __future__ import annotations

from wyrmhall.core.numbers import Ranges

TREASURES = 20
DECK = 0
"""The only stream of chance: one for each deck, die or bag."""

A_TREASURE = 0
OPTIONS = Ranges({A_TREASURE: range(TREASURES)})
"""Where a question is about treasures, an option is the number on one."""
