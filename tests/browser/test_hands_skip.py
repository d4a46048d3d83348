"""Whoever presses to see what others did answers nothing by it, and reads nothing before it was shown."""

import pytest
from playwright.sync_api import expect

NEVER = 100
"""Times the usual pace: what others do is then shown for longer than any test waits."""
SETTLED = 600
SLOWLY = f"localStorage.setItem('wyrmhall', JSON.stringify({{ pace: {NEVER} }}))"


def watches_others(ann):
    """At a table where the turn of the Automa is being shown; this thing is an answer to the question after that."""
    table = ann.opens("wyrmspan", seats=[{"kind": "me", "name": "Ann"}], seed="85")
    ann.plays_by_request(table, 14)
    ann.page.add_init_script(SLOWLY)
    ann.goes("table", table)
    while True:
        ann.page.keyboard.press("Shift")
        ann.waits_for_turn()
        ann.clicks_something_lit()
        ann.page.wait_for_timeout(SETTLED)
        options = ann.api("GET", f"tables/{table}/state")["decisions"][0]["options"]
        actions = [one["target"] for one in options if one.get("target", "").startswith("action:")]
        if actions and ann.page.get_by_test_id("skip").count():
            return table, ann.page.locator(f"[data-target='{actions[0]}']").first


KEYS = [pytest.param(key, marks=pytest.mark.whole) for key in ("Enter", "Space")]


@pytest.mark.parametrize("how", ["click", *KEYS])
def test_a_press_that_skips_what_is_shown_does_not_answer_what_comes_then(guest, how):
    ann = guest(reduced_motion="no-preference")
    table, thing = watches_others(ann)
    step = ann.api("GET", f"tables/{table}/state")["step"]
    if how == "click":
        thing.click()
    else:
        thing.focus()
        ann.page.keyboard.press(how)
    assert ann.waits_for_turn()
    expect(ann.page.get_by_test_id("skip")).to_have_count(0)
    expect(thing).to_have_attribute("data-lit", "true")  # it would have been an answer
    ann.page.wait_for_timeout(SETTLED)
    assert ann.api("GET", f"tables/{table}/state")["step"] == step
    seq = ann.seq
    thing.click()
    ann.confirms(seq)
    ann.sees_change(seq)


def test_nothing_tells_the_end_before_it_was_shown(guest):
    ann = guest(reduced_motion="no-preference")
    watches_others(ann)
    expect(ann.page.get_by_test_id("ticker")).to_have_count(0)
    expect(ann.page.get_by_test_id("prompt")).to_have_text("Watch what happens…")
    ann.page.keyboard.press("Shift")
    expect(ann.page.get_by_test_id("prompt")).not_to_have_text("Watch what happens…")
    expect(ann.page.get_by_test_id("ticker")).to_be_visible()
