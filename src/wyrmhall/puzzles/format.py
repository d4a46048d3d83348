"""What a puzzle is: a line of JSON with a set-up, the answers that lead to a position, and the one answer to find."""

from __future__ import annotations

from datetime import date
from functools import cache
from itertools import count
from math import gcd
from pathlib import Path
from typing import NamedTuple

import msgspec

from wyrmhall import games
from wyrmhall.core.engine import Game
from wyrmhall.core.events import Event
from wyrmhall.core.rules import BadSetup, Value
from wyrmhall.core.words import Msg, Seat
from wyrmhall.puzzles.question import alone

EASY, MEDIUM, HARD = 1, 2, 3
CARELESS = 0.17
"""What weaker levels miss less often than this, they miss by carelessness alone."""
FILE = "puzzles.jsonl"
LAST = 8
"""Answers before the position of which it is told what they brought."""


Plain = int | float | str


class NoPuzzle(ValueError):
    """There is no such puzzle; the message says which there are."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message with its arguments: numbers, words, messages and lists of them, seats for which names are put in."""

    id: str
    plain: dict[str, Plain] = {}
    things: dict[str, Said] = {}
    seats: dict[str, int] = {}
    lists: dict[str, list[Said]] = {}


class Puzzle(msgspec.Struct, frozen=True, eq=False, kw_only=True, omit_defaults=True):
    """Each is read once, so that it is equal to itself alone."""

    name: str  # of this puzzle among those of its game; it stays the same for good
    players: int
    options: dict[str, Value]
    version: int  # of the rules
    seed: int
    answers: list[tuple[int, int]]  # seat and option, from the first decision on
    seat: int  # whose answer is sought
    best: int  # the option to find
    line: list[int]  # and how the same seat goes on after it, to the end of its action
    gap: float  # points by which it is ahead of the next best option
    missed: dict[str, int]  # by level: of so many tries of each weaker level, how many missed it
    tries: int
    game: str = ""
    why: list[Said] = []  # the reasons for the answer, as messages: they can be said in any language

    @property
    def grade(self) -> int:
        """How hard it is: by how often weaker levels miss it."""
        return EASY if self.share < 0.35 else MEDIUM if self.share < 0.65 else HARD

    @property
    def share(self) -> float:
        """Of all tries of weaker levels, those that missed it."""
        return share_of(self.missed, self.tries)


def share_of(missed: dict[str, int], tries: int) -> float:
    return sum(missed.values()) / (tries * len(missed))


def file_of(game: str) -> Path:
    """Where the puzzles of a game lie; an error that lists the games, if it is none."""
    home = Path(games.__file__).parent / game if game in games.NAMES else games.home_of(game)
    if home is None:
        raise BadSetup("no-game", said=repr(game), known=", ".join(games.names()))
    return home / FILE


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; read once."""
    return tuple(sorted(read(file_of(game), game), key=lambda puzzle: (puzzle.grade, puzzle.name)))


def read(file: Path, game: str) -> list[Puzzle]:
    if not file.exists():
        return []
    decode = msgspec.json.Decoder(Puzzle).decode
    found = [decode(line) for line in file.read_bytes().splitlines() if line.strip()]
    return [msgspec.structs.replace(puzzle, game=game) for puzzle in found]


def written(puzzle: Puzzle) -> bytes:
    """As a line of the file, which knows its game."""
    return msgspec.json.encode(msgspec.structs.replace(puzzle, game="")) + b"\n"


def told(said: Msg) -> Said:
    """A message as it is written down."""
    plain, things, seats, lists = dict[str, Plain](), dict[str, Said](), dict[str, int](), dict[str, list[Said]]()
    for name, value in said.args.items():
        if isinstance(value, Msg):
            things[name] = told(value)
        elif isinstance(value, Seat):
            seats[name] = value.n
        elif isinstance(value, list):
            lists[name] = [told(each) for each in value]
        elif isinstance(value, int | float | str):
            plain[name] = value
        else:
            raise TypeError(f"a puzzle cannot write down {value!r}")
    return Said(said.id, plain, things, seats, lists)


def heard(said: Said) -> Msg:
    """The message that `told` wrote."""
    things = {name: heard(thing) for name, thing in said.things.items()}
    lists = {name: [heard(each) for each in listed] for name, listed in said.lists.items()}
    return Msg(said.id, **said.plain, **things, **lists, **{name: Seat(n) for name, n in said.seats.items()})


def puzzle_of(game: str, name: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise NoPuzzle(f"{game} has no puzzle {name!r}; it has {len(puzzles_of(game))}")


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody: in turn, in an order that has nothing to do with how hard they are."""
    found = sorted(puzzles_of(game), key=lambda puzzle: puzzle.name)
    return found[day.toordinal() * stride(len(found)) % len(found)] if found else None


def stride(n: int) -> int:
    """From one day's puzzle to the next, so that all of `n` have their day before one comes again."""
    return next(step for step in count(17) if gcd(step, n) == 1)


class Led(NamedTuple):
    """Where the answers of a puzzle lead: the position, and what the last of them brought, each by its seat."""

    game: Game
    told: tuple[tuple[int, Event], ...]


def position(puzzle: Puzzle) -> Game:
    """The game at the decision; only to be copied."""
    return led(puzzle).game


@cache
def led(puzzle: Puzzle) -> Led:
    """Made once."""
    rules = games.rules_of(puzzle.game)
    setup = rules.setup(puzzle.players, puzzle.options, version=puzzle.version)
    game: Game = rules.new(setup, puzzle.seed)
    told: list[tuple[int, Event]] = []
    first = len(puzzle.answers) - LAST
    for n, (seat, option) in enumerate(puzzle.answers):
        game.events = [] if n >= first else None
        game.step(option, seat)
        told += [(seat, event) for event in game.events or ()]
    game.events = None
    return Led(alone(game), tuple(told))
