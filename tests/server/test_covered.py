"""A turn whose questions are covered: the table waits openly for its player, whatever is asked."""

from tests.server.test_leaks import a_table
from wyrmhall.server.clock import Clock
from wyrmhall.server.wire_tables import ClockIn
from wyrmhall.server.writer import Entry


def test_the_clock_runs_for_a_covered_question_as_for_any_other():
    table = a_table("flamecraft", 2, "00112233445566778899aabbccddeeff")
    table.clock = Clock(ClockIn("bank", 600), 2, 0)
    covered = 0
    for n in range(1, 150):
        decision = table.record.game.decision
        table.apply(Entry(table.id, n, "answer", decision.seat, decision.options[-1], "person", n))
        game = table.record.game
        if game.over:
            break
        if game.decision.effect.quiet and game.covers(game.decision):
            covered += 1
            assert list(table.clock.running) == [game.decision.seat]
            assert table.clock.quiet == {}
    assert covered > 5
