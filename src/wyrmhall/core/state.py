"""What a verb and the rules are given: the state of a game, of its own class."""

from __future__ import annotations

from typing import Any

GameState = Any
"""Which class it is, whoever is given it knows: a verb of Wyrmspan is never run on anything but Wyrmspan's state."""
