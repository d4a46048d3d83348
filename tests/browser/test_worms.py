"""Worms through the page: a whole game by clicking what is lit, the set-up, and what the board shows and says."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.test_screenshots import AXE, FOLDER, GRAVE, RUN_AXE

BOT = {"kind": "bot", "level": "hatchling", "name": "Hatchling"}
SEATS = [{"kind": "me", "name": "Ann"}, BOT]


def opens(guest: Guest, **options: Any) -> str:
    return guest.opens("worms", SEATS, options=options)


def plays_until(guest: Guest, table: str, lit: str) -> bool:
    """Random answers by request until such a thing is lit; false when the game ended before."""
    while True:
        state = guest.api("GET", f"tables/{table}/state")
        if state["table"]["status"] == "over":
            return False
        mine = [decision for decision in state["decisions"] if decision["seat"] == state["seat"]]
        if not mine:
            guest.page.wait_for_timeout(20)
            continue
        if any(re.match(lit, option.get("target", "")) for option in mine[0]["options"]):
            return True
        dry = [option for option in mine[0]["options"] if "Jump" not in option["label"]]
        option = guest.chance.choice(dry or mine[0]["options"])["option"]
        guest.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option, "seat": state["seat"]})


@pytest.mark.whole
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_is_played_by_clicking_what_is_lit(guest, phone):
    ann = guest(phone=phone)
    ann.goes("table", opens(ann, first_game=True))
    ann.plays_to_the_end()


@pytest.mark.whole
def test_tiles_and_things_are_laid_on_the_map(ann):
    ann.goes("table", opens(ann))
    ann.waits_for_turn()
    for part in ("tile:", "tile:", "hex:", "thing:", "hex:"):
        assert ann.waits_for_turn()
        ann.page.wait_for_selector(f"[data-lit][data-target^='{part}']")
        ann.clicks_something_lit()
    ann.waits_for_turn()
    assert ann.page.locator("[data-piece]").count() >= 2


def test_a_weapon_tells_what_it_does_before_it_is_played_and_the_land_that_it_cannot_reach_says_why(ann):
    while not plays_until(ann, table := opens(ann, first_game=True), "hand:bazooka"):
        pass
    ann.goes("table", table)
    ann.waits_for_turn()
    bazooka = ann.page.locator("[data-target='hand:bazooka']")
    bazooka.hover()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("Accuracy 4")
    bazooka.click()
    ann.page.wait_for_selector("[data-lit][data-target^='hex:']")
    refused = ann.page.locator(".refused")
    refused.first.hover()
    expect(ann.page.get_by_test_id("hint").get_by_role("link")).to_have_text(re.compile(r"WM-HEX-\d+"))


@pytest.mark.whole
def test_the_map_is_zoomed_and_brought_back(guest):
    ann = guest(phone=True)
    ann.goes("table", opens(ann, first_game=True))
    ann.waits_for_turn()
    field = ann.page.get_by_test_id("field")
    whole = field.get_attribute("viewBox")
    ann.page.get_by_role("button", name="Nearer").tap()
    assert field.get_attribute("viewBox") != whole
    ann.page.get_by_role("button", name="The whole map").tap()
    expect(field).to_have_attribute("viewBox", whole or "")


def test_where_there_is_only_one_answer_the_page_gives_it_for_those_who_wish_so(ann):
    table = opens(ann, collectors=True, support="everyone")
    asked = []
    while len(asked) != 1:
        state = ann.plays_by_request(table, 1)
        asked = next((d["options"] for d in state["decisions"] if d["seat"] == 0), [])
        if not asked:  # that game is over, and never asked so
            table = opens(ann, collectors=True, support="everyone")
        if len(asked) > 1:
            option = ann.chance.choice(asked)["option"]
            ann.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option, "seat": 0})
    ann.goes("table", table)
    ann.waits_for_turn()
    switch = ann.page.get_by_test_id("passing")
    expect(switch).to_have_attribute("aria-pressed", "false")
    seq = ann.seq
    switch.click()
    ann.sees_change(seq)


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.whole)])
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.whole)], ids=["desk", "phone"])
def test_the_board_has_its_picture_and_no_serious_obstacle(guest, phone, theme):
    ann = guest(phone=phone, color_scheme=theme)
    while not plays_until(ann, table := opens(ann), "hand:"):
        pass
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.wait_for_load_state("networkidle")
    ann.page.screenshot(path=FOLDER / f"worms-{'phone' if phone else 'desk'}-{theme}.png")
    ann.page.add_script_tag(path=AXE)
    found = [violation for violation in ann.page.evaluate(RUN_AXE)["violations"] if violation["impact"] in GRAVE]
    assert not [(violation["id"], violation["nodes"][0]["html"][:200]) for violation in found]
    over = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    assert max(ann.page.evaluate(over)) <= 0
