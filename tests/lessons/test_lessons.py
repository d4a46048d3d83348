"""Lessons as a reader and a writer meet them: moves, wrong moves, goals, steps back, and faults that are found."""

import re
from random import Random

import msgspec
import pytest

from wyrmhall.games import rules_of
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.lessons import BadLesson, Course, Lesson, check, lesson_of
from wyrmhall.lessons.check import faults_of, stray, take
from wyrmhall.lessons.deal import luck_of
from wyrmhall.lessons.format import read_lesson
from wyrmhall.lessons.picks import found
from wyrmhall.lessons.words import before, said_of, sentences, tutor, words_in

SCENE = {
    "seats": 2,
    "before": ["keep:*", "keep:*", "start:meat;*", "start:gold;*"],
    "otherwise": ["action:pass", "skip"],
    "deal": {"table": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
}


def lesson(*steps: dict, **scene: object) -> Lesson:
    """A lesson of Wyrmspan in one scene, told in the words of one that is there."""
    said = {"kind": "topic", "minutes": 1, "order": 9, "game": "wyrmspan", "name": "first-turns"}
    return msgspec.convert({**said, "scene": [{**SCENE, **scene, "step": list(steps)}]}, Lesson)


def pick(course: Course, said: str) -> int:
    assert course.decision is not None
    option = found([said], course.game, course.decision)
    assert option is not None
    return option


def first_turns() -> Course:
    return Course.begin(lesson_of("wyrmspan", "first-turns"))


# --- taking one ---------------------------------------------------------------------------------------------------


def test_a_scene_on_another_table_says_so_before_its_first_step_and_nothing_else_does():
    course, said = Course.begin(lesson_of("wyrmspan", "first-game")), tutor("en", "wyrmspan")
    announced = []
    while not course.done:
        if before(said, course):
            announced.append((course.here.id, before(said, course)))
        take(course)
    assert announced == [(id, ["We go on in a game prepared for you."]) for id in ("later", "last")]


def test_the_expected_answer_goes_on_and_the_others_answer_as_the_lesson_says():
    course = first_turns()
    for said in ("action:excavate", "cave:44", "player:0:cave:0"):
        assert course.move(pick(course, said)).taken
    assert course.here.id == "entice"
    assert [event.kind for _, seat, event in course.told if seat == 1][:1] == ["explored"]
    assert course.decision.seat == 0


def test_a_wrong_answer_changes_nothing_and_names_its_reason():
    course = first_turns()
    before = course.game.copy()
    reply = course.move(pick(course, "action:pass"))
    assert (reply.taken, reply.said, reply.step.id) == (False, "pass", "excavate")
    assert course.game == before
    assert course.moves == []


def test_an_answer_that_nobody_thought_of_is_refused_without_a_reason_of_its_own():
    course = Course.begin(lesson({"id": "excavate", "expect": ["action:excavate"]}, {"id": "end"}))
    reply = course.move(pick(course, "say:exchange 2 resources for 1"))
    assert (reply.taken, reply.said) == (False, "")
    assert said_of(tutor("en", "wyrmspan"), course.lesson, reply).startswith("You could do that in a game.")


def test_what_is_not_offered_is_no_move():
    course = first_turns()
    assert not course.can(4711)
    with pytest.raises(BadLesson, match="no such move"):
        course.move(4711)


def test_moves_give_the_same_course_again_and_one_less_is_a_step_back():
    course = first_turns()
    while course.here.id != "again":
        take(course)
    again = Course.of(course.lesson, course.moves)
    assert again.game == course.game
    assert again.here is course.here
    back = Course.of(course.lesson, course.moves[:-1])
    assert back.here.id == "second"


def test_moves_of_a_lesson_that_has_changed_are_taken_as_far_as_they_fit():
    course = first_turns()
    take(course)
    assert Course.of(course.lesson, [*course.moves, 999_999, 0]).moves == course.moves


def test_a_copy_goes_its_own_way():
    course = first_turns()
    other = course.copy()
    take(other)
    assert (course.number, other.number) == (0, 1)
    assert course.moves == []


def test_a_choice_is_answered_by_its_reason_until_it_is_right():
    course = Course.begin(lesson({"id": "walked", "choices": ["both", "first"], "right": "both"}, {"id": "end"}))
    assert course.move(1).said == "wrong-first"
    assert course.move(0).taken
    assert course.here.id == "end"


def test_a_goal_is_reached_by_any_answers_that_reach_it():
    goal = {"id": "second", "goal": ["dug", "mat", 1], "by": ["action:excavate", "cave:*", "player:0:cave:2"]}
    course = Course.begin(lesson(goal, {"id": "end"}))
    for said in ("action:excavate", "player:0:cave:1"):
        assert course.here.id == "second"
        assert course.move(pick(course, said)).taken
    assert course.here.id == "end"


def test_a_goal_that_is_missed_lets_the_reader_only_step_back():
    course = Course.begin(lesson({"id": "second", "goal": ["dug", "mat", 9], "by": ["*"], "within": 1}, {"id": "end"}))
    reply = course.move(pick(course, "action:explore-golden"))
    assert (reply.taken, reply.said, course.missed) == (True, "missed", True)
    assert not any(course.can(option) for option in course.game.owed(0).offered)
    assert not Course.of(course.lesson, course.moves[:-1]).missed


def test_a_lesson_is_done_after_its_last_step_and_the_table_stays():
    course = first_turns()
    while not course.done:
        take(course)
    assert course.decision is None
    assert course.here.id == "end"
    assert not course.can(0)


def test_a_scene_begins_at_a_position_of_its_own():
    said = lesson({"id": "excavate", "expect": ["action:excavate"]}, {"id": "end"})
    two = msgspec.structs.replace(said, scene=[said.scene[0], msgspec.structs.replace(said.scene[0], seed=5)])
    course = Course.begin(two)
    take(course)
    take(course)
    assert course.scene == 1
    assert course.told == []
    assert course.here.id == "excavate"


# --- a chosen deal ------------------------------------------------------------------------------------------------


def test_a_deal_gives_the_named_cards_in_their_order_and_leaves_the_rest_to_the_seed():
    setup = RULES.setup(2)
    game = RULES.start(setup, luck_of(setup, 7, {"dragons": [5, -1, 9], "caves": [75, 1, 2, 3]}))
    by_seed = RULES.start(setup, luck_of(setup, 7, {}))
    assert (game.display[0], game.display[2]) == (5, 9)
    assert game.cave_display == [75, 1, 2]
    assert 3 in game.players[0].pit
    assert game.objectives == by_seed.objectives


def test_a_deal_begins_after_what_the_set_up_puts_back_into_the_box():
    rules = rules_of("flamecraft")
    setup = rules.setup(2)
    game = rules.start(setup, luck_of(setup, 7, {"artisans": [26, 19, 5, 40, 33, 9, 30, 23], "first": [1]}))
    assert game.park == [26, 19, 5, 40, 33]
    assert game.players[0].hand == [9, 30, 23]
    assert game.first == 1


@pytest.mark.parametrize(("deal", "why"), [({"dragons": [5, 5]}, "drawn before"), ({"spells": [1]}, "no pile")])
def test_a_deal_that_cannot_be_is_refused_with_a_reason(deal, why):
    with pytest.raises(BadLesson, match=why):
        luck_of(RULES.setup(2), 7, deal)


# --- writing one --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ([{"id": "excavate", "expect": ["dragon:1"]}], "'dragon:1' is not offered, only: action:excavate"),
        (
            [{"id": "excavate", "expect": ["action:excavate"], "wrong": {"cave:1": "pass"}}],
            "nobody can answer 'cave:1'",
        ),
        ([{"id": "excavate", "expect": ["action:excavate"], "wrong": {"action:pass": "new"}}], "no attribute .new"),
        ([{"id": "excavate", "expect": ["action:excavate"]}], "nothing says .entice"),
        (
            [{"id": "excavate", "expect": ["action:excavate"], "wrong": {"action:*": "pass"}}],
            "nothing is said to whoever answers: say:exchange 2 resources for 1",
        ),
        (
            [
                {
                    "id": "excavate",
                    "expect": ["action:excavate"],
                    "wrong": {"action:*": "pass", "action:pass": "explore", "say:*": "entice"},
                }
            ],
            "nobody can answer 'action:pass' here and hear .explore",
        ),
        (
            [{"id": "excavate", "expect": ["action:*", "say:*"], "wrong": {"*": "pass"}}],
            "nobody can answer '*' here and hear .pass",
        ),
        ([{"id": "excavate", "at": "moon", "expect": ["action:excavate"]}], "no 'moon' on the table"),
        ([{"id": "nowhere", "expect": ["action:excavate"]}], "no message 'first-turns-nowhere'"),
        ([{"id": "excavate", "expect": ["action:excavate"], "then": ["dragon:1"]}], "`then` says 'dragon:1'"),
        (
            [{"id": "cave", "expect": ["action:explore-golden"], "then": ["deck:*"], "others": ["cave:1"]}],
            "never asked",
        ),
        ([{"id": "second", "goal": ["dragons", "mat", 9], "by": ["action:pass"]}], "`by` has nothing of"),
        ([{"id": "second", "goal": ["dragons", "mat", 0], "by": ["action:pass"]}], "reached before anything"),
        ([{"id": "second", "goal": ["fame"], "by": ["action:pass"]}], "there is no goal 'fame'"),
        ([{"id": "walked", "choices": ["a"], "right": "b"}], "'b' is not among its choices"),
        ([{"id": "entice"}, {"id": "dragon"}], "4 sentences without an action"),
        ([{"id": "excavate", "expect": ["action:excavate"]}, {"id": "excavate"}], "several steps excavate"),
    ],
)
def test_the_check_finds_what_is_wrong_with_a_lesson(steps, why):
    assert any(why in fault for fault in faults_of(lesson(*steps, {"id": "end"})))


def test_the_check_follows_every_answer_that_is_expected():
    """Of two right answers the second leads where the next step cannot go on."""
    steps = [
        {"id": "excavate", "expect": ["action:excavate", "action:pass"]},
        {"id": "cave-card", "expect": ["cave:*"]},
        {"id": "end"},
    ]
    assert any("step cave-card" in fault and "not offered" in fault for fault in faults_of(lesson(*steps)))


def test_the_check_plays_freely_by_chance_too_and_looks_for_what_is_pointed_at_then():
    """Who passes keeps the cave card in hand; who plays the round may have dug with it."""
    spend = {"id": "second", "goal": ["round", 2], "by": ["action:pass"], "within": 60}
    faults = [fault for fault in faults_of(lesson(spend, {"id": "end", "at": "cave:66"})) if "no 'cave:66'" in fault]
    assert faults
    assert all("played by chance: step end" in fault for fault in faults)


def test_only_who_has_won_is_told_so():
    """The last turn of a first game of Worms is free: a worm may still be blown into the sea."""
    begun = Course.begin(lesson_of("worms", "first-game"))
    while begun.here.id != "last":
        take(begun)
    ends = []
    for seed in range(4):
        course = begun.copy()
        ends.append((stray(course, Random(seed)), course.game.living[course.game.teams[0]], course.missed))
    assert set(ends) == {(True, 1, False), (False, 0, True)}


def test_a_position_that_no_longer_comes_about_is_told_with_what_is_offered_instead():
    broken = lesson({"id": "end"}, before=["keep:dragon:183;*"], deal={"dragons": [1, 2, 3, 4, 5, 6]})
    assert any("scene 1: `before` says 'keep:dragon:183;*', of:" in fault for fault in faults_of(broken))


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("kind = 1", "game/x.toml"),
        ('kind = "topic"\nminutes = 1\norder = 1\nscene = []', "a lesson has scenes"),
        ('kind = "topic"\nminutes = 1\norder = 1\n[[scene]]\nstep = [{id = "a", expects = []}]', "expects"),
        ("[[", "x.toml"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_a_reason(tmp_path, written, why):
    file = tmp_path / "x.toml"
    file.write_text(written, "utf-8")
    with pytest.raises(BadLesson, match=why):
        read_lesson(file, "game")


@pytest.mark.parametrize(
    ("said", "n"),
    [("", 0), ("One", 1), ("One. Two!", 2), ("«One.» Two?", 2), ("1.5 points", 1), ("Really?! Yes…", 2)],
)
def test_sentences_are_counted_as_people_count_them(said, n):
    assert sentences(said) == n


def test_words_are_counted_as_people_count_them_in_each_sentence():
    assert words_in("Take 2 gold — «now», or pass. Well?") == [6, 1, 0]


def test_a_long_sentence_is_a_fault(monkeypatch):
    monkeypatch.setattr(check, "MOST_WORDS", 12)
    faults = "\n".join(faults_of(lesson_of("wyrmspan", "first-turns")))
    assert re.search(r"in en, step excavate: a sentence of \d+ words, at most 12", faults)
    assert re.search(r"in uk, step excavate: \.pass: a sentence of \d+ words, at most 12", faults)
