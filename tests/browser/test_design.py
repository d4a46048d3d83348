"""The page of the design: everything in every world, light and dark, and readable."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_screenshots import AXE, FOLDER

WORLDS = ("house", "wyrmspan", "flamecraft", "seadragons", "worms")
PARTS = ["type", "colours", "parts", "states", "dialog"]
SHOWN = """(theme) => {
  const side = document.querySelector(`[data-testid=design-${theme}]`);
  const style = (css, name) => getComputedStyle(side.querySelector(css))[name];
  return {
    parts: [...side.querySelectorAll('[data-part]')].map((part) => part.dataset.part),
    paper: getComputedStyle(side).backgroundColor,
    head: style('[data-part=dialog] header', 'backgroundImage'),
    trim: style('[data-part=dialog] .trim', 'backgroundImage'),
    ink: style('h2', 'color'),
    drawn: side.querySelectorAll('[data-part=creatures] svg').length,
  };
}"""
CONTRAST = """axe.run('[data-testid=design]', { runOnly: ['color-contrast'], resultTypes: ['violations'] })"""


@pytest.mark.whole
def test_the_page_of_the_design_shows_every_world_in_both_lights(ann):
    ann.goes("design")  # as an address was written at first
    expect(ann.page.get_by_test_id("design-dark")).to_be_visible()
    assert ann.page.url == f"{ann.url}design"
    ann.page.add_script_tag(path=AXE)
    heads, trims, inks = set(), set(), set()
    for world in WORLDS:
        ann.page.locator(f"nav [data-world={world}]").click()
        creatures = world != "house"
        expect(ann.page.locator(f"[data-testid=design-light][data-world={world}]")).to_be_visible()
        if creatures:
            ann.page.locator("[data-part=creatures]").first.scroll_into_view_if_needed()  # plates are drawn when seen
            expect(ann.page.locator("[data-part=creatures] svg").first).to_be_visible()
        light, dark = (ann.page.evaluate(SHOWN, theme) for theme in ("light", "dark"))
        for side in (light, dark):
            assert side["parts"] == PARTS + (["creatures"] if creatures else [])
            inks.add(side["ink"])
            if world in ("flamecraft", "seadragons", "worms"):
                assert side["drawn"] > 40
        assert light["paper"] != dark["paper"]
        heads.add(light["head"])
        trims.add(light["trim"])
        found = ann.page.evaluate(CONTRAST)["violations"]
        assert not found, [node["html"] for violation in found for node in violation["nodes"]]
        ann.page.screenshot(path=FOLDER / f"design-{world}.png")
    assert len(heads) == len(trims) == len(WORLDS)
    assert len(inks) == 2 * len(WORLDS)  # headings are in the ink of their world, of another shade at night
