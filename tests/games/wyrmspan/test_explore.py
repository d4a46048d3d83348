"""The action of exploring, and the path through a cave."""

import pytest

from tests.games.wyrmspan.table import ASKED, cave, table
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.wyrmspan.view import view


@pytest.mark.clause("WS-EXP-01", "WS-EXP-17", "WS-EXP-02")
@pytest.mark.parametrize(
    ("action", "click", "gain"),
    [("explore-crimson", "meat", "meat"), ("explore-golden", "deck", "hand"), ("explore-amethyst", "deck", "pit")],
)
def test_any_cave_may_be_explored_for_a_coin_also_without_dragons(action, click, gain):
    t = table(coins=2).do(action, click)
    assert t.is_turn_of(1)
    t.has(coins=1)
    assert t.count(gain) == 1 if gain == "meat" else len(t.count(gain)) == 1


@pytest.mark.clause("WS-EXP-02", "WS-EXP-03", "WS-EXP-04", "WS-EXP-05", "WS-EXP-06", "WS-EX-21", "WS-EXP-08")
def test_the_same_cave_costs_one_egg_more_each_time_and_not_a_fourth_time():
    t = table(coins=5, mat={"A1": 43}, eggs={"A1": 2, "mat": 1}).arrange(1, passed=True)
    t.do("explore-golden", "deck").has(coins=4, eggs={"A1": 2, "mat": 1})
    t.do("explore-golden").only("A1", "mat").do("mat", "deck").has(coins=3, eggs={"A1": 2})
    t.do("explore-golden", "deck").has(coins=2, eggs={})
    t.refuses("explore-golden")
    assert t.offers("explore-crimson", "explore-amethyst")
    reasons = {r.target: r.clause for r in shown(t.game, 0, speaker("en", "wyrmspan"))[0].refusals}
    assert reasons["action:explore-golden"] == "WS-EXP-05"


@pytest.mark.clause("WS-EXP-03", "WS-EXP-04")
def test_without_the_eggs_a_cave_is_not_explored_again():
    table(coins=3, explored={"golden": 1}).refuses("explore-golden")
    table(coins=3, eggs=1, explored={"golden": 2}).refuses("explore-golden")


@pytest.mark.clause("WS-EXP-07")
def test_the_counts_return_to_zero_at_the_end_of_the_round():
    t = table(coins=3, explored={"golden": 3}).do("pass", "pass")
    assert t.is_turn_of(1)
    t.do("pass")
    assert t.is_turn_of(0)
    assert t.offers("explore-golden")


@pytest.mark.clause("WS-EXP-09", "WS-EXP-10", "WS-EXP-11", "WS-EXP-12", "WS-EXP-16", "WS-ABL-03", "WS-DEC-15")
def test_icons_and_dragons_are_met_once_each_strictly_from_left_to_right():
    mat = {"C1": 56, "C2": 128, "C3": 166, "C4": 155}
    t = table(coins=1, mat=mat, steps=1).do("explore-crimson", "crystal", "milk").only("C1", "C2", "C3", "C4", "mat")
    t.do("mat", "skip").has(coins=0, gold=2, meat=3, crystal=1, milk=1, steps=2, eggs={"mat": 1})
    gained = [e.token for e in t.told("gained")]
    assert gained == ["crystal", "gold", "meat", "meat", "milk", "meat", "gold"]
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-10", "WS-EXP-12")
def test_each_dragon_that_the_adventurer_activates_is_told_in_its_turn():
    t = table(coins=1, mat={"C1": 56, "C2": 128, "C3": 166, "C4": 155}, steps=1)
    t.do("explore-crimson", "crystal", "milk", "mat", "skip")
    activated = [(e.dragon, e.space) for e in t.told("activated")]
    assert activated == [(56, 0), (128, 1), (166, 2), (155, 3)]


@pytest.mark.clause("WS-EXP-03", "WS-EXP-12", "WS-EXP-13", "WS-EXP-15")
def test_a_player_sees_beforehand_what_an_exploration_costs_and_meets():
    t = table(coins=2, eggs=1, explored={"crimson": 1}, mat={"C1": 56, "C2": 49})
    assert t.preview("action:explore-crimson") == (
        "Costs 1 coin and 1 egg; on the way: gain 1 resource of any kind, the ability of Hoarding Flyer, "
        "make 1 guild step and gain 1 resource of any kind."
    )
    assert t.preview("action:explore-golden") == "Costs 1 coin; on the way: gain 1 dragon card."


@pytest.mark.clause("WS-EXP-13")
def test_a_dragon_without_an_if_activated_ability_lets_the_adventurer_walk_on():
    t = table(coins=1, mat={"C1": 48, "C2": 70, "C3": 54}, steps=1).do("explore-crimson", "meat", "gold", "mat")
    t.has(steps=2, meat=2, gold=1, eggs={"mat": 1}, coins=0)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-14", "WS-EXP-15")
@pytest.mark.parametrize("dragons", [0, 1, 2, 3, 4])
def test_the_walk_ends_at_the_first_space_without_a_dragon_after_one_icon_more_than_dragons(dragons):
    numbers = [48, 70, 54, 60]
    mat = {f"C{i + 1}": numbers[i] for i in range(dragons)}
    t = table(options=ASKED, coins=1, mat=mat, dug=["C4"], meat=1).do("explore-crimson")
    met = 0
    while not t.is_turn_of(1):
        met += 1
        t.do("skip")
    assert met == dragons + 1


@pytest.mark.clause(
    "WS-EXP-18", "WS-EXP-19", "WS-EXP-20", "WS-EXP-21", "WS-EXP-22", "WS-DEC-14", "WS-DEC-22", "WS-CAC-01", "WS-CAC-09"
)
def test_the_icons_of_crimson():
    mat = {"C1": 48, "C2": 70, "C3": 54, "C4": 60}
    t = table(coins=1, mat=mat, steps=4).do("explore-crimson").only("meat", "gold", "crystal", "milk").do("meat")
    t.has(steps=5).only("meat", "gold", "crystal", "milk").do("gold")
    t.only("C1", "C2", "C3", "C4", "mat").do("C1").has(eggs={"C1": 1}, crystal=1)
    t.only("meat", "gold", "crystal", "skip").do("gold").only("C1", "C2", "C3", "C4").do("C3")
    t.only("meat", "crystal", "skip").do("meat", "C1").has(
        cached={"C1": {"meat": 1}, "C3": {"gold": 1}}, meat=0, gold=0
    )
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-23", "WS-EXP-24", "WS-EXP-25", "WS-EXP-26", "WS-EXP-27", "WS-DEC-23", "WS-DEC-24")
def test_the_icons_of_golden():
    mat = {"G1": 42, "G2": 88, "G3": 93, "G4": 57}
    t = table(coins=1, mat=mat, display=[1, 2, 3], hand=[9], steps=1).do("explore-golden").only(1, 2, 3, "deck").do(1)
    t.only(2, 3, "deck").do(2).has(steps=2, hand=[1, 2, 9])
    t.only("G1", "G2", "G3", "G4", "mat").do("G1").has(eggs={"G1": 1})
    t.only(1, 2, 9, "skip").do(9).only("G1", "G2", "G3", "G4").do("G2").only(1, 2, "skip").do(2, "G2")
    t.has(tucked={"G2": 2}, hand=[1])
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-28", "WS-EXP-29", "WS-EXP-30", "WS-EXP-31", "WS-EXP-32")
def test_the_icons_of_amethyst():
    mat = {"A1": 37, "A2": 62, "A3": 65, "A4": 145}
    t = table(coins=1, mat=mat, cave_display=[16, 34, 44], steps=1).do("explore-amethyst")
    t.only(cave(16), cave(34), cave(44), "deck").do(cave(16)).only(cave(34), cave(44), "deck").do(cave(34))
    t.has(steps=2, pit=[16, 34]).do("A1").only(cave(16), cave(34), "skip").do(cave(16), "A1", "A2")
    t.only(cave(34), "skip").do(cave(34), "A1", "A2").has(pit=[], eggs={"A1": 3, "A2": 2})
    assert t.is_turn_of(1)


def walk_into(walk):
    """The third feeding of the hatchling in A1 lays a cave card, which plays a dragon into A2, next on the path."""
    t = table(
        options={"walk": walk},
        coins=2,
        mat={"A1": 32},
        fed={"A1": 2},
        milk=1,
        pit=[52],
        hand=[92],
        crystal=3,
        dug=["A2"],
        steps=1,
    )
    t.do("explore-amethyst", "deck", "milk", cave(52), "crimson", 92)
    assert t.count("mat") == {"A1": 32, "A2": 92}
    return t.has(steps=2, crystal=2)


@pytest.mark.clause("WS-EXP-33", "WS-EXP-34", "WS-ABL-04", "WS-ABL-05")
def test_a_dragon_that_enters_the_cave_during_the_walk_is_walked_over_without_being_activated():
    t = walk_into("spaces").do("deck").has(crystal=2)
    assert len(t.player().pit) == 2
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-34")
def test_a_table_may_hold_that_such_a_dragon_ends_the_walk():
    t = walk_into("stop").has(crystal=2)
    assert len(t.player().pit) == 1
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-35")
def test_a_dragon_played_on_top_further_along_is_walked_over_without_being_activated():
    t = table(coins=1, mat={"C1": 128, "C2": 166}, steps=5, pit=[16], hand=[56], tile="highlands")
    t.do("explore-crimson", "gold", "row2", cave(16), 56, "C2").has(mat={"C1": 128, "C2": 56})
    t.do("crystal").has(gold=1, meat=1, crystal=1)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXP-36", "WS-ABL-13")
@pytest.mark.parametrize(("walk", "meat"), [("spaces", 2), ("once", 1)])
def test_the_walk_goes_by_spaces_also_after_a_swap(walk, meat):
    mat = {"C1": 128, "C2": 48, "C3": 56}
    t = table(options={"walk": walk}, coins=1, mat=mat, pit=[66], steps=5, tile="seafarers")
    t.do("explore-crimson", "gold").has(meat=1).do("row1", cave(66), "amethyst", "C1", "C3")
    t.has(mat={"C1": 56, "C2": 48, "C3": 128}).do("crystal").has(meat=meat, coins=0)
    t.only("C1", "C2", "C3", "mat")  # the egg of the fourth icon


@pytest.mark.clause("WS-EXP-09", "WS-EXP-16")
def test_everybody_sees_how_far_the_adventurer_has_come():
    mat = {"C1": 56, "C2": 128, "C3": 166, "C4": 155}
    t = table(coins=1, mat=mat, steps=1, meat=2)
    stops = []
    for click in ("explore-crimson", "crystal", "milk", "mat", "meat", "C1", "skip"):
        seen = view(t.game, 1).walk
        stops.append(seen and (seen.seat, seen.cave, seen.stop))
        t.do(click)
    assert stops[:5] == [None, (0, 0, 0), (0, 0, 4), (0, 0, 6), (0, 0, 8)]
    assert stops[6] == (0, 0, 8)
    assert view(t.game, 1).walk is None
