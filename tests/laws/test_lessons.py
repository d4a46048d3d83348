"""Every lesson holds: it plays through in every language, answers every wrong move, and points at what is there."""

import pytest

from wyrmhall import games
from wyrmhall.core.text import LANGUAGES, LOCALE
from wyrmhall.lessons import lesson_of, lessons_of, names_of
from wyrmhall.lessons.check import faults_of
from wyrmhall.lessons.words import tutor

TAUGHT = [game for game in games.NAMES if lessons_of(game)]
ALL = [(game, name) for game in TAUGHT for name in names_of(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_plays_through_by_its_expected_answers_in_every_language(game, name):
    assert faults_of(lesson_of(game, name)) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_of_a_game_is_its_first_turns(game):
    lessons = lessons_of(game)
    assert lessons[0].kind == "first-turns"
    assert len({lesson.order for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_words_of_lessons_speak_of_lessons_that_are_there(game, lang):
    spoken = {lesson.message(step) for lesson in lessons_of(game) for step in lesson.steps} | set(names_of(game))
    written = [
        line.split(" ", 1)[0]
        for line in (LOCALE / lang / "lessons" / f"{game}.ftl").read_text("utf-8").splitlines()
        if line and line[0].isalpha()
    ]
    assert sorted(written) == sorted(spoken)
    assert all(tutor(lang, game).knows(id) for id in written)
