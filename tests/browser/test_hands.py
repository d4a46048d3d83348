"""No click costs a game by accident: what is deadly is marked, told and asked for once more."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import TWICE

DEADLY = "[data-lit][data-mark=loss]"


def test_water_is_marked_and_asked_for_once_more_and_can_be_taken_back(ann):
    table = ann.opens("worms", seed="7", options={"first_game": True})
    ann.goes("table", table)
    while ann.waits_for_turn():
        ann.page.wait_for_selector("[data-testid=bar]:not([data-unsure])")  # until it is known what is deadly
        ann.page.wait_for_timeout(TWICE)
        if ann.page.locator(DEADLY).count():
            break
        ann.clicks_something_lit()
    seq = ann.seq
    ann.page.locator(DEADLY).first.click(force=True)
    again = ann.page.get_by_test_id("once-more")
    expect(again).to_be_visible()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("drowns")
    assert ann.seq == seq
    ann.page.keyboard.press("Escape")
    expect(again).to_be_hidden()
    ann.page.locator(DEADLY).first.click(force=True)
    expect(again).to_be_visible()
    ann.page.wait_for_timeout(TWICE)
    again.click()
    ann.sees_change(seq)
    assert ann.waits_for_turn()
    ann.page.get_by_test_id("undo").click()  # alone, past dice and the answers of bots
    expect(ann.page.get_by_text("practice", exact=True)).to_be_visible()


def test_a_card_begins_its_own_move_and_every_question_says_what_it_is_about(ann):
    table = ann.opens("wyrmspan", seed="5")
    ann.plays_by_request(table, 14)
    ann.goes("table", table)
    ann.waits_for_turn()
    dragon = ann.page.locator("[data-starts][data-target^='dragon:']").first
    said = dragon.locator(".unseen")
    expect(said).not_to_have_text("…")  # what a card says stands there when the library has come
    name = said.inner_text().split(",")[0].split(".")[0]
    dragon.click()  # entices, and chooses the dragon
    expect(ann.page.get_by_test_id("prompt")).to_contain_text(f"{name}: into which cave?")
    expect(ann.page.locator("[data-about]")).to_have_count(1)  # the card stays marked
    ann.page.get_by_test_id("undo").click()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Which dragon do you entice?")
    refused = ann.page.locator(".refused[data-target^='dragon:']").first
    refused.hover(force=True)
    expect(ann.page.get_by_test_id("hint")).to_contain_text("Missing")
    # By keys alone: to the first thing, to the next, and what they are for.
    ann.page.keyboard.press("1")
    first = ann.page.evaluate("() => document.activeElement.dataset.target")
    ann.page.keyboard.press("ArrowRight")
    assert first
    assert ann.page.evaluate("() => document.activeElement.dataset.target") != first
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_test_id("keys")).to_be_visible()
    ann.page.keyboard.press("Escape")


def test_each_step_of_a_chain_is_asked_for_where_somebody_wishes_so(ann):
    table = ann.opens("wyrmspan", seed="5")
    ann.plays_by_request(table, 14)
    ann.page.add_init_script("localStorage.setItem('wyrmhall', JSON.stringify({ single: 'ask' }))")
    ann.goes("table", table)
    ann.waits_for_turn()
    seq = ann.seq
    ann.page.locator("[data-lit][data-target='action:entice']").click()
    ann.sees_change(seq)
    seq = ann.seq
    ann.page.locator("[data-lit][data-target='dragon:167']").click()  # one cave, one way to pay
    again = ann.page.get_by_test_id("once-more")
    step = ann.page.get_by_test_id("step")
    expect(step).to_contain_text("1 /")
    steps = int(step.inner_text().split("/")[1])
    for n in range(steps):
        expect(step).to_contain_text(f"{n + 1} /")
        assert ann.seq == seq
        ann.page.wait_for_timeout(TWICE)
        again.click()
    ann.sees_change(seq)


def test_no_cell_of_the_sea_is_too_small_for_a_finger_and_the_map_comes_nearer(guest):
    ann = guest(phone=True)
    ann.page.set_viewport_size({"width": 360, "height": 640})
    table = ann.opens("seadragons", seed="3")
    ann.goes("table", table)
    while ann.waits_for_turn() and not ann.page.locator("[data-open]").count():
        ann.clicks_something_lit()
    widths = "[...document.querySelectorAll('[data-open]')].map((e) => e.getBoundingClientRect().width)"
    least = f"() => Math.min(...{widths})"
    ann.page.wait_for_function(f"() => ({least})() >= 24")
    before = ann.page.evaluate(least)
    ann.page.get_by_test_id("lens").tap()
    ann.page.wait_for_function(f"(before) => ({least})() > 1.4 * before", arg=before)


@pytest.mark.whole
def test_a_card_that_begins_its_own_move_is_asked_for_once_more_where_somebody_wishes_so(ann):
    table = ann.opens("wyrmspan", seed="5")
    ann.plays_by_request(table, 14)
    ann.page.add_init_script("localStorage.setItem('wyrmhall', JSON.stringify({ confirm: 'all' }))")
    ann.goes("table", table)
    ann.waits_for_turn()
    seq = ann.seq
    again = ann.page.get_by_test_id("once-more")
    ann.page.locator("[data-starts][data-target^='dragon:']").first.click()
    expect(again).to_be_visible()
    assert ann.seq == seq
    ann.page.wait_for_timeout(TWICE)
    again.click()
    ann.sees_change(seq)
    expect(ann.page.locator("[data-held][data-target^='dragon:']")).to_have_count(1)  # chosen, and asked for as well
    expect(again).to_be_visible()


@pytest.mark.whole
def test_what_is_due_is_ticked_as_a_set_and_paid_at_once(ann):
    table = ann.opens("wyrmspan", seats=[{"kind": "me", "name": "Ann"}], seed="85")
    ann.plays_by_request(table, 7)
    ann.goes("table", table)
    ann.waits_for_turn()
    seq = ann.seq
    things = ann.page.locator("[data-lit][data-target^='token:']")
    things.first.click()
    expect(ann.page.locator("[data-ticked]")).to_have_count(1)
    ann.page.locator("[data-untick]").click()  # taken back
    expect(ann.page.locator("[data-ticked]")).to_have_count(0)
    assert ann.seq == seq
    before = ann.api("GET", f"tables/{table}/state")["view"]["players"][0]["resources"]
    for thing in (things.first, things.last):
        thing.click()
    ann.sees_change(seq)
    ann.page.wait_for_function("() => !document.querySelector('[data-ticked]')")
    after = ann.api("GET", f"tables/{table}/state")["view"]["players"][0]["resources"]
    assert sum(before) - sum(after) == 2


@pytest.mark.whole
def test_an_artisan_of_the_park_is_taken_by_the_one_that_is_fired_up_for_it_with_one_click(ann):
    table = ann.opens("flamecraft", seed="3")
    ann.goes("table", table)
    asked = ann.page.get_by_test_id("prompt")
    begins = ann.page.locator("[data-starts][data-target^='park:']")
    while ann.waits_for_turn():
        ann.page.wait_for_selector("[data-testid=bar]:not([data-unsure])")
        if "fire up" in asked.inner_text() and begins.count():
            break
        ann.clicks_something_lit()
    before = ann.api("GET", f"tables/{table}/state")
    begins.first.hover()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("take")  # what it would begin with
    begins.first.click()
    ann.sees_change(str(before["seq"]))
    ann.waits_for_turn()
    after = ann.api("GET", f"tables/{table}/state")
    hands = [len(state["view"]["players"][0]["hand"]) for state in (before, after)]
    assert hands[1] == hands[0] + 1
