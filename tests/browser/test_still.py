"""Nothing moves by itself: while a question stands, every lit thing and every button keeps its place."""

import pytest

from tests.browser.guest import CENTRE, CLICKABLE
from tests.browser.still import covered, moved, watch

GAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
WHOLE = 1000
"""Answers of mine that are watched: to the end of any game."""
SAMPLE = {("worms", True): 5, ("seadragons", False): 5}
"""Those that are watched always."""
SETTLED = 450


def cases():
    for game in GAMES:
        for phone in (False, True):
            name = f"{game}-{'phone' if phone else 'desk'}"
            if few := SAMPLE.get((game, phone)):
                yield pytest.param(game, phone, few, id=f"{name}-begun")
            yield pytest.param(game, phone, WHOLE, id=name, marks=pytest.mark.whole)


@pytest.mark.parametrize(("game", "phone", "most"), list(cases()))
def test_nothing_lit_moves_or_is_covered_while_it_is_looked_at(guest, game, phone, most):
    ann = guest(phone=phone)
    options = {"first_game": True} if game == "worms" else {}
    table = ann.opens(game, seed="5", options=options)
    ann.goes("table", table)
    ann.waits_for_turn()
    watch(ann.page)
    answers, hidden = 0, []
    while answers < most and ann.waits_for_turn():
        ann.page.wait_for_timeout(SETTLED)
        found = ann.page.evaluate(CLICKABLE)
        if not any(found.values()):  # a set of cards or goods: it has tests of its own
            ann.plays_by_request(table, ann.api("GET", f"tables/{table}/state")["step"] + 1)
            continue
        if not phone:
            for spot in [*found["lit"][:2], *found["lit"][-1:], *found["buttons"][:1]]:  # what is previewed is told
                ann.page.mouse.move(*ann.page.evaluate(CENTRE, spot))
                ann.page.wait_for_timeout(60)
        hidden += covered(ann.page)
        ann.clicks_something_lit()
        answers += 1
    assert answers > 2
    assert moved(ann.page) == []
    assert hidden == []
