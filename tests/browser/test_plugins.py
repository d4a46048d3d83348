"""A game of another package in the browser: on the hall's wall, on its own board, as text, and with its rules."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_text import ANN, AS_TEXT, BOT
from tests.guests import install_lair, with_path


@pytest.fixture(scope="module")
def lairs(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in whose environment Lair is installed; the other one has built the pages."""
    running = House(tmp_path_factory.mktemp("lairs"))
    running.environment |= with_path(install_lair(tmp_path_factory.mktemp("package")))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def bob(chromium: Browser, lairs: House) -> Iterator[Guest]:
    made = Guest(chromium, lairs.url)
    yield made
    made.context.close()
    assert not made.errors


def test_it_hangs_in_the_hall_with_its_name_and_its_rules_are_read(bob):
    bob.goes()
    plate = bob.page.get_by_test_id("plate-lair")
    expect(plate.get_by_role("heading", name="Lair")).to_be_visible()
    expect(plate).to_contain_text("settle them face down")
    plate.get_by_role("link", name="Rules").click()
    expect(bob.page.get_by_text("LA-END-04")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Lair").first).to_be_visible()


def test_it_is_played_to_the_end_on_its_own_board(bob):
    bob.goes("table", bob.opens("lair", seats=[ANN, BOT], seed="1"))
    answered = on_board = 0
    while bob.waits_for_turn():
        seq = bob.seq
        cards = bob.page.locator(".lair button[data-lit]")
        if cards.count():
            cards.first.click()
            on_board += 1
        else:
            bob.clicks_something_lit()
        bob.sees_change(seq)
        answered += 1
    assert answered > 6
    assert on_board > 0
    expect(bob.page.get_by_test_id("total")).to_have_count(2)


@pytest.mark.whole
def test_it_is_played_to_the_end_as_text(bob):
    bob.context.add_init_script(AS_TEXT)
    bob.goes("table", bob.opens("lair", seats=[ANN, BOT], seed="1"))
    listed = bob.page.get_by_role("list", name="Options").get_by_role("button")
    answered = 0
    while bob.waits_for_turn():
        expect(bob.page.get_by_role("heading", name="Lairs")).to_be_visible()
        seq = bob.seq
        listed.first.click()
        bob.sees_change(seq)
        answered += 1
    assert answered > 6
    expect(bob.page.get_by_test_id("total")).to_have_count(2)


def test_the_page_about_the_house_says_which_build_runs(bob):
    bob.goes("about")
    expect(bob.page.get_by_text("plain build")).to_be_visible()
