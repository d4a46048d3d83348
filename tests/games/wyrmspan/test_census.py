"""The census sees a piece that is lost, doubled, or recorded in the wrong place."""

import random

import pytest

from tests.games.wyrmspan.table import table
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.census import misplaced
from wyrmhall.games.wyrmspan.dragons import DRAGONS

MAT = {"C1": 30, "C2": 130, "G1": 43, "A1": 20}


def laid_out():
    t = table(coins=3, mat=MAT, eggs={"mat": 1, "G1": 2}, tucked={"C1": 2}, fed={"C1": 2, "A1": 1})
    return t.arrange(cached={"A1": {"meat": 1}, "G1": {"gold": 1}})


def move_a_tucked_card(p):
    p.under[0] = p.under[0] & ~60 | 4 << 2  # it says Golden 1 now, and Crimson 1 still counts it


def move_a_count(p):
    p.tucked[0], p.tucked[4] = p.tucked[4], p.tucked[0]


def move_a_dragon(p):
    p.dragons[4], p.dragons[8] = p.dragons[8], p.dragons[4]


def move_what_is_cached(p):
    p.cached[16:20], p.cached[20:24] = p.cached[20:24], p.cached[16:20]


def move_eggs(p):
    p.eggs[4], p.eggs[8] = p.eggs[8], p.eggs[4]


def overfill_the_mat(p):
    p.eggs[12] = 3


def feed_for_nothing(p):
    p.fed[8] += 1


def feed_a_grown_dragon(p):
    p.fed[4] = 1


def leave_a_gap(p):
    p.dragons[5], p.dragons[6] = 0, p.dragons[1]


def dig_out_of_order(p):
    p.caves[11] = 75


def dig_the_first_column(p):
    p.caves[8] = 75


def owe_a_coin(p):
    p.supply[4] = -1


WRONG = [
    move_a_tucked_card,
    move_a_count,
    move_a_dragon,
    move_what_is_cached,
    move_eggs,
    overfill_the_mat,
    feed_for_nothing,
    feed_a_grown_dragon,
    leave_a_gap,
    dig_out_of_order,
    dig_the_first_column,
    owe_a_coin,
]


@pytest.mark.clause("WS-GEN-01", "WS-EGG-02", "WS-ENT-10", "WS-EXC-02")
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_what_lies_where_it_cannot_lie_is_noticed(wrong):
    t = laid_out()
    assert misplaced(t.player()) == []
    wrong(t.player())
    assert misplaced(t.player()) != []


HATCHLINGS = {row.feed: row.number for row in DRAGONS[1:] if 0 <= row.feed < 4}
"""One for each resource that a hatchling eats."""
COLUMNS = [f"{c}{n}" for c in "CGA" for n in range(1, 5)]


def full():
    """A mat on which each thing lies wherever it can lie."""
    t = table(coins=3, mat=dict.fromkeys(COLUMNS, 43), eggs=2, pit=[12])
    p = t.player()
    for s in range(12):
        p.eggs[s] = p.box.nests[43]
        p.cached[4 * s + s % 4] = 1
        p.tucked[s] = 1
        p.under.append((60 + s) << 6 | s << 2 | 1)
    p.spent = [1] * 10
    return t


@pytest.mark.clause("WS-GEN-01", "WS-EGG-02", "WS-ENT-14", "WS-EXC-02")
def test_a_full_mat_and_an_empty_one_are_as_they_should_be():
    assert misplaced(full().player()) == []
    assert misplaced(table(coins=0).player()) == []
    for dug in COLUMNS:  # excavated up to there, without a dragon
        assert misplaced(table(dug=[dug]).player()) == []
    for n in range(12):  # dragons up to there
        assert misplaced(table(mat=dict.fromkeys(COLUMNS[n & 12 : n + 1], 43)).player()) == []


@pytest.mark.clause("WS-ENT-10", "WS-ENT-08", "WS-EXC-02", "WS-EXC-04", "WS-EGG-02", "WS-ENT-16")
@pytest.mark.parametrize("s", range(12))
def test_each_space_is_looked_at(s):
    column = s % 4

    def wrong_after(slip):
        p = full().player()
        slip(p)
        return misplaced(p)

    def gap(p):
        p.dragons[s - 1] = p.eggs[s - 1] = p.tucked[s - 1] = 0
        p.cached[4 * s - 4 : 4 * s] = [0] * 4
        p.under = [card for card in p.under if card >> 2 & 15 != s - 1]

    def no_cave(p):
        p.caves[s & 12 | 1 : (s & 12) + 4] = [n if i < column else 0 for i, n in enumerate((1, 1, 1), start=1)]

    assert len(wrong_after(lambda p: p.eggs.__setitem__(s, p.eggs[s] + 1))) == 1
    assert len(wrong_after(lambda p: p.tucked.__setitem__(s, 2))) == 1
    assert len(wrong_after(lambda p: p.under.append(50 << 6 | s << 2))) == 1
    assert len(wrong_after(lambda p: p.fed.__setitem__(s, 1))) == 1
    if column:
        assert len(wrong_after(gap)) == 1
        assert len(wrong_after(no_cave)) == 4 - column  # nothing is excavated from there on
    if column > 1:
        assert len(wrong_after(lambda p: p.caves.__setitem__(s - 1, 0))) == 2  # that space, and the card behind it
    else:
        assert len(wrong_after(lambda p: p.caves.__setitem__(s & 12, 75))) == 1
    for kind in range(4):
        p = table().player()
        p.cached[4 * s + kind] = 1
        assert len(misplaced(p)) == 1
        for eats, hatchling in HATCHLINGS.items():
            p = table().player()
            p.dragons[s & 12 : s + 1] = [hatchling] * (column + 1)
            p.caves[(s & 12) + 1 : s + 1] = [75] * column
            p.cached[4 * s + kind], p.fed[s] = 1, 1
            assert len(misplaced(p)) == (kind != eats)
            p.fed[s] = 2
            assert len(misplaced(p)) == 1
    p = table().player()
    p.dragons[s & 12 : s + 1] = [30] * (column + 1)  # it eats cards
    p.caves[(s & 12) + 1 : s + 1] = [75] * column
    p.tucked[s], p.under, p.fed[s] = 1, [60 << 6 | s << 2], 1
    assert misplaced(p) == []
    p.fed[s] = 2
    assert len(misplaced(p)) == 1


@pytest.mark.clause("WS-COM-12", "WS-GEN-01")
@pytest.mark.parametrize(("name", "n"), [("supply", 5), ("eggs", 13), ("cached", 48), ("spent", 10)])
def test_nothing_is_owed(name, n):
    for i in range(n):
        p = full().player()
        getattr(p, name)[i] = -1
        assert misplaced(p) != []


def lose(pile, i=0):
    """Something is one less than it was."""

    def slip(game):
        there = pile(game)
        there[i] -= 1

    return slip


def drop(pile):
    """A card or a marker is no longer there."""
    return lambda game: pile(game).pop()


PILES = {
    "deck": drop(lambda game: game.deck),
    "discard": drop(lambda game: game.discard),
    "drawn": drop(lambda game: game.drawn),
    "display": lambda game: game.display.__setitem__(1, 0),
    "cave deck": drop(lambda game: game.cave_deck),
    "cave discard": drop(lambda game: game.cave_discard),
    "cave display": lambda game: game.cave_display.__setitem__(2, 0),
    "hand": drop(lambda game: game.players[0].hand),
    "pit": drop(lambda game: game.players[0].pit),
    "mat": lambda game: game.players[0].dragons.__setitem__(0, 0),
    "under": drop(lambda game: game.players[0].under),
    "caves": lambda game: game.players[0].caves.__setitem__(1, 0),
    "markers": drop(lambda game: game.players[0].markers),
    **{f"bank {i}": lose(lambda game: game.bank, i) for i in range(6)},
    **{f"supply {i}": lose(lambda game: game.players[0].supply, i) for i in range(5)},
    **{f"cached {i}": lose(lambda game: game.players[0].cached, i) for i in range(4)},
    **{f"spent {i}": lose(lambda game: game.players[0].spent, i) for i in range(10)},
    **{f"eggs {i}": lose(lambda game: game.players[0].eggs, i) for i in (0, 12)},
    "dragons of the Automa": drop(lambda game: game.automa.dragons),
    "caves of the Automa": drop(lambda game: game.automa.caves),
    "markers of the Automa": drop(lambda game: game.automa.markers),
    "coins of the Automa": lambda game: setattr(game.automa, "coins", 1),
}


@pytest.mark.clause("WS-COM-02", "WS-COM-03", "WS-COM-12")
@pytest.mark.parametrize("pile", PILES)
def test_whatever_vanishes_is_missed(pile):
    mat = {"C1": 43, "C2": 45}
    t = table(seats=1, hand=[60, 61], pit=[12], mat=mat, tucked={"C1": 1}, eggs={"mat": 1, "C1": 1}, markers=["row2"])
    t.arrange(meat=1, gold=1, crystal=1, milk=1, coins=2)
    game = t.game
    game.discard.append(game.deck.pop())
    game.drawn.append(game.deck.pop())
    game.cave_discard.append(game.cave_deck.pop())
    game.players[0].spent = [2] * 10
    game.players[0].cached[:4] = [1] * 4
    game.automa.dragons.append(game.deck.pop())
    game.automa.caves.append(game.cave_deck.pop())
    game.automa.markers.append(1)
    game.free[1] -= 1
    game.automa.coins = 2
    before = RULES.census(game)
    assert before[3] is True
    PILES[pile](game)
    after = RULES.census(game)
    assert after != before
    if "bank" not in pile:  # and it is missed alone
        assert sum(a != b for a, b in zip(after[:4], before[:4], strict=True)) == 1


@pytest.mark.clause("WS-SPC-06", "WS-SPC-16")
def test_covering_and_swapping_leave_everything_in_its_place():
    t = laid_out().arrange(hand=[68], pit=[12]).central(tile="highlands").row(2).do(212, 68, "C1")
    assert t.count("tucked") == {"C1": 3}
    assert misplaced(t.player()) == []
    t.lay(66).do("C1", "A1")
    assert t.count("tucked") == {"A1": 3}
    assert misplaced(t.player()) == []


@pytest.mark.clause("WS-COM-02", "WS-COM-03", "WS-COM-12")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_whole_game_changes_nothing_of_the_census(players):
    game, pick = RULES.new(RULES.setup(players), players), random.Random(players)
    before = RULES.census(game)
    assert before[-1] == []
    while not game.over:
        game.step(pick.choice(game.decision.options), game.decision.seat)
        assert RULES.census(game) == before
