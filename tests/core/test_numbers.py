"""Option numbers: what is offered by a number is found by it, and ranges never meet."""

import pytest

from wyrmhall.core.engine import SKIP
from wyrmhall.core.numbers import TABLED, Digits, Ranges, by_verb

CARD, PILE, NOTHING, HEX = range(4)
THINGS = Ranges({PILE: range(1000, 1003), CARD: range(200), NOTHING: range(-1, 0), HEX: range(TABLED - 1, 9000)})


@pytest.mark.parametrize(
    ("option", "thing"),
    [
        (0, (CARD, 0)),
        (199, (CARD, 199)),
        (1000, (PILE, 0)),
        (1002, (PILE, 2)),
        (-1, (NOTHING, 0)),
        (TABLED - 1, (HEX, 0)),
        (TABLED, (HEX, 1)),
        (8999, (HEX, 8999 - TABLED + 1)),
    ],
)
def test_an_option_names_a_thing_and_a_thing_its_option(option, thing):
    assert THINGS.thing(option) == thing
    assert THINGS.option(*thing) == option


@pytest.mark.parametrize("option", [-2, 200, 999, 1003, TABLED - 2, 9000])
def test_a_number_between_the_ranges_names_nothing(option):
    with pytest.raises(ValueError, match=f"option {option} is in no range"):
        THINGS.thing(option)


@pytest.mark.parametrize("n", [-1, 3])
def test_a_thing_that_a_kind_does_not_have_has_no_number(n):
    with pytest.raises(ValueError, match="none for"):
        THINGS.option(PILE, n)


def test_ranges_that_meet_are_refused_when_the_table_is_built():
    with pytest.raises(ValueError, match="in common"):
        Ranges({CARD: range(201), PILE: range(200, 210)})


@pytest.mark.parametrize("numbers", [range(5, 5), range(0, 10, 2)])
def test_a_kind_has_numbers_in_order_without_gaps(numbers):
    with pytest.raises(ValueError, match="a range of numbers in order"):
        Ranges({CARD: numbers})


def test_tables_for_verbs_say_the_same_and_skipping_names_nothing():
    assert THINGS.options(PILE) == (1000, 1001, 1002)
    assert [THINGS.nth[option] for option in (7, 1002, 500, SKIP)] == [7, 2, -1, -1]


DIGITS = Digits(10, 6, 2)


@pytest.mark.parametrize(("option", "parts"), [(0, (0, 0, 0)), (7, (7, 0, 0)), (59, (9, 5, 0)), (119, (9, 5, 1))])
def test_counts_share_a_number_as_digits_do(option, parts):
    assert DIGITS.parts(option) == parts
    assert DIGITS.option(*parts) == option == sum(n * each for n, each in zip(parts, DIGITS.weights, strict=True))


def test_the_table_of_a_game_knows_each_verb_once():
    table = by_verb((THINGS, "Take Lay"), (DIGITS, "Place:hand"))
    assert table == {"Take": THINGS, "Lay": THINGS, "Place:hand": DIGITS}
    with pytest.raises(ValueError, match="two meanings"):
        by_verb((THINGS, "Take Lay"), (DIGITS, "Lay"))
