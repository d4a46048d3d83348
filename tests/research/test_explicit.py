"""The games as trees with explicit chance: every draw is a move, and what a seat was told is what it knows."""

import pickle
import random

import numpy as np
import pytest

from wyrmhall import games
from wyrmhall.core.rng import FastLuck, luck_from
from wyrmhall.research.explicit import CHANCE, TERMINAL, Told, Tree, Wanted

ALL = pytest.mark.parametrize("game", games.NAMES)


class Noted(FastLuck):
    """Luck that writes down what it gives."""

    __slots__ = ("given",)

    def draw(self, stream, count, n):
        found = super().draw(stream, count, n)
        if n > 1:
            self.given.append((n, found))
        return found


def grown(tree, steps, seed=1):
    """A tree some moves on, by chance and by random players."""
    pick = random.Random(seed)
    while steps and tree.mover != TERMINAL:
        if tree.mover == CHANCE:
            tree.apply(pick.randrange(tree.outcomes))
        else:
            tree.apply(pick.choice(tree.legal()))
            steps -= 1
    while tree.mover == CHANCE:
        tree.apply(pick.randrange(tree.outcomes))
    return tree


@ALL
def test_the_same_draws_and_moves_make_the_same_game_as_the_engine_plays(game):
    rules = games.rules_of(game)
    luck = Noted(11)
    luck.given = []
    played, pick = rules.start(rules.setup(2), luck), random.Random(2)
    tree = Tree(rules.setup(2))
    for step in range(41):
        for n, found in luck.given:
            assert (tree.mover, tree.outcomes) == (CHANCE, n)
            tree.apply(found)
        luck.given.clear()
        if not played.pending or step == 40:
            break
        decision = played.decision
        assert tree.mover == decision.seat
        i = pick.randrange(len(decision.options))
        assert tree.game.decision.options == decision.options
        tree.apply(tree.actions.offered(played, decision, standing=False)[i])
        played.step(decision.options[i], decision.seat)
    assert tree.encoding.encode(tree.game, 0) == tree.encoding.encode(played, 0)


@ALL
def test_a_game_ends_and_gives_each_seat_its_share(game):
    tree = grown(Tree(games.rules_of(game).setup(2)), 5000)
    assert tree.mover == TERMINAL
    assert sum(tree.returns()) == pytest.approx(1)


@ALL
def test_a_copy_of_a_node_moves_on_without_the_original(game):
    tree = grown(Tree(games.rules_of(game).setup(3)), 15)
    before = [tree.seen(seat) for seat in range(3)], tree.told[:]
    ahead = grown(tree.copy(), 10, seed=5)
    assert (before[0], before[1]) == ([tree.seen(seat) for seat in range(3)], tree.told)
    assert ahead.told != tree.told
    assert tree.returns() == [0.0] * 3


@ALL
def test_a_node_can_be_packed_and_unpacked_even_in_the_middle_of_a_draw(game):
    tree = grown(Tree(games.rules_of(game).setup(2)), 10)
    pick = random.Random(3)
    while tree.mover not in (CHANCE, TERMINAL):
        tree.apply(pick.choice(tree.legal()))
    for packed in (tree, Tree(games.rules_of(game).setup(2))):
        again = pickle.loads(pickle.dumps(packed))
        assert (again.mover, again.outcomes, again.told) == (packed.mover, packed.outcomes, packed.told)
        assert grown(again, 8, seed=9).told == grown(packed, 8, seed=9).told


@ALL
def test_a_resampled_world_is_the_same_to_the_seat_and_can_be_played_on(game):
    tree = grown(Tree(games.rules_of(game).setup(3)), 30)
    seat = tree.mover
    other = tree.resample(seat, 99)
    assert other.told[seat] == tree.told[seat]
    assert other.seen(seat) == tree.seen(seat)
    assert other.legal() == tree.legal()
    assert grown(other, 5000).mover == TERMINAL


@ALL
def test_what_was_told_and_done_tells_histories_apart(game):
    setup = games.rules_of(game).setup(2)
    one, two = grown(Tree(setup), 12, seed=1), grown(Tree(setup), 12, seed=2)
    assert one.told[0] != two.told[0]
    assert grown(Tree(setup), 12, seed=1).told == one.told
    assert not np.array_equal(one.last[0], two.last[0])


def test_luck_that_was_told_wants_more_when_it_is_used_up():
    luck = Told([3, 1])
    assert [luck.draw(0, 0, 5), luck.draw(4, 7, 1), luck.draw(1, 0, 2)] == [3, 0, 1]
    with pytest.raises(Wanted) as wanted:
        luck.draw(0, 1, 6)
    assert wanted.value.n == 6
    assert luck.seed == "3,1"
    assert luck != luck_from(3)
