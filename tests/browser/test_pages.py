"""The pages around the tables, replays, and what every page owes to its readers."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from wyrmhall.games.worms.pack import new_pack


@pytest.fixture
def finished(ann):
    """A game that Ann has played to its end."""
    table = ann.opens()
    ann.plays_by_request(table)
    return table


def test_a_replay_opens_at_a_moment_and_with_anybodys_eyes(ann, finished):
    ann.goes("replay", finished, 10, 0)
    moment = ann.page.get_by_test_id("moment")
    expect(moment).to_contain_text(re.compile(r"^10 of \d+"))
    expect(ann.page.get_by_role("region", name="Your hand")).to_contain_text("Ann")
    ann.page.get_by_role("button", name="One step on").click()
    expect(moment).to_contain_text("11 of")
    assert "/11/0" in ann.page.url
    ann.page.get_by_test_id("eyes").select_option("1")
    expect(ann.page.get_by_role("region", name="Your hand")).to_contain_text("Hatchling")
    ann.page.get_by_label("Moment").fill("3")
    expect(moment).to_contain_text("3 of")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).not_to_contain_text(re.compile(r"^3 of"))


@pytest.mark.whole
def test_a_link_to_a_moment_opens_in_the_readers_language(ann, finished, guest):
    bob = guest(locale="uk-UA")
    bob.goes("replay", finished, 10, 0)
    expect(bob.page.get_by_test_id("moment")).to_contain_text("10 із")


@pytest.mark.whole
def test_a_finished_game_can_branch_into_a_new_table(ann, finished):
    ann.goes("replay", finished, 10, 0)
    ann.page.get_by_role("button", name="Branch off").click()
    ann.page.get_by_role("button", name="Keep hidden cards").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.page.get_by_test_id("lift").click()
    assert ann.waits_for_turn()


@pytest.mark.whole
def test_the_coach_tells_those_who_played_what_an_answer_cost(ann, finished, guest):
    ann.goes("replay", finished, 5, 0)
    ann.page.get_by_test_id("coach-button").click()
    coach = ann.page.get_by_test_id("coach")
    expect(coach).to_contain_text("Chosen:")
    expect(coach).to_contain_text("Luck of the draw")
    expect(coach.get_by_role("img")).to_be_visible()
    costly = coach.get_by_test_id("costly").locator("li").first
    expect(costly).to_contain_text(re.compile(r"cost about .* points?\. Better: "))
    step = ann.page.locator("[data-testid=costly] [data-step]").first.evaluate(
        "(one) => (one.click(), one.dataset.step)"
    )
    expect(ann.page).to_have_url(re.compile(rf"/{step}/0$"))
    expect(ann.page.locator(f"[data-testid=costly] [data-step='{step}']")).to_have_attribute("aria-current", "step")
    bob = guest()
    bob.goes("replay", finished, 5, 0)
    expect(bob.page.get_by_test_id("moment")).to_be_visible()
    expect(bob.page.get_by_test_id("coach-button")).to_have_count(0)
    costly.get_by_test_id("play-on").click()
    ann.page.wait_for_url(re.compile("/t/"))
    assert ann.waits_for_turn()


@pytest.mark.whole
def test_a_link_to_a_moment_that_was_taken_back_opens_at_the_last_one(ann, finished):
    ann.goes("replay", finished, 5000, 0)
    moment = ann.page.get_by_test_id("moment")
    expect(moment).to_contain_text(re.compile(r"^(\d+) of \1\b"))
    ann.errors.clear()  # a browser says in its console that there is no such step; that is what happened


@pytest.mark.whole
def test_a_line_of_the_log_opens_its_moment(ann):
    table = ann.opens()
    ann.plays_by_request(table, 8)
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.get_by_role("region", name="Log").get_by_role("link").first.click()
    expect(ann.page.get_by_test_id("moment")).to_be_visible()
    ann.page.get_by_role("link", name="To the table").click()
    assert ann.waits_for_turn()


@pytest.mark.whole
def test_an_exported_game_can_be_brought_in_again(ann, finished):
    ann.goes("table", finished)
    ann.page.get_by_role("button", name="Result").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save as a file").click()
    ann.goes()
    ann.page.get_by_label("Bring in a game file").set_input_files(download.value.path())
    expect(ann.page.get_by_test_id("moment")).to_contain_text("0 of")


def test_an_opponents_panel_opens_into_their_side_of_the_table(ann):
    table = ann.opens()
    ann.plays_by_request(table, 20)
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.get_by_role("list", name="Players").get_by_role("button").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Dragon cards played")


def test_a_card_has_a_page_that_tells_where_it_comes_from(ann):
    table = ann.opens()
    ann.goes("table", table)
    ann.waits_for_turn()
    ann.page.locator("[data-target='market:0']").first.click(button="right")
    expect(ann.page.get_by_role("dialog")).to_contain_text("reconstructed")


def test_the_hall_lists_first_the_table_that_waits_for_me(ann):
    table = ann.opens()
    ann.plays_by_request(table, 1)
    ann.goes()
    row = ann.page.get_by_role("main").get_by_role("link", name="Your turn")
    expect(row).to_have_attribute("href", f"/t/{table}")


@pytest.mark.whole
def test_the_rules_can_be_searched_and_linked_to(ann):
    ann.goes("rules", "seadragons", "SD-PLC-10")
    expect(ann.page.locator("#SD-PLC-10")).to_be_in_viewport()
    ann.page.get_by_label("Search the rules").fill("whirlpool realm prize")
    expect(ann.page.get_by_role("status")).to_have_text(re.compile(r"^\d clause"))


def test_the_rules_are_read_in_the_readers_language(guest):
    reader = guest(locale="uk-UA")
    reader.goes("rules", "seadragons", "SD-PLC-10")
    expect(reader.page.locator("#SD-PLC-10")).to_contain_text("островом")
    reader.page.get_by_label("Пошук у правилах").fill("ВИР")
    expect(reader.page.get_by_role("status")).to_have_text(re.compile(r"^\d+ пункт"))
    reader.goes("settings")
    reader.page.get_by_test_id("language").select_option("ru")
    reader.goes("rules", "seadragons")
    reader.page.get_by_label("Поиск в правилах").fill("водоворот")
    expect(reader.page.get_by_role("status")).to_have_text(re.compile(r"^\d+ пункт"))


@pytest.mark.whole
def test_the_library_can_be_filtered(ann):
    ann.goes("library", "seadragons")
    ann.page.get_by_role("link", name="Dragon cards").click()
    expect(ann.page.get_by_text("19 components")).to_be_visible()
    ann.page.get_by_label("Search the components").fill("medium")
    expect(ann.page.get_by_text("5 components")).to_be_visible()


def test_the_scripts_of_hall_and_games_are_light(ann):
    weights = {}
    ann.page.on(
        "response",
        lambda answer: weights.update({answer.url: answer}) if answer.url.endswith(".js") else None,
    )

    def weight() -> int:
        return sum(len(gzip.compress(answer.body())) for answer in list(weights.values()))  # more may come meanwhile

    ann.goes()
    ann.page.wait_for_selector("[data-testid=plate-seadragons]")
    hall = weight()
    assert hall < 250_000
    for game in ("seadragons", "wyrmspan", "flamecraft", "worms"):
        before = weight() if game != "seadragons" else hall  # the first brings the frame of all tables along
        ann.goes("table", ann.opens(game))
        ann.waits_for_turn()
        assert weight() - before < 150_000, game


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("uk-UA", marks=pytest.mark.whole)])
def test_the_companions_room_is_light_without_its_engine(guest, locale):
    """All that a first visit fetches: pages, scripts, words, what is looked at; and no fonts."""
    ann = guest(phone=True, locale=locale)
    got = []
    ann.page.on("response", lambda answer: got.append(answer))
    ann.page.goto(ann.url + "companion/wyrmspan")
    ann.page.wait_for_selector("[data-testid=begin]:enabled")
    ann.page.get_by_test_id("door-setup").tap()
    ann.page.wait_for_selector("[data-testid=tick]")
    own = [answer for answer in got if "/assets/python-" not in answer.url and "/rules" not in answer.url]
    assert [answer.url for answer in own if answer.request.resource_type == "font"] == []
    weight = sum(len(gzip.compress(answer.body())) for answer in own if answer.ok)
    print(f"the room weighs {weight} bytes")
    assert 50_000 < weight < 200_000


def test_a_pack_of_ones_own_is_checked_named_and_played_with(ann):
    whole = new_pack().replace('en = "Bazooka"', 'en = "Egg cannon"').replace('"worms-reconstructed"', '"my-box"')
    ann.goes("new", "worms")
    ann.page.get_by_label("First game").check()
    file = ann.page.get_by_label("Pack file")
    start = ann.page.get_by_role("button", name="Start")
    file.set_input_files({"name": "box.toml", "mimeType": "application/toml", "buffer": b"[pack]\nversion = no"})
    start.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("line 2")
    ann.errors.clear()  # a browser says in its console that a request was refused; that is what happened
    file.set_input_files({"name": "box.toml", "mimeType": "application/toml", "buffer": whole.encode()})
    start.click()
    expect(ann.page.get_by_role("banner")).to_contain_text("with the pack my-box")
    hand = ann.page.get_by_role("region", name="Your hand")
    while ann.waits_for_turn() and not hand.locator("[data-target^='hand:']").count():
        ann.clicks_something_lit()  # teams are taken first
    expect(hand.get_by_text("Egg cannon").first).to_be_attached()
    ann.goes("library", "worms")
    expect(ann.page.get_by_text("Bazooka").first).to_be_visible()
