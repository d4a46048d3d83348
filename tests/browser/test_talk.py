"""People talk in real browsers: two who play, one who looks on, and what each of them reads."""

import re

import pytest
from playwright.sync_api import expect

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


@pytest.fixture
def three(ann, guest):
    """Ann, who begins, and Bob at a table, and Eve who looks on; all with its page open."""
    bob, eve = guest(), guest()

    def make(**said):
        table = ann.opens(seats=SEATS, options={"first_player": "1"}, **said)
        bob.api("GET", "me")
        bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
        for each in (ann, bob, eve):
            each.goes("table", table)
            assert each.seq
        return table, bob, eve

    return make


def opens_talk(guest):
    guest.page.get_by_test_id("talk-tab").click()
    return guest.page.get_by_test_id("talk")


def says(guest, text):
    field = guest.page.get_by_test_id("talk").get_by_role("textbox")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_players_talk_and_spectators_apart(ann, three):
    _, bob, eve = three()
    pane = opens_talk(ann)
    says(ann, "<b>Good luck!</b>")
    tab = bob.page.get_by_test_id("talk-tab")
    expect(tab).to_have_text(re.compile(r"Talk\s*1"))
    his, hers = opens_talk(bob), opens_talk(eve)
    for each in (his, hers):
        expect(each.locator("[data-line]")).to_have_text(
            re.compile(r"Ann.*<b>Good luck!</b>")
        )  # text, whatever it says
    says(eve, "he will lose")
    expect(hers).to_contain_text("Only those who look on read you")
    expect(hers.locator("[data-line]")).to_have_count(2)
    says(bob, "You too")
    for each in (pane, his):
        expect(each.locator("[data-line]")).to_have_count(2)
        expect(each).not_to_contain_text("he will lose")
    expect(hers.locator("[data-line]")).to_have_count(3)


@pytest.mark.whole
def test_a_sign_is_seen_at_the_seat_of_who_gave_it_and_a_nudge_reaches_whoever_is_waited_for(ann, three):
    _, bob, eve = three()
    opens_talk(bob).get_by_role("button", name="Well played!").click()
    expect(ann.page.get_by_role("list", name="Players").get_by_role("img", name="Well played!")).to_be_visible()
    expect(opens_talk(eve)).to_contain_text("Well played!")
    expect(opens_talk(ann).get_by_role("group", name="Signs").get_by_role("button")).to_have_count(8)
    bob.page.get_by_test_id("nudge").click()
    expect(ann.page.get_by_test_id("talk")).to_contain_text("nudges Ann")
    bob.page.get_by_test_id("nudge").click()
    expect(bob.page.get_by_test_id("talk")).to_contain_text("You have nudged just now")


@pytest.mark.whole
def test_somebody_is_muted_here_blocked_everywhere_or_reported(ann, three):
    table, bob, _ = three()
    opens_talk(bob)
    says(bob, "nasty")
    pane = opens_talk(ann)
    line = pane.locator("[data-line]").filter(has_text="nasty")
    line.get_by_role("button", name="Bob").click()
    line.get_by_role("button", name="Report", exact=True).click()
    line.get_by_label("What is wrong with it?").fill("not nice")
    line.get_by_role("button", name="Send the report").click()
    expect(pane).to_contain_text("The operator of this server will see this line")
    line.get_by_role("button", name="Bob").click()
    line.get_by_role("button", name="Mute here").click()
    expect(line).to_have_count(0)
    pane.get_by_role("button", name="Hear everybody again").click()
    line.get_by_role("button", name="Bob").click()
    line.get_by_role("button", name="Block everywhere").click()
    expect(line).to_have_count(0)
    ann.page.reload()
    opens_talk(ann)
    says(ann, "quiet now")
    expect(ann.page.get_by_test_id("talk").locator("[data-line]")).to_have_count(1)
    ann.goes("settings")
    blocked = ann.page.get_by_role("listitem").filter(has_text="Bob")
    blocked.get_by_role("button", name="Hear again").click()
    expect(blocked).to_have_count(0)
    assert len(ann.api("GET", f"tables/{table}/talk")["lines"]) == 2


def test_who_never_says_a_word_is_muted_reported_and_blocked_from_their_side_of_the_table(ann, three):
    _, bob, _ = three()
    ann.page.locator("[data-player='1']").click()
    side = ann.page.get_by_role("dialog", name="Bob")
    side.get_by_role("button", name="Report", exact=True).click()
    side.get_by_label("What is wrong with it?").fill("never moves")
    side.get_by_role("button", name="Send the report").click()
    expect(side.get_by_role("status")).to_have_text("The operator of this server will see it. Thank you.")
    side.get_by_role("button", name="Mute here").click()
    ann.page.keyboard.press("Escape")
    pane = opens_talk(ann)
    opens_talk(bob)
    says(bob, "nasty")
    says(ann, "hello")
    expect(pane.locator("[data-line]")).to_have_count(1)
    pane.get_by_role("button", name="Hear everybody again").click()
    expect(pane.locator("[data-line]")).to_have_count(2)
    ann.page.locator("[data-player='1']").click()
    side.get_by_role("button", name="Block everywhere").click()
    expect(side.get_by_role("status")).to_contain_text("Blocked.")
    ann.page.keyboard.press("Escape")
    expect(pane.locator("[data-line]")).to_have_count(1)
    assert [each["name"] for each in ann.api("GET", "me/blocks")["blocks"]] == ["Bob"]
    bob.page.locator("[data-player='0']").click()
    expect(bob.page.get_by_role("dialog", name="Ann").get_by_role("button", name="Mute here")).to_be_visible()


@pytest.mark.whole
def test_talk_is_off_by_the_word_of_the_table_or_of_the_reader(ann, guest, three):
    three(talk="none")
    expect(ann.page.get_by_test_id("talk-tab")).to_have_count(0)
    _, bob, _ = three(talk="signs")
    pane = opens_talk(ann)
    expect(pane.get_by_role("textbox")).to_have_count(0)
    pane.get_by_role("button", name="Hello!").click()
    expect(opens_talk(bob)).to_contain_text("Hello!")
    bob.page.get_by_test_id("menu").click()
    bob.page.get_by_label("Read what people say").uncheck()
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_test_id("talk-tab")).to_have_count(0)


@pytest.mark.whole
def test_spectators_are_counted_and_named_if_they_like(ann, three):
    table, bob, eve = three()
    for each in (ann, bob, eve):
        expect(each.page.get_by_test_id("company")).to_have_text(re.compile(r"1 watching$"))
    eve.api("PUT", "me", {"name": "Eve"})
    eve.goes("settings")
    eve.page.get_by_label("Show my name when I watch").check()
    expect(ann.page.get_by_test_id("company")).to_have_count(0)
    eve.goes("table", table)
    for each in (ann, bob, eve):
        expect(each.page.get_by_test_id("company")).to_have_text(re.compile(r"1 watching: Eve$"))


@pytest.mark.whole
def test_a_rematch_is_offered_accepted_and_begins_for_both(ann, guest):
    bob = guest()
    table = ann.opens("worms", seats=SEATS, clock={"kind": "bank", "seconds": 3, "at_zero": "lose"})
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    while ann.api("GET", f"tables/{table}")["status"] != "over":
        ann.page.wait_for_timeout(100)
    for each in (ann, bob):
        each.goes("table", table)
        each.page.get_by_role("button", name="Result").click()
    ann.page.get_by_role("button", name="Offer a rematch").click()
    expect(ann.page.get_by_test_id("end")).to_contain_text("Waiting for Bob")
    expect(bob.page.get_by_test_id("end")).to_contain_text("Ann would like to play again.")
    bob.page.get_by_role("button", name="No, thank you").click()
    expect(ann.page.get_by_test_id("end")).to_contain_text("Bob would rather not play again.")
    bob.page.get_by_test_id("rematch").click()
    expect(ann.page.get_by_test_id("end")).to_contain_text("Bob would like to play again.")
    ann.page.get_by_role("button", name="Accept").click()
    for each in (ann, bob):
        each.page.wait_for_url(lambda url: table not in url and "/t/" in url)
        assert each.seq
    new = ann.page.url.rsplit("/", 1)[-1]
    deal = ann.api("GET", f"tables/{new}/deal")
    assert len(deal["commitments"]) == 2
    bob.goes("table", table)  # who comes back to look at the result stays there
    expect(bob.page.get_by_role("button", name="Result")).to_be_visible()
    assert table in bob.page.url


@pytest.mark.whole
def test_on_a_phone_talk_is_behind_a_button_that_counts_what_is_new(guest, ann):
    bob = guest(phone=True)
    table = ann.opens(seats=SEATS)
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    for each in (ann, bob):
        each.goes("table", table)
        assert each.seq
    opens_talk(ann)
    says(ann, "hello there")
    button = bob.page.get_by_test_id("talk-button")
    expect(button.locator("..")).to_have_text("1")
    button.tap()
    expect(bob.page.get_by_test_id("talk")).to_contain_text("hello there")
    says(bob, "hi")
    bob.page.keyboard.press("Escape")
    expect(button.locator("..")).to_have_text("")
    expect(ann.page.get_by_test_id("talk")).to_contain_text("hi")
