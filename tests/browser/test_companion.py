"""The companion on a phone: evenings by thumb or by keys, without a line, and on another device."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.guest import SECONDS
from tests.browser.test_app import has_no_violation
from wyrmhall.companion.pages import Page, Question
from wyrmhall.companion.rooms import page_of

KEPT = "[data-testid=companion][data-kept=true]"
MODES = [(mode, level) for mode in (0, 1) for level in (1, 2, 3)]
STARTS = 600 * SECONDS
"""How long to wait for what Python must be there for: it starts in seconds, and on a busy machine in minutes."""
LONG = 3600  # seconds that a whole evening may take on a busy machine
LATE = 40  # answers, after which a deck of Flamecraft may run out
MIDDLE = 35  # answers of a whole evening, after which the page is loaded anew
STEADY = "() => { crypto.getRandomValues = (bytes) => bytes.fill(7); }"
"""The same evening in every run: its seed comes from the browser."""


def picked(question: Question, n: int, first: tuple[int, ...] = ()) -> int:
    """Which of the choices: the first as told, then anything; four turns of Wyrmspan are taken, then one passes."""
    if n < len(first):
        return first[n]
    asked = question.text.id
    if asked == "cp-your-turn":
        return int(n % 5 == 4)
    if asked == "cp-fc-ask-when":
        return 0
    many = len(question.choices)
    if asked == "cp-fc-your-turn":  # the last choice: a deck has run out
        return many - 1 if n > LATE and question.choices[-1].text.id == "cp-fc-ran-out" else n % 3
    return random.Random(n).randrange(many)


class Person:
    """Somebody with the box on the table and a phone beside it."""

    def __init__(self, guest, room: str = "wyrmspan", first: tuple[int, ...] = ()) -> None:
        self.guest = guest
        self.page = guest.page
        self.name, self.first = room, first
        self.room = self.page.get_by_test_id("companion")

    def text(self) -> str:
        return self.page.evaluate(f"() => localStorage.getItem('wyrmhall-companion-{self.name}')")

    def begins(self) -> None:
        self.page.evaluate(STEADY)
        self.page.get_by_test_id("begin").tap()
        expect(self.room).to_have_attribute("data-answers", "0")

    def should_see(self) -> Page:
        """What the rules on this machine say of the evening on the phone; the phone shows the same."""
        told = page_of(self.name, self.text())
        expect(self.room).to_have_attribute("data-answers", str(told.answers))
        if told.question is not None:
            expect(self.page.get_by_test_id("question")).to_have_attribute("data-question", told.question.text.id)
        facts = told.facts if told.question is not None else ()  # of the end there is the sheet
        expect(self.page.get_by_test_id("facts").locator("b")).to_have_text([str(fact.n) for fact in facts])
        expect(self.page.get_by_test_id("steps").locator("li")).to_have_count(len(told.steps))
        return told

    def answers(self, told: Page) -> None:
        question, n = told.question, told.answers
        assert question is not None
        if question.kind == "choice":
            self.page.get_by_test_id("choice").nth(picked(question, n, self.first)).tap()
        else:
            if question.kind == "number":
                self.page.get_by_test_id("more").tap()
            elif question.kind == "flags":
                self.page.get_by_test_id("flag").nth(1).tap()
            self.page.get_by_test_id("set").tap()
        expect(self.room).to_have_attribute("data-answers", str(n + 1))

    def loads_anew(self, told: Page) -> None:
        """As a phone does that was locked for a while."""
        self.page.reload()
        expect(self.room).to_have_attribute("data-answers", str(told.answers), timeout=STARTS)

    def plays(self, until_asked: str = "", until: int = 1000) -> Page:
        """Up to a question, to so many answers, or to the end."""
        told = self.should_see()
        while told.question is not None and told.question.text.id != until_asked and told.answers < until:
            self.answers(told)
            told = self.should_see()
        return told


@pytest.mark.whole
@pytest.mark.parametrize(
    ("mode", "level", "end"),
    [
        (1, 1, "cp-ask-objective"),
        *[pytest.param(*each, "", marks=[pytest.mark.whole, pytest.mark.timeout(LONG)]) for each in MODES],
    ],
)
def test_an_evening_begun_with_a_line_goes_on_without_one_through_a_reload(guest, house, mode, level, end):
    ann = guest(phone=True, service_workers="allow")
    ann.page.goto(house.url)
    ann.page.get_by_test_id("plate-wyrmspan").get_by_role("link", name="At your own table").tap()
    expect(ann.page).to_have_url(f"{house.url}companion/wyrmspan")
    person = Person(ann, first=(mode, level - 1))
    has_no_violation(ann)
    person.begins()
    person.plays("cp-ready")
    expect(ann.page.get_by_test_id("steps")).to_contain_text("Owlatic Amphiptere")  # named, though nobody sent it
    # What was put on the table is ticked, and stays so.
    ann.page.get_by_test_id("tick").nth(2).tap()
    has_no_violation(ann)
    ann.page.reload()
    expect(ann.page.get_by_test_id("tick").nth(2)).to_be_checked()
    told = person.plays("cp-your-turn")
    ann.page.wait_for_selector(KEPT, timeout=STARTS)
    house.die()
    try:
        person.loads_anew(told)
        told = person.plays("cp-ask-quantity")
        # A step back is the page before, and the same answer leads here again.
        ann.page.get_by_test_id("back").tap()
        expect(person.room).to_have_attribute("data-answers", str(told.answers - 1))
        assert person.plays("cp-ask-quantity") == told
        has_no_violation(ann)
        if not end:
            person.loads_anew(person.plays(until=MIDDLE))
        told = person.plays(end)
        assert (told.question is None) == (not end)
        ann.page.get_by_test_id("sheet").tap()
        hers = sum(row.points[1] or 0 for row in told.scores)
        expect(ann.page.get_by_role("dialog").get_by_test_id("total").nth(1)).to_have_text(str(hers))
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


def test_flamecraft_alone_begins_by_thumb_and_goes_on_by_keys_in_the_dark(guest, house):
    ann = guest(phone=True, color_scheme="dark")
    ann.page.goto(f"{house.url}companion/flamecraft")
    person = Person(ann, "flamecraft")
    person.begins()
    told = person.plays("cp-fc-ask-artisan")
    has_no_violation(ann)
    choices = ann.page.get_by_test_id("choice")
    choices.first.focus()
    ann.page.keyboard.press("Tab")
    expect(choices.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(person.room).to_have_attribute("data-answers", str(told.answers + 1))
    told = person.should_see()
    assert "cp-fc-settle" in [step.text.id for step in told.steps]
    expect(ann.page.locator("main")).to_have_attribute("aria-live", "polite")


def test_worms_are_led_through_a_turn_with_die_wind_and_drop_card(guest, house):
    ann = guest(phone=True)
    ann.page.goto(f"{house.url}companion/worms")
    person = Person(ann, "worms", first=(0, 0, 0))
    person.begins()
    person.plays("cp-wm-ask-agreed")
    for flag in (0, 1):  # drop cards dealt here, and the timer
        ann.page.get_by_test_id("flag").nth(flag).tap()
    ann.page.get_by_test_id("set").tap()
    expect(person.room).to_have_attribute("data-answers", "4")
    person.plays("cp-wm-act")
    expect(ann.page.get_by_test_id("timer")).to_contain_text("Time left")
    for choice, kind in ((1, "die"), (3, "flip")):
        told = page_of("worms", person.text())
        ann.page.get_by_test_id("choice").nth(choice).tap()
        expect(person.room).to_have_attribute("data-answers", str(told.answers + 1))
        told = person.should_see()
        expect(ann.page.locator(f"svg.{kind}.new")).to_have_attribute("data-shows", told.steps[-1].picture.shows)
    has_no_violation(ann)
    ann.page.get_by_test_id("choice").first.tap()
    expect(ann.page.get_by_test_id("card-text")).to_be_visible()
    has_no_violation(ann)


@pytest.mark.whole
@pytest.mark.timeout(LONG)
def test_a_whole_evening_of_flamecraft_without_a_line_unlocks_what_the_next_one_begins_with(guest, house):
    ann = guest(phone=True, service_workers="allow")
    ann.page.goto(f"{house.url}companion/flamecraft")
    person = Person(ann, "flamecraft")
    person.begins()
    ann.page.wait_for_selector(KEPT, timeout=STARTS)
    house.die()
    try:
        person.loads_anew(person.plays(until=20))
        told = person.plays()
        assert told.question is None
        assert told.keeps == 2  # what was ticked at the beginning
        has_no_violation(ann)
        ann.page.get_by_test_id("new").tap()
        ann.page.get_by_test_id("new-sure").tap()
        person.begins()
        expect(ann.page.get_by_test_id("flag").nth(1)).to_be_checked()
        expect(ann.page.get_by_test_id("flag").nth(0)).not_to_be_checked()
    finally:
        house.start()
    ann.errors.clear()  # of the line that was down


@pytest.mark.whole
@pytest.mark.timeout(LONG)
def test_a_whole_evening_of_worms_without_a_line_ends_with_who_lives_in_the_language_of_the_phone(guest, house):
    ann = guest(phone=True, service_workers="allow", locale="uk-UA")
    ann.page.goto(f"{house.url}companion/worms")
    person = Person(ann, "worms", first=(1, 0, 0, 0))  # three players
    person.begins()
    told = person.plays("cp-wm-act")
    ann.page.wait_for_selector(KEPT, timeout=STARTS)
    house.die()
    try:
        person.loads_anew(told)
        lost = False
        while (told := person.should_see()).question is not None:
            asked = [choice.text.id for choice in told.question.choices]
            if told.question.text.id == "cp-wm-act":  # every other time a worm is lost, else the turn goes on
                lost = not lost
                choice = asked.index("cp-wm-lost") if lost else 0
            else:
                choice = len(asked) - 1
            ann.page.get_by_test_id("choice").nth(choice).tap()
            expect(person.room).to_have_attribute("data-answers", str(told.answers + 1))
        assert told.verdict is not None
        expect(ann.page.locator("main")).to_contain_text("перемага")
        has_no_violation(ann)
    finally:
        house.start()
    ann.errors.clear()  # of the line that was down
