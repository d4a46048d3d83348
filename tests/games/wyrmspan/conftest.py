"""No test of this game leaves a question open that it does not know of."""

from collections.abc import Iterator

import pytest

from tests.games.wyrmspan.questions import Questions


@pytest.fixture(autouse=True)
def no_question_without_reason() -> Iterator[None]:
    Questions.made.clear()
    yield
    for table in Questions.made:
        decision = table.unexpected()
        assert decision is None, f"nobody expected {decision}"
