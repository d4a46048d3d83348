"""Messages about how to play: the page of a game, and the positions that pictures show."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from wyrmhall.server.wire import Out

PositionName = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,40}$")]


class HowToPart(Out):
    """A paragraph with the clauses it stands for, or a picture: a position's name, and what is to be seen in it."""

    id: str
    text: str
    clauses: list[str]
    picture: bool


class HowToSection(Out):
    id: str
    title: str
    parts: list[HowToPart]


class HowToPage(Out):
    title: str
    sections: list[HowToSection]
    examples: list[str]  # clauses whose positions can be drawn


class Position(Out):
    """What a seat sees at a moment, and which part of the table shows it."""

    seat: int
    players: int
    view: Raw  # of the game's own type `View`
    part: str
    of: str  # the thing that is shown, as `data-thing` or `data-target` names it; empty: all of the part
    wide: int  # of the table that is drawn, in pixels
    high: int
