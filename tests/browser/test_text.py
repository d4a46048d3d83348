"""Whole games as text, by the headings, lists and buttons that somebody hears who sees nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import TURN

ANN = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "hatchling"}
AS_TEXT = "localStorage.setItem('wyrmhall', JSON.stringify({ textMode: true }))"
# The shortest games there are. By game: who plays, by which rules, which option of the list (0 the first, -1 the last),
# and what is told besides.
GAMES: dict[str, tuple[list[dict[str, str]], dict[str, bool], int, list[str]]] = {
    "seadragons": ([ANN, *[BOT] * 4], {}, 0, ["Your hand", "Realms", "Dragon market", "On the map"]),
    "wyrmspan": ([ANN], {}, 0, ["Your hand", "Your mat", "Display", "Guild: ", "Objectives, ", "Automa"]),
    "flamecraft": ([ANN], {}, -1, ["Your hand", "Town", "Park", "Enchantments", "Decks"]),
    "worms": ([ANN, BOT], {"first_game": True}, 0, ["Your hand", "The turn", "Map", "Decks"]),
}


IN_SAMPLE = ("seadragons",)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in IN_SAMPLE else pytest.mark.whole) for game in GAMES]
)
def test_a_whole_game_as_text(ann, game):
    seats, options, which, headings = GAMES[game]
    ann.context.add_init_script(AS_TEXT)
    ann.goes("table", ann.opens(game, seats=seats, options=options, seed="1"))
    page = ann.page
    listed = page.get_by_role("list", name="Options").get_by_role("button")
    enough = listed.filter(has_text=re.compile("^Pass$"))  # whoever may stop does: the game is the shorter
    lately = page.get_by_role("region", name="What happened lately")
    told = 0
    while ann.waits_for_turn():
        if told == 0:
            for heading in headings:
                expect(page.get_by_role("heading", name=heading)).to_be_visible()
            order = page.get_by_role("heading", level=2).all_inner_texts()
            assert order.index("Your hand") < order.index("Now") < order.index("What happened lately")
            page.keyboard.press("w")  # what is this?
            told_of = page.get_by_test_id("told")
            expect(told_of).to_be_focused()
            assert told_of.locator("dt").count() > 4
            expect(told_of.locator("dd a").first).to_have_attribute("href", re.compile(f"rules/{game}/[A-Z]{{2}}-"))
            page.get_by_role("button", name="What is this?").click()
            expect(told_of).to_have_count(0)
        told += 1
        seq = ann.seq
        assert ann.prompt()
        (enough.first if enough.count() else listed.nth(which)).click()
        ann.sees_change(seq)
        assert lately.inner_text()
    assert told > 0
    expect(page.get_by_test_id("total")).to_have_count(len(seats) + (game == "wyrmspan"))  # the Automa scores too


SECONDS = {"kind": "bank", "seconds": 63}
TWO = [ANN, {"kind": "open"}]


def test_what_stands_beside_the_game_is_there_for_who_reads_the_table(ann, guest):
    bob = guest()
    table = ann.opens("seadragons", seats=TWO, options={"first_player": "1"}, clock=SECONDS)
    ann.context.add_init_script(AS_TEXT)
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    for each in (ann, bob):
        each.goes("table", table)
    page = ann.page
    ann.waits_for_turn()
    expect(page.get_by_test_id("clock-warning")).to_have_text("You have 1 minute left.")
    players = page.get_by_role("list", name="Who sits here")
    expect(players.get_by_role("listitem").nth(0)).to_contain_text(re.compile(r"Ann, you, time left:\s+0:5"))
    expect(players.get_by_role("button", name="Open the board of Bob")).to_be_visible()
    page.keyboard.press("n")
    menu = page.get_by_role("dialog", name="Menu")
    for name in ("Signs", "All lessons", "Hall"):
        expect(menu.get_by_role("link", name=name)).to_be_visible()
    for name in ("Table as picture", "Link to my seat", "Leave; a bot plays on"):
        expect(menu.get_by_role("button", name=name)).to_be_visible()
    menu.get_by_role("button", name="Ask for a pause").click()
    expect(page.get_by_text("You asked for a pause.")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("the menu")
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    menu.get_by_role("button", name="Leave; a bot plays on").click()
    menu.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()


def test_at_a_table_as_text_digits_and_arrows_choose(ann):
    ann.context.add_init_script(AS_TEXT)
    ann.goes("table", ann.opens("flamecraft", seed="3"))
    page = ann.page
    ann.waits_for_turn()
    listed = page.get_by_role("list", name="Options").get_by_role("button")
    page.keyboard.press("p")
    expect(page.get_by_role("dialog", name="Points now").get_by_test_id("total")).to_have_count(2)
    page.keyboard.press("Escape")
    page.keyboard.press("2")
    expect(listed.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(listed.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(listed.nth(1)).to_be_focused()
    seq = ann.seq
    page.keyboard.press("Enter")
    ann.sees_change(seq)


def test_a_lesson_as_text_can_be_begun_anew_and_left(ann):
    ann.context.add_init_script(AS_TEXT)
    ann.goes("learn", "wyrmspan", "first-turns")
    page = ann.page
    bubble = page.get_by_test_id("bubble")
    first = bubble.get_attribute("data-step")
    page.get_by_role("list", name="Options").get_by_role("button", name="Excavate").first.click()
    expect(bubble).not_to_have_attribute("data-step", first)
    page.get_by_test_id("menu").click()
    for name in ("All lessons", "Leave (it goes on from here later)"):
        expect(page.get_by_role("dialog").get_by_role("link", name=name)).to_be_visible()
    page.get_by_role("button", name="From the beginning").click()
    expect(bubble).to_have_attribute("data-step", first)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("one step back")


def test_on_the_board_digits_reach_a_map_an_opening_and_the_list_of_options(ann):
    page = ann.page
    ann.goes("table", ann.opens("wyrmspan", seed="5"))
    ann.waits_for_turn()
    page.keyboard.press("1")
    expect(page.locator("[data-part]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part]").first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("o")
    page.keyboard.press("Tab")  # out of the field to search in, where digits are letters
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    ann.goes("table", ann.opens("seadragons", seed="3"))
    sea = page.get_by_test_id("sea")
    while sea.get_attribute("role") != "application":
        ann.waits_for_turn()
        ann.clicks_something_lit()
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("1")
    expect(sea).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_test_id("own-keys")).to_contain_text("move the dragon")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To what can be chosen").focus()
    page.keyboard.press("Enter")
    expect(sea).to_be_focused()


def test_the_key_that_skips_what_is_shown_is_not_lost(guest):
    ann = guest(reduced_motion="no-preference")
    ann.page.add_init_script("localStorage.setItem('wyrmhall', JSON.stringify({ pace: 100 }))")
    ann.goes("table", ann.opens("seadragons", seed="3", options={"first_player": "1"}))
    page, skip = ann.page, ann.page.get_by_test_id("skip")
    expect(skip).to_be_visible()  # the scene of the beginning
    page.keyboard.press("Shift")
    shown_or_asked = f"() => document.querySelector('[data-testid=skip]') ? 'shown' : ({TURN})()"
    while (now := page.evaluate(shown_or_asked)) != "shown":
        page.keyboard.press("Shift")  # a glance lasts long at this pace, and has no button
        if now == "mine":
            ann.clicks_something_lit()
        page.wait_for_timeout(100)
    page.wait_for_timeout(2_000)  # until the bot has answered
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[data-lit]:focus, [data-option]:focus, [role=application]:focus")).to_have_count(1)


def test_a_replay_lists_its_keys(ann):
    table = ann.opens("seadragons", seats=[ANN, *[BOT] * 4], seed="1")
    ann.plays_by_request(table, 3)
    ann.goes("replay", table, 2, 0)
    page = ann.page
    expect(page.get_by_test_id("moment")).to_contain_text("2")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("One step on")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.get_by_role("dialog", name="Menu").get_by_test_id("keys")).to_contain_text("One step on")
