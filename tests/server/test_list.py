"""The lists of tables tell which of them wait for the one who asks, and nothing of others' secrets."""

from tests.core.lair import Pick
from tests.server.live import play_on, until


def waiting(guest, of="/me/tables"):
    return guest.get(of)["waiting"]


def test_lists_name_the_tables_that_wait_for_ones_own_seats(ann, bob, guest):
    table = ann.opens()
    assert waiting(ann) == []  # an open seat: nothing is dealt yet
    bob.joins(table)
    assert waiting(ann) == waiting(bob) == waiting(bob, "/tables") == [table]
    ann.answers(table, 0)
    assert waiting(ann) == []
    assert waiting(bob) == [table]
    stranger = guest("Cat").get("/tables")
    assert [shown["id"] for shown in stranger["tables"]] == [table]
    assert stranger["waiting"] == []


def test_a_table_that_is_not_in_memory_is_listed_without_loading_it(serving, guest):
    live = serving(idle_seconds=0.2)
    ann, bob = guest("Ann", url=live.url), guest("Bob", url=live.url)
    table = ann.opens()
    bob.joins(table)
    ann.answers(table, 0)
    until(lambda: not live.hall.tables, "the table leaves memory")
    loads = live.hall.counts["loads"]
    assert waiting(ann) == []
    assert waiting(bob) == [table]
    assert live.hall.counts["loads"] == loads


def test_who_is_asked_quietly_is_told_to_that_seat_only(ann, bob, table, monkeypatch):
    monkeypatch.setattr(Pick, "quiet", property(lambda self: True))
    ann.answers(table, 0)
    assert ann.state(table)["decisions"] == []
    assert waiting(ann) == waiting(ann, "/tables") == []
    assert waiting(bob) == [table]


def test_a_seat_that_a_bot_plays_is_not_waited_for(serving, guest):
    live = serving(bot_workers=0)  # so that the bot does not answer before the list is read
    ann, bob = guest("Ann", url=live.url), guest("Bob", url=live.url)
    table = ann.opens()
    bob.joins(table)
    bob.post(f"/tables/{table}/leave")
    assert waiting(bob) == []
    assert waiting(ann) == [table]


def test_a_branch_waits_from_its_start_and_an_ended_game_no_more(ann, bob, table):
    play_on([ann, bob], table)
    assert waiting(ann) == waiting(bob) == []
    branch = ann.post(f"/tables/{table}/branch", {"step": 3})["table"]
    assert waiting(ann) == [branch]
    assert waiting(bob) == []
