"""The companion for everybody: no barrier on any page, played by keys alone, and told to those who do not see it."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_app import has_no_violation
from tests.browser.test_companion import picked
from wyrmhall.companion.pages import Question
from wyrmhall.companion.rooms import GAMES, page_of
from wyrmhall.companion.session import Session
from wyrmhall.games import names

SEED = "0123456789abcdef" * 2
VIEWS = ("", "tools", "setup", "sheet", "rules", "history")
DIALOGS = ("log", "sheet", "look-up", "share", "new")
FOCUSED = "(css) => document.activeElement?.matches(css) ?? false"
MOST = 80  # presses of the Tab key, in which anything on a page is reached


def answer_to(question: Question, n: int) -> int:
    """What a person on a phone would answer in these tests, as the evenings of `test_companion` do."""
    if question.kind == "choice":
        return question.choices[picked(question, n)].value
    if question.kind == "number":
        return min(question.most, max(question.least, question.now) + 1)
    return question.now


def questions(room: str) -> dict[str, str]:
    """An evening that comes to each of the questions for the first time, and one that is over."""
    session, found = Session(SEED), {}
    while (page := page_of(room, session.text())).question is not None:
        found.setdefault(page.question.text.id, session.text())
        session = session.then(answer_to(page.question, page.answers))
    return {**found, "over": session.text()}


@pytest.mark.whole
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_no_page_of_the_companion_has_a_barrier(guest, house, game, scheme):
    ann = guest(phone=True, color_scheme=scheme)
    page = ann.page
    for view in VIEWS:
        page.goto("about:blank")
        page.goto(f"{house.url}companion/{game}#{view}")
        page.get_by_test_id("companion").locator("main").wait_for()
        has_no_violation(ann)
        if view == "sheet":
            while page.get_by_test_id("next").count():
                page.get_by_test_id("next").tap()
                has_no_violation(ann)
            page.get_by_test_id("keep").tap()
    page.get_by_test_id("past").locator("summary").tap()
    has_no_violation(ann)
    for text in questions(game).values() if game in GAMES else ():
        page.evaluate(f"() => localStorage.removeItem('wyrmhall-companion-{game}')")
        page.goto("about:blank")
        page.goto(f"{house.url}companion/{game}#{text}")
        page.get_by_test_id("log").wait_for()
        has_no_violation(ann)
    for dialog in DIALOGS if game in GAMES else ():
        page.get_by_test_id(dialog).tap()
        page.get_by_role("dialog").wait_for()
        has_no_violation(ann)
        page.keyboard.press("Escape")


class Typist:
    """Somebody with the box on the table and nothing but a keyboard."""

    def __init__(self, page) -> None:
        self.page = page
        self.room = page.get_by_test_id("companion")

    def goes_to(self, css: str) -> None:
        for _ in range(MOST):
            if self.page.evaluate(FOCUSED, css):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {css}")

    def answers(self, question: Question, n: int) -> None:
        keys = self.page.keyboard
        if question.kind == "choice":
            expect(self.page.get_by_test_id("choice").first).to_be_enabled()  # two quick presses are one
            self.goes_to("[data-testid=choice]:first-child")
            for _ in range(picked(question, n)):
                keys.press("Tab")
            keys.press("Enter")
        else:
            if question.kind == "number":
                self.goes_to("[data-testid=number]")
                keys.type("2")
            elif question.kind == "places":
                self.goes_to("[data-testid=place]")
                keys.press("Space")
            self.goes_to("[data-testid=set]")
            keys.press("Enter")
        expect(self.room).to_have_attribute("data-answers", str(n + 1))

    def text(self) -> str:
        return self.page.evaluate("() => localStorage.getItem('wyrmhall-companion-wyrmspan')")


@pytest.mark.whole
@pytest.mark.timeout(900)
def test_a_round_is_played_by_keys_alone(guest, house):
    ann = guest()
    page, typist = ann.page, Typist(ann.page)
    page.goto(f"{house.url}companion/wyrmspan")
    page.get_by_test_id("begin").wait_for()
    typist.goes_to("[data-testid=begin]")
    page.keyboard.press("Enter")
    expect(typist.room).to_have_attribute("data-answers", "0")
    kinds = set()
    while (told := page_of("wyrmspan", typist.text())).title.id != "cp-title-round" or told.answers < 9:
        assert told.question is not None
        kinds.add(told.question.kind)
        typist.answers(told.question, told.answers)
        # Whoever reads with their ears goes on where they are: the focus is never lost.
        page.wait_for_function("() => document.activeElement !== document.body")
    assert kinds == {"choice", "number", "places"}
    # All else is reached by keys, too, and a dialog gives the focus back.
    for dialog in DIALOGS:
        typist.goes_to(f"[data-testid={dialog}]")
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_test_id(dialog)).to_be_focused()
    typist.goes_to("[data-testid=back]")
    page.keyboard.press("Enter")
    expect(typist.room).to_have_attribute("data-answers", str(told.answers - 1))


LIVE = "() => [...document.querySelectorAll('[data-testid=companion] [aria-live=polite]')]"
MARK = f"() => ({LIVE})().forEach((region, i) => (region.spokenFrom = i))"
HEARD = f"() => ({LIVE})().map(({{ spokenFrom, innerText }}) => [spokenFrom, innerText])"


@pytest.mark.whole
@pytest.mark.timeout(600)
def test_what_to_do_and_what_is_asked_is_told_to_screen_readers(guest, house):
    """A change is spoken only in a region that was there before it."""
    ann = guest()
    page, room = ann.page, ann.page.get_by_test_id("companion")
    texts = questions("wyrmspan")
    page.goto(f"{house.url}companion/wyrmspan#{texts['cp-your-turn']}")
    page.get_by_test_id("choice").first.wait_for()
    page.evaluate(MARK)
    before = page_of("wyrmspan", texts["cp-your-turn"])
    page.get_by_test_id("choice").first.click()
    expect(room).to_have_attribute("data-answers", str(before.answers + 1))
    (one, doing), (two, asked) = page.evaluate(HEARD)
    assert (one, two) == (0, 1)
    assert "The Automa turns up" in doing
    assert asked == page.get_by_test_id("question").get_by_role("heading").inner_text()
    # What is asked names what answers it.
    expect(page.get_by_role("group", name=asked)).to_be_visible()
    expect(page.get_by_role("navigation", name="At your own table").get_by_role("button", name="Log")).to_be_visible()
    expect(page.get_by_role("list", name="What the Automa has")).to_be_visible()
    expect(page.get_by_role("status")).not_to_be_empty()

    def goes(asked: str) -> None:
        page.evaluate("() => localStorage.removeItem('wyrmhall-companion-wyrmspan')")
        page.goto("about:blank")
        page.goto(f"{house.url}companion/wyrmspan#{texts[asked]}")

    goes("cp-ask-markers")
    row = page.get_by_role("button", name="Row 1: your markers 0, Automa 0, room for 2")
    row.click()
    expect(page.get_by_role("button", name="Row 1: your markers 1, Automa 0, room for 2")).to_be_focused()
    goes("cp-ask-quantity")
    question = page.get_by_test_id("question").get_by_role("heading").inner_text()
    expect(page.get_by_role("spinbutton", name=question)).to_have_value("0")
    goes("over")
    expect(page.get_by_role("row", name="Total").get_by_role("cell")).to_have_count(2)
    expect(page.get_by_role("columnheader", name="Automa")).to_be_visible()
    page.get_by_test_id("log").click()
    expect(page.get_by_role("dialog", name="Log").get_by_role("listitem").first).to_contain_text("wins")
    page.keyboard.press("Escape")
    page.evaluate("() => { location.hash = 'no-evening'; }")
    expect(page.get_by_role("alert")).to_contain_text("This link is no evening")
    ann.errors.clear()  # a browser says in its console that a request was refused; that is what happened
