"""The signs of the verbs: every verb that can stand on a card is drawn with something that faces.py lists."""

from typing import get_args

import pytest

from wyrmhall.core.engine import Effect
from wyrmhall.games.worms import RULES, effects, steps
from wyrmhall.games.worms.faces import Sign
from wyrmhall.games.worms.pack_verbs import VERBS
from wyrmhall.games.worms.setup import box_of
from wyrmhall.games.worms.texts import Repeat

SIGNS = set(get_args(Sign))
PACKS_ONLY = ((effects.Draw(), effects.Heal("one_worm")),)
"""Verbs that stand on no card of the house, but may on one of a pack."""


def held(part):
    """A verb and all that stand inside it."""
    yield part
    for name in ("danger", "safe", "steps"):
        for inner in getattr(part, name, ()):
            yield from held(inner)
    for parts in getattr(part, "options", ()):
        for inner in parts:
            yield from held(inner)


def texts():
    box = box_of(RULES.setup(2))
    yield from [row.steps for row in (*box.cards, *box.drops)]
    for row in box.deaths:
        yield from (row.reveal, row.drop, *row.end_turn)
    yield from PACKS_ONLY


@pytest.mark.clause("WM-VRB-01")
def test_everything_that_stands_on_a_card_has_signs_that_the_faces_list():
    parts = [part for text in texts() for step in text for part in held(step)]
    assert {type(part) for part in parts} == set(VERBS)
    for part in parts:
        assert part.signs(), f"{part} is drawn with nothing"
        assert set(part.signs()) <= SIGNS, part


@pytest.mark.clause("WM-VRB-01")
def test_every_verb_says_its_signs_itself():
    for verb in VERBS:
        assert verb.signs is not Effect.signs, verb.__name__


@pytest.mark.clause("WM-VRB-01")
def test_no_sign_is_listed_that_no_card_can_show():
    assert {sign for text in texts() for sign in steps.signs_of(text)} == SIGNS


@pytest.mark.clause("WM-VRB-01")
def test_a_verb_that_stands_twice_in_a_text_is_drawn_once():
    assert steps.signs_of((effects.Blast(), Repeat(2, (effects.Blast(), effects.Draw())))) == ("blast", "draw")
