"""Two people at one table, and what the page does while its reader looks elsewhere."""

import re

import pytest
from playwright.sync_api import expect

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
STUBS = """
  window.told = []; window.notes = 0;
  window.Notification = class {
    static requestPermission = async () => 'granted';
    constructor(title, said) { window.told.push(`${title}: ${said.body}`); }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...said) { window.notes += 1; return start.apply(this, said); };
"""


@pytest.fixture
def pair(ann, guest):
    """Opens a Sea Dragons table for Ann, who begins, and Bob; nobody has opened its page yet."""

    def make(**said):
        bob = guest()
        table = ann.opens(seats=SEATS, options={"first_player": "1"}, **said)
        bob.api("GET", "me")
        bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
        return table, bob

    return make


def ends_turn(guest, table):
    """Random answers until somebody else is asked."""
    while True:
        state = guest.api("GET", f"tables/{table}/state")
        mine = [decision for decision in state["decisions"] if decision["seat"] == state["seat"]]
        if not mine:
            return
        answer = {"seq": state["seq"], "option": mine[0]["options"][0]["option"]}
        guest.api("POST", f"tables/{table}/answer", answer)


def test_a_longer_undo_is_asked_of_the_others_who_may_agree(ann, pair):
    table, bob = pair(ask_undo=True)
    ends_turn(ann, table)
    bob.goes("table", table)
    ann.goes("table", table)
    undo = ann.page.get_by_test_id("undo")
    expect(undo).to_have_text("Ask to undo")
    undo.click()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("The others are asked")
    asked = bob.page.get_by_text("Ann asks to take back: Ann")  # and what, as the log told it
    expect(asked).to_be_visible()
    bob.page.get_by_role("button", name="Agree").click()
    assert ann.waits_for_turn()
    expect(bob.page.get_by_test_id("prompt")).to_contain_text("Waiting for Ann")


@pytest.mark.whole
def test_a_longer_undo_may_be_refused(ann, pair):
    table, bob = pair(ask_undo=True)
    ends_turn(ann, table)
    bob.goes("table", table)
    ann.goes("table", table)
    ann.page.get_by_test_id("undo").click()
    bob.page.get_by_role("button", name="Refuse").click()
    expect(ann.page.get_by_test_id("hint")).not_to_contain_text("The others are asked")
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Waiting for Bob")


@pytest.mark.whole
def test_clocks_count_down_for_whoever_is_asked(ann, pair):
    table, _ = pair(clock={"kind": "bank", "seconds": 600})
    ann.goes("table", table)
    ann.waits_for_turn()
    mine = ann.page.get_by_test_id("bar").locator("time")
    theirs = ann.page.get_by_role("list", name="Players").locator("time")
    expect(theirs).to_have_text("10:00")
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)
    assert re.fullmatch(r"9:5\d", mine.inner_text())
    expect(theirs).to_have_text("10:00")


@pytest.mark.whole
def test_the_seat_of_somebody_who_left_goes_to_a_bot_and_back(ann, pair):
    table, bob = pair(grace=0)
    ends_turn(ann, table)
    ann.goes("table", table)
    panel = ann.page.get_by_role("list", name="Players").get_by_role("button")
    expect(panel.get_by_role("img", name="away")).to_be_visible()
    panel.click()
    ann.page.get_by_role("button", name="Let a bot play on").click()
    expect(panel.get_by_role("img", name="bot")).to_be_visible()
    assert ann.waits_for_turn()
    bob.goes("table", table)
    expect(panel.get_by_role("img", name="bot")).to_be_hidden()
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text("Bob is back")


@pytest.mark.whole
def test_title_notification_and_notes_tell_of_a_turn_and_only_as_wished(ann, pair):
    table, bob = pair()
    ann.context.add_init_script(STUBS)
    ann.goes("table", table)
    assert ann.waits_for_turn()
    expect(ann.page).to_have_title("● Sea Dragons – Wyrmhall")
    assert ann.page.evaluate("[window.told, window.notes]") == [[], 0]  # nothing of it unless somebody wishes so
    ann.page.get_by_role("button", name="Sound").click()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_label("Tell me of my turn").check()
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    ends_turn(ann, table)
    expect(ann.page).to_have_title("Sea Dragons – Wyrmhall")
    ends_turn(bob, table)
    expect(ann.page).to_have_title("● Sea Dragons – Wyrmhall")
    told, notes = ann.page.evaluate("[window.told, window.notes]")
    assert told == [f"Sea Dragons: {ann.prompt()}"]
    assert notes > 0


@pytest.mark.whole
def test_who_loses_a_seat_is_told_and_watches_on(ann, pair, guest):
    table, _ = pair()
    secret = ann.api("POST", f"tables/{table}/seats/0/link")["secret"]
    phone = guest()
    phone.goes("table", table, 0, secret)
    assert phone.waits_for_turn()
    ann.api("POST", f"tables/{table}/seats/0/link")
    expect(phone.page.get_by_role("dialog")).to_contain_text("You no longer hold this seat")
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_test_id("prompt")).to_contain_text("Waiting for Ann")
    expect(phone.page.get_by_text("Watching")).to_be_visible()
