"""Every option that a game can offer has a number of its own, and keeps it."""

import ast
import random
import re
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest

from tests.laws import golden_games as golden
from wyrmhall import games
from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.flamecraft import placing as flamecraft
from wyrmhall.games.worms import placing as worms
from wyrmhall.games.wyrmspan import effects as wyrmspan
from wyrmhall.games.wyrmspan.numbers import CAVE, DRAGON
from wyrmhall.research.actions import UnknownOption, actions_of, verb_of

ALL = pytest.mark.parametrize("game", games.NAMES)
GAMES = Path(games.__file__).parent
ASKS = {"ask", "ask_each", "ask_or_skip"}


def check(table, played):
    """The law: what is offered now has numbers, all different, and each is the number of one pair for ever."""
    decision = played.decision
    offered = table.offered(played, decision)
    assert len(set(offered)) == len(offered) == len(decision.offered)
    assert set(offered[: len(decision.options)]).isdisjoint(table.standing.values())
    verb = verb_of(decision.effect)
    names = table.named(played, decision, decision.options)
    assert [table.pairs[action] for action in offered[: len(names)]] == [(verb, name) for name in names]


@ALL
def test_no_two_pairs_of_verb_and_option_share_a_number(game):
    rules = games.rules_of(game)
    for players in rules.seats:
        table = actions_of(rules.setup(players))
        numbers = [number for options in table.numbers.values() for number in options.values()]
        assert sorted([*numbers, *table.standing.values()]) == list(range(table.size))
        assert len(set(table.pairs)) == table.size


@ALL
def test_whatever_random_games_offer_has_numbers_at_every_kind_of_table(game):
    rules, pick = games.rules_of(game), random.Random(8)
    for n, setup in enumerate(rules.tables(3)):
        table, played = actions_of(setup), rules.new(setup, n)
        for _ in range(60):
            if not played.pending:
                break
            check(table, played)
            played.step(pick.choice(played.decision.offered), played.decision.seat)


@ALL
def test_a_pair_of_verb_and_option_points_at_one_kind_of_thing_in_every_random_game(game):
    """Or, where it points at nothing, is said by one message; what the parts of a card are, the card tells."""
    rules, pick, meant = games.rules_of(game), random.Random(8), defaultdict(set)
    for n, setup in enumerate(rules.tables(3)):
        played = rules.new(setup, n)
        table = actions_of(setup)
        for _ in range(250):
            if not played.pending:
                break
            decision = played.decision
            for option, name in zip(decision.options, table.named(played, decision, decision.options), strict=True):
                if option != SKIP:
                    meant[verb_of(decision.effect), name].add(meaning(played, decision, option))
            played.step(pick.choice(decision.offered), decision.seat)
    assert {pair: found for pair, found in meant.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (flamecraft.Place(), flamecraft.Place(park=True)),
        (worms.Token("sentry-gun"), worms.Token("electromagnet")),
        (wyrmspan.take(DRAGON), wyrmspan.take(CAVE)),
    ],
)
def test_a_verb_whose_field_changes_what_its_options_mean_has_a_name_for_each_meaning(one, other):
    assert type(one) is type(other)
    assert verb_of(one) != verb_of(other)


def meaning(played, decision, option):
    effect, at = decision.effect, decision.at
    target = effect.target(played, at, option)
    if target:
        cells = re.sub(r"-?\d+", "#", re.sub(r":[A-Z]\b|^death:.*", ":#", target))  # by letter or by name, not number
        return re.sub(r"#,#(;#,#)*", "cells", cells)
    label = effect.label(played, at, option)
    return getattr(label, "id", "an effect")


@ALL
def test_whatever_the_golden_games_offer_has_numbers(game):
    rules = games.rules_of(game)
    for path in golden.kept_files(rules):
        for file in golden.read(path):
            setup = rules.setup(file.players, file.options, file.pack, file.profile, file.version)
            table, played = actions_of(setup), rules.new(setup, file.seed)
            assert not file.redeals
            for seat, option in file.answers:
                check(table, played)
                played.step(option, seat)
            assert played.over


@ALL
def test_every_verb_that_asks_has_its_options_listed(game):
    listed = {verb.partition(":")[0] for verb in actions_of(games.rules_of(game).setup(3)).verbs}
    abstract = {"Several"}  # only its kinds ask
    asking = set()
    for file in (GAMES / game).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any(name_called(call) in ASKS for call in ast.walk(node)):
                asking.add(node.name)
    assert asking - abstract <= listed


def name_called(node):
    called = node.func if isinstance(node, ast.Call) else None
    return getattr(called, "attr", getattr(called, "id", ""))


@ALL
def test_a_mask_has_a_one_for_each_offered_action(game):
    rules = games.rules_of(game)
    setup = rules.setup(rules.seats[0])
    table, played = actions_of(setup), rules.new(setup, 1)
    offered = table.offered(played, played.decision)
    mask = table.mask(offered)
    assert sorted(np.flatnonzero(mask)) == sorted(offered)
    assert table.table().shape == (table.size, 2)
    assert table.table()[offered[0]][0] == table.verb(played.decision)


def test_hexes_that_are_offered_together_stay_apart_on_the_longest_map():
    """Six tiles, each laid as far away as it can be."""
    rules = games.rules_of("worms")
    setup = rules.setup(6)
    table, played = actions_of(setup), rules.new(setup, 4)
    while played.stage == 0 and played.pending:
        decision = played.decision
        check(table, played)
        played.step(max(decision.options), decision.seat)  # always the farthest place
    check(table, played)
    assert max(played.land) - min(played.land) > 14 * 128


def test_an_option_that_nobody_listed_is_named():
    rules = games.rules_of("seadragons")
    setup = rules.setup(2)
    played = rules.new(setup, 1)
    asked = played.decision
    with pytest.raises(UnknownOption, match="PlayOrPass offers 99999"):
        actions_of(setup).offered(played, Decision(asked.seat, asked.effect, asked.at, (99999,)))


@ALL
def test_the_table_of_the_docs_says_how_many_actions_there_are(game):
    rules = games.rules_of(game)
    sizes = sorted({actions_of(rules.setup(players)).size for players in rules.seats})
    said = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
    assert f" | {said} | " in (GAMES.parents[2] / "docs" / "research.md").read_text("utf-8")
