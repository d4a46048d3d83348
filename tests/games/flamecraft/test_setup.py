"""Set-up: the decks, the deal, and the choices before the first turn."""

from collections import Counter

import pytest

from tests.games.flamecraft.play import COMPANION, GOODS, SHOP, Table, table
from tests.games.flamecraft.test_components import FACTS
from wyrmhall import laws
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.flamecraft import RULES, shops
from wyrmhall.games.flamecraft.artisans import KEYS
from wyrmhall.games.flamecraft.end_of_turn import TurnUp
from wyrmhall.games.flamecraft.numbers import ANY, COIN, DRAGON, kind_of


def fresh(players: int, seed: int = 1, **options):
    """A game before its first decision is answered."""
    return RULES.new(RULES.setup(players, options), seed)


def opened(players: int, seed: int = 1, **options):
    """A game after the colours were chosen: the fancy dragons wait."""
    game = fresh(players, seed, **options)
    while type(game.decision.effect).__name__ == "PickColour":
        game.step(game.decision.options[0])
    return game


@pytest.mark.clause("FC-SET-01", "FC-SET-02")
def test_the_starter_shops_lie_on_their_default_spaces_from_the_beginning():
    town = RULES.view(fresh(2), 0).town
    assert {s.shop.key: s.n + 1 for s in town if s.shop is not None} == FACTS["town"]["starter_default_places"]


@pytest.mark.clause("FC-SET-03", "FC-SET-04")
def test_each_starter_artisan_lies_on_the_first_slot_of_the_shop_with_its_icon_and_gives_nobody_a_reward():
    view = RULES.view(fresh(3), 0)
    held = {fact["id"]: fact["slots"][0]["holds"] for fact in FACTS["starter_shops"]}
    for space in view.town:
        if space.shop is not None:
            assert KEYS[space.shop.slots[0].artisan] == held[space.shop.key]
            assert [slot.artisan for slot in space.shop.slots[1:]] == [-1, -1]
    assert all((p.rep, p.coins, len(p.fancy)) == (0, 0, 2) for p in view.players)


@pytest.mark.clause("FC-SET-05", "FC-SET-06", "FC-SET-07")
def test_the_shop_deck_has_one_random_shop_of_each_good_and_four_others():
    seen, first = set(), set()
    for seed in range(60):
        game = fresh(4, seed)
        icons = Counter(min(shops.TABLE[shop].icon, COIN) for shop in game.shop_deck)
        assert icons == {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, COIN: 4}
        assert RULES.view(game, 0).shop_deck == 10
        seen |= set(game.shop_deck)
        game.town[0] = -2  # a shop laid face down; which it is shows the order of the deck
        game.push(TurnUp(), game.decision.at)
        game.pending = ()
        game.run()
        first.add(game.town[0])
    assert seen == set(range(6, 34))
    assert {min(shops.TABLE[shop].icon, COIN) for shop in first} == {0, 1, 2, 3, 4, 5, COIN}


@pytest.mark.clause("FC-SET-08")
def test_nobody_sees_which_shops_are_in_the_deck():
    game = fresh(3, 5)
    worlds = [game.imagine(0, seed) for seed in range(30)]
    assert len({tuple(sorted(world.shop_deck)) for world in worlds}) > 20
    assert all(RULES.view(world, 0) == RULES.view(game, 0) for world in worlds)


@pytest.mark.clause("FC-SET-09")
def test_another_make_up_of_the_shop_deck_is_an_explicit_option():
    assert RULES.setup(3)["shop_deck"] == "rules"
    mixed = [fresh(3, seed, shop_deck="mixed") for seed in range(20)]
    assert all(len(game.shop_deck) == 10 for game in mixed)
    goods = [sum(shops.TABLE[shop].icon < COIN for shop in game.shop_deck) for game in mixed]
    assert set(goods) != {6}
    with pytest.raises(BadSetup, match="Which shops can open"):
        RULES.setup(1, {"shop_deck": "mixed"})


@pytest.mark.clause("FC-SET-10", "FC-SET-11", "FC-SET-12", "FC-SET-14", "FC-SOL-01")
@pytest.mark.parametrize(("players", "removed", "left"), [(1, 1, 30), (2, 2, 24), (3, 1, 30), (4, 0, 36), (5, 0, 36)])
def test_artisans_are_removed_from_the_deck_for_fewer_players(players, removed, left):
    game = fresh(players)
    hands = [card for player in game.players for card in player.hand]
    in_game = [*game.deck, *hands, *game.park]
    assert len(in_game) == left
    assert Counter(kind_of(card) for card in in_game) == dict.fromkeys(range(6), 6 - removed)
    assert RULES.view(game, 0).artisan_deck == left - 5 - 3 * players


@pytest.mark.clause("FC-SET-13")
def test_the_removed_artisans_are_random_and_take_no_further_part():
    boxes = {tuple(sorted(fresh(2, seed).removed)) for seed in range(20)}
    assert len(boxes) > 10
    *_, record = laws.random_game(RULES, RULES.setup(2), seed=4)
    assert sorted(record.game.removed) == sorted(fresh(2, 4).removed)


@pytest.mark.clause("FC-SET-15", "FC-SET-22")
@pytest.mark.parametrize("players", [2, 5])
def test_five_artisans_are_revealed_in_the_park_and_everybody_is_dealt_three(players):
    view = RULES.view(fresh(players), 0)
    assert [place.artisan >= 0 for place in view.park] == [True] * 5
    assert [len(player.hand) for player in view.players] == [3] * players


@pytest.mark.clause("FC-SET-16")
def test_all_36_fancy_dragons_are_in_the_deck_when_it_is_dealt_from():
    game = fresh(2)
    assert RULES.view(game, 0).fancy_deck == 32
    held = [card for player in game.players for card in player.fancy]
    assert sorted([*game.fancy_deck, *held]) == list(range(36))
    assert len({tuple(fresh(2, seed).players[0].fancy) for seed in range(20)}) > 15


@pytest.mark.clause("FC-SET-17", "FC-SET-18", "FC-DEC-32")
@pytest.mark.parametrize("deck", ["purple", "gold"])
def test_one_enchantment_deck_is_used_and_five_of_its_cards_are_revealed(deck):
    view = RULES.view(fresh(3, deck=deck), 0)
    keys = [fact["id"] for fact in FACTS["enchantments"][deck]]
    assert len(view.row) == 5
    assert all(card.key in keys for card in view.row)
    assert view.enchantment_deck == 13
    assert RULES.setup(2)["deck"] == "purple"
    assert {"deck", "companions", "shop_deck", "solo_limits"} <= {option.name for option in RULES.options}


@pytest.mark.clause("FC-SET-20")
def test_the_first_player_is_drawn_at_random():
    firsts = [Table(4, seed=seed) for seed in range(24)]
    assert {t.see().first for t in firsts} == {0, 1, 2, 3}
    assert all(t.who == t.see().first for t in firsts)


@pytest.mark.clause("FC-SET-23", "FC-FAN-01", "FC-DEC-01")
def test_everybody_is_dealt_two_fancy_dragons_and_keeps_exactly_one_of_their_choice():
    game = opened(3)
    dealt = [list(player.fancy) for player in game.players]
    assert all(len(cards) == 2 for cards in dealt)
    for seat in range(3):
        assert game.owed(seat).options == (0, 1)
        game.step(1, seat)
    assert [player.fancy for player in game.players] == [[cards[1]] for cards in dealt]


@pytest.mark.clause("FC-SET-24", "FC-SET-26")
def test_the_cards_not_kept_go_under_the_deck_in_turn_order_beginning_with_the_first_player():
    game = opened(4, seed=2)
    first = game.first
    order = [(first + i) % 4 for i in range(4)]
    rejected = {seat: game.players[seat].fancy[0] for seat in order}
    for seat in range(4):
        game.step(1, seat)
    assert game.fancy_under == [rejected[seat] for seat in order]


@pytest.mark.clause("FC-SET-25")
def test_fancy_dragons_are_chosen_secretly_and_at_the_same_time():
    game = opened(3)
    assert set(game.waiting) == {0, 1, 2}
    before = [RULES.view(game, seat) for seat in range(3)]
    game.step(1, 2)
    assert [RULES.view(game, seat) for seat in range(3)] == before
    assert set(game.waiting) == {0, 1}


@pytest.mark.clause("FC-SET-27", "FC-SET-28", "FC-DEC-02")
@pytest.mark.parametrize(("players", "takers"), [(3, 0), (4, 1), (5, 2)])
def test_the_fourth_and_the_fifth_player_take_a_good_of_their_choice_before_the_first_turn(players, takers):
    game = opened(players)
    for seat in range(players):
        game.step(0, seat)
    order = [(game.first + i) % players for i in range(players)]
    asked = []
    while type(game.decision.effect).__name__ == "GainAny":
        assert game.decision.options == (0, 1, 2, 3, 4, 5)
        asked.append(game.decision.seat)
        game.step(4)
    assert asked == order[3:]
    assert len(asked) == takers
    goods = [sum(player.goods) for player in RULES.view(game, 0).players]
    assert [goods[seat] for seat in order] == [0, 0, 0, 1, 1][:players]


@pytest.mark.clause("FC-SET-29", "FC-VIS-04")
def test_tokens_start_outside_the_town_so_on_the_first_turn_every_shop_may_be_visited():
    t = Table(4)
    assert all(player.token == -1 for player in t.see().players)
    assert len(t.options) == 6
    t.pass_turn()
    assert len(t.options) == 5  # only the shop of the first player, who has to be given something, is left out


@pytest.mark.clause("FC-SET-31", "FC-SOL-05")
def test_tokens_that_nobody_chose_go_to_the_box_but_in_solo_they_stay_beside_the_town():
    assert Table(2).game.others == [-1] * 6
    t = table(1).begin()
    own = t.player().colour
    others = set(GOODS) - {own}
    seen = set()
    for _ in range(12):
        t.pass_turn(
            "Action", "GiveVisitor", "GainAny", "TakeArtisans", "CastOther", "CastOtherOn", "LayShop", "ReturnArtisan"
        )
        seen |= {colour for s in t.see().town if s.shop is not None for colour in s.shop.others}
    assert seen
    assert seen <= others


@pytest.mark.clause("FC-SET-32", "FC-INF-04")
def test_goods_and_coins_of_all_players_are_open():
    t = table().goods(1, bread=2, potion=1, coins=4).begin()
    for seat in (-1, 0, 2):
        seen = t.see(seat).players[1]
        assert (seen.goods, seen.coins) == ([2, 0, 0, 0, 0, 1], 4)


@pytest.mark.clause("FC-CPN-01", "FC-CPN-02", "FC-CPN-07", "FC-SOL-06")
def test_with_the_module_everybody_is_dealt_one_open_companion_and_solo_has_none():
    dealt = Counter()
    for seed in range(30):
        view = RULES.view(fresh(5, seed, companions=True), -1)
        cards = [player.companion for player in view.players]
        assert len(set(cards)) == 5
        assert not any(player.companion_used for player in view.players)
        dealt.update(cards)
    assert set(dealt) == set(COMPANION.values())
    with pytest.raises(BadSetup, match="companions"):
        RULES.setup(1, {"companions": True})
    assert Table(1).player().companion == -1


def with_companion(key: str, players: int = 3):
    """A game in which somebody was dealt that companion, and who."""
    for seed in range(200):
        game = opened(players, seed, companions=True)
        cards = [player.companion for player in game.players]
        if COMPANION[key] in cards:
            return game, cards.index(COMPANION[key])
    raise AssertionError(f"nobody was dealt {key}")


@pytest.mark.clause("FC-CPN-03", "FC-CPN-26")
def test_the_owner_of_rich_begins_with_one_coin():
    game, owner = with_companion("rich")
    while type(game.decision.effect).__name__ != "Visit":
        game.step(game.decision.options[0], game.decision.seat)
    assert [player.coins for player in RULES.view(game, 0).players] == [1 if s == owner else 0 for s in range(3)]


@pytest.mark.clause("FC-CPN-13", "FC-CPN-14", "FC-DEC-03")
def test_the_owner_of_brad_begins_with_a_reserved_enchantment_which_is_replaced_at_once():
    game, owner = with_companion("brad")
    while type(game.decision.effect).__name__ != "BradStart":
        assert type(game.decision.effect).__name__ in ("KeepFancy", "ReturnDealt")
        game.step(game.decision.options[0], game.decision.seat)
    row = [card.id for card in RULES.view(game, 0).row]
    assert game.decision.seat == owner
    assert list(game.decision.options) == row
    game.step(row[2])
    view = RULES.view(game, 0)
    assert view.players[owner].reserved.id == row[2]
    assert [card.id for card in view.row][:4] == row[:2] + row[3:]
    assert len(view.row) == 5
    assert view.enchantment_deck == 12


@pytest.mark.clause("FC-CPN-09")
def test_start_bonuses_are_resolved_in_turn_order_before_the_first_turn():
    seen = set()
    for seed in range(60):
        game = opened(5, seed, companions=True)
        cards = [player.companion for player in game.players]
        if not {COMPANION["brad"], COMPANION["rich"]} <= set(cards):
            continue
        while type(game.decision.effect).__name__ != "BradStart":
            assert type(game.decision.effect).__name__ != "Visit"
            game.step(game.decision.options[0], game.decision.seat)
        brad, rich = cards.index(COMPANION["brad"]), cards.index(COMPANION["rich"])
        rich_is_first = (rich - game.first) % 5 < (brad - game.first) % 5
        assert RULES.view(game, 0).players[rich].coins == (1 if rich_is_first else 0)
        seen.add(rich_is_first)
    assert seen == {True, False}


@pytest.mark.clause("FC-CPN-08", "FC-CPN-28", "FC-CPN-29", "FC-CPN-35", "FC-DEC-36")
def test_the_owner_of_sandara_chooses_one_of_five_and_the_order_of_the_four_others_under_the_deck():
    game, owner = with_companion("sandara")
    dealt = list(game.players[owner].fancy)
    assert len(dealt) == 5  # the companion was known before the fancy dragons were dealt
    assert game.owed(owner).options == (0, 1, 2, 3, 4)
    for seat in game.waiting:
        game.step(4 if seat == owner else 0, seat)
    assert type(game.decision.effect).__name__ == "ReturnDealt"
    assert game.decision.seat == owner
    game.step(4)  # the last of the four goes first
    game.step(1)
    game.step(1)
    assert game.players[owner].fancy == [dealt[4]]
    put = [card for card in game.fancy_under if card in dealt]
    assert put == [dealt[3], dealt[0], dealt[1], dealt[2]]


@pytest.mark.clause("FC-CMP-07")
def test_wild_shops_dragon_shops_and_coin_shops_are_the_seventh_pile():
    keys = {row.key for row in shops.TABLE if row.icon in (ANY, DRAGON, COIN)}
    assert len(keys) == 10
    assert all(SHOP[key] >= 24 for key in keys)
