"""Section 5: where a dragon may lie."""

import pytest

from tests.games.seadragons.table import SeaTable, cells_of, fresh, table
from wyrmhall.games.seadragons.figures import cells_of as drawn
from wyrmhall.games.seadragons.figures import mirrored, orientations, turned

ROW = "6,5 6,4 6,3"
L_FLAT = "6,5 6,4 6,3 5,3"


def as_cells(place):
    return {tuple(int(x) for x in cell.split(",")) for cell in place.split(";")}


@pytest.mark.clause("SD-PLC-01", "SD-DEC-02")
def test_one_of_the_two_hand_cards_is_played_face_up():
    t = table(hand=["I3", "L4"])
    assert t.cards() == ["I3", "L4"]
    t.lay("I3", ROW)
    assert [card.figure for card in t.view(1).players[0].played] == ["I3"]
    assert t.hand(0) == ["L4"]


@pytest.mark.clause("SD-PLC-02", "SD-PLC-03")
def test_the_tokens_copy_the_figure_exactly_with_one_head():
    t = table(hand=["I3", "L4"]).lay("L4", L_FLAT)
    (dragon,) = t.view().dragons
    assert set(dragon.cells) == as_cells(cells_of(L_FLAT))
    assert dragon.head in dragon.cells
    assert t.player(0).heads == 13


@pytest.mark.clause("SD-PLC-03")
@pytest.mark.parametrize("card", ["I3", "L4", "F5", "X5"])
def test_every_place_offered_is_the_figure_of_the_card_turned_or_mirrored(card):
    t = table(hand=[card, "O4"], gold=20)
    allowed = orientations(drawn(next(f.rows for f in t.game.box.figures if f.id == card)))
    places = t.places(card)
    for place in places:
        cells = as_cells(place)
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        assert frozenset((r - top, c - left) for r, c in cells) in allowed
    assert len(places) == len(set(places)) > 10


@pytest.mark.clause("SD-PLC-04")
def test_the_figure_may_be_turned_by_any_quarter():
    t = table(hand=["L4", "I3"])
    figure = drawn(["X.", "X.", "XX"])
    for _ in range(4):
        assert t.can_place("L4", at_shore(figure))
        figure = turned(figure)


@pytest.mark.clause("SD-PLC-05")
def test_the_figure_may_be_mirrored():
    t = table(hand=["L4", "I3"])
    figure = mirrored(drawn(["X.", "X.", "XX"]))
    for _ in range(4):
        assert t.can_place("L4", at_shore(figure))
        figure = turned(figure)


def at_shore(figure):
    """The figure moved so that it lies in the north-west and its lowest, rightmost cell touches the island."""
    row, column = max(figure)
    return " ".join(f"{r - row + 6},{c - column + 5}" for r, c in figure)


@pytest.mark.clause("SD-PLC-06", "SD-DEC-04")
def test_the_head_may_be_put_on_any_cell_of_the_dragon():
    t = table(hand=["L4", "I3"], options={"choose_head": True}).lay("L4", L_FLAT)
    assert t.asked == "PlaceHead"
    assert t.targets() == ["cell:5,3", "cell:6,3", "cell:6,4", "cell:6,5"]
    for option in t.game.decision.options:
        after = SeaTable(t.game.copy()).pick(option)
        assert after.view().dragons[0].head == t.game.sea.where(option)


@pytest.mark.clause("SD-DEC-04")
def test_unless_the_table_chose_otherwise_the_head_lies_on_the_first_cell():
    assert table(hand=["L4", "I3"]).lay("L4", L_FLAT).view().dragons[0].head == (5, 3)
    asked = table(hand=["L4", "I3"], options={"choose_head": True}).lay("L4", L_FLAT)
    assert asked.move_on("PlaceHead").view().dragons[0].head == (5, 3)


@pytest.mark.clause("SD-PLC-07")
def test_where_the_head_lies_changes_nothing_else():
    after = []
    for cell in range(4):
        t = table(hand=["L4", "I3"], symbols={"6,4": "W", "5,3": "G"}, options={"choose_head": True})
        t.lay("L4", L_FLAT).pick(t.game.decision.options[cell])
        view = t.view()
        others = SeaTable(t.game.copy())
        others.finish()
        after.append((t.golds(), [realm.prize for realm in view.realms], others.labels(), t.game.tokens))
    assert all(one == after[0] for one in after)


@pytest.mark.clause("SD-PLC-08")
def test_no_cell_holds_two_tokens_whoever_owns_them():
    t = table(hand=["I3", "L4"], dragons={1: ["5,6 4,6 3,6"]})
    taken = {(5, 6), (4, 6), (3, 6)}
    assert all(not as_cells(place) & taken for place in [*t.places("I3"), *t.places("L4")])


@pytest.mark.clause("SD-PLC-09")
def test_neither_the_island_nor_the_land_beyond_the_map_is_covered():
    t = table(hand=["I5", "L4"], gold=20, dragons={1: ["0,0 0,1 0,2"]})
    for place in t.places("I5"):
        for row, column in as_cells(place):
            assert 0 <= row < 15
            assert 0 <= column < 15
            assert not (6 <= row <= 8 and 6 <= column <= 8)
    assert t.can_place("I5", "0,3 0,4 0,5 0,6 0,7")
    assert not t.can_place("I5", "1,0 1,1 1,2 1,3 2,14")


@pytest.mark.clause("SD-PLC-09")
def test_why_not_on_the_island():
    t = table(hand=["I3", "L4"]).play("I3")
    assert {r.target: r.clause for r in t.refused()}["cell:7,7"] == "SD-PLC-09"


@pytest.mark.clause("SD-PLC-10")
def test_a_dragon_must_touch_the_island_or_a_dragon_of_another_player():
    t = table(hand=["I3", "L4"], dragons={1: ["0,0 0,1 0,2"]})
    assert t.can_place("I3", ROW)
    assert t.can_place("I3", "1,0 2,0 3,0")
    assert not t.can_place("I3", "4,0 4,1 4,2")
    assert {r.target: r.clause for r in t.play("I3").refused()}["cell:0,14"] == "SD-PLC-10"


def sides(cell):
    r, c = cell
    return [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]


@pytest.mark.clause("SD-PLC-11")
def test_a_dragon_may_not_lie_beside_an_own_one():
    t = table(hand=["I3", "L4"], dragons={0: [ROW]})
    assert not t.can_place("I3", "5,6 5,5 5,4")  # 5,5 is beside 6,5
    assert {r.target: r.clause for r in t.play("I3").refused()}["cell:5,5"] == "SD-PLC-11"


@pytest.mark.clause("SD-PLC-12")
def test_a_dragon_may_touch_an_own_one_by_a_corner():
    t = table(hand=["I3", "L4"], dragons={0: [ROW]})
    assert t.can_place("I3", "5,6 4,6 3,6")  # 5,6 and 6,5 share a corner


@pytest.mark.clause("SD-PLC-13")
def test_a_corner_of_the_island_or_of_another_dragon_is_no_contact():
    t = table(hand=["I3", "L4"], dragons={1: ["3,3 3,2 3,1"]})
    assert not t.can_place("I3", "5,5 5,4 5,3")
    assert not t.can_place("I3", "2,4 1,4 0,4")
    assert t.can_place("I3", "2,3 1,3 0,3")


@pytest.mark.clause("SD-PLC-14")
def test_a_ship_does_not_block_its_cell():
    t = table(hand=["I3", "L4"], ships={"6,5": "red", "6,4": "blue"})
    assert t.can_place("I3", ROW)


@pytest.mark.clause("SD-PLC-15")
def test_a_dragon_may_cross_a_current_into_another_realm():
    t = table(hand=["I5", "L4"], gold=4).lay("I5", "5,6 5,7 5,8 5,9 5,10")
    dragons = {realm.quadrant: realm.dragons[0] for realm in t.view().realms}
    assert dragons == {"nw": 1, "ne": 1, "se": 0, "sw": 0}


@pytest.mark.clause("SD-PLC-16", "SD-CTL-05", "SD-CTL-04")
def test_a_dragon_may_lie_on_currents_only_and_then_counts_in_no_realm():
    t = table(hand=["I3", "L4"], gold=6).lay("I3", "7,5 7,4 7,3")
    assert t.gold(0) == 0
    assert [realm.dragons[0] for realm in t.view().realms] == [0, 0, 0, 0]


@pytest.mark.clause("SD-PLC-17")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_dragon_of_the_game_touches_the_island(seed):
    t = fresh(seed=seed)
    shore = {near for r in (6, 7, 8) for c in (6, 7, 8) for near in sides((r, c))}
    for card in t.cards():
        assert all(as_cells(place) & shore for place in t.places(card))


@pytest.mark.clause("SD-PLC-18")
def test_a_card_whose_place_is_not_confirmed_yet_has_changed_nothing():
    t = table(hand=["I3", "L4"])
    before = [t.view(seat) for seat in (-1, 1)]
    t.play("I3")
    assert [t.view(seat) for seat in (-1, 1)] == before
    t.take_back()
    assert t.labels() == ["Play small dragon I3", "Play medium dragon L4", "Pass, and gain 2 gold"]
    assert t.hand(0) == ["I3", "L4"]
