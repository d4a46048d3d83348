"""Somebody with a browser: reads the page, clicks what is lit."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
"""The same phone on its side."""
SECONDS = 1000
PATIENCE = 60 * SECONDS
"""How long to wait for what must come: only a page that has gone wrong needs so long, however busy the machine is."""

# What can be clicked now, in the middle of each: lit things and buttons of the bar; with a figure in hand, free cells.
CLICKABLE = """() => {
  const kinds = { open: '[data-open]', lit: '[data-lit]', buttons: '[data-testid=bar] button[data-option]' };
  const size = (e) => { const { width, height } = e.getBoundingClientRect(); return { w: width, h: height }; };
  const found = (css) => [...document.querySelectorAll(css)].map((e, n) => ({ css, n, ...size(e) }));
  return Object.fromEntries(Object.entries(kinds).map(([kind, css]) => [kind, found(css)]));
}"""
"""What can be clicked now, by kind: which it is of its selector, and how large."""

ANYTHING = "[data-open], [data-lit], [data-testid=bar] button[data-option]"

TURN = """() => document.querySelector('[data-over=true]') ? 'over'
  : document.querySelector('[data-mine=true]:not([data-busy=true])')
  && !document.querySelector('[data-testid=skip]') && 'mine'"""
"""Whether this player is asked, and has seen what happened before, or the game is over; in one question to the browser.
A press that ends what is being shown answers nothing."""

ANSWERED = "(seq) => document.querySelector('[data-seq]')?.dataset.seq !== seq"
ANSWERING = f"(seq) => ({ANSWERED})(seq) || document.querySelector('[data-busy=true]') !== null"

TICKED = "(document.querySelector('[data-left]') && 'ticked')"
"""A set of things is being ticked, and is not complete yet."""
LISTED = "dialog [data-option]"
"""Several options of one thing stand in a list of its own."""
SENT_OR_HELD = (
    "(seq) => (document.querySelector('[data-testid=once-more]') && 'held')"
    f" || {TICKED} || (({ANSWERED})(seq) && 'sent')"
)
SENT_HELD_OR_LISTED = f"(seq) => ({SENT_OR_HELD})(seq) || (document.querySelector('{LISTED}') && 'listed')"
CHOSEN = "() => document.activeElement?.matches('[data-lit], [data-option]') ?? false"
SENT_OR_ASKED = (
    f"(seq) => {TICKED} || (document.querySelector('[data-testid=once-more], {LISTED}') && 'asked')"
    f" || (({ANSWERED})(seq) && 'sent')"
)
LONG = 0.5
"""Seconds after which a tap may have been a long press."""
TWICE = 400
"""Milliseconds after which a second click is one of its own."""

CENTRE = """({ css, n }) => {
  const thing = document.querySelectorAll(css)[n];
  thing.scrollIntoViewIfNeeded?.();
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""Where one of them is, at the moment of the click: bringing another one into view would have moved it."""


class Guest:
    """One person in a browser context of their own. Errors in the console are kept, and fail the test at its end."""

    def __init__(self, browser: Browser, url: str, phone: bool = False, lying: bool = False, **context: Any) -> None:
        size = LYING if lying else PHONE if phone else DESK
        said: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "color_scheme": "light", **context}
        said.setdefault("service_workers", "block")  # what it fetches in the background is for one test only
        self.context = browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, bypass_csp=True, **said)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.url = url
        self.phone = phone
        self.errors: list[str] = []
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.chance = random.Random(7)
        self.clicks = 0  # at tables

    # --- going about ------------------------------------------------------------------------------------------------

    def goes(self, *parts: str | int) -> None:
        """By an address as they were at first: whoever is in the hall already stays on the page, as by a link in it."""
        link = f"#/{'/'.join(str(part) for part in parts)}"
        if self.page.url.startswith(self.url):
            self.page.evaluate("(hash) => { location.hash = hash; }", link)
        else:
            self.page.goto(self.url + link)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this browser's cookie, for what the test is not about."""
        response = self.context.request.fetch(f"{self.url}api/{path}", method=method, data=body)
        assert response.ok, response.text()
        return response.json()

    def opens(self, game: str = "seadragons", seats: list[dict[str, str]] | None = None, **said: Any) -> str:
        """A table, made without the page. Where nobody else can come, it is the same deal in every run."""
        self.api("GET", "me")
        seats = seats or [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "hatchling", "name": "Hatchling"}]
        if all(seat["kind"] != "open" for seat in seats):
            said.setdefault("seed", "7")
        return str(self.api("POST", "tables", {"game": game, "seats": seats, **said})["table"])

    def plays_by_request(self, table: str, steps: int = 10_000) -> dict[str, Any]:
        """Random answers for all my seats until the step, or the end."""
        while True:
            state: dict[str, Any] = self.api("GET", f"tables/{table}/state")
            mine = {seat["seat"] for seat in state["table"]["seats"] if seat["mine"]}
            asked = [d["seat"] for d in state["decisions"] if d["seat"] in mine]
            if state["table"]["status"] == "over" or (state["step"] >= steps and asked):
                return state
            if not asked:
                self.page.wait_for_timeout(20)
                continue
            seat = asked[0]
            if seat != state["seat"]:
                state = self.api("GET", f"tables/{table}/state?seat={seat}")
            options = next(d["options"] for d in state["decisions"] if d["seat"] == seat)
            option = self.chance.choice(options)["option"]
            self.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option, "seat": seat})

    # --- at a table -------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> str:
        return str(self.page.wait_for_function("() => document.querySelector('[data-seq]')?.dataset.seq").json_value())

    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    def waits_for_turn(self) -> bool:
        """Until this player is asked; false when the game is over instead."""
        return bool(self.page.wait_for_function(TURN).json_value() == "mine")

    def sees_change(self, seq: str) -> None:
        self.page.wait_for_function(ANSWERED, arg=seq)

    def clicks_something_lit(self) -> None:
        """One click, or the two taps of a finger, that answers the decision, or ticks a part of the answer."""
        seq = self.seq
        self.page.wait_for_selector(ANYTHING, state="attached")
        found = self.page.evaluate(CLICKABLE)
        if found["open"]:
            spot = self.chance.choice(found["open"])
        elif found["lit"]:
            spot = self.chance.choice(found["lit"])
        else:
            spot = self.chance.choice(found["buttons"])
        x, y = self.page.evaluate(CENTRE, spot)
        self.clicks += 1
        if self.phone:
            self.taps(x, y)
            if found["open"]:
                self.page.get_by_role("button", name="Lay it here").tap()
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        if self.confirms(seq):
            self.sees_change(seq)

    def taps(self, x: float, y: float) -> None:
        """Down and up are sent one by one: on a busy machine that may become a long press, which explains instead."""
        since = time.monotonic()
        self.page.touchscreen.tap(x, y)
        if time.monotonic() - since > LONG:
            self.page.wait_for_timeout(SECONDS)
            if self.page.get_by_test_id("told").count():
                self.page.keyboard.press("Escape")
                self.taps(x, y)

    def presses_something_lit(self) -> None:
        """The same by keys alone: on the thing itself, else in the list of options."""
        seq = self.seq
        self.page.evaluate("() => document.activeElement?.blur()")
        self.page.keyboard.press(self.chance.choice("1234"))
        if not self.page.evaluate(CHOSEN):
            self.page.keyboard.press("ArrowLeft")
        if not self.page.evaluate(CHOSEN):
            self.page.keyboard.press("o")
            self.page.get_by_role("dialog").wait_for()
            while not self.page.evaluate(CHOSEN):
                self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        done = self.page.wait_for_function(SENT_OR_ASKED, arg=seq).json_value()
        if done == "ticked":
            return
        if done == "asked":
            if not self.page.evaluate(CHOSEN):  # several options of one thing: its own list
                self.page.keyboard.press("Tab")
            self.page.wait_for_timeout(TWICE)
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(SENT_OR_ASKED, arg=seq)
            self.page.wait_for_timeout(TWICE)
            if self.seq == seq:
                self.page.keyboard.press("Enter")
        self.sees_change(seq)

    def confirms(self, seq: str) -> bool:
        """Says once more what is asked for once more; false where the click has only ticked a thing."""
        again = self.page.get_by_test_id("once-more")
        done = self.page.wait_for_function(SENT_HELD_OR_LISTED, arg=seq).json_value()
        if done == "listed":
            again = self.page.locator(LISTED).first
            again.click()
            self.clicks += 1
            done = self.page.wait_for_function(SENT_OR_HELD, arg=seq).json_value()
        while done == "held":
            self.page.wait_for_timeout(TWICE)  # two quick clicks are one
            self.clicks_once_more(again)
            done = self.page.wait_for_function(SENT_OR_HELD, arg=seq).json_value()
        return bool(done != "ticked")

    def clicks_once_more(self, button: Locator) -> None:
        """What was held only until its look came, and turned out to be harmless, may have been sent meanwhile."""
        with contextlib.suppress(Late):
            button.click(timeout=5 * SECONDS)
            self.clicks += 1

    def plays_to_the_end(self) -> None:
        while self.waits_for_turn():
            self.clicks_something_lit()
        expect(self.page.get_by_test_id("end")).to_be_visible()


def play_together(people: Sequence[Guest], table: str) -> None:
    """Random answers of all of them, made without the page, until the game is over."""
    while True:
        for one in people:
            state = one.api("GET", f"tables/{table}/state")
            if state["table"]["status"] == "over":
                return
            asked = [each for each in state["decisions"] if each["seat"] == state["seat"] and each["options"]]
            if asked:
                option = one.chance.choice(asked[0]["options"])["option"]
                one.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option})
