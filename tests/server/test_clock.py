"""Time at a table, and what the others see of it."""

from wyrmhall.server.clock import QUIET, Clock
from wyrmhall.server.wire import ClockIn

OPEN, QUIETLY = (0,), (1,)


def clock(kind):
    made = Clock(ClockIn(kind, 100), 3, 0)
    made.wait_for(OPEN, (), [0], None)
    return made


def test_who_is_asked_quietly_is_not_seen_on_the_clock():
    for kind in ("move", "bank"):
        shown = clock(kind)
        before = shown.shown(0)
        shown.wait_for((), QUIETLY, [1], None)
        assert shown.shown(5_000).running == []
        assert shown.shown(5_000).left == before.left


def test_time_to_think_of_a_quiet_question_is_not_taken_from_the_bank():
    bank = clock("bank")
    bank.wait_for((), QUIETLY, [1], None)
    bank.pass_time(9_000)
    bank.wait_for(OPEN, (), [0], None)
    assert bank.shown(9_000).left == [100_000] * 3


def test_a_quiet_question_waits_for_half_a_minute_where_there_is_a_bank():
    bank = clock("bank")
    bank.wait_for((), QUIETLY, [1], None)
    assert bank.due() == QUIET
    assert bank.out_of_time(QUIET - 1) is None
    assert bank.out_of_time(QUIET) == (1, False)


def test_a_quiet_question_that_still_stands_gets_no_new_time():
    move = clock("move")
    move.wait_for(OPEN, QUIETLY, [1], None)
    move.pass_time(60_000)
    move.wait_for(OPEN, QUIETLY, [0], None)
    assert move.out_of_time(100_000) == (1, False)
