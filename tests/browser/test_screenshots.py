"""Every main page, desk and phone, light and dark: looked at by axe-core, and by people in build/screenshots."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, play_together

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screenshots"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "axe.run(document, { resultTypes: ['violations'] })"
# What a finger may be meant to hit: not what lies under a dialog or a lesson's bubble, nor links and words
# in a sentence; of a box to tick, its label.
TOO_SMALL = """() => {
  const top = document.querySelector('dialog[open], [data-testid=bubble]') ?? document;
  const hit = (thing) => (thing.matches('[type=checkbox], [type=radio]') && thing.closest('label')) || thing;
  return [...top.querySelectorAll('a, button, input, select, summary')]
    .filter((thing) => getComputedStyle(thing).display !== 'inline' && !thing.matches('nav.skip *, .skip, [data-term]'))
    .map((thing) => [thing, hit(thing).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && height > 0 && Math.min(width, height) < 39.5)
    .map(([thing, { width, height }]) => `${thing.outerHTML.slice(0, 120)}: ${width} x ${height}`);
}"""
GRAVE = ("serious", "critical")
ANN_AND_BOB = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


@pytest.mark.parametrize(
    ("phone", "theme"),
    [
        pytest.param(False, "light", id="desk-light", marks=pytest.mark.whole),
        pytest.param(True, "dark", id="phone-dark"),
        pytest.param(False, "dark", id="desk-dark", marks=pytest.mark.whole),
        pytest.param(True, "light", id="phone-light", marks=pytest.mark.whole),
    ],
)
def test_every_main_page_has_its_picture_and_no_serious_obstacle(guest, phone, theme):
    ann = guest(phone=phone, color_scheme=theme)
    kind = f"{'phone' if phone else 'desk'}-{theme}"
    obstacles = []

    def shoot(name: str) -> None:
        ann.page.wait_for_load_state("networkidle")
        ann.page.evaluate("document.fonts.ready")
        ann.page.screenshot(path=FOLDER / f"{name}-{kind}.png")
        if phone:
            assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"], name
            obstacles.extend((name, "too small for a finger", thing) for thing in ann.page.evaluate(TOO_SMALL))
            return  # the same elements in the same colours
        if name == "rules":
            ann.page.get_by_label("Search the rules").fill("whirlpool")  # axe takes long over long pages
        if not ann.page.evaluate("'axe' in window"):
            ann.page.add_script_tag(path=AXE)
        found = [violation for violation in ann.page.evaluate(RUN_AXE)["violations"] if violation["impact"] in GRAVE]
        obstacles.extend((name, violation["id"], violation["nodes"][0]["html"][:200]) for violation in found)

    ann.api("PUT", "me", {"name": "Ann"})
    for page in ["", "rules", "library", "settings", "about", "new"]:
        ann.goes(page, *(["seadragons"] if page in ("rules", "library", "new") else []))
        ann.page.wait_for_selector("main h1")
        shoot(page or "hall")

    ann.goes("learn", "wyrmspan")
    ann.page.wait_for_selector("[data-testid=lesson-first-turns]")
    shoot("lessons")
    ann.goes("learn", "wyrmspan", "first-turns")
    ann.page.wait_for_selector(".ring")
    shoot("lesson")

    table = ann.opens(hints=True, seed="5")
    ann.plays_by_request(table, 20)
    ann.goes("table", table)
    while ann.waits_for_turn() and not ann.page.locator("[data-target^='player:'][data-lit]").count():
        ann.clicks_something_lit()
    shoot("table")
    ann.page.get_by_test_id("hint-button").click()
    ann.page.wait_for_selector("[data-testid=hints] li")
    shoot("hint")
    ann.page.keyboard.press("Escape")
    places = ann.page.locator("[data-open]")
    while not places.count():  # a card that is lit may also be one to discard
        assert ann.waits_for_turn()
        ann.clicks_something_lit()
    box = places.nth(places.count() // 2).bounding_box()
    assert box is not None
    if phone:
        ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shoot("placing")
    ann.page.get_by_test_id("options").click()
    shoot("options")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("menu").click()
    shoot("menu")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("list", name="Players").get_by_role("button").click()
    shoot("opponent")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    shoot("text")
    ann.page.keyboard.press("t")

    ann.goes("table", ann.opens(seats=ANN_AND_BOB))
    ann.page.wait_for_selector("[data-testid=lift]")
    shoot("curtain")
    ann.goes("table", ann.opens(seats=[{"kind": "me"}, {"kind": "open"}]))
    ann.page.wait_for_selector("main h1")
    shoot("waiting")

    ann.plays_by_request(table)
    ann.goes("table", table)
    ann.page.get_by_role("button", name="Result").click()
    ann.page.wait_for_selector("[data-testid=end] svg[aria-label='Points over the game']")
    shoot("end")
    ann.goes("replay", table, 30, 0)
    ann.page.wait_for_selector("[data-testid=moment]")
    shoot("replay")
    ann.page.get_by_test_id("coach-button").click()
    expect(ann.page.get_by_test_id("coach")).to_contain_text("Chosen:")
    shoot("coach")
    assert not obstacles


@pytest.mark.whole
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_page_about_people_has_a_serious_obstacle(guest, phone, theme):
    ann, bob = guest(phone=phone, color_scheme=theme), guest()
    for one, name in ((ann, "Olena"), (bob, "Borys")):
        one.api("PUT", "me", {"name": name})
        one.api("POST", "me/keep", {})
    said = {"name": "Friday", "game": "seadragons", "rounds": 1, "clock": {}}
    club = ann.api("POST", "clubs", said)["club"]
    bob.api("POST", f"clubs/{club}/join")
    table = ann.api("POST", f"clubs/{club}/next")["boards"][0][0]["table"]
    play_together((ann, bob), table)
    ann.api("POST", f"clubs/{club}/nights", {**{k: said[k] for k in ("game", "clock")}, "plan": "swiss"})
    ann.api("POST", f"clubs/{club}/join")
    bob.api("POST", "seeks", {"game": "wyrmspan", "players": 5})  # not as many as this test has cases
    places = {
        (): "Others look for a game",
        ("me",): "Finished games",
        ("player", bob.api("GET", "me")["mark"]): "Borys",
        ("keys",): "My data",
        ("signin",): "Recovery code",
        ("leaders", "seadragons"): "Fledgling",
        ("club",): "Swiss system",
        ("club", club): "All nights",
        ("club", club, 1): "Round 1 of 1",
        ("daily", "seadragons", "2026-11-01"): "Nobody played it",
        ("host",): "for the operators",
    }
    obstacles = []
    for place, there in places.items():
        ann.goes(*place)
        expect(ann.page.get_by_text(there).or_(ann.page.get_by_label(there)).first).to_be_attached()
        ann.page.wait_for_load_state("networkidle")
        name = f"people-{''.join(place[:1])}{len(place)}-{'phone' if phone else 'desk'}-{theme}.png"
        ann.page.screenshot(path=FOLDER / name, full_page=True)
        if phone:
            assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"], place
            obstacles.extend((place, "too small for a finger", thing) for thing in ann.page.evaluate(TOO_SMALL))
        if not ann.page.evaluate("'axe' in window"):
            ann.page.add_script_tag(path=AXE)
        found = [violation for violation in ann.page.evaluate(RUN_AXE)["violations"] if violation["impact"] in GRAVE]
        obstacles.extend((place, violation["id"], violation["nodes"][0]["html"][:200]) for violation in found)
    assert not obstacles
