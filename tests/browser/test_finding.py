"""Finding each other, with three real browsers: seeks appear at once, and those who fit are taken to a table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import play_together


def test_two_who_look_for_the_same_game_are_taken_to_its_table(guest):
    ann, bob, eve = guest(), guest(), guest(phone=True)
    for one in (ann, bob, eve):
        one.goes()
        expect(one.page.get_by_role("region", name="Find me a game")).to_be_visible()
    find = ann.page.get_by_role("region", name="Find me a game")
    find.get_by_label("Game").first.select_option("worms")
    find.get_by_label("Pace").select_option(label="30+15")
    find.get_by_role("button", name="Find").click()
    expect(ann.page.get_by_test_id("seeking")).to_contain_text("30+15")
    hers = bob.page.get_by_role("list", name="Others look for a game").get_by_role("listitem")
    expect(hers).to_contain_text("Worms")
    theirs = eve.page.get_by_role("list", name="Others look for a game").get_by_role("listitem")
    expect(theirs).to_contain_text("Worms")
    hers.get_by_role("button", name="Play").click()
    for one in (ann, bob):
        one.page.wait_for_url(re.compile("/t/"))
    assert ann.page.url.rpartition("/")[2] == bob.page.url.rpartition("/")[2]
    expect(theirs).to_have_count(0)
    assert ann.seq == bob.seq == "0"


@pytest.mark.whole
def test_an_open_table_appears_in_the_hall_of_others_at_once(guest):
    ann, bob = guest(), guest()
    bob.goes()
    expect(bob.page.get_by_role("region", name="Find me a game")).to_be_visible()
    table = ann.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    expect(bob.page.locator(f"a[href='/t/{table}']")).to_be_visible()


@pytest.mark.whole
def test_who_changes_their_mind_stops_looking(guest):
    ann = guest()
    ann.goes()
    find = ann.page.get_by_role("region", name="Find me a game")
    find.get_by_role("button", name="Find").click()
    ann.page.get_by_role("button", name="Stop looking").click()
    expect(find.get_by_role("button", name="Find")).to_be_visible()
    assert ann.api("GET", "seeks")["seeks"] == []


@pytest.mark.whole
def test_the_deal_of_the_day_shows_its_results_after_ones_own_try(guest):
    ann, bob = guest(), guest(phone=True)
    for one in (ann, bob):
        one.goes()
        daily = one.page.get_by_role("region", name="Deal of the day")
        row = daily.get_by_role("listitem").filter(has_text="Sea Dragons")
        row.get_by_role("button", name="Play").click()
        one.page.wait_for_url(re.compile("/t/"))
        table = one.page.url.rpartition("/")[2]
        if one is bob:
            one.goes("daily", "seadragons")
            expect(one.page.get_by_role("alert")).to_contain_text("Play yours first")
            one.errors.clear()  # a browser says in its console that a request was refused; that is what happened
        one.plays_by_request(table)
    bob.goes()
    row = bob.page.get_by_role("region", name="Deal of the day").get_by_role("listitem").filter(has_text="Sea Dragons")
    expect(row).to_contain_text("played by 2")
    row.get_by_role("link", name="Results").click()
    tries = bob.page.get_by_test_id("tries").get_by_role("row")
    expect(tries).to_have_count(3)
    tries.nth(1).get_by_role("link", name="Replay").click()
    expect(bob.page.get_by_test_id("moment")).to_be_visible()


def test_at_the_door_of_a_club_night_a_guest_gives_a_name_and_reads_when_it_begins_and_who_meets_whom(guest):
    ann, bob = guest(), guest(phone=True)
    ann.api("GET", "me")
    night = {"name": "Friday", "game": "seadragons", "starts": 1_900_000_000_000}
    club = ann.api("POST", "clubs", night)["club"]
    bob.goes("club", club)
    expect(bob.page.get_by_test_id("starts")).to_contain_text("2030")
    bob.page.get_by_label("Your name").fill("Borys")
    bob.page.get_by_role("button", name="Come along").click()
    expect(bob.page.get_by_test_id("standings")).to_contain_text("Borys")
    expect(bob.page.get_by_test_id("ahead").get_by_role("listitem")).to_have_text(["Guest – Borys"])
    expect(bob.page.get_by_test_id("qr")).to_be_visible()
    assert bob.page.get_by_test_id("link").input_value().endswith(f"/club/{club}")


@pytest.mark.whole
def test_a_club_night_gathers_by_a_link_and_seats_everybody(guest):
    ann, bob, cid = guest(), guest(), guest(phone=True)
    ann.goes()
    ann.page.get_by_role("link", name="Club night").click()
    ann.page.get_by_label("Name").fill("Friday")
    ann.page.get_by_label("the same deal").check()
    ann.page.get_by_role("button", name="Open it").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Friday")
    address = ann.page.get_by_test_id("link").input_value()
    expect(ann.page.get_by_test_id("qr")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Copy link")).to_be_visible()
    for one, name in ((bob, "Borys"), (cid, "Cid")):
        one.page.goto(address)
        one.page.get_by_label("Your name").fill(name)
        one.page.get_by_role("button", name="Come along").click()
        expect(one.page.get_by_role("button", name="I will not come")).to_be_visible()
    expect(ann.page.get_by_test_id("standings").get_by_role("row")).to_have_count(4)
    expect(ann.page.get_by_test_id("standings")).to_contain_text("Borys")
    expect(ann.page.get_by_test_id("ahead").get_by_role("listitem")).to_have_count(3)
    ann.page.get_by_role("button", name="Begin the first round").click()
    expect(ann.page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    seated = []
    for one in (ann, bob, cid):
        expect(one.page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
        if one.page.get_by_role("link", name="To my table").count():
            one.page.get_by_role("link", name="To my table").click()
            seated.append(one)
        else:
            expect(one.page.get_by_text("sits out, one point", exact=True)).to_be_visible()
    assert len(seated) == 2
    assert seated[0].page.url.rpartition("/")[2] == seated[1].page.url.rpartition("/")[2]
    assert seated[0].seq == "0"


@pytest.mark.whole
def test_a_club_goes_on_with_another_night_under_the_same_link_and_adds_them_up(guest):
    ann, bob = guest(), guest(phone=True)
    for one, name in ((ann, "Olena"), (bob, "Borys")):
        one.api("PUT", "me", {"name": name})
    said = {"name": "Friday", "game": "seadragons", "rounds": 1, "clock": {}}
    club = ann.api("POST", "clubs", said)["club"]
    bob.api("POST", f"clubs/{club}/join")
    table = ann.api("POST", f"clubs/{club}/next")["boards"][0][0]["table"]
    play_together((ann, bob), table)
    bob.goes()  # and finds the club again without its link
    bob.page.get_by_role("list", name="My clubs").get_by_role("link", name="Friday").click()
    expect(bob.page.get_by_test_id("overall")).to_have_count(0)
    ann.goes("club", club)
    ann.page.get_by_role("button", name="Plan the next night").click()
    ann.page.get_by_label("Game").select_option("worms")
    ann.page.get_by_label("Plan").select_option("swiss")
    ann.page.get_by_role("button", name="Open it").click()
    for one in (ann, bob):
        expect(one.page.get_by_text("Night 2 · Worms · Swiss system")).to_be_visible()
        one.page.get_by_role("button", name="Come along").click()
        overall = one.page.get_by_test_id("overall").get_by_role("row")
        expect(overall).to_have_count(3)
        expect(overall.nth(1)).to_contain_text(re.compile("Olena|Borys"))
    expect(ann.page.get_by_test_id("standings").get_by_role("row")).to_have_count(3)
    ann.page.get_by_role("button", name="Change the plan").click()
    ann.page.get_by_label("Rounds").select_option("2")
    ann.page.get_by_role("button", name="So be it").click()
    ann.page.get_by_role("button", name="Begin the first round").click()
    expect(ann.page.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    first = bob.page.get_by_test_id("nights").get_by_role("listitem").filter(has_text="Night 1")
    expect(first).to_contain_text("Sea Dragons")
    first.get_by_role("link").click()
    expect(bob.page.get_by_role("heading", name="Round 1 of 1")).to_be_visible()
    bob.page.get_by_role("link", name="To the present night").click()
    expect(bob.page.get_by_role("link", name="To my table")).to_be_visible()
    bob.page.get_by_role("button", name="Leave the club").click()
    bob.page.get_by_role("group").get_by_role("button", name="Leave the club").click()
    expect(bob.page.get_by_role("button", name="Leave the club")).to_have_count(0)
    assert bob.api("GET", "me/clubs") == {"clubs": []}
