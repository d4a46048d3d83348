"""The companion without a line: a link that is opened there, and a house that was built anew in between."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.rebuilt import rebuild
from tests.browser.test_companion import KEPT, STARTS
from tests.browser.test_companion_room import OTHER, OWN, STORED

LONG = 1800
SPOIL = """async () => {
  const rules = await caches.open('companion-rules');
  for (const key of await rules.keys()) {
    const said = await (await rules.match(key)).json();
    for (const path of Object.keys(said.files)) said.files[path] = 'raise ValueError("of another build")';
    await rules.put(key, new Response(JSON.stringify(said)));
  }
}"""
"""What is kept becomes what no page of today can be told by."""
AGE = """async () => {
  const rules = await caches.open('companion-rules');
  for (const key of await rules.keys()) {
    await rules.put(key.url.replace(/index-.*$/, 'index-Earlier0.js'), await rules.match(key));
    await rules.delete(key);
  }
}"""
"""What is kept becomes that of an earlier build."""
RULES_OF = """async () => {
  const keys = await (await caches.open('companion-rules')).keys();
  return keys.map(({ url }) => new URL(url).search);
}"""
TAKEN_OVER = """async () => {
  const builds = async () => (await caches.keys()).filter((name) => name.startsWith('wyrmhall-')).join();
  const worker = async () => (await navigator.serviceWorker.getRegistration()).active?.state;
  while ((await builds()) !== 'wyrmhall-rebuilt00000' || (await worker()) !== 'activated') {
    await new Promise((again) => setTimeout(again, 100));
  }
}"""
"""The worker of the new build is there, and has put the house in order."""


@pytest.fixture
def own_house(house, tmp_path):
    """A house that nobody else is in: it will be another one. The first one has built the pages."""
    running = House(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def ann(chromium, own_house):
    made = Guest(chromium, own_house.url, phone=True, service_workers="allow")
    yield made
    made.context.close()


@pytest.mark.whole
@pytest.mark.timeout(LONG)
def test_a_link_opened_without_a_line_brings_its_evening(ann, own_house):
    page, room = ann.page, ann.page.get_by_test_id("companion")
    page.goto(f"{own_house.url}companion/wyrmspan")
    page.wait_for_selector(KEPT, timeout=STARTS)
    own_house.die()
    # Into an empty room: by a tab that was elsewhere, as from the camera of the phone.
    page.goto("about:blank")
    page.goto(f"{own_house.url}companion/wyrmspan#{OWN}")
    expect(room).to_have_attribute("data-answers", "4", timeout=STARTS)
    expect(page).to_have_url(f"{own_house.url}companion/wyrmspan")
    assert page.evaluate(STORED) == OWN
    # Into one where an evening is under way.
    page.goto("about:blank")
    page.goto(f"{own_house.url}companion/wyrmspan#{OTHER}")
    page.get_by_test_id("take-brought").tap(timeout=STARTS)
    expect(room).to_have_attribute("data-answers", "2")
    page.get_by_test_id("share").tap()
    expect(page.get_by_test_id("qr")).to_have_attribute("data-text", f"{own_house.url}companion/wyrmspan#{OTHER}")


@pytest.mark.whole
@pytest.mark.timeout(LONG)
def test_whoever_only_passed_through_the_new_hall_plays_on_by_its_rules_without_a_line(ann, own_house, tmp_path):
    page, room = ann.page, ann.page.get_by_test_id("companion")
    page.goto(f"{own_house.url}companion/wyrmspan#{OWN}")
    page.wait_for_selector(KEPT, timeout=STARTS)
    engine = page.evaluate("async () => (await (await caches.open('engine')).keys()).length")
    page.evaluate(SPOIL)
    own_house.stop()
    first = rebuild(own_house, tmp_path / "pages")
    own_house.start()
    page.goto(own_house.url)
    page.evaluate(TAKEN_OVER)
    assert set(page.evaluate(RULES_OF)) == {f"?of={first}"}
    assert page.evaluate("async () => (await (await caches.open('engine')).keys()).length") == engine
    own_house.die()
    page.goto("about:blank")
    page.goto(f"{own_house.url}companion/wyrmspan")
    expect(room).to_have_attribute("data-answers", "4", timeout=STARTS)
    page.get_by_test_id("choice").first.tap()
    expect(room).to_have_attribute("data-answers", "5")
    # What was kept to be looked up has come along, too.
    page.get_by_test_id("look-up").tap()
    page.get_by_label("Rules, cards and signs").fill("AU-SET-07")
    expect(page.get_by_test_id("rules")).to_contain_text("AU-SET-07")


@pytest.mark.whole
@pytest.mark.timeout(LONG)
def test_rules_of_another_build_are_not_played_by_even_where_there_are_no_others(ann, own_house):
    page, room = ann.page, ann.page.get_by_test_id("companion")
    page.goto(f"{own_house.url}companion/wyrmspan#{OWN}")
    page.wait_for_selector(KEPT, timeout=STARTS)
    page.evaluate(SPOIL)
    page.evaluate(AGE)
    own_house.die()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Open this page once with a connection", timeout=STARTS)
    assert page.evaluate(STORED) == OWN
    # With a line again it goes on, and is kept as it was.
    own_house.start()
    page.goto(f"{own_house.url}companion/wyrmspan")
    expect(room).to_have_attribute("data-answers", "4", timeout=STARTS)
    page.wait_for_selector(KEPT, timeout=STARTS)
