"""The collector's edition: more players, special tokens, support cards (WM-COL, WM-VRB-57 to WM-VRB-62)."""

import tomllib

import pytest

from tests.games.worms.table import Table, spot, table, thing_id, weapons
from tests.games.worms.test_setup import set_up
from wyrmhall.core.engine import SKIP
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.components import SUPPORT
from wyrmhall.games.worms.pack import new_pack


def ctable(*args, **more) -> Table:
    return table(*args, collectors=True, **more)


# --- more players -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-COL-01", "WM-COL-02", "WM-COL-03", "WM-COL-05")
@pytest.mark.parametrize("players", [5, 6])
def test_with_5_or_6_players_teams_tiles_things_and_starters_are_added(players):
    t = set_up(players, 3)
    assert {player.team for player in t.view().players} == set(range(players))
    assert len(t.view().tiles) == players
    kinds = [thing.kind for thing in t.view().things]
    assert (kinds.count("worm"), kinds.count("mine"), kinds.count("oil_drum"), kinds.count("crate")) == (
        4 * players, players, players, players,
    )  # fmt: skip
    for seat in range(players):
        assert {"uzi", "bazooka", "ninja-rope", "girder"} < set(t.hand(seat))


@pytest.mark.clause("WM-COL-04")
def test_additional_tiles_may_be_laid_as_on_a_bigger_map():
    assert len(set_up(5, 3, extra_tiles=1).view().tiles) == 6


@pytest.mark.clause("WM-COL-06", "WM-COL-10", "WM-COL-17")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_new_weapons_and_support_cards_are_in_the_one_supply_deck(players):
    t = set_up(players, 3, **({"collectors": True} if players < 5 else {}))
    ids = {t.game.card(card).id for card in t.game.supply}
    assert {"sheep", "mortar", "sheep-strike", "freeze"} < ids
    assert t.view().supply == 32 + 32 + 15


@pytest.mark.clause("WM-COL-07")
def test_a_pack_may_leave_base_cards_out():
    rows = tomllib.loads(new_pack())["weapon"]
    for row in rows:
        if row["class"] in ("supply", "super") and row["edition"] == "base":
            row["count"] = 0
    game = RULES.new(RULES.setup(2, {"collectors": True}, {"weapon": rows}), 1)
    pile = [game.box.cards[card].id for card in game.unused]
    assert "sheep" not in pile
    assert "mortar" in pile


@pytest.mark.clause("WM-COL-10", "WM-COL-11", "WM-COL-12")
def test_support_cards_are_drawn_like_weapons_but_not_played_in_step_5():
    t = ctable({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "uzi"}, supply="freeze").inch("1,0")
    assert t.hand() == ["freeze", "uzi"]
    t.stay()
    assert t.targets == {"hand:uzi"}
    (decision,) = shown(t.game, 0, speaker("en", "worms"))
    assert [(refusal.target, refusal.clause) for refusal in decision.refusals] == [("hand:freeze", "WM-COL-11")]


@pytest.mark.clause("WM-COL-11", "WM-WPN-20", "WM-DEC-07")
def test_cards_in_hand_are_offered_and_refused_in_the_order_of_the_box_each_once():
    cards = [card.id for card in table().game.box.cards]
    kinds = {card.id: card.kind for card in table().game.box.cards}
    helping = [card for card in cards if kinds[card] == SUPPORT and card not in ("weather-machine", "worm-select")]
    for first in range(len(cards)):  # of few cards any order may come out right
        mixed = cards[first:] + cards[:first]
        hand = [card for card in mixed if kinds[card] != SUPPORT or card in helping][:: -1 if first % 2 else 1][:9]
        t = ctable({"0,0": "B1", "2,0": "R1"}, {0: " ".join([*hand, *hand[:2]])}).stay(2)
        (decision,) = shown(t.game, 0, speaker("en", "worms"))
        weapons_ = [card for card in cards if card in hand and kinds[card] != SUPPORT]
        assert [option.target for option in decision.options] == [*[f"hand:{card}" for card in weapons_], ""]
        helps = [f"hand:{card}" for card in helping if card in hand]
        assert [refusal.target for refusal in decision.refusals] == helps
        t.leaves("PlayWeapon")


# --- Sentry Gun ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-COL-18", "WM-HEX-11", "WM-COL-08")
def test_a_sentry_gun_is_a_thing_that_cannot_be_moved():
    t = ctable({"0,0": "B1", "1,0": "s1 u f", "-2,0": "R1"}, {0: "jet-pack"}, flips="S", dice="3").fire(
        "jet-pack", "1,0"
    )
    assert t.on("1,0") == "B1 s u"
    t = ctable({"0,0": "B1", "1,0": "s1 u u", "-2,0": "B2 R1"}, {0: "jet-pack"}, active="B1", dice="3").fire(
        "jet-pack", "1,0"
    )
    assert t.on("2,0") == "B1"  # it counts, and the worm is pushed, not the gun
    t = ctable({"0,0": "B1", "1,0": "s1", "-2,0": "R1"}, {0: "shotgun"}, dice="-*3").fire("shotgun", "1,0")
    assert t.on("1,0") == ""  # Damaged: destroyed, and not Scattered
    t.leaves("Target")


@pytest.mark.clause("WM-COL-18")
def test_a_blast_that_does_no_damage_leaves_a_sentry_gun_where_it_is():
    t = ctable({"0,0": "B1", "1,0": "s1", "-2,0": "R1"}, {0: "bazooka"}, dice="-*4 3", weak_explosions=True)
    t.fire("bazooka", "1,0")
    assert t.on("1,0") == "s u"
    t.leaves("InchOrJump")


@pytest.mark.clause("WM-COL-19")
def test_a_sentry_gun_is_destroyed_when_damaged():
    t = ctable({"0,0": "B1", "1,0": "s1", "-2,0": "R1"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0")
    assert t.on("1,0") == ""
    assert t.pool("s") == 2
    t = ctable({"0,0": "B1", "1,0": "s1", "-2,0": "R1"}, {0: "bazooka"}, dice="-*4 3").fire("bazooka", "1,0")
    assert t.on("1,0") == "u"


@pytest.mark.clause("WM-COL-21", "WM-COL-22", "WM-COL-23", "WM-CHN-06")
def test_a_thing_moved_into_the_first_four_hexes_before_it_is_damaged_whatever_stands_between():
    row = [(q, 0) for q in range(-2, 6)]
    for at, hit in (("1,0", True), ("4,0", True), ("5,0", False), ("-1,0", False)):
        things = {"0,0": "s3", "2,0": "R2 m c", "-2,0": "B1 B2", "5,0" if at != "5,0" else "-1,0": "R1"}
        t = ctable(things, {0: "teleport"}, land=row, active="B1").fire("teleport", at)
        assert t.is_wounded("B1") == hit
        assert bool(t.told("sentry-fires")) == hit


@pytest.mark.clause("WM-COL-24")
def test_worms_of_the_owner_are_hit_as_well():
    t = ctable({"0,0": "B1 B2", "-2,0": "R1"}, {0: "sentry-gun"}, active="B1").fire("sentry-gun", "0,1").way(2)
    t.inch("1,0")  # the M of the card: into the line from 0,1 in direction 2
    assert t.is_wounded("B1")


@pytest.mark.clause("WM-CHN-06", "WM-COL-21")
def test_the_gun_is_one_of_the_effects_that_the_active_player_orders():
    t = ctable({"0,0": "s3", "-1,0": "B1", "1,0": "c", "-2,0": "R1"}, {0: "teleport"}, supply="sheep").fire(
        "teleport", "1,0"
    )
    assert t.things == {"c", "s"}
    pack = {"weapon": weapons({"op": "target", "mode": "within", "max": 3}, {"op": "scatter", "select": "one_thing"})}
    t = ctable({"0,0": "s3", "-1,0": "B1", "1,1": "c", "-2,0": "R1"}, {0: "grenade"}, pack=pack, dice="1")
    t.fire("grenade", "1,1")
    assert t.on("1,0") == ""  # a crate Scattered into the line is Damaged too
    assert t.told("sentry-fires")


# --- Electromagnet ------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-COL-25", "WM-COL-26")
def test_an_electromagnet_cannot_be_moved_and_is_destroyed_when_damaged():
    t = ctable({"0,0": "B1", "1,0": "e+ u u", "-2,0": "B2 R1"}, {0: "jet-pack"}, active="B1", dice="3").fire(
        "jet-pack", "1,0"
    )
    assert t.on("1,0") == "e u u"
    t = ctable({"0,0": "B1", "1,0": "e+", "-2,0": "R1"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0")
    assert t.on("1,0") == ""
    assert t.pool("e") == 2


@pytest.mark.clause("WM-COL-28")
def test_an_attracting_magnet_pulls_the_token_onto_its_hex():
    t = ctable({"0,0": "B1", "2,-1": "e+", "-2,0": "R1"}, {0: "uzi"}, dice="2*5").fire("uzi", "0,1")
    assert t.token == "2,-1"  # Accuracy brought it to 1,0, beside the magnet
    t = ctable({"0,0": "B1", "2,-1": "e+", "-2,0": "R1"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0")
    assert t.token == "1,0"  # no-move did not move it


@pytest.mark.clause("WM-COL-29")
def test_a_repelling_magnet_pushes_the_token_one_hex_straight_on():
    t = ctable({"0,0": "B1", "2,-1": "e-", "-2,0": "R1"}, {0: "uzi"}, dice="2*5").fire("uzi", "0,1")
    assert t.token == "0,1"  # it came to 1,0 and is sent on away from 2,-1
    t = ctable({"0,0": "B1", "1,0": "e-", "-2,0": "R1"}, {0: "uzi"}, dice="2*5").fire("uzi", "0,1")
    assert (t.asked, t.asks, len(t.options)) == (0, "Repelled", 6)  # the token lies on the magnet itself
    assert t.way(3).token == "2,0"


@pytest.mark.clause("WM-COL-30")
def test_only_one_magnet_acts_per_roll_and_the_active_player_chooses():
    t = ctable({"0,0": "B1", "2,-1": "e+", "1,1": "e+", "-2,0": "R1"}, {0: "uzi"}, dice="2*5").fire("uzi", "0,1")
    assert (t.asked, t.asks, len(t.options)) == (0, "Magnetism", 2)
    t.take(next(o for o in t.options if t.game.where[o] == spot("1,1")))
    assert t.token == "1,1"


# --- who is asked -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-COL-13", "WM-DEC-18", "WM-COL-11", "WM-COL-12")
def test_players_are_asked_clockwise_from_the_active_one_until_all_decline_in_a_row():
    t = ctable(
        {"0,0": "B1", "1,0": "f", "2,0": "R1", "-2,0": "Y1"}, {0: "dud", 1: "dud", 2: "uzi dud"}, players=3, flips="S"
    ).inch("1,0")
    assert (t.asked, t.asks) == (0, "Window")
    t.skip()
    assert t.asked == 1
    t.play("dud")  # now it is danger, and the round begins again with the next
    assert t.asked == 2
    t.play("dud")  # and safe again: any number may be played
    assert t.asked == 0
    t.skip()
    assert not t.is_wounded("B1")
    assert t.view().played == ["dud", "dud"]
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-COL-14")
def test_a_support_card_is_resolved_before_the_event_goes_on_and_then_lies_in_the_box():
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1"}, {0: "freeze"}, flips="D").inch("1,0").play("freeze")
    kinds = [e.kind for e in t.told()]
    assert kinds[-3:] == ["flipped", "support", "spared"]
    assert t.view(1).played == ["freeze"]


@pytest.mark.clause("WM-COL-15")
def test_only_holders_of_a_card_that_fits_are_asked_and_nobody_else_is_shown_it():
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1", "-2,0": "Y1"}, {1: "dud", 2: "freeze"}, players=3, flips="S")
    before = t.view(0)
    t.inch("1,0")
    assert t.game.waiting == (1,)
    words = speaker("en", "worms")
    assert [len(shown(t.game, seat, words)) for seat in (-1, 0, 1, 2)] == [0, 0, 1, 0]
    events = len(t.told())
    t.skip()
    assert len(t.told()) == events  # declining is told to nobody
    assert before.players == t.view(0).players


@pytest.mark.clause("WM-COL-15")
def test_by_table_option_everybody_who_could_hold_a_card_answers_at_the_same_time():
    hands = {0: "uzi", 1: "dud uzi", 2: "sheep"}
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1", "-2,0": "Y1"}, hands, players=3, flips="S", support="everyone")
    while t.asks == "Chorus":
        for seat in t.game.waiting:
            t.take(SKIP, seat)
    t.inch("1,0")
    # Blue holds only a starter, as the back shows; red and yellow hold supply cards, whatever they are.
    assert t.game.waiting == (1, 2)
    assert [d.options for d in t.game.pending] == [(idx(t, "dud"), SKIP), (SKIP,)]
    t.take(SKIP, 2)
    assert t.game.waiting == (1,)
    t.take(idx(t, "dud"), 1)
    while t.asks == "Chorus":
        for seat in t.game.waiting:
            t.take(SKIP, seat)
    assert t.is_wounded("B1")


def idx(t, card):
    return [row.id for row in t.game.box.cards].index(card)


@pytest.mark.clause("WM-COL-15")
def test_who_is_asked_in_chorus_does_not_depend_on_what_they_hold():
    asked = set()
    for hand in ("dud", "sheep", "freeze"):
        t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1 R2"}, {1: hand}, flips="S", support="everyone")
        while t.asks == "Chorus":
            t.take(SKIP, t.game.waiting[0])
        t.inch("1,0")
        asked.add((t.game.waiting, t.asks))
    assert asked == {((1,), "Chorus")}


@pytest.mark.clause("WM-COL-15")
def test_in_chorus_nobody_is_asked_for_cards_that_all_lie_face_up():
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1 R2"}, {1: "sheep"}, flips="S", support="everyone")
    t.game.played = [idx(t, "dud"), idx(t, "dud"), idx(t, "weather-machine"), idx(t, "weather-machine")]
    while t.asks == "Chorus":
        t.take(SKIP, t.game.waiting[0])
    t.inch("1,0")
    assert (t.asked, t.asks) == (0, "InchOrJump")


@pytest.mark.clause("WM-COL-16")
def test_eliminated_players_play_no_support_cards():
    t = ctable(
        {"0,0": "B1", "1,0": "r1", "2,0": "Y1", "0,1": "f"}, {0: "uzi", 1: "dud"}, players=3, dice="-*5", flips="S"
    )
    t.fire("uzi", "1,0").inch("0,1")
    assert t.told("flipped")
    assert t.asks != "Window"  # red holds a Dud, but has no worm


@pytest.mark.clause("WM-COL-31", "WM-GEN-05")
def test_on_a_support_card_you_are_its_holder_and_your_worm_any_of_yours():
    t = ctable({"0,0": "B1", "1,0": "R1 R2"}, {0: "uzi", 1: "freeze"}, dice="-*5").fire("uzi", "1,0").thing("R2")
    assert (t.asked, t.asks) == (1, "Window")
    t.play("freeze")
    assert not t.is_wounded("R2")


# --- the eight support cards --------------------------------------------------------------------------------------


@pytest.mark.clause("WM-VRB-58", "WM-REC-03")
def test_parachute():
    t = ctable(
        {"0,0": "B1", "2,0": "R1", "1,1": "c", "-2,0": "R2"},
        {0: "bazooka", 1: "parachute"},
        dice="-*3 4",
        supply="sheep",
    )
    t.fire("bazooka", "2,0")
    assert (t.asked, t.asks) == (1, "Window")
    t.play("parachute")
    assert (t.asks, t.asked, t.hexes) == ("Redirect", 1, {"2,0", "1,1"})  # land beside the water of 2,1
    t.at("1,1")
    assert t.on("1,1") == "r1"
    assert t.hand(1) == ["sheep"]  # with full move effects
    assert not t.told("sank")


@pytest.mark.clause("WM-VRB-58")
def test_without_land_beside_the_water_a_parachute_does_not_help():
    t = ctable({"0,0": "B1 B2", "-2,0": "R1"}, {0: "parachute"}, active="B1", land=[(0, 0), (-2, 0)]).jump("2,0")
    assert not t.lives("B1")
    assert t.hand() == ["parachute"]


@pytest.mark.clause("WM-VRB-57", "WM-EDG-06", "WM-REC-03")
def test_freeze():
    t = ctable({"0,0": "B1", "-2,0": "R1"}, {0: "bazooka freeze"}, dice="-*4 3").fire("bazooka", "0,0")
    t.play("freeze")
    assert not t.is_wounded("B1")
    assert t.where("B1") == "1,0"  # the move of the same die still happens
    assert (t.asked, t.asks) == (0, "InchOrJump")  # and the turn goes on


@pytest.mark.clause("WM-VRB-59", "WM-REC-03")
def test_laser_sight():
    t = ctable({"0,0": "B1", "-2,0": "R1"}, {0: "bazooka laser-sight", 1: "laser-sight"}, dice="3*5")
    t.fire("bazooka", "2,0").play("laser-sight")
    assert (t.asks, t.options) == ("ModifyDice", (5, 1))
    t.take(5)
    assert (t.asked, t.asks) == (1, "Window")
    t.play("laser-sight")
    assert t.options == (5, 3)  # two more would be seven: at most 5
    t.take(3)
    assert [len(dice) for dice in t.rolls("accuracy")] == [3]


@pytest.mark.clause("WM-VRB-47", "WM-REC-03", "WM-VRB-02")
def test_weather_machine():
    t = ctable({"0,0": "B1", "1,0": "m", "-2,0": "R1 R2"}, {1: "weather-machine"}, wind=1, dice="w")
    assert (t.asked, t.asks) == (1, "Window")  # between two steps
    t.skip()
    assert t.asks == "Window"  # the next two steps
    t.skip()
    t.jump("0,1")
    assert (t.asked, t.asks) == (1, "Window")  # before the die
    t.play("weather-machine")
    assert (t.asked, t.asks) == (1, "SetWind")  # its player chooses
    t.way(4)
    assert t.game.wind == 4
    assert t.where("B1") == "0,2"


@pytest.mark.clause("WM-VRB-60", "WM-REC-03")
def test_dud():
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1"}, {1: "dud"}, flips="S").inch("1,0").play("dud")
    assert t.is_wounded("B1")


@pytest.mark.clause("WM-VRB-61", "WM-DEC-19", "WM-REC-03")
def test_crate_spy():
    t = ctable({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "crate-spy"}, supply="sheep teleport mine jet-pack").inch(
        "1,0"
    )
    t.play("crate-spy")
    assert t.asks == "PeekPick"
    assert len(t.view(0).players[0].seen) == 3
    assert t.view(1).players[0].seen == []
    (left,) = [t.game.card(card).id for card in t.game.supply]
    take, low, lower = t.view(0).players[0].seen
    t.click(f"seen:{take}")
    assert t.asks == "PeekBottom"
    t.click(f"seen:{lower}")
    assert t.hand() == [take]  # and no other card was drawn
    assert t.view(0).players[0].below == [lower, low]
    assert t.view(1).players[0].below == []
    assert t.view().supply == 3
    drawn = []
    for _ in range(3):
        t.game.take_supply(1)
    drawn = [t.game.card(card).id for card in t.game.hands[1]]
    assert drawn == [left, lower, low]


@pytest.mark.clause("WM-VRB-61")
def test_with_fewer_than_three_cards_crate_spy_looks_at_those():
    t = ctable({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "crate-spy"}, supply="sheep").inch("1,0").play("crate-spy")
    assert t.hand() == ["sheep"]


@pytest.mark.clause("WM-REC-03", "WM-COL-11")
def test_sabotage():
    things = {"0,0": "B1", "2,0": "R1", "-2,0": "R2"}
    t = ctable(things, {0: "concrete-donkey sabotage", 1: "sabotage"}, dice="6 -").fire("concrete-donkey", "2,0")
    assert (t.asked, t.asks) == (1, "Window")  # only another player
    t.play("sabotage")
    assert t.on("1,0") == "~"
    assert t.lives("R1")
    t = ctable(things, {0: "bazooka", 1: "sabotage"}, dice="-*3 -").fire("bazooka", "2,0")
    assert t.asks == "InchOrJump"  # no superweapon: no window


@pytest.mark.clause("WM-VRB-62", "WM-REC-03")
def test_worm_select():
    t = ctable(
        {"0,0": "B1", "1,0": "b2 c", "-2,0": "R1"}, {0: "worm-select uzi"}, active="B1", dice="-*5", supply="sheep"
    )
    t.stay()
    assert t.asks == "InchOrJump"
    t.stay()
    assert t.asks == "Window"  # between steps 4 and 5
    t.play("worm-select")
    assert t.game.worm == thing_id("B2")
    assert t.is_wounded("B2")  # not healed
    assert t.on("1,0") == "b2 c"  # and no crate collected
    t.play("uzi")
    assert "3,0" in t.hexes
    assert t.at("1,0").token == "1,0"
    t.leaves("OnHex")


@pytest.mark.clause("WM-COL-10", "WM-CHN-17")
def test_every_support_card_played_leaves_the_hand():
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1"}, {0: "dud dud"}, flips="S").inch("1,0").play("dud").play("dud")
    assert t.hand() == []
    assert t.asks == "InchOrJump"
    assert all(row.kind == SUPPORT for row in t.game.box.cards if row.trigger)


@pytest.mark.clause("WM-COL-15", "WM-INF-01")
@pytest.mark.parametrize("everyone", [False, True])
def test_who_is_asked_for_a_support_card_alone_is_imagined_with_one_and_in_chorus_perhaps_without(everyone):
    more = {"support": "everyone"} if everyone else {}
    t = ctable({"0,0": "B1", "1,0": "f", "2,0": "R1 R2"}, {1: "dud"}, flips="S", **more)
    t.game.supply = [idx(t, "sheep")] * 8
    while t.asks == "Chorus":
        t.take(SKIP, t.game.waiting[0])
    t.inch("1,0")
    assert t.asks == ("Chorus" if everyone else "Window")
    worlds = [t.game.imagine(0, seed) for seed in range(20)]
    held = [any(world.card(card).id == "dud" for card in world.hands[1]) for world in worlds]
    assert all(held) if not everyone else {*held} == {True, False}
