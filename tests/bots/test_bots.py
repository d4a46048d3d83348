"""How bots choose: the same for the same seed, in time, better with more thought, and able to say why."""

import random
import time
from dataclasses import replace

import pytest

from tests.core.lair import LAIR
from wyrmhall import games
from wyrmhall.bots import LEVELS, hints
from wyrmhall.bots.coach import coach
from wyrmhall.bots.greedy import greedy
from wyrmhall.bots.hints import advise
from wyrmhall.bots.judge import WEIGHTS, Judge, judge_of, tuned, write_weights
from wyrmhall.bots.levels import ENDLESS, TABLE, NoSuchBot, level_of
from wyrmhall.bots.playout import take
from wyrmhall.bots.reasons import said_of
from wyrmhall.bots.search import FIELD, Search
from wyrmhall.core.engine import SKIP
from wyrmhall.core.record import Record
from wyrmhall.core.save import dump
from wyrmhall.core.text import LANGUAGES, speaker

ALL = pytest.mark.parametrize("name", games.NAMES)
LAIRS_JUDGE = Judge(LAIR)


def at(name, steps, players=None, seed=1):
    """A game after so many random answers."""
    rules = games.rules_of(name)
    game = rules.new(rules.setup(players or rules.seats[-1]), seed)
    pick = random.Random(seed)
    while steps and not game.over:
        seat = game.decision.seat
        game.step(pick.choice(game.owed(seat).options), seat)
        steps -= 1
    return game


def test_a_draw_is_worth_half_a_victory_to_the_judge():
    game = LAIR.new(LAIR.setup(2), 1)
    while not game.over:
        game.step(game.decision.options[0], game.decision.seat)
    lost, won = (Judge(replace(LAIR, winners=lambda game, w=w: w)).goods(game)[0] for w in ((1,), (0,)))
    drawn = Judge(replace(LAIR, winners=lambda game: ())).goods(game)[0]
    assert drawn == pytest.approx((lost + won) / 2)
    assert lost < won


def test_there_are_four_levels_and_each_has_its_words():
    assert [level.seconds for level in TABLE] == [0.1, 0.5, 2.0, 8.0]
    for lang in LANGUAGES:
        words = speaker(lang, "seadragons")
        assert all(words.knows(f"level-{level}") and words.knows(f"level-{level}-about") for level in LEVELS)


@ALL
def test_every_feature_has_its_weight(name):
    judge = judge_of(games.rules_of(name))
    assert judge.names
    assert set(tuned(name)) == {*judge.names, *judge.tastes}


@ALL
def test_a_position_is_judged_between_lost_and_won_for_every_seat(name):
    rules = games.rules_of(name)
    judge = judge_of(rules)
    for players in rules.seats:
        for steps in (0, 10, 40, 10_000):
            game = at(name, steps, players)
            good = judge.goods(game)
            assert len(good) == len(rules.scores(game))
            assert all(0 <= judge.chance(game, seat, each) <= 1 for seat, each in enumerate(good))


@ALL
def test_the_same_seed_and_budget_give_the_same_choice(name):
    judge = judge_of(games.rules_of(name))
    game = at(name, 12)
    seat = game.decision.seat
    for thorough in (False, True):
        trees = [Search(judge, game, seat, 5, 2, thorough) for _ in range(2)]
        for tree in trees:
            tree.run(40)
        first, second = [[(option, arm.taken, arm.total) for option, arm in tree.best()] for tree in trees]
        assert first == second
    assert greedy(judge, game, seat, 5, 2) == greedy(judge, game, seat, 5, 2)


@ALL
def test_every_level_answers_within_its_time(name):
    judge = judge_of(games.rules_of(name))
    game = at(name, 15)
    seat = game.decision.seat
    for level in TABLE[:2]:
        begin = time.process_time()  # what others do on the same core is not the fault of the bot
        option = level.choose(judge, game.imagine(seat, 1), seat, 1)
        assert option in judge.options(game.owed(seat))
        assert time.process_time() - begin < level.seconds + 0.05


@ALL
@pytest.mark.parametrize("level", TABLE, ids=lambda level: level.name)
def test_no_level_begins_a_thought_that_might_end_too_late(name, level, monkeypatch):
    judge = Judge(games.rules_of(name))
    game = at(name, 15)
    seat = game.decision.seat
    now = 0.0
    plain = judge.features

    def slow_features(game, seat):
        nonlocal now
        now += level.seconds / 1000  # every look at a position takes its time; nothing else does
        return plain(game, seat)

    judge.features = slow_features
    monkeypatch.setattr(time, "perf_counter", lambda: now)
    assert replace(level, budget=ENDLESS, careless=0.0).choose(judge, game, seat, 1) in judge.options(game.owed(seat))
    assert level.seconds / 2 < now < level.seconds


@ALL
def test_a_bot_plays_a_whole_game_with_the_offered_options(name):
    rules = games.rules_of(name)
    judge, level = judge_of(rules), level_of("search:2")
    game = rules.new(rules.setup(rules.seats[0]), 3)
    n = 0
    while not game.over:
        seat = game.decision.seat
        game.step(level.choose(judge, game.imagine(seat, n), seat, n), seat)
        n += 1
    assert rules.winners(game)


def test_a_search_finds_the_option_that_brings_most():
    """In Lair, a lair is worth two points for one gold, half of which may come back."""
    game = LAIR.new(LAIR.setup(2), 1)
    game.step(0, 0)
    game.step(0, 1)
    search = Search(LAIRS_JUDGE, game, 0, 1)
    search.run(60)
    assert search.best()[0][0] == 0  # settle


def test_a_search_looks_closely_at_no_more_options_than_it_has_iterations_for():
    game = at("wyrmspan", 0, 1)
    assert len(game.decision.options) > FIELD  # ways to keep four cards of six
    for iterations, field in ((12, 3), (4 * FIELD, FIELD)):
        search = Search(judge_of(games.rules_of("wyrmspan")), game, 0, 1)
        search.run(iterations)
        assert len(search.best()) == field
        assert search.iterations <= iterations + field


def test_the_chance_that_people_are_told_falls_when_the_rival_is_ahead():
    judge = judge_of(games.rules_of("wyrmspan"))
    game = at("wyrmspan", 20, 1)
    good = judge.goods(game)[0]
    ahead = game.copy()
    ahead.automa.dragons += [1, 2, 3]
    assert judge.goods(ahead)[0] == pytest.approx(good)  # a seat plays for its own points
    assert 0 < judge.chance(ahead, 0, good) < judge.chance(game, 0, good) < 1


def test_hints_for_options_that_are_nearly_as_good_tell_nearly_the_same_chances():
    game = at("wyrmspan", 0, 1)  # which cards to keep
    found = advise(judge_of(games.rules_of("wyrmspan")), game, 0, 60, 1, iterations=40)
    chances = [hint.estimate for hint in found]
    assert len(chances) == 3
    assert max(chances) - min(chances) < 0.1


def test_a_dragon_that_is_revealed_before_the_visit_is_judged_after_the_visit_like_the_others():
    judge = judge_of(games.rules_of("flamecraft"))
    tried = (at("flamecraft", steps, 2, seed) for seed in range(40) for steps in range(60, 100))
    game = next(game for game in tried if game.pending and judge.is_quiet(game) and game.decision.extras)
    decision = game.decision
    for option in judge.options(decision):
        after = game.copy()
        take(judge, after, option, decision.seat, random.Random(1))
        assert judge.is_quiet(after)
        assert after.decision.seat != decision.seat


@ALL
def test_the_first_hint_is_the_best_and_the_others_are_no_better(name):
    judge = judge_of(games.rules_of(name))
    for steps in (3, 12, 25, 40):
        game = at(name, steps, 2)
        seat = game.decision.seat
        found = advise(judge, game, seat, 60, 1, best=6, iterations=24)
        chances = [hint.estimate for hint in found]
        assert chances == sorted(chances, reverse=True)
        search = Search(judge, game, seat, 1)
        search.run(24)
        assert found[0].option == search.best()[0][0]


def test_the_reason_of_a_hint_compares_with_others_even_if_there_was_time_for_one_only():
    game = at("wyrmspan", 0, 1)
    (hint,) = advise(judge_of(games.rules_of("wyrmspan")), game, 0, 0, 1)
    assert all(reason.points < 5 for reason in hint.reasons)  # and not all that it is worth


def test_seats_that_decide_at_the_same_time_do_not_see_each_others_answers():
    game = LAIR.new(LAIR.setup(3), 1)
    for seat in range(3):
        search = Search(LAIRS_JUDGE, game, seat, 1)
        search.run(20)
        assert {option for option, _ in search.best()} == {0, 1}
        assert all(arm.seat == seat for _, arm in search.best())
        assert set(greedy(LAIRS_JUDGE, game, seat, 1, 2)) == {0, 1}


def test_a_search_stops_when_nothing_can_change_any_more():
    game = at("seadragons", 6, 2)
    search = Search(judge_of(games.rules_of("seadragons")), game, game.decision.seat, 1)
    search.run(3000)
    assert search.iterations <= 3000


def test_a_bot_is_named_with_its_budget():
    assert level_of("search:200").budget == 200
    assert level_of("wyrm:1.5s").seconds == 1.5
    assert level_of("random").how == "random"
    for wrong in ("deep-blue", "search:many"):
        with pytest.raises(NoSuchBot):
            level_of(wrong)


@ALL
def test_a_hint_names_the_best_options_and_says_why_in_every_language(name):
    game = at(name, 20)
    seat = game.decision.seat
    found = hints(name, dump(game.imagine(seat, 1)), seat, 60.0, 1, best=3, iterations=30)
    assert 1 <= len(found) <= 3
    for hint in found:
        assert hint.option in judge_of(games.rules_of(name)).options(game.owed(seat))
        assert 0 <= hint.estimate <= 1
        assert len(hint.reasons) <= 2
        for lang in LANGUAGES:
            assert all(said_of(speaker(lang, name), reason.said, ["Ann", "Bob", "Cem"]) for reason in hint.reasons)


def test_a_hint_for_a_game_without_values_speaks_of_points():
    game = LAIR.new(LAIR.setup(2), 1)
    game.step(0, 0)
    game.step(0, 1)
    best = advise(LAIRS_JUDGE, game, 0, 60.0, 1, iterations=60)[0]
    assert best.option == 0
    assert {reason.said.id for reason in best.reasons} <= {
        "reason-points",
        "reason-points-named",
        "reason-rival-points",
    }


@ALL
def test_the_coach_looks_at_every_decision_of_a_game(name):
    rules = games.rules_of(name)
    record = Record(rules, rules.seats[0], 4)
    pick = random.Random(4)
    while len(record.answers) < 12 and not record.game.over:
        seat = record.game.waiting[0]
        owed = record.game.owed(seat)
        record.play(pick.choice(owed.options + owed.extras), seat)  # standing options are answers too
    found = coach(record, iterations=8)
    assert [(v.seat, v.option) for v in found] == record.answers
    assert all(v.loss >= 0 and 0 <= v.before <= 1 for v in found)
    assert coach(record, iterations=8, seats=[0]) == [v for v in found if v.seat == 0]


@pytest.mark.parametrize("name", ["wyrmspan", "seadragons"])
def test_the_coach_has_no_opinion_of_standing_options_that_bots_leave_alone(name):
    record = Record(games.rules_of(name), 2, 4)
    pick = random.Random(4)
    while not record.game.owed(record.game.waiting[0]).extras:
        seat = record.game.waiting[0]
        record.play(pick.choice(record.game.owed(seat).options), seat)
    seat = record.game.waiting[0]
    record.play(record.game.owed(seat).extras[0], seat)  # an exchange of resources; another dragon after all
    verdict = coach(record, iterations=4)[-1]
    assert (verdict.best, verdict.loss) == (None, 0.0)


def test_what_others_hide_is_not_the_luck_of_an_answer():
    """In Sea Dragons others keep the better one of two reef cards; only draws are luck, be it good or bad."""
    record = Record(games.rules_of("seadragons"), 2, 4)
    pick = random.Random(4)
    asked = []
    while not record.game.over:
        seat = record.game.waiting[0]
        owed = record.game.owed(seat)
        asked.append(type(owed.effect).__name__)
        record.play(pick.choice(owed.options), seat)
    luck = [verdict.luck for verdict in coach(record, iterations=1)]
    assert {each for kind, each in zip(asked, luck, strict=True) if kind == "PlayOrPass"} == {0.0}
    assert min(luck) < 0 < max(luck)
    assert abs(sum(luck)) < 60


def test_the_coach_sees_what_a_bad_choice_cost():
    """Passing in the first turn of Sea Dragons gives away a dragon."""
    record = Record(games.rules_of("seadragons"), 2, 4)
    record.play(SKIP)
    (verdict,) = coach(record, iterations=60)
    assert verdict.best != SKIP
    assert verdict.loss > 0.02


def test_the_coach_follows_a_game_whose_hidden_things_were_dealt_anew():
    record = Record(games.rules_of("seadragons"), 2, 4)
    record.play(record.game.decision.options[0])
    record.redeal("ab" * 16)
    record.play(record.game.decision.options[0])
    assert len(coach(record, iterations=4)) == 2


def test_weights_are_written_beside_those_of_other_games(tmp_path, monkeypatch):
    table = tmp_path / "weights.toml"
    table.write_text(WEIGHTS.read_text("utf-8"), "utf-8")
    monkeypatch.setattr("wyrmhall.bots.judge.WEIGHTS", table)
    before = tuned("seadragons")
    write_weights("worms", {"hand": 1.25})
    tuned.cache_clear()
    assert tuned("worms") == {"hand": 1.25}
    assert tuned("seadragons") == before
    tuned.cache_clear()
