"""What a page does for somebody who trusts nobody: numbers before the deal, its check, and tables of other rules."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PATIENCE, PHONE, play_together

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
NONCE = "(table) => JSON.parse(localStorage.getItem('wyrmhall-deals'))[table].nonce"
FORGE = """(table) => {
  const notes = JSON.parse(localStorage.getItem('wyrmhall-deals'));
  notes[table].commitment = 'f'.repeat(64);
  localStorage.setItem('wyrmhall-deals', JSON.stringify(notes));
}"""
OTHER_CARDS = """(table) => {
  const key = `wyrmhall-seen-${table}`, seen = JSON.parse(localStorage.getItem(key));
  seen['0'][Object.keys(seen['0'])[0]] = 'f'.repeat(16);
  localStorage.setItem(key, JSON.stringify(seen));
}"""
OTHERS = ("wyrmspan", "seadragons", "worms")


def table_of(guest):
    guest.page.wait_for_url("**/t/*")
    return guest.page.url.split("/t/")[1].split("/")[0]


def opens_by_hand(ann):
    """Sea Dragons for two, with a free seat."""
    ann.goes("new", "seadragons")
    ann.page.get_by_label("Player 2", exact=True).select_option("open")
    ann.page.locator("form button.strong").click()
    return table_of(ann)


def checks(guest, table):
    guest.page.goto("about:blank")  # a page that was open when the game ended shows its result by itself
    guest.goes("table", table)
    guest.page.get_by_role("button", name="Result").click()
    guest.page.get_by_role("button", name="Check the deal").click()
    return guest.page.get_by_test_id("fair")


def begun_under(house, table, version):
    """As if the game had been begun by another release, whose rules this one does not have; gives today's version."""
    house.stop()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        today = connection.execute("select version from tables where id = ?", (table,)).fetchone()[0]
        connection.execute("update tables set version = ? where id = ?", (version, table))
    house.start()
    return today


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.whole)], ids=["desk", "phone"])
def test_a_game_for_one_is_dealt_with_a_number_of_the_browsers_and_checked_by_it_in_one_click(guest, phone):
    ann = guest(phone=phone)
    ann.goes()
    ann.page.get_by_test_id("plate-seadragons").get_by_test_id("play").click()
    table = table_of(ann)
    ann.page.wait_for_selector("[data-seq]")
    nonce = ann.page.evaluate(NONCE, table)
    assert ann.api("GET", f"tables/{table}/deal")["nonces"] == {"0": nonce}
    ann.plays_by_request(table)
    fair = checks(ann, table)
    expect(fair).to_contain_text("Everything fits.", timeout=PATIENCE)
    expect(fair).to_contain_text("The number that this browser chose is among them.")
    expect(fair).to_contain_text("tables that this browser saw while you played stand in it")
    expect(fair.locator("li")).to_have_count(7)
    ann.page.screenshot(path=FOLDER / f"fair-{'phone' if phone else 'desk'}.png")
    if phone:
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    ann.page.evaluate(FORGE, table)  # as if the house had promised something else
    fair = checks(ann, table)
    expect(fair).to_contain_text("Not everything is proved.", timeout=PATIENCE)
    expect(fair.locator("li.bad")).to_have_text("This browser noted something else when you sat down.")


@pytest.mark.parametrize("game", ["flamecraft", *[pytest.param(g, marks=pytest.mark.whole) for g in OTHERS]])
def test_a_browser_plays_the_game_again_and_finds_the_tables_that_it_was_shown_or_others(guest, game):
    ann = guest()
    ann.goes()
    ann.page.get_by_test_id(f"plate-{game}").get_by_test_id("play").click()
    table = table_of(ann)
    ann.page.wait_for_selector("[data-seq]")
    ann.plays_by_request(table)
    fair = checks(ann, table)
    expect(fair).to_contain_text("Everything fits.", timeout=PATIENCE)
    expect(fair).to_contain_text("move by move")
    ann.page.evaluate(OTHER_CARDS, table)  # as if the page had shown other cards than those of the seed
    fair = checks(ann, table)
    expect(fair).to_contain_text("Not everything is proved.", timeout=PATIENCE)
    expect(fair.locator("li.bad")).to_contain_text("only the first 0 stand in it")
    ann.page.screenshot(path=FOLDER / f"fair-other-cards-{game}.png")


def test_two_browsers_bind_themselves_when_they_sit_down_and_the_deal_comes_from_both(ann, guest):
    bob = guest()
    table = opens_by_hand(ann)
    expect(ann.page.get_by_text("The game starts when every seat is taken.")).to_be_visible()
    bob.goes("table", table)
    bob.page.get_by_role("button", name="Sit down").click()
    for each in (ann, bob):
        each.page.wait_for_selector("[data-seq]")
    nonces = [each.page.evaluate(NONCE, table) for each in (ann, bob)]
    assert bob.api("GET", f"tables/{table}/deal")["nonces"] == {"0": nonces[0], "1": nonces[1]}


@pytest.mark.whole
@pytest.mark.whole
def test_a_round_of_a_club_night_with_one_deal_is_dealt_from_the_numbers_of_all_browsers(guest):
    people = [guest(phone=n == 3) for n in range(4)]
    for one, name in zip(people, ("Ann", "Bob", "Cid", "Dan"), strict=True):
        one.api("GET", "me")
        one.api("PUT", "me", {"name": name})
    night = {"name": "Friday", "game": "seadragons", "rounds": 1, "same_deal": True, "clock": {}}
    club = people[0].api("POST", "clubs", night)["club"]
    for one in people[1:]:
        one.api("POST", f"clubs/{club}/join")
    for one in people:
        with one.page.expect_response(lambda said: said.url.endswith("/number") and said.ok):
            one.goes("club", club)
    people[0].page.get_by_role("button", name="Begin the first round").click()
    tables = {}
    for one in people:
        one.page.get_by_role("link", name="To my table").click()
        tables.setdefault(table_of(one), []).append(one)
        assert one.seq == "0"
    assert [len(pair) for pair in tables.values()] == [2, 2]
    for table, pair in tables.items():
        play_together(pair, table)
    for one in people:
        fair = checks(one, table_of(one))
        expect(fair).to_contain_text("Everything fits.", timeout=PATIENCE)
        expect(fair).to_contain_text("2 tables had this deal")
        expect(fair).to_contain_text("The number of player 4 belongs to what that player was bound to.")
        expect(fair).to_contain_text("The number that this browser chose is among them.")
    people[3].page.screenshot(path=FOLDER / "fair-club-phone.png")


@pytest.mark.whole
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_of_other_rules_tells_why_and_goes_on_when_all_agree(guest, house, phone):
    ann, bob = guest(phone=phone), guest(phone=phone, locale="uk-UA")
    table = ann.opens(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    today = begun_under(house, table, 99)
    ann.goes("table", table)
    bob.goes("table", table)
    for each, words in (
        (ann, "It was begun under version 99 of its rules; this server plays version"),
        (bob, "Гру почато за правилами версії 99"),
    ):
        expect(each.page.get_by_test_id("other-rules")).to_contain_text(words)
    ann.page.get_by_role("button", name=f"Go on under version {today}").click()
    expect(ann.page.get_by_test_id("other-rules")).to_contain_text(f"would go on under version {today}")
    expect(bob.page.get_by_test_id("other-rules")).to_contain_text(f"згода продовжити за версією {today}")
    for each, name in ((ann, "ann"), (bob, "bob")):
        each.page.screenshot(path=FOLDER / f"other-rules-{name}-{'phone' if phone else 'desk'}.png")
    if phone:
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    bob.page.get_by_role("button", name=f"Продовжити за версією {today}").click()
    for each in (ann, bob):
        each.page.wait_for_selector("[data-seq]")


@pytest.mark.whole
def test_a_table_of_other_rules_can_be_ended_without_a_result(ann, house):
    table = ann.opens(seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Eve"}])
    begun_under(house, table, 99)
    ann.goes("table", table)
    ann.page.get_by_role("button", name="End without a result").click()
    expect(ann.page.get_by_role("button", name="End without a result")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_test_id("other-rules")).to_contain_text("was ended without a result")
