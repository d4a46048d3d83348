"""What is told: every kind of event a class that its game declares, tells in some game, and has words for."""

import re
import tomllib
from collections import Counter

import msgspec
import pytest

from tests.laws import golden_games as golden
from wyrmhall import games, laws
from wyrmhall.core.events import secrets_of
from wyrmhall.core.text import LANGUAGES, LOCALE, speaker
from wyrmhall.core.told import struct_of, told
from wyrmhall.core.words import kebab
from wyrmhall.gamefile import replay
from wyrmhall.games.seadragons import pack as seadragons
from wyrmhall.games.worms import pack as worms

ENOUGH = 20
"""Games that are played, at least; more are while a kind was never told."""
CLOSELY = 60
"""How often a kind is looked at closely: what is told as often as a coin is gained is well known after that."""
GAMES_OF_BOTS = range(12)  # seeds, at the smallest tables
DECLARING = [name for name in games.NAMES if games.rules_of(name).events]


def sea_of_reefs():
    """As many reefs as make the reef cards run out, which the house's own boards cannot."""
    pack = tomllib.loads(seadragons.new_pack())
    for side in pack["boards"]["sides"].values():
        side["rows"] = [row.replace(".", "R") for row in side["rows"]]
    return pack


def drained():
    """Worms with three supply cards, and starters that flood a hex, drain it and put a crate where the worm stands."""
    pack = tomllib.loads(worms.new_pack())
    supplies = [row for row in pack["weapon"] if row["class"] == "supply" and row["edition"] == "base"]
    starters = [row for row in pack["weapon"] if row["class"].startswith("starter")]
    for row in starters:
        row["steps"] = [
            {"op": "target", "mode": "within", "min": 3, "max": 3},
            {"op": "blast", "n": 3},
            {"op": "restore_land"},
            {"op": "target", "mode": "own"},
            {"op": "place", "thing": "crate"},
        ]
    pack["weapon"] = [*starters, *[{**row, "count": 1} for row in supplies[:3]]]
    return pack


PACKS = {"seadragons": (sea_of_reefs(),), "worms": (drained(),)}


def games_of(rules):
    """Random games at every table and with further packs, then the golden games, and more games of bots."""
    packed = [rules.setup(players, pack=pack) for pack in PACKS.get(rules.name, ()) for players in rules.seats]
    for seed, setup in enumerate([*rules.tables(), *packed]):
        *_, record = laws.random_game(rules, setup, seed)
        yield record
    for path in golden.kept_files(rules):
        for file in golden.read(path):
            yield replay(rules, file)
    # Some things happen only to those who play well.
    for seed in GAMES_OF_BOTS:
        for setup in rules.tables(seed):
            if setup.players == rules.seats[0]:
                yield replay(rules, golden.make(rules, setup, seed))


def messages(lang, name):
    """The messages of events in the words of a game."""
    found = [
        file.read_text("utf-8") for pattern in (name, f"{name}_*") for file in (LOCALE / lang).glob(f"{pattern}.ftl")
    ]
    return set(re.findall(r"^event-([a-z0-9-]+) =", "\n".join(found), re.MULTILINE))


def named(rules):
    """The messages that its kinds of events need."""
    kinds = {kebab(event.__name__) for event in rules.events}
    return kinds | {f"{kebab(event.__name__)}-hidden" for event in rules.events if secrets_of(event)}


@pytest.mark.parametrize("name", DECLARING)
def test_every_kind_of_event_is_told_and_all_that_is_told_is_declared_and_of_the_types_declared(name):
    rules = games.rules_of(name)
    seen = Counter()
    for n, record in enumerate(games_of(rules)):
        if n >= ENOUGH and seen.keys() == set(rules.events):
            break
        words = speaker(LANGUAGES[len(record.answers) % len(LANGUAGES)], name)
        names = [f"P{i}" for i in range(record.setup.players + 1)]
        for event in [event for events in record.told for event in events]:
            assert type(event) in rules.events, f"{name} tells {event!r} and does not declare it"
            seen[type(event)] += 1
            if seen[type(event)] > CLOSELY:
                continue
            for seat in {-1, event.seat}:
                sent = msgspec.to_builtins(told(event, seat))
                msgspec.convert(sent, struct_of(type(event)))
                assert sent["kind"] == event.kind
                assert words.event(event, seat, names)
    assert seen.keys() == set(rules.events), f"{name} never tells {set(rules.events) - seen.keys()}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECLARING)
def test_every_kind_of_event_has_its_messages_and_no_message_is_of_no_event(name, lang):
    assert messages(lang, name) == named(games.rules_of(name))
