"""How to play: one illustrated page for each game and language, and the positions that its pictures show."""

from wyrmhall.howto.page import BadPage, HowTo, Part, Section, page_of
from wyrmhall.howto.positions import Example, Shot, examples_of, kept_game, shots_of, view_of

__all__ = [
    "BadPage",
    "Example",
    "HowTo",
    "Part",
    "Section",
    "Shot",
    "examples_of",
    "kept_game",
    "page_of",
    "shots_of",
    "view_of",
]
