"""Time at a table, and what the others see of it."""

from wyrmhall.server.clock import LEAST_QUIET, QUIET, Clock
from wyrmhall.server.wire import ClockIn

OPEN, QUIETLY = (0,), (1,)


def clock(kind):
    made = Clock(ClockIn(kind, 100), 3, 0)
    made.wait_for(OPEN, (), [0], None)
    return made


def test_who_is_asked_quietly_is_not_seen_on_the_clock():
    for kind in ("move", "bank"):
        asking, thinking = clock(kind), clock(kind)
        asking.wait_for((), QUIETLY, [1], None)
        assert asking.shown(5_000) == thinking.shown(5_000)
        assert asking.shown(5_000).running == [0]
        asking.pass_time(9_000)
        thinking.pass_time(9_000)
        for each in (asking, thinking):
            each.wait_for((2,), (), [2], None)
        assert asking.shown(9_000) == thinking.shown(9_000)


def test_a_quiet_question_has_no_more_time_than_the_one_who_seems_to_think_but_always_a_little():
    for spent, left in ((50_000, QUIET), (90_000, 10_000), (99_999, LEAST_QUIET)):
        move = clock("move")
        move.pass_time(spent)
        move.wait_for((), QUIETLY, [1], None)
        assert move.due() == spent + left


def test_a_quiet_question_waits_for_half_a_minute_where_there_is_a_bank():
    bank = clock("bank")
    bank.wait_for((), QUIETLY, [1], None)
    assert bank.due() == QUIET
    assert bank.out_of_time(QUIET - 1) is None
    assert bank.out_of_time(QUIET) == (1, False)


def test_a_quiet_question_that_still_stands_gets_no_new_time():
    move = clock("move")
    move.wait_for((), (1, 2), [1, 2], None)
    move.pass_time(20_000)
    move.wait_for((), QUIETLY, [], None)
    assert move.out_of_time(QUIET - 1) is None
    assert move.out_of_time(QUIET) == (1, False)
