"""Section 17: the set of the house, field by field against the facts that were gathered for it."""

import itertools
import json
from pathlib import Path

import pytest

from tests.games.seadragons.table import fresh, table
from wyrmhall.core.masks import bits
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.games.seadragons import RULES, cards
from wyrmhall.games.seadragons.cards import DEFAULT, QUADRANTS, SIDES
from wyrmhall.games.seadragons.components import box_from
from wyrmhall.games.seadragons.figures import cells_of, mirrored, orientations, turned
from wyrmhall.games.seadragons.sea import sea_of

FACTS = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
ROWS = {name: side["rows"] for name, side in DEFAULT["boards"]["sides"].items()}
ASSEMBLIES = [
    tuple(2 * board + side for board, side in zip(order, chosen, strict=True))
    for order in itertools.permutations(range(4))
    for chosen in itertools.product((0, 1), repeat=4)
]


def cells(t, mask):
    return {t.game.sea.where(bit) for bit in bits(mask)}


def sides(cell):
    r, c = cell
    return {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}


@pytest.mark.clause("SD-CMP-04", "SD-CMP-07", "SD-CMP-08", "SD-SET-21", "SD-SET-22", "SD-SET-23", "SD-SET-24")
def test_printed_numbers_are_those_of_the_facts():
    tokens, players = FACTS["tokens"], FACTS["players"]
    assert dict(zip(cards.COLOURS, cards.HEAD_TOKENS, strict=True)) == tokens["heads"]["by_colour"]
    assert dict(zip(cards.SHIPS, cards.SHIP_TOKENS, strict=True)) == tokens["ships"]["by_colour"]
    assert {str(value): n for value, n in cards.COINS.items()} == {k: tokens["coins"][k] for k in ("1", "5")}
    assert {str(n): heads for n, heads in cards.HEADS.items()} == players["heads_each"]
    assert {str(n): list(cards.COLOURS[:n]) for n in (2, 3, 4, 5)} == players["colours"]
    assert (players["start_gold"], players["start_hand"]["medium"]) == (cards.START_GOLD, cards.START_HAND)
    assert {size: FACTS["dragon_cards"]["totals"][size] for size in cards.SIZES} == cards.DECK
    assert (FACTS["missions_total"]["value"], FACTS["reef_cards"]["total"]["value"]) == (cards.MISSIONS, cards.REEFS)


@pytest.mark.clause("SD-PAY-01", "SD-PAY-02", "SD-PAY-14", "SD-PAS-08", "SD-REEF-16", "SD-SCO-06", "SD-MIS-05")
def test_printed_costs_and_rewards_are_those_of_the_facts():
    facts = FACTS["constants"]
    assert facts["cost_whirlpool"] == facts["cost_current"] == cards.TOLL
    assert facts["neighbour_gold_per_dragon"] == cards.NEIGHBOUR_GOLD
    assert facts["pass_gold"] == cards.PASS_GOLD
    assert facts["reef_draw"] == cards.REEF_DRAW
    assert facts["reef_gold_value"] == cards.REEF_GOLD
    assert facts["mission_market"] == cards.MISSION_MARKET
    assert facts["dragon_market_per_size"] == cards.DRAGON_MARKET
    assert facts["exchange"] == {"give": cards.EXCHANGE, "for": 1}
    assert facts["most_missions_vp"] == cards.MOST_MISSIONS_VP


@pytest.mark.clause("SD-REC-01")
def test_the_map_has_15_rows_of_15_with_currents_in_the_middle():
    assert FACTS["geometry"]["grid"] == 15
    t = fresh()
    chart = t.view().chart
    assert [len(row) for row in chart] == [15] * 15
    currents = {(r, c) for r in range(15) for c in range(15) if chart[r][c] == "~"}
    assert currents == {(r, c) for r in range(15) for c in range(15) if 7 in (r, c) and not {r, c} <= {6, 7, 8}}
    for mask, rows, columns in zip(t.game.sea.realms, (0, 0, 8, 8), (0, 8, 8, 0), strict=True):
        assert {(r - rows) // 7 for r, _ in cells(t, mask)} == {(c - columns) // 7 for _, c in cells(t, mask)} == {0}


@pytest.mark.clause("SD-REC-02")
def test_the_island_covers_nine_cells_and_twelve_touch_it():
    t = fresh()
    island = cells(t, t.game.sea.island)
    assert sorted(island) == sorted(tuple(cell) for cell in FACTS["geometry"]["island"]["cells"])
    assert island == {(r, c) for r in (6, 7, 8) for c in (6, 7, 8)}
    shore = cells(t, t.game.sea.shore)
    assert shore == {near for cell in island for near in sides(cell)} - island
    assert len(shore) == 12
    assert sum(7 in cell for cell in shore) == 4


@pytest.mark.clause("SD-REC-03")
def test_there_are_192_realm_cells_and_24_current_cells():
    sea = fresh().game.sea
    assert [realm.bit_count() for realm in sea.realms] == [48] * 4
    assert sea.currents.bit_count() == 24
    assert sea.cells.bit_count() == 216


@pytest.mark.clause("SD-REC-04", "SD-REC-14")
def test_the_island_may_be_a_plus_that_leaves_the_inner_corners_as_plain_cells():
    t = fresh(plus_island=True)
    sea = t.game.sea
    island = cells(t, sea.island)
    assert island == {(7, 7), (6, 7), (8, 7), (7, 6), (7, 8)}
    assert sorted(island) == sorted(tuple(cell) for cell in FACTS["geometry"]["island"]["alternative_plus"])
    assert sum(realm.bit_count() for realm in sea.realms) == 196
    assert [t.view().chart[r][c] for r, c in ((6, 6), (6, 8), (8, 8), (8, 6))] == ["."] * 4
    assert cells(t, sea.shore) == {(6, 6), (6, 8), (8, 8), (8, 6), (5, 7), (9, 7), (7, 5), (7, 9)}


@pytest.mark.clause("SD-REC-04")
def test_with_the_plus_island_a_dragon_may_lie_on_an_inner_corner():
    t = table(hand=["I3", "L4"], options={"plus_island": True}, parts={"geometry": DEFAULT["geometry"]})
    assert t.can_place("I3", "6,6 6,5 6,4")
    assert not t.can_place("I3", "6,5 6,4 6,3")  # no longer beside the island


@pytest.mark.clause("SD-REC-05")
@pytest.mark.parametrize("quadrant", [0, 1, 2, 3])
def test_boards_are_turned_clockwise_by_quadrant_and_moved_by_the_offsets(quadrant):
    facts = FACTS["geometry"]["placement"][QUADRANTS[quadrant].upper()]
    assert facts["clockwise_quarter_turns"] == quadrant
    for name in SIDES:
        options = {f"board_{QUADRANTS[quadrant]}": name}
        rows = ROWS[name]
        for _ in range(quadrant):
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        top, left = facts["offset"]
        assert [row[left : left + 7] for row in fresh(**options).view().chart[top : top + 7]] == rows


@pytest.mark.clause("SD-REC-06")
@pytest.mark.parametrize("plus", [False, True])
def test_no_figure_can_lie_in_three_realms(plus):
    box = box_from(None)
    sea = sea_of(box, (0, 2, 4, 6), plus)
    most = 0
    for figure in box.figures:
        for way in figure.turns:
            for anchor in range(15 * sea.stride):
                dragon = way.mask << anchor
                if dragon & ~sea.cells == 0:
                    most = max(most, sum(1 for realm in sea.realms if dragon & realm))
    assert most == 2


@pytest.mark.clause("SD-REC-07")
def test_the_realms_are_those_of_the_facts():
    facts = {realm["id"]: (realm["quadrant"].lower(), realm["name"]) for realm in FACTS["realms"]}
    said = {lang: speaker(lang, "seadragons") for lang in LANGUAGES}
    names = {realm.id: {lang: words.say(realm.name) for lang, words in said.items()} for realm in box_from(None).realms}
    assert {realm["id"]: (realm["quadrant"], names[realm["id"]]) for realm in DEFAULT["realms"]} == facts
    shown = fresh().view().realms
    assert [(realm.quadrant, realm.id) for realm in shown] == [
        ("nw", "starfish"),
        ("ne", "seahorse"),
        ("se", "shell"),
        ("sw", "crab"),
    ]


@pytest.mark.clause("SD-REC-08")
@pytest.mark.parametrize("name", SIDES)
def test_each_side_is_as_in_the_facts_and_has_the_same_symbols(name):
    assert ROWS[name] == FACTS["boards"]["sides"][name]["rows"]
    drawn = "".join(ROWS[name])
    assert {char: drawn.count(char) for char in "SWGR.#"} == {"S": 11, "W": 9, "G": 6, "R": 3, ".": 19, "#": 1}


@pytest.mark.clause("SD-REC-08", "SD-REC-15")
def test_all_384_assemblies_fill_the_sea_and_have_the_same_symbols():
    box = box_from(None)
    assert len(set(ASSEMBLIES)) == 384
    for assembly in ASSEMBLIES:
        sea = sea_of(box, assembly, False)
        joined = sea.currents
        for realm in sea.realms:
            assert joined & realm == 0
            joined |= realm
        assert joined & sea.island == 0
        assert (joined | sea.island).bit_count() == 15 * 15
        assert len(sea.flags) == 44
        assert sea.whirlpools.bit_count() == 36
        assert sea.gold[0].bit_count() == 24
        assert sea.reefs[0].bit_count() == 12
        corners = sea_of(box, assembly, True).cells & sea.island
        assert corners.bit_count() == 4


@pytest.mark.clause("SD-REC-09")
@pytest.mark.parametrize("name", SIDES)
def test_every_calm_cell_of_a_side_can_be_reached_from_the_island_without_a_whirlpool(name):
    rows = ROWS[name]
    assert {rows[6][5], rows[5][6]} <= {".", "G"}
    calm_cells = {(r, c) for r in range(7) for c in range(7) if rows[r][c] not in "W#"}
    reached = [(6, 5), (5, 6)]
    for cell in reached:
        reached += [near for near in sides(cell) & calm_cells if near not in reached]
    assert set(reached) == calm_cells


@pytest.mark.clause("SD-REC-10", "SD-CMP-16")
def test_the_dragon_cards_are_those_of_the_facts():
    box = box_from(None)
    facts = FACTS["dragon_cards"]["shapes"]
    assert len(box.figures) == len(facts) == 19
    for figure, fact in zip(box.figures, facts, strict=True):
        assert (figure.id, cards.SIZES[figure.size], list(figure.rows)) == (fact["id"], fact["size"], fact["rows"])
        assert (figure.copies, len(figure.turns)) == (fact["copies"], fact["orientations"])
        drawn = cells_of(fact["rows"])
        alone = orientations(drawn)
        without_mirror = {frozenset(turn) for turn in quarter_turns(drawn)}
        assert (mirrored(drawn) not in without_mirror) is fact["chiral"]
        assert len(alone) == fact["orientations"]
    by_size = [[f.copies for f in box.figures if f.size == size] for size in range(3)]
    assert by_size == [[13, 13], [10, 10, 6, 5, 5], [2] * 6 + [1] * 6]


def quarter_turns(drawn):
    for _ in range(4):
        drawn = turned(drawn)
        yield drawn


@pytest.mark.clause("SD-REC-11")
def test_the_missions_are_those_of_the_facts():
    missions = DEFAULT["missions"]
    assert [{k: m[k] for k in ("id", "cost", "vp", "reef")} for m in missions] == [
        {k: m[k] for k in ("id", "cost", "vp", "reef")} for m in FACTS["missions"]
    ]
    assert len(missions) == 33
    assert {colour: sum(m["cost"].get(colour, 0) for m in missions) for colour in cards.SHIPS} == dict.fromkeys(
        cards.SHIPS, 25
    )
    assert sum(m["reef"] for m in missions) == 11


@pytest.mark.clause("SD-REC-12")
def test_the_reef_cards_are_those_of_the_facts():
    facts = [{k: v for k, v in card.items() if k != "value"} for card in FACTS["reef_cards"]["cards"]]
    assert DEFAULT["reef_cards"]["cards"] == facts
    assert box_from(None).reefs == (2, 2, 2, 2, 4, 2, 2, 2, 2, 4)


@pytest.mark.clause("SD-REC-13")
def test_no_game_has_more_reef_draws_than_leave_two_cards_to_each():
    symbols = {sea_of(box_from(None), assembly, False).reefs[0].bit_count() for assembly in ASSEMBLIES}
    draws = max(symbols) + sum(m["reef"] for m in DEFAULT["missions"])
    assert draws == 23 == cards.REEFS - 1


@pytest.mark.clause("SD-PACK-24")
def test_players_see_where_each_part_comes_from():
    status = {(c.kind, c.id): c.status for c in RULES.components(RULES.setup(2))}
    assert status["realm", "starfish"] == "printed"
    assert status["board", "1A"] == status["mission", "M01"] == status["dragon", "X5"] == "reconstructed"
    assert status["tail", "orange"] == "single_source"
    assert status["ship", "red"] == "printed"
