"""Wyrmhall: a table for four board games about dragons and worms, played by the book.

`new`, `load` and `names` open the door to every game; what they give is a `Game` with `Option`s, and what they refuse
they raise under one of five names. See docs/api.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wyrmhall import compiled

if TYPE_CHECKING:
    from wyrmhall.api import load, names, new
    from wyrmhall.api_game import Game
    from wyrmhall.api_option import OnlySeen, Option, WhyNot
    from wyrmhall.core.engine import IllegalOption
    from wyrmhall.core.rules import BadSetup
    from wyrmhall.gamefile import BadFile, Differs

__version__ = "0.1.0"
__all__ = [
    "BadFile",
    "BadSetup",
    "Differs",
    "Game",
    "IllegalOption",
    "OnlySeen",
    "Option",
    "WhyNot",
    "load",
    "names",
    "new",
]

compiled.use()


def __getattr__(name: str) -> Any:
    """The door is opened when somebody comes: importing this package alone reads no game."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from wyrmhall import api

    return getattr(api, name)
