"""Score sheets: told the numbers that people count on their table, they say what the engine's scoring says."""

import json
import random
import subprocess
import sys

import pytest
from fluent.runtime import FluentResource

from tests.companion.test_companion import said
from wyrmhall.clauses import clauses_of
from wyrmhall.companion.session import BadSession
from wyrmhall.companion.sheet import Counted
from wyrmhall.companion.sheets import SHEETS, count, sources_of_sheet
from wyrmhall.core.masks import bits
from wyrmhall.core.text import LANGUAGES, LOCALE, Speaker
from wyrmhall.games import rules_of
from wyrmhall.games.flamecraft.scoring import scores as flamecraft_scores
from wyrmhall.games.seadragons.cards import QUADRANTS
from wyrmhall.games.seadragons.numbers import ANY_SHIP, GOLD, HIDDEN_DRAGON
from wyrmhall.games.seadragons.scoring import mission_points
from wyrmhall.games.wyrmspan.counting import dragon_count

TABLES = [(game, n) for game, sheet in SHEETS.items() for n in sheet.form.seats if n > 1]
SAMPLE = 10
MANY = 200


def finished(game, seats, seed):
    """A game that random answers have brought to its end."""
    rules, pick = rules_of(game), random.Random(seed)
    played = rules.new(rules.setup(seats), seed)
    while not played.over:
        decision = played.decision
        played.step(pick.choice(decision.options), decision.seat)
    return played


# --- what a person counts on the table of such a game -----------------------------------------------------------------


def typed_wyrmspan(game):
    by_source = rules_of("wyrmspan").scores(game)
    numbers = {source: [each[source] for each in by_source] for source in by_source[0]}
    numbers["items"] = [sum(p.supply[:4]) + len(p.hand) + len(p.pit) for p in game.players]
    numbers["own-dragons"] = [dragon_count(p) for p in game.players]
    return numbers


def typed_flamecraft(game):
    by_source = flamecraft_scores(game)
    track = [sum(n for source, n in each.items() if source not in ("coins", "moons")) for each in by_source]
    return {
        "track": track,
        "coins": [each["coins"] for each in by_source],
        "moons": [each["moons"] for each in by_source],
        "hand": [len(p.hand) for p in game.players],
        "goods": [sum(p.goods) for p in game.players],
    }


def typed_seadragons(game):
    """Counted on the map, cell by cell, and not by the functions that the sheet uses."""
    numbers = {
        "gold": [p.gold for p in game.players],
        "gold-cards": [p.reefs.count(GOLD) for p in game.players],
        "ships": [sum(p.ships) for p in game.players],
        "two-ships": [sum(card < ANY_SHIP for card in p.reefs) for p in game.players],
        "any-ship": [p.reefs.count(ANY_SHIP) for p in game.players],
        "missions": [len(p.missions) for p in game.players],
        "missions-vp": [mission_points(game, p) for p in game.players],
    }
    covered = {cell for p in game.players for dragon in p.dragons for cell in bits(dragon)}
    for i, quadrant in enumerate(QUADRANTS):
        realm = set(bits(game.sea.realms[i]))
        numbers[f"whirlpools-{quadrant}"] = [len((realm & set(bits(game.sea.whirlpools))) - covered)]
        numbers[f"dragons-{quadrant}"] = [sum(bool(realm & set(bits(d))) for d in p.dragons) for p in game.players]
        numbers[f"hidden-{quadrant}"] = [p.reefs.count(HIDDEN_DRAGON + i) for p in game.players]
        numbers[f"tokens-{quadrant}"] = [sum(len(realm & set(bits(d))) for d in p.dragons) for p in game.players]
    return numbers


def typed_worms(game):
    worms = [game.own_worms(seat) for seat in range(len(game.teams))]
    return {
        "living": [len(each) for each in worms],
        "healthy": [sum(not game.wounded[worm] for worm in each) for each in worms],
    }


TYPED = {
    "wyrmspan": typed_wyrmspan,
    "flamecraft": typed_flamecraft,
    "seadragons": typed_seadragons,
    "worms": typed_worms,
}


@pytest.mark.clause("WS-END-18", "FC-END-12", "SD-SCO-11", "SD-CTL-07", "SD-CTL-11", "SD-CTL-21", "WM-ELM-12")
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("games", [SAMPLE, pytest.param(MANY, marks=pytest.mark.whole)])
def test_told_what_is_counted_on_the_table_a_sheet_scores_as_the_engine_does(game, seats, games):
    rules = rules_of(game)
    for seed in range(games):
        played = finished(game, seats, seed)
        counted = count(game, seats, TYPED[game](played))
        scores = rules.scores(played)
        assert list(counted.totals) == [sum(each.values()) for each in scores]
        for row in counted.rows:
            source = row.text.id.removeprefix("score-")
            if source in scores[0]:
                assert list(row.points) == [each[source] for each in scores]
        winners = rules.winners(played)
        assert counted.ahead == winners or (winners == () and counted.verdict.id == "cs-draw")


# --- ties ------------------------------------------------------------------------------------------------------------


def verdict(counted: Counted):
    return counted.ahead, counted.verdict.id, counted.clause


@pytest.mark.clause("WS-END-19", "WS-END-20")
def test_of_equals_in_wyrmspan_the_one_with_more_dragons_is_ahead_and_else_both():
    equal = {"eggs": [5, 3, 5], "coins": [0, 0, 0]}
    assert verdict(count("wyrmspan", 3, {**equal, "own-dragons": [4, 9, 5]})) == ((2,), "cs-leads-by", "WS-END-19")
    assert verdict(count("wyrmspan", 3, {**equal, "own-dragons": [5, 9, 5]})) == ((0, 2), "cs-shared", "WS-END-20")
    assert count("wyrmspan", 3, equal).tied
    assert not count("wyrmspan", 2, {"eggs": [5, 3]}).tied


@pytest.mark.clause("FC-END-13", "FC-END-14", "FC-END-15")
def test_of_equals_in_flamecraft_artisans_in_hand_decide_and_then_goods():
    equal = {"track": [50, 50, 40]}
    assert verdict(count("flamecraft", 3, {**equal, "hand": [1, 2, 6]})) == ((1,), "cs-leads-by", "FC-END-13")
    more = {**equal, "hand": [2, 2, 6], "goods": [5, 4, 9]}
    assert verdict(count("flamecraft", 3, more)) == ((0,), "cs-leads-by", "FC-END-14")
    assert verdict(count("flamecraft", 3, {**more, "goods": [5, 5, 9]})) == ((0, 1), "cs-shared", "FC-END-15")


@pytest.mark.clause("SD-SCO-12", "SD-SCO-13", "SD-CTL-22", "SD-CTL-24", "SD-CTL-15", "SD-CTL-16", "SD-CTL-20")
def test_realms_of_sea_dragons_are_shared_out_by_strength_and_tokens_and_otherwise_with_two():
    realm = {"whirlpools-nw": [3], "dragons-nw": [2, 1, 1], "hidden-nw": [0, 1, 0], "tokens-nw": [7, 7, 4]}
    assert points(count("seadragons", 3, realm), "score-realm-nw") == (9, 9, 0)  # a tie that stays: nobody is second
    broken = {**realm, "tokens-nw": [7, 6, 4]}
    assert points(count("seadragons", 3, broken), "score-realm-nw") == (9, 4, 0)
    two = {"whirlpools-nw": [3], "dragons-nw": [1, 1], "tokens-nw": [4, 4]}
    assert points(count("seadragons", 2, two), "score-realm-nw") == (0, 0)
    assert points(count("seadragons", 2, {**two, "tokens-nw": [5, 4]}), "score-realm-nw") == (6, 0)
    equal = {"gold": [0, 5], "missions": [1, 0]}
    assert verdict(count("seadragons", 2, equal)) == ((0,), "cs-leads-by", "SD-SCO-12")
    assert verdict(count("seadragons", 2, {"gold": [3, 3]})) == ((0, 1), "cs-shared", "SD-SCO-13")


def points(counted: Counted, source: str):
    return next(row.points for row in counted.rows if row.text.id == source)


@pytest.mark.clause("WM-ELM-11", "WM-ELM-13", "WM-ELM-14")
def test_of_equals_in_worms_healthy_ones_decide_and_else_it_is_a_draw():
    equal = {"living": [2, 2, 1]}
    assert verdict(count("worms", 3, {**equal, "healthy": [1, 2, 1]})) == ((1,), "cs-leads-by", "WM-ELM-13")
    assert verdict(count("worms", 3, {**equal, "healthy": [1, 1, 1]})) == ((0, 1), "cs-draw", "WM-ELM-14")
    assert verdict(count("worms", 3, {})) == ((0, 1, 2), "cs-draw", "WM-ELM-11")


@pytest.mark.clause("WS-END-13", "WS-END-21")
def test_leftovers_of_wyrmspan_are_counted_by_fours_and_abilities_may_cost_points():
    counted = count("wyrmspan", 2, {"items": [7, 8], "abilities": [0, -3]})
    assert counted.totals == (1, -1)


# --- what is no sheet ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "numbers"),
    [
        ("wyrmspan", 6, {}),
        ("seadragons", 1, {}),
        ("wyrmspan", 2, {"eggs": [1]}),
        ("wyrmspan", 2, {"eggs": [1, -1]}),
        ("wyrmspan", 2, {"no such source": [1, 1]}),
        ("worms", 2, {"living": [5, 0]}),
    ],
)
def test_what_is_no_sheet_is_refused_with_what_to_do(game, seats, numbers):
    with pytest.raises(BadSession) as refused:
        count(game, seats, numbers)
    for lang in LANGUAGES:
        assert len(refused.value.said(lang)) > 40


# --- words and seats -------------------------------------------------------------------------------------------------


def test_a_sheet_takes_as_many_players_as_its_game():
    for game, sheet in SHEETS.items():
        assert sheet.form.seats == rules_of(game).seats


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHEETS)
def test_every_part_of_a_sheet_has_words_and_names_a_clause(game, lang):
    sheet, known = SHEETS[game], clauses_of(rules_of(game), "en")
    words = Speaker(lang, "client")
    words.bundle.add_resource(FluentResource((LOCALE / lang / f"{game}_scores.ftl").read_text("utf-8")))
    for part in sheet.form.parts:
        assert part.clause in known
        for what in (part.text, *[entry.text for entry in part.entries]):
            assert said(words, what).strip()
    for row in count(game, sheet.form.seats[-1], {}).rows:
        assert said(words, row.text).strip()
    for clause in (sheet.won_by, sheet.level, *[by for _, by in sheet.ties]):
        assert clause in known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_source_that_several_games_name_is_called_the_same_in_each(lang):
    """A browser reads the words of one game after another, and the first of a name stays."""
    called: dict[str, str] = {}
    for game in SHEETS:
        for line in (LOCALE / lang / f"{game}_scores.ftl").read_text("utf-8").splitlines():
            name, _, text = line.partition(" = ")
            if text:
                assert called.setdefault(name, text) == text


# --- in a browser ---------------------------------------------------------------------------------------------------

ALONE = """
import sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path and not path.endswith("src")]
sys.path.insert(0, sys.argv[1])
from importlib import import_module
told = import_module(f"wyrmhall.companion.sheet_{sys.argv[2]}").told
assert not {"msgspec", "fluent"} & set(sys.modules)
print(told("", sys.argv[3]))
"""


@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_counts_by_itself_in_a_browser_and_weighs_little(tmp_path, game):
    files = sources_of_sheet(game)
    for path, text in files.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    first = SHEETS[game].form.parts[0].entries[0].id
    numbers = {first: [1, 3]}
    text = json.dumps({"seats": 2, "numbers": numbers})
    command = [sys.executable, "-I", "-c", ALONE, str(tmp_path), game, text]
    told = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    here = count(game, 2, numbers)
    assert json.loads(told)["totals"] == list(here.totals)
    assert json.loads(told)["ahead"] == list(here.ahead) == [1]
