"""The bestiary: every dragon that stayed with somebody, with its plate, and a page of its own."""

from playwright.sync_api import expect

GATHERED = {
    "games": 3,
    "cards": [
        {"id": "9", "games": 2, "won": 1, "best": 12},
        {"id": "70", "games": 1, "won": 0, "best": 4},
        {"id": "160", "games": 1, "won": 1, "best": 7},
    ],
}


def test_each_dragon_of_the_bestiary_has_its_plate_and_a_page_with_its_text_and_deeds(ann):
    ann.page.route("**/api/me/collection/wyrmspan*", lambda route: route.fulfill(json=GATHERED))
    ann.goes("bestiary")
    dragons = ann.page.get_by_test_id("bestiary").get_by_role("listitem")
    expect(dragons).to_have_count(len(GATHERED["cards"]))
    for nth in range(len(GATHERED["cards"])):
        dragons.nth(nth).scroll_into_view_if_needed()  # plates are drawn when seen
        expect(dragons.nth(nth).locator(".portrait svg path").first).to_be_visible()
    plates = dragons.locator(".portrait svg").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    assert len(set(plates)) == len(plates)
    name = dragons.first.locator(".name").last.inner_text()
    dragons.first.get_by_role("button").click()
    page = ann.page.get_by_role("dialog", name=name)
    expect(page.locator(".large svg path").first).to_be_visible()
    expect(page.locator(".deeds")).to_contain_text("12")
    ann.page.keyboard.press("Escape")
    expect(page).to_have_count(0)
    ann.page.get_by_role("searchbox").fill(name)
    expect(dragons).to_have_count(1)


def test_whoever_has_no_dragon_yet_is_shown_the_way_to_one(ann):
    ann.goes("bestiary")
    expect(ann.page.get_by_test_id("no-dragons").get_by_role("link")).to_be_visible()
