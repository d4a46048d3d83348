"""Hexes as numbers: distances, neighbours, turning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyrmhall.games.worms import hexes

CELL = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def far(a, b):
    return hexes.distance(hexes.hex_at(*a), hexes.hex_at(*b))


@given(CELL, CELL, st.integers(0, 5))
@pytest.mark.clause("WM-HEX-14")
def test_distance_between_hexes_does_not_change_by_turning(a, b, turns):
    assert far(a, b) == far(b, a)
    assert far(hexes.rotated(a, turns), hexes.rotated(b, turns)) == far(a, b)


@given(CELL, st.integers(1, 6), st.integers(1, 5))
@pytest.mark.clause("WM-HEX-16")
def test_the_hexes_of_a_line_lie_one_after_the_other_in_its_direction(at, way, n):
    here = hexes.hex_at(*at)
    path = hexes.line(here, way, n)
    assert [hexes.distance(here, spot) for spot in path] == list(range(1, n + 1))
    assert path == [here + hexes.STEP[way] * i for i in range(1, n + 1)]


@given(CELL)
@pytest.mark.clause("WM-HEX-14")
def test_a_hex_is_found_again_by_its_coordinates(at):
    assert hexes.coords(hexes.hex_at(*at)) == at


@pytest.mark.clause("WM-HEX-16")
def test_a_hex_has_six_neighbours_in_order_round_it():
    around = hexes.neighbours(hexes.hex_at(2, -1))
    assert len(set(around)) == 6
    for here, after in zip(around, around[1:] + around[:1], strict=True):
        assert hexes.distance(here, hexes.hex_at(2, -1)) == 1
        assert hexes.distance(here, after) == 1


@pytest.mark.parametrize(("n", "count"), [(0, 1), (1, 7), (2, 19), (3, 37), (8, 217)])
@pytest.mark.clause("WM-HEX-23")
def test_the_hexes_within_a_distance_are_a_hexagon(n, count):
    middle = hexes.hex_at(3, -2)
    found = hexes.within(middle, n)
    assert found == sorted(set(found))
    assert len(found) == count
    assert all(hexes.distance(at, middle) <= n for at in found)


@pytest.mark.clause("WM-DIR-01", "WM-DIR-02")
def test_a_step_in_a_direction_is_the_same_everywhere():
    assert [hexes.step_of(way) for way in hexes.WAYS] == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert hexes.step_of(hexes.STAY) == (0, 0)
    for q, r in [(0, 0), (3, -2), (-7, 9)]:
        for way in hexes.WAYS:
            dq, dr = hexes.step_of(way)
            assert hexes.coords(hexes.hex_at(q, r) + hexes.STEP[way]) == (q + dq, r + dr)
