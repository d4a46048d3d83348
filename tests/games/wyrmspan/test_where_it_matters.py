"""What seldom happens: each rule in a position where it alone decides."""

import random
from dataclasses import fields, replace
from itertools import combinations_with_replacement, product

import pytest

from tests.games.wyrmspan.bench import bench
from tests.games.wyrmspan.table import ASKED, MAT, cave, space, table
from wyrmhall.core.engine import SKIP, At
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.asking import is_face_down
from wyrmhall.games.wyrmspan.caching import Cache, hoarding
from wyrmhall.games.wyrmspan.combine import ForEach, If
from wyrmhall.games.wyrmspan.costs import can_pay, covers
from wyrmhall.games.wyrmspan.counting import (
    WHEN_WORDS,
    Dragons,
    Tally,
    When,
    column_full,
    holds,
    resources_in_costs,
    tally,
)
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.drawing import DrawSplit
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.end_game import ScorePaid
from wyrmhall.games.wyrmspan.enticing import ENTICE_ACTION, WAIVE, PlayDragon
from wyrmhall.games.wyrmspan.excavating import EXCAVATE_ACTION, Excavate
from wyrmhall.games.wyrmspan.guild import vp_row
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.moves import (
    discard_cave,
    discard_dragon,
    draw_cave,
    draw_dragon,
    landings,
    take_cave,
    take_dragon,
)
from wyrmhall.games.wyrmspan.numbers import (
    ACTION,
    ADJACENT,
    AGGRESSIVE,
    ANY,
    CARD,
    CAVE,
    COIN,
    COLUMN,
    DECK,
    DISPLAY,
    DRAGON,
    EGG,
    EVERYWHERE,
    FREE,
    GENERAL,
    GOLD,
    HAND,
    HATCHLING,
    HELPFUL,
    HERE,
    IT,
    ITEM,
    LARGE,
    LOWEST,
    MEAT,
    MINUS_ONE,
    NO_RESOURCES,
    PLAYFUL,
    PRINTED,
    RESOURCE,
    SHY,
    SMALL,
    THIS_CAVE,
    TOKEN_OPTION,
    WHEN_PLAYED,
    cards_of,
)
from wyrmhall.games.wyrmspan.objectives import CACHED, FACES, LAPS, counted, guild_position, quantity
from wyrmhall.games.wyrmspan.opponents import GainShared, Opponents
from wyrmhall.games.wyrmspan.payments import Pay, UpTo, spend
from wyrmhall.games.wyrmspan.rearrange import Activate, Swap, UseIcon
from wyrmhall.games.wyrmspan.rounds import ONCE_PER_ROUND
from wyrmhall.games.wyrmspan.scoring import certain_vp, collected
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.state import Player
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.tucking import Tuck
from wyrmhall.games.wyrmspan.turns import FINISH
from wyrmhall.games.wyrmspan.verbs import verbs_in

KINDS = ("meat", "gold", "crystal", "milk")
PASS = 805


# --- costs ---------------------------------------------------------------------------------------------------------


def reachable(supply, known):
    """All supplies that exchanges of two resources for one lead to, this one included."""
    if supply not in known:
        known[supply] = found = {supply}
        for a, b in combinations_with_replacement(range(4), 2):
            left = list(supply)
            left[a] -= 1
            left[b] -= 1
            if min(left) >= 0:
                for kind in range(4):
                    found |= reachable(tuple(n + (k == kind) for k, n in enumerate(left)), known)
    return known[supply]


@pytest.mark.clause("WS-ENT-17", "WS-PAY-07", "WS-PAY-08", "WS-PAY-10")
def test_a_supply_pays_a_cost_just_if_exchanges_lead_to_all_that_it_prints():
    known, costs = {}, [cost for cost in product(range(3), repeat=4) if 0 < sum(cost) < 5]
    for supply in product(range(5), repeat=4):
        if sum(supply) < 6:
            reach = reachable(supply, known)
            for cost in costs:
                enough = any(all(map(int.__ge__, one, cost)) for one in reach)
                assert covers([*supply, 0], (*cost, 0, 0)) == enough, (supply, cost)


def is_affordable(p, cost, price):
    """What a dragon costs at a price, read from the price's words."""
    if price == FREE:
        return True
    *resources, coins, eggs = cost
    if p.supply[4] < coins + (price == ACTION):
        return False
    ways = [(resources, eggs)]
    if price == NO_RESOURCES:
        ways = [([0] * 4, eggs)]
    if price == MINUS_ONE and (any(resources) or eggs):
        ways = [([n - (k == i) for k, n in enumerate(resources)], eggs) for i in range(4) if resources[i]]
        ways += [(resources, eggs - 1)] if eggs else []
    return any(sum(p.eggs) >= e and covers(p.supply, (*r, 0, 0)) for r, e in ways)


@pytest.mark.clause("WS-ENT-03", "WS-ENT-04", "WS-ENT-06", "WS-FRE-01", "WS-CRD-75", "WS-GLD-60")
def test_a_dragon_can_be_paid_just_if_coins_eggs_and_resources_are_there_at_its_price():
    pick, seen = random.Random(1), set()
    for number in range(1, len(DRAGONS)):
        for price in (ACTION, PRINTED, MINUS_ONE, NO_RESOURCES, FREE):
            for _ in range(4):
                supply = [*[pick.choice((0, 0, 1, 1, 2)) for _ in range(4)], pick.randrange(3)]
                p = Player(supply=supply, box=HOUSE)
                p.eggs[MAT] = pick.randrange(3)
                able = is_affordable(p, HOUSE.costs[number], price)
                assert can_pay(p, number, price, sum(p.eggs)) == able, (number, price, supply)
                seen.add((price, able))
    assert len(seen) == 9  # for nothing everything can be paid


@pytest.mark.clause("WS-PAY-07", "WS-PAY-15")
@pytest.mark.parametrize("pair", list(combinations_with_replacement(KINDS[1:], 2)))
def test_the_last_two_resources_go_for_the_food_without_a_question(pair):
    supply = {kind: pair.count(kind) for kind in pair}
    bench(dragons={"A1": 20}, coins=2, **supply).use("A1").pick("meat").gives(
        **{kind: -n + (kind == "gold") for kind, n in supply.items() if n != (kind == "gold")},
        cached=1,
        **({} if "gold" in pair else {"gold": 1}),
    )
    for more in KINDS[1:]:
        three = {kind: (*pair, more).count(kind) for kind in {*pair, more}}
        t = bench(dragons={"A1": 20}, **three).use("A1").pick("meat")
        if len(three) > 1:
            t.asks(*[kind for kind in KINDS if kind in three])


@pytest.mark.clause("WS-GEN-16")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_so_many_resources_of_choice_are_gained_one_by_one(n):
    t = bench().run(Gain(RESOURCE, n))
    for _ in range(n):
        t.asks(*KINDS).pick("meat")
    t.gives(meat=n)


@pytest.mark.clause("WS-PAY-08", "WS-PAY-05", "WS-ENT-17")
@pytest.mark.parametrize("first", ["meat", "crystal", "milk"])
def test_of_three_resources_to_spare_both_that_go_for_a_missing_one_are_chosen(first):
    others = [kind for kind in ("meat", "crystal", "milk") if kind != first]
    t = table(coins=1, hand=[50], meat=1, crystal=1, milk=1).do("entice").only("meat", "crystal", "milk")  # for a gold
    t.do(first).only(*others).do(others[0]).has(**{first: 0, others[0]: 0, others[1]: 1}, gold=0, mat={"G1": 50})


@pytest.mark.clause("WS-LIM-01", "WS-LIM-02", "WS-LIM-03", "WS-LIM-04")
@pytest.mark.parametrize("kind", KINDS)
def test_nine_of_each_may_be_kept_and_of_ten_one_goes(kind):
    rest = {other: 2 - (other == "meat") for other in KINDS if other != kind}  # with the meat of the icon two
    for n, asked in ((3, False), (4, True)):
        t = table(coins=10, explored={}, **rest).arrange(**{kind: n - (kind == "meat")})
        t.do("explore-crimson", "meat")
        assert (not t.is_turn_of(1)) is asked
        if asked:
            t.only(*KINDS).do(kind)
            assert t.is_turn_of(1)
        t.has(resources=9, coins=9)
    for hand, pit, asked in ((9, 0, False), (0, 9, False), (5, 4, False), (10, 0, True), (5, 5, True)):
        cards, caves = list(range(60, 60 + hand)), list(range(10, 10 + pit))
        t = table(coins=2, hand=cards, pit=caves).do("explore-crimson", "meat")
        assert (not t.is_turn_of(1)) is asked
        if asked:
            t.do(cards[0])
            assert t.is_turn_of(1)


@pytest.mark.clause("WS-CRD-75", "WS-FRE-01")
@pytest.mark.parametrize("i", [0, 1, 2, 3, 5])
def test_the_icon_that_is_chosen_is_not_paid_and_all_others_are(i):
    number = next(n for n in range(1, len(DRAGONS)) if HOUSE.costs[n][i] and sum(HOUSE.costs[n]) > HOUSE.costs[n][i])
    cost = HOUSE.costs[number]
    t = table(coins=4, eggs=2, **dict.fromkeys(KINDS, 3))
    t.game.push(WAIVE, At(0, 0, number))
    t.game.pending = ()
    t.game.run()
    if TOKEN_OPTION[i] in t.options:
        t.do(TOKEN_OPTION[i])
    paid = [n - (k == i) for k, n in enumerate(cost)]
    t.has(coins=4 - paid[4], **{kind: 3 - paid[k] for k, kind in enumerate(KINDS)})
    assert sum(t.player().eggs) == 2 - paid[5]


@pytest.mark.clause("WS-INF-13")
def test_a_hidden_hand_does_not_matter_where_the_display_is_played_from():
    t = table(coins=0, hand=[20], display=[50, 88, 109])
    assert not PlayDragon(DISPLAY, PRINTED).might(t.game, At(0))  # nothing of it can be paid
    assert PlayDragon(HAND, PRINTED).might(t.game, At(0))
    t.looked = None


@pytest.mark.clause("WS-INF-12")
@pytest.mark.parametrize(("seats", "new"), [(1, 0), (2, 1)])
def test_before_version_2_a_card_was_open_when_it_was_laid_down_to_others_if_there_were_any(seats, new):
    t = table(seats, version=1, coins=1, hand=[60], pit=[16])
    for discard, card in ((discard_dragon, 60), (discard_cave, 16)):
        before = t.game.reveals
        discard(t.game, 0, card)
        assert t.game.reveals == before + new


@pytest.mark.clause("WS-CRD-75", "WS-FRE-01", "WS-DEC-36")
def test_of_a_cost_that_may_be_one_less_each_icon_is_offered_with_which_the_rest_can_be_paid():
    pick, seen = random.Random(2), set()
    t = table(coins=1)
    for number in range(1, len(DRAGONS)):
        *resources, _, eggs = HOUSE.costs[number]
        p = t.player()
        p.supply = [*[pick.choice((0, 1, 2)) for _ in range(4)], 3]
        p.eggs = [0] * 12 + [pick.randrange(3)]
        able = {
            TOKEN_OPTION[i]
            for i in (0, 1, 2, 3, 5)
            if (resources, [eggs])[i == 5][i % 5]
            and eggs - (i == 5) <= p.eggs[MAT]
            and covers(p.supply, (*[n - (k == i) for k, n in enumerate(resources)], 0, 0))
        }
        if len(able) > 1:
            t.game.pending, t.game.stack = (), []
            t.game.push(WAIVE, At(0, 0, number))
            t.game.run()
            assert (type(t.game.decision.effect), t.options) == (type(WAIVE), able)
            seen |= able
    assert len(seen) == 5
    t.asked_from(0)


# --- what others may not learn ---------------------------------------------------------------------------------------


@pytest.mark.clause("WS-INF-12", "WS-INF-13", "WS-TRN-09")
@pytest.mark.parametrize(("hand", "pit"), [([21], []), ([], [16]), ([21], [16]), ([21, 22], [16, 34]), ([], [])])
@pytest.mark.parametrize("seats", [1, 2])
def test_who_can_only_pass_is_asked_all_the_same_while_the_others_do_not_know_that(seats, hand, pit):
    t = table(seats, coins=1, hand=hand, pit=pit, eggs=2, dug=["C4", "G4", "A4"])
    t.arrange(explored={"crimson": 3, "golden": 3, "amethyst": 3})
    t.player().dragons = [20] * 12  # there is no room for another
    t.asked_from(0)
    asked = seats > 1 and bool(hand or pit)
    assert (t.is_turn_of(0) and t.game.round == 0) is asked
    if asked:
        assert t.options == {PASS}
    t.labels()


@pytest.mark.clause("WS-SET-17", "WS-INF-01")
@pytest.mark.parametrize("kept", [0, 14])
def test_which_cards_another_player_keeps_is_imagined_anew_whichever_they_are(kept):
    game = RULES.new(RULES.setup(3), 1)
    game.step(kept, 1)
    game.players[1].kept = kept
    worlds = {game.imagine(0, seed).players[1].kept for seed in range(30)}
    assert len(worlds) > 6
    assert {game.imagine(1, seed).players[1].kept for seed in range(5)} == {kept}
    assert {game.imagine(0, seed).players[2].kept for seed in range(5)} == {-1}
    for _ in range(5):
        game.step(0, game.decision.seat)
    assert [p.kept for p in game.players] == [-1] * 3  # all have chosen


@pytest.mark.clause("WS-INF-12", "WS-PAY-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_card_that_is_discarded_is_seen_and_one_that_was_seen_before_tells_nothing_new(seats):
    t = table(seats=seats, coins=1, hand=[20, 21], pit=[16, 34])
    game, news = t.game, seats - 1
    game.shown |= 1 << 20
    game.shown_caves |= 1 << 16
    for discard, card, new in (
        (discard_dragon, 20, 0),
        (discard_dragon, 21, news),
        (discard_cave, 16, 0),
        (discard_cave, 34, news),
    ):
        before = game.reveals
        discard(game, 0, card)
        assert game.reveals == before + new
    assert (t.player().hand, t.player().pit) == ([], [])
    assert (game.discard[-2:], game.cave_discard[-2:]) == ([20, 21], [16, 34])


@pytest.mark.clause("WS-INF-01", "WS-DRW-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_cards_just_drawn_are_known_to_who_drew_them_alone(owner):
    t = table(2, coins=1, mat={"C1": 43}, deck=list(range(60, 90))).arrange(1, mat={"C1": 45})
    t.use(DrawSplit(True), "C1", owner)
    drawn = t.game.drawn[:]
    assert len(drawn) == 3
    assert {tuple(t.game.imagine(owner, seed).drawn) for seed in range(6)} == {tuple(drawn)}
    for viewer in (-1, 1 - owner):
        worlds = [t.game.imagine(viewer, seed) for seed in range(12)]
        assert len({tuple(world.drawn) for world in worlds}) > 6
        assert all(sorted(world.drawn + world.deck) == sorted(t.game.drawn + t.game.deck) for world in worlds)
    t.labels()


@pytest.mark.clause("WS-DEC-01", "WS-DIG-03")
def test_for_a_player_who_is_away_what_can_be_declined_is_declined_and_else_the_first_is_taken():
    t = table(coins=1, mat={"C1": 43}).use(LayEgg())
    decision = t.game.decision
    assert decision.effect.default(t.game, decision.at, decision.options) == decision.options[0]
    t.do("C1")
    t = table(options=ASKED, coins=1, mat={"C1": 43}).use(LayEgg())
    decision = t.game.decision
    assert decision.effect.default(t.game, decision.at, decision.options) == SKIP
    t.do("skip")
    decision = t.game.decision
    assert decision.effect.default(t.game, decision.at, decision.options) == PASS


@pytest.mark.clause("WS-EGG-10", "WS-VRB-03")
def test_what_is_done_for_each_dragon_can_be_done_if_it_can_for_one():
    each = ForEach(Dragons(THIS_CAVE), LayEgg(1, IT))
    t = table(coins=1, mat={"C1": 43, "C2": 45}, eggs={"C1": HOUSE.nests[43]})
    assert each.can(t.game, At(0, 0))
    t.use(each, "C1").has(eggs={"C1": HOUSE.nests[43], "C2": 1})
    t = table(coins=1, mat={"C1": 43, "C2": 45}, eggs={"C1": HOUSE.nests[43], "C2": HOUSE.nests[45]})
    assert not each.can(t.game, At(0, 0))


@pytest.mark.clause("WS-INF-01")
def test_in_which_order_cards_came_to_a_hand_is_not_seen_in_what_is_offered():
    hand, pit = [124, 98, 122], [44, 16, 34]
    t = table(coins=5, meat=3, gold=3, crystal=3, milk=3, eggs=2, hand=hand, pit=pit, mat={"A1": 22, "C1": 43})
    for verb, place in (
        (ENTICE_ACTION, ""),
        (EXCAVATE_ACTION, ""),
        (PlayDragon(HAND, FREE), ""),
        (Excavate(HAND, FREE), ""),
        (Tuck(), "C1"),
        (DRAGONS[22].activated, "A1"),
        (Pay(DRAGON), ""),
        (Pay(CAVE), ""),
        (spend(CARD, 2), ""),
    ):
        t.use(verb, place)
        offered = [option for option in t.game.decision.options if option > 0]
        assert offered == sorted(offered)
        assert len(offered) > 1
        t.game.pending = ()
        t.asked_from(0)


@pytest.mark.clause("WS-PAY-13", "WS-END-01")
@pytest.mark.parametrize("where", ["C1", "A4"])
def test_each_dragon_that_is_paid_for_in_the_final_scoring_asks_once(where):
    number = next(row.number for row in DRAGONS[1:] if isinstance(row.game_end, ScorePaid))
    cave, column = where[0], int(where[1])
    mat = {**{f"{cave}{n}": 20 for n in range(1, column)}, where: number}
    t = bench(dragons=mat, meat=9, gold=9, crystal=9, milk=9, coins=9, hand=[60, 61, 62, 63], eggs={"mat": 2})
    t.run(FINISH)
    assert t.game.decision.at == At(0, space(where))
    t.pick("skip")
    assert t.game.over


@pytest.mark.clause("WS-INF-12", "WS-EXC-30")
def test_a_cave_card_of_the_hand_is_open_once_it_is_named():
    for verb in (Excavate(HAND, FREE), EXCAVATE_ACTION):
        t = table(coins=1, pit=[16, 34]).use(verb)
        before = t.game.reveals
        t.do(cave(16))
        assert (t.game.reveals, t.game.shown_caves >> 16 & 1, t.game.shown_caves >> 34 & 1) == (before + 1, 1, 0)
        t.labels()


@pytest.mark.clause("WS-TUC-02", "WS-INF-01")
def test_a_card_of_the_display_that_is_tucked_at_once_lies_there_for_all_to_know():
    _, ability = of("TakeMayTuck")
    for source, known in ((60, 2), ("deck", 1)):
        t = table(seats=2, coins=1, mat={"C1": 43}, display=[60, 61, 62]).use(ability, "C1").do(source, "C1")
        under = t.player().under
        assert [card & 63 for card in under] == [known]
        card = under[0] >> 6
        assert not t.game.shown >> card & 1
        assert ({t.game.imagine(1, seed).players[0].under[0] for seed in range(10)} == {under[0]}) is (known == 2)


@pytest.mark.clause("WS-EGG-04", "WS-EGG-05")
@pytest.mark.parametrize("n", [2, 3])
def test_where_every_free_nest_gets_its_egg_nothing_is_asked_and_else_each_egg_is(n):
    single = [row.number for row in DRAGONS[1:] if HOUSE.nests[row.number] == 1][:4]
    mat = dict(zip(("C1", "G1", "A1", "C2"), single, strict=False))
    for dragons in range(1, 5):
        names = list(mat)[:dragons]
        t = table(coins=1, eggs=2, mat={name: mat[name] for name in names}).use(LayEgg(n))
        if dragons <= n:
            t.has(eggs={"mat": 2, **dict.fromkeys(names, 1)})
            assert t.is_turn_of(0)
        else:
            t.only(*names).do(names[0])
            t.only(*names[1:])


@pytest.mark.clause("WS-ABL-03", "WS-EGG-03")
def test_what_is_done_under_a_condition_can_be_done_if_it_holds_and_there_is_something_to_do():
    for where, eggs, able in (("C1", 0, False), ("C2", 0, True), ("C2", HOUSE.nests[45], False)):
        t = table(coins=1, mat={"C1": 43, "C2": 45}, eggs={"C2": eggs})
        effect = If(When.LAST_IN_CAVE, LayEgg(1, HERE))
        assert effect.can(t.game, At(0, space(where))) is able
        t.use(effect, where)
        assert t.player().eggs[space("C2")] == eggs + able


@pytest.mark.clause("WS-INF-12", "WS-FRE-12")
def test_a_dragon_of_the_hand_is_open_once_it_is_named_and_one_of_the_display_was_before():
    for source, card, option, new in ((HAND, 98, 98, 1), (DISPLAY, 98, 500, 0)):
        t = table(coins=1, hand=[98, 122] if source == HAND else [], display=[98, 60, 61] if source == DISPLAY else [])
        t.use(PlayDragon(source, FREE))
        before = t.game.reveals
        t.do(option)
        assert t.game.reveals == before + new
        assert bool(t.game.shown >> card & 1) is (source == HAND)
        t.labels()


@pytest.mark.clause("WS-INF-13")
@pytest.mark.parametrize("kind", [RESOURCE, COIN, CAVE])
def test_a_payment_that_buys_nothing_by_itself_might_be_made_whenever_it_can_be_paid(kind):
    t = table(coins=1, meat=1, pit=[16], hand=[60])
    assert Pay(kind).might(t.game, At(0))
    assert not Pay(kind, 2).might(t.game, At(0))


@pytest.mark.clause("WS-INF-01", "WS-DRW-16", "WS-DRW-15")
def test_a_card_that_comes_back_out_of_a_discard_pile_is_unknown_again():
    t = table(seats=2, coins=1, deck=[], discard=[20, 21, 22, 23], cave_deck=[], cave_discard=[16, 34, 44, 49])
    game = t.game
    for card in game.discard:
        game.shown |= 1 << card
    for card in game.cave_discard:
        game.shown_caves |= 1 << card
    take_dragon(game, 1, draw_dragon(game), False)
    take_cave(game, 1, draw_cave(game), False)
    assert (len(game.deck), len(game.cave_deck), game.discard, game.cave_discard) == (3, 3, [], [])
    worlds = [game.imagine(0, seed).players[1] for seed in range(40)]
    assert {world.hand[0] for world in worlds} == {20, 21, 22, 23}
    assert {world.pit[0] for world in worlds} == {16, 34, 44, 49}
    mine = [game.imagine(1, seed).players[1] for seed in range(5)]
    assert {(*world.hand, *world.pit) for world in mine} == {(*game.players[1].hand, *game.players[1].pit)}


@pytest.mark.clause("WS-INF-01", "WS-DRW-01")
def test_a_card_taken_from_the_display_and_kept_is_known_and_one_from_the_deck_is_not():
    number = next(row.number for row in DRAGONS[1:] if "TakeMayTuck" in repr(row))
    row = DRAGONS[number]
    where = "played" if row.played is not None else "activated" if row.activated is not None else "round_end"
    for source, known in ((60, True), ("deck", False)):
        t = table(seats=2, coins=1, mat={"C1": number}, display=[60, 61, 62]).use(getattr(row, where), "C1")
        t.do(source)
        assert ({tuple(t.game.imagine(1, seed).drawn) for seed in range(8)} == {tuple(t.game.drawn)}) is known
        t.do("skip")
        card = t.player().hand[0]
        assert bool(t.game.shown >> card & 1) is known
        hands = {t.game.imagine(1, seed).players[0].hand[0] for seed in range(10)}
        assert (hands == {card}) is known
        assert len(t.told("took" if known else "drew")) == 1


# --- abilities -------------------------------------------------------------------------------------------------------


def of(verb):
    """The dragon with that verb, and where it stands on the card."""
    for row in DRAGONS[1:]:
        for ability in (row.played, row.activated, row.round_end):
            if ability is not None and verb in repr(ability):
                return row.number, ability
    raise AssertionError(verb)


@pytest.mark.clause("WS-DIG-03", "WS-GEN-16")
def test_at_a_table_that_is_asked_each_resource_of_a_hoard_may_be_declined():
    number, ability = of("Hoard(")
    t = table(options=ASKED, coins=1, mat={"C1": number, "C2": number}).use(ability, "C1")
    before = t.game.bank[:]
    t.do("skip").has(resources=0, cached={})
    assert t.is_turn_of(0)
    assert t.game.bank == before


@pytest.mark.clause("WS-DRW-01", "WS-TUC-02")
def test_cards_for_each_dragon_of_a_set_are_drawn_only_if_there_is_one():
    number, ability = of("DrawMayTuck(n=1, most=2, of=Dragons")
    shy = next(row.number for row in DRAGONS[1:] if row.trait == SHY and row.size != HATCHLING and row.number != number)
    other = next(row.number for row in DRAGONS[1:] if row.trait == HELPFUL and row.size != HATCHLING)
    for options in ({}, ASKED):
        t = table(options=options, coins=1, mat={"A1": other})
        assert not ability.can(t.game, At(0, space("A1")))
        t.use(ability, "A1").has(hand=[])
        assert t.is_turn_of(0)
    t = table(coins=1, mat={"A1": other, "A2": shy})
    assert ability.can(t.game, At(0, space("A1")))
    t.use(ability, "A1").do("skip")
    assert len(t.player().hand) == 1


@pytest.mark.clause("WS-CAC-03", "WS-DIG-03")
def test_the_resource_that_is_cached_for_one_gained_is_declined_only_by_who_may_not_want_it():
    _, ability = of("GainAndCache")
    bench(dragons={"A1": 43}).run(ability).pick("meat").asks(*KINDS).pick("gold").gives(meat=1, cached=1)
    asked = bench(dragons={"A1": LOWEST}, objectives=[CACHED] * 4).run(ability).pick("meat")
    asked.asks(*KINDS, "skip").pick("skip").gives(meat=1)


DEALT = [60, 61, 62, 63]


@pytest.mark.clause("WS-GEN-16", "WS-TUC-02", "WS-CAC-03", "WS-EGG-01", "WS-EXC-30", "WS-GLD-17", "WS-DRW-01")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_verb_that_says_how_often_is_done_as_often(n):
    t = table(coins=1, mat={"C1": 43}, hand=DEALT).use(Tuck(n), "C1").do(*DEALT[:n])
    t.has(tucked={"C1": n}, hand=DEALT[n:])
    table(coins=1, mat={"C1": 43}).use(Tuck(n, DECK), "C1").has(tucked={"C1": n})
    t = table(coins=1, mat={"C1": 43}, meat=2, gold=4).use(Cache(n=n), "C1").do(*["gold"] * n)
    t.has(cached={"C1": {"gold": n}}, gold=4 - n, meat=2)
    t = table(coins=1, mat={"C1": 43}).use(Cache(n=n, source=GENERAL), "C1").do(*["gold"] * n)
    t.has(cached={"C1": {"gold": n}}, resources=0)
    t = table(coins=1, mat={"C1": 43, "G1": 45, "A1": 46}).use(LayEgg(n)).do(*["C1", "mat", "G1", "mat"][:n])
    assert sum(t.player().eggs) == n
    t = table(coins=1, steps=0).use(GuildStep(n))
    while not t.is_turn_of(0):
        t.do(next(option for option in (520, 600 + MAT) if option in t.options))
    t.has(steps=n)
    t = table(coins=1).use(Take(DRAGON, n)).do(*["deck"] * n)
    assert len(t.player().hand) == n
    t = table(coins=1).use(Take(CAVE, n)).do(*["deck"] * n)
    assert len(t.player().pit) == n
    t = table(coins=5).use(Pay(COIN, n, then=Gain(MEAT))).do("coin").has(coins=5 - n, meat=1)
    t = table(coins=1, pit=[16, 10, 12, 13]).use(Excavate(HAND, FREE, n))
    for _ in range(n):
        assert type(t.game.decision.effect) is Excavate
        t.game.step(next(option for option in sorted(t.options) if option > 0), 0)
        while not t.is_turn_of(0) and type(t.game.decision.effect).__name__ != "Excavate":
            options = t.game.decision.options
            t.game.step(-1 if -1 in options else options[0], t.game.decision.seat)
    assert t.is_turn_of(0)
    assert 12 - t.player().caves.count(0) == n


@pytest.mark.clause("WS-SPC-29", "WS-EXP-09")
def test_an_icon_beyond_the_dragons_of_its_cave_is_used_only_where_the_table_holds_so():
    mat = {"C1": 43, "C2": 45, "G1": 46}
    for far in (True, False):
        t = table(options={"far_icons": far}, coins=1, meat=1, mat=mat)
        icons = [option - 840 for option in UseIcon().choices(t.game, At(0))]
        reached = [icon for icon in range(15) if far or icon % 5 <= (2, 1, 0)[icon // 5]]
        usable = [icon for icon in reached if t.game.box.icons[icon].can(t.game, At(0))]
        first = [icon for i, icon in enumerate(usable) if t.game.box.icons[icon] not in
                 [t.game.box.icons[before] for before in usable[:i]]]  # fmt: skip
        assert icons == first
        assert (3 in icons) is far  # the egg
        t.labels()


@pytest.mark.clause("WS-INF-13", "WS-SPC-21")
def test_an_ability_that_may_hang_on_a_hidden_hand_is_asked_about_beside_one_that_cannot_be_used():
    # #65 plays a dragon from hand for two cave cards; there is room for one, but not for #20. The other costs a coin.
    costly = next(row.number for row in DRAGONS[1:] if isinstance(row.played, Pay) and row.played.kind == COIN)
    mat = {"C1": 65, "G1": costly, **{f"A{n}": 43 for n in range(1, 5)}}
    activate = Activate(WHEN_PLAYED)
    t = table(coins=0, pit=[16, 10, 12], hand=[20], mat=mat, dug=["C2"])
    assert not activate.can(t.game, At(0))
    assert activate.might(t.game, At(0))
    t.use(activate)
    assert t.options == {-1}
    t.do("skip")
    for seats, hand, dug in ((2, [], ["C2"]), (1, [20], ["C2"]), (2, [20], [])):
        t = table(seats, coins=0, pit=[16, 10, 12], hand=hand, mat=mat, dug=dug)
        assert not activate.might(t.game, At(0))
    t = table(coins=0, pit=[16, 10, 12], hand=[20], mat=mat, dug=["C2"])
    t.game.shown |= 1 << 20  # everybody knows the card
    assert not activate.might(t.game, At(0))
    with_other = Activate(WHEN_PLAYED, other=True)
    t = table(coins=0, pit=[16, 10, 12], hand=[20], mat=mat, dug=["C2"])
    assert with_other.might(t.game, At(0, space("G1")))
    assert not with_other.might(t.game, At(0, space("C1")))


@pytest.mark.clause("WS-SPC-16", "WS-SPC-14")
def test_what_is_still_to_come_at_a_dragon_goes_with_it_when_it_is_swapped():
    t = table(coins=1, mat={"C1": 43, "A1": 45})
    t.game.push(hoarding(1, 1), At(0, space("C1")))
    before = RULES.census(t.game)
    t.use(Swap()).do("C1").has(mat={"C1": 45, "A1": 43})
    t.do(860)
    assert RULES.census(t.game) == before
    t.has(cached={"A1": {"meat": 1}})  # under the dragon whose ability it is


@pytest.mark.clause("WS-EXC-25", "WS-EXC-28")
@pytest.mark.parametrize(("card", "mat"), [(3, {"C1": 30}), (4, {"C1": 30}), (67, {"G1": 5}), (68, {"G1": 5})])
def test_no_order_is_asked_for_a_hatchling_that_does_not_eat_what_the_card_gives(card, mat):
    # #5 eats meat and #30 eats cards; C3 and C4 cache resources, C67 and C68 tuck cards.
    t = table(coins=1, pit=[card, 16], meat=3, eggs=2, dug=["A3"], mat=mat, steps=5, tile="highlands")
    t.do("excavate", cave(card), "amethyst")
    assert not t.offers("first", "second")
    t.looked = t.game.pending[0]


@pytest.mark.clause("WS-SPC-16", "WS-SPC-26", "WS-EXP-33")
@pytest.mark.parametrize("bits", range(8))
def test_which_dragons_were_played_met_or_used_is_remembered_of_the_dragon_not_of_the_space(bits):
    a, b, c = (bits >> i & 1 for i in range(3))
    t = table(coins=1, mat={"C1": 43, "A1": 45, "G1": 46})
    p = t.player()
    p.fresh = p.met = p.used = a << space("C1") | b << space("A1") | c << space("G1")
    t.use(Swap()).do("C1", "A1")
    assert p.fresh == p.met == p.used == b << space("C1") | a << space("A1") | c << space("G1")


@pytest.mark.clause("WS-TUC-02", "WS-CAC-03", "WS-GEN-26")
def test_without_a_dragon_nothing_is_tucked_and_nothing_is_cached_anywhere():
    t = table(coins=1, hand=[60, 61], meat=2)
    for verb in (Tuck(under=ANY), Tuck(1, DECK, ANY), Cache(on=ANY), Cache(source=GENERAL, on=ANY)):
        assert not verb.can(t.game, At(0))
        t.use(verb)
        assert t.is_turn_of(0)
    empty = table(coins=1, mat={"C1": 43})
    for verb in (Tuck(under=ANY), Cache(on=ANY)):
        assert not verb.can(empty.game, At(0))
        assert empty.use(verb).is_turn_of(0)


@pytest.mark.clause("WS-GEN-27", "WS-GEN-38")
def test_what_opponents_get_comes_from_the_dragon_and_not_from_a_place_on_their_mats():
    number = next(
        row.number for row in DRAGONS[1:] if isinstance(row.activated, Opponents) or "Opponents(" in repr(row)
    )
    ability = next(a for a in (DRAGONS[number].played, DRAGONS[number].activated, DRAGONS[number].round_end) if a)
    part = next(one for one in verbs_in(ability) if isinstance(one, Opponents))
    t = table(3, coins=1, mat={"C1": number}, options=ASKED)
    t.arrange(1, mat={"C1": 43}, hand=[60]).arrange(2, mat={"C1": 45}, hand=[61])
    t.use(part, "C1")
    for seat in (1, 2):
        assert (t.game.decision.at) == At(seat, -1, number)
        while t.asked == seat:
            t.do("skip")
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-EXC-19", "WS-EXC-25")
@pytest.mark.parametrize("where", ["crimson", "golden", "amethyst"])
def test_the_completion_bonus_belongs_to_the_cave_that_is_complete(where):
    dug = f"{where[0].upper()}3"
    t = table(coins=1, eggs=2, pit=[16, 10, 12, 13], meat=3, dug=[dug]).do("excavate", cave(16), where)
    while t.game.decision.at.piece == cave(16):
        t.do("skip")
    assert t.game.decision.at.piece == 700 + ("crimson", "golden", "amethyst").index(where)
    t.do("skip")


@pytest.mark.clause("WS-PAY-05", "WS-EGG-12")
def test_the_table_knows_how_often_a_thing_can_be_among_those_paid():
    t = table(coins=1, meat=2, gold=1, pit=[16], mat={"C1": 43}, eggs={"mat": 2, "C1": 1})
    for verb in (spend(ITEM, 3), Pay(ITEM, 3), spend(EGG, 2)):
        t.use(verb)
        effect, at = t.game.decision.effect, t.game.decision.at
        often = {option: effect.how_often(t.game, at, option) for option in t.options if option > 0}
        things = {300: 2, 301: 1, 216: 1} if verb.kind == ITEM else {400: 1, 412: 2}
        assert often == things
        assert effect.still_due(t.game, at) == verb.n
        assert effect.pays()
        t.game.pending = ()
        t.asked_from(0)


@pytest.mark.clause("WS-PAY-13", "WS-GEN-31")
def test_what_may_be_paid_for_in_the_final_scoring_cannot_be_paid_for_before():
    paid = [row.game_end for row in DRAGONS[1:] if isinstance(row.game_end, ScorePaid)]
    t = table(coins=9, meat=9, gold=9, crystal=9, milk=9, hand=[60, 61, 62, 63], eggs=2)
    assert len(paid) == 4
    assert not any(ability.can(t.game, At(0, 0)) for ability in paid)


RICH = {
    "coins": 5, "meat": 3, "gold": 3, "crystal": 3, "milk": 3,
    "hand": [98, 122, 60, 61], "pit": [16, 34, 44],
    "mat": {"C1": 43, "C2": 45, "G1": 46, "A1": 0},
    "eggs": {"mat": 1, "C1": 1},
}  # fmt: skip


def kept(game):
    """All that a table has that declining leaves as it is."""
    return [
        *[(p.supply, p.dragons, p.caves, p.eggs, p.tucked, p.cached, p.hand, p.pit, p.markers, p.steps, p.sold)
          for p in game.players],
        game.bank, sorted(game.deck), sorted(game.cave_deck), game.discard, game.cave_discard, game.drawn,
        game.display, game.cave_display,
    ]  # fmt: skip


def declines_all(t):
    """Decline whatever is asked until the next turn; all but to name the kind of which everybody may gain one."""
    while not t.is_turn_of(0):
        names = isinstance(t.game.decision.effect, GainShared)
        assert names or SKIP in t.options, f"{t.game.decision.effect} cannot be declined"
        t.game.step(t.game.decision.options[0] if names else SKIP, t.game.decision.seat)


ON_DRAGONS = [
    (row.number, ability)
    for row in DRAGONS[1:]
    for ability in (row.played, row.activated, row.round_end)
    if ability is not None
]


@pytest.mark.clause("WS-DIG-03", "WS-GEN-26", "WS-ABL-03")
def test_at_a_table_that_is_asked_whatever_a_dragon_does_may_be_declined_and_then_brings_nothing():
    asked = 0
    for number, ability in ON_DRAGONS:
        mat = {"C1": 43, "C2": 45, "G1": 46, "A1": number}
        t = table(options=ASKED, **{**RICH, "mat": mat})
        before = repr(kept(t.game))
        t.use(ability, "A1")
        asked += not t.is_turn_of(0)
        declines_all(t)
        assert repr(kept(t.game)) == before, (number, ability)
    assert asked > len(ON_DRAGONS) * 0.8


@pytest.mark.clause("WS-DIG-03", "WS-EXC-17", "WS-GLD-19", "WS-GLD-24", "WS-EXP-11")
def test_at_a_table_that_is_asked_cave_cards_icons_and_rows_of_the_guild_tile_may_be_declined():
    rows = [row for tile in HOUSE.tiles for row in tile.rows[:3]]
    track = [HOUSE.track[space] for space in range(12) if space % 6]  # no brown ones, which bring a marker
    effects = [*[card.effect for card in HOUSE.caves[1:]], *HOUSE.icons, *track, *rows]
    mat = {"C1": 43, "C2": 45, "G1": 46, "A1": 22}
    asked = 0
    for effect in effects:
        t = table(options=ASKED, **{**RICH, "mat": mat})
        before = repr(kept(t.game))
        t.use(effect)
        asked += not t.is_turn_of(0)
        declines_all(t)
        assert repr(kept(t.game)) == before, effect
    assert asked > len(effects) * 0.8


@pytest.mark.clause("WS-GEN-27", "WS-DIG-03")
def test_a_once_per_round_ability_that_is_left_unused_brings_its_owner_nothing():
    for number, ability in ON_DRAGONS:
        if DRAGONS[number].round_end is ability:
            mat = {"C1": 43, "C2": 45, "G1": 46, "A1": number}
            t = table(options=ASKED, **{**RICH, "mat": mat})
            before = repr(kept(t.game)[0])
            t.use(ONCE_PER_ROUND)
            if not t.is_turn_of(0):
                t.do("skip")
            assert t.is_turn_of(0) or t.asked != 0  # the others alone get something
            declines_all(t)
            assert repr(kept(t.game)[0]) == before, number


@pytest.mark.clause("WS-INF-13", "WS-GEN-32")
def test_a_twin_that_is_asked_what_would_be_has_all_that_the_game_has():
    game = table(coins=3, hand=[60, 61], mat={"C1": 43}, eggs={"C1": 1}).game
    twin = game.aside(0)
    for field in fields(game):
        if field.name != "players":
            assert getattr(twin, field.name) is getattr(game, field.name)
    assert twin.players[0] == game.players[0]
    assert twin.players[1] is game.players[1]
    twin.players[0].supply[4] = twin.players[0].eggs[0] = 0
    twin.players[0].hand.clear()
    assert (game.players[0].supply[4], game.players[0].eggs[0], game.players[0].hand) == (3, 1, [60, 61])


@pytest.mark.clause("WS-GEN-27", "WS-GEN-38")
@pytest.mark.parametrize("where", ["C1", "A4"])
def test_the_others_get_their_part_of_an_ability_left_unused_wherever_its_dragon_is(where):
    number = next(row.number for row in DRAGONS[1:] if "Opponents(" in repr(row.round_end))
    mat = {**{f"{where[0]}{n}": 43 for n in range(1, int(where[1]))}, where: number}
    t = table(3, options=ASKED, **{**RICH, "mat": mat})
    t.arrange(1, mat={"C1": 43}, meat=1, hand=[62], pit=[10]).arrange(2, mat={"C1": 43}, meat=1, hand=[63], pit=[12])
    t.use(ONCE_PER_ROUND).do("skip")
    asked = []
    while not t.is_turn_of(0):
        asked.append(t.asked)
        t.do("skip")
    assert asked == [1, 2]


@pytest.mark.clause("WS-COM-02", "WS-COM-03", "WS-GEN-01")
@pytest.mark.parametrize("seed", range(2))
def test_whatever_a_card_does_nothing_appears_or_vanishes_by_it(seed):
    pick = random.Random(seed)
    rows = [row for tile in HOUSE.tiles for row in tile.rows[:3]]
    placed = [card.effect for card in HOUSE.caves[1:]] + [*HOUSE.icons, *rows]
    for number, effect in [*ON_DRAGONS, *[(22, effect) for effect in placed]]:
        t = table(options=pick.choice(({}, ASKED)), **{**RICH, "mat": {"C1": 43, "C2": 45, "G1": 46, "A1": number}})
        t.arrange(1, mat={"C1": 47, "G1": 48}, hand=[62, 63], meat=2)
        before = RULES.census(t.game)
        t.use(effect, "A1" if (number, effect) in ON_DRAGONS else "")
        while not t.is_turn_of(0):
            assert RULES.census(t.game)[2:] == before[2:], effect
            t.game.step(pick.choice(t.game.decision.options), t.game.decision.seat)
        assert RULES.census(t.game) == before, effect


@pytest.mark.clause("WS-GEN-33", "WS-GEN-34")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_up_to_so_many_times_is_so_many_times(n):
    for part in (Pay(RESOURCE, then=Gain(COIN)), Cache(MEAT), Tuck()):
        t = table(coins=1, meat=6, hand=[60, 61, 62, 63, 64, 65], mat={"C1": 43}).use(UpTo(n, part), "C1")
        for i in range(n):
            assert SKIP in t.options
            t.do(60 + i if isinstance(part, Tuck) else "meat")
        assert t.is_turn_of(0)
        assert 6 - n == (len(t.player().hand) if isinstance(part, Tuck) else t.count("meat"))


@pytest.mark.clause("WS-GLD-20", "WS-GLD-24")
def test_a_verb_that_is_forced_is_the_same_but_for_that_it_may_not_be_declined():
    for verb in (
        PlayDragon(HAND, FREE),
        PlayDragon(DISPLAY, MINUS_ONE),
        PlayDragon(on_top=True),
        Excavate(DISPLAY, PRINTED, 2),
        Tuck(2, DECK, ANY),
        Pay(EGG, 2, THIS_CAVE),
    ):
        assert verb.forced() == replace(verb, must=True)
    assert Pay(EGG, 1, then=Tuck()).forced() == Pay(EGG, 1, then=Tuck().forced(), must=True)
    assert UpTo(3, Tuck()).forced() == UpTo(3, Tuck().forced())
    assert Cache(MEAT, 1, then=Tuck()).forced() == Cache(MEAT, 1, then=Tuck().forced())


# --- counting --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-CRD-06", "WS-OBJ-01")
@pytest.mark.parametrize("column", range(4))
def test_a_column_is_full_with_a_dragon_in_each_of_its_three_spaces(column):
    p = Player(box=HOUSE)
    for row in range(3):
        assert not column_full(p, column)
        p.dragons[4 * row + column] = 43
    assert column_full(p, column)
    t = table()
    t.game.players[0].dragons = p.dragons
    assert tally(Tally.FULL_COLUMNS, t.game, 0) == 1


@pytest.mark.clause("WS-GLD-62", "WS-GLD-63", "WS-GLD-65")
@pytest.mark.parametrize("where", [f"{c}{n}" for c in "CGA" for n in range(1, 5)])
def test_the_resources_in_the_costs_of_a_cave_are_counted_in_each_of_its_spaces(where):
    p = Player(box=HOUSE)
    number = next(row.number for row in DRAGONS[1:] if sum(HOUSE.costs[row.number][:4]) == 2)
    p.dragons[space(where)] = number
    assert resources_in_costs(p) == [2 * ("CGA"[c] == where[0]) for c in range(3)]


@pytest.mark.clause("WS-OBJ-16", "WS-OBJ-01")
@pytest.mark.parametrize("face", [face.name for face in FACES])
def test_every_objective_counts_in_each_space_of_the_mat(face):
    """A dragon, an egg, a resource and a cave card are put on one space after another: each adds what it should."""
    index = [each.name for each in FACES].index(face)
    t = table()
    p = t.player()
    p.eggs[MAT] = 0
    for s in range(12):
        before = quantity(t.game, 0, index)
        p.dragons[s] = 43
        p.eggs[s] = 1
        p.cached[4 * s + s % 4] = 1
        if s % 4:
            p.caves[s] = 16
        row, icons = DRAGONS[43], DRAGONS[43].icons
        in_cave = {"cards-in-crimson": 0, "cards-in-golden": 1, "cards-in-amethyst": 2}
        adds = {
            "cave-cards-on-mat": int(s % 4 > 0),
            "egg-capacity": row.nests,
            "eggs": 1,
            "cached-resources": 1,
            "guild-position": 0,
            "cost-0-2": int(icons <= 2),
            "cost-3-plus": int(icons > 2),
            **{name: (1 + int(s % 4 > 0)) * (s // 4 == cave) for name, cave in in_cave.items()},
        }
        dragons = FACES[index].dragons
        expected = adds.get(face)
        if expected is None:
            assert dragons is not None
            wanted_trait, wanted_size, timing = dragons.trait, dragons.size, dragons.timing
            expected = int(
                wanted_trait in (-1, row.trait)
                and wanted_size in (-1, row.size)
                and (not timing or bool(timing & row.timings))
            )
        assert quantity(t.game, 0, index) - before == expected, s


def random_mat(pick):
    """Dragons from left to right in every cave, and as many cave cards as they need, or more."""
    p = Player(box=HOUSE)
    for start in (0, 4, 8):
        dragons = pick.choice((0, 1, 2, 3, 4, 4))
        for column in range(dragons):
            p.dragons[start + column] = pick.randrange(1, len(DRAGONS))
        for column in range(1, max(dragons, pick.randrange(1, 5))):
            p.caves[start + column] = 16
    p.eggs = [pick.randrange(2) if number else 0 for number in p.dragons] + [pick.randrange(3)]
    return p


def conditions(p, left, s):
    """What each condition says of the dragon on a space, read from its words."""
    cave, column = s // 4, s % 4
    caves = [[p.dragons[4 * c + i] for i in range(4)] for c in range(3)]
    rows = [[DRAGONS[number] for number in one if number] for one in caves]
    others = [row for i, row in enumerate(rows[cave]) if i != column]
    size = [len(one) for one in rows]
    there = [sum(1 for i in range(4) if left.dragons[4 * c + i]) for c in range(3)]
    below = [DRAGONS[caves[c][column]] for c in range(3) if c != cave and caves[c][column]]
    return {
        "three_in_cave": size[cave] >= 3,
        "column_full": all(one[column] for one in caves),
        "marker_on_tile": bool(p.markers),
        "crimson_as_left": size[0] >= there[0],
        "golden_as_left": size[1] >= there[1],
        "amethyst_as_left": size[2] >= there[2],
        "between_dragons": 0 < column < 3 and column + 1 < size[cave],
        "no_aggressive_in_cave": all(row.trait != AGGRESSIVE for row in rows[cave]),
        "cave_excavated": all(p.caves[4 * cave + i] for i in (1, 2, 3)),
        "last_in_cave": column + 1 == size[cave],
        "hatchling_small_large_in_cave": {HATCHLING, SMALL, LARGE} <= {row.size for row in rows[cave]},
        "crimson_full": size[0] == 4,
        "golden_full": size[1] == 4,
        "amethyst_full": size[2] == 4,
        "cave_full": size[cave] == 4,
        "other_playful_in_cave": any(row.trait == PLAYFUL for row in others),
        "other_helpful_in_column": any(row.trait == HELPFUL for row in below),
    }


@pytest.mark.clause("WS-ABL-03", "WS-CRD-06")
def test_every_condition_of_a_card_holds_just_where_its_words_say():
    pick, seen = random.Random(3), set()
    t = table(3)
    for _ in range(60):
        t.game.players = [random_mat(pick) for _ in range(3)]
        seat = pick.randrange(3)
        p, left = t.game.players[seat], t.game.players[(seat + 1) % 3]
        p.markers = pick.choice(([], [6]))
        for s in [s for s in range(12) if p.dragons[s]]:
            expected = conditions(p, left, s)
            assert {name: holds(when, t.game, seat, s) for name, when in WHEN_WORDS.items()} == expected
            seen |= set(expected.items())
    assert len(seen) == 2 * len(WHEN_WORDS)
    t.game.players = table(3).game.players


@pytest.mark.clause("WS-CRD-06", "WS-GLD-46", "WS-GLD-62")
def test_every_number_that_cards_and_tiles_count_is_what_lies_on_the_mat():
    pick = random.Random(4)
    t = table(3)
    for _ in range(60):
        t.game.players = [random_mat(pick) for _ in range(3)]
        p = t.game.players[0]
        p.markers = [6] * pick.randrange(5)
        for player in t.game.players:
            player.rows = [pick.randrange(1, 5) for _ in range(3)]
        rows = [DRAGONS[number] for number in p.dragons if number]
        lowest = [all(other.rows[i] <= p.rows[i] for other in t.game.players) for i in range(3)]
        costs = [[sum(HOUSE.costs[number][:4]) for number in p.dragons[4 * c : 4 * c + 4]] for c in range(3)]
        expected = {
            Tally.LOWEST_ON_OBJECTIVES: sum(lowest),
            Tally.MARKERS_ON_TILE: len(p.markers),
            Tally.SETS_OF_TRAITS: min(sum(row.trait == trait for row in rows) for trait in range(4)),
            Tally.SETS_OF_SIZES: min(sum(row.size == size for row in rows) for size in range(4)),
            Tally.PAIRS_OF_EGGS: sum(p.eggs) // 2,
            Tally.FULL_COLUMNS: sum(all(p.dragons[4 * c + i] for c in range(3)) for i in range(4)),
            Tally.CAVE_CARDS: sum(card > 0 for card in p.caves),
            Tally.RESOURCES_IN_COSTS: max(map(sum, costs)),
        }
        assert {what: tally(what, t.game, 0) for what in Tally} == expected
    t.game.players = table(3).game.players


@pytest.mark.clause("WS-ABL-03", "WS-EGG-08", "WS-EGG-09")
def test_a_set_of_dragons_has_just_those_that_its_words_name():
    pick, sizes = random.Random(5), set()
    for _ in range(150):
        p, s = random_mat(pick), pick.randrange(12)
        of = Dragons(
            pick.choice((THIS_CAVE, COLUMN, ADJACENT, HERE, EVERYWHERE)),
            pick.choice((-1, -1, 0, 1, 2, 3)),
            pick.choice((-1, -1, -1, 0, 1, 2, 3)),
            pick.choice((0, 0, 0, 1, 2, 4, 8, 5)),
            pick.random() < 0.3,
            pick.random() < 0.3,
        )
        near = {
            THIS_CAVE: [x for x in range(12) if x // 4 == s // 4],
            COLUMN: [x for x in range(12) if x % 4 == s % 4],
            ADJACENT: [x for x in range(12) if abs(x // 4 - s // 4) + abs(x % 4 - s % 4) == 1],
            HERE: [s],
            EVERYWHERE: list(range(12)),
        }[of.where]
        expected = [
            x
            for x in near
            if p.dragons[x]
            and of.trait in (-1, DRAGONS[p.dragons[x]].trait)
            and of.size in (-1, DRAGONS[p.dragons[x]].size)
            and (of.timing == 0 or of.timing & DRAGONS[p.dragons[x]].timings)
            and not (of.other and x == s)
            and not (of.gentle and DRAGONS[p.dragons[x]].trait == AGGRESSIVE)
        ]
        assert sorted(of.members(p, s)) == expected
        sizes.add(len(expected))
    assert {0, 1, 2, 3} <= sizes


@pytest.mark.clause("WS-OBJ-24")
@pytest.mark.parametrize(("steps", "on_the_ring"), [(0, 0), (1, 1), (11, 11), (12, 12), (13, 1), (23, 11), (24, 12)])
def test_where_laps_do_not_count_the_start_is_behind_a_whole_lap(steps, on_the_ring):
    for laps in (True, False):
        t = table(options={"guild_laps": laps}, coins=1)
        t.arrange(steps=steps)
        assert guild_position(t.game, t.player()) == (steps if laps else on_the_ring)
        t.player().markers = [6, 6]
        assert guild_position(t.game, t.player()) == LAPS * 2 + (steps if laps else on_the_ring)


@pytest.mark.clause("WS-COM-02", "WS-COM-03")
def test_an_effect_is_about_a_dragon_card_or_a_cave_card_or_neither():
    assert [cards_of(piece) for piece in (1, 183, 200, 201, 275, 300, 702)] == [
        (1, 0), (183, 0), (0, 0), (0, 1), (0, 75), (0, 0), (0, 0)
    ]  # fmt: skip
    assert not is_face_down(Gain(MEAT) >> Gain(GOLD))


@pytest.mark.clause("WS-OBJ-24")
def test_on_the_guild_track_markers_count_before_steps_and_are_told_apart():
    assert counted(2 * LAPS + 7, [face.name for face in FACES].index("guild-position")) == (7, 2)
    assert counted(7, [face.name for face in FACES].index("eggs")) == (7, None)


@pytest.mark.clause("WS-END-02", "WS-END-05")
def test_what_nobody_can_lose_any_more_is_counted_apart():
    t = table(coins=3, mat={"C1": 43}, eggs={"C1": 1, "mat": 1}, tucked={"C1": 2}, cached={"C1": {"meat": 3}}, meat=4)
    t.arrange(markers=["vp1", "row1"], rows=[1, 2], sold=5)
    score = t.score()
    assert (score["objectives"], score["tucked"], score["cached"], score["eggs"]) == (4 + 2, 2, 3, 2)
    on_the_tile = vp_row(HOUSE.tiles[t.game.tile], t.game.setup)[0]
    sure = score["dragons"] + score["tucked"] + score["cached"] + score["objectives"] + on_the_tile + 5
    assert certain_vp(t.game, 0) == sure
    assert collected(t.game, 0) == {"43": DRAGONS[43].vp + 1 + 2 + 3}


@pytest.mark.clause("WS-COM-03", "WS-SET-20")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_general_supply_owes_just_what_lies_before_the_players(players):
    assert RULES.census(RULES.new(RULES.setup(players), 1))[2] == [0] * 6


# --- boxes of others -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-PACK-01", "WS-GLD-41")
def test_the_lowest_row_of_a_tile_that_was_typed_in_is_that_of_the_face_that_lies_up():
    plains = {"id": "plains", "lowest": [9, 2], "lowest_large": [7, 5, 2]}
    given = {"game": "wyrmspan", "pack": {"id": "mine", "version": 1}, "guild": [plains]}
    for players, expected in ((1, (9, 2)), (2, (9, 2)), (3, (7, 5, 2)), (5, (7, 5, 2))):
        setup = RULES.setup(players, {}, given)
        box = box_of(setup)
        tiles = {tile.name: vp_row(tile, setup) for tile in box.tiles}
        assert tiles.pop("plains") == expected
        assert set(tiles.values()) == {(6, 3, 1)}


@pytest.mark.clause("WS-DRW-01", "WS-DIG-03")
def test_where_nothing_is_left_to_take_nothing_is_asked_even_of_who_wants_to_be_asked():
    for what in (DRAGON, CAVE):
        t = table(options=ASKED, coins=1, display=[], cave_display=[], deck=[], cave_deck=[])
        t.game.display, t.game.cave_display = [0, 0, 0], [0, 0, 0]
        t.use(Take(what)).has(hand=[], pit=[])
        assert t.is_turn_of(0)


@pytest.mark.clause("WS-PACK-05")
def test_what_follows_a_tuck_or_a_caching_stands_only_where_one_thing_comes_from_the_player():
    then = Gain(MEAT)
    for verb, fault in (
        (Tuck(1, HAND, then=then), ""),
        (Tuck(2, HAND, then=then), "no-then"),
        (Tuck(1, DECK, then=then), "no-then"),
        (Tuck(2, DECK), ""),
        (Cache(n=1, then=then), ""),
        (Cache(n=2, then=then), "no-then"),
        (Cache(n=2), ""),
    ):
        assert verb.fault() == fault


@pytest.mark.clause("WS-ENT-11")
def test_a_dragon_comes_to_the_first_empty_space_of_a_cave_or_nowhere():
    t = table(mat={"C1": 43, **{f"A{column}": 43 + column for column in range(1, 5)}}, dug=["G3"])
    assert landings(t.player()) == (-1, 4, -1)
    t.arrange(dug=["C2"])
    assert landings(t.player()) == (1, 4, -1)
