"""Wyrmspan's evening: what is drawn of it, and what is kept for the Automa."""

from collections import Counter

import pytest

from tests.companion.test_companion import evening
from wyrmhall.companion.wyrmspan_pictures import OBJECTIVES, card_picture, objective_picture, tile_picture
from wyrmhall.games.wyrmspan.automa import CARDS
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.tiles import TILES


def test_every_guild_tile_and_every_objective_has_a_picture_of_its_own():
    assert len({tile_picture(tile) for tile in TILES}) == len(TILES)
    assert set(OBJECTIVES) == {face.name for face in FACES}
    assert len({objective_picture(face) for face in FACES}) == len(FACES)


@pytest.mark.clause("AU-ATN-02")
def test_a_card_of_the_automa_is_drawn_as_what_it_does_in_this_round():
    pictures = [card_picture(card, 0) for card in CARDS]
    assert pictures[0].rows == (("guild", "=1"), ("brown", "dragon", "=3", "marker"))
    for card, picture in zip(CARDS, pictures, strict=True):
        assert (picture.rows[-1] == ("pass",)) == card.passes
        assert len(picture.rows) == 2 + card.passes
    assert any(card_picture(card, 0) != card_picture(card, 3) for card in CARDS), "the steps grow from round to round"


@pytest.mark.parametrize("first", [(0, 2), (1, 2)])
def test_whatever_is_to_be_done_has_a_picture(first):
    for _, page in evening("wyrmspan", first):
        assert all(step.picture for step in page.steps), [step.text.id for step in page.steps if not step.picture]
        if page.question is not None and page.question.text.id in ("cp-ask-tile", "cp-ask-objective"):
            assert all(choice.picture for choice in page.question.choices)


@pytest.mark.clause("AU-SET-09", "AU-NXT-01", "AU-BRN-13")
def test_her_markers_are_told_wherever_they_lie():
    for _, page in evening("wyrmspan", (1, 3)):
        facts = Counter()
        for fact in page.facts:
            facts[fact.text.id] += fact.n
        if page.facts:
            assert facts["cp-fact-beside"] + facts["cp-fact-gaps"] + facts["cp-fact-row"] == 4
    assert sum(fact.text.id == "cp-fact-objective" for fact in page.facts) == 4
