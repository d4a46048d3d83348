"""Whole games by finger on a phone, upright and on its side, by keys alone, and by mouse with the clicks counted."""

import pytest

from tests.browser.guest import CLICKABLE
from tests.browser.test_screenshots import AXE, RUN_AXE

WAYS = {"upright": {"phone": True}, "lying": {"phone": True, "lying": True}, "keys": {}, "mouse": {}}
GAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
WHOLE = 1000
SAMPLE = {("worms", "keys"): 3}
"""Answers of those that are played always."""
TURNS = {"wyrmspan": "Choose an action", "flamecraft": "Which shop do you visit", "seadragons": "Play a dragon card"}
MOST_CLICKS = {"wyrmspan": 4.9, "flamecraft": 5.9, "seadragons": 4.1}
"""For a turn, with what is asked once more."""
LOOKED_AT = 3
"""After so many answers axe looks at the table."""


def cases():
    for game in GAMES:
        for way in WAYS:
            if few := SAMPLE.get((game, way)):
                yield pytest.param(game, way, few, id=f"{game}-{way}-begun")
            yield pytest.param(game, way, WHOLE, id=f"{game}-{way}", marks=pytest.mark.whole)


@pytest.mark.parametrize(("game", "way", "most"), list(cases()))
def test_a_game_can_be_played(guest, game, way, most):
    ann = guest(**WAYS[way])
    options = {"first_game": True} if game == "worms" else {}
    table = ann.opens(game, seed="3", options=options)
    ann.goes("table", table)
    answers = turns = 0
    while answers < most and ann.waits_for_turn():
        turns += ann.prompt().startswith(TURNS.get(game, "-"))
        if not any(ann.page.evaluate(CLICKABLE).values()) and way != "keys":  # a set: it has tests of its own
            ann.plays_by_request(table, ann.api("GET", f"tables/{table}/state")["step"] + 1)
            continue
        if way == "keys":
            ann.presses_something_lit()
        else:
            ann.clicks_something_lit()
        answers += 1
        if answers == LOOKED_AT:
            ann.waits_for_turn()
            ann.page.add_script_tag(path=AXE)
            violations = ann.page.evaluate(RUN_AXE)["violations"]
            assert [(found["id"], [node["target"] for node in found["nodes"]]) for found in violations] == []
    assert answers > 2
    if most == WHOLE:
        assert ann.page.get_by_test_id("end").is_visible()
    if way == "mouse" and turns:
        assert ann.clicks / turns <= MOST_CLICKS[game]
