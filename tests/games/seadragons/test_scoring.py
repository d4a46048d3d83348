"""Sections 11 to 13: the end, the final scores, and the control of the realms."""

import pytest

from tests.games.seadragons.table import FIXED, SeaTable, calm, fresh, pack, table
from wyrmhall.games.seadragons import RULES
from wyrmhall.server.results import places_of

ROW = "6,5 6,4 6,3"
WATER = [f"{r},{c}" for r in range(1, 7) for c in range(7) if (r, c) != (6, 6)]  # of the north-west, below row 0


def ended(players=2, **given):
    """The last view of a table where nobody lays a dragon any more."""
    return table(players, **given).to_the_end().view()


def source(view, name):
    return [points[name] for points in view.scores]


def realm(*dragons, whirlpools, hidden=None, **given):
    """The points for the north-western realm: for each player the sizes of the dragons there."""
    free = iter(WATER)
    laid = {seat: [" ".join(next(free) for _ in range(size)) for size in sizes] for seat, sizes in enumerate(dragons)}
    symbols = {f"0,{i}": "W" for i in range(whirlpools)}
    reefs = {seat: ["hidden-dragon-nw"] * n for seat, n in (hidden or {}).items()}
    return source(ended(len(dragons), symbols=symbols, dragons=laid, reefs=reefs, **given), "realm-nw")


@pytest.mark.clause("SD-END-01", "SD-END-02")
def test_the_game_ends_right_after_the_last_head():
    t = table(3, heads={0: 1, 1: 1, 2: 1})
    for seat in range(3):
        assert (t.turn, t.game.over) == (seat, False)
        t.finish()
    assert t.game.over
    assert t.view().turn == -1
    assert [player.heads for player in t.view().players] == [0, 0, 0]


@pytest.mark.clause("SD-END-01")
def test_the_game_goes_on_while_anybody_has_a_head():
    t = table(heads={0: 0, 1: 2}, turn=1).finish()
    assert not t.game.over
    assert t.finish().game.over


@pytest.mark.clause("SD-END-03")
def test_cards_left_in_hand_score_nothing():
    one, two = table(heads={0: 1, 1: 1}), table(heads={0: 1, 1: 1})
    one.deal(0, ["I3", "V3"])
    two.deal(0, ["F5", "X5"])
    assert [sum(p.values()) for p in one.ask(0).to_the_end().view().scores] == [
        sum(p.values()) for p in two.ask(0).to_the_end().view().scores
    ]
    assert sum(one.view().scores[0].values()) == 4 + 2


@pytest.mark.clause("SD-END-04", "SD-INF-02")
def test_at_the_end_all_reef_cards_are_shown():
    t = table(reefs={0: ["hidden-dragon-nw", "gold"], 1: ["any-ship"]})
    assert t.view(1).players[0].reefs == []
    t.to_the_end()
    for seat in (-1, 0, 1):
        assert [p.reefs for p in t.view(seat).players] == [["hidden-dragon-nw", "gold"], ["any-ship"]]


@pytest.mark.clause("SD-SCO-01")
def test_each_gold_is_a_point():
    view = ended(gold={0: 7, 1: 0}, heads={0: 1, 1: 1})
    assert source(view, "gold") == [7 + 2, 0 + 2]  # both passed once


@pytest.mark.clause("SD-SCO-02")
def test_the_coins_on_unused_gold_cards_count_as_gold():
    view = ended(reefs={1: ["gold"]}, heads={0: 1, 1: 1})
    assert source(view, "gold") == [6, 6 + 4]


@pytest.mark.clause("SD-SCO-03")
def test_each_ship_left_is_a_point():
    assert source(ended(fleet={"red": 2, "blue": 1}), "ships") == [3, 0]


@pytest.mark.clause("SD-SCO-04")
def test_ships_on_unused_reef_cards_are_points_too():
    view = ended(fleet={"red": 1}, reefs={0: ["two-ships-red", "any-ship"], 1: ["any-ship"]})
    assert source(view, "ships") == [1 + 2 + 1, 1]


@pytest.mark.clause("SD-SCO-05")
def test_missions_score_what_they_show():
    assert source(ended(done={0: ["M01", "M27"], 1: ["M23"]}), "missions") == [4 + 11, 8]


@pytest.mark.clause("SD-SCO-06")
def test_the_most_missions_are_worth_five_points():
    assert source(ended(3, done={0: ["M01", "M02"], 1: ["M27"]}), "most-missions") == [5, 0, 0]


@pytest.mark.clause("SD-SCO-07")
def test_of_several_with_the_most_missions_the_one_whose_missions_are_worth_most_gets_the_five():
    view = ended(3, done={0: ["M01", "M02"], 1: ["M27", "M07"], 2: ["M30"]})  # 8, 14 and 11 points
    assert source(view, "most-missions") == [0, 5, 0]


@pytest.mark.clause("SD-SCO-08")
def test_those_still_tied_get_five_points_each():
    view = ended(4, done={0: ["M01", "M02"], 1: ["M03", "M04"], 2: ["M07", "M08"]})  # 8, 8 and 6 points
    assert source(view, "most-missions") == [5, 5, 0, 0]


@pytest.mark.clause("SD-SCO-09")
def test_without_any_mission_nobody_gets_the_five():
    assert source(ended(3), "most-missions") == [0, 0, 0]


@pytest.mark.clause("SD-SCO-10", "SD-CTL-01")
def test_each_of_the_four_realms_is_scored_by_itself():
    boards = calm({"0,0": "W"})
    for name in ("2A", "3A", "4A"):
        boards["sides"][name] = boards["sides"]["1A"]  # one whirlpool on every board
    t = SeaTable(RULES.new(RULES.setup(3, FIXED, pack(boards=boards)), 1))
    for seat, cells in ((0, "5,5"), (0, "9,6"), (0, "9,4"), (1, "5,9"), (1, "11,5"), (2, "9,9")):
        t.lay_before(seat, cells)
    view = t.to_the_end().view()
    quadrants = [source(view, f"realm-{quadrant}") for quadrant in ("nw", "ne", "se", "sw")]
    assert quadrants == [[3, 0, 0], [0, 3, 0], [0, 0, 3], [3, 1, 0]]


@pytest.mark.clause("SD-SCO-11")
def test_the_highest_sum_wins():
    view = ended(3, gold={0: 4, 1: 10, 2: 5})
    assert view.winners == [1]


@pytest.mark.clause("SD-SCO-12")
def test_a_tie_goes_to_the_player_with_more_missions_by_number_not_by_points():
    t = table(done={0: ["M01", "M02"], 1: ["M27"]}, gold={0: 10, 1: 12})
    view = t.to_the_end().view()
    sums = [sum(points.values()) for points in view.scores]
    assert sums[0] == sums[1]
    assert source(view, "missions") == [8, 11]
    assert view.winners == [0]


@pytest.mark.clause("SD-SCO-12", "SD-SCO-13")
def test_more_missions_decide_between_those_who_lost_as_well():
    t = table(4, done={0: ["M27"], 1: ["M01", "M02"], 2: ["M03", "M04"]}, gold={0: 12, 1: 10, 2: 10, 3: 99})
    t.to_the_end()
    sums = [sum(points.values()) for points in RULES.scores(t.game)]
    assert sums[0] == sums[1] == sums[2] < sums[3]
    assert places_of(RULES, t.game) == [4, 2, 2, 1]


@pytest.mark.clause("SD-SCO-13")
def test_those_still_tied_win_together():
    assert ended(3, gold={0: 9, 1: 9, 2: 4}).winners == [0, 1]
    assert ended(3, gold={0: 9, 1: 9, 2: 4}, done={0: ["M01"], 1: ["M02"]}).winners == [0, 1]


@pytest.mark.clause("SD-CTL-02")
def test_a_dragon_counts_in_a_realm_by_a_single_token():
    view = ended(3, symbols={"0,0": "W"}, dragons={0: ["5,6 5,7 5,8 5,9"]})
    assert view.realms[0].dragons == [1, 0, 0]
    assert source(view, "realm-nw") == [3, 0, 0]


@pytest.mark.clause("SD-CTL-03")
def test_a_dragon_in_two_realms_counts_in_both():
    view = ended(3, dragons={0: ["5,6 5,7 5,8"]})
    assert [r.dragons[0] for r in view.realms] == [1, 1, 0, 0]


@pytest.mark.clause("SD-CTL-04")
def test_currents_belong_to_no_realm():
    t = table()
    for cell in [*[f"7,{i}" for i in (0, 5, 9, 14)], *[f"{i},7" for i in (0, 5, 9, 14)]]:
        assert not any(t.mask(cell) & mask for mask in t.game.sea.realms)


@pytest.mark.clause("SD-CTL-05")
def test_a_dragon_on_currents_only_takes_no_place():
    assert source(ended(3, symbols={"0,0": "W"}, dragons={0: ["5,7 4,7 3,7"]}), "realm-nw") == [0, 0, 0]


@pytest.mark.clause("SD-CTL-06")
def test_strength_is_dragons_and_hidden_dragons_together():
    assert realm([1, 1], [3], [1], whirlpools=1, hidden={1: 2}) == [1, 3, 0]


@pytest.mark.clause("SD-CTL-07", "SD-CTL-08")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("whirlpools", [1, 4])
def test_with_three_to_five_players_the_first_place_gets_three_points_per_open_whirlpool(players, whirlpools):
    assert realm([1, 1], *[[]] * (players - 1), whirlpools=whirlpools)[0] == 3 * whirlpools


@pytest.mark.clause("SD-CTL-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whirlpool_under_a_token_of_anybody_does_not_count(seat):
    dragons = {0: ["6,5", "6,3"], 1: ["6,1"]}
    dragons[seat] = [*dragons[seat], "0,0"]
    points = source(ended(3, symbols={"0,0": "W", "0,2": "W"}, dragons=dragons), "realm-nw")
    assert max(points) == 3


@pytest.mark.clause("SD-CTL-09")
@pytest.mark.parametrize(("whirlpools", "half"), [(1, 1), (2, 3), (3, 4), (5, 7)])
def test_the_second_place_gets_half_rounded_down(whirlpools, half):
    assert realm([1, 1], [1], [], whirlpools=whirlpools) == [3 * whirlpools, half, 0]


@pytest.mark.clause("SD-CTL-10")
def test_third_and_lower_places_get_nothing():
    assert realm([1] * 4, [1] * 3, [1] * 2, [1], whirlpools=2) == [6, 3, 0, 0]


@pytest.mark.clause("SD-CTL-11")
def test_a_tie_is_broken_by_tokens_in_the_realm():
    assert realm([1, 1], [2, 1], [1], whirlpools=2) == [3, 6, 0]  # for the first place
    assert realm([1, 1, 1], [1], [2], whirlpools=2) == [6, 0, 3]  # for the second place


@pytest.mark.clause("SD-CTL-12")
def test_tokens_on_currents_do_not_break_ties():
    dragons = {0: ["5,6 5,7 4,7 3,7"], 1: ["6,5 6,4"]}
    assert source(ended(3, symbols={"0,0": "W"}, dragons=dragons), "realm-nw") == [1, 3, 0]


@pytest.mark.clause("SD-CTL-13")
def test_hidden_dragons_do_not_break_ties():
    assert realm([1], [1, 1], [], whirlpools=1, hidden={0: 1}) == [1, 3, 0]  # two dragons each, one token to two


@pytest.mark.clause("SD-CTL-14")
def test_the_best_loser_of_a_broken_tie_is_second():
    assert realm([1, 3], [1, 2], [1, 1], [4], whirlpools=2) == [6, 3, 0, 0]


@pytest.mark.clause("SD-CTL-15", "SD-CTL-16")
def test_an_unbroken_tie_for_first_pays_each_in_full_and_nobody_second():
    assert realm([1, 1], [1, 1], [1], whirlpools=3) == [9, 9, 0]


@pytest.mark.clause("SD-CTL-17")
def test_an_unbroken_tie_for_second_pays_each_the_full_second_prize():
    assert realm([1, 1], [1], [1], whirlpools=3) == [9, 4, 4]


@pytest.mark.clause("SD-CTL-18")
def test_players_rank_by_strength_first_and_tokens_after():
    assert realm([1, 1], [4], [3], [3], whirlpools=2) == [6, 3, 0, 0]  # two tokens in two dragons beat four in one
    assert realm([2, 1], [1, 2], [1, 1], [], whirlpools=2) == [6, 6, 0, 0]  # equal in both: one rank


@pytest.mark.clause("SD-CTL-19")
def test_a_player_without_strength_takes_no_place():
    assert realm([], [], [], whirlpools=3) == [0, 0, 0]
    assert realm([1], [], [], whirlpools=3) == [9, 0, 0]


@pytest.mark.clause("SD-CTL-20")
def test_hidden_dragons_alone_take_a_place():
    assert realm([], [], [1], whirlpools=2, hidden={0: 1}) == [3, 0, 6]  # level in dragons, no token


@pytest.mark.clause("SD-CTL-21", "SD-CTL-22")
def test_with_two_players_a_whirlpool_is_worth_two_points_and_the_second_place_nothing():
    assert realm([1, 1], [1], whirlpools=4) == [8, 0]


@pytest.mark.clause("SD-CTL-23")
def test_with_two_players_a_tie_is_broken_by_tokens_too():
    assert realm([1], [2], whirlpools=4) == [0, 8]


@pytest.mark.clause("SD-CTL-24")
def test_with_two_players_an_unbroken_tie_pays_nobody():
    assert realm([1, 2], [2, 1], whirlpools=4) == [0, 0]


@pytest.mark.clause("SD-CTL-25")
def test_a_realm_without_open_whirlpools_pays_nothing():
    assert realm([1, 1], [1], [1], whirlpools=0) == [0, 0, 0]


@pytest.mark.clause("SD-CTL-26")
def test_losers_of_a_broken_tie_that_are_level_in_tokens_share_the_second_place():
    assert realm([1, 3], [1, 1], [1, 1], whirlpools=3) == [9, 4, 4]


@pytest.mark.clause("SD-CON-04")
def test_there_are_no_presence_markers_only_dragons_count():
    t = fresh(3).to_the_end()
    for i, shown in enumerate(t.view().realms):
        cells = t.game.sea.realms[i]
        assert shown.dragons == [sum(1 for d in p.dragons if d & cells) for p in t.game.players]


@pytest.mark.clause("SD-EDG-09", "SD-EDG-08")
def test_a_player_who_left_is_passed_for_and_the_dragons_stay_earn_and_score():
    t = table(3, symbols={"0,0": "W"}, dragons={1: [ROW]}, hand=["I3", "L4"])
    t.lay("I3", "5,5 5,4 5,3").finish()
    assert t.gold(1) == 5  # a neighbour although away
    assert t.turn == 1
    t.finish()
    assert (t.turn, t.gold(1), t.player(1).heads) == (2, 5 + 2, 9)
    t.to_the_end()
    assert t.game.players[1].passes == 10
    assert [dragon.seat for dragon in t.view().dragons] == [0, 1]
    assert [points["realm-nw"] for points in RULES.scores(t.game)] == [3, 3, 0]


@pytest.mark.clause("SD-SCO-06", "SD-PACK-08")
def test_missions_of_a_pack_that_are_worth_nothing_are_missions_all_the_same():
    missions = [{**row, "vp": 0} for row in pack()["missions"]]
    view = ended(parts={"missions": missions}, done={1: ["M01"]})
    assert source(view, "missions") == [0, 0]
    assert source(view, "most-missions") == [0, 5]
    assert source(ended(parts={"missions": missions}), "most-missions") == [0, 0]
