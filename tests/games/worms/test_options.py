"""The nine optional rules (WM-OPT)."""

import pytest

from tests.games.worms.table import Table, table, thing_id
from tests.games.worms.test_setup import new, set_up
from wyrmhall.core.engine import SKIP, IllegalOption
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.components import SUPER, SUPPORT
from wyrmhall.games.worms.numbers import AWAY

# --- Parting Gifts ------------------------------------------------------------------------------------------------


def gifts(things, card, at, **more) -> Table:
    return table({"0,0": "B1", **things}, {0: card}, active="B1", parting_gifts=True, **more).fire(card, at)


@pytest.mark.clause("WM-OPT-01")
def test_a_destroyed_worm_leaves_a_blast_in_its_hex():
    t = gifts({"1,0": "r1 c", "-2,0": "R2"}, "uzi", "1,0", dice="-*5 -").thing("r1")
    assert t.on("1,0") == "u"  # the crate on its hex is gone with it
    t = table({"0,0": "B1", "1,0": "r1 c", "-2,0": "R2"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0").thing("r1")
    assert t.on("1,0") == "c"  # without the option nothing happens


@pytest.mark.clause("WM-OPT-02", "WM-OPT-03")
def test_a_worm_destroyed_by_a_blast_goes_off_where_its_own_die_throws_it():
    t = gifts({"1,0": "r1", "2,0": "R2", "-2,0": "R3"}, "bazooka", "1,0", dice="-*4 3 -")
    assert t.told("parting-gift")[0].hex == "2,0"
    assert t.on("2,0") == "r2 u"
    assert t.on("1,0") == "u"
    assert t.dice_left == 0  # one die for the dead worm, one for R2
    t = gifts({"1,0": "r1", "-2,0": "R3"}, "bazooka", "1,0", dice="-*4 -")
    assert t.on("1,0") == "u u"  # no-move: on its own hex


@pytest.mark.clause("WM-OPT-04")
def test_in_water_nothing_happens():
    t = gifts({"2,0": "r1", "-2,0": "R3"}, "bazooka", "2,0", dice="-*3 3")
    assert [e.land for e in t.told("blast")] == [True, False]  # thrown dead into the water
    t = gifts({"2,0": "R1", "-2,0": "R3"}, "bazooka", "2,0", dice="-*3 3")
    assert len(t.told("blast")) == 1  # drowned alive
    t = gifts({"1,0": "R1 u u", "-2,0": "R3"}, "bazooka", "1,0", dice="-*4")
    assert len(t.told("blast")) == 1  # lost with a flooded hex


@pytest.mark.clause("WM-OPT-05")
def test_a_dead_worm_that_is_thrown_triggers_nothing_but_its_blast():
    t = gifts({"1,0": "r1", "2,0": "c f", "-2,0": "R3"}, "bazooka", "1,0", dice="-*4 3 -", supply="sheep")
    assert not t.told("flipped") + t.told("drew")
    assert t.on("2,0") == "f u"


# --- Full Elimination ---------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-OPT-06", "WM-OPT-07", "WM-OPT-40")
def test_with_full_elimination_the_game_goes_on_until_one_player_is_left():
    t = table({"0,0": "B1", "2,0": "R1", "-2,0": "Y1"}, players=3, full_elimination=True).finish_turn().jump("3,0")
    assert not t.view().last_round
    assert t.asked == 2
    t.finish_turn().finish_turn()
    assert not t.game.over
    t.jump("-3,0")  # yellow drowns
    assert t.game.over
    assert t.winners == (0,)


@pytest.mark.clause("WM-OPT-08")
def test_the_end_comes_as_soon_as_the_effect_is_resolved_without_a_last_round():
    t = table({"0,0": "B1", "1,0": "r1"}, {0: "cluster-bomb"}, full_elimination=True, dice="-*3 -").fire(
        "cluster-bomb", "1,0"
    )
    assert t.game.over  # the Scatters and shots of the text that are left do not come
    assert t.winners == (0,)


@pytest.mark.clause("WM-OPT-09")
def test_players_who_lose_their_last_worms_in_the_same_effect_share_a_draw():
    t = table({"2,0": "y1", "1,0": "b1 r1"}, {2: "bazooka"}, players=3, seat=2, full_elimination=True, dice="-*4 3 6")
    t.fire("bazooka", "1,0").worm("B1")  # b1 dies, r1 dies; yellow is left
    assert t.winners == (2,)
    t = table({"0,0": "b1", "1,0": "y1 r1", "2,0": "u"}, {1: "dynamite"}, players=3, seat=1, full_elimination=True)
    t.game.flood(t.game.where[thing_id("B1")])  # blue is eliminated first
    t.game.wounded[thing_id("R1")] = 1
    t.game.luck.dice += [0, 0]
    t.stay(2).play("dynamite").stay().worm("R1")
    assert t.game.over
    assert (t.winners, t.drawn) == ((), (1, 2))


@pytest.mark.clause("WM-OPT-08", "WM-OPT-09", "WM-ELM-15")
def test_a_step_that_deals_with_each_worm_is_one_effect():
    t = table(
        {"0,0": "b1", "1,0": "r1"}, {0: "nuclear-test"}, full_elimination=True, flips="D D", sudden="one-health-point"
    )
    t.stay(2).play("nuclear-test")
    assert t.flips_left == 0  # red's worm was dealt with although blue's last was gone
    assert t.game.over
    assert (t.winners, t.drawn) == ((), (0, 1))


# --- sudden death -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-OPT-10", "WM-OPT-11", "WM-OPT-12", "WM-OPT-13", "WM-DEC-03")
@pytest.mark.parametrize(("players", "share"), [(2, 3), (3, 2), (4, 1), (6, 1)])
def test_sudden_death_cards_are_dealt_in_equal_numbers_and_one_of_those_kept_remains(players, share):
    t = new(players, 3, sudden_death="draft")
    while t.asks not in ("KeepDeath", "Activate", "Window", "InchOrJump"):
        t.take(t.options[0])
    assert [len(cards) for cards in t.game.dealt] == [share] * players
    assert len(t.game.deaths_unused) == 6 - share * players
    if share > 1:
        assert t.game.waiting == tuple(range(players))  # all at once
        kept = [cards[-1] for cards in t.game.dealt]
        for seat in range(players):
            assert len(t.view(seat).players[seat].kept) == share
            assert t.view(seat).players[(seat + 1) % players].kept == []
            before = t.view((seat + 1) % players)
            t.take(share - 1, seat)
            if seat < players - 1:
                assert t.view((seat + 1) % players) == before  # secret
        assert t.game.death in kept
    assert t.game.death in [cards[0] for cards in t.game.dealt]
    assert t.view().has_sudden_death
    assert t.view().sudden_death == ""
    worlds = {t.game.imagine(0, seed).death for seed in range(40)}
    assert len(worlds) > 1  # nobody knows which one remained


@pytest.mark.clause("WM-OPT-14")
def test_choosing_needs_a_card_for_every_player():
    pack = {"sudden_death": [{"id": f"calm-{i}", "name": "Calm"} for i in range(3)]}
    assert RULES.setup(3, {"sudden_death": "draft"}, pack)
    with pytest.raises(BadSetup, match="3 sudden death cards are not enough"):
        RULES.setup(4, {"sudden_death": "draft"}, pack)


@pytest.mark.clause("WM-OPT-15")
def test_choosing_sudden_death_and_no_sudden_death_are_choices_of_one_option():
    option = next(option for option in RULES.options if option.name == "sudden_death")
    assert option.choices == ("random", "draft", "none")
    assert option.default == "random"


@pytest.mark.clause("WM-OPT-16", "WM-OPT-17")
def test_without_sudden_death_the_deck_is_all_drop_cards():
    t = set_up(2, 3, sudden_death="none")
    assert (t.view().drops, t.view().has_sudden_death) == (16, False)
    assert len(t.game.deaths_unused) == 6


@pytest.mark.clause("WM-OPT-18")
def test_an_empty_drop_deck_is_made_anew_from_all_drop_cards():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="squall minefield", sudden_death="none", dice="-*9")
    t.finish_turn("Place").finish_turn("Place", "Place")
    assert t.view().drops == 0
    t.finish_turn("Place")
    assert t.told("drops-shuffled")
    assert t.view().drops == 1
    assert len(t.view().drops_played) == 1


# --- decks --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-OPT-19", "WM-OPT-20", "WM-OPT-21", "WM-OPT-22")
@pytest.mark.parametrize("players", [2, 4])
def test_late_superweapons_lie_under_two_ordinary_weapons_per_player(players):
    t = set_up(players, 3, late_superweapons=True)
    kinds = [t.game.card(card).kind for card in t.game.supply]
    assert kinds == ["supply"] * 2 * players
    assert t.view().supply == 2 * players + 8
    drawn = []
    while t.game.left_in_supply():
        t.game.take_supply(0)
        drawn.append(t.game.card(t.game.hands[0][-1]).kind)
    assert drawn == ["supply"] * 2 * players + [SUPER] * 8


@pytest.mark.clause("WM-OPT-41")
def test_with_the_collectors_edition_support_cards_can_be_among_the_two_per_player():
    kinds = set()
    for seed in range(12):
        t = set_up(6, seed, late_superweapons=True)
        kinds |= {t.game.card(card).kind for card in t.game.supply}
        assert len(t.game.supply) == 12
    assert kinds == {"supply", SUPPORT}


@pytest.mark.clause("WM-INF-01", "WM-INF-03", "WM-OPT-19")
@pytest.mark.parametrize(("late", "kind"), [(False, SUPER), (False, SUPPORT), (True, SUPPORT)])
def test_nobody_knows_where_superweapons_and_support_cards_lie_unless_the_table_has_laid_the_former_last(late, kind):
    t = set_up(6, 3, late_superweapons=late)
    imagined = [t.game.imagine(0, seed) for seed in range(12)]
    dealt = [tuple([g.card(card).kind == kind for card in (*g.hands[1], *g.supply)]) for g in imagined]
    assert len(set(dealt)) > 1
    assert all(any(where) for where in dealt)
    if late:
        assert all(g.card(card).kind == SUPER for g in imagined for card in g.supers)


@pytest.mark.clause("WM-OPT-23", "WM-OPT-39")
def test_a_longer_game_uses_all_drop_cards_over_the_sudden_death_card():
    t = set_up(2, 3, longer_game=True)
    assert (t.view().drops, t.view().has_sudden_death) == (16, True)
    t = set_up(2, 3, longer_game=True, sudden_death="none")
    assert (t.view().drops, t.view().has_sudden_death) == (16, False)


# --- Weak Explosions ----------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-OPT-24", "WM-OPT-25", "WM-OPT-26")
def test_weak_explosions_make_a_crater_and_move_things_without_damage():
    t = table({"0,0": "B1", "1,0": "r1 c m"}, {0: "bazooka"}, weak_explosions=True, dice="-*4 3 4 1").fire(
        "bazooka", "1,0"
    )
    t.thing("c")
    assert t.on("1,0") == "u"
    assert (t.on("2,0"), t.on("1,1"), t.on("1,-1")) == ("r1", "c", "m")


@pytest.mark.clause("WM-OPT-27")
def test_other_damage_is_as_usual_with_weak_explosions():
    t = table({"0,0": "B1", "1,0": "R1"}, {0: "uzi"}, weak_explosions=True, dice="-*5").fire("uzi", "1,0")
    assert t.is_wounded("R1")
    t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, weak_explosions=True, flips="D").inch("1,0")
    assert t.is_wounded("B1")


@pytest.mark.clause("WM-OPT-28")
def test_an_active_worm_moved_by_a_weak_blast_goes_on_with_its_turn():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "bazooka"}, weak_explosions=True, dice="-*4 3").fire("bazooka", "0,0")
    assert t.where("B1") == "1,0"
    assert (t.asked, t.asks) == (0, "InchOrJump")


# --- Bigger Map ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-OPT-29", "WM-OPT-30", "WM-OPT-31")
def test_the_first_player_lays_the_additional_tiles_after_everybody_laid_one():
    t = new(2, 3, extra_tiles=2)
    first, seats = t.asked, []
    while t.asks in ("LayTile", "TurnTile", "PutTile"):
        if t.asks == "PutTile":
            seats.append(t.asked)
        t.take(t.options[0])
    assert seats == [first, 1 - first, first, first]
    assert len(t.view().tiles) == 4


@pytest.mark.clause("WM-OPT-32")
def test_additional_tiles_are_limited_by_the_box():
    assert RULES.setup(3, {"extra_tiles": 1})
    assert RULES.setup(4, {"extra_tiles": 2, "collectors": True})
    for players, extra, more in ((4, 1, {}), (3, 2, {}), (2, 3, {}), (5, 2, {})):
        with pytest.raises(BadSetup, match="How many more tiles the map has"):
            RULES.setup(players, {"extra_tiles": extra, **more})
    with pytest.raises(BadSetup, match="How many more tiles the map has"):
        RULES.setup(6, {"extra_tiles": 1})


# --- Timer --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-OPT-33")
def test_time_can_only_run_out_with_the_timer_and_before_step_6():
    with pytest.raises(IllegalOption):
        table({"0,0": "B1", "2,0": "R1"}).time_up()
    t = (
        table({"0,0": "B1 B2", "2,0": "R1"}, timer=True, drops="squall", death="hurricane", dice="- -")
        .worm("B1")
        .stay(2)
    )
    assert t.step == 7
    with pytest.raises(IllegalOption):
        t.time_up()
    t.leaves("Place")


@pytest.mark.clause("WM-OPT-33", "WM-TRN-11", "WM-DRP-07")
def test_what_is_due_at_the_end_of_a_turn_is_asked_in_step_6_where_no_time_runs_out():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, timer=True, sudden="hurricane", active="B1", dice="- - 3").stay(2)
    assert (t.step, t.asks) == (6, "EachWorm")
    assert RULES.limit(t.game) is None
    with pytest.raises(IllegalOption):
        t.time_up()
    assert t.worm("B1").asked == 1


@pytest.mark.clause("WM-OPT-33", "WM-OPT-37")
def test_the_timer_gives_60_seconds_a_turn_and_15_more_for_what_must_be_finished():
    t = table({"0,0": "B1", "1,0": "c f", "2,0": "R1"}, timer=True, flips="S", supply="sheep")
    first = RULES.limit(t.game)
    assert (first.seat, first.seconds) == (0, 60)
    t.inch("1,0").time_up()
    after = RULES.limit(t.game)
    assert (after.seat, after.seconds) == (0, 15)
    assert after.turn != first.turn  # the time begins anew
    d = t.game.decision
    assert d.effect.default(t.game, d.at, d.options) in d.options
    with pytest.raises(IllegalOption):
        t.time_up()  # it has run out already: from here on a choice is made for the player
    assert RULES.limit(table({"0,0": "B1", "2,0": "R1"}).game) is None
    t.leaves("Arrive")


@pytest.mark.clause("WM-OPT-33", "WM-OPT-37")
def test_every_turn_has_a_time_of_its_own_and_so_has_what_must_be_finished_after_it():
    t = table({"0,0": "B1", "1,0": "c f", "2,0": "R1"}, timer=True, flips="S", supply="sheep")
    limits = set()
    for turns in range(1, 8):
        for late in (0, 1):
            t.game.turns, t.game.late = turns, late
            limits.add(RULES.limit(t.game).turn)
    assert len(limits) == 14
    for stage, seconds in ((0, None), (1, 60), (5, 60), (6, None)):
        t.game.stage, t.game.late = stage, 0
        limit = RULES.limit(t.game)
        assert (limit.seconds if limit else None) == seconds


@pytest.mark.clause("WM-OPT-37", "WM-EDG-08")
def test_chance_chooses_for_a_player_who_is_away_and_takes_no_luck_from_any_die_or_deck():
    for n in range(3):
        t = table({"0,0": "B1", "2,0": "R1"}, others={AWAY: [n] * 99})
        before = t.game.counts[:]
        assert t.game.away((5, 7, 9)) == (5, 7, 9)[n]
        assert t.game.counts == before


@pytest.mark.clause("WM-OPT-14", "WM-OPT-15", "WM-COL-15")
def test_what_cannot_be_agreed_on_together_is_refused():
    def some(n):
        return {"sudden_death": [{"id": f"calm-{i}", "name": "Calm"} for i in range(n)]}

    assert RULES.setup(2, {"sudden_death": "draft"}, some(2))
    assert RULES.setup(2, {"sudden_death": "random"}, some(1))
    with pytest.raises(BadSetup, match="not enough"):
        RULES.setup(2, {"sudden_death": "draft"}, some(1))
    with pytest.raises(BadSetup, match="only for games with the cards of the collector's edition"):
        RULES.setup(2, {"support": "everyone"})
    assert RULES.setup(2, {"support": "everyone", "collectors": True})
    assert RULES.setup(5, {"support": "everyone"})
    assert RULES.setup(2, {"support": "holders"})


@pytest.mark.clause("WM-OPT-34")
@pytest.mark.parametrize("step", [1, 3, 4, 5])
def test_when_time_runs_out_the_turn_goes_to_step_6(step):
    things = {"0,0": "B1 B2", "2,0": "R1"}
    t = table(things, {0: "uzi"}, timer=True, drops="squall", death="hurricane", dice="- -")
    if step > 1:
        t.worm("B1").stay(step - 3)
    assert t.step == step
    t.time_up()
    assert (t.step, t.asks) == (7, "Place")
    assert t.told("time-up")
    assert t.hand() == ["uzi"]


@pytest.mark.clause("WM-OPT-35")
def test_a_text_already_begun_is_resolved_to_its_end_and_nothing_more():
    t = (
        table({"0,0": "B1", "1,0": "R1", "0,1": "f"}, {0: "bazooka"}, timer=True, dice="1 - 3 4 6")
        .stay(2)
        .play("bazooka")
    )
    assert t.asks == "Target"
    t.time_up()
    assert t.asks == "Target"  # the text goes on
    t.at("1,0").face("-")
    assert t.told("blast")
    assert t.asked == 1  # without the M of the card


@pytest.mark.clause("WM-OPT-36")
def test_a_move_already_begun_is_finished():
    t = table({"0,0": "B1", "1,0": "c f", "-2,0": "R1"}, timer=True, dice="4", flips="S", supply="sheep").jump("1,0")
    assert t.asks == "Arrive"
    t.time_up().thing("c")
    assert t.rolls("jump-scatter") == [["4"]]
    assert t.where("B1") == "1,1"
    assert t.asked == 1


@pytest.mark.clause("WM-OPT-38")
def test_the_clock_stands_while_somebody_is_asked_for_support_cards():
    t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, {1: "dud"}, timer=True, collectors=True, flips="S").inch("1,0")
    assert t.asked == 1
    before = t.game.copy()
    with pytest.raises(IllegalOption):
        t.time_up()
    assert t.game == before
    assert t.take(SKIP).asked == 0


@pytest.mark.clause("WM-OPT-39")
def test_any_set_of_options_can_be_combined():
    names = ("parting_gifts", "full_elimination", "late_superweapons", "longer_game", "weak_explosions", "timer")
    for players, death in ((2, "draft"), (3, "none")):
        options = dict.fromkeys(names, True) | {"sudden_death": death, "extra_tiles": 1, "collectors": True}
        assert set_up(players, 5, **options).step == 1
