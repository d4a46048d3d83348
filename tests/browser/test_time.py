"""The pace of a table in real browsers: clocks with one choice, a pause by agreement, the end by the clock, leaving."""

import re

import pytest
from playwright.sync_api import expect

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
DAY = 86_400
CLOCKS = [
    ("5+10", {"kind": "bank", "seconds": 300, "increment": 10}),
    ("15+10", {"kind": "bank", "seconds": 900, "increment": 10}),
    ("30+15", {"kind": "bank", "seconds": 1800, "increment": 15}),
    ("1 day for each turn", {"kind": "turn", "seconds": DAY, "increment": 0}),
    ("3 days for each turn", {"kind": "turn", "seconds": 3 * DAY, "increment": 0}),
    ("7 days for each turn", {"kind": "turn", "seconds": 7 * DAY, "increment": 0}),
]


def sits_down(ann, guest, **said):
    """A Sea Dragons table of Ann, who begins, and Bob, both looking at it."""
    bob = guest()
    table = ann.opens(seats=SEATS, options={"first_player": "1"}, **said)
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    for each in (ann, bob):
        each.goes("table", table)
    return table, bob


def opened(ann):
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_url(re.compile("/t/"))
    return ann.api("GET", f"tables/{ann.page.url.rsplit('/', 1)[-1]}")["clock"]


@pytest.mark.parametrize(
    ("name", "clock"), [pytest.param(*one, marks=pytest.mark.whole if one in CLOCKS[1:-1] else ()) for one in CLOCKS]
)
def test_the_usual_clocks_are_one_choice_away(ann, name, clock):
    ann.goes("new", "seadragons")
    ann.page.get_by_test_id("clock").select_option(label=name)
    found = opened(ann)
    assert {key: found[key] for key in clock} == clock
    assert (found["at_zero"], found["days_off"]) == ("bot", [])


def test_a_slow_game_has_days_off_and_a_word_on_what_happens_at_zero(ann):
    ann.goes("new", "seadragons")
    ann.page.get_by_test_id("clock").select_option(label="3 days for each turn")
    ann.page.get_by_test_id("at-zero").select_option(label="at zero the game is lost")
    for day in ("Saturday", "Sunday"):
        ann.page.get_by_label(day).check()
    found = opened(ann)
    assert (found["at_zero"], found["days_off"]) == ("lose", [5, 6])


@pytest.mark.whole
def test_a_pause_is_asked_for_agreed_to_and_ended(ann, guest):
    _, bob = sits_down(ann, guest, clock={"kind": "bank", "seconds": 600})
    ann.waits_for_turn()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_role("button", name="Ask for a pause").click()
    expect(ann.page.get_by_test_id("bar")).to_contain_text("You asked for a pause.")
    bar = bob.page.get_by_test_id("bar")
    expect(bar).to_contain_text("Ann would like a pause.")
    bar.get_by_role("button", name="Agree").click()
    mine = ann.page.get_by_test_id("bar")
    expect(mine).to_contain_text("the clock stands still")
    left = mine.locator("time").inner_text()
    ann.page.wait_for_timeout(2_500)
    assert mine.locator("time").inner_text() == left
    bob.page.get_by_test_id("resume").click()
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text("Bob ends the pause")
    expect(mine).not_to_contain_text("the clock stands still")


def test_at_a_table_of_three_the_clock_stands_still_when_the_last_has_agreed(ann, guest):
    bob, cid = guest(), guest(phone=True)
    clock = {"kind": "bank", "seconds": 600}
    table = ann.opens(seats=[*SEATS, {"kind": "open"}], options={"first_player": "1"}, clock=clock)
    for one, name in ((bob, "Bob"), (cid, "Cid")):
        one.api("GET", "me")
        one.api("POST", f"tables/{table}/join", {"name": name})
    bars = []
    for one in (ann, bob, cid):
        one.goes("table", table)
        assert one.seq
        bars.append(one.page.get_by_test_id("bar"))
    ann.waits_for_turn()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_role("button", name="Ask for a pause").click()
    for bar in bars[1:]:
        expect(bar).to_contain_text("Ann would like a pause.")
    bars[1].get_by_role("button", name="Agree").click()
    expect(bars[1].get_by_role("button", name="Agree")).to_have_count(0)
    for bar in bars:
        expect(bar).not_to_contain_text("the clock stands still")
    bars[2].get_by_role("button", name="Agree").click()
    for bar in bars:
        expect(bar).to_contain_text("the clock stands still")


@pytest.mark.whole
def test_who_runs_out_of_time_loses_where_the_table_says_so_and_it_counts_nowhere(ann, guest):
    bob = guest()
    clock = {"kind": "bank", "seconds": 5, "at_zero": "lose"}
    table = ann.opens(seats=SEATS, options={"first_player": "1"}, clock=clock)
    for each in (ann, bob):  # before the clock runs, so that both see the end come
        each.goes("table", table)
        expect(each.page.get_by_test_id("terms")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_test_id("sit").click()
    for each in (ann, bob):
        end = each.page.get_by_test_id("end")
        expect(end).to_contain_text("Bob wins")
        expect(end).to_contain_text("Lost by the clock: Ann")
        expect(end).to_contain_text("it counts in no statistics")
        assert each.api("GET", "me/statistics")["games"] == []


@pytest.mark.whole
def test_of_three_who_let_their_banks_run_out_two_lose_and_all_see_who_has_won(ann, guest):
    bob, cid = guest(), guest(phone=True)
    clock = {"kind": "bank", "seconds": 5, "at_zero": "lose"}
    table = ann.opens(seats=[*SEATS, {"kind": "open"}], options={"first_player": "1"}, clock=clock)
    for each in (ann, bob, cid):  # before the clock runs, so that all see the end come
        each.api("GET", "me")
        each.goes("table", table)
        expect(each.page.get_by_test_id("terms")).to_be_visible()
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    cid.page.get_by_label("Your name").fill("Cid")
    cid.page.get_by_test_id("sit").click()
    for each in (ann, bob, cid):
        end = each.page.get_by_test_id("end")
        expect(end).to_contain_text("Cid wins")
        expect(end).to_contain_text("Lost by the clock: Ann, Bob")
        assert each.api("GET", "me/statistics")["games"] == []


@pytest.mark.whole
def test_of_three_a_bot_answers_for_each_whose_bank_runs_out_and_all_keep_their_seats(ann, guest):
    bob, cid = guest(), guest(phone=True)
    clock = {"kind": "bank", "seconds": 5, "at_zero": "bot"}
    table = ann.opens(seats=[*SEATS, {"kind": "open"}], options={"first_player": "1"}, clock=clock)
    for one, name in ((bob, "Bob"), (cid, "Cid")):
        one.api("GET", "me")
        one.api("POST", f"tables/{table}/join", {"name": name})
    for each in (ann, bob, cid):
        each.goes("table", table)
        assert each.seq
    for each in (ann, bob):
        log = each.page.get_by_role("region", name="Log")
        for name in ("Ann", "Bob", "Cid"):
            expect(log).to_contain_text(f"The time of {name} is up, and a bot answers")
    cid.page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=cid.seq)
    found = ann.api("GET", f"tables/{table}")
    assert [(seat["kind"], seat["handed"]) for seat in found["seats"]] == [("person", False)] * 3


@pytest.mark.whole
def test_days_are_shown_as_days(ann, guest):
    sits_down(ann, guest, clock={"kind": "turn", "seconds": 3 * DAY})
    expect(ann.page.get_by_role("list", name="Players").locator("time")).to_have_text("3 d 0 h")
    expect(ann.page.get_by_test_id("bar").locator("time")).to_have_text("2 d 23 h")


def test_leaving_asks_first(ann, guest):
    table, bob = sits_down(ann, guest)
    ann.waits_for_turn()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_role("button", name="Leave; a bot plays on").click()
    expect(ann.page.get_by_text("Leave this game?")).to_be_visible()
    ann.page.get_by_role("button", name="Stay").click()
    assert not ann.api("GET", f"tables/{table}")["seats"][0]["handed"]
    ann.page.get_by_role("button", name="Leave; a bot plays on").click()
    ann.page.get_by_role("button", name="Leave", exact=True).click()
    expect(ann.page.get_by_role("heading", name="Welcome")).to_be_visible()
    expect(bob.page.get_by_role("list", name="Players").get_by_role("img", name="bot")).to_be_visible()
    row = ann.page.get_by_role("listitem").filter(has_text="Sea Dragons").filter(has_text="Bob").first
    row.get_by_role("button").click()  # giving the game up asks, too
    expect(row).to_contain_text("Give this game up")
    row.get_by_role("button", name="Stay").click()
    assert ann.api("GET", f"tables/{table}")["status"] == "playing"
