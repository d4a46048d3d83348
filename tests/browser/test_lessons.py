"""Lessons through the page: every lesson is played on desk and phone, by what is lit, and in text."""

import pytest
from playwright.sync_api import expect

from wyrmhall import games
from wyrmhall.lessons import Course, lesson_of, lessons_of
from wyrmhall.lessons.check import take
from wyrmhall.lessons.picks import target

NAMED = [(game, lesson.name) for game in games.NAMES for lesson in lessons_of(game)]
EVERY = [(*one, phone) for one in NAMED for phone in (False, True)]
SAMPLE = [("wyrmspan", "first-turns", True), ("worms", "first-turns", True), ("wyrmspan", "ravel", False)]
"""Of them, what is always played: first turns by thumb, and a topic by mouse."""
CHANGED = """(seq) => document.querySelector('[data-seq]')?.dataset.seq !== seq
  || document.querySelector('dialog [data-option]') !== null"""
COVERED = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  const box = document.querySelector('[data-testid=bubble]').getBoundingClientRect();
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const fills = ring && ring.width * ring.height > 0.4 * innerWidth * innerHeight; // then there is no room beside it
  if (!ring || fills || !inside) return !inside;
  return box.left < ring.right && ring.left < box.right && box.top < ring.bottom && ring.top < box.bottom;
}"""
"""Whether the bubble lies on the thing that it speaks of, or outside the window."""


def solution(game, name):
    """What somebody does who does what the lesson expects: the step, its kind, the move, and what that points at."""
    course, plan = Course.begin(lesson_of(game, name)), []
    while not course.done:
        before, step = course.copy(), course.here
        take(course)
        for move in course.moves[len(before.moves) :]:
            at = target(before.game, before.decision, move) if before.decision is not None else ""
            plan.append((step, move, at))
            before.move(move)
    return plan


def bubble(reader):
    return reader.page.get_by_test_id("bubble")


def sees(reader, step):
    expect(bubble(reader)).to_have_attribute("data-step", step.id)


def does(reader, step, move, at):
    """One move of the lesson: the button of its bubble, or an answer to the game by what is lit."""
    page, seq = reader.page, reader.seq
    if step.kind == "tell":
        page.get_by_test_id("lesson-on").click()
    elif step.kind == "ask":
        page.locator(f"[data-choice='{move}']").click()
    else:
        answers(reader, move, at)
    reader.sees_change(seq)


def answers(reader, option, at):
    page, seq = reader.page, reader.seq
    page.wait_for_function("() => document.querySelector('[data-mine=true]:not([data-busy=true])')")
    lit = page.locator(f'[data-target="{at}"][data-lit]:visible')
    button = page.locator(f"[data-testid=bar] button[data-option='{option}']")
    if at and lit.count():
        lit.first.click()
    elif button.count():
        button.click()
    else:
        if at and reader.phone:  # who has no keys must find on the table what is lit there
            assert page.locator(f'[data-target="{at}"][data-lit]').count() == 0, f"{at} is lit, and nowhere in sight"
        page.keyboard.press("o")  # the list of all options
    page.wait_for_function(CHANGED, arg=seq)
    if reader.seq == seq:
        page.locator(f"dialog [data-option='{option}']").click()


@pytest.mark.parametrize(
    ("game", "name", "phone"),
    [
        pytest.param(*one, id="-".join((*one[:2], "phone" if one[2] else "desk")), marks=marks)
        for one in EVERY
        for marks in [() if one in SAMPLE else pytest.mark.whole]
    ],
)
def test_a_lesson_is_played_to_its_end_by_what_is_lit_with_a_ring_around_what_it_speaks_of(guest, game, name, phone):
    reader = guest(phone=phone)
    reader.goes("learn", game, name)
    for step, move, at in solution(game, name):
        sees(reader, step)
        if step.points_at:
            expect(reader.page.locator(".ring")).to_have_count(1)
            reader.page.wait_for_function(f"() => !({COVERED})()")
        does(reader, step, move, at)
    expect(reader.page.get_by_test_id("lesson-done")).to_be_visible()


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.whole), True], ids=["desk", "phone"])
def test_a_wrong_answer_gets_a_reason_and_nothing_changes(guest, phone):
    reader = guest(phone=phone)
    reader.goes("learn", "wyrmspan", "first-turns")
    answers(reader, 805, "action:pass")
    expect(reader.page.get_by_test_id("lesson-said")).to_contain_text("Who passes takes no more turns")
    expect(bubble(reader)).to_have_attribute("data-step", "excavate")


def test_the_keys_of_a_lesson_are_those_of_a_table_and_one_of_them_steps_back(ann):
    ann.goes("learn", "wyrmspan", "first-turns")
    page, first = ann.page, solution("wyrmspan", "first-turns")[0][0]
    sees(ann, first)
    focused = "() => document.activeElement.matches('[data-lit], [data-testid=bar] button[data-option]')"
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(focused)
    page.locator('[data-target="action:excavate"][data-lit]').first.focus()
    seq = ann.seq
    page.keyboard.press("Enter")
    ann.sees_change(seq)
    expect(bubble(ann)).to_have_attribute("data-step", "cave-card")
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("one step back")
    page.keyboard.press("Backspace")
    expect(bubble(ann)).to_have_attribute("data-step", "cave-card")  # the keys of a dialog are its own
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("keys")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("lesson-text")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("lesson-text")).to_be_visible()
    page.keyboard.press("Backspace")
    sees(ann, first)


def test_learn_leads_on_to_what_comes_next(guest):
    reader = guest()
    reader.goes()
    for name, then in (("first-turns", "first-game"), ("first-game", "")):
        moves = [move for _, move, _ in solution("worms", name)]
        reader.api("POST", f"games/worms/lessons/{name}", {"moves": moves[:-1], "move": moves[-1]})
        reader.page.get_by_test_id("plate-worms").locator(".strong").click()
        if then:
            sees(reader, lesson_of("worms", then).steps[0])
            assert reader.page.url.endswith(f"/learn/worms/{then}")
            reader.goes()
        else:
            expect(reader.page.get_by_test_id("lesson-moving")).to_be_visible()
            assert reader.page.url.endswith("/learn/worms")


def test_a_lesson_says_that_it_goes_on_in_another_game(guest):
    reader = guest(phone=True)
    plan = solution("wyrmspan", "first-game")
    at = next(n for n, (step, _, _) in enumerate(plan) if step.id == "later")
    moves = [move for _, move, _ in plan[:at]]
    reader.goes()
    reader.api("POST", "games/wyrmspan/lessons/first-game", {"moves": moves[:-1], "move": moves[-1]})
    reader.goes("learn", "wyrmspan", "first-game")
    sees(reader, plan[at][0])
    expect(reader.page.get_by_test_id("lesson-before")).to_have_text("We go on in a game prepared for you.")
    expect(reader.page.get_by_test_id("lesson-text")).to_contain_text("This is round 3")


def test_a_reader_steps_back_leaves_and_goes_on_from_there(ann):
    ann.goes("learn", "wyrmspan", "first-turns")
    plan = solution("wyrmspan", "first-turns")[:3]
    for step, move, at in plan:
        sees(ann, step)
        does(ann, step, move, at)
    ann.page.get_by_test_id("back").click()
    expect(bubble(ann)).to_have_attribute("data-step", "cave")
    ann.goes("learn", "wyrmspan")
    expect(ann.page.get_by_test_id("lesson-first-turns")).to_contain_text("Go on where you left it")
    ann.page.get_by_test_id("lesson-first-turns").click()
    expect(bubble(ann)).to_have_attribute("data-step", "cave")
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_role("button", name="From the beginning").click()
    expect(bubble(ann)).to_have_attribute("data-step", "excavate")


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(*one, id="-".join(one), marks=() if one == ("wyrmspan", "first-turns") else pytest.mark.whole)
        for one in NAMED
    ],
)
def test_a_lesson_is_taken_in_text_by_its_buttons_alone(ann, game, name):
    ann.goes("learn", game, name)
    sees(ann, lesson_of(game, name).steps[0])
    ann.page.keyboard.press("t")
    for step, move, _ in solution(game, name):
        sees(ann, step)
        seq = ann.seq
        if step.kind in ("do", "play"):
            ann.page.locator(f"main [data-option='{move}']").click()
            ann.sees_change(seq)
        else:
            does(ann, step, move, "")
    expect(ann.page.get_by_test_id("lesson-done")).to_be_visible()


def test_the_words_follow_the_language_of_the_reader(guest):
    reader = guest(locale="uk-UA")
    reader.goes("learn", "wyrmspan", "first-turns")
    expect(reader.page.get_by_test_id("lesson-text")).to_contain_text("натисніть «Розкопати»")


def test_the_hall_offers_to_learn_first_what_one_has_never_played(guest):
    new = guest()
    new.goes()
    plate = new.page.get_by_test_id("plate-wyrmspan")
    expect(plate.locator(".strong")).to_have_text("Learn")
    scripts = new.page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    assert not any("LessonPage" in one for one in scripts), "lessons load when they are opened"
    plate.locator(".strong").click()
    expect(bubble(new)).to_have_attribute("data-step", "excavate")
    new.opens("wyrmspan", seats=[{"kind": "me"}])
    new.goes()
    expect(plate.locator(".strong")).to_have_text("Play solo")
    expect(plate.get_by_role("link", name="Lessons")).to_be_visible()


def test_a_stranger_is_at_a_first_move_two_clicks_from_the_hall(ann):
    ann.goes()
    ann.page.get_by_test_id("plate-wyrmspan").locator(".strong").click()
    answers(ann, 800, "action:excavate")
    expect(bubble(ann)).to_have_attribute("data-step", "cave-card")


def test_a_lesson_that_is_not_there_says_so_and_shows_the_way(guest):
    reader = guest()
    reader.goes("learn", "wyrmspan", "cooking")
    expect(reader.page.get_by_text("There is no such lesson")).to_be_visible()
    reader.page.get_by_role("link", name="All lessons").click()
    expect(reader.page.get_by_test_id("lesson-first-turns")).to_be_visible()
    reader.errors.clear()  # a browser says in its console that a request was refused; that is what happened
