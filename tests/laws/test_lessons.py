"""Every lesson holds: it plays through in every language, answers every wrong move, and points at what is there."""

import pytest

from wyrmhall import games
from wyrmhall.core.text import LANGUAGES, LOCALE
from wyrmhall.lessons import lesson_of, lessons_of, names_of
from wyrmhall.lessons.check import faults_of
from wyrmhall.lessons.words import tutor

TOPICS = {
    "wyrmspan": [
        "excavating",
        "enticing",
        "exploring",
        "guild",
        "eggs",
        "caching",
        "ending",
        "automa",
        "ravel",
    ],
    "flamecraft": ["visiting", "placing", "firing", "enchanting", "fancy", "ending", "companions", "solo"],
    "seadragons": ["laying", "costs", "ships", "realms", "two-players"],
    "worms": ["moving", "weapons", "things", "chain", "drops", "options", "collectors"],
}
"""What each game teaches after its first turns and its first game."""
ALL = [(game, name) for game in games.NAMES for name in names_of(game)]
FEWEST_MOVES = 3
"""Answers to the game that a reader of a topic gives: it is learnt by playing."""


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_plays_through_by_its_expected_answers_in_every_language(game, name):
    assert faults_of(lesson_of(game, name)) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_teaches_its_first_turns_a_first_game_and_its_topics_in_this_order(game):
    lessons = lessons_of(game)
    assert [lesson.name for lesson in lessons] == ["first-turns", "first-game", *TOPICS[game]]
    assert [lesson.kind for lesson in lessons] == ["first-turns", "first-game", *["topic"] * len(TOPICS[game])]
    assert len({lesson.order for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_topic_is_learnt_by_doing_it_and_not_by_questions_alone(game):
    for lesson in lessons_of(game):
        moves = [step for step in lesson.steps if step.kind in ("do", "play")]
        assert len(moves) >= FEWEST_MOVES, lesson.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_words_of_lessons_speak_of_lessons_that_are_there(game, lang):
    spoken = {lesson.message(step) for lesson in lessons_of(game) for step in lesson.steps} | set(names_of(game))
    written, common = (_messages(lang, name) for name in (game, "common"))
    assert sorted(written) == sorted(spoken - set(common))
    assert all(tutor(lang, game).knows(id) for id in spoken)


def _messages(lang: str, name: str) -> list[str]:
    lines = (LOCALE / lang / "lessons" / f"{name}.ftl").read_text("utf-8").splitlines()
    return [line.split(" ", 1)[0] for line in lines if line and line[0].isalpha()]
