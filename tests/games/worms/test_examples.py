"""The rulebook's example turn on the first-game map, and contradictions settled (WM-EX, WM-CON)."""

import pytest

from tests.games.worms.table import Script, Table, neighbour, table
from tests.games.worms.test_setup import first_game
from wyrmhall.games.worms.dice import FACES
from wyrmhall.games.worms.hexes import STAY, WIND


def example(dice="", flips="", supply="sheep teleport mine") -> Table:
    """Blue's first turn of the first game, with the cards and results of the book."""
    t = first_game(4)
    game = t.game
    ids = [card.id for card in game.box.cards]
    game.hands[game.first] = [ids.index(card) for card in ("uzi", "bazooka", "ninja-rope", "girder", "grenade")]
    game.supply = [ids.index(card) for card in supply.split()]
    game.drops = [[drop.id for drop in game.box.drops].index("supplies")]
    game.luck, game.counts = Script(dice, flips, game.box.faces, {}), [0] * len(game.counts)
    game.events = []
    return t


@pytest.mark.clause("WM-EX-03", "WM-FST-12", "WM-MOV-17")
def test_blue_inches_onto_crate_and_mine_and_takes_the_crate_first():
    t = example(flips="S")
    assert t.things == {"B1", "B2"}
    t.worm("B1")
    assert t.where("B1") == "-1,0"
    t.inch("0,0")
    assert t.things == {"c", "m"}
    t.thing("c")
    assert len(t.hand(t.game.first)) == 6
    assert t.on("0,0") == "B1"
    assert not t.is_wounded("B1")


@pytest.mark.clause("WM-EX-04", "WM-EX-05", "WM-EX-07", "WM-EX-08", "WM-EX-17", "WM-FST-12", "WM-FST-11")
def test_the_example_turn():
    t = example(dice="4 w 5 1 3", flips="S").worm("B1")
    blue = t.game.first
    assert t.inch("0,0").thing("c").step == 4
    t.stay()  # the second move is declined
    t.play("bazooka")
    assert "2,0" in t.hexes  # water, two hexes away on a line
    assert "3,-1" not in t.hexes  # where red's worm stands is not Direct
    t.at("2,0")
    assert len(t.rolls("accuracy")[0]) == 3
    t.face("w")
    assert t.token == "3,-1"
    assert t.on("3,-1") == "u"
    assert t.on("3,-2") == "r2"  # red's worm X landed on the crate of the reconstructed layout
    red = t.game.seat_of(4)
    assert len(t.hand(red)) == 6
    t.inch("0,-1")  # the Bazooka's M
    assert len(t.hand(blue)) == 5 - 1 + 2
    assert (t.step, t.asks) == (7, "Place")
    before = {at: t.on(at) for at in t.hexes}  # the least-filled hexes: empty
    assert set(before.values()) == {""}
    while t.asks == "Place":
        t.take(t.options[0])
    assert [t.on(at) for at in before].count("c") == 2
    assert t.game.wind == 3
    assert t.asked == (blue + 1) % 4  # the token goes to the player on the left
    assert not t.told("healed")


@pytest.mark.clause("WM-EX-06")
@pytest.mark.parametrize(("face", "fate"), [("2", "drowned"), ("3", "drowned"), ("4", "drowned"), ("5", "drowned"),
                                            ("w", "drowned"), ("6", "mine"), ("-", "stays")])  # fmt: skip
def test_what_else_could_have_happened_to_red(face, fate):
    t = example(dice=f"w*3 {face} -", flips="S S").worm("B1")
    t.inch("0,0").thing("c").stay().play("bazooka").at("2,0")
    x = "R2"  # the worm the book calls X
    assert t.lives(x) == (fate != "drowned")
    if fate == "drowned":
        assert t.told("sank")[0].thing == 5
    elif fate == "mine":
        assert t.told("mine-clicks")[-1].hex == "2,-1"
    else:
        assert t.where(x) == "3,-1"
        assert t.is_wounded(x)


@pytest.mark.clause("WM-EX-18")
def test_if_the_mine_had_gone_off_blues_turn_would_have_gone_to_step_6():
    t = example(dice="6", flips="D").worm("B1").inch("0,0").thing("c")
    assert t.on("0,0") == "u"
    assert t.is_wounded("B1")
    assert t.where("B1") == "-1,0"
    assert (t.step, t.asks) == (7, "Place")


@pytest.mark.clause("WM-CON-08", "WM-DNG-02", "WM-CON-10")
def test_the_flipper_has_a_safe_and_a_danger_side_and_the_dies_wind_is_no_move_symbol():
    sides = set()
    for flip in ("S", "D"):
        t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, flips=flip).inch("1,0")
        sides |= {e.side for e in t.told("flipped")}
    assert sides == {"safe", "danger"}
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "fire-punch"}, wind=4, dice="w").jump("1,0")
    assert t.where("B1") == neighbour("1,0", 4)  # a wind on a die is a direction
    assert t.stay().play("fire-punch").asks == "InchOrJump"  # an M on a card is a move
    assert (FACES[WIND], FACES[STAY]) == ("wind", "no-move")


@pytest.mark.clause("WM-CON-07")
def test_a_blast_damages_and_then_moves_it_does_not_just_scatter():
    t = table({"0,0": "B1", "1,0": "R1"}, {0: "bazooka"}, dice="-*4 4").fire("bazooka", "1,0")
    kinds = [e.kind for e in t.told()]
    assert kinds.index("wounded") < kinds.index("moved")
    assert t.told("moved")[0].how == "blast"
