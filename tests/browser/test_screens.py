"""Tables fit every screen; `dev.py screens` looks at all of them, this at a fixed sample."""

import pytest

from tests.browser.screens import SAMPLE, Tables


@pytest.fixture(scope="module")
def tables(chromium, house):
    made = Tables(chromium, house.url)
    yield made
    made.ann.context.close()


@pytest.mark.parametrize("screen", SAMPLE, ids=lambda screen: screen.name)
def test_nothing_is_cut_off_covered_or_out_of_sight(tables, screen):
    assert tables.looks(screen) == []
