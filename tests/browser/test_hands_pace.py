"""Nothing is told before it was shown, and nobody has to wait for it; cards open under a long press; ways for keys."""

import pytest
from playwright.sync_api import expect

NEVER = 100
"""Times the usual pace: what others do is then shown for longer than any test waits."""


@pytest.mark.whole
def test_what_others_do_can_be_skipped_and_the_log_does_not_run_ahead_of_it(guest):
    ann = guest(reduced_motion="no-preference")
    table = ann.opens("worms", seed="11", options={"first_game": True})
    ann.page.add_init_script(f"localStorage.setItem('wyrmhall', JSON.stringify({{ pace: {NEVER} }}))")
    ann.goes("table", table)
    skip = ann.page.get_by_test_id("skip")
    lines = ann.page.get_by_role("region", name="Log").get_by_role("listitem")
    for _ in range(8):
        ann.page.keyboard.press("Shift")  # the scene of the beginning, and what was shown so far
        ann.waits_for_turn()
        ann.clicks_something_lit()
        if skip.count():
            break
    expect(skip).to_be_visible()
    expect(ann.page.locator("[data-lit]")).to_have_count(0)
    before = lines.count()
    events = len(ann.api("GET", f"tables/{table}/state")["events"])
    assert before < events
    ann.page.keyboard.press("Shift")  # any key, or a press on the table
    assert ann.waits_for_turn()
    expect(skip).to_have_count(0)
    assert lines.count() > before


@pytest.mark.whole
def test_a_long_press_opens_a_card_of_the_opening_and_lets_none_go(guest):
    ann = guest(phone=True)
    ann.goes("table", ann.opens("wyrmspan", seed="5"))
    ann.waits_for_turn()
    card = ann.page.locator("[data-part]").first
    expect(card).to_have_attribute("aria-pressed", "true")
    box = card.bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = ann.context.new_cdp_session(ann.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page = ann.page.get_by_role("dialog")
    expect(page).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(page).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


@pytest.mark.whole
def test_the_first_stops_of_a_table_lead_to_the_question_to_a_choice_and_to_the_hand(ann):
    ann.goes("table", ann.opens("seadragons", seed="3"))
    ways = {
        "To the question": "[data-focus]",
        "To what can be chosen": "[data-lit], [data-testid=bar] button[data-option]",
        "To my hand": "section.hand button",
    }
    for n, (way, where) in enumerate(ways.items()):
        ann.page.reload()
        ann.waits_for_turn()
        for _ in range(n + 1):
            ann.page.keyboard.press("Tab")
        link = ann.page.get_by_role("button", name=way)
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport()
        ann.page.keyboard.press("Enter")
        assert ann.page.evaluate("(css) => document.activeElement.matches(css)", where)


@pytest.mark.whole
@pytest.mark.parametrize("tap", [80, 550, 900])
def test_a_slow_tap_acts_or_explains_and_is_never_without_effect(guest, tap):
    ann = guest(phone=True, lying=True)
    ann.goes("table", ann.opens("flamecraft", seed="3"))
    ann.waits_for_turn()
    seq, lit = ann.seq, ann.page.locator("[data-lit]:not([data-page])").first
    box = lit.bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = ann.context.new_cdp_session(ann.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    ann.page.wait_for_timeout(tap)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    seen = "(seq) => document.querySelector('[data-testid=told], [data-testid=once-more]') !== null"
    changed = "document.querySelector('[data-seq]').dataset.seq !== seq"
    assert ann.page.wait_for_function(f"{seen} || {changed}", arg=seq)
