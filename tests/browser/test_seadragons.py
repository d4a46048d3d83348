"""Sea Dragons through the page: a lesson leads a finger to the place of a dragon."""

from playwright.sync_api import expect

CELL = """(cell) => {
  const sea = document.querySelector('[data-testid=sea]').getBoundingClientRect();
  const [row, column] = cell;
  return [sea.x + ((column + 0.5) / 15) * sea.width, sea.y + ((row + 0.5) / 15) * sea.height];
}"""
CLEAR = """() => {
  const bubble = document.querySelector('[data-testid=bubble]').getBoundingClientRect();
  const things = [...document.querySelectorAll('[data-thing^="place:"], [data-tools]')];
  const kept = things.map((thing) => thing.getBoundingClientRect());
  const beside = (box) => box.right <= bubble.left || bubble.right <= box.left;
  return kept.every((box) => beside(box) || box.bottom <= bubble.top || bubble.bottom <= box.top);
}"""
"""Whether the bubble lies neither on the place it speaks of nor on the tools that turn the figure."""


def lays(reader, row, column):
    """Puts the figure down with a finger, and lays it."""
    seq = reader.seq
    reader.page.touchscreen.tap(*reader.page.evaluate(CELL, [row, column]))
    reader.page.get_by_role("button", name="Lay it here").tap()
    reader.sees_change(seq)


def test_a_lesson_leads_a_finger_to_the_place_of_a_dragon(guest):
    """Elsewhere it says where; a figure that was turned stays so; in the frame it lies as the frame does."""
    reader = guest(phone=True)
    page, bubble = reader.page, reader.page.get_by_test_id("bubble")
    reader.goes("learn", "seadragons", "first-turns")
    page.locator('[data-target="player:0:hand:0"][data-lit]').tap()
    expect(page.locator('[data-thing="place:8,9;8,10;8,11;8,12"]')).to_be_visible()
    page.wait_for_function(CLEAR)
    page.get_by_role("button", name="Turn").tap()
    lays(reader, 5, 5)
    expect(page.get_by_test_id("lesson-said")).to_contain_text("Lay it into the frame")
    expect(bubble).to_have_attribute("data-step", "lay")
    page.get_by_role("button", name="Turn").tap()
    lays(reader, 8, 12)
    expect(bubble).to_have_attribute("data-step", "take")
