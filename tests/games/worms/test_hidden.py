"""What a seat imagines: all that it cannot see may be otherwise, and nothing that it sees or knows (WM-INF)."""

import random
from itertools import islice

import pytest

from tests.games.worms.table import Table, table
from wyrmhall import laws
from wyrmhall.core.engine import SKIP
from wyrmhall.core.rng import luck_of_deal
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.components import FIXED, RANDOM, SUPER
from wyrmhall.laws.hidden import check_imagination

WORLDS = 40
SEATS = (-1, 0, 1, 2)


def laid_out(**options) -> Table:
    """Three players: cards in hands and decks, at the bottom, and before the one who is just looking at some."""
    hands = {0: "uzi grenade sheep mine", 1: "uzi shotgun freeze armageddon", 2: "bazooka dynamite mine dud"}
    decks = {"supply": "mortar teleport jet-pack mole holy-hand-grenade", "drops": "squall minefield scrapyard"}
    t = table({"0,0": "B1 B2", "1,0": "R1", "2,0": "Y1"}, hands, players=3, collectors=True, **decks, **options)
    game, ids = t.game, [card.id for card in t.game.box.cards]
    card = ids.index
    game.supers = [card("concrete-donkey"), card("super-sheep"), card("carpet-bomb")] if options else []
    game.unused = [card(id) for id in ("baseball-bat", "cluster-bomb", "napalm-strike", "skunk", "crate-spy")]
    game.bottom = [card(id) for id in ("fire-punch", "air-strike", "longbow", "laser-sight")]
    game.bottom_by = [0, 1, 0, 2]
    game.seen, game.seer = [card("old-woman"), card("mb-bomb")], 1
    game.drops_unused = [i for i, drop in enumerate(game.box.drops) if drop.id in ("wildfire", "booby-trap")]
    game.death, game.deaths_unused = 2, [0, 1, 3, 4, 5]
    return t


def worlds(t, seat):
    return [t.game.imagine(seat, seed) for seed in range(WORLDS)]


def dealt_anew(t, seat):
    """What comes of one deal each, whether or not the same could be asked then."""
    found = []
    for seed in range(WORLDS):
        world = t.game.copy()
        world.luck, world.counts = luck_of_deal(seed, 0), [0] * len(world.counts)
        world.redeal(seat)
        found.append(world)
    return found


def varies(found):
    return len({repr(one) for one in found}) > 1


@pytest.mark.clause("WM-INF-01", "WM-INF-03", "WM-INF-05", "WM-INF-06", "WM-SET-22")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("late", [False, True])
def test_hands_decks_and_cards_put_below_are_otherwise_for_all_but_those_who_know_them(seat, late):
    t = laid_out(**({"late_superweapons": True} if late else {}))
    found = worlds(t, seat)
    for other in range(3):
        assert varies([world.hands[other] for world in found]) == (other != seat)
    for i, by in enumerate(t.game.bottom_by):
        assert varies([world.bottom[i] for world in found]) == (by != seat)
    assert varies([world.seen for world in found]) == (seat != 1)
    for pile in ("supply", "unused", *["supers"] * late):
        assert varies([sorted(getattr(world, pile)) for world in found])
        assert varies([getattr(world, pile) for world in found])
    assert all(RULES.census(world) == RULES.census(t.game) for world in found)


@pytest.mark.clause("WM-SET-20", "WM-SET-21", "WM-INF-06", "WM-OPT-19")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("late", [False, True])
def test_dark_backs_stay_dark_fixed_starters_where_they_are_and_late_superweapons_below(seat, late):
    t = laid_out(**({"late_superweapons": True} if late else {}))
    cards, hands = t.game.box.cards, t.game.hands
    for world in worlds(t, seat):
        for own, hand in zip(world.hands, hands, strict=True):
            assert [cards[card].kind == RANDOM for card in own] == [cards[card].kind == RANDOM for card in hand]
            fixed = [(i, card) for i, card in enumerate(hand) if cards[card].kind == FIXED]
            assert fixed == [(i, card) for i, card in enumerate(own) if cards[card].kind == FIXED]
        assert [cards[card].kind == RANDOM for card in world.unused] == [True, False, False, False, False]
        if late:
            assert {cards[card].kind for card in world.supers} == {SUPER}
            assert sum(cards[card].kind == SUPER for card in (*world.hands[0], *world.hands[1], *world.supply)) == 2
    # The dark backs are dealt among those who hold them.
    seen = {cards[world.hands[2][1]].id for world in worlds(t, seat)}
    held = {"grenade", "shotgun", "dynamite", "baseball-bat"}
    assert seen == {-1: held, 0: held - {"grenade"}, 1: held - {"shotgun"}, 2: {"dynamite"}}[seat]
    supers = {sum(cards[card].kind == SUPER for card in world.hands[1]) for world in worlds(t, seat)}
    assert (len(supers) > 1) == (seat != 1 and not late)


@pytest.mark.clause("WM-INF-02", "WM-INF-05", "WM-SET-26")
@pytest.mark.parametrize("seat", SEATS)
def test_drop_cards_and_the_sudden_death_card_are_otherwise_for_everybody_until_it_is_revealed(seat):
    t = laid_out()
    found = worlds(t, seat)
    assert {world.death for world in found} == set(range(6))
    assert all(sorted([world.death, *world.deaths_unused]) == list(range(6)) for world in found)
    assert varies([sorted(world.drops) for world in found])
    assert varies([sorted(world.drops_unused) for world in found])
    assert all(sorted(w.drops + w.drops_unused) == sorted(t.game.drops + t.game.drops_unused) for w in found)
    t.game.death_shown, t.game.death = 2, -1
    for world in worlds(t, seat):
        assert (world.death, world.death_shown, world.deaths_unused) == (-1, 2, [0, 1, 3, 4, 5])


@pytest.mark.clause("WM-OPT-11", "WM-OPT-12", "WM-OPT-13")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kept", [False, True])
def test_of_sudden_death_cards_dealt_everybody_knows_the_own_ones_and_nobody_which_one_remained(seat, kept):
    t = laid_out()
    t.game.dealt, t.game.deaths_unused = [[0, 1], [2], [3, 4]], [5]
    t.game.death = 3 if kept else -1
    found = worlds(t, seat)
    for other, cards in enumerate(t.game.dealt):
        seen = {tuple(world.dealt[other]) for world in found}
        assert seen == {tuple(cards)} if other == seat else len(seen) > 5 - 2 * (len(cards) == 1)
    assert varies([world.deaths_unused for world in found])
    if kept:
        assert all(world.death in [cards[0] for cards in world.dealt] for world in found)
        of = {[cards[0] for cards in world.dealt].index(world.death) for world in found}
        assert of == {0, 1, 2}
    else:
        assert {world.death for world in found} == {-1}
    t.game.death_shown, t.game.death = t.game.death, -1
    if kept:
        assert all(world.dealt == t.game.dealt for world in worlds(t, seat))


@pytest.mark.clause("WM-OPT-11", "WM-OPT-12", "WM-INF-02")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_while_sudden_death_cards_are_chosen_and_long_after_no_seat_knows_more_than_it_has_seen(players, seed):
    setup = RULES.setup(players, {"sudden_death": "draft", "random_setup": True})
    pick = random.Random(seed)
    for n, record in enumerate(islice(laws.random_game(RULES, setup, seed), 60)):
        if n < 5 or n % 20 == 0:
            for seat in range(-1, players):
                check_imagination(RULES, record.game, seat, pick.randrange(1 << 30))


@pytest.mark.clause("WM-COL-15", "WM-INF-01")
@pytest.mark.parametrize("support", ["holders", "everyone"])
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_whoever_is_asked_for_a_support_card_can_hold_any_cards_of_which_one_fits(support, seat):
    hands = {0: "uzi grenade", 1: "bazooka dud sheep", 2: "uzi mole freeze"}
    supply = "mortar teleport jet-pack mine holy-hand-grenade freeze dud longbow"
    things = {"0,0": "B1", "1,0": "f", "-2,0": "R1", "-2,1": "Y1"}
    t = table(things, hands, players=3, collectors=True, supply=supply, support=support, flips="S")
    while t.asks == "Chorus":
        t.take(SKIP, t.game.waiting[0])
    t.inch("1,0")
    while t.game.waiting[0] != 1:  # by the table's option nobody is asked before the others
        t.take(SKIP, t.game.waiting[0])
    assert t.asks == ("Window" if support == "holders" else "Chorus")
    cards = t.game.box.cards
    found = dealt_anew(t, seat)
    held = {"dud" in [cards[card].id for card in world.hands[1]] for world in found}
    assert held == ({True} if support == "holders" else {True, False})
    assert varies([sorted(world.hands[1]) for world in found])
    for world in found:
        assert RULES.census(world) == RULES.census(t.game)
        assert cards[world.hands[1][0]].id == "bazooka"
        assert seat != 2 or world.hands[2] == t.game.hands[2]


@pytest.mark.clause("WM-INF-01")
def test_who_is_asked_for_a_support_card_knows_the_own_hand():
    things = {"0,0": "B1", "1,0": "f", "-2,0": "R1"}
    hands = {0: "uzi sheep", 1: "dud mole"}
    t = table(things, hands, collectors=True, supply="mortar teleport jet-pack mine", flips="S").inch("1,0")
    assert (t.asked, t.asks) == (1, "Window")
    assert {tuple(world.hands[1]) for world in dealt_anew(t, 1)} == {tuple(t.game.hands[1])}
    assert varies([world.hands[0] for world in worlds(t, 1)])
