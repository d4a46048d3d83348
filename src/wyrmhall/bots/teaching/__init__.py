"""What a game's hints and its coach speak of: things on the table, deeds, titles and habits; one small file per game.

Such a file declares `TEACHING`, a `Teaching`. A game without one is taught by its features and points alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar

from wyrmhall.core.engine import Game
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games import part_of

G = TypeVar("G")
Chances = Sequence[tuple[str, bool]]
"""Habits that an answer had the chance to show, and whether it did."""


Parts = Mapping[Msg, float]
"""How much of something each thing on the table has."""
COUNT = "count"
"""Stands for the score itself among the features of a game that counts something else than points."""


def no_parts(before: object, after: object, seat: int, feature: str) -> Parts:
    return {}


def no_deed(game: object, seat: int, event: Event) -> str:
    return ""


def no_deed_thing(game: object, event: Event) -> Msg | None:
    return None


def no_title(game: object, points: float) -> Msg | None:
    return None


def no_when(game: object, seat: int) -> Msg | None:
    return None


def no_habit(game: object, seat: int, option: int) -> Chances:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching(Generic[G]):
    """Every name below has its sentence in `locale/*/coach.ftl`; a law holds that."""

    counted: bool = False
    """Whether a score counts something else than points: then `reason-<game>-count` and `reason-<game>-rival-count`
    stand for the sentences that speak of points."""

    named: tuple[str, ...] = ()
    """Features whose reason names a thing on the table: `reason-<game>-<feature>-named`, of `$thing`; and `COUNT`,
    where things are counted."""
    parts: Callable[[G, G, int, str], Parts] = no_parts
    """How much of a feature each thing has for a seat after the option; things are named as they lie before it, where
    the reader sees them. That one is told by which the option is furthest ahead of the others, of those things that
    are there in all imagined worlds."""
    rivalled: tuple[str, ...] = ()
    """Features that may be a reason by what a rival loses of them: `reason-<game>-rival-<feature>`, of `$who`, and
    with the thing in which the rival is furthest behind, where the feature is named."""
    unsure: tuple[str, ...] = ()
    """Sources of points that the judge does not count at once, but as features: nobody is sure of them yet."""
    idle: tuple[str, ...] = ()
    """Sources of points that come by themselves, and are no reason to do anything."""
    deeds: tuple[str, ...] = ()
    """What an option may do on the way: `reason-<game>-deed-<deed>`, of `$n`."""
    deed: Callable[[G, int, Event], str] = no_deed
    """Which of them an event is, for a seat."""
    named_deeds: tuple[str, ...] = ()
    """Deeds that name things, where all imagined worlds name the same: `reason-<game>-deed-<deed>-named`."""
    deed_thing: Callable[[G, Event], Msg | None] = no_deed_thing
    """That thing, of an event that is such a deed."""
    minor_deeds: tuple[str, ...] = ()
    """Deeds that are told only where nothing else would name a thing."""
    subjects: tuple[frozenset[str], ...] = ()
    """Reasons that speak of the same, so that one of them is enough: a feature by its name, `deed-<deed>`,
    `points-<source>`, and what a rival loses as `rival-<feature>`; `count` and `rival-count` where a score counts
    something else. None is in two of them, and one that is in none is a subject of its own."""
    title: Callable[[G, float], Msg | None] = no_title
    """The title that a solo game with so many points earns."""
    when: Callable[[G, int], Msg | None] = no_when
    """How far a game is when a seat is asked, as players count: a round or a turn; nothing while it is set up."""
    habits: Mapping[str, float] = field(default_factory=dict)
    """Themes over several games: `theme-<game>-<habit>`, of `$n` games out of `$of`; each with the share of its chances
    in a game from which on that game shows it: what is done now and then, and may be right, is no habit."""
    habit: Callable[[G, int, int], Chances] = no_habit
    """Which of them an answer could show, and does, asked before the option is taken."""


def teaching_of(game: str) -> Teaching[Game]:
    """What a game declares; nothing, where it has no such file."""
    place = f"{__package__}.{game}"
    module = import_module(place) if find_spec(place) else part_of(game, "teaching")
    found: Teaching[Game] = Teaching() if module is None else module.TEACHING
    return found
