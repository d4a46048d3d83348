"""Games through the page: by mouse, by keyboard, by finger, at one screen, from two browsers."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import ANSWERING, CLICKABLE

ANN_AND_BOB = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
FIVE = [{"kind": "me"}, *[{"kind": "bot", "level": "hatchling"}] * 4]  # the more players, the fewer turns each


def test_from_the_hall_to_the_end_of_a_game_against_a_bot(ann):
    ann.goes()
    ann.page.get_by_test_id("plate-seadragons").get_by_role("button", name="Play a bot").click()
    ann.plays_to_the_end()
    end = ann.page.get_by_test_id("end")
    expect(end.get_by_role("img", name="Points over the game")).to_be_visible()
    expect(end.get_by_test_id("total")).to_have_count(2)
    before = ann.page.url
    end.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: url != before)
    expect(end).to_be_hidden()
    assert ann.waits_for_turn()


def test_the_board_shows_cost_and_gain_before_a_dragon_is_laid_and_turns_it(ann):
    table = ann.opens(seed="2", options={"first_player": "1"})  # a deal whose first card is no square
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.locator("[data-lit]").first.click()
    spot = ann.page.locator("[data-open]").first
    spot.hover(force=True)
    hint = ann.page.get_by_test_id("hint")
    expect(hint).to_contain_text(re.compile(r"[−+]\d"))
    before = hint.inner_text()
    sea = ann.page.get_by_test_id("sea")
    middle = sea.bounding_box()
    assert middle is not None
    seen = {before}
    for key in ("r", "m", "r", "r"):
        ann.page.keyboard.press(key)
        seen.add(hint.inner_text())
    assert len(seen) > 1


def test_what_cannot_be_done_says_why_with_its_clause(ann):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.locator("[data-lit]").first.click()
    ann.page.wait_for_selector("[data-open]")
    box = ann.page.get_by_test_id("sea").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(ann.page.get_by_test_id("hint").get_by_role("link")).to_have_text(re.compile(r"SD-\w+-\d+"))


def test_undo_goes_back_to_the_choice_before(ann):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    expect(ann.page.get_by_test_id("undo")).to_be_disabled()
    asked = ann.prompt()
    ann.page.locator("[data-lit]").first.click()
    expect(ann.page.get_by_test_id("prompt")).not_to_have_text(asked)
    ann.page.get_by_test_id("undo").click()
    expect(ann.page.get_by_test_id("prompt")).to_have_text(asked)


@pytest.mark.whole
def test_a_bot_tells_what_it_would_do_where_the_table_allows_it(ann):
    ann.goes("table", ann.opens())
    ann.waits_for_turn()
    expect(ann.page.get_by_test_id("hint-button")).to_have_count(0)
    ann.goes("table", ann.opens(hints=True))
    ann.waits_for_turn()
    asked, seq = ann.prompt(), ann.seq
    ann.page.get_by_test_id("hint-button").click()
    best = ann.page.get_by_test_id("hints").get_by_role("button").first
    expect(best).not_to_contain_text("points in the end")
    ann.page.get_by_role("button", name="Show numbers").click()
    expect(best).to_contain_text("points in the end")
    best.click()
    ann.sees_change(seq)
    assert ann.prompt() != asked


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(ann):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.clicks_something_lit()
    ann.page.wait_for_selector("[data-open]")
    asked, places = ann.prompt(), ann.page.locator("[data-open]").count()
    ann.page.reload()
    ann.page.wait_for_selector("[data-open]")
    assert (ann.prompt(), ann.page.locator("[data-open]").count()) == (asked, places)


def test_the_page_goes_on_by_itself_when_the_server_died_and_came_back(ann, house):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    asked = ann.prompt()
    house.die()
    places = [ann.page.get_by_role("banner"), ann.page.get_by_test_id("hint")]  # where one looks, and where one acts
    for place in places:
        expect(place.get_by_text("The line is down.")).to_be_visible()
    house.start()
    for place in places:
        expect(place.get_by_text("The line is down.")).to_be_hidden()
    assert ann.prompt() == asked
    ann.waits_for_turn()
    ann.clicks_something_lit()
    ann.errors.clear()  # a browser says in its console that it could not connect; that is what happened


@pytest.mark.whole
def test_the_language_can_change_in_the_middle_of_a_game(ann):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("language").select_option("uk")
    ann.page.get_by_role("button", name="Закрити").click()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("дракона")
    expect(ann.page.get_by_test_id("undo")).to_have_text("Скасувати")
    ann.clicks_something_lit()


@pytest.mark.whole
def test_two_browsers_play_at_one_table(ann, guest):
    ann.goes("new", "seadragons")
    ann.page.get_by_label("Player 2", exact=True).select_option("open")
    ann.page.get_by_role("button", name="Start").click()
    link = ann.page.get_by_test_id("link").input_value()
    bob = guest()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").click()
    players = [ann, bob]
    for each in players:
        each.page.wait_for_selector("[data-testid=sea]")
    for _ in range(8):
        while not (asked := [each for each in players if each.page.locator("[data-mine=true]").count()]):
            ann.page.wait_for_timeout(20)  # who has just sat down still looks with a spectator's eyes
        turn = asked[0]
        other = players[1 - players.index(turn)]
        seq = other.seq
        turn.clicks_something_lit()
        other.sees_change(seq)
        for each in players:
            each.page.wait_for_function(
                "(seq) => document.querySelector('[data-seq]').dataset.seq === seq", arg=turn.seq
            )
    assert ann.page.get_by_role("region", name="Log").inner_text()


@pytest.mark.whole
def test_a_spectator_sees_the_table_and_no_hand(ann, guest):
    table = ann.opens()
    bob = guest()
    bob.goes("table", table)
    expect(bob.page.get_by_text("watching", exact=True)).to_be_visible()
    expect(bob.page.get_by_role("region", name="Your hand")).to_have_count(0)


@pytest.mark.whole
def test_at_one_screen_a_curtain_hides_the_hands(ann):
    table = ann.opens(seats=ANN_AND_BOB, options={"first_player": "1"})
    ann.goes("table", table)
    lift = ann.page.get_by_test_id("lift")
    expect(lift).to_have_text("I am Ann")
    assert ann.page.get_by_test_id("sea").count() == 0
    lift.click()
    while lift.count() == 0:
        ann.waits_for_turn()
        ann.clicks_something_lit()
    expect(lift).to_have_text("I am Bob")
    assert ann.page.locator("[data-target^='player:']").count() == 0
    lift.click()
    expect(ann.page.get_by_role("region", name="Your hand")).to_contain_text("Bob")


def test_at_one_screen_the_opening_comes_when_the_curtain_has_been_lifted(guest):
    ann = guest(reduced_motion="no-preference")
    ann.goes("table", ann.opens(seats=ANN_AND_BOB, options={"first_player": "1"}))
    opening = ann.page.locator("[data-testid=scene][data-kind=opening]")
    expect(ann.page.get_by_test_id("lift")).to_be_visible()
    expect(opening).to_have_count(0)
    ann.page.get_by_test_id("lift").click()
    expect(opening).to_be_visible()
    ann.page.keyboard.press("ArrowDown")
    expect(opening).to_have_count(0)


@pytest.mark.whole
def test_a_whole_game_from_the_keyboard_alone(ann):
    table = ann.opens(seats=FIVE)
    ann.goes("table", table)
    press = ann.page.keyboard.press
    while ann.waits_for_turn():
        seq = ann.seq
        press("o")
        for _ in range(12):
            if ann.page.evaluate("document.activeElement?.matches('button[data-option]:not([disabled])')"):
                break
            press("Tab")
        assert ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        press("Enter")
        ann.sees_change(seq)
    expect(ann.page.get_by_test_id("end")).to_be_visible()


@pytest.mark.whole
def test_the_figure_is_laid_with_arrow_keys_too(ann):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.clicks_something_lit()
    ann.page.wait_for_selector("[data-open]")
    seq = ann.seq
    sea = ann.page.get_by_test_id("sea")
    sea.focus()
    for key in ["r", "m"] + ["ArrowUp"] * 7 + ["ArrowRight", *["ArrowDown"] * 14] * 7:  # until it fits
        ann.page.keyboard.press(key)
        ann.page.keyboard.press("Enter")
        if ann.page.evaluate(ANSWERING, seq):
            break
    ann.sees_change(seq)


def test_some_turns_on_a_phone_with_a_finger(guest):
    ann = guest(phone=True)
    table = ann.opens(seed="27")  # two cards of a hand are alike, and all have seen the second
    ann.goes("table", table)
    for _ in range(12):
        ann.waits_for_turn()
        found = ann.page.evaluate(CLICKABLE)
        assert all(min(spot["w"], spot["h"]) >= 40 for spot in found["lit"] + found["buttons"])
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= 390
        ann.clicks_something_lit()


@pytest.mark.parametrize("phone", [False, True])
def test_the_page_of_a_table_never_scrolls(guest, phone):
    ann = guest(phone=phone)
    table = ann.opens()
    ann.plays_by_request(table, 12)
    ann.goes("table", table)
    ann.waits_for_turn()
    size = ann.page.evaluate(
        "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
    )
    assert max(size) <= 0
