"""The bar under the question: one height for a whole game, answers in sight, and what is longer can be read whole."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import TWICE
from tests.browser.still import covered, watch

GAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
LONG_QUESTION = 120
"""Letters that a phone on its side has no room for beside its answers."""
BAR = """() => {
  const [bar] = [...document.querySelectorAll('.frame > .bar')].map((e) => e.getBoundingClientRect());
  const sees = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return width === 0 || e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const answers = [...document.querySelectorAll('[data-testid=bar] .answers button')];
  const words = document.querySelector('[data-testid=bar] .scroll');
  return {
    place: [bar.top, bar.bottom].map(Math.round),
    hidden: answers.filter((e) => !sees(e)).map((e) => e.textContent.trim() || e.ariaLabel),
    cut: words.scrollHeight > words.clientHeight + 2 && document.querySelector('[data-testid=more]') === null,
  };
}"""
"""Where the bar is, which of its answers cannot be seen, and whether words are cut without a sign of it."""


def reader(guest, game, text=1.0, wishes="", lying=False, seed="11", **said):
    """Somebody on a phone with letters of this size, at a table of this game."""
    ann = guest(phone=True, lying=lying, **said)
    ann.page.add_init_script(f"localStorage.setItem('wyrmhall', JSON.stringify({{ text: {text}, {wishes} }}))")
    table = ann.opens(game, seed=seed, options={"first_game": True} if game == "worms" else {})
    return ann, table


def settles(ann):
    """After an answer by request: the page knows of it, and of what it may do now."""
    ann.waits_for_turn()
    ann.page.wait_for_selector("[data-testid=bar]:not([data-unsure])")
    ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def cases():
    for game in GAMES:
        for lying in (False, True):
            for text, lang in ((1.0, "ru"), (1.5, "uk"), (1.5, "en")):
                named = f"{game}-{'lying' if lying else 'upright'}-{text}-{lang}"
                often = [] if (game, lying, lang) == ("wyrmspan", True, "uk") else [pytest.mark.whole]
                yield pytest.param(game, lying, text, lang, id=named, marks=often)


@pytest.mark.parametrize(("game", "lying", "text", "lang"), list(cases()))
def test_the_bar_of_a_phone_keeps_its_place_with_its_answers_in_sight(guest, game, lying, text, lang):
    ann, table = reader(guest, game, text, lying=lying, locale=lang)
    ann.goes("table", table)
    settles(ann)
    watch(ann.page)
    places, wrong = set(), []
    for step in range(1, 26):
        found = ann.page.evaluate(BAR)
        places.add(tuple(found["place"]))
        asked = ann.prompt()
        wrong += [f"{asked}: {each} cannot be seen" for each in found["hidden"]]
        wrong += [f"{asked}: cut"] if found["cut"] else []
        wrong += [f"{asked}: {each}" for each in covered(ann.page)]
        if ann.plays_by_request(table, step)["table"]["status"] == "over":
            break
        settles(ann)
    assert wrong == []
    assert max(high for high, _ in places) - min(high for high, _ in places) <= 1
    assert max(low for _, low in places) - min(low for _, low in places) <= 1


def test_a_question_that_is_longer_than_its_place_can_be_read_whole(guest):
    ann, table = reader(guest, "wyrmspan", 1.5, lying=True, locale="uk")
    asked = ann.plays_by_request(table, 8)
    while len(asked["decisions"][0]["prompt"]) < LONG_QUESTION:
        asked = ann.plays_by_request(table, asked["step"] + 1)
    ann.goes("table", table)
    settles(ann)
    ann.page.get_by_test_id("more").tap()
    expect(ann.page.get_by_test_id("read")).to_contain_text(ann.prompt())
    body = ann.page.locator("dialog .body")
    assert body.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("read")).to_have_count(0)


@pytest.mark.whole
@pytest.mark.parametrize("lying", [False, True], ids=["upright", "lying"])
def test_what_is_asked_once_more_can_be_read_whole_and_done_on_the_smallest_bar(guest, lying):
    ann, table = reader(guest, "wyrmspan", 1.5, "confirm: 'all'", lying=lying, seed="5")
    ann.plays_by_request(table, 14)
    ann.goes("table", table)
    settles(ann)
    seq, place = ann.seq, ann.page.evaluate(BAR)["place"]
    ann.page.locator("[data-lit][data-target^='action:']").first.tap()
    again = ann.page.get_by_test_id("once-more")
    expect(again).to_be_in_viewport(ratio=0.99)
    assert ann.page.evaluate(BAR)["place"] == place
    more = ann.page.locator("[data-testid=more]:visible")
    if more.count():
        more.tap()
        expect(ann.page.get_by_test_id("read")).to_be_visible()
        ann.page.keyboard.press("Escape")
    ann.page.wait_for_timeout(TWICE)
    again.tap()
    ann.sees_change(seq)


@pytest.mark.whole
def test_why_a_thing_is_refused_can_be_read_whole_on_a_phone(guest):
    ann, table = reader(guest, "wyrmspan", 1.5, lying=True, seed="5", locale="uk")
    ann.plays_by_request(table, 14)
    ann.goes("table", table)
    settles(ann)
    seq = ann.seq
    ann.page.locator("[data-lit][data-target='action:entice']").tap()
    ann.sees_change(seq)
    settles(ann)
    refused = ann.page.locator(".refused[data-target^='dragon:']").first
    reason = refused.locator(".unseen").inner_text()
    refused.tap()
    hint = ann.page.get_by_test_id("hint")
    expect(hint.locator(".bad")).to_be_visible()
    said = hint.locator(".bad").inner_text().strip()
    assert said in reason
    more = ann.page.get_by_test_id("more")
    if ann.page.evaluate(BAR)["cut"] or more.count():
        more.tap()
        expect(ann.page.get_by_test_id("read")).to_contain_text(said)
