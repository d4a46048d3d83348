"""Wyrmhall: a table for four board games about dragons and worms, played by the book."""

__version__ = "0.1.0"
