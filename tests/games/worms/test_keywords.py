"""The keywords of the rulebook (WM-ACC to WM-WRM)."""

import pytest

from tests.games.worms.table import ROUND, neighbour, spot, table, thing_id, weapons
from wyrmhall.core.engine import SKIP
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.worms.events import AimedStrike
from wyrmhall.games.worms.hexes import distance
from wyrmhall.games.worms.numbers import CRATER, KIND

NEAR = [(0, 0), (1, 0), (2, 0)]
"""Three land hexes in a row."""


def shot(things, card="bazooka", at="1,0", **more):
    """Blue's worm B1 on 0,0 stays and fires."""
    things = {"0,0": "B1", **things}
    return table(things, {0: card}, active="B1", **more).fire(card, at)


# --- Accuracy -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-ACC-01", "WM-ACC-02", "WM-ACC-03", "WM-ACC-04", "WM-EX-09")
@pytest.mark.parametrize(("at", "dice"), [("0,0", 4), ("1,0", 4), ("0,2", 3), ("0,3", 2), ("0,4", 1), ("0,7", 1)])
def test_accuracy_loses_a_die_for_every_hex_beyond_the_next_water_included(at, dice):
    t = shot({}, at=at, land=[(0, 0), (0, 2)], dice="-*4 -*4")
    assert [len(dice) for dice in t.rolls("accuracy")] == [dice]


@pytest.mark.clause("WM-ACC-05", "WM-ACC-09", "WM-DEC-10")
def test_exactly_one_of_the_results_is_applied_and_equal_ones_are_one_option():
    t = shot({"1,0": "R1"}, dice="3 3 5 -")
    assert (t.asked, t.asks) == (0, "AimResult")
    assert sorted(t.options) == [0, 3, 5]
    assert SKIP not in t.options
    t.face("5")
    assert t.token == "0,1"


@pytest.mark.clause("WM-ACC-05", "WM-DEC-10")
def test_wind_and_its_number_lead_to_the_same_hex_and_are_one_option():
    t = shot({}, dice="3 w 5 5", wind=3)
    assert len(t.options) == 2
    assert t.hexes == {"2,0", "0,1"}


@pytest.mark.clause("WM-ACC-06")
@pytest.mark.parametrize("way", [1, 2, 3, 4, 5, 6])
def test_a_number_moves_the_token_one_hex_that_way(way):
    assert shot({}, dice=f"{way}*3", at="0,2", land=[(0, 0)]).token == neighbour("0,2", way)


@pytest.mark.clause("WM-ACC-07", "WM-DIE-05", "WM-EX-04")
def test_wind_moves_the_token_one_hex_downwind():
    assert shot({}, dice="w*4", wind=5, land=[(0, 0)]).token == neighbour("1,0", 5)


@pytest.mark.clause("WM-ACC-08")
def test_no_move_is_a_direct_hit():
    t = shot({"1,0": "R1 R2"}, card="uzi", dice="-*5")
    assert t.token == "1,0"
    assert t.asks == "OnHex"


# --- Blast --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-BLA-01")
def test_a_blast_in_water_does_nothing():
    t = shot({}, at="1,0", land=[(0, 0)], dice="-*4")
    assert t.dice_left == 0
    assert t.pool("u") == 20
    assert [e.land for e in t.told("blast")] == [False]


@pytest.mark.clause("WM-BLA-02", "WM-BLA-04", "WM-BLA-07", "WM-EX-05")
def test_a_blast_puts_a_crater_and_rolls_for_each_thing_which_is_damaged_then_moved():
    t = shot({"1,0": "R1"}, dice="-*4 4")
    kinds = [e.kind for e in t.told() if e.kind in ("placed", "rolled", "wounded", "moved")]
    assert kinds == ["rolled", "placed", "rolled", "wounded", "moved"]
    assert t.on("1,0") == "u"
    assert t.on("1,1") == "r1"


@pytest.mark.clause("WM-BLA-03", "WM-CRA-03", "WM-CRA-04", "WM-CRA-05", "WM-HEX-02")
def test_the_third_crater_floods_the_hex_and_the_blast_is_over():
    t = shot({"1,0": "R1 u u", "2,0": "R2"}, dice="-*4")
    assert t.on("1,0") == "~"
    assert not t.lives("R1")
    assert t.pool("u") == 20
    assert t.dice_left == 0  # nothing was rolled for
    assert t.view().hexes[1 + ROUND.index((1, 0))].kind == "flooded"


@pytest.mark.clause("WM-CRA-03")
def test_worms_lost_with_a_flooded_hex_are_told_one_by_one_like_every_other_death():
    t = shot({"1,0": "R1 b2 u u", "2,0": "R2"}, dice="-*4")
    assert [(e.seat, e.thing, e.hex) for e in t.told("sank")] == [
        (0, thing_id("R1"), "1,0"),
        (0, thing_id("b2"), "1,0"),
    ]
    (flooded,) = t.told("flooded")
    assert [KIND[thing] for thing in flooded.things] == [CRATER] * 3
    words = speaker("en", "worms")
    for seat, said in enumerate(("Your blue worm 2 drowns.", "Your red worm 1 drowns.")):
        losses = [loss for event in t.told() if (loss := event.loss(t.game, seat)) is not None]
        assert [words.sentence(loss) for loss in losses] == [said]


@pytest.mark.clause("WM-CRA-04", "WM-DES-03")
def test_mines_and_drums_on_a_flooding_hex_do_not_explode():
    t = shot({"1,0": "m o u u", "2,0": "R2"}, dice="-*4")
    assert t.on("1,0") == "~"
    assert (t.pool("m"), t.pool("o")) == (6, 6)
    assert not t.told("mine-explodes") + t.told("drum-explodes")
    assert len(t.told("blast")) == 1


@pytest.mark.clause("WM-BLA-05", "WM-BLA-06", "WM-DEC-11")
def test_worms_come_first_then_other_things_each_in_the_active_players_order():
    t = shot({"1,0": "R1 R2 c"}, dice="-*4 - - -")
    assert (t.asks, t.things) == ("BlastEach", {"R1", "R2"})
    t.thing("R2")
    assert [e.thing for e in t.told("wounded")] == [thing_id("R2"), thing_id("R1")]
    assert t.told()[-1].kind == "destroyed"  # the crate last
    t = shot({"1,0": "m c"}, dice="-*4 - - -")
    assert (t.asks, t.things) == ("BlastEach", {"m", "c"})


@pytest.mark.clause("WM-BLA-08")
def test_in_a_blast_wind_throws_downwind():
    assert shot({"1,0": "R1"}, dice="-*4 w", wind=4).on("1,1") == "r1"


@pytest.mark.clause("WM-BLA-09", "WM-EX-06")
def test_in_a_blast_no_move_damages_and_leaves_in_place():
    assert shot({"1,0": "R1"}, dice="-*4 -").on("1,0") == "r1 u"


@pytest.mark.clause("WM-BLA-10", "WM-HEX-03")
def test_a_worm_thrown_into_water_dies():
    t = shot({"1,0": "R1"}, dice="-*4 3", land=[(0, 0), (1, 0)])
    assert not t.lives("R1")
    assert [e.hex for e in t.told("sank")] == ["2,0"]


@pytest.mark.clause("WM-BLA-11", "WM-CRA-02", "WM-FIR-02", "WM-SCA-09", "WM-DMG-11")
def test_craters_and_fire_are_neither_rolled_for_nor_moved_nor_damaged():
    t = shot({"1,0": "u f f"}, dice="-*4")
    assert t.on("1,0") == "f f u u"
    assert t.dice_left == 0


@pytest.mark.clause("WM-BLA-12", "WM-DMG-10")
def test_a_thing_destroyed_by_the_damage_is_not_moved():
    t = shot({"1,0": "c r1", "2,0": "R2"}, dice="-*4 3 3", supply="sheep")
    assert t.on("1,0") == "u"
    assert t.on("2,0") == "R2"
    assert not t.told("moved")
    assert t.pool("c") == 6
    assert t.hand(1) == []  # nobody draws for a Damaged crate


@pytest.mark.clause("WM-BLA-13", "WM-CHN-15")
def test_things_that_arrive_during_a_blast_are_not_hit_by_it():
    # R1 is thrown onto the mine on 2,0, whose Blast throws R3 back to 1,0: the outer Blast does not deal with R3.
    t = shot({"1,0": "R1 R2", "2,0": "m R3"}, dice="-*4 3 6 - -", flips="D").thing("R1").thing("R3")
    assert t.on("1,0") == "r2 r3 u"
    assert t.dice_left == 0


@pytest.mark.clause("WM-BLA-14", "WM-MIN-04", "WM-DMG-09")
def test_a_listed_thing_that_was_destroyed_before_its_die_is_skipped():
    # Mine and crate: the mine's own Blast destroys the crate, for which the outer Blast then rolls no die.
    t = shot({"1,0": "m c"}, dice="-*4 - 3").thing("m")
    assert t.on("1,0") == "u u"
    assert t.dice_left == 0
    assert len(t.told("blast")) == 2


@pytest.mark.clause("WM-BLA-15", "WM-CHN-01", "WM-CHN-08")
def test_each_thing_is_finished_with_all_consequences_before_the_next():
    t = shot({"1,0": "R1 R2", "1,1": "c"}, dice="-*4 4 -", supply="sheep").thing("R1")
    kinds = [e.kind for e in t.told()]
    assert kinds.index("collected") < len(kinds) - 1 - kinds[::-1].index("rolled")


@pytest.mark.clause("WM-BLA-16", "WM-CMP-18")
def test_without_a_crater_in_the_pool_the_blast_goes_on():
    t = table({"0,0": "B1", "1,0": "R1"}, {0: "bazooka"}, dice="-*4 -")
    t.game.pool[5].clear()
    t.fire("bazooka", "1,0")
    assert t.on("1,0") == "r1"


@pytest.mark.clause("WM-BLA-17", "WM-HEX-13", "WM-HEX-24")
def test_after_the_blast_the_hex_is_checked_with_the_new_crater():
    t = shot({"1,0": "R1 f u"}, dice="-*4 - 3")
    assert t.rolls("push") == [["3"]]
    assert t.on("2,0") == "r1"
    assert t.on("1,0") == "f u u"


# --- craters and Damage -------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-CRA-01", "WM-FIR-01", "WM-HEX-05", "WM-HEX-24")
@pytest.mark.parametrize("full", ["u u c", "f f f"])
def test_craters_and_fire_count_towards_the_three_things(full):
    t = table({"0,0": "B1", "1,0": full, "2,0": "R1"}, {0: "teleport"}, land=NEAR).stay(2).play("teleport")
    assert "1,0" not in t.hexes


@pytest.mark.clause("WM-CRA-02")
def test_only_an_effect_that_says_so_destroys_a_crater():
    t = shot({"1,0": "u R1"}, card="girder")
    assert t.on("1,0") == "R1"
    assert t.pool("u") == 20


@pytest.mark.clause("WM-DMG-01", "WM-WRM-01")
def test_damage_lays_a_healthy_worm_down():
    t = shot({"1,0": "R1"}, card="uzi", dice="-*5")
    assert t.on("1,0") == "r1"
    worm = next(thing for thing in t.view().things if thing.id == thing_id("R1"))
    assert worm.wounded


@pytest.mark.clause("WM-DMG-02", "WM-DES-01", "WM-DES-02")
def test_damage_to_a_wounded_worm_destroys_it_for_good():
    t = shot({"1,0": "r1", "2,0": "R2"}, card="uzi", dice="-*5")
    assert t.on("1,0") == ""
    assert t.view().players[1].living == 1
    assert "worm" not in [pool.kind for pool in t.view().pools]  # no effect can place it again


@pytest.mark.clause("WM-DMG-03")
def test_a_wounded_worm_can_still_be_moved():
    t = table({"0,0": "B1", "1,0": "r1"}, {0: "prod"}, collectors=True).stay(2).play("prod").stay().at("1,0").way(3)
    assert t.on("2,0") == "r1"


@pytest.mark.clause("WM-DMG-07")
def test_damage_to_the_active_worm_in_step_6_or_7_changes_no_step():
    t = table({"0,0": "B1", "2,0": "R1"}, sudden="nuclear-fallout", flips="D", dice="4").stay(2)
    assert t.is_wounded("B1")
    assert t.game.wind == 4  # step 7 came all the same
    assert t.asked == 1


@pytest.mark.clause("WM-DMG-08", "WM-DRM-01", "WM-DRM-02")
def test_a_damaged_drum_is_destroyed_and_five_dice_are_rolled():
    t = shot({"1,0": "o", "-2,0": "R1"}, card="uzi", dice="-*5 3 3 3 3 3")
    assert t.rolls("drum") == [["3"] * 5]
    assert t.pool("o") == 6
    assert t.on("1,0") == ""


@pytest.mark.clause("WM-DMG-12", "WM-VRB-24")
def test_one_thing_for_damage_is_never_a_crater_or_fire():
    t = shot({"1,0": "u f R1"}, card="uzi", dice="-*5")
    assert t.on("1,0") == "f r1 u"
    t = shot({"1,0": "m c", "2,0": "R1"}, card="uzi", dice="-*5")
    assert t.things == {"m", "c"}


@pytest.mark.clause("WM-GEN-15")
def test_damage_to_another_worm_of_the_active_team_does_not_end_the_turn():
    t = shot({"1,0": "B2", "2,0": "R1"}, card="uzi", dice="-*5")
    assert t.is_wounded("B2")
    assert (t.asked, t.asks) == (0, "InchOrJump")


@pytest.mark.clause("WM-GEN-15", "WM-CON-14")
def test_by_a_table_option_damage_to_any_worm_of_the_active_team_ends_the_turn():
    t = shot({"1,0": "B2", "2,0": "R1"}, card="uzi", dice="-*5", team_damage=True)
    assert t.is_wounded("B2")
    assert t.asked == 1  # the M of the Uzi is lost
    t = shot({"1,0": "R2", "2,0": "R1"}, card="uzi", dice="-*5", team_damage=True)
    assert (t.asked, t.asks) == (0, "InchOrJump")


# --- directions, wind, flipper ------------------------------------------------------------------------------------


@pytest.mark.clause("WM-DIR-01", "WM-DIR-02", "WM-REC-05", "WM-CMP-10")
def test_six_directions_run_round_the_dial_in_order_and_are_the_same_everywhere():
    vectors = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}
    for start in ("0,0", "5,-3"):
        q, r = map(int, start.split(","))
        for way, (dq, dr) in vectors.items():
            assert neighbour(start, way) == f"{q + dq},{r + dr}"


@pytest.mark.clause("WM-DIR-03", "WM-DIR-04", "WM-VRB-46")
@pytest.mark.parametrize("way", [1, 2, 3, 4, 5, 6])
def test_change_wind_sets_the_arrow_to_the_number_rolled(way):
    t = table({"0,0": "B1", "2,0": "R1"}, sudden="hurricane", wind=1, dice=f"- {way}").stay(2)
    assert t.game.wind == way


@pytest.mark.clause("WM-DIR-05", "WM-VRB-46")
@pytest.mark.parametrize("face", ["w", "-"])
def test_change_wind_leaves_the_arrow_on_wind_or_no_move(face):
    t = table({"0,0": "B1", "2,0": "R1"}, sudden="hurricane", wind=5, dice=f"- {face}").stay(2)
    assert t.game.wind == 5


@pytest.mark.clause("WM-DIR-06")
def test_the_wind_dial_is_a_water_hex():
    t = table({"0,0": "B1 B2", "-1,0": "R1"}, land=[(0, 0), (-1, 0)], dial="1,0", active="B1").jump("1,0")
    assert not t.lives("B1")
    assert t.view().hexes[0].kind == "dial"


@pytest.mark.clause("WM-DNG-01", "WM-DIE-03")
def test_only_the_danger_side_has_an_effect():
    for flip, wounded in (("S", False), ("D", True)):
        t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, flips=flip).inch("1,0")
        assert t.is_wounded("B1") == wounded
        assert len(t.told("flipped")) == 1


# --- fire ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-FIR-05", "WM-CON-02", "WM-CHN-05")
@pytest.mark.parametrize("mark", ["c", "o", "m"])
def test_fire_acts_on_every_movable_thing(mark):
    pack = {
        "weapon": weapons(
            {"op": "target", "mode": "within", "max": 3}, {"op": "shove", "select": "one_thing", "dir": "wind"}
        )
    }
    dice = {"c": "", "o": "3*5", "m": ""}[mark]
    t = table(
        {"0,0": "B1", "1,0": mark, "2,0": "f", "-2,0": "R1"}, {0: "grenade"}, pack=pack, wind=3, flips="D", dice=dice
    )
    t.fire("grenade", "1,0")
    assert t.flips_left == 0
    assert t.pool(mark) == 6  # Damaged, and gone
    assert "f" not in t.on("2,0")


@pytest.mark.clause("WM-FIR-06")
def test_several_fires_trigger_one_after_another():
    t = table({"0,0": "B1", "1,0": "f f f", "2,0": "B2 R1"}, active="B1", flips="S D S").inch("1,0")
    assert t.flips_left == 0
    assert t.is_wounded("B1")
    t = table({"0,0": "B1", "1,0": "f f f", "2,0": "B2 R1"}, active="B1", flips="D D").inch("1,0")
    assert not t.lives("B1")
    assert t.on("1,0") == "f"  # the third had nothing left to burn


@pytest.mark.clause("WM-FIR-07", "WM-PLC-06", "WM-DRM-10")
def test_fire_placed_on_a_hex_hurts_nobody_there():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="wildfire", death="hurricane", land=[(0, 0), (2, 0)], dice="-").stay(2)
    while t.asks == "Place":
        t.take(t.options[0])
    assert t.on("0,0").count("f") + t.on("2,0").count("f") == 3
    assert not t.told("flipped")


@pytest.mark.clause("WM-FIR-02", "WM-HEX-04")
def test_water_destroys_fire_and_craters():
    t = shot({"1,0": "f u u"}, dice="-*4")
    assert t.on("1,0") == "~"
    assert (t.pool("f"), t.pool("u")) == (10, 20)


# --- hexes --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-HEX-01", "WM-HEX-02", "WM-HEX-14", "WM-HEX-15")
def test_every_hex_is_land_or_water_and_all_around_the_map_is_water():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, land=NEAR, active="B1")
    assert [t.game.is_land(spot(at)) for at in ("0,0", "1,0", "2,0", "3,0", "0,1", "40,3")] == [True] * 3 + [False] * 3
    t.jump("0,2")
    assert not t.lives("B1")


@pytest.mark.clause("WM-HEX-03", "WM-PLC-05")
def test_what_is_placed_on_water_returns_to_the_pool():
    t = shot({"2,0": "R1"}, card="mine", at="1,0", land=[(0, 0), (2, 0)])
    assert t.pool("m") == 6
    assert t.told("placed-in-water")


@pytest.mark.clause("WM-HEX-08", "WM-CON-01", "WM-SCA-05", "WM-SCA-06", "WM-DEC-14")
def test_a_push_is_a_knockback_where_no_move_lets_the_active_player_choose():
    t = table({"0,0": "B1", "1,0": "R1 u u"}, dice="-").inch("1,0").thing("R1")
    assert (t.asked, t.asks, len(t.options)) == (0, "Whither", 6)
    t.way(2)
    assert t.where("R1") == "2,-1"


@pytest.mark.clause("WM-HEX-09", "WM-HEX-10", "WM-CON-13")
def test_without_a_worm_another_thing_is_pushed_but_never_a_crater():
    pack = {"weapon": weapons({"op": "target", "mode": "within", "max": 3}, {"op": "place", "thing": "fire"})}
    t = table({"0,0": "B1", "1,0": "m c u", "-2,0": "R1"}, {0: "grenade"}, pack=pack, dice="3").fire("grenade", "1,0")
    assert (t.asks, t.things) == ("CheckFull", {"m", "c"})
    assert SKIP not in t.options
    t.thing("c")
    assert t.on("2,0") == "c"
    assert t.on("1,0") == "f m u"


@pytest.mark.clause("WM-HEX-11", "WM-HEX-12")
def test_a_hex_that_holds_nothing_to_push_stays_overfull():
    pack = {"weapon": weapons({"op": "target", "mode": "within", "max": 3}, {"op": "place", "thing": "fire", "n": 2})}
    t = table({"0,0": "B1", "1,0": "u u f", "-2,0": "R1"}, {0: "grenade"}, pack=pack).fire("grenade", "1,0")
    assert t.on("1,0") == "f f f u u"
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-HEX-12")
def test_a_hex_is_checked_again_until_it_holds_three():
    t = table({"0,0": "B1", "1,0": "R1 R2 u u", "-2,0": "B2"}, active="B1", dice="3 4").inch("1,0")
    assert t.thing("R1").asks == "CheckFull"
    t.thing("R2")
    assert t.on("1,0") == "B1 u u"


@pytest.mark.clause("WM-HEX-16", "WM-HEX-17", "WM-EX-10", "WM-CON-09", "WM-REC-06", "WM-VRB-06")
def test_direct_hexes_lie_on_the_six_lines_and_the_own_hex_is_one():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "bazooka"}).stay(2).play("bazooka")
    assert {"3,0", "0,-2", "2,-2", "0,0"} <= t.hexes
    assert not {"1,1", "2,-1", "-1,2"} & t.hexes
    for at in t.hexes:
        q, r = map(int, at.split(","))
        assert q == 0 or r == 0 or q + r == 0


@pytest.mark.clause("WM-HEX-18", "WM-VRB-37")
def test_the_least_filled_hex_is_land_with_the_fewest_things():
    land = [(0, 0), (1, 0), (2, 0), (3, 0)]
    things = {"0,0": "B1 u u", "1,0": "R1", "2,0": "f", "3,0": "m c"}
    t = table(things, land=land, drops="squall", death="hurricane", dice="- -").stay(2)
    assert t.hexes == {"1,0", "2,0"}


@pytest.mark.clause("WM-HEX-19", "WM-VRB-08")
def test_the_own_hex_is_the_one_the_active_worm_is_on_at_that_moment():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "sheep"}).inch("1,0").stay().play("sheep")
    assert t.token == "1,0"
    t.leaves("SteerTarget")


@pytest.mark.clause("WM-HEX-21", "WM-VRB-11")
def test_a_non_full_hex_is_land_with_fewer_than_three_things():
    t = table({"0,0": "B1", "1,0": "u u f", "2,0": "R1 f"}, {0: "teleport"}, land=NEAR).stay(2).play("teleport")
    assert t.hexes == {"0,0", "2,0"}


@pytest.mark.clause("WM-HEX-22")
def test_an_empty_hex_is_land_without_things():
    t = table({"0,0": "B1", "1,0": "u", "-1,0": "R1"}, land=[(0, 0), (1, 0), (-1, 0), (0, 1)])
    empty = [h.hex for h in t.view().hexes if h.kind == "land" and not h.things]
    assert empty == ["0,1"]


@pytest.mark.clause("WM-HEX-23", "WM-VRB-07", "WM-TGT-04")
def test_within_x_is_every_hex_at_distance_x_or_less_the_own_one_included():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "grenade"}, land=[(0, 0), (-2, 0)]).stay(2).play("grenade")
    assert len(t.hexes) == 37  # all within 3, nearly all of them water
    assert "0,0" in t.hexes


# --- placing ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-PLC-01", "WM-PLC-02")
def test_placing_takes_a_thing_from_the_pool_and_moves_nothing():
    t = shot({"2,0": "R1"}, card="mine", at="1,0")
    assert t.on("1,0") == "m"
    assert t.pool("m") == 5
    assert not t.told("moved")


@pytest.mark.clause("WM-PLC-03", "WM-CMP-18")
def test_if_the_pool_is_empty_nothing_is_placed():
    t = table({"0,0": "B1", "2,0": "R1", "1,1": "m m m", "-1,0": "m m m"}, {0: "mine"}).fire("mine", "1,0")
    assert t.on("1,0") == ""
    assert t.told("none-left")


@pytest.mark.clause("WM-PLC-04")
def test_after_placing_the_hex_is_checked_for_fullness():
    t = table({"0,0": "B1", "1,0": "R1 u u"}, {0: "mine"}, dice="3").fire("mine", "1,0")
    assert t.on("1,0") == "m u u"
    assert t.on("2,0") == "R1"


@pytest.mark.clause("WM-PLC-04", "WM-VRB-01")
def test_each_hex_is_checked_before_the_next_thing_is_placed():
    t = table({"-2,2": "B1", "0,0": "R1 u u", "2,0": "R2 u u"}, {0: "napalm-strike"}, dice="- 4 1").stay(2)
    t.play("napalm-strike").at("0,0").way(3)
    kinds = [(e.kind, e.hex if e.kind == "placed" else "") for e in t.told() if e.kind in ("placed", "moved")]
    assert kinds == [("placed", "0,0"), ("moved", ""), ("placed", "1,0"), ("placed", "2,0"), ("moved", "")]


@pytest.mark.clause("WM-PLC-06", "WM-CRT-04")
@pytest.mark.parametrize("drop", ["minefield", "supplies", "wildfire"])
def test_placing_a_mine_fire_or_crate_on_a_worm_triggers_nothing(drop):
    t = table(
        {"0,0": "B1", "2,0": "R1 R2"}, land=[(0, 0), (2, 0)], drops=drop, death="hurricane", dice="-", supply="sheep"
    )
    t.stay(2)
    while t.asks == "Place":
        t.take(t.options[0])
    assert not t.told("flipped") + t.told("drew")
    assert len(t.on("0,0").split()) + len(t.on("2,0").split()) >= 4


# --- Scatter and Knockback ----------------------------------------------------------------------------------------


@pytest.mark.clause("WM-SCA-01", "WM-SCA-02", "WM-SCA-03", "WM-SCA-04", "WM-EX-11", "WM-SCA-08")
@pytest.mark.parametrize(("face", "to"), [("-", "1,0"), ("5", "0,1"), ("3", "2,0"), ("w", "2,0")])
def test_a_scatter_rolls_one_die_for_the_token(face, to):
    things = {"0,0": "B1", "-2,0": "R1", "0,1": "m f c", "2,0": "m f c"}
    t = table(things, {0: "bunker-buster"}, wind=3, collectors=True, dice=f"{face} -*9")
    t.stay(2).play("bunker-buster").at("1,0")
    assert t.rolls("token") == [[{"-": "no-move", "w": "wind"}.get(face, face)]]
    assert t.token == to
    assert not t.told("flipped") + t.told("collected")  # the token triggers nothing
    t.leaves("BlastEach", *t.RESTS)


@pytest.mark.clause("WM-SCA-02", "WM-SCA-03", "WM-SCA-04", "WM-VRB-30")
@pytest.mark.parametrize(("face", "to"), [("-", "1,0"), ("5", "0,1"), ("3", "2,0"), ("w", "1,1")])
def test_a_scatter_rolls_one_die_for_a_thing(face, to):
    t = (
        table({"0,0": "B1", "1,0": "R1"}, {0: "fire-punch"}, wind=4, dice=face)
        .stay(2)
        .play("fire-punch")
        .stay()
        .at("1,0")
    )
    assert t.where("R1") == to


@pytest.mark.clause("WM-SCA-05", "WM-SCA-06", "WM-VRB-31")
def test_a_knockback_always_moves():
    t = table({"0,0": "B1", "1,0": "R1"}, {0: "baseball-bat"}, dice="3 -").stay(2).play("baseball-bat").stay().at("1,0")
    assert t.where("R1") == "2,0"
    assert t.asks == "Whither"
    assert t.way(5).where("R1") == "1,1"


# --- crates -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-CRT-01", "WM-DRM-01", "WM-GEN-12")
def test_crates_drums_mines_worms_fire_and_craters_are_things():
    t = table({"0,0": "B1", "1,0": "c o", "2,0": "m f", "-1,0": "u R1"})
    assert {thing.kind for thing in t.view().things} == {"worm", "mine", "oil_drum", "crate", "fire", "crater"}
    assert [len(h.things) for h in t.view().hexes if h.hex in ("1,0", "2,0")] == [2, 2]


@pytest.mark.clause("WM-CRT-05")
def test_a_crate_moved_onto_a_worm_is_not_collected():
    pack = {"weapon": weapons({"op": "target", "mode": "within", "max": 3}, {"op": "scatter", "select": "one_thing"})}
    t = table({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "grenade"}, pack=pack, dice="3", supply="sheep")
    t.fire("grenade", "1,0")
    assert t.on("2,0") == "R1 c"
    assert t.hand(1) == []


# --- targets and Air Strikes --------------------------------------------------------------------------------------


@pytest.mark.clause("WM-TGT-01", "WM-TGT-02", "WM-TGT-08", "WM-DEC-09")
def test_the_target_hex_is_where_the_token_lies_and_moves_with_it():
    t = table({"0,0": "B1", "2,0": "R1", "1,1": "R2"}, {0: "uzi"}, dice="4*5").stay(2).play("uzi")
    assert (t.asked, t.asks) == (0, "Target")
    t.at("1,0")
    assert t.token == "1,1"
    assert t.is_wounded("R2")  # the effect falls where the token came to


@pytest.mark.clause("WM-TGT-03")
def test_the_card_limits_the_target():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "baseball-bat"}).stay(2).play("baseball-bat").stay()
    assert t.hexes == {"0,0", *[neighbour("0,0", way) for way in range(1, 7)]}


@pytest.mark.clause("WM-TGT-03", "WM-HEX-16", "WM-HEX-20", "WM-HEX-21", "WM-HEX-23")
@pytest.mark.parametrize(
    ("card", "at", "says", "rule"),
    [
        ("bazooka", "1,1", "on none of the six straight lines", "WM-HEX-16"),
        ("baseball-bat", "2,0", "at distance 2, and the card reaches 1 at most", "WM-HEX-23"),
        ("teleport", "1,0", "is full", "WM-HEX-21"),
        ("homing-pigeon", "2,0", "no worm", "WM-VRB-11"),
    ],
)
def test_a_hex_that_cannot_be_targeted_says_why(card, at, says, rule):
    t = table({"0,0": "B1", "1,0": "u u f", "-2,0": "R1"}, {0: card}).stay(2).play(card)
    if t.asks == "InchOrJump":
        t.stay()
    (decision,) = shown(t.game, 0, speaker("en", "worms"))
    why = {refusal.target: refusal for refusal in decision.refusals}
    assert says in why[f"hex:{at}"].reason
    assert why[f"hex:{at}"].clause == rule
    assert at not in t.hexes


@pytest.mark.clause("WM-HEX-20", "WM-TGT-05")
def test_the_hex_of_the_token_says_that_it_is_not_new():
    t = shot({"1,0": "R1", "0,1": "R2"}, card="shotgun", dice="-*3 -")
    (decision,) = shown(t.game, 0, speaker("en", "worms"))
    assert ("hex:1,0", "WM-HEX-20") in [(refusal.target, refusal.clause) for refusal in decision.refusals]
    t.leaves("Target")


@pytest.mark.clause("WM-TGT-06")
def test_while_the_token_is_off_the_map_every_hex_is_new():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "shotgun"}).stay(2).play("shotgun")
    assert len(t.hexes) == 1 + 6 * 3


@pytest.mark.clause("WM-TGT-07", "WM-VRB-09")
def test_no_hex_farther_than_6_from_the_laid_map_is_offered():
    t = table({"0,0": "B1 R1"}, {0: "concrete-donkey"}, land=[(0, 0)], dial="1,0").stay(2).play("concrete-donkey")
    assert max(min(distance(spot(at), spot("0,0")), distance(spot(at), spot("1,0"))) for at in t.hexes) == 6
    assert len(t.hexes) == 127 + 13


@pytest.mark.clause("WM-AIR-01", "WM-VRB-10", "WM-DEC-09")
def test_an_air_strike_is_put_on_any_hex_and_points_in_a_direction():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "air-strike"}, dice="-").stay(2).play("air-strike")
    assert "5,0" in t.hexes  # water
    t.at("5,0")
    assert (t.asks, len(t.options)) == ("Bearing", 6)
    t.way(3)
    assert t.told("aimed-strike")[0] == AimedStrike(0, "5,0", 3)


@pytest.mark.clause("WM-AIR-02", "WM-AIR-03", "WM-VRB-04")
def test_three_hexes_are_hit_one_after_another_the_tokens_first():
    t = table({"-2,2": "B1", "-2,0": "R1"}, {0: "air-strike"}, dice="-").stay(2).play("air-strike").at("0,0").way(3)
    assert [e.hex for e in t.told("blast")] == ["0,0", "1,0", "2,0"]
    assert [t.on(at) for at in ("0,0", "1,0", "2,0")] == ["u"] * 3


@pytest.mark.clause("WM-AIR-04", "WM-EX-12", "WM-EX-16")
@pytest.mark.parametrize(("way", "hexes"), [(2, ["1,-1", "2,-1", "3,-1"]), (1, ["0,-1", "1,-1", "2,-1"])])
def test_a_scatter_shifts_the_three_hexes_and_keeps_the_direction(way, hexes):
    t = (
        table({"-2,2": "B1", "-2,0": "R1"}, {0: "air-strike"}, dice=str(way))
        .stay(2)
        .play("air-strike")
        .at("0,0")
        .way(3)
    )
    assert [e.hex for e in t.told("blast")] == hexes
    assert t.told("aimed-strike")[0].way == 3  # the hexes still lie in direction 3 of one another


@pytest.mark.clause("WM-AIR-05")
def test_a_thing_blown_into_a_later_hex_is_hit_there_again():
    t = table({"-2,2": "B1", "0,0": "R1", "-2,0": "R2"}, {0: "air-strike"}, dice="- 3 4").stay(2)
    t.play("air-strike").at("0,0").way(3)
    assert not t.lives("R1")  # wounded on 0,0, thrown to 1,0 and hit there again
    assert t.dice_left == 0


# --- drums --------------------------------------------------------------------------------------------------------


def drum(things, dice, **more):
    """Blue's Uzi hits the drum on 1,0."""
    things = {"-2,0": "B1", "1,0": "o", **things}
    return table(things, {0: "uzi"}, active="B1", dice="-*3 " + dice, **more).fire("uzi", "1,0")


@pytest.mark.clause("WM-DRM-03", "WM-DRM-05", "WM-DRM-07", "WM-DRM-08", "WM-EX-14")
def test_each_named_hex_is_dealt_with_once_and_gets_one_fire():
    t = drum({"2,2": "R1"}, "2 2 5 - -", land=[*ROUND, (2, 2)])
    assert (t.on("2,-1"), t.on("0,1"), t.on("1,0")) == ("f", "f", "f")
    assert t.pool("f") == 7


@pytest.mark.clause("WM-DRM-04", "WM-DRM-09", "WM-CON-04")
def test_wind_names_the_downwind_neighbour_and_counts_once_with_its_number():
    t = drum({"2,0": "R1", "-2,2": "R2"}, "3 w w w w", wind=3)
    assert t.on("2,0") == "f r1"  # Damaged once


@pytest.mark.clause("WM-DRM-06", "WM-DRM-15")
def test_all_things_in_the_named_hexes_are_damaged_but_neither_moved_nor_cratered():
    t = drum({"2,0": "R1 R2 c"}, "3 3 3 3 3")
    assert t.on("2,0") == "f r1 r2"
    assert t.pool("u") == 20
    assert not t.told("moved")


@pytest.mark.clause("WM-DRM-07", "WM-DRM-10")
def test_all_damage_comes_before_any_fire():
    t = drum({"2,0": "R1", "0,1": "R2"}, "3 5 3 5 3")
    kinds = [e.kind for e in t.told() if e.kind in ("wounded", "placed")]
    assert kinds == ["wounded", "wounded", "placed", "placed"]


@pytest.mark.clause("WM-DRM-11", "WM-DEC-12")
def test_the_active_player_orders_hexes_and_things_where_it_matters():
    t = drum({"2,0": "R1", "0,1": "m R2"}, "3 5 3 5 3 - -")
    assert (t.asks, t.hexes) == ("DrumEach", {"2,0", "0,1"})
    t.at("0,1")
    assert (t.asks, t.things) == ("DrumHits", {"m", "R2"})
    t = drum({"2,0": "R1", "0,1": "R2 R3"}, "3 5 3 5 3")
    assert t.asks == "InchOrJump"  # nothing there goes off: no order is worth asking for


@pytest.mark.clause("WM-DRM-12")
def test_a_thing_thrown_into_a_later_hex_is_hit_there_too():
    # The mine on 0,1 explodes and throws R1 to 1,0 (way 2), which the drum names too and which comes later.
    t = drum({"0,1": "m R1", "-2,2": "R2"}, "5 - 5 - 5 2").at("0,1").thing("m")
    assert not t.lives("R1")


@pytest.mark.clause("WM-DRM-13", "WM-DEC-12")
def test_if_fire_is_short_the_active_player_chooses_the_hexes():
    t = table({"-2,0": "B1", "1,0": "o", "-2,2": "R1"}, {0: "uzi"}, dice="-*3 1 2 3 4 5")
    del t.game.pool[4][:8]
    t.fire("uzi", "1,0")
    assert (t.asked, t.asks, len(t.options)) == (0, "DrumFire", 5)
    t.at("2,0").at("0,1")
    assert (t.on("2,0"), t.on("0,1"), t.on("1,1"), t.pool("f")) == ("f", "f", "", 0)


@pytest.mark.clause("WM-DRM-14", "WM-HEX-04")
def test_fire_on_a_water_hex_goes_out_at_once():
    t = drum({"-2,2": "R1"}, "3 3 3 3 3", land=[(-2, 0), (1, 0), (-2, 2)])
    assert t.pool("f") == 10


# --- mines --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-MIN-02", "WM-MIN-06", "WM-CON-03", "WM-CHN-04")
def test_a_mine_moved_onto_worms_triggers_once():
    pack = {"weapon": weapons({"op": "target", "mode": "within", "max": 3}, {"op": "scatter", "select": "one_thing"})}
    t = table({"0,0": "B1", "1,0": "m", "2,0": "R1 R2"}, {0: "grenade"}, pack=pack, dice="3", flips="S").fire(
        "grenade", "1,0"
    )
    assert t.on("2,0") == "R1 R2"
    assert t.flips_left == 0


@pytest.mark.clause("WM-MIN-03")
def test_on_danger_the_mine_blasts_its_hex():
    t = table({"0,0": "B1", "1,0": "m", "2,0": "R1"}, flips="D", dice="6").inch("1,0")
    assert t.on("1,0") == "u"
    assert t.on("0,0") == "b1"
    assert t.asked == 1


@pytest.mark.clause("WM-MIN-04", "WM-DMG-09")
def test_a_damaged_mine_blasts_without_a_flip():
    t = shot({"1,0": "m", "2,0": "R1"}, card="uzi", dice="-*5")
    assert t.on("1,0") == "u"
    assert not t.told("flipped")
    assert t.pool("m") == 6


@pytest.mark.clause("WM-MIN-05")
def test_several_mines_trigger_one_after_another_as_far_as_they_are_there():
    t = table({"0,0": "B1", "1,0": "m m", "2,0": "R1"}, flips="S S").inch("1,0")
    assert t.flips_left == 0
    # A first mine that explodes Damages the second, which then is not there to be flipped for.
    t = table({"0,0": "B1", "1,0": "m m", "2,0": "R1 B2"}, active="B1", flips="D", dice="6 3").inch("1,0")
    assert t.on("1,0") == "u u"
    assert len(t.told("flipped")) == 1


@pytest.mark.clause("WM-MIN-07")
def test_mines_do_not_react_to_things_that_are_not_worms():
    pack = {"weapon": weapons({"op": "target", "mode": "within", "max": 3}, {"op": "scatter", "select": "one_thing"})}
    t = table({"0,0": "B1", "1,0": "c", "2,0": "m", "-2,0": "R1"}, {0: "grenade"}, pack=pack, dice="3").fire(
        "grenade", "1,0"
    )
    assert t.on("2,0") == "c m"


@pytest.mark.clause("WM-WRM-03")
def test_worms_of_one_or_of_different_teams_may_share_a_hex():
    t = table({"0,0": "B1", "1,0": "B2 R1"}, active="B1").inch("1,0")
    assert t.on("1,0") == "B1 B2 R1"
