"""Any moment of the own turn: sun dragons between the steps, where nothing else is asked."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    IRON,
    MEAT,
    SKIP,
    SPELL,
    table,
)

STARBURST = {"meat": 3, "plant": 2}  # pays Fairy's Jubilee, which brings an artisan


@pytest.mark.clause("FC-TRN-07", "FC-SHG-06", "FC-DEC-23")
def test_what_gathering_brought_pays_a_sun_dragon_whose_reward_makes_the_bank_usable():
    t = table().fancy("sunlight").at("dragon-hoard-bank", None).goods(0, crystal=2, rep=0, coins=0).begin()
    assert t.extras == set()
    t.gather("dragon-hoard-bank")
    assert (t.asked, t.options, t.extras) == ("AbilityStep", (SKIP,), {"sunlight"})
    t.use("sunlight")
    assert (t.rep(), t.coins(), t.have()) == (3, 2, {})
    assert t.options == (1, SKIP)
    t.pick(1)
    assert (t.rep(), t.coins()) == (0, 7)  # 3 reputation for 5 coins


@pytest.mark.clause("FC-TRN-07", "FC-DEC-23", "FC-FAN-04")
def test_the_moment_before_an_ability_that_cannot_be_used_is_the_last_of_the_turn_and_may_be_declined():
    t = table().fancy("sunlight").at("dragon-hoard-bank", None).goods(0, crystal=2, rep=0, coins=0).begin()
    assert t.gather("dragon-hoard-bank").asked_until_the_end() == ["AbilityStep"]
    assert (t.who, t.rep(0), t.scored_keys(0)) == (1, 0, [])


@pytest.mark.clause("FC-TRN-07")
def test_after_an_ability_that_was_used_or_declined_there_is_one_more_moment():
    for used in (True, False):
        t = table().fancy("sunlight").at("the-savage-beat", None).park(CRYSTAL, CRYSTAL, CRYSTAL).goods(0).begin()
        t.gather("the-savage-beat").until("AbilityStep")
        assert t.extras == set()
        t.pick(1 if used else SKIP)
        assert t.asked == ("LastMoment" if used else "Pause")
        assert not used or t.extras == {"sunlight"}


@pytest.mark.clause("FC-TRN-07", "FC-CPN-20")
def test_between_two_uses_of_an_ability_by_ericks_owner_a_sun_dragon_may_bring_what_the_second_one_costs():
    def used_once(**options):
        t = table(companions=True, **options).companion("erick").fancy("sunlight").at("the-savage-beat", None)
        t.park(CRYSTAL, CRYSTAL, CRYSTAL).goods(0, coins=0).begin().gather("the-savage-beat").until("AbilityStep")
        return t.pick(1)

    t = used_once()
    assert (t.asked, t.options, t.extras) == ("ErickMoment", (SKIP,), {"sunlight"})
    assert t.game.decision.effect.prompt(t.game, t.game.decision.at).id == "ask-moment"
    t.use("sunlight")
    assert (t.asked, t.options, t.have(), t.coins()) == ("ErickMoment", (1, SKIP), {}, 2)
    t.pick(1)
    assert (t.have(), t.coins(), t.player().companion_used) == ({"crystal": 3}, 1, True)
    assert used_once(version=2).asked == "LastMoment"  # it was asked there, when Erick could not be used any more


@pytest.mark.clause("FC-TRN-07", "FC-PLC-09")
def test_starburst_may_bring_the_artisan_that_is_placed_in_the_same_turn():
    t = table().fancy("starburst").row("fairys-jubilee").park(MEAT).at("critical-rolls", None)
    t.goods(0, **STARBURST).begin().gather("critical-rolls")
    assert (t.asked, t.options, t.extras) == ("PlaceStep", (SKIP,), {"starburst"})
    assert t.game.decision.effect.prompt(t.game, t.game.decision.at).id == "ask-moment"
    t.use("starburst").answer("TakeArtisans", 0)
    assert t.asked == "PlaceStep"
    t.place(MEAT, 2)
    assert t.slots("critical-rolls") == [None, MEAT, None]


@pytest.mark.clause("FC-TRN-07", "FC-EDG-05")
def test_starburst_may_bring_the_artisan_that_a_fired_up_meat_artisan_places():
    t = table().fancy("starburst").row("fairys-jubilee").park(IRON).at("draco-bell", MEAT, MEAT, MEAT)
    t.goods(0, **STARBURST).begin().gather("draco-bell")
    assert (t.asked, t.options, t.extras) == ("FireUp", (SKIP,), {"starburst"})  # no slot is empty: nothing to place
    assert t.game.decision.effect.prompt(t.game, t.game.decision.at).id == "ask-moment"
    t.use("starburst").answer("TakeArtisans", 0).fire(MEAT).answer("Place", IRON)
    assert t.slots("smith-mart")[1] == IRON


@pytest.mark.clause("FC-TRN-07", "FC-DEC-09", "FC-DEC-12")
def test_a_step_that_a_sun_dragon_cannot_make_possible_is_not_asked():
    # Sunlight brings coins, and nobody who could be placed or could place somebody.
    t = table().fancy("sunlight").goods(0, crystal=3).begin().gather("draco-bell")
    assert t.asked == "AbilityStep"
    empty = table().fancy("starburst").row("fairys-jubilee").goods(0, **STARBURST).open("dragon-alley").begin()
    assert empty.gather("dragon-alley").asked == "AbilityStep"  # it has no slots, and nobody to fire up


@pytest.mark.clause("FC-TRN-07", "FC-DEC-06")
def test_between_the_visit_and_gathering_nothing_is_asked_unless_something_can_be_cast():
    t = table().fancy("sunlight").goods(0, crystal=3).begin()
    assert t.extras == {"sunlight"}  # it could be revealed before the visit
    assert t.visit("critical-rolls").asked != "Action"
    t = table().fancy("sunlight").row("willow-wisp").goods(0, crystal=4, meat=1).begin().visit("hello-nursery")
    assert (t.asked, t.options, t.extras) == ("Action", (0, 1), {"sunlight"})
    assert t.pick(1).charms("hello-nursery") == ["willow-wisp"]
    assert SPELL["willow-wisp"] not in t.game.row


@pytest.mark.clause("FC-INF-20", "FC-DEC-06")
def test_a_table_may_have_every_turn_end_with_a_question():
    for always in (False, True):
        t = table(last_word=always).at("critical-rolls", None).goods(0).begin().gather("critical-rolls")
        assert t.asked_until_the_end() == ["AbilityStep"] * always
        t = table(last_word=always).row("impanadas").at("critical-rolls", None).goods(0, plant=1, crystal=1).begin()
        assert t.cast("critical-rolls", "impanadas").asked_until_the_end() == ["LastMoment"] * always


@pytest.mark.clause("FC-CPN-12", "FC-TRN-06")
def test_before_the_visit_that_peter_has_fixed_a_sun_dragon_may_be_revealed():
    t = table(companions=True).companion("peter").at("drake-of-cakes", BREAD, CRYSTAL, None).hand(IRON)
    t.fancy("buttercup").goods(0, bread=1).begin().gather("drake-of-cakes").place(IRON, 3).answer("LayShop", 3)
    t.until("PeterMoment").pick(t.options[0])
    assert (t.who, t.asked) == (0, "Visit")
    assert len(t.options) == 1
    assert t.extras == {"buttercup"}
