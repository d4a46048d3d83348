"""A deed brings what it says, from where it says, and nothing else: all that a player has before and after it."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    FANCY,
    IRON,
    MEAT,
    PARK,
    PLANT,
    POTION,
    SHOP,
    SKIP,
    table,
)

INSTEAD = 200
COIN = 6


def fired(key, *kinds, **goods):
    """The player gathers at the shop, and what that brought is not counted."""
    t = table().at(key, *kinds).goods(0, **goods).park(CRYSTAL).begin().gather(key)
    return t, t.holds()


def bread():
    t, before = fired("critical-rolls", BREAD)
    return t.fire(BREAD).answer("TakeArtisans", 5), before


def iron():
    t, before = fired("smith-mart", IRON)
    return t.fire(IRON), before


def crystal():
    t, before = fired("fragile-reptile", CRYSTAL)
    return t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0), before


def plant():
    t, before = fired("hello-nursery", PLANT)
    return t.fire(PLANT).answer("GiveTo", 1), before


def pocus():
    t = table().fancy("pocus").begin().gather("critical-rolls").use("pocus")
    before = t.holds()
    return t.pick(INSTEAD + SHOP["critical-rolls"] * 3), before


def pocus_for_a_newcomer():
    t = table().fancy("pocus").begin().gather("potable-potions").use("pocus").fire(POTION)
    before = t.holds()
    return t.answer("Swap", SHOP["fragile-reptile"] * 3).answer("FireNewcomer", INSTEAD), before


def a_newcomer_with_pocus_revealed():
    t = table().fancy("pocus").begin().gather("potable-potions").use("pocus").fire(POTION)
    before = t.holds()
    t.answer("Swap", SHOP["fragile-reptile"] * 3).answer("FireNewcomer", 0)
    return t.answer("ThreeDifferentGoods", 0), before


def pocus_at_the_roost():
    t = table().fancy("pocus").at("draggin-tail-roost").park(CRYSTAL, IRON).companion("sandara").scored("pocus", seat=1)
    t.begin().gather("draggin-tail-roost").answer("TakeArtisans", 5)
    t.game.pocus = True
    t.until("AbilityStep")
    before = t.holds()
    return t.pick(1).answer("FireInPark", INSTEAD + PARK), before


def pocus_in_the_hand():
    t = table().open("touch-o-glass").hand(BREAD).begin().gather("touch-o-glass")
    t.game.pocus = True
    t.until("AbilityStep")
    before = t.holds()
    return t.pick(1).only("FireInHand").answer("FireNewcomer", INSTEAD).answer("May", SKIP), before


def ability(key, *, goods=None, fancy=(), park=(CRYSTAL, IRON), gives=(), **more):
    t = table().at(key).goods(0, **(goods or {})).fancy(*fancy).park(*park)
    for name, value in more.items():
        getattr(t, name)(*value)
    t.begin().gather(key)
    for option in gives:
        t.pick(option)
    t.until("AbilityStep")
    before = t.holds()
    return t.pick(1), before


def the_savage_beat():
    return ability("the-savage-beat")


def sew_cute():
    return ability("sew-cute", park=(PLANT, IRON), gives=[0])


def sage_of_sage():
    t, before = ability("sage-of-sage", row=["creme-brulee"])
    return t.answer("ChooseGoods", t.options[0]).answer("ReserveThis", SKIP), before


def draconic_tonic():
    return ability("draconic-tonic", goods={"bread": 3, "plant": 2, "crystal": 1}, row=["le-flamberge"])


def dragon_hoard_bank():
    t, before = ability("dragon-hoard-bank", goods={"rep": 3, "coins": 3})
    return t.answer("EitherOr", 0), before


def dragon_hoard_bank_the_other_way():
    t, before = ability("dragon-hoard-bank", goods={"rep": 3, "coins": 3})
    return t.answer("EitherOr", 1), before


def gnome_depot():
    return ability("gnome-depot", goods={"iron": 8})


def tip_the_scales():
    t, before = ability("tip-the-scales", goods={"crystal": 2, "bread": 1, "coins": 1})
    return t.answer("Pay", SKIP).answer("PayDifferent", BREAD, COIN, SKIP), before


def pizza_coven():
    t, before = ability("pizza-coven", goods={"crystal": 1, "iron": 1})
    return t.answer("Serve", 7), before


def hedges_and_henges():
    t, before = ability("hedges-henges", goods={"bread": 2, "coins": 1})
    t.answer("GiveSame", BREAD).answer("GiveNext", 1, 2, SKIP)
    return t.answer("RepOrCoins", 1), before


def hedges_and_henges_with_coins():
    t, before = ability("hedges-henges", goods={"bread": 1, "coins": 2})
    t.answer("GiveSame", BREAD).answer("GiveNext", 12, 11, 1)
    return t.answer("RepOrCoins", 3), before


def guilty_treasures():
    t, before = ability("guilty-treasures", goods={"coins": 1})
    return t.answer("GainAny", POTION).answer("May", 1).answer("GiveTo", 1), before


def touch_o_glass():
    t, before = ability("touch-o-glass", hand=[CRYSTAL])
    return t.only("FireInHand").answer("ThreeDifferentGoods", 0).answer("May", 1).answer("GiveTo", 2), before


def scale_mail_post():
    t, before = ability("scale-mail-post", gives=[BREAD])
    return t.answer("GiveOneOf", 0).answer("GiveTo", 2), before


def maw_paws_without_a_second_flip():
    t = table(second_flip=False).open("maw-paws").begin().gather("maw-paws").until("AbilityStep")
    before = t.holds()
    t.pick(1)
    if t.asked == "TakeArtisans":
        t.pick(5)
        before["fancy"], before["artisans"] = -1, 1  # heads: as if it had been tails
    return t, before


def fogo_de_char():
    t, before = ability("fogo-de-char", hand=[BREAD])
    return t.only("Place").answer("PlaceOn", SHOP["draco-bell"] * 3 + 1), before


def la_petite_dragonne():
    t, before = ability("la-petite-dragonne", hand=[PLANT])
    return t.only("Place"), before


def saving_throw():
    t = table().open("saving-throw").at("smith-mart", IRON, IRON, None).park(POTION).begin().gather("saving-throw")
    before = t.until("AbilityStep").holds()
    return t.pick(1).answer("PlaceOn", SHOP["smith-mart"] * 3 + 2).answer("LayShop", t.options[0]), before


def oh_my_gourd():
    t, before = ability("oh-my-gourd")
    return t.answer("RewardOfEmptySlot", SHOP["oh-my-gourd"] * 3 + 2), before


def dragon_alley():
    t = table().open("dragon-alley").goods(0, coins=1)
    t.game.alley = 0b011
    t.begin().gather("dragon-alley")
    before = t.until("AbilityStep").holds()
    return t.pick(1).answer("EitherOr", 1), before


def dragon_alley_the_other_way():
    t, before = ability("dragon-alley", goods={"coins": 1})
    return t.answer("LeaveCoins", 0).answer("TakeArtisans", 5), before


def sun(key, *more, pick=(), **goods):
    t = table().fancy(key).goods(0, **goods)
    for name, *values in more:
        getattr(t, name)(*values)
    t.begin()
    before = t.holds()
    t.use(key)
    for option in pick:
        t.pick(option)
    return t, before


def greenhorn():
    return sun("greenhorn", plant=3)


def dazzle():
    return sun("dazzle", ("hand", BREAD, MEAT, IRON, PLANT))


def matches():
    return sun("matches", ("at", "draco-bell", MEAT, MEAT, MEAT))


def goldrush():
    return sun("goldrush", coins=6)


def rainbow():
    return sun("rainbow", ("enchanted", "draco-bell", "le-flamberge"))


def starburst():
    return sun("starburst", ("row", "creme-brulee"), plant=3, potion=2, iron=1)


def chonkers():
    return sun("chonkers", bread=2, coins=1, pick=(COIN, SKIP))


def talisman():
    t = table().fancy("talisman", "todd", "steven").open("bizarre-bazaar").begin().gather("bizarre-bazaar")
    before = t.answer("GainAny", BREAD).until("AbilityStep").holds()
    t.pick(1).answer("ScoreFancy", FANCY["talisman"]).answer("ReturnFancy", 0, SKIP)
    return t, before


def casting():
    t = table().row("fairys-jubilee").goods(0, meat=3, plant=2).begin()
    before = t.holds()
    return t.cast("critical-rolls", "fairys-jubilee").answer("TakeArtisans", 5), before


def casting_with_brad():
    t = table(companions=True).companion("brad").row("creme-brulee").goods(0, plant=2, potion=2, iron=2).begin()
    before = t.holds()
    return t.enchant("critical-rolls"), before


def gathering():
    t = table().at("critical-rolls", BREAD, MEAT).enchanted("critical-rolls", "creme-brulee").begin()
    before = t.holds()
    return t.gather("critical-rolls"), before


def gathering_at_the_well():
    t = table().open("wishing-well").begin()
    before = t.holds()
    return t.gather("wishing-well"), before


def placing():
    t = table().at("drake-of-cakes", BREAD, None, PLANT).hand(CRYSTAL).begin().gather("drake-of-cakes")
    before = t.holds()
    return t.place(CRYSTAL, 2).answer("LayShop", t.options[0]), before


def placing_for_reputation():
    t = table().at("gnome-depot").hand(IRON).begin().gather("gnome-depot")
    before = t.holds()
    return t.place(IRON, 1), before


def the_end():
    t = table(2).deck(0).fancy("todd").goods(0, bread=1, coins=3).begin().gather("draco-bell")
    before = t.until("Pause").holds()
    return t.end_game(), before


DEEDS = {
    bread: {"artisans": 1},
    iron: {"iron": 2},
    crystal: {"bread": 1, "meat": 1, "iron": 1},
    plant: {"plant": -1, "rep:artisans": 2},
    pocus: {"rep:suns": 2},
    pocus_for_a_newcomer: {"rep:suns": 2},
    a_newcomer_with_pocus_revealed: {"bread": 1, "meat": 1, "iron": 1},
    pocus_at_the_roost: {"rep:suns": 2, "artisans": 1},
    pocus_in_the_hand: {"rep:suns": 2},
    the_savage_beat: {"crystal": 1},
    sew_cute: {"rep:shops": 1},
    sage_of_sage: {"plant": 2, "iron": 1},
    draconic_tonic: {"bread": -3, "plant": -2, "crystal": -1, "rep:enchantments": 6},
    dragon_hoard_bank: {"rep:shops": -3, "coins": 5},
    dragon_hoard_bank_the_other_way: {"rep:shops": 6, "coins": -3},
    gnome_depot: {"iron": -8, "rep:shops": 8},
    tip_the_scales: {"crystal": -2, "bread": -1, "coins": -1, "rep:shops": 2},
    pizza_coven: {"crystal": -1, "iron": -1, "rep:shops": 2},
    hedges_and_henges: {"bread": -2, "coins": 1, "rep:shops": 2},
    hedges_and_henges_with_coins: {"bread": -1, "coins": 1},
    guilty_treasures: {"potion": 1, "coins": -1, "rep:shops": 4},
    touch_o_glass: {"artisans": -1, "bread": 1, "meat": 1, "iron": 1, "rep:shops": 3},
    scale_mail_post: {"fancy": 1, "rep:shops": 1},
    maw_paws_without_a_second_flip: {"fancy": 1},
    fogo_de_char: {"artisans": -1, "coins": 3},
    la_petite_dragonne: {"artisans": -1, "coins": 2},
    saving_throw: {"fancy": 1, "rep:shops": 3},
    oh_my_gourd: {"rep:shops": 4},
    dragon_alley: {"coins": 4},
    dragon_alley_the_other_way: {"coins": -2, "rep:shops": 2, "artisans": 1},
    greenhorn: {"plant": -3, "rep:suns": 3, "coins": 2, "fancy": -1, "scored": 1},
    dazzle: {"rep:suns": 5, "fancy": -1, "scored": 1},
    matches: {"rep:suns": 6, "fancy": -1, "scored": 1},
    goldrush: {"rep:suns": 5, "fancy": -1, "scored": 1},
    rainbow: {"rep:suns": 1, "fancy": -1, "scored": 1},
    starburst: {
        "plant": -3, "potion": -2, "iron": -1, "rep:enchantments": 6, "rep:suns": 2, "fancy": -1, "scored": 1
    },
    chonkers: {"coins": -1, "rep:suns": 1, "fancy": -1, "scored": 1},
    talisman: {"rep:moons": 2, "fancy": -1, "scored": 1},
    casting: {"meat": -3, "plant": -2, "rep:enchantments": 4, "artisans": 1},
    casting_with_brad: {"plant": -2, "potion": -2, "iron": -2, "rep:enchantments": 6},
    gathering: {"bread": 3, "meat": 1},
    gathering_at_the_well: {"coins": 3},
    placing: {"artisans": -1, "fancy": 1},
    placing_for_reputation: {"artisans": -1, "rep:slots": 3},
    the_end: {"coins": -3, "rep:coins": 3, "rep:moons": 1, "fancy": -1, "scored": 1},
}  # fmt: skip


@pytest.mark.clause("FC-RWD-01", "FC-VRB-01", "FC-VRB-20", "FC-GAT-11", "FC-END-08")
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_a_deed_brings_what_it_says_and_nothing_else(deed):
    t, before = deed()
    t.looked = t.game.pending[0] if t.game.pending else None
    assert t.since(before) == DEEDS[deed]
    assert t.rep() == sum(t.player().sources)
