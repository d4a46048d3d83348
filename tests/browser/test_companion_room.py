"""The companion's room on a phone: sheets, set-up lists and look up without a line; links; hands that tap twice."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import CENTRE
from tests.browser.test_app import has_no_violation
from tests.browser.test_companion import KEPT, STARTS
from tests.browser.test_first_minute import LOUDEST
from wyrmhall.companion.rooms import page_of
from wyrmhall.companion.session import Session

SEED = "0123456789abcdef" * 2
OWN = Session(SEED, (0, 1, 0, 0)).text()  # of Wyrmspan: the first objective is asked for
OTHER = Session("f" * 32, (1, 2)).text()
STORED = "() => localStorage.getItem('wyrmhall-companion-wyrmspan')"
HISTORY = "() => localStorage.getItem('wyrmhall-companion-history')"


@pytest.mark.whole  # a whole evening, most of a minute
def test_a_game_is_set_up_counted_and_kept_on_a_phone_without_a_line(guest, house):
    ann = guest(phone=True, service_workers="allow", color_scheme="dark")
    page = ann.page
    page.goto(house.url)
    page.get_by_test_id("plate-seadragons").get_by_role("link", name="At your own table").tap()
    expect(page).to_have_url(f"{house.url}companion/seadragons")
    has_no_violation(ann)
    page.wait_for_selector(KEPT, timeout=STARTS)
    house.die()
    try:
        page.get_by_test_id("door-setup").tap()
        page.get_by_test_id("seats-3").tap()
        expect(page.get_by_test_id("setup-page")).to_contain_text("11 heads")
        page.get_by_test_id("tick").first.tap()
        page.reload()  # a locked phone may forget the page
        expect(page.get_by_test_id("tick").first).to_be_checked()
        expect(page.get_by_test_id("ticked")).to_have_text("1 of 15")
        has_no_violation(ann)
        page.get_by_role("button", name="Rule SD-SET-01").tap()
        expect(page.get_by_role("dialog")).to_contain_text("joined at random around the central island")
        page.keyboard.press("Escape")
        page.get_by_test_id("to-room").tap()

        page.get_by_test_id("door-rules").tap()
        page.get_by_label("Rules, cards and signs").fill("whirlpool")
        expect(page.get_by_test_id("rules")).to_contain_text("SD-CTL-07")
        expect(page.get_by_test_id("signs")).to_contain_text("Whirlpool")
        page.get_by_label("Rules, cards and signs").fill("dragon")
        page.get_by_test_id("show-more").wait_for()
        shown = page.get_by_test_id("rules").locator("li").count()
        page.get_by_test_id("show-more").tap()
        expect(page.get_by_test_id("rules").locator("li").nth(shown)).to_be_attached()
        has_no_violation(ann)
        page.get_by_test_id("to-room").tap()

        page.get_by_test_id("door-sheet").tap()
        for name, field in zip(("Ann", "Bob <b>"), page.get_by_test_id("name").all(), strict=True):
            field.fill(name)
        has_no_violation(ann)
        page.get_by_test_id("next").tap()
        counts("Gold: Gold, Ann", 7, page)
        # The page was loaded anew before: the engine starts again.
        expect(page.get_by_test_id("ahead")).to_contain_text("Ann is ahead.", timeout=STARTS)
        page.get_by_test_id("next").tap()
        counts("Ships: Ship tokens, Bob <b>", 9, page)
        expect(page.get_by_test_id("sums")).to_contain_text("Bob <b> 9")
        page.get_by_test_id("next").tap()
        page.get_by_test_id("next").tap()
        has_no_violation(ann)
        for entry, n in (("Whirlpools of the realm that no token covers", 2),):
            counts(f"Realm in the north-west: {entry}", n, page)
        counts("Realm in the north-west: Dragons with a token in the realm, Ann", 1, page)
        page.reload()
        expect(page.get_by_test_id("sums")).to_contain_text(
            "Ann 11", timeout=STARTS
        )  # 2 for each whirlpool, with two players
        while page.get_by_test_id("score-page").get_attribute("data-at") != "8":
            page.get_by_test_id("next").tap()
        expect(page.get_by_test_id("total")).to_have_text(["11", "9"])
        expect(page.get_by_test_id("ahead")).to_contain_text("Ann wins.")
        has_no_violation(ann)
        page.get_by_test_id("keep").tap()
        with page.expect_download() as picture:
            page.get_by_test_id("picture").tap()
        assert picture.value.path().read_bytes().startswith(b"\x89PNG")
        page.get_by_test_id("to-room").tap()
        page.get_by_test_id("door-history").tap()
        expect(page.get_by_test_id("past")).to_contain_text("Ann wins.")
        past = json.loads(page.evaluate(HISTORY))
        assert [(each["names"], each["totals"]) for each in past] == [(["Ann", "Bob <b>"], [11, 9])]
    finally:
        ann.errors.clear()  # of the line that was down
        house.start()
    ann.errors.clear()


def counts(label, n, page):
    page.get_by_role("spinbutton", name=re.compile(f"^{re.escape(label)}$", re.IGNORECASE)).fill(str(n))


def test_a_link_never_takes_the_place_of_an_evening_unasked_and_a_broken_one_hides_nothing(guest, house):
    ann = guest(phone=True)
    page, room = ann.page, ann.page.get_by_test_id("companion")
    page.goto(f"{house.url}companion/wyrmspan#{OWN}")
    expect(room).to_have_attribute("data-answers", "4")
    expect(page).to_have_url(f"{house.url}companion/wyrmspan")
    # Another link is opened while the room is open.
    page.evaluate("(text) => { location.hash = text; }", OTHER)
    page.get_by_test_id("take-own").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(STORED) == OWN
    page.evaluate("(text) => { location.hash = text; }", "no-evening")
    expect(page.get_by_role("alert")).to_contain_text("This link is no evening")
    expect(room).to_have_attribute("data-answers", "4")
    assert page.evaluate(STORED) == OWN
    page.evaluate("(text) => { location.hash = text; }", OTHER)
    expect(page.get_by_role("dialog")).to_be_visible()
    has_no_violation(ann)
    page.get_by_test_id("take-brought").tap()
    expect(room).to_have_attribute("data-answers", "2")
    assert page.evaluate(STORED) == OTHER
    # It is shared as a code that no server has drawn.
    page.get_by_test_id("share").tap()
    expect(page.get_by_test_id("qr")).to_have_attribute("data-text", f"{house.url}companion/wyrmspan#{OTHER}")
    ann.errors.clear()  # a browser says in its console that a request was refused; that is what happened


def test_a_second_tap_does_not_pass_over_what_the_opponent_does(guest, house):
    ann = guest(phone=True)
    page, room = ann.page, ann.page.get_by_test_id("companion")
    turn = Session(SEED, (0, 1, 0, 0, 0)).text()
    assert page_of("wyrmspan", turn).question.text.id == "cp-your-turn"
    page.goto(f"{house.url}companion/wyrmspan#{turn}")
    expect(room).to_have_attribute("data-answers", "5")
    again = page.evaluate(
        """async () => {
          const answers = () => document.querySelector('[data-testid=companion]').dataset.answers;
          const first = () => document.querySelector('[data-testid=choice]');
          first().click();
          while (answers() === '5') await new Promise(requestAnimationFrame);
          const isOff = first().disabled;
          first().click();
          return [isOff, answers()];
        }"""
    )
    assert again == [True, "6"]
    page.get_by_test_id("choice").first.tap()
    expect(room).to_have_attribute("data-answers", "7")


KINDS = ["[data-testid=companion] .button.strong", "[data-testid=choice]", "[data-testid=more]"]
"""What asks to be touched in the room, the loudest first."""
SEEN = "() => [...document.querySelectorAll('h1, main, footer')].map(({ innerText }) => innerText).join()"
"""What is read there, without the line that tells how far the engine is."""


@pytest.mark.parametrize(
    ("game", "there", "few"),
    [
        ("seadragons", "[data-testid=score-page][data-at='3']", 5),  # two sources are counted
        # Mode, level, guild tile, the list, the objective, and the own turn.
        ("wyrmspan", "[data-testid=companion][data-answers='6']", 8),
        # Achievements, colour, the list, the own turn, and the artisan of the deck.
        pytest.param("flamecraft", "[data-testid=companion][data-answers='5']", 7, marks=pytest.mark.whole),
        # How many play, two teams, what was agreed on, the list, and what comes in the first turn.
        pytest.param("worms", "[data-testid=companion][data-answers='6']", 8, marks=pytest.mark.whole),
    ],
)
def test_a_stranger_with_the_box_gets_there_by_what_is_loudest_without_reading(guest, house, game, there, few):
    ann = guest(phone=True)
    page = ann.page
    page.goto(house.url)
    page.get_by_test_id(f"plate-{game}").get_by_role("link", name="At your own table").tap()
    expect(page.get_by_test_id("companion")).to_be_visible()
    taps = 1
    while page.locator(there).count() == 0 and taps < few:
        spot = page.wait_for_function(LOUDEST, arg=KINDS).json_value()
        before = page.evaluate(SEEN)
        page.touchscreen.tap(*page.evaluate(CENTRE, spot))
        page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
        taps += 1
    expect(page.locator(there)).to_have_count(1)
