"""The page on how to play and its positions, as the browser asks for them."""

import asyncio

import pytest

from wyrmhall import howto
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES
from wyrmhall.games import names
from wyrmhall.lessons import lessons_of
from wyrmhall.lessons.words import tutor
from wyrmhall.server.explaining import Explaining, read_lessons
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.shelf import Shelf


def test_a_page_and_its_positions_are_made_once_for_everybody():
    asyncio.run(_made_once())


async def _made_once():
    desk = Explaining(Shelf())
    page = await desk.howto(None, "worms", "uk")
    assert page is await desk.howto(None, "worms", "uk")
    assert await desk.lesson_texts(None, "worms", "uk") is await desk.lesson_texts(None, "worms", "uk")
    for name in (*howto.shots_of("worms"), "WM-EX-03"):
        assert await desk.position(None, "worms", name) is desk.positions["worms", name]


@pytest.mark.parametrize("game", names())
def test_lessons_are_read_whole_with_the_answers_to_their_questions(game):
    for lang in LANGUAGES:
        found = read_lessons(game, tutor(lang, game)).lessons
        assert [lesson.name for lesson in found] == [lesson.name for lesson in lessons_of(game)]
        steps = [step for lesson in found for step in lesson.steps]
        assert all(step.text and "(no message" not in step.text for step in steps)
        asked = [step for step in steps if step.kind == "ask"]
        assert asked
        assert all(step.right in step.choices for step in asked)


def test_what_there_is_not_is_refused_by_its_name():
    asyncio.run(_refused())


async def _refused():
    desk = Explaining(Shelf())
    with pytest.raises(Rejected) as refused:
        await desk.position(None, "worms", "no-such")
    assert refused.value.code == "no-position"
    with pytest.raises(BadSetup):
        await desk.howto(None, "chess", "en")
