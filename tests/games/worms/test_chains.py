"""Chain reactions, decisions, verbs that no card of the box uses alone (WM-CHN, WM-DEC, WM-VRB)."""

import random

import pytest

from tests.games.worms.table import table, thing_id, weapons
from tests.games.worms.test_setup import set_up
from wyrmhall.games.worms.numbers import PUSHES

AIM = {"op": "target", "mode": "within", "max": 3}


def custom(*steps, things, dice="", **more):
    """A Grenade with other steps, played by blue's worm on 0,0."""
    pack = {"weapon": weapons(*steps)}
    return (
        table({"0,0": "B1", **things}, {0: "grenade"}, active="B1", pack=pack, dice=dice, **more)
        .stay(2)
        .play("grenade")
    )


# --- chains -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-CHN-02")
def test_water_comes_first_and_nothing_else_triggers():
    t = table({"0,0": "B1 B2", "-2,0": "R1"}, active="B1", land=[(0, 0), (-2, 0)]).jump("1,0")
    kinds = [e.kind for e in t.told()]
    assert kinds[kinds.index("moved") : kinds.index("moved") + 3] == ["moved", "sank", "turn"]
    t = table({"0,0": "B1", "2,0": "R1"}).inch("1,0")
    assert [e.kind for e in t.told()][-1] == "moved"  # an empty hex triggers nothing


@pytest.mark.clause("WM-CHN-03")
def test_each_mine_fire_and_crate_is_a_trigger_of_an_arriving_worm():
    t = table({"0,0": "B1", "1,0": "m f c", "2,0": "R1"}, flips="S S", supply="sheep").inch("1,0")
    assert t.things == {"m", "f", "c"}
    t.thing("m").thing("c")
    assert t.on("1,0") == "B1"
    assert t.hand() == ["sheep"]


@pytest.mark.clause("WM-CHN-04", "WM-CHN-05")
def test_a_mine_triggers_itself_on_a_worm_and_each_fire_a_drum_only_fire():
    shove = (AIM, {"op": "shove", "select": "one_thing", "dir": "wind"})
    t = custom(*shove, things={"1,0": "m", "2,0": "f R1"}, wind=3, flips="S S").at("1,0")
    assert t.things == {"m", "f"}
    t.thing("f")
    assert t.on("2,0") == "R1"
    t = custom(*shove, things={"1,0": "o", "2,0": "f R1 c"}, wind=3, flips="S", dice="1").at("1,0")
    assert not t.told("collected") + t.told("mine-clicks")
    assert t.flips_left == 0


@pytest.mark.clause("WM-CHN-07", "WM-CHN-01", "WM-CHN-08")
def test_a_typical_chain_of_blast_mine_drum_and_mine():
    things = {"1,0": "R1", "2,0": "m o", "2,-1": "m", "-2,0": "R2"}
    # The Bazooka throws R1 onto the mine on 2,0: danger. Its Blast kills R1 and Damages the drum, whose dice name
    # 2,-1: the mine there explodes, and fire burns on 2,-1 at last.
    t = table({"0,0": "B1", **things}, {0: "bazooka"}, dice="-*4 3 - - 1*5", flips="D").fire("bazooka", "1,0")
    story = [
        e.kind
        for e in t.told()
        if e.kind in ("blast", "moved", "mine-clicks", "killed", "drum-explodes", "mine-explodes")
    ]
    assert story == ["blast", "moved", "mine-clicks", "blast", "killed", "drum-explodes", "mine-explodes", "blast"]
    assert (t.on("1,0"), t.on("2,0"), t.on("2,-1")) == ("u", "u", "f u")
    assert t.dice_left == 0


@pytest.mark.clause("WM-CHN-09")
def test_if_the_hex_floods_in_the_middle_the_rest_of_the_blast_falls_away():
    # The outer Blast puts the second crater; the mine's own Blast the third.
    t = (
        table({"0,0": "B1", "1,0": "m c u", "2,0": "R1"}, {0: "bazooka"}, dice="-*4 -")
        .fire("bazooka", "1,0")
        .thing("m")
    )
    assert t.on("1,0") == "~"
    assert t.dice_left == 0  # no die for the crate
    assert t.pool("c") == 6


@pytest.mark.clause("WM-CHN-10", "WM-HEX-13")
def test_checks_that_were_put_off_come_when_the_outer_explosion_is_over_in_the_chosen_order():
    # The drum on 1,0 names 1,0 and 2,0, both full: with fire both are overfull when it is over, not before.
    things = {"-2,0": "B1", "1,0": "o u u R1", "2,0": "R2 u u"}
    t = table(things, {0: "uzi"}, dice="-*3 3 - 3 - 3 1 4").fire("uzi", "1,0").thing("o")
    assert (t.asked, t.asks, t.hexes) == (0, "CheckAll", {"1,0", "2,0"})
    assert not t.rolls("push")
    t.at("2,0")
    assert next(e.thing for e in t.told("rolled") if e.why == "push") == thing_id("R2")


@pytest.mark.clause("WM-HEX-13", "WM-CHN-10")
def test_who_is_thrown_onto_a_full_hex_of_the_explosion_pushes_nobody_away_before_it_is_over():
    # The drum names 1,0 and 2,0; the mine on 1,0 throws R1 onto 2,0, which the drum has still to deal with.
    things = {"-2,0": "B1", "1,0": "o m R1", "2,0": "R2 u u"}
    t = table(things, {0: "uzi"}, dice="-*3 3 - 3 - 3 3 3").fire("uzi", "1,0").thing("o").at("1,0").thing("m")
    said = [event.why if event.kind == "rolled" else event.kind for event in t.told()]
    assert said[said.index("moved") :][:3] == ["moved", "wounded", "killed"]  # both were hit on 2,0
    assert said.index("push") > said.index("killed")
    assert (t.lives("R1"), t.on("2,0")) == (False, "f u u")


@pytest.mark.clause("WM-CHN-11", "WM-DMG-04")
def test_the_end_of_the_turn_is_only_noted_until_chain_and_text_are_finished():
    t = table({"0,0": "B1 B2", "-2,0": "R1"}, {0: "cluster-bomb uzi"}, active="B1", dice="-*3 3 4 4 5").fire(
        "cluster-bomb", "0,0"
    )
    t.worm("B1")
    assert t.is_wounded("B1")
    assert len(t.rolls("token")) == 2  # the text went on to its end
    assert t.asked == 1
    assert t.hand() == ["uzi"]


@pytest.mark.clause("WM-CHN-13", "WM-CHN-14", "WM-CHN-15")
def test_every_chain_ends_because_each_explosion_uses_something_up():
    for seed in range(40):
        t = set_up(4, seed, parting_gifts=True)
        pick = random.Random(seed)
        while not t.game.over:
            mines, drums = (len([x for x in t.view().things if x.kind == kind]) for kind in ("mine", "oil_drum"))
            worms = sum(player.living for player in t.view().players)
            fire = len([x for x in t.view().things if x.kind == "fire"])
            t.game.events = []
            d = t.game.decision
            text = type(d.effect).__name__
            t.game.step(pick.choice(d.options), d.seat)
            kinds = [e.kind for e in t.told()]
            explosions = kinds.count("mine-explodes") + kinds.count("drum-explodes") + kinds.count("mine-clicks")
            assert explosions <= mines + drums + 4, text  # a drop card may have added up to two of each
            assert kinds.count("parting-gift") <= worms
            assert kinds.count("burnt-out") <= fire + 5 * kinds.count("drum-explodes") + 3


@pytest.mark.clause("WM-CHN-16", "WM-CHN-18")
def test_after_fifty_pushes_in_one_effect_hexes_stay_overfull_until_the_next():
    # Two hexes, each with two craters and a magnet that cannot be pushed, hand one worm to and fro.
    things = {"0,0": "B1 u u e+", "1,0": "u u e+", "-3,0": "R1"}
    t = table(things, land=[(0, 0), (1, 0), (-3, 0)], dice="6 3 " * 30, collectors=True).inch("1,0")
    assert len(t.rolls("push")) == PUSHES
    assert (t.step, t.asks) == (4, "InchOrJump")
    assert t.on("1,0") == "B1 e u u"  # overfull, until the next move there
    t.inch("0,0")
    assert len(t.rolls("push")) > PUSHES  # another effect, counted anew


@pytest.mark.clause("WM-CHN-18", "WM-VRB-01")
def test_each_step_of_a_text_is_a_top_level_effect_finished_before_the_next():
    t = custom(
        AIM, {"op": "place", "thing": "fire", "n": 1}, {"op": "scatter_target"}, things={"1,0": "R1 u u"}, dice="3 4"
    )
    t.at("1,0")
    kinds = [e.kind for e in t.told() if e.kind in ("placed", "rolled", "moved", "token-moved")]
    assert kinds == ["placed", "rolled", "moved", "rolled", "token-moved"]  # the push of step 2 before step 3
    assert t.game.pushes == 0  # counted anew for every step


# --- decisions ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-DEC-16")
def test_selections_options_directions_and_wind_of_verbs_are_asked():
    t = custom(AIM, {"op": "shove", "select": "one_thing"}, {"op": "set_wind"}, things={"1,0": "R1 c"})
    t.at("1,0")
    assert (t.asked, t.asks, t.things) == (0, "OnHex", {"R1", "c"})
    t.thing("c")
    assert (t.asks, len(t.options)) == ("ShoveWay", 6)
    t.way(3)
    assert (t.asked, t.asks, len(t.options)) == (0, "SetWind", 6)
    assert t.way(5).game.wind == 5


@pytest.mark.clause("WM-DEC-17", "WM-GEN-07")
def test_the_active_player_orders_several_end_turn_effects():
    ends = [[{"op": "flip", "danger": [{"op": "damage", "select": "active"}]}], [{"op": "change_wind"}]]
    pack = {"sudden_death": [{"id": "both", "name": "Both", "end_turn": ends}]}
    t = table({"0,0": "B1", "2,0": "R1"}, sudden="both", pack=pack, dice="4", flips="D").stay(2)
    assert (t.asked, t.asks, len(t.options)) == (0, "AtEnd", 2)
    t.take(1)
    kinds = [e.kind for e in t.told()]
    assert kinds.index("wind") < kinds.index("flipped")


# --- verbs --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-VRB-05")
def test_only_may_move_and_choose_leave_a_choice_whether():
    t = table({"0,0": "B1", "1,0": "R1 R2"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0")
    assert -1 not in t.options  # Damage is compulsory
    t = custom({"op": "target", "mode": "own"}, {"op": "may_move"}, things={"2,0": "R1"})
    assert -1 in t.options


@pytest.mark.clause("WM-VRB-12", "WM-VRB-03")
@pytest.mark.parametrize("mode", ["own", "direct", "within"])
def test_a_target_that_needs_the_active_worm_fails_when_it_is_gone_and_ends_the_text(mode):
    last = {"op": "target", "mode": mode, **({"max": 3} if mode == "within" else {})}
    t = custom(AIM, {"op": "may_move"}, last, {"op": "blast"}, things={"2,0": "R1 B2"}, land=[(0, 0), (2, 0)]).at("2,0")
    t.jump("0,1")
    assert not t.lives("B1")
    assert not t.told("blast")


@pytest.mark.clause("WM-VRB-11", "WM-VRB-03", "WM-VRB-43")
def test_if_no_hex_passes_the_filters_the_whole_text_ends():
    steps = {
        "op": "repeat",
        "n": 3,
        "steps": [{"op": "target", "mode": "any", "land": True, "new": True}, {"op": "blast"}],
    }
    t = custom(steps, {"op": "draw", "n": 1}, things={"0,0": "B1 R1"}, land=[(0, 0)], dice="- -", supply="sheep")
    if t.asks == "BlastEach":
        t.worm("B1")
    assert len(t.told("blast")) == 1  # the only land hex holds the token: the second target fails
    assert t.hand() == []


@pytest.mark.clause("WM-VRB-22")
def test_at_own_is_the_active_worms_hex():
    t = custom({"op": "damage", "select": "one_worm_not_self", "at": "own"}, things={"0,0": "B1 R1", "1,0": "R2"})
    assert t.is_wounded("R1")
    assert not t.is_wounded("R2")


@pytest.mark.clause("WM-VRB-34", "WM-VRB-32")
def test_a_shove_downwind_goes_hex_by_hex_and_stops_when_the_thing_is_gone():
    step = {"op": "shove", "select": "one_thing", "dir": "wind", "hexes": 3}
    t = custom(AIM, step, things={"-1,0": "R1", "1,0": "c"}, wind=3, supply="sheep").at("-1,0")
    assert t.where("R1") == "2,0"
    assert [e.end for e in t.told("moved")] == ["0,0", "1,0", "2,0"]
    assert t.hand(1) == ["sheep"]  # every hex is a move with its effects
    t = custom(AIM, step, things={"2,0": "R1", "-2,0": "R2"}, wind=3).at("2,0")
    assert len(t.told("moved")) == 1
    assert not t.lives("R1")


@pytest.mark.clause("WM-VRB-48")
def test_draw_takes_supply_cards_as_far_as_there_are_any():
    t = custom({"op": "draw", "n": 3}, things={"2,0": "R1"}, supply="sheep mine")
    assert t.hand() == ["mine", "sheep"]


@pytest.mark.clause("WM-VRB-49")
def test_heal_makes_a_wounded_worm_healthy():
    t = custom(AIM, {"op": "heal", "select": "one_worm"}, things={"1,0": "r1 R2 b2"}).at("1,0")
    assert t.things == {"r1", "b2"}
    assert not t.thing("b2").is_wounded("B2")
    assert t.is_wounded("R1")


@pytest.mark.clause("WM-VRB-27")
def test_each_worm_or_thing_is_listed_at_the_start_worms_first():
    t = custom(AIM, {"op": "damage", "select": "each_thing"}, things={"1,0": "m R1 R2"}, dice="3 4").at("1,0")
    assert t.asks in ("OnEach", "BlastEach")
    if t.asks == "OnEach":
        t.thing("R1")
    assert [e.kind for e in t.told()].index("wounded") < [e.kind for e in t.told()].index("mine-explodes")
    t.leaves("BlastEach")


@pytest.mark.clause("WM-VRB-45")
def test_no_move_names_the_target_hex_itself():
    place = {"op": "place", "thing": "mine", "at": "this_hex"}
    roll = {"op": "roll_hexes", "dice": 1, "steps": [place]}
    assert custom(AIM, roll, things={"-2,0": "R1"}, dice="-").at("1,0").on("1,0") == "m"


@pytest.mark.clause("WM-VRB-45")
def test_the_dice_for_hexes_are_rolled_by_the_active_player_for_no_thing_in_particular():
    roll = {"op": "roll_hexes", "dice": 1, "steps": [{"op": "place", "thing": "mine", "at": "this_hex"}]}
    t = custom(AIM, roll, things={"-2,0": "R1"}, dice="-").at("1,0")
    (rolled,) = (event for event in t.told("rolled") if event.why == "around")
    assert (rolled.seat, rolled.thing) == (0, -1)


@pytest.mark.clause("WM-VRB-07", "WM-TGT-07")
def test_a_hex_within_reach_of_the_card_is_offered_only_near_the_map():
    far, any_hex = (
        set(custom({"op": "target", **mode}, {"op": "damage", "select": "each_worm"}, things={}).options)
        for mode in ({"mode": "within", "max": 20}, {"mode": "any"})
    )
    assert far
    assert far <= any_hex


@pytest.mark.clause("WM-VRB-29", "WM-VRB-51")
def test_in_which_order_worms_are_healed_nobody_is_asked():
    heal = {"op": "for_each_worm", "which": "own", "steps": [{"op": "heal", "select": "this"}]}
    t = custom(heal, things={"1,0": "b2", "2,0": "b3"})
    assert [event.kind for event in t.told()].count("healed") == 2
    assert t.asks != "EachWorm"


@pytest.mark.clause("WM-VRB-28", "WM-VRB-49", "WM-GEN-10")
@pytest.mark.parametrize("mark", ["c", "o", "m"])
def test_a_thing_chosen_before_that_is_no_worm_is_not_healed(mark):
    shove = {"op": "shove", "select": "one_thing", "dir": "wind"}
    heal = {"op": "heal", "select": "same_thing"}
    t = custom(AIM, shove, heal, {"op": "change_wind"}, things={"1,0": mark, "-2,0": "R1"}, wind=4, dice="5").at("1,0")
    assert t.on("1,1") == mark
    assert t.game.wind == 5  # the step is skipped, and the rest is done


@pytest.mark.clause("WM-VRB-42")
def test_an_empty_list_of_steps_is_no_choice():
    t = custom({"op": "choose", "options": [[], [{"op": "set_wind"}], []]}, things={"2,0": "R1"})
    assert (t.asks, len(t.options)) == ("SetWind", 6)
    t.way(4)


@pytest.mark.clause("WM-VRB-45", "WM-GEN-10")
def test_on_each_named_hex_is_done_what_can_be_done_there():
    steps = [{"op": "damage", "select": "each_worm", "at": "this_hex"},
             {"op": "place", "thing": "mine", "at": "this_hex"}]  # fmt: skip
    roll = {"op": "roll_hexes", "dice": 4, "steps": steps}
    t = custom(AIM, roll, things={"0,0": "B1", "1,0": "R1", "2,0": "R2"}, dice="- 3 1 5").at("1,0")
    while t.asks == "RolledHexes":
        t.take(t.options[0])
    assert (t.on("1,0"), t.on("2,0"), t.on("1,-1"), t.on("0,1")) == ("m r1", "m r2", "m", "m")


@pytest.mark.clause("WM-VRB-07")
def test_within_no_distance_is_the_own_hex():
    t = custom({"op": "target", "mode": "within", "max": 0}, {"op": "change_wind"}, things={"2,0": "R1"}, dice="4")
    assert [event.hex for event in t.told("aimed")] == ["0,0"]


@pytest.mark.clause("WM-CHN-16", "WM-VRB-37")
@pytest.mark.parametrize("left", [True, False])
def test_an_overfull_hex_stays_so_until_something_is_placed_there(left):
    place = {"op": "place", "thing": "mine"}
    things = {"1,0": "R1 u f f", **({} if left else {"-2,0": "m m m", "-2,1": "m m m"})}
    t = custom(AIM, place, {"op": "set_wind"}, things=things, dice="3 2" * left).at("1,0")
    t.leaves("SetWind")
    assert bool(t.told("none-left")) != left
    assert t.rolls("push") == [["3"], ["2"]] * left
    assert t.on("1,0") == ("f f u" if left else "R1 f f u")


@pytest.mark.clause("WM-VRB-51", "WM-VRB-29")
@pytest.mark.parametrize("gifts", [False, True])
@pytest.mark.parametrize(("step", "matters"), [
    ({"op": "damage", "select": "this"}, False),
    ({"op": "heal", "select": "this"}, False),
    ({"op": "flip", "danger": [{"op": "damage", "select": "this"}]}, False),
    ({"op": "shove", "select": "this", "dir": "wind"}, True),
    ({"op": "scatter", "select": "this"}, True),
])  # fmt: skip
def test_the_order_of_worms_is_asked_where_a_worm_can_change_what_happens_to_the_next(step, matters, gifts):
    each = {"op": "for_each_worm", "which": "all", "steps": [step]}
    t = custom(each, things={"1,0": "R1", "0,1": "b2"}, flips="S S S", dice="-*3", wind=3, parting_gifts=gifts)
    assert (t.asks == "EachWorm") == (matters or gifts)


@pytest.mark.clause("WM-VRB-35", "WM-OPT-34")
@pytest.mark.parametrize("late", [False, True])
def test_away_from_a_worm_that_was_never_activated_is_any_direction(late):
    gust = [{"op": "target", "mode": "any", "land": True}, {"op": "shove", "select": "one_thing", "dir": "away"}]
    pack = {"drop": [{"id": "gust", "name": "Gust", "count": 20, "steps": gust}]}
    things = {"0,0": "B1", "1,0": "R1", "2,0": "B2"}
    t = table(things, drops="gust", death="hurricane", pack=pack, timer=True)
    if late:
        t.time_up()
    else:
        t.worm("B1").stay(2)
    t.at("1,0")
    assert (t.asks, len(t.options)) == ("ShoveWay", 6 if late else 3)


@pytest.mark.clause("WM-VRB-35")
def test_away_from_a_worm_on_the_same_hex_is_any_direction():
    shove = {"op": "shove", "select": "one_worm_not_self", "at": "own", "dir": "away"}
    t = custom(shove, things={"0,0": "B1 R1", "2,0": "R2"})
    assert (t.asks, len(t.options)) == ("ShoveWay", 6)


@pytest.mark.clause("WM-VRB-28", "WM-VRB-32", "WM-GEN-10")
@pytest.mark.parametrize("verb", [
    {"op": "damage"}, {"op": "scatter"}, {"op": "knockback"}, {"op": "heal"},
    {"op": "shove", "dir": "wind", "hexes": 3}, {"op": "shove", "dir": "away"}, {"op": "shove"},
])  # fmt: skip
@pytest.mark.parametrize("mark", ["r1", "c"])
def test_whatever_is_to_be_done_to_a_thing_chosen_before_that_is_gone_is_skipped(verb, mark):
    steps = ({"op": "damage", "select": "one_thing"}, {**verb, "select": "same_thing"}, {"op": "set_wind"})
    t = custom(AIM, *steps, things={"1,0": mark, "2,0": "R2"}).at("1,0")
    assert t.asks == "SetWind"
    assert t.on("1,0") == ""
    assert [event.kind for event in t.told()].count("rolled") == 0


ORDERS = ("Arrive", "OnHex", "BlastEach", "OnEach", "CheckFull", "CheckAll", "DrumEach", "DrumHits", "Whither",
    "Window", "Redirect")  # fmt: skip
KINDS_MET = [
    # What lies on 1,0 and is shoved to 2,0, where this lies; the wind blows there.
    *[(thing, there, more) for thing in ("m", "o", "c", "R2") for there, more in (("f", ""), ("R3", ""), ("~", ""))],
    ("R2", "m", ""), ("R2", "c", ""), ("m", "m m m", ""), ("c", "o f u", ""), ("R2", "m f c", ""), ("m", "s6", "s6"),
    ("o", "e+ f", "s5"), ("R2", "", "s6 s5"),
]  # fmt: skip


@pytest.mark.clause("WM-CHN-02", "WM-CHN-03", "WM-CHN-04", "WM-CHN-05", "WM-HEX-06", "WM-PLC-01")
@pytest.mark.parametrize(("thing", "there", "guns"), KINDS_MET)
def test_which_one_of_the_things_of_a_kind_it_is_never_matters(thing, there, guns):
    shove = ({"op": "shove", "select": "one_thing", "dir": "wind"}, {"op": "blast"})
    stories = []
    for low in (True, False):
        things = {"0,0": "B1", "1,0": thing, "-2,0": "R1", "2,-1": guns} | ({} if there == "~" else {"2,0": there})
        luck = {"dice": "3 1 - 4 5 6 2 w " * 9, "flips": "D S " * 9, "supply": "sheep uzi mine dud"}
        hands = {0: "grenade parachute freeze", 1: "parachute dud freeze"}
        pack = {"weapon": weapons(AIM, *shove)}
        more = {"wind": 3, "collectors": True, "flooded": "2,0" if there == "~" else ""}
        t = table(things, hands, active="B1", pack=pack, low=low, **luck, **more).stay(2).play("grenade").at("1,0")
        while t.asks in ORDERS:
            t.take(min(t.options))
        hexes = [t.on(cell.hex) for cell in t.view().hexes if cell.kind != "dial"]
        stories.append(([event.kind for event in t.told()], hexes, t.view().pools))
    assert stories[0] == stories[1]


@pytest.mark.clause("WM-VRB-42")
def test_a_choice_is_named_by_all_its_steps_in_their_order():
    three = [{"op": "set_wind"}, {"op": "draw", "n": 2}, {"op": "may_move"}]
    t = custom({"op": "choose", "options": [three, three[:2], three[2:]]}, things={"2,0": "R1"}, supply="sheep mine")
    wind, draw, move = "set the wind to any direction", "draw 2 supply cards", "the active worm may Inch or Jump"
    assert t.labels() == [f"{wind}; {draw}; {move}", f"{wind}; {draw}", move]
    t.leaves("Choose")
