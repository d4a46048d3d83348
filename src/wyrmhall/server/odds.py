"""What dice may bring, and how likely it is: every fall of them is tried, or as many as there is time for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import prod
from typing import NamedTuple, TypeVar

from wyrmhall.core.engine import Decision, Game
from wyrmhall.core.events import Event
from wyrmhall.core.rng import FastLuck, Luck
from wyrmhall.core.rules import Landing
from wyrmhall.server.foreseen import Course

CERTAIN = 0.9995
HOPELESS = 8
"""So many times what may be tried are surely too many falls to try them all."""
Found = TypeVar("Found", bound=Hashable)


class Fall(NamedTuple):
    """One fall of the dice: what it leads to, and how likely it is."""

    course: Course
    chance: float


class Weighed(NamedTuple):
    """The falls of the dice after an answer, and whether they are samples of more."""

    falls: list[Fall]
    sampled: bool


class Dice(Luck):
    """Luck whose dice fall as it was told, and else as `rest` says, or on their first side. It remembers how many sides
    each had.

    What is no die (a card that is drawn) comes from the luck of the imagined world.
    """

    def __init__(self, luck: Luck, streams: tuple[int, ...], falls: tuple[int, ...], rest: Luck | None = None) -> None:
        self.luck, self.streams, self.falls, self.rest = luck, streams, falls, rest
        self.sides: list[int] = []

    def draw(self, stream: int, count: int, n: int) -> int:
        if stream not in self.streams:
            return self.luck.draw(stream, count, n)
        die = len(self.sides)
        self.sides.append(n)
        if die < len(self.falls):
            return self.falls[die]
        return 0 if self.rest is None else self.rest.draw(stream, count, n)

    @property
    def seed(self) -> int | str:
        return self.luck.seed


def weighed(
    streams: tuple[int, ...], world: Game, option: int, seat: int, most: int, first: tuple[int, ...] = ()
) -> Weighed:
    """All falls of the dice after an option whose first ones are known; where there are too many, samples of them."""
    found: list[Fall] = []
    falls: tuple[int, ...] | None = first
    sides: list[int] = []
    known = len(first)
    while falls is not None and len(found) < most and (not sides or prod(sides) <= HOPELESS * most):
        dice = Dice(world.luck, streams, falls)
        made = Course(world, option, seat, dice)
        found.append(Fall(made, 1 / prod(dice.sides[known:])))
        falls = _next((*falls, *[0] * (len(dice.sides) - len(falls))), dice.sides, known)
        sides = sides or dice.sides[known:]
    if falls is None or most == 0:
        return Weighed(found, False)
    # Each side of the next die equally often: it decides where things go, and few samples must miss none of it.
    many = max(1, most // sides[0]) * sides[0]
    tried = [Dice(world.luck, streams, (*first, n % sides[0]), FastLuck(n)) for n in range(many)]
    return Weighed([Fall(Course(world, option, seat, dice), 1 / many) for dice in tried], True)


def _next(falls: tuple[int, ...], sides: list[int], known: int) -> tuple[int, ...] | None:
    """The last die that has another side left is turned to it; those after it are rolled anew, those known stay."""
    for die in reversed(range(known, len(falls))):
        if falls[die] + 1 < sides[die]:
            return (*falls[:die], falls[die] + 1)
    return None


class Places:
    """What happens at the places where something may land: each is tried once, for all answers that may lead there."""

    def __init__(self, streams: tuple[int, ...], world: Game, seat: int, most: int, is_bad: Callable[[Event], bool]):
        self.streams, self.seat, self.most, self.is_bad = streams, seat, most, is_bad
        self.world = world
        self.tried: dict[int, Weighed] = {}

    def weighed(self, places: Sequence[Landing], dice: int) -> Weighed:
        """All falls of the dice. Where the seat chooses among several, it takes what is least bad for itself."""
        at = {place.option: self._at(place) for place in places}
        falls: list[Fall] = []
        left = 1.0  # that no die shows a better place
        for place in sorted(places, key=lambda each: self._badness(at[each.option])):
            after = max(0.0, left - place.chance)
            chance = left**dice - after**dice
            falls += [Fall(course, chance * each) for course, each in at[place.option].falls]
            left = after
        return Weighed(falls, any(tried.sampled for tried in at.values()))

    def _at(self, place: Landing) -> Weighed:
        if place.option not in self.tried:
            world = self.world.copy()
            asked = world.decision
            world.pending = (Decision(asked.seat, asked.effect, asked.at, (place.option,)),)
            self.tried[place.option] = weighed(self.streams, world, place.option, self.seat, self.most, place.still)
        return self.tried[place.option]

    def _badness(self, there: Weighed) -> float:
        return sum(chance for course, chance in there.falls if any(self.is_bad(event) for event in course.events))


def chances(falls: list[Fall], of: Callable[[Event], Found | None]) -> dict[Found, float]:
    """How likely each thing is that `of` finds in what happens, once or more."""
    found: dict[Found, float] = {}
    for course, chance in falls:
        seen = [key for event in course.events if (key := of(event)) is not None]
        for key in dict.fromkeys(seen):
            found[key] = found.get(key, 0) + chance
    return found


def percent(chance: float) -> int:
    """Never 0 for what may happen, nor 100 for what may not."""
    return 100 if chance >= CERTAIN else min(99, max(1, round(100 * chance)))
