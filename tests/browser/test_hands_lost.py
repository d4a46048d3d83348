"""A click is never lost in silence: not before it is known what it would do, whatever else the table says."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.guest import TWICE
from tests.browser.test_flamecraft import comes_to_a_handful

LIT = "[data-lit]"
BUSY = "[data-testid=bar][data-busy=true]"


class Slow:
    """A way to the table on which it takes as long as we like until it is known what an answer would do."""

    def __init__(self, page):
        self.state = ""
        self.kept = []
        self.is_open = False
        page.route_web_socket("**/ws/tables/*", self._meet)

    def _meet(self, page):
        self.page = page
        page.connect_to_server().on_message(self._hears)

    def _hears(self, said):
        kind = json.loads(said)["type"]
        if kind == "state":
            self.state = said
        if kind == "looked" and not self.is_open:
            self.kept.append(said)
        else:
            self.page.send(said)

    def shows_again(self):
        """As the server does when somebody has come, or a line is back."""
        self.page.send(self.state)

    def tells(self):
        self.is_open = True
        for said in self.kept:
            self.page.send(said)


def test_a_click_is_sent_once_it_is_known_what_it_does_though_the_table_was_shown_again_meanwhile(ann):
    slow = Slow(ann.page)
    ann.goes("table", ann.opens("seadragons", seed="3"))
    ann.waits_for_turn()
    seq = ann.seq
    ann.page.locator(LIT).first.click()
    expect(ann.page.locator(BUSY)).to_be_visible()
    slow.shows_again()
    slow.tells()
    ann.sees_change(seq)


def test_a_click_of_which_nothing_becomes_known_is_asked_for_once_more_and_stays_until_it_is_answered(ann):
    slow = Slow(ann.page)
    ann.goes("table", ann.opens("seadragons", seed="3"))
    ann.waits_for_turn()
    seq = ann.seq
    ann.page.locator(LIT).first.click()
    slow.shows_again()
    again = ann.page.get_by_test_id("once-more")
    expect(again).to_be_visible()
    slow.shows_again()
    ann.page.wait_for_timeout(TWICE)  # two quick clicks are one
    expect(again).to_be_visible()
    again.click()
    ann.sees_change(seq)


class Frail:
    """A way to the table that can be cut."""

    def __init__(self, page):
        self.ways = []
        page.route_web_socket("**/ws/tables/*", self._meet)

    def _meet(self, way):
        way.connect_to_server()
        self.ways.append(way)

    def is_cut(self):
        self.ways[-1].close()


@pytest.mark.whole
def test_goods_picked_for_a_handful_stay_though_the_line_is_cut_and_the_sheet_is_put_away(guest):
    ann = guest(phone=True)
    frail = Frail(ann.page)
    table, n = comes_to_a_handful(ann)
    assert n > 1
    ann.goes("table", table)
    ann.waits_for_turn()
    sheet = ann.page.get_by_test_id("sheet")
    pick = ann.page.locator("[data-pick]").first
    expect(pick).to_be_visible()
    seq = ann.seq
    pick.tap()
    begun = ann.page.locator("[data-put-back]")
    expect(begun).to_have_count(1)
    lines = len(frail.ways)
    frail.is_cut()
    ann.page.wait_for_selector("[data-testid=bar][data-busy=true]")
    ann.waits_for_turn()
    assert len(frail.ways) > lines
    expect(begun).to_have_count(1)
    sheet.tap()
    expect(begun).to_have_count(0)
    sheet.tap()
    expect(begun).to_have_count(1)
    assert ann.seq == seq
