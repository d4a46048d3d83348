"""No effect repeats without end: the bounds that docs/flamecraft.md argues, at their worst cases."""

import random

import pytest

from tests.games.flamecraft.play import BREAD, MEAT, POTION, SKIP, table
from wyrmhall.games.flamecraft import RULES


@pytest.mark.clause("FC-EDG-15", "FC-ART-20", "FC-FIR-07")
def test_the_longest_chain_of_potions_swaps_each_of_them_once():
    t = table(5).row("dwarven-stout").goods(0, iron=3, bread=2, meat=1)
    t.at("potable-potions", POTION, POTION, POTION).at("smith-mart", POTION, POTION, POTION).at(
        "nunyas-beeswax", POTION
    )
    t.begin().cast("potable-potions", "dwarven-stout")
    swaps = 0
    while t.asked in ("FireUp", "Swap"):
        if t.asked == "Swap":
            swaps += 1
            cards = {slot: t.game.slots[slot] for slot in t.options}
            t.pick(
                next((s for s, c in cards.items() if c // 7 == POTION and not t.game.fires[-1] >> c & 1), t.options[0])
            )
        else:
            t.pick(t.options[0])
        while t.asked not in ("FireUp", "Swap", "Pause"):
            t.pick(t.options[0])
    assert swaps <= 7  # there are seven potion artisans


@pytest.mark.clause("FC-EDG-15", "FC-CPN-24")
def test_the_largest_turn_with_every_helper_still_ends():
    t = table(5, companions=True).companion("manny").fancy("pocus", "hocus", "taylor")
    t.hand(*[MEAT] * 3, *[BREAD] * 3).at("draco-bell", MEAT, MEAT).at("critical-rolls", BREAD, BREAD).begin()
    turn, steps = t.game.turns, 0
    pick = random.Random(5)
    while t.game.turns == turn:
        decision = t.game.decision
        choices = [option for option in decision.offered if option != SKIP] or [SKIP]
        t.pick(pick.choice(choices))  # never declines while there is anything to do
        steps += 1
        assert steps < 120
    assert steps > 4


@pytest.mark.clause("FC-EDG-15", "FC-TRN-12")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_no_turn_of_a_greedy_random_game_grows_without_bound(players):
    """A player who never declines takes at most so many decisions in a turn."""
    longest = 0
    for seed in range(12):
        options = {} if players == 1 else {"companions": True, "shop_deck": "mixed"}
        game = RULES.new(RULES.setup(players, options), seed)
        pick = random.Random(seed)
        turn = steps = 0
        while game.pending and game.turns < 80:
            seat = game.waiting[0]
            decision = game.owed(seat)
            choices = [option for option in decision.offered if option != SKIP] or [SKIP]
            game.step(pick.choice(choices), seat)
            steps = steps + 1 if game.turns == turn else 0
            turn = game.turns
            longest = max(longest, steps)
    assert 10 < longest < 200
