"""Wyrmspan through the page: whole games by clicking what is lit, and what its board owes to its readers."""

from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "axe.run(document, { resultTypes: ['violations'] })"
LIT = "[data-lit]:visible, [data-testid=bar] button[data-option]"
ANSWERED = """(seq) => document.querySelector('[data-seq]')?.dataset.seq !== seq
  || document.querySelector('dialog [data-option], [data-testid=once-more]')"""
FLIGHTS = """
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...said) { window.flights += 1; return animate.apply(this, said); };
"""
IN_REACH = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  return inside && thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a finger that comes down on it meets it and nothing else."""
ALONE = [{"kind": "me", "name": "Ann"}]


def opens(guest, seats=ALONE, **said):
    return guest.opens("wyrmspan", seats=seats, **said)


def chooses(ann, wanted=LIT):
    """One answer: parts are picked until there is one, a thing with several options is asked about."""
    seq, page = ann.seq, ann.page
    page.wait_for_selector(f"{LIT}, [data-testid=opening]", state="attached")
    if page.get_by_test_id("opening").count():
        while not page.locator("[data-lit]").count():
            page.locator("[data-part][aria-pressed=true], [data-part]:not([aria-pressed]):enabled").first.click()
    things = page.locator(wanted)
    while not (found := things.count()):  # a question that has just come is not lit yet
        page.wait_for_timeout(20)
    things.nth(ann.chance.randrange(found)).click()
    dialog = page.get_by_role("dialog").get_by_role("list", name="Options").get_by_role("button")
    page.wait_for_function(ANSWERED, arg=seq)
    if ann.seq == seq and dialog.count():
        dialog.first.click()
    ann.confirms(seq)
    ann.sees_change(seq)


def plays_until(ann, wanted):
    """Random clicks until something is there; passing is left for when nothing else is lit."""
    while ann.waits_for_turn() and not ann.page.locator(wanted).count():
        others = "[data-lit]:visible:not([data-target='action:pass'])"
        chooses(ann, others if ann.page.locator(others).count() else LIT)
    assert ann.page.locator(wanted).count()


@pytest.mark.whole
def test_a_whole_game_against_the_automa(ann):
    ann.goes("table", opens(ann, seed="3"))
    while ann.waits_for_turn():
        chooses(ann)
    expect(ann.page.get_by_test_id("end")).to_be_visible()
    expect(ann.page.get_by_test_id("total")).to_have_count(2)


def test_the_path_lights_up_while_a_cave_is_explored(ann):
    ann.goes("table", opens(ann))
    ann.waits_for_turn()
    plays_until(ann, "[data-target='action:explore-golden'][data-lit]")
    ann.page.locator("[data-target='action:explore-golden']").click()
    stop = ann.page.locator("li.here [data-target^='player:0:icon:']")
    expect(stop).to_have_attribute("data-target", "player:0:icon:5")
    expect(ann.page.locator("[data-target='deck:dragon'][data-lit]")).to_have_count(1)
    ann.page.locator("[data-target='display:dragon:0']").click()
    expect(ann.page.locator("[data-target='player:0:icon:5']")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text("explores the Golden Grotto")


@pytest.mark.whole
def test_what_cannot_be_done_says_why_with_its_clause(ann):
    ann.goes("table", opens(ann, seed="11"))
    plays_until(ann, "[data-target='action:pass'][data-lit]")
    while ann.page.locator("button.refused").count() == 0:
        chooses(ann)
        ann.waits_for_turn()
    ann.page.locator("button.refused").first.hover()
    expect(ann.page.get_by_test_id("hint").get_by_role("link")).to_contain_text("WS-")


@pytest.mark.whole
def test_a_resting_pointer_shows_a_card_large_and_a_right_click_its_page(ann):
    ann.goes("table", opens(ann))
    ann.waits_for_turn()
    card = ann.page.locator("[data-target='display:dragon:1']")
    card.hover()
    expect(ann.page.get_by_test_id("closer")).to_be_visible()
    card.click(button="right")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Origin")


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.whole)])
def test_the_board_has_no_serious_obstacle_and_never_scrolls(guest, theme):
    ann = guest(color_scheme=theme)
    bot = {"kind": "bot", "level": "hatchling", "name": "Hatchling"}
    table = opens(ann, [*ALONE, bot], seed="7")
    ann.plays_by_request(table, 40)
    ann.goes("table", table)
    ann.waits_for_turn()
    size = "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
    assert max(ann.page.evaluate(size)) <= 0
    ann.page.add_script_tag(path=AXE)
    found = ann.page.evaluate(RUN_AXE)["violations"]
    grave = [(v["id"], v["nodes"][0]["html"][:200]) for v in found if v["impact"] in ("serious", "critical")]
    assert not grave


def test_some_turns_on_a_phone_with_a_finger(guest):
    ann = guest(phone=True)
    ann.goes("table", opens(ann))
    for _ in range(14):
        assert ann.waits_for_turn()
        for box in [thing.bounding_box() for thing in ann.page.locator("[data-lit]:visible").all()]:
            assert box is None or min(box["width"], box["height"]) >= 40
        chooses(ann)
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= 390


def comes_to_drawn_cards(ann):
    """A table where cards were just drawn and their fate is asked; random answers rarely come there, so try on."""
    seeds = count(14)
    while True:
        table = opens(ann, seed=str(next(seeds)))
        state = ann.plays_by_request(table, 1)
        while state["table"]["status"] != "over":
            if drawn := state["view"]["players"][0].get("drawn"):
                return table, drawn
            state = ann.plays_by_request(table, state["step"] + 1)


@pytest.mark.whole
def test_on_a_phone_cards_just_drawn_stay_in_reach_above_the_open_hand(guest):
    ann = guest(phone=True)
    table, drawn = comes_to_drawn_cards(ann)
    ann.goes("table", table)
    ann.waits_for_turn()
    panel = ann.page.get_by_role("region", name="Cards just drawn")
    expect(panel.locator("[data-target^='dragon:']")).to_have_count(len(drawn))
    for opened in ("false", "true"):
        handle = ann.page.get_by_role("region", name="Your hand").get_by_role("button", name="Hand:")
        if handle.get_attribute("aria-expanded") != opened:
            handle.tap()
        expect(handle).to_have_attribute("aria-expanded", opened)
        for card in panel.locator("[data-target^='dragon:']").all():
            assert card.evaluate(IN_REACH)


@pytest.mark.whole
def test_points_by_source_stand_open_during_the_game(ann):
    table = opens(ann, seed="3")
    ann.plays_by_request(table, 20)
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.get_by_test_id("points").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("rowheader", name="objectives")).to_be_visible()
    expect(dialog.get_by_test_id("total")).to_have_count(2)


@pytest.mark.whole
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_and_resources_fly_to_their_places_unless_motion_is_unwanted(guest, motion):
    ann = guest(reduced_motion=motion)
    ann.context.add_init_script(FLIGHTS)
    ann.goes("table", opens(ann, seed="3"))
    plays_until(ann, "[data-target='action:excavate'][data-lit]")
    ann.page.locator("[data-target='action:excavate']").click()
    plays_until(ann, "[data-target^='player:0:space:'] .chamber")
    flights = ann.page.evaluate("window.flights")
    assert (flights > 0) == (motion == "no-preference")


def test_large_text_is_larger_and_leaves_the_board_whole(ann):
    ann.goes("table", opens(ann, seed="3"))
    ann.waits_for_turn()
    card, prompt = ann.page.locator("[data-target='display:dragon:0']"), ann.page.get_by_test_id("prompt")
    before, words = card.bounding_box(), prompt.bounding_box()
    ann.page.evaluate("localStorage.setItem('wyrmhall', JSON.stringify({ text: 1.5 }))")
    ann.page.reload()
    ann.waits_for_turn()
    after, larger = card.bounding_box(), prompt.bounding_box()
    assert after["height"] > 0.6 * before["height"]
    assert larger["height"] > 1.2 * words["height"]
