"""Solo play: what lies on the table before the first turn, and who may do what."""

import random

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.core.engine import Decision
from wyrmhall.core.rng import FastLuck, Luck
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.wyrmspan import RULES, automa, solo
from wyrmhall.games.wyrmspan.excavating import EXCAVATE_ACTION
from wyrmhall.games.wyrmspan.numbers import TABLE
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.turns import TURN

MODES = [(mode, level) for mode in ("automa", "ravel") for level in (1, 2, 3)]
COMPARING = {47, 103, 114, 168, 170}


def solo_game(seed: int = 1, **options):
    return RULES.new(RULES.setup(1, options), seed)


def cards_of(game) -> list[int]:
    return [*game.deck, *game.discard, *game.display, *game.players[0].hand]


def random_games():
    """Whole games in all modes and levels, given at every decision."""
    for seed, (mode, level) in enumerate(MODES):
        game, pick = solo_game(seed, solo=mode, level=level), random.Random(seed)
        while not game.over:
            yield game
            game.step(pick.choice(game.decision.options), game.decision.seat)
        yield game


@pytest.mark.clause("AU-SET-01", "AU-SET-02", "AU-GEN-02")
@pytest.mark.parametrize("seed", range(4))
def test_solo_play_is_set_up_as_for_two_players(seed):
    alone, pair = solo_game(seed), RULES.new(RULES.setup(2), seed)
    assert alone.tile == pair.tile
    assert alone.free == pair.free
    assert alone.players[0].supply == pair.players[0].supply == [0, 0, 0, 0, 6]
    assert alone.players[0].eggs == pair.players[0].eggs
    assert (len(alone.players[0].hand), len(alone.players[0].pit)) == (3, 3)
    assert len(alone.objectives) == 4


@pytest.mark.clause("AU-SET-03")
@pytest.mark.parametrize("seed", range(40))
def test_the_objective_position_on_the_guild_is_not_used(seed):
    assert all(FACES[face].name != "guild-position" for face in solo_game(seed).objectives)


class Scripted(Luck):
    """Luck that draws what a test wants from the table's stream, and remembers out of how many."""

    def __init__(self, *draws: int) -> None:
        self.draws, self.asked, self.rest = list(draws), [], FastLuck(1)

    def draw(self, stream: int, count: int, n: int) -> int:
        if stream != TABLE or not self.draws:
            return self.rest.draw(stream, count, n)
        self.asked.append(n)
        return self.draws.pop(0)


@pytest.mark.clause("AU-SET-04")
def test_the_removed_objective_is_neither_flipped_nor_returned():
    # The guild tile, then tile 4 with its face B, then the tiles 1, 2, 3 and 10 with their faces A.
    luck = Scripted(0, 3, 1, 0, 0, 1, 0, 2, 0, 0, 0)
    game = RULES.start(RULES.setup(1), luck)
    assert luck.asked == [4, 10, 2, 9, 2, 8, 2, 7, 2, 6, 2]
    assert all(face // 2 != 3 for face in game.objectives)


@pytest.mark.clause("AU-SET-05", "AU-SET-15", "AU-DIG-07")
def test_the_five_dragons_that_compare_with_a_neighbour_are_never_met():
    assert len(cards_of(solo_game())) == 178
    for game in random_games():
        seen = {*cards_of(game), *game.players[0].dragons, *game.automa.dragons}
        assert not seen & COMPARING


@pytest.mark.clause("AU-SET-06")
def test_the_striped_dragonette_stays_in_the_deck_unless_the_table_wants_it_out():
    assert 41 in cards_of(solo_game())
    assert 41 not in cards_of(solo_game(keep_41=False))
    assert len(cards_of(solo_game(keep_41=False))) == 177


@pytest.mark.clause("AU-SET-06")
def test_the_striped_dragonette_compares_with_the_markers_of_the_automa():
    table = bench(1, dragons={"C1": 41}, rows=[1, 2, 4, 1], automa={"rows": [1, 1, 1, 2]})
    assert table.points("abilities") == 6


@pytest.mark.clause("AU-SET-07", "AU-SET-08", "AU-SET-11", "AU-GEN-03", "AU-GEN-04")
def test_the_automa_starts_with_a_token_on_start_and_one_marker_ready_and_nothing_else():
    seen = RULES.view(solo_game(), 0)
    assert len(seen.players) == 1
    assert (seen.automa.guild_space, seen.automa.markers_ready, seen.automa.objective_coins) == (0, 1, 0)
    assert (seen.automa.dragons, seen.automa.caves, seen.automa.markers, seen.automa.rows) == ([], [], [], [])


@pytest.mark.clause("AU-SET-09", "AU-SET-10", "AU-COM-04", "AU-BRN-19")
def test_one_more_marker_is_ready_in_each_later_round_and_four_mark_the_objectives():
    for game in random_games():
        automa = game.automa
        assert automa.beside + len(automa.markers) == game.round + 1
        assert len(automa.rows) <= 4
    assert game.over
    assert len(automa.rows) == 4


@pytest.mark.clause("AU-SET-12", "AU-SET-13", "AU-DIG-01")
@pytest.mark.parametrize(("mode", "level"), MODES)
def test_one_of_eight_cards_is_set_aside_unseen_and_seven_form_the_deck(mode, level):
    game = solo_game(solo=mode, level=level)
    assert len(game.automa.deck) == 8
    seen = RULES.view(game, 0)
    assert (seen.automa.cards_left, seen.automa.turned) == (7, [])
    # Which card is set aside is the one that chance leaves over: over many rounds it may be any of them.
    left = set()
    for seed in range(60):
        table = bench(1, {"solo": mode, "level": level}, coins=0)
        table.game.luck = FastLuck(seed)
        for _ in range(7):
            table.game.automa.passed = False
            table.run(solo.AUTOMA_TURN)
        left.add(table.game.automa.deck[0])
    assert left == set(automa.DECKS[mode, level])


@pytest.mark.clause("AU-SET-14", "AU-NXT-08", "AU-TRN-01")
def test_the_human_takes_the_first_turn_of_every_round():
    rounds = set()
    for game in random_games():
        assert game.first == 0
        if not game.over and game.decision.effect is TURN and game.round not in rounds:
            assert game.automa.shown == []
            rounds.add(game.round)
    assert rounds == {0, 1, 2, 3}


@pytest.mark.clause("AU-GEN-10", "AU-DEC-02", "AU-DEC-04")
def test_nothing_is_ever_decided_for_the_automa():
    for game in random_games():
        assert all(isinstance(d, Decision) and d.seat == 0 for d in game.pending)


@pytest.mark.clause("AU-GEN-01")
def test_the_human_has_the_actions_of_the_main_rules():
    layout = {"coins": 2, "pit": [12], "hand": [46], "eggs": {"mat": 1}}
    alone, pair = bench(1, **layout).run(TURN), bench(2, **layout).run(TURN)
    assert alone.game.decision.options == pair.game.decision.options
    assert len(alone.game.decision.options) == 6


@pytest.mark.clause("AU-GEN-05", "AU-GEN-06", "AU-DIG-05", "AU-ADV-02")
def test_whatever_the_automa_does_it_pays_and_gains_no_token():
    for number in range(16):
        table = bench(1, display=(60, 61, 62), cave_display=(12, 13, 14), dragons={"C1": 43}, coins=3, gold=2)
        bank = table.game.bank[:]
        table.game.automa.deck = [number] * 8
        for _ in range(7):
            table.run(solo.AUTOMA_TURN)
        table.gives()
        bank[4] -= table.game.automa.coins  # only the coins on the objective, which are nobody's
        assert table.game.bank == bank


@pytest.mark.clause("AU-GEN-07", "AU-GEN-08", "AU-DEC-02")
@pytest.mark.parametrize("number", [37, 57, 70, 85, 156, 165, 174, 178, 181])
def test_gifts_to_other_players_do_not_reach_the_automa(number):
    table = bench(1, dragons={"C1": number}, steps=7, eggs={"mat": 1}, gold=3)
    automa = table.game.automa.copy()
    table.use("C1")
    while table.game.pending:
        assert table.game.decision.seat == 0
        table.game.step(table.game.decision.options[0])
    assert table.game.automa == automa


@pytest.mark.clause("AU-LVL-07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_ravel_cards_are_used_only_in_ravel_mode(level):
    assert not any(automa.CARDS[n].ravel for n in solo_game(level=level).automa.deck)
    assert any(automa.CARDS[n].ravel for n in solo_game(solo="ravel", level=level).automa.deck)


@pytest.mark.clause("AU-LVL-10", "AU-DEC-01")
def test_mode_and_level_are_chosen_before_a_solo_game_and_in_no_other():
    for mode, level in MODES:
        setup = RULES.setup(1, {"solo": mode, "level": level})
        assert (setup["solo"], setup["level"]) == (mode, level)
    with pytest.raises(BadSetup, match="level"):
        RULES.setup(1, {"level": 4})
    with pytest.raises(BadSetup, match="solo"):
        RULES.setup(2, {"solo": "ravel"})


@pytest.mark.clause("AU-LVL-13")
@pytest.mark.parametrize(("mode", "level"), MODES)
def test_each_deck_covers_the_numbers_one_to_eight(mode, level):
    numbers = [{int(n) for n in automa.CARDS[card].id.split("/")} for card in automa.DECKS[mode, level]]
    assert len(numbers) == 8

    def covers(left: list[set[int]], wanted: set[int]) -> bool:
        if not left:
            return not wanted
        return any(covers(left[1:], wanted - {n}) for n in left[0] & wanted)

    assert covers(numbers, set(range(1, 9)))


@pytest.mark.clause("AU-GEN-01", "AU-END-10")
def test_the_human_excavates_alone_as_in_company():
    table = bench(1, pit=[12], coins=1).run(EXCAVATE_ACTION).pick("in golden")
    table.gives(C=-1, caves=1)
    assert table.points("coins") == 1
