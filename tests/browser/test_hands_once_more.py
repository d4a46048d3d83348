"""What is asked for once more, by whom, and where: pass, end of turn, everything, nothing, and under a finger."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import TWICE

PASS = "[data-lit][data-target='action:pass']"
SETTINGS = "localStorage.setItem('wyrmhall', JSON.stringify({ %s }))"


def sits(guest, game, steps, wishes="", **said):
    """At a table of this game after so many answers, with these settings."""
    table = guest.opens(game, **said)
    guest.plays_by_request(table, steps)
    if wishes:
        guest.page.add_init_script(SETTINGS % wishes)
    guest.goes("table", table)
    guest.waits_for_turn()
    return table


def once_more(guest):
    return guest.page.get_by_test_id("once-more")


def knows_what_comes(guest, thing):
    """The answer to what it would do has come: before that, all is asked for once more."""
    expect(guest.page.locator(thing)).to_have_attribute("data-mark", "final")


@pytest.mark.whole
def test_passing_is_asked_for_once_more_in_place_and_can_be_let_go(ann):
    sits(ann, "wyrmspan", 14, seed="5")
    knows_what_comes(ann, PASS)
    seq = ann.seq
    ann.page.locator(PASS).click()
    expect(once_more(ann)).to_be_visible()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("no more turns in this round")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="Not yet").click()
    expect(once_more(ann)).to_be_hidden()
    assert ann.seq == seq
    ann.page.wait_for_timeout(TWICE)
    ann.page.locator(PASS).click()
    expect(once_more(ann)).to_be_visible()
    ann.page.wait_for_timeout(TWICE)
    ann.page.locator(PASS).click()  # the thing itself once more
    ann.sees_change(seq)


@pytest.mark.whole
def test_two_quick_clicks_do_not_pass(ann):
    sits(ann, "wyrmspan", 14, seed="5")
    knows_what_comes(ann, PASS)
    seq = ann.seq
    ann.page.locator(PASS).dblclick()
    expect(once_more(ann)).to_be_visible()
    assert ann.seq == seq


@pytest.mark.whole
def test_who_wishes_so_is_asked_about_everything(ann):
    sits(ann, "wyrmspan", 14, "confirm: 'all'", seed="5")
    seq = ann.seq
    ann.page.locator("[data-lit][data-target='action:entice']").click()
    expect(once_more(ann)).to_be_visible()
    assert ann.seq == seq
    ann.page.wait_for_timeout(TWICE)
    once_more(ann).click()
    ann.sees_change(seq)


@pytest.mark.whole
def test_who_wishes_so_is_asked_about_nothing_but_what_came_under_a_pointer_that_lies_still(ann):
    table = sits(ann, "wyrmspan", 14, "confirm: 'none'", seed="5")
    knows_what_comes(ann, PASS)
    seq = ann.seq
    ann.page.locator(PASS).click()  # at once
    ann.sees_change(seq)
    ann.waits_for_turn()
    while not ann.page.locator(PASS).count():  # the round after this may begin with other questions
        ann.plays_by_request(table, ann.api("GET", f"tables/{table}/state")["step"] + 1)
        ann.waits_for_turn()
    knows_what_comes(ann, PASS)
    seq = ann.seq
    ann.page.mouse.down()
    ann.page.mouse.up()
    expect(once_more(ann)).to_be_visible()
    assert ann.seq == seq


@pytest.mark.whole
def test_the_end_of_a_turn_among_people_is_asked_for_once_more(ann):
    sits(ann, "flamecraft", 2, seed="3", by_the_book=True)
    end = ann.page.get_by_role("button", name="End the turn")
    while ann.waits_for_turn() and not end.count():
        ann.clicks_something_lit()
    expect(end).to_have_attribute("data-mark", "final")
    seq = ann.seq
    ann.page.wait_for_timeout(TWICE)
    end.click()
    expect(once_more(ann)).to_be_visible()
    assert ann.seq == seq
    ann.page.wait_for_timeout(TWICE)
    once_more(ann).click()
    ann.sees_change(seq)


@pytest.mark.whole
def test_the_first_tap_of_a_finger_shows_what_would_happen_and_the_second_does_it(guest):
    ann, bob = guest(phone=True), guest()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.opens("seadragons", seats, seed="3", options={"first_player": "1"})
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    asked = ann.plays_by_request(table, 0)
    while not asked["decisions"][0]["prompt"].startswith("Take a new dragon card"):
        asked = ann.plays_by_request(table, asked["step"] + 1)
    ann.goes("table", table)
    ann.waits_for_turn()
    pile = ann.page.locator("[data-lit][data-target^='pile:']").first
    expect(pile).to_have_attribute("data-mark", "final")  # Bob is asked next
    seq = ann.seq
    pile.tap()
    expect(once_more(ann)).to_be_visible()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("no undo after this")
    assert ann.seq == seq
    ann.page.wait_for_timeout(TWICE)
    pile.tap()
    ann.sees_change(seq)


@pytest.mark.whole
def test_a_shot_that_may_hit_an_own_worm_says_which_one_and_is_asked_for_once_more(ann):
    sits(ann, "worms", 7, seed="6", options={"first_game": True})
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Stray Shell: choose the target hex.")
    shot = ann.page.locator("[data-lit][data-mark=risk]").first
    seq = ann.seq
    shot.click(force=True)
    expect(once_more(ann)).to_be_visible()
    expect(ann.page.get_by_test_id("hint")).to_contain_text(
        re.compile(r"Your \w+ worm \d (is wounded|is destroyed|drowns)")
    )
    assert ann.seq == seq
    ann.page.keyboard.press("Escape")
    expect(once_more(ann)).to_be_hidden()
    assert ann.seq == seq
