"""Hexes and squares."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyrmhall.core import hexes, shapes

HEX = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
FIGURE = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6, unique=True)


@given(HEX, HEX, st.integers(0, 5))
def test_distance_between_hexes_does_not_change_by_turning_or_moving(a, b, turns):
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert hexes.distance(hexes.rotated(a, turns), hexes.rotated(b, turns)) == hexes.distance(a, b)
    assert hexes.distance(hexes.step(a, turns), hexes.step(b, turns)) == hexes.distance(a, b)


def test_a_hex_has_six_neighbours_in_order_round_it():
    around = hexes.neighbours((2, -1))
    assert len(set(around)) == 6
    for here, after in zip(around, around[1:] + around[:1], strict=True):
        assert hexes.distance(here, (2, -1)) == 1
        assert hexes.distance(here, after) == 1


@given(HEX, st.integers(0, 5), st.integers(1, 5))
def test_a_hex_on_a_line_is_found_in_its_direction(at, direction, n):
    assert hexes.direction_between(at, hexes.step(at, direction, n)) == direction


def test_a_hex_off_the_lines_has_no_direction():
    assert hexes.direction_between((0, 0), (1, 1)) is None
    assert hexes.direction_between((0, 0), (0, 0)) is None


@pytest.mark.parametrize(("n", "count"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_the_hexes_within_a_distance_are_a_hexagon(n, count):
    found = hexes.within((3, -2), n)
    assert len(set(found)) == len(found) == count
    assert all(hexes.distance(at, (3, -2)) <= n for at in found)


@given(FIGURE)
def test_four_quarter_turns_and_two_mirrorings_give_the_figure_again(cells):
    start = figure = shapes.at_origin(cells)
    for _ in range(4):
        figure = shapes.turned(figure)
    assert figure == start
    assert shapes.mirrored(shapes.mirrored(figure)) == start


@pytest.mark.parametrize(
    ("rows", "count"), [(["XXX"], 2), (["XX", "XX"], 1), (["X.", "X.", "XX"], 8), ([".XX", "XX."], 4), (["X"], 1)]
)
def test_a_figure_has_as_many_orientations_as_it_has_different_pictures(rows, count):
    assert len(shapes.orientations(shapes.cells_of(rows))) == count


@pytest.mark.parametrize(("rows", "joined"), [(["XX", "X."], True), (["X.", ".X"], False), ([".."], False)])
def test_a_figure_hangs_together_by_its_sides(rows, joined):
    assert shapes.is_connected(shapes.cells_of(rows)) is joined


@given(FIGURE, st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=50), st.data())
def test_all_places_of_a_figure_at_once_are_those_that_trying_each_cell_finds(cells, free, data):
    stride, figure = 12, sorted(shapes.at_origin(cells))
    wanted = set(data.draw(st.lists(st.sampled_from(sorted(free)), max_size=5))) if free else set()
    shifts = tuple([r * stride + c for r, c in figure])
    found = shapes.fits(shifts, shapes.mask_of(free, stride)) & shapes.touches(shifts, shapes.mask_of(wanted, stride))
    tried = set()
    for row in range(8):
        for column in range(8):
            there = {(row + r, column + c) for r, c in figure}
            if there <= free and there & wanted:
                tried.add(row * stride + column)
    assert set(shapes.bits(found)) == tried


def test_beside_means_sharing_a_side():
    stride = 6
    around = shapes.beside(shapes.mask_of([(2, 2)], stride), stride)
    assert around == shapes.mask_of([(1, 2), (3, 2), (2, 1), (2, 3)], stride)
