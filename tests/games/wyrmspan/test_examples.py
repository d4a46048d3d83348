"""The examples of the rulebook."""

import pytest

from tests.games.wyrmspan.table import table


@pytest.mark.clause("WS-EX-02")
def test_a_dragon_with_two_preferred_caves_may_go_to_either_and_to_no_other():
    t = table(hand=[109], coins=1, meat=1, gold=1).do("entice").only("crimson", "golden")
    t.do("golden").has(coins=0, meat=0, gold=0, mat={"G1": 109}, hand=[])


@pytest.mark.clause("WS-EX-01")
def test_a_walk_meets_icons_and_dragons_from_left_to_right_and_stops_at_an_empty_space():
    t = table(mat={"C1": 119, "C2": 56}, dug=["C3"], coins=1, steps=1)
    t.do("explore-crimson", "meat", "milk").has(coins=0, meat=2, gold=1, milk=1, steps=2)
