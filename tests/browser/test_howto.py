"""How to play, the clauses behind it, and “What is this?” at the table."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_screenshots import AXE

DRAWN = """() => { const all = [...document.querySelectorAll('[data-position]')];
  return all.length > 0 && all.every((one) => one.dataset.drawn === 'true'); }"""
# Pictures are closed to readers and long for axe; what speaks of things lies beside the landmarks, as a dialog does.
RUN_AXE = """axe.run({ exclude: [['[data-position]']] },
  { resultTypes: ['violations'], rules: { region: { enabled: false } } })"""
WHAT = Path(__file__).parents[2] / "client" / "src" / "games"
PAGES = re.compile(rb"/Type\s*/Page[^s]")
SHEETS = 2
LOCALES = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU"}
SAMPLE = [("flamecraft", "uk")]
ALL = [(game, lang) for lang in LOCALES for game in ("wyrmspan", "flamecraft", "seadragons", "worms")]
MANY = [pytest.param(*one, marks=[] if one in SAMPLE else pytest.mark.whole, id="-".join(one)) for one in ALL]


def is_sound(guest):
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    if not guest.page.evaluate("'axe' in window"):
        guest.page.add_script_tag(path=AXE)
    found = guest.page.evaluate(RUN_AXE)["violations"]
    assert not found, [(one["id"], one["nodes"][0]["html"]) for one in found]
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "lang"), MANY)
def test_how_to_play_is_drawn_by_the_boards_and_printed_on_two_sheets(guest, game, lang):
    ann = guest(locale=LOCALES[lang])
    ann.goes("howto", game)
    ann.page.wait_for_function(DRAWN)
    assert ann.page.locator("[data-position]").count() == 4
    is_sound(ann)
    assert 1 <= len(PAGES.findall(ann.page.pdf(format="A4", print_background=True))) <= SHEETS


@pytest.mark.whole
def test_paragraphs_lead_to_their_clauses_and_clauses_back(guest):
    ann = guest(phone=True, color_scheme="dark")
    ann.goes("")
    ann.page.get_by_test_id("plate-seadragons").get_by_role("link", name="How to play").click()
    ann.page.get_by_role("link", name="SD-CTL-07").first.click()
    clause = ann.page.locator("#SD-CTL-07")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(ann.page.locator("#SD-GEN-01")).to_have_count(0)  # other sections are folded
    expect(clause).not_to_contain_text("Control p6")
    clause.get_by_role("link", name="How to play: Scoring").click()
    expect(ann.page.locator("#howto-realms")).to_be_focused()
    ann.goes("rules", "seadragons")
    ann.page.get_by_role("button", name="19. Examples").click()
    example = ann.page.locator("#SD-EX-02")
    expect(example.locator("[data-drawn=true]")).to_be_visible()
    ann.page.get_by_label("Show where each clause comes from").check()
    expect(example).to_contain_text("I")
    is_sound(ann)


# By game: a thing and what is said of it, with its clause.
THINGS = {
    "wyrmspan": {
        "[data-target='deck:cave']": ("Cave deck", "WS-DRW-01"),
        "[data-target='token:coin']": ("Coin", "WS-TRN-07"),
    },
    "flamecraft": {
        "[data-target^='enchantment:']": ("Enchantment", "FC-ENC-12"),
        "[data-thing=reputation]": ("Reputation", "FC-RWD-01"),
    },
    "seadragons": {
        "[data-target='pile:small']": ("Pile", "SD-DRW-02"),
        "[data-thing='realm:nw']": ("A realm", "SD-CTL-07"),
    },
    "worms": {"[data-thing=pools]": ("Pool", "WM-PLC-03"), "[data-thing=turn]": ("The turn", "WM-TRN-01")},
}
SETTLED = {"wyrmspan": 10, "flamecraft": 10}
"""Answers after which nobody decides at the same time as Ann, and no colours lie over the town."""


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=[] if one == "seadragons" else pytest.mark.whole) for one in THINGS]
)
def test_whatever_is_touched_says_what_it_is_and_nothing_is_played(ann, game):
    table = ann.opens(game)
    ann.plays_by_request(table, SETTLED.get(game, 0))
    ann.goes("table", table)
    ann.waits_for_turn()
    seq = ann.seq
    ann.page.keyboard.press("w")
    expect(ann.page.get_by_test_id("asking")).to_be_visible()
    told = ann.page.get_by_test_id("told")
    for css, (title, clause) in THINGS[game].items():
        ann.page.locator(css).first.click(position={"x": 4, "y": 4})
        expect(told).to_contain_text(title)
        expect(told.get_by_role("link", name=clause)).to_have_attribute("href", re.compile(f"{game}/{clause}"))
    is_sound(ann)
    ann.page.get_by_test_id("undo").hover()
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    assert ann.seq == seq


PROBE = """async ([across, down]) => {
  const named = (one) => [one.tagName, one.getAttribute('class') ?? '', one.textContent.trim().slice(0, 30)].join(' ');
  const shows = (one) => (one instanceof SVGElement && one.tagName !== 'svg')
    || [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
  const passed = '[data-asking], header, button:not([data-option], [data-target])'; // buttons say what they do
  const [probed, silent] = [new Set(), new Set()];
  for (let row = 0; row < down; row++) for (let column = 0; column < across; column++) {
    const at = { clientX: ((column + 0.5) / across) * innerWidth, clientY: ((row + 0.5) / down) * innerHeight };
    const there = document.elementFromPoint(at.clientX, at.clientY);
    if (!there?.closest('.frame') || there.closest(passed) || !shows(there)) continue;
    there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
    await new Promise((soon) => setTimeout(soon));
    const told = document.querySelector('[data-testid=told]')?.textContent.trim() ?? '';
    (told ? probed : silent).add(told || named(there));
  }
  return [[...probed], [...silent]];
}"""
"""Asks what it is at every point of a grid at which the screen shows a shape or a word."""


@pytest.mark.parametrize(
    ("game", "phone", "answers", "grid"),
    [
        pytest.param("seadragons", False, 6, [16, 10], id="seadragons-desk-coarse"),
        *[
            pytest.param(
                game, phone, 40, [24, 16], marks=pytest.mark.whole, id=f"{game}-{'phone' if phone else 'desk'}"
            )
            for game in THINGS
            for phone in (False, True)
        ],
    ],
)
def test_every_point_of_a_live_board_says_what_is_there(guest, game, phone, answers, grid):
    ann = guest(phone=phone)
    table = ann.opens(game)
    ann.plays_by_request(table, answers)
    ann.goes("table", table)
    ann.waits_for_turn()
    seq = ann.seq
    ann.page.keyboard.press("w")
    expect(ann.page.get_by_test_id("asking")).to_be_visible()
    told, silent = ann.page.evaluate(PROBE, grid)
    assert len(told) > 3, told
    assert silent == []
    assert ann.seq == seq


ALONE = [{"kind": "me", "name": "Ann"}]
OTHER_RULES = {
    "automa": ("wyrmspan", {"seats": ALONE}),
    "ravel": ("wyrmspan", {"seats": ALONE, "options": {"solo": "ravel"}}),
    "companions": ("flamecraft", {"options": {"companions": True, "deck": "gold"}}),
    "solo": ("flamecraft", {"seats": ALONE}),
    "colours": ("seadragons", {"options": {"pick_colours": True, "choose_head": True, "plus_island": True}}),
    "collectors": (
        "worms",
        {"options": {"collectors": True, "parting_gifts": True, "extra_tiles": 2, "support": "everyone"}},
    ),
    "draft": ("worms", {"options": {"sudden_death": "draft", "late_superweapons": True, "colours": "choose"}}),
}
"""Tables with what no default game has: solo opponents, companions, the collector's cards ..."""
OF_PACKS = {
    f"pack-{name}": (name, {"pack": import_module(f"wyrmhall.games.{name}.pack").new_pack()}) for name in THINGS
}
"""... and with components that somebody typed in."""


@pytest.mark.parametrize(
    ("game", "said", "phone"),
    [
        pytest.param(
            *one,
            phone,
            marks=() if (name, phone) == ("collectors", False) else pytest.mark.whole,
            id=f"{name}-{'phone' if phone else 'desk'}",
        )
        for name, one in (OTHER_RULES | OF_PACKS).items()
        for phone in (False, True)
    ],
)
def test_what_only_optional_rules_or_a_box_of_ones_own_bring_says_what_it_is_too(guest, game, said, phone):
    ann = guest(phone=phone)
    table = ann.opens(game, **said)
    for answers in (0, 30):  # the set-up asks for things, too
        ann.plays_by_request(table, answers)
        ann.goes("")  # a table that is open has seen it all
        ann.goes("table", table)
        ann.waits_for_turn()
        ann.page.keyboard.press("w")
        expect(ann.page.get_by_test_id("asking")).to_be_visible()
        told, silent = ann.page.evaluate(PROBE, [20, 14])
        assert silent == []
    assert told


@pytest.mark.whole
def test_a_word_of_the_question_explains_itself_and_a_long_press_does_so_for_a_thing(guest):
    ann = guest(phone=True)
    ann.goes("table", ann.opens("seadragons"))
    ann.waits_for_turn()
    told = ann.page.get_by_test_id("told")
    ann.page.locator("[data-term=sd-what-dragon-card]").tap()
    expect(told).to_contain_text("Dragon card.")
    ann.page.keyboard.press("Escape")
    seq = ann.seq
    ann.page.get_by_role("button", name="Hand: 2 cards").tap()  # with the hand open the sea alone has room
    ann.page.get_by_role("tab", name="Realms").tap()
    realm = ann.page.locator("[data-thing='realm:nw']").bounding_box()
    press = {"type": "touchStart", "touchPoints": [{"x": realm["x"] + 9, "y": realm["y"] + 9}]}
    line = ann.context.new_cdp_session(ann.page)
    line.send("Input.dispatchTouchEvent", press)
    expect(told).to_contain_text("A realm.")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_be_visible()
    ann.page.get_by_role("heading", level=1).tap()
    expect(told).to_have_count(0)
    assert ann.seq == seq


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=[] if one == "wyrmspan" else pytest.mark.whole) for one in THINGS]
)
def test_the_legend_has_every_sign_of_a_game(ann, game):
    kinds = json.loads((WHAT / game / "what.json").read_text("utf-8"))
    signs = [sign for kind in kinds for sign in kind.get("signs", ())]
    ann.goes("signs", game)
    expect(ann.page.locator("dt svg")).to_have_count(len(signs))
    expect(ann.page.locator("dt")).to_have_count(len(kinds))
    assert all(ann.page.locator("dd").all_inner_texts())
    is_sound(ann)
