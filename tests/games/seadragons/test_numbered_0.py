"""Of every kind of piece the one numbered 0 is played: nought must not be taken for none."""

import pytest

from tests.games.seadragons.table import SeaTable, fresh, pack, table
from wyrmhall.games.seadragons import RULES, numbers
from wyrmhall.games.seadragons.census import census
from wyrmhall.games.seadragons.components import REEF_IDS

ROW = "6,5 6,4 6,3"


@pytest.mark.clause("SD-PLC-01", "SD-MIS-14", "SD-REEF-06", "SD-DRW-06")
def test_figure_mission_reef_card_and_colour_numbered_0_are_played():
    t = table(
        hand=["I3", "L4"], missions=["M01", "M02", "M03", "M04"], reefs={0: ["two-ships-green"]}, fleet={"purple": 1}
    )
    box = t.game.box
    assert (box.figures[0].id, box.missions[0].id, REEF_IDS[0]) == ("I3", "M01", "two-ships-green")
    t.lay("I3", ROW).mission("M01")
    assert [mission.id for mission in t.player(0).missions] == ["M01"]
    assert t.view().used_reefs == ["two-ships-green"]
    assert [card.figure for card in t.player(0).played] == ["I3"]
    t.take("medium")
    assert t.turn == 1


@pytest.mark.clause("SD-DRW-02", "SD-PAS-06")
def test_market_card_and_pile_numbered_0_are_taken():
    t = table(hand=["L4", "T4"], market=["I3", "V3", "L4", "S4", "F5", "L5"])
    t.pass_turn("L4", "I3")
    assert t.hand(0) == ["T4", "I3"]
    assert t.pass_turn("T4" if "T4" in t.hand(1) else t.hand(1)[0], "small").player(1).hand[-1].size == "small"


@pytest.mark.clause("SD-PLC-06", "SD-PAY-08", "SD-CTL-02")
def test_the_cell_and_the_side_numbered_0_are_used():
    t = table(
        hand=["I3", "L4"],
        ships={"0,0": "green"},
        dragons={1: ["0,1 1,1 2,1"]},
        options={"choose_head": True},
    )
    assert t.view().realms[0].board == "1A"
    t.lay("I3", "0,0 1,0 2,0")
    t.pick(t.game.decision.options[t.targets().index("cell:0,0")])
    assert t.view().dragons[0].head == (0, 0)
    assert t.ships(0)["green"] == 1
    assert t.view().realms[0].dragons == [1, 1]


@pytest.mark.clause("SD-GEN-07")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: setattr(game.players[0], "tokens", 0),
        lambda game: setattr(game, "tokens", game.tokens | 1),
        lambda game: setattr(game.players[0], "heads_at", (0,)),
        lambda game: game.fleet.__setitem__(0, game.players[0].tokens),
        lambda game: game.piles.__setitem__(slice(0, 2), [game.piles[1], game.piles[0]]),
        lambda game: setattr(game, "returners", (0,)),
        lambda game: setattr(game.players[0], "seen", ()),
    ],
)
def test_the_census_sees_what_lies_in_the_wrong_place(spoil):
    t = table(hand=["I3", "L4"], ships={}).lay("I3", ROW)
    before = census(t.game)
    assert before[-1] == []
    spoil(t.game)
    assert census(t.game)[-1] != []


@pytest.mark.clause("SD-PACK-05")
def test_a_table_lists_only_cells_that_the_chart_cannot_show():
    assert fresh().view().symbols == []
    boards = pack()["boards"]
    side = {"side": "1A", "cell": [0, 0], "gold": 2}
    t = SeaTable(RULES.new(RULES.setup(2, {"board_nw": "1A"}, pack(boards={**boards, "overrides": [side]})), 1))
    assert [(s.cell, s.gold, s.whirlpool, s.reef, s.ship) for s in t.view().symbols] == [((0, 0), 2, 0, 0, 0)]


@pytest.mark.clause("SD-SET-06", "SD-SET-10", "SD-SET-12", "SD-SET-14")
def test_every_pile_and_bag_has_luck_of_its_own():
    piles = [numbers.DRAGON_PILE + size for size in range(3)]
    every = [numbers.BOARDS, numbers.BAG, numbers.FIRST, numbers.MISSION_PILE, numbers.REEF_PILE, *piles]
    assert sorted(every) == list(range(numbers.STREAMS))
