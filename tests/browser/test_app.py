"""The hall as an app: real addresses, what is read without a line, word of one's turn, and the page of the host."""

import json
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.test_persons import at_home, named, with_authenticator  # noqa: F401  # a fixture among them
from tests.browser.test_screenshots import AXE, RUN_AXE
from tests.server.live import until
from tests.server.test_coming_back import Browser, Maker

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) found.push([url, await (await cache.match(url)).text()]);
  }
  return found;
}"""
"""All that the service worker keeps: addresses and texts."""
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, data }) => [title, body, data]);
}"""


def has_no_violation(one):
    one.page.locator("main").first.wait_for()  # a page that is still fetched has neither
    one.page.locator("h1").first.wait_for()
    if not one.page.evaluate("'axe' in window"):
        one.page.add_script_tag(path=AXE)
    found = one.page.evaluate(RUN_AXE)["violations"]
    assert not found, json.dumps([(each["id"], [node["html"] for node in each["nodes"]]) for each in found], indent=1)


def test_addresses_are_real_and_old_links_go_on_working(guest, house):
    ann = guest()
    table = ann.opens()
    ann.page.goto(f"{house.url}rules/wyrmspan/WS-EXC-03")
    expect(ann.page.locator("#WS-EXC-03, [data-clause='WS-EXC-03']").first).to_be_visible()
    expect(ann.page).to_have_title(re.compile("WS-EXC-03 – Rules – Wyrmspan – Wyrmhall"))
    ann.page.get_by_role("link", name="Settings").click()
    expect(ann.page).to_have_url(f"{house.url}settings")
    ann.page.go_back()
    expect(ann.page).to_have_url(f"{house.url}rules/wyrmspan/WS-EXC-03")
    ann.page.goto("about:blank")
    ann.page.goto(f"{house.url}#/table/{table}")  # as links were written before
    expect(ann.page.get_by_test_id("prompt")).to_be_visible()
    expect(ann.page).to_have_url(f"{house.url}t/{table}")
    ann.page.reload()
    expect(ann.page.get_by_test_id("prompt")).to_be_visible()
    # Another game waits for me, here and in the hall.
    expect(ann.page.get_by_test_id("next-game")).to_have_count(0)
    other = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}])
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ann.page.get_by_test_id("next-game").get_by_role("link").click()
    expect(ann.page).to_have_url(f"{house.url}t/{other}")
    secret = ann.api("POST", f"tables/{other}/seats/0/link")["secret"]
    bob = guest()
    bob.page.goto(f"{house.url}#/table/{other}/0/{secret}")
    expect(bob.page).to_have_url(f"{house.url}t/{other}#0/{secret}")  # the secret stays where no server reads it
    expect(bob.page.locator("[data-mine]").first).to_be_attached()


def test_rules_lessons_and_library_are_read_without_a_line_and_nothing_personal_is_kept(guest, house):
    ann = guest(service_workers="allow")
    ann.goes()
    named(ann, "Olena")
    last = "worms/cards?lang=en"  # the last of the last list
    until(lambda: [url for url, _ in ann.page.evaluate(KEPT) if url.endswith(last)], "all of it is kept", 60)
    browser = ann.context.new_cdp_session(ann.page)
    wrong = {each["errorId"] for each in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}, "the app can be installed, but not from a window that forgets"
    assert browser.send("Page.getAppManifest")["errors"] == []
    kept = ann.page.evaluate(KEPT)
    data = (
        r"api/(house|games/[a-z]+/(clauses|cards|howto|lessons|lesson-texts|papers))\?lang=en|kept\?lang=en&day=[0-9-]+"
    )
    public = re.compile(rf"(|favicon\.svg|manifest\.webmanifest|assets/[^?]+|{data})")
    assert not [url for url, _ in kept if not public.fullmatch(url.removeprefix(house.url))]
    assert not [url for url, text in kept if "Olena" in text]
    house.die()
    try:
        for page, there in (("rules/worms", "h1"), ("library/worms", "h1"), ("learn/wyrmspan", "h1")):
            ann.page.goto(house.url + page)
            expect(ann.page).to_have_url(house.url + page)
            expect(ann.page.locator(there).first).to_be_visible()
        ann.page.get_by_text("First turns").first.click()
        lesson = ann.page.get_by_test_id("read-lesson")
        expect(lesson.get_by_role("heading", name="First turns")).to_be_visible()
        assert lesson.get_by_role("listitem").count() > 5
    finally:
        house.start()
    # The server is back: it gives the page of its own build, and the lesson is played.
    expect(ann.page.get_by_test_id("lesson-text")).to_be_visible()
    expect(lesson).to_have_count(0)
    assert ann.api("GET", "me")["name"] == "Olena"
    ann.errors.clear()  # of the line that was down


@pytest.fixture
def maker(house):
    """The maker of a browser, at an address that the house of these tests allows."""
    made = Maker(house.push_port)
    yield made
    made.shutdown()
    made.server_close()


SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true };
  PushManager.prototype.getSubscription = async () => (window.subscribed ? made : null);
  PushManager.prototype.subscribe = async () => { window.subscribed = true; return made; };
}"""
"""A browser whose maker is ours; everything else of it is real."""
MOVED = """([old, { endpoint, p256dh, auth }]) => {
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  const said = { oldSubscription: { endpoint: old }, newSubscription: made };
  self.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), said));
}"""


@pytest.mark.whole
def test_a_closed_page_is_told_of_the_turn_and_the_notification_leads_there(guest, house, maker):
    ann, bob = guest(service_workers="allow", permissions=["notifications"]), guest()
    device = Browser(maker)
    ann.page.add_init_script(f"({SUBSCRIBED})({json.dumps(device.said)})")
    table = ann.opens(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    bob.api("GET", "me")
    bob.api("POST", f"tables/{table}/join", {"name": "Bob"})
    ann.goes("settings")
    ann.page.get_by_test_id("push").click()
    expect(ann.page.get_by_text("1 device")).to_be_visible()
    has_no_violation(ann)
    while not maker.got:
        for one in (ann, bob):
            state = one.api("GET", f"tables/{table}/state")
            asked = [each for each in state["decisions"] if each["seat"] == state["seat"]]
            if asked and not (one is ann and state["step"] > 4):
                option = asked[0]["options"][0]["option"]
                one.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option})
    said = device.reads()[-1]
    assert said.pop("waiting") in (0, 1)  # it may have been answered meanwhile
    assert said == {"title": "Sea Dragons", "body": "It is your turn.", "path": f"t/{table}", "tag": table}
    said["waiting"] = 1
    session = ann.context.new_cdp_session(ann.page)
    known = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    ann.page.wait_for_function("navigator.serviceWorker.controller !== null")
    until(lambda: ann.page.evaluate("1") and known, "the browser tells of the registration", 30)
    message = {"origin": house.url.rstrip("/"), "registrationId": known[-1]["registrationId"], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", message)
    assert until(lambda: ann.page.evaluate(SHOWN), "the notification is shown", 30) == [
        ["Sea Dragons", "It is your turn.", f"t/{table}"]
    ]
    # The browser changes the address of this device, as it may at any time: the server is told.
    moved = {**device.said, "endpoint": device.said["endpoint"] + "-moved"}
    ann.context.service_workers[0].evaluate(MOVED, [device.said["endpoint"], moved])
    until(lambda: ann.api("GET", "me/data")["subscriptions"][0]["endpoint"] == moved["endpoint"], "it is told", 30)
    assert ann.api("GET", "me/ways")["devices"] == 1
    ann.context.service_workers[0].evaluate(MOVED, [moved["endpoint"], device.said])
    until(lambda: ann.api("GET", "me/data")["subscriptions"][0]["endpoint"] != moved["endpoint"], "and back", 30)
    ann.page.get_by_test_id("push").click()
    expect(ann.page.get_by_text("no devices")).to_be_visible()


BADGES = """() => {
  window.badges = [];
  navigator.setAppBadge = async (n) => { window.badges.push(n); };
  navigator.clearAppBadge = async () => { window.badges.push(0); };
}"""
"""A system that shows a number on the app's sign."""


@pytest.mark.whole
def test_of_three_each_is_told_of_their_own_turn_alone(guest, maker):
    """Bob has closed the page and is told by push, Cid reads in the hall, where button and badge come and go."""
    ann, bob, cid = guest(), guest(service_workers="allow", permissions=["notifications"]), guest(phone=True)
    device = Browser(maker)
    bob.page.add_init_script(f"({SUBSCRIBED})({json.dumps(device.said)})")
    cid.page.add_init_script(f"({BADGES})()")
    three = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    table = ann.opens(seats=three, options={"first_player": "1"})
    for one, name in ((bob, "Bob"), (cid, "Cid")):
        one.api("GET", "me")
        one.api("POST", f"tables/{table}/join", {"name": name})
    bob.goes("settings")
    bob.page.get_by_test_id("push").click()
    expect(bob.page.get_by_text("1 device")).to_be_visible()
    bob.page.goto("about:blank")
    cid.goes("")
    waits = cid.page.get_by_test_id("next-game")

    def plays(one, seat):
        while (state := one.api("GET", f"tables/{table}/state"))["decisions"][0]["seat"] == seat:
            option = state["decisions"][0]["options"][0]["option"]
            one.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option})

    plays(ann, 0)
    until(lambda: maker.got, "Bob's device is told", 30)
    assert [(said["path"], said["tag"]) for said in device.reads()] == [(f"t/{table}", table)]
    expect(waits).to_have_count(0)
    assert not any(cid.page.evaluate("window.badges"))
    bob.goes("table", table)
    bob.waits_for_turn()  # who looks on is not told
    plays(bob, 1)
    bob.page.goto("about:blank")
    cid.page.reload()  # as it is told while a page is open, tests of the client show
    expect(waits).to_be_visible()
    cid.page.wait_for_function("window.badges.at(-1) === 1")
    waits.get_by_role("link").click()
    cid.waits_for_turn()
    plays(cid, 2)
    cid.goes("")
    expect(waits).to_have_count(0)
    cid.page.wait_for_function("window.badges.at(-1) === 0")
    assert len(device.reads()) == 1, "Ann's turn and Cid's are no business of Bob's"


@pytest.mark.whole
def test_the_hosts_page_opens_to_an_operator_who_shows_a_passkey(at_home, guest, house):  # noqa: F811
    ann, eve = at_home(), guest()
    with_authenticator(ann)
    eve.goes()
    named(eve, "Rude")
    ann.goes("keys")
    named(ann, "Olena")
    ann.page.get_by_role("button", name="Keep me by a passkey").click()
    called = ann.page.get_by_text(re.compile(r"Olena·[2-9b-z]{3}")).first.inner_text()
    ann.goes("host")
    expect(ann.page.get_by_text("for the operators")).to_be_visible()
    command = [sys.executable, "-m", "wyrmhall", "admin", "operator", called.replace("·", "#")]
    subprocess.run(command, env=house.environment, check=True, capture_output=True)
    ann.goes("settings")
    ann.page.get_by_role("link", name="The host").click()
    ann.page.get_by_role("button", name="Show my passkey").click()
    ann.page.get_by_label("Name, mark or id").fill("Rude")
    ann.page.get_by_label("Name, mark or id").press("Enter")
    person = ann.page.get_by_test_id("host-persons").get_by_role("listitem").filter(has_text="Rude").first
    person.get_by_role("button", name="Decide").click()
    has_no_violation(ann)
    person.get_by_label("Name").fill("Polite")
    person.get_by_role("button", name="Rename").click()
    expect(ann.page.get_by_text("Done.")).to_be_visible()
    assert eve.api("GET", "me")["name"] == "Polite"
    # Deleting asks first, of a person and of a table.
    table = eve.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ann.page.get_by_label("Id, game or name").fill(table)
    ann.page.get_by_label("Id, game or name").press("Enter")
    shown = ann.page.get_by_test_id("host-tables").locator(f"li:has(a[href$='{table}'])")
    delete = shown.get_by_role("button", name="Delete", exact=True)
    delete.click()
    ann.page.get_by_role("button", name="Keep", exact=True).click()
    delete.click()
    assert eve.api("GET", f"tables/{table}")["id"] == table
    ann.page.get_by_role("group", name="Delete this table").get_by_role("button", name="Delete").click()
    expect(delete).to_have_count(0)
    ann.page.get_by_label("What everybody reads").fill("We restart at noon")
    ann.page.get_by_role("button", name="Say it").click()
    expect(ann.page.get_by_text("Done.")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("We restart at noon")).to_be_visible()
    has_no_violation(eve)
    eve.page.get_by_role("button", name="I have read it").click()
    expect(eve.page.get_by_text("We restart at noon")).to_have_count(0)
    ann.page.get_by_label("What everybody reads").fill("")
    ann.page.get_by_role("button", name="Say it").click()
    expect(ann.page.get_by_text("Done.")).to_be_visible()
