"""Golden games: finished games as they were played under a version of the rules, kept to be replayed for ever."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import product
from pathlib import Path

import msgspec

from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import level_of
from wyrmhall.core.engine import TIME_UP, IllegalOption
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup, Rules, Setup, Value
from wyrmhall.gamefile import BadFile, Differs, GameFile, file_of, read_file, replay
from wyrmhall.games import pack_module

HERE = Path(__file__).parent.parent / "golden" / "games"
PACKS = HERE.parent / "packs"
"""Boxes that owners of the games might have typed in, a file for each title."""
ENOUGH = 60
"""Games of each title, at least."""
PLAYERS = ("greedy:1", "greedy:1", "random")
"""Who sits at a table, in turn; none of them looks at a clock, so that the same games are played everywhere."""
STANDING, LATE = 0.06, 0.1
"""How often a bot takes a standing option, and how often the clock of the rules runs out."""


def path_of(rules: Rules, version: int) -> Path:
    return HERE / rules.name / f"{version}.jsonl.gz"


def read(path: Path) -> list[GameFile]:
    return [read_file(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def append(path: Path, files: list[GameFile]) -> None:
    """Write new games behind those that are there, of which not a byte changes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    there = gzip.decompress(path.read_bytes()) if path.exists() else b""
    lines = b"".join(msgspec.json.encode(file) + b"\n" for file in files)
    path.write_bytes(gzip.compress(there + lines, mtime=0))


def kept_files(rules: Rules) -> list[Path]:
    """The files of all versions that there are games of."""
    return sorted((HERE / rules.name).glob("*.jsonl.gz"))


def version_of(path: Path) -> int:
    return int(path.name.split(".")[0])


def wrong_with(rules: Rules, file: GameFile) -> str:
    """Why this game is no longer what it was; empty if it still is."""
    try:
        record = replay(rules, file)
    except (Differs, BadFile) as error:
        return str(error)
    return "" if record.game.over else "the game does not end with its last answer"


def missing(rules: Rules, files: list[GameFile]) -> list[Setup]:
    """Tables still to be played at: each seat count, each choice of an option, each opponent of who plays alone, some
    that bring along what earlier games have unlocked, some with a pack, and as many more as make it enough."""
    played = [
        rules.setup(file.players, file.options, file.pack, profile=file.profile, version=file.version) for file in files
    ]
    wanted: list[Setup] = []

    def lacks(players: int | None, option: str = "", choice: object = None) -> bool:
        return not any(
            (players is None or s.players == players) and (not option or s.options[option] == choice)
            for s in (*played, *wanted)
        )

    wanted += [rules.setup(players) for players in rules.seats if lacks(players)]
    turn = 0
    for option in rules.options:
        for choice in option.choices:
            if lacks(None, option.name, choice):
                seats = option.seats or rules.seats
                wanted.append(_table(rules, seats[turn % len(seats) :] + seats, option.name, choice))
                turn += 1
    for opponent in _opponents(rules):
        if not any(s.players == 1 and opponent.items() <= s.options.items() for s in (*played, *wanted)):
            wanted.append(rules.setup(1, opponent))
    wanted += [setup for setup in _unlocked(rules) if not any(setup.profile == one.profile for one in played)]
    wanted += [
        setup for setup in _packed(rules) if not any(one.pack and setup.players == one.players for one in played)
    ]
    more = _mixtures(rules)
    while len(files) + len(wanted) < ENOUGH:
        wanted.append(next(more))
    return wanted


def _opponents(rules: Rules) -> list[dict[str, Value]]:
    """Each mode of a solo opponent at each of its levels: all that the box itself lets who plays alone choose."""
    mine = [option for option in rules.options if option.seats == (1,) and not option.ruling]
    names = [option.name for option in mine]
    if not mine:
        return []
    return [dict(zip(names, choices, strict=True)) for choices in product(*[option.choices for option in mine])]


def _unlocked(rules: Rules) -> list[Setup]:
    """A game with every other achievement unlocked before, and one with all of them."""
    if rules.profile is None:
        return []
    keys = [str(component.id) for component in rules.components(rules.setup(1)) if component.kind == "achievement"]
    return [rules.setup(1, profile=dict[str, Value].fromkeys(some, True)) for some in (keys[::2], keys)]


def _packed(rules: Rules) -> list[Setup]:
    """Two tables with another box: the smallest at which nobody plays alone, and the largest."""
    if rules.check_pack is None:
        return []
    pack, _ = pack_module(rules).read_pack((PACKS / f"{rules.name}.toml").read_text("utf-8"))
    return [rules.setup(players, pack=pack) for players in (2, rules.seats[-1])]


def _table(rules: Rules, seats: tuple[int, ...], name: str, choice: Value) -> Setup:
    """A table with this choice, at the first of the seat counts that has it; with one more choice if it needs one."""
    alone: list[dict[str, Value]] = [{}]
    for other in alone + [{option.name: value} for option in rules.options for value in option.choices]:
        for players in seats:
            try:
                return rules.setup(players, {**other, name: choice})
            except BadSetup:
                continue  # some choices exclude each other
    raise AssertionError(f"{rules.name} is never played with {name}={choice}")


def _mixtures(rules: Rules) -> Iterator[Setup]:
    pick = random.Random(rules.name)
    while True:
        for players in rules.seats:
            mine = [option for option in rules.options if not option.seats or players in option.seats]
            chosen = pick.sample(mine, pick.randint(0, min(4, len(mine))))
            try:
                yield rules.setup(players, {option.name: pick.choice(option.choices) for option in chosen})
            except BadSetup:
                continue  # as above


def make(rules: Rules, setup: Setup, seed: int) -> GameFile:
    """A whole game, played by bots of different strength."""
    pick = random.Random(seed)
    # Every other one as at a real table, whose luck is of another kind.
    record = Record.of(rules, setup, seed if seed % 2 else f"{pick.getrandbits(128):032x}")
    judge = judge_of(rules)
    while not record.game.over:
        game = record.game
        seat = pick.choice(game.waiting)
        owed = game.owed(seat)
        assert owed is not None
        limit = rules.limit(game) if rules.limit is not None else None
        if limit is not None and limit.seat == seat and pick.random() < LATE:
            with suppress(IllegalOption):  # what has begun is finished first
                record.play(TIME_UP, seat)
                continue
        if owed.extras and pick.random() < STANDING:
            option = pick.choice(owed.extras)
        else:
            level = level_of(PLAYERS[(seed + seat) % len(PLAYERS)])
            option = level.choose(judge, game.imagine(seat, pick.getrandbits(30)), seat, pick.getrandbits(30))
        record.play(option, seat)
    return file_of(record)


def complete(rules: Rules, files: list[GameFile]) -> list[GameFile]:
    """These games, and new ones for all that they lack. Who plays alone takes along what the last game unlocked."""
    found = list(files)
    profile: Mapping[str, Value] = {}
    for setup in missing(rules, files):
        if rules.profile is not None and setup.players == 1:
            setup = rules.setup(1, setup.options, profile=setup.profile or profile)
        file = make(rules, setup, 1 + len(found))
        if rules.profile is not None and setup.players == 1:
            profile = dict(rules.profile(replay(rules, file).game))
        found.append(file)
    return found
