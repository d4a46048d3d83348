"""Whole games as text, by the headings, lists and buttons that somebody hears who sees nothing."""

import re

import pytest
from playwright.sync_api import expect

ANN = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "hatchling"}
AS_TEXT = "localStorage.setItem('wyrmhall', JSON.stringify({ textMode: true }))"
# The shortest games there are. By game: who plays, by which rules, which option of the list (0 the first, -1 the last),
# and what is told besides.
GAMES: dict[str, tuple[list[dict[str, str]], dict[str, bool], int, list[str]]] = {
    "seadragons": ([ANN, *[BOT] * 4], {}, 0, ["Your hand", "Realms", "Dragon market", "On the map"]),
    "wyrmspan": ([ANN], {}, 0, ["Your hand", "Your mat", "Display", "Guild: ", "Objectives, ", "Automa"]),
    "flamecraft": ([ANN], {}, -1, ["Your hand", "Town", "Park", "Enchantments", "Decks"]),
    "worms": ([ANN, BOT], {"first_game": True}, 0, ["Your hand", "The turn", "Map", "Decks"]),
}


IN_SAMPLE = ("seadragons",)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in IN_SAMPLE else pytest.mark.whole) for game in GAMES]
)
def test_a_whole_game_as_text(ann, game):
    seats, options, which, headings = GAMES[game]
    ann.context.add_init_script(AS_TEXT)
    ann.goes("table", ann.opens(game, seats=seats, options=options, seed="1"))
    page = ann.page
    listed = page.get_by_role("list", name="Options").get_by_role("button")
    enough = listed.filter(has_text=re.compile("^Pass$"))  # whoever may stop does: the game is the shorter
    lately = page.get_by_role("region", name="What happened lately")
    told = 0
    while ann.waits_for_turn():
        if told == 0:
            for heading in headings:
                expect(page.get_by_role("heading", name=heading)).to_be_visible()
            order = page.get_by_role("heading", level=2).all_inner_texts()
            assert order.index("Your hand") < order.index("Now") < order.index("What happened lately")
            page.keyboard.press("w")  # what is this?
            told_of = page.get_by_test_id("told")
            expect(told_of).to_be_focused()
            assert told_of.locator("dt").count() > 4
            expect(told_of.locator("dd a").first).to_have_attribute("href", re.compile(f"rules/{game}/[A-Z]{{2}}-"))
            page.get_by_role("button", name="What is this?").click()
            expect(told_of).to_have_count(0)
        told += 1
        seq = ann.seq
        assert ann.prompt()
        (enough.first if enough.count() else listed.nth(which)).click()
        ann.sees_change(seq)
        assert lately.inner_text()
    assert told > 0
    expect(page.get_by_test_id("total")).to_have_count(len(seats) + (game == "wyrmspan"))  # the Automa scores too
