"""Of everything that cannot be done the table says why: each thing once, with the rule that stands in the way."""

import random
from itertools import chain

import pytest

from tests.games.wyrmspan.table import MAT, table
from wyrmhall import laws
from wyrmhall.core.engine import At
from wyrmhall.core.text import speaker
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.caching import Cache
from wyrmhall.games.wyrmspan.combine import all_of
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.effects import lay
from wyrmhall.games.wyrmspan.enticing import Entice, PlayDragon
from wyrmhall.games.wyrmspan.numbers import (
    CAVE_NAMES,
    COLUMN,
    DECK,
    HAND,
    HAND_OR_DISPLAY,
    MINUS_ONE,
    NO_RESOURCES,
    OF_ACTION,
    OF_ROW,
    OF_SLOT,
    THIS_CAVE,
    WHEN_PLAYED,
)
from wyrmhall.games.wyrmspan.options import ACTIONS
from wyrmhall.games.wyrmspan.rearrange import Activate
from wyrmhall.games.wyrmspan.track import step
from wyrmhall.games.wyrmspan.tucking import Tuck
from wyrmhall.games.wyrmspan.turns import TURN

WORDS = speaker("en", "wyrmspan")
ALL_ACTIONS = {f"action:{action}" for action in ACTIONS[:5]}


def refused(game):
    """For each thing that cannot be done the clause; none is named twice."""
    decision = game.decision
    found = [(refusal.target, refusal.clause) for refusal in decision.effect.refusals(game, decision.at)]
    assert len(dict(found)) == len(found)
    return dict(found)


def reasons(t):
    t.wake()
    return refused(t.game)


def said(t):
    t.wake()
    decision = t.game.decision
    return {refusal.target: WORDS.say(refusal.reason) for refusal in decision.effect.refusals(t.game, decision.at)}


@pytest.mark.clause("WS-TRN-08")
def test_who_has_no_coin_is_told_that_and_nothing_else():
    t = table(coins=0, hand=[20], pit=[16])
    assert [(refusal.target, refusal.clause) for refusal in TURN.refusals(t.game, At(0))] == [("action", "WS-TRN-08")]
    assert t.is_turn_of(1)  # nobody is asked who can only pass


@pytest.mark.clause("WS-EXC-11", "WS-EXC-36", "WS-ENT-17")
def test_why_there_is_nothing_to_excavate_or_to_entice():
    t = table(coins=1, eggs=2)
    assert reasons(t) == {"action:excavate": "WS-EXC-11", "action:entice": "WS-ENT-17"}
    assert "no cave card" in said(t)["action:excavate"].lower()
    t = table(coins=1, eggs=2, pit=[16], dug=["C4", "G4", "A4"])
    assert reasons(t) == {"action:excavate": "WS-EXC-36", "action:entice": "WS-ENT-17"}
    assert "no cave card" not in said(t)["action:excavate"].lower()
    t = table(coins=1, eggs=0, pit=[16], dug=["C2", "G2", "A3"])
    assert reasons(t) == {"action:excavate": "WS-EXC-36", "action:entice": "WS-ENT-17"}
    t = table(coins=1, eggs=0, pit=[16], dug=["C2", "G2"])
    assert reasons(t) == {"action:entice": "WS-ENT-17"}
    t = table(coins=1, eggs=0, pit=[16], hand=[98])
    assert reasons(t) == {}


@pytest.mark.clause("WS-EXP-03", "WS-EXP-04", "WS-EXP-05")
def test_why_a_cave_cannot_be_explored_again():
    t = table(coins=1, eggs=0, explored={"crimson": 1, "golden": 2, "amethyst": 3}, pit=[16], hand=[98])
    assert reasons(t) == {
        "action:explore-crimson": "WS-EXP-03",
        "action:explore-golden": "WS-EXP-04",
        "action:explore-amethyst": "WS-EXP-05",
    }
    assert said(t)["action:explore-crimson"] == "1 egg short"
    assert said(t)["action:explore-golden"] == "2 eggs short"
    t = table(coins=1, eggs=1, explored={"crimson": 1, "golden": 2, "amethyst": 3}, pit=[16], hand=[98])
    assert reasons(t) == {"action:explore-golden": "WS-EXP-04", "action:explore-amethyst": "WS-EXP-05"}
    assert said(t)["action:explore-golden"] == "1 egg short"
    t = table(coins=1, eggs=2, explored={"crimson": 1, "golden": 2, "amethyst": 3}, pit=[16], hand=[98])
    assert reasons(t) == {"action:explore-amethyst": "WS-EXP-05"}


def why_not(p, number):
    """The first of the rules by which a dragon of the hand cannot be enticed, read from its card; none if it can."""
    row = DRAGONS[number]
    cost = p.box.costs[number]
    free = []
    for cave in range(3):
        spaces = [4 * cave + column for column in range(4)]
        empty = next((s for s in spaces if not p.dragons[s]), None)
        if empty is not None and (empty % 4 == 0 or p.caves[empty]):
            free.append(cave)
    if not set(p.box.homes[number]) & set(free):
        return "WS-ENT-17"
    if p.supply[4] < 1 + cost[4]:
        return "WS-ENT-04"
    if sum(p.eggs) < cost[5]:
        return "WS-ENT-06"
    lacking = sum(max(0, need - have) for need, have in zip(cost[:4], p.supply[:4], strict=True))
    spare = sum(max(0, have - need) for need, have in zip(cost[:4], p.supply[:4], strict=True))
    assert row.number == number
    return "WS-ENT-03" if spare < 2 * lacking else None


@pytest.mark.clause("WS-ENT-17", "WS-ENT-03")
def test_why_not_is_said_card_by_card_in_the_order_of_their_numbers():
    t = table(coins=1, hand=[150, 20, 60])
    for question in (TURN, Entice()):
        said = [refusal.target for refusal in question.refusals(t.game, At(0)) if "dragon" in refusal.target]
        assert said == [f"dragon:{card}" for card in (20, 60, 150)]


@pytest.mark.clause("WS-ENT-03", "WS-ENT-04", "WS-ENT-06", "WS-ENT-17")
@pytest.mark.parametrize("seed", range(3))
def test_of_every_dragon_in_hand_that_cannot_be_enticed_the_player_is_told_the_first_rule_in_the_way(seed):
    pick, seen = random.Random(seed), set()
    t = table(coins=1)
    p = t.player()
    for _ in range(40):
        p.hand = pick.sample(range(1, len(DRAGONS)), 8)
        p.supply = [*[pick.choice((0, 0, 1, 2, 3)) for _ in range(4)], pick.choice((1, 1, 2))]
        p.eggs[MAT] = pick.randrange(3)
        p.dragons = [0] * 12
        p.caves = [0] * 12
        for cave in range(3):
            for column in range(pick.randrange(5)):
                p.dragons[4 * cave + column] = 43
            for column in range(1, pick.randrange(1, 5)):
                p.caves[4 * cave + column] = 16
        t.asked_from(0)
        t.game.run()
        expected = {f"dragon:{number}": why for number in p.hand if (why := why_not(p, number))}
        if len(expected) < len(p.hand):
            assert t.offers("entice")
            if len(p.hand) - len(expected) > 1:
                t.do("entice")
                assert {f"dragon:{option}" for option in t.options} == {f"dragon:{n}" for n in p.hand} - set(expected)
                assert refused(t.game) == expected
                t.game.pending = ()
        else:
            assert not t.offers("entice")
            found = refused(t.game)
            assert {target: found[target] for target in expected} == expected
        seen |= set(expected.values())
    assert seen == {"WS-ENT-03", "WS-ENT-04", "WS-ENT-06", "WS-ENT-17"}
    t.asked_from(0)


@pytest.mark.clause("WS-ENT-03", "WS-ENT-04", "WS-ENT-06")
def test_the_player_is_told_how_much_of_what_is_missing():
    t = table(coins=1, hand=[88, 98, 46, 20, 122], meat=1, gold=1, eggs=0).do("entice").only(98, 122)
    assert {card: said(t)[f"dragon:{card}"] for card in (88, 46, 20)} == {
        88: "missing: 2 gold",
        46: "missing: 1 coin",
        20: "missing: 1 egg",
    }


@pytest.mark.clause("WS-ENT-03", "WS-ENT-04", "WS-ENT-06", "WS-ENT-17")
def test_all_that_is_lacking_is_said_at_once():
    t = table(coins=1, hand=[20, 98, 122]).do("entice").only(98, 122)
    assert (said(t), reasons(t)) == ({"dragon:20": "missing: 1 milk and 1 egg"}, {"dragon:20": "WS-ENT-06"})
    t = table(coins=1, hand=[20, 98, 122], mat={f"A{n}": 42 + n for n in (1, 2, 3, 4)}).do("entice").only(98, 122)
    no_space = "no preferred cave of Miniature Rex has a free excavated space"
    assert said(t) == {"dragon:20": f"{no_space}; missing: 1 milk and 1 egg"}
    assert reasons(t) == {"dragon:20": "WS-ENT-17"}


@pytest.mark.clause("WS-FRE-01", "WS-FRE-05", "WS-FRE-08", "WS-FRE-12")
def test_a_dragon_of_the_display_that_an_effect_could_play_says_what_it_lacks_at_that_price():
    t = table(hand=[88]).central(display=[46, 20, 98]).use(PlayDragon(HAND_OR_DISPLAY, NO_RESOURCES))
    t.only(88, OF_SLOT + 2, "skip")
    assert said(t) == {"display:dragon:0": "missing: 1 coin", "display:dragon:1": "missing: 1 egg"}
    assert reasons(t) == {"display:dragon:0": "WS-ENT-04", "display:dragon:1": "WS-ENT-06"}
    t = table(hand=[88, 20, 98]).use(PlayDragon(HAND, MINUS_ONE)).only(98, "skip")
    assert said(t) == {"dragon:88": "missing: 2 gold", "dragon:20": "missing: 1 egg"}


@pytest.mark.clause("WS-SPC-04")
def test_a_dragon_of_the_hand_that_could_cover_none_says_so():
    t = table(hand=[98, 122], mat={"A1": 43}).use(PlayDragon(on_top=True)).only(122, "skip")
    assert reasons(t) == {"dragon:98": "WS-SPC-04"}


@pytest.mark.clause("WS-EGG-02", "WS-EGG-11", "WS-GEN-04")
def test_where_no_egg_can_be_laid_the_player_is_told_why():
    mat = {"C1": 104, "G1": 1, "A1": 43, "A2": 98}
    t = table(mat=mat, eggs={"C1": 2, "mat": 2}).use(lay(1)).only("A1", "A2")
    space = "player:0:space:{}".format
    assert reasons(t) == {space(0): "WS-EGG-02", space(4): "WS-EGG-11", space(MAT): "WS-GEN-04"}
    assert said(t)[space(4)].endswith("has no nest")


@pytest.mark.clause("WS-EGG-02", "WS-EGG-07", "WS-GEN-12")
def test_an_egg_for_one_cave_says_so_of_all_that_lies_elsewhere():
    mat = {"C1": 104, "A1": 43, "A2": 98, "A3": 122}
    t = table(mat=mat, eggs={"A2": 1}).use(lay(1, THIS_CAVE), "A1").only("A1", "A3")
    space = "player:0:space:{}".format
    assert reasons(t) == {space(0): "WS-EGG-07", space(9): "WS-EGG-02", space(MAT): "WS-GEN-12"}
    assert said(t)[space(0)] == "only dragons in this cave are meant"


@pytest.mark.clause("WS-GLD-26")
def test_a_full_row_of_the_guild_tile_says_so():
    t = table(steps=5)
    t.game.free[1] = 0
    assert reasons(t.use(step(1))) == {"tile:1": "WS-GLD-26"}
    assert t.offers("skip")


@pytest.mark.clause("WS-CAC-03", "WS-TUC-04")
def test_a_dragon_that_an_ability_does_not_mean_says_whom_it_means():
    mat = {"C1": 104, "G1": 46, "A1": 43}
    t = table(mat=mat | {"C2": 98}, meat=1).use(Cache(0, on=COLUMN), "C1").do("meat").only("C1", "G1", "A1")
    assert reasons(t) == {"player:0:space:1": "WS-CAC-03"}
    assert said(t)["player:0:space:1"] == "only dragons in this column are meant"
    t = table(mat=mat | {"C2": 98}).use(Tuck(source=DECK, under=COLUMN), "C1").only("C1", "G1", "A1")
    assert reasons(t) == {"player:0:space:1": "WS-TUC-04"}
    t = table(mat=mat | {"C2": 98}, hand=[60]).use(Tuck(under=COLUMN), "C1").do(60).only("C1", "G1", "A1")
    assert reasons(t) == {"player:0:space:1": "WS-TUC-04"}


@pytest.mark.clause("WS-GEN-35")
def test_parts_in_any_order_can_be_done_if_one_of_them_can():
    game, here = table(mat={"C1": 104}, deck=[60]).game, At(0, 0)  # with nothing in hand
    assert all_of(Tuck(), Tuck(source=DECK)).can(game, here)
    assert not all_of(Tuck(), Tuck(2)).can(game, here)


@pytest.mark.clause("WS-SPC-25", "WS-SPC-28", "WS-SPC-31")
def test_a_dragon_whose_ability_cannot_be_activated_says_why():
    mat = {"C1": 76, "C2": 88, "C3": 157, "G1": 98, "A1": 122}
    t = table(mat=mat).use(Activate(WHEN_PLAYED, other=True), "C1").only("C2", "C3", "skip")
    space = "player:0:space:{}".format
    assert reasons(t) == {space(0): "WS-SPC-28", space(4): "WS-SPC-25", space(8): "WS-SPC-25"}
    t = table(mat={"C1": 76, "C2": 157, "A1": 98}).use(Activate(WHEN_PLAYED), "C1").only("C2", "skip")
    assert reasons(t)[space(0)] == "WS-SPC-31"  # nothing to pay with


@pytest.mark.clause("WS-EXC-01", "WS-EXC-07", "WS-EXC-08")
def test_of_every_cave_that_cannot_be_excavated_the_player_is_told_why():
    t = table(coins=1, eggs=1, pit=[16], dug=["C4", "A2"]).do("excavate").only("golden", "amethyst")
    assert reasons(t) == {"player:0:cave:0": "WS-EXC-01"}
    t = table(coins=1, eggs=0, pit=[16], dug=["C3"]).do("excavate").only("golden", "amethyst")
    assert (reasons(t), said(t)) == ({"player:0:cave:0": "WS-EXC-08"}, {"player:0:cave:0": "2 eggs short"})
    t = table(coins=1, eggs=1, pit=[16], dug=["C3"]).do("excavate").only("golden", "amethyst")
    assert said(t) == {"player:0:cave:0": "1 egg short"}
    t = table(coins=1, eggs=0, pit=[16], dug=["A2"]).do("excavate").only("crimson", "golden")
    assert (reasons(t), said(t)) == ({"player:0:cave:2": "WS-EXC-07"}, {"player:0:cave:2": "1 egg short"})
    t = table(coins=1, eggs=2, pit=[16], dug=["C2", "G3"]).do("excavate").only("crimson", "golden", "amethyst")
    assert reasons(t) == {}


def things(game, p):
    """All that the decision is about, as targets name it, and what of it is offered."""
    decision = game.decision
    kind, options = type(decision.effect).__name__, decision.options
    if kind == "Turn" and p.supply[4]:
        return ALL_ACTIONS, {f"action:{ACTIONS[option - OF_ACTION]}" for option in options} - {"action:pass"}
    if kind == "Entice":
        return {f"dragon:{card}" for card in p.hand}, {f"dragon:{option}" for option in options}
    if kind == "Dig":
        caves = {f"player:{decision.seat}:cave:{cave}" for cave in range(len(CAVE_NAMES))}
        return caves, {f"player:{decision.seat}:cave:{option - OF_ROW}" for option in options}
    return None


@pytest.mark.clause("WS-TRN-05", "WS-ENT-17", "WS-EXC-01")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_could_be_chosen_is_offered_or_the_player_is_told_why_not_and_never_both(players):
    setup, pick, seen = RULES.setup(players), random.Random(players), set()
    for record in chain.from_iterable(laws.random_game(RULES, setup, seed) for seed in range(2)):
        game = record.game
        if game.over or len(game.pending) > 1 or pick.random() < 0.3:
            continue
        p = game.players[game.decision.seat]
        about = things(game, p)
        if about is None:
            continue
        found = refused(game)
        everything, offered = about
        assert not offered & set(found)
        cards = {f"dragon:{card}" for card in p.hand} if type(game.decision.effect).__name__ == "Turn" else set()
        assert offered | (set(found) - cards) == everything
        seen |= set(found.values())
    assert {"WS-ENT-03", "WS-ENT-17"} <= seen
