"""Solo play: the end of a round, the next round, the final scoring and the Ravel mode."""

import pytest

from tests.games.wyrmspan.bench import Bench, bench
from wyrmhall.games.wyrmspan import RULES, solo
from wyrmhall.games.wyrmspan.automa import AdvanceByCave
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.turns import END_ROUND, NEXT_ROUND, SCORE_OBJECTIVE, TURN


def face(name: str) -> int:
    return next(i for i, face in enumerate(FACES) if face.name == name)


def scored(objective: str, nth: int, coins: int = 0, **layout) -> Bench:
    """The objective of a round has been scored; the next round waits for the income egg or the first turn."""
    table = bench(1, objectives=[face(objective)] * 4, round=nth, automa={"coins": coins}, **layout)
    return table.run(SCORE_OBJECTIVE)


def rows(table: Bench) -> tuple[int, int]:
    """The row of the human and that of the Automa: 1 for the first place, 2 for the second, 4 for "other"."""
    return table.game.players[0].rows[-1], table.game.automa.rows[-1]


# --- the end of a round -----------------------------------------------------------------------------------------------


@pytest.mark.clause("AU-RND-01", "AU-RND-02")
def test_a_round_ends_with_cleared_places_then_once_per_round_abilities_then_the_objective():
    # #139 lays an egg on itself, which the objective already counts: 1 egg against the base value 1 is a shared place.
    table = bench(1, dragons={"C1": 139}, objectives=[face("eggs")] * 4, round=1, options={"ask_everything": True})
    table.game.players[0].spent = [1, 0, 2, 0, 0, 0, 0, 1, 0, 0]
    table.run(END_ROUND)
    assert table.game.players[0].spent == [0] * 10
    table.asks("C1", "skip").pick("C1", "C1").asks("C1", "mat", "skip")  # the last is the egg of the new round
    assert rows(table) == (1, 1)


# Base values printed on the tiles, by round.
BASES = {
    "cave-cards-on-mat": (1, 2, 4, 7),
    "cards-in-amethyst": (1, 2, 4, 5),
    "cards-in-crimson": (1, 2, 4, 5),
    "cards-in-golden": (1, 2, 4, 5),
    "egg-capacity": (4, 7, 10, 17),
    "eggs": (1, 2, 5, 10),
    "cached-resources": (0, 1, 3, 5),
    "cost-0-2": (1, 2, 3, 4),
    "cost-3-plus": (0, 1, 2, 3),
    "when-played-or-once-per-round": (0, 0, 1, 2),
    "if-activated": (1, 1, 3, 5),
    "hatchlings": (0, 0, 1, 2),
    "small": (0, 1, 2, 3),
    "medium": (0, 1, 2, 3),
    "large": (0, 1, 2, 3),
    "aggressive": (0, 0, 1, 2),
    "playful": (0, 0, 1, 2),
    "shy": (0, 0, 1, 2),
    "helpful": (0, 0, 1, 2),
}


@pytest.mark.clause("AU-RND-03", "AU-RND-04", "AU-RND-14")
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
@pytest.mark.parametrize("objective", BASES)
def test_the_automa_has_the_base_value_of_the_round_and_the_coins_on_the_tile(objective, nth):
    most = {"cave-cards-on-mat": 9}.get(objective, 7 if objective.startswith("cards-in") else 99)
    for coins in (0, 2):
        table = scored(objective, nth, coins)
        table.game.events = []
        has = min(BASES[objective][nth - 1] + coins, most)
        assert rows(table) == (4, 1 if has else 4)  # the human has nothing
    game = bench(1, objectives=[face(objective)] * 4, round=nth, automa={"coins": 2}).game
    at_most = FACES[face(objective)].most or None
    assert solo.quantity(game, FACES[face(objective)].automa[nth - 1], at_most) == has


@pytest.mark.clause("AU-RND-05", "AU-RND-06", "AU-RND-07", "AU-RND-08", "AU-RND-09")
@pytest.mark.parametrize(
    ("objective", "most"),
    [
        ("cards-in-crimson", 7),
        ("cards-in-golden", 7),
        ("cards-in-amethyst", 7),
        ("cave-cards-on-mat", 9),
        ("large", 12),
        ("shy", 12),
        ("cost-3-plus", 12),
        ("hatchlings", 12),
        ("eggs", None),
        ("cached-resources", None),
        ("egg-capacity", None),
    ],
)
def test_the_quantity_is_cut_to_what_a_player_can_have(objective, most):
    table = bench(1, round=4, automa={"coins": 30})
    this = FACES[face(objective)]
    has = solo.quantity(table.game, this.automa[3], this.most or None)
    assert has == (most or BASES[objective][3] + 30)


@pytest.mark.clause("AU-RND-10", "AU-RND-11")
@pytest.mark.parametrize(("coins", "expected"), [(0, (1, 2)), (1, (1, 1)), (2, (2, 1))])
def test_human_and_automa_are_ranked_with_friendly_ties(coins, expected):
    # Two medium dragons against the base value 1 of round 2.
    table = scored("medium", 2, coins, dragons={"C1": 43, "G1": 58}).asks("C1", "G1", "mat")
    assert rows(table) == expected
    assert len(table.game.automa.rows) == 1


@pytest.mark.clause("AU-RND-04", "AU-RND-10")
def test_two_with_nothing_both_stand_on_other():
    assert rows(scored("shy", 1)) == (4, 4)


@pytest.mark.clause("AU-RND-12")
def test_the_coins_on_the_tile_return_to_the_supply():
    table = bench(1, objectives=[face("shy")] * 4, round=4, automa={"coins": 3})
    bank = table.game.bank[4]
    table.run(SCORE_OBJECTIVE)
    assert (table.game.automa.coins, table.game.bank[4]) == (0, bank + 3)


@pytest.mark.clause("AU-ATN-14")
def test_only_the_objective_of_the_current_round_has_coins():
    table = scored("shy", 1, coins=2)
    assert table.game.round == 1
    assert table.game.automa.coins == 0


@pytest.mark.clause("AU-RND-13")
def test_after_round_four_the_final_scoring_follows_at_once():
    table = bench(1, dragons={"G1": 86}, hand=[60], objectives=[face("shy")] * 4, round=4)
    table.run(SCORE_OBJECTIVE).asks("offer 1", "skip").pick("skip")
    assert table.game.over
    assert table.game.players[0].supply[4] == 0  # no income any more


# --- the next round ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("AU-NXT-01", "AU-NXT-02")
@pytest.mark.parametrize("beside", [0, 1, 2])
def test_the_marker_of_the_gap_comes_to_those_not_yet_placed(beside):
    table = bench(1, round=1, automa={"beside": beside}).run(NEXT_ROUND)
    assert table.game.automa.beside == beside + 1


@pytest.mark.clause("AU-NXT-04", "AU-NXT-05")
def test_all_eight_cards_are_mixed_again_and_one_is_set_aside():
    table = bench(1, round=1, automa={"deck": [3], "shown": [0, 1, 2, 4, 5, 6, 7], "passed": True}).run(NEXT_ROUND)
    automa = table.game.automa
    assert sorted(automa.deck) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert (automa.shown, automa.passed) == ([], False)
    assert RULES.view(table.game, 0).automa.cards_left == 7


@pytest.mark.clause("AU-NXT-06", "AU-GEN-04")
def test_the_human_has_an_income_of_six_coins_and_an_egg_and_the_automa_none():
    table = bench(1, round=1, coins=1, automa={"coins": 0}).run(NEXT_ROUND)
    assert table.change() == {"coins": 6, "eggs": 1}
    assert table.game.automa.coins == 0


@pytest.mark.clause("AU-NXT-07")
def test_the_display_is_replaced_for_a_new_round():
    faces = {"display": (60, 61, 62), "cave_display": (12, 13, 14)}
    table = bench(1, round=1, deck=[71, 72, 73], cave_deck=[20, 21, 22], **faces).run(NEXT_ROUND)
    assert sorted(table.game.display) == [71, 72, 73]
    assert sorted(table.game.cave_display) == [20, 21, 22]


@pytest.mark.clause("AU-NXT-08")
def test_the_human_begins_the_next_round():
    table = bench(1, round=1).run(NEXT_ROUND)
    assert table.game.decision.effect is TURN
    assert table.game.automa.shown == []
    assert table.game.first == 0


# --- the final scoring ------------------------------------------------------------------------------------------------


def automa_scores(mode: str = "automa", level: int = 1, **automa) -> dict[str, int]:
    table = bench(1, {"solo": mode, "level": level, **automa.pop("options", {})}, automa=automa)
    return RULES.scores(table.game)[1]


@pytest.mark.clause("AU-END-01", "AU-END-02", "AU-LVL-08", "AU-LVL-09")
@pytest.mark.parametrize(
    ("mode", "level", "each"),
    [("automa", 1, 7), ("automa", 2, 7), ("automa", 3, 8), ("ravel", 1, 7), ("ravel", 2, 7), ("ravel", 3, 7)],
)
def test_a_dragon_card_is_worth_seven_vp_and_eight_at_automa_level_three(mode, level, each):
    assert automa_scores(mode, level, dragons=[60, 61, 62])["dragons"] == 3 * each


@pytest.mark.clause("AU-LVL-09")
def test_a_table_may_let_ravel_level_three_score_eight_as_well():
    assert automa_scores("ravel", 3, dragons=[60, 61], options={"ravel_extra": True})["dragons"] == 16
    assert automa_scores("ravel", 2, dragons=[60, 61], options={"ravel_extra": True})["dragons"] == 14


@pytest.mark.clause("AU-END-03")
def test_a_cave_card_is_worth_two_vp():
    assert automa_scores(caves=[12, 13, 14])["caves"] == 6


@pytest.mark.clause("AU-END-04", "AU-END-05", "AU-END-06")
@pytest.mark.parametrize(("steps", "vp"), [(0, 0), (1, 1), (5, 5), (6, 0), (9, 3), (11, 5), (12, 0), (13, 1), (41, 5)])
def test_each_space_past_the_last_brown_one_is_worth_a_vp(steps, vp):
    assert automa_scores(steps=steps)["track"] == vp


@pytest.mark.clause("AU-END-07")
def test_the_automa_scores_its_places_on_the_objectives():
    assert automa_scores(rows=[1, 2, 4, 1])["objectives"] == 4 + 2 + 0 + 7


@pytest.mark.clause("AU-END-08", "AU-RAV-16", "AU-RAV-17")
@pytest.mark.parametrize(
    ("markers", "ravel"), [([4], 6), ([5], 3), ([6, 6], 2), ([3], 0), ([0, 1, 2], 0), ([4, 5, 6, 6], 11)]
)
def test_markers_of_the_automa_score_only_in_ravel_mode_and_only_printed_vp(markers, ravel):
    assert automa_scores("automa", 1, markers=markers)["guild"] == 0
    assert automa_scores("ravel", 1, markers=markers)["guild"] == ravel


@pytest.mark.clause("AU-END-09")
@pytest.mark.parametrize(("coins", "winner"), [(6, 1), (7, 0), (8, 0)])
def test_the_human_wins_a_tie(coins, winner):
    table = bench(1, coins=coins, automa={"dragons": [60]})
    assert RULES.winners(table.game) == (winner,)


@pytest.mark.clause("AU-END-10")
def test_the_human_is_scored_as_with_two_players():
    layout = {"dragons": {"C1": 43, "G1": 42}, "eggs": {"C1": 2}, "coins": 3, "gold": 4, "markers": [5], "rows": [1]}
    alone, pair = bench(1, automa={"rows": [2]}, **layout), bench(2, others={1: {"rows": [2]}}, **layout)
    assert RULES.scores(alone.game)[0] == RULES.scores(pair.game)[0]


# --- Ravel ------------------------------------------------------------------------------------------------------------

DUG = {"C2": 34, "C3": 35, "G2": 36}  # 3, 2 and 1 excavated spaces
FULL = {"A2": 5, "A3": 6, "A4": 7}


@pytest.mark.clause("AU-RAV-02", "AU-RAV-03", "AU-RAV-04", "AU-RAV-05", "AU-RAV-06", "AU-RAV-07", "AU-RAV-08")
@pytest.mark.parametrize(
    ("caves", "most", "least"),
    [({}, 1, 1), (DUG, 3, 1), ({**DUG, "A2": 5}, 3, 2), (FULL, 4, 1), ({**FULL, "C2": 34, "G2": 36}, 4, 2)],
)
def test_ravel_icons_move_by_the_most_or_least_excavated_cave_of_the_human(caves, most, least):
    def moved(icon: AdvanceByCave) -> int:
        return bench(1, {"solo": "ravel"}, caves=caves).run(icon).game.automa.steps

    assert moved(AdvanceByCave(most=True)) == most
    assert moved(AdvanceByCave(most=False)) == least
    assert moved(AdvanceByCave(most=True, more=1)) == most + 1


@pytest.mark.clause("AU-RAV-07")
def test_with_every_cave_excavated_even_the_least_counts_four():
    caves = {**FULL, "C2": 34, "C3": 35, "C4": 37, "G2": 36, "G3": 38, "G4": 39}
    table = bench(1, {"solo": "ravel"}, caves=caves).run(AdvanceByCave(most=False))
    assert table.game.automa.steps == 4


@pytest.mark.clause("AU-RAV-09")
def test_dragons_on_the_spaces_do_not_matter_to_ravel():
    table = bench(1, {"solo": "ravel"}, dragons={"C1": 43, "G1": 45}, caves=DUG).run(AdvanceByCave(most=True))
    assert table.game.automa.steps == 3


@pytest.mark.clause("AU-RAV-10")
def test_the_caves_are_counted_when_the_card_is_carried_out():
    layout = {"coins": 1, "pit": [12], "caves": DUG, "automa": {"deck": [11, 11, 11]}}
    table = bench(1, {"solo": "ravel"}, **layout).run(TURN).pick(800)  # without eggs, the Amethyst Abyss
    assert table.game.automa.steps == 3
    deeper = bench(1, {"solo": "ravel"}, eggs={"mat": 2}, **layout).run(TURN).pick(800, "in crimson")
    assert deeper.game.automa.steps == 4


@pytest.mark.clause("AU-RAV-11")
@pytest.mark.parametrize("card", [0, 1, 2, 3, 4, 5, 6, 8, 9, 10])
def test_other_cards_in_a_ravel_deck_move_by_their_numbers(card):
    table = bench(1, {"solo": "ravel", "level": 3}, caves={**DUG, **FULL}, round=3, automa={"deck": [card] * 4})
    table.run(solo.AUTOMA_TURN)
    assert table.game.automa.steps == {0: 2, 1: 2, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2, 8: 3, 9: 2, 10: 4}[card]


@pytest.mark.clause("AU-RAV-12", "AU-DEC-03", "AU-RAV-13")
@pytest.mark.parametrize(
    ("mode", "coins", "left"), [("ravel", 5, 8), ("ravel", 2, 8), ("ravel", 1, 7), ("automa", 5, 11)]
)
def test_in_ravel_mode_two_coins_are_kept_between_rounds(mode, coins, left):
    layout = {"coins": coins, "automa": {"passed": True, "deck": [0]}, "round": 1}
    table = bench(1, {"solo": mode}, **layout).run(TURN).pick("pass")
    assert table.game.round == 1
    assert table.game.players[0].supply[4] == left  # what was kept and the income of 6


@pytest.mark.clause("AU-RAV-12")
def test_surplus_coins_go_when_the_human_passes():
    table = bench(1, {"solo": "ravel"}, coins=5, dragons={"C1": 139}, round=1, automa={"passed": True, "deck": [0]})
    table.game.asks = True
    table.run(TURN).pick("pass")
    table.asks("C1", "skip")  # the once-per-round abilities
    assert table.game.players[0].supply[4] == 2


@pytest.mark.clause("AU-RAV-14")
@pytest.mark.parametrize(("again", "left"), [(True, 8), (False, 10)])
def test_coins_gained_after_the_pass_are_cut_before_the_income(again, left):
    table = bench(1, {"solo": "ravel", "cap_again": again}, coins=4, round=1).run(NEXT_ROUND)
    assert table.game.players[0].supply[4] == left


@pytest.mark.clause("AU-RAV-15")
@pytest.mark.parametrize(("last", "left"), [(False, 5), (True, 2)])
def test_after_round_four_the_coins_are_kept_and_scored(last, left):
    layout = {"coins": 5, "automa": {"passed": True, "deck": [0]}, "round": 4, "rows": [4, 4, 4]}
    layout["automa"]["rows"] = [4, 4, 4]
    table = bench(1, {"solo": "ravel", "cap_last": last}, **layout).run(TURN).pick("pass")
    assert table.game.over
    assert table.points("coins") == left


@pytest.mark.clause("AU-RAV-01")
def test_apart_from_its_three_differences_ravel_is_the_automa():
    layout = {"display": (60, 61, 62), "cave_display": (12, 13, 14), "round": 2}
    for card in (*range(11), 12):
        automa = {"deck": [card] * 3, "steps": 5}
        one, two = (bench(1, {"solo": mode}, **layout, automa=automa).run(solo.AUTOMA_TURN) for mode in solo.MODES)
        assert one.game.automa == two.game.automa
        assert one.game.display == two.game.display
