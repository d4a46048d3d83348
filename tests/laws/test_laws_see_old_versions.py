"""The laws find what earlier versions of the rules gave away: else they would find nothing that comes back."""

import pytest

from wyrmhall import games, laws
from wyrmhall.core.engine import SKIP
from wyrmhall.laws.hidden import Course


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


def test_what_is_declined_in_secret_counts_for_the_others_as_one_step_with_the_answer_that_led_to_it():
    rules = games.rules_of("flamecraft")
    steps = (record for record in laws.random_game(rules, rules.setup(2), seed=3) if record.answers)
    record = next(at for at in steps if at.game.decision.effect.quiet and SKIP in at.game.decision.options)
    asked = record.game.decision.seat
    mine, other = (Course(record, record.game, seat) for seat in (asked, 1 - asked))
    assert (mine.noticed, other.noticed) == (1, 0)
    other.settle()
    assert other.noticed == 1


def test_the_default_table_can_be_judged_at_many_of_the_decisions_that_are_looked_at():
    rules, compared = games.rules_of("wyrmspan"), laws.Compared()
    laws.check_game(rules, rules.setup(2), seed=4, share=0.3, compared=compared)
    assert compared.looked >= 10
    assert compared.judged / compared.looked > 0.4
