"""Set-up lists: for every number of players and every option, with numbers that the engine's own deal has."""

from functools import cache
from itertools import combinations, product

import pytest
from fluent.runtime import FluentResource

from tests.companion.test_companion import said
from wyrmhall.clauses import clauses_of
from wyrmhall.companion.setups import LINES, papers_of
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES, LOCALE, Speaker
from wyrmhall.games import rules_of


@cache
def lines_of(game):
    return papers_of(game).lines


def shown(game, seats, options):
    """What a room lists: an option that this number of players does not have plays no part."""
    offered = {
        o.name: options.get(o.name, o.default) for o in rules_of(game).options if not o.seats or seats in o.seats
    }
    return [
        line
        for line in lines_of(game)
        if seats in line.seats and all(offered.get(name) == value for name, value in line.when.items())
    ]


def named(game, seats, **options):
    return {line.text.id.removeprefix("su-"): line.text.args for line in shown(game, seats, options)}


@pytest.mark.parametrize("game", LINES)
def test_every_line_has_words_a_clause_and_an_option_that_its_players_have(game):
    rules, lines = rules_of(game), lines_of(game)
    known = clauses_of(rules, "en")
    options = {option.name: option for option in rules.options}
    for line in lines:
        assert line.clause in known, line
        for name, value in line.when.items():
            assert value in options[name].choices, line
            assert not options[name].seats or set(line.seats) <= set(options[name].seats), line
    for lang in LANGUAGES:
        words = Speaker(lang, "client")
        words.bundle.add_resource(FluentResource((LOCALE / lang / "client_setups.ftl").read_text("utf-8")))
        for line in lines:
            assert said(words, line.text).strip(), line


@pytest.mark.parametrize("game", LINES)
def test_whatever_two_things_a_table_agrees_on_its_list_says_nothing_twice(game):
    rules = rules_of(game)
    of_lines = {name for line in lines_of(game) for name in line.when}
    for seats in rules.seats:
        options = [o for o in rules.options if o.name in of_lines and (not o.seats or seats in o.seats)]
        for one, other in combinations(options, 2):
            for choices in product(one.choices, other.choices):
                chosen = dict(zip((one.name, other.name), choices, strict=True))
                ids = [line.text.id for line in shown(game, seats, chosen)]
                assert len(ids) == len(set(ids)) > 9, chosen


@pytest.mark.clause("FC-SET-10", "FC-SET-11", "FC-SET-12", "FC-SET-15", "FC-SET-16", "FC-SET-22")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_numbers_of_flamecraft_are_those_that_are_dealt(seats):
    rules, listed = rules_of("flamecraft"), named("flamecraft", seats)
    game = rules.new(rules.setup(seats), 7)
    assert listed["fc-artisans"]["n"] == len(game.deck) + 5 + 3 * seats
    assert listed.get("fc-artisans-out", {"n": 0})["n"] == len(game.removed)
    shops = listed["fc-solo-shops" if seats == 1 else "fc-shops"]["n"]
    assert shops == len(game.shop_deck) == 10
    fancy = listed["fc-solo-fancy" if seats == 1 else "fc-fancy"]["n"]
    assert fancy == len(game.fancy_deck) + 2 * seats
    assert ("fc-fourth" in listed, "fc-fourth-fifth" in listed) == (seats == 4, seats == 5)


@pytest.mark.clause("SD-SET-21", "SD-SET-22", "SD-SET-23", "SD-SET-24", "SD-SET-26")
@pytest.mark.parametrize(("seats", "heads", "medium"), [(2, 14, 30), (3, 11, 28), (4, 8, 26), (5, 7, 24)])
def test_sea_dragons_has_its_heads_and_piles_for_every_number_of_players(seats, heads, medium):
    listed = named("seadragons", seats)
    assert listed["sd-heads"]["n"] == heads
    assert listed["sd-left"] == {"small": 24, "medium": medium, "large": 16}
    assert len(listed[f"sd-colours-{seats}"]) == seats


@pytest.mark.clause("WM-SET-25", "WM-OPT-17", "WM-OPT-20", "WM-OPT-23", "WM-FST-03", "WM-FST-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_decks_of_worms_follow_players_and_options(seats):
    assert named("worms", seats)["wm-drops"]["n"] == {2: 6, 3: 8, 4: 10, 5: 12, 6: 14}[seats]
    assert "wm-all-drops" in named("worms", seats, longer_game=True)
    none = named("worms", seats, sudden_death="none", longer_game=True)
    assert "wm-no-death" in none
    assert not {"wm-death", "wm-drops", "wm-all-drops"} & set(none)
    assert named("worms", seats, late_superweapons=True)["wm-late-supply"]["n"] == 2 * seats
    if seats <= 4:
        first = named("worms", seats, first_game=True)
        assert "wm-picture" in first
        assert not {"wm-dial", "wm-things", "wm-teams"} & set(first)
        assert (f"wm-picture-{seats}" in first) == (seats < 4)


@pytest.mark.clause("WM-OPT-32")
@pytest.mark.parametrize(("seats", "collectors"), [(2, False), (3, False), (4, False), (2, True), (4, True), (5, True)])
def test_more_tiles_are_listed_where_the_engine_would_lay_them(seats, collectors):
    rules = rules_of("worms")
    for more in (1, 2, 3, 4):
        options = {"extra_tiles": more, **({"collectors": collectors} if seats < 5 else {})}
        try:
            rules.new(rules.setup(seats, options), 0)
            can = True
        except BadSetup:
            can = False
        assert ("wm-extra-tiles" in named("worms", seats, **options)) == can


@pytest.mark.clause("WS-SET-02", "WS-SET-03", "WS-SET-13", "WS-SET-17", "WS-GLD-69", "AU-SET-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_face_of_the_guild_tile_and_the_numbers_of_wyrmspan(seats):
    listed = named("wyrmspan", seats)
    assert ("ws-face-many" in listed) == (seats >= 3)
    assert "ws-face-few" in named("wyrmspan", 3, guild_face="4-5")
    assert listed["ws-coins"]["n"] == 6
    assert listed["ws-cards"] == {"dragons": 3, "caves": 3, "kept": 4}
    assert listed["ws-dragons"]["n"] == (178 if seats == 1 else 183)
    assert ("ws-first" in listed, "ws-automa" in listed) == (seats > 1, seats == 1)
