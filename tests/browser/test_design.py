"""The page of the design: everything in every world, light and dark, and readable."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import ROOT
from tests.browser.test_screenshots import AXE, FOLDER

WORLDS = ("house", "wyrmspan", "flamecraft", "seadragons", "worms")
UI = {path.stem for path in (ROOT / "client" / "src" / "ui").glob("*.svelte")}
ALONE = {"Page"}
"""The frame of a whole page: it stands around others, and never in one."""
STATES = {
    "lit": "lit",
    "refused": "refused",
    "held": "held",
    "danger": "deadly",
    "risk": "lit",
    "final": "lit",
    "ticked": "lit",
    "starts": "starts",
    "about": "about",
}
"""How a thing says each of its states."""
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
    shown: [...side.querySelectorAll('[data-shows]')]
      .filter((one) => one.getBoundingClientRect().height > 0 && one.children.length > 0)
      .flatMap((one) => one.dataset.shows.split(' ')),
    states: Object.fromEntries([...side.querySelectorAll('[data-state]')].map((one) =>
      [one.dataset.state, [...one.querySelector('button.thing').classList]])),
    looks: new Set([...side.querySelectorAll('[data-state] button.thing')].map((one) => {
      const { boxShadow, outline, opacity } = getComputedStyle(one);
      const [mark, ticks] = ['.mark', '.ticks'].map((css) => one.querySelector(css)?.innerHTML);
      return [boxShadow, outline, opacity, mark, ticks].join();
    })).size,
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
            assert set(side["shown"]) == (UI - ALONE) | {"Thing", "LogPane"}
            assert all(sign in side["states"][state] for state, sign in STATES.items())
            assert side["looks"] == len(STATES)  # no two states look alike
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


def test_everything_of_the_design_is_on_its_page_and_its_dialog_opens(ann):
    ann.goes("design", "wyrmspan")
    side = ann.page.get_by_test_id("design-dark")
    expect(side).to_be_visible()
    shown = ann.page.evaluate(SHOWN, "dark")
    assert set(shown["shown"]) == (UI - ALONE) | {"Thing", "LogPane"}
    assert shown["looks"] == len(STATES)
    side.locator("[data-shows=Dialog] button").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    ann.page.screenshot(path=FOLDER / "design-dialog.png")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
