"""All laws on one game of another package, one after the other: what `wyrmhall laws` runs."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from wyrmhall import clauses, games, laws
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import choose, level_of
from wyrmhall.core import effects
from wyrmhall.core.rules import Rules
from wyrmhall.core.save import dump
from wyrmhall.core.text import HOMES, LANGUAGES
from wyrmhall.core.told import struct_of
from wyrmhall.gamefile import file_of, replay
from wyrmhall.laws.differences import Broken
from wyrmhall.laws.faces import check_faces, check_signs
from wyrmhall.laws.options import check_actions, check_reckoning
from wyrmhall.laws.subjects import check_subjects
from wyrmhall.laws.told import check_told
from wyrmhall.laws.words import check_languages, check_names, check_verbs

SHARE = 0.1
"""Of the decisions of a random game, how many are looked at by every law."""
ASKED = 0.05
"""How many of them bots are asked about."""


def check_package(rules: Rules, tests: Path | None, seed: int = 0) -> Iterator[tuple[str, str]]:
    """Each law, and what breaks it; empty if it holds. Whatever a game raises breaks the law that was looked at."""
    for law, check in _laws(rules, tests, seed):
        try:
            check()
        except Exception as error:  # noqa: BLE001 - a crash is what is looked for
            yield law, str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        else:
            yield law, ""


def _laws(rules: Rules, tests: Path | None, seed: int) -> Iterator[tuple[str, Callable[[], None]]]:
    for players in rules.seats:
        yield f"random games of {players} with every option", partial(_random_games, rules, players, seed)
    yield "every decision of a whole game", lambda: _whole_games(rules, seed)
    yield "game files replay", lambda: _files(rules, seed)
    yield "views and events can be sent", lambda: _wire(rules, seed)
    yield "bots play it, and know what their seat knows", lambda: _bots(rules, seed)
    yield "every question has a subject", lambda: _subjects(rules, seed)
    yield "every kind of event is told", lambda: check_told(rules, seed)
    yield "faces of components", lambda: check_faces(rules)
    yield "signs of verbs", lambda: check_signs(rules)
    yield "option numbers have one meaning", lambda: check_reckoning(_modules(rules))
    yield "every option has a number for learners", lambda: check_actions(rules, seed)
    yield "words in every language", lambda: _words(rules)
    yield "clauses and their translations", lambda: _clauses(rules)
    if tests is not None:
        yield "every clause is cited by a test", lambda: _cited(rules, tests)


def _random_games(rules: Rules, players: int, seed: int) -> None:
    for n, setup in enumerate(setup for setup in rules.tables(seed) if setup.players == players):
        laws.check_game(rules, setup, seed + n, SHARE)


def _whole_games(rules: Rules, seed: int) -> None:
    for players in rules.seats:
        laws.check_game(rules, rules.setup(players), seed, share=1.0)


def _files(rules: Rules, seed: int) -> None:
    *_, record = laws.random_game(rules, rules.setup(rules.seats[0]), seed)
    if replay(rules, file_of(record)).game != record.game:
        raise Broken("the log replays to the same state", "a game file")


def _wire(rules: Rules, seed: int) -> None:
    for kind in rules.events:
        struct_of(kind)
    told = set()
    for record in laws.random_game(rules, rules.setup(rules.seats[-1]), seed):
        for seat in range(-1, record.setup.players):
            view = rules.view(record.game, seat)
            if not isinstance(view, msgspec.Struct):
                raise Broken("a view is a struct", f"{type(view).__name__} is none")
            if msgspec.json.decode(msgspec.json.encode(view), type=type(view)) != view:
                raise Broken("a view can be sent", f"what comes back is another {type(view).__name__}")
        told |= {type(event) for event in (record.told[-1] if record.told else [])}
    unknown = [kind.__name__ for kind in told if kind not in rules.events]
    if unknown:
        raise Broken("every kind of event is in Rules.events", ", ".join(sorted(unknown)))


def _bots(rules: Rules, seed: int) -> None:
    judge, pick = judge_of(rules), random.Random(seed)
    for players in rules.seats:
        game = rules.new(rules.setup(players), seed)
        while not game.over:
            seat, n = pick.choice(game.waiting), pick.randrange(1 << 20)
            if pick.random() < ASKED:
                for bot in ("greedy:2", "search:12"):
                    worlds = game, game.imagine(seat, 7000 + n)
                    chosen = [level_of(bot).choose(judge, world.imagine(seat, n), seat, n) for world in worlds]
                    if len(set(chosen)) > 1:
                        raise Broken("what a seat cannot see never changes a bot's choice", f"{bot}, seat {seat}")
                choose("greedy:1", rules.name, dump(game.imagine(seat, n)), seat, 60.0, n)
            game.step(level_of("greedy:1").choose(judge, game.imagine(seat, n), seat, n), seat)


def _subjects(rules: Rules, seed: int) -> None:
    """Questions that say it all themselves, the game lists as PLAIN in its `subjects.py`, each with the reason."""
    module = games.part_of(rules.name, "subjects")
    plain: dict[str, str] = vars(module).get("PLAIN", {}) if module is not None else {}
    for players in rules.seats:
        for record in laws.random_game(rules, rules.setup(players), seed):
            check_subjects(record, plain)


def _modules(rules: Rules) -> list[Path]:
    home = games.home_of(rules.name)
    return sorted(home.glob("**/*.py")) if home is not None else []


def _words(rules: Rules) -> None:
    folder = HOMES[rules.name]
    for file in sorted((folder / LANGUAGES[0]).glob("*.ftl")):
        check_languages(folder, file.name)
    for module in (effects, games.part_of(rules.name, "effects")):
        if module is not None:
            check_verbs(rules, module)
    check_names(rules)


def _clauses(rules: Rules) -> None:
    english = clauses.clauses_of(rules)
    if not english:
        raise Broken(
            "the rules are clauses", f"{clauses.folder_of(rules)} has no clause of {', '.join(rules.prefixes)}"
        )
    for lang in LANGUAGES[1:]:
        there = clauses.read_clauses(rules, clauses.folder_of(rules) / lang)
        if list(there) != list(english):
            lost = sorted(set(english) ^ set(there)) or ["their order"]
            raise Broken("every clause is translated, in its place", f"{lang}: {', '.join(lost[:5])}")
        for id, clause in there.items():
            ours, theirs = (Counter(re.findall(r"\d+", each.text)) for each in (english[id], clause))
            if ours != theirs:
                raise Broken("a translation has the same numbers", f"{lang}: {id}")


def _cited(rules: Rules, tests: Path) -> None:
    found = clauses.coverage(rules, clauses.citations(tests))
    if found.missing or found.unknown:
        said = ", ".join((*found.missing, *found.unknown))
        raise Broken("every clause is cited by a test, and no other", said)
