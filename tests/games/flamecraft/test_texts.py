"""Names and verbs as people read them."""

import pytest

from tests.games.flamecraft.play import BREAD, GOODS, MEAT, table
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft import fancy, shops
from wyrmhall.games.flamecraft.effects import Gain, TakeArtisans, brings
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.firing import ABILITIES, Swap, ThreeDifferentGoods, TwoOfOneGood
from wyrmhall.games.flamecraft.gifts import GiveGood
from wyrmhall.games.flamecraft.placing import Place


@pytest.mark.clause("FC-EDN-05", "FC-EDN-06")
def test_cards_with_two_names_in_the_rulebook_have_one_here():
    words = speaker("uk", "flamecraft")
    said = {key: words.say(Msg(key)) for key in ("fancy-frazzle", "fancy-dazzle", "shop-saving-throw")}
    assert said == {"fancy-frazzle": "Еник", "fancy-dazzle": "Беник", "shop-saving-throw": "Рятівний круг"}
    names = [words.say(row.name) for row in (*fancy.TABLE, *shops.TABLE)]
    assert len(set(names)) == len(names)


@pytest.mark.clause("FC-VRB-01")
def test_gain_takes_goods_coins_and_reputation_and_a_choice_is_never_a_coin():
    t = table().begin()
    Gain(rep=2, coins=3, goods=(1, 0, 0, 0, 0, 2)).run(t.game, t.game.decision.at)
    assert (t.rep(), t.coins(), t.have()) == (2, 3, {"bread": 1, "potion": 2})
    wild = table().open("nunyas-beeswax").begin().gather("nunyas-beeswax")
    assert wild.options == tuple(range(6))


@pytest.mark.clause("FC-VRB-28")
def test_rewards_only_gain_and_draw_and_fire_ups_use_only_their_six_verbs():
    rewards = [slot.reward for row in shops.TABLE for slot in row.slots]
    rewards += [reward for card in ENCHANTMENTS for reward in card.rewards]
    assert all(type(brings(reward)) is Gain for reward in rewards)
    assert [type(ability) for ability in ABILITIES] == [
        TakeArtisans, Place, TwoOfOneGood, ThreeDifferentGoods, GiveGood, Swap,
    ]  # fmt: skip


@pytest.mark.clause("FC-CMP-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_a_turn_can_be_read(lang):
    t = table().row("creme-brulee").goods(0, bread=1).hand(BREAD, MEAT).begin()
    words = speaker(lang, "flamecraft")
    decision = t.game.decision
    labels = [words.say(decision.effect.label(t.game, decision.at, option)) for option in decision.options]
    assert len(set(labels)) == len(labels) == 6
    assert len({words.say(Msg(good)) for good in GOODS}) == 6
