"""The census sees not only that a card is missing, but also that it lies where no such card can lie."""

import pytest

from tests.games.flamecraft.play import ARTISAN, BREAD, CRYSTAL, FANCY, SHOP, SPELL, table
from wyrmhall.games.flamecraft import RULES


def arranged():
    t = table().at("drake-of-cakes", BREAD, None, CRYSTAL).enchanted("drake-of-cakes", "creme-brulee").open("sew-cute")
    return t.hand(BREAD).fancy("sunlight", "todd").scored("pocus").park(BREAD, CRYSTAL).goods(0, bread=2, rep=3).begin()


def move_to_a_closed_shop(game):
    game.slots[SHOP["wishing-well"] * 3] = game.players[0].hand.pop()


def lay_at_dragon_alley(game):
    game.town[game.town.index(-1)] = SHOP["dragon-alley"]
    game.slots[SHOP["dragon-alley"] * 3] = game.players[0].hand.pop()


def leave_a_gap(game):
    base = SHOP["drake-of-cakes"] * 3
    game.charms[base], game.charms[base + 2] = -1, game.charms[base]


def cast_on_the_wrong_shop(game):
    base = SHOP["drake-of-cakes"] * 3
    game.charms[base], game.charms[SHOP["draco-bell"] * 3] = -1, game.charms[base]


def treat_nobody(game):
    game.treats[4 * 6] = 1


def forget_the_own_hand(game):
    game.seen[game.players[0].hand[0]] = 0


def hide_a_scored_dragon(game):
    game.known[FANCY["pocus"]] = 2


def know_the_deck(game):
    game.known[game.fancy_deck[0]] = 4


def owe_goods(game):
    game.players[0].goods[0] = -1


def lose_track_of_reputation(game):
    game.players[0].rep += 1


def stand_outside(game):
    game.players[1].token = SHOP["wishing-well"]


def fill_a_fourth_space(game):
    game.alley = 0b1000


def enchant_a_closed_shop(game):
    base = SHOP["drake-of-cakes"] * 3
    game.charms[SHOP["guilty-treasures"] * 3], game.charms[base] = game.charms[base], -1


def lay_more_shops_than_there_are(game):
    game.shop_deck.clear()
    game.town[game.town.index(-1)] = -2


def stand_outside_as_a_non_player(game):
    game.others[5] = SHOP["wishing-well"]


def leave_a_shop_face_down(game):
    game.town[game.town.index(-1)] = -2
    game.active = -1


def take_goods_from_an_artisan_that_has_none(game):
    game.treats[0] = -1


def lay_a_sixth_enchantment(game):
    game.row += [card for card in game.spells if card not in game.row][: 6 - len(game.row)]


def make_room_in_the_park(game):
    game.park.append(-1)


def forget_the_hand_of_another(game):
    game.players[1].hand.append(game.deck.pop())
    game.seen[game.players[1].hand[-1]] = 0b11  # known to spectators and the first seat alone


def forget_the_own_dragons(game):
    game.known[game.players[0].fancy[0]] = 0b111100


def owe_a_coin(game):
    game.players[1].coins = -1


def owe_reputation(game):
    game.players[1].rep, game.players[1].sources = -1, [0, 0, 0, -1, 0, 0, 0]


def know_the_artisan_deck(game):
    game.seen[game.deck[0]] = 1


def know_who_is_in_the_box(game):
    game.removed.append(game.deck.pop())
    game.seen[game.removed[-1]] = 1


def hide_a_moon_dragon_at_the_end(game):
    game.ended = True


@pytest.mark.clause("FC-CMP-28", "FC-ENC-03", "FC-PLC-10", "FC-INF-01", "FC-INF-06", "FC-VIS-05")
@pytest.mark.parametrize(
    "slip",
    [
        move_to_a_closed_shop,
        lay_at_dragon_alley,
        leave_a_gap,
        cast_on_the_wrong_shop,
        treat_nobody,
        forget_the_own_hand,
        hide_a_scored_dragon,
        know_the_deck,
        owe_goods,
        lose_track_of_reputation,
        stand_outside,
        fill_a_fourth_space,
        enchant_a_closed_shop,
        lay_more_shops_than_there_are,
        stand_outside_as_a_non_player,
        leave_a_shop_face_down,
        take_goods_from_an_artisan_that_has_none,
        lay_a_sixth_enchantment,
        make_room_in_the_park,
        forget_the_hand_of_another,
        forget_the_own_dragons,
        owe_a_coin,
        owe_reputation,
        know_the_artisan_deck,
        know_who_is_in_the_box,
        hide_a_moon_dragon_at_the_end,
    ],
)
def test_the_census_sees_what_lies_in_a_wrong_place(slip):
    t = arranged()
    *_, misplaced = RULES.census(t.game)
    assert misplaced == []
    slip(t.game)
    *_, misplaced = RULES.census(t.game)
    assert len(misplaced) == 1


@pytest.mark.clause("FC-CMP-28", "FC-FIL-02", "FC-SHW-16", "FC-INF-13")
def test_the_census_finds_nothing_wrong_with_a_table_that_is_as_full_or_as_empty_as_it_can_be():
    t = arranged()
    t.row("smoked-gorgon", "willow-wisp", "impanadas", "fairys-jubilee", "joe-forgeman").park()
    t.game.shop_deck = t.game.shop_deck[:1]
    t.game.town[t.game.town.index(-1)] = -2  # the last one, face down
    t.game.alley = 0b111
    t.goods(0, coins=0, rep=0)
    t.game.players[0].token = t.game.others[0] = SHOP["critical-rolls"]
    assert len(t.game.row) == 5
    *_, misplaced = RULES.census(t.game)
    assert misplaced == []
    t.game.town[t.game.town.index(-2)] = t.game.shop_deck.pop()
    t.game.active, t.game.ended = -1, True
    t.game.known[FANCY["todd"]] = 63
    *_, misplaced = RULES.census(t.game)
    assert misplaced == []


@pytest.mark.clause("FC-CMP-04", "FC-CMP-13", "FC-CMP-15", "FC-CMP-06")
def test_the_census_sees_a_card_that_vanishes():
    piles = {
        ARTISAN["pan"]: lambda game: game.slots.__setitem__(0, -1),
        FANCY["sunlight"]: lambda game: game.players[0].fancy.remove(FANCY["sunlight"]),
        SPELL["creme-brulee"]: lambda game: game.charms.__setitem__(SHOP["drake-of-cakes"] * 3, -1),
        SHOP["sew-cute"]: lambda game: game.town.__setitem__(game.town.index(SHOP["sew-cute"]), -1),
    }
    for slip in piles.values():
        t = arranged()
        before = RULES.census(t.game)
        slip(t.game)
        assert RULES.census(t.game) != before


@pytest.mark.clause("FC-CMP-04", "FC-CMP-13", "FC-CMP-15", "FC-CMP-06", "FC-CMP-16")
def test_the_first_of_everything_is_counted_as_all_others_are():
    piles = [
        lambda game: game.slots.__setitem__(0, -1),
        lambda game: game.players[0].scored.remove(FANCY["pocus"]),
        lambda game: game.charms.__setitem__(SHOP["drake-of-cakes"] * 3, -1),
        lambda game: game.town.__setitem__(game.town.index(0), -1),
        lambda game: setattr(game.players[0], "companion", 0),
    ]
    for i, slip in enumerate(piles):
        t = arranged()
        before = RULES.census(t.game)
        slip(t.game)
        after = RULES.census(t.game)
        assert [n for n in range(5) if after[n] != before[n]] == [i]
