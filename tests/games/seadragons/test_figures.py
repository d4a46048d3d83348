"""Figures of squares, and all their places at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.seadragons.table import pack
from wyrmhall.core import masks
from wyrmhall.games.seadragons import figures, numbers
from wyrmhall.games.seadragons.cards import DEFAULT
from wyrmhall.games.seadragons.components import box_from

FIGURE = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6, unique=True)


@given(FIGURE)
@pytest.mark.clause("SD-PLC-04", "SD-PLC-05")
def test_four_quarter_turns_and_two_mirrorings_give_the_figure_again(cells):
    start = figure = figures.at_origin(cells)
    for _ in range(4):
        figure = figures.turned(figure)
    assert figure == start
    assert figures.mirrored(figures.mirrored(figure)) == start


@pytest.mark.parametrize(
    ("rows", "count"), [(["XXX"], 2), (["XX", "XX"], 1), (["X.", "X.", "XX"], 8), ([".XX", "XX."], 4), (["X"], 1)]
)
@pytest.mark.clause("SD-DEC-03")
def test_a_figure_has_as_many_orientations_as_it_has_different_pictures(rows, count):
    assert len(figures.orientations(figures.cells_of(rows))) == count


@given(FIGURE, st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=50), st.data())
@pytest.mark.clause("SD-DEC-03")
def test_all_places_of_a_figure_at_once_are_those_that_trying_each_cell_finds(cells, free, data):
    stride, figure = 12, figures.at_origin(cells)
    wanted = set(data.draw(st.lists(st.sampled_from(sorted(free)), max_size=5))) if free else set()
    rooms = figures.rooms(figures.mask_of(free, stride), stride)
    meetings = figures.meetings(figures.mask_of(wanted, stride), stride)
    found = figures.anchors_of(figures.pieces_of(figure, stride), rooms, meetings)
    tried = set()
    for row in range(8):
        for column in range(8):
            there = {(row + r, column + c) for r, c in figure}
            if there <= free and there & wanted:
                tried.add(row * stride + column)
    assert set(masks.bits(found)) == tried


@pytest.mark.clause("SD-GEN-04")
def test_beside_means_sharing_a_side():
    stride = 6
    around = figures.beside(figures.mask_of([(2, 2)], stride), stride)
    assert around == figures.mask_of([(1, 2), (3, 2), (2, 1), (2, 3)], stride)


@pytest.mark.clause("SD-DEC-03", "SD-PACK-02")
@pytest.mark.parametrize("n", [5, 7, 9])
def test_the_places_of_a_figure_are_at_hand_for_every_eight_cells_of_the_map_and_no_further(n):
    stride = figures.stride_of(n)
    box = box_from(pack(geometry={**DEFAULT["geometry"], "board_size": n}))
    (figure,) = [figure for figure in box.figures if figure.id == "I3"]
    for turn, turned in enumerate(figure.turns):
        last = 8 * len(turned.placements) - 1
        assert last - 8 < stride * 2 * n + 2 * n <= last
        listed = [byte[1 << bit] for byte in turned.placements for bit in range(8)]
        assert listed == [(numbers.PLACEMENT.option(anchor, turn),) for anchor in range(last + 1)]
        assert [numbers.placed(option) for (option,) in listed] == [(turn, anchor) for anchor in range(last + 1)]
        assert (turned.toll, turned.pieces) == (6, ((2, 0),) if turn == 0 else ((4, 0),))


@pytest.mark.clause("SD-DEC-03")
@pytest.mark.parametrize("kind", range(5))
def test_a_straight_piece_has_room_where_all_its_cells_are_free_and_meets_what_any_of_them_is(kind):
    stride, anchor = 8, (2, 2)
    cells = {(2 + r, 2 + c) for r, c in figures.STRAIGHT[kind]}
    here = 1 << figures.mask_of([anchor], stride).bit_length() - 1
    assert figures.rooms(figures.mask_of(cells, stride), stride)[kind] == here
    for row in range(1, 6):
        for column in range(1, 6):
            met = figures.meetings(figures.mask_of([(row, column)], stride), stride)[kind]
            assert bool(met & here) is ((row, column) in cells)
