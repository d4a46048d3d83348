"""The laws find what earlier versions of the rules gave away: else they would find nothing that comes back."""

import pytest

from wyrmhall import games, laws


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("seadragons", "whether something becomes known does not depend on what is hidden"),
        ("wyrmspan", "what becomes visible moves knowledge"),
    ],
)
def test_version_1_breaks_the_laws_of_what_is_hidden(name, law):
    rules = games.rules_of(name)
    assert 1 in rules.kept

    def watched():
        for record in laws.random_game(rules, rules.setup(3, version=1), seed=0):
            laws.check_onlookers(rules, record, len(record.answers) + 1)

    with pytest.raises(laws.Broken, match=law):
        watched()


def test_the_default_table_can_be_judged_at_many_of_the_decisions_that_are_looked_at():
    rules, compared = games.rules_of("wyrmspan"), laws.Compared()
    laws.check_game(rules, rules.setup(2), seed=4, share=0.3, compared=compared)
    assert compared.looked >= 10
    assert compared.judged / compared.looked > 0.4
