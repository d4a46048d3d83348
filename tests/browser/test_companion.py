"""The companion on a phone: an evening of Wyrmspan by thumb, without a line, and on another device."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_app import has_no_violation
from wyrmhall.companion.pages import Page
from wyrmhall.companion.rooms import page_of

KEPT = "[data-testid=companion][data-kept=true]"
TEXT = "() => localStorage.getItem('wyrmhall-companion-wyrmspan')"
MODES = [(mode, level) for mode in (0, 1) for level in (1, 2, 3)]


class Person:
    """Somebody with the box on the table and a phone beside it."""

    def __init__(self, guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.room = self.page.get_by_test_id("companion")

    def text(self) -> str:
        return self.page.evaluate(TEXT)

    def should_see(self) -> Page:
        """What the rules on this machine say of the evening on the phone; the phone shows the same."""
        text = self.text()
        told = page_of("wyrmspan", text)
        expect(self.room).to_have_attribute("data-answers", str(told.answers))
        if told.question is not None:
            expect(self.page.get_by_test_id("question")).to_have_attribute("data-question", told.question.text.id)
        if told.facts:
            expect(self.page.get_by_test_id("facts").locator("b")).to_have_text([str(fact.n) for fact in told.facts])
        expect(self.page.get_by_test_id("steps").locator("li")).to_have_count(len(told.steps))
        return told

    def answers(self, told: Page, mode: int, level: int) -> None:
        """By touch. Turns are taken four times, and then passed."""
        question, n = told.question, told.answers
        assert question is not None
        if question.kind == "choice":
            wanted = {"cp-ask-mode": mode, "cp-ask-level": level - 1, "cp-your-turn": int(n % 5 == 4)}
            self.page.get_by_test_id("choice").nth(wanted.get(question.text.id, n % len(question.choices))).tap()
        elif question.kind == "number":
            self.page.get_by_test_id("more").tap()
            self.page.get_by_test_id("set").tap()
        else:
            self.page.get_by_test_id("set").tap()
        expect(self.room).to_have_attribute("data-answers", str(n + 1))

    def plays(self, mode: int, level: int, until_asked: str) -> Page:
        """Up to a question, or to the end."""
        told = self.should_see()
        while told.question is not None and told.question.text.id != until_asked:
            self.answers(told, mode, level)
            told = self.should_see()
        return told


@pytest.mark.parametrize(
    ("mode", "level", "end"),
    [(1, 1, "cp-ask-quantity"), *[pytest.param(*each, "", marks=pytest.mark.whole) for each in MODES]],
)
def test_an_evening_begun_with_a_line_goes_on_without_one_through_a_reload(guest, house, mode, level, end):
    ann = guest(phone=True, service_workers="allow")
    ann.page.goto(house.url)
    ann.page.get_by_test_id("plate-wyrmspan").get_by_role("link", name="At your own table").tap()
    expect(ann.page).to_have_url(f"{house.url}companion/wyrmspan")
    person = Person(ann)
    has_no_violation(ann)
    ann.page.get_by_test_id("begin").tap()
    expect(person.room).to_have_attribute("data-answers", "0")
    told = person.plays(mode, level, "cp-ready")
    expect(ann.page.get_by_test_id("steps")).to_contain_text("Owlatic Amphiptere")  # named, though nobody sent it
    has_no_violation(ann)
    person.plays(mode, level, "cp-your-turn")
    ann.page.wait_for_selector(KEPT)
    house.die()
    try:
        ann.page.reload()
        expect(person.room).to_have_attribute("data-answers", str(told.answers + 2))
        told = person.plays(mode, level, "cp-ask-quantity")
        # A step back is the page before, and the same answer leads here again.
        ann.page.get_by_test_id("back").tap()
        expect(person.room).to_have_attribute("data-answers", str(told.answers - 1))
        assert person.plays(mode, level, "cp-ask-quantity") == told
        has_no_violation(ann)
        told = person.plays(mode, level, end)
        ann.page.get_by_test_id("sheet").tap()
        hers = sum(max(0, row.she) for row in told.scores)
        expect(ann.page.get_by_role("dialog").get_by_test_id("her-total")).to_have_text(str(hers))
        ann.page.keyboard.press("Escape")
        ann.page.get_by_test_id("log").tap()
        expect(ann.page.get_by_role("dialog").locator("ol > li")).to_have_count(len(told.log))
        ann.page.keyboard.press("Escape")
        # Which rule settles this, read without a line.
        ann.page.get_by_test_id("look-up").tap()
        expect(ann.page.get_by_role("dialog")).to_contain_text(told.question.clause if told.question else "")
        ann.page.keyboard.press("Escape")
        text = person.text()
    finally:
        house.start()
    ann.errors.clear()  # of the line that was down
    bob = guest(phone=True)
    bob.page.goto(f"{house.url}companion/wyrmspan#{text}")
    other = Person(bob)
    expect(other.room).to_have_attribute("data-answers", str(told.answers))
    expect(bob.page).to_have_url(f"{house.url}companion/wyrmspan")
    assert other.should_see() == told
    ann.errors.clear()
