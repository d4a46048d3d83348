"""Messages between server and browser about learning from bots: hints, the coach, themes and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from wyrmhall.server.wire import Out
from wyrmhall.server.wire_play import ShownStep

PuzzleName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,32}$")]


class ShownReason(Out):
    """Why an option is good, in a sentence; what it is worth in points, for those who want numbers (0: not alone)."""

    text: str
    points: float


class ShownHint(Out):
    """One of the best options: how good it is (0 lost, 1 won), the points to expect in the end, and why."""

    option: int
    estimate: float
    points: float
    reasons: list[ShownReason]
    title: str  # that a solo game with these points earns; empty where there are no titles
    way: list[str]  # targets on the table that the action leads to, as far as it is certain


class Hints(Out):
    seq: int  # of the state whose decision they are about
    solo: bool  # nobody else plays: points tell more than a chance to win
    hints: list[ShownHint]  # the best first


class ShownCopy(Out):
    """An option played on a copy, in a world that the seat imagines: what is hidden there is made up."""

    said: list[str]  # what is answered at each step, in words
    steps: list[ShownStep]


class ShownVerdict(Out):
    """What a coach says of one answer. `loss` and `before` are from 0 (lost) to 1 (won), points are points."""

    step: int
    seat: int
    chosen: str
    best: str  # what the bot would have done; empty if it has no opinion
    loss: float
    before: float
    points: float
    luck: float  # points that the draws brought, above what could be expected
    cost: float  # points that the answer cost against the best
    said: str  # of what it cost, in a sentence; empty if nothing
    lucky: str  # of its luck, in a sentence; empty if there was none to speak of
    solo: bool  # nobody else plays: points tell more than a chance to win
    title: str  # that a solo game with the points to expect earns; empty where there are no titles
    reasons: list[ShownReason]  # why the best would have been better


class Theme(Out):
    """A habit that showed in several of my games."""

    name: str
    text: str
    games: int


class Themes(Out):
    """What a coach notices over my last games of one kind."""

    game: str
    looked_at: int  # games
    themes: list[Theme]  # the most frequent first


class ShownPuzzle(Out):
    """A puzzle as it is listed; how often I tried it, and whether I have found the answer."""

    name: str
    n: int  # among those of its game, from 1 on
    grade: Literal[1, 2, 3]
    players: int
    tried: int
    done: bool
    today: bool = False


class Puzzles(Out):
    game: str
    day: str
    puzzles: list[ShownPuzzle]
