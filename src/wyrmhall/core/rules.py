"""What a game declares of itself: its seats, its options, how it starts, what is seen and how it is scored."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from wyrmhall.core.engine import Effect, Game
from wyrmhall.core.events import Event
from wyrmhall.core.rng import Luck, luck_from
from wyrmhall.core.setup import Setup as Setup
from wyrmhall.core.setup import Value as Value
from wyrmhall.core.words import Msg


class BadSetup(ValueError):
    """Somebody asked for a game that the rules do not know; the message says what would be right."""


class OtherRules(BadSetup):
    """A game begun under a version of the rules that is no longer, or not yet, in the house."""

    def __init__(self, game: str, version: int, known: tuple[int, ...]) -> None:
        self.version = version
        there = ", ".join(str(v) for v in known)
        super().__init__(f"{game} was begun under version {version} of its rules; this house plays {there}")


@dataclass(frozen=True, slots=True)
class GameOption:
    """A rule that a table chooses before the game. Command line, server and client build their forms from it.

    Its words are the messages `option-<name>` and, unless it is yes or no, `option-<name>-<choice>`.
    An option that came with a later version of the rules says what games begun before it are played by.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value
    seats: tuple[int, ...] = ()  # player counts that have it; empty: all
    clause: str = ""
    since: int = 1  # the version of the rules that brought it
    before: Value | None = None  # its value in games of earlier versions

    def default_in(self, version: int) -> Value:
        return self.default if version >= self.since or self.before is None else self.before

    def parse(self, said: Value) -> Value:
        """The choice that `said` names (as itself or as text), or a sentence that lists the choices."""
        for choice in self.choices:
            if choice is said or str(choice).lower() == str(said).lower():
                return choice
        known = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadSetup(f"option {self.name} cannot be {said!r}: choose one of {known}")


@dataclass(frozen=True, slots=True)
class Component:
    """One card, tile or board for the library: its name, its text, and where its facts come from."""

    kind: str
    id: int | str
    name: Msg
    text: tuple[Effect | Msg, ...] = ()
    status: str = "printed"  # printed, single_source or reconstructed
    facts: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Limit:
    """Time that the rules themselves give: when it has passed while `seat` is waited for, TIME_UP is answered."""

    seat: int
    seconds: int
    turn: int  # another number: the time begins anew


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the rules judge a game that is not won against anybody: the title it earns, and whether that is a victory."""

    title: Msg
    won: bool


@dataclass(frozen=True, slots=True)
class Rules:
    """One game. Everything that the house does with a game, it does through this."""

    name: str
    prefixes: tuple[str, ...]  # of its clauses
    seats: tuple[int, ...]
    minutes: int
    options: tuple[GameOption, ...]
    start: Callable[[Setup, Luck], Game]  # a game at its first decision
    view: Callable[[Any, int], Any]  # what a seat may see (-1: a spectator), as a msgspec struct
    scores: Callable[[Any], list[dict[str, int]]]  # per seat, by source; then those of the game's own solo opponent
    winners: Callable[[Any], tuple[int, ...]]  # empty: a draw; the solo opponent counts as the seat after the last
    census: Callable[[Any], object]  # all that must neither appear nor vanish, in a form that never changes
    components: Callable[[Setup], list[Component]]
    draw: Callable[[Any, Any], str]  # a view as text for the terminal, by a Speaker
    tied: Callable[[Any], tuple[int, ...]] | None = None  # between whom a game that nobody won is a draw; None: all
    tiebreaks: Callable[[Any], list[dict[str, int]]] | None = None  # what decides between equal points, per seat
    check_pack: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    check: Callable[[Setup], None] | None = None  # raises BadSetup for choices that exclude each other
    profile: Callable[[Any], Mapping[str, Value]] | None = None  # of the player of a solo game, once it is over
    verdict: Callable[[Any], Verdict | None] | None = None  # of a game that is over, where its score alone is judged
    limit: Callable[[Any], Limit | None] | None = None  # the time that the rules give a seat at this moment
    events: tuple[type[Event], ...] = ()  # the kinds of events that it tells
    finished: bool = True  # a finished game has every clause cited by a test
    version: int = 1  # raised by any change after which a begun game would ask or end otherwise
    kept: tuple[int, ...] = ()  # earlier versions by which games begun under them can still be played
    goods: Callable[[Any, int], tuple[int, ...]] | None = None  # what a seat can pay with: of each, more is better

    def setup(
        self,
        players: int,
        options: Mapping[str, Value] | None = None,
        pack: Mapping[str, Any] | None = None,
        profile: Mapping[str, Value] | None = None,
        version: int | None = None,
    ) -> Setup:
        """A checked set-up, with defaults for what is not said; of today's rules unless a version is named."""
        if version is None:
            version = self.version
        elif version not in self.versions:
            raise OtherRules(self.name, version, self.versions)
        if players not in self.seats:
            raise BadSetup(f"{self.name} takes {self.seats[0]} to {self.seats[-1]} players, not {players}")
        said = dict(options or {})
        chosen: dict[str, Value] = {}
        for option in self.options:
            here = not option.seats or players in option.seats
            value = option.parse(said.pop(option.name)) if option.name in said else option.default_in(version)
            if not here and value != option.default_in(version):
                raise BadSetup(f"option {option.name} is only for {_counts(option.seats)} players, not {players}")
            chosen[option.name] = value
        if said:
            known = ", ".join(option.name for option in self.options) or "none"
            raise BadSetup(f"{self.name} has no option {next(iter(said))!r}; it has: {known}")
        if pack is not None and self.check_pack is None:
            raise BadSetup(f"{self.name} takes no pack")
        checked = self.check_pack(pack) if pack is not None and self.check_pack is not None else None
        setup = Setup(self.name, players, chosen, checked, dict(profile or {}), version)
        if self.check is not None:
            self.check(setup)
        return setup

    def judged(self, game: Any) -> Verdict | None:
        """The verdict on a game that is over; None where it is decided by its winners."""
        return None if self.verdict is None else self.verdict(game)

    def victors(self, game: Any) -> tuple[int, ...]:
        """Who may say that they have won a game that is over: its winners, unless the rules judge otherwise."""
        verdict = self.judged(game)
        return self.winners(game) if verdict is None or verdict.won else ()

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules that can be played here, today's last."""
        return (*self.kept, self.version)

    def new(self, setup: Setup, seed: int | str) -> Any:
        return self.start(setup, luck_from(seed))

    def drawn(self, game: Any) -> tuple[int, ...]:
        """The seats between which an ended game is a draw; none if somebody has won."""
        if self.winners(game):
            return ()
        return self.tied(game) if self.tied is not None else tuple(range(len(self.scores(game))))

    def shares(self, game: Any) -> list[float]:
        """What each seat, and the solo opponent, has of the victory: winners share it, and so do those who drew."""
        first = self.winners(game) or self.drawn(game)
        return [1 / len(first) if seat in first else 0.0 for seat in range(len(self.scores(game)))]

    def tables(self, seed: int = 0) -> Iterator[Setup]:
        """Set-ups that a law must hold for: every seat count, every choice of every option, and mixtures.

        And the plain table of every earlier version that is still played."""
        pick = random.Random(seed)
        for players in self.seats:
            yield self.setup(players)
            for version in self.kept:
                yield self.setup(players, version=version)
            mine = [option for option in self.options if not option.seats or players in option.seats]
            single = [{option.name: c} for option in mine for c in option.choices if c != option.default]
            mixed = [{option.name: pick.choice(option.choices) for option in mine} for _ in range(3)] if mine else []
            for options in chain(single, mixed):
                try:
                    yield self.setup(players, options)
                except BadSetup:
                    continue  # some choices exclude each other


def options_from(said: Iterable[str]) -> dict[str, Value]:
    """Options as people type them, NAME=VALUE; the set-up checks them."""
    options: dict[str, Value] = {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadSetup(f"an option is said as NAME=VALUE, not {one!r}")
        options[name] = value
    return options


def _counts(seats: tuple[int, ...]) -> str:
    return " or ".join(str(n) for n in seats)
