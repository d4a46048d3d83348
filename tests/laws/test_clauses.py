"""Every clause of the rules is cited by a test, or waived with a reason."""

import pytest

from wyrmhall import clauses, games

CITED = clauses.citations(clauses.ROOT / "tests")
FINISHED = [name for name in games.NAMES if games.rules_of(name).finished]


@pytest.mark.parametrize("name", FINISHED)
def test_every_clause_of_a_finished_game_is_cited_or_waived(name):
    found = clauses.coverage(games.rules_of(name), CITED)
    assert found.clauses > 0
    assert found.missing == ()


@pytest.mark.parametrize("name", games.NAMES)
def test_no_test_cites_a_clause_that_does_not_exist(name):
    assert clauses.coverage(games.rules_of(name), CITED).unknown == ()


@pytest.mark.parametrize("name", games.NAMES)
def test_fewer_than_five_in_a_hundred_clauses_are_waived_each_with_a_reason(name):
    found = clauses.coverage(games.rules_of(name), CITED)
    assert len(found.waived) < 0.05 * found.clauses
    assert all(len(reason) > 10 for reason in found.waived.values())


@pytest.mark.parametrize("name", games.NAMES)
def test_no_clause_is_both_waived_and_cited(name):
    assert set(clauses.coverage(games.rules_of(name), CITED).waived).isdisjoint(CITED)
