"""Told of one's turn by a letter or a webhook: the forms of the settings and the pages behind the links of letters."""

import email
import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_persons import named
from tests.server.live import until
from tests.server.test_coming_back import Maker, PostOffice

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


@pytest.fixture
def office():
    made = PostOffice()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def hook():
    made = Maker()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def telling(house, tmp_path, office, hook):
    """A house that sends letters and calls webhooks; the other one only to have the client built."""
    made = House(tmp_path)
    said = {
        "SMTP": f"smtp://127.0.0.1:{office.server_address[1]}",
        "MAIL_FROM": "hall@hall.example",
        "PUBLIC_URL": made.url,
        "WEBHOOK_HOSTS": hook.host,
    }
    made.environment |= {f"WYRMHALL_{name}": value for name, value in said.items()}
    made.start()
    yield made
    made.stop()


@pytest.fixture
def people(guest, telling):
    """Ann, Bob, and Bob's telephone, which is signed in nowhere."""
    made = [guest(), guest(), guest(phone=True)]
    for one in made:
        one.url = telling.url
    for one, name in zip(made, ("Ann", "Bob"), strict=False):
        one.api("PUT", "me", {"name": name})
    return made


def text_of(letter: str) -> str:
    return email.message_from_string(letter).get_payload(decode=True).decode()


def link_in(letter: str, before: str = "mail#") -> str:
    return re.search(rf"http://\S+/{before}\S+", text_of(letter))[0]


def waits_for_bob(ann: Guest, bob: Guest) -> str:
    """A new table where Ann has played until Bob is asked, who looks at something else."""
    table = ann.opens(seats=SEATS, options={"first_player": "1"})
    bob.api("POST", f"tables/{table}/join", {})
    while (state := ann.api("GET", f"tables/{table}/state"))["decisions"][0]["seat"] == 0:
        option = state["decisions"][0]["options"][-1]["option"]
        ann.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option})
    return table


def test_an_address_is_confirmed_at_another_device_told_of_a_turn_and_stopped_by_the_link_in_the_letter(people, office):
    ann, bob, phone = people
    bob.goes("settings")
    ways = bob.page.get_by_role("region", name="Tell me of my turn while I am away")
    ways.get_by_label("E-mail").fill("bob@post.example")
    ways.get_by_role("button", name="Use this address").click()
    expect(ways.get_by_role("status")).to_contain_text("A letter with a link is on its way")
    expect(ways).to_contain_text("not confirmed yet")
    [(to, letter)] = office.letters
    assert to == "bob@post.example"
    phone.page.goto(link_in(letter))
    expect(phone.page.get_by_role("status")).to_have_text(
        "The address is confirmed. You will be told of your turn there."
    )
    bob.page.reload()
    expect(ways.get_by_text("confirmed", exact=True)).to_be_visible()
    table = waits_for_bob(ann, bob)
    until(lambda: len(office.letters) == 2, "the letter comes")
    bob.page.goto(link_in(office.letters[1][1], "t/"))
    assert bob.page.url.endswith(f"/t/{table}")
    assert bob.waits_for_turn()
    phone.page.goto("about:blank")
    phone.page.goto(link_in(office.letters[1][1], "mail#stop/"))
    expect(phone.page.get_by_role("status")).to_have_text("No more letters will come.")
    bob.goes("settings")
    expect(ways.get_by_label("E-mail")).to_have_value("")
    phone.page.goto("about:blank")
    phone.page.goto(link_in(letter))  # a link confirms once
    expect(phone.page.get_by_role("alert")).to_be_visible()
    phone.errors.clear()  # a browser says in its console that a request was refused; that is what happened


def test_a_webhook_is_set_in_the_settings_called_when_it_is_ones_turn_and_kept_when_the_name_changes(people, hook):
    ann, bob, _ = people
    bob.goes("settings")
    ways = bob.page.get_by_role("region", name="Tell me of my turn while I am away")
    field, save = ways.get_by_label("Webhook"), ways.get_by_role("button", name="Save")
    field.fill("http://elsewhere.example/turn")
    save.click()
    expect(ways.get_by_role("alert")).to_be_visible()
    bob.errors.clear()  # that this was refused
    field.fill(f"http://{hook.host}/turn")
    save.click()
    expect(ways.get_by_role("status")).to_have_text("Saved.")
    # A name that is given before the page has heard who one is: it knew of no webhook then, and took it away.
    bob.page.route("**/api/me?*", lambda route: route.abort() if route.request.method == "GET" else route.continue_())
    bob.page.route("**/api/me", lambda route: route.abort())
    bob.goes()
    bob.page.reload()
    named(bob, "Borys")
    until(lambda: bob.api("GET", "me")["name"] == "Borys", "the new name is kept")
    bob.errors.clear()  # that nothing was heard
    table = waits_for_bob(ann, bob)
    until(lambda: hook.got, "the webhook is called")
    assert table in json.dumps(json.loads(hook.got[0][1]))
    bob.page.unroute_all()
    bob.goes("settings")
    bob.page.reload()
    expect(field).to_have_value(f"http://{hook.host}/turn")
    field.fill("")
    save.click()
    expect(ways.get_by_role("status")).to_have_text("Saved.")
    assert bob.api("GET", "me/ways")["webhook"] == ""
