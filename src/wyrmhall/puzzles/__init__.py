"""Puzzles: positions of bots' games in which one answer is clearly best. docs/puzzles.md tells how they are made."""

from wyrmhall.puzzles.format import NoPuzzle, Puzzle, of_the_day, position, puzzle_of, puzzles_of

__all__ = ["NoPuzzle", "Puzzle", "of_the_day", "position", "puzzle_of", "puzzles_of"]
