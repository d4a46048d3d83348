"""Time at a table, and what the others see of it."""

import random

from wyrmhall.server.clock import LEAST_QUIET, NOTICE, PAUSE, QUIET, Clock
from wyrmhall.server.rows import Wall
from wyrmhall.server.week import DAY, Week
from wyrmhall.server.wire_tables import ClockIn

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


def test_the_clocks_stand_while_an_undo_is_asked_for_but_for_no_longer_than_a_minute():
    for kind in ("move", "bank"):
        asked, left = clock(kind), 100_000
        asked.pass_time(1_000)
        asked.paused_until = 1_000 + PAUSE
        assert asked.shown(9_000).left[0] == left - 1_000
        assert asked.shown(9_000).running == []
        assert asked.due() == 1_000 + PAUSE + left - 1_000
        asked.pass_time(1_000 + PAUSE + 5_000)
        assert asked.shown(1_000 + PAUSE + 5_000).left[0] == left - 6_000


# --- turns and increments ---------------------------------------------------------------------------------------------


def turning(**said):
    made = Clock(ClockIn(**said), 2, 0)
    made.wait_for((0,), (), [0], None)
    return made


def test_a_turn_has_its_time_however_many_decisions_it_takes():
    made = turning(kind="turn", seconds=100)
    made.pass_time(40_000)
    made.wait_for((0,), (), [0], None, answered=1)
    assert made.left == [60_000, 100_000]
    made.pass_time(50_000)
    made.wait_for((1,), (), [1], None, answered=2)
    made.pass_time(70_000)
    made.wait_for((0,), (), [0], None, answered=3)
    assert made.left == [100_000, 80_000]


def test_taking_an_answer_back_gives_no_time_for_the_turn():
    made = turning(kind="turn", seconds=100)
    made.pass_time(90_000)
    made.wait_for((1,), (), [1], None, answered=1)
    made.wait_for((0,), (), [0], None)
    assert made.left == [10_000, 100_000]


def test_after_each_turn_the_bank_grows_by_its_increment():
    made = turning(kind="bank", seconds=300, increment=10)
    made.pass_time(20_000)
    made.wait_for((0,), (), [0], None, answered=1)
    assert made.left == [280_000, 300_000]  # the turn goes on
    made.wait_for((1,), (), [1], None, answered=2)
    assert made.left == [290_000, 300_000]


def test_nobody_is_paid_twice_for_one_turn_that_was_taken_back():
    made = turning(kind="bank", seconds=300, increment=10)
    for _ in range(3):
        made.wait_for((1,), (), [1], None, answered=4)
        made.wait_for((0,), (), [0], None)
    made.wait_for((1,), (), [1], None, answered=3)  # another way to the end of the same turn
    assert made.left == [310_000, 300_000]
    made.wait_for((0,), (), [0], None, answered=4)
    assert made.left == [310_000, 310_000]


def test_a_quiet_question_changes_nothing_about_who_is_paid():
    asking, thinking = (turning(kind="bank", seconds=300, increment=10) for _ in range(2))
    asking.wait_for((), QUIETLY, [1], None, answered=1)
    for each, step in ((asking, 2), (thinking, 1)):
        each.pass_time(9_000)
        each.wait_for((1,), (), [1], None, answered=step)
    assert asking.shown(9_000) == thinking.shown(9_000)


# --- pauses and days off ----------------------------------------------------------------------------------------------


def test_no_time_passes_in_a_pause_and_a_minute_is_left_to_come_back():
    made = turning(kind="bank", seconds=300)
    made.pass_time(50_000)
    made.pause()
    assert made.due() is None
    assert made.out_of_time(10_000_000) is None
    shown = made.shown(10_000_000)
    assert (shown.left, shown.running, shown.paused) == ([250_000, 300_000], [], True)
    made.pass_time(10_000_000)
    made.go_on(10_000_000)
    assert made.shown(10_000_000).starts == NOTICE
    assert made.due() == 10_000_000 + NOTICE + 250_000
    made.pass_time(10_000_000 + NOTICE + 5_000)
    assert made.left == [245_000, 300_000]


FRIDAY = 1_700_179_200_000 + 20 * 3_600_000
"""Friday, 17 November 2023, at eight in the evening in Greenwich."""


def test_no_time_passes_on_days_off():
    made = Clock(ClockIn("turn", 24 * 3600, days_off=[5, 6]), 2, FRIDAY)
    made.wait_for((0,), (), [0], None)
    assert made.due() == FRIDAY + 3 * DAY  # four hours of Friday, none of the weekend, twenty of Monday
    assert made.shown(FRIDAY + DAY).running == []
    assert made.out_of_time(FRIDAY + 3 * DAY - 1) is None
    assert made.out_of_time(FRIDAY + 3 * DAY) == (0, False)
    made.pass_time(FRIDAY + 2 * DAY)
    assert made.left[0] == 20 * 3_600_000


def test_the_days_are_those_of_the_owners_clock():
    in_kyiv = Week([5], 120)
    assert not in_kyiv.is_off(FRIDAY)
    assert in_kyiv.is_off(FRIDAY + 2 * 3_600_000)
    assert in_kyiv.passed(FRIDAY, FRIDAY + 3 * 3_600_000) == 2 * 3_600_000


def test_what_has_passed_and_when_it_will_have_are_the_same_sum():
    pick = random.Random(1)
    for _ in range(500):
        week = Week(pick.sample(range(7), pick.randrange(7)), pick.randrange(-840, 841))
        start, wanted = pick.randrange(2 * 10**12), pick.randrange(1, 40 * DAY)
        end = week.after(start, wanted)
        assert week.passed(start, end) == wanted
        assert week.passed(start, end - 1) == wanted - 1


# --- the clock on the wall ----------------------------------------------------------------------------------------

HOUR = 3_600_000


def test_a_wall_clock_that_is_set_back_does_not_go_back_here(monkeypatch):
    wall, steady, clock = [10 * HOUR], [500], Wall()
    monkeypatch.setattr("time.time_ns", lambda: wall[0])
    monkeypatch.setattr("time.monotonic_ns", lambda: steady[0])
    assert clock.nanoseconds() == 10 * HOUR
    wall[0], steady[0] = 9 * HOUR, 600
    assert clock.nanoseconds() == 10 * HOUR + 100
    wall[0], steady[0] = 12 * HOUR, 700  # the machine slept
    assert clock.nanoseconds() == 12 * HOUR


def test_times_in_the_log_that_are_in_the_future_do_not_make_a_clock_stand():
    bank = clock("bank")
    bank.pass_time(HOUR)
    bank.left = [50_000] * 3
    bank.pass_time(1_000)  # another process, whose clock is right
    bank.pass_time(31_000)
    assert bank.left[0] == 20_000
    assert bank.out_of_time(51_000) == (0, False)


def test_a_table_that_is_loaded_under_a_clock_set_back_goes_on_from_there():
    bank = clock("bank")
    bank.pass_time(HOUR)
    bank.left = [50_000] * 3
    bank.catch_up(1_000)
    assert bank.due() == 51_000
    bank.pause()
    bank.go_on(2_000)
    bank.catch_up(2_000)
    assert bank.due() == 2_000 + NOTICE + 50_000, "the end of a pause is told beforehand"
