"""Play with a friend: from the hall to two people at one table, and how the friend gets there."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PATIENCE, SECONDS
from tests.browser.house import ROOT
from tests.browser.meeting import meet, stands_in_the_hall
from tests.server.live import free_port
from wyrmhall.server.sharing import drawn

COUNT_CLICKS = """
  addEventListener('click', (event) => {
    if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
  }, true);
"""
CLICKS = "Number(sessionStorage.clicks ?? 0)"
NO_CLIPBOARD = """
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  window.tried = 0;
  document.execCommand = () => { window.tried += 1; return window.lets ?? false; };
"""
SHARE_SHEET = "navigator.share = async (said) => { window.shared = said; };"


def invites(ann, game="seadragons"):
    """From the hall to a waiting room; gives the link."""
    ann.goes()
    ann.page.get_by_test_id(f"friend-{game}").click()
    return ann.page.get_by_test_id("link").input_value()


def test_two_friends_play_after_two_clicks_each(ann, guest):
    """How many seconds it takes, `dev.py bench pages` measures."""
    bob = guest()
    for each in (ann, bob):
        each.context.add_init_script(COUNT_CLICKS)
    stands_in_the_hall(ann)
    meet(ann, bob)
    expect(ann.page.get_by_role("list", name="Players")).to_contain_text("Bob")
    assert ann.page.evaluate(CLICKS) == bob.page.evaluate(CLICKS) == 2


@pytest.mark.parametrize(
    "game", ["wyrmspan", *[pytest.param(game, marks=pytest.mark.whole) for game in ("flamecraft", "worms")]]
)
def test_every_plate_leads_to_a_table_for_two_that_strangers_do_not_find(ann, guest, game):
    link = invites(ann, game)
    table = ann.api("GET", f"tables/{link.rsplit('/', 1)[-1]}")
    assert (table["game"], table["players"], table["listed"]) == (game, 2, False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]


@pytest.mark.whole
def test_the_loudest_button_of_the_owner_is_never_the_friends_seat(ann):
    invites(ann)
    strong = ann.page.locator("main button.strong")
    expect(strong).to_have_count(1)
    expect(strong).to_have_text("Copy link")
    expect(ann.page.get_by_test_id("sit")).to_have_count(0)


def test_at_the_door_a_guest_sees_what_is_played_and_gives_a_name(ann, guest):
    options = {"first_player": "1"}
    clock = {"kind": "bank", "seconds": 300, "increment": 10, "at_zero": "lose"}
    table = ann.opens(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], options=options, clock=clock)
    bob = guest()
    bob.goes("table", table)
    terms = bob.page.get_by_test_id("terms")
    expect(terms).to_contain_text("Who begins")
    expect(terms).to_contain_text(
        "5 minutes for the whole game; 10 seconds more after each turn; at zero the game is lost"
    )
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_test_id("prompt")).to_contain_text("Waiting for Ann")
    assert [seat["name"] for seat in bob.api("GET", f"tables/{table}")["seats"]] == ["Ann", "Bob"]


def test_copying_tells_the_truth_where_the_clipboard_is_closed(ann):
    ann.context.add_init_script(NO_CLIPBOARD)
    invites(ann)
    copy = ann.page.get_by_role("button", name="Copy link")
    copy.click()
    expect(ann.page.get_by_text("copy it with Ctrl+C")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Copied")).to_have_count(0)
    assert ann.page.evaluate("getSelection().toString()") == ann.page.get_by_test_id("link").input_value()
    ann.page.evaluate("window.lets = true")  # the older way works, as on plain http
    copy.click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    expect(ann.page.get_by_text("copy it with Ctrl+C")).to_have_count(0)
    assert ann.page.evaluate("window.tried") == 2


@pytest.mark.whole
def test_the_share_sheet_of_the_system_gets_the_link_and_the_code_holds_it(ann):
    ann.context.add_init_script(SHARE_SHEET)
    link = invites(ann)
    ann.page.get_by_role("button", name="Share").click()
    assert ann.page.evaluate("window.shared.url") == link
    assert "Sea Dragons" in ann.page.evaluate("window.shared.text")
    expect(ann.page.get_by_test_id("qr")).to_have_attribute("data-text", link)


def test_on_loopback_the_page_says_that_the_link_works_on_this_machine_only(ann):
    invites(ann)
    expect(ann.page.get_by_test_id("only-here")).to_have_text("This link works on this machine only.")
    expect(ann.page.get_by_test_id("share")).to_have_count(0)  # a server for others is not opened by a page


@pytest.mark.whole
def test_bots_take_the_seats_for_which_nobody_comes(ann, guest):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    table = ann.opens(seats=seats)
    bob = guest()
    bob.goes("table", table)
    bob.page.get_by_test_id("sit").click()
    expect(bob.page.get_by_test_id("fill")).to_have_count(0)
    ann.goes("table", table)
    ann.page.get_by_test_id("fill").click()
    assert ann.seq
    kinds = [seat["kind"] for seat in ann.api("GET", f"tables/{table}")["seats"]]
    assert kinds == ["person", "person", "bot", "bot"]


def sits(one, link, name):
    one.page.goto(link)
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_test_id("sit").click()


def test_three_friends_and_a_bot_play_at_a_table_that_was_opened_from_a_plate(ann, guest):
    """The plate opens two seats; the owner says how many play, and bots take what is left, not a friend."""
    bob, cid = guest(), guest(phone=True)
    link = invites(ann)
    ann.page.get_by_test_id("how-many").select_option("4")
    seats = ann.page.locator("main .seats li")
    expect(seats).to_have_count(4)
    sits(bob, link, "Bob")
    expect(bob.page.get_by_text("The game starts when every seat is taken.")).to_be_visible()
    expect(bob.page.get_by_test_id("how-many")).to_have_count(0)
    sits(cid, link, "Cid")
    for one in (ann, bob, cid):
        expect(one.page.locator("main .seats li")).to_contain_text(["", "Bob", "Cid", "Open seat"])
    assert ann.page.get_by_test_id("how-many").locator("option").all_inner_texts() == [
        "4",
        "5",
    ]  # not fewer than sit there
    ann.page.get_by_test_id("fill").click()
    for one in (ann, bob, cid):
        assert one.seq
    kinds = [seat["kind"] for seat in ann.api("GET", f"tables/{link.rsplit('/', 1)[-1]}")["seats"]]
    assert kinds == ["person", "person", "person", "bot"]


def test_who_is_there_starts_without_those_who_do_not_come(ann, guest):
    bob = guest()
    link = invites(ann)
    ann.page.get_by_test_id("how-many").select_option("3")
    expect(ann.page.get_by_test_id("start-now")).to_have_count(0)
    sits(bob, link, "Bob")
    ann.page.get_by_test_id("start-now").click()
    assert ann.seq == bob.seq == "0"
    assert ann.api("GET", f"tables/{link.rsplit('/', 1)[-1]}")["players"] == 2


def test_a_guest_who_waits_can_stand_up_again_in_the_room_and_in_the_hall(ann, guest):
    """Whoever waits at too many tables may sit down at no other: so there is a way out of each."""
    bob = guest()
    bob.api("PUT", "me", {"name": "Bob"})
    tables = [ann.opens(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]) for _ in range(2)]
    for table in tables:
        bob.api("POST", f"tables/{table}/join", {})
    bob.goes("table", tables[0])
    bob.page.get_by_role("button", name="Stand up").click()
    expect(bob.page.get_by_role("heading", name="Welcome")).to_be_visible()
    bob.page.get_by_role("button", name="Stand up").click()
    expect(bob.page.get_by_role("button", name="Stand up")).to_have_count(0)
    for table in tables:
        assert [seat["kind"] for seat in ann.api("GET", f"tables/{table}")["seats"]] == ["person", "open", "open"]
    ann.goes("table", tables[0])
    expect(ann.page.get_by_test_id("fill")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Stand up")).to_have_count(0)  # she closes it instead


@pytest.mark.whole
def test_closing_a_table_asks_first(ann):
    invites(ann)
    ann.page.get_by_role("button", name="Close this table").click()
    ann.page.get_by_role("button", name="Stay").click()
    ann.page.get_by_role("button", name="Close this table").click()
    ann.page.get_by_role("group").get_by_role("button", name="Close this table").click()
    expect(ann.page.get_by_role("heading", name="Welcome")).to_be_visible()


@pytest.fixture
def shared(tmp_path, house):
    """`wyrmhall play --share` at an address of loopback that stands for the local network."""
    port, other = free_port(), "127.0.0.2"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    command = ["play", "--no-browser", "--port", str(port), "--share", "--address", other]
    said = tmp_path / "said"
    with said.open("w") as file:
        process = subprocess.Popen([sys.executable, "-m", "wyrmhall", *command], env=environment, cwd=ROOT, stderr=file)
    deadline = time.monotonic() + PATIENCE / SECONDS
    while "Others in your network" not in said.read_text("utf-8"):
        assert process.poll() is None, "the command has ended"
        assert time.monotonic() < deadline, "the command does not say where others can come"
        time.sleep(0.05)
    yield f"http://localhost:{port}/", f"http://{other}:{port}/", said
    process.send_signal(signal.SIGINT)
    process.wait(20)


def is_reached(url):
    try:
        urllib.request.urlopen(url + "healthz", timeout=5).close()
    except urllib.error.HTTPError:
        raise
    except OSError:
        return False
    return True


@pytest.mark.whole
def test_a_shared_game_is_reached_by_others_as_long_as_the_one_at_the_machine_wants_it(guest, shared):
    here, there, said = shared
    assert f"Others in your network come to {there}\n{drawn(there)}" in said.read_text("utf-8")
    ann, bob = guest(), guest()
    ann.url, bob.url = here, there
    link = invites(ann)
    assert link.startswith(there)
    expect(ann.page.get_by_test_id("only-here")).to_have_count(0)
    bob.page.goto(link)
    bob.page.get_by_test_id("sit").click()
    assert ann.seq == bob.seq == "0"
    ann.api("PUT", "me", {"name": "Ann"})
    ann.api("POST", "me/keep", {})
    ann.goes("keys")
    ann.page.reload()  # it was kept behind this page's back
    ann.page.get_by_role("button", name="Show the link").click()
    field = ann.page.get_by_label("Link for another device")
    expect(field).to_have_value(re.compile(re.escape(f"{there}device#") + r"\w+"))
    ann.goes("club", ann.api("POST", "clubs", {"name": "Friday", "game": "seadragons"})["club"])
    expect(ann.page.get_by_test_id("link")).to_have_value(re.compile(re.escape(f"{there}club/")))
    bob.goes()
    expect(bob.page.get_by_role("heading", name="Welcome")).to_be_visible()
    expect(bob.page.get_by_test_id("share")).to_have_count(0)
    refused = bob.context.request.put(f"{there}api/share", data={"on": False})
    assert (refused.status, refused.json()["code"]) == (403, "not-operator")
    ann.goes()
    switch = ann.page.get_by_test_id("share")
    expect(switch).to_be_checked()
    expect(ann.page.get_by_test_id("qr")).to_be_visible()
    switch.uncheck()
    expect(ann.page.get_by_test_id("qr")).to_have_count(0)
    assert not is_reached(there)
    assert is_reached(here)
    switch.check()
    expect(ann.page.get_by_test_id("qr")).to_be_visible()
    assert is_reached(there)
    bob.errors.clear()  # that the server was not there for a while
