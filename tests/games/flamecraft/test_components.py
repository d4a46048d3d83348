"""What is in the box: the tables of cards against the facts in components.json, and the limits of supply."""

import json
from pathlib import Path

import pytest

from tests.games.flamecraft.play import BREAD, GOODS, IRON, MEAT, SHOP, SPELL, Table, table
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.games.flamecraft import RULES, achievements, companions, fancy, shops
from wyrmhall.games.flamecraft.artisans import KEYS
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.firing import ABILITIES
from wyrmhall.games.flamecraft.numbers import ICONS

FACTS = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
LETTER = {"printed": "P", "single-source": "S", "reconstructed": "R"}
STARTER_SHOPS = {fact["id"]: fact for fact in FACTS["starter_shops"]}
SHOPS = {fact["id"]: fact for fact in FACTS["shops"]}
SPELLS = {fact["id"]: fact for deck in FACTS["enchantments"].values() for fact in deck}


def least_certain(status) -> str:
    """The letter of the least certain part."""
    if isinstance(status, str):
        return LETTER[status]
    parts = status.values() if isinstance(status, dict) else status
    return max((least_certain(part) for part in parts), key="PSR".index)


def accepted(row, i: int) -> list[str]:
    return [good for kind, good in enumerate(GOODS) if row.slots[i].accepts >> kind & 1]


def reward_of(gain) -> dict[str, int]:
    parts = {"rep": gain.rep, "coins": gain.coins, "fancy": gain.fancy, "artisan": gain.artisans}
    return {part: n for part, n in parts.items() if n}


@pytest.mark.clause("FC-CMP-06", "FC-CMP-07")
def test_there_are_6_starter_shops_and_28_others_each_with_a_known_icon():
    assert {row.key for row in shops.TABLE[:6]} == set(STARTER_SHOPS)
    assert [row.key for row in shops.TABLE[6:]] == [fact["id"] for fact in FACTS["shops"]]
    assert {ICONS[row.icon] for row in shops.TABLE} == {*GOODS, "any", "dragon", "coin"}


@pytest.mark.clause("FC-CMP-10")
@pytest.mark.parametrize("row", shops.TABLE, ids=lambda row: row.key)
def test_every_shop_has_the_icon_the_slots_and_the_certainty_that_are_known_of_it(row):
    fact = {**STARTER_SHOPS, **SHOPS}[row.key]
    assert ICONS[row.icon] == fact["icon"]
    assert len(row.slots) == len(fact["slots"])
    for i, slot in enumerate(fact["slots"]):
        kinds = {"starter": [], "any": list(GOODS)}.get(slot["accepts"][0], slot["accepts"])
        assert accepted(row, i) == sorted(kinds, key=GOODS.index)
        assert reward_of(row.slots[i].reward) == slot["reward"]
    assert row.status[0] == LETTER[fact["status"]]
    assert list(row.status[1:-1]) == [least_certain(slot["status"]) for slot in fact["slots"]]
    assert row.status[-1] == least_certain(fact["ability"])
    assert row.gives == sum(fact["gather"].values())


@pytest.mark.clause("FC-CMP-08")
def test_of_the_28_shops_18_show_a_good_5_any_2_a_dragon_and_3_a_coin():
    icons = [ICONS[row.icon] for row in shops.TABLE[6:]]
    assert [icons.count(good) for good in GOODS] == [3] * 6
    assert (icons.count("any"), icons.count("dragon"), icons.count("coin")) == (5, 2, 3)


@pytest.mark.clause("FC-CMP-09")
def test_every_shop_has_three_slots_but_dragon_alley_has_none():
    assert {row.key: len(row.slots) for row in shops.TABLE if len(row.slots) != 3} == {"dragon-alley": 0}


@pytest.mark.clause("FC-CMP-11")
def test_only_a_swap_brings_another_artisan_to_the_first_slot_of_a_starter_shop():
    t = table().at("critical-rolls", None).hand(BREAD).begin().gather("critical-rolls")
    assert t.options == (BREAD * 3 + 1, -1)  # slot 2 takes bread, slot 1 takes nobody
    swapping = table().at("potable-potions", 5).at("critical-rolls", BREAD).begin().gather("potable-potions").fire(5)
    swapping.answer("Swap", SHOP["critical-rolls"] * 3)
    assert swapping.slots("critical-rolls")[0] == 5
    assert swapping.coins() == 0
    swapping.leaves("TakeArtisans")


@pytest.mark.clause("FC-CMP-12")
@pytest.mark.parametrize("key", STARTER_SHOPS)
def test_a_starter_shop_has_no_ability(key):
    assert shops.TABLE[SHOP[key]].ability is None
    assert "AbilityStep" not in table().begin().gather(key).asked_until_the_end()


@pytest.mark.clause("FC-CMP-01", "FC-CMP-03", "FC-CMP-04")
def test_there_are_42_artisans_one_starter_and_six_others_of_each_of_the_six_kinds():
    assert len(KEYS) == 42
    for fact in FACTS["artisans"]:
        place = KEYS.index(fact["id"])
        assert GOODS[place // 7] == fact["kind"]
        assert (place % 7 == 0) == fact["starter"]


@pytest.mark.clause("FC-CMP-05")
def test_all_artisans_of_a_kind_are_offered_as_one_since_they_do_the_same():
    assert len(ABILITIES) == 6
    t = table().at("nunyas-beeswax", BREAD, BREAD, IRON).begin().gather("nunyas-beeswax")
    t.answer("GainAny", BREAD)
    assert set(t.fireable) == {BREAD, IRON}
    assert len(t.options) == 3


@pytest.mark.clause("FC-CMP-13", "FC-CMP-14")
def test_each_enchantment_deck_has_18_cards_three_of_each_goods_icon():
    for deck, cards in (("purple", ENCHANTMENTS[:18]), ("gold", ENCHANTMENTS[18:])):
        assert [card.key for card in cards] == [fact["id"] for fact in FACTS["enchantments"][deck]]
        assert [sum(card.icon == kind for card in cards) for kind in range(6)] == [3] * 6


@pytest.mark.clause("FC-CMP-13")
@pytest.mark.parametrize("row", ENCHANTMENTS, ids=lambda row: row.key)
def test_every_enchantment_costs_and_brings_what_is_known_of_it(row):
    fact = SPELLS[row.key]
    cost = {good: n for good, n in zip(GOODS, row.goods, strict=True) if n}
    assert {**cost, **({"coins": row.coins} if row.coins else {})} == fact["cost"]
    assert ICONS[row.icon] == fact["icon"]
    assert row.no_coins == fact["no_coins"]
    if "sets" in fact["reward"]:
        assert [gain.rep for gain in row.rewards] == list(fact["reward"]["sets"].values())
    else:
        assert [reward_of(gain) for gain in row.rewards] == [fact["reward"]]
    parts = ("name", "icon", "cost", "reward", "no_coins")
    assert row.status == "".join(least_certain(fact["status"][part]) for part in parts)


@pytest.mark.clause("FC-CMP-15")
def test_there_are_36_fancy_dragons_each_a_sun_or_a_moon_dragon():
    assert [row.key for row in fancy.TABLE] == [fact["id"] for fact in FACTS["fancy_dragons"]]
    for row, fact in zip(fancy.TABLE, FACTS["fancy_dragons"], strict=True):
        assert ("sun" if row.id < 18 else "moon") == fact["kind"]
        parts = ("kind", "goal", "reward", "name_match")
        assert row.status == "".join(LETTER[fact["status"][part]] for part in parts if part in fact["status"])


@pytest.mark.clause("FC-CMP-16", "FC-CPN-34")
def test_there_are_7_companions_and_all_of_them_are_as_printed():
    assert [row.key for row in companions.TABLE] == [fact["id"] for fact in FACTS["companions"]]
    for row, fact in zip(companions.TABLE, FACTS["companions"], strict=True):
        assert row.start == fact["start"]
        assert row.status == "".join(LETTER[fact["status"][part]] for part in ("start", "ability", "name"))
    assert {row.status for row in companions.TABLE} == {"PPP"}
    assert all(player.companion == -1 for player in RULES.view(Table().game, 0).players)


@pytest.mark.clause("FC-CMP-16")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_the_name_of_the_glossary(lang):
    words = speaker(lang, "flamecraft")
    said = {str(card.id): words.say(card.name) for card in RULES.components(RULES.setup(2))}
    assert said == {key: names[lang] for key, names in FACTS["names"].items()}


@pytest.mark.clause("FC-CMP-17")
def test_the_supply_never_limits_a_gain():
    t = table().goods(0, bread=200).at("critical-rolls", BREAD).begin().gather("critical-rolls")
    assert t.have()["bread"] == 202


@pytest.mark.clause("FC-CMP-02", "FC-GAT-10")
def test_any_good_is_never_a_coin():
    t = table().open("bizarre-bazaar").begin().gather("bizarre-bazaar")
    assert t.asked == "GainAny"
    assert t.options == (0, 1, 2, 3, 4, 5)


@pytest.mark.clause("FC-CMP-18", "FC-CMP-19", "FC-SET-19", "FC-DEC-33")
def test_every_player_picks_one_of_six_colours_that_is_still_free_each_belonging_to_a_good():
    game = RULES.new(RULES.setup(5), 3)
    words = speaker("en", "flamecraft")
    for seat in range(5):
        decision = game.decision
        assert decision.seat == seat
        assert len(decision.options) == 6 - seat
        names = {
            GOODS[option]: words.say(decision.effect.label(game, decision.at, option)) for option in decision.options
        }
        assert names == {good: FACTS["town"]["token_colours"][good] for good in names}
        game.step(decision.options[-1])
    colours = [player.colour for player in RULES.view(game, 0).players]
    assert len(set(colours)) == 5


@pytest.mark.clause("FC-CMP-20")
def test_the_game_is_for_1_to_5_players():
    assert RULES.seats == (1, 2, 3, 4, 5)
    for players in (0, 6):
        with pytest.raises(BadSetup):
            RULES.setup(players)
    assert Table(1).see().title == ""


@pytest.mark.clause("FC-CMP-21", "FC-SET-21", "FC-SET-30")
def test_everybody_starts_with_no_reputation_no_goods_and_no_coins():
    for player in Table(3).see().players:
        assert (player.rep, player.coins, player.goods) == (0, 0, [0] * 6)


@pytest.mark.clause("FC-CMP-22")
def test_reputation_has_no_upper_bound():
    t = table().goods(0, rep=49, coins=3).open("dragon-hoard-bank").begin().gather("dragon-hoard-bank")
    t.ability().answer("EitherOr", 1)
    assert t.rep() == 55


@pytest.mark.clause("FC-CMP-23", "FC-VRB-02", "FC-SHG-06")
@pytest.mark.parametrize(("rep", "offered"), [(2, False), (3, True)])
def test_reputation_that_one_does_not_have_cannot_be_lost(rep, offered):
    t = table().goods(0, rep=rep, coins=3).open("dragon-hoard-bank").begin().gather("dragon-hoard-bank").ability()
    if offered:
        assert t.options == (0, 1)
        assert t.pick(0).rep() == 0
    else:
        assert t.rep() == 8  # only the second half could be done, so it was


@pytest.mark.clause("FC-CMP-26")
def test_coins_have_no_limit():
    t = table().goods(0, coins=30).begin().gather("critical-rolls").end()
    assert t.coins() == 30


@pytest.mark.clause("FC-CMP-27")
def test_fancy_dragons_have_no_limit():
    many = list(fancy.TABLE[18:34])
    t = table().fancy(*[row.key for row in many]).begin().gather("critical-rolls").end()
    assert len(t.player().fancy) == 16


@pytest.mark.clause("FC-CMP-30", "FC-CMP-31", "FC-EDN-02", "FC-SOL-32")
@pytest.mark.parametrize(("players", "spaces"), [(1, 12), (2, 12), (3, 14), (4, 14), (5, 14)])
def test_the_town_has_12_spaces_for_one_or_two_players_and_14_for_more(players, spaces):
    assert FACTS["town"]["spaces"][str(players)] == spaces
    assert len(Table(players).see().town) == spaces


@pytest.mark.clause("FC-CMP-32", "FC-SOL-11")
def test_spaces_are_searched_clockwise_from_the_park_in_the_order_of_their_numbers():
    t = table(1).begin()
    t.game.deck = [IRON * 7 + 1]  # the next artisan settles at the first shop of the ring that takes iron
    t.game.under = [MEAT * 7 + 1]
    assert [space.n for space in t.see().town] == list(range(12))
    assert t.see().town[4].shop.key == "smith-mart"  # Draco Bell takes iron as well, but lies on space 11
    t.gather("critical-rolls").end()
    assert t.slots("smith-mart")[1] == IRON


@pytest.mark.clause("FC-CMP-33")
def test_park_and_hands_are_not_in_town():
    t = table().open("sew-cute").at("critical-rolls", BREAD, None, None).park(BREAD, BREAD, MEAT, MEAT, MEAT)
    t.hand(BREAD, BREAD).begin().gather("sew-cute")
    t.answer("TakeArtisans", 0)
    before = t.rep()
    t.ability()
    assert t.rep() - before == 1  # only Pan is in Town


@pytest.mark.clause("FC-SOL-02", "FC-SOL-03")
def test_the_solo_lists_are_the_printed_ones():
    assert list(achievements.SHOPS) == FACTS["solo"]["shop_deck"]
    assert list(achievements.FANCY) == FACTS["solo"]["fancy_deck"]
    game = Table(1).game
    left = [row.key for row in shops.TABLE if row.id in game.shop_deck]
    assert sorted(left) == sorted(FACTS["solo"]["shop_deck"])
    held = [*game.fancy_deck, *game.fancy_under, *game.players[0].fancy]
    assert sorted(fancy.TABLE[card].key for card in held) == sorted(FACTS["solo"]["fancy_deck"])


@pytest.mark.clause("FC-EDN-01")
def test_the_box_holds_the_cards_of_the_base_game_and_no_others():
    kinds = [card.kind for card in RULES.components(RULES.setup(2))]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {
        "starter-shop": 6,
        "shop": 28,
        "artisan": 42,
        "sun": 18,
        "moon": 18,
        "enchantment": 36,
        "companion": 7,
        "achievement": 11,
    }
    assert len(SPELL) == 36
