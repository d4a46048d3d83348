"""What options point at, question by question, is kept as golden text: a click must never land beside the thing.

The golden games of all versions ask; of each kind of question the file says at which kinds of things its options point.
A name at the end of a target is written as `name`, a number as `#`.
"""

import re
from collections import Counter, defaultdict

import pytest

from tests.laws import golden_games
from wyrmhall import games
from wyrmhall.core.engine import SKIP
from wyrmhall.core.record import Record

EVERY = 5
"""One in so many of the golden games is looked at."""
DECLINED = ", declined"
CLOSELY = 25
"""Questions of a kind that are looked at in one game."""


def shape(target: str) -> str:
    """A target without saying which of its kind."""
    *kinds, last = target.split(":")
    parts = last.split(",")
    said = [re.sub(r"\d+", "#", part) if re.fullmatch(r"-?\d+", part) else "name" for part in parts] if kinds else parts
    one = said[0] if len(parts) == 1 else f"{said[-1].lstrip('-')}, ..."  # the parts of a place may be negative
    return ":".join([*(re.sub(r"\d+", "#", kind) for kind in kinds), one]) or "-"


def pointed(game, seen, found) -> None:
    for decision in game.unanswered:
        effect = decision.effect
        kind = type(effect).__name__
        seen[kind] += 1
        if seen[kind] <= CLOSELY:
            for option in decision.options:
                which = f"{kind}{DECLINED}" if option == SKIP else kind
                found[which].add(shape(effect.target(game, decision.at, option)))


@pytest.mark.parametrize("name", games.NAMES)
def test_options_point_at_what_they_always_pointed_at(name, golden):
    rules = games.rules_of(name)
    found = defaultdict(set)
    for file in [file for path in golden_games.kept_files(rules) for file in golden_games.read(path)[::EVERY]]:
        if file.redeals:
            continue
        record = Record(rules, file.players, file.seed, file.options, file.pack, file.profile, file.version)
        seen = Counter()
        pointed(record.game, seen, found)
        for seat, option in file.answers:
            record.play(option, seat)
            pointed(record.game, seen, found)
    astray = {kind for kind, shapes in found.items() if kind.endswith(DECLINED) and shapes != {"-"}}
    assert not astray, "to decline points at nothing: a click on a thing takes it"
    lines = [f"{kind}: {'; '.join(sorted(shapes))}" for kind, shapes in sorted(found.items())]
    golden(f"{name}.targets.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("target", "said"),
    [("", "-"), ("park:3", "park:#"), ("park:-1", "park:-#"), ("deck:artisans", "deck:name"),
     ("player:0:space:11", "player:#:space:#"), ("goods:bread,meat", "goods:name, ..."), ("hex:-1,2", "hex:#, ..."),
     ("yes", "yes")],
)  # fmt: skip
def test_a_target_is_told_by_its_kind(target, said):
    assert shape(target) == said
