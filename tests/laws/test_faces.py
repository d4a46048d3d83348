"""What components show: a struct that the game declares, and a sign for every verb that stands on them."""

import ast
import inspect
import random
from dataclasses import is_dataclass, replace
from importlib import import_module

import pytest

from wyrmhall import games
from wyrmhall.core.effects import May, Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.verbs import Verb, verbs_in
from wyrmhall.laws.differences import Broken
from wyrmhall.laws.faces import check_faces, check_signs, components


@pytest.mark.parametrize("name", games.NAMES)
def test_every_face_is_of_a_kind_that_the_game_declares_and_of_the_types_declared(name):
    check_faces(games.rules_of(name))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_verb_that_stands_on_a_component_has_signs_that_the_game_lists(name):
    rules = games.rules_of(name)
    assert any(isinstance(part, Effect) for card in components(rules) for part in card.text)
    check_signs(rules)


def test_a_face_that_is_not_declared_and_a_verb_without_a_sign_are_named(monkeypatch):
    rules = games.rules_of("seadragons")
    with pytest.raises(Broken, match=rules.faces[0].__name__):
        check_faces(replace(rules, faces=rules.faces[1:]))
    shown = [replace(components(rules)[0], text=(May(Seq(())),), face=None)]
    with pytest.raises(Broken, match=r"May.* has none"):
        check_signs(replace(rules, components=lambda setup: shown))
    with pytest.raises(Broken, match="has none"):
        check_faces(replace(rules, components=lambda setup: shown))


@pytest.mark.parametrize("name", games.NAMES)
def test_what_bots_know_of_a_verb_stands_with_the_verb(name):
    """Its reflex, and its worth. Values name a verb only to tell what is asked between two turns."""
    values = import_module(f"wyrmhall.bots.values.{name}")
    for part in ast.parse(inspect.getsource(values)).body:
        if isinstance(part, ast.ImportFrom | ast.Import) or getattr(part, "name", "") == "is_quiet":
            continue
        named = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
        verbs = {each for each in named if is_verb(getattr(values, each, None))}
        assert verbs == set(), f"{name}: {ast.unparse(part)[:60]}"


def is_verb(thing):
    return isinstance(thing, type) and issubclass(thing, Effect) and is_dataclass(thing)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_reflex_is_one_of_the_options_or_nothing_and_does_nothing_by_itself(name):
    rules, pick, answered = games.rules_of(name), random.Random(4), 0
    for seed, setup in enumerate(rules.tables(2)):
        game = rules.new(setup, seed)
        for _ in range(120):
            if not game.pending:
                break
            decision, before = game.decision, game.copy()
            answer = decision.effect.reflex(game, decision.at, decision.options, pick)
            assert answer is None or answer in decision.options, decision
            assert game == before
            answered += answer is not None
            game.step(pick.choice(decision.offered), decision.seat)
    assert bool(answered) == (name != "wyrmspan")  # whose bots weigh what is offered by its kind, with their weights


def test_every_verb_on_a_card_of_wyrmspan_says_what_it_is_worth_to_a_bot():
    """Whose bots value cards by their verbs. Those of the other games value what lies on the table (`bots/values`)."""
    verbs = [
        verb
        for card in components(games.rules_of("wyrmspan"))
        for part in card.text
        if isinstance(part, Effect)
        for verb in verbs_in(part)
    ]
    assert verbs
    assert {type(verb).__name__ for verb in verbs if type(verb).worth is Verb.worth} == set()
