"""What is open and what is hidden."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    FANCY,
    IRON,
    MEAT,
    PLANT,
    POTION,
    SHOP,
    SPELL,
    Table,
    table,
)
from wyrmhall.games.flamecraft import RULES


@pytest.mark.clause("FC-INF-01", "FC-INF-03", "FC-INF-10")
def test_hands_are_secret_but_their_number_is_open_also_after_a_draw_from_the_deck():
    t = table().hand(BREAD, IRON, seat=1).at("critical-rolls", BREAD).begin(1).gather("critical-rolls").fire(BREAD)
    t.answer("TakeArtisans", 5)
    assert t.player(1, by=0).hand == [-1, -1, -1]
    assert t.player(1, by=-1).hand == [-1, -1, -1]
    assert all(card >= 0 for card in t.player(1).hand)
    assert "draws an artisan" in t.said(0)
    assert "draws an artisan" not in t.said(1)
    hands = {tuple(t.game.imagine(0, seed).players[1].hand) for seed in range(10)}
    assert len(hands) > 5


@pytest.mark.clause("FC-INF-02", "FC-INF-03")
def test_fancy_dragons_are_secret_until_scored_but_their_number_is_open():
    t = table().fancy("todd", "chonkers").goods(0, bread=7).begin()
    assert t.player(0, by=1).fancy == [-1, -1]
    t.use("chonkers")
    assert t.player(0, by=1).fancy == [-1]
    assert t.player(0, by=1).scored == [FANCY["chonkers"]]


@pytest.mark.clause("FC-INF-05", "FC-RSV-01")
def test_a_reserved_enchantment_is_open():
    t = table().reserved("creme-brulee", seat=2).begin()
    assert [t.player(2, by=seat).reserved.key for seat in (-1, 0, 1, 2)] == ["creme-brulee"] * 4


@pytest.mark.clause("FC-INF-06", "FC-FAN-08")
def test_scored_sun_dragons_stay_face_up_before_their_owner():
    t = table().fancy("greenhorn").goods(0, plant=3).begin().use("greenhorn").gather("critical-rolls").end()
    assert t.player(0, by=2).scored == [FANCY["greenhorn"]]


@pytest.mark.clause("FC-INF-07", "FC-EX-04")
def test_a_face_down_shop_is_unknown_to_everyone_even_to_the_player_who_laid_it():
    t = table().at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).begin().gather("drake-of-cakes").place(PLANT, 3)
    t.answer("LayShop", t.options[2])
    space = t.face_down()[0]
    for seat in (-1, 0, 1):
        assert t.see(seat).town[space].shop is None
    revealed = set()
    for seed in range(12):
        world = t.game.imagine(0, seed)
        while world.turns == t.game.turns:
            world.step(-1 if -1 in world.decision.options else world.decision.options[0])
        revealed.add(world.town[space])
    assert len(revealed) > 3


@pytest.mark.clause("FC-INF-08")
def test_the_order_of_every_deck_is_unknown():
    t = table().begin()
    tops = {"deck": set(), "spells": set(), "fancy_deck": set(), "shop_deck": set()}
    for seed in range(30):
        world = t.game.imagine(0, seed)
        for name, seen in tops.items():
            pile = getattr(world, name)
            seen.add(pile[world.random(len(pile), 0)])
    assert all(len(seen) > 3 for seen in tops.values())


@pytest.mark.clause("FC-INF-09")
def test_face_down_artisans_at_the_roost_may_be_looked_at_by_anyone():
    t = table().at("draggin-tail-roost", BREAD, None, None).begin()
    for seat in (-1, 0, 2):
        roost = next(s.shop for s in t.see(seat).town if s.shop is not None and s.shop.key == "draggin-tail-roost")
        assert roost.slots[0].face_down
        assert roost.slots[0].artisan // 7 == BREAD


@pytest.mark.clause("FC-INF-11")
def test_an_artisan_returned_under_the_deck_is_known_only_to_the_one_who_put_it_there():
    t = table().hand(*[BREAD] * 4, MEAT, MEAT, IRON).begin().gather("critical-rolls").until("ReturnArtisan")
    t.pick(MEAT)
    assert t.see(0).under_artisans[0] // 7 == MEAT
    assert t.see(1).under_artisans == [-1]
    assert "puts an artisan under the deck" in t.said(1)
    assert len({t.game.imagine(1, seed).under[0] for seed in range(12)}) > 3
    assert {t.game.imagine(0, seed).under[0] // 7 for seed in range(5)} == {MEAT}


@pytest.mark.clause("FC-INF-12", "FC-GAT-07")
def test_everybody_sees_which_park_artisan_is_taken():
    t = table().open("sew-cute").park(CRYSTAL, BREAD, BREAD, MEAT, IRON).begin().gather("sew-cute")
    t.answer("TakeArtisans", 0)
    assert [card // 7 for card in t.player(0, by=1).hand] == [CRYSTAL]
    assert [world.players[0].hand[0] // 7 for world in [t.game.imagine(2, s) for s in range(5)]] == [CRYSTAL] * 5
    t.leaves("PlaceStep")


@pytest.mark.clause("FC-INF-13", "FC-EDN-16", "FC-END-09")
def test_at_the_end_all_moon_dragons_are_revealed_and_unscored_sun_dragons_stay_hidden():
    t = table(2).deck(0).fancy("shimmer", "todd", "rainbow").goods(0, bread=1).begin()
    t.gather("draco-bell").end_game()
    assert t.game.over
    seen = t.player(0, by=1)
    assert set(seen.fancy) == {FANCY["shimmer"], -1}  # its goal was not met; Rainbow was never scored
    assert FANCY["todd"] in seen.scored


@pytest.mark.clause("FC-INF-14", "FC-INF-15")
def test_reputation_and_the_number_of_cards_in_each_deck_are_open():
    t = table().goods(1, rep=12).begin()
    view = t.see(-1)
    assert view.players[1].rep == 12
    game = t.game
    sizes = (view.artisan_deck, view.fancy_deck, view.enchantment_deck, view.shop_deck)
    assert sizes == (len(game.deck) + len(game.under), len(game.fancy_deck) + len(game.fancy_under), 18, 10)


@pytest.mark.clause("FC-INF-16")
def test_fancy_dragons_put_under_the_deck_are_not_shown_to_the_others():
    t = Table(3)
    assert [card >= 0 for card in t.see(t.game.first).under_fancy] == [True, False, False]
    assert t.see(-1).under_fancy == [-1, -1, -1]
    t = table().fancy("talisman", "todd", "hocus").open("bizarre-bazaar").begin().gather("bizarre-bazaar")
    t.answer("GainAny", BREAD).ability().answer("ScoreFancy", FANCY["talisman"]).answer("ReturnFancy", 0)
    assert t.see(0).under_fancy[-1] == FANCY["todd"]
    assert t.see(1).under_fancy[-1] == -1
    assert "puts a fancy dragon under the deck" in t.said(1)
    t.leaves("ReturnFancy")


@pytest.mark.clause("FC-INF-17", "FC-SHW-42")
def test_a_fancy_dragon_given_as_a_gift_is_seen_only_by_giver_and_receiver():
    t = table().open("scale-mail-post").begin().gather("scale-mail-post").answer("GainAny", BREAD).ability()
    card = t.player(0).fancy[t.options[0]]
    t.answer("GiveOneOf", t.options[0]).answer("GiveTo", 1)
    assert t.player(1).fancy == [card]
    assert t.player(1, by=0).fancy == [card]
    assert t.player(1, by=2).fancy == [-1]
    assert "gives P1 a fancy dragon" in t.said(2)


@pytest.mark.clause("FC-INF-18")
def test_an_artisan_fired_up_in_a_hand_is_shown_to_everyone():
    t = table().open("touch-o-glass").hand(PLANT, CRYSTAL).begin().gather("touch-o-glass").until("AbilityStep")
    assert t.player(0, by=1).hand == [-1, -1]
    t.pick(1).answer("FireInHand", CRYSTAL)
    assert sorted(card // 7 for card in t.player(0, by=1).hand if card >= 0) == [CRYSTAL]
    t.leaves("ThreeDifferentGoods")


@pytest.mark.clause("FC-SHW-49")
def test_using_sew_cute_shows_the_kind_drawn_also_if_it_came_from_the_deck():
    t = table().open("sew-cute").begin().gather("sew-cute").answer("TakeArtisans", 5)
    kind = t.player(0).hand[0] // 7
    t.game.events.clear()
    t.ability()
    assert ("bread", "meat", "iron", "crystal", "plant", "potion")[kind] in t.said(1)


@pytest.mark.clause("FC-INF-05")
def test_the_row_and_the_town_look_the_same_to_everybody():
    t = table().row("creme-brulee", "le-flamberge").at("draco-bell", MEAT, IRON).begin()
    seen = [RULES.view(t.game, seat) for seat in (-1, 0, 1, 2)]
    assert all(view.row == seen[0].row and view.town == seen[0].town and view.park == seen[0].park for view in seen)
    assert [card.id for card in seen[0].row] == [SPELL["creme-brulee"], SPELL["le-flamberge"]]
    assert SHOP["draco-bell"] in t.options
