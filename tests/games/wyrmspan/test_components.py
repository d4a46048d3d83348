"""What lies in the box, and what of it is limited."""

from collections import Counter

import pytest

from tests.games.wyrmspan.table import cave, table
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.numbers import END_GAME, IF_ACTIVATED, ONCE_PER_ROUND, WHEN_PLAYED
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.tiles import TILES

ROWS = DRAGONS[1:]


def new(players=2, seed=1, **options):
    return RULES.new(RULES.setup(players, options), seed)


@pytest.mark.clause("WS-COM-01")
def test_one_to_five_players_and_alone_against_the_automa():
    assert RULES.seats == (1, 2, 3, 4, 5)
    assert new(1).automa is not None
    assert all(new(n).automa is None for n in (2, 3, 4, 5))
    with pytest.raises(BadSetup, match="1 to 5 players"):
        RULES.setup(6)


@pytest.mark.clause("WS-COM-02")
def test_the_dragon_deck_holds_each_number_from_1_to_183_once():
    dragons, *_ = RULES.census(new())
    assert dragons == list(range(1, 184))


@pytest.mark.clause("WS-COM-03")
def test_the_cave_deck_holds_each_number_from_1_to_75_once_even_where_effects_are_equal():
    _, caves, *_ = RULES.census(new())
    assert caves == list(range(1, 76))
    assert CAVES[12].effect == CAVES[13].effect


@pytest.mark.clause("WS-COM-04")
def test_one_game_uses_one_of_the_four_guild_tiles():
    assert len(TILES) == 4
    assert {new(seed=seed).tile for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.clause("WS-COM-05", "WS-OBJ-15", "WS-SET-12")
def test_one_game_uses_four_of_the_ten_objective_tiles_one_face_each_and_never_both_faces_of_a_tile():
    assert len(FACES) == 20
    for seed in range(100):
        tiles = [face // 2 for face in new(seed=seed).objectives]
        assert len(set(tiles)) == 4


@pytest.mark.clause("WS-COM-07", "WS-GEN-01")
def test_every_player_has_a_mat_of_twelve_spaces_a_guild_token_and_four_markers_for_the_tile():
    seen = RULES.view(new(3), 0)
    for p in seen.players:
        assert len(p.spaces) == 12
        assert (p.guild_space, p.markers_left) == (0, 4)


@pytest.mark.clause("WS-COM-08")
def test_markers_of_the_guild_and_markers_of_the_objectives_are_two_stocks():
    t = table(coins=0, markers=["row1", "row2", "row3", "row4"], mat={"C1": 36}, objectives=["large"] * 4)
    t.arrange(1, coins=0).only("C1", "mat")  # the egg of the new round
    assert t.player().rows == [1]
    assert len(t.player().markers) == 4


@pytest.mark.clause("WS-COM-09", "WS-SET-05", "WS-SET-07")
def test_the_display_shows_three_dragon_cards_and_three_cave_cards():
    seen = RULES.view(new(), 1)
    assert len(seen.display) == len(seen.cave_display) == 3
    assert all(seen.display)
    assert all(seen.cave_display)


@pytest.mark.clause("WS-COM-10")
def test_the_round_board_has_an_objective_for_each_of_four_rounds():
    assert len(RULES.view(new(), 0).objectives) == 4


@pytest.mark.clause("WS-COM-12")
def test_the_general_supply_never_runs_out():
    t = table(coins=2, mat={"C1": 56}, steps=1)
    t.game.bank[:] = [-1000] * 6
    t.do("explore-crimson", "meat").has(meat=2, gold=1)
    t.lay(55).do("mat", "C1", "C1").has(eggs={"mat": 1, "C1": 2})


@pytest.mark.clause("WS-COM-13", "WS-GLD-29", "WS-GLD-30")
def test_a_fifth_guild_marker_does_not_exist_and_brown_spaces_then_give_nothing():
    t = table(coins=2, steps=23, markers=["row1", "row2", "row3", "row4"], mat={"C1": 119})
    before = t.player().supply[:]
    t.lay(8).do("deck").has(steps=24, markers=["row1", "row2", "row3", "row4"])
    assert t.player().supply == before
    t.lay(8).do("deck", "mat").has(steps=25, eggs={"mat": 1})


@pytest.mark.clause("WS-COM-18", "WS-COM-19", "WS-COM-20")
def test_a_dragon_card_carries_all_its_fields_with_one_size_and_one_trait():
    for row in ROWS:
        assert row.number == DRAGONS.index(row)
        assert row.name
        assert len(row.cost) == 6
        assert 1 <= len(row.caves) <= 3
        assert row.vp >= 0
        assert row.nests >= 0
        assert row.size in range(4)
        assert row.trait in range(4)
        assert row.timings


@pytest.mark.clause("WS-COM-21")
def test_there_are_50_large_49_medium_49_small_dragons_and_35_hatchlings():
    assert Counter(row.size for row in ROWS) == {3: 50, 2: 49, 1: 49, 0: 35}


@pytest.mark.clause("WS-COM-22")
def test_there_are_46_shy_46_helpful_46_aggressive_and_45_playful_dragons():
    assert Counter(row.trait for row in ROWS) == {0: 46, 3: 46, 1: 46, 2: 45}


@pytest.mark.clause("WS-COM-23", "WS-ABL-10")
def test_the_timings_are_86_25_32_37_and_three_dragons_have_two():
    counts = Counter(row.timings for row in ROWS)
    both = IF_ACTIVATED | END_GAME
    assert counts == {IF_ACTIVATED: 86, END_GAME: 37, WHEN_PLAYED: 32, ONCE_PER_ROUND: 25, both: 3}
    assert [row.number for row in ROWS if row.timings == both] == [17, 18, 29]


@pytest.mark.clause("WS-COM-24", "WS-COM-25")
def test_hatchlings_cost_an_egg_and_one_to_three_milk_and_no_other_dragon_costs_either():
    for row in ROWS:
        meat, gold, crystal, milk, coin, egg = row.cost
        if row.number <= 35:
            assert (meat, gold, crystal, coin, egg) == (0, 0, 0, 0, 1)
            assert milk in (1, 2, 3)
        else:
            assert (milk, egg) == (0, 0)


@pytest.mark.clause("WS-COM-26")
def test_twenty_eight_dragons_cost_exactly_one_coin():
    listed = "46 49 51 61 63 67 72 75 81 89 94 95 97 101 102 106 113 119 124 129 131 132 133 134 137 144 164 175"
    assert [row.number for row in ROWS if row.cost[4]] == [int(n) for n in listed.split()]
    assert {row.cost[4] for row in ROWS} == {0, 1}


@pytest.mark.clause("WS-COM-27")
def test_two_dragons_cost_nothing():
    assert [row.number for row in ROWS if not row.icons] == [98, 122]


@pytest.mark.clause("WS-COM-28", "WS-EGG-11")
def test_hatchlings_have_no_nest_and_all_others_have_one_to_five():
    assert {row.nests for row in ROWS[:35]} == {0}
    assert {row.nests for row in ROWS[35:]} == {1, 2, 3, 4, 5}
    t = table(coins=1, mat={"A1": 20})
    t.lay(55).has(eggs={"mat": 2})


@pytest.mark.clause("WS-COM-29")
def test_every_cave_card_carries_one_effect_used_when_it_is_laid():
    assert len(CAVES) == 76
    table(coins=1, pit=[16]).do("excavate", "golden").has(crystal=2, caves={"G2": 16})
    assert table(coins=1, pit=[16, 34]).do("excavate").offers(cave(16), cave(34))


@pytest.mark.clause("WS-EDN-01", "WS-EDN-02", "WS-EDN-07")
def test_the_cards_are_those_of_the_first_edition_and_their_number_is_their_identity():
    for number, each, most in ((119, 2, 8), (124, 2, 8), (132, 2, 8), (131, 4, 0), (134, 3, 9)):
        ability = DRAGONS[number].game_end
        assert (ability.each, ability.most) == (each, most)
        assert DRAGONS[number].number == number
    for number in (50, 51):
        assert "GuildStep" in repr(CAVES[number].effect)
    assert len(CAVES) - 1 == 75
