"""Packs: shops, enchantments, fancy dragons and companions as the owner of a box types them in (FC-PACK)."""

import random
import re
from dataclasses import replace

import msgspec
import pytest

from tests.packs.random_steps import random_step
from wyrmhall.core.engine import FIRST_STANDING
from wyrmhall.core.record import Record
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.gamefile import file_of, read_file, replay
from wyrmhall.games.flamecraft import RULES
from wyrmhall.games.flamecraft.faces import Reward, SlotFace
from wyrmhall.games.flamecraft.gathering import coins_at, goods_at
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import COIN, EMPTY, FROM_SUNS, GOODS, ICONS, IRON, RICH, SANDARA, STARTERS
from wyrmhall.games.flamecraft.pack import new_pack, read_pack
from wyrmhall.games.flamecraft.pack_rows import BY_NAME, CARDS_BY_NAME, REP_TYPED, _ability, _goal, box_from
from wyrmhall.games.flamecraft.pack_verbs import ABILITIES, COMPANIONS, MOONS, STARTS, TYPED
from wyrmhall.games.flamecraft.pack_verbs import SUNS as SUN_VERBS
from wyrmhall.games.flamecraft.setup import KeepFancy, PickColour, ReturnDealt
from wyrmhall.games.flamecraft.state import FIRST_TYPED
from wyrmhall.laws import check_game
from wyrmhall.packs.faults import BadPack

ABOUT = {"id": "mine", "version": 1}
SHOP = {row.key: row.id for row in HOUSE.shops}
SPELL = {row.key: row.id for row in HOUSE.enchantments}
FANCY = {row.key: row.id for row in HOUSE.fancy}


def pack(**sections):
    return {"game": "flamecraft", "pack": ABOUT, **sections}


def box(**sections):
    return box_from(pack(**sections))


def page(setup, key):
    return next(component for component in RULES.components(setup) if component.id == key)


@pytest.mark.clause("FC-PACK-01", "FC-PACK-02", "FC-PACK-03")
def test_the_house_set_written_as_a_pack_and_read_again_is_the_same_box():
    given, warnings = read_pack(new_pack())
    assert warnings == []
    read = box_from(given)
    for field in ("shops", "enchantments", "fancy", "companions"):
        for mine, own in zip(getattr(read, field), getattr(HOUSE, field), strict=True):
            assert replace(mine, names=None, status=own.status) == own
            for lang in LANGUAGES:
                words = speaker(lang, "flamecraft")
                assert words.say(mine.name) == words.say(own.name)
    for field in ("icon", "accepts", "reward", "has_slots"):
        assert getattr(read, field) == getattr(HOUSE, field)


@pytest.mark.clause("FC-PACK-01", "FC-PACK-07")
def test_a_shop_of_a_pack_has_the_typed_icon_slots_and_ability():
    typed = {
        "id": "wishing-well",
        "name": {"en": "Deep Well", "uk": "Глибока криниця"},
        "gives": 5,
        "slots": [{"accepts": ["bread"], "rep": 4}, {"accepts": "any", "coins": 2}, {"accepts": ["iron", "meat"]}],
        "ability": {"op": "cost", "goods": {"bread": 2}, "then": {"op": "gain", "rep": 5}},
        "status": "printed",
    }
    setup = RULES.setup(2, {}, pack(shop=[typed]))
    game = RULES.new(setup, 1)
    shop = SHOP["wishing-well"]
    assert (goods_at(game, shop), coins_at(game, shop)) == ((0, 0, 0, 0, 0, 0), 5)
    assert game.box.accepts[shop * 3 : shop * 3 + 3] == [1, 63, 6]
    assert [game.box.reward[shop * 3 + i].rep for i in range(3)] == [4, 0, 0]
    shown = page(setup, "wishing-well")
    words = speaker("en", "flamecraft")
    assert (words.say(shown.name), shown.status) == ("Deep Well", "printed")
    assert words.sentence(shown.text[-1]) == "Pay 2 bread to gain 5 reputation."
    assert shown.face.slots[1] == SlotFace(GOODS, Reward(coins=2), EMPTY)
    said = {lang: speaker(lang, "flamecraft").say(game.shop_name(shop)) for lang in LANGUAGES}
    assert said == {"en": "Deep Well", "uk": "Глибока криниця", "ru": "Deep Well"}


@pytest.mark.clause("FC-PACK-01", "FC-PACK-05")
@pytest.mark.parametrize(
    ("accepts", "says"),
    [
        ('"anyx"', "line 10: shop.1.slots.2.accepts must be \"any\" or a list, not 'anyx'; entries in the list: 1-2"),
        ("[]", "line 10: shop.1.slots.2.accepts must be a list; entries in it: 1-2"),
        ('["iron",\n "cheese"]', "line 11: shop.1.slots.2.accepts.2 must be one of bread, .*, not 'cheese'"),
    ],
)
def test_what_a_slot_cannot_accept_is_told_on_its_line_with_what_it_can(accepts, says):
    slots = f'[[shop.slots]]\naccepts = "any"\n[[shop.slots]]\naccepts = {accepts}\n[[shop.slots]]\naccepts = "any"\n'
    with pytest.raises(BadPack, match=f"^{says}"):
        read_pack(f'game = "flamecraft"\n[pack]\nid = "x"\nversion = 1\n[[shop]]\nid = "wishing-well"\n{slots}')


@pytest.mark.clause("FC-PACK-02", "FC-PACK-07")
def test_an_enchantment_of_a_pack_costs_and_brings_what_was_typed():
    typed = {
        "id": "smoked-gorgon",
        "icon": "iron",
        "cost": {"bread": 2},
        "rewards": [{"rep": 1}, {"rep": 3, "fancy": 1}],
        "without_coins": True,
    }
    setup = RULES.setup(2, {}, pack(enchantment=[typed]))
    row = RULES.new(setup, 1).box.enchantments[SPELL["smoked-gorgon"]]
    assert (ICONS[row.icon], row.goods, row.no_coins) == ("iron", (2, 0, 0, 0, 0, 0), True)
    assert [(gain.rep, gain.fancy) for gain in row.rewards] == [(1, 0), (3, 1)]
    shown = page(setup, "smoked-gorgon")
    assert (shown.face.goods, shown.face.rewards) == ((2, 0, 0, 0, 0, 0), (Reward(rep=1), Reward(rep=3, fancy=1)))
    assert shown.status == "reconstructed"  # it does not say how it is known
    assert row.name == HOUSE.enchantments[row.id].name


@pytest.mark.clause("FC-PACK-03")
def test_a_fancy_dragon_of_a_pack_has_the_typed_goal():
    sun = {"op": "cost", "goods": {"plant": 1}, "then": {"op": "gain", "rep": 9}}
    moon = {"op": "kind_in_town", "kind": "iron", "bonus": 7}
    read = box(fancy=[{"id": "greenhorn", "goal": sun}, {"id": "sweetie", "goal": moon, "status": "printed"}])
    paid = read.fancy[FANCY["greenhorn"]]
    assert (paid.effect.goods, paid.effect.then.rep, paid.effect.then.source) == ((0, 0, 0, 0, 1, 0), 9, FROM_SUNS)
    assert read.standing[paid.id].words() == {"name": paid.name, "what": paid.effect}
    assert TYPED.plain(read.fancy[FANCY["sweetie"]].effect) == moon
    assert read.fancy[FANCY["sweetie"]].status == "PPP"


@pytest.mark.clause("FC-PACK-08", "FC-PACK-07")
def test_a_companion_of_a_pack_begins_with_the_typed_bonus_and_is_used_once_at_any_moment():
    gains = {"op": "gain", "goods": {"iron": 3}}
    typed = [
        {"id": row.key, "name": "Joe", "start": {"op": "gain", "coins": 4}, "ability": gains}
        for row in HOUSE.companions
    ]
    setup = RULES.setup(2, {"companions": True}, pack(companion=typed))
    game = RULES.new(setup, 3)
    while isinstance(game.decision.effect, PickColour | KeepFancy | ReturnDealt):
        game.step(game.decision.options[0], game.decision.seat)
    assert [player.coins for player in game.players] == [4, 4]
    seat, iron = game.active, game.players[game.active].goods[IRON]
    mine = game.players[seat].companion
    first = FIRST_STANDING - game.box.suns - FIRST_TYPED
    uses = [option for option in game.decision.extras if option <= first]
    assert uses == [first - mine]
    words = speaker("en", "flamecraft")
    assert words.say(game.standing_effects()[FIRST_STANDING - uses[0]]) == "Joe: gain 3 iron"
    game.step(uses[0])
    assert (game.players[seat].goods[IRON], game.players[seat].used) == (iron + 3, True)
    assert not any(option <= first for option in game.decision.extras)
    assert [words.sentence(text) for text in page(setup, "brad").text] == [
        "At the start: gain 4 coins.",
        "Gain 3 iron.",
    ]


@pytest.mark.clause("FC-PACK-08")
def test_a_companion_without_a_typed_ability_keeps_the_one_that_the_rules_know_by_name():
    read = box(companion=[{"id": "sandara", "start": {}}, {"id": "rich", "name": "Joe"}])
    assert (read.companions[SANDARA].start, read.companions[SANDARA].begins) == (False, None)
    assert read.companions[RICH].start
    assert speaker("en", "flamecraft").say(read.standing[read.suns]).startswith("Joe: gain 2 goods")
    table = RULES.new(RULES.setup(5, {"companions": True}, pack(companion=[{"id": "sandara", "start": {}}])), 1)
    assert {len(player.fancy) for player in table.players} == {2}


@pytest.mark.clause("FC-PACK-04", "FC-PACK-06")
def test_what_a_pack_does_not_name_stays_and_other_tables_are_not_touched():
    typed = {"id": "gnome-depot", "gives": 2}
    read = box(shop=[typed])
    own = HOUSE.shops[SHOP["gnome-depot"]]
    assert read.shops[own.id] == replace(own, gives=2)
    assert read.shops[:12] == HOUSE.shops[:12]
    assert read.enchantments == HOUSE.enchantments
    RULES.new(RULES.setup(2, {}, pack(shop=[typed])), 1)
    assert RULES.new(RULES.setup(2), 1).box is HOUSE


@pytest.mark.clause("FC-PACK-06")
def test_a_saved_game_holds_its_pack_and_is_played_on_with_it():
    record = Record(RULES, 2, 7, {}, pack(shop=[{"id": "draco-bell", "name": "Mine"}]))
    for _ in range(20):
        record.play(record.game.decision.options[0])
    again = replay(RULES, read_file(msgspec.json.encode(file_of(record))))
    assert again.game == record.game
    assert again.game.shop_name(1).args["en"] == "Mine"


@pytest.mark.clause("FC-PACK-05")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[shop]]\nid = "pub"\n', "line 5: shop.1.id must be one of critical-rolls"),
        ('[[shop]]\nid = "dragon-alley"\nability = {}\n', "line 6: dragon-alley: the rules know this card by name"),
        ('[[shop]]\nid = "dragon-alley"\nslots = []\n', "no pack may change its slots"),
        ('[[shop]]\nid = "eternal-flame"\nicon = "meat"\n', "no pack may change its icon"),
        ('[[shop]]\nid = "draggin-tail-roost"\nicon = "meat"\n', "no pack may change its icon"),
        ('[[shop]]\nid = "dragon-alley"\nspaces = []\n', "line 6: shop.1.spaces must be a list; entries in it: 1-6"),
        (
            '[[shop]]\nid = "dragon-alley"\nspaces = [{ rep = 1 }, {}]\n',
            "spaces needs at least one good, coin or other",
        ),
        ('[[shop]]\nid = "gnome-depot"\nspaces = [{ rep = 1 }]\n', "'spaces' is not known here"),
        ('[[fancy]]\nid = "talisman"\nrep = 0\n', "line 6: fancy.1.rep must be a whole number from 1 to 20"),
        ('[[fancy]]\nid = "matches"\nrep = 5\n', "'rep' is not known here"),
        ('[[fancy]]\nid = "starburst"\ngoal = { op = "three_alike", rep = 2 }\n', "no pack may change its goal"),
        ('[[fancy]]\nid = "wesley"\nkind = "moon"\n', "'kind' is not known here"),
        ('[[shop]]\nid = "critical-rolls"\nicon = "meat"\n', "no pack may change its icon"),
        ('[[shop]]\nid = "gnome-depot"\nslots = []\n', "line 6: shop.1.slots must be a list; entries in it: 3"),
        ('[[shop]]\nid = "gnome-depot"\nability = { op = "lose_coin" }\n', "lose_coin stands only in a flip"),
        ('[[shop]]\nid = "gnome-depot"\nability = { op = "gain" }\n', "gain needs at least one good"),
        ('[[shop]]\nid = "gnome-depot"\nability = { op = "gain", fancy = 1, artisans = 2 }\n', "at most 1 artisan"),
        (
            '[[shop]]\nid = "gnome-depot"\nability = { op = "good_held", kind = "iron" }\n',
            "good_held cannot stand here",
        ),
        ('[[shop]]\nid = "gnome-depot"\nability = { op = "gain", goods = { gold = 1 } }\n', "'gold' is not known here"),
        ('[[enchantment]]\nid = "willow-wisp"\ncost = {}\n', "cost needs at least one good"),
        ('[[enchantment]]\nid = "willow-wisp"\nicon = "coin"\n', "enchantment.1.icon must be one of bread"),
        ('[[enchantment]]\nid = "willow-wisp"\nrewards = [{ vp = 3 }]\n', "'vp' is not known here"),
        ('[[fancy]]\nid = "pocus"\ngoal = { op = "three_alike", rep = 2 }\n', "no pack may change its goal"),
        ('[[fancy]]\nid = "todd"\ngoal = { op = "three_alike", rep = 2 }\n', "three_alike cannot stand here"),
        ('[[fancy]]\nid = "wesley"\ngoal = { op = "gain", rep = 2 }\n', "written as cost with then = gain"),
        ('[[companion]]\nid = "joe"\n', "companion.1.id must be one of peter"),
        ('[[companion]]\nid = "rich"\nability = { op = "goods_of_the_shop" }\n', "goods_of_the_shop cannot stand here"),
        ('[[companion]]\nid = "rich"\nstart = { op = "fire_in_park" }\n', "fire_in_park cannot stand here"),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_line(text, says):
    with pytest.raises(BadPack, match=re.escape(says)):
        read_pack('[pack]\nid = "x"\nversion = 1\n' + text)


@pytest.mark.clause("FC-PACK-05")
def test_refused_are_icons_of_which_no_shop_deck_can_be_made():
    of_bread = [row.key for row in HOUSE.shops[STARTERS:] if row.icon == 0]
    with pytest.raises(BadPack, match="there must be a shop with the icon bread"):
        box(shop=[{"id": key, "icon": "meat"} for key in of_bread])
    others = [row.key for row in HOUSE.shops if row.icon >= COIN and "icon" not in BY_NAME.get(row.id, ())]
    with pytest.raises(BadPack, match="there must be 4 shops with another icon than a good, not 3"):
        box(shop=[{"id": key, "icon": "meat"} for key in others])


def random_pack(seed):
    """A whole box of cards that somebody made up of the verbs."""
    pick = random.Random(seed)
    shops = []
    for row in HOUSE.shops:
        shop = {"id": row.key}
        if "slots" not in BY_NAME.get(row.id, ()):
            accepts = [pick.choice((pick.sample(GOODS, pick.choice((1, 2))), "any")) for _ in row.slots]
            rewards = [{pick.choice(("rep", "coins", "fancy")): 1} for _ in row.slots]
            slots = [{"accepts": a, **r} for a, r in zip(accepts, rewards, strict=True)]
            shop["slots"] = slots[row.id < STARTERS :]
        else:
            spaces = [{"rep": pick.randint(1, 4), "artisans": pick.randint(0, 1)} for _ in range(pick.randint(1, 6))]
            shop["spaces"] = spaces
        if "ability" not in BY_NAME.get(row.id, ()):
            shop["ability"] = random_step(TYPED, pick, ABILITIES, lambda given: _ability(given, (), ABILITIES))
        shops.append(shop)
    spells = [
        {
            "id": row.key,
            "icon": pick.choice(GOODS),
            "cost": {pick.choice(GOODS): pick.randint(1, 4)},
            "rewards": [{"rep": pick.randint(0, 5), "artisans": pick.randint(0, 1)} for _ in range(pick.randint(1, 4))],
            "coins": pick.randint(0, 1),
            "without_coins": pick.random() < 0.5,
        }
        for row in HOUSE.enchantments
    ]
    fancy = [
        {"id": row.key, "goal": random_step(TYPED, pick, ops, lambda given, is_sun=is_sun: _goal(given, (), is_sun))}
        for row in HOUSE.fancy
        for is_sun in (not row.moon,)
        for ops in (SUN_VERBS if is_sun else MOONS,)
        if row.id not in CARDS_BY_NAME
    ] + [{"id": HOUSE.fancy[card].key, "rep": pick.randint(1, 5)} for card in REP_TYPED]
    companions = [
        {
            "id": row.key,
            "start": random_step(TYPED, pick, STARTS, lambda given: TYPED.step(given, (), STARTS)),
            "ability": random_step(TYPED, pick, COMPANIONS, lambda given: _ability(given, (), COMPANIONS)),
        }
        for row in HOUSE.companions
    ]
    return pack(shop=shops, enchantment=spells, fancy=fancy, companion=companions)


@pytest.mark.clause("FC-PACK-05")
@pytest.mark.parametrize("seed", range(5))
def test_every_law_holds_in_games_with_a_box_that_somebody_made_up(seed):
    players = 1 + seed % 5
    options = {} if players == 1 else {"companions": seed % 2 == 0}
    record = check_game(RULES, RULES.setup(players, options, random_pack(seed)), seed=seed, share=0.01)
    assert record.game.over


@pytest.mark.clause("FC-PACK-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_somebody_made_up_has_a_text(lang):
    words = speaker(lang, "flamecraft")
    for component in RULES.components(RULES.setup(2, {}, random_pack(99))):
        assert words.say(component.name)
        assert all(words.sentence(text) for text in component.text)
