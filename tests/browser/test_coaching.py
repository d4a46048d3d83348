"""Learning from bots through the page: a hint with its way and its copy, and a puzzle solved at the real table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_lessons import answers, bubble
from wyrmhall.lessons.picks import target
from wyrmhall.puzzles import position, puzzles_of

SOLO = [{"kind": "me", "name": "Ann"}]


@pytest.mark.whole
def test_a_hint_gives_reasons_lights_the_way_and_is_shown_on_a_copy(ann):
    table = ann.opens("flamecraft", SOLO, hints=True)
    ann.goes("table", table)
    ann.waits_for_turn()
    seq = ann.seq
    ann.page.keyboard.press("h")
    first = ann.page.get_by_test_id("hints").locator("li").first
    expect(first).to_contain_text(re.compile(r"\.\s*About \d+ reputation in the end"))  # in words, and by points
    expect(first).not_to_contain_text("%")
    expect(ann.page.get_by_test_id("way").first).to_be_visible()
    ann.page.get_by_test_id("show-me").first.click()
    copy = ann.page.get_by_test_id("copy")
    expect(copy).to_contain_text("The real game does not change")
    expect(copy).to_contain_text(re.compile(r"1 of \d+"))
    if ann.page.get_by_test_id("copy-on").is_enabled():
        ann.page.keyboard.press("ArrowRight")
        expect(copy).to_contain_text(re.compile(r"2 of \d+"))
    ann.page.get_by_test_id("copy-back").click()
    expect(copy).to_have_count(0)
    assert ann.seq == seq
    first.locator("[data-option]").click()
    ann.confirms(seq)
    ann.sees_change(seq)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_puzzle_is_solved_at_the_real_table_and_explained(guest, phone):
    reader = guest(phone=phone)
    puzzle = puzzles_of("worms")[0]
    game = position(puzzle)
    decision = game.owed(puzzle.seat)
    wrong = next(option for option in decision.options if option != puzzle.best)
    reader.goes("puzzles", "worms")
    reader.page.get_by_test_id("puzzle").first.click()
    expect(bubble(reader)).to_contain_text("One answer is clearly best")
    expect(bubble(reader).get_by_test_id("lesson-before").locator("li")).to_have_count(3)
    for _ in range(2):
        seq = reader.seq
        answers(reader, wrong, target(game, decision, wrong))
        reader.sees_change(seq)
    expect(reader.page.get_by_test_id("lesson-said")).to_contain_text("something better")
    expect(reader.page.get_by_test_id("give-up")).to_be_visible()
    answers(reader, puzzle.best, target(game, decision, puzzle.best))
    expect(reader.page.get_by_test_id("lesson-text")).to_contain_text(re.compile(r"^Right! .+\."))
    expect(reader.page.get_by_test_id("lesson-said")).to_contain_text("more than the next best answer")
    expect(bubble(reader).get_by_test_id("line").locator("li")).to_have_count(1 + len(puzzle.line))
    reader.page.get_by_test_id("solution").click()
    copy = reader.page.get_by_test_id("copy")
    expect(copy).to_contain_text(f"1 of {1 + len(puzzle.line)}")
    for n in range(len(puzzle.line)):
        reader.page.get_by_test_id("copy-on").click()
        expect(copy).to_contain_text(f"{n + 2} of")
    reader.page.get_by_test_id("copy-back").click()
    reader.page.get_by_test_id("lesson-on").click()
    over = reader.page.get_by_test_id("puzzle-over")
    expect(over).to_contain_text("Solved: 1 of")
    over.get_by_role("link", name="Next: puzzle 2").click()
    expect(bubble(reader)).to_have_attribute("data-step", "find")
