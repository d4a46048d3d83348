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


def spoilt(t, what):
    """Put something where it cannot lie, in one way."""
    game, (own, other) = t.game, t.game.players
    cells = own.dragons[0]
    match what:
        case "a dragon on an own one":
            own.dragons, own.heads_at = (cells, cells), own.heads_at * 2
        case "a dragon on another's":
            other.dragons, other.heads_at, other.tokens = (cells,), own.heads_at, cells
        case "a dragon on the island":
            land = game.sea.island & -game.sea.island
            other.dragons, other.heads_at, other.tokens = (land,), (land.bit_length() - 1,), land
            game.tokens |= land
        case "a head beside its dragon":
            own.heads_at = (0,)
        case "a token without a dragon":
            own.tokens |= 1
            game.tokens |= 1
        case "a dragon without tokens":
            own.tokens, game.tokens = 0, 0
        case "a token of nobody":
            game.tokens |= 1
        case "a ship under a dragon":
            game.fleet[-1] |= cells & -cells
        case "a card in a pile of another size":
            game.piles[2].append(game.piles[1].pop())
        case "a card on another market":
            game.market[5] = game.market[0]
        case "a reef card that nobody returned":
            game.returned += (0,)
        case "a card that nobody knows whether seen":
            other.seen += (True,)


MISPLACED = {
    "a dragon on an own one": ["a dragon of player 0"],
    "a dragon on another's": ["a dragon of player 1"],
    "a dragon on the island": ["a dragon of player 1"],
    "a head beside its dragon": ["a dragon of player 0"],
    "a token without a dragon": ["tokens of player 0", "tokens on the sea"],
    "a dragon without tokens": ["tokens of player 0", "tokens on the sea"],
    "a token of nobody": ["tokens on the sea"],
    "a ship under a dragon": ["ships under dragons"],
    "a card in a pile of another size": ["dragon cards of size 2"],
    "a card on another market": ["dragon cards of size 2"],
    "a reef card that nobody returned": ["reef cards under the pile"],
    "a card that nobody knows whether seen": ["cards of player 1"],
}


@pytest.mark.clause("SD-GEN-07")
@pytest.mark.parametrize("what", MISPLACED)
def test_the_census_sees_what_lies_in_the_wrong_place(what):
    t = table(hand=["I3", "L4"], ships={}).lay("I3", ROW)
    assert census(t.game)[-1] == []
    spoilt(t, what)
    assert census(t.game)[-1] == MISPLACED[what]


@pytest.mark.clause("SD-GEN-07", "SD-REEF-20", "SD-MIS-13")
@pytest.mark.parametrize(
    "pile", ["passed", "returned", "drawn", "used_reefs", "mission_market", "mission_pile", "reef_pile", "market"]
)
def test_the_census_counts_the_cards_of_every_pile(pile):
    t = table(hand=["I3", "L4"])
    before = census(t.game)[:-1]
    lying = getattr(t.game, pile)
    setattr(t.game, pile, lying + ([0] if isinstance(lying, list) else (0,)))
    assert census(t.game)[:-1] != before


@pytest.mark.clause("SD-GEN-07", "SD-DRW-10")
def test_an_empty_place_of_the_market_is_no_card_in_the_census():
    t = table(hand=["I3", "L4"])
    before = census(t.game)
    t.game.passed += (t.game.market[5],)
    t.game.market[5] = -1
    assert census(t.game) == before


@pytest.mark.clause("SD-GEN-07", "SD-TRN-08", "SD-MIS-13")
@pytest.mark.parametrize("part", ["hand", "played", "reefs", "missions", "dragons"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_census_counts_what_lies_before_every_player(part, seat):
    t = table(hand=["I3", "L4"])
    before = census(t.game)[:-1]
    player = t.game.players[seat]
    setattr(player, part, (*getattr(player, part), 0))
    player.heads_at = (0,) * len(player.dragons)
    assert census(t.game)[:-1] != before


@pytest.mark.clause("SD-GEN-07", "SD-TRN-08", "SD-MIS-13")
def test_the_census_counts_ships_and_heads_wherever_they_are():
    t = table(hand=["I3", "L4"], ships={"0,0": "red", "1,1": "red"})
    red = census(t.game)[0][2]
    t.game.fleet[2] = 0
    assert census(t.game)[0][2] == red - 2
    for pile in ("graveyard", "spare"):
        setattr(t.game, pile, tuple(n + (i == 2) for i, n in enumerate(getattr(t.game, pile))))
    assert census(t.game)[0][2] == red
    t.game.players[1].ships = (0, 0, 3, 0)
    assert census(t.game)[0][2] == red + 3
    heads = census(t.game)[4]
    t.game.players[1].heads -= 1
    t.game.players[1].passes += 1
    assert census(t.game)[4] == heads
    t.game.players[1].passes += 1
    assert census(t.game)[4] == [heads[0], heads[1] + 1]


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
