"""Where an answer leads: to the end of a turn, though the same seat is asked next, and to the end of the game."""

from random import Random

import pytest

from wyrmhall.core.rng import luck_from
from wyrmhall.core.save import dump
from wyrmhall.games.flamecraft import RULES as FLAMECRAFT
from wyrmhall.games.flamecraft.events import TurnBegan
from wyrmhall.games.seadragons import RULES as SEADRAGONS
from wyrmhall.games.seadragons.numbers import TAKE_BACK
from wyrmhall.games.seadragons.turns import PASS, PlaceDragon, PlayOrPass
from wyrmhall.games.worms import RULES as WORMS
from wyrmhall.games.worms.events import Turn as WormsTurn
from wyrmhall.games.wyrmspan import RULES as WYRMSPAN
from wyrmhall.games.wyrmspan.setup import PickCards, PickResources
from wyrmhall.games.wyrmspan.turns import Turn
from wyrmhall.server.foreseen import Course
from wyrmhall.server.looker import LookQuestion, look
from wyrmhall.server.shelf import Shelf

STEPS = 120


def courses(rules, seats, seed=5):
    """Of answers drawn at random: the game before each of them, and where the answer leads."""
    chance = Random(seed)
    game = rules.start(rules.setup(seats), luck_from(seed))
    for _ in range(STEPS):
        if game.over:
            return
        decision = game.decision
        option = chance.choice(decision.offered)
        yield game, decision, Course(game, option, decision.seat)
        game.step(option, decision.seat)


@pytest.mark.parametrize(("rules", "turn"), [(FLAMECRAFT, TurnBegan), (WORMS, WormsTurn)])
def test_where_turns_are_told_a_turn_ends_when_the_next_one_is(rules, turn):
    begun, alone = False, 0
    for _, decision, course in courses(rules, rules.seats[0]):
        told = any(type(event) is turn for event in course.events)
        asked = course.after.owed(decision.seat) is not None
        assert course.ends(rules) is (course.is_last or not asked or (begun and told))
        alone += asked and course.ends(rules)
        begun = begun or told
    assert alone or rules is WORMS


@pytest.mark.parametrize("seats", [1, 2])
def test_a_turn_of_wyrmspan_ends_with_the_choice_of_the_next_action_also_beside_the_automa(seats):
    alone = 0
    for _, decision, course in courses(WYRMSPAN, seats):
        if course.is_last or (then := course.after.owed(decision.seat)) is None:
            assert course.ends(WYRMSPAN)
        else:
            is_next = type(then.effect) is Turn and type(decision.effect) not in (PickCards, PickResources)
            assert course.ends(WYRMSPAN) is is_next
            alone += is_next
    assert alone


def test_where_nobody_else_has_heads_a_turn_of_sea_dragons_ends_all_the_same_and_not_by_a_card_put_back():
    game = SEADRAGONS.start(SEADRAGONS.setup(2), luck_from(5))
    seat = game.decision.seat
    game.players[1 - seat].heads = 0
    passed = Course(game, PASS, seat)
    while type((decision := passed.after.decision).effect) is not PlayOrPass:  # a card is discarded, another taken
        assert not passed.ends(SEADRAGONS)
        passed = Course(passed.after, decision.options[0], seat)
    assert passed.ends(SEADRAGONS)
    card = next(option for option in game.decision.options if option != PASS)
    chosen = Course(game, card, seat)
    assert not chosen.ends(SEADRAGONS)
    assert type(chosen.after.decision.effect) is PlaceDragon
    back = Course(chosen.after, TAKE_BACK, seat)
    assert type(back.after.decision.effect) is PlayOrPass
    assert not back.ends(SEADRAGONS)


@pytest.mark.parametrize("freely", [True, False])
def test_what_ends_the_game_is_final_though_all_else_can_be_taken_back(freely):
    chance = Random(5)
    game = SEADRAGONS.start(SEADRAGONS.setup(2), luck_from(5))
    while True:
        decision = game.decision
        option = chance.choice(decision.offered)
        after = game.copy()
        after.step(option, decision.seat)
        if after.over:
            break
        game = after
    asked = LookQuestion("seadragons", dump(game), decision.seat, 1, "en", ["Ann", "Bob"], freely)
    assert option in look(Shelf(), asked).final
