"""From the hall to two friends at one table, as both of them click it: the whole way from the first click on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Guest


def meet(ann: Guest, bob: Guest, game: str = "seadragons") -> None:
    """The host stands in the hall; the guest opens the link that was copied, gives a name and sits down."""
    ann.page.get_by_test_id(f"friend-{game}").click()
    ann.page.get_by_role("button", name="Copy link").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link == ann.page.get_by_test_id("link").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").click()
    bob.page.keyboard.type("Bob")
    bob.page.get_by_test_id("sit").click()
    assert ann.seq == bob.seq == "0"


def stands_in_the_hall(ann: Guest, game: str = "seadragons") -> None:
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goes()
    ann.page.get_by_test_id(f"friend-{game}").wait_for()
