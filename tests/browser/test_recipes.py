"""The recipes of CONTRIBUTING in the browser: the added game on its board and as text, the added card in signs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_text import ANN, AS_TEXT, BOT
from tests.recipes.carried_out import a_board, carried_out


@pytest.fixture
def cleo(chromium: Browser, house: House, tmp_path) -> Iterator[Guest]:
    """Somebody at a house to which everything was added; the other house has installed what a build needs."""
    shop = carried_out(tmp_path / "copy")
    a_board(shop)
    running = House(tmp_path)
    running.environment |= shop.environment
    running.start()
    made = Guest(chromium, running.url)
    yield made
    made.context.close()
    running.stop()
    assert not made.errors


@pytest.mark.whole
def test_the_added_game_is_played_on_its_board_and_as_text_and_the_added_dragon_has_icons(cleo):
    page = cleo.page
    cleo.goes("table", cleo.opens("den", seats=[ANN, BOT], seed="1"))
    assert cleo.waits_for_turn()
    expect(page.locator("[data-target^='hand:'] svg").first).to_be_visible()
    cleo.clicks_something_lit()
    expect(page.locator(".den")).to_contain_text("turns left")

    page.add_init_script(AS_TEXT)
    page.reload()
    listed = page.get_by_role("list", name="Options").get_by_role("button")
    while cleo.waits_for_turn():
        expect(page.get_by_role("heading", name="Lairs")).to_be_visible()
        seq = cleo.seq
        listed.first.click()
        cleo.sees_change(seq)
    expect(page.get_by_test_id("total")).to_have_count(2)

    cleo.goes("library", "wyrmspan", "dragon")
    page.get_by_role("searchbox").fill("Obliging Newcomer")
    dragon = page.get_by_role("button", name="Obliging Newcomer")
    expect(dragon.locator(".signs svg")).to_have_count(3)  # when it is played, two coins
