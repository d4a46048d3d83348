"""Turns, movement, weapon cards, drop cards, elimination (WM-TRN, WM-MOV, WM-WPN, WM-DRP, WM-ELM)."""

import pytest

from tests.games.worms.table import neighbour, spot, table, thing_id, weapons
from wyrmhall.core.engine import SKIP, IllegalOption
from wyrmhall.core.text import speaker
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.numbers import INCH, JUMP, MOVES
from wyrmhall.server.results import places_of


def moves(t):
    """The Inches and Jumps offered, each with its hex."""
    return [MOVES.thing(option) for option in t.options if option != SKIP]


# --- the eight steps ----------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-TRN-01", "WM-TRN-10", "WM-TRN-11", "WM-TRN-12", "WM-TRN-14")
def test_a_turn_has_eight_steps_in_order():
    t = table(
        {"0,0": "b1 B2", "2,0": "R1"},
        {0: "uzi"},
        sudden="nuclear-fallout",
        dice="- - 4",
        flips="D",
        land=[(0, 0), (2, 0)],
    )
    assert (t.step, t.asks) == (1, "Activate")
    t.worm("B1")
    assert (t.step, t.asks) == (3, "InchOrJump")  # step 2 is automatic
    assert [e.kind for e in t.told()][-2:] == ["activated", "healed"]
    t.stay()
    assert t.step == 4
    t.stay()
    assert (t.step, t.asks) == (5, "PlayWeapon")
    t.skip()  # step 6 flips for the Fallout, step 7 rolls for the wind, step 8 passes the token
    kinds = [e.kind for e in t.told()]
    assert kinds[kinds.index("flipped") :] == ["flipped", "wounded", "rolled", "turn", "activated"]
    assert (t.asked, t.step) == (1, 3)


@pytest.mark.clause("WM-TRN-02", "WM-DEC-04", "WM-EDG-11")
def test_step_1_offers_every_own_worm_and_cannot_be_declined():
    t = table({"0,0": "B1 R1", "1,0": "b3"})
    assert t.things == {"B1", "b3"}
    assert SKIP not in t.options


@pytest.mark.clause("WM-DEC-05", "WM-DEC-09")
def test_a_player_reads_what_lies_on_a_hex_before_going_there_or_aiming_at_it():
    t = table({"0,0": "B1", "1,0": "R1 o o", "2,0": "m"}, {0: "bazooka"})
    assert t.preview("hex:1,0") == "There: red worm 1 and oil drum ×2."
    t.stay(2).play("bazooka")
    assert t.preview("hex:2,0") == "There: mine."
    t.leaves("Target")


@pytest.mark.clause("WM-TRN-03")
def test_the_same_worm_may_be_activated_turn_after_turn():
    t = table({"0,0": "B1", "1,0": "B2", "2,0": "R1"}, active="B1").finish_turn().finish_turn()
    assert t.things == {"B1", "B2"}
    assert t.worm("B1").game.worm == thing_id("B1")


@pytest.mark.clause("WM-TRN-04", "WM-TRN-05", "WM-CRT-03", "WM-CRT-06")
def test_a_worm_activated_on_crates_takes_them_all_one_card_each():
    t = table({"0,0": "B1 c c", "1,0": "B2", "2,0": "R1"}, supply="sheep teleport mine", active="B1")
    assert len(t.hand()) == 2
    assert t.on("0,0") == "B1"
    assert t.pool("c") == 6
    assert t.asks == "InchOrJump"  # nobody was asked whether to take them


@pytest.mark.clause("WM-TRN-06")
def test_activation_triggers_neither_mines_nor_fire():
    t = table({"0,0": "B1 m f", "1,0": "B2", "2,0": "R1"}, active="B1")
    assert t.on("0,0") == "B1 f m"
    assert not t.told("flipped")


@pytest.mark.clause("WM-TRN-07", "WM-WRM-02")
def test_step_2_heals_the_active_worm_and_no_other():
    t = table({"0,0": "b1 b2", "1,0": "r1"}, active="B1")
    assert not t.is_wounded("B1")
    assert t.is_wounded("B2")
    assert t.is_wounded("R1")


@pytest.mark.clause("WM-TRN-08", "WM-TRN-09", "WM-DEC-05", "WM-DEC-20")
def test_steps_3_and_4_each_offer_staying_inching_and_jumping():
    t = table({"0,0": "B1", "2,0": "R1"})  # the only worm is active without being asked for
    inches = {spot(neighbour("0,0", way)) for way in range(1, 7)}
    for step in (3, 4):
        assert (t.step, t.asks) == (step, "InchOrJump")
        assert SKIP in t.options
        assert inches <= set(t.options)
        assert {n for kind, n in moves(t) if kind == JUMP} >= inches
        if step == 3:
            t.inch("1,0")
            inches = {spot(neighbour("1,0", way)) for way in range(1, 7)}


@pytest.mark.clause("WM-TRN-09")
@pytest.mark.parametrize(("moves", "ends"), [("ii", "2,0"), ("jj", "2,0"), ("ij", "2,0"), ("ji", "2,0"), ("--", "0,0")])
def test_two_moves_can_be_combined_in_any_way(moves, ends):
    t = table({"0,0": "B1", "-2,0": "R1"}, dice="- " * moves.count("j"))
    for move, to in zip(moves, ("1,0", "2,0"), strict=True):
        t.stay() if move == "-" else t.inch(to) if move == "i" else t.jump(to)
    assert t.where("B1") == ends


@pytest.mark.clause("WM-TRN-13", "WM-GEN-03", "WM-GEN-16", "WM-EX-17")
def test_step_8_takes_the_token_from_the_map_and_gives_it_to_the_player_on_the_left():
    t = table({"0,0": "B1", "2,0": "R1", "-2,0": "Y1"}, {0: "uzi"}, players=3, dice="-*5")
    t.fire("uzi", "0,2")
    assert t.token == "0,2"
    t.finish_turn()
    assert t.token == ""
    assert t.view().active == 1
    assert t.finish_turn().view().active == 2
    assert t.finish_turn().view().active == 0


@pytest.mark.clause("WM-TRN-20", "WM-GEN-14")
def test_during_steps_1_to_4_the_token_is_off_the_map():
    t = table({"0,0": "B1 B2", "2,0": "R1"})
    assert t.token == ""
    t.worm("B1")
    assert t.token == ""
    assert t.stay().token == ""


@pytest.mark.clause("WM-TRN-15", "WM-DMG-04", "WM-DMG-05", "WM-EX-18")
def test_damage_to_the_active_worm_in_step_3_ends_moves_and_weapons():
    t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, {0: "uzi"}, flips="D").inch("1,0")
    assert t.is_wounded("B1")
    assert t.asked == 1
    assert t.hand(0) == ["uzi"]


@pytest.mark.clause("WM-TRN-16", "WM-MOV-05")
def test_an_active_worm_that_drowns_ends_its_turn_without_a_scatter():
    t = table({"2,0": "B1", "0,0": "B2", "-2,0": "R1"}, {0: "uzi"}, active="B1").jump("3,0")
    assert not t.lives("B1")
    assert t.rolls("jump-scatter") == []
    assert t.asked == 1


@pytest.mark.clause("WM-TRN-16")
def test_a_text_in_progress_is_finished_when_the_active_worm_drowns_in_it():
    t = table({"2,0": "B1", "0,0": "B2 R1"}, {0: "dynamite uzi"}, active="B1", dice="-")
    t.stay(2).play("dynamite").jump("3,0")
    assert t.on("2,0") == "u u"  # both Blasts of the text still came
    assert t.asked == 1  # and then step 6 without another card


@pytest.mark.clause("WM-TRN-17", "WM-TRN-18", "WM-ELM-06")
def test_players_without_worms_are_skipped():
    t = table({"0,0": "B1 B2", "2,0": "R1", "-2,0": "Y1"}, players=3, full_elimination=True, active="B1")
    t.finish_turn().jump("3,0")  # red drowns its only worm
    assert t.asked == 2
    t.finish_turn()
    assert t.asked == 0
    assert t.finish_turn("Activate").asked == 2  # red is skipped


@pytest.mark.clause("WM-TRN-19")
def test_the_steps_6_to_8_take_place_even_if_the_last_own_worm_is_gone():
    t = table({"2,0": "B1", "0,0": "R1", "-2,0": "R2"}, drops="supplies", death="hurricane", dice="5").jump("3,0")
    assert (t.step, t.asked, t.asks) == (7, 0, "Place")  # blue chooses where the crates fall
    t.at("1,0").at("0,1")
    assert t.game.wind == 5
    assert t.asked == 1


# --- movement -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-MOV-01", "WM-MOV-02", "WM-CON-11")
def test_an_inch_goes_to_adjacent_land_only():
    t = table({"2,0": "B1", "-2,0": "R1"})
    inches = {n for kind, n in moves(t) if kind == INCH}
    assert inches == {spot("1,0"), spot("1,1"), spot("2,-1")}


@pytest.mark.clause("WM-MOV-02", "WM-EDG-03")
def test_without_adjacent_land_there_is_no_inch_but_a_jump():
    t = table({"0,0": "B1"}, land=[(0, 0), (2, 0)])
    assert all(kind == JUMP for kind, _ in moves(t))
    assert (JUMP, spot("2,0")) in moves(t)


@pytest.mark.clause("WM-MOV-03", "WM-MOV-04", "WM-MOV-05", "WM-MOV-09")
def test_a_jump_goes_to_any_hex_up_to_2_away_over_anything():
    t = table({"0,0": "B1", "1,0": "m f R1"}, land=[(0, 0), (1, 0), (2, 0)], dice="-")
    jumps = {n for kind, n in moves(t) if kind == JUMP}
    assert len(jumps) == 19  # all within 2, water and the own hex too
    t.jump("2,0")
    assert t.where("B1") == "2,0"
    assert t.on("1,0") == "R1 f m"


@pytest.mark.clause("WM-MOV-09")
def test_by_a_table_option_a_jump_must_lead_to_another_hex():
    t = table({"0,0": "B1", "2,0": "R1"}, jump_in_place=False)
    jumps = {n for kind, n in moves(t) if kind == JUMP}
    assert len(jumps) == 18
    assert spot("0,0") not in jumps


@pytest.mark.clause("WM-MOV-06", "WM-MOV-08", "WM-MOV-23", "WM-SCA-07")
def test_after_landing_the_worm_is_scattered_and_triggers_where_it_comes_to():
    t = table({"0,0": "B1", "1,1": "c", "-2,0": "R1"}, dice="4", supply="sheep").jump("1,0")
    assert t.where("B1") == "1,1"
    assert t.hand() == ["sheep"]


@pytest.mark.clause("WM-MOV-07", "WM-EX-02")
def test_the_landing_is_resolved_before_the_scatter():
    t = table(
        {"-1,0": "R1 R2", "2,0": "o c"}, land=[(0, 0), (-1, 0), (2, 0)], wind=3, dice="w", seat=1, supply="sheep mine",
        active="R1",
    )  # fmt: skip
    t.inch("0,0")  # then over the water of 1,0
    t.jump("2,0")
    assert t.hand(1) == ["sheep"]
    assert t.on("2,0") == "o"
    assert not t.lives("R1")
    kinds = [e.kind for e in t.told()]
    assert kinds.index("collected") < kinds.index("rolled") < kinds.index("sank")


@pytest.mark.clause("WM-MOV-10")
def test_a_jump_to_the_own_hex_is_no_move_and_triggers_nothing_there():
    t = table({"0,0": "B1 m f", "-2,0": "R1"}, dice="3").jump("0,0")
    assert not t.told("flipped")
    assert t.where("B1") == "1,0"
    assert t.on("0,0") == "f m"


@pytest.mark.clause("WM-MOV-11")
def test_a_worm_damaged_by_its_landing_in_step_3_is_not_scattered():
    t = table({"0,0": "B1", "1,0": "f", "-2,0": "R1"}, flips="D").jump("1,0")
    assert t.where("B1") == "1,0"
    assert t.rolls("jump-scatter") == []


@pytest.mark.clause("WM-MOV-12", "WM-VRB-44")
def test_a_worm_damaged_by_its_landing_in_a_text_is_scattered_all_the_same():
    t = table({"0,0": "B1", "2,0": "f", "-2,0": "R1"}, {0: "dynamite"}, flips="D", dice="6")
    t.stay(2).play("dynamite").jump("2,0")
    assert t.is_wounded("B1")
    assert t.rolls("jump-scatter") == [["6"]]


@pytest.mark.clause("WM-MOV-13", "WM-MOV-22")
def test_a_moved_thing_is_simply_put_on_the_hex_and_leaving_triggers_nothing():
    t = table({"0,0": "B1 m f c", "2,0": "R1"}, supply="sheep mine").inch("1,0")
    assert t.on("1,0") == "B1"
    assert t.on("0,0") == "f m"  # the crate was collected on activation, nothing else happened
    assert not t.told("flipped")


@pytest.mark.clause("WM-MOV-14", "WM-MIN-01", "WM-MIN-03")
def test_moving_onto_a_mine_triggers_it():
    t = table({"0,0": "B1", "1,0": "m", "2,0": "R1"}, flips="S").inch("1,0")
    assert t.on("1,0") == "B1"
    assert t.pool("m") == 6
    assert not t.told("blast")


@pytest.mark.clause("WM-MOV-15", "WM-FIR-03", "WM-FIR-04")
def test_moving_into_fire_puts_it_out_and_flips():
    t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, flips="S").inch("1,0")
    assert t.on("1,0") == "B1"
    assert t.pool("f") == 10
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-MOV-16", "WM-CRT-02", "WM-EX-01")
def test_moving_onto_a_crate_collects_it():
    t = table({"0,0": "B1", "1,0": "c", "-2,0": "R1"}, supply="sheep").inch("1,0").inch("2,0")
    assert t.hand() == ["sheep"]
    assert t.pool("c") == 6
    assert t.where("B1") == "2,0"
    t.leaves("PlayWeapon")


@pytest.mark.clause("WM-MOV-17", "WM-GEN-07", "WM-DEC-06")
def test_the_active_player_orders_what_an_arrival_sets_off_whoever_owns_the_worm():
    t = table({"0,0": "B1", "1,0": "R1", "2,0": "c f"}, {0: "prod"}, collectors=True, flips="D", supply="sheep")
    t.stay(2).play("prod").stay().at("1,0").way(3)
    assert (t.asked, t.asks) == (0, "Arrive")
    assert t.things == {"c", "f"}
    t.thing("f")
    assert t.is_wounded("R1")
    assert t.hand(1) == ["sheep"]


@pytest.mark.clause("WM-MOV-17", "WM-DEC-06")
def test_a_single_effect_of_an_arrival_is_not_asked_about():
    t = table({"0,0": "B1", "1,0": "f f", "2,0": "R1"}, flips="S S").inch("1,0")
    assert t.asks == "InchOrJump"
    assert t.flips_left == 0


@pytest.mark.clause("WM-MOV-18")
def test_an_effect_whose_cause_is_gone_is_dropped():
    t = table({"0,0": "B1", "1,0": "m c", "2,0": "R1"}, flips="D", dice="3 -", supply="sheep").inch("1,0").thing("m")
    # The mine's Blast wounds the worm and throws it to 2,0; the crate is destroyed and cannot be collected any more.
    assert t.where("B1") == "2,0"
    assert t.hand() == []


@pytest.mark.clause("WM-MOV-19", "WM-BLA-10")
def test_a_worm_moved_on_another_players_turn_triggers_its_hex_too():
    t = table({"0,0": "B1", "1,0": "R1", "2,0": "c"}, {0: "bazooka"}, dice="- - - - 3", supply="sheep")
    t.fire("bazooka", "1,0")
    assert t.where("R1") == "2,0"
    assert t.hand(1) == ["sheep"]


@pytest.mark.clause("WM-MOV-20", "WM-HEX-06", "WM-HEX-07", "WM-EX-15", "WM-DEC-13")
def test_after_a_move_an_overfull_hex_pushes_a_worm_of_the_active_players_choice():
    t = table({"0,0": "B1", "1,0": "R1 u u", "-2,0": "B2"}, active="B1", dice="3").inch("1,0")
    assert (t.asked, t.asks, t.things) == (0, "CheckFull", {"B1", "R1"})
    t.thing("R1")
    assert t.where("R1") == "2,0"
    assert t.on("1,0") == "B1 u u"


@pytest.mark.clause("WM-MOV-21")
def test_the_landing_hex_of_a_jump_is_checked_only_after_the_scatter():
    t = table({"0,0": "B1", "1,0": "R1 u u", "-2,0": "B2"}, active="B1", dice="3").jump("1,0")
    assert t.where("B1") == "2,0"  # it left before the check, so nobody was pushed
    assert t.rolls("push") == []
    t = table({"0,0": "B1", "1,0": "R1 u u", "-2,0": "B2"}, active="B1", dice="- 3").jump("1,0")
    assert t.asks == "CheckFull"


@pytest.mark.clause("WM-MOV-23")
def test_a_worm_that_left_the_map_on_landing_is_not_scattered():
    t = table({"0,0": "B1", "2,0": "m", "-2,0": "B2 R1"}, active="B1", flips="D", dice="3").jump("2,0")
    assert not t.lives("B1")  # the mine threw it into the water
    assert t.rolls("jump-scatter") == []


# --- weapon cards -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-WPN-01", "WM-WPN-08", "WM-WPN-18", "WM-EX-13")
def test_an_action_line_is_carried_out_from_left_to_right():
    t = table({"0,0": "B1", "2,0": "R1"}, {0: "bazooka"}, dice="- - - 6").fire("bazooka", "2,0")
    assert t.told("blast")  # the text first
    assert t.asks == "InchOrJump"  # then the move
    t.inch("1,0")
    assert t.asked == 1


@pytest.mark.clause("WM-WPN-02")
def test_each_symbol_m_is_one_move_that_may_be_declined():
    t = table({"0,0": "B1", "2,0": "R1"}, {0: "fire-punch"}).stay(2).play("fire-punch")
    t.inch("1,0")  # M
    assert t.asks == "Target"  # T
    t.at("1,0")
    assert t.asks == "InchOrJump"  # M
    t.stay()
    assert t.asked == 1


@pytest.mark.clause("WM-WPN-03", "WM-WPN-06", "WM-DEC-08", "WM-WPN-20")
def test_p_plays_another_card_with_its_whole_line_first():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "jet-pack teleport uzi"}, dice="- - - - -")
    t.fire("jet-pack", "1,0")
    assert (t.asks, t.targets) == ("PlayWeapon", {"hand:teleport", "hand:uzi"})
    t.play("uzi").at("2,0")
    assert t.asks == "InchOrJump"  # the M of the Uzi
    t.stay()
    assert t.asked == 1  # the Jet Pack has no symbol left


@pytest.mark.clause("WM-WPN-04")
def test_p_may_be_declined():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "jet-pack uzi"}).fire("jet-pack", "1,0")
    assert SKIP in t.options
    assert t.skip().asked == 1


@pytest.mark.clause("WM-WPN-05", "WM-WPN-11", "WM-EDG-02")
def test_p_does_nothing_without_a_card_and_never_plays_the_same_card_again():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "jet-pack"}).fire("jet-pack", "1,0")
    assert t.asked == 1


@pytest.mark.clause("WM-WPN-07", "WM-WPN-13")
def test_a_text_is_compulsory_and_may_do_nothing_useful():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "uzi"}, dice="- - - - -").stay(2).play("uzi")
    assert t.asks == "Target"
    assert SKIP not in t.options
    t.at("0,1")  # an empty hex: nothing is Damaged
    assert t.asks == "InchOrJump"
    assert not t.told("wounded")


@pytest.mark.clause("WM-WPN-09", "WM-TGT-05", "WM-HEX-20")
def test_two_symbols_t_resolve_the_whole_text_twice_with_a_new_target():
    t = table({"0,0": "B1", "1,0": "R1", "0,1": "R2"}, {0: "shotgun"}, dice="- - - 3 - - - -").fire("shotgun", "1,0")
    assert t.is_wounded("R1")
    assert t.asks == "Target"
    assert "1,0" not in t.hexes
    t.at("0,1")
    assert t.is_wounded("R2")
    assert t.asked == 1


@pytest.mark.clause("WM-WPN-10", "WM-INF-05", "WM-INF-01")
def test_a_played_card_lies_face_up_in_the_box():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "jet-pack uzi"}).fire("jet-pack", "1,0")
    assert t.view(1).played == ["jet-pack"]
    assert t.view(1).players[0].hand == []
    assert t.view(0).players[0].hand == ["uzi"]
    t.leaves("PlayWeapon")


@pytest.mark.clause("WM-WPN-12", "WM-DMG-06")
def test_a_card_cut_short_is_discarded_and_outer_symbols_are_lost():
    t = table({"0,0": "B1", "1,0": "f", "-2,0": "R1"}, {0: "jet-pack dynamite uzi"}, flips="D", dice="3 3")
    # The Jet Pack lands in fire and hurts the worm: its P is lost.
    t.fire("jet-pack", "1,0")
    assert t.is_wounded("B1")
    assert t.asked == 1
    assert t.view().played == ["jet-pack"]
    assert t.hand(0) == ["dynamite", "uzi"]


@pytest.mark.clause("WM-DMG-06")
def test_after_damage_in_a_card_played_through_p_its_text_is_finished_and_the_rest_is_lost():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "jet-pack uzi bazooka"}, dice="- - - -" + " 3")
    t.fire("jet-pack", "1,0").play("bazooka").at("1,0")  # a Blast on the own hex
    assert t.is_wounded("B1")
    assert t.where("B1") == "2,0"
    assert t.asked == 1  # neither the Bazooka's M nor another card
    assert t.hand(0) == ["uzi"]


@pytest.mark.clause("WM-WPN-14", "WM-WPN-15", "WM-WPN-16")
def test_names_and_marks_have_no_effect_on_play():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "uzi armageddon grenade sheep"}).stay(2)
    assert t.targets == {"hand:uzi", "hand:armageddon", "hand:grenade", "hand:sheep"}  # all alike in step 5
    one = table({"0,0": "B1", "1,0": "R1"}, {0: "grenade"}, dice="- - - 3").fire("grenade", "1,0")
    other = table({"0,0": "B1", "1,0": "R1"}, {0: "homing-missile"}, dice="- - - - - 3").fire("homing-missile", "1,0")
    assert one.on("1,0") == other.on("1,0")
    assert one.where("R1") == other.where("R1")


@pytest.mark.clause("WM-WPN-17")
def test_there_is_no_hand_limit():
    t = table({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "uzi " * 20}, supply="sheep").inch("1,0")
    assert len(t.hand()) == 21


@pytest.mark.clause("WM-WPN-19", "WM-CON-05", "WM-EX-09")
@pytest.mark.parametrize(("target", "dice"), [("0,0", 4), ("1,0", 4), ("2,0", 3), ("3,0", 2), ("4,0", 1), ("7,0", 1)])
def test_the_bazooka_rolls_four_dice_less_one_per_hex_beyond_the_next(target, dice):
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "bazooka"}, dice="3 " * 5).fire("bazooka", target)
    assert len(t.rolls("accuracy")[0]) == dice


@pytest.mark.clause("WM-WPN-20", "WM-DEC-07")
def test_weapon_cards_are_offered_in_step_5_only():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, {0: "uzi"})
    assert not any(target.startswith("hand:") for target in t.targets)
    t.worm("B1")
    assert not any(target.startswith("hand:") for target in t.targets)
    t.stay(2)
    assert t.targets == {"hand:uzi"}
    assert SKIP in t.options


# --- drop cards and sudden death ----------------------------------------------------------------------------------


@pytest.mark.clause("WM-DRP-01", "WM-DRP-10", "WM-DRP-11", "WM-EX-08", "WM-DEC-15", "WM-HEX-18")
def test_supplies_puts_a_crate_on_a_least_filled_hex_twice_and_rolls_for_the_wind():
    land = [(0, 0), (1, 0), (2, 0), (0, 1)]
    t = table(
        {"0,0": "B1 B2", "1,0": "R1"}, land=land, drops="supplies", death="hurricane", dice="6", active="B1"
    ).stay(2)
    assert (t.asked, t.asks, t.hexes) == (0, "Place", {"2,0", "0,1"})
    assert SKIP not in t.options
    t.at("2,0")  # then only 0,1 is empty and is taken unasked
    assert (t.on("2,0"), t.on("0,1")) == ("c", "c")
    assert t.game.wind == 6


@pytest.mark.clause("WM-DRP-02")
def test_a_resolved_drop_card_goes_to_the_box():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="squall", death="hurricane", dice="- -").finish_turn("Place")
    assert t.view().drops_played == ["squall"]
    assert t.view().drops == 0


@pytest.mark.clause("WM-DRP-03", "WM-DRP-04", "WM-INF-02")
def test_under_the_drop_cards_lies_sudden_death_which_stays_face_up():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="squall", death="rising-water", dice="- - 4")
    assert (t.view().sudden_death, t.view().has_sudden_death) == ("", True)
    t.finish_turn("Place")
    assert t.view().sudden_death == ""
    t.finish_turn("CraterCoast", "CraterCoast")
    assert t.view(1).sudden_death == "rising-water"
    assert not t.view().has_sudden_death


@pytest.mark.clause("WM-DRP-05", "WM-DRP-06", "WM-VRB-54", "WM-VRB-56")
def test_the_reveal_resolves_the_whole_card_later_drop_steps_only_its_drop_part():
    t = table({"0,0": "B1", "2,0": "R1"}, death="one-health-point", dice="2 3").stay(2)
    t.at("1,0")  # the Drop part is resolved at the reveal too
    assert t.is_wounded("B1")
    assert t.is_wounded("R1")
    assert t.game.wind == 2
    assert t.pool("c") == 5
    t.game.wounded[thing_id("B1")] = 0
    t.stay(2).at("0,1")
    assert t.game.wind == 3
    assert not t.is_wounded("B1")  # the reveal part did not come again


@pytest.mark.clause("WM-DRP-07", "WM-DRP-08")
def test_a_lasting_end_turn_rule_first_holds_in_the_next_players_step_6():
    t = table({"0,0": "B1", "2,0": "R1"}, death="nuclear-fallout", dice="- -", flips="D").stay(2)
    assert not t.is_wounded("B1")
    assert not t.told("flipped")
    t.stay(2)
    assert t.is_wounded("R1")


@pytest.mark.clause("WM-DRP-09")
def test_a_sudden_death_card_without_a_drop_part_leaves_later_drop_steps_empty():
    pack = {"sudden_death": [{"id": "calm", "name": "Calm", "no_heal": True}]}
    t = table({"0,0": "b1", "2,0": "R1"}, death="calm", pack=pack, active="B1").finish_turn()
    assert t.view().sudden_death == "calm"
    t.finish_turn()
    assert t.asked == 0


@pytest.mark.clause("WM-DRP-01")
def test_a_drop_text_is_resolved_from_top_to_bottom():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="booby-trap", death="hurricane", dice="4").stay(2).at("1,0").at("0,1")
    assert (t.on("1,0"), t.on("0,1")) == ("o", "m")


# --- elimination --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-ELM-01", "WM-ELM-02", "WM-ELM-03", "WM-ELM-04", "WM-ELM-05", "WM-WRM-04", "WM-GEN-04")
def test_the_first_elimination_brings_a_last_round_that_ends_with_the_player_whose_turn_it_was():
    t = table({"0,0": "B1", "-1,0": "y1", "2,0": "R1"}, {0: "uzi"}, players=3, dice="- - - - -")
    t.fire("uzi", "-1,0")
    assert [e.seat for e in t.told("eliminated")] == [2]
    assert not t.game.over
    t.stay()  # the M of the Uzi: the turn is finished
    assert t.view().last_round
    assert t.asked == 1
    t.finish_turn()
    assert t.asked == 0  # yellow is out; blue has one more turn
    t.finish_turn()
    assert t.game.over
    assert t.game.turns == 3


@pytest.mark.clause("WM-ELM-07")
def test_a_player_eliminated_before_the_own_last_turn_loses_it():
    t = table({"2,0": "B1", "0,0": "R1", "1,0": "y1"}, {1: "uzi"}, players=3, dice="- - - - -")
    t.jump("3,0")  # blue drowns: the last round starts with red and would end with blue
    assert t.asked == 1
    t.fire("uzi", "1,0").stay()
    assert t.game.over  # yellow is gone before its turn, and blue has none
    assert t.winners == (1,)


@pytest.mark.clause("WM-ELM-08", "WM-ELM-10")
def test_further_eliminations_do_not_change_the_last_round_even_if_one_player_is_left():
    t = table({"0,0": "B1", "1,0": "r1", "2,0": "Y1"}, {0: "uzi"}, players=3, dice="- - - - -")
    t.fire("uzi", "1,0").stay()
    assert t.asked == 2
    t.jump("3,0")  # yellow drowns in its last turn
    assert t.asked == 0  # blue still plays the last round alone
    t.finish_turn()
    assert t.game.over
    assert t.winners == (0,)


@pytest.mark.clause("WM-ELM-09")
def test_last_round_turns_are_complete_with_drop_cards():
    t = table({"0,0": "B1", "1,0": "r1"}, {0: "uzi"}, dice="- - - - - -", drops="squall minefield", death="hurricane")
    t.game.luck.dice += [1, 1, 1, 1]
    t.fire("uzi", "1,0").finish_turn("Place")
    assert t.game.drops_played
    assert not t.game.over
    t.finish_turn("Place", "Place")
    assert len(t.game.drops_played) == 2
    assert t.game.over


@pytest.mark.clause("WM-ELM-11")
def test_if_nobody_has_a_worm_the_game_ends_at_once_as_a_draw_of_all():
    t = table({"2,0": "B1", "1,0": "R1"}, drops="minefield", death="hurricane", dice="1").jump("3,0")
    t.at("2,0").at("0,0")  # blue's drop card; red still has a worm
    assert t.asked == 1
    t.jump("3,0")
    assert t.game.over  # in the middle of red's turn
    assert t.winners == ()
    assert t.drawn == (0, 1)
    assert RULES.shares(t.game) == [0.5, 0.5]


@pytest.mark.clause("WM-ELM-11")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "It is a draw between Blue and Red."),
        ("uk", "Нічия: Сині та Червоні."),
        ("ru", "Ничья: Синие и Красные."),
    ],
)
def test_the_log_calls_a_game_without_a_worm_a_draw(lang, line):
    t = table({"2,0": "B1", "1,0": "R1"}).jump("3,0").jump("3,0")
    said = [speaker(lang, "worms").event(event, -1, ["Ann", "Bob"]) for event in t.told()]
    assert said[-1] == line
    assert [event.kind for event in t.told()][-2:] == ["game-over", "draw"]
    assert [sum(score.values()) for score in RULES.scores(t.game)] == [0, 0]  # nobody has any points


@pytest.mark.clause("WM-ELM-12", "WM-ELM-13", "WM-ELM-14")
@pytest.mark.parametrize(
    ("blue", "red", "winners"),
    [("B1 B2", "r1 R2 R3", (1,)), ("B1 b2", "R1 R2", (1,)), ("B1 b2", "R1 r2", ()), ("b1 b2 b3", "R1 R2", (0,))],
)
def test_most_living_worms_then_most_healthy_ones_win_and_else_it_is_a_draw(blue, red, winners):
    t = table({"0,0": blue, "1,0": red})
    assert t.winners == winners
    assert t.drawn == (() if winners else (0, 1))


@pytest.mark.clause("WM-ELM-14")
def test_a_draw_is_between_those_still_equal_and_the_others_have_lost():
    t = table({"0,0": "B1 b2", "1,0": "R1 r2", "2,0": "Y1"}, players=3)
    assert (t.winners, t.drawn, places_of(RULES, t.game)) == ((), (0, 1), [1, 1, 3])
    assert RULES.shares(t.game) == [0.5, 0.5, 0]


@pytest.mark.clause("WM-ELM-12", "WM-ELM-13")
def test_living_worms_are_the_score_and_healthy_ones_only_decide_between_equals():
    t = table({"0,0": "b1 b2 b3", "1,0": "R1 R2", "2,0": "y1 y2"}, players=3)
    assert RULES.scores(t.game) == [{"living": 3}, {"living": 2}, {"living": 2}]
    assert RULES.tiebreaks(t.game) == [{"healthy": 0}, {"healthy": 2}, {"healthy": 0}]
    assert places_of(RULES, t.game) == [1, 2, 3], "among those who lost, too"


@pytest.mark.clause("WM-ELM-14")
def test_games_of_the_first_version_of_the_rules_end_as_they_did():
    setup = RULES.setup(2, version=1)
    t = table({"0,0": "B1 b2", "1,0": "R1 r2"})
    t.game.setup = setup
    assert (t.winners, t.drawn) == ((0, 1), ())
    assert RULES.scores(t.game) == [{"living": 20, "healthy": 1}] * 2
    assert (setup["jump_in_place"], setup["team_damage"]) == (True, False)


@pytest.mark.clause("WM-ELM-15", "WM-CHN-12")
def test_players_eliminated_by_one_effect_are_eliminated_together_after_it():
    t = table({"0,0": "B1", "1,0": "r1 y1"}, {0: "bazooka"}, players=3, dice="- - - - - -").fire("bazooka", "1,0")
    t.thing("r1")
    assert [e.seat for e in t.told("eliminated")] == [1, 2]
    kinds = [e.kind for e in t.told()]
    assert kinds.index("eliminated") > max(i for i, kind in enumerate(kinds) if kind == "killed")
    assert t.game.out == [0, 1, 1]


@pytest.mark.clause("WM-ELM-16")
def test_an_eliminated_players_hand_goes_to_the_box_unseen_after_the_turn():
    t = table({"0,0": "B1", "1,0": "r1", "2,0": "Y1"}, {0: "uzi", 1: "sheep"}, players=3, dice="- - - - -")
    t.fire("uzi", "1,0")
    assert t.hand(1) == ["sheep"]
    t.stay()
    assert t.hand(1) == []
    assert t.view().played == ["uzi"]


# --- edge cases ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-EDG-01", "WM-CRT-07")
def test_with_an_empty_supply_deck_a_crate_is_removed_and_no_card_drawn():
    t = table({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "uzi"}).inch("1,0")
    assert t.hand() == ["uzi"]
    assert t.on("1,0") == "B1"
    assert t.told("no-supplies")
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-EDG-02")
def test_without_a_weapon_card_step_5_is_skipped():
    t = table({"0,0": "B1", "2,0": "R1"}).stay(2)
    assert t.asked == 1


@pytest.mark.clause("WM-EDG-04")
def test_without_land_placing_on_the_least_filled_hex_does_nothing():
    t = table({"0,0": "B1", "2,0": "R1"}, land=[(0, 0), (2, 0)], drops="supplies", death="hurricane", dice="-")
    t.game.flooded = [1, 1]  # as if everything sank in this very turn
    t.stay(2)
    assert t.pool("c") == 6
    assert t.rolls("wind") == [["no-move"]]


@pytest.mark.clause("WM-EDG-05", "WM-PLC-04")
def test_if_every_land_hex_is_full_the_least_filled_one_is_still_used_and_then_checked():
    land = [(0, 0), (1, 0)]
    t = table({"0,0": "B1 u u", "1,0": "R1 u f"}, land=land, drops="squall", death="hurricane", dice="1 - -").stay(2)
    assert t.hexes == {"0,0", "1,0"}
    t.at("1,0")
    assert t.rolls("push") == [["1"]]  # red's worm was pushed, into the water
    assert not t.lives("R1")


@pytest.mark.clause("WM-EDG-07")
def test_accuracy_of_a_worm_that_is_gone_is_measured_from_where_it_stood_last():
    pack = {
        "weapon": weapons({"op": "target", "mode": "within", "max": 4}, {"op": "may_move"}, {"op": "accuracy", "x": 4})
    }
    t = table({"2,0": "B1", "-2,0": "B2 R1"}, {0: "grenade"}, pack=pack, active="B1", dice="- -")
    t.fire("grenade", "-1,0").jump("3,0")
    assert not t.lives("B1")
    assert len(t.rolls("accuracy")[0]) == 2  # 4 - (3 - 1), from 2,0


@pytest.mark.clause("WM-EDG-08", "WM-OPT-37")
def test_for_a_player_who_is_away_the_engine_plays_first_worm_no_move_no_card_and_chance():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, {0: "uzi"}, drops="squall", death="hurricane", dice="- -")
    asked = []
    while t.game.turns == 1:
        d = t.game.decision
        answer = d.effect.default(t.game, d.at, d.options)
        assert answer in d.options
        asked.append((t.asks, answer))
        t.take(answer)
    assert asked[:4] == [
        ("Activate", thing_id("B1")),
        ("InchOrJump", SKIP),
        ("InchOrJump", SKIP),
        ("PlayWeapon", SKIP),
    ]
    assert asked[4][0] == "Place"
    assert t.lives("B1")


@pytest.mark.clause("WM-EDG-09")
def test_a_limit_of_turns_ends_the_game_after_the_round():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, turn_limit=20)
    for turn in range(20 * 2 - 1):
        t.finish_turn(*["Activate"] * (turn % 2 == 0))
    assert not t.game.over
    t.finish_turn()
    assert t.game.over
    assert t.game.turns == 40
    assert t.winners == (0,)
    assert RULES.setup(2)["turn_limit"] == 0  # no limit unless the table wants one


@pytest.mark.clause("WM-EDG-12")
def test_an_end_turn_effect_of_a_worm_that_is_gone_is_skipped():
    t = table({"2,0": "B1", "0,0": "B2 R1"}, sudden="nuclear-fallout", active="B1", dice="-").jump("3,0")
    assert not t.told("flipped")
    assert t.asked == 1


@pytest.mark.clause("WM-GEN-11")
def test_an_illegal_request_is_refused_and_changes_nothing():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, {0: "uzi"})
    before = t.game.copy()
    for option, seat in ((thing_id("R1"), 0), (thing_id("B1"), 1), (SKIP, 0), (spot("1,0"), 0), (-2, 0)):
        with pytest.raises(IllegalOption):
            t.game.step(option, seat)
    assert t.game == before


@pytest.mark.clause("WM-INF-07", "WM-DEC-16")
def test_a_question_that_is_about_no_tile_shows_none_in_hand():
    t = table({"0,0": "B1 B2", "1,0": "R1"}, {0: "uzi"})
    for answer in (None, SKIP, SKIP, t.game.hands[0][0]):  # which worm, two moves, which card
        assert t.game.decision.effect.in_hand == (-1, -1)
        assert (t.view().asked.tile, t.view().asked.turns) == ("", -1)
        t.take(t.options[0] if answer is None else answer)
    t.leaves("Target")
