"""Why an option is good: every reason has its sentence, names things on the table, and knows what the seat knows."""

import random
from collections import Counter
from itertools import islice

import pytest

from wyrmhall import games
from wyrmhall.bots.coach import judge_answer
from wyrmhall.bots.hints import advise
from wyrmhall.bots.judge import Judge, judge_of
from wyrmhall.bots.reasons import Outlook, about, outlook, reasons, said_of, subject_of
from wyrmhall.bots.teaching import teaching_of
from wyrmhall.core.save import dump
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg, Seat

ALL = pytest.mark.parametrize("name", games.NAMES)
NAMES = ["Ann", "Bohdan", "Cem", "Dana", "Eva", "Finn"]
WORDS = {"thing": "THING", "who": "WHO", "n": 2, "of": 5}


@ALL
def test_every_reason_theme_and_deed_has_its_sentence_in_every_language(name):
    teaching = teaching_of(name)
    themes_of = [f"theme-{name}-{habit}" for habit in teaching.habits]
    for lang in LANGUAGES:
        words = speaker(lang, name)
        for id in [*sentences_of(judge_of(games.rules_of(name))), *themes_of]:
            said = words.sentence(Msg(id, game=name, **WORDS))
            assert said.endswith("."), said
            assert ("THING" in said) == id.endswith("-named"), said
            assert ("WHO" in said) == ("-rival-" in id), said
            assert lang == "en" or not said.replace("THING", "").replace("WHO", "").isascii(), said


@ALL
def test_no_sentence_of_a_reason_is_left_over(name):
    known = {*sentences_of(judge_of(games.rules_of(name))), *[f"theme-{name}-{h}" for h in teaching_of(name).habits]}
    for lang in LANGUAGES:
        written = {
            id for id in speaker(lang, name).bundle._messages if id.startswith((f"reason-{name}-", f"theme-{name}-"))
        }
        assert written <= known, written - known


def sentences_of(judge: Judge) -> list[str]:
    """The ids of all messages that a reason of this game may be."""
    name, teaching = judge.rules.name, teaching_of(judge.rules.name)
    found = ["reason-even"]
    if teaching.counted:
        found += [f"reason-{name}-count", f"reason-{name}-rival-count"]
    else:
        found += ["reason-points", "reason-points-named", "reason-rival-points"]
    found += [f"reason-{name}-{feature}" for feature in judge.names]
    found += [f"reason-{name}-{feature}-named" for feature in teaching.named]
    found += [f"reason-{name}-rival-{feature}" for feature in teaching.rivalled]
    found += [f"reason-{name}-rival-{feature}-named" for feature in teaching.rivalled if feature in teaching.named]
    found += [f"reason-{name}-deed-{deed}" for deed in teaching.deeds]
    return found + [f"reason-{name}-deed-{deed}-named" for deed in teaching.named_deeds]


def positions(rules, players, seed, every):
    game, pick = rules.new(rules.setup(players), seed), random.Random(seed)
    while not game.over:
        seat = pick.choice(game.waiting)
        if pick.random() < every and len(game.owed(seat).options) > 1:
            yield game, seat
        game.step(pick.choice(game.owed(seat).options), seat)


@ALL
def test_what_a_seat_cannot_see_never_changes_a_reason_a_way_or_a_title(name):
    """The law of leaks for what is said in words: deal anew what is hidden, and the same is said."""
    rules = games.rules_of(name)
    judge = judge_of(rules)
    heard = 0
    for players in rules.seats[:2]:
        for n, (game, seat) in enumerate(islice(positions(rules, players, seed=40 + players, every=0.12), 3, 8)):
            permuted = game.imagine(seat, 9000 + n)
            mine, other = (advise(judge, world.imagine(seat, n), seat, 60, n, 2, 4) for world in (game, permuted))
            assert mine == other, f"seat {seat} of {players}, at {game.decision}"
            heard += sum(len(hint.reasons) for hint in mine)
    assert heard > 2


@ALL
def test_reasons_speak_in_full_sentences_of_real_positions(name):
    rules = games.rules_of(name)
    judge, ids = judge_of(rules), set(sentences_of(judge_of(rules)))
    said = 0
    for game, seat in islice(positions(rules, 2, seed=7, every=0.2), 4, 20):
        world = game.imagine(seat, 1)
        first, *rest = judge.options(game.owed(seat))[:3]
        looked = [outlook(judge, world, seat, option, 1) for option in (first, *rest)]
        found = reasons(judge, world, seat, looked[0], looked[1:])
        assert len({subject_of(name, reason.said) for reason in found}) == len(found), found
        for reason in found:
            said += 1
            assert reason.said.id in ids
            for lang in LANGUAGES:
                text = said_of(speaker(lang, name), reason.said, NAMES)
                assert text.endswith((".", "!", "…"))
                assert "{" not in text
    assert said > 2


def an_outlook(judge, **said) -> Outlook:
    n = len(judge.names)
    found = Outlook(0.0, [0.0] * n, {}, [0.0] * n, 0.0, said.pop("deeds", Counter()))
    found.parts = {feature: {thing: 1.0} for feature, thing in said.pop("things", {}).items()}
    for feature, points in said.items():
        found.features[judge.names.index(feature)] = points
    return found


def test_the_reasons_are_the_deed_and_the_feature_in_which_an_option_is_furthest_ahead():
    judge = judge_of(games.rules_of("wyrmspan"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    cave = Msg("cave-row", cave="golden")
    mine = an_outlook(judge, walks=3.0, eggs=2.0, deeds=Counter(feed=2), things={"walks": cave})
    other = an_outlook(judge, walks=1.0, eggs=1.5, deeds=Counter())
    found = reasons(judge, game, 0, mine, [other])
    words = speaker("en", "wyrmspan")
    assert [said_of(words, reason.said, NAMES) for reason in found] == [
        "Feeds hatchlings 2 times on the way.",
        "Leaves you a richer walk here: Golden Grotto.",
    ]
    assert reasons(judge, game, 0, other, [mine]) == []  # behind in everything


def test_no_reason_says_once_more_what_another_has_said():
    judge = judge_of(games.rules_of("wyrmspan"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    mine = an_outlook(judge, eggs=3.0, nests=1.0, deeds=Counter(egg=1))
    other = an_outlook(judge, deeds=Counter())
    found = reasons(judge, game, 0, mine, [other])
    assert [reason.said.id for reason in found] == ["reason-wyrmspan-deed-egg", "reason-wyrmspan-nests"]


def test_of_reasons_that_speak_of_the_same_the_one_is_told_that_names_a_thing():
    judge = judge_of(games.rules_of("seadragons"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    mine = an_outlook(judge, missions=2.0, deeds=Counter(ships=1), things={"missions": Msg("mission-1")})
    found = reasons(judge, game, 0, mine, [an_outlook(judge, deeds=Counter())])
    assert [reason.said.id for reason in found] == ["reason-seadragons-missions-named"]


def test_points_that_cannot_be_named_are_no_reason_beside_the_deed_that_brings_them():
    judge = judge_of(games.rules_of("flamecraft"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    mine, other = an_outlook(judge, deeds=Counter(fire=1)), an_outlook(judge, deeds=Counter())
    mine.points = 3.0
    assert [reason.said.id for reason in reasons(judge, game, 0, mine, [other])] == ["reason-flamecraft-deed-fire"]
    mine.deeds = Counter()
    assert [reason.said.id for reason in reasons(judge, game, 0, mine, [other])] == ["reason-points"]


@ALL
def test_what_speaks_of_the_same_is_named_as_reasons_are_and_speaks_of_one_thing_only(name):
    teaching, features = teaching_of(name), judge_of(games.rules_of(name)).names
    scores = {id.removeprefix("score-") for id in speaker("en", name).bundle._messages if id.startswith("score-")}
    known = {*features, *[f"deed-{deed}" for deed in teaching.deeds], *[f"points-{source}" for source in scores]}
    known |= {*[f"rival-{feature}" for feature in teaching.rivalled], *(["count", "rival-count"] * teaching.counted)}
    assert teaching.subjects
    for subject in teaching.subjects:
        assert subject <= known, subject - known
        assert len(subject) > 1
    assert sum(map(len, teaching.subjects)) == len(frozenset().union(*teaching.subjects))


@ALL
def test_a_reason_is_known_by_the_name_that_subjects_have_for_it(name):
    """Else it would be a subject of its own, and might say once more what another has said."""
    teaching = teaching_of(name)
    named = {about(name, Msg(id, **WORDS)) for id in sentences_of(judge_of(games.rules_of(name)))}
    named |= {about(name, Msg("reason-points-named", thing=Msg("score-of-something")))}
    assert "points-of-something" in named
    for subject in teaching.subjects:
        assert {one for one in subject if not one.startswith("points-")} <= named


def test_a_rival_is_called_by_name_and_a_game_that_does_not_name_its_points_is_still_understood():
    words = speaker("uk", "flamecraft")
    assert "Bohdan" in said_of(words, Msg("reason-rival-points", who=Seat(1)), NAMES)
    nameless = Msg("reason-points-named", thing=Msg("score-of-nowhere"))
    assert said_of(words, nameless, NAMES) == words.sentence(Msg("reason-points", game="flamecraft"))


@pytest.mark.parametrize(
    ("lang", "name", "word"),
    [
        ("uk", "wyrmspan", "балів"),
        ("uk", "flamecraft", "репутації"),
        ("uk", "seadragons", "очок"),
        ("ru", "wyrmspan", "очков"),
        ("ru", "flamecraft", "репутации"),
        ("en", "flamecraft", "reputation"),
    ],
)
def test_points_are_called_what_the_rulebook_of_the_game_calls_them(lang, name, word):
    assert word in said_of(speaker(lang, name), Msg("reason-points"), NAMES)


def test_of_the_same_deed_that_thing_is_named_to_which_only_this_option_does_it():
    judge = judge_of(games.rules_of("flamecraft"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    mine, other = an_outlook(judge, deeds=Counter(cast=1)), an_outlook(judge, deeds=Counter(cast=1))
    mine.deed_things = {"cast": Counter([Msg("enchantment-creme-brulee")])}
    other.deed_things = {"cast": Counter([Msg("enchantment-heart-of-flame")])}
    words = speaker("en", "flamecraft")
    assert [said_of(words, reason.said, NAMES) for reason in reasons(judge, game, 0, mine, [other])] == [
        "Casts Creme Brulee at once."
    ]


def test_a_thing_is_named_by_which_the_option_is_ahead_and_never_one_that_is_worse_after_it():
    judge = judge_of(games.rules_of("worms"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    one, two = (Msg("thing-on", what=Msg("thing-worm", colour="red", n=n), hex=f"{n},0") for n in (1, 2))
    mine, other = an_outlook(judge, perils=1.0), an_outlook(judge)
    mine.parts, other.parts = {"perils": {one: 1.0, two: 2.0}}, {"perils": {one: 3.0, two: 1.0}}
    (reason,) = reasons(judge, game, 0, mine, [other])
    assert reason.said == Msg("reason-worms-perils-named", thing=one)
    mine.parts = {"perils": {one: 3.0, two: 2.0}}
    (reason,) = reasons(judge, game, 0, mine, [other])
    assert reason.said == Msg("reason-worms-perils")


def test_the_coach_says_why_the_best_answer_would_have_been_better():
    rules = games.rules_of("wyrmspan")
    game, pick = rules.new(rules.setup(2), 3), random.Random(3)
    while not judge_of(rules).is_quiet(game):
        game.step(pick.choice(game.decision.options), game.decision.seat)
    before, decision = dump(game), game.decision
    passed = decision.options[-1]  # to pass with all coins in hand
    after = game.copy()
    after.step(passed)
    found = judge_answer("wyrmspan", before, dump(after), 0, decision.seat, passed, 24)
    assert found.judged.cost > 1
    assert 1 <= len(found.reasons) <= 2


def test_a_reason_of_worms_names_the_worm_and_its_hex_and_counts_worms():
    judge = judge_of(games.rules_of("worms"))
    game = judge.rules.new(judge.rules.setup(2), 1)
    victim = Msg("thing-on", what=Msg("thing-worm", colour="red", n=2), hex="2,-1")
    mine, other = an_outlook(judge, deeds=Counter(kill=1)), an_outlook(judge, deeds=Counter())
    mine.deed_things, mine.points = {"kill": Counter([victim])}, 1.0
    words = speaker("en", "worms")
    found = reasons(judge, game, 0, mine, [other])
    assert [said_of(words, reason.said, NAMES) for reason in found] == [
        "Takes out a worm of an opponent: red worm 2 on 2,-1.",
        "Keeps more of your worms alive.",
    ]
    mine.deeds = Counter(kill=2)  # which of them, one name does not say
    assert said_of(words, reasons(judge, game, 0, mine, [other])[0].said, NAMES) == "Takes out 2 worms of opponents."


def test_in_real_positions_of_worms_things_are_named_and_points_are_not_spoken_of():
    rules = games.rules_of("worms")
    judge, ids = judge_of(rules), Counter()
    for game, seat in islice(positions(rules, 2, seed=7, every=0.5), 4, 40):
        world = game.imagine(seat, 1)
        looked = [outlook(judge, world, seat, option, 1) for option in judge.options(game.owed(seat))[:3]]
        ids.update(
            reason.said.id
            for n, mine in enumerate(looked)
            for reason in reasons(judge, world, seat, mine, looked[:n] + looked[n + 1 :])
        )
    assert not any("points" in id for id in ids)
    assert {id for id in ids if id.endswith("-named")}, ids
