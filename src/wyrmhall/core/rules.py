"""What a game declares of itself: its seats, its options, how it starts, what is seen and how it is scored."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from wyrmhall.core.engine import Effect, Game
from wyrmhall.core.events import Event
from wyrmhall.core.rng import Luck, luck_from
from wyrmhall.core.setup import Pack as Pack
from wyrmhall.core.setup import Setup as Setup
from wyrmhall.core.setup import Value as Value
from wyrmhall.core.state import GameState
from wyrmhall.core.words import Msg, Omen, Subject
from wyrmhall.core.wrong import Wrong

if TYPE_CHECKING:  # at run time nobody here needs msgspec: the rules also run where there is none
    from wyrmhall.core.faces import Face


class BadSetup(Wrong):
    """Somebody asked for a game that the rules do not know; it says what would be right."""


class OtherRules(BadSetup):
    """A game begun under a version of the rules that is no longer, or not yet, in the house."""

    def __init__(self, game: str, version: int, known: tuple[int, ...]) -> None:
        self.version = version
        super().__init__("other-rules", version=version, known=", ".join([str(v) for v in known]))
        self.made_of = game, version, known

    def __reduce__(self) -> tuple[object, ...]:
        return OtherRules, self.made_of


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
    ruling: bool = False  # it only settles a doubtful point: forms fold it away
    since: int = 1  # the version of the rules that brought it
    before: Value | None = None  # its value in games of earlier versions

    def default_in(self, version: int) -> Value:
        return self.default if version >= self.since or self.before is None else self.before

    def parse(self, said: Value, game: str) -> Value:
        """The choice that `said` names (itself or as text), or a sentence in the game's words that lists all."""
        named = {str(choice).lower(): choice for choice in self.choices}
        if str(said).lower() in named:
            return named[str(said).lower()]
        raise BadSetup("choice", of=game, option=Msg(f"option-{self.name}"), said=repr(said), known=", ".join(named))


@dataclass(frozen=True, slots=True)
class Component:
    """One card, tile or board for the library: its name, its text, and where its facts come from."""

    kind: str
    id: int | str
    name: Msg
    text: tuple[Effect | Msg, ...] = ()
    status: str = "printed"  # printed, single_source or reconstructed
    face: Face | None = None  # what it shows, as one of the structs of `Rules.faces`
    copies: int = 0  # in the box, where they are counted
    parts: Mapping[str, str] = field(default_factory=dict)  # the status of each part, where they differ

    def doubts(self) -> list[Msg]:
        """How certain each part is, where they differ."""
        return [
            Msg(f"fact-{part.replace(' ', '-')}-is", value=Msg(f"status-{status}"))
            for part, status in self.parts.items()
        ]


class Limit(NamedTuple):
    """Time that the rules themselves give: when it has passed while `seat` is waited for, TIME_UP is answered."""

    seat: int
    seconds: int
    turn: int  # another number: the time begins anew


class Verdict(NamedTuple):
    """How the rules judge a game that is not won against anybody: the title it earns, and whether that is a victory."""

    title: Msg
    won: bool


class Landing(NamedTuple):
    """A place where dice may let something come to lie: the answer that puts it there, and dice that leave it there."""

    option: int  # offered or not
    still: tuple[int, ...]
    chance: float  # that a die shows this place
    omen: Omen | None = None  # of the place by itself


Landings = tuple[tuple[Landing, ...], int]
"""All of them, and how many dice are rolled, among which the seat chooses."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One game. Everything that the house does with a game, it does through this."""

    name: str
    prefixes: tuple[str, ...]  # of its clauses
    seats: tuple[int, ...]
    minutes: int
    options: tuple[GameOption, ...]
    start: Callable[[Setup, Luck], Game]  # a game at its first decision
    view: Callable[[GameState, int], object]  # what a seat may see (-1: a spectator), as a msgspec struct
    # Per seat, by source; then those of the game's own solo opponent.
    scores: Callable[[GameState], list[dict[str, int]]]
    # Empty: a draw; the solo opponent counts as the seat after the last.
    winners: Callable[[GameState], tuple[int, ...]]
    census: Callable[[GameState], object]  # all that must neither appear nor vanish, in a form that never changes
    components: Callable[[Setup], list[Component]]
    draw: Callable[..., str]  # a view as text for the terminal, by a Speaker, of a table with this set-up
    subject: Callable[..., Subject | None] | None = None  # what a decision is about, for the seat that is asked
    # A thing that an answer uses beside the one it points at: a card in hand, which may be touched in its stead.
    uses: Callable[..., str] | None = None
    # What a seat had better know that would go from one state to another.
    warning: Callable[..., Msg | None] | None = None
    # Whether a seat that is asked in both states has another turn in the second, after these events.
    turned: Callable[[GameState, GameState, Sequence[Event]], bool] | None = None
    restore: Callable[[GameState], None] | None = None  # fills in, after loading, what is not saved
    # Between whom a game that nobody won is a draw; None: all.
    tied: Callable[[GameState], tuple[int, ...]] | None = None
    tiebreaks: Callable[[GameState], list[dict[str, int]]] | None = None  # what decides between equal points, per seat
    # Per seat, by what places are taken: points, then whatever breaks ties; None: points and tiebreaks.
    merits: Callable[[GameState], Sequence[tuple[int, ...]]] | None = None
    check_pack: Callable[[Pack], Pack] | None = None
    check: Callable[[Setup], None] | None = None  # raises BadSetup for choices that exclude each other
    profile: Callable[[GameState], Mapping[str, Value]] | None = None  # of the player of a solo game, once it is over
    # Of a game that is over, where its score alone is judged.
    verdict: Callable[[GameState], Verdict | None] | None = None
    dice: tuple[int, ...] = ()  # streams of chance that all see rolled: what they may bring is told with its odds
    # For an answer that puts down what dice then move: where to. So each place is tried once for all answers.
    lands: Callable[..., Landings | None] | None = None
    # What a seat has gathered in a game that is over, by its id in the library, and what each brought.
    collected: Callable[[GameState, int], Mapping[str, int]] | None = None
    limit: Callable[[GameState], Limit | None] | None = None  # the time that the rules give a seat at this moment
    events: tuple[type[Event], ...] = ()  # the kinds of events that it tells
    faces: tuple[type[Face], ...] = ()  # the msgspec structs of what its components show
    board: Hashable | None = None  # what its boards print, as a frozen msgspec struct
    finished: bool = True  # a finished game has every clause cited by a test
    version: int = 1  # raised by any change after which a begun game would ask or end otherwise
    kept: tuple[int, ...] = ()  # earlier versions by which games begun under them can still be played
    # What a seat can pay with: of each, more is better.
    goods: Callable[[GameState, int], tuple[int, ...]] | None = None
    # What several seats see, the same as `view` of each, where what all of them see need be made only once.
    views: Callable[[GameState, Sequence[int]], list[object]] | None = None

    def restored(self, game: Game) -> None:
        """Fill in what is not saved, since it follows from the set-up and the rest of the state."""
        game.events = None
        if self.restore is not None:
            self.restore(game)

    def setup(
        self,
        players: int,
        options: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        profile: Mapping[str, Value] | None = None,
        version: int | None = None,
    ) -> Setup:
        """A checked set-up, with defaults for what is not said; of today's rules unless a version is named."""
        if version is None:
            version = self.version
        elif version not in self.versions:
            raise OtherRules(self.name, version, self.versions)
        if players not in self.seats:
            raise BadSetup("players", least=self.seats[0], most=self.seats[-1], n=players)
        said = dict(options or {})
        chosen: dict[str, Value] = {}
        for option in self.options:
            name, usual = option.name, option.default_in(version)
            chosen[name] = option.parse(said.pop(name), self.name) if name in said else usual
            if chosen[name] != usual and option.seats and players not in option.seats:
                raise BadSetup("option-seats", self.name, option=Msg(f"option-{name}"), seats=option.seats, n=players)
        if said:
            known = ", ".join(option.name for option in self.options) or "-"
            raise BadSetup("no-option", said=repr(next(iter(said))), known=known)
        if pack is not None and self.check_pack is None:
            raise BadSetup("no-pack")
        checked = self.check_pack(pack) if pack is not None and self.check_pack is not None else None
        setup = Setup(self.name, players, chosen, checked, dict(profile or {}), version)
        if self.check is not None:
            self.check(setup)
        return setup

    def judged(self, game: Game) -> Verdict | None:
        """The verdict on a game that is over; None where it is decided by its winners."""
        return None if self.verdict is None else self.verdict(game)

    def victors(self, game: Game) -> tuple[int, ...]:
        """Who may say that they have won a game that is over: its winners, unless the rules judge otherwise."""
        verdict = self.judged(game)
        return self.winners(game) if verdict is None or verdict.won else ()

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules that can be played here, today's last."""
        return (*self.kept, self.version)

    def new(self, setup: Setup, seed: int | str) -> Game:
        return self.start(setup, luck_from(seed))

    def drawn(self, game: Game) -> tuple[int, ...]:
        """The seats between which an ended game is a draw; none if somebody has won."""
        won, tied = self.winners(game), self.tied
        return () if won else tied(game) if tied is not None else tuple(range(len(self.scores(game))))

    def shares(self, game: Game) -> list[float]:
        """What each seat, and the solo opponent, has of the victory: winners share it, and so do those who drew.

        Nobody has any of it where the rules judge a solo game lost.
        """
        first = self.victors(game) or self.drawn(game)
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
