"""Section 3: setting up."""

import pytest

from tests.games.seadragons.table import calm, fresh, pack, table
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.faces import Ships
from wyrmhall.games.seadragons.view import Piles
from wyrmhall.packs.faults import BadPack

MANY = range(60)


def boards(t):
    return [realm.board for realm in t.view().realms]


def one_symbol(quadrant, cell="6,5"):
    """Where a gold symbol of board 1, beside its inner corner, lies when the board is in that quadrant."""
    made = fresh(pack=pack(boards=calm({cell: "G"})), **{f"board_{quadrant}": "1A"})
    return [(r, c) for r, row in enumerate(made.view().chart) for c, char in enumerate(row) if char == "G"]


@pytest.mark.clause("SD-SET-01", "SD-SET-03")
def test_each_quadrant_gets_one_board_by_chance():
    seen = set()
    for seed in MANY:
        found = boards(fresh(seed=seed))
        assert sorted(side[0] for side in found) == ["1", "2", "3", "4"]
        seen |= {(quadrant, side[0]) for quadrant, side in enumerate(found)}
    assert len(seen) == 16


@pytest.mark.clause("SD-SET-02", "SD-SET-03")
def test_either_side_of_a_board_is_used_by_chance():
    assert {side for seed in MANY for side in boards(fresh(seed=seed))} == {f"{n}{s}" for n in "1234" for s in "AB"}


@pytest.mark.clause("SD-SET-04")
@pytest.mark.parametrize("quadrant", ["nw", "ne", "se", "sw"])
def test_a_board_counts_for_the_realm_of_the_quadrant_it_lies_in(quadrant):
    t = fresh(pack=pack(boards=calm({"0,0": "W", "0,2": "W"})), **{f"board_{quadrant}": "1A"})
    assert {realm.quadrant: realm.prize for realm in t.view().realms if realm.prize} == {quadrant: 2 * 2}


@pytest.mark.clause("SD-SET-05")
@pytest.mark.parametrize(("quadrant", "cell"), [("nw", (6, 5)), ("ne", (5, 8)), ("se", (8, 9)), ("sw", (9, 6))])
def test_a_board_is_turned_so_that_its_inner_corner_joins_the_island(quadrant, cell):
    assert one_symbol(quadrant) == [cell]


@pytest.mark.clause("SD-SET-06")
def test_every_flag_gets_one_ship_by_chance():
    fleets = []
    for seed in range(5):
        view = fresh(seed=seed, board_nw="1A", board_ne="2A", board_se="3A", board_sw="4A").view()
        flags = [(r, c) for r, row in enumerate(view.chart) for c, char in enumerate(row) if char == "S"]
        assert sorted(ship.cell for ship in view.ships) == flags
        fleets.append(sorted((ship.cell, ship.colour) for ship in view.ships))
    assert all(fleets[i] != fleets[j] for i in range(5) for j in range(i))


@pytest.mark.clause("SD-SET-07")
def test_ships_lie_face_up_for_everybody():
    t = fresh(3)
    assert t.view(-1).ships == t.view(0).ships == t.view(1).ships == t.view(2).ships
    assert all(ship.colour in ("green", "purple", "red", "blue") for ship in t.view().ships)


@pytest.mark.clause("SD-SET-08")
def test_ships_without_a_flag_go_to_the_box_unseen():
    t = fresh(pack=pack(boards=calm({"0,0": "S", "0,2": "S"})), board_nw="1A")
    assert len(t.view().ships) == 2
    assert sum(t.game.spare) == 42
    assert t.view().graveyard == Ships()


@pytest.mark.clause("SD-SET-09")
def test_a_map_with_more_flags_than_ships_is_refused():
    crowded = calm()
    crowded["sides"]["2B"] = {"rows": ["SSSSSSS"] * 6 + ["SSS...#"]}
    with pytest.raises(BadPack, match="45 ship flags"):
        RULES.setup(2, {}, pack(boards=crowded))


@pytest.mark.clause("SD-SET-10", "SD-SET-11", "SD-SET-26")
@pytest.mark.parametrize("players", [2, 5])
def test_three_piles_two_open_cards_of_each_size_and_two_medium_cards_in_each_hand(players):
    view = fresh(players).view()
    assert view.piles == Piles(small=24, medium=34 - 2 * players, large=16)
    assert [card.size for card in view.market] == ["small", "small", "medium", "medium", "large", "large"]
    assert all([card.size for card in player.hand] == ["medium", "medium"] for player in view.players)


@pytest.mark.clause("SD-SET-10")
def test_the_dragon_piles_are_shuffled():
    assert len({tuple(card.figure for card in fresh(seed=seed).view().market) for seed in range(20)}) > 10


@pytest.mark.clause("SD-SET-12", "SD-SET-13")
def test_four_missions_are_open_and_the_others_lie_in_a_shuffled_pile():
    views = [fresh(seed=seed).view() for seed in range(20)]
    assert all(len({mission.id for mission in view.missions}) == 4 and view.mission_pile == 29 for view in views)
    assert len({tuple(mission.id for mission in view.missions) for view in views}) == 20


@pytest.mark.clause("SD-SET-14")
def test_all_reef_cards_lie_in_the_pile_and_none_is_open():
    view = fresh(3).view()
    assert view.reef_pile == 24
    assert all(player.reef_count == 0 for player in view.players)
    assert not view.reef_bottom
    assert not view.used_reefs


@pytest.mark.clause("SD-SET-14")
def test_the_reef_pile_is_shuffled():
    drawn = set()
    for seed in range(20):
        t = table(hand=["I3", "L4"], symbols={"6,5": "R"}, seed=seed).lay("I3", "6,5 6,4 6,3")
        drawn.add(tuple(t.view(0).drawn or t.player(0).reefs))
        t.leaves("KeepReef", *t.RESTS)
    assert len(drawn) > 8


@pytest.mark.clause("SD-SET-15", "SD-SET-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_of_the_gold_each_player_gets_four_and_the_rest_is_common(players):
    assert fresh(players).golds() == [4] * players


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        pytest.param(2, ["orange", "green"], marks=pytest.mark.clause("SD-SET-16")),
        pytest.param(3, ["orange", "green", "purple"], marks=pytest.mark.clause("SD-SET-17")),
        pytest.param(4, ["orange", "green", "purple", "pink"], marks=pytest.mark.clause("SD-SET-18")),
        pytest.param(5, ["orange", "green", "purple", "pink", "yellow"], marks=pytest.mark.clause("SD-SET-19")),
    ],
)
def test_the_colours_follow_from_the_number_of_players(players, colours):
    assert [player.colour for player in fresh(players).view().players] == colours


@pytest.mark.clause("SD-SET-20", "SD-DEC-14")
def test_players_may_pick_colours_of_the_set_in_seat_order():
    t = fresh(3, pick_colours=True, first_player="2")
    assert (t.asked, t.turn, t.labels()) == ("PickColour", 0, ["orange", "green", "purple"])
    t.pick(2)
    assert (t.turn, t.labels()) == (1, ["orange", "green"])
    t.pick(1)
    assert [player.colour for player in t.view().players] == ["purple", "green", "orange"]
    assert (t.asked, t.turn) == ("PlayOrPass", 1)


@pytest.mark.clause("SD-SET-35")
def test_a_seat_that_does_not_pick_gets_the_first_colour_left():
    t = fresh(3, pick_colours=True).pick(1).move_on("PickColour")
    assert [player.colour for player in t.view().players] == ["green", "orange", "purple"]


@pytest.mark.parametrize(
    ("players", "heads"),
    [
        pytest.param(2, 14, marks=pytest.mark.clause("SD-SET-21")),
        pytest.param(3, 11, marks=pytest.mark.clause("SD-SET-22")),
        pytest.param(4, 8, marks=pytest.mark.clause("SD-SET-23")),
        pytest.param(5, 7, marks=pytest.mark.clause("SD-SET-24")),
    ],
)
def test_heads_for_each_player(players, heads):
    assert [player.heads for player in fresh(players).view().players] == [heads] * players


@pytest.mark.clause("SD-SET-27")
def test_the_market_is_turned_up_before_hands_are_dealt():
    # The same shuffle: were hands dealt first, more players would leave other cards for the market.
    assert fresh(2, seed=8).view().market == fresh(5, seed=8).view().market


@pytest.mark.clause("SD-SET-28")
def test_hands_are_dealt_two_cards_at_a_time_from_the_first_player_on():
    one, two = fresh(3, seed=4, first_player="1"), fresh(3, seed=4, first_player="2")
    hands = [one.hand(seat) for seat in range(3)]
    assert len({tuple(hand) for hand in hands}) > 1
    assert [two.hand(seat) for seat in (1, 2, 0)] == hands


@pytest.mark.clause("SD-SET-30")
def test_a_random_player_goes_first():
    assert {fresh(5, seed=seed).turn for seed in MANY} == {0, 1, 2, 3, 4}


@pytest.mark.clause("SD-SET-31")
def test_each_player_lays_dragons_of_one_own_colour():
    t = fresh(5, seed=2)
    assert len({player.colour for player in t.view().players}) == 5
    laid = 0
    while not t.game.over:
        seat, before = t.turn, len(t.view().dragons)
        t.pick(t.game.decision.options[0])
        new = [dragon.seat for dragon in t.view().dragons]
        if len(new) > before:
            assert len(t.game.players[seat].dragons) == new.count(seat)
            laid += 1
    assert laid == len(t.view().dragons) > 10


@pytest.mark.clause("SD-SET-32")
def test_spare_heads_and_unused_colours_stay_in_the_box():
    t = fresh(4).to_the_end()
    view = t.view()
    assert "yellow" not in [player.colour for player in view.players]
    assert [len(p.dragons) + p.passes for p in t.game.players] == [8] * 4  # though there are 14 orange heads


@pytest.mark.clause("SD-SET-33", "SD-DEC-12")
def test_the_host_may_fix_side_and_quadrant_of_each_board():
    for seed in range(5):
        t = fresh(seed=seed, board_nw="3B", board_ne="1A", board_se="4A", board_sw="2B")
        assert boards(t) == ["3B", "1A", "4A", "2B"]


@pytest.mark.clause("SD-SET-33")
def test_what_the_host_leaves_open_is_drawn_from_the_boards_left():
    found = [boards(fresh(seed=seed, board_se="2B")) for seed in MANY]
    assert all(sides[2] == "2B" and sorted(side[0] for side in sides) == ["1", "2", "3", "4"] for sides in found)
    assert len({tuple(sides) for sides in found}) > 20


@pytest.mark.clause("SD-SET-33")
def test_one_board_cannot_lie_in_two_quadrants():
    with pytest.raises(BadSetup, match="board 1 cannot lie in two places"):
        RULES.setup(2, {"board_nw": "1A", "board_sw": "1B"})


@pytest.mark.clause("SD-SET-34", "SD-DEC-12")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_host_may_name_the_first_player(seat):
    assert {fresh(3, seed=seed, first_player=str(seat)).turn for seed in range(5)} == {seat - 1}


@pytest.mark.clause("SD-SET-34")
def test_the_first_player_must_be_at_the_table():
    with pytest.raises(BadSetup, match="player 4 cannot go first: there are 3"):
        RULES.setup(3, {"first_player": "4"})
