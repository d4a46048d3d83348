"""Several goods or artisans for one purpose: in any order, and nothing happens before the choice is complete."""

from itertools import permutations

import pytest

from tests.games.flamecraft.play import BREAD, CRYSTAL, IRON, MEAT, PLANT, POTION, SKIP, table
from wyrmhall.core.engine import At
from wyrmhall.games.flamecraft.choices import Several, any_goods
from wyrmhall.games.flamecraft.goods import pointer

COIN = 6


def at_the_scales(crystal=0, **goods):
    """A player who has paid the two crystals and has these goods left, and the crystal that the shop gave."""
    t = table().at("tip-the-scales", None).goods(0, crystal=crystal + 2, **goods).begin().gather("tip-the-scales")
    t.ability()
    return t.answer("Pay", SKIP) if t.asked == "Pay" else t


@pytest.mark.clause("FC-DEC-37", "FC-SHG-60", "FC-SHG-62")
@pytest.mark.parametrize("order", list(permutations([BREAD, PLANT, POTION, COIN])))
def test_at_tip_the_scales_goods_and_coins_are_paid_in_any_order(order):
    t = at_the_scales(bread=1, meat=1, plant=2, potion=1, coins=1)
    before = t.have()
    for item in order:
        assert item in t.options
        t.answer("PayDifferent", item)
        assert (t.have(), t.rep()) == (before, 0)  # nothing is paid before the choice is complete
    t.answer("PayDifferent", SKIP)
    assert t.rep() == 4
    assert (t.have()["plant"], t.have()["meat"], t.coins()) == (1, 1, 0)
    assert "bread" not in t.have()
    assert "potion" not in t.have()


@pytest.mark.clause("FC-DEC-37", "FC-SHG-60")
def test_a_late_good_does_not_end_the_choice_and_no_good_is_paid_twice():
    t = at_the_scales(bread=2, meat=1).answer("PayDifferent", CRYSTAL)
    assert t.options == (BREAD, MEAT, SKIP)
    t.answer("PayDifferent", BREAD)
    assert t.options == (MEAT, SKIP)
    assert at_the_scales(bread=2).pick(BREAD).options == (CRYSTAL, SKIP)
    assert at_the_scales(coins=9).pick(COIN).pick(COIN).options == (CRYSTAL, COIN, SKIP)
    full = at_the_scales(coins=9).answer("PayDifferent", *[COIN] * 5)
    assert full.options == (CRYSTAL, COIN, SKIP)
    full.pick(COIN)
    assert full.rep() == 6  # at most six, and then nothing is left to choose


@pytest.mark.clause("FC-DEC-37", "FC-SHG-42", "FC-SHG-43")
@pytest.mark.parametrize("order", list(permutations([0, 2, 4])))
def test_at_pizza_coven_artisans_are_served_in_any_order(order):
    t = table().open("pizza-coven").park(BREAD, IRON, IRON, IRON, PLANT).goods(0, bread=1, iron=1, plant=1).begin()
    t.gather("pizza-coven").ability().answer("Serve", *order[:2])
    assert t.rep() == 0
    t.answer("Serve", order[2])
    assert t.rep() == 3  # all that could be served were: nothing is left to choose
    assert [sum(place.goods) for place in t.see().park] == [1, 0, 1, 0, 1]


@pytest.mark.clause("FC-DEC-37", "FC-SHG-42")
def test_artisans_of_a_kind_share_the_goods_that_there_are():
    t = table().open("pizza-coven").park(IRON, IRON, PLANT).goods(0, iron=1, plant=1).begin()
    t.gather("pizza-coven").ability()
    assert t.options == (7, 0, 1, 2)
    t.answer("Serve", 1)
    assert t.options == (2, SKIP)


@pytest.mark.clause("FC-DEC-37", "FC-DEC-22", "FC-ENC-09")
@pytest.mark.parametrize("order", list(permutations([PLANT, MEAT])))
def test_coins_stand_for_goods_in_any_order(order):
    t = table().row("fairys-jubilee").goods(0, meat=3, plant=2, coins=3).begin().enchant("critical-rolls")
    assert (t.asked, t.options) == ("Pay", (MEAT, PLANT, SKIP))
    t.answer("Pay", *order)
    assert (t.have(), t.coins()) == ({"meat": 3, "plant": 2}, 3)
    assert t.options == (MEAT, PLANT, SKIP)
    t.answer("Pay", SKIP)
    assert (t.have(), t.coins()) == ({"meat": 1, "plant": 1}, 1)
    t.leaves("TakeArtisans", *t.RESTS)


@pytest.mark.clause("FC-DEC-22", "FC-DEC-37")
def test_the_last_spare_coin_ends_the_choice_and_coins_for_missing_goods_are_not_to_spare():
    t = table().row("fairys-jubilee").goods(0, meat=2, plant=2, coins=2).begin().enchant("critical-rolls")
    assert t.options == (MEAT, PLANT, SKIP)  # one of the two coins stands for the missing meat
    t.answer("Pay", PLANT)
    assert (t.have(), t.coins()) == ({"plant": 1}, 0)
    t.leaves("TakeArtisans")


@pytest.mark.clause("FC-DEC-37", "FC-CPN-25")
def test_goods_of_choice_are_gained_together_when_the_last_is_chosen():
    t = table().begin()
    t.game.pending = ()
    t.game.push(any_goods(2), At(0))
    t.game.run()
    t.answer("GainAny", POTION)
    assert t.have() == {}
    t.answer("GainAny", BREAD)
    assert t.have() == {"bread": 1, "potion": 1}


@pytest.mark.clause("FC-DEC-37")
def test_two_ways_of_choosing_the_same_are_the_same_position():
    one, two = at_the_scales(bread=1, plant=1, meat=1), at_the_scales(bread=1, plant=1, meat=1)
    one.pick(BREAD, PLANT)
    two.pick(PLANT, BREAD)
    assert isinstance(one.game.decision.effect, Several)
    assert one.game.decision == two.game.decision
    one.leaves("PayDifferent")
    two.leaves("PayDifferent")


@pytest.mark.clause("FC-DEC-37")
def test_an_option_points_at_the_good_or_the_goods_that_it_is_about():
    assert pointer(BREAD) == "good:bread"
    assert pointer(BREAD, MEAT) == "goods:bread,meat"
