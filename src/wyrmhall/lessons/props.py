"""What the lessons of a game may speak of: its goals, its decks and dice, and the things on its table.

Each game with lessons has a module `games/<game>/lessons/props.py` with `GOALS`, `piles` and `things`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wyrmhall import games
from wyrmhall.core.engine import Game
from wyrmhall.core.setup import Setup
from wyrmhall.lessons.format import BadLesson, Value

Goal = Callable[..., bool]
"""`goal(game, seat, *arguments)`: whether the seat has reached it."""
Piles = Mapping[str, tuple[int, Sequence[int]] | tuple[int, Sequence[int], Sequence[int]]]
"""By name: the stream of chance, and the cards as they lie before the first draw; none, if numbers are drawn.

Where a set-up draws from the same stream before (cards for the box), the numbers that it shall draw come third.
"""
FRAME = ("bar", "hand", "points")
"""What every table has around its board, on a phone too: action bar, own hand, and the button for the points."""


def _over(game: Game, seat: int) -> bool:
    return bool(game.over)


def _score(game: Game, seat: int, points: int) -> bool:
    return sum(games.rules_of(game.setup.game).scores(game)[seat].values()) >= points


EVERYWHERE: dict[str, Goal] = {"over": _over, "score": _score}


def _props(game: str) -> Any:
    found = games.part_of(game, "lessons.props")
    if found is None:
        raise BadLesson(f"{game} has lessons, but no lessons/props.py")
    return found


def reached(goal: list[Value], game: Game, seat: int) -> bool:
    """Whether a seat has reached a goal: its name and its arguments."""
    name, *arguments = goal
    known: dict[str, Goal] = {**EVERYWHERE, **_props(game.setup.game).GOALS}
    if name not in known:
        raise BadLesson(f"there is no goal {name!r} in {game.setup.game}; there are: {', '.join(sorted(known))}")
    return known[str(name)](game, seat, *arguments)


def piles_of(setup: Setup) -> Piles:
    """What a deal may choose the draws of."""
    found: Piles = _props(setup.game).piles(setup)
    return found


def things_of(game: str, view: Any) -> set[str]:
    """What a bubble may point at beside the targets of options: the frame, the panels, and what the game names."""
    return {*FRAME, *[f"panel:{seat}" for seat in range(len(view.players))], *_props(game).things(view)}
