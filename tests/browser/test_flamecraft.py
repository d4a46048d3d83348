"""Flamecraft through the page: a whole game by mouse, turns by finger, pictures and obstacles."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import ANSWERED, ANSWERING, CENTRE, CLICKABLE, Guest
from tests.browser.test_screenshots import AXE, FOLDER, GRAVE, RUN_AXE

ANN = [{"kind": "me", "name": "Ann"}]
BOTS = [{"kind": "bot", "level": "hatchling", "name": name} for name in ("Bob", "Cleo", "Dan")]


def answers(ann: Guest) -> None:
    """Click what is lit. A thing with several options asks which; goods that come together are picked one by one."""
    seq = ann.seq
    found = ann.page.evaluate(CLICKABLE)
    picks = ann.page.locator("[data-pick]")
    if picks.count():
        while not ann.page.evaluate(ANSWERING, seq):
            picks.first.click()
    else:
        ann.page.mouse.click(*ann.page.evaluate(CENTRE, ann.chance.choice(found["lit"] + found["buttons"])))
    ann.page.wait_for_function(f"(seq) => ({ANSWERED})(seq) || document.querySelector('dialog[open]')", arg=seq)
    if ann.seq == seq:
        ann.page.locator("dialog[open] button[data-option]").first.click()
    ann.sees_change(seq)


@pytest.mark.whole
def test_a_whole_solo_game_by_clicking_what_is_lit(ann):
    table = ann.opens("flamecraft", seats=ANN, seed="3")
    ann.goes("table", table)
    while ann.waits_for_turn():
        answers(ann)
    expect(ann.page.get_by_test_id("end").get_by_test_id("total")).to_have_count(1)


def comes_to_a_handful(ann: Guest) -> tuple[str, int]:
    """A table where several goods are picked at once, and how many; bots play differently each time, so try on."""
    while True:
        table = ann.opens("flamecraft", options={"companions": True})
        state = ann.plays_by_request(table, 20)
        while state["table"]["status"] != "over":
            mine = next(d for d in state["decisions"] if d["seat"] == 0)
            picks = [o["target"].count(",") + 1 for o in mine["options"] if o.get("target", "").startswith("goods:")]
            if picks and min(picks) > 1:
                return table, picks[0]
            state = ann.plays_by_request(table, state["step"] + 1)


@pytest.mark.whole
def test_goods_that_come_together_are_picked_on_the_goods_themselves(ann):
    table, n = comes_to_a_handful(ann)
    ann.goes("table", table)
    ann.waits_for_turn()
    supply = ann.page.get_by_role("list", name="Goods and coins")
    seq = ann.seq
    for _ in range(n):
        assert ann.seq == seq
        supply.locator("[data-pick]").first.click()
    ann.sees_change(seq)


def test_a_shop_that_cannot_be_visited_says_why(ann):
    table = ann.opens("flamecraft", seed="1")
    ann.goes("table", table)
    visits = 0
    while ann.waits_for_turn() and visits < 2:  # on the first turn every shop is open
        visits += "visit" in ann.prompt()
        if visits < 2:
            answers(ann)
    ann.page.locator(".refused[data-target^='shop:']").first.hover(position={"x": 20, "y": 40})
    expect(ann.page.get_by_test_id("hint").get_by_role("link", name="FC-VIS-02")).to_be_visible()


def test_on_a_phone_everything_lit_is_large_enough_for_a_finger(guest):
    ann = guest(phone=True)
    table = ann.opens("flamecraft", seed="5")
    ann.goes("table", table)
    for _ in range(14):
        ann.waits_for_turn()
        lit = ann.page.evaluate(CLICKABLE)["lit"]
        assert all(min(spot["w"], spot["h"]) >= 40 for spot in lit), ann.prompt()
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= 390
        answers(ann)


@pytest.mark.whole
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.whole)])
def test_the_table_has_its_picture_and_no_serious_obstacle(guest, theme):
    ann = guest(color_scheme=theme)
    table = ann.opens("flamecraft", seats=ANN + BOTS, seed="7", options={"companions": True, "deck": "gold"})
    ann.plays_by_request(table, 120)
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.wait_for_selector("text=Draco Bell")
    ann.page.add_script_tag(path=AXE)

    def obstacles(name: str) -> list[tuple[str, str]]:
        ann.page.screenshot(path=FOLDER / f"flamecraft-{name}-desk-{theme}.png")
        found = ann.page.evaluate(RUN_AXE)["violations"]
        return [(v["id"], v["nodes"][0]["html"][:200]) for v in found if v["impact"] in GRAVE]

    grave = obstacles("table")
    ann.page.get_by_role("list", name="Players").get_by_role("button").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Reputation by source")
    grave += obstacles("opponent")
    assert not grave
