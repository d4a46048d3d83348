"""What is told of a game is what happened in it: whoever keeps a ledger of the events alone has what lies there."""

import pytest

from tests.games.seadragons.ledger import Ledger
from wyrmhall import games, laws


@pytest.mark.clause("SD-PAY-01", "SD-PAY-08", "SD-PAY-10", "SD-PAY-14")
@pytest.mark.parametrize("options", [{}, {"choose_head": True, "pick_colours": True}])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_lies_on_the_table_is_what_was_told_of_it(players, options):
    rules = games.rules_of("seadragons")
    for seed in range(2):
        steps = laws.random_game(rules, rules.setup(players, options), seed)
        ledger = Ledger.of(next(steps).game)
        for record in steps:
            for event in record.told[-1]:
                ledger.hear(event)
            assert ledger.agrees(Ledger.of(record.game))
        assert ledger.over
