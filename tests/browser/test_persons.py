"""Being somebody, with real browsers: passkeys by Chromium's virtual authenticator, codes, a second device, pages."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import play_together

NAMED = re.compile(r"Olena·[2-9b-z]{3}")


@pytest.fixture
def at_home(guest, house):
    """Somebody at localhost: a passkey belongs to a name, and 127.0.0.1 is none."""

    def make(**said):
        one = guest(**said)
        one.url = house.url.replace("127.0.0.1", "localhost")
        return one

    return make


def with_authenticator(one):
    """A device that makes passkeys and shows them without asking anybody."""
    session = one.context.new_cdp_session(one.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def named(one, name):
    one.page.get_by_label("Your name").first.fill(name)
    one.page.get_by_label("Your name").first.blur()


def kept_by_code(one, name):
    one.goes("keys")
    named(one, name)
    one.page.get_by_role("button", name="Keep me by a code").click()
    expect(one.page.get_by_test_id("recovery")).to_be_visible()
    return one.page.get_by_label("Recovery code", exact=True).input_value()


def test_a_guest_is_kept_by_a_passkey_and_comes_back_with_it(at_home):
    ann = at_home()
    session, device = with_authenticator(ann)
    table = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}], game="seadragons")
    ann.goes()
    ann.page.get_by_role("main").get_by_role("link", name="Keep me").click()
    named(ann, "Olena")
    ann.page.get_by_role("button", name="Keep me by a passkey").click()
    expect(ann.page.get_by_text(NAMED).first).to_be_visible()
    expect(ann.page.get_by_test_id("recovery")).to_be_visible()
    assert len(session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]) == 1
    ann.page.get_by_role("button", name="Sign out").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Guest")
    ann.goes("signin")
    ann.page.get_by_role("button", name="Sign in by a passkey").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(NAMED)
    assert table in [each["id"] for each in ann.api("GET", "me/tables")["tables"]]


def test_a_passkey_of_another_house_lets_nobody_in(at_home):
    ann = at_home()
    with_authenticator(ann)
    ann.goes("keys")
    named(ann, "Olena")
    ann.page.get_by_role("button", name="Keep me by a passkey").click()
    expect(ann.page.get_by_test_id("recovery")).to_be_visible()
    ann.page.get_by_role("button", name="Add a passkey").click()  # the device says that it has one already
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.api("POST", "me/recovery", {})
    ann.page.reload()
    ann.page.get_by_role("button", name="Drop this passkey").click()
    expect(ann.page.get_by_role("button", name="Drop this passkey")).to_have_count(0)
    ann.page.get_by_role("button", name="Sign out").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Guest")
    ann.goes("signin")
    ann.page.get_by_role("button", name="Sign in by a passkey").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("This passkey is not known here")
    ann.errors.clear()  # a browser says in its console that a request was refused; that is what happened


def test_a_link_brings_somebody_to_another_device(guest):
    ann, phone = guest(), guest(phone=True)
    ann.api("PUT", "me", {"name": "Olena"})
    ann.api("POST", "me/keep", {})
    ann.goes("keys")
    ann.page.get_by_role("button", name="Show the link").click()
    phone.page.goto(ann.page.get_by_label("Link for another device").input_value())
    phone.page.get_by_role("button", name="Go on here").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(NAMED)


@pytest.mark.whole
def test_a_code_and_a_link_bring_somebody_to_other_devices_and_sessions_end(guest):
    ann, phone, office = guest(), guest(phone=True), guest()
    code = kept_by_code(ann, "Olena")
    expect(ann.page.get_by_text("Passkeys need https or localhost")).to_have_count(0)
    ann.page.get_by_role("button", name="Show the link").click()
    link = ann.page.get_by_label("Link for another device").input_value()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_have_attribute("data-text", link)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Go on here").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(NAMED)
    assert "device" not in phone.page.url
    office.goes("signin")
    office.page.get_by_label("Recovery code").fill(code.upper())
    office.page.get_by_role("button", name="Sign in by the code").click()
    expect(office.page.get_by_text("You are Olena·")).to_be_visible()
    assert office.page.get_by_label("Recovery code", exact=True).input_value() not in (code, "")
    ann.page.reload()
    expect(ann.page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(3)
    ann.page.get_by_role("button", name="End all others").click()
    expect(ann.page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
    for other in (phone, office):
        other.goes("me")
        other.page.reload()
        expect(other.page.get_by_role("heading", level=1)).to_have_text("Guest")


def test_my_data_are_a_file_and_deleting_myself_asks_first(guest):
    ann = guest()
    kept_by_code(ann, "Olena")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="All of it as a file").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert data["people"][0]["name"] == "Olena"
    ann.page.get_by_role("button", name="Delete me").click()
    ann.page.get_by_role("button", name="Stay").click()
    assert ann.api("GET", "me")["name"] == "Olena"
    ann.page.get_by_role("button", name="Delete me").click()
    ann.page.get_by_role("button", name="Delete me for good").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Welcome to the hall")
    assert ann.api("GET", "me") == {"name": "", "mark": ""}


@pytest.mark.whole
def test_a_players_page_shows_games_ratings_and_the_way_to_the_replay(guest):
    ann, bob, stranger = guest(), guest(), guest(phone=True)
    for one, name in ((ann, "Olena"), (bob, "Borys")):
        one.api("PUT", "me", {"name": name})
        one.api("POST", "me/keep", {})
    table = ann.opens(seats=[{"kind": "me"}, {"kind": "open"}], options={"first_player": "1"})
    bob.api("POST", f"tables/{table}/join", {})
    play_together((ann, bob), table)
    mark = ann.api("GET", "me")["mark"]
    stranger.goes("player", mark)
    games = stranger.page.get_by_test_id("games").get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Borys")
    expect(games).to_contain_text("Who begins: ")
    expect(stranger.page.get_by_role("rowheader", name="Sea Dragons")).to_contain_text("with people")
    expect(stranger.page.get_by_role("img", name="How the rating in Sea Dragons went")).to_be_visible()
    stranger.page.get_by_label("Result").select_option("drawn")
    expect(games).to_have_text("No such games.")
    stranger.page.get_by_label("Result").select_option("all")
    games.get_by_role("link", name="Borys").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("Borys")
    stranger.page.get_by_role("link", name="Replay").click()
    expect(stranger.page.get_by_test_id("moment")).to_be_visible()
    stranger.goes("leaders", "seadragons")
    expect(stranger.page.get_by_role("row", name="Fledgling")).to_contain_text("1,500")
