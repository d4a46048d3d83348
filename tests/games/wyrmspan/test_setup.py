"""Set-up."""

import pytest

from wyrmhall.core.engine import IllegalOption
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.setup import KEPT, RESOURCES


def new(players=2, seed=1, **options):
    return RULES.new(RULES.setup(players, options), seed)


def opened(players=2, seed=1, cards=0, resources=0, **options):
    """A game after the opening choices."""
    game = new(players, seed, **options)
    for option in (cards, resources):
        for seat in range(players):
            game.step(option, seat)
    return game


@pytest.mark.clause("WS-SET-01")
def test_the_guild_tile_is_drawn_at_random():
    assert len({new(seed=seed).tile for seed in range(40)}) == 4


@pytest.mark.clause("WS-SET-02", "WS-SET-03")
@pytest.mark.parametrize(("players", "squares"), [(1, 5), (2, 5), (3, 9), (4, 9), (5, 9)])
def test_the_face_of_the_tile_depends_on_the_number_of_players(players, squares):
    seen = RULES.view(new(players, seed=5), 0)
    assert sum(place.free for place in seen.places[:4]) == squares


@pytest.mark.clause("WS-SET-04", "WS-SET-06", "WS-INF-04")
def test_both_decks_are_shuffled_so_that_nobody_knows_their_order():
    firsts = {tuple(new(seed=seed).display) for seed in range(30)}
    assert len(firsts) == 30
    assert len({tuple(new(seed=seed).cave_display) for seed in range(30)}) == 30
    assert isinstance(RULES.view(new(), 0).deck, int)


@pytest.mark.clause("WS-SET-08")
def test_the_game_starts_in_round_one():
    assert RULES.view(new(), 0).round == 1


@pytest.mark.clause("WS-SET-09", "WS-SET-10")
def test_four_objectives_are_drawn_with_a_random_face_each():
    faces = [face for seed in range(200) for face in new(seed=seed).objectives]
    assert set(faces) == set(range(20))


@pytest.mark.clause("WS-SET-11")
def test_all_objectives_are_open_from_the_start():
    game = new()
    assert len(RULES.view(game, -1).objectives) == len(RULES.view(game, 1).objectives) == 4


@pytest.mark.clause("WS-SET-13", "WS-SET-14", "WS-SET-15", "WS-SET-21", "WS-SET-23", "WS-SET-24")
def test_everybody_starts_with_six_coins_one_egg_on_a_mat_nest_and_the_token_on_start():
    for p in RULES.view(new(5), 0).players:
        assert p.coins == 6
        assert p.mat_eggs == 1
        assert sum(space.eggs for space in p.spaces) == 0
        assert (p.guild_space, p.markers, p.rows) == (0, [], [])
        assert p.spent_coins == [0] * 5


@pytest.mark.clause("WS-SET-16", "WS-SET-28")
def test_everybody_is_dealt_three_dragons_and_three_caves_after_the_display():
    game = new(5)
    assert [(len(p.hand), len(p.pit)) for p in game.players] == [(3, 3)] * 5
    assert len(game.deck) == 183 - 3 - 15
    assert len(game.cave_deck) == 75 - 3 - 15
    # The same luck deals the same display to any number of players, so the display came first.
    assert new(2).display == game.display


@pytest.mark.clause("WS-SET-17", "WS-DEC-01", "WS-SET-30")
def test_exactly_four_of_the_six_cards_are_kept_in_any_mix():
    game = new()
    assert len(game.owed(0).options) == 15
    mixes = set()
    for option, kept in enumerate(KEPT):
        game = opened(cards=option)
        p = game.players[0]
        assert len(p.hand) + len(p.pit) == 4
        mixes.add(len(p.hand))
        assert len(p.hand) == sum(i < 3 for i in kept)
    assert mixes == {1, 2, 3}


@pytest.mark.clause("WS-SET-18", "WS-INF-11", "WS-INF-05", "WS-DRW-15")
def test_the_other_two_go_face_up_to_their_discard_piles():
    game = new()
    dragons, caves = [p.hand[:] for p in game.players], [p.pit[:] for p in game.players]
    option = KEPT.index((0, 1, 3, 4))
    for choice in (option, 0):
        for seat in (0, 1):
            game.step(choice, seat)
    seen = RULES.view(game, -1)
    assert sorted(seen.discard) == sorted(hand[2] for hand in dragons)
    assert sorted(seen.cave_discard) == sorted(pit[2] for pit in caves)


@pytest.mark.clause("WS-SET-19", "WS-DEC-02")
def test_everybody_takes_three_resources_in_any_mix_repeats_allowed():
    assert len(RESOURCES) == 20
    got = {tuple(opened(resources=option).players[1].supply[:4]) for option in range(20)}
    assert len(got) == 20
    assert all(sum(kinds) == 3 for kinds in got)
    assert (3, 0, 0, 0) in got


@pytest.mark.clause("WS-SET-20")
def test_the_six_cards_are_seen_before_the_resources_are_chosen():
    game = new()
    assert len(RULES.view(game, 0).players[0].hand) == 3
    game.step(0, 0)
    game.step(0, 1)
    assert len(game.owed(0).options) == 20
    assert len(RULES.view(game, 0).players[0].hand) == 3


@pytest.mark.clause("WS-SET-22")
def test_standing_on_start_gives_nothing():
    game = opened()
    assert all(p.steps == 0 and not p.markers for p in game.players)


@pytest.mark.clause("WS-SET-25", "WS-TRN-02", "WS-DIG-12")
def test_the_first_player_is_drawn_at_random_and_begins():
    assert {new(4, seed=seed).first for seed in range(60)} == {0, 1, 2, 3}
    for seed in range(5):
        game = opened(4, seed=seed)
        assert game.decision.seat == game.first
    assert new(4, seed=9) == new(4, seed=9)


@pytest.mark.clause("WS-SET-26")
def test_nobody_sees_a_choice_of_another_before_all_have_chosen():
    game = new(3)
    before = RULES.view(game, 1)
    game.step(7, 0)
    assert RULES.view(game, 1) == before
    game.step(3, 2)
    game.step(1, 1)
    seen = RULES.view(game, 1)
    assert seen.discard == []
    assert seen.players[0].dragons_in_hand == 3
    game.step(11, 0)
    assert RULES.view(game, 1).players[0].resources == [0, 0, 0, 0]
    with pytest.raises(IllegalOption):
        game.step(2, 0)


@pytest.mark.clause("WS-SET-27")
def test_apart_from_the_tile_nothing_depends_on_the_number_of_players():
    two, five = opened(2), opened(5)
    for game in (two, five):
        for p in game.players:
            assert (p.supply[4], sum(p.eggs), len(p.hand) + len(p.pit)) == (6, 1, 4)
        assert len(game.objectives) == 4


@pytest.mark.clause("WS-SET-29", "WS-INF-02", "WS-INF-03")
def test_the_set_up_is_the_income_of_round_one_and_open_to_all():
    for p in RULES.view(opened(3), -1).players:
        assert (p.coins, p.mat_eggs, sum(p.resources)) == (6, 1, 3)
        assert p.dragons_in_hand + p.caves_in_hand == 4
