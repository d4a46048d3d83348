"""Sections 1 and 2: what a game is, and what is in the box."""

import random

import pytest

from tests.games.seadragons.table import fresh, table
from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.masks import bits
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.cards import DEFAULT, HEADS
from wyrmhall.games.seadragons.figures import cells_of
from wyrmhall.games.seadragons.pack_rows import is_connected


def random_states(players=3, seed=5):
    """A random game at each of its decisions, with the seat that answers."""
    game, pick = fresh(players, seed).game, random.Random(seed)
    while not game.over:
        seat = game.decision.seat
        before = game.copy()
        game.step(pick.choice(game.decision.options))
        yield seat, before, game


def copies(kind):
    return {c.id: c.copies for c in RULES.components(RULES.setup(2)) if c.kind == kind}


@pytest.mark.clause("SD-GEN-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_play(players):
    assert len(fresh(players).view().players) == players


@pytest.mark.clause("SD-GEN-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(BadSetup, match="takes 2 to 5 players"):
        RULES.setup(players)


@pytest.mark.clause("SD-GEN-03", "SD-SCO-11")
def test_points_come_from_gold_ships_missions_and_the_four_realms_and_the_most_points_win():
    t = fresh().to_the_end()
    scores = t.view().scores
    realms = {"realm-nw", "realm-ne", "realm-se", "realm-sw"}
    assert set(scores[0]) == {"gold", "ships", "missions", "most-missions"} | realms
    sums = [sum(points.values()) for points in scores]
    assert all(sums[seat] == max(sums) for seat in t.view().winners)


@pytest.mark.clause("SD-GEN-04")
def test_cells_are_adjacent_by_a_side_and_never_by_a_corner():
    t = table(hand=["I3", "L4"])
    assert t.can_place("I3", "6,5 5,5 4,5")  # 6,5 shares a side with the island
    assert not t.can_place("I3", "5,5 4,5 3,5")  # 5,5 only a corner


@pytest.mark.clause("SD-GEN-05")
def test_dragons_are_adjacent_when_one_cell_of_each_is():
    t = table(hand=["I3", "L4"], dragons={1: ["6,5 6,4 6,3"]})
    t.lay("I3", "5,3 4,3 3,3")
    assert t.gold(1) == 4 + 1


@pytest.mark.clause("SD-GEN-06")
@pytest.mark.parametrize("players", [2, 5])
def test_a_dragon_is_exactly_one_connected_group_of_tokens_of_a_colour(players):
    *_, (_, _, game) = random_states(players)
    where = game.sea.where
    for player in game.players:
        cells = {where(bit) for bit in bits(player.tokens)}
        for dragon in player.dragons:
            own = {where(bit) for bit in bits(dragon)}
            around = {(r + dr, c + dc) for r, c in own for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            assert is_connected(own)
            assert around & cells <= own
            cells -= own
        assert not cells


@pytest.mark.clause("SD-GEN-07")
def test_tokens_once_laid_never_move_change_owner_or_vanish():
    laid = 0
    for _, before, game in random_states():
        for was, now in zip(before.players, game.players, strict=True):
            assert now.dragons[: len(was.dragons)] == was.dragons
            assert now.heads_at[: len(was.heads_at)] == was.heads_at
            laid += len(now.dragons) > len(was.dragons)
    assert laid > 5


@pytest.mark.clause("SD-GEN-08")
def test_nothing_passes_from_player_to_player():
    for seat, before, game in random_states():
        for other in {0, 1, 2} - {seat}:
            was, now = before.players[other], game.players[other]
            assert (now.ships, now.missions, now.reefs, now.hand) == (was.ships, was.missions, was.reefs, was.hand)
            assert now.gold >= was.gold


@pytest.mark.clause("SD-GEN-09")
def test_there_is_no_solo_mode_and_no_variant_of_the_rules_to_choose():
    assert RULES.seats == (2, 3, 4, 5)
    boards = {"board_nw", "board_ne", "board_se", "board_sw"}
    assert {o.name for o in RULES.options} == boards | {"first_player", "pick_colours", "choose_head", "plus_island"}


@pytest.mark.clause("SD-GEN-10")
@pytest.mark.parametrize(
    ("option", "seat"),
    [(0, 0), (-7, 0), (10_000, 0), (2, 1)],
    ids=["a card of another size", "no option at all", "an unknown card", "another player's turn"],
)
def test_an_illegal_request_is_refused_and_changes_nothing(option, seat):
    t = table(hand=["L4", "T4"])
    before = t.game.copy()
    with pytest.raises(IllegalOption):
        t.game.step(option, seat)
    assert t.game == before


@pytest.mark.clause("SD-GEN-10", "SD-PLC-18")
def test_illegal_cells_or_too_little_gold_are_refused_and_change_nothing():
    t = table(hand=["I3", "L4"], symbols={"6,5": "W"}, gold=1)
    t.play("I3")
    before = t.game.copy()
    cells = t.mask("6,5 6,4 6,3")
    flat = next(i for i, turned in enumerate(t.game.box.figures[0].turns) if turned.shifts == (0, 1, 2))
    dear = flat * 1024 + (cells & -cells).bit_length() - 1
    for option in (dear, flat * 1024 + 16):
        with pytest.raises(IllegalOption):
            t.game.step(option)
    assert t.game == before


@pytest.mark.clause("SD-CMP-01", "SD-CMP-02")
def test_the_box_has_four_boards_of_two_sides_and_one_island():
    kinds = [c for c in RULES.components(RULES.setup(2)) if c.kind in ("board", "island")]
    assert [c.id for c in kinds] == ["island", "1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"]


@pytest.mark.clause("SD-CMP-03", "SD-CMP-04")
def test_there_are_54_heads_as_many_of_each_colour_as_its_player_counts_need():
    heads = copies("head")
    assert heads == {"orange": 14, "green": 14, "purple": 11, "pink": 8, "yellow": 7}
    assert sum(heads.values()) == 54
    for players, each in HEADS.items():
        used = list(heads.values())[:players]
        assert min(used) >= each


@pytest.mark.clause("SD-CMP-05")
def test_there_are_190_tails():
    tails = copies("tail")
    assert tails == {"orange": 49, "green": 49, "purple": 39, "pink": 28, "yellow": 25}
    assert sum(tails.values()) == 190


@pytest.mark.clause("SD-CMP-06", "SD-PACK-10")
def test_tails_that_have_run_out_limit_no_placement():
    none = {"tails": {"by_colour": dict.fromkeys(("orange", "green", "purple", "pink", "yellow"), 0)}}
    without, usual = table(hand=["I3", "L4"], parts={"tokens": none}), table(hand=["I3", "L4"])
    assert without.places("L4") == usual.places("L4")
    assert len(without.lay("L4", "6,5 6,4 6,3 5,3").view().dragons[0].cells) == 4


@pytest.mark.clause("SD-CMP-07")
def test_there_are_44_ships_in_four_colours():
    assert copies("ship") == {"green": 12, "purple": 11, "red": 11, "blue": 10}
    afloat = [ship.colour for ship in fresh().view().ships]
    assert {colour: afloat.count(colour) for colour in afloat} == copies("ship")
    assert len(afloat) == 44


@pytest.mark.clause("SD-CMP-08")
def test_there_are_coins_of_one_and_of_five():
    assert copies("coin") == {1: 60, 5: 16}


@pytest.mark.clause("SD-CMP-09")
def test_gold_is_one_number_and_change_is_no_matter():
    t = table(hand=["I3", "L4"], gold=5, symbols={"6,4": "W"})  # one coin of five would not pay two
    assert t.lay("I3", "6,5 6,4 6,3").gold(0) == 3


@pytest.mark.clause("SD-CMP-10")
def test_the_supply_of_gold_never_runs_out():
    t = table(hand=["I3", "L4"], gold={0: 140, 1: 140})  # more than all the coins of the box
    assert t.pass_turn("I3", "medium").gold(0) == 142


@pytest.mark.clause("SD-CMP-11", "SD-CMP-12", "SD-CMP-13")
def test_there_are_26_small_36_medium_and_18_large_dragons_33_missions_and_24_reef_cards():
    shapes = DEFAULT["dragon_cards"]["shapes"]
    totals = {
        size: sum(copies("dragon")[s["id"]] for s in shapes if s["size"] == size)
        for size in DEFAULT["dragon_cards"]["cells_per_size"]
    }
    assert totals == {"small": 26, "medium": 36, "large": 18}
    assert len([c for c in RULES.components(RULES.setup(2)) if c.kind == "mission"]) == 33
    assert sum(copies("reef").values()) == 24


@pytest.mark.clause("SD-CMP-14")
def test_scoring_only_reads_the_table():
    t = fresh().to_the_end()
    before = t.game.copy()
    assert t.view().scores == RULES.scores(t.game)
    assert t.game == before


@pytest.mark.clause("SD-CMP-15")
def test_a_cell_is_plain_flag_gold_reef_whirlpool_or_current():
    assert set("".join(fresh().view().chart)) == {".", "S", "G", "R", "W", "~", "#"}


@pytest.mark.clause("SD-CMP-16")
def test_the_cells_of_a_figure_count_the_head():
    t = table(hand=["L5", "L4"]).lay("L5", "6,5 6,4 6,3 6,2 5,2")
    (dragon,) = t.view().dragons
    assert len(dragon.cells) == 5
    assert dragon.head in dragon.cells


@pytest.mark.clause("SD-CMP-17")
@pytest.mark.parametrize(("size", "cells"), [("small", 3), ("medium", 4), ("large", 5)])
def test_figures_have_three_four_and_five_cells(size, cells):
    figures = [s for s in DEFAULT["dragon_cards"]["shapes"] if s["size"] == size]
    assert {"".join(s["rows"]).count("X") for s in figures} == {cells}


@pytest.mark.clause("SD-CMP-16")
@pytest.mark.parametrize(("rows", "joined"), [(["XX", "X."], True), (["X.", ".X"], False), ([".."], False)])
def test_a_figure_hangs_together_by_its_sides(rows, joined):
    assert is_connected(cells_of(rows)) is joined
