"""Lessons through the server: what is offered, what a move does, and that progress stays with the person."""

import pytest

from tests.server.live import Problem
from wyrmhall.lessons import Course, lesson_of
from wyrmhall.lessons.check import take

PATH = "/games/wyrmspan/lessons/first-turns"


def solution(until: str = "") -> list[int]:
    """The moves of somebody who does what the lesson expects, up to a step."""
    course = Course.begin(lesson_of("wyrmspan", "first-turns"))
    while not course.done and course.here.id != until:
        take(course)
    return course.moves


def moves(guest, done: list[int], move: int | None = None, **said):
    return guest.post(PATH, {"moves": done, "move": move}, **said)


def test_the_lessons_of_a_game_are_listed_in_the_readers_language(ann, guest):
    first = ann.get("/games/wyrmspan/lessons")["lessons"][0]
    assert (first["name"], first["title"], first["kind"]) == ("first-turns", "First turns", "first-turns")
    assert (first["moves"], first["done"]) == (0, False)
    assert guest(lang="uk").get("/games/wyrmspan/lessons", lang="uk")["lessons"][0]["title"] == "Перші ходи"


def test_the_house_names_the_lesson_to_begin_with(ann):
    games = {game["name"]: game for game in ann.get("/house")["games"]}
    assert games["wyrmspan"]["first_lesson"] == "first-turns"
    assert games["lair"]["first_lesson"] == ""


def test_a_lesson_shows_the_table_and_what_it_says_of_it(ann):
    state = ann.get(PATH)
    bubble = state["bubble"]
    assert (bubble["n"], bubble["kind"], bubble["at"]) == (1, "do", "action:excavate")
    assert "press Excavate" in bubble["text"]
    assert state["names"] == ["Ann", "Mira"]
    assert state["view"]["players"][0]["hand"] == [48, 56]
    assert "action:excavate" in [option["target"] for option in state["decisions"][0]["options"]]


def test_a_right_move_is_taken_and_a_wrong_one_gets_its_reason(ann):
    options = {o["target"]: o["option"] for o in ann.get(PATH)["decisions"][0]["options"] if "target" in o}
    wrong = moves(ann, [], options["action:pass"])
    assert (wrong["moves"], wrong["bubble"]["id"]) == ([], "excavate")
    assert wrong["bubble"]["said"].startswith("Who passes takes no more turns")
    right = moves(ann, [], options["action:excavate"])
    assert (right["moves"], right["bubble"]["id"], right["bubble"]["said"]) == ([800], "cave-card", "")


def test_what_is_not_offered_is_refused(ann):
    with pytest.raises(Problem, match="not-offered"):
        moves(ann, [], 4711)


def test_progress_is_kept_with_the_person_and_with_nobody_else(ann, bob):
    done = solution("entice")
    moves(ann, done[:-1], done[-1])
    assert ann.get(PATH)["bubble"]["id"] == "entice"
    assert ann.get("/games/wyrmspan/lessons")["lessons"][0]["moves"] == len(done)
    assert bob.get(PATH)["bubble"]["id"] == "excavate"


def test_a_step_back_and_a_new_beginning_are_moves_with_less_before_them(ann):
    done = solution("entice")
    moves(ann, done)
    assert moves(ann, done[:-1])["bubble"]["id"] == "cave"
    assert moves(ann, [])["bubble"]["id"] == "excavate"
    assert ann.get(PATH)["moves"] == []


def test_a_lesson_that_was_done_stays_done_and_begins_anew(ann):
    done = solution()
    state = moves(ann, done[:-1], done[-1])
    assert state["done"]
    assert state["decisions"] == []
    listed = ann.get("/games/wyrmspan/lessons")["lessons"][0]
    assert (listed["done"], listed["moves"]) == (True, 0)
    moves(ann, done[:1])
    listed = ann.get("/games/wyrmspan/lessons")["lessons"][0]
    assert (listed["done"], listed["moves"]) == (True, 1)


def test_what_happened_is_told_by_the_answer_that_caused_it(ann):
    events = moves(ann, solution("entice"))["events"]
    assert events[0]["text"].startswith("Ann excavates")
    assert {event["by"] for event in events} == {0, 1}
    assert events[-1]["text"].startswith("Mira")
    assert "Cheshire" not in events[-1]["text"], "what Mira draws is hers"


def test_moves_that_do_not_fit_are_left_out(ann):
    done = solution("entice")
    assert moves(ann, [*done, 123_456, 0])["moves"] == done


@pytest.mark.parametrize("path", ["/games/wyrmspan/lessons/cooking", "/games/seadragons/lessons/cooking"])
def test_a_lesson_that_is_not_there_is_said_to_be_missing(ann, path):
    with pytest.raises(Problem, match="no-lesson"):
        ann.get(path)


def test_more_moves_than_any_lesson_has_are_not_even_read(ann):
    with pytest.raises(Problem, match="malformed"):
        moves(ann, [0] * 1001)


def test_a_guest_who_turns_out_to_be_somebody_brings_their_lessons_along(guest):
    kept, visitor = guest("Ann"), guest("Visitor")
    code = kept.post("/me/keep", {"name": "Ann"})["recovery"]
    done = solution()
    moves(kept, done[:2])
    moves(visitor, done[:-1], done[-1])
    visitor.post("/games/wyrmspan/lessons/first-game", {"moves": [0]})
    visitor.post("/signin/recovery", {"code": code})
    listed = {each["name"]: each for each in visitor.get("/games/wyrmspan/lessons")["lessons"]}
    assert (listed["first-turns"]["moves"], listed["first-turns"]["done"]) == (2, True)
    assert listed["first-game"]["moves"] == 1
