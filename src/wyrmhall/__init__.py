"""Wyrmhall: a table for four board games about dragons and worms, played by the book."""

from wyrmhall import compiled

__version__ = "0.1.0"

compiled.use()
