"""Where dice may let the Target Token come to lie, told beforehand: what the dice then do, face by face."""

from collections import Counter
from itertools import product

import pytest

from tests.games.worms.table import Script, Table, spot, table
from tests.games.worms.test_chains import custom
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.hexes import said

FACES = ("1", "2", "3", "4", "5", "6", "w", "-")


def told(t, at):
    """The hexes foretold for a target, each with its odds; how many dice are rolled; and the landings by their hex."""
    decision = t.game.decision
    landings, dice = RULES.lands(t.game, decision, spot(at))
    odds = {said(landing.option): landing.chance for landing in landings}
    assert len(odds) == len(landings)
    return odds, dice, {said(landing.option): landing for landing in landings}


def aiming(*steps):
    t = custom({"op": "target", "mode": "within", "max": 6}, *steps, things={"-2,0": "R1"}, wind=3)
    t.leaves("Target")
    return t


def shot(t, at, *dice):
    """The same table after a shot at a hex, for which the dice show this."""
    there = Table(t.game.copy())
    there.game.luck = Script(" ".join(dice), "", t.game.box.faces, {})
    return there.at(at)


@pytest.mark.clause("WM-ACC-01", "WM-ACC-02", "WM-ACC-06", "WM-ACC-07", "WM-ACC-08")
@pytest.mark.parametrize(("at", "dice"), [("1,0", 4), ("0,-2", 3), ("-2,0", 3), ("3,0", 2)])
def test_before_an_accuracy_is_rolled_each_hex_is_told_with_the_odds_that_a_die_has(at, dice):
    t = aiming({"op": "accuracy", "x": 4})
    odds, n, landings = told(t, at)
    rolled = Counter(shot(t, at, f"{face}*4").token for face in FACES)
    assert odds == {hit: times / 8 for hit, times in rolled.items()}
    assert n == dice
    for hit, landing in landings.items():
        # As if it had been aimed there, and all dice had shown no-move.
        assert [len(faces) for faces in shot(t, hit, "-*4").rolls("accuracy")] == [len(landing.still)]
        assert {t.game.box.faces[face] for face in landing.still} == {0}
        assert (landing.omen.sign, landing.omen.target) == ("aim", f"hex:{hit}")
        assert (landing.omen.words is not None) == (hit == at)


@pytest.mark.clause("WM-VRB-14", "WM-SCA-02", "WM-SCA-03", "WM-SCA-04")
@pytest.mark.parametrize("n", [1, 2])
def test_before_a_token_is_scattered_each_hex_is_told_with_its_odds(n):
    t = aiming({"op": "scatter_target", "n": n})
    odds, dice, landings = told(t, "1,0")
    rolled = Counter(shot(t, "1,0", *faces).token for faces in product(FACES, repeat=n))
    assert odds == pytest.approx({hit: times / 8**n for hit, times in rolled.items()})
    assert dice == 1
    assert {landing.still for landing in landings.values()} == {(7,) * n}


@pytest.mark.clause("WM-ACC-05", "WM-COL-28", "WM-AIR-04")
def test_where_more_than_dice_moves_the_token_or_nothing_does_no_odds_are_told():
    def foretold(card, **more):
        t = table({"0,0": "B1", "-2,0": "R1", **more.pop("things", {})}, {0: card}, **more).stay(2).play(card)
        if t.asks == "InchOrJump":
            t.stay()
        t.leaves("Target")
        return RULES.lands(t.game, t.game.decision, t.options[0])

    assert foretold("uzi") is not None
    assert foretold("old-woman") is not None
    assert foretold("uzi", collectors=True) is not None
    assert foretold("uzi", collectors=True, things={"-2,1": "s1"}) is not None
    for magnet in ("e+", "e-", "e+ e-"):
        assert foretold("uzi", collectors=True, things={"-2,1": magnet}) is None
    assert foretold("air-strike") is None
    assert foretold("girder") is None
    assert foretold("teleport") is None
    other = table({"0,0": "B1 B2", "2,0": "R1"})
    assert RULES.lands(other.game, other.game.decision, other.options[0]) is None


@pytest.mark.clause("WM-ACC-05", "WM-CMP-09")
def test_of_dice_without_a_no_move_nothing_is_told():
    pack = {"die": {"faces": ["1", "2", "3", "4", "5", "6", "wind"]}}
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "uzi"}, pack=pack).stay(2).play("uzi")
    assert RULES.lands(t.game, t.game.decision, t.options[0]) is None
    t.leaves("Target")


@pytest.mark.clause("WM-ACC-01", "WM-OPT-34")
def test_without_a_worm_that_aims_there_is_no_number_of_dice():
    steps = [{"op": "target", "mode": "any", "land": True}, {"op": "accuracy", "x": 3}]
    drops = [{"id": "shot", "name": "Shot", "count": 16, "steps": steps}]
    for late in (True, False):
        t = table({"0,0": "B1 B2", "-2,0": "R1"}, timer=True, pack={"drop": drops}, drops="shot", death="hurricane")
        t.time_up() if late else t.worm("B1").stay(2)
        assert (t.step, t.asks) == (7, "Target")
        assert (RULES.lands(t.game, t.game.decision, spot("1,0")) is None) == late
        t.script.dice += [0] * 3
        t.at("1,0")
        assert len(t.rolls("accuracy")) == (not late)
