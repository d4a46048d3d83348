"""Players made of code: random, greedy and searching ones, and the arena that ranks them."""

from wyrmhall.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
