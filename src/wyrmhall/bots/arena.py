"""Matches between bots: paired and seat-rotated, with common seeds, so that luck and seat are the same for all.

A match is plain data, and so is its outcome: one JSON line that names everything needed to play it again. With budgets
in iterations the outcome is the same wherever it is played, but for the seconds.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from wyrmhall.bots.executors import Executor
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import Level, level_of
from wyrmhall.core.rules import BadSetup, Value
from wyrmhall.games import rules_of


class BadResults(BadSetup):
    """A file of results cannot be read or continued; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played: who sits where, and by which seed everything is dealt."""

    game: str
    players: int
    options: Mapping[str, Value]
    lineup: tuple[str, ...]  # a bot for each seat
    seed: int
    seconds: float | None = None  # for a decision, instead of the levels' own

    @property
    def key(self) -> str:
        """What makes two matches the same."""
        what = [self.game, self.players, dict(sorted(self.options.items())), self.lineup, self.seed, self.seconds]
        return json.dumps(what)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, seat by seat; the game's own opponent comes after the last seat."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    spent: tuple[float, ...]  # seconds of thinking
    longest: tuple[float, ...]  # the longest thought
    drawn: tuple[int, ...] = ()  # between whom it was a draw, if nobody won

    @property
    def first(self) -> tuple[int, ...]:
        """Who shares the victory: the winners, or those who drew."""
        return self.winners or self.drawn

    def line(self) -> str:
        m = self.match
        said: dict[str, object] = {"game": m.game, "players": m.players, "options": dict(m.options)}
        said |= {"lineup": m.lineup, "seed": m.seed, "seconds": m.seconds}
        said |= {"scores": self.scores, "winners": self.winners, "drawn": self.drawn, "decisions": self.decisions}
        said |= {"spent": [round(s, 4) for s in self.spent], "longest": [round(s, 4) for s in self.longest]}
        return json.dumps(said)

    @classmethod
    def read(cls, line: str) -> Outcome:
        said = json.loads(line)
        match = Match(
            said["game"], said["players"], said["options"], tuple(said["lineup"]), said["seed"], said["seconds"]
        )
        said.setdefault("drawn", ())  # files of earlier days know no draws
        return cls(
            match, *[tuple(said[key]) for key in ("scores", "winners", "decisions", "spent", "longest", "drawn")]
        )

    @property
    def bare(self) -> tuple[object, ...]:
        """Without the seconds: what must be the same wherever it is played."""
        return self.match.key, self.scores, self.winners, self.drawn, self.decisions


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom, in every rotation of the seats: all groups of as many bots as there are seats.

    With fewer bots than seats, they sit down in turn until the table is full.
    """
    if len(bots) >= players:
        groups = list(itertools.combinations(bots, players))
    else:
        groups = [tuple(itertools.islice(itertools.cycle(bots), players))]
    rotated = [group[r:] + group[:r] for group in groups for r in range(players)]
    return list(dict.fromkeys(rotated))


def matches(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    options: Mapping[str, Value],
    seed: int = 0,
    seconds: float | None = None,
) -> list[Match]:
    """At least `games` matches for each group of bots: every deal is played in every rotation."""
    seats = lineups(bots, players)
    rotations = max(1, len(seats) // max(1, len({frozenset(lineup) for lineup in seats})))
    deals = -(-games // rotations)
    return [Match(game, players, options, lineup, seed + deal, seconds) for deal in range(deals) for lineup in seats]


def play(match: Match) -> Outcome:
    """Play one match. Each bot is given a world that its seat could imagine, never the game itself."""
    rules = rules_of(match.game)
    judge = judge_of(rules)
    levels = [timed(level_of(bot), match.seconds) for bot in match.lineup]
    game = rules.new(rules.setup(match.players, match.options), match.seed)
    decisions, spent, longest = [0] * match.players, [0.0] * match.players, [0.0] * match.players
    for n in itertools.count():
        if not game.pending:
            break
        seat = game.decision.seat
        seed = match.seed * 100_003 + n
        begin = time.perf_counter()
        option = levels[seat].choose(judge, game.imagine(seat, seed), seat, seed)
        thought = time.perf_counter() - begin
        decisions[seat] += 1
        spent[seat] += thought
        longest[seat] = max(longest[seat], thought)
        game.step(option, seat)
    scores = tuple([sum(sources.values()) for sources in rules.scores(game)])
    thoughts = (tuple(decisions), tuple(spent), tuple(longest))
    return Outcome(match, scores, rules.victors(game), *thoughts, drawn=rules.drawn(game))


def timed(level: Level, seconds: float | None) -> Level:
    return level if seconds is None else replace(level, seconds=seconds)


def tournament(
    wanted: Sequence[Match],
    executor: Executor,
    out: Path | None = None,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> list[Outcome]:
    """Play what is not in the file yet, and give all outcomes in the order of the matches.

    Outcomes are written as they come, so that a run that was stopped goes on where it was.
    """
    done = {outcome.match.key: outcome for outcome in read(out)} if out is not None and out.exists() else {}
    missing = [match for match in wanted if match.key not in done]
    for outcome in (done[match.key] for match in wanted if match.key in done):
        heard(outcome)
    for outcome in _played(missing, executor, out):
        done[outcome.match.key] = outcome
        heard(outcome)
    return [done[match.key] for match in wanted]


def _played(missing: Sequence[Match], executor: Executor, out: Path | None) -> Iterator[Outcome]:
    if not missing:
        return
    with executor as hands:
        if out is None:
            yield from (outcome for _, outcome in hands.map(play, missing))
            return
        with out.open("a", encoding="utf-8") as file:
            for _, outcome in hands.map(play, missing):
                file.write(outcome.line() + "\n")
                file.flush()
                yield outcome


def read(file: Path) -> Iterable[Outcome]:
    """The outcomes in a file of results. A last line cut short, as by a power failure, is left out and removed."""
    found: list[Outcome] = []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    for n, line in enumerate(whole.splitlines(), start=1):
        try:
            found.append(Outcome.read(line))
        except (ValueError, KeyError, TypeError) as error:
            raise BadResults("plain", why=f"line {n} of {file} is no outcome of a match: {error}") from error
    return found
