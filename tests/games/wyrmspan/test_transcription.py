"""The tables of components against facts that were written down independently of them."""

import json
from pathlib import Path

import pytest

from tests.games.wyrmspan.notation import automa_row, notation
from wyrmhall.games.wyrmspan import RULES, automa, objectives, solo
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.guild import places, vp_row
from wyrmhall.games.wyrmspan.paths import ICONS
from wyrmhall.games.wyrmspan.tiles import TILES, TRACK

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))
SIZES, TRAITS, COST = "HSML", ["Sh", "Ag", "Pl", "He"], "mgck$E"
GUILDS = {"Plains Guild": 0, "Guild of Seafarers": 1, "Guild of Highlands": 2, "Rainforest Guild": 3}


@pytest.mark.clause("WS-COM-02", "WS-COM-18", "WS-COM-19", "WS-COM-20", "WS-EDN-07")
@pytest.mark.parametrize("fact", FACTS["dragons"], ids=lambda fact: f"{fact[0]} {fact[1]}")
def test_a_dragon_card_carries_what_is_printed_on_it(fact):
    number, name, size, trait, vp, nests, cost, caves, timing, ability = fact
    dragon = DRAGONS[number]
    abilities = {"WP": dragon.played, "IA": dragon.activated, "OPR": dragon.round_end, "END": dragon.game_end}
    assert (dragon.number, dragon.name, dragon.vp, dragon.nests) == (number, name, vp, nests)
    assert (SIZES[dragon.size], TRAITS[dragon.trait]) == (size, trait)
    assert {COST[i]: n for i, n in enumerate(dragon.cost) if n} == {letter: cost.count(letter) for letter in cost}
    assert "".join("CGA"[cave] for cave in dragon.caves) == caves
    assert "+".join(name for name, effect in abilities.items() if effect) == timing
    assert "; ".join(notation(effect) for effect in abilities.values() if effect) == ability


@pytest.mark.clause("WS-HAT-01", "WS-VRB-14")
@pytest.mark.parametrize("dragon", DRAGONS[1:36], ids=lambda dragon: dragon.name)
def test_a_hatchling_is_fed_as_its_ability_says(dragon):
    hatch = dragon.activated
    assert (dragon.feed, dragon.fed) == (hatch.feed, hatch.benefit)
    said = [] if hatch.benefit is None else [notation(hatch.benefit)]
    said.append(notation(hatch.bonus).removeprefix("[").removesuffix("]"))  # its parts are parts of the whole
    assert notation(dragon.third) == (f"[{', '.join(said)}]" if len(said) > 1 else notation(hatch.bonus))


@pytest.mark.clause("WS-COM-03", "WS-COM-29", "WS-EDN-06", "WS-CRD-73")
@pytest.mark.parametrize("fact", FACTS["caves"], ids=lambda fact: f"C{fact[0]}")
def test_a_cave_card_carries_one_effect(fact):
    number, effect = fact
    assert CAVES[number].number == number
    assert notation(CAVES[number].effect) == effect
    same = [other for other, text in FACTS["caves"] if text == effect]
    assert CAVES[number].like == same[0]


@pytest.mark.clause("WS-COM-02", "WS-COM-03")
def test_there_are_183_dragons_and_75_caves_numbered_without_a_gap():
    assert [dragon.number for dragon in DRAGONS[1:]] == list(range(1, 184))
    assert [cave.number for cave in CAVES[1:]] == list(range(1, 76))


@pytest.mark.clause("WS-COM-21")
def test_sizes_of_the_dragons():
    assert [sum(d.size == size for d in DRAGONS[1:]) for size in range(4)] == [35, 49, 49, 50]


@pytest.mark.clause("WS-COM-22")
def test_traits_of_the_dragons():
    assert {t: sum(TRAITS[d.trait] == t for d in DRAGONS[1:]) for t in TRAITS} == {
        "Sh": 46,
        "He": 46,
        "Ag": 46,
        "Pl": 45,
    }


@pytest.mark.clause("WS-COM-23", "WS-CRD-11")
def test_timings_of_the_dragons():
    timings = [d.timings for d in DRAGONS[1:]]
    assert (timings.count(2), timings.count(8), timings.count(1), timings.count(4)) == (86, 37, 32, 25)
    assert [d.number for d in DRAGONS[1:] if d.timings == 2 | 8] == [17, 18, 29]
    assert DRAGONS[103].timings == 2


@pytest.mark.clause("WS-COM-24", "WS-COM-25")
def test_hatchlings_cost_an_egg_and_milk_and_no_other_dragon_does():
    for dragon in DRAGONS[1:36]:
        meat, gold, crystal, milk, coin, egg = dragon.cost
        assert (meat, gold, crystal, coin, egg) == (0, 0, 0, 0, 1)
        assert milk in (1, 2, 3)
    assert all(d.cost[3] == 0 and d.cost[5] == 0 for d in DRAGONS[36:])


@pytest.mark.clause("WS-COM-26", "WS-COM-27")
def test_28_dragons_cost_a_coin_and_two_cost_nothing():
    coins = [46, 49, 51, 61, 63, 67, 72, 75, 81, 89, 94, 95, 97, 101, 102, 106, 113, 119, 124, 129, 131, 132, 133, 134]
    coins += [137, 144, 164, 175]
    assert {d.number: d.cost[4] for d in DRAGONS[1:] if d.cost[4]} == dict.fromkeys(coins, 1)
    assert [d.number for d in DRAGONS[1:] if not any(d.cost)] == [98, 122]


@pytest.mark.clause("WS-COM-28", "WS-EGG-11")
def test_hatchlings_have_no_nest_and_other_dragons_one_to_five():
    assert all(d.nests == 0 for d in DRAGONS[1:36])
    assert all(1 <= d.nests <= 5 for d in DRAGONS[36:])


@pytest.mark.clause("WS-EDN-02", "WS-EDN-03", "WS-EDN-04", "WS-EDN-05")
def test_the_cards_of_2024_are_used_and_not_their_replacements():
    said = [notation(DRAGONS[n].game_end) for n in (119, 124, 132, 131, 134)]
    assert said == [
        "ScorePer(2, medium dragons on mat, max 8)",
        "ScorePer(2, large dragons on mat, max 8)",
        "ScorePer(2, small dragons on mat, max 8)",
        "ScorePer(4, sets of 4 sizes on mat)",
        "ScorePer(3, hatchlings on mat, max 9)",
    ]


@pytest.mark.clause("WS-GLD-38", "WS-GLD-40", "WS-GLD-42")
@pytest.mark.parametrize("fact", FACTS["guild"], ids=lambda fact: f"{fact[0]} {fact[1]}")
def test_a_row_of_a_guild_tile_carries_its_bonus_and_squares(fact):
    name, row, few, many, bonus = fact
    tile = TILES[GUILDS[name]]
    assert notation(tile.rows[row - 1]) == bonus
    assert [places(tile, RULES.setup(n))[row - 1] for n in RULES.seats] == [few, few, many, many, many]


@pytest.mark.clause("WS-GLD-39", "WS-GLD-41")
def test_the_lowest_row_of_a_guild_tile_carries_its_points():
    rows = [list(vp_row(TILES[0], RULES.setup(n))) for n in RULES.seats]
    assert rows == [FACTS["lowest_row"][face] for face in ("1-2", "1-2", "3-5", "3-5", "3-5")]


@pytest.mark.clause("WS-EXP-09")
@pytest.mark.parametrize("fact", FACTS["icons"], ids=lambda fact: f"{fact[0]} {fact[1]}")
def test_an_explore_icon_gives_what_the_mat_shows(fact):
    cave, n, icon = fact
    assert notation(ICONS[5 * ["crimson", "golden", "amethyst"].index(cave) + n - 1]) == icon


@pytest.mark.clause("WS-GLD-02", "WS-GLD-03")
@pytest.mark.parametrize("fact", FACTS["track"], ids=lambda fact: f"space {fact[0]}")
def test_a_space_of_the_guild_track_gives_what_the_board_shows(fact):
    space, benefit = fact
    assert len(TRACK) == 12
    assert notation(TRACK[space]) == benefit


@pytest.mark.clause("WS-OBJ-09", "WS-OBJ-10", "WS-OBJ-11", "WS-OBJ-12")
def test_places_on_the_objectives_are_worth_what_the_round_board_shows():
    assert [list(row) for row in objectives.LADDER] == FACTS["ladder"]


NAMES = {"when_played_or_opr": "when-played-or-once-per-round"}


@pytest.mark.clause("AU-RND-07", "AU-RND-08", "AU-RND-09", "AU-SET-03", "WS-COM-05")
@pytest.mark.parametrize(("face", "fact"), [*enumerate(FACTS["objectives"])], ids=str)
def test_an_objective_tile_carries_two_faces_with_their_automa_numbers(face, fact):
    tile, name, most, base = fact
    objective = objectives.FACES[face]
    assert objective.name == NAMES.get(name, name.replace("_", "-"))
    assert face // 2 + 1 == tile
    assert (objective.most or None) == most
    assert objective.automa == tuple(base or (0, 0, 0, 0))
    assert objective.solo == (base is not None)


@pytest.mark.clause("AU-COM-01", "AU-COM-02", "AU-COM-05", "AU-COM-06", "AU-LVL-11")
@pytest.mark.parametrize(("number", "fact"), [*enumerate(FACTS["automa"])], ids=str)
def test_an_automa_card_carries_what_is_printed_on_it(number, fact):
    assert automa_row(automa.CARDS[number]) == fact
    assert len(automa.CARDS) == 16


@pytest.mark.clause("AU-LVL-01", "AU-LVL-02", "AU-LVL-03", "AU-LVL-04", "AU-LVL-05", "AU-LVL-06")
@pytest.mark.parametrize("name", FACTS["decks"])
def test_the_cards_of_each_mode_and_level(name):
    mode, level = name.split("_")
    cards = [automa.CARDS[n] for n in automa.DECKS[mode, int(level)]]
    assert [("R " if card.ravel else "") + card.id for card in cards] == FACTS["decks"][name]


@pytest.mark.clause("AU-SET-05")
def test_five_dragons_are_not_used_in_solo_play():
    assert list(solo.REMOVED) == FACTS["solo_removed"]
