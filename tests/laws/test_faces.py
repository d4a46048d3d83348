"""What components show: a struct that the game declares, and a sign for every verb that stands on them."""

from importlib import import_module
from typing import get_args

import msgspec
import pytest

from wyrmhall import games
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.verbs import Verb, verbs_in


def components(name):
    """Of the smallest and of the largest table."""
    rules = games.rules_of(name)
    return [card for players in (rules.seats[0], rules.seats[-1]) for card in rules.components(rules.setup(players))]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_face_is_of_a_kind_that_the_game_declares_and_of_the_types_declared(name):
    shown = [card.face for card in components(name)]
    assert None not in shown, [card.kind for card in components(name) if card.face is None]
    for face in shown:
        assert msgspec.convert(msgspec.to_builtins(face), type(face)) == face
    assert {type(face) for face in shown} == set(games.rules_of(name).faces)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_verb_that_stands_on_a_component_has_signs_that_the_game_lists(name):
    known = set(get_args(import_module(f"wyrmhall.games.{name}.faces").Sign))
    verbs = {part for card in components(name) for part in card.text if isinstance(part, Effect)}
    assert verbs
    for verb in verbs:
        assert verb.signs(), f"{verb!r} has no sign"
        assert set(verb.signs()) <= known


def test_every_verb_on_a_card_of_wyrmspan_says_what_it_is_worth_to_a_bot():
    """Whose bots value cards by their verbs. Those of the other games value what lies on the table (`bots/values`)."""
    verbs = [
        verb
        for card in components("wyrmspan")
        for part in card.text
        if isinstance(part, Effect)
        for verb in verbs_in(part)
    ]
    assert verbs
    assert {type(verb).__name__ for verb in verbs if type(verb).worth is Verb.worth} == set()
