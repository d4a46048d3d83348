"""Random games under all laws, for as long as asked; a failure becomes a small file that shows it again."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from wyrmhall import laws
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.gamefile import GameFile, fingerprint, new_file


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke a law or crashed, and the shortest beginning of it that still does."""

    file: GameFile
    why: str


@dataclass(slots=True)
class Tally:
    games: int = 0
    decisions: int = 0
    longest: int = 0
    compared: laws.Compared = field(default_factory=laws.Compared)


def fuzz(
    games: Iterable[Rules],
    seed: int,
    seconds: float | None,
    count: int | None,
    share: float,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> tuple[Tally, Failure | None]:
    """Play every table of every game in turn, until the time or the count is over, or something fails."""
    tally, begin = Tally(), time.monotonic()
    pool = list(games)
    for lap in itertools.count():
        for rules in pool:
            for setup in rules.tables(seed + lap):
                if (count is not None and tally.games >= count) or (
                    seconds is not None and time.monotonic() - begin >= seconds
                ):
                    return tally, None
                game_seed = seed * 1_000_003 + tally.games
                try:
                    record = laws.check_game(rules, setup, game_seed, share, tally.compared)
                except Exception as error:  # noqa: BLE001 - whatever a game does wrong is what we look for
                    return tally, _shrunk(rules, setup, game_seed, error)
                tally.games += 1
                tally.decisions += len(record.answers)
                tally.longest = max(tally.longest, len(record.answers))
                progress(tally)
    raise AssertionError("counting never ends")


def recheck(rules: Rules, file: GameFile) -> str | None:
    """Play a file's answers under all laws at every step; gives what goes wrong, if anything does."""
    setup = rules.setup(file.players, file.options, file.pack, file.profile, file.version)
    return _first_failure(rules, setup, file.seed, file.answers)[1]


def _shrunk(rules: Rules, setup: Setup, seed: int, error: Exception) -> Failure:
    """The same game again with every law at every step, cut off at the first failure."""
    answers = _answers_of(rules, setup, seed)
    steps, why = _first_failure(rules, setup, seed, answers)
    if why is None:  # seen only at the end, or only by a chance of its own
        steps, why = len(answers), f"{type(error).__name__}: {error}"
    kept = answers[:steps]
    marks, game = [], rules.new(setup, seed)
    for seat, option in kept:
        try:
            game.step(option, seat)
            marks.append(fingerprint(rules, game))
        except Exception:  # noqa: BLE001 - this is the crash that the file is to show
            marks.append("")
    return Failure(new_file(setup, seed, kept, marks), why)


def _answers_of(rules: Rules, setup: Setup, seed: int) -> list[tuple[int, int]]:
    """The answers of the random game with this seed, the one that crashes included."""
    record = Record.of(rules, setup, seed)
    pick = random.Random(seed)
    while not record.game.over and len(record.answers) <= laws.LONGEST:
        seat, option = laws.random_answer(record.game, pick)
        try:
            record.play(option, seat)
        except Exception:  # noqa: BLE001 - the crash that is looked for
            return [*record.answers, (seat, option)]
    return record.answers


def _first_failure(
    rules: Rules, setup: Setup, seed: int | str, answers: list[tuple[int, int]]
) -> tuple[int, str | None]:
    """After how many answers something first goes wrong, and what."""
    answered = 0
    try:
        record = Record.of(rules, setup, seed)
        census = rules.census(record.game)
        _check(rules, record, census)
        for seat, option in answers:
            answered += 1
            record.play(option, seat)
            _check(rules, record, census)
    except Exception as error:  # noqa: BLE001 - see above
        return answered, f"{type(error).__name__}: {error}"
    return answered, None


def _check(rules: Rules, record: Record, census: object) -> None:
    laws.check_always(rules, record, census)
    laws.check_deeply(rules, record, len(record.answers))
