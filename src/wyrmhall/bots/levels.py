"""The four levels of play, the same in every game, and the way everybody asks a bot for its choice."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from wyrmhall.bots.greedy import greedy
from wyrmhall.bots.judge import Judge, judge_of
from wyrmhall.bots.search import Search
from wyrmhall.core.engine import Game
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.save import Saved, load
from wyrmhall.games import rules_of

ENDLESS = 1 << 40
RESERVE = 0.1
"""The share of its time that a bot keeps for loading the world and for a slow last step."""


class NoSuchBot(BadSetup):
    """Somebody asked for a bot that there is not; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Level:
    """A way to play: how it thinks, for how long, and in how many worlds or iterations at most.

    Its words are the messages `level-<name>` and `level-<name>-about`.
    """

    name: str
    how: str  # random, greedy or search
    seconds: float
    budget: int = ENDLESS  # worlds of the greedy player, iterations of the searching one
    horizon: int = 0  # how many turns the searching one looks ahead; 0: as many as are good for the game ...
    sight: int = ENDLESS  # ... but no more than this
    thorough: bool = False  # whether it plays on in imagined worlds by weighing every choice, where that is good
    careless: float = 0.0  # the share of decisions for which it does not think at all

    def unhurried(self) -> Level:
        """The same without a clock: it thinks for as long as its worlds or iterations take, so its choices repeat."""
        if self.budget == ENDLESS and self.how != "random":
            raise NoSuchBot("budget", name=self.name)
        return replace(self, seconds=float(ENDLESS))

    def choose(self, judge: Judge, game: Game, seat: int, seed: int) -> int:
        """The option that a player of this level picks. `game` is a world that the seat can imagine."""
        options = judge.options(game.owed(seat))
        if len(options) == 1:
            return options[0]
        pick = random.Random(seed)
        if self.how == "random" or pick.random() < self.careless:
            return options[int(pick.random() * len(options))]
        time = self.seconds * (1 - RESERVE)
        if self.how == "greedy":
            worth = greedy(judge, game, seat, seed, self.budget, time)
            best = max(worth.values())
            return pick.choice([option for option, value in worth.items() if value > best - 1e-9])
        horizon = self.horizon or min(judge.horizon, self.sight)
        search = Search(judge, game, seat, seed, horizon, self.thorough and judge.thorough)
        search.run(self.budget, time)
        found = search.best()
        return found[0][0] if found else options[0]


TABLE = (
    Level("hatchling", "greedy", 0.1, 1, careless=0.25),
    Level("fledgling", "search", 0.5, 12, sight=2, careless=0.12),
    Level("drake", "search", 2.0, 40, sight=3, careless=0.05),
    Level("wyrm", "search", 8.0, 1000, thorough=True),
)
LEVELS: tuple[str, ...] = tuple([level.name for level in TABLE])
BY_NAME = {level.name: level for level in TABLE} | {"random": Level("random", "random", 0.1)}


def level_of(said: str) -> Level:
    """A level by its name, or with a budget of its own: `greedy:4`, `wyrm:1.5s`, `search:200`, `search:200x2`.

    The number after the x says how many turns a search looks ahead.
    """
    name, colon, budget = said.partition(":")
    budget, _, ahead = budget.partition("x")
    base = BY_NAME.get(name) or (Level(name, name, 8.0) if name in ("greedy", "search") else None)
    if base is None:
        known = ", ".join((*BY_NAME, "greedy:WORLDS", "search:ITERATIONS"))
        raise NoSuchBot("no-bot", said=repr(said), known=known)
    if not colon:
        return replace(base, budget=1) if name == "greedy" else base
    try:
        horizon = int(ahead) if ahead else base.horizon
        if budget.endswith("s"):
            return replace(base, name=said, seconds=float(budget[:-1]), horizon=horizon)
        return replace(base, name=said, seconds=float(ENDLESS), budget=int(budget), horizon=horizon)
    except ValueError:
        raise NoSuchBot("budget", name=name) from None


def choose(level: str, game_name: str, world: Saved, seat: int, seconds: float, seed: int) -> int:
    """The option that a bot in `seat` picks within `seconds`.

    `world` is `core.save.dump(game.imagine(seat, seed))`, so that a bot is fair by construction: it never holds
    anything that its seat could not imagine.
    """
    rules = rules_of(game_name)
    named = level_of(level)
    timed = replace(named, seconds=min(seconds, named.seconds))
    return timed.choose(judge_of(rules), load(rules, world), seat, seed)
